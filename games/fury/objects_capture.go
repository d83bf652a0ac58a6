package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// guards is how near a company of their owner guards prisoners.
//
// Case 22.4.1. Ruling R267.
const guards = 4 * Inch

// seize takes objects that a company has reached and Colonels who are alone, and scatters herds that a
// company stands on. It is called wherever bodies have moved.
//
// Cases 22.3, 22.4.1, 22.4.2, 22.4.3, 26.5.
func (g *State) seize(t *engine.Turn) {
	g.takeColonels(t)
	g.search(t)
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		o := &g.objects[i]
		gun, _ := o.gun()
		switch {
		case o.isHerd() && g.isTrodden(o):
			g.scatter(i, t)
		case o.kind == kindPrisoners:
			g.freed(i, t)
		case o.isHerd() || o.kind == kindWagon || gun != 0:
			g.capture(i, t)
		}
	}
}

// isTrodden reports whether a company stands on a herd.
//
// Case 22.3. Ruling R266.
func (g *State) isTrodden(o *object) bool {
	b := g.body(o)
	all := g.out
	for n := all.next(); n != noCompany; n = all.next() {
		if c := &g.companies[n]; !farFrom(c.at, o.at, 0) && g.block(c).Overlap(b) && g.meets(c, g.block(c), b) {
			return true
		}
	}
	return false
}

// trample scatters the herds that a company goes through in a leg until a moment, friend or
// enemy, and takes the enemy's Colonel if it goes over him.
//
// Cases 6.6, 22.3. Rulings R56, R266.
func (g *State) trample(n companyNo, l *leg, until plane.Time, t *engine.Turn) {
	g.rideDown(n, l, until, t)
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if o := &g.objects[i]; o.isHerd() && !farFrom(l.At(0).At, o.at, l.way) {
			if until > 0 && g.comesUpon(&g.companies[n], l, g.body(o), until-1) {
				g.scatter(i, t)
			}
		}
	}
}

// Tramples reports whether a leg, or a company that comes onto the board, would scatter a herd.
//
// Cases 22.3, 25.6. Ruling R266.
func (g *State) Tramples(c engine.Choice, herd engine.Object) bool {
	i := g.objectNo(herd)
	if i < 0 || !g.objects[i].isHerd() {
		return false
	}
	o := &g.objects[i]
	if n := g.reserveOf(c.Seat, c.On); c.Verb == VerbArrive && n != noCompany {
		as, _ := g.shaped(g.companies[n], c.With)
		as = g.entry(c.Seat, as, c.N[0])
		return g.block(&as).Overlap(g.body(o))
	}
	n := g.companyOf(c.About)
	if n == noCompany {
		return false
	}
	var l leg
	g.draftOf(&l, &g.companies[n], &c)
	return !farFrom(l.At(0).At, o.at, l.way) && g.comesUpon(&g.companies[n], &l, g.body(o), plane.Whole-1)
}

// scatter takes a herd off the table.
//
// Case 22.3.
func (g *State) scatter(i int, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindScatters, Rule: "22.3", About: objectAt(i), N: [4]int32{int32(i) + 1, int32(g.objects[i].kind)}})
	g.setObject(i, object{})
}

// comes reports whether a company of a side that is not routing has come to an object so as to take it.
// Guns take nothing, and nobody does from a boat or asleep.
//
// Cases 16.3, 21.3, 22.4.1, 22.4.2. Rulings R44, R469.
func (g *State) comes(seat engine.Seat, o *object) bool {
	b := g.body(o)
	for n := range g.each(seat) {
		if c := &g.companies[n]; c.gun == 0 && c.marks&takesNothing == 0 && !farFrom(c.at, o.at, 0) && g.meets(c, g.block(c), b) {
			return true
		}
	}
	return false
}

// takesNothing is what keeps a company from taking objects and Colonels that it touches, and from looking into houses.
//
// Cases 6.6, 13.3, 21.3, 22.4.1, 26.5, 27.4. Rulings R305, R469.
const takesNothing = markRouting | markAfloat | markAsleep

// isAt reports whether a company touches an object, with nothing between that bars it.
//
// Cases 22.1, 22.4.1. Ruling R670.
func (g *State) isAt(n companyNo, o *object) bool {
	c := &g.companies[n]
	return g.meets(c, g.block(c), g.body(o))
}

// isBy reports whether a company of a side that is not routing touches an object.
//
// Cases 22.1, 22.4.2.
func (g *State) isBy(seat engine.Seat, o *object, far Length) bool {
	b := g.body(o)
	for n := range g.each(seat) {
		c := &g.companies[n]
		if c.has(markRouting) || farFrom(c.at, o.at, far) {
			continue
		}
		if far == 0 && g.meets(c, g.block(c), b) || far > 0 && g.block(c).Within(b, far) {
			return true
		}
	}
	return false
}

// capture gives a herd, a wagon or a Gun without a crew to the side whose companies alone touch
// it. Where both do it stays with its owner.
//
// Cases 22.4.2, 22.4.3. Ruling R265.
func (g *State) capture(i int, t *engine.Turn) {
	o := &g.objects[i]
	for seat := range numSeats {
		if g.takes(seat, o) {
			g.give(i, seat, o.takenBy(), t)
			return
		}
	}
}

// takes reports whether a side comes by a herd, a wagon or a Gun without a crew that is not its own.
//
// Cases 22.4.2, 22.4.3. Ruling R265.
func (g *State) takes(seat engine.Seat, o *object) bool {
	return o.owner != uint16(seat) && g.comes(seat, o) && !g.isBy(foe(seat), o, 0)
}

// takenBy returns the case under which a herd, a wagon or a Gun without a crew changes hands.
//
// Cases 22.4.2, 22.4.3.
func (o *object) takenBy() engine.Case {
	if o.isHerd() {
		return "22.4.2"
	}
	return "22.4.3"
}

// freed gives prisoners whom nobody guards to the side whose company has come onto them, but
// not those in a building.
//
// Case 22.4.1. Ruling R267.
func (g *State) freed(i int, t *engine.Turn) {
	o := &g.objects[i]
	for seat := range numSeats {
		if g.frees(seat, o) {
			g.give(i, seat, "22.4.1", t)
			return
		}
	}
}

// frees reports whether a side comes by prisoners that are not its own.
//
// Case 22.4.1. Ruling R267.
func (g *State) frees(seat engine.Seat, o *object) bool {
	return g.housed(o) < 0 && o.owner != uint16(seat) && g.comes(seat, o) && (o.owner == nobody || !g.isBy(engine.Seat(o.owner), o, guards))
}

// housed returns the building that prisoners are in, -1 if they are in none.
//
// Case 22.4.1.
func (g *State) housed(o *object) int { return g.houseAt(o.at) }

// give has an object change hands.
//
// Cases 22.4.1, 22.4.2, 22.4.3.
func (g *State) give(i int, to engine.Seat, rule engine.Case, t *engine.Turn) {
	g.objects[i].owner = uint16(to)
	t.Tell(engine.Event{Kind: KindTakes, Rule: rule, About: objectAt(i), N: [4]int32{int32(to), int32(g.objects[i].kind), int32(i) + 1}})
}

// yield gives the prisoners whom a company touches that has to retire or routs to the company that made it do
// so, unless another of its side touches them. Those in a building have yet to be taken, or are freed by
// that.
//
// Cases 22.4.1, 26.5. Rulings R272, R304.
func (g *State) yield(n, from companyNo, t *engine.Turn) {
	if from == noCompany {
		return
	}
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind != kindPrisoners || o.owner != uint16(n.seat()) || !g.isAt(n, o) || g.housed(o) >= 0 {
			continue
		}
		others := false
		for m := range g.each(n.seat()) {
			others = others || m != n && !g.companies[m].has(markRouting) && g.isAt(m, o)
		}
		if !others {
			g.give(i, from.seat(), "22.4.1", t)
		}
	}
}

// abandon leaves what routers had to nobody, unless others of their side guard or touch it.
//
// Cases 13.3, 22.1. Ruling R209.
func (g *State) abandon(n companyNo) {
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind == 0 || o.kind == kindLadders || o.owner != uint16(n.seat()) || !g.isAt(n, o) {
			continue
		}
		others := false
		for m := range g.each(n.seat()) {
			others = others || m != n && !g.companies[m].has(markRouting) && g.block(&g.companies[m]).Within(g.body(o), guards)
		}
		if !others {
			o.owner = nobody
		}
	}
}

// mayTake refuses to take prisoners out of a building: that is a whole action of a company that
// touches it or is inside, and nobody of theirs may be inside or guard them. Those of its own side come out in the
// same way, as where a company has surrendered there.
//
// Cases 7.1, 22.4.1. Rulings R37, R267, R468.
func (g *State) mayTake(f *engine.Frame, n companyNo, i int) engine.Illegal {
	if i < 0 || g.objects[i].kind != kindPrisoners {
		return no(whyNoPrisoners)
	}
	o := &g.objects[i]
	house := g.housed(o)
	switch {
	case o.owner == uint16(n.seat()) && (house < 0 || g.guardsCells(n.seat())):
		return no(whyOwnThem)
	case house < 0:
		return no(whyNoTaking)
	case o.owner == nobody && o.from == uint8(n.seat()) && g.played() != nil && g.played().Special&Civilians != 0:
		return no(whyOwnMen)
	case f.Code&didBegin != 0:
		return no(whyWholeAction)
	case !g.touches(n, house):
		return no(whyNotThere)
	case g.holds(house) != noCompany && g.holds(house).seat() != n.seat(), o.owner == uint16(foe(n.seat())) && g.isBy(foe(n.seat()), o, guards):
		return no(whyGuarded)
	}
	return engine.Illegal{}
}

// take takes prisoners out of a building. They stand where the company does, or outside the building that it is in.
//
// Case 22.4.1. Ruling R468.
func (g *State) take(n companyNo, i int, t *engine.Turn) {
	at, house := g.block(&g.companies[n]).Hull().Centre(), int(g.companies[n].inside)-1
	if house >= 0 {
		away := plane.Heading(0)
		if m := g.nearestFoe(n); m != noCompany {
			away = g.block(&g.companies[m]).Hull().Centre().Bearing(at)
		}
		at = g.doorstep(at, house, away)
	}
	g.objects[i].at = at
	g.give(i, n.seat(), "22.4.1", t)
	g.endAct(n)
}
