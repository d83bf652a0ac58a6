package fury

import "github.com/weathergage/weathergage/geo/plane"

// nears reports whether a leg comes within a length of an enemy with no wall and no house
// between: to the hundredth from more than 2 inches away, else in 64 places along the way.
//
// Case 8.5. Rulings R92, R408.
func (g *State) nears(l *leg, b plane.Block, length Length) bool {
	t := plane.Time(0)
	if !l.At(0).Within(b, g.length(NumApart)) {
		t, _ = l.FirstWithin(b, length, 0)
	}
	for ; t <= plane.Whole; t += plane.Whole / bridgeParts {
		if at := l.At(t); at.Within(b, length) && !g.isWalled(at, b, length) {
			return true
		}
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
func (g *State) isWall(from, to plane.Point) bool {
	for i := range int(g.ground.many) {
		switch g.ground.pieces[i].ground {
		case Wall, Parapet, Gate:
			if g.ground.line(i).Cuts(from, to) {
				return true
			}
		case Building:
			if g.ground.area(i).Cuts(from, to) {
				return true
			}
		}
	}
	return false
}

// hair is how much nearer than 2 inches counts as 2 inches.
//
// Ruling R408.
const hair Length = 1
