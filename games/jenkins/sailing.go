package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A frame of stepSail is one moving stack. About is its hex, Code how many hexes it has entered, N[sailed] how many of
// them count towards a perilous sea, and N[sailing] these bits.
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

// offerCourses offers the hexes to which ships may go next. If enemy ships lie there they must try to intercept them
// first, unless they go in to dock.
//
// Cases 7.1, 7.2, 8.1. Rulings R38, R39, R44, R45.
func (g *State) offerCourses(f *engine.Frame, s *stack, o *engine.Offer) {
	if !o.Wants(VerbSail, VerbAttack) {
		return
	}
	for d := range hex.Direction(hex.Directions) {
		if g.mayGoOn(f, s, d) != 0 {
			continue
		}
		n := g.tables.Near[s.at.Hex()][d]
		if g.maySail(s, n) == 0 {
			o.Plain(VerbSail, hexObject(n), engine.NoObject, "7.0")
		}
		if g.mayAttack(s, n) == 0 {
			o.Plain(VerbAttack, hexObject(n), engine.NoObject, "7.2")
		}
	}
}

// mayGoOn refuses to sail across land, out of a storm or into one, beyond the bound on hexes, or without a ship.
//
// Cases 7.1, 7.3, 8.1. Ruling R173.
func (g *State) mayGoOn(f *engine.Frame, s *stack, d hex.Direction) engine.Reason {
	h := s.at.Hex()
	switch {
	case g.tables.Sail[h]>>d&1 == 0:
		return whyAllLand
	case g.stormy(h) || g.stormy(g.tables.Near[h][d]):
		return whyStorm
	case f.Step == stepSail && f.Code >= mostHexes:
		return whyFar
	case !s.ship:
		return whyNoShip
	}
	return 0
}

// maySail refuses a hex with enemy ships if the stack has not attempted to intercept them from where it is, or if one
// of its ships has intercepted. Friendly seaports are entered freely.
//
// Case 7.2. Rulings R39, R44, R45.
func (g *State) maySail(s *stack, n Hex) engine.Reason {
	switch {
	case !g.ships[foe(s.seat)].has(n) || g.friendlyHex(s.seat, n):
		return 0
	case !g.tried(s.at.Hex(), n):
		return whyEnemyShips
	case g.flagged(s.seat, s.at, s.taken):
		return whyFlagged
	}
	return 0
}

// mayAttack refuses an attempt upon ships in a neighbouring hex. All ships of the stack take part in it, so none of
// them may have intercepted.
//
// Case 7.2. Rulings R41, R45, R173.
func (g *State) mayAttack(s *stack, n Hex) engine.Reason {
	switch {
	case !g.ships[foe(s.seat)].has(n):
		return whyNoEnemyShips
	case g.tried(s.at.Hex(), n):
		return whyTriedHere
	case g.tries[mostTries-1] != attempt{}:
		return whyTries
	case g.flagged(s.seat, s.at, s.taken):
		return whyFlagged
	}
	return 0
}

// mayEnter refuses a stack the hex that a choice names, or an attempt upon the ships there.
//
// Cases 7.0, 7.1, 7.2.
func (g *State) mayEnter(c engine.Choice) engine.Reason {
	f, n := g.flow.Top(), hexOf(c.On)
	s := g.picked(f)
	if why := s.whyNotAfloat(); why != 0 {
		return why
	}
	d, next := Grid.Toward(s.at.Hex(), n)
	switch {
	case n == 0 || !next:
		return whyNotNext
	case c.Verb == VerbSail:
		return or(g.mayGoOn(f, &s, d), g.maySail(&s, n))
	}
	return or(g.mayGoOn(f, &s, d), g.mayAttack(&s, n))
}

// fleetOf returns the place of the moving stack of a frame.
func fleetOf(f *engine.Frame) Place { return At(hexOf(f.About), LayerMoving) }

// offerSail offers the moving stack its next hex, and what may join it, leave it or go aboard on the way.
//
// Cases 7.0, 7.3. Rulings R31, R68.
func (g *State) offerSail(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	s := g.picked(f)
	g.offerTake(f, &s, o)
	g.offerCourses(f, &s, o)
	offer(VerbAwait, "7.0", g.mayWait(f, &s), o)
	g.offerLoad(&s, o)
	g.offerGather(f.Seat, s.at.Hex(), o)
	o.Plain(VerbStop, engine.NoObject, engine.NoObject, "7.0")
}

// gathers returns where in its list a seat has the ships that may join the moving stack in a hex.
func (g *State) gathers(seat engine.Seat, h Hex) (lo, hi int) {
	return g.start(seat, At(h, LayerOutside)), g.start(seat, At(h, LayerShore))
}

// offerGather offers ships and deception counters that lie in the hex of the moving stack and have not moved yet.
//
// Case 7.0. Rulings R31, R67.
func (g *State) offerGather(seat engine.Seat, h Hex, o *engine.Offer) {
	if o.Wants(VerbGather) {
		lo, hi := g.gathers(seat, h)
		can := func(i int) bool { return !g.cargo(&g.pieces[seat][i]) }
		g.offerPieces(VerbGather, seat, lo, hi, engine.NoObject, g.without(seat, markDone), can, o)
	}
}

// mayGather refuses a counter that cannot join the moving stack.
//
// Case 7.0. Rulings R31, R67.
func (g *State) mayGather(c engine.Choice) engine.Reason {
	lo, hi := g.gathers(c.Seat, hexOf(g.flow.Top().About))
	i := g.named(c.Seat, lo, hi, c.On, false, g.without(c.Seat, markDone))
	return unless(i >= 0 && !g.cargo(&g.pieces[c.Seat][i]), whyNoGather)
}

// gather takes a ship with its cargo, or a deception counter, into the moving stack.
//
// Case 7.0. Ruling R31.
func (g *State) gather(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	seat, h := f.Seat, hexOf(f.About)
	lo, hi := g.gathers(seat, h)
	i := g.named(seat, lo, hi, c.On, false, g.without(seat, markDone))
	from := g.pieces[seat][i].Place
	g.takeShip(seat, i, markTaken)
	g.carry(seat, from, At(h, LayerMoving), markTaken, 0, markTaken)
}

// sailOn takes a stack on to its next hex. A picked stack sets out first.
//
// Cases 7.0, 7.2.
func (g *State) sailOn(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepPick {
		g.setOut(f, stackOf(f.About))
	}
	enters := engine.Frame{Step: stepEnter, Seat: f.Seat, About: c.On}
	if c.Verb == VerbAttack {
		enters.N[enterTries] = 1
	}
	at := fleetOf(f)
	g.flow.Push(enters)
	g.leaveBehind(c.Seat, at, t)
}

// leaveBehind leaves behind what was not taken out of a moving stack, if anything was taken. What is left has ended its
// move.
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

// enterSail ends the move of a stack that is gone or must stop. A stack that has come to the one that waits for it
// becomes one with that.
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

// The strides of stepEnter, held in Code. About is the hex to be entered.
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

// mustDock reports whether a stack that has entered a friendly seaport hex, where enemy ships lie, must dock there: it
// made no attempt that would have brought on a combat.
//
// Case 7.2. Ruling R44.
func (g *State) mustDock(seat engine.Seat, target Hex, f *engine.Frame) bool {
	return f.N[enterTries] == 0 && f.N[enterTried] == 0 && g.friendlyHex(seat, target) && !g.contested(target)
}

// contested reports whether an interception has worked in a hex in this phase, so that combat follows there.
func (g *State) contested(h Hex) bool { return g.battle[English].has(h) || g.battle[Spanish].has(h) }

// moveFleet takes the moving stack into its next hex. Among enemies it lies open there, unless it has intercepted them:
// then the combat shows it.
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
