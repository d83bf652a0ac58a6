package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// mayStillTry refuses an attempt to intercept any fleet: fleets under siege or kept in port by winter, or
// without munitions, do not try, and each tries once a turn.
//
// Cases 6.41, 6.44, 6.46, 10.12, 14.22. Rulings R84, R88, R273.
func (g *State) mayStillTry(s Stack) engine.Illegal {
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
	}
	return allowed
}

// mayTryLater is mayStillTry while the enemy chooses who moves.
//
// Case 6.41.
func (g *State) mayTryLater(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if _, n := fleetOf(c.On); n != 0 && c.Seat != f.Seat {
		return g.mayStillTry(g.fleet(c.Seat, n))
	}
	return allowed
}

// mayStopCoasters refuses to intercept ships that move along the coast.
//
// Case 6.41.
func (g *State) mayStopCoasters(engine.Choice) engine.Illegal {
	return no(reasonCoastFree)
}

// mayTry refuses an attempt to intercept a fleet by all that both sides see: mayStillTry, and fleets that are too
// far away or have no hex to come to.
//
// Cases 6.4, 6.41, 6.44, 6.46, 10.12, 14.22. Rulings R84, R85, R88, R89, R92, R273.
func (g *State) mayTry(s, mover Stack) engine.Illegal {
	if ill := g.mayStillTry(s); !ill.OK() {
		return ill
	}
	switch {
	case Grid.Distance(s.Hex, mover.Hex) > int(g.tables.Numbers[NumInterceptRange]):
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
func (g *State) mayIntercept(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	_, n := fleetOf(c.On)
	if n == 0 {
		return allowed
	}
	s, mover := g.fleet(c.Seat, n), g.stackOf(foe(f.Seat), f.About)
	if ill := g.mayTry(s, mover); !ill.OK() {
		return ill
	}
	if g.berths(s, mover, true) == 0 {
		return no(reasonNoBerth)
	}
	all := g.members(s)
	for m := all.next(0); m != 0; m = all.next(m) {
		coasted, ship := g.units[m].Mark&markCoast != 0, g.tables.Row(m).Kind.IsNaval()
		switch {
		case coasted && ship:
			return no(reasonCoasted)
		case coasted:
			return no(reasonCarriedOther)
		case ship && g.isKept(m):
			return no(reasonWinterPort)
		}
	}
	return allowed
}

// firstBerth returns the hex from which a fleet has been intercepted already, 0 if none.
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

// A route is how an interceptor comes beside its target.
//
// Cases 6.4, 6.45.
type route struct {
	steps [numHexes]uint8 // by hex: 1 more than the hexes that it sails to it; 0 if it has not come there
	ports [numHexes]uint8 // French ports on the way, the hex itself among them
	back  [numHexes]Hex   // the hex before
}

// approach finds the hexes beside a target that a fleet may go to, as directions from the target: those that
// it reaches over the fewest hexes of open water, or only the one hex, if that is given. No hexside that is closed
// to ships parts them from the target. Its allowance limits it, if one looks into the fleet; the wind takes
// nothing of that. Of ways of the same length it takes that through the fewest French ports.
//
// Cases 6.14, 6.21, 6.4, 6.45, 7.42, 15.11. Rulings R86, R88, R90, R94, R244.
func (g *State) approach(s Stack, target, only Hex, look bool, r *route) (berths uint8) {
	var queue [numHexes]Hex
	queue[0], r.steps[s.Hex] = s.Hex, 1
	most, last := g.longest(s, look), uint8(0)
	for head, tail := 0, 1; head < tail; head++ {
		h := queue[head]
		d, near := g.direction(target, h)
		near = near && g.tables.Sail[target]>>d&1 != 0 // else it could not attack from there
		switch {
		case berths != 0 && r.steps[h] > last:
			return berths
		case near && (only == 0 || h == only):
			berths, last = berths|1<<d, r.steps[h]
		case berths == 0 && r.steps[h] <= most:
			tail = g.spread(s, h, look, r, &queue, tail)
		}
	}
	return berths
}

// spread adds the hexes that a fleet may sail to from a hex to those from which the search goes on, and
// returns how many they are now.
func (g *State) spread(s Stack, h Hex, look bool, r *route, queue *[numHexes]Hex, tail int) int {
	for d := range hex.Direction(hex.Directions) {
		n := g.tables.Near[h][d]
		if g.tables.Sail[h]>>d&1 == 0 || r.steps[n] != 0 && r.steps[n] != r.steps[h]+1 {
			continue
		}
		ports := r.ports[h]
		if g.tables.isPort(n) && g.isFrench(n) {
			ports++
		}
		switch {
		case r.steps[n] != 0:
			if ports < r.ports[n] {
				r.ports[n], r.back[n] = ports, h
			}
		case g.isOpen(s, n, look):
			r.steps[n], r.ports[n], r.back[n] = r.steps[h]+1, ports, h
			queue[tail] = n
			tail++
		}
	}
	return tail
}

// longest returns how many hexes an interceptor may sail: the allowance of its slowest ship, or more than any
// fleet's, if one does not look into it.
//
// Cases 6.14, 6.4.
func (g *State) longest(s Stack, look bool) uint8 {
	most := uint8(maxPath - 1)
	if look {
		ships := g.ships(s)
		for c := ships.next(0); c != 0; c = ships.next(c) {
			most = min(most, g.tables.Row(c).Moves)
		}
	}
	return most
}

// berths returns the hexes from which a fleet may intercept, as directions from its target: after a first
// interceptor only its hex.
//
// Cases 6.4, 6.45. Rulings R88, R90.
func (g *State) berths(s, mover Stack, look bool) uint8 {
	var r route
	return g.approach(s, mover.Hex, g.firstBerth(mover), look, &r)
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
func (g *State) offerIntercept(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "6.4")
	for k := uint8(1); k < treasureFleet; k++ {
		sequence.Name(g, d, VerbIntercept, fleetObject(f.Seat, k), 0, "6.4", o)
	}
}

// intercept names the fleet that tries.
//
// Case 6.4. Ruling R91.
func (g *State) intercept(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	_, k := fleetOf(c.On)
	f.N[interceptor] = int32(k)
}
