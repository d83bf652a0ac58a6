package fury

import "github.com/weathergage/weathergage/engine"

// testOf returns a morale test as a frame of the flow holds it: the test as Code, and the company that caused
// it as the other one.
func testOf(n companyNo, test Test, cause companyNo) engine.Frame {
	return engine.Frame{Step: stepTest, Seat: engine.NoSeat, About: n.object(), Code: uint16(test), N: [2]int32{otherCompany: int32(cause) + 1}}
}

// What a frame for a test holds as testNotes, by bit; above them by how much the Wheel has turned.
//
// Cases 5.3, 18.2.
const (
	testRolls    int32 = 1 << iota // Tough troops have decided to roll
	testAppealed                   // both sides have been asked whether they appeal to the Wheel
)

// takeTest rolls a morale test: the sum of two dice, with what the officer adds, must be no
// more than the number on the card, and 12 on the dice fails. Tough troops are asked first.
// Who is gone or routs already has nothing to fear.
//
// Cases 5.3, 5.4, 6.3.4, 6.3.5, 9.2, 15.2, 18.3. Rulings R63, R70, R72, R115, R118, R119, R281.
func (g *State) takeTest(f *engine.Frame, t *engine.Turn) bool {
	n, test := g.companyOf(f.About), Test(f.Code)
	if n == noCompany || (test == TestFear || test == TestSerious) && g.companies[n].has(markRouting) {
		g.flow.Pop()
		return false
	}
	nature := g.nature(n)
	if nature.Has(Tough) && test != TestCharge && f.N[testNotes]&testRolls == 0 {
		return true
	}
	if f.N[testNotes]&testAppealed == 0 {
		if f.N[testNotes] |= testAppealed; g.appeal(TestingMorale, f.About, engine.NoSeat) {
			return false
		}
	}
	dice := t.Roll(engine.Throw{Seat: n.seat(), Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "9.2", About: f.About, Code: uint8(test)})
	cause, wheel := otherOf(f), turned(f.N[testNotes], testWheel)
	roll, number := dice.Sum()+g.burden(n, test, cause), g.testNumber(n, test, wheel)
	passes := g.passes(n, test, cause, wheel, dice.Sum())
	t.Tell(engine.Event{Kind: KindTests, Rule: "9.2", About: f.About, N: [4]int32{int32(test), int32(roll), int32(number), engine.Truth(passes)}})
	g.flow.Pop()
	g.tested(n, test, cause, passes, t)
	return false
}

// testNumber returns the number on the card of a company for a test, moved by so many counters of the Wheel.
//
// Cases 9.2, 18.3. Ruling R119.
func (g *State) testNumber(n companyNo, test Test, wheel int) int {
	return int(g.card(&g.companies[n]).Morale[test]) + 2*wheel
}

// passes reports whether the sum of two dice passes a test, which 12 never does.
//
// Case 9.2.
func (g *State) passes(n companyNo, test Test, by companyNo, wheel, dice int) bool {
	return dice != 12 && dice+g.burden(n, test, by) <= g.testNumber(n, test, wheel)
}

// burden returns what the officer, the dark and a Terrible enemy add to a morale roll.
//
// Cases 5.4, 6.3.4, 6.3.5, 15.2. Rulings R63, R72, R115.
func (g *State) burden(n companyNo, test Test, by companyNo) (more int) {
	for _, b := range g.burdens(n, test, by) {
		more += b.more
	}
	return more
}

// A plus is one thing that is added to a roll, less if it is below 0.
type plus struct {
	more int
	rule engine.Case
	says string
}

// burdens returns what may be added to a morale roll, 0 of what does not apply.
//
// Cases 5.4, 6.3.4, 6.3.5, 15.2. Rulings R63, R72, R115.
func (g *State) burdens(n companyNo, test Test, by companyNo) [4]plus {
	nature := g.nature(n)
	return [...]plus{
		{-b2i(nature.Has(Inspirational)), "6.3.4", "an Inspirational officer"},
		{b2i(nature.Has(Coward)), "6.3.5", "a Coward leads"},
		{b2i(test == TestCharge && by != noCompany && g.nature(by).Has(Terrible)), "5.4", "a Terrible enemy"},
		{g.gloom(n), "15.2", "the dark"},
	}
}

// tested does what follows from a test.
//
// Cases 9.1, 9.3, 9.5, 12.10, 13.7. Rulings R102, R103, R111, R117, R122, R207.
func (g *State) tested(n companyNo, test Test, cause companyNo, passed bool, t *engine.Turn) {
	c := &g.companies[n]
	switch {
	case test == TestFear && !passed:
		g.rout(n, cause, t)
	case test == TestCharge && !passed:
		c.stance |= stanceBarred
		g.flow.Pop()
		if f := g.flow.Top(); f.Step == stepAct {
			f.Code |= didStart
		}
		t.Tell(engine.Event{Kind: KindBarred, Rule: "9.3", About: n.object()})
	case test == TestSerious && !passed:
		if c.engaged() {
			g.withdraw(n)
			g.loosened(n, t)
			c.chase(noCompany)
		}
		g.retire(n, cause, t)
	case test == TestRally && passed:
		if c.has(markRouting) {
			g.flow.Push(engine.Frame{Step: stepDress, Seat: engine.NoSeat, About: n.object()})
		}
		g.rally(n, "9.5", t)
	}
}

// rally takes all Terror markers off a company, but not those of humiliation and of the night. It
// routs no more, and nobody pursues it.
//
// Cases 5.7, 9.5, 13.3, 13.7. Rulings R102, R105, R192, R207.
func (g *State) rally(n companyNo, rule engine.Case, t *engine.Turn) {
	c := &g.companies[n]
	c.terror = 0
	if c.has(markRouting) {
		c.set(markRouting, false)
		g.shakeOff(n)
	}
	t.Tell(engine.Event{Kind: KindRallies, Rule: rule, About: n.object()})
}

// isHopelessRouter reports whether routers have more markers that nobody can rally than squadrons: they would rout
// again at once.
//
// Cases 9.4, 13.6. Rulings R105, R604.
func (g *State) isHopelessRouter(n companyNo) bool {
	c := &g.companies[n]
	return g.markers(c)-int(c.terror) > int(c.squadrons)
}

// offerTest offers Tough troops to roll or to take a marker.
//
// Cases 5.3, 9.2.
func (g *State) offerTest(_ *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(VerbRoll, engine.NoObject, engine.NoObject, "9.2")
	o.Plain(VerbForgo, engine.NoObject, engine.NoObject, "5.3")
}

// mayTest refuses what is neither of them.
//
// Cases 5.3, 9.2.
func (g *State) mayTest(_ *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	return bare(c, VerbRoll, VerbForgo)
}

// decideTest is the answer of Tough troops: to roll, or to take a marker instead.
//
// Case 5.3. Rulings R70, R71.
func (g *State) decideTest(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbRoll {
		f.N[testNotes] |= testRolls
		return
	}
	n, cause := g.companyOf(f.About), otherOf(f)
	t.Tell(engine.Event{Kind: KindForgoes, Rule: "5.3", About: f.About})
	g.flow.Pop()
	g.flow.Push(terrorOf(n, 1, cause))
}

// mayRally refuses to rally from Terror: it is all that a company does in its segment.
//
// Cases 7.1, 9.5. Rulings R104, R105.
func (g *State) mayRally(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	switch {
	case f.Code&didBegin != 0:
		return no(whyRallyFirst)
	case g.companies[n].engaged():
		return no(whyFights)
	case g.companies[n].terror == 0:
		return no(whySteady)
	}
	return engine.Illegal{}
}

// mayDressSo refuses a shape that a company may not take, and what is none.
//
// Case 13.7.
func (g *State) mayDressSo(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	if c.Verb == VerbDress && c.On == engine.NoObject && c.With == engine.NoObject &&
		c.N[1] >= 0 && c.N[1] < 3600 && c.N[2]>>1 == 0 {
		return ofVerb(g.mayDress(g.companyOf(d.About), c), c.Verb)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// mayDress refuses a shape to a company that has rallied from a rout: N[0] squadrons wide,
// facing N[1] tenths of a degree, formed if N[2] is 1, about the middle of where it stands.
//
// Case 13.7. Rulings R207, R413.
func (g *State) mayDress(n companyNo, choice engine.Choice) engine.Illegal {
	c := &g.companies[n]
	if choice.N[0] < 1 || choice.N[0] > int32(c.squadrons) {
		return no(whyFiles, int32(c.squadrons))
	}
	after := g.dressed(*c, choice)
	switch {
	case after.has(markFormed) && !g.canForm(n):
		return no(whyNeverForms)
	case after == *c:
		return engine.Illegal{}
	}
	return g.mayStandSo(n, &after)
}

// dressed returns a company in the shape that its player wants.
//
// Case 13.7. Ruling R413.
func (g *State) dressed(c company, choice engine.Choice) company {
	if same := (engine.Choice{N: [3]int32{int32(c.files), int32(c.facing) / int32(tenth), engine.Truth(c.has(markFormed))}}); same.N == choice.N {
		return c
	}
	centre := g.block(&c).Hull().Centre()
	c.files = uint8(choice.N[0])
	c.facing = heading(choice.N[1])
	c.set(markFormed, choice.N[2] == 1)
	c.set(markTight, false)
	return g.about(c, centre)
}

// isBetter reports whether a company is the better of another. Guns and their crews are
// nobody's betters, and count as neither Disciplined nor Undisciplined.
//
// Case 2.5. Rulings R80, R81.
func (g *State) isBetter(n, than companyNo) bool {
	order := func(k companyNo) int {
		if g.companies[k].troop == g.tables.Crew {
			return 0
		}
		return g.nature(k).Discipline()
	}
	return g.companies[n].troop != g.tables.Crew && order(n) > order(than)
}
