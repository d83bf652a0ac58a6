package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Hinders returns why a stack that is dropped on a hex can never come there by itself: ships to a hex that is all land,
// troops over the sea.
//
// Case 7.1.
func (r *ruleset) Hinders(s engine.State, d engine.Decision, of, to engine.Object) engine.Illegal {
	g, goal := s.(*State), hexOf(to)
	if p := stackOf(to); p != 0 {
		goal = p.Hex()
	}
	c, _, ok := g.courseOf(d, of)
	if !ok || goal == 0 || goal >= numHexes || goal == c.from {
		return engine.Illegal{}
	}
	why := engine.Reason(0)
	switch {
	case c.afloat && g.tables.Terrain[goal] == Land:
		why = whyAllLand
	case !c.afloat && !g.tables.joinedByLand(c.from, goal):
		why = whyAllSea
	default:
		return engine.Illegal{}
	}
	return engine.Illegal{Rule: refusals[why].rule, Why: why}
}

// joinedByLand reports whether troops could march from one hex to another, however long that takes.
//
// Case 7.1.
func (tb *Tables) joinedByLand(from, to Hex) bool {
	seen := map[Hex]bool{from: true}
	for next := []Hex{from}; len(next) > 0; next = next[1:] {
		for d := range hex.Direction(hex.Directions) {
			h := tb.Near[next[0]][d]
			if tb.March[next[0]]>>d&1 != 0 && !seen[h] {
				seen[h] = true
				next = append(next, h)
			}
		}
	}
	return seen[to]
}
