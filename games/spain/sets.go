package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
)

// counterSet holds a set of counters. A loop over one is
//
//	for c := set.next(0); c != 0; c = set.next(c) {
type counterSet [maxCounters / 64]uint64

func (s *counterSet) has(c Counter) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *counterSet) add(c Counter)      { s[c>>6] |= 1 << (c & 63) }
func (s *counterSet) drop(c Counter)     { s[c>>6] &^= 1 << (c & 63) }
func (s *counterSet) isEmpty() bool      { return s[0]|s[1]|s[2] == 0 }

// next returns the first counter of the set after another, 0 if there is none.
func (s *counterSet) next(after Counter) Counter { return Counter(nextBit(s[:], uint(after))) }

// and returns the counters that are in both sets.
func (s *counterSet) and(t *counterSet) counterSet {
	return counterSet{s[0] & t[0], s[1] & t[1], s[2] & t[2]}
}

// or returns the counters that are in either set.
func (s *counterSet) or(t *counterSet) counterSet {
	return counterSet{s[0] | t[0], s[1] | t[1], s[2] | t[2]}
}

// meets reports whether a counter is in both sets.
func (s *counterSet) meets(t *counterSet) bool { return s[0]&t[0]|s[1]&t[1]|s[2]&t[2] != 0 }

// next returns the first hex of the set after another, 0 if there is none.
func (s *hexSet) next(after Hex) Hex { return Hex(nextBit(s[:], uint(after))) }

// nextBit returns the first bit after another that is set, 0 if there is none.
func nextBit(words []uint64, after uint) int {
	at := after + 1
	i := at >> 6
	if i >= uint(len(words)) {
		return 0
	}
	word := words[i] >> (at & 63) << (at & 63)
	for word == 0 {
		if i++; i == uint(len(words)) {
			return 0
		}
		word = words[i]
	}
	return int(i<<6) + bits.TrailingZeros64(word)
}

// write puts a counter somewhere, and into the sets that tell where counters are. All that
// changes Where or Fleet of a unit passes here.
func (g *State) write(c Counter, u Unit) {
	was := &g.units[c]
	seat := g.tables.Seat(c)
	g.in[was.Where].drop(c)
	if was.Where == Afloat {
		g.crews[seat][was.Fleet].drop(c)
	}
	*was = u
	g.in[u.Where].add(c)
	if u.Where == Afloat {
		g.crews[seat][u.Fleet].add(c)
	}
}

// everyoneOff puts all counters off the map: so a position begins.
func (g *State) everyoneOff() {
	g.in = [numWheres]counterSet{}
	g.crews = [2][maxFleets + 1]counterSet{}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		g.units[c] = Unit{}
		g.in[Off].add(c)
	}
}

// afloat returns the ships of a seat at sea and in ports.
func (g *State) afloat(seat engine.Seat) counterSet { return g.in[Afloat].and(&g.tables.Ships[seat]) }

// troops returns the land units of a seat ashore.
func (g *State) troops(seat engine.Seat) counterSet { return g.in[Ashore].and(&g.tables.Troops[seat]) }

// onLand returns the land units and leaders of a seat ashore.
func (g *State) onLand(seat engine.Seat) counterSet { return g.in[Ashore].and(&g.tables.Of[seat]) }

// members returns the ships of a stack and all that is aboard them.
func (g *State) members(s Stack) counterSet {
	if s.Fleet != 0 {
		return g.crews[s.Seat][s.Fleet]
	}
	return g.looseIn(s, 0)
}

// looseIn returns those of a stack of loose ships that have some marks. It is the innermost loop of listing.
func (g *State) looseIn(s Stack, marks Mark) counterSet {
	crew := g.crews[s.Seat][0]
	for i, word := range crew {
		for ; word != 0; word &= word - 1 {
			n := bits.TrailingZeros64(word)
			if u := &g.units[i<<6+n]; u.Hex != s.Hex || u.Mark&marks != marks {
				crew[i] &^= 1 << n
			}
		}
	}
	return crew
}

// ships returns the ships of a stack.
func (g *State) ships(s Stack) counterSet {
	all := g.members(s)
	return all.and(&g.tables.Ships[s.Seat])
}

// anyMarked reports whether a counter of a set has one of some marks.
func (g *State) anyMarked(set *counterSet, marks Mark) bool {
	for c := set.next(0); c != 0; c = set.next(c) {
		if g.units[c].Mark&marks != 0 {
			return true
		}
	}
	return false
}

// parts returns the members of a stack that move with it: all of a fleet, and of loose ships
// those that their owner has picked.
//
// Cases 6.15, 6.31.
func (g *State) parts(s Stack) counterSet {
	if s.Fleet != 0 {
		return g.crews[s.Seat][s.Fleet]
	}
	return g.looseIn(s, markTaken)
}
