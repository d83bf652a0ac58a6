package server

import (
	"net/http"
	"testing"
)

// TestRematch: two who have played begin the same match anew with sides changed, each with a link of its own
// seat alone, no matter who asks first.
func TestRematch(t *testing.T) {
	s := openSite(t)
	m := s.begin("duel", s.firstScenario("duel"), "me", "me")
	first, second := *m.Seats[0], *m.Seats[1]
	asks := func(token string) (out made) {
		t.Helper()
		if code := s.ask("POST", "/api/m/"+token+"/rematch", struct{}{}, &out); code != http.StatusCreated {
			t.Fatalf("a rematch was answered with %d", code)
		}
		return out
	}
	if code := s.ask("POST", "/api/m/"+first+"/rematch", struct{}{}, nil); code != http.StatusConflict {
		t.Errorf("a rematch of a match in play was answered with %d", code)
	}
	v := s.post(first, "concede", move{}).View
	if v.Ended == nil || v.Ended.Rematch {
		t.Fatalf("the match ended with %+v", v.Ended)
	}
	if code := s.ask("POST", "/api/m/"+m.Watch+"/rematch", struct{}{}, nil); code != http.StatusForbidden {
		t.Errorf("a watcher's rematch was answered with %d", code)
	}
	told := make(chan *view)
	go func() { told <- s.await(second, s.table(second).View.At) }()
	eventually(t, "the stream is open", func() bool { return s.house.streams.Load() > 0 })
	one := asks(first)
	if v := soon(t, "the rematch is told", told); v.Ended == nil || !v.Ended.Rematch {
		t.Errorf("the other seat was told of %+v", v.Ended)
	}
	two := asks(second)
	if one.Match != two.Match || one.Match == m.Match {
		t.Fatalf("%s was followed by %s and %s", m.Match, one.Match, two.Match)
	}
	if one.Seats[0] != nil || two.Seats[1] != nil {
		t.Error("a seat was given to another")
	}
	if a, b := s.table(*one.Seats[1]).View, s.table(*two.Seats[0]).View; a.Seat != 1 || b.Seat != 0 {
		t.Errorf("the sides are %d and %d", a.Seat, b.Seat)
	}
	if again := asks(first); again.Match != one.Match || s.table(*again.Seats[1]).View.Seat != 1 {
		t.Errorf("asked again: %+v", again)
	}
	if !s.table(first).View.Ended.Rematch {
		t.Error("a page that is opened again is not told")
	}
}
