package spain

import "github.com/weathergage/weathergage/engine"

// Stages of a voyage, as the step's Code.
const (
	voyageWind    uint16 = iota // the dice are due
	voyageDrawn                 // they are thrown, and steps lost
	voyageAsked                 // its owner says how far it runs
	voyageRuns                  // it runs to the hex of its path that N[1] counts
	voyageStopped               // it has been intercepted
)

// enterVoyage carries a voyage on, one stage or one hex at a time.
//
// Cases 6.22 to 6.24, 6.4. Rulings R62, R67, R70, R73, R93.
func (g *State) enterVoyage(f *engine.Frame, t *engine.Turn) bool {
	s := g.stackOf(f.Seat, f.About)
	switch {
	case s.Hex == 0 || f.Code == voyageStopped:
		g.voyage = Voyage{}
		return g.pop()
	case f.Code == voyageWind:
		less := int32(0)
		if counts, with := g.faces(); counts && !g.isRowed(s) {
			less = g.blow(s, with, "6.23", t)
		}
		f.Code, f.N[0] = voyageDrawn, less
		t.Reveal(engine.Everyone)
	case f.Code == voyageDrawn:
		g.voyage.Drawn = true
		g.voyage.Left = uint8(g.allowance(s, f.N[0]))
		f.Code = voyageAsked
		t.Reveal(engine.Everyone)
	case f.Code == voyageRuns:
		g.runOn(f, s, t)
	default:
		return true
	}
	return false
}

// runOn enters the next hex of the path, unless the fleet is there or has been intercepted.
// The enemy may intercept in each hex that is entered. A French port violates neutrality.
//
// Cases 6.24, 6.4, 11.24, 15.11. Rulings R84, R242, R243.
func (g *State) runOn(f *engine.Frame, s Stack, t *engine.Turn) {
	v := &g.voyage
	switch {
	case g.isCaught(s.Seat, s.Fleet):
		f.Code = voyageStopped
		return
	case int32(v.At) >= f.N[1]:
		f.Code = voyageAsked
		return
	}
	v.At++
	v.Left--
	to := v.Path[v.At]
	g.shift(s, to, markHigh)
	t.Tell(engine.Event{Kind: KindRan, Rule: "6.24", About: s.object(), On: hexObject(to)})
	s.Hex = to
	left := g.moor(s, t)
	if g.tables.isPort(to) && g.isFrench(to) {
		g.violate(s.Seat, t)
	}
	if left {
		g.alarm(s)
	}
}

// placeOnPath is which hex of the path a hex is that the fleet can still reach, 0 if none.
func (g *State) placeOnPath(h Hex) uint8 {
	v := &g.voyage
	for i := v.At + 1; i <= v.Steps && i-v.At <= v.Left; i++ {
		if v.Path[i] == h {
			return i
		}
	}
	return 0
}

// mayRun refuses to run to a hex that does not lie ahead on the path, within what is left.
//
// Case 6.24. Rulings R56, R62.
func (g *State) mayRun(to Hex) engine.Illegal {
	if g.placeOnPath(to) == 0 {
		return no(reasonOnPath, int32(g.voyage.Left))
	}
	return allowed
}

// mayShift refuses to put a ship of the voyage, or what is aboard, into another fleet.
//
// Cases 6.12, 6.13. Rulings R56, R57.
func (g *State) mayShift(s Stack, c Counter, n uint8) engine.Illegal {
	if !g.holds(s, c) {
		return no(reasonNotWithThem)
	}
	return g.mayJoin(c, n)
}

// offerVoyage offers the hexes ahead, debarking, and to leave the fleet for another.
//
// Cases 6.13, 6.24, 6.54.
func (g *State) offerVoyage(f *engine.Frame, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.24")
	v, s := &g.voyage, g.stackOf(f.Seat, f.About)
	for i := v.At + 1; i <= v.Steps && i-v.At <= v.Left; i++ {
		if g.placeOnPath(v.Path[i]) == i {
			o.Plain(VerbRun, hexObject(v.Path[i]), 0, "6.24")
		}
	}
	g.offerAshore(s, o)
	if g.acts >= mostActs || !o.Wants(VerbJoin) {
		return
	}
	free := g.freeMarker(s.Seat)
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		for n := uint8(1); int16(n) <= g.tables.Numbers[NumFleets]; n++ {
			if g.fleets[s.Seat][n] == 0 && n != free {
				continue
			}
			if ill := g.mayShift(s, c, n); ill.OK() {
				o.Plain(VerbJoin, fleetObject(s.Seat, n), counterObject(c), "6.13")
			}
		}
	}
}

// sailOn carries out a choice of a fleet under way.
//
// Cases 6.13, 6.24, 6.54. Rulings R56, R62, R104.
func (g *State) sailOn(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case engine.Pass:
		g.voyage = Voyage{}
		g.pop()
	case VerbRun:
		f.Code, f.N[1] = voyageRuns, int32(g.placeOnPath(hexOf(c.On)))
	case VerbDebark:
		g.debark(g.tables.counterOf(c.On), t)
	case VerbJoin:
		_, n := fleetOf(c.On)
		g.join(g.tables.counterOf(c.With), n, t)
	}
}

// isCaught reports whether a fleet has been intercepted in the segment of its owner that is
// being played: then it does nothing more in it.
//
// Case 6.4. Ruling R93.
func (g *State) isCaught(seat engine.Seat, n uint8) bool {
	at := &sequence[g.flow.At(0).Step]
	if n == 0 || at.ask != AskSail || at.seat != seat {
		return false
	}
	for k := range g.tried[foe(seat)] {
		if g.tried[foe(seat)][k] == n+1 {
			return true
		}
	}
	return false
}
