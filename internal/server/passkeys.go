package server

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/url"
	"strings"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/weathergage/weathergage/internal/store"
)

// A keeper is a person as passkeys know him.
type keeper struct {
	id, name string
	keys     []webauthn.Credential
}

// WebAuthnID returns the handle that a passkey stores of its person.
func (k *keeper) WebAuthnID() []byte { return []byte(k.id) }

// WebAuthnName returns what the browser calls the account.
func (k *keeper) WebAuthnName() string { return k.name }

// WebAuthnDisplayName returns the same: an account has one name.
func (k *keeper) WebAuthnDisplayName() string { return k.name }

// WebAuthnCredentials returns the passkeys.
func (k *keeper) WebAuthnCredentials() []webauthn.Credential { return k.keys }

// begunKey is a ceremony that a browser has begun and must end soon.
type begunKey struct {
	Person, Name, Invite string // of the person it makes a passkey for; "" to sign in
	New                  bool   // for a person who does not exist yet
	Data                 webauthn.SessionData
}

const begunKeyName = "passkey"

// origin returns the beginning of the page's address, as the browser signs it, or "" if browsers make no
// passkeys there.
func (s *Server) origin(r *http.Request) string {
	origin := s.publicURL
	if origin == "" {
		origin = "http://" + r.Host
	}
	at, err := url.Parse(origin)
	if err != nil || net.ParseIP(at.Hostname()) != nil || at.Scheme != "https" && !isLocal(at.Hostname()) {
		return ""
	}
	return at.Scheme + "://" + at.Host
}

func isLocal(host string) bool { return host == "localhost" || strings.HasSuffix(host, ".localhost") }

// keys returns the checker of passkeys for the page of a request.
func (s *Server) keys(r *http.Request) (*webauthn.WebAuthn, error) {
	origin := s.origin(r)
	if origin == "" {
		return nil, refuse(http.StatusConflict, "Browsers make passkeys only for pages with https, or at http://localhost. Open this server there.")
	}
	at, err := url.Parse(origin)
	if err != nil {
		return nil, err
	}
	return webauthn.New(&webauthn.Config{
		RPID: at.Hostname(), RPDisplayName: "Weathergage", RPOrigins: []string{origin},
		AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, UserVerification: protocol.VerificationPreferred,
		},
	})
}

// beginKey makes the browser create a passkey.
func (s *Server) beginKey(w http.ResponseWriter, r *http.Request, b begunKey, has []store.Passkey) error {
	keys, err := s.keys(r)
	if err != nil {
		return err
	}
	of := &keeper{id: b.Person, name: b.Name}
	if of.keys, err = credentials(has); err != nil {
		return err
	}
	options, data, err := keys.BeginRegistration(of, webauthn.WithExclusions(webauthn.Credentials(of.keys).CredentialDescriptors()))
	if err != nil {
		return err
	}
	b.Data = *data
	if err := s.remember(r, b); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, options)
}

// remember stores in the browser's session what it has begun.
func (s *Server) remember(r *http.Request, b begunKey) error {
	text, err := json.Marshal(b)
	if err == nil {
		s.sessions.Put(r.Context(), begunKeyName, string(text))
	}
	return err
}

var errNotBegun = refuse(http.StatusConflict, "This took too long, or was begun in another window. Begin again.")

// recall takes what the browser has begun from its session.
func (s *Server) recall(r *http.Request) (b begunKey, err error) {
	text := s.sessions.PopString(r.Context(), begunKeyName)
	if text == "" {
		return b, errNotBegun
	}
	return b, json.Unmarshal([]byte(text), &b)
}

// endKey returns the passkey that the browser has made.
func (s *Server) endKey(r *http.Request, b *begunKey, credential []byte) (store.Passkey, error) {
	keys, err := s.keys(r)
	if err != nil {
		return store.Passkey{}, err
	}
	made, err := protocol.ParseCredentialCreationResponseBytes(credential)
	if err != nil {
		return store.Passkey{}, errBadKey
	}
	key, err := keys.CreateCredential(&keeper{id: b.Person, name: b.Name}, b.Data, made)
	if err != nil {
		s.logOf(r).Info("a passkey was refused", "error", err)
		return store.Passkey{}, errBadKey
	}
	key.Attestation = webauthn.CredentialAttestation{} // never checked again
	text, err := json.Marshal(key)
	return store.Passkey{ID: keyID(key.ID), Person: b.Person, Name: browser(r.UserAgent()), Credential: string(text),
		Created: s.now(), Used: s.now()}, err
}

func keyID(raw []byte) string { return base64.RawURLEncoding.EncodeToString(raw) }

var (
	errBadKey   = refuse(http.StatusBadRequest, "The passkey could not be checked. Begin again.")
	errOtherKey = refuse(http.StatusForbidden, "This server does not know that passkey: it was removed here, or it belongs to another server. "+
		"Sign in another way, with mail or a recovery code, then add a passkey.")
)

func credentials(has []store.Passkey) ([]webauthn.Credential, error) {
	var out []webauthn.Credential
	for i := range has {
		var key webauthn.Credential
		if err := json.Unmarshal([]byte(has[i].Credential), &key); err != nil {
			return nil, err
		}
		out = append(out, key)
	}
	return out, nil
}

// proveKey returns the person whose passkey signs what this browser has begun.
func (s *Server) proveKey(r *http.Request, credential []byte) (store.Person, error) {
	b, err := s.recall(r)
	if err == nil && b.Person != "" {
		err = errNotBegun
	}
	if err != nil {
		return store.Person{}, err
	}
	signed, err := protocol.ParseCredentialRequestResponseBytes(credential)
	if err != nil {
		return store.Person{}, errBadKey
	}
	key, err := s.people.Passkey(r.Context(), keyID(signed.RawID))
	if errors.Is(err, store.ErrNone) || err == nil && key.Person != string(signed.Response.UserHandle) {
		err = errOtherKey
	}
	if err == nil {
		key.Credential, err = s.verify(r, &b, key, signed)
	}
	if err != nil {
		return store.Person{}, err
	}
	key.Used = s.now()
	if err := s.people.SavePasskey(r.Context(), key); err != nil {
		return store.Person{}, err
	}
	return s.people.Person(r.Context(), key.Person)
}

// verify checks a signature, and returns the credential as it is afterwards.
func (s *Server) verify(
	r *http.Request, b *begunKey, key store.Passkey, signed *protocol.ParsedCredentialAssertionData,
) (string, error) {
	keys, err := s.keys(r)
	if err != nil {
		return "", err
	}
	has, err := credentials([]store.Passkey{key})
	if err != nil {
		return "", err
	}
	// A passkey that is synced to other devices after it was made says so from then on.
	has[0].Flags.BackupEligible = signed.Response.AuthenticatorData.Flags.HasBackupEligible()
	now, err := keys.ValidateDiscoverableLogin(func(_, handle []byte) (webauthn.User, error) {
		return &keeper{id: string(handle), keys: has}, nil
	}, b.Data, signed)
	if err != nil {
		s.logOf(r).Info("a passkey was refused", "error", err)
		return "", errBadKey
	}
	text, err := json.Marshal(now)
	return string(text), err
}
