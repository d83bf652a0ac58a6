package renaissance

import (
	"github.com/weathergage/weathergage/engine"
)

// offerContacts names ships that touch or may: whether to be locked or to avoid it, to
// grapple, to cut loose, and to prevent that.
//
// Cases 18.1, 18.4. Rulings R350, R354, R355.
func (g *State) offerContacts(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbLock, VerbAvoid)
	alongside, wished := g.ships[on.n].foul|g.ships[on.n].touch, g.wished(on.n, &on.c)
	for e := range g.lookRound(on).near.each {
		if !wished.has(e) {
			on.offer.Plain(VerbLock, g.object(e), engine.NoObject, "18.1")
			on.offer.Plain(VerbAvoid, g.object(e), engine.NoObject, "18.1")
		}
		if alongside.has(e) {
			g.name(on, g.object(e), engine.NoObject, VerbGrapple, VerbLoose, VerbPrevent)
		}
	}
}

// nearby reports whether another ship is in play, and so near that the two might touch in this move.
// Nothing moves so far that a ship farther off could.
//
// Case 18.1. Ruling R350.
func (g *State) nearby(n, e shipNo) bool {
	return e != n && g.ships[e].fate == afloat &&
		g.ships[n].at.Within(g.ships[e].at, meetingCircles*g.tables.Distance[CircleLarge])
}

// meetingCircles is how many radii of the large circle may lie between ships that
// meet: two attack speeds and two bases are less.
const meetingCircles = 7

// mayWish refuses to name a ship that she cannot meet, and a second word about the same ship. One word
// holds for all ships but those named.
//
// Case 18.1. Ruling R350.
func (g *State) mayWish(n shipNo, c *course, o order) engine.Illegal {
	switch e := g.shipOf(o.on); {
	case o.on == engine.NoObject:
		if g.orders(n, VerbLock, o.on) || g.orders(n, VerbAvoid, o.on) {
			return no(whyTwice)
		}
	case e == noShip || !g.nearby(n, e):
		return no(whyShip)
	case g.wished(n, c).has(e):
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// wished returns the ships that a ship is ordered to be locked with, or to avoid.
//
// Case 18.1.
func (g *State) wished(n shipNo, c *course) squad {
	if !c.has(VerbLock) && !c.has(VerbAvoid) {
		return 0
	}
	return g.ordersAbout(n, VerbLock, engine.NoObject) | g.ordersAbout(n, VerbAvoid, engine.NoObject)
}

// mayGrapple refuses to grapple ships that do not touch, to cut loose from, or hold, those that are not locked
// together, and to hold one that has begun to cut loose.
//
// Cases 18.4, 19.1. Rulings R240, R355.
func (g *State) mayGrapple(n shipNo, c *course, o order) engine.Illegal {
	v, e := o.verb, g.shipOf(o.on)
	if e == noShip || e == n || g.ships[e].fate != afloat {
		return no(whyShip)
	}
	if ill := g.mayCovet(n, e); v == VerbGrapple && !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	locked := s.foul.has(e)
	switch {
	case c.has(v) && g.orders(n, v, o.on):
		return no(whyTwice)
	case v == VerbGrapple && locked:
		return no(whyLocked)
	case v == VerbGrapple && !s.touch.has(e):
		return no(whyApart)
	case v != VerbGrapple && !locked:
		return no(whyNotLocked)
	case v == VerbLoose && s.invaded():
		return no(whyOnDeck)
	case v == VerbLoose && s.loosing != 0:
		return no(whyTwice)
	case v == VerbPrevent && g.ships[e].loosing != 0:
		return no(whyBegun)
	case v == VerbPrevent && c.has(VerbLoose) && g.orders(n, VerbLoose, o.on):
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// A wish is what a crew wants of a ship it touches.
type wish int8

const (
	avoids  wish = -1
	neither wish = 0
	locks   wish = 1
)

// wishOf returns what a ship's orders say about being locked with another: what they say of that ship, or of
// all; to ram, grapple or board her is to wish it; unwritten, friends are avoided. Where nobody is aboard
// nobody wishes anything.
//
// Case 18.1. Rulings R350, R536.
func (g *State) wishOf(n, e shipNo) wish {
	on := g.object(e)
	switch {
	case g.ships[n].crew().men() == 0:
		return neither
	case g.orders(n, VerbLock, on), g.orders(n, VerbRam, on), g.orders(n, VerbGrapple, on), g.orders(n, VerbBoard, on):
		return locks
	case g.orders(n, VerbAvoid, on):
		return avoids
	case g.orders(n, VerbLock, engine.NoObject):
		return locks
	case g.orders(n, VerbAvoid, engine.NoObject), g.ships[n].holder == g.ships[e].holder:
		return avoids
	}
	return neither
}

// foulFactors counts what is added to the die of the joint test.
//
// Case 18.1. Rulings R230, R231, R232, R233, R348, R351.
func (g *State) foulFactors(v *voyage, f *fouling, w *tally) {
	wishes := g.wishesIn(f)
	g.addFoul(&v.goal, f, &wishes, func(applies bool, n FactorNo) { g.when(w, applies, n, 1) })
}

// locksAt reports whether ships that have run foul of each other are locked at a total of the joint test.
//
// Case 18.1.
func (g *State) locksAt(total int) bool { return total >= int(g.tables.Figure[FoulLocks]) }

// addFoul calls add with every factor of the joint test, and whether it applies. The goals are how far
// each ship means to go.
//
// Case 18.1. Rulings R230, R231, R232, R233, R348, R351.
func (g *State) addFoul(goal *[MaxShips]Length, f *fouling, wishes *[MaxShips]wish, add func(applies bool, n FactorNo)) {
	lockers, crews, raw, slow := 0, 0, true, true
	var eliteLocks, eliteAvoids, galley, english bool
	for n := range f.ships.each {
		crews++
		class := g.hands(n).Sailing
		raw = raw && class == Raw
		slow = slow && goal[n] < g.tables.Distance[FoulSlow]
		switch wishes[n] {
		case locks:
			lockers++
			eliteLocks = eliteLocks || class == Elite
			galley = galley || g.class(n).Family == GalleyFamily
			add(class == Average, FoulAverageWishes)
		case avoids:
			eliteAvoids = eliteAvoids || class == Elite
			english = english || g.hands(n).Nation == English
		}
	}
	add(lockers == crews, FoulBothWish)
	add(lockers > 0 && lockers < crews, FoulOneWishes)
	add(eliteLocks, FoulEliteWishes)
	add(eliteAvoids, FoulEliteAvoids)
	add(g.eliteAlong(f, wishes), FoulEliteBoth)
	add(raw, FoulRaw)
	add(galley, FoulGalley)
	add(english && !g.uses(englishEvade), FoulEnglishAvoids)
	add(english && g.uses(englishEvade), FoulEnglishEvades)
	add(f.anyTwo(), FoulAreaTwo)
	add(slow, FoulSlowBoth)
	add(f.adrift && lockers > 0, FoulDrifting)
}

// wishesIn returns what each ship of a fouling wants: to be locked if with any of the others.
func (g *State) wishesIn(f *fouling) (wishes [MaxShips]wish) {
	for i := range f.list[:f.many] {
		c := &f.list[i]
		for _, pair := range [...][2]shipNo{{c.a, c.b}, {c.b, c.a}} {
			switch w := g.wishOf(pair[0], pair[1]); {
			case w == locks:
				wishes[pair[0]] = locks
			case w == avoids && wishes[pair[0]] == neither:
				wishes[pair[0]] = avoids
			}
		}
	}
	return wishes
}

// anyTwo reports whether any contact is in area 2.
func (f *fouling) anyTwo() bool {
	for i := range f.list[:f.many] {
		if f.list[i].two {
			return true
		}
	}
	return false
}

// eliteAlong reports whether an elite crew wants to be locked with an elite crew
// that it touches in area 1.
//
// Case 18.1.
func (g *State) eliteAlong(f *fouling, wishes *[MaxShips]wish) bool {
	for i := range f.list[:f.many] {
		c := &f.list[i]
		if !c.two && g.hands(c.a).Sailing == Elite && g.hands(c.b).Sailing == Elite &&
			(wishes[c.a] == locks || wishes[c.b] == locks) {
			return true
		}
	}
	return false
}

// grapple throws for ships that touch as the move begins and of which one means to
// grapple another: one joint test for all who are bound up in it. If it fails all go as
// they are ordered; else the tows of those who are locked now are lost.
//
// Cases 9.1, 18.4. Rulings R235, R348, R354, R362.
func (g *State) grapple(v *voyage, t *engine.Turn) {
	done, locked, pulled := squad(0), squad(0), g.pulled()
	for n := range shipNo(g.ofFleet()) {
		if done.has(n) {
			continue
		}
		f := g.grappled(v, n)
		if f.many == 0 {
			continue
		}
		done |= f.ships
		if g.joinTest(v, &f, "18.4", t) {
			locked |= g.withMates(f.ships)
		}
	}
	g.stopTows(v, &pulled, locked, 0)
	g.partTows(locked, t)
}

// grappled returns the contacts of a ship, and of those that they bind her to, that are to become grapples.
//
// Cases 18.1, 18.4. Rulings R348, R354.
func (g *State) grappled(v *voyage, n shipNo) fouling {
	f := fouling{ships: justOne(n), adrift: true}
	for grown := true; grown; {
		grown = false
		for j := range shipNo(g.ofFleet()) {
			for i := range j {
				if !f.ships.has(i) && !f.ships.has(j) || f.many == maxContacts ||
					!g.orders(i, VerbGrapple, g.object(j)) && !g.orders(j, VerbGrapple, g.object(i)) ||
					g.lockedWith(i).has(j) || f.joins(i, j) {
					continue
				}
				f.list[f.many] = g.contact(v, i, j, 0)
				f.many++
				f.ships.add(i)
				f.ships.add(j)
				f.adrift = f.adrift && v.drifts.has(i) && v.drifts.has(j)
				grown = true
			}
		}
	}
	return f
}

// joins reports whether the contact of two ships is among those of a fouling.
func (f *fouling) joins(i, j shipNo) bool {
	for k := range f.list[:f.many] {
		if c := &f.list[k]; c.a == i && c.b == j || c.a == j && c.b == i {
			return true
		}
	}
	return false
}

// joinTest throws once for all ships of a fouling, and locks them if the total suffices.
//
// Cases 18.1, 18.4. Ruling R348.
func (g *State) joinTest(v *voyage, f *fouling, rule engine.Case, t *engine.Turn) (locked bool) {
	w := g.weigh()
	g.foulFactors(v, f, w)
	total := w.sum()
	die := g.throwAt(t, 1, rule, g.object(f.list[0].a), stake{on: g.object(f.list[0].b)})
	total += int(die[0])
	locked = g.locksAt(total)
	for i := range f.list[:f.many] {
		c := &f.list[i]
		g.tell(t, engine.Event{Kind: KindFoulTest, Rule: rule, About: g.object(c.a), On: g.object(c.b),
			N: [4]int32{int32(die[0]), int32(total), engine.Truth(locked)}})
	}
	if locked {
		g.lockTogether(v, f)
	}
	return locked
}
