package server

import (
	"net/http"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
)

// dismiss lets a match go at once.
func (s *Server) dismiss(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.forget(s.matches[id])
}

// TestFewMatchesAreHeldUnseen: who begins many matches fills no memory. Those let go come
// back when they are asked for; one that somebody looks at stays, and one that a request is
// about.
func TestFewMatchesAreHeldUnseen(t *testing.T) {
	defer func(was int) { mostHeld = was }(mostHeld)
	mostHeld = 5
	s, closes := openKept(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	seen, asked := s.begin("duel", "fog", "me", "me"), s.begin("duel", "fog", "me", "me")
	res, err := http.Get(s.url + "/api/m/" + *seen.Seats[0] + "/events?at=0")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if _, err := res.Body.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	c := s.house.chair(hashOf(*asked.Seats[0]))
	var all []made
	for range 12 {
		all = append(all, s.begin("duel", "fog", "me", "me"))
	}
	if s.house.held(seen.Match) == nil || s.house.held(asked.Match) == nil {
		t.Error("a match was let go that somebody looks at or asks about")
	}
	if n := len(s.house.matches); n != mostHeld+2 {
		t.Errorf("%d matches are held, want %d", n, mostHeld+2)
	}
	if s.house.held(all[0].Match) != nil || s.house.held(all[11].Match) == nil {
		t.Error("the one asked for last was let go before the one asked for first")
	}
	for _, m := range all {
		if v := s.table(*m.Seats[0]).View; len(v.Asks) == 0 {
			t.Errorf("a match that was let go came back as %+v", v)
		}
	}
	c.rise()
	s.begin("duel", "fog", "me", "me")
	if s.house.held(asked.Match) != nil {
		t.Error("a match is held about which nobody asks any more")
	}
}

// TestLongStudiesAreHeldOneAtATime: studies that nobody looks at have only so many entries together in memory.
// One that was let go comes back when it is asked for.
func TestLongStudiesAreHeldOneAtATime(t *testing.T) {
	defer func(was int) { mostHeldEntries = was }(mostHeldEntries)
	mostHeldEntries = 100
	s, closes := openKept(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	text := s.tried(60)
	var first, second made
	for _, m := range []*made{&first, &second} {
		if code := s.upload(text, m); code != http.StatusCreated {
			t.Fatalf("a record was answered with %d", code)
		}
	}
	if s.house.held(first.Match) != nil || s.house.held(second.Match) == nil {
		t.Error("two long studies are held, or the one asked for last is not")
	}
	if v := s.table(*first.Seats[0]).View; v.At == 0 {
		t.Errorf("the study came back as %+v", v)
	}
	if s.house.held(first.Match) == nil || s.house.held(second.Match) != nil {
		t.Error("the study that nobody asks for any more is held")
	}
}

// TestStudiesThatAreSeenAreBounded: the studies that pages look at have only so many entries together in memory, also
// those that grew since they were taken up. The network whose pages look at most gives up its oldest, and the page
// that had that one finds it again.
func TestStudiesThatAreSeenAreBounded(t *testing.T) {
	defer func(was int) { mostSeenEntries = was }(mostSeenEntries)
	s, closes := openKept(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	text, ended := s.tried(60), map[string]bool{}
	seen := func(id, from string, at int64) {
		l := s.house.held(id)
		l.join(&stream{chair: &chair{live: l}, from: from, end: func() { ended[id] = true }})
		l.busy.Add(1)
		l.used.Store(s.house.now().UnixMilli() + at)
	}
	friends := s.study(*s.begin("duel", "fog", "me", "me").Seats[0], 0)
	seen(friends.Match, "198.51.100.1", 0)
	var all []made
	for i := range 3 {
		var m made
		if code := s.upload(text, &m); code != http.StatusCreated {
			t.Fatalf("a record was answered with %d", code)
		}
		seen(m.Match, "203.0.113.9", int64(i+1))
		all = append(all, m)
	}
	long := s.house.held(all[0].Match).match.Length()
	holds := func(when string, want ...bool) {
		t.Helper()
		for i, is := range want {
			if id := all[i].Match; (s.house.held(id) != nil) != is || ended[id] == is {
				t.Errorf("%s: study %d is held: %v", when, i, !is)
			}
		}
		if s.house.held(friends.Match) == nil {
			t.Errorf("%s: somebody else's short study was let go", when)
		}
	}
	mostSeenEntries = 3*long + long/2
	s.begin("duel", "fog", "me", "me")
	holds("with room", true, true, true)
	mostSeenEntries = 2*long + long/2
	s.begin("duel", "fog", "me", "me")
	holds("beyond it", false, true, true)
	for _, m := range all[1:] {
		s.house.held(m.Match).length = 0 // as if it had grown since
	}
	mostSeenEntries = long + long/2
	s.house.measure()
	holds("measured", false, false, true)
	if v := s.table(*all[0].Seats[0]).View; v.At == 0 {
		t.Errorf("the study came back as %+v", v)
	}
}

// TestAStreamAloneHoldsNoStudy: a study whose stream is open, but of which no page has asked anything for a
// while, is let go with the stream when memory is short. The stream of a match stays.
func TestAStreamAloneHoldsNoStudy(t *testing.T) {
	defer func(was int) { mostHeld = was }(mostHeld)
	mostHeld = 1
	s, closes := openKept(t, filepath.Join(t.TempDir(), "matches.db"))
	defer closes()
	m := s.begin("duel", "fog", "me", "me")
	study := s.study(*m.Seats[0], 0)
	lines, leave := s.stream("/api/m/" + *study.Seats[0] + "/events?at=0")
	defer leave()
	kept, leaveMatch := s.stream("/api/m/" + *m.Seats[0] + "/events?at=0")
	defer leaveMatch()
	lines.Scan()
	kept.Scan()
	s.begin("duel", "fog", "me", "me")
	if s.house.held(study.Match) == nil {
		t.Fatal("a study was let go that was just asked for")
	}
	for _, id := range []string{m.Match, study.Match} {
		s.house.held(id).used.Store(s.house.now().Add(-attention - time.Second).UnixMilli())
	}
	s.begin("duel", "fog", "me", "me")
	for lines.Scan() { // until it ends
	}
	if lines.Err() != nil || s.house.held(study.Match) != nil {
		t.Errorf("a study that only a stream holds: %v", lines.Err())
	}
	if s.house.held(m.Match) == nil {
		t.Error("a match was let go that is followed")
	}
}

// TestBotsAreMadeWhenAsked: the captains who may relieve people take no memory until they do, nor a bot that
// has not been asked.
func TestBotsAreMadeWhenAsked(t *testing.T) {
	s := openSite(t)
	g := s.house.find("invincible")
	var made atomic.Int64
	captain := g.Captain
	g.Captain = func(rules engine.Ruleset) bot.Captain {
		made.Add(1)
		return captain(rules)
	}
	s.begin("invincible", "calais", "me", "me")
	if n := made.Load(); n > 0 {
		t.Errorf("%d captains were made for a match between people", n)
	}
	s.begin("invincible", "calais", "captain", "captain")
	eventually(t, "captains are made where they play", func() bool { return made.Load() > 0 })
}

// TestStreamsOfOneAddress: one address has so many streams, and others have theirs.
func TestStreamsOfOneAddress(t *testing.T) {
	s := openSite(t)
	s.house.limits.Lifted = false
	var leave func()
	for range mostStreamsFrom {
		var err error
		if leave, err = s.house.admit("192.0.2.1"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.house.admit("192.0.2.1"); err == nil {
		t.Error("one address may open any number of streams")
	}
	if _, err := s.house.admit("192.0.2.2"); err != nil {
		t.Errorf("another address: %v", err)
	}
	leave()
	if _, err := s.house.admit("192.0.2.1"); err != nil {
		t.Errorf("after one was closed: %v", err)
	}
	if n := s.house.streams.Load(); n != mostStreamsFrom+1 {
		t.Errorf("%d streams are counted", n)
	}
}
