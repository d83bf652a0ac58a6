package jenkins

import "github.com/weathergage/weathergage/engine"

// Bounds that no plan needs and without which a step might never end.
//
// Ruling R173.
const (
	mostHexes = 80   // entered by one stack in one go
	mostActs  = 1500 // choices in one step; then no more stacks are picked or put in order
)

// enterMovement begins a Movement Step: ships sent round the Horn in the last
// one are due, and the San Isidro may come. If enemy ships lie where she comes in,
// she must stop there; else she moves when her owner likes.
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

// endMovement closes a Movement Step.
func (g *State) endMovement(t *engine.Turn) {
	seat := g.active()
	g.markAll(seat, markDone|markTaken)
	for p := 1; p < len(g.tables.Ports); p++ {
		g.vacate(seat, g.tables.Ports[p].Hex)
	}
	g.next(t)
}

// due reports whether ships of a seat must still be placed from the Turn Record
// Track.
//
// Case 7.4. Ruling R155.
func (g *State) due(seat engine.Seat) bool {
	return g.ships[seat].has(BoxDuePacific) || g.ships[seat].has(BoxDueAtlantic)
}

// offerMove offers the stacks that may be picked, and those to arrange that may not.
// The owner must put right a seaport that holds too much at the end, and the step does
// not end before.
//
// Cases 4.3, 4.5, 6.3, 7.0.
func (g *State) offerMove(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	due := g.due(d.Seat)
	if g.acts < mostActs || due {
		g.offerStacks(d.Seat, o)
	}
	if !o.Wants(VerbDone) && !o.Wants(VerbShed) {
		return
	}
	h, docked, land := g.overstacked(d.Seat)
	if h != 0 {
		g.offerShed(d.Seat, h, docked, land, o)
	} else if !due {
		o.Add(engine.Option{Verb: VerbDone, Rule: "6.3"})
	}
}

// offerStacks offers each stack to be picked, or to be arranged.
//
// Cases 4.3, 7.0.
func (g *State) offerStacks(seat engine.Seat, o *engine.Offer) {
	if !o.Wants(VerbPick) && !o.Wants(VerbArrange) {
		return
	}
	n := int(g.count[seat])
	for lo := 0; lo < n; {
		p, hi := g.pieces[seat][lo].Place, lo+1
		for hi < n && g.pieces[seat][hi].Place == p {
			hi++
		}
		switch {
		case g.pickable(seat, p, lo, hi) == 0:
			o.Add(engine.Option{Verb: VerbPick, On: stackObject(p), Rule: "7.0"})
		case g.arrangeable(seat, p, lo, hi) == 0:
			o.Add(engine.Option{Verb: VerbArrange, On: stackObject(p), Rule: "4.3"})
		}
		lo = hi
	}
}

// mayPick refuses a stack that cannot do anything in this step.
//
// Cases 7.0, 7.4, 8.1.
func (g *State) mayPick(seat engine.Seat, p Place) engine.Reason {
	lo, hi := g.span(seat, p)
	return g.pickable(seat, p, lo, hi)
}

// pickable is mayPick for a stack whose pieces lie from lo on before hi.
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
	if p.Layer() != LayerShore && (g.mayDockAfter(seat, p) || g.anyAboard(seat, lo, hi) && g.mayLand(seat, h) == 0) {
		return 0 // ships that were left behind land and dock where they are. Ruling R152
	}
	return whyMoved
}

// mayDockAfter reports whether ships that have ended their move outside a friendly
// seaport can still dock there.
//
// Case 4.0. Ruling R152.
func (g *State) mayDockAfter(seat engine.Seat, p Place) bool {
	return p.Layer() == LayerOutside && g.friendlyHex(seat, p.Hex()) && !g.contested(p.Hex()) && g.anyShip(seat, p)
}

// doMove picks a stack, gives a counter up, or ends the step.
//
// Cases 4.5, 6.3, 7.0.
func (g *State) doMove(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case VerbPick:
		g.flow.Push(engine.Frame{Step: stepPick, Seat: c.Seat, About: c.On})
	case VerbArrange:
		g.flow.Push(engine.Frame{Step: stepArrange, Seat: c.Seat, About: c.On})
	case VerbShed:
		h, docked, land := g.overstacked(c.Seat)
		i := g.named(c.Seat, g.start(c.Seat, At(h, 0)), g.start(c.Seat, At(h+1, 0)), c.On, false, g.excessive(c.Seat, docked, land))
		g.eliminate(c.Seat, i, "4.5", t)
		g.tidy(c.Seat, h, t)
	default:
		g.endMovement(t)
	}
}

// movable reports whether a piece of a picked stack can still go anywhere.
//
// Cases 7.0, 11.6. Ruling R154.
func (g *State) movable(p *Piece) bool {
	if p.Mark&markDone != 0 {
		return false
	}
	return !g.cargo(p) && g.row(p).Type != BoomChain
}

// offerPick offers what can be done with a picked stack: to take part of it, to
// reorder it, to move it, and what else its place allows. Enemies in its hex do not
// keep it there. What joins another stack only sails.
//
// Cases 4.3, 7.0, 7.3, 7.4, 11.7. Rulings R31, R32, R33, R151.
func (g *State) offerPick(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	p, seat := stackOf(f.About), f.Seat
	h := p.Hex()
	lo, hi := g.span(seat, p)
	taken, ship := g.offerTake(seat, lo, hi, o)
	joins := g.awaited() != nil
	switch {
	case h >= numHexes:
		if ship {
			o.Add(engine.Option{Verb: VerbArrive, Rule: "7.4"})
		}
	case p.Layer() == LayerShore:
		g.offerMarches(seat, h, 0, o)
	default:
		if ship {
			g.offerCourses(seat, p, h, taken, o)
			g.offerLoad(seat, p, h, taken, o)
		}
		if ship && !joins {
			g.offerAfloat(seat, p, o)
		} else if !taken && !joins && g.mayDockAfter(seat, p) {
			o.Add(engine.Option{Verb: VerbDock, Rule: "4.0"})
		}
		if !joins && g.anyAboard(seat, lo, hi) && g.mayLand(seat, h) == 0 {
			o.Add(engine.Option{Verb: VerbStop, Rule: "7.3"})
		}
		if !joins {
			g.offerScuttle(seat, p, o)
		}
	}
	if !taken && hi-lo > 1 && h < numHexes {
		g.offerRaise(seat, lo, hi, o)
	}
	o.Add(engine.Option{Verb: VerbDrop, Rule: "7.0"})
}

// offerTake offers to take part of a stack. It returns whether a part has been taken
// and whether a ship goes with what is selected.
//
// Case 7.0.
func (g *State) offerTake(seat engine.Seat, lo, hi int, o *engine.Offer) (taken, ship bool) {
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		switch {
		case pc.Mark&markTaken != 0:
			taken = taken || !g.cargo(pc)
		case g.movable(pc):
			if on, other := g.option(seat, lo, i, false, g.without(seat, markTaken|markDone)); other {
				o.Add(engine.Option{Verb: VerbTake, On: on, Rule: "7.0"})
			}
		}
	}
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		ship = ship || g.naval(pc) && g.selected(pc, taken)
	}
	return taken, ship
}

// offerAfloat offers to send ships that are selected round the Horn, to dock and to
// put out.
//
// Cases 4.0, 7.4.
func (g *State) offerAfloat(seat engine.Seat, p Place, o *engine.Offer) {
	o.Add(engine.Option{Verb: VerbHorn, Rule: "7.4"})
	if g.friendlyHex(seat, p.Hex()) {
		verb := VerbDock
		if p.Layer() == LayerDocked {
			verb = VerbPutOut
		}
		o.Add(engine.Option{Verb: verb, Rule: "4.0"})
	}
}

// anyAboard reports whether any piece of a stack can go ashore.
func (g *State) anyAboard(seat engine.Seat, lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if g.mayDebark(seat, i) {
			return true
		}
	}
	return false
}

// selected reports whether a piece goes with the picked stack: what was taken, or
// all that can move if nothing was.
func (g *State) selected(p *Piece, taken bool) bool {
	if taken {
		return p.Mark&markTaken != 0
	}
	return p.Mark&markDone == 0
}

// doPick does one thing with a picked stack.
func (g *State) doPick(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	p, seat := stackOf(f.About), f.Seat
	switch c.Verb {
	case VerbTake:
		g.takeShip(seat, g.findPiece(seat, p, c.On, markTaken|markDone), markTaken)
	case VerbRaise:
		g.raise(seat, g.findPiece(seat, p, c.On, 0))
	case VerbDrop:
		g.mark(seat, p, 0, markTaken)
		g.pop()
	case VerbSail, VerbAttack:
		g.setOut(f, p)
		g.doSail(g.flow.Top(), c, t)
	case VerbMarch:
		g.selectAll(seat, p)
		*f = engine.Frame{Step: stepMarch, Seat: seat, About: hexObject(p.Hex())}
		g.doMarch(f, c, t)
	case VerbHorn:
		g.setOut(f, p)
		*g.flow.Top() = engine.Frame{Step: stepHorn, Seat: seat, About: hexObject(p.Hex())}
	case VerbArrive:
		g.selectAll(seat, p)
		f.Step = stepColumn
	case VerbLoad:
		g.doLoad(seat, p, c.On, c.With, t)
	case VerbDock, VerbPutOut:
		g.doDock(f, p, c.Verb == VerbDock, t)
	case VerbStop:
		g.mark(seat, p, 0, markTaken)
		*f = engine.Frame{Step: stepLanding, Seat: seat, About: hexObject(p.Hex())}
	case VerbScuttle:
		g.sink(f, p, c.On)
	}
}

// selectAll marks what goes: if nothing was taken, all that can move.
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

// setOut makes the selected part of a stack the moving stack. One that waits for it
// has ended its move unless they meet.
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

// doDock brings the selected ships into the seaport, or out of it.
//
// Cases 4.0, 8.1. Ruling R172.
func (g *State) doDock(f *engine.Frame, p Place, in bool, t *engine.Turn) {
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
