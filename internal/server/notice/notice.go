package notice

import (
	"context"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/mail"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/SherClockHolmes/webpush-go"
)

// A Message is one thing to tell one person.
type Message struct {
	ID    string // of what happened; the same if it is delivered again; at most 32 characters
	Title string // "Your turn in Duel"
	Text  string // a sentence or two
	Link  string // where to answer
	Stop  string // a post there ends further messages, or ""
	Page  string // the page where a person does so by hand, or ""
}

// A Way is how messages reach a person.
type Way string

const (
	Hook Way = "hook" // a post to an https address, in the form that its receiver reads
	Push Way = "push" // Web Push, to a browser that subscribed
	Mail Way = "mail"
)

// ErrGone: the receiver accepts no more messages.
var ErrGone = errors.New("the receiver is gone")

// MostAddress is how many bytes an address may have.
const MostAddress = 2000

// Check returns what is wrong with the address of a way: the https URL of a hook, the JSON of a browser's
// subscription, one mail address. The text is for the person who gave it.
func (p *Post) Check(way Way, address string) error {
	if len(address) > MostAddress {
		return fmt.Errorf("expected at most %d letters", MostAddress)
	}
	switch way {
	case Hook:
		return p.checkURL(address)
	case Push:
		var sub webpush.Subscription
		if err := json.Unmarshal([]byte(address), &sub); err != nil || sub.Keys.Auth == "" || sub.Keys.P256dh == "" {
			return errors.New("expected the subscription of a browser")
		}
		return p.checkURL(sub.Endpoint)
	case Mail:
		at, err := mail.ParseAddress(address)
		if err != nil || at.Address != address || strings.ContainsFunc(address, func(r rune) bool { return r > '~' || r <= ' ' }) {
			return errors.New("expected a mail address such as anna@example.org")
		}
		return nil
	}
	return errors.New("expected hook, push or mail")
}

func (p *Post) checkURL(address string) error {
	at, err := url.Parse(address)
	if err != nil || at.Scheme != "https" || at.Hostname() == "" || at.User != nil {
		return errors.New("expected an address that begins with https://")
	}
	if port := at.Port(); port != "" && port != "443" && port != "8443" && p.config.Private == nil {
		return errors.New("expected an address without a port of its own")
	}
	return nil
}

// Config says how messages are sent.
type Config struct {
	// SMTP is the server that takes our mail: smtp://USER:PASSWORD@HOST:PORT, which starts TLS once it is
	// connected, or smtps://..., which uses it from the start; "" is none.
	SMTP string
	From string // the sender of our mail
	// Keys identify us to push services: see NewKeys. Without them nothing is pushed.
	Keys Keys
	// Contact is where the owners of push services may complain: an https address, or a mail address.
	Contact string

	// Roots are the root certificates of receivers; nil are those of the system. Private allows addresses
	// that are not on the public internet. Both are for tests.
	Roots   *x509.CertPool
	Private func(netip.AddrPort) bool
}

// Keys are a pair of keys, base64url.
type Keys struct {
	Private, Public string
}

// NewKeys makes a pair of keys.
func NewKeys() (Keys, error) {
	private, public, err := webpush.GenerateVAPIDKeys()
	return Keys{private, public}, err
}

// Bare returns a mail address without the name before it; it returns any other text unchanged.
func Bare(address string) string {
	at, err := mail.ParseAddress(address)
	if err != nil {
		return address
	}
	return at.Address
}

// A Post delivers messages.
type Post struct {
	config Config
	http   *http.Client
	mailer *mailer // nil without mail
}

// New makes a Post. An error says what is wrong with the mail settings.
func New(c Config) (*Post, error) {
	p := &Post{config: c, http: outward(c)}
	if c.SMTP == "" {
		return p, nil
	}
	var err error
	p.mailer, err = newMailer(c)
	return p, err
}

// Has reports whether messages can be sent a way.
func (p *Post) Has(way Way) bool {
	switch way {
	case Hook:
		return true
	case Push:
		return p.config.Keys.Public != ""
	case Mail:
		return p.mailer != nil
	}
	return false
}

// PublicKey returns the key that identifies us to push services, or "".
func (p *Post) PublicKey() string { return p.config.Keys.Public }

// patience is how long a receiver may take.
const patience = 15 * time.Second

// Deliver hands a message over. Without an error the receiver has accepted it. ErrGone.
func (p *Post) Deliver(ctx context.Context, way Way, address string, m Message) error {
	if !p.Has(way) {
		return fmt.Errorf("nothing can be sent by %s", way)
	}
	if err := p.Check(way, address); err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	switch way {
	case Push:
		return p.push(ctx, address, m)
	case Mail:
		return p.mailer.send(ctx, address, m)
	}
	return p.hook(ctx, address, m)
}
