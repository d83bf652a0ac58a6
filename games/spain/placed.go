package spain

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// Placed returns how fleets and counters can stand together in a hex: a fleet with all that is aboard, other ships on the
// water or on the track of the city, and everybody else ashore. What is aboard a fleet that goes along stays aboard.
//
// Cases 6.0, 8.0.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	g, h := s.(*State), hexOf(to.Space)
	if h == 0 {
		return nil
	}
	var lines, ships, others []string
	for i := range pieces {
		if _, n := fleetOf(pieces[i].ID); n != 0 {
			lines = append(lines, pieces[i].Key+" at "+r.tables.name(to.Space))
		}
	}
	for i := range pieces {
		c := r.tables.counterOf(pieces[i].ID)
		if c == Unseen || slices.ContainsFunc(pieces, func(p engine.Piece) bool { return p.ID == pieces[i].Stack }) {
			continue
		}
		if r.tables.Row(c).Kind.IsNaval() {
			ships = append(ships, pieces[i].Key)
		} else {
			others = append(others, pieces[i].Key)
		}
	}
	if len(others) > 0 && r.tables.Terrain[h].HasLand() {
		lines = append(lines, strings.Join(others, " ")+" at "+r.tables.name(to.Space))
		others = nil
	}
	switch track := r.tables.TrackAt(h); {
	case len(others) > 0 || len(ships) == 0 && len(lines) == 0, !r.tables.Terrain[h].HasWater() && len(ships) > 0 && track == 0:
		return nil
	case len(ships) == 0:
		return []engine.Placing{{Lines: lines}}
	default:
		return g.shipsPut(ships, h, track, lines)
	}
}

// shipsPut returns how ships of no fleet can come to a hex, besides other lines.
func (g *State) shipsPut(ships []string, h Hex, track Track, lines []string) (ways []engine.Placing) {
	names := strings.Join(ships, " ")
	if g.tables.Terrain[h].HasWater() {
		ways = append(ways, engine.Placing{Says: "afloat", Lines: append(slices.Clone(lines), names+" afloat "+g.tables.name(hexObject(h)))})
	}
	if track != 0 {
		ways = append(ways, engine.Placing{Says: "on the city's track",
			Lines: append(slices.Clone(lines), names+" track "+g.tables.name(trackObject(track))+" 4")})
	}
	return ways
}
