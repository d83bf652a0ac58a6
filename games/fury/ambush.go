package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// lurks reports whether a side has a company in ambush.
//
// Case 14.1.
func (g *State) lurks(seat engine.Seat) bool { return g.hidden[seat][0].isOut() }

// hasRoom reports whether a company in ambush can be put onto the table where it lies: a friend
// who stands on it keeps it hidden.
//
// Case 14.3.
func (g *State) hasRoom(seat engine.Seat, h *company) bool {
	return g.free(seat) != noCompany && g.isClear(noCompany, h)
}

// behind is how far from a hill, a wood or a building a company may hide behind it.
//
// Case 14.2. Ruling R462.
const behind = 4 * Inch

// hideout returns the wood, as a piece of the ground, in which a company lies with the middle of all its
// bases, or the building that it is in; -1 if it lies in none.
//
// Case 14.2.
func (g *State) hideout(c *company, b plane.Block) int {
	if c.inside != 0 {
		return int(c.inside) - 1
	}
	centre := b.Hull().Centre()
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground.isWood() && g.ground.area(i).Has(centre) {
			return i
		}
	}
	return -1
}

// mayLie refuses an ambush there: the scenario must allow the side to lay them, the company
// must fit on the ground, and lie in a wood or a building, or within 4 inches of one or of a
// hill, where no enemy on the table sees it. Place, formation and facing are fixed by it.
//
// Cases 14.1, 14.2. Rulings R221, R222, R227, R462.
func (g *State) mayLie(n companyNo, as *company) engine.Illegal {
	seat := n.seat()
	b := g.block(as)
	switch {
	case !g.sides[seat].has(sideLurks):
		return no(whyNoAmbushes)
	case g.hidden[seat][maxHidden-1].isOut():
		return no(whyManyAmbushes, maxHidden)
	case !g.isClear(n, as) || g.meetsHidden(seat, b):
		return no(whyNoRoom)
	case !g.isSheltered(as, b):
		return no(whyNoShelter, int32(behind/Inch))
	}
	for m := range g.each(foe(seat)) {
		if g.spots(m, g.block(&g.companies[m]), as) {
			return no(whySeen)
		}
	}
	return engine.Illegal{}
}

// isSheltered reports whether there is something near in which or behind which a company may
// hide.
//
// Case 14.2. Rulings R222, R462.
func (g *State) isSheltered(c *company, b plane.Block) bool {
	if g.hideout(c, b) >= 0 {
		return true
	}
	for i := range int(g.ground.many) {
		if g.tables.Grounds[g.ground.pieces[i].ground].Hides && g.ground.isWithin(i, b.Hull(), behind) {
			return true
		}
	}
	return false
}

// meetsHidden reports whether a body overlaps one of its own side in ambush.
func (g *State) meetsHidden(seat engine.Seat, b plane.Block) bool {
	for i := range g.hidden[seat] {
		if h := &g.hidden[seat][i]; h.isOut() && b.Overlap(g.block(h)) {
			return true
		}
	}
	return false
}

// lay puts a company that is being set up into ambush. Whoever sets up then closes the places
// of the others up, so that they do not tell that one is missing.
//
// Case 14.1. Ruling R221.
func (g *State) lay(n companyNo, as company) {
	seat := n.seat()
	for i := range g.hidden[seat] {
		if h := &g.hidden[seat][i]; !h.isOut() {
			*h = as
			break
		}
	}
	g.setCompany(n, company{})
}

// unveil puts a company out of ambush onto the table, in the first free place of its side, and
// tells how it came there. If there is no room for it, as a friend stands on it, it stays
// hidden and unveil returns noCompany.
//
// Cases 14.3, 14.5, 27.4.
func (g *State) unveil(seat engine.Seat, slot int, how engine.Kind, t *engine.Turn) companyNo {
	h := g.hidden[seat][slot]
	n := g.free(seat)
	if !g.hasRoom(seat, &h) {
		return noCompany
	}
	h.spotted = 0
	g.setCompany(n, h)
	copy(g.hidden[seat][slot:], g.hidden[seat][slot+1:])
	g.hidden[seat][maxHidden-1] = company{}
	rule := engine.Case("14.3")
	switch {
	case how == KindSprings:
		rule = "14.5"
	case g.camps(seat):
		rule = g.byScenario("27.4")
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: how, Rule: rule, About: n.object(), On: engine.Thing(classTroop, int(h.troop))})
	g.attend(n, t)
	return n
}

// spots reports whether a company, standing so, sees one in ambush: within 4 inches in the same
// wood, by entering or touching its building, or by a clear line to it anywhere else. Nobody
// comes within 2 inches without seeing it.
//
// Cases 14.3, 14.6. Rulings R219, R435, R463.
func (g *State) spots(n companyNo, b plane.Block, h *company) bool {
	hb := g.block(h)
	if h.inside != 0 {
		return g.abuts(b, int(h.inside)-1)
	}
	if near := g.length(NumApart); b.Within(hb, near) && !g.isWalled(b, hb, near) {
		return true
	}
	if g.inDark(b, h, hb) {
		return false
	}
	if i := g.hideout(h, hb); i >= 0 && b.On(g.ground.area(i)) {
		return b.Within(hb, woodSight)
	}
	return g.inSight(n, b, noCompany, hb)
}

// woodSight is how far men see in a wood.
//
// Ruling R219.
const woodSight = 4 * Inch

// mostSpring returns the farthest at which any company could charge or shoot out of an ambush that lies in a
// piece of the ground or behind it.
//
// Case 14.4.
func (g *State) mostSpring() Length {
	most := Length(0)
	for i := range g.tables.Troops {
		row := &g.tables.Troops[i]
		most = max(most, row.Loose+g.length(NumAmbushReach), closeRange(row, g.length(NumCloseRange)))
	}
	return most + behind
}

// closeRange returns the farthest at which troops shoot close; 0 of those who do not shoot.
//
// Cases 10.2, 14.4.
func closeRange(row *TroopRow, least Length) Length {
	switch {
	case row.Shooting == 0:
		return 0
	case row.Range <= least:
		return row.Range
	}
	return row.Range / 2
}

// couldLurk reports whether an ambush of a side could be sprung in the middle of an enemy's
// leg, for all that the enemy knows: the scenario allows it, and there is something to hide in
// or behind within reach.
//
// Case 14.4. Rulings R214, R460.
func (g *State) couldLurk(seat engine.Seat, n companyNo, c engine.Choice) bool {
	if !g.sides[seat].has(sideLurks) {
		return false
	}
	hull := g.block(&g.companies[n]).Hull()
	var l leg
	g.legOf(&l, &g.companies[n], &c)
	reach := g.mostSpring() + l.way
	for i := range int(g.ground.many) {
		if g.tables.Grounds[g.ground.pieces[i].ground].Hides && g.ground.isWithin(i, hull, reach) {
			return true
		}
	}
	return false
}

// springReach returns how far a company in ambush charges or, if it only shoots, shoots close.
//
// Cases 14.4, 14.5. Rulings R7, R159.
func (g *State) springReach(c *company) (charge, shoot Length) {
	row := g.card(c)
	shoot = closeRange(row, g.length(NumCloseRange))
	if g.isDark() {
		shoot = min(shoot, g.length(NumNightRange))
	}
	return g.rate(c) + g.length(NumAmbushReach), shoot
}

// hiddenOf returns the place of a seat's ambush that an object names, -1 if it names none.
func (g *State) hiddenOf(seat engine.Seat, o engine.Object) int {
	i := o.Number() - 1 - int(seat)*maxHidden
	if o.Class() != classHidden || i < 0 || i >= maxHidden || !g.hidden[seat][i].isOut() {
		return -1
	}
	return i
}

// isTheirs reports whether an object is a company or an ambush of the other side: an ambush by its number alone,
// whether or not anything lies there.
//
// Cases 3.2, 14.1.
func (g *State) isTheirs(seat engine.Seat, o engine.Object) bool {
	if n := g.companyOf(o); n != noCompany {
		return n.seat() != seat
	}
	i := o.Number() - 1
	return o.Class() == classHidden && i >= 0 && engine.Seat(i/maxHidden) != seat
}

// hiddenObject returns an ambush as choices name it.
func hiddenObject(seat engine.Seat, i int) engine.Object {
	return engine.Thing(classHidden, int(seat)*maxHidden+i+1)
}

// springs reports whether a company that charges or shoots at another does so out of an
// ambush: it has sprung or come out in this segment and has done no more than form, go loose or face since,
// or the other has seen it just now on coming round a corner.
//
// Cases 14.3, 14.5. Rulings R217, R218.
func (g *State) springs(n, target companyNo) bool {
	for i := range g.flow.Depth() {
		if f := g.flow.At(i); f.Step == stepAct && f.About == n.object() {
			return (f.Code&didBegin == 0 || g.hasFaced(n) == f) && (f.Code&didSpring != 0 || g.companies[n].spotted>>(target%ofSide)&1 != 0)
		}
	}
	return false
}

// surprise returns what an ambush does to a company that it charges or shoots at: a Terror marker, and a Fear
// test whoever it is unless it is fighting, once a turn however many ambush it. It reports whether this is
// the first time.
//
// Cases 12.4, 14.5. Rulings R114, R116, R141, R220.
func (g *State) surprise(n, target companyNo, t *engine.Turn) bool {
	c := &g.companies[target]
	if c.has(markAmbushed) {
		return false
	}
	c.set(markAmbushed, true)
	t.Tell(engine.Event{Kind: KindAmbushed, Rule: "14.5", About: target.object(), On: n.object()})
	if !c.engaged() {
		g.flow.Push(testOf(target, TestFear, n))
	}
	g.flow.Push(terrorOf(target, g.number(NumAmbushTerror), n))
	return true
}

// mayShow refuses to bring an ambush out in a segment of its own: there must be room for it.
//
// Case 14.4. Rulings R216, R217.
func (g *State) mayShow(seat engine.Seat, slot int) engine.Illegal {
	h := &g.hidden[seat][slot]
	switch {
	case !h.isOut() || h.has(markAsleep):
		return engine.Illegal{Why: engine.NotOpen}
	case h.has(markActed):
		return no(whyActed)
	case g.free(seat) == noCompany:
		return no(whyFull, ofSide)
	case !g.isClear(noCompany, h):
		return no(whyNoRoom)
	}
	return engine.Illegal{}
}
