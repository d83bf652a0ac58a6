package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// An appeal to Fortune's Wheel is a frame of the flow upon what it is about: Seat is asked, About
// is the company in question. Code is the situation, whether the other seat is asked after it, and
// whether a counter is to be drawn.
//
// Whether a seat is asked depends on nothing but whether it has appealed this turn, which both
// sides see.
//
// Cases 18.1, 18.2. Rulings R281, R582.
const (
	appealMask  uint16 = 1<<3 - 1
	appealNext  uint16 = 1 << 3
	appealDraws uint16 = 1 << 4
)

// mayAppeal reports whether the Wheel is in play and a seat has yet to appeal this turn.
//
// Case 18.1. Ruling R278.
func (g *State) mayAppeal(seat engine.Seat) bool {
	return g.fortune && g.sides[seat].drawn == 0 && g.flow.At(0).Step == stepSegments
}

// acting returns the seat whose segment goes on.
func (g *State) acting() engine.Seat {
	if f := g.flow.At(0); f.Step == stepSegments && f.Code == uint16(SeatB)+1 {
		return SeatB
	}
	return SeatA
}

// appeal asks whether one seat appeals to the Wheel, or both, the acting one first. It reports
// whether anyone is asked.
//
// Case 18.2. Rulings R281, R282, R283.
func (g *State) appeal(at Situation, about engine.Object, seat engine.Seat) bool {
	f := engine.Frame{Step: stepAppeal, Seat: seat, About: about, Code: uint16(at)}
	if seat >= numSeats {
		f.Seat = g.acting()
		f.Code |= appealNext
	}
	if !g.mayAppeal(f.Seat) {
		if f.Seat = foe(f.Seat); f.Code&appealNext == 0 || !g.mayAppeal(f.Seat) {
			return false
		}
		f.Code &^= appealNext
	}
	g.flow.Push(f)
	return true
}

// atAppeal waits for a seat, or draws for it.
//
// Case 18.1.
func (g *State) atAppeal(f *engine.Frame, t *engine.Turn) bool {
	below := g.appealed()
	switch {
	case f.Code&appealDraws != 0:
		g.spin(f, t)
	case below == nil || below.Step == stepBlows && below.Code&blowsSettled != 0 || !g.mayAppeal(f.Seat):
		g.passWheel(f)
	default:
		return true
	}
	return false
}

// openAppeal asks whether a seat appeals to the Wheel, in the words of the situation.
//
// Case 18.2.
func (g *State) openAppeal(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := sequence.Steps[f.Step].Question(f)
	d.Ask += engine.Prompt(f.Code & appealMask)
	return append(buf, d)
}

// offerAppeal offers to appeal, or not.
//
// Case 18.2.
func (g *State) offerAppeal(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "18.2")
	o.Plain(VerbAppeal, engine.NoObject, engine.NoObject, "18.2")
}

// mayAppealOrPass refuses what is neither.
//
// Case 18.2.
func (g *State) mayAppealOrPass(_ *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	return bare(c, VerbAppeal, engine.Pass)
}

// appealOrPass draws a counter for who appeals, or goes on.
//
// Case 18.2.
func (g *State) appealOrPass(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if c.Verb == VerbAppeal {
		f.Code |= appealDraws
	} else {
		g.passWheel(f)
	}
}

// passWheel asks the other seat, if that comes next, or ends the appeal.
//
// Case 18.2. Ruling R283.
func (g *State) passWheel(f *engine.Frame) {
	if f.Code&appealNext == 0 {
		g.flow.Pop()
		return
	}
	f.Seat = foe(f.Seat)
	f.Code &^= appealNext | appealDraws
}

// appealed returns the frame that an appeal is about, nil if there is none such.
func (g *State) appealed() *engine.Frame {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		switch f := g.flow.At(i); f.Step {
		case stepAppeal:
		case stepShot, stepBattle, stepTest, stepTerror, stepBlows, stepAct, stepCome, stepFleet:
			return f
		default:
			return nil
		}
	}
	return nil
}

// cup returns how many counters of a kind the cup holds: those drawn this turn are out of it until the turn
// ends.
//
// Case 18.1. Ruling R280.
func (g *State) cup(of Counter) int {
	n := int(g.tables.Wheel[of].Count)
	for seat := range g.sides {
		if g.sides[seat].drawn == uint16(of)+1 {
			n--
		}
	}
	return n
}

// counterAt returns the counter of which the cup holds the n-th, from 1.
//
// Case 18.1.
func (g *State) counterAt(n int) (of Counter) {
	for n > g.cup(of) {
		n -= g.cup(of)
		of++
	}
	return of
}

// spin draws a counter. If it fits the situation it applies at once, otherwise it has no effect.
//
// Cases 18.1, 18.3. Rulings R279, R280, R290.
func (g *State) spin(f *engine.Frame, t *engine.Turn) {
	all := 0
	for of := range NumCounters {
		all += g.cup(of)
	}
	face := t.Roll(engine.Throw{Seat: f.Seat, Dice: 1, Sides: uint16(all), Drawn: true, Seen: engine.Everyone, Rule: "18.1", About: f.About})
	drawn := g.counterAt(int(face[0]))
	seat, about := f.Seat, f.About
	g.sides[seat].drawn = uint16(drawn) + 1
	fits := g.suits(drawn, f)
	t.Tell(engine.Event{Kind: KindAppeals, Rule: "18.1", About: about, With: engine.Thing(classCounter, int(drawn)+1), N: [4]int32{int32(seat), engine.Truth(fits)}})
	g.passWheel(f)
	if fits {
		g.turnWheel(drawn, seat, t)
	}
}

// suits reports whether a counter takes effect where an appeal is made.
//
// Case 18.3. Rulings R284, R290.
func (g *State) suits(of Counter, f *engine.Frame) bool {
	return g.tables.Wheel[of].Fits == Situation(f.Code&appealMask) && (of != StealAMarch || g.couldSteal(f.Seat))
}

// The columns that counters move a roll by are counted in its frame, those to the right and
// those to the left apart, as a table ends.
//
// Case 18.3. Rulings R283, R287.
const (
	wheelBits  uint16 = 1<<2 - 1
	shotWheel         = 10
	clashWheel        = 12
	testWheel         = 2
)

// turnWheel does what a counter does.
//
// Case 18.3. Rulings R119, R282, R284, R285, R286, R288, R289.
func (g *State) turnWheel(drawn Counter, seat engine.Seat, t *engine.Turn) {
	f := g.appealed()
	switch drawn {
	case StealAMarch:
		g.flow.Push(engine.Frame{Step: stepSteal, Seat: seat})
	case Dumbfounded:
		g.sides[seat].marks |= sideDumb
	case RomanLike, Confusion:
		at := shotWheel
		if f.Step == stepBattle {
			at = clashWheel
		}
		f.Code += 1 << (at + 2*int(drawn-RomanLike))
	case Manly, Unmanly:
		f.N[testNotes] += 1 << (testWheel + 2*int32(drawn-Manly))
	case BulletProof:
		f.N[terrorMarkers]--
	case CleanHeeled:
		f.Code |= terrorExtra
	case MarkAnthony, KingSaul:
		f.Code |= blowsSettled
		own, other := g.companyOf(f.About), otherOf(f)
		if own.seat() != seat {
			own, other = other, own
		}
		if drawn == MarkAnthony {
			own, other = other, own
		}
		g.fell(own, other, t)
	}
}

// turned returns by how many columns, or how many times 2, counters of the Wheel have moved a roll.
//
// Case 18.3. Rulings R119, R283.
func turned(held int32, at int) int {
	return int(held>>at&int32(wheelBits)) - int(held>>(at+2)&int32(wheelBits))
}

// couldSteal reports whether a side has a company that could act before the enemy's, for all
// that the enemy knows. Those who sleep could not, nor a side that has lost its next segment.
//
// Case 18.3. Rulings R284, R290, R626.
func (g *State) couldSteal(seat engine.Seat) bool {
	s := &g.sides[seat]
	switch {
	case s.has(sideDumb):
		return false
	case s.has(sideLurks), s.marks&(sideComes|sideWaits) == sideComes:
		return true
	}
	for n := range g.each(seat) {
		if g.canAct(n) {
			return true
		}
	}
	return false
}

// offerSteal offers the companies with which a march is stolen, or none.
//
// Case 18.3.
func (g *State) offerSteal(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "18.3")
	g.offerCompanies(d.Seat, o)
}

// maySteal refuses a company to a side that steals a march: one that could act in a segment of
// its own.
//
// Case 18.3. Ruling R284.
func (g *State) maySteal(_ *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	switch {
	case c == engine.Choice{Seat: c.Seat, Verb: engine.Pass}:
		return engine.Illegal{}
	case c.Verb == VerbAct || c.Verb == VerbArrive:
		return g.mayPick(c)
	}
	return no(whySteal)
}

// steal begins the segment that a side has stolen. When it is over, the enemy acts with the
// company that he had chosen.
//
// Case 18.3. Ruling R284.
func (g *State) steal(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.flow.Pop()
	if c.Verb == engine.Pass {
		return
	}
	t.Tell(engine.Event{Kind: KindSteals, Rule: "18.3", N: [4]int32{int32(c.Seat)}})
	if f := g.flow.Top(); f.Step == stepAct {
		f.Code |= didStolen
	}
	g.start(c, t)
}

// askThief asks a side that has stolen a march, when that is over, whether its Colonel moves, and reports whether it is
// asked.
//
// Cases 6.6, 18.3. Ruling R583.
func (g *State) askThief(seat engine.Seat) bool {
	base := g.flow.At(0)
	waits := base.N[colonelWaits] != 0
	base.N[colonelWaits] = 0
	return waits && g.askColonel(seat)
}

// regain ends a segment whose company is gone. A side before which a march was stolen has it back
// then, or if the company has fought meanwhile.
//
// Case 18.3. Ruling R583.
func (g *State) regain(f *engine.Frame) {
	seat := companyNo(f.About.Number() - 1).seat()
	if f.Code&didStolen == 0 {
		g.endSegment(seat)
		return
	}
	g.flow.At(0).Seat = seat
	g.flow.Pop()
}

// AtStake returns what an appeal to Fortune's Wheel is about: of a morale test, the greatest sum of the dice
// that passes it; of Terror, how many markers are due. 0 of anything else.
//
// Case 18.2.
func (g *State) AtStake() int {
	f := g.appealed()
	switch {
	case f == nil:
	case f.Step == stepTest:
		n, test := g.companyOf(f.About), Test(f.Code)
		return g.testNumber(n, test, turned(f.N[testNotes], testWheel)) - g.burden(n, test, otherOf(f))
	case f.Step == stepTerror:
		return int(f.N[terrorMarkers])
	}
	return 0
}
