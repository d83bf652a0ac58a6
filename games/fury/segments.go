package fury

import "github.com/weathergage/weathergage/engine"

// rollAdvantage has each side roll a die and add 1 for each of its Canny companies, and for
// a Canny Colonel with none, 3 at most; those in ambush count. Equal sums are rolled again.
// Where a side may lie in ambush its sum could betray one: its die is its own, and only the
// result is told.
//
// Case 3.1. Rulings R23, R24, R25.
func (g *State) rollAdvantage(f *engine.Frame, t *engine.Turn) bool {
	seat := engine.Seat(f.Code)
	seen := engine.Seats(engine.Everyone)
	if g.couldHide(seat) {
		seen = engine.Only(seat)
	}
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: seen, Rule: "3.1"})
	if seat == SeatA {
		f.Code, f.N[firstDie] = 1, int32(die[0])
		return false
	}
	a, b := int(f.N[firstDie])+g.cunning(SeatA), int(die[0])+g.cunning(SeatB)
	*f = engine.Frame{Step: stepAdvantage, Seat: engine.NoSeat}
	if a == b {
		return false
	}
	first := SeatA
	if b > a {
		first = SeatB
	}
	f.Step, f.Seat = stepSegments, first
	e := engine.Event{Kind: KindAdvantage, Rule: "3.1", N: [4]int32{int32(first), int32(max(a, b)), int32(min(a, b)), advantageAdded: int32(10*g.cunning(first) + g.cunning(foe(first)))}}
	if g.couldHide(SeatA) || g.couldHide(SeatB) {
		t.Reveal(engine.Everyone)
		e.N = [4]int32{int32(first)}
	}
	t.Tell(e)
	return false
}

// cunning returns what a side adds to its die for Advantage.
//
// Cases 3.1, 5.1. Rulings R24, R25.
func (g *State) cunning(seat engine.Seat) int {
	n := 0
	for m := range g.each(seat) {
		if g.nature(m).Has(Canny) {
			n++
		}
	}
	for i := range g.hidden[seat] {
		if c := &g.hidden[seat][i]; c.isOut() && g.natureUnder(c, c.captain).Has(Canny) {
			n++
		}
	}
	if s := &g.sides[seat]; s.colonel != 0 && s.with == noCompany && !s.has(sideBrings) && g.tables.Officers[s.colonel].Nature.Has(Canny) {
		n++
	}
	return min(n, g.number(NumAdvantageMost))
}

// nextSegment waits for the seat whose segment it is, once what the last one has brought about is looked at and
// the Colonel of the side that has acted has moved. A side that has no segment left lets the other act on; when
// neither has one the turn is over.
//
// Cases 2.1, 3.2, 6.6, 7.2, 18.3, 19.1. Rulings R26, R27, R34, R42, R228, R285, R626.
func (g *State) nextSegment(f *engine.Frame, t *engine.Turn) bool {
	g.lookAround(t)
	if g.seize(t); g.isWon(t) {
		return false
	}
	if f.N[colonelWaits] != 0 {
		f.N[colonelWaits] = 0
		if f.Code != 0 && g.askColonel(engine.Seat(f.Code-1)) {
			return false
		}
	}
	if !g.isDue(f.Seat) {
		f.Seat = foe(f.Seat)
	}
	s := &g.sides[f.Seat]
	switch {
	case !g.isDue(f.Seat):
		g.endTurn(f, t)
	case s.has(sideDumb):
		s.marks &^= sideDumb
		t.Tell(engine.Event{Kind: KindSkips, Rule: "18.3", N: [4]int32{int32(f.Seat)}})
		f.Seat = foe(f.Seat)
	default:
		return true
	}
	return false
}

// hasSegments reports whether a company of a side has yet to act.
func (g *State) hasSegments(seat engine.Seat) bool {
	if g.sides[seat].marks&(sideComes|sideWaits) == sideComes || g.hasFleet(seat) {
		return true
	}
	for n := range g.each(seat) {
		if g.canAct(n) {
			return true
		}
	}
	return g.hasDroves(seat)
}

// offerSegment offers each company that has yet to act, objects, and to withdraw.
func (g *State) offerSegment(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if d.Ask == AskBide {
		g.offerBide(d.Seat, o)
		return
	}
	g.offerCompanies(d.Seat, o)
	g.offerDroves(d.Seat, o)
	g.offerBombard(d.Seat, o)
	if ill := g.mayBring(d.Seat); ill.OK() {
		o.Plain(VerbBring, engine.NoObject, engine.NoObject, g.byScenario("26.1"))
	}
	if ill := g.mayWait(d.Seat); ill.OK() {
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "25.6")
	}
	o.Plain(VerbWithdraw, engine.NoObject, engine.NoObject, "19.1")
}

// offerCompanies offers each company that has yet to act: those on the table, in ambush and off
// the board.
//
// Cases 3.2, 14.4, 25.6.
func (g *State) offerCompanies(seat engine.Seat, o *engine.Offer) {
	for n := range g.each(seat) {
		if g.canAct(n) {
			o.Plain(VerbAct, n.object(), engine.NoObject, "3.2")
		}
	}
	g.offerHidden(seat, o)
	g.offerEntries(seat, o)
}

// mayWait refuses to let the companies that have yet to come wait for the next turn: there must be some, and what is
// on the table acts first, objects and the fleet too.
//
// Cases 3.2, 7.2, 25.6. Rulings R27, R264, R317, R321.
func (g *State) mayWait(seat engine.Seat) engine.Illegal {
	if g.sides[seat].marks&(sideComes|sideWaits) != sideComes || g.hasFleet(seat) || g.hasDroves(seat) {
		return no(whyNoPass)
	}
	for n := range g.each(seat) {
		if g.canAct(n) {
			return no(whyNoPass)
		}
	}
	return engine.Illegal{}
}

// mayPick refuses a company for this segment. A side never passes: a company that does
// nothing has acted as well.
//
// Cases 3.2, 7.2, 19.1. Ruling R27.
func (g *State) mayPick(c engine.Choice) engine.Illegal {
	n := g.companyOf(c.On)
	switch {
	case c.Verb == VerbArrive:
		return g.mayArrive(c)
	case c.With != engine.NoObject || c.N != [3]int32{}:
		return engine.Illegal{Why: engine.NotOpen}
	case c.Verb == VerbWithdraw && c.On == engine.NoObject:
		return engine.Illegal{}
	case c.Verb == VerbDrive:
		return g.mayDrive(c.Seat, g.objectNo(c.On))
	case c.Verb == VerbBombard:
		return g.mayBombard(c)
	case c.Verb == VerbAct && g.hiddenOf(c.Seat, c.On) >= 0:
		return g.mayShow(c.Seat, g.hiddenOf(c.Seat, c.On))
	case c.Verb == VerbBring && c.On == engine.NoObject:
		return g.mayBring(c.Seat)
	case c.Verb == engine.Pass && c.On == engine.NoObject:
		return g.mayWait(c.Seat)
	case c.Verb == VerbAct && g.isTheirs(c.Seat, c.On):
		return no(whyNotYours)
	case c.Verb != VerbAct || n == noCompany:
		return engine.Illegal{Why: engine.NotOpen}
	case g.companies[n].has(markActed):
		return no(g.whySpent(n))
	}
	return g.mayWake(n)
}

// whySpent returns why a company that has acted does so no more this turn.
//
// Cases 2.1, 7.3. Ruling R28.
func (g *State) whySpent(n companyNo) engine.Reason {
	if c := &g.companies[n]; c.engaged() && c.stance&stanceFought != 0 {
		return whyFought
	}
	return whyActed
}

// pick begins the segment of a company, or ends the match.
//
// Cases 3.2, 19.1. Ruling R300.
func (g *State) pick(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbWithdraw {
		t.Tell(engine.Event{Kind: KindWithdraws, Rule: "19.1", N: [4]int32{int32(c.Seat)}})
		g.end(outcomeLeaves, c.Seat, t)
		return
	}
	if c.Verb == VerbBring {
		g.bring(c.Seat, t)
		return
	}
	bides := !g.hasSegments(c.Seat)
	f.Code, f.Seat = uint16(c.Seat)+1, foe(c.Seat)
	switch c.Verb {
	case VerbDrive:
		g.drive(c.Seat, g.objectNo(c.On))
	case VerbBombard:
		g.bombard(c, t)
	case engine.Pass:
		if bides {
			g.sides[c.Seat].marks |= sideBides
		} else {
			g.sides[c.Seat].marks |= sideWaits
		}
	default:
		g.start(c, t)
	}
}

// start begins the segment of a company: on the table, in ambush or yet to come.
//
// Cases 3.2, 14.4, 25.6, 27.7.
func (g *State) start(c engine.Choice, t *engine.Turn) {
	g.outset = outset{}
	for n := range g.companies {
		g.companies[n].set(markRetired, false)
	}
	switch slot := g.hiddenOf(c.Seat, c.On); {
	case c.Verb == VerbArrive:
		g.flow.Push(engine.Frame{Step: stepCome, Seat: c.Seat, Code: uint16(c.With.Number()), N: [2]int32{comeAlong: c.N[0], comeCompany: int32(c.On.Number())}})
		g.appeal(EnemySegment, engine.NoObject, foe(c.Seat))
	case slot >= 0:
		if g.isBookish(c.Seat, c.On) {
			g.flow.Push(engine.Frame{Step: stepBook, Seat: engine.NoSeat, About: c.On})
		} else {
			g.show(c.Seat, slot, 0, t)
		}
	case g.touchesChain(g.companyOf(c.On)):
		t.Tell(engine.Event{Kind: KindGoal, Rule: "27.7", N: [4]int32{int32(c.Seat)}})
		g.end(outcomeGoal, foe(c.Seat), t)
	default:
		g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: c.On})
		t.Tell(engine.Event{Kind: KindActs, Rule: "3.2", About: c.On})
	}
}

// beginAct dices for a Bookish officer, who may keep his company from acting, and then asks
// what it does. Routers first try to rally, unless they are pursued too closely; those who
// fail go on routing. Who is engaged fights, and Undisciplined troops go on with a pursuit.
//
// Cases 6.3.6, 7.1, 7.3, 13.6, 13.7. Rulings R32, R33, R206.
func (g *State) beginAct(f *engine.Frame, t *engine.Turn) bool {
	n := g.companyOf(f.About)
	if n == noCompany || f.Code&didStolen != 0 && g.companies[n].has(markActed) {
		g.regain(f)
		return false
	}
	if g.askFirst(f, n) {
		return false
	}
	c := &g.companies[n]
	routs := c.has(markRouting)
	switch {
	case c.engaged() && !g.canCombine(f, n):
		g.fightOut(n)
		return false
	case c.engaged() && (f.Code&didBook != 0 || !g.nature(n).Has(Bookish)):
		return true
	case routs && f.Code&didRally == 0 && (g.isCaught(n) || g.isHunted(n) || g.isTrapped(n) || g.isHopelessRouter(n)):
		g.endAct(n)
		if g.isCaught(n) {
			g.destroy(n, "13.3", t)
		} else {
			g.flee(n, c.facing, t)
		}
		return false
	case c.isBound() && !routs:
		m := c.chased()
		g.endAct(n)
		g.pursue(n, m, t)
		return false
	case f.Code&(didBook|didRally) == 0 && g.nature(n).Has(Bookish):
		return g.readBook(f, n, t)
	case f.Code&didRally != 0:
		g.endAct(n)
		if routs {
			g.flee(n, c.facing, t)
		}
		return false
	case routs:
		f.Code |= didRally
		g.flow.Push(testOf(n, TestRally, noCompany))
		return false
	}
	return true
}

// askFirst asks what comes before the action of a company: whether the enemy appeals to the Wheel,
// and whether its Colonel moves, where the segment begins with what nobody chooses. A Colonel whose
// side has stolen a march may still move when that is over. The other side has the next segment, whoever
// has the one that goes on. It reports whether anyone is asked.
//
// Cases 6.6, 18.2, 18.3. Rulings R34, R281, R583.
func (g *State) askFirst(f *engine.Frame, n companyNo) bool {
	if f.Code&didStolen != 0 && g.askThief(foe(n.seat())) {
		return true
	}
	base := g.flow.At(0)
	base.Seat, base.Code = foe(n.seat()), uint16(n.seat())+1
	if f.Code&didWheel == 0 {
		if f.Code |= didWheel; g.appeal(EnemySegment, f.About, foe(n.seat())) {
			return true
		}
	}
	if f.Code&didColonel == 0 && g.isBid(f, n) {
		f.Code |= didColonel
		return g.askColonel(n.seat())
	}
	return false
}

// isBid reports whether a segment begins with something that nobody chooses: the battle of a
// company, its rout, a pursuit that it must go on with or the die of a Bookish officer. Its
// Colonel may move before that.
//
// Case 6.6. Ruling R34.
func (g *State) isBid(f *engine.Frame, n companyNo) bool {
	c := &g.companies[n]
	return c.engaged() && !g.canCombine(f, n) || c.has(markRouting) && f.Code&didRally == 0 ||
		c.isBound() || f.Code&didBook == 0 && g.nature(n).Has(Bookish)
}

// fightOut fights the battle of a company in its segment; it is that of all who are in it.
//
// Cases 7.2, 7.3, 12.6. Rulings R28, R29.
func (g *State) fightOut(n companyNo) {
	for m := range g.companies {
		if c := &g.companies[m]; c.isOut() && c.battle == g.companies[n].battle {
			c.set(markActed, true)
		}
	}
	g.endAct(n)
	g.battle(n, false)
}

// readBook dices for a Bookish officer. Engaged companies fight all the same, and routing ones rout on.
//
// Case 6.3.6. Ruling R33.
func (g *State) readBook(f *engine.Frame, n companyNo, t *engine.Turn) bool {
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.3.6", About: f.About})
	f.Code |= didBook
	if g.reads(int(die[0])) {
		t.Tell(engine.Event{Kind: KindIdle, Rule: "6.3.6", About: f.About})
		if g.companies[n].engaged() {
			g.fightOut(n)
			return false
		}
		g.endAct(n)
		if c := &g.companies[n]; c.has(markRouting) {
			g.flee(n, c.facing, t)
		}
	}
	return false
}

// endAct ends the segment of a company. Undisciplined troops that have begun to pursue this turn are not
// done with it by that.
//
// Cases 2.1, 13.5. Ruling R612.
func (g *State) endAct(n companyNo) {
	if c := &g.companies[n]; !c.isBound() || c.stance&stanceFought == 0 {
		c.stance &^= stanceBound
	}
	g.companies[n].set(markActed, true)
	g.companies[n].spotted = 0
	g.companies[n].chase(noCompany)
	g.endSegment(n.seat())
}

// endSegment ends the segment of a side's company, which may be gone: what it has taken along moves no more, and the
// Colonel of that side may move.
//
// Cases 2.1, 6.6, 22.1. Rulings R34, R263.
func (g *State) endSegment(seat engine.Seat) {
	g.outset = outset{}
	g.rest(seat)
	g.flow.At(0).N[colonelWaits] = 1
	g.flow.Pop()
}
