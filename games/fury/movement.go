package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// left returns what a company has left of its move; of a boat by the way that it heads now, however it has
// come to.
//
// Cases 8.1, 21.2. Ruling R470.
func (g *State) left(f *engine.Frame, c *company) Length {
	switch {
	case f.Code&didBegin == 0:
		return g.rate(c)
	case c.has(markAfloat):
		return max(g.rate(c)-Length(f.N[actSpent]), 0)
	}
	return Length(f.N[actRate] - f.N[actSpent])
}

// spend takes a cost off the move; the first time it sets what the move is: the rate of
// the formation in which it began.
//
// Case 8.1. Ruling R160.
func (g *State) spend(f *engine.Frame, c *company, cost Length) {
	if f.Code&didBegin == 0 {
		f.Code |= didBegin
		g.setsOut(c)
		f.N[actRate] = int32(g.rate(c))
	}
	f.N[actSpent] += int32(cost)
}

// legOf makes a new leg that which a choice asks for.
func (g *State) legOf(l *leg, c *company, choice *engine.Choice) {
	g.draftOf(l, c, choice)
	g.price(c, l)
	g.goAlong(c, l)
}

// draftOf is legOf without what it costs.
func (g *State) draftOf(l *leg, c *company, choice *engine.Choice) {
	switch choice.Verb {
	case VerbWheelLeft:
		g.swing(l, c, -plane.Angle(choice.N[0])*tenth)
	case VerbWheelRight:
		g.swing(l, c, plane.Angle(choice.N[0])*tenth)
	default:
		g.slide(l, c, choice.N[0], plane.Angle(choice.N[1])*tenth)
	}
}

// farthest returns how far of a leg a company may go.
//
// Cases 8.1, 8.2.
func (g *State) farthest(f *engine.Frame, n companyNo, choice engine.Choice) int32 {
	near := choice
	low, high := int32(0), choice.N[0]
	for high-low > 1 {
		near.N[0] = low + (high-low)/2
		if shorter := g.mayGo(f, n, near); shorter.OK() {
			low = near.N[0]
		} else {
			high = near.N[0]
		}
	}
	return low
}

// mayGo refuses a leg.
//
// Cases 8.1, 8.2, 8.4, 8.5, 8.9.
func (g *State) mayGo(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	var l leg
	g.legOf(&l, &g.companies[n], &choice)
	return g.mayFollow(f, n, &l, g.around(n, &l, g.length(NumApart)))
}

// canGo reports whether mayGo allows a leg. Most that it refuses end off the table or on top of
// another company, which is seen before anything is looked for on the way.
//
// Cases 8.1, 8.2, 8.4, 8.5, 8.9.
func (g *State) canGo(f *engine.Frame, n companyNo, choice *engine.Choice) bool {
	c := &g.companies[n]
	var l leg
	g.draftOf(&l, c, choice)
	others := g.around(n, &l, g.length(NumApart))
	if l.ends = !c.has(markFormed); l.ends { // it halts as it is now
		if b := l.End(); !g.isBoundOn(&l) && !g.isOnTable(b) || g.overlaps(b, others) {
			return false
		}
	}
	g.survey(c, &l)
	if !l.ends || !g.canPay(c, &l, g.left(f, c)) { // a loose body may be slowed without becoming another
		g.toll(c, &l)
		g.goAlong(c, &l)
	}
	ill := g.mayFollow(f, n, &l, others)
	return ill.OK()
}

// mayFollow is mayGo for a leg that has been made and priced; others are the bodies within 2 inches of it.
//
// Cases 8.1, 8.2, 8.4, 8.5, 8.9.
func (g *State) mayFollow(f *engine.Frame, n companyNo, l *leg, others bodies) engine.Illegal {
	c := &g.companies[n]
	if l.carts > 0 && g.climbsNo(c) {
		return no(whyWagon)
	}
	if left := g.left(f, c); l.cost > left {
		return no(whyFar, int32(l.cost), int32(left))
	}
	if ill := g.mayCross(c, l); !ill.OK() {
		return ill
	}
	if ill := g.mayPass(n, l, others); !ill.OK() {
		return ill
	}
	if g.isBoundToRoad(n.seat()) && !g.keepsRoad(l) {
		return no(whyColumn)
	}
	after := g.wentBy(n, l)
	b := g.block(&after)
	if l.carted && g.meetsWagon(b) {
		return no(whyWagon)
	}
	near := l.near
	if after.has(markFormed) != c.has(markFormed) { // what goes loose takes more room
		near = g.ground.nearPoint(after.at, mostExtent)
	}
	if after.inside == 0 && !((l.ends || g.isOnTable(b)) && g.liesOn(&after, b, near)) || !l.ends && g.overlaps(b, others) {
		return no(whyNoRoom)
	}
	return engine.Illegal{}
}

// wentBy returns a company where a leg has brought it: loose, if ground slowed it down, and without gaps if
// it has no room for them.
//
// Cases 8.1, 8.9. Ruling R602.
func (g *State) wentBy(n companyNo, l *leg) company {
	after := g.companies[n]
	g.halt(&after, l)
	if g.companies[n].has(markFormed) && !after.has(markFormed) {
		g.squeeze(n, &after)
	}
	return after
}

// halt stands a company where a leg has brought it: loose, if ground slowed it down.
//
// Cases 8.1, 8.9.
func (g *State) halt(c *company, l *leg) {
	end := l.End()
	c.at, c.facing = end.At, end.Heading
	if l.slowed {
		c.set(markFormed, false)
	}
}

// mayPass refuses a leg that runs into another company, or comes within 2 inches of an
// enemy; from one that is nearer already it may come no nearer. No others than some come so
// near.
//
// Case 8.5. Rulings R91, R158, R408.
func (g *State) mayPass(n companyNo, l *leg, others bodies) engine.Illegal {
	from := l.At(0)
	for m := others.next(); m != noCompany; m = others.next() {
		b := g.block(&g.companies[m])
		if m.seat() == n.seat() {
			if l.Presses(b) {
				return no(whyFriend)
			}
			continue
		}
		near := g.length(NumApart) - hair - 1
		if l.Comes(b, near) && g.nears(l, b, min(near, from.Apart(b)-hair-1)) {
			return no(whyNear, int32(g.length(NumApart)/Inch))
		}
	}
	return engine.Illegal{}
}

// move carries out a leg.
//
// Cases 8.1, 8.2, 8.9.
func (g *State) move(f *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	c := &g.companies[n]
	var l leg
	g.legOf(&l, c, &choice)
	g.spend(f, c, l.cost)
	formed := c.has(markFormed)
	g.trample(n, &l, plane.Whole, t)
	*c = g.wentBy(n, &l)
	t.Tell(engine.Event{Kind: KindMoves, Rule: "8.1", About: n.object(), N: [4]int32{int32(l.way), int32(l.cost)}})
	if formed && !c.has(markFormed) {
		t.Tell(engine.Event{Kind: KindLoosens, Rule: "8.9", About: n.object()})
	}
}

// faced returns a company that has faced by an angle: each base turns where it stands, ranks and files change
// places to a flank, and the middle of the whole stays where it was.
//
// Case 8.2. Ruling R409.
func (g *State) faced(c company, by plane.Angle) company {
	was := g.block(&c)
	centre := was.Hull().Centre()
	c.facing = c.facing.Turn(by)
	if by != facings[2] {
		c.files = uint8(was.Ranks())
	}
	is := g.block(&c)
	c.at = plane.Base{At: centre, Heading: c.facing, Length: is.Depth(), Width: is.Front()}.On(is.Depth()/2, 0)
	return c
}

// mayFace refuses to face to a flank or the rear: loose bodies do it once, at no cost, at the
// start or the end of their move, formed ones for half of it.
//
// Case 8.2. Rulings R91, R409.
func (g *State) mayFace(f *engine.Frame, n companyNo, by plane.Angle) engine.Illegal {
	c := &g.companies[n]
	after := g.faced(*c, by)
	switch {
	case f.Code&didFace != 0:
		return no(whyFaced)
	case c.has(markFormed) && g.rate(c)/2 > g.left(f, c):
		return no(whyFaceFormed)
	}
	return g.mayStandSo(n, &after)
}

// closes reports whether a company that stands so is nearer to an enemy than 2 inches, and
// nearer than it was.
//
// Case 8.5. Rulings R158, R408.
func (g *State) closes(n companyNo, as *company) bool { return g.closesFrom(n, n, as) }

// closesFrom is closes for a company that two have become: it may be as near to an enemy as either was.
//
// Cases 4.3, 8.5.
func (g *State) closesFrom(n, other companyNo, as *company) bool {
	was, also, is := g.block(&g.companies[n]), g.block(&g.companies[other]), g.block(as)
	for m := range g.each(foe(n.seat())) {
		b := g.block(&g.companies[m])
		if !is.Within(b, g.length(NumApart)-hair-1) {
			continue
		}
		near := min(g.length(NumApart), was.Apart(b), also.Apart(b)) - hair - 1
		if is.Within(b, near) && !g.isWalled(is, b, near) {
			return true
		}
	}
	return false
}

// face faces a company.
//
// Case 8.2.
func (g *State) face(f *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	by := facings[choice.Verb-VerbFaceLeft]
	g.turnFace(f, n, by)
	t.Tell(engine.Event{Kind: KindFaces, Rule: "8.2", About: n.object(),
		N: [4]int32{int32(max(by, -by) / tenth), engine.Truth(by < 0)}})
	g.hasGone(n)
}

// turnFace turns a company that faces, at what that costs.
//
// Case 8.2.
func (g *State) turnFace(f *engine.Frame, n companyNo, by plane.Angle) {
	c := &g.companies[n]
	cost := Length(0)
	if c.has(markFormed) {
		cost = g.rate(c) / 2
	}
	g.spend(f, c, cost)
	f.Code |= didFace
	*c = g.faced(*c, by)
}

// mayForm refuses to form or to go loose: both are free, at the start of the segment only, and changed back once.
// The middle of the front stays where it is.
//
// Cases 8.7, 8.8, 8.10. Rulings R39, R54.
func (g *State) mayForm(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	form := choice.Verb == VerbForm
	c := &g.companies[n]
	after := *c
	after.set(markFormed, form)
	switch {
	case c.has(markFormed) == form:
		return no(whySame)
	case f.Code&afterStart != 0:
		return no(whyStart)
	case form && !g.canForm(n):
		return no(whyNeverForms)
	}
	return g.mayStandSo(n, &after)
}

// afterStart is what a company has done whose segment has gone on beyond its start.
//
// Case 8.10. Ruling R39.
const afterStart = didBegin | didScout | didStart

// canForm reports whether a company may be a formed body.
//
// Cases 5.5, 8.8. Ruling R54.
func (g *State) canForm(n companyNo) bool {
	row := g.card(&g.companies[n])
	return row.Formed > 0 && !g.nature(n).Has(Undisciplined)
}

// form makes a company a formed body or a loose one.
//
// Case 8.10.
func (g *State) form(f *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	form := choice.Verb == VerbForm
	if f.Code&didForm != 0 {
		f.Code |= didStart
	}
	f.Code |= didForm
	g.reshapes(n)
	g.companies[n].set(markFormed, form)
	g.companies[n].set(markTight, false)
	kind := KindLoosens
	if form {
		kind = KindForms
	}
	t.Tell(engine.Event{Kind: kind, Rule: "8.10", About: n.object()})
}

// mayDraw refuses to draw up a company with another number of squadrons in its first rank,
// from line to column or back or to another column: it takes the whole move.
//
// Case 8.3. Ruling R410.
func (g *State) mayDraw(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	files := choice.N[0]
	c := &g.companies[n]
	if files < 1 || files > int32(c.squadrons) {
		return no(whyFiles, int32(c.squadrons))
	}
	after := *c
	after.files = uint8(files)
	after.set(markTight, false)
	switch {
	case after.files == c.files:
		return no(whySame)
	case f.Code&didBegin != 0:
		return no(whyWholeMove)
	}
	return g.mayStandSo(n, &after)
}

// draw draws a company up again. The middle of its front stays where it is.
//
// Case 8.3. Ruling R410.
func (g *State) draw(f *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	files := choice.N[0]
	c := &g.companies[n]
	g.spend(f, c, g.rate(c))
	f.Code |= didDraw
	c.files = uint8(files)
	c.set(markTight, false)
	t.Tell(engine.Event{Kind: KindDraws, Rule: "8.3", About: n.object(), N: [4]int32{files}})
}
