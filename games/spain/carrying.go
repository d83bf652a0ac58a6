package spain

import "github.com/weathergage/weathergage/engine"

// What has moved aboard ships moves on in the same turn only aboard ships that have come with it all
// the way, so that it never goes farther by being handed on. Whom it has come with stands in With:
// ships and what is aboard have the same number if they have moved together ever since it began to.
// All movement of one's own turn passes shift, which keeps these numbers, and all that begins or goes
// on with it asks mayCarryOn. Joining, parting and changing ships move nothing and are free.
//
// Cases 6.13, 6.14, 6.15. Ruling R313.

// cargoOf returns what the ships of some members of a stack carry together: land units, and leaders who
// have no ship of their own.
func (g *State) cargoOf(seat engine.Seat, all *counterSet) counterSet {
	cargo := *all
	for c := cargo.next(0); c != 0; c = cargo.next(c) {
		if g.tables.Row(c).Kind.IsNaval() || g.units[c].Ship != Unseen {
			cargo.drop(c)
		}
	}
	return cargo
}

// roomWith returns what those ships among some counters that have come with a number can take beside
// what has come with it, and whether there are any.
//
// Case 6.52.
func (g *State) roomWith(all *counterSet, with uint16) (room int, some bool) {
	for c := all.next(0); c != 0; c = all.next(c) {
		kind := g.tables.Row(c).Kind
		switch {
		case g.units[c].With != with:
		case kind.IsNaval():
			room, some = room+g.carries(c), true
		case kind.IsLand():
			room -= g.strength(c)
		}
	}
	return room, some
}

// mayCarryOn refuses to move a stack with something aboard that has come this turn with ships which
// do not go on with it, or could not carry all of it, or that has moved in the other way: a naval leader
// who has intercepted does not go along the coast with another ship.
//
// Cases 6.13, 6.15. Rulings R308, R313.
func (g *State) mayCarryOn(s Stack, coast bool) engine.Illegal {
	all := g.parts(s)
	other := markCoast
	if coast {
		other = markHigh | markBarring
	}
	for c := all.next(0); c != 0; c = all.next(c) {
		switch u := &g.units[c]; {
		case g.tables.Row(c).Kind.IsNaval():
		case u.Mark&other != 0:
			return no(reasonCarriedOther)
		case u.Ship == Unseen:
			if ill := g.mayBring(&all, c, 0); !ill.OK() {
				return ill
			}
		}
	}
	return allowed
}

// mayBring refuses to move on with something among some counters that the ships there which it has
// come with do not carry, with so much more.
//
// Cases 6.15, 6.52. Ruling R313.
func (g *State) mayBring(all *counterSet, c Counter, more int) engine.Illegal {
	with := g.units[c].With
	if with == 0 {
		return allowed
	}
	switch room, some := g.roomWith(all, with); {
	case !some:
		return no(reasonCarried)
	case room < more:
		return no(reasonCarriedRoom, int32(more-room))
	}
	return allowed
}

// keepTogether notes, as ships of a seat move with what is aboard, who has come together: what moves
// for the first time has come with those who carry it now; a number is changed for those who move
// when ships that bore it stay behind.
//
// Case 6.15. Ruling R313.
func (g *State) keepTogether(seat engine.Seat, all *counterSet) {
	cargo := g.cargoOf(seat, all)
	if cargo.isEmpty() {
		return
	}
	fresh := counterSet{}
	for c := cargo.next(0); c != 0; c = cargo.next(c) {
		switch with := g.units[c].With; {
		case with == 0:
			fresh.add(c)
		case g.staysBehind(seat, all, with):
			g.renumber(all, with, g.freeNumber(seat))
		}
	}
	if fresh.isEmpty() {
		return
	}
	first := g.freeNumber(seat)
	ships := all.and(&g.tables.Ships[seat])
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if !g.bears(&cargo, g.units[c].With) {
			g.units[c].With = first
		}
	}
	for c := fresh.next(0); c != 0; c = fresh.next(c) {
		g.units[c].With = g.carrier(all, c, first)
	}
}

// carrier returns the number of those among some counters with whom a unit has come that moves for the
// first time: of the first who have room for it, those with a new number before others.
func (g *State) carrier(all *counterSet, c Counter, first uint16) uint16 {
	need := 0
	if g.tables.Row(c).Kind.IsLand() {
		need = g.strength(c)
	}
	if room, some := g.roomWith(all, first); some && room >= need {
		return first
	}
	ships := all.and(&g.tables.Ships[g.tables.Seat(c)])
	for m := ships.next(0); m != 0; m = ships.next(m) {
		if room, _ := g.roomWith(all, g.units[m].With); room >= need {
			return g.units[m].With
		}
	}
	return first
}

// bears reports whether any of some counters has come with a number.
func (g *State) bears(some *counterSet, with uint16) bool {
	for c := some.next(0); with != 0 && c != 0; c = some.next(c) {
		if g.units[c].With == with {
			return true
		}
	}
	return false
}

// staysBehind reports whether a ship with a number is not among those that move.
func (g *State) staysBehind(seat engine.Seat, all *counterSet, with uint16) bool {
	ships := g.afloat(seat)
	for c := all.next(0); c != 0; c = all.next(c) {
		ships.drop(c)
	}
	return g.bears(&ships, with)
}

// renumber gives those of some counters that bear one number another.
func (g *State) renumber(some *counterSet, was, is uint16) {
	for c := some.next(0); c != 0; c = some.next(c) {
		if g.units[c].With == was {
			g.units[c].With = is
		}
	}
}

// freeNumber returns the lowest number that nothing afloat of a seat bears.
func (g *State) freeNumber(seat engine.Seat) uint16 {
	all := g.in[Afloat].and(&g.tables.Of[seat])
	n := uint16(1)
	for g.bears(&all, n) {
		n++
	}
	return n
}
