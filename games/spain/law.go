package spain

import "github.com/weathergage/weathergage/engine"

// mostActs bounds the choices of one step of the turn, so that none goes on for ever:
// then only Pass is left, or what must be done.
const mostActs = 1500

// A match goes on by run: enter does what the innermost step does by itself, one throw
// at most at a time and that before anything is changed, until a step waits for a seat.
// So a match that stopped at a throw is carried on by run as well.

// enter carries the innermost step on by one small stride. It returns true if the step
// waits for a seat to choose.
func (g *State) enter(t *engine.Turn) bool {
	f := g.flow.Top()
	if g.isOpened() {
		return g.enterOpened(f, t)
	}
	switch f.Step {
	case stepIncome:
		return g.enterIncome(f, t)
	case stepNote:
		return g.enterNote(t)
	case stepTreasure:
		return g.enterTreasure(t)
	case stepReadying:
		return g.enterReadying(t)
	case stepEnglishSailing, stepSpanishSailing:
		return g.enterSailing(f, t)
	case stepEnglishSeaFight, stepSpanishSeaFight:
		return g.enterSeaFight(f, t)
	case stepRisings:
		return g.enterRisings(f, t)
	case stepLoyal:
		return g.enterLoyal(f, t)
	case stepEnglishMarch, stepSpanishMarch:
		return g.enterMarch(f)
	case stepEnglishAttrition, stepSpanishAttrition:
		return g.enterAttrition(f, t)
	case stepEnglishFight, stepSpanishFight:
		return g.enterFight(f)
	case stepEnglishSieges, stepSpanishSieges:
		return g.enterSieges(f, t)
	case stepMaintenance:
		return g.enterMaintenance(f, t)
	case stepInterphase:
		return g.enterInterphase(t)
	}
	return g.enterWithin(f, t)
}

// enterWithin is enter for the steps that happen within others.
func (g *State) enterWithin(f *engine.Frame, t *engine.Turn) bool {
	fought := (f.Step == stepNaval || f.Step == stepDrown) && g.combat.Rounds > 0 // all in the combat lies open
	if f.Seat <= Spanish && g.veiled[f.Seat] && !fought {
		return true // what this seat may choose from cannot be seen here
	}
	switch f.Step {
	case stepVoyage:
		return g.enterVoyage(f, t)
	case stepCoast:
		return g.enterCoast(f, t)
	case stepIntercept:
		return g.enterIntercept(f, t)
	case stepBerth:
		return g.enterBerth(f, t)
	case stepWindLoss:
		return g.enterWindLoss(f, t)
	case stepDrown:
		return g.enterDrown(f, t)
	case stepNaval:
		return g.enterNaval(f, t)
	case stepAssault:
		return g.enterAssault(f, t)
	case stepLoss:
		return g.enterLoss(f, t)
	case stepRetreat:
		return g.enterRetreat(f, t)
	case stepAdvance:
		return g.enterAdvance(f, t)
	case stepFlee:
		return g.enterFlee(f, t)
	case stepDeploy:
		return g.enterDeploy(f, t)
	case stepArrears:
		return g.enterArrears(f, t)
	}
	return true // the rest only ask
}

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for g.outcome == 0 {
		if g.enter(t) {
			return
		}
	}
	g.flow = engine.Flow{}
}

// next goes on to the following step of the turn. The innermost frame is the outermost
// too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if phase := sequence[to].phase; sequence[f.Step].phase != phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "4.2", N: [4]int32{phaseNumber(phase)}})
	}
	*f = engine.Frame{Step: to, Seat: sequence[to].seat}
	g.acts = 0
	marks := markTaken | markHeld
	if to != stepSpanishActivation { // what has advanced before either seat chose has done so for both
		marks |= markDone
	}
	if to != stepEnglishAttrition && to != stepSpanishAttrition {
		marks |= markMoved
	}
	g.clearMarks(marks)
	g.driveExposed(t)
	return false
}

// phaseNumber is the number of a phase in the sentence of KindPhase.
func phaseNumber(phase string) int32 {
	for i, p := range [...]string{phaseActivation, phaseNaval, phaseLand, phaseAdministrative} {
		if p == phase {
			return int32(i)
		}
	}
	return 0
}

// clearMarks takes marks off all counters, and what they have moved in the segment and with whom.
func (g *State) clearMarks(marks Mark) {
	for c := range g.units {
		g.units[c].Mark &^= marks
		g.units[c].Spent, g.units[c].With = 0, 0
	}
}

// pop ends the innermost step.
func (g *State) pop() bool {
	g.flow.Pop()
	return false
}

// Pending appends the decisions now open. Every one follows from what everybody sees.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.flow.Depth() == 0 {
		return buf
	}
	if g.isJoint() {
		return g.pendingJoint(buf)
	}
	f := g.flow.Top()
	d := engine.Decision{Seat: f.Seat, About: f.About, Ask: sequence[f.Step].ask, Rule: sequence[f.Step].rule}
	switch f.Step {
	case stepNaval:
		d.Ask, d.Rule = askNaval(f)
	case stepAssault:
		d.Ask, d.Rule = AskSiege, "10.0"
	case stepDeploy:
		d.Rule = risingShares[f.Code]
	}
	return append(buf, d)
}

// offer gives every permitted answer to the decision that is open.
func (g *State) offer(o *engine.Offer) {
	f := g.flow.Top()
	switch f.Step {
	case stepNote:
		g.offerNote(o)
	case stepTreasure:
		g.offerTreasure(o)
	case stepEnglishActivation, stepSpanishActivation:
		g.offerActivation(f.Seat, o)
	case stepEnglishSailing, stepSpanishSailing:
		g.offerSailing(f.Seat, o)
	case stepEnglishSeaFight, stepSpanishSeaFight:
		g.offerSeaFight(f.Seat, o)
	case stepEnglishMarch, stepSpanishMarch:
		g.offerMarch(f.Seat, o)
	case stepEnglishFight, stepSpanishFight:
		g.offerFight(f.Seat, o)
	case stepEnglishAcquisition, stepSpanishAcquisition:
		g.offerAcquisition(f.Seat, o)
	case stepEnglishLayingUp, stepSpanishLayingUp:
		g.offerLayingUp(f.Seat, o)
	case stepDeploy:
		g.offerDeploy(f, o)
	case stepArrears:
		g.offerArrears(f, o)
	default:
		g.offerWithin(f, o)
	}
}

// offerWithin is offer for the steps of movement and combat.
func (g *State) offerWithin(f *engine.Frame, o *engine.Offer) {
	switch f.Step {
	case stepCourse:
		g.offerCourse(f, o)
	case stepVoyage:
		g.offerVoyage(f, o)
	case stepCoast:
		g.offerCoast(f, o)
	case stepIntercept:
		g.offerIntercept(f, o)
	case stepBerth:
		g.offerBerth(f, o)
	case stepWindLoss:
		g.offerWindLoss(f, o)
	case stepDrown:
		g.offerDrown(f, o)
	case stepNaval:
		g.offerNaval(f, o)
	case stepMuster:
		g.offerMuster(f, o)
	case stepAssault:
		g.offerSiege(o)
	case stepLoss:
		g.offerLoss(f, o)
	case stepReplace:
		g.offerReplace(f, o)
	case stepRetreat:
		g.offerRetreat(f, o)
	case stepAdvance:
		g.offerAdvance(f, o)
	case stepFlee:
		g.offerFlee(f, o)
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	g.offerTo(d.Seat, &o)
	return o.Options()
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, g)
	g.offerTo(d.Seat, &o)
	return o.Choices()
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	if c.Seat > Spanish {
		return engine.Illegal{Why: engine.NotOpen}
	}
	var room [2]engine.Decision
	for _, d := range g.Pending(room[:0]) {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		o := engine.Comparing(c)
		if g.offerTo(c.Seat, &o); o.Found() {
			return allowed
		}
	}
	return g.refuseTo(c)
}

// refuse says why c, which is not offered, is not allowed: by the rule that forbids it
// where it stands, or else by the one that says when it is done.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	if c.Verb == 0 || int(c.Verb) >= numVerbs || c.Verb == engine.Pass || g.flow.Depth() == 0 || c.Seat > Spanish {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if mine := g.tables.counterOf(c.With); mine != Unseen && g.tables.Seat(mine) != c.Seat {
		return no(reasonNotYours)
	}
	if ill := g.why(c); !ill.OK() {
		return ill
	}
	return whenOf(c.Verb)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	if g.isJoint() {
		g.writeOrder(c, t)
		g.run(t)
		return
	}
	g.acts++
	g.do(g.flow.Top(), c, t)
	g.run(t)
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// do carries out a choice in the innermost step.
func (g *State) do(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch f.Step {
	case stepNote:
		g.note(c, t)
	case stepTreasure:
		g.placeTreasure(c, t)
	case stepEnglishActivation, stepSpanishActivation:
		g.activate(c, t)
	case stepEnglishSailing, stepSpanishSailing:
		g.sailing(f, c, t)
	case stepEnglishSeaFight, stepSpanishSeaFight:
		g.seaFight(f, c, t)
	case stepEnglishMarch, stepSpanishMarch:
		g.march(c, t)
	case stepEnglishFight, stepSpanishFight:
		g.fight(c, t)
	case stepEnglishAcquisition, stepSpanishAcquisition:
		g.acquire(c, t)
	case stepEnglishLayingUp, stepSpanishLayingUp:
		g.layUp(c, t)
	case stepDeploy:
		g.deploy(f, c, t)
	case stepArrears:
		g.settleArrears(f, c, t)
	default:
		g.doWithin(f, c, t)
	}
}

// doWithin is do for the steps of movement and combat.
func (g *State) doWithin(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch f.Step {
	case stepCourse:
		g.course(f, c, t)
	case stepVoyage:
		g.sailOn(f, c, t)
	case stepCoast:
		g.coast(f, c, t)
	case stepIntercept:
		g.intercept(f, c, t)
	case stepBerth:
		g.berth(f, c, t)
	case stepWindLoss:
		g.loseToWind(f, c, t)
	case stepDrown:
		g.drown(f, c, t)
	case stepNaval:
		g.naval(f, c, t)
	case stepMuster:
		g.muster(f, c, t)
	case stepAssault:
		g.answerAssault(f, c, t)
	case stepLoss:
		g.lose(f, c, t)
	case stepReplace:
		g.replace(f, c, t)
	case stepRetreat:
		g.retreat(f, c, t)
	case stepAdvance:
		g.advance(f, c, t)
	case stepFlee:
		g.flee(f, c, t)
	}
}

// Outcome reports how the match ended, once it has.
//
// Cases 16.0, 16.4.
func (g *State) Outcome() (engine.Outcome, bool) {
	if g.outcome == 0 {
		return engine.Outcome{Winner: engine.NoSeat}, false
	}
	return g.ending(), true
}

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence[g.flow.At(0).Step].phase
}
