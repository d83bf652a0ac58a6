package fury

import "github.com/weathergage/weathergage/geo/plane"

// rampart is how far behind a parapet its defenders stand at most.
//
// Case 20.1. Ruling R438.
const rampart = Inch / 2

// mans reports whether a company occupies a parapet or a gate: it stands in one rank, both
// ends of its front within half an inch of that.
//
// Case 20.1. Ruling R438.
func (g *State) mans(n companyNo, i int) bool {
	of := g.ground.pieces[i].ground
	if n == noCompany || of != Parapet && of != Gate {
		return false
	}
	c := &g.companies[n]
	if c.files != c.squadrons || c.inside != 0 || c.has(markRouting) {
		return false
	}
	hull, work := g.block(c).Hull(), g.ground.line(i)
	for _, end := range [2]plane.Edge{plane.Front | plane.Right, plane.Front | plane.Left} {
		at := hull.Middle(end)
		if !work.Touches(plane.Base{At: at.Go(hull.Heading, rampart), Heading: hull.Heading, Length: 2 * rampart, Width: 2}) {
			return false
		}
	}
	return true
}

// mansAny reports whether a company occupies any parapet or gate.
//
// Case 20.1.
func (g *State) mansAny(n companyNo) bool {
	for i := range int(g.ground.many) {
		if g.mans(n, i) {
			return true
		}
	}
	return false
}
