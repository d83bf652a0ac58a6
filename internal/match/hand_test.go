package match_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// A seat goes to another person if its player and the opponent agree; then it bears that name, and what was agreed
// is known until it is done, also when the match is taken up again.
func TestASeatIsHandedOver(t *testing.T) {
	m, spec, _ := timed(t, slow, match.AbsentLoses)
	must(t, m.Sit(seatA, "Anna"))
	must(t, m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea of Hove"}))
	if c := m.View(seatB).Consent; c == nil || c.Hand == nil || c.Hand.Name != "Bea of Hove" {
		t.Fatalf("the opponent is asked %+v", c)
	}
	sameViews(t, "asked", load(t, spec), m)
	must(t, m.Answer(seatB, false))
	if len(m.Handing()) > 0 {
		t.Errorf("it is handed over against the opponent's will: %+v", m.Handing())
	}
	must(t, m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea of Hove"}))
	must(t, m.Answer(seatB, true))
	if c := m.View(seatA).Consent; len(m.Handing()) > 0 || c == nil || c.Text != "Bea of Hove wants to take over from A" {
		t.Errorf("before its player agrees it goes: %+v; he is asked %+v", m.Handing(), c)
	}
	sameViews(t, "half agreed", load(t, spec), m)
	must(t, m.Answer(seatA, true))
	h := match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea of Hove"}
	for _, one := range []*match.Match{m, load(t, spec)} {
		if got := one.Handing(); len(got) != 1 || got[0] != h {
			t.Errorf("to be handed over is %+v", got)
		}
	}
	must(t, m.Handed(h))
	must(t, m.Handed(h)) // after a crash
	if v := m.View(seatB); v.Names[seatA] != "Bea of Hove" || len(m.Handing()) > 0 {
		t.Errorf("in the seats are %q, still to be done is %+v", v.Names, m.Handing())
	}
	sameViews(t, "handed over", load(t, spec), m)
}

// Against a bot its player alone is asked; a seat of a rated match stays where it is.
func TestWhoIsAskedForASeat(t *testing.T) {
	var j match.Memory
	m := load(t, journaled(t, &j, nil, match.Sitter{}, randomBot(3)))
	must(t, m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}))
	if len(m.Handing()) > 0 {
		t.Errorf("its player is not asked: %+v", m.Handing())
	}
	must(t, m.Answer(seatA, true))
	if len(m.Handing()) != 1 {
		t.Errorf("against a bot: %+v", m.Handing())
	}
	m, _, _ = rated(t, persons()...)
	if err := m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}); !errors.Is(err, match.ErrHandRated) {
		t.Errorf("in a rated match: %v", err)
	}
}

// A seat that somebody else holds by the time all have agreed stays where it is, and the log says so.
func TestASeatIsKept(t *testing.T) {
	m, spec, _ := timed(t, slow, match.AbsentLoses)
	h := match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}
	must(t, m.Hand(h))
	must(t, m.Answer(seatA, true))
	must(t, m.Answer(seatB, true))
	must(t, m.Keep(h))
	must(t, m.Keep(h)) // by two nodes
	for _, one := range []*match.Match{m, load(t, spec)} {
		v := one.View(seatB)
		if last := v.Log[len(v.Log)-1].Text; len(one.Handing()) > 0 || v.Names[seatA] == "Bea" || !strings.Contains(last, "is not handed over") {
			t.Errorf("still to be done is %+v, in the seats are %q, the log ends with %q", one.Handing(), v.Names, last)
		}
	}
	sameViews(t, "kept", load(t, spec), m)
}

// A match of a time when the holder of a seat was not asked reads as it was played.
func TestAnOldHandingOver(t *testing.T) {
	m, spec, _ := timed(t, slow, match.AbsentLoses)
	must(t, m.Hand(match.Handing{Seat: seatA, To: "p2", From: "p1", Name: "Bea"}))
	j := spec.Journal.(*match.Memory)
	all, err := j.Since(0)
	must(t, err)
	old := &match.Memory{}
	for _, e := range all {
		e.Body = strings.Replace(e.Body, "p2,p1", "p2", 1)
		must(t, old.Append(e))
	}
	spec.Journal = old
	m = load(t, spec)
	must(t, m.Answer(seatB, true))
	if got := m.Handing(); len(got) != 1 || got[0].From != match.Unasked {
		t.Errorf("to be handed over is %+v", got)
	}
}
