package fury

import "github.com/weathergage/weathergage/geo/plane"

// isCart reports whether an object is a wagon, or a Gun that the scenario has without a crew: that is one for all
// intents and purposes.
//
// Cases 22.3, 27.1. Ruling R620.
func (g *State) isCart(o *object) bool { return o.kind != 0 && g.drove(o) == droveWagons }

// isTrain reports whether an object is one of the Guns that the scenario has without crews: of the types that it brings,
// not one whose crew has left it.
//
// Case 27.1. Ruling R620.
func (g *State) isTrain(o *object) bool {
	gun, team := o.gun()
	sc := g.played()
	return gun != 0 && team && sc != nil && sc.Special&CrewlessGuns != 0 && sc.Sides[SeatA].Guns[gun]+sc.Sides[SeatB].Guns[gun] > 0
}

// countWagons counts the wagons that a leg goes through, which foot crosses as it does walls of
// stone.
//
// Case 22.3. Ruling R269.
func (g *State) countWagons(c *company, l *leg) {
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		o := &g.objects[i]
		if farFrom(c.at, o.at, l.way) || !g.isCart(o) {
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

// climbsOver returns how many wagons a company crosses in a leg, each for half of its move: a company that
// passes none is stopped by them.
//
// Cases 8.4, 22.3. Ruling R269.
func (g *State) climbsOver(c *company, l *leg) int {
	if g.climbsNo(c) {
		return 0
	}
	return l.carts
}

// offWagons returns the moment at which a leg that is gone until a moment ends, if nobody stops on a wagon.
//
// Case 22.3. Ruling R269.
func (g *State) offWagons(l *leg, until plane.Time) plane.Time {
	for i := range g.objects {
		if o := &g.objects[i]; g.isCart(o) && l.At(until).Overlap(g.body(o)) {
			if t, met := l.FirstContact(g.body(o), 0); met {
				until = min(until, t)
			}
		}
	}
	return until
}

// mountsWagon reports whether a company would stand upon a wagon and stands on none now, as it does that has charged over one.
//
// Case 22.3. Rulings R269, R586.
func (g *State) mountsWagon(n companyNo, as *company) bool {
	return g.meetsWagon(g.block(as)) && !(g.companies[n].isOut() && g.meetsWagon(g.block(&g.companies[n])))
}

// meetsWagon reports whether a body overlaps a wagon.
//
// Case 22.3.
func (g *State) meetsWagon(b plane.Block) bool {
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if o := &g.objects[i]; !farFrom(b.At, o.at, 0) && g.isCart(o) && b.Overlap(g.body(o)) {
			return true
		}
	}
	return false
}
