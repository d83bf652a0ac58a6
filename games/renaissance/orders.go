package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// Orders are written in secret by both seats at once, a chain for each ship, and
// opened together once both have sealed. Whoever has orders to write is known to
// all: every ship in play that a seat holds.
//
// Cases 1.2, 2.2. Ruling R40.

// commands reports whether a seat writes orders for a ship.
//
// Case 2.2.
func (g *State) commands(seat engine.Seat, n shipNo) bool {
	return g.ships[n].fate == afloat && g.ships[n].holder == seat && g.sails(n)
}

// Pending appends the decisions now open: an order more for each ship whose orders
// are not complete, and whether to seal.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.result != resultNone {
		return buf
	}
	for seat := range numSeats {
		if g.sealed[seat] {
			continue
		}
		for n := range shipNo(g.ofFleet()) {
			if g.commands(seat, n) && !g.hidden[n].done {
				buf = append(buf, engine.Decision{Seat: seat, Ask: AskOrders, About: g.object(n), Sealed: true, Rule: "2.2"})
			}
		}
		for k := fortNo(1); k <= g.lastFort(); k++ {
			if g.mans(seat, k) && !g.garrison(k).done {
				buf = append(buf, engine.Decision{Seat: seat, Ask: AskFort, About: g.fortObject(k), Sealed: true, Rule: "2.2"})
			}
		}
		buf = append(buf, engine.Decision{Seat: seat, Ask: AskSeal, Sealed: true, Rule: "1.2"})
	}
	return buf
}

// ofFleet is how many ships there are in the match, those out of play counted.
func (g *State) ofFleet() int { return len(g.played().Ships) }

// offer gives every permitted answer to d.
func (g *State) offer(d engine.Decision, o *engine.Offer) {
	if d.Ask == AskSeal {
		o.Add(engine.Option{Verb: VerbSeal, Rule: "1.2"})
		return
	}
	if k := g.fortOf(d.About); k != noFort {
		g.offerFort(k, o)
		return
	}
	g.offerOrders(g.shipOf(d.About), noChapter, o)
}

// offerOrders offers the orders of one chapter to a ship, or of all.
//
// Case 2.2.
func (g *State) offerOrders(n shipNo, of chapter, o *engine.Offer) {
	c := g.course(n)
	if ill := g.mayRest(n, &c); ill.OK() && of == noChapter {
		o.Add(engine.Option{Verb: engine.Pass, Rule: "2.2"})
	}
	if g.hidden[n].many == maxOrders {
		return
	}
	if !g.headstrong(n) {
		g.offerCourse(n, &c, of, o)
	}
	if of == noChapter || of == ofHolds {
		g.offerHolds(n, &c, o)
	}
	if of == noChapter || of == ofRepairs {
		g.offerRepairs(n, &c, o)
	}
	var near squad
	if o.Wants(VerbTow, VerbDispatch) {
		near = g.atHand(n)
	}
	if of == noChapter || of == ofTows {
		g.offerTows(n, &c, near, o)
	}
	if of == noChapter || of == ofBoats {
		g.offerBoats(n, &c, near, o)
	}
	if of == noChapter || of == ofContacts {
		g.offerContacts(n, &c, o)
	}
	if of == noChapter || of == ofBoarding {
		g.offerBoarding(n, &c, o)
	}
	if of == noChapter || of == ofFlight {
		g.offerFlight(n, &c, o)
	}
	if of == noChapter || of == ofSignals {
		g.offerSignals(n, &c, o)
	}
	if of == noChapter || of == ofGuns {
		g.offerGuns(n, &c, o)
	}
	if of == noChapter || of == ofFireShips {
		g.offerFireShip(n, &c, o)
	}
}

// headstrong reports whether a ship goes as her crew or commander will and not as she
// is ordered.
//
// Cases 20.4, 22.5.
func (g *State) headstrong(n shipNo) bool {
	return g.ships[n].spirit >= recovering || g.ablaze(n) || g.hunts(n)
}

// offerCourse offers what says where a ship goes, to one whose crew will hear of it.
//
// Cases 2.2, 20.4.
func (g *State) offerCourse(n shipNo, c *course, of chapter, o *engine.Offer) {
	if of == noChapter || of == ofWays {
		g.offerWays(n, c, o)
	}
	if of == noChapter || of == ofSails {
		g.offerSails(n, c, o)
	}
	if of == noChapter || of == ofOars {
		g.offerOars(n, c, o)
	}
	if of == noChapter || of == ofFollowing {
		g.offerFollow(n, c, o)
	}
}

// mayRest refuses to end the orders of a ship that must go farther.
//
// Cases 2.2, 7.6.
func (g *State) mayRest(n shipNo, c *course) engine.Illegal {
	short := g.short(n, c)
	if short == 0 || g.headstrong(n) || g.hidden[n].many == maxOrders || c.many == maxParts {
		return engine.Illegal{}
	}
	ill := no(whyShort, g.kind(n).SlowDown/plane.MM, short/plane.MM)
	ill.Near = engine.Choice{Verb: VerbAhead, N: [3]int32{short / plane.MM}}
	return ill
}

// add offers an order that wants no number, if it is allowed.
func (g *State) add(o *engine.Offer, ill engine.Illegal, v engine.Verb, on engine.Object) {
	if ill.OK() {
		o.Plain(v, on, engine.NoObject, verbRows[v].rule)
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	g.offer(d, &o)
	return o.Options()
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, g)
	g.offer(d, &o)
	return o.Choices()
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	if g.result != resultNone || c.Seat >= numSeats || g.sealed[c.Seat] {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.About == engine.NoObject {
		if c == (engine.Choice{Seat: c.Seat, Verb: VerbSeal}) {
			return engine.Illegal{}
		}
		return engine.Illegal{Why: engine.NotOpen}
	}
	if k := g.fortOf(c.About); k != noFort {
		return g.checkFort(k, c)
	}
	n := g.shipOf(c.About)
	if n == noShip || !g.commands(c.Seat, n) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if g.hidden[n].done {
		return no(whyOver)
	}
	if int(c.Verb) >= numVerbs {
		return engine.Illegal{Why: engine.NotOpen}
	}
	o := engine.Comparing(c)
	g.offerOrders(n, verbRows[c.Verb].of, &o)
	if o.Found() && g.fits(n, c) {
		return engine.Illegal{}
	}
	return g.refuse(n, c)
}

// refuse says why c, which is not among the orders offered to a ship, is not one.
func (g *State) refuse(n shipNo, c engine.Choice) engine.Illegal {
	course := g.course(n)
	var ill engine.Illegal
	switch {
	case c.Verb == engine.Pass:
		ill = g.mayRest(n, &course)
	case g.hidden[n].many == maxOrders:
		ill = no(whyFull, maxOrders)
	case g.ships[n].spirit >= recovering && verbRows[c.Verb].of >= ofWays && verbRows[c.Verb].of <= ofFollowing:
		ill = no(whyRetires)
	case g.ablaze(n) && verbRows[c.Verb].of >= ofWays && verbRows[c.Verb].of <= ofFollowing:
		ill = no(whyBurns)
	case g.hunts(n) && verbRows[c.Verb].of >= ofWays && verbRows[c.Verb].of <= ofFollowing:
		ill = no(whyGreed)
	default:
		ill = g.refuseOrder(n, &course, c)
	}
	if ill.Why == 0 {
		ill = g.refuseNumber(n, c)
	}
	if ill.Near.Verb != 0 {
		ill.Near.Seat, ill.Near.About = c.Seat, c.About
	}
	return ill
}

// refuseOrder asks the predicate of the verb. A ship that is out of sight cannot be what an
// order is about.
//
// Case 5.3.
func (g *State) refuseOrder(n shipNo, c *course, want engine.Choice) engine.Illegal {
	on := g.shipOf(want.On)
	if want.Verb == VerbLoadHot || want.Verb == VerbHeat {
		return no(whyCold, int32(g.tables.Task[HeatShot]))
	}
	if on != noShip && !g.knows(n, on) {
		return no(whyShip)
	}
	switch want.Verb {
	case VerbAhead:
		return g.refuseAhead(n, c, want.N[0])
	case VerbPort, VerbStarboard:
		return g.refuseTurn(n, c, want.Verb, want.N[0])
	case VerbSmall:
		return g.maySmall(n, c)
	case VerbSetSail:
		return g.maySetSail(n, c, want.N[0])
	case VerbHoist, VerbFurl:
		return g.mayHandSail(n, c, want.Verb)
	case VerbAttack:
		return g.mayAttack(n, c)
	case VerbRam:
		return g.mayRam(n, c, on)
	case VerbOarRake:
		return g.mayOarRake(n, c, on)
	case VerbHold:
		return g.mayHold(n, c)
	case VerbAstern:
		return g.mayBack(n, c)
	case VerbSpinPort, VerbSpinStarboard:
		return g.refuseSpin(n, c, want.Verb, want.N[0])
	case VerbTack:
		return g.mayTack(n, c)
	case VerbLift:
		return g.mayLift(n, c)
	case VerbLie:
		return g.mayLie(n, c)
	case VerbSound:
		return g.maySound(n, c)
	case VerbKedge:
		return g.refuseKedge(n, c, want.N[0])
	case VerbFollow:
		return g.mayFollow(n, c, on)
	case VerbAbreast:
		return g.mayAbreast(n, c, on)
	}
	return g.refuseHolding(n, c, want, on)
}

// refuseNumber says what the number may be of an order that is allowed with another.
//
// Cases 1.2, 3.3, 3.6, 7.9, 15.0, 24.0.
func (g *State) refuseNumber(n shipNo, want engine.Choice) engine.Illegal {
	ill, least, most := engine.Illegal{Why: engine.NotOpen}, int32(1), int32(0)
	switch want.Verb {
	case VerbAstern:
		most = g.astern(n) / plane.MM
		ill = no(whyBack, want.N[0], most)
	case VerbSwingPort, VerbSwingStarboard:
		most = g.tables.Distance[SwingSpring] / plane.MM
		ill = no(whySprings, most)
	case VerbArm:
		most = g.armable(n)
		ill = no(whyArm, most)
	case VerbFireAt:
		least, most = 0, quartersOfMove
		ill = no(whyQuarters, most)
	case VerbShout, VerbDispatch:
		most = mostMessage
		ill = no(whyNumber, most)
	case VerbGunCodeA, VerbGunCodeB:
		least, most = messagesBy(want.Verb)
		ill = no(whyCode, most)
	}
	near := want
	near.N[0] = min(max(want.N[0], least), most)
	if near == want {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if other := g.Check(near); !other.OK() {
		return other
	}
	ill.Near = near
	return ill
}

// refuseHolding asks the predicates of cases 3, 17, 18, 23 and 24.
func (g *State) refuseHolding(n shipNo, c *course, want engine.Choice, on shipNo) engine.Illegal {
	switch want.Verb {
	case VerbAnchor:
		return g.mayAnchor(n, c, want.On)
	case VerbSeaAnchor, VerbMoor:
		return g.mayMoor(n, c, want.Verb)
	case VerbWeigh, VerbCut, VerbCastOff:
		return g.mayFree(n, c, want.Verb, want.On)
	case VerbSwingPort, VerbSwingStarboard:
		return g.maySwing(n, c, want.On)
	case VerbJettison:
		return g.mayJettison(n, c, want.On)
	case VerbCutAway:
		return g.mayCutAway(n, c, want.On)
	case VerbJury, VerbPatch, VerbShift, VerbHaul, VerbBreak:
		return g.refuseRepairs(n, c, want)
	case VerbTow:
		return g.mayTow(n, c, on)
	case VerbSlip:
		return g.maySlip(n, c)
	case VerbLock, VerbAvoid:
		return g.mayWish(n, c, want.Verb, want.On)
	case VerbGrapple, VerbLoose, VerbPrevent:
		return g.mayGrapple(n, c, want.Verb, on)
	case VerbPortTack, VerbStarboardTack:
		return g.mayChooseTack(n, c)
	case VerbShout, VerbGunCodeA, VerbGunCodeB:
		return g.maySignal(n, c, want.Verb)
	case VerbSetAlight, VerbFuse, VerbQuit:
		return g.refuseFireShip(n, c, want.Verb)
	}
	switch verbRows[want.Verb].of {
	case ofGuns:
		return g.refuseGuns(n, c, want)
	case ofBoats:
		return g.refuseBoats(n, c, want)
	}
	return g.refuseBoarding(n, c, want, on)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbSeal {
		g.seal(c.Seat, t)
		return
	}
	if k := g.fortOf(c.About); k != noFort {
		g.orderFort(k, c, t)
		return
	}
	n := g.shipOf(c.About)
	h := &g.hidden[n]
	if c.Verb == engine.Pass {
		h.done = true
		g.tellOwn(engine.Event{Kind: KindOrdersDone, Rule: "2.2", About: c.About}, c.Seat, t)
		return
	}
	h.orders[h.many] = order{on: c.On, with: c.With, n: c.N[0], m: int16(c.N[1]), verb: c.Verb}
	h.many++
	g.tellOwn(orderEvent(c.About, &h.orders[h.many-1]), c.Seat, t)
}

// orderEvent tells one order.
func orderEvent(about engine.Object, o *order) engine.Event {
	return engine.Event{Kind: KindOrdered, Rule: verbRows[o.verb].rule, About: about, On: o.on, With: o.with,
		N: [4]int32{o.n, int32(o.m), int32(o.verb)}}
}

// tellOwn tells an event to one seat alone.
func (g *State) tellOwn(e engine.Event, seat engine.Seat, t *engine.Turn) {
	t.TellApart(engine.Only(seat), e, engine.Event{})
}
