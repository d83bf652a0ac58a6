package fury

import "github.com/weathergage/weathergage/engine"

// enter carries the innermost step on by one small stride: it throws at most once, and
// that before anything changes. It returns true if the step waits for a seat.
func (g *State) enter(t *engine.Turn) bool {
	f := g.flow.Top()
	switch f.Step {
	case stepAdvantage:
		return g.rollAdvantage(f, t)
	case stepSegments:
		return g.nextSegment(f, t)
	case stepAct:
		return g.beginAct(f, t)
	case stepLot:
		return g.drawLot(f, t)
	case stepOfficer:
		return g.drawOfficer(f, t)
	case stepTest:
		return g.takeTest(f, t)
	case stepTerror:
		return g.takeTerror(f, t)
	case stepLife:
		return g.rollLife(f, t)
	case stepCharge:
		return g.charging(f, t)
	case stepBattle:
		return g.fight(f, t)
	case stepBlows:
		return g.strikeBlows(f, t)
	case stepFate:
		return g.rollFate(f, t)
	case stepPursue:
		return g.enterPursuit(f, t)
	case stepSlip, stepMeet, stepDuel, stepMars, stepStop, stepEndure, stepHold, stepYield, stepLeave, stepDemand, stepRide, stepHunt:
		return g.enterQuestion(f)
	case stepSuffer:
		return g.enterSuffer(f, t)
	case stepShot:
		return g.takeShot(f, t)
	case stepGate:
		return g.rollGate(f, t)
	case stepFire:
		return g.rollFire(f, t)
	case stepPetard:
		return g.rollPetard(f, t)
	case stepScout:
		return g.lookInto(f, t)
	case stepLeg:
		return g.goLeg(f, t)
	case stepBook:
		return g.readInAmbush(f, t)
	case stepRelief:
		return g.atRelief(f, t)
	case stepFleet:
		return g.rollFleet(f, t)
	case stepShaken:
		return g.shake()
	case stepColonel:
		return g.atColonel(f)
	case stepAppeal:
		return g.atAppeal(f, t)
	case stepSteal:
		return true
	case stepCome:
		return g.comeOn(f, t)
	}
	return g.prepare(f, t)
}

// prepare is enter for the steps of a set-up.
//
// Cases 25.2, 25.3, 25.5, 25.6.
func (g *State) prepare(f *engine.Frame, t *engine.Turn) bool {
	switch f.Step {
	case stepNation:
		return g.atNation(f)
	case stepFirst:
		return g.rollFirst(f, t)
	case stepForm:
		return g.raise(f, t)
	case stepOfficers:
		return g.appoint(f, t)
	case stepSeek:
		return g.seekOfficer(f, t)
	case stepPlace:
		return g.atPlace(f)
	case stepEdge:
		return g.atEdge(f)
	}
	return g.enterWar(f, t)
}

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for !g.hasFlown(t) && !g.enter(t) {
	}
}

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.outcome != outcomeNone || g.flow.Depth() == 0 {
		return buf
	}
	f := g.flow.Top()
	if isWarStep(f.Step) {
		return g.pendingWar(f, buf)
	}
	s := &sequence[f.Step]
	if s.ask == 0 {
		return buf
	}
	seat := f.Seat
	if n := g.companyOf(f.About); seat >= numSeats && n != noCompany {
		seat = n.seat()
	}
	ask := s.ask
	if f.Step == stepSegments && !g.hasSegments(seat) {
		ask = AskBide
	}
	if f.Step == stepAppeal {
		ask += engine.Prompt(f.Code & appealMask)
	}
	return append(buf, engine.Decision{Seat: seat, Ask: ask, About: f.About, Sealed: s.sealed, Rule: s.rule})
}

// offer gives every permitted answer to d.
func (g *State) offer(d engine.Decision, o *engine.Offer) {
	switch d.Ask {
	case AskSegment:
		g.offerSegment(d.Seat, o)
	case AskBide:
		g.offerBide(d.Seat, o)
	case AskAct:
		g.offerAct(g.companyOf(d.About), o)
	case AskTest:
		o.Plain(VerbRoll, engine.NoObject, engine.NoObject, "9.2")
		o.Plain(VerbForgo, engine.NoObject, engine.NoObject, "5.3")
	case AskReturn, AskReact:
		g.offerFire(g.flow.Top(), o)
	case AskDrive:
		g.offerDriving(g.flow.Top(), o)
	case AskColonel:
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "6.6")
		g.offerColonel(d.Seat, o)
	case AskAppeal, AskAppealRoll, AskAppealTest, AskAppealTerror, AskAppealDuel:
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "18.2")
		o.Plain(VerbAppeal, engine.NoObject, engine.NoObject, "18.2")
	case AskSteal:
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "18.3")
		g.offerCompanies(d.Seat, o)
	case AskSuffer:
		g.offerSuffer(g.flow.Top(), o)
	case AskSlip, AskMeet, AskDuel, AskMars, AskStop, AskEndure, AskYield, AskLeave, AskDemand, AskHunt:
		g.offerQuestion(g.flow.Top(), o)
	case AskSpring:
		g.offerSpring(d.Seat, o)
	case AskDress:
		g.offerDress(g.companyOf(d.About), o)
	case AskNation:
		g.offerNations(d.Seat, o)
	case AskForm:
		g.offerForming(d.Seat, o)
	case AskOfficers:
		g.offerOfficers(d.Seat, o)
	case AskPlace:
		g.offerPlaces(d.Seat, o)
	case AskEdge:
		for e := NorthEdge; e <= WestEdge; e++ {
			o.Plain(VerbEdge, engine.Thing(classEdge, int(e)), engine.NoObject, "25.6")
		}
	default:
		g.offerWar(d, o)
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	g.offer(d, &o)
	return o.Options()
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, terse{g})
	g.offer(d, &o)
	return o.Choices()
}

// refusal is the zero Illegal if c answers an open decision lawfully, else why it does not.
func (g *State) refusal(c engine.Choice) engine.Illegal {
	if g.outcome == outcomePoints || g.isCampaign() && g.outcome == outcomeNone && isWarStep(g.flow.Top().Step) {
		return g.checkWar(c)
	}
	var room [1]engine.Decision
	for _, d := range g.Pending(room[:0]) {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		ill := g.may(d, c)
		if setsUp := c.Verb >= VerbNation && c.Verb <= VerbEdge || c.Verb == VerbHide || c.Verb >= numVerbs; ill.Why == engine.NotOpen && (setsUp || d.Ask == AskAct && isAnswer(c.Verb)) {
			return whenOf(c.Verb)
		}
		return ill
	}
	return g.refuse(c)
}

// may refuses a choice about what is asked.
func (g *State) may(d engine.Decision, c engine.Choice) engine.Illegal {
	n := g.companyOf(d.About)
	switch d.Ask {
	case AskSegment:
		return g.mayPick(c)
	case AskBide:
		return g.mayBide(c)
	case AskAct:
		return g.mayDo(n, c)
	case AskReturn, AskReact:
		return g.mayFire(g.flow.Top(), c)
	case AskDrive:
		return g.mayDriveOn(g.flow.Top(), c)
	case AskAppeal, AskAppealRoll, AskAppealTest, AskAppealTerror, AskAppealDuel:
		if (c.Verb == VerbAppeal || c.Verb == engine.Pass) && c == (engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About}) {
			return engine.Illegal{}
		}
	case AskSteal:
		return g.maySteal(c)
	case AskColonel:
		switch {
		case c == engine.Choice{Seat: c.Seat, Verb: engine.Pass}:
			return engine.Illegal{}
		case c.Verb == VerbRide || c.Verb == VerbJoin:
			return g.mayColonel(c)
		}
	case AskSuffer:
		return g.maySuffer(g.flow.Top(), c)
	case AskSlip, AskMeet, AskDuel, AskMars, AskStop, AskEndure, AskYield, AskLeave, AskDemand, AskHunt:
		return g.mayAnswerWith(g.flow.Top(), c)
	case AskSpring:
		switch {
		case c.Verb == VerbSpring:
			return g.maySpring(g.flow.Top(), c)
		case c == (engine.Choice{Seat: c.Seat, Verb: engine.Pass, About: c.About}):
			return engine.Illegal{}
		}
	case AskNation:
		return g.mayBe(d.Seat, c)
	case AskForm:
		return g.mayMuster(d.Seat, c)
	case AskOfficers:
		return g.mayAppoint(d.Seat, c)
	case AskPlace:
		return g.mayPlace(d.Seat, c)
	case AskEdge:
		return g.mayEnterBy(c)
	case AskDress:
		if c.Verb == VerbDress && c.On == engine.NoObject && c.With == engine.NoObject &&
			c.N[1] >= 0 && c.N[1] < 3600 && c.N[2]>>1 == 0 {
			return ofVerb(g.mayDress(n, c), c.Verb)
		}
	case AskTest:
		if (c.Verb == VerbRoll || c.Verb == VerbForgo) && c == (engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About}) {
			return engine.Illegal{}
		}
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// refuse says why c, which nobody asked for, is not allowed.
//
// Cases 3.2, 7.2, 19.1.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	n := g.companyOf(c.About)
	switch {
	case g.outcome != outcomeNone:
		return no(whyOver)
	case c.Verb <= engine.Pass || c.Verb >= allVerbs:
		return engine.Illegal{Why: engine.NotOpen}
	case c.Verb == VerbAct && g.sleeps(c.Seat, c.On):
		return g.noHere(whyAsleep)
	case n == noCompany:
		return whenOf(c.Verb)
	case n.seat() != c.Seat:
		return no(whyNotYours)
	case g.companies[n].has(markActed):
		return no(g.whySpent(n))
	case g.companies[n].has(markAsleep):
		return g.mayWake(n)
	case g.flow.Top().Step == stepSegments && g.flow.Top().Seat == c.Seat:
		ill := no(whyPickFirst)
		ill.Near = engine.Choice{Seat: c.Seat, Verb: VerbAct, On: c.About}
		return ill
	}
	return no(whyNotItsSegment)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	switch f := g.flow.Top(); f.Step {
	case stepSegments:
		g.pick(f, c, t)
	case stepAct:
		g.do(f, c, t)
	case stepTest:
		g.decideTest(f, c, t)
	case stepReturn:
		g.answer(f, c, t)
	case stepReact:
		g.reactWith(f, c, t)
	case stepDrive:
		g.driveOn(f, c, t)
	case stepLeg:
		g.answerLeg(f, c, t)
	case stepAppeal:
		if c.Verb == VerbAppeal {
			f.Code |= appealDraws
		} else {
			g.passWheel(f)
		}
	case stepSteal:
		g.steal(c, t)
	case stepColonel:
		if c.Verb == engine.Pass {
			g.flow.Pop()
		} else {
			g.doColonel(c, t)
		}
	case stepDress:
		g.dress(g.companyOf(f.About), c, t)
	case stepSuffer:
		g.chooseSufferer(f, c, t)
	case stepSlip, stepMeet, stepDuel, stepMars, stepStop, stepEndure, stepHold, stepYield, stepLeave, stepDemand, stepRide, stepHunt:
		g.answerQuestion(f, c, t)
	case stepNation:
		g.sides[f.Seat].nation = Nation(c.On.Number())
		g.begin(f)
	case stepForm:
		g.enrol(f, c)
	case stepOfficers:
		g.keep(f, c)
		if c.Verb == engine.Pass {
			t.Reveal(engine.Everyone) // that the side is ready
		}
	case stepPlace:
		g.place(f, c, t)
		if c.Verb == engine.Pass {
			t.Reveal(engine.Everyone) // whether more is to come
		}
	case stepEdge:
		g.sides[f.Seat].edge = Edge(c.On.Number())
		t.Tell(engine.Event{Kind: KindEdge, Rule: "25.6", On: c.On, N: [4]int32{int32(f.Seat)}})
		g.begin(f)
	default:
		g.applyWar(f, c, t)
	}
	g.run(t)
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.outcome != outcomeNone || g.flow.Depth() == 0 {
		return int(g.turn), "over"
	}
	return int(g.turn), sequence[g.flow.At(0).Step].phase
}
