package fury

import "github.com/weathergage/weathergage/geo/plane"

// countWagons counts the wagons that a leg goes through, which foot crosses as it does walls of
// stone.
//
// Case 22.3. Ruling R269.
func (g *State) countWagons(c *company, l *leg) {
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind != kindWagon || farFrom(c.at, o.at, l.way) {
			continue
		}
		l.carted = true
		if l.Presses(g.body(o)) {
			l.carts++
		}
	}
}

// climbsNo reports whether a company can pass no wagon: only foot without a Gun does.
//
// Cases 8.4, 22.3. Ruling R269.
func (g *State) climbsNo(c *company) bool { return c.gun != 0 || g.arm(c) == Horse }

// climbsOver is how many wagons a company crosses in a leg, each for half of its move: whoever passes
// none is stopped by them.
//
// Cases 8.4, 22.3. Ruling R269.
func (g *State) climbsOver(c *company, l *leg) int {
	if g.climbsNo(c) {
		return 0
	}
	return l.carts
}

// meetsWagon reports whether a body overlaps a wagon.
//
// Case 22.3.
func (g *State) meetsWagon(b plane.Block) bool {
	for i := range g.objects {
		if o := &g.objects[i]; o.kind == kindWagon && !farFrom(b.At, o.at, 0) && b.Overlap(g.body(o)) {
			return true
		}
	}
	return false
}
