package spain

import "github.com/weathergage/weathergage/engine"

// Stages of an interceptor's move, as the step's Code.
const (
	berthChosen uint16 = iota // its owner chooses between two hexes
	berthWind                 // the dice for the wind are due
	berthMoves                // it goes to the hex berthTo
)

// settleBerth takes the hex of an interceptor that has only one by what both sides see.
//
// Case 6.4. Ruling R273.
func (g *State) settleBerth(f *engine.Frame, s, mover Stack) {
	if g.berths(s, mover, false) > 1 {
		return
	}
	for _, h := range g.tables.Near[mover.Hex] {
		if h != 0 && g.isBerth(s, mover, h, false) {
			f.Code, f.N[berthTo] = berthWind, int32(h)
		}
	}
}

// enterBerth throws for the wind of an interceptor and moves it beside the fleet that it has
// stopped, if the wind leaves anything of it.
//
// Cases 6.4, 6.25, 6.27, 15.11. Rulings R70, R73, R86, R87, R244.
func (g *State) enterBerth(f *engine.Frame, t *engine.Turn) bool {
	s, mover := g.stackOf(f.Seat, f.About), g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	to := Hex(f.N[berthTo])
	switch {
	case s.Hex == 0:
		return g.pop()
	case f.Code == berthChosen:
		return true
	case f.Code == berthWind:
		if counts, with := g.closesWith(s, mover, to); counts && !g.isRowed(s) {
			g.blow(s, with, "6.4", t)
		}
		f.Code = berthMoves
		t.Reveal(engine.Everyone)
		return false
	}
	g.pop()
	if over := g.crosses(s, to); over != 0 {
		g.shift(s, over, 0)
		s.Hex = over
		g.moor(s, t)
		g.visit(s, t)
	}
	if to != s.Hex {
		g.shift(s, to, 0)
		s.Hex = to
	}
	t.Tell(engine.Event{Kind: KindCaught, Rule: "6.4", About: s.object(), On: mover.object(), With: hexObject(to)})
	g.moor(s, t)
	g.visit(s, t)
	return false
}

// crosses is the hex over which an interceptor goes to its own, 0 if it need not.
//
// Cases 6.4, 6.45.
func (g *State) crosses(s Stack, to Hex) Hex {
	if to == s.Hex || g.tables.leads(s.Hex, to) {
		return 0
	}
	return g.between(s, to, true)
}

// closesWith reports whether a wind blows on the way of an interceptor, and whether it goes
// with it: by the steps of its move, or by the direction of the target if it need not move.
//
// Cases 6.27, 6.4. Rulings R73, R86.
func (g *State) closesWith(s, mover Stack, to Hex) (counts, with bool) {
	if to == s.Hex {
		return g.windOn(to, mover.Hex)
	}
	over := g.crosses(s, to)
	if over == 0 {
		return g.windOn(s.Hex, to)
	}
	first, helps := g.windOn(s.Hex, over)
	second, also := g.windOn(over, to)
	return first || second, helps && also
}

// mayBerth refuses a hex that does not adjoin the target, is not the nearest, or is closed
// to the interceptor's ships.
//
// Cases 6.35, 6.4, 6.45, 6.6, 11.24. Rulings R88, R90.
func (g *State) mayBerth(f *engine.Frame, to Hex) engine.Illegal {
	s, mover := g.stackOf(f.Seat, f.About), g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	switch {
	case g.isBerth(s, mover, to, true):
		return allowed
	case g.isBerth(s, mover, to, false):
		if ill := g.mayGo(s, to); !ill.OK() {
			return ill
		}
	}
	return no(reasonBerthPlace)
}

// offerBerth offers the hexes from which a fleet may intercept.
//
// Case 6.4.
func (g *State) offerBerth(f *engine.Frame, o *engine.Offer) {
	mover := g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	for _, h := range g.tables.Near[mover.Hex] {
		if h == 0 {
			continue
		}
		if ill := g.mayBerth(f, h); ill.OK() {
			o.Plain(VerbBerth, hexObject(h), 0, "6.4")
		}
	}
}

// berth takes the hex from which a fleet intercepts.
//
// Case 6.4.
func (g *State) berth(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Code, f.N[berthTo] = berthWind, int32(hexOf(c.On))
}
