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
	return Grid.Way(from, to, numHexes, func(h Hex, d hex.Direction) int { return int(tb.March[h] >> d & 1) }) != nil
}
