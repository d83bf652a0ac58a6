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
	return g.mayCommand(seat, n).Why == 0
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
			if !g.hidden[n].done && g.commands(seat, n) {
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

// mayHear refuses the orders of a chapter to a ship that has as many as she may, or that nobody is aboard
// but for those to her boats; and what says where she goes to one whose crew or commander will not hear of it.
//
// Cases 2.2, 16.0, 16.2, 20.4, 22.4. Ruling R536.
func (g *State) mayHear(n shipNo, of chapter) engine.Illegal {
	most := g.mostOrders(n)
	switch {
	case g.hidden[n].many >= most:
		return no(whyFull, int32(most))
	case of != ofBoats && g.crewLeft(n):
		return no(whyNobody)
	case !of.isCourse():
	case g.ships[n].spirit >= recovering:
		return no(whyRetires)
	case g.ablaze(n):
		return no(whyBurns)
	case g.hunts(n):
		return no(whyGreed)
	}
	return engine.Illegal{}
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
	return of >= ofWays && of <= ofFollowing
}

// mayRest refuses to end the orders of a ship that must go farther.
//
// Cases 2.2, 7.6.
func (g *State) mayRest(n shipNo, c *course, _ order) engine.Illegal {
	short := g.short(n, c)
	if short == 0 || g.headstrong(n) || g.hidden[n].many == maxOrders || c.many == maxParts {
		return engine.Illegal{}
	}
	ill := no(whyShort, g.kind(n).SlowDown/plane.MM, short/plane.MM)
	ill.Near = engine.Choice{Verb: VerbAhead, N: [3]int32{short / plane.MM}}
	return ill
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
