package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Stages of a voyage, as the step's Code.
const (
	voyageWind    uint16 = iota // the dice are due
	voyageDrawn                 // they are thrown, and steps lost
	voyageAsked                 // its owner says how far it runs
	voyageRuns                  // it runs to the hex of its path that voyageTo counts
	voyageStopped               // it has been intercepted
)

// enterVoyage carries a voyage on, one stage or one hex at a time.
//
// Cases 6.22, 6.23, 6.24, 6.4. Rulings R62, R67, R70, R73, R93.
func (g *State) enterVoyage(f *engine.Frame, t *engine.Turn) bool {
	s := g.stackOf(f.Seat, f.About)
	switch {
	case s.Hex == 0 || f.Code == voyageStopped:
		return g.endVoyage()
	case f.Code == voyageWind:
		less := int32(0)
		if counts, with := g.faces(); counts && !g.isRowed(s) {
			less = g.blow(s, with, "6.23", t)
		}
		f.Code, f.N[windLoss] = voyageDrawn, less
		t.Reveal(engine.Everyone)
	case f.Code == voyageDrawn:
		ships := g.ships(s)
		for c := ships.next(0); c != 0; c = ships.next(c) {
			g.take(c, f.N[windLoss])
		}
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
// The enemy may intercept in each hex that is entered. A French port violates neutrality; whoever
// cannot pay for that lays up his ships before he can intercept.
//
// Cases 6.24, 6.4, 11.24, 11.3, 15.11, 15.12. Rulings R57, R84, R242, R243.
func (g *State) runOn(f *engine.Frame, s Stack, t *engine.Turn) {
	at := &g.voyage.At[s.Fleet]
	switch {
	case g.isCaught(s.Seat, s.Fleet):
		f.Code = voyageStopped
		return
	case int32(*at) >= f.N[voyageTo]:
		f.Code = voyageAsked
		return
	}
	*at++
	to := g.voyage.Path[*at]
	ships := g.ships(s)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if g.units[c].Mark&markHigh == 0 { // she has been taken up, and moves now
			g.take(c, f.N[windLoss])
		}
	}
	g.shift(s, to, markHigh)
	t.Tell(engine.Event{Kind: KindRan, Rule: "6.24", About: s.object(), On: hexObject(to)})
	s.Hex = to
	if g.moor(s, t) {
		g.alarm(s)
	}
	g.visit(s, t) // later, so that its penalties come first
}

// endVoyage ends the voyage of a fleet. The path is forgotten with the last of its parts.
//
// Case 6.24. Ruling R56.
func (g *State) endVoyage() bool {
	g.pop()
	if g.flow.Top().Step != stepVoyage {
		g.voyage = Voyage{}
	}
	return false
}

// placeOnPath returns which hex of the path a hex is that the fleet can still reach, 0 if none.
func (g *State) placeOnPath(s Stack, h Hex) uint8 {
	at, _, _ := g.ahead(s, h)
	return at
}

// mayRun refuses to run to a hex that does not lie ahead on the path, within what is left, or that
// has become closed to the fleet, as one before it may: by ships that it has taken up, or by enemies
// who have intercepted others on the path. What is aboard must not have come with others.
//
// Cases 6.15, 6.24, 6.31, 6.35, 6.6. Rulings R56, R57, R62, R77, R313.
func (g *State) mayRun(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	to := hexOf(c.On)
	if to == 0 {
		return allowed
	}
	_, _, ill := g.ahead(g.stackOf(f.Seat, f.About), to)
	return ill
}

// ahead returns the place on its path of a hex to which a fleet can run. If it cannot, ahead returns the last place to
// which it can, and why it does not come to the hex.
func (g *State) ahead(s Stack, h Hex) (at, last uint8, ill engine.Illegal) {
	if ill = g.mayCarryOn(s, false); !ill.OK() {
		return 0, 0, ill
	}
	v := &g.voyage
	left := g.left(s)
	for last = v.At[s.Fleet]; last < v.Steps && int32(last-v.At[s.Fleet]) < left; last++ {
		if ill = g.mayGo(s, v.Path[last+1]); !ill.OK() {
			break
		}
		if v.Path[last+1] == h {
			return last + 1, last, allowed
		}
	}
	if ill.OK() || !slices.Contains(v.Path[v.At[s.Fleet]+1:v.Steps+1], h) {
		ill = no(reasonOnPath, left)
	}
	return 0, last, ill
}

// mayShift refuses to put a ship of the voyage, or what is aboard, into another fleet; and
// to take up another's, or a ship that lies there, unless she might have sailed too.
//
// Cases 6.11, 6.12, 6.13, 6.15. Rulings R56, R57, R61, R313.
func (g *State) mayShift(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	s, unit := g.stackOf(f.Seat, f.About), g.tables.counterOf(c.With)
	row, u := g.at(unit)
	_, n := fleetOf(c.On)
	switch {
	case unit == Unseen:
		return no(reasonUnderWay)
	case n == s.Fleet && row.Kind.IsNaval() && u.Hex == s.Hex:
		if ill := g.mayTakeUp(unit); !ill.OK() {
			return ill
		}
	case n == s.Fleet && u.Hex == s.Hex:
		if ill := g.mayGoWith(s, unit); !ill.OK() {
			return ill
		}
	case n != s.Fleet && !g.holds(s, unit):
		return under("6.13", reasonNotWithThem)
	case n != s.Fleet && n != 0 && int16(n) <= g.tables.Numbers[NumFleets] && g.fleets[s.Seat][n] == 0:
		if ill := g.maySailOneMore(s); !ill.OK() {
			return ill
		}
	}
	return g.mayJoin(c)
}

// mayGoWith refuses to take aboard a fleet under way what could not go on with it.
//
// Cases 6.13, 6.15. Ruling R313.
func (g *State) mayGoWith(s Stack, c Counter) engine.Illegal {
	all, need := g.members(s), 0
	switch {
	case g.holds(s, c) || g.units[c].Ship != Unseen:
		return allowed
	case g.units[c].Mark&markCoast != 0:
		return no(reasonCarriedOther)
	case g.tables.Row(c).Kind.IsLand():
		need = g.strength(c)
	}
	return g.mayBring(&all, c, need)
}

// mayTakeUp refuses a ship that a passing fleet cannot take along: she is besieged, winter
// keeps her in port, or she has moved along the coast.
//
// Cases 6.13, 10.22, 14.22. Ruling R57.
func (g *State) mayTakeUp(c Counter) engine.Illegal {
	u, seat := &g.units[c], g.tables.Seat(c)
	switch {
	case g.blocked[seat].has(u.Hex):
		return no(reasonBlockade)
	case u.Mark&markCoast != 0:
		return no(reasonMovedShip)
	case u.Mark&markHigh != 0:
		return allowed
	}
	return g.maySetOut(c, false)
}

// mayPart refuses to let a ship leave a fleet under way without a marker: that the Treasure Fleet may, and
// sail on alone.
//
// Cases 6.13, 11.23. Rulings R56, R58.
func (g *State) mayPart(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch ship := g.tables.counterOf(c.On); {
	case ship == Unseen:
		return no(reasonHighSeasMarker)
	case g.tables.Seat(ship) != f.Seat || !g.holds(g.stackOf(f.Seat, f.About), ship):
		return under("6.13", reasonNotWithThem)
	case ship != g.tables.Treasure:
		return no(reasonMarkerUnderWay)
	}
	return g.mayDetach(c)
}

// offerVoyage offers the hexes ahead, debarking, and to leave the fleet for another or take
// up ships that lie there.
//
// Cases 6.13, 6.24, 6.54, 11.23. Rulings R56, R57.
func (g *State) offerVoyage(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.24")
	v, s := &g.voyage, g.stackOf(f.Seat, f.About)
	next := v.At[s.Fleet] + 1
	_, last, _ := g.ahead(s, 0)
	for i := next; i <= last; i++ {
		if !slices.Contains(v.Path[next:i], v.Path[i]) {
			o.Plain(VerbRun, hexObject(v.Path[i]), 0, "6.24")
		}
	}
	g.offerAshore(d, s, o)
	if g.acts >= mostActs {
		return
	}
	sequence.Name(g, d, VerbDetach, counterObject(g.tables.Treasure), 0, "11.23", o)
	if !o.Wants(VerbJoin) {
		return
	}
	all := g.in[Afloat].and(&g.tables.Of[s.Seat])
	for c := all.next(0); c != 0; c = all.next(c) {
		if g.units[c].Hex == s.Hex {
			g.offerJoins(d, c, "6.13", o)
		}
	}
}

// doRun lets the fleet run on along its path.
//
// Case 6.24. Ruling R62.
func (g *State) doRun(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Code, f.N[voyageTo] = voyageRuns, int32(g.placeOnPath(g.stackOf(f.Seat, f.About), hexOf(c.On)))
}

// stopHere ends the voyage of a fleet where it is.
func (g *State) stopHere(*engine.Frame, engine.Choice, *engine.Turn) { g.endVoyage() }

// regroup puts a ship, or what is aboard one, into another fleet under way. A new fleet is a
// part of the voyage: it goes on along the path, under the same wind, when this one has
// ended.
//
// Cases 6.11, 6.13. Ruling R56.
func (g *State) regroup(s Stack, c Counter, n uint8, t *engine.Turn) {
	parts := g.fleets[s.Seat][n] == 0
	g.join(c, n, t)
	if !parts {
		return
	}
	g.sailed[s.Seat]++
	g.sailApart(s, n)
}

// sailApart lets a part of a fleet go on along its path when the fleet has ended its voyage. One that has
// left it before, and was taken up again, still waits to do so.
//
// Case 6.13. Ruling R56.
func (g *State) sailApart(s Stack, n uint8) {
	g.voyage.At[n] = g.voyage.At[s.Fleet]
	about := fleetObject(s.Seat, n)
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepVoyage && f.About == about {
			return
		}
	}
	on := *g.flow.Top()
	part := on
	part.About, part.N[voyageTo] = about, 0
	*g.flow.Top() = part
	g.flow.Push(on)
}

// isCaught reports whether a fleet has been intercepted in the segment of its owner that is
// being played: then it does nothing more in it.
//
// Case 6.4. Ruling R93.
func (g *State) isCaught(seat engine.Seat, n uint8) bool {
	at := &sequence.Steps[g.flow.At(0).Step]
	if n == 0 || at.Ask != AskSail || at.Seat != seat {
		return false
	}
	for k := range g.tried[foe(seat)] {
		if g.tried[foe(seat)][k] == n+1 {
			return true
		}
	}
	return false
}
