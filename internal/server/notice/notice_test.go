package notice

import (
	"bytes"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"mime/quotedprintable"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
)

var told = Message{ID: "m1-0-7", Title: "Your turn in Duel", Text: "Fog, turn 3.", Link: "https://table.example/#/m/t",
	Stop: "https://table.example/api/notices/x/stop", Page: "https://table.example/#/notice/x"}

// received is what a receiver was sent.
type received struct {
	header http.Header
	body   []byte
	target string
}

// receiver returns one that answers with a status, and a Post that may reach it.
func receiver(t *testing.T, status int, c Config) (*Post, string, *received) {
	t.Helper()
	got := &received{}
	s := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		got.header, got.target = r.Header, r.URL.Path
		got.body, _ = io.ReadAll(r.Body)
		w.WriteHeader(status)
	}))
	t.Cleanup(s.Close)
	c.Roots = x509.NewCertPool()
	c.Roots.AddCert(s.Certificate())
	at := netip.MustParseAddrPort(s.Listener.Addr().String())
	c.Private = func(a netip.AddrPort) bool { return a == at }
	p, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return p, s.URL, got
}

func TestHook(t *testing.T) {
	p, address, got := receiver(t, http.StatusNoContent, Config{})
	if err := p.Deliver(t.Context(), Hook, address+"/in", told); err != nil {
		t.Fatal(err)
	}
	var body map[string]string
	if err := json.Unmarshal(got.body, &body); err != nil {
		t.Fatal(err)
	}
	if body["id"] != told.ID || body["title"] != told.Title || body["link"] != told.Link ||
		body["text"] != "Your turn in Duel. Fog, turn 3. https://table.example/#/m/t" || got.header.Get("Idempotency-Key") != told.ID {
		t.Errorf("got %s with %v", got.body, got.header)
	}
}

// TestHooksCallNobody: words of strangers are neither markup nor a link nor a call, whatever reads them; our own
// links are links.
func TestHooksCallNobody(t *testing.T) {
	const (
		text = "@everyone <!channel> <@1> **a** [b](https://evil.example) https://evil.example # c & https://table.example/m/a_b-c"
		us   = "https://table.example"
	)
	for host, want := range map[string]string{
		"discord.com": `{"content":"\\@everyone \\<!channel\\> \\<\\@1\\> \\*\\*a\\*\\* \\[b\\]\\(https\\://evil.example\\) https\\://evil.example \\# c & ` +
			`<https://table.example/m/a_b-c>","allowed_mentions":{"parse":[]}}`,
		"hooks.slack.com": `{"text":"@everyone &lt;!channel&gt; &lt;@1&gt; **a** [b](https:` + "\u200b//evil.\u200b" + `example) https:` + "\u200b//evil.\u200b" + `example # c &amp; ` +
			`<https://table.example/m/a_b-c>","mrkdwn":false,"link_names":false}`,
	} {
		var got bytes.Buffer
		out := json.NewEncoder(&got)
		out.SetEscapeHTML(false)
		if err := out.Encode(forms[host](text, us)); err != nil || strings.TrimSpace(got.String()) != want {
			t.Errorf("%s is sent\n%swant\n%s", host, got.String(), want)
		}
	}
	p, address, got := receiver(t, http.StatusOK, Config{})
	calls := told
	calls.Title, calls.Text = "@channel", text
	if err := p.Deliver(t.Context(), Hook, address+"/in", calls); err != nil {
		t.Fatal(err)
	}
	if sent := string(got.body); strings.Contains(sent, "@channel") || strings.Contains(sent, "@everyone") || strings.Contains(sent, "[b]") || strings.Contains(sent, "://evil") || strings.Contains(sent, "evil.example") || !strings.Contains(sent, us+"/m/a_b-c") {
		t.Errorf("any other receiver is sent %s", sent)
	}
	var long struct{ Content string }
	data, _ := json.Marshal(discord(strings.Repeat("News of your match\n"+us+"/m/x\n", 200), us))
	if err := json.Unmarshal(data, &long); err != nil || len(long.Content) > mostDiscord || len(long.Content) < mostDiscord-100 {
		t.Errorf("a long message has %d letters", len(long.Content))
	}
}

func TestReceiverRefuses(t *testing.T) {
	for status, gone := range map[int]bool{http.StatusGone: true, http.StatusNotFound: true, http.StatusInternalServerError: false, http.StatusFound: false} {
		p, address, _ := receiver(t, status, Config{})
		err := p.hook(t.Context(), address, told)
		if err == nil || errors.Is(err, ErrGone) != gone {
			t.Errorf("answered with %d: %v", status, err)
		}
	}
}

// TestOnlyTheOpenNet: whatever a name leads to is looked at when the connection is made, and
// an error does not tell the address.
func TestOnlyTheOpenNet(t *testing.T) {
	p, address, _ := receiver(t, http.StatusOK, Config{})
	p.http = outward(Config{Roots: p.config.Roots}) // as the owner of a server has it
	for _, to := range []string{address, strings.Replace(address, "127.0.0.1", "localhost", 1), strings.Replace(address, "127.0.0.1", "[::ffff:127.0.0.1]", 1)} {
		if err := p.hook(t.Context(), to+"/secret", told); !errors.Is(err, errPrivate) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", to, err)
		}
	}
	for _, a := range []string{
		"127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.8",
		"192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
		"::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
		"::10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1", "2001::1", "2001:db8::1", "100::1", "3fff::1",
	} {
		if open(netip.MustParseAddr(a)) {
			t.Errorf("%s is taken for an address of the open net", a)
		}
	}
	for _, a := range []string{"1.1.1.1", "93.184.216.34", "::ffff:1.1.1.1", "2606:4700::1111", "2a00:1450:4001::1"} {
		if !open(netip.MustParseAddr(a)) {
			t.Errorf("%s is not taken for an address of the open net", a)
		}
	}
}

func TestCheck(t *testing.T) {
	p, err := New(Config{})
	if err != nil {
		t.Fatal(err)
	}
	const keys = `,"keys":{"auth":"YQ","p256dh":"Yg"}}`
	for _, tt := range []struct {
		way     Way
		address string
		ok      bool
	}{
		{Hook, "https://discord.com/api/webhooks/1/x", true},
		{Hook, "https://example.org:8443/x", true},
		{Hook, "http://example.org/x", false},
		{Hook, "https://anna:secret@example.org/x", false},
		{Hook, "https://example.org:22/x", false},
		{Hook, "https:///x", false},
		{Hook, "ftp://example.org", false},
		{Hook, "https://example.org/" + strings.Repeat("x", MostAddress), false},
		{Push, `{"endpoint":"https://push.example.org/1"` + keys, true},
		{Push, `{"endpoint":"http://push.example.org/1"` + keys, false},
		{Push, `{"endpoint":"https://push.example.org/1"}`, false},
		{Push, "https://push.example.org/1", false},
		{Mail, "anna@example.org", true},
		{Mail, "Anna <anna@example.org>", false},
		{Mail, "anna@example.org, bob@example.org", false},
		{Mail, "anna@example.org\r\nBcc: bob@example.org", false},
		{Mail, "anna", false},
		{"pigeon", "anna@example.org", false},
	} {
		if err := p.Check(tt.way, tt.address); (err == nil) != tt.ok {
			t.Errorf("%s %s: %v", tt.way, tt.address, err)
		}
	}
}

// TestPush: the receiver's keys open what a browser is sent, and it is signed with ours.
func TestPush(t *testing.T) {
	ours, err := NewKeys()
	if err != nil {
		t.Fatal(err)
	}
	p, address, got := receiver(t, http.StatusCreated, Config{Keys: ours, Contact: "owner@example.org"})
	browser, err := noticetest.NewBrowser(address + "/b")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Deliver(t.Context(), Push, browser.Subscription(), told); err != nil {
		t.Fatal(err)
	}
	text, err := browser.Read(ours.Public, got.header, got.body)
	if err != nil {
		t.Fatal(err)
	}
	var message map[string]string
	if err := json.Unmarshal(text, &message); err != nil {
		t.Fatal(err)
	}
	if message["title"] != told.Title || message["link"] != told.Link || message["id"] != told.ID {
		t.Errorf("got %v", message)
	}
	if got.header.Get("Topic") != told.ID {
		t.Errorf("sent with %v", got.header)
	}
	signed, _, _ := strings.Cut(strings.TrimPrefix(got.header.Get("Authorization"), "vapid t="), ",")
	claims, err := base64.RawURLEncoding.DecodeString(strings.Split(signed, ".")[1])
	if err != nil || !strings.Contains(string(claims), "mailto:owner@example.org") {
		t.Errorf("claims %s, %v", claims, err)
	}
	other, err := NewKeys()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := browser.Read(other.Public, got.header, got.body); err == nil {
		t.Error("a push service takes what another server has signed")
	}
	got.body[len(got.body)-1]++
	if _, err := browser.Read(ours.Public, got.header, got.body); err == nil {
		t.Error("a browser reads what was changed on its way")
	}
}

func TestMail(t *testing.T) {
	box := noticetest.Open(t)
	p, err := New(Config{SMTP: "smtp://" + box.Address, From: "table@example.org"})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Deliver(t.Context(), Mail, "anna@example.org", told); err != nil {
		t.Fatal(err)
	}
	text := box.Next(t)
	for _, want := range []string{
		"MAIL FROM:<table@example.org>", "RCPT TO:<anna@example.org>", "Subject: Your turn in Duel\r\n", "Message-ID: <m1-0-7@example.org>", `From: "Weathergage" <table@example.org>`,
		"Fog, turn 3.\r\n", "https://table.example/#/m/t", "List-Unsubscribe: <https://table.example/api/notices/x/stop>",
		"List-Unsubscribe-Post: List-Unsubscribe=One-Click", "Auto-Submitted: auto-generated",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
}

// TestNoMailLinksElsewhere: mailboxes make links of words that look like one. In a mail only our own links do.
func TestNoMailLinksElsewhere(t *testing.T) {
	box := noticetest.Open(t)
	p, err := New(Config{SMTP: "smtp://" + box.Address, From: "table@example.org"})
	if err != nil {
		t.Fatal(err)
	}
	strange := told
	strange.Text = "www.evil.example plays. https://evil.example/x wins by 3.5 to 2. https://table.example/m/a.b"
	if err := p.Deliver(t.Context(), Mail, "anna@example.org", strange); err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(box.Next(t), "\r\n\r\n")
	raw, err := io.ReadAll(quotedprintable.NewReader(strings.NewReader(body)))
	if text := string(raw); err != nil || strings.Contains(text, "www.evil") || strings.Contains(text, "evil.example") || strings.Contains(text, "://evil") ||
		!strings.Contains(text, "by 3.5 to 2. https://table.example/m/a.b") {
		t.Errorf("the mail says %q, error %v", text, err)
	}
}

func TestMailSettings(t *testing.T) {
	for _, tt := range []struct{ smtp, from, want string }{
		{"mail.example.org", "table@example.org", "expected a mail server"},
		{"http://mail.example.org", "table@example.org", "expected a mail server"},
		{"smtp://anna:secret@", "table@example.org", "expected a mail server"},
		{"smtp://mail.example.org", "", "expected a sender"},
	} {
		_, err := New(Config{SMTP: tt.smtp, From: tt.from})
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "secret@") {
			t.Errorf("%s, %s: %v", tt.smtp, tt.from, err)
		}
	}
	if p, err := New(Config{}); err != nil || p.Has(Mail) || p.Has(Push) || !p.Has(Hook) {
		t.Errorf("with no settings: %v", err)
	}
}
