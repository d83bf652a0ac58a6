package notice

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"syscall"
	"time"

	"crypto/tls"

	"github.com/SherClockHolmes/webpush-go"
)

// errPrivate: the name of a receiver leads to an address that is not on the public internet.
var errPrivate = errors.New("expected an address on the open internet")

// outward returns a client that reaches only the public internet: it checks the address that a name leads to
// when the connection is made, so that it cannot change in between. It follows no redirection and uses no
// proxy.
func outward(c Config) *http.Client {
	d := net.Dialer{Timeout: 5 * time.Second, Control: func(_, address string, _ syscall.RawConn) error {
		at, err := netip.ParseAddrPort(address)
		if err != nil {
			return errPrivate
		}
		if open(at.Addr()) || c.Private != nil && c.Private(at) {
			return nil
		}
		return errPrivate
	}}
	return &http.Client{
		Timeout:       patience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DialContext: d.DialContext, TLSClientConfig: &tls.Config{RootCAs: c.Roots, MinVersion: tls.VersionTLS12},
			TLSHandshakeTimeout: 5 * time.Second, ResponseHeaderTimeout: 10 * time.Second,
			MaxResponseHeaderBytes: 16 << 10, MaxIdleConns: 20, IdleConnTimeout: 30 * time.Second, ForceAttemptHTTP2: true,
		},
	}
}

// closed lists networks that are not on the public internet, besides those that netip names: for carriers,
// tests, documents, and those through which another address can be reached.
var closed = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"), netip.MustParsePrefix("100.64.0.0/10"), netip.MustParsePrefix("192.0.0.0/24"),
	netip.MustParsePrefix("192.0.2.0/24"), netip.MustParsePrefix("192.88.99.0/24"), netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("198.51.100.0/24"), netip.MustParsePrefix("203.0.113.0/24"), netip.MustParsePrefix("240.0.0.0/4"),
	netip.MustParsePrefix("2001::/23"), netip.MustParsePrefix("2001:db8::/32"), netip.MustParsePrefix("2002::/16"),
	netip.MustParsePrefix("3fff::/20"),
}

// global is where the addresses of the public internet are among those of 128 bits.
var global = netip.MustParsePrefix("2000::/3")

// open reports whether an address is on the public internet.
func open(a netip.Addr) bool {
	a = a.Unmap()
	if a.Zone() != "" || !a.IsGlobalUnicast() || a.IsPrivate() || a.Is6() && !global.Contains(a) {
		return false
	}
	for _, net := range closed {
		if net.Contains(a) {
			return false
		}
	}
	return true
}

// hook posts a message as JSON. Discord and Slack get their own formats. Any other receiver, such as a bridge
// to Matrix, gets the fields id, title, message, link, and everything in one line as text.
func (p *Post) hook(ctx context.Context, address string, m Message) error {
	at, err := url.Parse(address)
	if err != nil {
		return err
	}
	text, base := strings.TrimSpace(m.Title+". "+m.Text+" "+m.Link), baseOf(m.Link)
	var body any = map[string]string{"id": m.ID, "title": unmarked(m.Title, base), "message": unmarked(m.Text, base), "link": m.Link, "text": unmarked(text, base)}
	if form := forms[strings.ToLower(at.Hostname())]; form != nil {
		body = form(text, base)
	}
	data, err := json.Marshal(body)
	if err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(data))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", "Weathergage")
	r.Header.Set("Idempotency-Key", m.ID)
	return taken(p.http.Do(r))
}

// lasting is how long a push service keeps a message for a browser that is off.
const lasting = 24 * time.Hour

// push sends a message to a browser. It replaces a waiting one about the same thing.
func (p *Post) push(ctx context.Context, address string, m Message) error {
	var sub webpush.Subscription
	if err := json.Unmarshal([]byte(address), &sub); err != nil {
		return err
	}
	data, err := json.Marshal(map[string]string{"id": m.ID, "title": m.Title, "text": m.Text, "link": m.Link})
	if err != nil {
		return err
	}
	return taken(webpush.SendNotificationWithContext(ctx, data, &sub, &webpush.Options{
		HTTPClient: p.http, Subscriber: p.config.Contact, Topic: m.ID, TTL: int(lasting.Seconds()),
		VAPIDPublicKey: p.config.Keys.Public, VAPIDPrivateKey: p.config.Keys.Private,
	}))
}

// taken returns an error unless a receiver accepted what was posted.
func taken(res *http.Response, err error) error {
	if err != nil {
		var at *url.Error
		if errors.As(err, &at) {
			return at.Err // the URL would reveal the address, which is a secret
		}
		return err
	}
	_, _ = io.CopyN(io.Discard, res.Body, 4<<10) // so that the connection can be used again
	_ = res.Body.Close()
	switch {
	case res.StatusCode == http.StatusNotFound || res.StatusCode == http.StatusGone:
		return ErrGone
	case res.StatusCode/100 != 2:
		return fmt.Errorf("the receiver answered %d", res.StatusCode)
	}
	return nil
}
