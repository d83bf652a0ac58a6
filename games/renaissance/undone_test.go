package renaissance

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// An order that undoes another says so before it is written, whichever of a turn and a party is ordered first.
func TestTurnAndParty(t *testing.T) { // 19.3, 19.4
	says := func(g *State, v engine.Verb) string {
		r := rules(t).(*ruleset)
		d := engine.Decision{Seat: g.ships[0].holder, Ask: AskOrders, About: g.object(0)}
		offered := []engine.Option{{Verb: v}}
		all := r.Foresee(g, d, offered)
		if all == nil {
			return ""
		}
		return all[0].Text
	}
	g := begun(t, "lion-and-bull")
	h := &g.hidden[0]
	if got := says(g, VerbPort); got != "" {
		t.Errorf("with no party a turn says %q", got)
	}
	h.orders[0], h.many = order{verb: VerbBoarders, n: 20, m: 5}, 1
	if got := says(g, VerbPort); got != prospectHands {
		t.Errorf("a turn after a party says %q", got)
	}
	if got, want := says(g, VerbBoarders), "20 soldiers and 5 mariners stand ready"; got != want {
		t.Errorf("another party says %q, want %q", got, want)
	}
	s := steerIn(t, "lion-and-bull", 0)
	s.g.hidden[0].boarders = party{20, 5}
	c := s.to(100, 40, engine.AnyHeading)
	if !slices.Contains(c.Notes, engine.Note{Rule: "19.4", Text: "her mariners leave their party to change course"}) {
		t.Errorf("a dragged turn says %v", c.Notes)
	}
	h.orders[0] = order{verb: VerbPort, n: 200}
	if got := says(g, VerbBoarders); got != prospectTurns {
		t.Errorf("a party after a turn says %q", got)
	}
	h.orders[1], h.many = order{verb: VerbHands}, 2
	if got := says(g, VerbBoarders); got != "" {
		t.Errorf("with gunners in the rigging a party says %q", got)
	}
	h.boarders = party{20, 5}
	leave := engine.Note{Rule: "19.4", Text: "Triumph changes course: the mariners leave her parties"}
	for many, want := range map[uint8]bool{1: true, 2: false} {
		if h.many = many; slices.Contains(g.anyway(g.ships[0].holder), leave) != want {
			t.Errorf("with %d orders they leave: %v, want %v", many, !want, want)
		}
	}
}
