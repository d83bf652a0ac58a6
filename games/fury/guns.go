package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What a Gun does in its segment is one thing alone: it moves, turns, limbers, unlimbers,
// shoots, reloads or rallies (16.3).

// gunCost returns what ground that Guns may not enter does to one: it bars it, but one that is dragged off a
// beach goes at double cost.
//
// Case 16.6. Ruling R243.
func (g *State) gunCost(c *company, of Ground) Cost {
	if of == Beach && !c.has(markLimbered) {
		return Double
	}
	return Barred
}

// mayServe refuses the shot of a Gun that is limbered, not loaded, has shot in the turn before, or has moved or turned.
//
// Cases 16.3, 16.4, 16.6. Ruling R231.
func (g *State) mayServe(f *engine.Frame, c *company) engine.Illegal {
	switch {
	case c.gun == 0:
		return engine.Illegal{}
	case c.has(markLimbered):
		return no(whyLimbered)
	case !c.has(markLoaded):
		return no(whyUnloaded)
	case c.has(markHot):
		return no(whyReloadsNext)
	case f.Code&didBegin != 0:
		return no(whyGunActs)
	}
	return engine.Illegal{}
}

// mayLimber refuses to limber or unlimber a Gun: each is an action, and takes a team.
//
// Cases 16.3, 16.6. Rulings R232, R233, R440.
func (g *State) mayLimber(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	limber := choice.Verb == VerbLimber
	c := &g.companies[n]
	after := *c
	after.set(markLimbered, limber)
	switch {
	case c.gun == 0:
		return no(whyNoGun)
	case !c.has(markTeam):
		return no(whyNoTeam)
	case c.has(markLimbered) == limber:
		return no(whySame)
	case f.Code&didBegin != 0:
		return no(whyGunActs)
	}
	return g.mayStandSo(n, &after)
}

// limber limbers a Gun, which unloads it, or unlimbers it.
//
// Cases 16.6. Ruling R232.
func (g *State) limber(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	limber := choice.Verb == VerbLimber
	c := &g.companies[n]
	c.set(markLimbered, limber)
	c.set(markLoaded, false)
	t.Tell(engine.Event{Kind: KindLimbers, Rule: "16.6", About: n.object(), N: [4]int32{engine.Truth(limber)}})
	g.endAct(n)
}

// mayReload refuses to load a Gun: that is an action, the Gun is unlimbered, and it has not shot this turn,
// at a charge either.
//
// Case 16.4. Ruling R231.
func (g *State) mayReload(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	switch c := &g.companies[n]; {
	case c.gun == 0:
		return no(whyNoGun)
	case c.has(markLimbered):
		return no(whyLimbered)
	case c.has(markLoaded):
		return no(whyLoaded)
	case c.hasShot():
		return no(whyReloadsNext)
	case f.Code&didBegin != 0:
		return no(whyGunActs)
	}
	return engine.Illegal{}
}

// reload loads a Gun.
//
// Case 16.4.
func (g *State) reload(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	g.companies[n].set(markLoaded, true)
	t.Tell(engine.Event{Kind: KindReloads, Rule: "16.4", About: n.object()})
	g.endAct(n)
}

// mayTurnGun refuses to turn a Gun where it stands: that is an action.
//
// Cases 16.3, 16.6. Rulings R232, R441.
func (g *State) mayTurnGun(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	c := &g.companies[n]
	after := g.turned(*c, choice.N[0])
	switch {
	case c.gun == 0:
		return no(whyNoGun)
	case f.Code&didBegin != 0:
		return no(whyGunActs)
	case after == *c:
		return no(whySame)
	}
	return g.mayStandSo(n, &after)
}

// offerTurn offers a Gun all headings from the first to the last that it has room for.
//
// Case 16.6.
func (g *State) offerTurn(f *engine.Frame, n companyNo, o *engine.Offer) {
	may := func(tenths int32) bool {
		ill := g.mayTurnGun(f, n, engine.Choice{N: [3]int32{tenths}})
		return ill.OK()
	}
	first, last := int32(0), int32(3599)
	for first <= last && !may(first) {
		first++
	}
	for first < last && !may(last) {
		last--
	}
	if first <= last {
		o.Add(engine.Option{Verb: VerbTurn, Span: [3]engine.Span{{Min: first, Max: last, Step: 1, Unit: engine.Degree, Loose: true}}, Rule: "16.6"})
	}
}

// turned returns a Gun that has been turned about its middle to a heading in tenths of a degree.
//
// Case 16.6. Ruling R441.
func (g *State) turned(c company, tenths int32) company {
	centre := g.block(&c).Hull().Centre()
	if c.facing == heading(tenths) {
		return c
	}
	c.facing = heading(tenths)
	return g.about(c, centre)
}

// turnGun turns a Gun.
//
// Case 16.6.
func (g *State) turnGun(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	tenths := choice.N[0]
	g.companies[n] = g.turned(g.companies[n], tenths)
	t.Tell(engine.Event{Kind: KindTurnsGun, Rule: "16.6", About: n.object(), N: [4]int32{tenths}})
	g.endAct(n)
}

// leaveGun has a crew leave its Gun, which stays where it is, unloaded and in nobody's hands
// or in those of a side. The crew is a company of foot from now on. In a boat the Gun is lost.
//
// Cases 16.2, 16.8, 21.4. Rulings R161, R237, R261, R442.
func (g *State) leaveGun(n companyNo, to engine.Seat) {
	c := &g.companies[n]
	if c.gun == 0 {
		return
	}
	if i := g.freeObject(); i >= 0 && !c.has(markAfloat) {
		at := g.block(c).Base(0).Centre()
		g.setObject(i, object{at: at, kind: gunObject(c.gun, c.has(markTeam)), owner: uint16(to)})
	}
	c.gun = 0
	c.set(markTeam|markLimbered|markLoaded|markHot, false)
}

// overrun has the crew of a Gun rout before an enemy who has reached it. The Gun is in the hands of his side.
//
// Case 16.8. Rulings R161, R624, R629.
func (g *State) overrun(n, by companyNo, t *engine.Turn) {
	g.leaveGun(n, by.seat())
	g.rout(n, by, t)
}

// gunBy returns a Gun without a crew that a company touches, -1 if it touches none. One that the scenario
// treats as a wagon is no Gun.
//
// Cases 16.2, 27.1.
func (g *State) gunBy(n companyNo) int {
	c := &g.companies[n]
	b := g.block(c)
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		o := &g.objects[i]
		if gun, _ := o.gun(); gun != 0 && !g.isTrain(o) && plane.Distance(b.Base(0), g.stand(o)) <= contact && g.isOpenWithin(c, Barred, b, g.body(o), contact) {
			return i
		}
	}
	return -1
}

// manned returns a crew at a Gun: it stands where the Gun does and faces as it did itself.
//
// Case 16.2. Ruling R442.
func (g *State) manned(c company, i int) company {
	o := &g.objects[i]
	gun, team := o.gun()
	c.gun = gun
	c.set(markTeam, team)
	return g.about(c, o.at)
}

// mayMan refuses to take over a Gun: a crew does that, as its action, if it touches one that
// has no crew.
//
// Case 16.2. Rulings R237, R238.
func (g *State) mayMan(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	c := &g.companies[n]
	switch {
	case c.troop != g.tables.Crew || c.gun != 0:
		return no(whyNoCrew)
	case c.inside != 0:
		return no(whyIndoors)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	}
	i := g.gunBy(n)
	if i < 0 {
		return no(whyNoGunHere)
	}
	after := g.manned(*c, i)
	return g.mayStandSo(n, &after)
}

// man puts a crew to a Gun, unlimbered and not loaded.
//
// Case 16.2. Rulings R237, R442.
func (g *State) man(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	i := g.gunBy(n)
	g.companies[n] = g.manned(g.companies[n], i)
	g.setObject(i, object{})
	t.Tell(engine.Event{Kind: KindMans, Rule: "16.2", About: n.object()})
	g.endAct(n)
}
