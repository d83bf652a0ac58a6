package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// isNear reports whether ships could sail from one hex to another in two steps at most.
//
// Case 6.4. Ruling R84.
func (tb *Tables) isNear(from, to Hex) bool {
	for d := range hex.Direction(hex.Directions) {
		if tb.Sail[from]>>d&1 == 0 {
			continue
		}
		n := tb.Near[from][d]
		if n == to || tb.leads(n, to) {
			return true
		}
	}
	return false
}

// leads reports whether ships sail from a hex to the next.
func (tb *Tables) leads(from, to Hex) bool {
	for d := range hex.Direction(hex.Directions) {
		if tb.Sail[from]>>d&1 != 0 && tb.Near[from][d] == to {
			return true
		}
	}
	return false
}

// mayTry refuses an attempt to intercept by all that both sides see: fleets under siege or
// kept in port by winter, without munitions, or too far away do not try, and each tries
// once a turn.
//
// Cases 6.4, 6.41, 6.44, 6.46, 10.12, 14.22. Rulings R84, R85, R88, R89, R92, R273.
func (g *State) mayTry(s, mover Stack) engine.Illegal {
	switch {
	case s.Hex == 0:
		return under("6.41", reasonNoSuchFleet)
	case g.tried[s.Seat][s.Fleet] != 0:
		return no(reasonTried)
	case g.shot[s.Seat][s.Fleet] == 0:
		return no(reasonNoShot)
	case g.blocked[s.Seat].has(s.Hex):
		return no(reasonBlockade)
	case s.Seat == Spanish && g.iced(s.Seat, s.Hex): // they have not had their own segment yet
		return no(reasonWinterPort)
	case !g.tables.isNear(s.Hex, mover.Hex):
		return no(reasonOutOfRange, int32(g.tables.Numbers[NumInterceptRange]))
	case g.berths(s, mover, false) == 0:
		return no(reasonNoBerth)
	}
	return allowed
}

// mayIntercept is mayTry with what its owner alone knows: the ships of the fleet may float
// where it would go, neither they nor what is aboard have moved along the coast this turn, as
// interceptors move by the high seas, and none began a winter turn in the port.
//
// Cases 6.13, 6.4, 6.35, 6.6, 14.22. Rulings R85, R273, R308.
func (g *State) mayIntercept(s, mover Stack) engine.Illegal {
	if ill := g.mayTry(s, mover); !ill.OK() {
		return ill
	}
	if g.berths(s, mover, true) == 0 {
		return no(reasonNoBerth)
	}
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		coasted, ship := g.units[c].Mark&markCoast != 0, g.tables.Row(c).Kind.IsNaval()
		switch {
		case coasted && ship:
			return no(reasonCoasted)
		case coasted:
			return no(reasonCarriedOther)
		case ship && g.isKept(c):
			return no(reasonWinterPort)
		}
	}
	return allowed
}

// firstBerth is the hex from which a fleet has been intercepted already, 0 if none.
//
// Case 6.45. Ruling R90.
func (g *State) firstBerth(mover Stack) Hex {
	side := foe(mover.Seat)
	for k := uint8(1); k < treasureFleet; k++ {
		if h := g.fleets[side][k]; h != 0 && g.tried[side][k] == mover.Fleet+1 && Grid.Distance(h, mover.Hex) == 1 {
			return h
		}
	}
	return 0
}

// isOpen reports whether an interceptor may enter a hex: no enemy ships lie there, and, if
// one looks into the fleet, its ships may go there.
//
// Cases 6.35, 6.6, 11.24. Rulings R77, R80, R207, R273.
func (g *State) isOpen(s Stack, h Hex, look bool) bool {
	if !look {
		return !g.isBarred(s.Seat, h)
	}
	ill := g.mayGo(s, h)
	return ill.OK()
}

// isBerth reports whether a fleet may intercept from a hex: from its own if it adjoins the
// target, else from the next that does; after a first interceptor only from its hex, which
// may be two steps away.
//
// Cases 6.4, 6.45. Rulings R88, R90.
func (g *State) isBerth(s, mover Stack, to Hex, look bool) bool {
	first := g.firstBerth(mover)
	switch {
	case Grid.Distance(to, mover.Hex) != 1 || first != 0 && to != first:
		return false
	case to == s.Hex:
		return true
	case first == 0 && Grid.Distance(s.Hex, mover.Hex) == 1, !g.isOpen(s, to, look):
		return false
	case g.tables.leads(s.Hex, to):
		return true
	}
	return first != 0 && g.between(s, to, look) != 0
}

// between is a hex over which a fleet may go to another in two steps, 0 if there is none: if
// it can choose, one that is no French port, and to which the wind takes it.
//
// Cases 6.4, 6.45, 15.11. Rulings R86, R244.
func (g *State) between(s Stack, to Hex, look bool) Hex {
	found, best := Hex(0), -1
	for _, h := range g.tables.Near[s.Hex] {
		if h == 0 || !g.tables.leads(s.Hex, h) || !g.tables.leads(h, to) || !g.isOpen(s, h, look) {
			continue
		}
		good := 0
		if !g.tables.isPort(h) || !g.isFrench(h) {
			good = 2
		}
		_, helps := g.windOn(s.Hex, h)
		if _, also := g.windOn(h, to); helps && also {
			good++
		}
		if good > best {
			found, best = h, good
		}
	}
	return found
}

// berths counts the hexes from which a fleet may intercept.
//
// Case 6.4.
func (g *State) berths(s, mover Stack, look bool) int {
	n := 0
	for _, h := range g.tables.Near[mover.Hex] {
		if h != 0 && g.isBerth(s, mover, h, look) {
			n++
		}
	}
	return n
}

// canTry reports whether any fleet may try to intercept, by what both sides see.
//
// Case 6.4. Ruling R273.
func (g *State) canTry(mover Stack) bool {
	for k := uint8(1); k < treasureFleet; k++ {
		if ill := g.mayTry(g.fleet(foe(mover.Seat), k), mover); ill.OK() {
			return true
		}
	}
	return false
}

// alarm asks the enemy whether he intercepts a fleet in the hex that it has entered.
//
// Cases 6.4, 6.41. Rulings R83, R84.
func (g *State) alarm(mover Stack) {
	if g.canTry(mover) {
		g.flow.Push(engine.Frame{Step: stepIntercept, Seat: foe(mover.Seat), About: mover.object()})
	}
}

// enterIntercept rolls for a fleet that tries, and waits while another may.
//
// Cases 6.4, 6.45. Rulings R90, R91.
func (g *State) enterIntercept(f *engine.Frame, t *engine.Turn) bool {
	mover := g.stackOf(foe(f.Seat), f.About)
	switch {
	case f.N[interceptor] != 0:
		g.rollIntercept(f, mover, t)
		return false
	case g.canTry(mover):
		return true
	}
	return g.pop()
}

// rollIntercept rolls for one attempt. If it succeeds the mover stops, and the interceptor
// goes beside it; it has moved by the high seas then.
//
// Cases 6.13, 6.4, 6.44. Rulings R2, R89, R308.
func (g *State) rollIntercept(f *engine.Frame, mover Stack, t *engine.Turn) {
	seat, k := f.Seat, uint8(f.N[interceptor])
	about := fleetObject(seat, k)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.4", About: about, On: f.About})[0]
	f.N[interceptor] = 0
	g.tried[seat][k] = 1
	success := int32(0)
	if int16(die) <= g.tables.Numbers[NumInterceptMost] {
		success = 1
		g.flow.Push(engine.Frame{Step: stepBerth, Seat: seat, About: about, N: [2]int32{berthMover: int32(mover.Fleet)}})
		g.settleBerth(g.flow.Top(), g.fleet(seat, k), mover)
		g.markAll(g.fleet(seat, k), markBarring)
		g.tried[seat][k] = mover.Fleet + 1
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindIntercept, Rule: "6.4", About: about, On: mover.object(), N: [4]int32{int32(die), success}})
}

// offerIntercept offers the fleets that may try, or none.
//
// Cases 6.4, 6.45. Rulings R91, R273.
func (g *State) offerIntercept(f *engine.Frame, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.4")
	mover := g.stackOf(foe(f.Seat), f.About)
	for k := uint8(1); k < treasureFleet; k++ {
		if ill := g.mayIntercept(g.fleet(f.Seat, k), mover); ill.OK() {
			o.Plain(VerbIntercept, fleetObject(f.Seat, k), 0, "6.4")
		}
	}
}

// intercept names the fleet that tries, or declines for all.
//
// Case 6.4. Ruling R91.
func (g *State) intercept(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if c.Verb == engine.Pass {
		g.pop()
		return
	}
	_, k := fleetOf(c.On)
	f.N[interceptor] = int32(k)
}
