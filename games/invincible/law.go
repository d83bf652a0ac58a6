package invincible

import "github.com/weathergage/weathergage/engine"

// A match goes on by run: enter does what the innermost step does by itself, one
// throw at most at a time and that before anything is changed, until a step waits
// for a seat. So a match that stopped at a throw is carried on by run as well.

// enter carries the innermost step on by one small stride. It returns true if
// the step waits for a seat to choose.
func (g *State) enter(t *engine.Turn) bool {
	f := g.flow.Top()
	switch f.Step {
	case stepStorms:
		return g.enterStorms(f, t)
	case stepDeploy:
		return g.enterDeploy(t)
	case stepBlessing, stepProtestantWind:
		return g.enterOpeningDraw(f, t)
	case stepEnglishMoves:
		return g.enterMoves(English, t)
	case stepSpanishMoves:
		return g.enterMoves(Spanish, t)
	case stepDisengage:
		return g.enterDisengage(t)
	case stepReorganize:
		return g.enterReorganize(t)
	case stepAnchor:
		return g.enterAnchor(f, t)
	case stepInvasion:
		return g.enterInvasion(f, t)
	case stepReinforce:
		return g.enterReinforce(f, t)
	case stepFireships:
		return g.enterFireships(f, t)
	case stepRendezvous:
		return g.enterRendezvous(f, t)
	case stepClearWeather:
		return g.enterClearWeather(t)
	case stepGauge:
		return g.enterGauge(t)
	case stepBadWeather:
		return g.enterBadWeather(f, t)
	case stepExit:
		return g.enterExit(t)
	case stepArmada:
		return g.enterArmada(t)
	case stepSail:
		return g.enterSail(t)
	case stepPlacement:
		return g.enterPlacement(t)
	case stepSpanishDraw:
		return g.enterDraw(f, Spanish, t)
	case stepEnglishDraw:
		return g.enterDraw(f, English, t)
	case stepTurnEnd:
		return g.enterTurnEnd(t)
	}
	return g.enterWithin(f, t)
}

// enterWithin is enter for the steps that happen within others.
func (g *State) enterWithin(f *engine.Frame, t *engine.Turn) bool {
	switch f.Step {
	case stepMove:
		return g.enterMove(f)
	case stepThirdSquare:
		return g.enterThirdSquare(f, t)
	case stepAction:
		return g.enterAction(f, t)
	case stepWithdraw:
		return g.enterWithdraw(f, t)
	case stepRetreatCheck:
		return g.enterRetreatCheck(f, t)
	case stepRetreat:
		return g.enterRetreat(t)
	case stepTactics:
		return g.enterTactics(f)
	case stepReveal:
		return g.enterReveal(f, t)
	case stepVolley:
		return g.enterVolley(f, t)
	case stepCombatAmmo:
		return g.enterCombatAmmo(f, t)
	case stepCombatMorale:
		return g.enterCombatMorale(f)
	case stepMorale:
		return g.enterMorale(f, t)
	case stepWindow:
		return g.enterWindow(f)
	case stepEvent:
		return g.enterEvent(f, t)
	case stepVictim:
		return g.enterVictim(f, t)
	case stepGale:
		return g.enterGale(f, t)
	case stepVoyage:
		return g.enterVoyage(f)
	case stepPlace:
		return g.enterPlace(f, t)
	case stepCondition:
		return g.enterCondition(f)
	case stepConditionRoll:
		return g.enterConditionRoll(t)
	}
	return true // stepKeep
}

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for g.result == resultNone {
		if g.enter(t) {
			return
		}
	}
	g.flow = engine.Flow{}
	g.combat = Combat{}
	g.aside = [numChits]uint8{}
}

// next goes on to the following step of the turn. The innermost frame is the
// outermost too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if t.Hear && sequence[f.Step].phase != sequence[to].phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "5.0", N: [4]int32{int32(to)}})
	}
	*f = engine.Frame{Step: to}
	if to == stepEnglishMoves || to == stepSpanishMoves {
		g.tellIdle(engine.Seat(to-stepEnglishMoves), t)
	}
	return false
}

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.flow.Depth() == 0 {
		return buf
	}
	f := g.flow.Top()
	d := engine.Decision{About: f.About, Rule: sequence[f.Step].rule}
	switch f.Step {
	case stepDeploy, stepAnchor:
		return g.openDeploy(buf)
	case stepDisengage:
		return g.openDisengage(buf)
	case stepReorganize:
		return g.openReorganize(buf)
	case stepTactics:
		return g.openTactics(buf)
	case stepEnglishMoves:
		d.Seat, d.Ask = English, AskAction
	case stepSpanishMoves:
		d.Seat, d.Ask = Spanish, AskAction
	case stepMove:
		d.Seat, d.Ask = SquadronOf(f.About).Seat(), AskStep
	case stepWithdraw:
		d.Seat, d.Ask, d.About = English, AskWithdraw, g.combat.Defender.object()
	case stepRetreat:
		d.Seat, d.Ask, d.About = English, AskRetreat, g.combat.Defender.object()
	case stepWindow:
		d.Seat, d.Ask = f.Seat, AskChitMove+engine.Prompt(f.Code)
	case stepEvent:
		d.Seat, d.Ask, d.About = g.canceller(f), AskCancel, Chit(f.Code).object()
	case stepKeep:
		d.Seat, d.Ask, d.About = f.Seat, AskKeep, Chit(f.Code).object()
		d.Rule = openingDraw(f.Seat)
	case stepVictim:
		d.Seat, d.Ask, d.About = f.Seat, AskVictim, Chit(f.Code).object()
	case stepExit:
		d.Seat, d.Ask = English, AskExit
	case stepArmada:
		d.Seat, d.Ask = Spanish, AskArmada
	case stepSail:
		d.Seat, d.Ask = English, AskSail
	case stepVoyage:
		d.Seat, d.Ask = English, AskVoyage
	case stepPlacement:
		d.Seat, d.Ask = English, AskEnter
	case stepPlace:
		d.Seat, d.Ask = English, AskEntry
	case stepFireships:
		d.Seat, d.Ask = Spanish, g.fireshipPrompt(f)
	case stepCondition:
		d.Seat, d.Ask = Spanish, AskTest
	}
	return append(buf, d)
}

// offer adds every permitted answer to d.
func (g *State) offer(d engine.Decision, o *engine.Offer) {
	f := g.flow.Top()
	switch f.Step {
	case stepDeploy, stepAnchor:
		g.offerDeploy(d, o)
	case stepEnglishMoves, stepSpanishMoves:
		g.offerAction(d.Seat, o)
	case stepDisengage:
		g.offerSquares(g.disengageTo(SquadronOf(d.About)), VerbDisengage, "9.1", o)
	case stepReorganize:
		g.offerSquares(g.reorganizeTo(SquadronOf(d.About)), VerbReorganize, "9.2", o)
	case stepMove:
		g.offerMove(f, o)
	case stepWithdraw:
		o.Add(engine.Option{Verb: VerbWithdraw, Rule: "7.3"})
		o.Add(engine.Option{Verb: VerbAccept, Rule: "7.2"})
	case stepRetreat:
		g.offerSquares(g.retreatTo(), VerbWithdraw, "7.3", o)
	case stepTactics:
		g.offerTactics(o)
	case stepWindow:
		g.offerWindow(f, o)
	case stepEvent:
		o.Add(engine.Option{Verb: VerbPlay, On: HandOfGod.object(), Rule: "16.0"})
		o.Add(engine.Option{Verb: engine.Pass, Rule: "16.0"})
	case stepKeep:
		rule := openingDraw(f.Seat)
		o.Add(engine.Option{Verb: VerbKeep, Rule: rule})
		o.Add(engine.Option{Verb: VerbThrowBack, Rule: rule})
	case stepVictim:
		g.offerVictims(Chit(f.Code), o)
	case stepExit:
		g.offerExit(o)
	case stepArmada:
		g.offerArmada(o)
	case stepSail:
		g.offerSail(o)
	case stepVoyage:
		g.offerVoyage(f, o)
	case stepPlacement:
		g.offerPlacement(o)
	case stepPlace:
		g.offerSquares(g.entrySquares(SquadronOf(f.About)), VerbPlace, "12.4", o)
	case stepFireships:
		g.offerSquares(g.fireshipSquares(f), VerbShift, "13.1", o)
	case stepCondition:
		g.offerTests(f, o)
	}
}

// do carries out one choice; what follows by itself is left to run.
func (g *State) do(c engine.Choice, t *engine.Turn) {
	f := g.flow.Top()
	switch f.Step {
	case stepDeploy, stepAnchor:
		g.doDeploy(c, t)
	case stepEnglishMoves, stepSpanishMoves:
		g.doAction(c, t)
	case stepDisengage:
		g.disengage(SquadronOf(c.About), SquareOf(c.On), t)
	case stepReorganize:
		g.reorganize(SquadronOf(c.About), SquareOf(c.On), t)
	case stepMove:
		g.doMove(f, c, t)
	case stepWithdraw:
		g.doWithdraw(f, c, t)
	case stepRetreat:
		g.retreat(SquareOf(c.On), t)
	case stepTactics:
		g.combat.Tactic[c.Seat] = StandOff + Tactic(c.Verb-VerbStandOff)
	case stepWindow:
		g.doWindow(f, c, t)
	case stepEvent:
		g.doCancel(f, c, t)
	case stepKeep:
		g.doKeep(f, c, t)
	case stepVictim:
		g.strike(f, SquadronOf(c.On), t)
	case stepExit:
		g.doExit(c, t)
	case stepArmada:
		g.sailArmada(PlaceOf(c.On), t)
	case stepSail:
		g.doSail(c, t)
	case stepVoyage:
		g.doVoyage(f, c, t)
	case stepPlacement:
		g.doPlacement(c, t)
	case stepPlace:
		g.comeOn(SquadronOf(c.About), SquareOf(c.On), t)
	case stepFireships:
		g.shift(f, SquareOf(c.On), t)
	case stepCondition:
		g.test(f, SquadronOf(c.On))
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	g.offer(d, &o)
	return o.Options()
}

// Candidates appends complete choices for d; none of them wants a number.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, nil)
	g.offer(d, &o)
	return o.Choices()
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	var room [numSquadrons]engine.Decision
	open := g.Pending(room[:0])
	asked, spare := false, engine.Illegal{}
	for _, d := range open {
		asked = asked || d.Seat == c.Seat
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		if g.allows(d, c) {
			return engine.Illegal{}
		}
		if less, ok := engine.Stripped(c, func(c engine.Choice) bool { return g.allows(d, c) }); ok {
			spare = engine.Illegal{Rule: d.Rule, Why: whySpare, Near: less}
		}
	}
	why := g.why(c)
	switch {
	case len(open) == 0 || why == engine.NotOpen:
		return engine.Illegal{Why: engine.NotOpen}
	case spare.Why != 0 && why == whens[c.Verb]:
		return spare
	case c.Verb == engine.Pass && asked && open[0].Ask == AskTactic && g.combat.Defender.Seat() == c.Seat:
		return engine.Illegal{Rule: refusals[whyMustFire].rule, Why: whyMustFire}
	case c.Verb == engine.Pass && asked:
		return engine.Illegal{Rule: open[0].Rule, Why: whyNoPass}
	case c.Verb == engine.Pass:
		return engine.Illegal{Rule: open[0].Rule, Why: whyNotAsked}
	}
	return engine.Illegal{Rule: g.citing(why, c.Verb), Why: why}
}

// allows reports whether a choice is among the answers to a decision.
func (g *State) allows(d engine.Decision, c engine.Choice) bool {
	o := engine.Comparing(c)
	g.offer(d, &o)
	return o.Found()
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	g.do(c, t)
	g.run(t)
}

// Resume carries on after a throw that could not be answered.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// offerSquares offers a verb on each square of a set.
func (g *State) offerSquares(set squareSet, v engine.Verb, rule engine.Case, o *engine.Offer) {
	for sq := set.next(0); sq != 0; sq = set.next(sq) {
		o.Add(engine.Option{Verb: v, On: sq.object(), Rule: rule})
	}
}

// roll throws plain dice that everyone sees.
func (g *State) roll(t *engine.Turn, seat engine.Seat, dice uint8, rule engine.Case, s Squadron) engine.Faces {
	return t.Roll(engine.Throw{Seat: seat, Dice: dice, Sides: 6, Seen: engine.Everyone, Rule: rule, About: s.object()})
}

// digits writes the faces of n dice as the digits of a number, for events.
func digits(f *engine.Faces, n int) int32 {
	var all int32
	for _, face := range f[:n] {
		all = 10*all + int32(face)
	}
	return all
}
