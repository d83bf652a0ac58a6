package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A frame of stepSail is one moving stack: About is its hex, Code how many hexes it
// has entered, N[0] how many of them count towards a perilous sea, N[1] these bits.
const (
	sailStorm     = 1 << iota // a hex of the current count lay next to a storm. Ruling R56
	sailAsked                 // all enemies next to this hex have had their attempt, as it was entered. Ruling R38
	sailAttempted             // the stack has attempted an interception on this move. Ruling R58
	sailHalt                  // it must stop. Case 7.0
	sailPlaced                // it has come onto the map and not begun to move. Ruling R136
	sailDock                  // it must dock: it entered without an attempt. Ruling R44
)

// perilousSea is how many hexes in a row make a sea perilous.
//
// Case 6.3.
const perilousSea = 6

// offerCourses offers the hexes to which ships may go next. Where enemy ships lie
// they must try to intercept them first, unless they go in to dock.
//
// Cases 7.1, 7.2, 8.1. Rulings R38, R39, R44, R45.
func (g *State) offerCourses(seat engine.Seat, p Place, h Hex, taken bool, o *engine.Offer) {
	if g.stormy(h) || !o.Wants(VerbSail) && !o.Wants(VerbAttack) {
		return
	}
	sides := g.tables.Sail[h]
	for d := range hex.Direction(hex.Directions) {
		n := g.tables.Near[h][d]
		if sides>>d&1 == 0 || g.stormy(n) {
			continue
		}
		if g.maySail(seat, p, n, taken) == 0 {
			o.Add(engine.Option{Verb: VerbSail, On: hexObject(n), Rule: "7.0"})
		}
		if g.ships[foe(seat)].has(n) && g.mayAttack(seat, p, n, taken) == 0 {
			o.Add(engine.Option{Verb: VerbAttack, On: hexObject(n), Rule: "7.2"})
		}
	}
}

// maySail refuses a hex with enemy ships upon which the stack has made no attempt from
// where it is, and ships that have intercepted. Friendly seaports are entered freely.
//
// Case 7.2. Rulings R39, R44, R45.
func (g *State) maySail(seat engine.Seat, p Place, n Hex, taken bool) engine.Reason {
	switch {
	case !g.ships[foe(seat)].has(n) || g.friendlyHex(seat, n):
		return 0
	case !g.tried(p.Hex(), n):
		return whyEnemyShips
	case g.flagged(seat, p, taken):
		return whyFlagged
	}
	return 0
}

// mayAttack refuses an attempt upon ships in a neighbouring hex. All ships of the stack
// take part in it, so none of them may have intercepted.
//
// Case 7.2. Rulings R41, R45, R173.
func (g *State) mayAttack(seat engine.Seat, p Place, n Hex, taken bool) engine.Reason {
	switch {
	case !g.ships[foe(seat)].has(n):
		return whyNoEnemyShips
	case g.tried(p.Hex(), n):
		return whyTriedHere
	case g.tries[mostTries-1] != attempt{}:
		return whyTries
	case g.flagged(seat, p, taken):
		return whyFlagged
	}
	return 0
}

// fleetOf is the place of the moving stack of a frame.
func fleetOf(f *engine.Frame) Place { return At(hexOf(f.About), LayerMoving) }

// offerSail offers the moving stack its next hex, and what may join it, leave it
// or go aboard on the way.
//
// Cases 7.0, 7.3. Rulings R31, R68.
func (g *State) offerSail(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	p, seat := fleetOf(f), f.Seat
	h := p.Hex()
	taken, ship := false, false
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if pc.Mark&markTaken != 0 {
			taken, ship = true, ship || g.naval(pc)
		} else if hi-lo > 1 && !g.cargo(pc) {
			if on, other := g.option(seat, lo, i, false, g.without(seat, markTaken)); other {
				o.Add(engine.Option{Verb: VerbTake, On: on, Rule: "7.0"})
			}
		}
	}
	if (ship || !taken) && int(f.Code) < mostHexes {
		g.offerCourses(seat, p, h, taken, o)
	}
	if f.Code > 0 && !taken && g.awaited() == nil {
		o.Add(engine.Option{Verb: VerbAwait, Rule: "7.0"})
	}
	g.offerLoad(seat, p, h, taken, o)
	g.offerGather(seat, h, o)
	o.Add(engine.Option{Verb: VerbStop, Rule: "7.0"})
}

// offerGather offers ships, and the deception counters with them, that lie in the hex of
// the moving stack and have not moved yet.
//
// Case 7.0. Rulings R31, R67.
func (g *State) offerGather(seat engine.Seat, h Hex, o *engine.Offer) {
	if !o.Wants(VerbGather) {
		return
	}
	lo, hi := g.start(seat, At(h, LayerOutside)), g.start(seat, At(h, LayerShore))
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if pc.Mark&markDone != 0 || g.cargo(pc) {
			continue
		}
		if on, other := g.option(seat, lo, i, false, g.without(seat, markDone)); other {
			o.Add(engine.Option{Verb: VerbGather, On: on, Rule: "7.0"})
		}
	}
}

// doSail does one thing with the moving stack.
func (g *State) doSail(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	p, seat := fleetOf(f), f.Seat
	h := p.Hex()
	switch c.Verb {
	case VerbTake:
		g.takeShip(seat, g.findPiece(seat, p, c.On, markTaken), markTaken)
	case VerbGather:
		g.gather(seat, h, c.On)
	case VerbLoad:
		g.doLoad(seat, p, c.On, c.With, t)
	case VerbStop:
		g.mark(seat, p, 0, markTaken)
		g.halted(f, t)
	case VerbAwait:
		g.flow.Push(engine.Frame{Step: stepAwait, Seat: seat, About: f.About})
	case VerbSail, VerbAttack:
		g.flow.Push(engine.Frame{Step: stepEnter, Seat: seat, About: c.On})
		if c.Verb == VerbAttack {
			g.flow.Top().N[enterTries] = 1
		}
		g.leaveBehind(seat, p, t)
	}
}

// gather takes a ship with its cargo, or a deception counter, into the moving stack.
func (g *State) gather(seat engine.Seat, h Hex, what engine.Object) {
	lo, hi := g.start(seat, At(h, LayerOutside)), g.start(seat, At(h, LayerShore))
	i := g.named(seat, lo, hi, what, false, g.without(seat, markDone))
	from := g.pieces[seat][i].Place
	g.takeShip(seat, i, markTaken)
	g.carry(seat, from, At(h, LayerMoving), markTaken, 0, markTaken)
}

// leaveBehind drops what was not taken out of a moving stack, if anything was
// taken. What is left has ended its move.
//
// Cases 7.0, 7.3. Rulings R152, R170.
func (g *State) leaveBehind(seat engine.Seat, p Place, t *engine.Turn) {
	if !g.anyMarked(seat, p, markTaken) {
		g.tidy(seat, p.Hex(), t) // deception counters that stay without a ship
		return
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if pc.Mark&markTaken == 0 {
			pc.Mark |= markDone
		}
	}
	g.carry(seat, p, At(p.Hex(), LayerOutside), markDone, 0, 0)
	g.mark(seat, p, 0, markTaken)
	g.tidy(seat, p.Hex(), t)
}

// enterSail ends the move of a stack that is gone or must stop, and lets one that has
// come to the stack that waits for it go on as one with that.
//
// Case 7.0. Rulings R31, R136.
func (g *State) enterSail(f *engine.Frame, t *engine.Turn) bool {
	p, seat := fleetOf(f), f.Seat
	switch a := g.awaited(); {
	case !g.anyShip(seat, p):
		g.forgetTries(false)
		g.pop()
		g.tidy(seat, p.Hex(), t)
	case a != nil && a.About == f.About:
		g.forgetTries(true)
		*a = *f
		g.pop()
	case f.N[sailing]&sailHalt != 0:
		g.halted(f, t)
	case f.N[sailing]&sailPlaced != 0:
		g.carry(seat, p, At(p.Hex(), LayerOutside), 0, 0, 0)
		g.pop()
	default:
		return true
	}
	return false
}

// halted ends the move of the moving stack, which may then land and dock.
//
// Cases 7.0, 7.3.
func (g *State) halted(f *engine.Frame, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindStopped, Rule: "7.0", On: f.About, N: [4]int32{int32(f.Seat)}})
	g.forgetTries(false)
	n := int32(landingMoving)
	if f.N[sailing]&sailDock != 0 {
		n |= landingDock
	}
	*f = engine.Frame{Step: stepLanding, Seat: f.Seat, About: f.About, N: [2]int32{landingShips: n}}
}

// The strides of stepEnter, its Code. About is the hex to be entered.
const (
	enterFirst  = iota // the ships there may try first. Ruling R38
	enterOwn           // the stack tries. Case 7.2
	enterGo            // it enters
	enterPeril         // perilous seas. Case 6.3
	enterSeen          // enemies next to the hex may try. Case 7.2
	enterResult        // it stops if enemy ships are there. Case 7.0
)

// enterEnter carries a moving stack into a hex, stride by stride.
//
// Cases 6.3, 7.0, 7.2. Rulings R38, R39, R43, R55, R58, R149, R150.
func (g *State) enterEnter(f *engine.Frame, t *engine.Turn) bool {
	seat, target := f.Seat, hexOf(f.About)
	sail := g.below(stepSail)
	switch f.Code {
	case enterFirst:
		f.Code = enterOwn
		if f.N[enterTries] == 0 {
			f.Code = enterGo
		} else if from := hexOf(sail.About); sail.N[sailing]&sailAsked == 0 && !g.friendlyHex(seat, from) {
			g.flow.Push(engine.Frame{Step: stepIntercept, Seat: foe(seat), About: sail.About, N: [2]int32{interceptedIn: int32(target)}})
		}
	case enterOwn:
		if sail.N[sailing]&sailHalt != 0 {
			return g.pop()
		}
		return g.tryEntry(f, sail, target, t)
	case enterGo:
		g.moveFleet(f, sail, target, t)
	case enterPeril:
		f.Code = enterSeen
		if sail.N[sailing]&sailAttempted == 0 && sail.N[sailed] >= perilousSea {
			g.flow.Push(engine.Frame{Step: stepPeril, Seat: seat, About: f.About, N: [2]int32{perilStorm: sail.N[sailing] & sailStorm}})
			sail.N[sailed], sail.N[sailing] = 0, sail.N[sailing]&^sailStorm
		}
	case enterSeen:
		f.Code = enterResult
		if !g.anyShip(seat, At(target, LayerMoving)) {
			return g.pop()
		}
		if !g.friendlyHex(seat, target) {
			sail.N[sailing] |= sailAsked
			g.flow.Push(engine.Frame{Step: stepIntercept, Seat: foe(seat), About: f.About})
		}
	case enterResult:
		if g.ships[foe(seat)].has(target) {
			sail.N[sailing] |= sailHalt
			if g.mustDock(seat, target, f) {
				sail.N[sailing] |= sailDock
			}
		}
		return g.pop()
	}
	return false
}

// mustDock reports whether a stack that has entered a friendly seaport hex, where enemy
// ships lie, must dock there: it made no attempt that would have brought on a combat.
//
// Case 7.2. Ruling R44.
func (g *State) mustDock(seat engine.Seat, target Hex, f *engine.Frame) bool {
	return f.N[enterTries] == 0 && f.N[enterTried] == 0 && g.friendlyHex(seat, target) && !g.contested(target)
}

// contested reports whether an interception has worked in a hex in this phase, so that
// combat follows there.
func (g *State) contested(h Hex) bool { return g.battle[English].has(h) || g.battle[Spanish].has(h) }

// moveFleet takes the moving stack into its next hex. Among enemies it lies open
// there, unless it has intercepted them: then combat shows it.
//
// Cases 4.4, 6.3, 7.0. Rulings R28, R31, R48, R49, R50, R60, R175, R176.
func (g *State) moveFleet(f, sail *engine.Frame, target Hex, t *engine.Turn) {
	seat, from := f.Seat, hexOf(sail.About)
	open := markEntered
	if f.N[enterTries] == 0 {
		open = g.entering(seat, At(target, LayerMoving))
	}
	if f.N[enterTries] == 0 && g.tried(from, target) {
		f.N[enterTried] = 1
	}
	n := g.carry(seat, At(from, LayerMoving), At(target, LayerMoving), 0, 0, markOpen)
	g.mark(seat, At(target, LayerMoving), open, 0)
	t.Tell(engine.Event{Kind: KindSailed, Rule: "7.0", About: sail.About, On: f.About, N: [4]int32{int32(seat), int32(n)}})
	sail.About = f.About
	sail.Code++
	sail.N[sailed]++
	sail.N[sailing] &= sailStorm | sailAttempted
	if a := g.awaited(); a != nil && a.About == f.About {
		sail.Code, sail.N[sailed] = max(sail.Code, a.Code), max(sail.N[sailed], a.N[sailed])
		sail.N[sailing] |= a.N[sailing] & (sailStorm | sailAttempted)
	}
	if g.tables.StormNear[g.storm].has(target) {
		sail.N[sailing] |= sailStorm
	}
	if g.friendlyHex(seat, target) {
		sail.N[sailed], sail.N[sailing] = 0, sail.N[sailing]&sailAttempted
	}
	f.Code = enterPeril
}
