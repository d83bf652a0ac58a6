package server

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/internal/store"
)

// as asks as a page that names itself.
func (s *site) as(page, path string) {
	s.Helper()
	req, err := http.NewRequestWithContext(s.Context(), "GET", s.url+path, nil)
	if err != nil {
		s.Fatal(err)
	}
	req.Header.Set(pageHeader, page)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		s.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		s.Errorf("%s was answered with %d", path, res.StatusCode)
	}
}

// clocked returns a site whose clock a test puts forward.
func clocked(t *testing.T) (*site, *atomic.Int64) {
	s, ahead := openSite(t), &atomic.Int64{}
	s.house.now = func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }
	return s, ahead
}

// TestAnOpenStreamIsNoPresence: the machine behind it may sleep.
func TestAnOpenStreamIsNoPresence(t *testing.T) {
	s, ahead := clocked(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	here := func() bool { return s.table(a).View.Here[1] }
	_, done := s.stream("/api/m/" + b + "/events?at=0")
	defer done()
	eventually(t, "the stream is open", func() bool { return s.house.streams.Load() > 0 })
	if here() {
		t.Error("an open stream is taken for somebody")
	}
	s.as("p1", "/api/m/"+b+"/view?at=0")
	if !here() {
		t.Error("a page that answers is taken for nobody")
	}
	ahead.Store(int64(attention - time.Second))
	if !here() {
		t.Error("a page that answered just now is taken for nobody")
	}
	ahead.Store(int64(attention + time.Second))
	if here() {
		t.Error("a page that has been silent is taken for somebody")
	}
}

// TestAHiddenPageIsAway: at once, unless another page of the seat is seen, and it does not come back by asking.
func TestAHiddenPageIsAway(t *testing.T) {
	s, _ := clocked(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	here := func() bool { return s.table(a).View.Here[1] }
	path := "/api/m/" + b
	s.as("", path)
	s.as("p1", path+"/view?at=0")
	s.as("p2", path+"/view?at=0")
	s.as("p1", path+"/view?hidden=1")
	if !here() {
		t.Error("one of two pages is hidden, and nobody is here")
	}
	s.as("p2", path+"/view?hidden=1")
	if here() {
		t.Error("both pages are hidden, and somebody is here")
	}
	s.as(pageAway, path+"/view?at=0")
	s.as("", path+"/view?at=0")
	if here() {
		t.Error("a page that nobody looks at is taken for somebody")
	}
	s.as(pageAway, "/api/m/"+m.Watch+"/view?hidden=1") // is nobody's absence
}

// TestTheOthersHearOfPresence: a page that comes or is hidden is told to the others.
func TestTheOthersHearOfPresence(t *testing.T) {
	s, _ := clocked(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.as(pageAway, "/api/m/"+b)
	told := func(here string, act func()) bool {
		heard := make(chan bool)
		lines, done := s.stream("/api/m/" + a + "/events?page=x&here=" + here + "&at=" + jsonOf(s.table(a).View.At))
		defer done()
		eventually(t, "the stream is open", func() bool { return s.house.streams.Load() > 0 })
		go func() {
			for lines.Scan() {
				if strings.HasPrefix(lines.Text(), "data: ") {
					heard <- true
					return
				}
			}
		}()
		act()
		return soon(t, "the other seat is told", heard)
	}
	if !told("10", func() { s.as("p1", "/api/m/"+b+"/view?at=0") }) {
		t.Error("nobody heard that a page came")
	}
	eventually(t, "the stream has ended", func() bool { return s.house.streams.Load() == 0 })
	if !told("11", func() { s.as("p1", "/api/m/"+b+"/view?hidden=1") }) {
		t.Error("nobody heard that a page was hidden")
	}
}

// TestManyPages: naming a new page with each request fills nothing.
func TestManyPages(t *testing.T) {
	var p visiblePages
	for i := range 1000 {
		p.note(whoever{}, jsonOf(i), int64(i))
	}
	if len(p.by[whoever{}]) != mostPages || p.last(whoever{}) != 999 {
		t.Errorf("%d pages are counted, the last at %d", len(p.by[whoever{}]), p.last(whoever{}))
	}
}

// TestHiddenIsToldAtOnce: what there is to tell goes out when the page is hidden, not when its presence would end.
func TestHiddenIsToldAtOnce(t *testing.T) {
	h := openHook(t)
	s, _ := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.asksHook(b, h.URL, 0, "wrote")
	s.as("p1", "/api/m/"+b+"/view?at=0")
	s.post(a, "say", move{Text: "Your move."})
	s.as("p1", "/api/m/"+b+"/view?hidden=1")
	if told := h.next(t); told["title"] != "A chat message in Duel" {
		t.Errorf("told is %v", told)
	}
}

// TestTheStreamTellsItsVersion: its first event is one that the page can see, with the version of the page's files.
func TestTheStreamTellsItsVersion(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	lines, done := s.stream("/api/m/" + *m.Seats[0] + "/events?at=0")
	defer done()
	var got []string
	for len(got) < 3 && lines.Scan() {
		got = append(got, lines.Text())
	}
	a, err := client()
	if err != nil {
		t.Fatal(err)
	}
	if len(got) < 3 || got[1] != "event: beat" || got[2] != "data:"+a.version ||
		!strings.Contains(string(a.files["/index.html"].plain), a.version+"/app/main.js") {
		t.Errorf("the stream begins with %q", got)
	}
}

// TestARenewedLinkIsNoPresence: a page that was opened by a link which opens nothing any more counts as nobody,
// at once, and no longer gets events.
func TestARenewedLinkIsNoPresence(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", "fog", "me", "me")
	lines, leave := s.stream("/api/m/" + *m.Seats[0] + "/events?at=0&page=old")
	defer leave()
	lines.Scan()
	l := s.house.held(m.Match)
	if !l.here()[0] {
		t.Fatal("a page that follows the match is no presence")
	}
	s.house.withdraw(l, func(one store.Token) bool { return one.Seat == 0 })
	if l.here()[0] {
		t.Error("a page whose link was renewed counts as present")
	}
	for lines.Scan() { // until it ends
	}
	if lines.Err() != nil {
		t.Errorf("its stream ends with %v", lines.Err())
	}
	if code := s.ask("GET", "/api/m/"+*m.Seats[0]+"/view?at=0&page=old", nil, nil); code != http.StatusNotFound {
		t.Errorf("the renewed link is answered with %d", code)
	}
}
