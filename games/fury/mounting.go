package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// arm returns whether a company is foot or horse: horsemen who have dismounted are foot, and so
// is a crew.
//
// Case 8.11.
func (g *State) arm(c *company) Arm {
	if c.has(markOnFoot) {
		return Foot
	}
	return g.card(c).Arm
}

// fighting returns the base number of a company hand to hand.
//
// Cases 8.12, 24.1. Ruling R43.
func (g *State) fighting(c *company) int {
	if c.has(markOnFoot) {
		number, _ := g.tables.OnFoot(c.troop)
		return int(number)
	}
	return int(g.card(c).Fighting)
}

// onFootOrNot returns a company that has dismounted or mounted, loose, without gaps if it was formed or had
// none and has no room for them.
//
// Cases 8.9, 8.11. Rulings R40, R602.
func (g *State) onFootOrNot(n companyNo, onFoot bool) company {
	after := g.companies[n]
	after.set(markOnFoot, onFoot)
	if after.marks&(markFormed|markTight) != 0 {
		after.set(markFormed|markTight, false)
		g.squeeze(n, &after)
	}
	return after
}

// horsesOf returns where the herd stands that the horses of a company become which has dismounted: behind its
// middle.
//
// Case 8.11. Ruling R435.
func (g *State) horsesOf(c *company) plane.Point {
	hull := g.block(c).Hull()
	return hull.On(-hull.Length-g.length(NumGap)-g.length(NumBase)/2, 0)
}

// fitsHorses reports whether the horses of a company may stand at a point: on ground that herds may
// enter, on its own side of hedges and walls, where no company would scatter them.
//
// Cases 8.11, 22.2, 22.3.
func (g *State) fitsHorses(c *company, at plane.Point) bool {
	on, _ := g.ground.under(at, true)
	herd := object{at: at, kind: kindHorses}
	led := g.driver(&herd, 0)
	return g.ground.isOn(at) && g.tables.Grounds[on].Cost[Horse] != Barred && !g.isTrodden(&herd) &&
		g.isOpenTo(&led, Barred, g.block(c).Hull().Centre(), g.body(&herd))
}

// mayDismount refuses to dismount: it is the whole action of horsemen.
//
// Case 8.11. Rulings R40, R435.
func (g *State) mayDismount(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	c := &g.companies[n]
	after := g.onFootOrNot(n, true)
	switch {
	case g.arm(c) != Horse:
		return no(whyNoHorses)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case g.freeObject() < 0:
		return no(whyHerds)
	case !g.fitsHorses(&after, g.horsesOf(&after)):
		return no(whyNoRoom)
	}
	return g.mayStandSo(n, &after)
}

// dismount puts a company on foot, loose, with a herd behind it.
//
// Cases 8.9, 8.11. Rulings R40, R270.
func (g *State) dismount(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	after := g.onFootOrNot(n, true)
	g.setObject(g.freeObject(), object{at: g.horsesOf(&after), kind: kindHorses, owner: uint16(n.seat())})
	g.companies[n] = after
	t.Tell(engine.Event{Kind: KindDismounts, Rule: "8.11", About: n.object()})
	g.endAct(n)
}

// horsesBy returns the horses of its side that a company touches, -1 if it touches none.
//
// Case 8.11. Rulings R270, R435.
func (g *State) horsesBy(n companyNo) int {
	b := g.block(&g.companies[n])
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		o := &g.objects[i]
		if o.kind != kindHorses || o.owner != uint16(n.seat()) {
			continue
		}
		if gap := g.length(NumGap); b.Within(g.body(o), gap) && g.isOpenWithin(&g.companies[n], Barred, b, g.body(o), gap) {
			return i
		}
	}
	return -1
}

// mayMount refuses to mount: the company must touch horses of its side, and stand where horse may.
//
// Cases 8.4, 8.11. Rulings R40, R270, R435.
func (g *State) mayMount(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	c := &g.companies[n]
	after := g.onFootOrNot(n, false)
	switch {
	case !c.has(markOnFoot):
		return no(whyMounted)
	case c.inside != 0:
		return no(whyIndoors)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case g.horsesBy(n) < 0:
		return no(whyHorsesAway)
	}
	return g.mayStandSo(n, &after)
}

// mount puts a company on its horses again.
//
// Case 8.11.
func (g *State) mount(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	g.setObject(g.horsesBy(n), object{})
	g.companies[n] = g.onFootOrNot(n, false)
	t.Tell(engine.Event{Kind: KindMounts, Rule: "8.11", About: n.object()})
	g.endAct(n)
}
