package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// treasureFleet is the number of the fleet that the Treasure Fleet is while it sails
// alone: it needs no marker. Case 11.23.
const treasureFleet = maxFleets

// of returns the range of the counters of a seat: those of the English stand before those of
// the Spanish.
func (tb *Tables) of(seat engine.Seat) (first, end Counter) {
	if seat == English {
		return 1, tb.FirstSpanish
	}
	return tb.FirstSpanish, Counter(len(tb.Counters))
}

// onMap reports whether a counter is on the map.
func (u *Unit) onMap() bool { return u.Where == Ashore || u.Where == Afloat }

// at returns a counter's row and where it is.
func (g *State) at(c Counter) (*CounterRow, *Unit) { return &g.tables.Counters[c], &g.units[c] }

// set puts a counter somewhere. All that comes and goes on the map passes here, so that
// what everyone sees of both hexes is kept true.
func (g *State) set(c Counter, u Unit) {
	from := g.units[c].Hex
	g.write(c, u)
	if from != 0 && from != u.Hex {
		g.notice(c, from)
	}
	if u.Hex != 0 {
		g.notice(c, u.Hex)
	}
}

// notice finds what everyone sees of a hex that a counter has left or come into: land units
// and loose ships of its side.
//
// Ruling R271.
func (g *State) notice(c Counter, h Hex) {
	seat, u := g.tables.Seat(c), &g.units[c]
	switch kind := g.tables.Row(c).Kind; {
	case kind.IsLand():
		g.ashore[seat].put(h, u.Hex == h && u.Where == Ashore || g.hasTroops(seat, h))
	case kind.IsNaval():
		g.loose[seat].put(h, u.Hex == h && u.Where == Afloat && u.Fleet == 0 || g.hasLoose(seat, h))
	}
	g.freeOf(seat, h)
}

// look finds what everyone sees of one side in one hex. Of a side whose units are hidden, what a
// position says of it remains.
//
// Ruling R271.
func (g *State) look(seat engine.Seat, h Hex) {
	veiled := g.veiled[seat]
	g.ashore[seat].put(h, veiled && g.ashore[seat].has(h) || g.hasTroops(seat, h))
	g.loose[seat].put(h, veiled && g.loose[seat].has(h) || g.hasLoose(seat, h))
	g.freeOf(seat, h)
}

// freeOf ends the sieges of a hex in which a side has no land units: besieged or besiegers are
// gone.
func (g *State) freeOf(seat engine.Seat, h Hex) {
	if g.ashore[seat].has(h) {
		return
	}
	for _, side := range [...]engine.Seat{English, Spanish} {
		if g.shut[side].has(h) {
			g.endSiege(side, h)
		}
	}
}

// hasTroops reports whether a land unit of a side is ashore in a hex, hasLoose whether a ship of
// it lies there in no fleet, by the units themselves.
func (g *State) hasTroops(seat engine.Seat, h Hex) bool {
	troops := g.troops(seat)
	return g.hasIn(&troops, h)
}

func (g *State) hasLoose(seat engine.Seat, h Hex) bool {
	ships := g.crews[seat][0].and(&g.tables.Ships[seat])
	return g.hasIn(&ships, h)
}

// hasIn reports whether any of some counters is in a hex.
func (g *State) hasIn(some *counterSet, h Hex) bool {
	for i, word := range some {
		for ; word != 0; word &= word - 1 {
			if g.units[i<<6+bits.TrailingZeros64(word)].Hex == h {
				return true
			}
		}
	}
	return false
}

// remove takes a counter off the map or its track. Everyone knows it if it is known.
func (g *State) remove(c Counter, to Where, known bool) {
	was, seat := g.units[c], g.tables.Seat(c)
	u := Unit{Where: to}
	if known {
		u.Mark = markKnown
	}
	g.set(c, u)
	if was.Where == Afloat && g.tables.Row(c).Kind.IsNaval() {
		g.thin(Stack{seat, was.Fleet, was.Hex})
	}
	leaders := g.tables.Leaders[seat]
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == c {
			g.units[l].Ship = Unseen
		}
	}
}

// thin dissolves a stack that has no ship any more: a fleet's munitions are lost, leaders
// who are left go ashore, and are lost on the high seas.
//
// Cases 6.4, 6.52, 10.12, 13.16, 13.18. Rulings R47, R49, R303.
func (g *State) thin(s Stack) {
	left := g.members(s)
	if left.meets(&g.tables.Ships[s.Seat]) {
		return
	}
	for c := left.next(0); c != 0; c = left.next(c) {
		switch leader := g.tables.Row(c).Kind.IsLeader(); {
		case leader && g.tables.Terrain[s.Hex].HasLand():
			g.set(c, Unit{Where: Ashore, Hex: s.Hex})
		case leader:
			g.set(c, Unit{Where: Gone, Mark: markKnown})
		default:
			g.set(c, Unit{})
		}
	}
	if s.Fleet != 0 {
		g.fleets[s.Seat][s.Fleet], g.shot[s.Seat][s.Fleet] = 0, 0
		for k, caught := range g.tried[foe(s.Seat)] {
			if caught == s.Fleet+1 {
				g.tried[foe(s.Seat)][k] = 1 // another fleet may have the marker, and is not intercepted
			}
		}
	}
	g.raise(s.Hex)
}

// strength returns the combat strength that a unit shows.
//
// Case 3.23.
func (g *State) strength(c Counter) int {
	row, u := g.at(c)
	if u.Mark&markReduced != 0 {
		return int(row.Reduced)
	}
	return int(row.Strength)
}

// carries returns the transport capacity that a ship shows. Ruling R101.
func (g *State) carries(c Counter) int {
	row, u := g.at(c)
	if u.Mark&markReduced != 0 {
		return int(row.Less)
	}
	return int(row.Carries)
}

// isDutch reports whether a counter is of the nation that must keep near Brill or in the
// Netherlands.
//
// Cases 6.6, 8.23.
func (tb *Tables) isDutch(c Counter) bool { return tb.Counters[c].Nation == tb.Dutch }

// A Stack is a fleet, by its number, or the ships of a hex that are in no fleet.
type Stack struct {
	Seat  engine.Seat
	Fleet uint8 // 0: the ships of the hex that are in no fleet
	Hex   Hex
}

// fleet returns a fleet as a stack.
func (g *State) fleet(seat engine.Seat, n uint8) Stack { return Stack{seat, n, g.fleets[seat][n]} }

// holds reports whether a counter belongs to a stack, as a ship or aboard one.
func (g *State) holds(s Stack, c Counter) bool {
	u := &g.units[c]
	return u.Where == Afloat && u.Fleet == s.Fleet && u.Hex == s.Hex
}

// room returns the transport capacity of a stack less the land units aboard, in strength.
//
// Cases 6.52, 6.53. Ruling R103.
func (g *State) room(s Stack) int {
	n, all := 0, g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		switch kind := g.tables.Row(c).Kind; {
		case kind.IsNaval():
			n += g.carries(c)
		case kind.IsLand():
			n -= g.strength(c)
		}
	}
	return n
}

// hasShips reports whether a side has ships in a hex, in fleets or not.
func (g *State) hasShips(seat engine.Seat, h Hex) bool {
	if g.loose[seat].has(h) {
		return true
	}
	for n := range g.fleets[seat] {
		if g.fleets[seat][n] == h {
			return true
		}
	}
	return false
}

// hasUnits reports whether a side has land units ashore or ships in a hex. Leaders are no
// units.
//
// Cases 5.13, 15.35. Rulings R20, R234, R291.
func (g *State) hasUnits(seat engine.Seat, h Hex) bool {
	return g.ashore[seat].has(h) || g.hasShips(seat, h)
}

// friendlyPort reports whether a hex is a port whose city a side holds. Ruling R133.
func (g *State) friendlyPort(seat engine.Seat, h Hex) bool {
	city := g.tables.CityAt[h]
	return city != 0 && g.tables.Cities[city].Port && g.owner[city] == holderOf(seat)
}

// besieged reports whether units of a side are besieged in a hex, by land or from the sea.
//
// Ruling R41.
func (g *State) besieged(seat engine.Seat, h Hex) bool {
	return g.shut[seat].has(h) || g.blocked[seat].has(h)
}

// underSiege reports whether anybody is besieged in a hex: nothing is built, repaired, laid up or
// bought in it, by the besieged or by their besiegers.
//
// Cases 5.56, 10.4, 12.11. Rulings R41, R52, R222.
func (g *State) underSiege(h Hex) bool { return g.besieged(English, h) || g.besieged(Spanish, h) }
