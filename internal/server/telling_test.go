package server

import (
	"errors"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
	"github.com/weathergage/weathergage/internal/store"
)

// asksHook has a seat told by a hook.
func (s *site) asksHook(token, address string, daily int, about ...string) {
	s.Helper()
	n := newNotice{Way: "hook", Address: address, About: about, Daily: daily}
	if code := s.ask("POST", "/api/m/"+token+"/notices", n, nil); code != http.StatusOK {
		s.Fatalf("a hook is answered with %d", code)
	}
}

// A receiver that answers slowly delays nobody else: neither the opponent in the same match, nor the
// digest to another address.
func TestASlowReceiverDelaysNobody(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.asksHook(a, h.URL+"/slow", 0, "wrote")
	s.asksHook(b, h.URL, 0, "wrote")
	ahead.Store(int64(2 * attention)) // both have left
	s.post(b, "say", move{Text: "Are you there?"})
	eventually(t, "the slow receiver is told", func() bool { return h.waits.Load() == 1 })
	ahead.Add(int64(2 * attention))
	s.post(a, "say", move{Text: "I am."})
	ahead.Add(int64(2 * attention))
	if told := h.next(t); told["title"] != "A chat message in Duel" || h.waits.Load() != 1 {
		t.Errorf("told is %v while %d wait", told, h.waits.Load())
	}

	at := s.hourOf(2 * time.Hour)
	begins := func(path string) string {
		m := s.begin("duel", "open-sea", "me", "me")
		s.asksHook(*m.Seats[1], h.URL+path, at, "wrote")
		s.post(*m.Seats[0], "say", move{Text: "Are you there?"})
		return m.Match
	}
	slow, fast := begins("/slow"), begins("")
	ahead.Add(int64(3 * time.Hour))
	var telling sync.WaitGroup
	telling.Go(func() { s.settled(slow) })
	eventually(t, "the slow receiver is sent its digest", func() bool { return h.waits.Load() == 2 })
	s.settled(fast)
	if told := h.next(t); !strings.HasPrefix(told["id"], "daily-") || h.waits.Load() != 2 {
		t.Errorf("told is %v while %d wait", told, h.waits.Load())
	}
	close(h.letGo)
	telling.Wait()
}

// A job of several notices comes back when the first of them wants that: who is asleep for hours does
// not keep another waiting who was at the page a moment ago.
func TestAJobComesBackForTheFirst(t *testing.T) {
	fault := errors.New("the database is gone")
	for _, tt := range []struct {
		results []error
		want    error
	}{
		{nil, nil},
		{[]error{nil, store.Later(8 * time.Hour), nil, store.Later(time.Minute)}, store.Later(time.Minute)},
		{[]error{store.Later(time.Minute), store.Later(8 * time.Hour)}, store.Later(time.Minute)},
		{[]error{store.Later(time.Minute), fault}, fault},
	} {
		if got := outcome(tt.results); !errors.Is(got, tt.want) {
			t.Errorf("%v: %v, want %v", tt.results, got, tt.want)
		}
	}
}

// Whose turn it is and to whom the opponent writes then is told of both at once, by the more important.
func TestATurnIsToldBeforeChat(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	s.asksHook(b, h.URL, 0, "turn", "wrote")
	s.plays(a, "A load resolute > round", "A plot resolute 1") // while B is at the page
	s.post(a, "say", move{Text: "Your shot."})
	ahead.Store(int64(2 * attention))
	s.settled(m.Match)
	if told := h.next(t); told["title"] != "Your turn in Duel" {
		t.Errorf("told is %v", told)
	}
	s.settled(m.Match)
	h.none(t, "all is told")
}

// What fails is tried again after a second, then with pauses that grow to an hour. They begin anew with
// each message, also if the one before it failed long ago, and with each failure of an old one.
func TestPausesGrow(t *testing.T) {
	for _, tt := range [][3]time.Duration{
		{100 * time.Millisecond, 0, time.Second}, {2 * time.Second, 2 * time.Second, 2 * time.Second}, {time.Minute, time.Minute, time.Minute},
		{30 * time.Hour, 29 * time.Hour, time.Hour},
		{time.Second, 24 * time.Hour, time.Second}, {8 * time.Hour, time.Second, time.Second},
	} {
		if got := pauseOf(tt[0], tt[1]); got != tt[2] {
			t.Errorf("of something %v old whose notice fails for %v: %v, want %v", tt[0], tt[1], got, tt[2])
		}
	}
}

// TestOneMessageTellsAll: a message about the turn tells a draw that is offered and words of the same time too, and
// nothing of it comes a second time.
func TestOneMessageTellsAll(t *testing.T) {
	h := openHook(t)
	s, ahead := openTelling(t, h, "")
	m := s.begin("duel", "open-sea", "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	s.plays(b, "B load vengeur > round", "B plot vengeur 2")
	s.asksHook(b, h.URL, 0, "turn", "asks")
	s.plays(a, "A load resolute > round", "A plot resolute 1")
	s.post(a, "draw", move{Offer: true})
	s.post(a, "say", move{Text: "It is late."})
	ahead.Store(int64(2 * attention)) // B has left
	s.settled(m.Match)
	told := h.next(t)
	for _, want := range []string{"Your opponent offers a draw.", "Your opponent has written a chat message."} {
		if told["title"] != "Your turn in Duel" || !strings.Contains(told["message"], want) || strings.Contains(told["message"], "late") {
			t.Errorf("told is %v, want %q too", told, want)
		}
	}
	s.settled(m.Match)
	h.none(t, "all has been told")
}

// TestASafeName: who has joined is told by a name that nobody takes for markup, a link or a call.
func TestASafeName(t *testing.T) {
	info := &engine.Info{Seats: []string{"A", "B"}}
	for name, want := range map[string]string{
		"Bea": "Bea", "Bess of Hull": "Bess of Hull", "Nuño O’Neill-Ávila": "Nuño O’Neill-Ávila",
		"@everyone": "Somebody", "<!channel>": "Somebody", "evil.example": "Somebody", "*Bea*": "Somebody", "[x](y)": "Somebody",
	} {
		if got := joined(match.View{Seat: 0, Names: []string{"", name}}, info); !strings.HasPrefix(got, want+" plays ") {
			t.Errorf("%q is told as %q", name, got)
		}
	}
}
