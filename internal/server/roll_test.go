package server

import (
	"net/http"
	"strings"
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

// Who has the links of all seats corrects a roll, and gets what came after it played again; nobody else does.
func TestAnUmpireCorrects(t *testing.T) {
	s := openSite(t)
	n := newMatch{Game: "duel", Scenario: "open-sea", Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	var m made
	if code := s.ask("POST", "/api/matches", n, &m); code != http.StatusCreated {
		t.Fatalf("a match was answered with %d", code)
	}
	a, b := *m.Seats[0], *m.Seats[1]
	s.posts(a, "A load resolute > round")
	s.posts(a, "A plot resolute 1")
	s.posts(b, "B load vengeur > round")
	s.posts(b, "B plot vengeur 1")
	roller, other := a, b
	if s.table(a).View.Need.Roller == 1 {
		roller, other = b, a
	}
	s.post(roller, "dice", move{At: s.table(roller).View.At, Faces: []uint16{3}})
	var slips []slip
	if code := s.ask("GET", "/api/m/"+other+"/slips", nil, nil); code != http.StatusForbidden {
		t.Errorf("who holds one seat reads what all have chosen: %d", code)
	}
	if code := s.ask("GET", "/api/m/"+other+"/slips?with="+roller, nil, &slips); code != http.StatusOK || len(slips) == 0 || len(slips[0].Throws) != 1 {
		t.Fatalf("an umpire may correct %+v (%d)", slips, code)
	}
	wrong := move{At: s.table(other).View.At, Step: slips[0].Step, Number: slips[0].Throws[0].Index, Faces: []uint16{6}}
	if code := s.ask("POST", "/api/m/"+other+"/correct", wrong, nil); code != http.StatusForbidden {
		t.Errorf("who holds one seat corrects a roll: %d", code)
	}
	wrong.With = []string{roller}
	s.post(other, "correct", wrong)
	if code := s.ask("GET", "/api/m/"+other+"/slips?with="+roller, nil, &slips); code != http.StatusOK || slips[0].Throws[0].Throw.Faces[0] != 6 {
		t.Errorf("the roll is corrected to %+v", slips[0].Throws)
	}
	if _, log := s.text("/api/m/" + other); !strings.Contains(log, "The umpire corrects a roll") {
		t.Errorf("the log does not tell of it: %s", log)
	}
}

// An umpire changes how things stand, with his reason; what the rules would not lead to, only if he forces it.
func TestAnUmpireRules(t *testing.T) {
	s := openSite(t)
	n := newMatch{Game: "duel", Scenario: "open-sea", Dice: "typed", Seats: []newSeat{{Kind: "me"}, {Kind: "me"}}}
	var m made
	s.ask("POST", "/api/matches", n, &m)
	a, b := *m.Seats[0], *m.Seats[1]
	rule := func(what string, with ...string) int {
		return s.ask("POST", "/api/m/"+a+"/rule", move{At: s.table(a).View.At, What: what, Text: "The sheet was wrong.", With: with}, nil)
	}
	for what, want := range map[string]int{"resolute hull 99": http.StatusConflict, "resolute": http.StatusBadRequest, "resolute hull 4": http.StatusOK} {
		if code := rule(what, b); code != want {
			t.Errorf("%s is answered with %d, want %d", what, code, want)
		}
		s.house.limits.Lifted = true
	}
	if code := rule("resolute hull 5"); code != http.StatusForbidden {
		t.Errorf("who holds one seat rules: %d", code)
	}
	if _, log := s.text("/api/m/" + b); !strings.Contains(log, "The umpire rules: The sheet was wrong.") {
		t.Error("the log does not tell of the ruling")
	}
}
