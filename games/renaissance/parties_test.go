package renaissance

import "testing"

// A crew that reinforces its boarders and has told off others to meet boarders sends no man twice, though fire has
// thinned it since the orders.
func TestReinforcedAfterLosses(t *testing.T) { // 19.3, 19.4
	g := begun(t, "bear-pit")
	n := g.named("concepcion")
	s, h := &g.ships[n], &g.hidden[n]
	s.soldiers, s.mariners = 15, 117
	s.boards, s.sent, h.guards = g.named("galley-3"), party{0, 27}, party{8, 0}
	h.orders[0], h.many = order{verb: VerbReinforce, n: 11}, 1
	if g.reinforceParty(n, &s.sent); s.sent != (party{7, 27}) {
		t.Errorf("%+v are sent, want 7 soldiers, as 8 of 15 wait for boarders", s.sent)
	}
	s.sent, h.guards = party{0, 27}, party{20, 0}
	if g.reinforceParty(n, &s.sent); s.sent != (party{0, 27}) {
		t.Errorf("%+v are sent, though nobody is free", s.sent)
	}
}
