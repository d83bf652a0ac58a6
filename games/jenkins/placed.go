package jenkins

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Placed returns the stacks of a hex into which counters of one stack can come: ships to sea or into the seaport, with
// what they carry, and others ashore or aboard ships of theirs. That they lie as before is the likeliest.
//
// Cases 4.0, 4.1.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	g, h := s.(*State), hexOf(to.Space)
	from := Place(0)
	if len(pieces) > 0 {
		from = stackOf(pieces[0].Stack)
	}
	if h == 0 || from == 0 {
		return nil
	}
	seat := pieces[0].Side
	takes := g.takenOut(seat, from, pieces)
	names, ships := []string{}, false
	for i := range takes {
		pc := &g.pieces[seat][takes[i]]
		names = append(names, g.row(pc).Key)
		ships = ships || g.naval(pc)
	}
	if len(names) == 0 {
		return nil
	}
	ways := []engine.Placing{}
	for l := LayerOutside; l <= LayerShore; l++ {
		if !g.maySet(seat, At(h, l), ships) || At(h, l) == from {
			continue
		}
		p := At(h, l)
		way := engine.Placing{Says: g.lies(p), Lines: []string{strings.Join(names, " ") + " from " + stackName(from) + " at " + stackName(p)}}
		at := len(ways)
		if l == from.Layer() || l == LayerShore && !ships {
			at = 0
		}
		ways = slices.Insert(ways, at, way)
	}
	return ways
}

// maySet reports whether counters may be put into a stack by hand: ships where there is water, into a seaport where there
// is one, and others ashore where there is land or among ships of their side.
func (g *State) maySet(seat engine.Seat, p Place, ships bool) bool {
	h := p.Hex()
	lo, hi := g.span(seat, p)
	switch {
	case p.Layer() == LayerShore:
		return !ships && g.tables.Terrain[h] != Sea
	case !ships && lo == hi:
		return false
	case p.Layer() == LayerDocked:
		return g.tables.PortAt[h] != 0
	}
	return g.tables.Terrain[h] != Land
}

// takenOut returns the places in the list of a seat of the counters that pieces of a stack are, each ship with what she
// carries, in their order.
//
// Case 7.3.
func (g *State) takenOut(seat engine.Seat, from Place, pieces []engine.Piece) (at []int) {
	d := &drawing{g: g, viewer: seat}
	for i := range g.pieces[seat][:g.count[seat]] {
		key := d.piece(seat, i, false).Key
		if g.pieces[seat][i].Place == from && g.pieces[seat][i].Counter != Unseen &&
			slices.ContainsFunc(pieces, func(p engine.Piece) bool { return p.Key == key }) {
			at = append(at, i)
			for j := i - 1; g.naval(&g.pieces[seat][i]) && j >= 0 && g.cargo(&g.pieces[seat][j]) && g.carrier(seat, j) == i; j-- {
				at = append(at, j)
			}
		}
	}
	slices.Sort(at)
	return slices.Compact(at)
}
