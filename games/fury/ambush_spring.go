package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// offerSpring offers to let a leg go on, and to spring each ambush.
//
// Case 14.4.
func (g *State) offerSpring(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	seat := d.Seat
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "14.4")
	f := g.flow.Top()
	for i := range g.hidden[seat] {
		if !g.hidden[seat][i].isOut() {
			return
		}
		op := engine.Option{Verb: VerbSpring, On: hiddenObject(seat, i), Rule: "14.4",
			Span: [3]engine.Span{{Min: 1, Max: f.N[legLong], Step: 1, Unit: engine.Length, Loose: true}}}
		if ill := g.maySpring(f, engine.Choice{Seat: seat, Verb: VerbSpring, About: f.About, On: op.On, N: [3]int32{f.N[legLong]}}); ill.OK() || g.soonest(f, seat, op.On) > 0 {
			o.Add(op)
		}
	}
}

// soonest returns the first of some points along a leg at which an ambush may be sprung, 0 if it may at none.
//
// Case 14.4.
func (g *State) soonest(f *engine.Frame, seat engine.Seat, on engine.Object) int32 {
	for part := int32(1); part <= springParts; part++ {
		at := max(f.N[legLong]*part/springParts, 1)
		if ill := g.maySpring(f, engine.Choice{Seat: seat, Verb: VerbSpring, About: f.About, On: on, N: [3]int32{at}}); ill.OK() {
			return at
		}
	}
	return 0
}

// springParts is at how many points of a leg a spring is looked for.
const springParts = 8

// maySpringOrPass refuses an ambush that may not spring, and what is no answer.
//
// Case 14.4.
func (g *State) maySpringOrPass(f *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	if c.Verb == VerbSpring {
		return g.maySpring(f, c)
	}
	return bare(c, engine.Pass)
}

// maySpring refuses to spring an ambush when an enemy has gone that much of his leg: he must be
// nearer than when his move began, and within reach of its charge or of its close shooting, one of
// which it could then make. A Gun never springs, nor a side that has lost its next segment to Fortune's Wheel.
//
// Cases 7.2, 14.4, 16.5, 18.3. Rulings R7, R214, R215, R216, R601, R615, R626.
func (g *State) maySpring(f *engine.Frame, c engine.Choice) engine.Illegal {
	slot := g.hiddenOf(c.Seat, c.On)
	n := g.companyOf(f.About)
	if slot < 0 || c.With != engine.NoObject || c.N[0] < 1 || c.N[0] > f.N[legLong] || c.N[1] != 0 || c.N[2] != 0 {
		return engine.Illegal{Why: engine.NotOpen}
	}
	h := &g.hidden[c.Seat][slot]
	hb := g.block(h)
	cut := g.cutAt(f, c.N[0])
	is := g.legAt(f, c.N[0])
	charge, shoot := g.springReach(h)
	switch {
	case h.gun != 0:
		return no(whyGunSprings)
	case h.has(markActed):
		return no(whyActed)
	case g.sides[c.Seat].has(sideDumb):
		return no(whyDumb)
	case !g.isNearer(n, is, hb):
		return no(whyNoNearer)
	case !is.Within(hb, max(charge, shoot)):
		return no(whyOutOfReach, int32(max(charge, shoot)))
	case g.free(c.Seat) == noCompany:
		return no(whyFull, ofSide)
	case !g.isClearBut(n, n, h) || is.Overlap(hb):
		return no(whyNoRoom)
	}
	return g.couldPounce(h, cut)
}

// couldPounce refuses to spring an ambush that could neither charge nor shoot at the mover when he
// has gone a leg. It tries that, and puts all back as it was.
//
// Case 14.4. Ruling R601.
func (g *State) couldPounce(h *company, gone engine.Choice) (ill engine.Illegal) {
	n := g.companyOf(gone.About)
	m := g.free(foe(n.seat()))
	mover, place, out, flow := g.companies[n], g.companies[m], g.out, g.flow
	if gone.N[0] > 0 {
		var l leg
		g.legOf(&l, &g.companies[n], &gone)
		g.companies[n] = g.wentBy(n, &l)
	}
	g.setCompany(m, *h)
	for g.flow.Depth() > 1 {
		g.flow.Pop()
	}
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: m.object(), Code: didSpring | didPounce})
	if !g.isPrey(g.flow.Top(), m, n) {
		ill = no(whyNoPounce)
	}
	g.companies[n], g.companies[m], g.out, g.flow = mover, place, out, flow
	return ill
}

// isPrey reports whether an ambush that has sprung may shoot at an enemy or charge him.
//
// Case 14.4. Ruling R601.
func (g *State) isPrey(f *engine.Frame, n, m companyNo) bool {
	shot := g.mayShoot(f, n, m)
	if shot.OK() {
		return true
	}
	charge := g.mayCharge(f, n, m, faceFront)
	return charge.OK()
}

// canPounce reports whether an ambush that has sprung may charge or shoot at any enemy: it does then.
//
// Case 14.4. Ruling R601.
func (g *State) canPounce(f *engine.Frame, n companyNo) bool {
	for m := range g.each(foe(n.seat())) {
		if g.isPrey(f, n, m) {
			return true
		}
	}
	return false
}

// answerLeg is what the other side does in the middle of a leg: it lets it go on, or cuts it
// and springs an ambush.
//
// Cases 6.3.6, 14.4. Rulings R33, R460.
func (g *State) answerLeg(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch {
	case c.Verb == engine.Pass:
		f.Seat = engine.NoSeat
	case g.isBookish(c.Seat, c.On):
		g.flow.Push(engine.Frame{Step: stepBook, Seat: engine.NoSeat, About: c.On, N: [2]int32{bookAt: c.N[0]}})
	default:
		g.springOn(f, c, 0, t)
	}
}

// isBookish reports whether a company in ambush is under a Bookish officer, who is diced for before it acts.
//
// Case 6.3.6. Ruling R33.
func (g *State) isBookish(seat engine.Seat, on engine.Object) bool {
	h, s := &g.hidden[seat][g.hiddenOf(seat, on)], &g.sides[seat]
	leads := h.captain
	if s.has(sideBrings) && h.gun == 0 {
		leads = s.colonel
	}
	return g.natureUnder(h, leads).Has(Bookish)
}

// reads reports whether a die keeps a Bookish officer at his book.
//
// Case 6.3.6.
func (g *State) reads(die int) bool { return die >= g.number(NumBookish) }

// readInAmbush dices for the Bookish officer of a company in ambush before it springs or comes out. On a 6 it lies on
// for the rest of the turn, and the move that it would have cut goes on.
//
// Cases 6.3.6, 14.4. Ruling R33.
func (g *State) readInAmbush(f *engine.Frame, t *engine.Turn) bool {
	on, at, seat := f.About, f.N[bookAt], SeatA
	if g.hiddenOf(seat, on) < 0 {
		seat = SeatB
	}
	slot := g.hiddenOf(seat, on)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.3.6"})
	g.flow.Pop()
	leg := g.flow.Top()
	switch {
	case g.reads(int(die[0])):
		g.hidden[seat][slot].set(markActed, true)
		t.Tell(engine.Event{Kind: KindPonders, Rule: "6.3.6", N: [4]int32{int32(seat)}})
		if at > 0 {
			leg.Seat = engine.NoSeat
		}
	case at == 0:
		g.show(seat, slot, didBook, t)
	default:
		g.springOn(leg, engine.Choice{Seat: seat, Verb: VerbSpring, About: leg.About, On: on, N: [3]int32{at}}, didBook, t)
	}
	return false
}

// show begins the segment of a company that comes out of ambush. What has been done before is in did.
//
// Cases 14.4, 14.5. Ruling R217.
func (g *State) show(seat engine.Seat, slot int, did uint16, t *engine.Turn) {
	n := g.unveil(seat, slot, KindShows, t)
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: n.object(), Code: didSpring | did})
}

// springOn springs an ambush on who moves. If one would be seen before, it springs as that is seen, or not at all
// if that is too far off. What has been done before is in did.
//
// Case 14.4. Rulings R214, R460.
func (g *State) springOn(f *engine.Frame, c engine.Choice, did uint16, t *engine.Turn) {
	slot, cut := g.hiddenOf(c.Seat, c.On), g.cutAt(f, c.N[0])
	if f.Code == legGone {
		g.flow.Pop()
		g.spring(c.Seat, slot, did, t)
		return
	}
	if at, seen := g.sighted(g.companyOf(c.About), cut); seen && at > 0 {
		early := c
		early.N[0] = at
		if ill := g.maySpring(f, early); ill.OK() {
			cut.N[0] = at
		}
	}
	g.flow.Pop()
	if g.march(cut, true, t) {
		g.spring(c.Seat, slot, did, t)
	}
}

// spring ends the segment of the company that moved and begins that of one in ambush: it is
// the next of its side. If a march was stolen before that, the company then chosen has yet to act.
//
// Cases 14.4, 14.5, 18.3. Rulings R215, R284.
func (g *State) spring(seat engine.Seat, slot int, did uint16, t *engine.Turn) {
	n := g.unveil(seat, slot, KindSprings, t)
	if n == noCompany {
		return
	}
	g.endAct(g.companyOf(g.flow.Top().About))
	for g.flow.Depth() > 1 && g.hasChosen(g.flow.Top(), seat) {
		g.flow.Pop()
	}
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: n.object(), Code: didSpring | didPounce | didWheel | did})
}

// hasChosen reports whether a frame is the segment of a company that a side has chosen, or the coming of one.
//
// Cases 3.2, 25.6.
func (g *State) hasChosen(f *engine.Frame, seat engine.Seat) bool {
	return f.Step == stepCome && f.Seat == seat || f.Step == stepAct && companyNo(f.About.Number()-1).seat() == seat
}
