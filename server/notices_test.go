package server

import (
	"crypto/x509"
	"encoding/json"
	"encoding/xml"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/games"
	"github.com/weathergage/weathergage/server/notice/noticetest"
	"github.com/weathergage/weathergage/store"
)

// A hook is a receiver of messages, which may refuse the first ones.
type hook struct {
	*httptest.Server
	refuses atomic.Int32
	got     chan map[string]string
}

func openHook(t *testing.T) *hook {
	h := &hook{got: make(chan map[string]string, 20)}
	h.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body map[string]string
		text, _ := io.ReadAll(r.Body)
		if err := json.Unmarshal(text, &body); err != nil {
			t.Errorf("posted is %s", text)
		}
		h.got <- body
		if h.refuses.Add(-1) >= 0 {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	t.Cleanup(h.Close)
	return h
}

// next is what is posted next.
func (h *hook) next(t *testing.T) map[string]string {
	t.Helper()
	select {
	case body := <-h.got:
		return body
	case <-time.After(time.Minute):
		t.Fatal("nothing is posted")
		return nil
	}
}

// none says that nothing more has been posted.
func (h *hook) none(t *testing.T, when string) {
	t.Helper()
	select {
	case body := <-h.got:
		t.Errorf("%s: posted is %v", when, body)
	default:
	}
}

// openTelling opens a house that may reach a hook, and a clock of its own.
func openTelling(t *testing.T, h *hook, smtp string) (*site, *atomic.Int64) {
	t.Helper()
	kept, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "weathergage.db"))
	if err != nil {
		t.Fatal(err)
	}
	var ahead atomic.Int64
	roots := x509.NewCertPool()
	roots.AddCert(h.Certificate())
	at := netip.MustParseAddrPort(h.Listener.Addr().String())
	c := Config{Games: games.All(), Store: kept, PublicURL: "https://table.example",
		receivers: receivers{roots, func(a netip.AddrPort) bool { return a == at }}}
	if smtp != "" {
		c.Mail, c.MailFrom = smtp, "table@example.org"
	}
	house, err := furnished(c)
	if err != nil {
		t.Fatal(err)
	}
	if house.post, err = house.newPost(&c); err != nil {
		t.Fatal(err)
	}
	house.now = func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }
	house.limits.Lifted = true
	house.begun()
	door := httptest.NewServer(house)
	t.Cleanup(func() {
		house.Stop()
		door.Close()
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	})
	return &site{t, house, door.URL, newLuck()}, &ahead
}

// plays makes choices in a seat of a duel.
func (s *site) plays(token string, choices ...string) {
	s.Helper()
	for _, c := range choices {
		var out struct{ Text string }
		if code := s.ask("POST", "/api/m/"+token+"/play", move{At: s.table(token).View.At, Choices: []string{c}}, &out); code != http.StatusOK {
			s.Fatalf("%s is answered with %d: %s", c, code, out.Text)
		}
	}
}

// TestToldWhileAway: who is away is told once that it is his turn, again with the same id if
// the receiver failed, and not while he is at the page.
func TestToldWhileAway(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	var list noticeList
	if code := s.ask("POST", "/api/m/"+b+"/notices", newNotice{"hook", h.URL + "/in", []string{"turn", "ended"}}, &list); code != http.StatusOK {
		t.Fatalf("a hook is answered with %d", code)
	}
	if len(list.Notices) != 1 || list.Notices[0].To != "127.0.0.1" || strings.Contains(list.Notices[0].To, "/in") {
		t.Errorf("listed are %+v", list.Notices)
	}
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	ahead.Store(int64(2 * attention)) // B has left
	h.refuses.Store(1)
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	first := h.next(t)
	again := h.next(t)
	if first["id"] == "" || first["id"] != again["id"] || first["title"] != "Your turn in Duel" ||
		first["link"] != "https://table.example/m/"+b || !strings.Contains(first["message"], "Open sea") {
		t.Errorf("told is %v, then %v", first, again)
	}
	s.table(b) // B is back
	s.plays(b, "B pass vengeur", "B pass vengeur")
	s.plays(a, "A pass resolute")
	s.settled(m.Match)
	h.none(t, "B is at the page")
	ahead.Add(int64(2 * attention))
	s.ask("POST", "/api/m/"+a+"/concede", move{}, nil)
	if last := h.next(t); last["id"] == first["id"] || last["title"] != "The match is over: Duel" {
		t.Errorf("at the end told is %v", last)
	}
}

// settled does what is to be told of a match now, as its jobs do.
func (s *site) settled(id string) {
	s.Helper()
	_ = s.house.news(s.Context(), id) // it may be put off
}

// TestWhatHasPassedIsNotTold: a turn that was taken before its message could be delivered.
func TestWhatHasPassedIsNotTold(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	s.ask("POST", "/api/m/"+b+"/notices", newNotice{"hook", h.URL, []string{"turn"}}, nil)
	s.plays(a, "A load resolute > round", "A plot resolute 1") // B is asked, and is still here
	s.plays(b, "B pass vengeur", "B pass vengeur")
	ahead.Store(int64(2 * attention))
	s.settled(m.Match)
	h.none(t, "B has answered")
}

// TestMailIsConfirmed: a mail address is written to once, whatever opens the page of that
// mail changes nothing, and a post from a mail program ends all.
func TestMailIsConfirmed(t *testing.T) {
	h := openHook(t)
	box := noticetest.Open(t)
	s, ahead := openTelling(t, h, "smtp://"+box.Address)
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	ask := func() (page string) {
		var list noticeList
		if code := s.ask("POST", "/api/m/"+b+"/notices", newNotice{"mail", "anna@example.org", []string{"turn"}}, &list); code != http.StatusOK {
			t.Fatalf("a mail address is answered with %d", code)
		}
		if n := list.Notices[0]; n.Confirmed || n.To != "a…@example.org" {
			t.Errorf("listed is %+v", n)
		}
		mail := box.Next(t)
		if _, page, _ = strings.Cut(mail, "https://table.example/notice/"); len(page) < tokenLength {
			t.Fatalf("the mail is\n%s", mail)
		}
		return page[:tokenLength]
	}
	id := ask()
	var n noticeView
	if code := s.ask("GET", "/api/notices/"+id, nil, &n); code != http.StatusOK || n.Confirmed {
		t.Errorf("the page is answered with %d and %+v", code, n)
	}
	ahead.Store(int64(2 * attention))
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	s.settled(m.Match)
	box.None(t, "nothing is confirmed")
	if code := s.ask("POST", "/api/notices/"+id+"/confirm", nil, &n); code != http.StatusOK || !n.Confirmed {
		t.Errorf("confirming is answered with %d and %+v", code, n)
	}
	s.settled(m.Match)
	if mail := box.Next(t); !strings.Contains(mail, "Subject: Your turn in Duel") ||
		!strings.Contains(mail, "List-Unsubscribe: <https://table.example/api/notices/"+id+"/stop>") {
		t.Errorf("the mail is\n%s", mail)
	}
	res, err := http.Post(s.url+"/api/notices/"+id+"/stop", "application/x-www-form-urlencoded", strings.NewReader("List-Unsubscribe=One-Click"))
	if err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("a mail program's post: %v, %v", res.Status, err)
	}
	res.Body.Close()
	if code := s.ask("POST", "/api/notices/"+id+"/confirm", nil, nil); code != http.StatusNotFound {
		t.Errorf("what has ended is confirmed with %d", code)
	}
}

// TestNoticesAreRefused: what cannot be sent, and whose it is not.
func TestNoticesAreRefused(t *testing.T) {
	h := openHook(t)
	s, _ := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	for _, tt := range []struct {
		token string
		body  newNotice
		code  int
	}{
		{a, newNotice{"mail", "anna@example.org", []string{"turn"}}, http.StatusBadRequest}, // no server for mail
		{a, newNotice{"hook", "http://example.org", []string{"turn"}}, http.StatusBadRequest},
		{a, newNotice{"hook", h.URL, nil}, http.StatusBadRequest},
		{a, newNotice{"hook", h.URL, []string{"weather"}}, http.StatusBadRequest},
		{m.Watch, newNotice{"hook", h.URL, []string{"turn"}}, http.StatusForbidden},
	} {
		if code := s.ask("POST", "/api/m/"+tt.token+"/notices", tt.body, nil); code != tt.code {
			t.Errorf("%+v is answered with %d, want %d", tt.body, code, tt.code)
		}
	}
	var list noticeList
	for range store.MostNotices {
		s.ask("POST", "/api/m/"+a+"/notices", newNotice{"hook", h.URL, []string{"turn"}}, &list)
	}
	if code := s.ask("POST", "/api/m/"+a+"/notices", newNotice{"hook", h.URL, []string{"turn"}}, nil); code != http.StatusConflict {
		t.Errorf("one notice too many is answered with %d", code)
	}
	if code := s.ask("POST", "/api/m/"+b+"/notices/drop", droppedNotice{list.Notices[0].ID}, nil); code != http.StatusNotFound {
		t.Errorf("another seat's notice is dropped with %d", code)
	}
	if s.ask("POST", "/api/m/"+a+"/notices/drop", droppedNotice{list.Notices[0].ID}, &list); len(list.Notices) != store.MostNotices-1 {
		t.Errorf("%d notices are left", len(list.Notices))
	}
}

// TestFeed: the feed of a seat has what there is to do, and nothing of the other's.
func TestFeed(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "open-sea", "me", "me")
	read := func(token string) atom {
		res, err := http.Get(s.url + "/api/m/" + token + "/feed")
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		var out atom
		if err := xml.NewDecoder(res.Body).Decode(&out); err != nil {
			t.Fatal(err)
		}
		return out
	}
	if feed := read(*m.Seats[1]); len(feed.Entries) != 1 || feed.Entries[0].Title != "Your turn in Duel" {
		t.Errorf("the feed is %+v", feed)
	}
	s.plays(*m.Seats[1], "B load vengeur > round", "B plot vengeur 2")
	if feed := read(*m.Seats[1]); len(feed.Entries) != 0 {
		t.Errorf("B has chosen, and the feed is %+v", feed)
	}
}
