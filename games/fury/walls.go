package fury

import "github.com/weathergage/weathergage/geo/plane"

// A hedge, a wall, a trench, a parapet, a gate, a breach and a chain are lines without breadth. This file alone reads
// where they run. Rules ask it what lies between two points or two bodies, and whether that may be crossed, fought
// across and seen through. Bodies that touch a line may be pressed a hair into it, so that their edges lie on
// either side. The middle of a base always lies on its own side.

// course returns where a piece runs that is a hedge, a wall or the like.
func (gr *ground) course(i int) plane.Line { return plane.Line(gr.outline(i)) }

// single returns one man of a company: what lets a company through that is one squadron wide lets him
// through.
//
// Case 20.2.
func (c *company) single() company {
	one := *c
	one.files = 1
	return one
}

// linesIn returns the lines that may run through a rectangle and cost a company no less than a ground may.
//
// Case 8.4.
func (g *State) linesIn(c *company, least Cost, low, high plane.Point) pieces {
	near := g.ground.near(low, high)
	all := near
	for i := all.next(); i >= 0; i = all.next() {
		if of := g.ground.pieces[i].ground; !of.IsLine() || g.cost(c, of) < least {
			near.set(i, false)
		}
	}
	return near
}

// isAnyBetween reports whether one of some lines runs between two points.
func (g *State) isAnyBetween(lines pieces, from, to plane.Point) bool {
	for i := lines.next(); i >= 0; i = lines.next() {
		if g.ground.course(i).Cuts(from, to) {
			return true
		}
	}
	return false
}

// isShut reports whether a line that a company cannot cross runs between two points.
//
// Case 8.4.
func (g *State) isShut(c *company, from, to plane.Point) bool {
	low := plane.Point{X: min(from.X, to.X), Y: min(from.Y, to.Y)}
	return g.isAnyBetween(g.linesIn(c, Barred, low, plane.Point{X: max(from.X, to.X), Y: max(from.Y, to.Y)}), from, to)
}

// isIn reports whether a body stands in a line: it is pressed into it, or the line runs between its bases.
//
// Case 8.4.
func (g *State) isIn(b plane.Block, i int) bool {
	line := g.ground.course(i)
	if !line.Touches(b.Hull()) {
		return false
	}
	first := b.Base(0).Centre()
	for k := range int(b.Bases) {
		if one := b.Base(k); line.Under(one) || line.Cuts(first, one.Centre()) {
			return true
		}
	}
	return false
}

// comesTo reports whether a company comes from where it stands to where it would without a line in between
// that it cannot cross. A company that is not on the table comes from nowhere.
//
// Cases 4.2, 8.4, 20.2.
func (g *State) comesTo(n companyNo, as *company) bool {
	if n == noCompany || !g.companies[n].isOut() {
		return true
	}
	return g.isOpenTo(as, Barred, g.block(&g.companies[n]).Hull().Centre(), g.block(as))
}

// isOpenTo reports whether no line that costs a company so much or more runs between a point and any base of a body.
//
// Case 8.4.
func (g *State) isOpenTo(c *company, least Cost, from plane.Point, b plane.Block) bool {
	far := b.Extent()
	lines := g.linesIn(c, least, plane.Point{X: min(from.X, b.At.X-far), Y: min(from.Y, b.At.Y-far)},
		plane.Point{X: max(from.X, b.At.X+far), Y: max(from.Y, b.At.Y+far)})
	for k := 0; k < int(b.Bases) && lines != (pieces{}); k++ {
		if g.isAnyBetween(lines, from, b.Base(k).Centre()) {
			return false
		}
	}
	return true
}

// meets reports whether a company that stands as a body touches another, with nothing between where they touch that
// bars it: nobody fights or takes through a parapet or a shut gate, nor horse through a hedge or a wall.
//
// Cases 11.2, 12.5, 13.3, 20.2, 22.4.2. Rulings R252, R670.
func (g *State) meets(c *company, a, b plane.Block) bool {
	return a.Touching(b) && g.isOpenWithin(c, Barred, a, b, plane.Touch)
}

// adjoins is meets with nothing between that a company would have to move to cross, a hedge or a wall either.
//
// Cases 4.3, 8.4. Ruling R670.
func (g *State) adjoins(c *company, a, b plane.Block) bool {
	return a.Touching(b) && g.isOpenWithin(c, Half, a, b, plane.Touch)
}

// isOpenWithin reports whether no line that costs a company so much or more runs between some two bases of bodies that are
// no farther apart than a length.
//
// Cases 8.4, 11.2. Ruling R670.
func (g *State) isOpenWithin(c *company, least Cost, a, b plane.Block, far Length) bool {
	one, room := c.single(), b.Extent()
	lines := g.linesIn(&one, least, plane.Point{X: b.At.X - room, Y: b.At.Y - room}, plane.Point{X: b.At.X + room, Y: b.At.Y + room})
	if lines == (pieces{}) {
		return true
	}
	for i := range int(a.Bases) {
		for j := range int(b.Bases) {
			p, q := a.Base(i), b.Base(j)
			if near := plane.Touching(p, q) || far > plane.Touch && plane.Within(p, q, far); near && !g.isAnyBetween(lines, p.Centre(), q.Centre()) {
				return true
			}
		}
	}
	return false
}

// isInContact reports whether two bodies touch with no line between where they do: a company that charges
// over a hedge or a wall that both touch goes up to it.
//
// Cases 8.4, 11.2.
func (g *State) isInContact(a, b plane.Block) bool {
	if !a.Touching(b) {
		return false
	}
	for i := range int(a.Bases) {
		for j := range int(b.Bases) {
			if one, two := a.Base(i), b.Base(j); plane.Touching(one, two) && !g.hasBetween(one.Centre(), two.Centre(), (*State).isLine) {
				return true
			}
		}
	}
	return false
}

// isLine reports whether a piece is a line.
func (g *State) isLine(i int) bool { return g.ground.pieces[i].ground.IsLine() }

// comesUpon reports whether a company on a leg comes to touch a body until a moment, with nothing between that bars it.
//
// Cases 6.6, 22.3. Ruling R670.
func (g *State) comesUpon(c *company, l *leg, b plane.Block, until plane.Time) bool {
	at, met := l.FirstContact(b, 0)
	if !met || at > until {
		return false
	}
	for step := max((until-at)/bridgeParts, 1); at <= until; at += step {
		if g.meets(c, l.At(at), b) {
			return true
		}
	}
	return false
}

// hasBetween reports whether a piece of some kind stands between two points.
func (g *State) hasBetween(from, to plane.Point, is func(g *State, i int) bool) bool {
	low := plane.Point{X: min(from.X, to.X), Y: min(from.Y, to.Y)}
	near := g.ground.near(low, plane.Point{X: max(from.X, to.X), Y: max(from.Y, to.Y)})
	for i := near.next(); i >= 0; i = near.next() {
		if !is(g, i) {
			continue
		}
		if of := g.ground.pieces[i].ground; of.IsLine() && g.ground.course(i).Cuts(from, to) || !of.IsLine() && g.ground.area(i).Cuts(from, to) {
			return true
		}
	}
	return false
}

// strandsOn reports whether a leg comes into a piece that is a line.
//
// Case 8.4.
func (g *State) strandsOn(l *leg, i int) bool { return l.StrandsOn(g.ground.course(i)) }

// firstIn returns the last moment of a leg before it comes into a piece that is a line.
//
// Case 8.4.
func (g *State) firstIn(l *leg, i int) (plane.Time, bool) { return l.FirstLine(g.ground.course(i), 0) }

// crosses returns how often the middle of the front crosses a piece that is a line in a leg. Some room for
// the moments is given.
//
// Case 8.4.
func (g *State) crosses(l *leg, i int, room []plane.Time) int {
	return len(g.ground.course(i).Crossings(&l.Way, room))
}

// runsBy reports whether a piece that is a line touches a base.
func (g *State) runsBy(i int, b plane.Base) bool { return g.ground.course(i).Touches(b) }

// middleOf returns the middle of a gate.
//
// Case 20.6.
func (g *State) middleOf(i int) plane.Point {
	line := g.ground.course(i)
	return line[0].Add(line[1].From(line[0]).Part(1, 2))
}

// endsOf returns both ends of a piece that is a line.
//
// Case 27.7.
func (g *State) endsOf(i int) [2]plane.Point {
	line := g.ground.course(i)
	return [2]plane.Point{line[0], line[len(line)-1]}
}

// acrossFrom returns the point of a parapet nearest to another point, and a point just beyond it; ok is false
// if there is no beyond, as the point lies on the parapet.
//
// Case 20.3. Ruling R446.
func (g *State) acrossFrom(i int, from plane.Point) (at, foot plane.Point, ok bool) {
	if at = g.ground.course(i).Nearest(from); at == from {
		return at, at, false
	}
	return at, at.Go(from.Bearing(at), inward), true
}

// isCut reports whether a piece that is a line runs between two points.
func (g *State) isCut(i int, from, to plane.Point) bool { return g.ground.course(i).Cuts(from, to) }

// rampart is how far behind a parapet its defenders stand at most.
//
// Case 20.1. Ruling R438.
const rampart = Inch / 2

// mans reports whether a company occupies a parapet or a gate: it stands in one rank, both
// ends of its front within half an inch of that, and within the sconce to which that belongs.
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
	hull, work := g.block(c).Hull(), g.ground.course(i)
	for _, end := range [2]plane.Edge{plane.Front | plane.Right, plane.Front | plane.Left} {
		at := hull.Middle(end)
		if !work.Touches(plane.Base{At: at.Go(hull.Heading, rampart), Heading: hull.Heading, Length: 2 * rampart, Width: 2}) {
			return false
		}
	}
	within := g.enclosedBy(i)
	return within < 0 || g.ground.area(within).Has(hull.Centre())
}

// enclosedBy returns the sconce to which a parapet or a gate belongs, -1 if it stands alone: the line runs
// along its edge.
//
// Case 20.1. Ruling R438.
func (g *State) enclosedBy(i int) int {
	end := plane.Base{At: g.ground.course(i)[0], Length: 2, Width: 2}
	for k := range int(g.ground.many) {
		if g.ground.pieces[k].ground == Sconce && g.ground.isWithin(k, end, 2*plane.Touch) {
			return k
		}
	}
	return -1
}

// over returns an end of a line of sight at a company, as a parapet sees it: a company that occupies the
// parapet looks over it, and is seen over it.
//
// Case 20.1. Ruling R438.
func (g *State) over(n companyNo, end plane.Point) plane.Point {
	return end.Go(g.companies[n].facing, rampart+plane.Touch)
}

// inward is how far within bodies a line of sight ends, as parapets see it: farther than bodies are pressed into
// what they touch. It ends toward the middle of a base, and half as far again, so that a corner is left behind too.
//
// Case 20.1. Ruling R671.
const inward = 2 * plane.Touch

// blocks reports whether a parapet or a gate hides the ends of a line of sight from each other: it runs between them,
// and neither company looks over it.
//
// Cases 14.6, 20.1. Rulings R430, R438, R671.
func (g *State) blocks(l *sightline, i int) bool {
	if !g.ground.boxes[i].meets(boxAbout(plane.Point{X: min(l.from.X, l.to.X) - inward, Y: min(l.from.Y, l.to.Y) - inward},
		plane.Point{X: max(l.from.X, l.to.X) + inward, Y: max(l.from.Y, l.to.Y) + inward})) {
		return false
	}
	line, eye, mark := g.ground.course(i), l.from.Go(l.facing.Opposite(), inward), toward(l.to, l.mark, inward*3/2)
	if !line.Cuts(eye, mark) {
		return false
	}
	looks, shows := g.mans(l.a, i), g.mans(l.b, i)
	return (!looks || line.Cuts(g.over(l.a, l.from), mark)) && (!shows || line.Cuts(eye, g.over(l.b, l.to))) &&
		(!looks || !shows || line.Cuts(g.over(l.a, l.from), g.over(l.b, l.to)))
}

// toward returns a point that lies from one point toward another by a length, and no farther than that.
func toward(from, to plane.Point, length Length) plane.Point {
	return from.Add(to.From(from).Part(min(length, from.Distance(to)), max(from.Distance(to), 1)))
}

// mansBetween reports whether a company occupies a parapet or a gate that lies between two points: whoever has
// come over the works or through them charges it from within, where they shelter nobody.
//
// Cases 12.8, 20.1. Ruling R607.
func (g *State) mansBetween(m companyNo, from, to plane.Point) bool {
	for i := range int(g.ground.many) {
		if g.mans(m, i) && g.ground.course(i).Cuts(from, to) {
			return true
		}
	}
	return false
}
