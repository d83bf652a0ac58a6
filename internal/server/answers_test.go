package server

import (
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestAnAnswerWithoutNumbersIsWhole: what a page posts for an answer that leaves no number
// open is a choice that the rules allow, also where it has a fixed number, as a signal by
// guns has.
func TestAnAnswerWithoutNumbersIsWhole(t *testing.T) {
	s := openSite(t)
	fixed := 0
	for _, g := range s.house.games {
		m := s.begin(g.Key, s.firstScenario(g.Key), "me", "me")
		v := s.match(*m.Seats[0]).match.View(0)
		for _, a := range s.table(*m.Seats[0]).View.Asks {
			for _, o := range a.Options {
				if slices.ContainsFunc(o.Spans, func(sp span) bool { return sp.Step != 0 }) {
					continue
				}
				c, bad := engine.ParseChoice(g.rules.Info(), g.rules.Words(), o.Choice)
				if bad != nil {
					t.Fatalf("%s: %q cannot be read: %s", g.Key, o.Choice, bad.Why)
				}
				if ill := v.Seen.Check(c); !ill.OK() {
					t.Errorf("%s: %q is offered and refused by %s", g.Key, o.Choice, ill.Rule)
				}
				if len(o.Spans) > 0 && strings.Contains(o.Choice, "gun-code") {
					fixed++
				}
			}
		}
	}
	if fixed == 0 {
		t.Error("no answer with a fixed number was found")
	}
}
