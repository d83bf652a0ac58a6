package server

import (
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

// TestAnOrderSealsAfterItsPause: an order that answers a sealed question does so by itself
// when its pause ends, with nobody asking for anything; until then the other seat is shown
// that it is waited for.
func TestAnOrderSealsAfterItsPause(t *testing.T) {
	s := openSite(t)
	var drawn, lasts atomic.Int64
	s.house.pause = func() time.Duration {
		drawn.Add(1)
		return time.Duration(lasts.Load())
	}
	// secondTurn has B's orders answer the first turn, which was open when they were given, and
	// A seal it, so that the second opens. It is as A sees it then. A is asked for itself.
	secondTurn := func(pause time.Duration) (m made, now *view) {
		t.Helper()
		drawn.Store(0)
		lasts.Store(int64(pause))
		m = s.begin("renaissance", s.firstScenario("renaissance"), "me", "me")
		s.post(*m.Seats[0], "standing", move{What: "revoke", Text: "idle"})
		s.post(*m.Seats[1], "standing", move{What: "give", Text: "carry-on"})
		if drawn.Load() != 0 {
			t.Error("an order that was given while the question was open pauses")
		}
		out := s.post(*m.Seats[0], "play", move{At: s.table(*m.Seats[0]).View.At, Choices: []string{"A seal"}})
		if out.Played != 1 {
			t.Fatalf("to seal: %d played", out.Played)
		}
		return m, s.table(*m.Seats[0]).View
	}
	m, _ := secondTurn(time.Hour)
	l := s.house.held(m.Match)
	eventually(t, "the order's pause is waited for", func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return l.pausing
	})
	s.house.drive(l)
	if now := s.table(*m.Seats[0]).View; !slices.Contains(now.Waiting, 1) || slices.Contains(now.Chosen, 1) || drawn.Load() != 1 {
		t.Errorf("in the pause: waiting %v, chosen %v, %d pauses", now.Waiting, now.Chosen, drawn.Load())
	}
	m, now := secondTurn(50 * time.Millisecond)
	for slices.Contains(now.Waiting, 1) {
		now = s.await(*m.Seats[0], now.At)
	}
	if !slices.Contains(now.Chosen, 1) || drawn.Load() != 1 {
		t.Errorf("after the pause: chosen %v, %d pauses", now.Chosen, drawn.Load())
	}
}
