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
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/server/notice/noticetest"
	"github.com/weathergage/weathergage/internal/store"
)

// A hook is a receiver of messages, which may refuse the first ones. What comes at /slow waits there until
// it is let go.
type hook struct {
	*httptest.Server
	refuses atomic.Int32
	got     chan map[string]string
	waits   atomic.Int32
	letGo   chan bool
}

func openHook(t *testing.T) *hook {
	h := &hook{got: make(chan map[string]string, 20), letGo: make(chan bool)}
	h.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body map[string]string
		text, _ := io.ReadAll(r.Body)
		if err := json.Unmarshal(text, &body); err != nil {
			t.Errorf("posted is %s", text)
		}
		if r.URL.Path == "/slow" {
			h.waits.Add(1)
			select {
			case <-h.letGo:
			case <-r.Context().Done(): // its sender has no more patience
			}
			h.waits.Add(-1)
		}
		h.got <- body
		if h.refuses.Add(-1) >= 0 {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	t.Cleanup(h.Close)
	return h
}

// next returns what is posted next.
func (h *hook) next(t *testing.T) map[string]string {
	t.Helper()
	select {
	case body := <-h.got:
		return body
	case <-time.After(patient):
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
	if code := s.ask("POST", "/api/m/"+b+"/notices", newNotice{Way: "hook", Address: h.URL + "/in", About: []string{"turn", "ended"}}, &list); code != http.StatusOK {
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
	s.ask("POST", "/api/m/"+b+"/notices", newNotice{Way: "hook", Address: h.URL, About: []string{"turn"}}, nil)
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
		if code := s.ask("POST", "/api/m/"+b+"/notices", newNotice{Way: "mail", Address: "anna@example.org", About: []string{"turn"}}, &list); code != http.StatusOK {
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
	s.post(b, "standing", move{What: "give", Text: "not-here shall-fire > vengeur"})
	says := s.table(b).View.Standing[0].Says
	ahead.Store(int64(4 * attention))
	s.settled(m.Match)
	box.None(t, "nothing is confirmed")
	if _, told := s.match(b).toldBy(&store.Notice{Way: "hook", Seat: 1}, match.News{Kind: match.Turn}); strings.Contains(told, "orders") {
		t.Errorf("a channel that others may read is told %q", told)
	}
	if code := s.ask("POST", "/api/notices/"+id+"/confirm", nil, &n); code != http.StatusOK || !n.Confirmed {
		t.Errorf("confirming is answered with %d and %+v", code, n)
	}
	if mail := box.Next(t); !strings.Contains(mail, "Subject: Your turn in Duel") ||
		!strings.Contains(mail, "List-Unsubscribe: <https://table.example/api/notices/"+id+"/stop>") ||
		!strings.Contains(mail, "Your standing orders:\r\n- "+says+"\r\n") {
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
		{a, newNotice{Way: "mail", Address: "anna@example.org", About: []string{"turn"}}, http.StatusBadRequest}, // no server for mail
		{a, newNotice{Way: "hook", Address: "http://example.org", About: []string{"turn"}}, http.StatusBadRequest},
		{a, newNotice{Way: "hook", Address: h.URL, About: nil}, http.StatusBadRequest},
		{a, newNotice{Way: "hook", Address: h.URL, About: []string{"weather"}}, http.StatusBadRequest},
		{m.Watch, newNotice{Way: "hook", Address: h.URL, About: []string{"turn"}}, http.StatusForbidden},
	} {
		if code := s.ask("POST", "/api/m/"+tt.token+"/notices", tt.body, nil); code != tt.code {
			t.Errorf("%+v is answered with %d, want %d", tt.body, code, tt.code)
		}
	}
	var list noticeList
	for range store.MostNotices {
		s.ask("POST", "/api/m/"+a+"/notices", newNotice{Way: "hook", Address: h.URL, About: []string{"turn"}}, &list)
	}
	if code := s.ask("POST", "/api/m/"+a+"/notices", newNotice{Way: "hook", Address: h.URL, About: []string{"turn"}}, nil); code != http.StatusConflict {
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
	s.post(*m.Seats[0], "concede", move{})
	if code := s.ask("POST", "/api/m/"+*m.Seats[0]+"/sit", move{Text: "@everyone evil.example"}, nil); code != http.StatusOK {
		t.Fatalf("to sit down is answered with %d", code)
	}
	feed := read(*m.Seats[1])
	if len(feed.Entries) != 2 || !strings.Contains(feed.Entries[0].Summary, "concede") || strings.Contains(jsonOf(feed), "evil") {
		t.Errorf("after the end the feed is %+v", feed)
	}
}

// TestReminded: who lets his time pass is reminded at each moment once, not in his quiet hours,
// and not of a turn that he has taken.
func TestReminded(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	offered := ofDuel(1)
	offered.Tell = &newNotice{Way: "hook", Address: h.URL, About: []string{"late"}, Zone: "Europe/Madrid"}
	i := s.offer(offered)
	var m made
	if code := s.ask("POST", "/api/hall/"+i.ID+"/take", takes{Name: "Bea"}, &m); code != http.StatusCreated {
		t.Fatalf("taking is answered with %d", code)
	}
	if first := h.next(t); first["title"] != "Your opponent is here: Duel" || first["link"] != "https://table.example/m/"+i.Key ||
		!strings.Contains(first["message"], "Bea plays A.") {
		t.Errorf("when somebody takes it, told is %v", first)
	}
	eventually(t, "what was told is stored", func() bool {
		all, err := s.house.store.Notices(t.Context(), m.Match)
		return err == nil && len(all) == 1 && all[0].Told >= 0
	})
	later := func(d time.Duration) { ahead.Store(int64(d)); s.settled(m.Match) }
	later(11 * time.Hour)
	h.none(t, "before the half")
	later(12*time.Hour + time.Second)
	half := h.next(t)
	if half["title"] != "You have 12 hours left in Duel" || !strings.Contains(half["message"], "Your time ends on ") || !strings.Contains(half["message"], " CE") {
		t.Errorf("at the half, told is %v", half)
	}
	later(13 * time.Hour)
	h.none(t, "the half is told")
	later(23*time.Hour + time.Second)
	if last := h.next(t); last["title"] != "You have 60 minutes left in Duel" || last["id"] == half["id"] {
		t.Errorf("in the last hour, told is %v", last)
	}
	s.settled(m.Match)
	h.none(t, "all is told")
	later(25 * time.Hour)
	h.none(t, "the time is over")
}

// TestAReminderPassesWithItsTurn: who has chosen meanwhile is not reminded.
func TestAReminderPassesWithItsTurn(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	i := s.offer(ofDuel(1))
	var m made
	s.ask("POST", "/api/hall/"+i.ID+"/take", takes{Name: "Bea"}, &m)
	s.ask("POST", "/api/m/"+i.Key+"/notices", newNotice{Way: "hook", Address: h.URL, About: []string{"late"}}, nil)
	s.plays(i.Key, "B load vengeur > round", "B plot vengeur 2")
	ahead.Store(int64(13 * time.Hour))
	s.settled(m.Match)
	h.none(t, "B has chosen")
}

// TestQuietHours: until when nothing is sent, in the zone of who is told, over midnight and
// when clocks are changed.
func TestQuietHours(t *testing.T) {
	at := func(text string) time.Time {
		when, err := time.Parse(time.RFC3339, text)
		if err != nil {
			t.Fatal(err)
		}
		return when
	}
	for _, tt := range []struct {
		zone  string
		quiet [2]int
		now   string
		want  time.Duration
	}{
		{"", [2]int{0, 0}, "2026-11-26T03:00:00Z", 0},
		{"", [2]int{22, 8}, "2026-11-26T21:59:59Z", 0},
		{"", [2]int{22, 8}, "2026-11-26T22:00:00Z", 10 * time.Hour},
		{"", [2]int{22, 8}, "2026-11-26T07:30:00Z", 30 * time.Minute},
		{"", [2]int{22, 8}, "2026-11-26T08:00:00Z", 0},
		{"", [2]int{9, 17}, "2026-11-26T12:00:00Z", 5 * time.Hour},
		{"", [2]int{9, 17}, "2026-11-26T17:00:00Z", 0},
		{"America/New_York", [2]int{22, 8}, "2026-11-26T12:00:00Z", time.Hour},
		{"Europe/Madrid", [2]int{22, 8}, "2026-03-28T23:00:00Z", 7 * time.Hour}, // an hour of that night is left out
		{"Europe/Madrid", [2]int{1, 2}, "2026-03-29T00:30:00Z", 30 * time.Minute},
	} {
		n := store.Notice{Zone: tt.zone, Quiet: tt.quiet}
		got := quietFor(&n, at(tt.now))
		if got != tt.want {
			t.Errorf("%s, quiet %v, at %s: for %v, want %v", tt.zone, tt.quiet, tt.now, got, tt.want)
		}
		if got > 0 && quietFor(&n, at(tt.now).Add(got)) != 0 {
			t.Errorf("%s, quiet %v, at %s: it is still quiet after that", tt.zone, tt.quiet, tt.now)
		}
	}
}

// TestItIsQuiet: in the quiet hours nothing is sent, and it is told afterwards what is still so.
func TestItIsQuiet(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	sharp := s.house.now().Truncate(time.Hour).Add(time.Hour)
	start := time.Until(sharp)
	ahead.Store(int64(start))
	hour := sharp.UTC().Hour()
	quiet := newNotice{Way: "hook", Address: h.URL, About: []string{"wrote"}, Quiet: [2]int{(hour + 23) % 24, (hour + 2) % 24}}
	s.ask("POST", "/api/m/"+b+"/notices", quiet, nil)
	ahead.Store(int64(start + 2*attention)) // B has left
	s.post(a, "say", move{Text: "Are you there?"})
	if err := s.house.news(t.Context(), m.Match); err == nil || !strings.Contains(err.Error(), "again in 1h") {
		t.Errorf("in the quiet hours: %v", err)
	}
	h.none(t, "it is quiet")
	ahead.Store(int64(start + 2*time.Hour))
	s.settled(m.Match)
	if told := h.next(t); told["title"] != "A chat message in Duel" {
		t.Errorf("told is %v", told)
	}
	for _, bad := range []newNotice{
		{Way: "hook", Address: h.URL, About: []string{"turn"}, Zone: "Atlantis/Main"},
		{Way: "hook", Address: h.URL, About: []string{"turn"}, Quiet: [2]int{22, 24}},
		{Way: "hook", Address: h.URL, About: []string{"turn"}, Quiet: [2]int{-1, 8}},
	} {
		if code := s.ask("POST", "/api/m/"+b+"/notices", bad, nil); code != http.StatusBadRequest {
			t.Errorf("%+v is answered with %d", bad, code)
		}
	}
}
