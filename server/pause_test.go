package server

import (
	"net/http"
	"slices"
	"sync/atomic"
	"testing"
	"time"
)

// TestAnOrderSealsAfterItsPause: an order that answers a sealed question does so by itself,
// after its pause, with nobody asking for anything; till then the other seat is shown that
// it is waited for.
func TestAnOrderSealsAfterItsPause(t *testing.T) {
	s := openSite(t)
	var drawn atomic.Int64
	end := make(chan time.Duration, 1)
	s.house.pause = func() time.Duration {
		drawn.Add(1)
		select {
		case d := <-end:
			return d
		default:
			return time.Hour
		}
	}
	m := s.begin("renaissance", s.firstScenario("renaissance"), "me", "me")
	a, b := *m.Seats[0], *m.Seats[1]
	idle := func(token string) {
		t.Helper()
		if code := s.ask("POST", "/api/m/"+token+"/standing", move{What: "give", Text: "idle"}, nil); code != http.StatusOK {
			t.Fatalf("an order was answered with %d", code)
		}
	}
	seal := func() {
		t.Helper()
		var out answer
		if code := s.ask("POST", "/api/m/"+a+"/play", move{At: s.table(a).View.At, Choices: []string{"A seal"}}, &out); code != http.StatusOK || out.Played != 1 {
			t.Fatalf("to seal was answered with %d, %d played", code, out.Played)
		}
	}
	idle(b) // seals at once what is open now
	if drawn.Load() != 0 {
		t.Error("an order that was given while the question was open pauses")
	}
	end <- 500 * time.Millisecond
	seal() // the next turn opens, and B's order pauses
	began := time.Now()
	v := s.table(a).View
	if !slices.Contains(v.Waiting, 1) || slices.Contains(v.Chosen, 1) {
		t.Fatalf("turn 2 opens: waiting %v, chosen %v", v.Waiting, v.Chosen)
	}
	for slices.Contains(v.Waiting, 1) {
		v = s.await(a, v.At)
	}
	if took := time.Since(began); took < 400*time.Millisecond {
		t.Errorf("the order answered after %v", took)
	}
	if !slices.Contains(v.Chosen, 1) || drawn.Load() != 1 {
		t.Errorf("chosen %v after %d pauses", v.Chosen, drawn.Load())
	}
}
