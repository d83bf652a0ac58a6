package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// follow returns what a company does that has put its enemies to rout in a battle: it pursues at once, unless
// it is foot and they are horse. One that holds a work or a building is asked; one that has come up on
// ladders goes over the wall instead. It reports whether a step of the flow is to be gone through first.
//
// Cases 13.4, 20.4. Rulings R202, R276.
func (g *State) follow(n companyNo, scales, holds bool, t *engine.Turn) bool {
	c := &g.companies[n]
	m := c.chased()
	switch {
	case scales:
		c.chase(noCompany)
		g.goOver(n, t)
	case m == noCompany || g.arm(c) == Foot && g.arm(&g.companies[m]) == Horse:
		c.chase(noCompany)
	case holds:
		c.chase(noCompany)
		g.flow.Push(engine.Frame{Step: stepHunt, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(m) + 1}})
		return true
	default:
		g.flow.Push(engine.Frame{Step: stepPursue, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(m) + 1}})
		return true
	}
	return false
}

// goOver places a company that has driven the last defender off the work before it on the
// other side.
//
// Case 20.4. Ruling R276.
func (g *State) goOver(n companyNo, t *engine.Turn) {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Parapet && g.touches(n, i) && g.defender(n, i) == noCompany {
			g.goAcross(n, i, t)
			return
		}
	}
}

// enterPursuit pursues routers for the first time. Undisciplined troops must go on in their
// next segment.
//
// Cases 13.4, 13.5. Rulings R202, R203, R205.
func (g *State) enterPursuit(f *engine.Frame, t *engine.Turn) bool {
	n, m := g.companyOf(f.About), otherOf(f)
	g.flow.Pop()
	if n != noCompany && g.companies[m].isOut() && g.companies[m].has(markRouting) && !g.companies[n].has(markRouting) {
		g.companies[n].chase(m)
		if g.nature(n).Has(Undisciplined) {
			g.companies[n].stance |= stanceBound
		}
		g.pursue(n, m, t)
	}
	return false
}

// pursue moves a company after routers: to the nearest point of their way, and on along it,
// its full loose rate. It stops 2 inches short of an enemy who neither fights nor routs, at
// friends, at ground that bars it, before a wagon on which it would end, and at the edge of the table. Routers whom it reaches are
// destroyed. Where it has no room to turn to them it goes as it stands. Out of a building it comes on the
// side toward them, for what that costs, or not at all.
//
// Cases 13.4, 13.5, 17.1, 22.3. Rulings R203, R204, R208, R213, R269, R421, R590, R603.
func (g *State) pursue(n, m companyNo, t *engine.Turn) {
	c, prey := &g.companies[n], &g.companies[m]
	centre, to := g.block(c).Hull().Centre(), g.block(prey).Hull().Centre()
	door := Length(0)
	if i := int(c.inside) - 1; i >= 0 {
		if door = g.threshold(i); !g.leaveBy(n, centre.Bearing(to)) {
			return
		}
		centre = g.block(c).Hull().Centre()
		t.Tell(engine.Event{Kind: KindLeaves, Rule: "17.1", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
	}
	c.chase(m)
	way := c.facing
	if to != centre {
		way = centre.Bearing(to)
	}
	l := g.chaseLeg(n, way, door)
	stop := min(g.haltOf(n, m, &l), g.shortOf(n, m, &l))
	caught, met := l.FirstContact(g.block(prey), 0)
	met = met && caught <= stop && g.meets(c, l.At(caught), g.block(prey))
	if met {
		stop = caught
	} else {
		stop = g.offWagons(&l, stop)
	}
	end := l.At(stop)
	g.trample(n, &l, stop, t)
	c.at = end.At
	if turned := g.turnedTo(n, way); g.hasPlace(n, &turned) && !g.closes(n, &turned) {
		*c = turned
	}
	g.setDown(n)
	t.Tell(engine.Event{Kind: KindPursues, Rule: "13.4", About: n.object(), On: m.object(),
		N: [4]int32{int32(int64(l.way) * int64(stop) / int64(plane.Whole))}})
	if met {
		g.destroy(m, "13.3", t)
	}
	g.runDown(n, t)
}

// runDown destroys all routers whom a charger or a pursuer touches, whichever of them he was after.
//
// Cases 12.5, 13.3, 13.4. Ruling R208.
func (g *State) runDown(n companyNo, t *engine.Turn) {
	by := &g.companies[n]
	for m := range g.each(foe(n.seat())) {
		if c := &g.companies[m]; c.has(markRouting) && g.meets(by, g.block(by), g.block(c)) {
			g.destroy(m, "13.3", t)
		}
	}
}

// chaseLeg turns a pursuer to its way, if there is room, and is the leg that it goes, loose, for what its rate
// leaves when it has paid for a door.
//
// Case 13.4. Ruling R603.
func (g *State) chaseLeg(n companyNo, way plane.Heading, door Length) leg {
	c := &g.companies[n]
	c.set(markFormed, false)
	g.closeUp(n)
	if turned := g.turnedTo(n, way); g.hasPlace(n, &turned) {
		*c = turned
	}
	rate, off := g.rate(c)-door, plane.Angle(c.facing.To(way))
	l := g.ahead(c, rate, off)
	for l.cost > rate && l.way > 0 {
		l = g.ahead(c, l.way-max((l.cost-rate)/2, 1), off)
	}
	return l
}

// haltOf returns the last moment of a pursuit before the edge, ground or a friend is in its way.
//
// Case 13.5. Ruling R213.
func (g *State) haltOf(n, m companyNo, l *leg) plane.Time {
	until := g.obstacleBut(n, m, l)
	edge := g.ground.edge()
	if t, met := l.FirstGround(edge[:], 0); met {
		until = min(until, t)
	}
	if t, met := g.barredFrom(&g.companies[n], l); met {
		until = min(until, t)
	}
	return until
}

// mayPursue refuses to go on with a pursuit.
//
// Case 13.5. Ruling R205.
func (g *State) mayPursue(f *engine.Frame, n companyNo) engine.Illegal {
	switch {
	case g.companies[n].chased() == noCompany:
		return no(whyNoPrey)
	case f.Code&didBegin != 0:
		return no(whyPursueFirst)
	}
	return engine.Illegal{}
}

// isPursuing reports whether a company pursues, or stands where its pursuit has led it so far: until it sets out to do
// anything else in its segment.
//
// Case 13.5. Ruling R144.
func (g *State) isPursuing(n companyNo) bool {
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepAct && f.About == n.object() {
			setsOut := f.Code&didBegin != 0 || i+1 < g.flow.Depth() && g.flow.At(i+1).Step == stepLeg
			return g.companies[n].chased() != noCompany && !setsOut
		}
	}
	return g.companies[n].chased() != noCompany
}

// isHunted reports whether a pursuer is no farther behind routers than their full move.
//
// Case 13.6. Ruling R206.
func (g *State) isHunted(n companyNo) bool {
	c := &g.companies[n]
	b := g.block(c)
	for m := range g.each(foe(n.seat())) {
		if g.companies[m].chased() == n && b.Within(g.block(&g.companies[m]), g.rate(c)) {
			return true
		}
	}
	return false
}

// callOff ends the pursuit of a company that has to fight or routs, or whose routers are gone or have rallied.
//
// Cases 13.4, 13.5.
func (g *State) callOff(n companyNo) {
	g.companies[n].chase(noCompany)
	g.companies[n].stance &^= stanceBound
}

// shakeOff ends all pursuits of a company.
//
// Cases 13.5, 13.7.
func (g *State) shakeOff(n companyNo) {
	for m := range companyNo(len(g.companies)) {
		if g.companies[m].chased() == n {
			g.callOff(m)
		}
	}
}

// isCaught reports whether a pursuer touches routers as their next move begins.
//
// Cases 13.3, 13.5. Ruling R204.
func (g *State) isCaught(n companyNo) bool {
	b := g.block(&g.companies[n])
	for m := range g.each(foe(n.seat())) {
		if by := &g.companies[m]; by.chased() == n && g.meets(by, g.block(by), b) {
			return true
		}
	}
	return false
}
