package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// isBoundToRoad reports whether companies of a side keep to columns on the road: until they
// have seen an enemy.
//
// Case 26.1.
func (g *State) isBoundToRoad(seat engine.Seat) bool {
	if !g.entersInColumn(seat) {
		return false
	}
	for range g.each(foe(seat)) {
		return false
	}
	return g.sides[foe(seat)].lost == 0
}

// entersInColumn reports whether companies of a side come onto the board one squadron wide, whatever they have seen.
//
// Case 26.1.
func (g *State) entersInColumn(seat engine.Seat) bool {
	sc := g.played()
	return sc != nil && sc.Special&ColumnOnRoad != 0 && seat == SeatA
}

// mayUncolumn refuses to a company that is bound to the road what would make it anything but a
// column there: another formation, another shape, a building.
//
// Case 26.1. Ruling R561.
func (g *State) mayUncolumn(n companyNo, c engine.Choice) engine.Illegal {
	if !g.isBoundToRoad(n.seat()) {
		return engine.Illegal{}
	}
	if rowOf(c.Verb).marks.has(verbOffRoad) || c.Verb == VerbDivide && c.N[1] != partBehind {
		return no(whyColumn)
	}
	return engine.Illegal{}
}

// keepsRoad reports whether the middle of a company's front stays on the road in a leg.
//
// Case 26.1. Ruling R561.
func (g *State) keepsRoad(l *leg) bool {
	const parts = 32
	for part := plane.Time(1); part <= parts; part++ {
		on, _ := g.ground.under(l.At(plane.Whole*part/parts).At, true)
		if on != Road && on != Bridge && on != Ford {
			return false
		}
	}
	return true
}

// isOnRoad reports whether the middle of a company's front is on a road.
//
// Case 26.2. Ruling R562.
func (g *State) isOnRoad(c *company) bool {
	on, _ := g.ground.under(c.at, true)
	return on == Road || on == Bridge || on == Ford
}
