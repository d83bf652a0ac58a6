package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// wayTo returns the way by which a charger reaches a face of its target. The program looks for one that is
// lawful: straight at the middle of the face, then at its ends; with as little of a wheel as a drift of 20
// degrees leaves, then with a whole one.
//
// Cases 11.2, 11.3, 11.5. Rulings R417, R418.
func (g *State) wayTo(n, m companyNo, on face) (ch charge, ill engine.Illegal) {
	return g.wayWithin(n, m, on, g.chargeReach(n, m))
}

// wayWithin is wayTo for a charger that goes no farther than a reach.
//
// Cases 11.2, 11.3, 11.5. Rulings R417, R418.
func (g *State) wayWithin(n, m companyNo, on face, reach Length) (ch charge, ill engine.Illegal) {
	if c := g.companies[n]; c.inside == 0 {
		return g.wayFrom(&c, n, m, on, reach)
	}
	return g.sallyTo(n, m, on, reach)
}

// wayFrom is wayTo for a charger that starts where a company stands, with no more than a reach. A charge on a flank or
// the rear that would be shot at is led behind the line of its target's front if there is such a way.
//
// Cases 10.3, 11.2, 11.3, 11.4, 11.5. Rulings R145, R417, R418.
func (g *State) wayFrom(c *company, n, m companyNo, on face, reach Length) (ch charge, ill engine.Illegal) {
	ch, ill = g.wayBy(c, n, m, on, reach, false)
	if ill.OK() && on != faceFront && g.isExposed(c, n, m, ch) {
		if behind, why := g.wayBy(c, n, m, on, reach, true); why.OK() {
			ch = behind
		}
	}
	return ch, ill
}

// isExposed reports whether the target of a charge may shoot at its charger on a way.
//
// Cases 10.3, 11.4. Ruling R145.
func (g *State) isExposed(c *company, n, m companyNo, way charge) bool {
	if target := &g.companies[m]; target.engaged() || target.has(markAsleep) {
		return false
	}
	l := g.chargeLeg(c, way)
	return g.aimAlong(m, n, &l).bears > 0
}

// keepsBehind reports whether a charger is behind the line of its target's front all along a leg, looked at in 33 places.
//
// Cases 10.3, 11.5. Rulings R145, R416, R417.
func (g *State) keepsBehind(m companyNo, l *leg) bool {
	front := g.block(&g.companies[m]).Hull()
	for part := plane.Time(0); part <= reactParts; part++ {
		for _, corner := range l.At(plane.Whole * part / reactParts).Hull().Corners() {
			if ahead, _ := front.Local(corner); ahead > zoneHair {
				return false
			}
		}
	}
	return true
}

// wayBy is wayFrom along any way, or behind the line of the target's front all the way.
//
// Cases 11.2, 11.3, 11.5. Rulings R417, R418.
func (g *State) wayBy(c *company, n, m companyNo, on face, reach Length, behind bool) (ch charge, ill engine.Illegal) {
	b, hull := g.block(c), g.block(&g.companies[m]).Hull()
	if apart := plane.Distance(b.Hull(), hull); apart > reach {
		return ch, no(whyReach, int32(apart), int32(reach))
	}
	if g.isInContact(b, g.block(&g.companies[m])) && g.meetsFace(c, m, on, ch) {
		return ch, engine.Illegal{}
	}
	ill = no(whyNoWay)
	centre := b.Hull().Centre()
	for _, e := range faceEdges[on] {
		middle, out := hull.Middle(e), hull.Out(e)
		if out.Off(middle.Bearing(centre)) > 90*plane.Degree {
			continue
		}
		wide := hull.Width
		if e == plane.Left || e == plane.Right {
			wide = hull.Length
		}
		aside := max(wide/2-g.length(NumBase)/2, 0)
		for _, off := range [...]Length{0, aside, -aside} {
			for turn := range numTurns {
				way, why := g.wayAt(c, n, m, middle.Go(out.Turn(90*plane.Degree), off), turn, reach, behind)
				if why.OK() {
					return way, why
				}
				if ill.Why == whyNoWay {
					ill = why
				}
			}
			if aside == 0 {
				break
			}
		}
	}
	if way, ok := g.wayOnward(c, n, m, on, reach, behind); ok {
		return way, engine.Illegal{}
	}
	return ch, ill
}

// faceEdges are the edges of a target that a charge on a face may aim at, the best first. Who
// may only charge the front does so wherever it touches the target.
//
// Case 11.5. Ruling R418.
var faceEdges = [numFaces][]plane.Edge{
	faceFront: {plane.Front, plane.Left, plane.Right, plane.Rear},
	faceFlank: {plane.Left, plane.Right, plane.Rear},
	faceRear:  {plane.Rear},
}

// How a charger turns to a point: it only drifts, it wheels as far as it must to drift there,
// or it wheels until it looks at the point.
const (
	turnNot int = iota
	turnLittle
	turnWhole
	numTurns
)

// wayAt returns the way of a charger to a point of its target.
//
// Cases 11.2, 11.3. Rulings R148, R417.
func (g *State) wayAt(c *company, n, m companyNo, at plane.Point, turn int, reach Length, behind bool) (charge, engine.Illegal) {
	ch, ok := g.turnTo(g.block(c), at, turn)
	if !ok {
		return ch, no(whyNoWay)
	}
	l := g.chargeLeg(c, ch)
	ch.length = min(l.End().At.Distance(at)+g.length(NumBase), mostCharge-1)
	return g.wayAlong(c, n, m, ch, reach, behind)
}

// wayAlong returns a way of a charger as far as it goes until it touches its target, if need be behind the
// line of the target's front. Horse passes no wagon.
//
// Cases 11.2, 11.3, 22.3. Rulings R148, R269, R417.
func (g *State) wayAlong(c *company, n, m companyNo, ch charge, reach Length, behind bool) (charge, engine.Illegal) {
	arc := g.arcOf(c, ch)
	l := g.chargeLeg(c, ch)
	t, met := g.contactOf(&l, m)
	gone := Length(int64(l.way) * int64(t) / int64(plane.Whole))
	if !met || gone < arc-1 { // a hundredth is lost where the wheel brings it to contact
		return ch, no(whyNoWay)
	}
	ch.length = max(gone-arc, 0)
	l = g.chargeLeg(c, ch)
	if l.cost > reach {
		return ch, no(whyReach, int32(l.cost), int32(reach))
	}
	if behind && !g.keepsBehind(m, &l) {
		return ch, no(whyNoWay)
	}
	if ill := g.mayCross(c, &l); !ill.OK() || l.carts > 0 && g.climbsNo(c) {
		if ill.OK() || ill.Why != whyTableEdge && ill.Why != whyNarrow {
			ill = no(whyBarredCharge)
		}
		return ch, ill
	}
	if !g.meets(c, l.End(), g.block(&g.companies[m])) {
		return ch, no(whyBarredCharge)
	}
	return ch, g.mayChargePast(n, m, &l)
}

// arcOf returns how much of the way of a charger its wheel is.
//
// Case 8.2. Ruling R403.
func (g *State) arcOf(c *company, ch charge) Length {
	return plane.ArcLength(plane.Angle(ch.wheel)*tenth, g.block(c).Front())
}

// wayOnward returns the way of a charger that no way of the middle of its front leads to its target: another
// part of it comes to contact as it goes straight on or drifts, without a wheel or with one to either side,
// first toward the target, and no farther than that itself brings it to contact.
//
// Cases 11.2, 11.3, 11.5. Rulings R417, R418.
func (g *State) wayOnward(c *company, n, m companyNo, on face, reach Length, behind bool) (charge, bool) {
	toward := int32(1)
	if c.facing.To(c.at.Bearing(g.block(&g.companies[m]).Hull().Centre())) < 0 {
		toward = -1
	}
	for _, side := range [...]int32{toward, -toward} {
		for wheel, met := int32(0), false; wheel <= mostWheel && !met; wheel += onwardWheel {
			var ch charge
			var apart Length
			ch, apart, met = g.wheelToward(c, m, side*wheel)
			arc := g.arcOf(c, ch)
			if arc > reach {
				break
			}
			if ch.length = min(reach-arc, mostCharge-1); apart > ch.length {
				continue
			}
			for _, drift := range onwardDrifts {
				ch.drift = side * drift * int32(g.number(NumDrift)/2) / int32(tenth)
				if way, ill := g.wayAlong(c, n, m, ch, reach, behind); ill.OK() && g.meetsFace(c, m, on, way) {
					return way, true
				}
			}
		}
	}
	return charge{}, false
}

// wheelToward returns the wheel of a charger as far as it goes until it touches its target, which met
// reports, and how far the charger then is from that.
//
// Case 11.3.
func (g *State) wheelToward(c *company, m companyNo, wheel int32) (ch charge, apart Length, met bool) {
	target := g.block(&g.companies[m])
	var l plane.March
	if l.Begin(g.block(c), 0); wheel != 0 {
		var t plane.Time
		l.Way.Wheel(plane.Angle(wheel)*tenth, plane.Whole)
		if t, met = l.FirstContact(target, 0); met {
			wheel = int32(int64(wheel) * int64(t) / int64(plane.Whole))
		}
	}
	return charge{wheel: wheel}, plane.Distance(l.End().Hull(), target.Hull()), met
}

// meetsFace reports whether a way of a charger brings it to a face of its target. Who is behind the line of the front
// meets no other side of it than a flank or the rear.
//
// Case 11.5. Ruling R418.
func (g *State) meetsFace(c *company, m companyNo, on face, way charge) bool {
	if on != faceRear {
		return true
	}
	l := g.chargeLeg(c, way)
	return plane.Meet(g.block(&g.companies[m]).Hull(), l.End().Hull()).On[0]&plane.Rear != 0
}

// The wheels and drifts that a charger tries if its front leads to no middle: every fifth degree to either side, in tenths
// of one, and with each so many halves of the most that it drifts.
//
// Ruling R417.
const onwardWheel = 50

var onwardDrifts = [...]int32{0, 2, -2, 1, -1}

// contactOf returns the last moment of a leg before it is pressed into a company. The rectangles about both
// are asked first: bases that pass along each other take long to tell apart.
//
// Case 11.3.
func (g *State) contactOf(l *leg, m companyNo) (t plane.Time, met bool) {
	b := g.block(&g.companies[m])
	var stands plane.Path
	stands.Begin(b.Hull(), 0)
	if plane.Touching(l.Way.At(0), b.Hull()) {
		return l.FirstContact(b, 0)
	}
	t, met = plane.FirstContact(&l.Way, &stands, 0)
	if met && !l.At(t).Touching(b) {
		return l.FirstContact(b, 0)
	}
	return t, met
}

// turnTo returns how a block turns to go to a point; ok is false if it cannot in this way.
//
// Case 11.3. Ruling R417.
func (g *State) turnTo(b plane.Block, at plane.Point, turn int) (ch charge, ok bool) {
	off := func(wheel int32) int32 {
		var m plane.March
		m.Begin(b, 0)
		if wheel != 0 {
			m.Way.Wheel(plane.Angle(wheel)*tenth, plane.Whole)
		}
		end := m.End()
		return int32(end.Heading.To(end.At.Bearing(at)) / tenth)
	}
	first := off(0)
	drift := int32(g.number(NumDrift)) / int32(tenth)
	allowed := drift
	switch turn {
	case turnNot:
		return charge{drift: first}, max(first, -first) <= drift
	case turnLittle:
		if max(first, -first) <= drift {
			return ch, false
		}
	case turnWhole:
		allowed = 0
	}
	sign := int32(1)
	if first < 0 {
		sign = -1
	}
	low, high := int32(0), int32(mostWheel)
	for high-low > 1 {
		if mid := low + (high-low)/2; off(sign*mid)*sign > allowed {
			low = mid
		} else {
			high = mid
		}
	}
	ch.wheel = sign * high
	ch.drift = off(ch.wheel)
	return ch, max(ch.drift, -ch.drift) <= drift
}
