package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// heading returns a facing in tenths of a degree.
func heading(tenths int32) plane.Heading { return plane.Heading(tenths * int32(tenth)) }

// about returns a company with the middle of all its bases at a point.
func (g *State) about(c company, centre plane.Point) company {
	b := g.block(&c)
	c.at = plane.Base{At: centre, Heading: c.facing, Length: b.Depth(), Width: b.Front()}.On(b.Depth()/2, 0)
	return c
}

// rout has a company break: away from the company that caused it, or from the nearest enemy if none did. It
// keeps its markers. If an enemy who is not routing touches its rear it is destroyed. A crew leaves its Gun,
// and a company its building, on the side away from that enemy, or is destroyed in it if there is no way out.
// Its prisoners go to the company that caused it. Nobody routs asleep.
//
// Cases 13.1, 13.2, 13.3, 16.2, 22.4.1, 26.5. Rulings R101, R194, R197, R198, R211, R272, R472, R587, R627.
func (g *State) rout(n, cause companyNo, t *engine.Turn) {
	c := &g.companies[n]
	t.Tell(engine.Event{Kind: KindRouts, Rule: "13.1", About: n.object()})
	if c.engaged() {
		if cause == noCompany {
			cause = g.opponent(n)
		}
		g.breakOff(n)
	}
	g.callOff(n)
	g.leaveGun(n, n.seat())
	g.yield(n, cause, t)
	g.abandon(n)
	c.set(markAsleep, false)
	if cause == noCompany || !g.companies[cause].isOut() {
		cause = g.nearestFoe(n)
	}
	if c.has(markAfloat) || c.inside != 0 && !g.comeOut(n, cause) || g.isPinned(n) {
		g.destroy(n, "13.3", t)
		return
	}
	centre, way := g.block(c).Hull().Centre(), c.facing
	if cause != noCompany && g.block(&g.companies[cause]).Hull().Centre() != centre {
		way = g.block(&g.companies[cause]).Hull().Centre().Bearing(centre)
	}
	c.set(markFormed|markTight, false)
	c.set(markRouting, true)
	stood := g.about(*c, centre)
	*c = stood
	if turned := g.turnedTo(n, way); g.lies(&turned, g.block(&turned)) && !g.swings(n, cause, &turned) {
		*c = turned
	}
	g.closeUp(n)
	*c = g.about(*c, centre)
	g.flee(n, way, t)
	// Without room to turn it halts, or stays where it cannot flee, as it stood.
	if (!c.has(markRouting) || g.block(c).Hull().Centre().Distance(centre) <= plane.Touch) && c.isOut() && !g.isClear(n, c) {
		c.facing, c.files = stood.facing, stood.files
		*c = g.about(*c, centre)
	}
}

// turnedTo returns a company that has turned about its middle to face a way.
//
// Case 13.3.
func (g *State) turnedTo(n companyNo, way plane.Heading) company {
	turned := g.companies[n]
	turned.facing = way
	return g.about(turned, g.block(&g.companies[n]).Hull().Centre())
}

// swings reports whether a company that turns would swing into an enemy whom it does not touch, or deeper into one whom
// it does, but for the one from whom or to whom it turns. Of routers he is not in the path: they flee as they stand then,
// and turn when they have fled. Who is charged does not turn then.
//
// Cases 12.2, 13.3. Rulings R199, R420, R587.
func (g *State) swings(n, but companyNo, turned *company) bool {
	was, is := g.block(&g.companies[n]), g.block(turned)
	for m := range g.each(foe(n.seat())) {
		if b := g.block(&g.companies[m]); !g.companies[m].has(markRouting) && g.meets(turned, is, b) && (!was.Touching(b) || m != but && is.Overlap(b)) {
			return true
		}
	}
	return false
}

// faceFlight turns routers who have fled to face the way they fled, as narrow as they must be to find room.
//
// Case 13.3. Rulings R414, R587.
func (g *State) faceFlight(n companyNo, way plane.Heading) {
	c := &g.companies[n]
	for files := c.files; c.facing != way && files > 0; files-- {
		turned := *c
		turned.facing, turned.files = way, files
		if turned = g.about(turned, g.block(c).Hull().Centre()); g.hasPlace(n, &turned) {
			*c = turned
		}
	}
}

// isPinned reports whether an enemy who is not routing touches the rear edge of a company.
//
// Case 13.3. Ruling R211.
func (g *State) isPinned(n companyNo) bool {
	hull := g.block(&g.companies[n]).Hull()
	behind := plane.Base{At: hull.Middle(plane.Rear), Heading: hull.Heading, Length: plane.Touch, Width: hull.Width}
	for m := range g.each(foe(n.seat())) {
		if b := g.block(&g.companies[m]); !g.companies[m].has(markRouting) && g.meets(&g.companies[m], g.block(&g.companies[n]), b) {
			for i := range int(b.Bases) {
				if plane.Overlap(behind, b.Base(i)) || plane.Touching(hull, b.Base(i)) && plane.Touching(behind, b.Base(i)) {
					return true
				}
			}
		}
	}
	return false
}

// nearestFoe returns the enemy nearest to a company, the first of several; noCompany if there is none.
//
// Case 13.3. Ruling R198.
func (g *State) nearestFoe(n companyNo) companyNo {
	nearest, least := noCompany, int32(0)
	b := g.block(&g.companies[n])
	for m := range g.each(foe(n.seat())) {
		if apart := b.Apart(g.block(&g.companies[m])); nearest == noCompany || apart < least {
			nearest, least = m, apart
		}
	}
	return nearest
}

// flee moves a router along a way as far as its loose rate leads, past its friends, until
// the table ends, ground bars its way or an enemy stands in it.
//
// Cases 13.3, 13.8. Rulings R197, R199, R200, R414.
func (g *State) flee(n companyNo, way plane.Heading, t *engine.Turn) {
	if g.huddle(n, t) {
		return
	}
	c := &g.companies[n]
	l := g.wayOut(n, plane.Angle(c.facing.To(way)))
	stop, how, foe := g.stopped(n, &l)
	g.passFriends(n, &l, stop, t)
	if how == stopNot && g.standsOn(n, l.End()) { // on one who has gone loose
		l = g.wayOut(n, plane.Angle(c.facing.To(way)))
		stop, how, foe = g.stopped(n, &l)
	}
	g.trample(n, &l, stop, t)
	at := l.At(stop)
	c.at = at.At
	switch {
	case how == stopGround:
		g.destroy(n, "13.3", t)
	case how == stopEdge:
		g.destroy(n, "13.8", t)
	case how == stopFoe && g.nature(n).Has(Fanatical):
		g.halted(n, &l, stop)
		g.rally(n, "5.7", t)
	case how == stopFoe:
		g.surrender(n, foe.seat(), "13.3", t)
	default:
		g.faceFlight(n, way)
		g.setDown(n)
		t.Tell(engine.Event{Kind: KindFlees, Rule: "13.3", About: n.object(), N: [4]int32{int32(l.way)}})
	}
}

// halted stands Fanatical troops whom an enemy stops on their way as near to him as they have room, as narrow as they must
// be for that: not in a house nor on a friend through whom they went. A charge that they have made is over.
//
// Cases 5.7, 11.4, 13.3. Ruling R623.
func (g *State) halted(n companyNo, l *leg, stop plane.Time) {
	c := &g.companies[n]
	c.set(markRetired, true)
	after := *c
	after.set(markRouting, false) // routers go through houses
	for ; after.files > 0; after.files-- {
		for part := plane.Time(0); part <= bridgeParts; part++ {
			if after.at = l.At(stop - stop/bridgeParts*part).At; g.hasPlace(n, &after) {
				c.at, c.files = after.at, after.files
				return
			}
		}
	}
}

// wayOut returns the way of a router: the longest that its rate pays for, and on from there until it stands
// on no friend and in no building.
//
// Case 13.3. Rulings R197, R212, R589.
func (g *State) wayOut(n companyNo, off plane.Angle) leg {
	c := &g.companies[n]
	low, high := Length(0), g.rate(c)+1
	for high-low > 1 {
		mid := low + (high-low)/2
		if l := g.ahead(c, mid, off); l.cost <= g.rate(c) {
			low = mid
		} else {
			high = mid
		}
	}
	l := g.ahead(c, low, off)
	for g.standsOn(n, l.End()) && low < mostBoard {
		low += onward
		l = g.ahead(c, low, off)
	}
	return l
}

// onward is how much farther a router is looked at that would stop on a friend.
//
// Ruling R212.
const onward Length = 5

// standsOn reports whether a block overlaps a friend, a wagon or a building.
func (g *State) standsOn(n companyNo, b plane.Block) bool {
	if g.meetsWagon(b) {
		return true
	}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Building && b.On(g.ground.area(i)) {
			return true
		}
	}
	for m := range g.each(n.seat()) {
		if m != n && b.Overlap(g.block(&g.companies[m])) {
			return true
		}
	}
	return false
}

// What ends the way of a router before it has gone it.
type stop uint8

const (
	stopNot    stop = iota
	stopEdge        // of the table
	stopGround      // that bars its way
	stopFoe         // an enemy who is not routing
)

// stopped returns when and how the way of a router ends, and at which enemy.
//
// Cases 13.3, 13.8. Rulings R199, R200.
func (g *State) stopped(n companyNo, l *leg) (at plane.Time, how stop, by companyNo) {
	at, by = plane.Whole, noCompany
	sooner := func(t plane.Time, met bool, end stop) bool {
		if !met || t >= at && how != stopNot {
			return false
		}
		at, how = t, end
		return true
	}
	edge := g.ground.edge()
	t, met := l.FirstGround(edge[:], 0)
	sooner(t, met, stopEdge)
	t, met = g.barredFrom(&g.companies[n], l)
	sooner(t, met, stopGround)
	for m := range g.each(foe(n.seat())) {
		if g.companies[m].has(markRouting) {
			continue
		}
		b := g.block(&g.companies[m])
		t, met = l.FirstContact(b, 0)
		if met = met && g.meets(&g.companies[n], l.At(t), b); sooner(t, met, stopFoe) {
			by = m
		}
	}
	return at, how, by
}

// passFriends has the friends whom a router goes through become loose and test Fear, each
// once for that router in a turn; not those beyond a wall.
//
// Case 13.3. Rulings R91, R120, R201, R670.
func (g *State) passFriends(n companyNo, l *leg, until plane.Time, t *engine.Turn) {
	for m := range g.each(n.seat()) {
		other := &g.companies[m]
		if m == n || other.has(markRouting) || g.companies[n].passed>>(m%ofSide)&1 != 0 || !g.comesUpon(&g.companies[n], l, g.block(other), until) {
			continue
		}
		g.companies[n].passed |= 1 << (m % ofSide)
		if other.has(markFormed) {
			g.goLoose(m, "13.3", t)
		}
		if !other.engaged() {
			other.setShakes(other.shakes() + 1)
		}
	}
	for i := range g.flow.Depth() {
		if g.flow.At(i).Step == stepShaken {
			return
		}
	}
	g.flow.Push(engine.Frame{Step: stepShaken, Seat: engine.NoSeat})
}

// shakes is for how many routers a company has yet to test.
//
// Case 13.3. Ruling R120.
func (c *company) shakes() int { return int(c.marks / markShaken & mostShakes) }

// setShakes has a company test for so many routers, or for the most that it remembers.
//
// Case 13.3. Ruling R120.
func (c *company) setShakes(routers int) {
	c.marks = c.marks&^(mostShakes*markShaken) | mark(min(routers, mostShakes))*markShaken
}

// mostShakes is for how many routers a company remembers that it has yet to test.
const mostShakes = 7

// shake has the next of those through whom routers have gone test Fear.
//
// Case 13.3. Ruling R120.
func (g *State) shake(_ *engine.Frame, _ *engine.Turn) bool {
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && c.shakes() > 0 {
			c.setShakes(c.shakes() - 1)
			g.flow.Push(testOf(n, TestFear, noCompany))
			return false
		}
	}
	g.flow.Pop()
	return false
}
