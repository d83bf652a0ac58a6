package noticetest

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// A Browser subscribes to the messages of a server, with its push service.
type Browser struct {
	endpoint string
	key      *ecdh.PrivateKey
	auth     []byte
}

// NewBrowser makes a browser to which messages are pushed at an https address.
func NewBrowser(endpoint string) (*Browser, error) {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	auth := make([]byte, 16)
	rand.Read(auth) // never fails
	return &Browser{endpoint, key, auth}, err
}

var base64url = base64.RawURLEncoding

// Subscription returns what the browser sends a server, as JSON.
func (b *Browser) Subscription() string {
	text, _ := json.Marshal(map[string]any{"endpoint": b.endpoint, "keys": map[string]string{ // strings can always be encoded
		"auth": base64url.EncodeToString(b.auth), "p256dh": base64url.EncodeToString(b.key.PublicKey().Bytes())}})
	return string(text)
}

// Read returns the text of a message pushed to the browser, after the checks of its push service and its own:
// signed with the key of the server for this push service (RFC 8292), and encrypted for the browser (RFC
// 8291).
func (b *Browser) Read(server string, header http.Header, body []byte) ([]byte, error) {
	if err := b.signed(server, header.Get("Authorization")); err != nil {
		return nil, err
	}
	return b.open(body)
}

// signed returns an error unless the header of a push has a token that is signed with a server's key,
// base64url, and meant for us.
func (b *Browser) signed(server, header string) error {
	rest, is := strings.CutPrefix(header, "vapid t=")
	token, key, two := strings.Cut(rest, ", k=")
	parts := strings.Split(token, ".")
	if !is || !two || len(parts) != 3 || key != server {
		return fmt.Errorf("expected a token signed by %s, found %q", server, header)
	}
	point, err := base64url.DecodeString(key)
	if err != nil {
		return err
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return err
	}
	signature, err := base64url.DecodeString(parts[2])
	if err != nil || len(signature) != 64 {
		return fmt.Errorf("expected a signature of 64 bytes, found %d (%w)", len(signature), err)
	}
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])) {
		return errors.New("the signature is false")
	}
	return b.meant(parts[1])
}

// meant returns an error unless the claims of a token are for our push service, and last a day at most.
func (b *Browser) meant(part string) error {
	text, err := base64url.DecodeString(part)
	if err != nil {
		return err
	}
	var claims struct {
		For  string `json:"aud"`
		Ends int64  `json:"exp"`
	}
	if err := json.Unmarshal(text, &claims); err != nil {
		return err
	}
	at, err := url.Parse(b.endpoint)
	if err != nil {
		return err
	}
	left := time.Until(time.Unix(claims.Ends, 0))
	if claims.For != at.Scheme+"://"+at.Host || left <= 0 || left > 24*time.Hour {
		return fmt.Errorf("the token is for %s and lasts %v", claims.For, left)
	}
	return nil
}

// open decrypts a pushed message as RFC 8291 says.
func (b *Browser) open(body []byte) ([]byte, error) {
	if len(body) < 21 || len(body) < 21+int(body[20]) {
		return nil, fmt.Errorf("a message of %d bytes is too short", len(body))
	}
	salt, n := body[:16], int(body[20])
	sender, sealed := body[21:21+n], body[21+n:]
	from, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return nil, err
	}
	secret, err := b.key.ECDH(from)
	if err != nil {
		return nil, err
	}
	derive := func(secret, salt []byte, info string, n int) []byte {
		out, keyed := hkdf.Key(sha256.New, secret, salt, info, n)
		err = errors.Join(err, keyed)
		return out
	}
	ikm := derive(secret, b.auth, "WebPush: info\x00"+string(b.key.PublicKey().Bytes())+string(sender), 32)
	key, nonce := derive(ikm, salt, "Content-Encoding: aes128gcm\x00", 16), derive(ikm, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	text, err := gcm.Open(nil, nonce, sealed, nil)
	text, _, _ = bytes.Cut(text, []byte{2}) // padding follows
	return text, err
}
