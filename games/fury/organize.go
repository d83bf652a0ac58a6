package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// Where the part stands that leaves a company which divides.
//
// Case 4.2. Ruling R411.
const (
	partLeft int32 = iota
	partRight
	partBehind
	numParts
)

// halves returns the two companies that one becomes: the part that stays on the old ground with its officer,
// and the one that leaves. Each has half of the markers of either kind, rounded up. A company that divides no
// longer pursues.
//
// Case 4.2. Rulings R46, R47, R48, R82, R205, R411.
func (g *State) halves(c company, leaving, place int32) (stays, leaves company) {
	stays, leaves = c, c
	stays.squadrons -= uint8(leaving)
	leaves.squadrons = uint8(leaving)
	leaves.captain, leaves.spotted = 0, 0
	leaves.chase(noCompany)
	for _, part := range [2]*company{&stays, &leaves} {
		part.files = min(c.files, part.squadrons)
		part.terror, part.humiliated = (c.terror+1)/2, (c.humiliated+1)/2
	}
	a, b := g.block(&stays), g.block(&leaves)
	gap := g.length(NumGap)
	switch place {
	case partLeft:
		leaves.at = a.Hull().On(0, -(a.Front()+b.Front())/2-gap)
	case partRight:
		leaves.at = a.Hull().On(0, (a.Front()+b.Front())/2+gap)
	case partBehind:
		leaves.at = a.Hull().On(-a.Depth()-gap, 0)
	}
	return stays, leaves
}

// mayDivide refuses to divide a company: that is all that it does this turn. The part that stays closes up on the
// middle of its front, and needs room for that too.
//
// Case 4.2. Rulings R48, R411.
func (g *State) mayDivide(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	leaving, place := choice.N[0], choice.N[1]
	c := &g.companies[n]
	if leaving < 1 || leaving >= int32(c.squadrons) {
		return no(whyParts, int32(c.squadrons))
	}
	stays, leaves := g.halves(*c, leaving, place)
	switch {
	case f.Code&didBegin != 0:
		return no(whyBegun)
	case g.free(n.seat()) == noCompany:
		return no(whyFull, ofSide)
	case !g.isClear(n, &stays) || g.block(&stays).Overlap(g.block(&leaves)),
		!g.isOpenTo(c, Half, g.block(&stays).Hull().Centre(), g.block(&leaves)):
		return no(whyNoRoom)
	}
	return g.mayStandSo(n, &leaves)
}

// divide makes two companies of one. Both have acted; the new one draws an officer. A part with
// more markers than squadrons routs.
//
// Cases 4.2, 9.4. Rulings R82, R411.
func (g *State) divide(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	leaving, place := choice.N[0], choice.N[1]
	m := g.free(n.seat())
	stays, leaves := g.halves(g.companies[n], leaving, place)
	leaves.set(markActed, true)
	g.setCompany(n, stays)
	g.setCompany(m, leaves)
	t.Tell(engine.Event{Kind: KindDivides, Rule: "4.2", About: n.object(), On: m.object(), N: [4]int32{leaving}})
	g.endAct(n)
	g.flow.Push(engine.Frame{Step: stepOfficer, Seat: engine.NoSeat, About: m.object()})
	g.breakUp(n, noCompany, t)
	g.breakUp(m, noCompany, t)
}

// mayCombine refuses to combine a company with one that it touches: both must have yet to
// act, be of the same troops and be no more than a company together, not stand in a building, and not have to pursue.
//
// Cases 4.1, 4.3, 13.5, 17.1. Rulings R49, R51, R611.
func (g *State) mayCombine(f *engine.Frame, n, m companyNo) engine.Illegal {
	if m == noCompany || m == n || m.seat() != n.seat() {
		return engine.Illegal{Why: engine.NotOpen}
	}
	c, other := &g.companies[n], &g.companies[m]
	most := g.number(NumCompany)
	if g.card(c).Single {
		most = 1
	}
	switch {
	case c.troop != other.troop || c.has(markOnFoot) != other.has(markOnFoot):
		return no(whyOtherTroops)
	case int(c.squadrons)+int(other.squadrons) > most:
		return no(whyTooMany, int32(most))
	case other.has(markAfloat):
		return no(whyAfloat)
	case c.inside != 0, other.inside != 0:
		return no(whyIndoors)
	case other.has(markRouting):
		return no(whyOtherRouts)
	case other.has(markActed):
		return no(whyOtherActed)
	case other.has(markAsleep):
		return g.mayWake(m)
	case other.isBound():
		return no(whyBound)
	case f.Code&didBegin != 0:
		return no(whyBegun)
	case !g.adjoins(c, g.block(c), g.block(other)):
		return no(whyNotTouching)
	}
	if _, ok := g.united(n, m); !ok {
		return no(whyNoRoom)
	}
	return engine.Illegal{}
}

// united returns the company that two become, narrower than together has it where that finds no room; ok is
// false if it finds none in any shape.
//
// Case 4.3. Ruling R412.
func (g *State) united(n, m companyNo) (after company, ok bool) {
	for after = g.together(n, m); after.files > 0; after.files-- {
		if g.isClearBut(n, m, &after) && !g.mountsWagon(n, &after) && g.comesTo(n, &after) && g.comesTo(m, &after) && !g.closesFrom(n, m, &after) {
			return after, true
		}
	}
	return g.together(n, m), false
}

// together returns the company that two become: on the ground of the first, or of the one that fights, as
// wide as both were if they stood in one rank each, with all their markers, and with what either has done
// this turn. Those who keep to the road are a column still.
//
// Cases 4.3, 26.1. Rulings R49, R412, R561, R584.
func (g *State) together(n, m companyNo) company {
	c, other := g.companies[n], g.companies[m]
	lines := c.files == c.squadrons && other.files == other.squadrons && !g.isBoundToRoad(n.seat())
	if !c.engaged() && other.engaged() {
		c.at, c.facing = other.at, other.facing
		c.files, other.files = other.files, c.files
	}
	if lines {
		c.files += other.files
	}
	c.squadrons += other.squadrons
	c.terror += other.terror
	c.humiliated += other.humiliated
	for _, both := range [...]mark{markFormed, markLadders} {
		c.set(both, c.has(both) && other.has(both))
	}
	c.marks |= other.marks & (markAmbushed | markShot)
	c.stance |= other.stance
	c.shotAt |= other.shotAt
	c.spotted |= other.spotted
	if c.battle == 0 {
		c.battle = other.battle
	}
	return c
}

// isClearBut is isClear for a company that another is part of.
func (g *State) isClearBut(n, m companyNo, as *company) bool {
	b := g.block(as)
	for k := range companyNo(len(g.companies)) {
		if k != n && k != m && g.companies[k].isOut() && b.Overlap(g.block(&g.companies[k])) {
			return false
		}
	}
	return as.inside != 0 || g.lies(as, b)
}

// combine makes one company of two. If both have a Captain a lot decides which stays; the
// other goes back to the pool. A Colonel who leads either goes on leading.
//
// Case 4.3. Rulings R52, R84, R412.
func (g *State) combine(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	m := g.companyOf(choice.On)
	if g.companies[n].captain != 0 && g.companies[m].captain != 0 {
		g.flow.Push(engine.Frame{Step: stepLot, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(m) + 1}})
		return
	}
	g.join(n, m, max(g.companies[n].captain, g.companies[m].captain), t)
}

// drawLot decides which of two Captains leads the company that theirs have become.
//
// Case 4.3.
func (g *State) drawLot(f *engine.Frame, t *engine.Turn) bool {
	n, m := g.companyOf(f.About), otherOf(f)
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 2, Seen: engine.Everyone, Rule: "4.3", About: f.About, On: m.object()})
	captain := g.companies[n].captain
	if die[0] == 2 {
		captain = g.companies[m].captain
	}
	g.flow.Pop()
	g.join(n, m, captain, t)
	return false
}

// join puts the second company into the first.
//
// Case 4.3. Rulings R49, R52, R84.
func (g *State) join(n, m companyNo, captain Officer, t *engine.Turn) {
	if one, two := g.companies[n].battle, g.companies[m].battle; one != 0 && two != 0 {
		g.merge(one, two)
	}
	g.companies[n], _ = g.united(n, m)
	g.companies[n].captain = captain
	g.vacate(m)
	if s := &g.sides[n.seat()]; s.with == m {
		s.with = n
	}
	t.Tell(engine.Event{Kind: KindCombines, Rule: "4.3", About: n.object(), On: m.object()})
	g.looseUnder(n, t)
	g.endAct(n)
	g.breakUp(n, noCompany, t)
}

// canCombine reports whether a company has another to combine with.
//
// Cases 4.3, 7.3. Ruling R50.
func (g *State) canCombine(f *engine.Frame, n companyNo) bool {
	for m := range g.each(n.seat()) {
		if ill := g.mayCombine(f, n, m); ill.OK() {
			return true
		}
	}
	return false
}
