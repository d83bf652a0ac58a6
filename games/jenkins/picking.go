package jenkins

import "github.com/weathergage/weathergage/engine"

// A stack is one that a seat has picked or that is under way.
type stack struct {
	seat   engine.Seat
	at     Place
	lo, hi int  // where its pieces lie
	taken  bool // a part of it has been taken
	ship   bool // a ship goes
	joins  bool // it goes to join one that waits
}

// picked returns the stack of a frame of stepPick, stepSail or stepLanding.
//
// Case 7.0. Ruling R31.
func (g *State) picked(f *engine.Frame) (s stack) {
	if s.seat, s.at = f.Seat, fleetOf(f); f.Step == stepPick {
		s.at = stackOf(f.About)
	}
	s.lo, s.hi = g.span(s.seat, s.at)
	s.joins = g.awaited() != nil
	for i := s.lo; i < s.hi; i++ {
		s.taken = s.taken || g.pieces[s.seat][i].Mark&markTaken != 0
	}
	s.ship = f.Step == stepSail && !s.taken
	for i := s.lo; i < s.hi && !s.ship; i++ {
		pc := &g.pieces[s.seat][i]
		s.ship = g.naval(pc) && g.selected(pc, s.taken)
	}
	return s
}

// whyNotAfloat returns why a picked stack does nothing that only ships do: it waits on the track or lies ashore.
//
// Cases 7.1, 7.4.
func (s *stack) whyNotAfloat() engine.Reason {
	switch {
	case s.at.Hex() >= numHexes:
		return whyTrack
	case s.at.Layer() == LayerShore:
		return whyNoSail
	}
	return 0
}

// offerPick offers what can be done with a picked stack: take part of it, reorder it, move it, and what else its place
// allows. Enemies in its hex do not keep it there. A stack that goes to join another only sails.
//
// Cases 4.3, 7.0, 7.3, 7.4, 11.7. Rulings R31, R32, R33, R151.
func (g *State) offerPick(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	s := g.picked(f)
	g.offerTake(f, &s, o)
	if s.whyNotAfloat() == 0 {
		g.offerCourses(f, &s, o)
		g.offerLoad(&s, o)
		offer(VerbHorn, "7.4", g.mayRound(f, &s), o)
		offer(VerbDock, "4.0", g.mayGoIn(f, &s), o)
		offer(VerbPutOut, "4.0", g.mayGoOut(f, &s), o)
		offer(VerbStop, "7.3", g.mayHalt(f, &s), o)
		g.offerScuttle(f, o)
	} else {
		offer(VerbArrive, "7.4", g.mayComeBack(&s), o)
		g.offerMarches(f, s.at.Hex(), o)
	}
	g.offerRaise(f, s.taken, o)
	o.Plain(VerbDrop, engine.NoObject, engine.NoObject, "7.0")
}

// offerTake offers to take part of a stack.
//
// Case 7.0.
func (g *State) offerTake(f *engine.Frame, s *stack, o *engine.Offer) {
	can := func(i int) bool { return g.mayTakeAt(f, s, i) == 0 }
	g.offerPieces(VerbTake, s.seat, s.lo, s.hi, engine.NoObject, g.without(s.seat, unmarked(f)), can, o)
}

// unmarked returns the marks that keep a counter from being taken out of a stack.
func unmarked(f *engine.Frame) Mark {
	if f.Step == stepPick {
		return markTaken | markDone
	}
	return markTaken
}

// mayTakeAt refuses to take the piece at i out of a stack.
//
// Cases 4.1, 7.0, 11.6. Ruling R154.
func (g *State) mayTakeAt(f *engine.Frame, s *stack, i int) engine.Reason {
	switch p := &g.pieces[s.seat][i]; {
	case g.row(p).Type == BoomChain:
		return whyBoom
	case g.cargo(p):
		return whyCargo
	case p.Mark&markTaken != 0:
		return whyTakenYet
	case p.Mark&unmarked(f) != 0:
		return whyMoved
	case f.Step == stepSail && s.hi-s.lo == 1:
		return whyNotThere
	}
	return 0
}

// mayTake refuses a counter that cannot be taken out of the stack that is picked or under way.
//
// Case 7.0.
func (g *State) mayTake(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	if f.Step == stepMarch {
		return whyMarching
	}
	s := g.picked(f)
	if i := g.findPiece(c.Seat, s.at, c.On, unmarked(f)); i >= 0 {
		return g.mayTakeAt(f, &s, i)
	}
	if i := g.findPiece(c.Seat, s.at, c.On, 0); i >= 0 {
		return or(g.mayTakeAt(f, &s, i), whyNotThere)
	}
	if g.tables.Row(g.counterOf(c.On)).Type == BoomChain {
		return whyBoom
	}
	return whyNotThere
}

// take takes a ship with its cargo, or a counter without a ship, out of its stack.
//
// Case 7.0.
func (g *State) take(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	s := g.picked(f)
	g.takeShip(c.Seat, g.findPiece(c.Seat, s.at, c.On, unmarked(f)), markTaken)
}

// mayGoIn refuses ships to dock outside a friendly seaport, while they are under way, and if none that is picked can
// move. But if none was taken, ships that have ended their move can dock.
//
// Case 4.0. Rulings R19, R31, R152.
func (g *State) mayGoIn(f *engine.Frame, s *stack) engine.Reason {
	switch {
	case f.Step == stepSail:
		return whyStopFirst
	case s.whyNotAfloat() != 0:
		return s.whyNotAfloat()
	case !g.friendlyHex(s.seat, s.at.Hex()):
		return whyDock
	case s.at.Layer() == LayerDocked, f.Step == stepLanding && f.N[landingShips] == 0:
		return whyDocked
	case f.Step == stepPick && (s.joins || !s.ship && (s.taken || !g.canDockAfter(s.seat, s.at))):
		return whyMoved
	}
	return 0
}

// mayGoOut refuses ships to put out unless they lie docked and can move.
//
// Case 4.0. Ruling R31.
func (g *State) mayGoOut(_ *engine.Frame, s *stack) engine.Reason {
	switch {
	case s.whyNotAfloat() != 0:
		return s.whyNotAfloat()
	case s.at.Layer() != LayerDocked:
		return whyNotDocked
	case s.joins || !s.ship || !g.friendlyHex(s.seat, s.at.Hex()):
		return whyMoved
	}
	return 0
}

// mayHalt refuses a picked stack to stop where it is if it has nothing to land there.
//
// Cases 7.0, 7.3. Ruling R152.
func (g *State) mayHalt(f *engine.Frame, s *stack) engine.Reason {
	if f.Step == stepSail {
		return 0
	}
	why := or(s.whyNotAfloat(), g.mayLand(s.seat, s.at.Hex()))
	return or(why, unless(!s.joins && g.anyAboard(s.seat, s.lo, s.hi), whyNothingAboard))
}

// dock brings the selected ships into the seaport, or the moving stack once it has ended its move.
//
// Case 4.0.
func (g *State) dock(f *engine.Frame, _ engine.Choice, t *engine.Turn) {
	if f.Step == stepLanding {
		h := hexOf(f.About)
		g.carry(f.Seat, At(h, LayerMoving), At(h, LayerDocked), 0, markDone, 0)
		f.N[landingShips] = 0
		g.tellDocked(f.Seat, h, true, t)
		return
	}
	g.berth(f, true, t)
}

// putOut brings the selected ships out of the seaport.
//
// Case 4.0.
func (g *State) putOut(f *engine.Frame, _ engine.Choice, t *engine.Turn) { g.berth(f, false, t) }

// berth brings the selected ships of a picked stack into the seaport, or out of it.
//
// Cases 4.0, 8.1. Ruling R172.
func (g *State) berth(f *engine.Frame, in bool, t *engine.Turn) {
	p := stackOf(f.About)
	seat, h, to := f.Seat, p.Hex(), LayerOutside
	if in {
		to = LayerDocked
	}
	g.selectAll(seat, p)
	with := markTaken
	if in && !g.anyMarked(seat, p, markTaken) {
		with = 0 // all have ended their move
	}
	g.carry(seat, p, At(h, to), with, 0, markTaken)
	g.tellDocked(seat, h, in, t)
	g.pop()
	g.tidy(seat, h, t)
}

func (g *State) tellDocked(seat engine.Seat, h Hex, in bool, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindDocked, Rule: "4.0", On: hexObject(h), N: [4]int32{int32(seat), engine.Truth(in)}})
}
