package server

import (
	"net/http"
	"testing"
)

// What a seat sends again under the same id, for it does not know whether it was heard, is
// played once and answered alike; under another id it comes too late.
func TestSentTwiceIsPlayedOnce(t *testing.T) {
	s := openSite(t)
	a := *s.begin("duel", "open-sea", "me", "me").Seats[0]
	one := move{At: s.table(a).View.At, ID: "one", Choices: []string{"A load resolute > round"}}
	for n := range 2 {
		if got := s.post(a, "play", one); got.Played != 1 || got.Stale || len(got.View.Written) != 1 {
			t.Errorf("sent for the %d. time it is answered %+v", n+1, got)
		}
	}
	one.ID = "two"
	if got := s.post(a, "play", one); got.Played != 0 || !got.Stale {
		t.Errorf("on an old view under a new id it is answered %+v", got)
	}
}

// The dice of a roll are typed, and corrected, by the seat whose roll it is and by nobody else.
func TestWhoRolls(t *testing.T) {
	s := openSite(t)
	n := newMatch{Game: "duel", Scenario: "open-sea", Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	var m made
	if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	seats := []string{*m.Seats[0], *m.Seats[1]}
	for i, token := range seats {
		who, ship := string(rune('A'+i)), []string{"resolute", "vengeur"}[i]
		s.posts(token, who+" load "+ship+" > round")
		s.posts(token, who+" plot "+ship+" 1")
	}
	a := s.table(seats[0]).View
	if a.Need == nil || a.Need.Roller < 0 {
		t.Fatalf("no roll is asked for: %+v", a.Need)
	}
	roller := seats[a.Need.Roller]
	other := seats[1-a.Need.Roller]
	if v := s.table(other).View; v.Need == nil || v.Need.Yours || v.Need.Roller != a.Need.Roller {
		t.Errorf("the other is told %+v of the roll", v.Need)
	}
	if code := s.ask("POST", "/api/m/"+other+"/dice", move{At: s.table(other).View.At, Faces: []uint16{3}}, nil); code != http.StatusForbidden {
		t.Errorf("the other rolls and is answered with %d", code)
	}
	s.post(roller, "dice", move{At: s.table(roller).View.At, Faces: []uint16{3}})
	if v := s.table(roller).View; v.Need != nil || !v.Retype {
		t.Errorf("after the roll %+v is asked for, and it may be corrected: %v", v.Need, v.Retype)
	}
	if s.table(other).View.Retype {
		t.Error("the other may correct the roll")
	}
	back := s.post(roller, "retract", move{At: s.table(roller).View.At}).View
	if back.Need == nil || !back.Need.Yours {
		t.Errorf("to correct a roll %+v is asked for", back.Need)
	}
}
