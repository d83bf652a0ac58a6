package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Stages of an interceptor's move, as the step's Code.
const (
	berthChosen uint16 = iota // its owner chooses between two hexes
	berthWind                 // the dice for the wind are due
	berthMoves                // it goes to the hex berthTo
)

// settleBerth takes the hex of an interceptor that has only one, by what both sides see and by what its
// owner knows.
//
// Case 6.4. Ruling R273.
func (g *State) settleBerth(f *engine.Frame, s, mover Stack) {
	known := g.berths(s, mover, true)
	if bits.OnesCount8(known) == 1 && bits.OnesCount8(g.berths(s, mover, false)) == 1 {
		to := g.tables.Near[mover.Hex][bits.TrailingZeros8(known)]
		f.Code, f.N[berthTo] = berthWind, int32(to)
	}
}

// enterBerth throws for the wind of an interceptor and moves it beside the fleet that it has
// stopped, if the wind leaves anything of it.
//
// Cases 6.4, 6.25, 6.27. Rulings R70, R73, R86, R87.
func (g *State) enterBerth(f *engine.Frame, t *engine.Turn) bool {
	s, mover := g.stackOf(f.Seat, f.About), g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	to := Hex(f.N[berthTo])
	switch {
	case s.Hex == 0:
		return g.pop()
	case f.Code == berthChosen:
		return true
	case f.Code == berthWind:
		if counts, with := g.closesWith(s.Hex, mover.Hex); counts && !g.isRowed(s) {
			g.blow(s, with, "6.4", t)
		}
		f.Code = berthMoves
		t.Reveal(engine.Everyone)
		return false
	}
	g.pop()
	g.closeIn(s, mover, to, t)
	return false
}

// closeIn moves an interceptor beside the fleet that it has stopped. A French port on its way violates
// neutrality.
//
// Cases 6.4, 6.45, 15.11. Rulings R86, R244.
func (g *State) closeIn(s, mover Stack, to Hex, t *engine.Turn) {
	var r route
	var way [maxPath]Hex
	g.approach(s, mover.Hex, to, true, &r)
	n := 0
	for h := to; h != s.Hex; h = r.back[h] {
		way[n] = h
		n++
	}
	for ; n > 1; n-- {
		g.shift(s, way[n-1], 0)
		s.Hex = way[n-1]
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
}

// closesWith reports whether a wind blows on an interceptor, and whether it goes with it: by the direction in
// which its target lies, or by either of two between which that lies.
//
// Cases 6.27, 6.4. Rulings R64, R73, R86.
func (g *State) closesWith(from, target Hex) (counts, with bool) {
	far := Grid.Distance(from, target)
	for d := range hex.Direction(hex.Directions) {
		n := g.tables.Near[from][d]
		if n == 0 || Grid.Distance(n, target) >= far {
			continue
		}
		wind := g.tables.WindOn(from, d, &g.chosen)
		if g.tables.Zone[n] == 0 { // the way leads round that land
			wind = g.tables.Blows(g.tables.Zone[from], &g.chosen)
		}
		counts, with = counts || wind != 0, with || wind.IsWith(d)
	}
	return counts, with
}

// mayBerth refuses a hex that does not adjoin the target, is not the nearest, or is closed
// to the interceptor's ships.
//
// Cases 6.35, 6.4, 6.45, 6.6, 11.24. Rulings R88, R90.
func (g *State) mayBerth(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	to := hexOf(c.On)
	s, mover := g.stackOf(f.Seat, f.About), g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	d, near := g.direction(mover.Hex, to)
	switch {
	case to == 0:
		return allowed
	case near && g.berths(s, mover, true)>>d&1 != 0:
		return allowed
	case near && g.berths(s, mover, false)>>d&1 != 0:
		if ill := g.mayGo(s, to); !ill.OK() {
			return ill
		}
	}
	return no(reasonBerthPlace)
}

// offerBerth offers the hexes from which a fleet may intercept.
//
// Case 6.4.
func (g *State) offerBerth(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	mover := g.fleet(foe(f.Seat), uint8(f.N[berthMover]))
	for _, h := range g.tables.Near[mover.Hex] {
		if h != 0 {
			sequence.Name(g, d, VerbBerth, hexObject(h), 0, "6.4", o)
		}
	}
}

// berth takes the hex from which a fleet intercepts.
//
// Case 6.4.
func (g *State) berth(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Code, f.N[berthTo] = berthWind, int32(hexOf(c.On))
}
