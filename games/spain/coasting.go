package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// mayCoast refuses coastal movement to a stack that may not put out, or from whose hex no
// coastal hex is reached.
//
// Cases 6.13, 6.31, 14.22.
func (g *State) mayCoast(c engine.Choice) engine.Illegal {
	s := g.stackOf(c.Seat, c.On)
	if ill := g.mayPutOut(s, true); !ill.OK() {
		return ill
	}
	if g.tables.Coasting(s.Hex) == 0 {
		return no(reasonNoCoast)
	}
	return allowed
}

// offerCoasters offers the stacks of a seat that may move along the coast.
//
// Case 6.31. Ruling R54.
func (g *State) offerCoasters(d engine.Decision, o *engine.Offer) {
	for n := uint8(1); n <= treasureFleet; n++ {
		if g.fleets[d.Seat][n] != 0 {
			sequence.Name(g, d, VerbCoast, fleetObject(d.Seat, n), 0, "6.31", o)
		}
	}
	for h := g.loose[d.Seat].next(0); h != 0; h = g.loose[d.Seat].next(h) {
		sequence.Name(g, d, VerbCoast, hexObject(h), 0, "6.31", o)
	}
}

// setCoasting begins coastal movement: of loose ships all are picked that may move, with
// all that is aboard but the leaders of others.
//
// Case 6.31.
func (g *State) setCoasting(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	s := g.stackOf(c.Seat, c.On)
	all := g.members(s)
	for m := all.next(0); s.Fleet == 0 && m != 0; m = all.next(m) {
		u := &g.units[m]
		ship := u.Ship
		if g.tables.Row(m).Kind.IsNaval() {
			ship = m
		}
		ill := allowed
		if ship != Unseen {
			ill = g.maySetOut(ship, true)
		}
		if ill.OK() {
			u.Mark |= markTaken
		}
	}
	g.flow.Push(engine.Frame{Step: stepCoast, Seat: s.Seat, About: s.object()})
}

// enterCoast waits: ships go on, or debark, until their owner is done.
//
// Case 6.31.
func (g *State) enterCoast(_ *engine.Frame, _ *engine.Turn) bool { return true }

// coaster returns the stack that moves along the coast, where it is now.
func (g *State) coaster(f *engine.Frame) Stack {
	if _, n := fleetOf(f.About); n != 0 {
		return g.fleet(f.Seat, n)
	}
	all := g.crews[f.Seat][0]
	for c := all.next(0); c != 0; c = all.next(c) {
		if g.units[c].Mark&markTaken != 0 {
			return Stack{f.Seat, 0, g.units[c].Hex}
		}
	}
	return Stack{Seat: f.Seat}
}

// coastAllowance returns how far a stack may go along the coast, half the allowance of its
// slowest ship, rounded down; and how much its ships have left of their halves.
//
// Cases 6.14, 6.32. Rulings R57, R74.
func (g *State) coastAllowance(s Stack) (most, left int32) {
	most, left = maxPath, maxPath
	parts := g.parts(s)
	ships := parts.and(&g.tables.Ships[s.Seat])
	for c := ships.next(0); c != 0; c = ships.next(c) {
		half := int32(g.tables.Row(c).Moves / 2)
		most, left = min(most, half), min(left, max(half-int32(g.units[c].Spent), 0))
	}
	return most, left
}

// hasNeighbour reports whether enemy ships lie in a coastal hex to which ships could go
// along the coast.
//
// Case 6.33. Ruling R75.
func (g *State) hasNeighbour(seat engine.Seat, h Hex) bool {
	for d := range hex.Direction(hex.Directions) {
		if g.tables.Coasting(h)>>d&1 != 0 && g.hasShips(foe(seat), g.tables.Near[h][d]) {
			return true
		}
	}
	return false
}

// halt stops ships that have come beside an enemy along the coast, for the turn.
//
// Case 6.33. Rulings R75, R295.
func (g *State) halt(s Stack) {
	if !g.hasNeighbour(s.Seat, s.Hex) {
		return
	}
	ships := g.parts(s)
	ships = ships.and(&g.tables.Ships[s.Seat])
	for c := ships.next(0); c != 0; c = ships.next(c) {
		g.units[c].Mark |= markHalted
	}
}

// isHalted reports whether an enemy has stopped any of the ships that move along the coast, though he may have
// left since.
//
// Case 6.33. Ruling R295.
func (g *State) isHalted(s Stack) bool {
	all := g.parts(s)
	return g.anyMarked(&all, markHalted)
}

// mayCoastTo refuses the next hex of coastal movement: it must adjoin along the coast, be
// within half the allowance and open to all that move; ships that have come beside the
// enemy go no farther, and what is left behind must be carried.
//
// Cases 6.15, 6.31, 6.32, 6.33, 6.34, 6.35, 6.52, 6.6, 11.24. Rulings R74, R75, R76, R77, R78,
// R79, R80, R81, R82, R207, R313.
func (g *State) mayCoastTo(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	s, to := g.coaster(f), hexOf(c.On)
	if to == 0 {
		return allowed
	}
	d, ok := g.direction(s.Hex, to)
	if !ok || g.tables.Coasting(s.Hex)>>d&1 == 0 {
		return no(reasonNextCoast)
	}
	most, left := g.coastAllowance(s)
	switch {
	case g.isHalted(s):
		return no(reasonBesideEnemy)
	case left == 0:
		return no(reasonCoastFar, most)
	case f.N[coasted] == 0 && s.Fleet == 0 && !g.canPart(s):
		return no(reasonLaden)
	case f.N[coasted] == 0 && s.Fleet == 0:
		if ill := g.mayCarryOn(s, true); !ill.OK() {
			return ill
		}
	}
	return g.mayGo(s, to)
}

// canPart reports whether the loose ships that move carry all that goes with them, and those
// that stay all that stays.
//
// Case 6.52.
func (g *State) canPart(s Stack) bool {
	var room [2]int
	var ships, aboard [2]bool
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		goes := 0
		if g.part(s, c) {
			goes = 1
		}
		switch kind := g.tables.Row(c).Kind; {
		case kind.IsNaval():
			room[goes] += g.carries(c)
			ships[goes] = true
		case kind.IsLand():
			room[goes] -= g.strength(c)
			aboard[goes] = true
		default:
			aboard[goes] = true
		}
	}
	return ships[1] && min(room[0], room[1]) >= 0 && (ships[0] || !aboard[0])
}

// mayLeave refuses to leave something behind: only before the others move, only loose ships
// and what is aboard them, never all ships, and a leader only with his ship.
//
// Cases 6.31, 13.16.
func (g *State) mayLeave(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	s, unit := g.coaster(f), g.tables.counterOf(c.On)
	row, u := g.at(unit)
	switch {
	case unit == Unseen:
		return allowed
	case f.N[coasted] > 0 || s.Fleet != 0:
		return no(reasonLeaveFirst)
	case !g.part(s, unit):
		return no(reasonNotWithThem)
	case u.Ship != Unseen:
		return no(reasonAssigned)
	case !row.Kind.IsNaval():
		return allowed
	}
	ships := g.parts(s)
	ships = ships.and(&g.tables.Ships[s.Seat])
	if ships.drop(unit); ships.isEmpty() {
		return no(reasonLastShip)
	}
	return allowed
}

// offerCoast offers the next hex, what may be left behind and what may debark.
//
// Cases 6.31, 6.54.
func (g *State) offerCoast(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.31")
	s := g.coaster(f)
	for _, h := range g.tables.Near[s.Hex] {
		if h != 0 {
			sequence.Name(g, d, VerbSteer, hexObject(h), 0, "6.31", o)
		}
	}
	all := g.parts(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		sequence.Name(g, d, VerbLeave, counterObject(c), 0, "6.31", o)
	}
	g.offerAshore(d, s, o)
}

// leaveBehind leaves something where it is, with the leaders aboard it.
//
// Cases 6.31, 13.16.
func (g *State) leaveBehind(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	unit := g.tables.counterOf(c.On)
	g.units[unit].Mark &^= markTaken
	leaders := g.tables.Leaders[f.Seat]
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == unit {
			g.units[l].Mark &^= markTaken
		}
	}
}

// coast moves ships along the coast to the next hex. Coastal hexes of France violate its neutrality, the one that they
// leave among them.
//
// Cases 6.31, 15.11.
func (g *State) coast(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	s, to := g.coaster(f), hexOf(c.On)
	f.N[coasted]++
	g.shift(s, to, markCoast)
	t.Reveal(engine.Only(foe(s.Seat)))
	t.Tell(engine.Event{Kind: KindCoasted, Rule: "6.31", About: hexObject(s.Hex), On: c.On})
	french := g.isFrench(s.Hex) || g.isFrench(to)
	s.Hex = to
	g.halt(s)
	if !g.moor(s, t) {
		g.endCoast(s.Seat)
	}
	if french {
		g.violate(s.Seat, t)
	}
}

// stopCoasting ends the coastal movement of ships where they are.
func (g *State) stopCoasting(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { g.endCoast(f.Seat) }

// isFrench reports whether the land of a hex is French.
func (g *State) isFrench(h Hex) bool { return g.tables.RegionAt(h).Country == CountryFrance }

// endCoast ends the coastal movement of a stack.
func (g *State) endCoast(seat engine.Seat) {
	all := g.in[Afloat].and(&g.tables.Of[seat])
	for c := all.next(0); c != 0; c = all.next(c) {
		g.units[c].Mark &^= markTaken
	}
	g.pop()
}
