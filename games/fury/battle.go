package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// closeIn puts a charger and its target into one battle, with those whom the charger touches by
// chance, and turns the target to it if it was charged in flank or rear and is not engaged. One that is has the
// shelter that it has from this charger as well, and all of its squadrons count that did. A
// target that has fought this turn fights the charger apart.
//
// Cases 12.1, 12.2, 12.4, 12.5, 12.8, 20.5. Rulings R153, R180, R181, R182, R195, R208, R420, R422, R613, R628.
func (g *State) closeIn(n, m companyNo, on face, t *engine.Turn) {
	c, target := &g.companies[n], &g.companies[m]
	tired, was := g.tired(), *target
	if !target.engaged() {
		g.callOff(m)
		target.battle = g.newBattle()
		g.receive(n, m, on)
	} else {
		g.shelter(n, m)
		target.stance &^= stanceNarrow &^ was.stance
	}
	if g.lineUp(n, m); g.block(c).Overlap(g.block(target)) { // it has no room to turn to him
		target.at, target.facing, target.files = was.at, was.facing, was.files
		g.lineUp(n, m)
	}
	c.battle = target.battle
	switch {
	case on != faceFront && tired>>m&1 != 0:
		target.stance |= stanceQuartered
	case on != faceFront:
		target.stance |= stanceHalved
	}
	c.stance |= stanceRisk
	target.stance |= stanceRisk
	g.runDown(n, t)
	g.entangle(n, t)
	g.setApart(c.battle, m, tired)
}

// tired returns the set of those who fight hand to hand and have done so this turn.
//
// Case 12.4.
func (g *State) tired() (some bodies) {
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && c.engaged() && c.stance&stanceFought != 0 {
			some |= 1 << n
		}
	}
	return some
}

// entangle draws those into the battle of a charger whom it touches by chance, awake. Who fights another battle brings
// all of that with him. The crew of a Gun routs. Horse does not reach into a building.
//
// Cases 12.5, 16.8, 17.1, 21.1, 26.5. Rulings R153, R156, R613, R627, R629.
func (g *State) entangle(n companyNo, t *engine.Turn) {
	c := &g.companies[n]
	b := g.block(c)
	for k := range g.each(foe(n.seat())) {
		other := &g.companies[k]
		switch {
		case other.battle == c.battle || other.marks&(markRouting|markAfloat) != 0,
			other.inside != 0 && g.arm(c) == Horse, !g.meets(c, b, g.block(other)):
		case other.gun != 0:
			g.wake(k, t)
			g.overrun(k, n, t)
		case other.engaged():
			g.merge(c.battle, other.battle)
		default:
			g.wake(k, t)
			g.callOff(k)
			other.battle = c.battle
			g.shelter(n, k)
		}
	}
}

// merge makes one battle of two.
//
// Cases 4.3, 12.5. Rulings R584, R613.
func (g *State) merge(one, two uint8) {
	for k := range g.companies {
		if g.companies[k].battle == two {
			g.companies[k].battle = one
		}
	}
}

// setApart has those fight apart this turn who have not fought yet, and the target of the charge that brings them
// together, if anyone else in their battle has.
//
// Cases 12.4, 12.5. Rulings R180, R422, R613.
func (g *State) setApart(battle uint8, target companyNo, tired bodies) {
	some := false
	for k := range companyNo(len(g.companies)) {
		some = some || g.companies[k].battle == battle && tired>>k&1 != 0
	}
	for k := range companyNo(len(g.companies)) {
		if c := &g.companies[k]; some && c.battle == battle && (k == target || tired>>k&1 == 0) {
			c.stance |= stanceApart
		}
	}
}

// receive turns a target that is charged in flank or rear to its charger, if there is room,
// and notes what shelters it.
//
// Cases 12.2, 12.8. Rulings R190, R191, R420.
func (g *State) receive(n, m companyNo, on face) {
	target := &g.companies[m]
	g.shelter(n, m)
	if on == faceFront {
		return
	}
	hull := g.block(target).Hull()
	to := hull.Centre().Bearing(g.block(&g.companies[n]).Hull().Centre())
	best, off := plane.Angle(0), target.facing.Off(to)
	for _, by := range facings {
		if o := target.facing.Turn(by).Off(to); o < off {
			best, off = by, o
		}
	}
	if best == 0 {
		return
	}
	if after := g.faced(*target, best); g.isClearBut(m, n, &after) && !g.mountsWagon(m, &after) && g.comesTo(m, &after) && !g.swings(m, n, &after) {
		*target = after
	}
}

// lineUp lines a charger up with its target: its front along the edge that it has met, the
// middles as near to each other as an inch and a fifth brings them, if there is room.
//
// Case 11.3. Ruling R420.
func (g *State) lineUp(n, m companyNo) {
	c := &g.companies[n]
	hull := g.block(&g.companies[m]).Hull()
	meet := plane.Meet(hull, g.block(c).Hull())
	edge := plane.Front
	for _, e := range [...]plane.Edge{plane.Front, plane.Left, plane.Right, plane.Rear} {
		if meet.On[0]&e != 0 {
			edge = e
			break
		}
	}
	out := hull.Out(edge)
	middle := hull.Middle(edge)
	frame := plane.Base{At: middle, Heading: out}
	_, aside := frame.Local(c.at)
	most := g.length(NumBase)
	after := *c
	after.facing = out.Opposite()
	after.at = frame.On(1, aside-min(max(aside, -most), most))
	if g.hasPlace(n, &after) && g.meets(&after, g.block(&after), g.block(&g.companies[m])) {
		*c = after
	}
}

// newBattle returns a number that no battle has.
func (g *State) newBattle() uint8 {
	for id := uint8(1); ; id++ {
		used := false
		for n := range g.companies {
			used = used || g.companies[n].battle == id
		}
		if !used {
			return id
		}
	}
}

// battle begins the rounds of the turn in the battle of a company.
//
// Cases 7.3, 12.6.
func (g *State) battle(n companyNo, apart bool) {
	c := &g.companies[n]
	if c.engaged() {
		g.flow.Push(engine.Frame{Step: stepBattle, Seat: engine.NoSeat, N: [2]int32{battleNumber: int32(c.battle), battleAsked: engine.Truth(apart)}})
	}
}

// fights reports whether a company fights in the battle of a frame.
//
// Cases 12.1, 12.4.
func (g *State) fights(f *engine.Frame, n companyNo) bool {
	return g.isEngagedIn(f, n) && (!battleFrame{f}.onlyApart() || g.companies[n].stance&stanceApart != 0)
}

// isFought reports whether both sides still have a company in a battle.
//
// Case 12.10.
func (g *State) isFought(f *engine.Frame) bool {
	return g.fighter(f, SeatA) != noCompany && g.fighter(f, SeatB) != noCompany
}

// fighter returns the first company of a side in a battle, noCompany if it has none.
func (g *State) fighter(f *engine.Frame, seat engine.Seat) companyNo {
	for n := range g.each(seat) {
		if g.fights(f, n) {
			return n
		}
	}
	return noCompany
}

// opposes reports whether two companies of one battle fight each other now. Who fights a new charge apart fights
// nobody whom it has fought before this turn.
//
// Cases 12.4, 12.5. Rulings R180, R613, R625.
func (c *company) opposes(other *company) bool {
	return c.battle == other.battle && (c.stance&stanceApart == 0 || other.stance&stanceApart != 0)
}

// opponent returns the enemy nearest to a company among those whom it fights, the first of several; noCompany
// if there is none.
//
// Cases 12.4, 12.5, 13.3. Ruling R625.
func (g *State) opponent(n companyNo) companyNo {
	nearest, least := noCompany, int32(0)
	c := &g.companies[n]
	b := g.block(c)
	for m := range g.each(foe(n.seat())) {
		if o := &g.companies[m]; !c.opposes(o) || o.has(markRouting) {
			continue
		}
		if apart := b.Apart(g.block(&g.companies[m])); nearest == noCompany || apart < least {
			nearest, least = m, apart
		}
	}
	return nearest
}

// fight carries a battle on by one part of a round.
//
// Cases 6.3.3, 6.4, 12.6, 12.9, 12.10. Rulings R62, R65, R74, R173, R174.
func (g *State) fight(fr *engine.Frame, t *engine.Turn) bool {
	f := battleFrame{fr}
	if !g.isFought(fr) && f.part() < battleEnd {
		f.goTo(battleEnd)
	}
	part := f.part()
	if part != battleClash && part < battleEnd {
		f.Code++
	}
	waits := false
	switch part {
	case battleDuels:
		g.openRounds(fr)
		waits = g.askNext(f, stepDuel)
	case battleMars:
		waits = g.askNext(f, stepMars)
	case battleClash:
		g.clash(f, t)
	case battleEndure:
		waits = f.has(isStandOff) && g.isWallBattle(fr) && g.askNext(f, stepEndure)
	case battleFates:
		waits = g.tellFate()
	case battleLeaves:
		if f.has(isStandOff) {
			g.standOffAll(fr, t)
			break
		}
		waits = g.askNext(f, stepLeave)
	case battleDemand:
		waits = g.nextRound(f)
	case battleLast:
		if f.has(isDemanded) {
			f.Code &^= isDemanded
			f.begin(roundsATurn)
			break
		}
		waits = g.askNext(f, stepRide)
	default:
		g.endBattle(fr, t)
	}
	if waits {
		f.goTo(part)
	} else {
		f.setNext(0)
	}
	return false
}

// openRounds opens the turn's rounds: everyone in the battle has fought this turn, the life of every officer
// in it is in danger, and a company that carries ladders and does not fight on them loses them.
//
// Cases 6.5, 12.4, 20.3. Ruling R253.
func (g *State) openRounds(f *engine.Frame) {
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; g.fights(f, n) {
			c.stance |= stanceFought | stanceRisk
			c.set(markLadders, c.has(markLadders) && c.stance&stanceScales != 0)
		}
	}
}

// askNext asks the next company in a battle to which a question may be put, and reports
// whether there is one.
func (g *State) askNext(f battleFrame, step uint8) bool {
	for n := f.next(); int(n) < len(g.companies); n++ {
		if g.fights(f.Frame, n) && g.mayBeAsked(f.Frame, n, step) {
			f.setNext(n + 1)
			g.flow.Push(f.question(step, n))
			return true
		}
	}
	return false
}

// mayBeAsked reports whether a company has a choice in its battle.
//
// Cases 5.6, 5.8, 6.3.3, 6.4, 12.10, 20.4. Rulings R64, R65, R74, R75, R174, R176, R178.
func (g *State) mayBeAsked(f *engine.Frame, n companyNo, step uint8) bool {
	c, nature := &g.companies[n], g.nature(n)
	switch step {
	case stepDuel:
		by := g.leads(n)
		return by != 0 && !g.tables.Officers[by].IsFlawed() && c.stance&(stanceDuel|stanceSilent) == 0 && g.canDuel(f, foe(n.seat()))
	case stepMars:
		return nature.Has(Mars) && c.stance&stanceMars == 0
	case stepLeave:
		return c.stance&stanceScales != 0 || nature.Has(Slippery) && !g.anyFoe(f, n, Slippery)
	case stepRide:
		return g.arm(c) == Horse && !(nature.Has(Slippery) && !g.anyFoe(f, n, Slippery)) && g.isAgainstFoot(f, n)
	case stepDemand:
		return nature.Has(Disciplined)
	case stepEndure:
		return g.mayRefuseOff(n)
	}
	return false
}

// canDuel reports whether a side has an officer in a battle who can be challenged.
//
// Case 6.4. Ruling R65.
func (g *State) canDuel(f *engine.Frame, seat engine.Seat) bool {
	for n := range g.each(seat) {
		if g.fights(f, n) && g.leads(n) != 0 && g.companies[n].stance&stanceDuel == 0 {
			return true
		}
	}
	return false
}
