package fury

import "github.com/weathergage/weathergage/geo/plane"

// nears reports whether a leg comes within a length of an enemy with no wall and no house
// between: to the hundredth from more than 2 inches away, else in 64 places along the way.
//
// Case 8.5. Rulings R92, R408.
func (g *State) nears(l *leg, b plane.Block, length Length) bool {
	t := plane.Time(0)
	if !l.At(0).Within(b, g.length(NumApart)) {
		if !g.hasWalls(l, length) && l.Passes(b, length, plane.Whole/bridgeParts) {
			return true
		}
		t, _ = l.FirstWithin(b, length, 0)
	}
	for ; t <= plane.Whole; t += plane.Whole / bridgeParts {
		if at := l.At(t); at.Within(b, length) && !g.isWalled(at, b, length) {
			return true
		}
	}
	return false
}

// hasWalls reports whether there may be a wall, a parapet, a gate or a building between a leg and companies
// no farther from it than a length.
func (g *State) hasWalls(l *leg, length Length) bool {
	low, high := l.Bounds()
	far := length + boatLength + Inch
	near := g.ground.near(plane.Point{X: low.X - far, Y: low.Y - far}, plane.Point{X: high.X + far, Y: high.Y + far})
	for i := near.next(); i >= 0; i = near.next() {
		if g.isWallOf(i) {
			return true
		}
	}
	return false
}

// isWallOf reports whether a piece of ground keeps companies on either side of it apart.
//
// Case 8.5. Ruling R92.
func (g *State) isWallOf(i int) bool {
	switch g.ground.pieces[i].ground {
	case Wall, Parapet, Gate, Building:
		return true
	}
	return false
}

// isWalled reports whether a wall, a parapet or a building stands between all bases of two
// bodies that are no farther apart than a length.
//
// Case 8.5. Ruling R92.
func (g *State) isWalled(a, b plane.Block, length Length) bool {
	for i := range int(a.Bases) {
		one := a.Base(i)
		for j := range int(b.Bases) {
			if two := b.Base(j); plane.Within(one, two, length) && !g.isWall(one.Centre(), two.Centre()) {
				return false
			}
		}
	}
	return true
}

// isWall reports whether a wall, a parapet, a gate or a building stands between two points.
func (g *State) isWall(from, to plane.Point) bool { return g.hasBetween(from, to, (*State).isWallOf) }

// hair is how much nearer than 2 inches counts as 2 inches.
//
// Ruling R408.
const hair Length = 1
