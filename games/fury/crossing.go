package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayCross refuses a leg off the table, and one that meets ground that bars the company,
// unless it keeps to what is laid over that.
//
// Case 8.4. Ruling R407.
func (g *State) mayCross(c *company, l *leg) engine.Illegal {
	if g.leavesTable(l) {
		return no(whyTableEdge)
	}
	if g.isBarred(c, l) {
		why, of := g.barrier(c, l)
		ill := no(why)
		if why == whyBarred {
			ill.N[0] = int32(of)
		}
		return ill
	}
	if c.has(markAfloat) && !g.floatsAlong(l) {
		return no(whyAground)
	}
	return engine.Illegal{}
}

// leavesTable reports whether a leg leads off the table.
//
// Case 8.1.
func (g *State) leavesTable(l *leg) bool {
	if g.isBoundOn(l) || l.StaysOn(plane.Point{X: g.ground.width, Y: g.ground.depth}) {
		return false
	}
	edge := g.ground.edge()
	return l.Strands(edge[:])
}

// isBoundOn reports whether the bounds of a leg lie on the table, and so all of the company wherever it is on the leg.
//
// Case 8.1.
func (g *State) isBoundOn(l *leg) bool {
	low, high := l.Bounds()
	return g.ground.isOn(low) && g.ground.isOn(high)
}

// mostExtent is more than a company reaches from the middle of its front: six squadrons in
// one line or one column.
const mostExtent = 9 * Inch

// isBarred reports whether ground bars the company's way somewhere on a leg.
//
// Case 8.4.
func (g *State) isBarred(c *company, l *leg) bool {
	near := l.near
	for i := near.next(); i >= 0; i = near.next() {
		if g.isBarredBy(c, l, i) {
			return true
		}
	}
	return false
}

// isBarredBy reports whether one piece of ground bars the company's way somewhere on a leg.
//
// Case 8.4.
func (g *State) isBarredBy(c *company, l *leg, i int) bool {
	if !g.bars(c, i) {
		return false
	}
	if g.ground.pieces[i].ground.IsLine() {
		return g.strandsOn(l, i)
	}
	area := g.ground.area(i)
	return (l.Strands(area) || l.At(0).On(area)) && g.sinks(c, l, i)
}

// barrier returns why a leg that ground bars is refused, and which ground it is: the first piece that does. Times are
// looked for only if several do.
//
// Case 8.4.
func (g *State) barrier(c *company, l *leg) (why engine.Reason, of Ground) {
	first := -1
	why = whyBarred
	near := l.near
	for i := near.next(); i >= 0; i = near.next() {
		if !g.isBarredBy(c, l, i) {
			continue
		}
		ground := g.ground.pieces[i].ground
		other := g.whyBars(c, ground)
		if first >= 0 && (other != why || ground != of) {
			was, _ := g.barredBy(c, l, first)
			if is, _ := g.barredBy(c, l, i); is >= was {
				continue
			}
		}
		first, why, of = i, other, ground
	}
	return why, of
}

// whyBars returns why a ground bars a company: works and a chain bar everybody, other ground by the rule for those who
// go there.
//
// Cases 8.4, 16.6, 17.1, 20.2, 21.2, 27.7.
func (g *State) whyBars(c *company, of Ground) engine.Reason {
	switch {
	case of == Chain:
		return whyChain
	case of == Parapet || of == Gate:
		return whyWorks
	case c.has(markAfloat):
		return whyAground
	case c.gun != 0:
		return whyBarredGun
	case of == Breach:
		return whyNarrow
	case of == Building && c.troop != 0 && g.arm(c) == Foot:
		return whyWalkIn
	}
	return whyBarred
}

// barredFrom returns the last moment of a leg before ground bars the company's way, or a wagon that of one
// which passes none.
//
// Cases 8.4, 22.3. Ruling R269.
func (g *State) barredFrom(c *company, l *leg) (at plane.Time, met bool) {
	near := l.near
	for i := range g.objects {
		if o := &g.objects[i]; g.isCart(o) && g.climbsNo(c) {
			if t, hit := l.FirstContact(g.body(o), 0); hit && (!met || t < at) {
				at, met = t, true
			}
		}
	}
	for i := near.next(); i >= 0; i = near.next() {
		if t, hit := g.barredBy(c, l, i); hit && (!met || t < at) {
			at, met = t, true
		}
	}
	return at, met
}

// barredBy returns the same for one piece of ground.
//
// Case 8.4.
func (g *State) barredBy(c *company, l *leg, i int) (at plane.Time, met bool) {
	if !g.bars(c, i) {
		return 0, false
	}
	if g.ground.pieces[i].ground.IsLine() {
		return g.firstIn(l, i)
	}
	if at, met = l.FirstGround(g.ground.area(i), 0); !met && !l.At(0).On(g.ground.area(i)) {
		return 0, false
	}
	sinks, met := g.sinksIn(c, l, i)
	return max(at, sinks), met
}

// sinks reports whether a leg is ever on ground that bars the company at one of the places that
// sinksIn looks at: the end first, then the middle, then what halves the rest.
//
// Case 8.4. Ruling R407.
func (g *State) sinks(c *company, l *leg, i int) bool {
	for step := plane.Time(bridgeParts); step > 0; step /= 2 {
		for part := step; part <= bridgeParts; part += 2 * step {
			if g.sinksAt(c, l.At(plane.Whole*part/bridgeParts), i) {
				return true
			}
		}
	}
	return false
}

// sinksIn returns the last place of a leg that is looked at before it comes onto ground that bars the
// company, with no ford or bridge laid over it.
//
// Case 8.4. Ruling R407.
func (g *State) sinksIn(c *company, l *leg, i int) (at plane.Time, met bool) {
	for part := plane.Time(1); part <= bridgeParts; part++ {
		now := plane.Whole * part / bridgeParts
		if g.sinksAt(c, l.At(now), i) {
			return now - plane.Whole/bridgeParts, true
		}
	}
	return 0, false
}

// bridgeParts is in how many places a company is looked at while it crosses a ford.
//
// Ruling R407.
const bridgeParts = 64
