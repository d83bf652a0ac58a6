package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// withdraw takes a company out of its battle. Ladders on which it has fought are lost.
//
// Cases 12.10, 20.3, 20.4. Ruling R253.
func (g *State) withdraw(n companyNo) {
	c := &g.companies[n]
	if c.stance&stanceScales != 0 {
		c.set(markLadders, false)
	}
	c.battle = 0
	c.stance &^= ofBattle
}

// loosened has a company go loose that has fought formed.
//
// Case 8.9. Ruling R93.
func (g *State) loosened(n companyNo, t *engine.Turn) {
	if g.companies[n].has(markFormed) {
		g.goLoose(n, "8.9", t)
	}
}

// breakOff takes a company that routs out of its battle. Those who fought it may pursue, and the life of its
// officer is rolled for. A company that fought it before a new charge this turn has not put it to rout.
//
// Cases 6.5, 12.4, 12.10, 13.4. Rulings R68, R187, R625.
func (g *State) breakOff(n companyNo) {
	c := &g.companies[n]
	cause := noCompany
	for m := range g.each(foe(n.seat())) {
		if o := &g.companies[m]; c.opposes(o) && !o.has(markRouting) {
			o.chase(n)
			cause = m
		}
	}
	if c.stance&stanceRisk != 0 {
		c.stance &^= stanceRisk
		g.flow.Push(lifeOf(n, cause, true))
	}
	g.withdraw(n)
}

// disperse frees companies whose enemies in a battle have been broken by something else than that battle. Nobody
// pursues those.
//
// Cases 12.10, 13.4. Ruling R619.
func (g *State) disperse() {
	for n := range companyNo(len(g.companies)) {
		if !g.companies[n].engaged() {
			continue
		}
		if g.callOff(n); g.opponent(n) == noCompany {
			g.withdraw(n)
		}
	}
}

// endBattle ends the rounds of a turn, one thing after another: bodies that have fought are
// loose, those who have put all their enemies to rout pursue, those still engaged in it have acted,
// and lives of officers are rolled for. Other battles have yet to be fought this turn.
//
// Cases 6.5, 7.3, 8.9, 12.6, 12.10, 13.4, 20.4. Rulings R29, R30, R68, R93, R179, R188, R276.
func (g *State) endBattle(f *engine.Frame, t *engine.Turn) {
	if g.tellFate() {
		return
	}
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		c.stance &^= stanceApart
		if !c.isOut() || c.stance&stanceFought == 0 {
			continue
		}
		c.stance &^= stanceMars | stanceFated | stanceSilent
		if int32(c.battle) == f.N[battleNumber] {
			g.loosened(n, t)
		}
	}
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		switch {
		case !c.isOut() || c.has(markRouting) || !c.engaged():
		case g.opponent(n) == noCompany:
			scales, holds := c.stance&stanceScales != 0, c.isSteadfast()
			ladders := c.has(markLadders)
			g.withdraw(n)
			c.set(markLadders, scales && ladders) // it has not stood off
			if g.follow(n, scales, holds, t) {
				return
			}
		case int32(c.battle) == f.N[battleNumber]:
			c.set(markActed, true)
			c.chase(noCompany)
		}
	}
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && c.stance&stanceRisk != 0 {
			c.stance &^= stanceRisk
			g.flow.Push(lifeOf(n, g.opponent(n), false))
			return
		}
	}
	g.flow.Pop()
}

// assault begins a battle of a company with ladders against a defender of the work before it:
// nobody tests, nobody shoots, and there is neither flank nor rear. Only a defender who occupies the work is behind
// fortifications.
//
// Cases 12.8, 20.1, 20.4. Rulings R189, R277.
func (g *State) assault(n, m companyNo, t *engine.Turn) {
	c, target := &g.companies[n], &g.companies[m]
	g.loosened(n, t)
	if !target.engaged() {
		target.battle = g.newBattle()
	}
	g.callOff(m)
	c.battle = target.battle
	c.stance |= stanceScales
	if g.mansBetween(m, g.block(c).Hull().Centre(), g.block(target).Hull().Centre()) {
		target.stance |= stanceFortified
	}
	t.Tell(engine.Event{Kind: KindAssaults, Rule: "20.4", About: n.object(), On: m.object()})
	apart := target.stance&stanceFought != 0
	if apart {
		c.stance |= stanceApart
		target.stance |= stanceApart
	}
	g.battle(n, apart)
}

// shelter notes what shelters a company that is charged: a work that it mans, a building, a
// hedge, a wall, a trench or a wagon between, higher ground, the far bank of a ford, a breach, the end
// of a bridge. At a gate, a breach and a bridge one squadron of either side fights.
//
// Cases 12.8, 20.5. Rulings R155, R168, R190, R191, R193, R607.
func (g *State) shelter(n, m companyNo) {
	c, target := &g.companies[n], &g.companies[m]
	from, to, rear := g.block(c).Hull().Centre(), g.block(target).Hull().Centre(), g.rearOfFirst(c)
	if g.isScreened(n, m) {
		target.stance |= stanceCovered
	}
	for i := range int(g.ground.many) {
		switch of := g.ground.pieces[i].ground; of {
		case Breach, Gate:
			if g.isCut(i, from, to) {
				c.stance |= stanceNarrow
				target.stance |= stanceNarrow | stanceVantage
			}
		case Bridge:
			if g.ground.area(i).Has(c.at) || g.ground.area(i).Has(rear) {
				c.stance |= stanceNarrow
				target.stance |= stanceNarrow | stanceVantage
			}
		case Ford:
			if g.ground.area(i).Has(c.at) || g.ground.area(i).Has(rear) {
				target.stance |= stanceVantage
			}
		case GentleHill, SteepHill:
			if top := middle(g.ground.area(i)); g.ground.area(i).Has(to) && to.Distance(top) < from.Distance(top) {
				target.stance |= stanceVantage
			}
		}
	}
	if g.mansBetween(m, from, to) {
		target.stance |= stanceFortified
	}
}

// rearOfFirst returns the middle of the rear of a charger's first rank: what lies before it as it touches its
// target lies between the two.
//
// Case 12.8. Rulings R190, R191, R586.
func (g *State) rearOfFirst(c *company) plane.Point {
	return c.at.Go(c.facing.Opposite(), g.length(NumBase))
}

// isScreened reports whether a company that is charged is in a building, or has a hedge, a
// wall, a trench or a wagon between it and the charger.
//
// Cases 12.8, 22.3. Rulings R155, R191, R269, R673.
func (g *State) isScreened(n, m companyNo) bool {
	c, target := &g.companies[n], &g.companies[m]
	if target.inside != 0 {
		return true
	}
	b, from := g.block(target), g.rearOfFirst(c)
	for i := range int(g.ground.many) {
		if of := g.ground.pieces[i].ground; of == Hedge || of == Wall || of == Trench {
			for k := range int(b.Bases) {
				if g.isCut(i, from, b.Base(k).Centre()) {
					return true
				}
			}
		}
	}
	for i := range g.objects {
		for k := range int(b.Bases) {
			if o := &g.objects[i]; g.isCart(o) && !plane.Sees(from, b.Base(k).Centre(), g.stand(o)) {
				return true
			}
		}
	}
	return false
}

// isEngagedIn reports whether a company is in the battle of a frame, even if it does not fight in the part of it that is
// fought apart.
//
// Cases 12.4, 12.5.
func (g *State) isEngagedIn(f *engine.Frame, n companyNo) bool {
	c := &g.companies[n]
	return c.isOut() && int32(c.battle) == f.N[battleNumber] && !c.has(markRouting)
}

// anyFoe reports whether any enemy of a company in its battle has a characteristic.
//
// Cases 12.4, 12.10. Ruling R672.
func (g *State) anyFoe(f *engine.Frame, n companyNo, has Characteristics) bool {
	for m := range g.each(foe(n.seat())) {
		if g.isEngagedIn(f, m) && g.nature(m).Has(has) {
			return true
		}
	}
	return false
}

// isAgainstFoot reports whether all enemies of a company in its battle are foot.
//
// Cases 12.4, 12.10. Ruling R672.
func (g *State) isAgainstFoot(f *engine.Frame, n companyNo) bool {
	for m := range g.each(foe(n.seat())) {
		if g.isEngagedIn(f, m) && g.arm(&g.companies[m]) != Foot {
			return false
		}
	}
	return true
}
