package jenkins

import "github.com/weathergage/weathergage/engine"

// Bounds that no plan needs, without which a step might never end.
//
// Ruling R173.
const (
	mostHexes = 80   // entered by one stack in one go
	mostActs  = 1500 // choices in one step; then no more stacks are picked or put in order
)

// enterMovement begins a Movement Step: ships sent round the Horn in the last one are due, and the San Isidro may come.
// If enemy ships lie where she comes in she must stop there; else her owner moves her when he likes.
//
// Cases 6.3, 7.4, 11.9. Ruling R136.
func (g *State) enterMovement(f *engine.Frame, t *engine.Turn) bool {
	if f.Code != 0 {
		return true
	}
	f.Code = 1
	g.markAll(f.Seat, markDone|markTaken)
	g.carry(f.Seat, At(BoxPacific, LayerOutside), At(BoxDuePacific, LayerOutside), 0, 0, markDone)
	g.carry(f.Seat, At(BoxAtlantic, LayerOutside), At(BoxDueAtlantic, LayerOutside), 0, 0, markDone)
	if f.Seat == Spanish && g.isidro == g.turn {
		g.isidro = 0
		entry := g.tables.Entry
		at := At(entry, LayerMoving)
		g.push(Spanish, Piece{Place: at, Counter: g.tables.Isidro, Mark: g.entering(Spanish, at)}, true)
		t.Tell(engine.Event{Kind: KindIsidroHere, Rule: "11.9", On: hexObject(entry)})
		g.flow.Push(engine.Frame{Step: stepSail, Seat: Spanish, About: hexObject(entry), N: [2]int32{sailing: sailPlaced}})
		g.flow.Push(engine.Frame{Step: stepEnter, Seat: Spanish, About: hexObject(entry), Code: enterSeen})
		return false
	}
	return true
}

// endMovement ends a Movement Step.
//
// Case 6.3.
func (g *State) endMovement(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	seat := g.active()
	g.markAll(seat, markDone|markTaken)
	for p := 1; p < len(g.tables.Ports); p++ {
		g.vacate(seat, g.tables.Ports[p].Hex)
	}
	g.next(t)
}

// due reports whether a seat must still place ships from the Turn Record Track.
//
// Case 7.4. Ruling R155.
func (g *State) due(seat engine.Seat) bool {
	return g.ships[seat].has(BoxDuePacific) || g.ships[seat].has(BoxDueAtlantic)
}

// offerMove offers the stacks that may be picked, and to arrange those that may not. The step does not end before the
// owner has given up what a seaport holds too much.
//
// Cases 4.3, 4.5, 6.3, 7.0.
func (g *State) offerMove(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	g.offerStacks(d.Seat, o)
	if o.Wants(VerbDone, VerbShed) {
		h, docked, land := g.overstacked(d.Seat)
		g.offerShed(d.Seat, h, docked, land, o)
		offer(VerbDone, "6.3", g.mayEndMovement(d.Seat, h), o)
	}
}

// mayEndMovement refuses to end the step while ships are due from the track, or the seaport h holds too much.
//
// Cases 4.5, 7.4.
func (g *State) mayEndMovement(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case g.due(seat):
		return whyTrack
	case h != 0:
		return whyOverstacked
	}
	return 0
}

// mayPickUp refuses what is no stack of the seat, and a stack that cannot move or cannot join the one that waits.
//
// Case 7.0. Ruling R31.
func (g *State) mayPickUp(c engine.Choice) engine.Reason {
	f, p := g.flow.Top(), stackOf(c.On)
	lo, hi := g.span(c.Seat, p)
	theirs, end := g.span(foe(c.Seat), p)
	switch {
	case lo == hi && theirs < end && p != 0:
		return whyEnemyStack
	case lo == hi || p == 0:
		return whyNoStack
	}
	why := g.whyStill(c.Seat, p)
	if f.Step == stepAwait {
		why = g.mayJoinStack(c.Seat, p, hexOf(f.About))
	}
	return or(why, unless(c.With == engine.NoObject, whySpare))
}

// whyStill returns why a stack cannot be picked, by the nearest reason for all of it; 0 if it can.
//
// Cases 7.0, 7.2, 11.6.
func (g *State) whyStill(seat engine.Seat, p Place) engine.Reason {
	why := g.mayPick(seat, p)
	if why != whyMoved {
		return why
	}
	if p.Layer() != LayerShore && g.contested(p.Hex()) {
		return whyCaught
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if g.row(&g.pieces[seat][i]).Type != BoomChain {
			return why
		}
	}
	return whyBoom
}

// whyIdle returns why a stack does none of what a stack under way does: it lies still, has ended its move, or halts
// while the enemy may intercept it. It returns 0 for other verbs.
//
// Cases 7.0, 7.1, 7.2, 7.3.
func (g *State) whyIdle(c engine.Choice) engine.Reason {
	switch f := g.flow.Top(); {
	case !g.moving() || !sequence.Verbs[c.Verb].Answers(AskSail):
	case f.Seat != c.Seat && f.Step == stepIntercept:
		return whyHalted
	case f.Seat != c.Seat:
	case f.Step == stepLanding:
		return whyLanding
	case f.Step == stepMarch:
		return whyNoSail
	case f.Step == stepArrange:
		return g.whyStill(c.Seat, stackOf(f.About))
	case sequence.Steps[f.Step].Ask == AskMove && stackOf(c.About) != 0:
		return g.whyStill(c.Seat, stackOf(c.About))
	}
	return 0
}

// mayPick refuses a stack that cannot do anything in this step.
//
// Cases 7.0, 7.4, 8.1.
func (g *State) mayPick(seat engine.Seat, p Place) engine.Reason {
	lo, hi := g.span(seat, p)
	return g.pickable(seat, p, lo, hi)
}

// pickable is mayPick for a stack whose pieces are those from lo to before hi.
func (g *State) pickable(seat engine.Seat, p Place, lo, hi int) engine.Reason {
	h := p.Hex()
	switch {
	case lo == hi:
		return whyNotThere
	case h >= BoxDuePacific:
		return 0
	case h >= numHexes:
		return whyBound
	case g.acts >= mostActs:
		return whyActs
	case g.stormy(h):
		return whyStorm
	}
	for i := lo; i < hi; i++ {
		if pc := &g.pieces[seat][i]; pc.Mark&markDone == 0 && g.row(pc).Type != BoomChain {
			return 0
		}
	}
	if p.Layer() != LayerShore && (g.canDockAfter(seat, p) || g.anyAboard(seat, lo, hi) && g.mayLand(seat, h) == 0) {
		return 0 // ships that were left behind land and dock where they are. Ruling R152
	}
	return whyMoved
}

// canDockAfter reports whether ships that have ended their move outside a friendly
// seaport can still dock there.
//
// Case 4.0. Ruling R152.
func (g *State) canDockAfter(seat engine.Seat, p Place) bool {
	return p.Layer() == LayerOutside && g.friendlyHex(seat, p.Hex()) && !g.contested(p.Hex()) && g.anyShip(seat, p)
}

// pick picks a stack up to move it, or to join the one that waits.
//
// Case 7.0. Ruling R31.
func (g *State) pick(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	picked := engine.Frame{Step: stepPick, Seat: c.Seat, About: c.On}
	if f.Step == stepAwait {
		*f = picked
		return
	}
	g.flow.Push(picked)
}

// movable reports whether a piece of a picked stack can still go anywhere on its own.
//
// Cases 7.0, 11.6. Ruling R154.
func (g *State) movable(p *Piece) bool {
	if p.Mark&markDone != 0 {
		return false
	}
	return !g.cargo(p) && g.row(p).Type != BoomChain
}

// anyAboard reports whether any piece of a stack can go ashore.
func (g *State) anyAboard(seat engine.Seat, lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if g.canDebark(seat, i) {
			return true
		}
	}
	return false
}

// selected reports whether a piece goes with the picked stack: what was taken, or all that can move if nothing was.
func (g *State) selected(p *Piece, taken bool) bool {
	if taken {
		return p.Mark&markTaken != 0
	}
	return p.Mark&markDone == 0
}

// stop ends the move of a stack, which may then land and dock.
//
// Cases 7.0, 7.3.
func (g *State) stop(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepSail {
		g.mark(c.Seat, fleetOf(f), 0, markTaken)
		g.halted(f, t)
		return
	}
	p := stackOf(f.About)
	g.mark(c.Seat, p, 0, markTaken)
	*f = engine.Frame{Step: stepLanding, Seat: c.Seat, About: hexObject(p.Hex())}
}

// selectAll marks what goes with a stack: if nothing was taken, all that can move.
func (g *State) selectAll(seat engine.Seat, p Place) {
	if g.anyMarked(seat, p, markTaken) {
		return
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if pc := &g.pieces[seat][i]; g.movable(pc) {
			g.takeShip(seat, i, markTaken)
		}
	}
}

// setOut makes the selected part of a stack the moving stack. A stack that waits for it has ended its move unless they
// meet.
//
// Case 7.0. Ruling R31.
func (g *State) setOut(f *engine.Frame, p Place) {
	h, seat := p.Hex(), f.Seat
	g.selectAll(seat, p)
	g.carry(seat, p, At(h, LayerMoving), markTaken, 0, markTaken)
	*f = engine.Frame{Step: stepSail, Seat: seat, About: hexObject(h)}
	if a := g.awaited(); a != nil {
		a.N[sailing] |= sailHalt
	} else {
		g.tries = [mostTries]attempt{}
	}
}
