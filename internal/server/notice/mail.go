package notice

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/mail"
	"net/url"
	"strconv"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

// A mailer hands mail to one server.
type mailer struct {
	client *gomail.Client
	from   *mail.Address
	domain string // of our message ids
}

// ourName is the sender's name if the owner gives an address without one.
const ourName = "Weathergage"

func newMailer(c Config) (*mailer, error) {
	at, err := url.Parse(c.SMTP)
	if err != nil || at.Hostname() == "" || at.Scheme != "smtp" && at.Scheme != "smtps" {
		return nil, errors.New("expected a mail server such as smtp://USER:PASSWORD@HOST:587") // the setting may hold a password
	}
	from, err := mail.ParseAddress(c.From)
	if err != nil {
		return nil, fmt.Errorf("expected a sender of mail such as table@example.org, found %q", c.From)
	}
	options := []gomail.Option{
		gomail.WithTimeout(patience), gomail.WithTLSPolicy(gomail.TLSOpportunistic),
		gomail.WithTLSConfig(&tls.Config{ServerName: at.Hostname(), RootCAs: c.Roots, MinVersion: tls.VersionTLS12}),
	}
	if at.Scheme == "smtps" {
		options = append(options, gomail.WithSSLPort(false))
	}
	if port, err := strconv.Atoi(at.Port()); err == nil {
		options = append(options, gomail.WithPort(port))
	}
	if at.User != nil {
		password, _ := at.User.Password()
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory), gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover),
			gomail.WithUsername(at.User.Username()), gomail.WithPassword(password))
	}
	from.Name = cmp.Or(from.Name, ourName)
	client, err := gomail.NewClient(at.Hostname(), options...)
	return &mailer{client, from, from.Address[strings.LastIndexByte(from.Address, '@')+1:]}, err
}

// send hands over one mail as plain text. A message keeps its id when it is sent again, so that a mailbox can
// drop the second copy.
func (ml *mailer) send(ctx context.Context, address string, m Message) error {
	out := gomail.NewMsg()
	if err := errors.Join(out.FromFormat(ml.from.Name, ml.from.Address), out.To(address)); err != nil {
		return err
	}
	out.Subject(m.Title)
	out.SetMessageIDWithValue(m.ID + "@" + ml.domain)
	out.SetGenHeader("Auto-Submitted", "auto-generated")
	out.SetDate()
	var body strings.Builder
	fmt.Fprintf(&body, "%s\n\n%s\n", written(m.Text, baseOf(m.Link)), m.Link)
	if m.Page != "" {
		fmt.Fprintf(&body, "\n-- \nNo more of these: %s\n", m.Page)
	}
	if m.Stop != "" {
		out.SetListUnsubscribe(m.Stop)
		out.SetListUnsubscribePost()
	}
	out.SetBodyString(gomail.TypeTextPlain, body.String())
	return ml.client.DialAndSendWithContext(ctx, out)
}
