package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Orders are written in secret by both seats at once, a chain for each ship, and opened together once both
// have sealed. Who has orders to write is known to all: every ship in play that a seat holds.
//
// Cases 1.2, 2.2. Ruling R40.

// commands reports whether a seat writes orders for a ship.
//
// Case 2.2.
func (g *State) commands(seat engine.Seat, n shipNo) bool {
	ill := g.mayCommand(seat, n)
	return ill.OK()
}

// mayCommand refuses orders for a ship to a seat that does not hold her, and for one of its own
// that is out of play, has struck, or is a prize that too few men hold to sail her. Of others
// it says no more than that they are not its own.
//
// Cases 2.2, 21.0, 21.2.
func (g *State) mayCommand(seat engine.Seat, n shipNo) engine.Illegal {
	s := &g.ships[n]
	switch {
	case s.holder != seat:
		return no(whyNotOwn)
	case s.fate != afloat:
		return no(whyOutOfPlay)
	case s.colours == struck:
		return no(whyStruck)
	case s.colours == taken && s.secure > 0:
		return no(whySecures, int32(s.secure))
	case !g.sails(n):
		return no(whyPrizeCrew, int32(s.prize.men()), g.prizeCrew(n))
	}
	return engine.Illegal{}
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

// ofFleet returns how many ships there are in the match, those out of play counted.
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

// offerOrders offers the orders of one chapter to a ship, or of all. Where nobody is aboard there
// are none but those to her boats.
//
// Cases 2.2, 16.2. Ruling R536.
func (g *State) offerOrders(n shipNo, of chapter, o *engine.Offer) {
	c := g.course(n)
	if ill := g.mayRest(n, &c); ill.OK() && of == noChapter {
		o.Add(engine.Option{Verb: engine.Pass, Rule: "2.2"})
	}
	if g.hidden[n].many >= g.mostOrders(n) {
		return
	}
	if g.crewLeft(n) {
		if of == noChapter || of == ofBoats {
			g.offerBoats(n, &c, g.atHand(n), o)
		}
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

// mostOrders returns how many orders a ship is given at most: fewer where the rules add those that take her
// where she must go.
//
// Cases 2.2, 20.4. Ruling R537.
func (g *State) mostOrders(n shipNo) uint8 {
	if g.headstrong(n) {
		return maxOrders - forcedOrders
	}
	return maxOrders
}

// isCourse reports whether the orders of a chapter say where a ship goes.
//
// Cases 2.2, 20.4.
func (of chapter) isCourse() bool {
	return of == ofWays || of == ofSails || of == ofOars || of == ofFollowing
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
		o.Plain(v, on, engine.NoObject, verbs[v].Rule)
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
	switch {
	case c.Seat >= numSeats:
		return engine.Illegal{Why: engine.NotOpen}
	case g.result != resultNone:
		return no(whyEnded + engine.Reason(g.result-resultMoves))
	case g.sealed[c.Seat]:
		return no(whySealed)
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
	if n == noShip {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if ill := g.mayCommand(c.Seat, n); !ill.OK() {
		return ill
	}
	if g.hidden[n].done {
		return no(whyOver)
	}
	if int(c.Verb) >= numVerbs {
		return engine.Illegal{Why: engine.NotOpen}
	}
	o := engine.Comparing(c)
	g.offerOrders(n, verbs[c.Verb].of, &o)
	if o.Found() && g.fits(n, c) {
		return engine.Illegal{}
	}
	return g.refuse(n, c)
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
	g.tellOwn(g.toldOrder(n, int(h.many)-1), c.Seat, t)
}

// toldOrder tells one order of a ship; of a turn also the measure that it does not give, the arc in
// hundredths of a millimetre or the angle in hundredths of a degree, below 0 on the small circle.
//
// Case 8.1.
func (g *State) toldOrder(n shipNo, i int) engine.Event {
	h := &g.hidden[n]
	o := &h.orders[i]
	e := orderEvent(g.object(n), o)
	c := course{}
	for _, before := range h.orders[:i] {
		c.small = c.small || before.verb == VerbSmall
	}
	switch o.verb {
	case VerbPort, VerbStarboard:
		e.N[orderOther] = plane.ArcLength(plane.Angle(o.n)*tenth, g.radius(&c))
	case VerbArcPort, VerbArcStarboard:
		e.N[orderOther] = int32(plane.ArcAngle(Length(o.n)*plane.MM, g.radius(&c)))
	}
	if c.small {
		e.N[orderOther] = -e.N[orderOther]
	}
	return e
}

// orderEvent tells one order.
func orderEvent(about engine.Object, o *order) engine.Event {
	return engine.Event{Kind: KindOrdered, Rule: verbs[o.verb].Rule, About: about, On: o.on, With: o.with,
		N: [4]int32{o.n, int32(o.m), int32(o.verb)}}
}

// tellOwn tells an event to one seat alone.
func (g *State) tellOwn(e engine.Event, seat engine.Seat, t *engine.Turn) {
	t.TellApart(engine.Only(seat), e, engine.Event{})
}
