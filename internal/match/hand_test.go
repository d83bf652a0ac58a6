package match_test

import (
	"errors"
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// A seat goes to another person if the opponent agrees; then it bears that name, and what was agreed
// is known until it is done, also when the match is taken up again.
func TestASeatIsHandedOver(t *testing.T) {
	m, spec, _ := timed(t, slow, match.AbsentLoses)
	must(t, m.Sit(seatA, "Anna"))
	must(t, m.Hand(seatA, "p2", "Bea of Hove"))
	if c := m.View(seatB).Consent; c == nil || c.Hand == nil || c.Hand.Name != "Bea of Hove" {
		t.Fatalf("the opponent is asked %+v", c)
	}
	sameViews(t, "asked", load(t, spec), m)
	must(t, m.Answer(seatB, false))
	if len(m.Handing()) > 0 {
		t.Errorf("it is handed over against the opponent's will: %+v", m.Handing())
	}
	must(t, m.Hand(seatA, "p2", "Bea of Hove"))
	must(t, m.Answer(seatB, true))
	h := match.Handing{Seat: seatA, To: "p2", Name: "Bea of Hove"}
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

// Against a bot nobody has to be asked; a seat of a rated match stays where it is.
func TestWhoIsAskedForASeat(t *testing.T) {
	var j match.Memory
	m := load(t, journaled(t, &j, nil, match.Sitter{}, randomBot(3)))
	must(t, m.Hand(seatA, "p2", "Bea"))
	if len(m.Handing()) != 1 {
		t.Errorf("against a bot: %+v", m.Handing())
	}
	m, _, _ = rated(t, persons()...)
	if err := m.Hand(seatA, "p2", "Bea"); !errors.Is(err, match.ErrHandRated) {
		t.Errorf("in a rated match: %v", err)
	}
}
