package noticetest

import (
	"net/smtp"
	"strings"
	"testing"
)

func TestMailbox(t *testing.T) {
	b := Open(t)
	b.None(t, "nothing was sent")
	for _, text := range []string{"one", "two"} {
		if err := smtp.SendMail(b.Address, nil, "bob@example.org", []string{"anna@example.org"}, []byte("Subject: "+text+"\r\n\r\nWell?\r\n")); err != nil {
			t.Fatal(err)
		}
		if got := b.Next(t); !strings.Contains(got, "RCPT TO:<anna@example.org>") || !strings.Contains(got, "Subject: "+text) {
			t.Errorf("got\n%s", got)
		}
	}
}
