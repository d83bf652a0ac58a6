package server

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/descope/virtualwebauthn"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
	"github.com/weathergage/weathergage/internal/store"
)

// A guestRoom is a browser of a test: it keeps its cookie and makes passkeys.
type guestRoom struct {
	*testing.T
	house  *Server
	cookie *http.Cookie
	keys   virtualwebauthn.Authenticator
}

const tableAt = "https://table.example"

func (s *Server) browserFor(t *testing.T) *guestRoom {
	return &guestRoom{T: t, house: s, keys: virtualwebauthn.NewAuthenticator()}
}

// ask sends a request as the page does, and reads the answer into out.
func (b *guestRoom) ask(method, path string, body, out any) int {
	b.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		b.Fatal(err)
	}
	r := httptest.NewRequest(method, b.house.publicURL+path, bytes.NewReader(text))
	if b.cookie != nil {
		r.AddCookie(b.cookie)
	}
	w := httptest.NewRecorder()
	b.house.ServeHTTP(w, r)
	for _, set := range w.Result().Cookies() {
		if b.cookie = set; set.MaxAge < 0 {
			b.cookie = nil
		}
	}
	if out != nil {
		if err := json.Unmarshal(w.Body.Bytes(), out); err != nil {
			b.Fatalf("%s %s is answered with %d %s", method, path, w.Code, w.Body)
		}
	}
	return w.Code
}

// well is ask for what has to be answered with 200.
func (b *guestRoom) well(path string, body, out any) {
	b.Helper()
	var told json.RawMessage
	if code := b.ask("POST", path, body, &told); code != http.StatusOK {
		b.Fatalf("%s is answered with %d %s", path, code, told)
	}
	if out != nil {
		if err := json.Unmarshal(told, out); err != nil {
			b.Fatal(err)
		}
	}
}

func (b *guestRoom) party() virtualwebauthn.RelyingParty {
	return virtualwebauthn.RelyingParty{Name: "Weathergage", ID: strings.TrimPrefix(b.house.publicURL, "https://"), Origin: b.house.publicURL}
}

// newPasskey has both coordinates of its point 32 bytes long, as browsers write them. The library
// drops a leading zero byte, in one key of 128, and such a key is rightly refused.
func newPasskey() virtualwebauthn.Credential {
	const whole = 77 // bytes of a point in COSE
	for {
		key := virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
		if len(key.Key.AttestationData()) == whole {
			return key
		}
	}
}

// makes answers the options of a route with a new passkey, and sends it to another.
func (b *guestRoom) makes(begin, end string, e errand) me {
	b.Helper()
	var options json.RawMessage
	b.well(begin, e, &options)
	asked, err := virtualwebauthn.ParseAttestationOptions(string(options))
	if err != nil {
		b.Fatal(err)
	}
	key := newPasskey()
	made := virtualwebauthn.CreateAttestationResponse(b.party(), b.keys, key, *asked)
	b.keys.Options.UserHandle = []byte(asked.UserID)
	b.keys.AddCredential(key)
	var out me
	b.well(end, errand{Credential: []byte(made)}, &out)
	return out
}

// proves signs in with the passkey made last. Begin answers what has to be signed.
func (b *guestRoom) proves(out any) int {
	b.Helper()
	var options json.RawMessage
	b.well("/api/signin/begin", errand{}, &options)
	asked, err := virtualwebauthn.ParseAssertionOptions(string(options))
	if err != nil {
		b.Fatal(err)
	}
	key := b.keys.Credentials[len(b.keys.Credentials)-1]
	signed := virtualwebauthn.CreateAssertionResponse(b.party(), b.keys, key, *asked)
	return b.ask("POST", "/api/signin/end", errand{Credential: []byte(signed)}, out)
}

func (b *guestRoom) me() me {
	b.Helper()
	var out me
	if code := b.ask("GET", "/api/me", nil, &out); code != http.StatusOK {
		b.Fatalf("answered with %d", code)
	}
	return out
}

// TestAPasskeyKeepsAName: one press keeps it, another signs in elsewhere, and no other
// server's passkey does.
func TestAPasskeyKeepsAName(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	one, two := s.browserFor(t), s.browserFor(t)
	if m := one.me(); m.Person != nil || !m.Names || !m.Passkeys || one.cookie != nil {
		t.Errorf("a guest is told %+v and given the cookie %v", m, one.cookie)
	}
	got := one.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	if p := got.Person; p == nil || p.Name != "Anna" || len(p.Passkeys) != 1 || len(p.Devices) != 1 || !p.Devices[0].Here || p.Owner {
		t.Fatalf("kept is %+v", p)
	}
	var no refusal
	if code := two.ask("POST", "/api/names/begin", errand{Name: "Аnna"}, &no); code != http.StatusConflict || !strings.Contains(no.Text, "looks like “Anna”") {
		t.Errorf("a name that looks so is answered with %d %s", code, no.Text)
	}
	two.keys = one.keys
	var in me
	two.keys.Options.BackupEligible, two.keys.Options.BackupState = true, true // it was synced meanwhile
	if code := two.proves(&in); code != http.StatusOK || in.Person == nil || in.Person.Name != "Anna" || len(in.Person.Devices) != 2 {
		t.Errorf("signed in with %d as %+v", code, in.Person)
	}
	stranger := s.browserFor(t)
	stranger.keys.AddCredential(newPasskey())
	stranger.keys.Options.UserHandle = one.keys.Options.UserHandle
	if code := stranger.proves(&no); code != http.StatusForbidden || !strings.Contains(no.Text, "another server") {
		t.Errorf("another server's passkey is answered with %d %s", code, no.Text)
	}
	if code := stranger.ask("POST", "/api/signin/end", errand{Credential: []byte("{}")}, &no); code != http.StatusConflict {
		t.Errorf("what was not begun is answered with %d %s", code, no.Text)
	}
	got = one.makes("/api/me/passkeys/begin", "/api/me/passkeys/end", errand{})
	if len(got.Person.Passkeys) != 2 {
		t.Errorf("passkeys %+v", got.Person.Passkeys)
	}
	one.well("/api/me/passkeys/drop", errand{ID: got.Person.Passkeys[0].ID}, &got)
	if code := one.ask("POST", "/api/me/passkeys/drop", errand{ID: got.Person.Passkeys[0].ID}, &no); code != http.StatusConflict {
		t.Errorf("the only way in is dropped with %d", code)
	}
}

// TestRecoveryCodes: each signs in once, however it is typed, and new ones put the old ones out.
func TestRecoveryCodes(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	one, two := s.browserFor(t), s.browserFor(t)
	one.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	var old, now codeList
	one.well("/api/me/codes", errand{}, &old)
	one.well("/api/me/codes", errand{}, &now)
	var in me
	two.well("/api/signin/code", errand{Code: strings.ToUpper(strings.ReplaceAll(now.Codes[3], "-", " "))}, &in)
	if in.Person == nil || in.Person.Name != "Anna" || in.Person.Codes != codes-1 {
		t.Errorf("signed in as %+v", in.Person)
	}
	for _, code := range []string{old.Codes[0], now.Codes[3], "", "abcde"} {
		if got := two.ask("POST", "/api/signin/code", errand{Code: code}, nil); got != http.StatusForbidden {
			t.Errorf("the code %q is answered with %d", code, got)
		}
	}
}

// mailed returns the link of the mail that comes next.
func mailed(t *testing.T, box *noticetest.Mailbox) string {
	t.Helper()
	text := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(box.Next(t))
	found := regexp.MustCompile(`/pass/([\w-]{43})`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("the mail is %s", text)
	}
	return found[1]
}

// TestAMailedLinkSignsIn: opened it changes nothing, pressed it keeps a name or signs in, once.
// Whether anybody has an address cannot be told from the answers.
func TestAMailedLinkSignsIn(t *testing.T) {
	box := noticetest.Open(t)
	s := openHouse(t, Config{PublicURL: tableAt, Mail: "smtp://" + box.Address, MailFrom: "table@example.org"})
	one := s.browserFor(t)
	ask := func(e errand) string {
		var told answer
		if code := one.ask("POST", "/api/names/mail", e, &told); code != http.StatusAccepted {
			t.Fatalf("%+v is answered with %d %s", e, code, told.Text)
		}
		return told.Text
	}
	unknown := ask(errand{Name: "Anna", Mail: "Anna@Example.org"})
	link := "/api/passes/" + mailed(t, box)
	for range 3 { // a scanner
		var v passView
		if code := one.ask("GET", link, nil, &v); code != http.StatusOK || v != (passView{"sign-in", "Anna", "anna@example.org", true, nil}) {
			t.Errorf("the link shows %d %+v", code, v)
		}
	}
	var in me
	one.well(link, errand{}, &in)
	if in.Person == nil || in.Person.Name != "Anna" || in.Person.Mail != "anna@example.org" {
		t.Fatalf("kept is %+v", in.Person)
	}
	var no refusal
	if code := one.ask("POST", link, errand{}, &no); code != http.StatusNotFound || !strings.Contains(no.Text, "has been used") {
		t.Errorf("a used link is answered with %d %s", code, no.Text)
	}
	known := ask(errand{Mail: "anna@example.org"})
	if known != unknown {
		t.Errorf("a known address is answered with %q, an unknown one with %q", known, unknown)
	}
	two := s.browserFor(t)
	two.well("/api/passes/"+mailed(t, box), errand{}, &in)
	if in.Person == nil || in.Person.Name != "Anna" || len(in.Person.Devices) != 2 {
		t.Errorf("signed in as %+v", in.Person)
	}
	ask(errand{Mail: "bea@example.org"}) // no name yet
	link = "/api/passes/" + mailed(t, box)
	if code := two.ask("POST", link, errand{Name: "ANNA"}, &no); code != http.StatusConflict {
		t.Errorf("a name that is taken is answered with %d %s", code, no.Text)
	}
	bea := s.browserFor(t)
	bea.well(link, errand{Name: "Bea"}, &in)
	if in.Person == nil || in.Person.Name != "Bea" {
		t.Errorf("kept is %+v", in.Person)
	}
	if code := bea.ask("POST", "/api/me/mail", errand{Mail: "b@example.org"}, nil); code != http.StatusAccepted {
		t.Errorf("another address is answered with %d", code)
	}
	bea.well("/api/passes/"+mailed(t, box), errand{}, &in)
	if in.Person.Mail != "b@example.org" {
		t.Errorf("the address is %s", in.Person.Mail)
	}
}

// TestAnOldLinkIsRefused, and one to a house that sends no mail is not asked for.
func TestAnOldLinkIsRefused(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	token := newToken()
	p := store.Pass{Hash: hashOf(token), Kind: store.SignIn, Name: "Anna", Mail: "anna@example.org", Expires: s.now().Add(-time.Second)}
	if err := s.people.AddPass(t.Context(), p, p.Expires.Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	b := s.browserFor(t)
	for _, link := range []string{token, newToken(), "x"} {
		if code := b.ask("POST", "/api/passes/"+link, errand{}, nil); code != http.StatusNotFound {
			t.Errorf("the link %s is answered with %d", link, code)
		}
	}
	var no refusal
	if code := b.ask("POST", "/api/names/mail", errand{Mail: "anna@example.org"}, &no); code != http.StatusConflict || no.Text != "This server sends no mail." {
		t.Errorf("answered with %d %s", code, no.Text)
	}
	if code := b.ask("POST", "/api/me/codes", errand{}, nil); code != http.StatusUnauthorized {
		t.Errorf("a guest's codes are answered with %d", code)
	}
	bare, err := New(Config{Games: games.All()})
	if err != nil {
		t.Fatal(err)
	}
	defer bare.Stop()
	b = bare.browserFor(t)
	if m := b.me(); m.Names {
		t.Errorf("a house without a database says %+v", m)
	}
	if code := b.ask("POST", "/api/names/begin", errand{Name: "Anna"}, nil); code != http.StatusConflict {
		t.Errorf("a house without a database is asked for a name: %d", code)
	}
}

// TestInvitedOnly: with an invitation a name is kept, once, without one it is not.
func TestInvitedOnly(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	if err := s.store.SaveSetting(t.Context(), Door, doorInvited); err != nil {
		t.Fatal(err)
	}
	token := newToken()
	if err := s.people.AddPass(t.Context(), store.Pass{Hash: hashOf(token), Kind: store.Invite}, s.now()); err != nil {
		t.Fatal(err)
	}
	b := s.browserFor(t)
	if !b.me().Invited {
		t.Error("a guest is not told that an invitation is wanted")
	}
	if code := b.ask("POST", "/api/names/begin", errand{Name: "Anna"}, nil); code != http.StatusForbidden {
		t.Errorf("without an invitation: %d", code)
	}
	b.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna", Invite: token})
	if code := b.ask("POST", "/api/names/begin", errand{Name: "Bea", Invite: token}, nil); code != http.StatusForbidden {
		t.Errorf("with an invitation that is used: %d", code)
	}
}

// TestInvitedByMail: an invitation makes one link, and who has none is answered alike without a mail.
func TestInvitedByMail(t *testing.T) {
	box := noticetest.Open(t)
	s := openHouse(t, Config{PublicURL: tableAt, Mail: "smtp://" + box.Address, MailFrom: "table@example.org"})
	if err := s.store.SaveSetting(t.Context(), Door, doorInvited); err != nil {
		t.Fatal(err)
	}
	page, err := NewPass(t.Context(), s.people, store.Invite, "", time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	b, invite := s.browserFor(t), strings.TrimPrefix(page, "/pass/")
	ask := func(e errand) string {
		var told answer
		if code := b.ask("POST", "/api/names/mail", e, &told); code != http.StatusAccepted {
			t.Errorf("%s is answered with %d", e.Mail, code)
		}
		return told.Text
	}
	invited := ask(errand{Name: "Anna", Mail: "anna@example.org", Invite: invite})
	b.well("/api/passes/"+mailed(t, box), errand{}, nil)
	if again := ask(errand{Name: "Bea", Mail: "bea@example.org", Invite: invite}); again != invited {
		t.Errorf("answered is %q with an invitation, %q with one that is used", invited, again)
	}
	ask(errand{Mail: "anna@example.org"}) // who is known needs none
	if link := mailed(t, box); b.ask("GET", "/api/passes/"+link, nil, nil) != http.StatusOK {
		t.Error("the link to sign in opens nothing")
	}
	s.Stop() // it mails nothing more
	box.None(t, "the invitation is used")
}

// TestANewDomainLosesNoAccount: passkeys belong to the old one; codes and mail sign in at the
// new one, where a passkey is made anew.
func TestANewDomainLosesNoAccount(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	one := s.browserFor(t)
	one.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	var list codeList
	one.well("/api/me/codes", errand{}, &list)
	moved, err := New(Config{Games: games.All(), Store: s.store, PublicURL: "https://club.example"})
	if err != nil {
		t.Fatal(err)
	}
	defer moved.Stop()
	two := moved.browserFor(t)
	two.well("/api/signin/code", errand{Code: list.Codes[0]}, nil)
	two.makes("/api/me/passkeys/begin", "/api/me/passkeys/end", errand{})
	three := moved.browserFor(t)
	three.keys = two.keys
	var in me
	if code := three.proves(&in); code != http.StatusOK || in.Person == nil || in.Person.Name != "Anna" {
		t.Errorf("signed in with %d as %+v", code, in.Person)
	}
}

// TestSeatsGoAlong: the links of a browser are taken into the account, which opens the seats
// elsewhere until its device is closed; then its streams end.
func TestSeatsGoAlong(t *testing.T) {
	s := openHouse(t, Config{PublicURL: tableAt})
	m, err := s.begin(t.Context(), s.find("duel").own("open-sea", nil))
	if err != nil {
		t.Fatal(err)
	}
	one, two, other := s.browserFor(t), s.browserFor(t), s.browserFor(t)
	one.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	other.makes("/api/names/begin", "/api/names/end", errand{Name: "Bea"})
	var in me
	one.well("/api/me/seats", errand{Links: []string{*m.Seats[0], m.Watch, newToken(), "x"}}, &in)
	if got := in.Person.Seats; len(got) != 1 || got[0].Match != m.Match || got[0].Seat != 0 || got[0].Game == "" || got[0].As == "" {
		t.Fatalf("the seats are %+v", got)
	}
	other.well("/api/me/seats", errand{Links: []string{*m.Seats[0]}}, nil) // who has the link too
	two.keys = one.keys
	two.proves(&in)
	seat := errand{Match: m.Match}
	var link, again seatLink
	two.well("/api/me/seats/open", seat, &link)
	two.well("/api/me/seats/open", seat, &again)
	if link.Token != again.Token || link.Token == *m.Seats[0] {
		t.Errorf("this device opens the seat with %v, then %v", link, again)
	}
	door := httptest.NewServer(s)
	defer door.Close()
	listen := func(token string, cookie *http.Cookie) *bufio.Reader {
		req, _ := http.NewRequest("GET", door.URL+"/api/m/"+token+"/events", nil)
		req.AddCookie(cookie)
		res, err := http.DefaultClient.Do(req)
		if err != nil || res.StatusCode != http.StatusOK {
			t.Fatalf("a stream is answered with %v, error %v", res, err)
		}
		t.Cleanup(func() { res.Body.Close() })
		r := bufio.NewReader(res.Body)
		if line, err := r.ReadString('\n'); !strings.HasPrefix(line, ": hello") {
			t.Fatalf("the stream says %q, error %v", line, err)
		}
		return r
	}
	own, given := listen(link.Token, two.cookie), listen(*m.Seats[0], two.cookie)
	if code := other.ask("POST", "/api/me/seats/renew", seat, nil); code != http.StatusForbidden {
		t.Errorf("who took the seat later makes its link anew: %d", code)
	}
	if code := other.ask("POST", "/api/me/seats/open", errand{Match: m.Match, Seat: 1}, nil); code != http.StatusNotFound {
		t.Errorf("a seat of somebody else is opened: %d", code)
	}
	for _, d := range in.Person.Devices {
		if d.Here {
			one.well("/api/me/devices/close", errand{ID: d.ID}, nil)
		}
	}
	for what, stream := range map[string]*bufio.Reader{"its own": own, "a given": given} {
		if _, err := io.ReadAll(stream); err != nil { // it ends
			t.Errorf("the stream of %s link: %v", what, err)
		}
	}
	if code := two.ask("GET", "/api/m/"+link.Token, nil, nil); code != http.StatusNotFound {
		t.Errorf("the link of a closed device is answered with %d", code)
	}
	one.well("/api/me/seats/open", seat, &link)
	one.well("/api/me/seats/renew", seat, &again)
	if seats := other.me().Person.Seats; len(seats) > 0 {
		t.Errorf("who took it with the old link has %+v", seats)
	}
	if code, why := other.told("/api/me/seats/open", seat); code != http.StatusNotFound {
		t.Errorf("who took it with the old link opens it again: %d %s", code, why)
	}
	for token, want := range map[string]int{
		*m.Seats[0]: http.StatusNotFound, link.Token: http.StatusOK, again.Token: http.StatusOK, *m.Seats[1]: http.StatusOK, m.Watch: http.StatusOK,
	} {
		if code := two.ask("GET", "/api/m/"+token, nil, nil); code != want {
			t.Errorf("a link is answered with %d, want %d", code, want)
		}
	}
	one.well("/api/me/seats/leave", seat, &in)
	if len(in.Person.Seats) != 0 {
		t.Errorf("the seats are %+v", in.Person.Seats)
	}
}

// TestSessionsAreNotLogged: neither cookies nor codes nor links.
func TestSessionsAreNotLogged(t *testing.T) {
	var log bytes.Buffer
	box := noticetest.Open(t)
	s := openHouse(t, Config{PublicURL: tableAt, Mail: "smtp://" + box.Address, MailFrom: "table@example.org",
		Log: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))})
	b := s.browserFor(t)
	b.makes("/api/names/begin", "/api/names/end", errand{Name: "Anna"})
	var list codeList
	b.well("/api/me/codes", errand{}, &list)
	b.ask("POST", "/api/me/mail", errand{Mail: "anna@example.org"}, nil)
	link, cookie := mailed(t, box), b.cookie.Value
	b.well("/api/passes/"+link, errand{}, nil)
	b.well("/api/me/out", errand{}, nil)
	if b.cookie != nil || b.me().Person != nil {
		t.Error("signed out, the browser still has its cookie")
	}
	b.ask("POST", "/api/signin/code", errand{Code: list.Codes[0]}, nil)
	s.Stop() // it writes nothing more
	if !strings.Contains(log.String(), "POST /api/signin/code") {
		t.Error("the requests are not in the log")
	}
	for what, secret := range map[string]string{"cookie": cookie, "code": list.Codes[0], "plain code": plainCode(list.Codes[0]), "link": link, "address": "anna@"} {
		if strings.Contains(log.String(), secret) {
			t.Errorf("the log has the %s", what)
		}
	}
}
