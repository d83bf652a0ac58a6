package jenkins

import "github.com/weathergage/weathergage/engine"

// A match goes on by run: enter does what the innermost step does by itself, one
// throw at most at a time and that before anything is changed, until a step waits
// for a seat. So a match that stopped at a throw is carried on by run as well.

// enter carries the innermost step on by one small stride. It returns true if
// the step waits for a seat to choose.
func (g *State) enter(t *engine.Turn) bool {
	f := g.flow.Top()
	switch f.Step {
	case stepIsidro:
		return g.enterIsidro(f, t)
	case stepEnglishFleet, stepSpanishFleet:
		return g.enterFleet(f, t)
	case stepEnglishSetup, stepSpanishSetup, stepEnglishPlacement, stepSpanishPlacement:
		return g.enterPlacement(f, t)
	case stepGarrison:
		return g.enterGarrison(t)
	case stepEnglishIncome, stepSpanishIncome:
		return g.enterIncome(f, t)
	case stepEnglishPurchase, stepSpanishPurchase:
		return true
	case stepStorm:
		return g.enterStorm(t)
	case stepEnglishMovement, stepSpanishMovement:
		return g.enterMovement(f, t)
	case stepEnglishCombat, stepSpanishCombat:
		return g.enterCombat(f, t)
	case stepCalm:
		return g.enterCalm(t)
	case stepFortunes:
		return g.enterFortunes(f, t)
	case stepSupply:
		return g.enterSupply(f, t)
	case stepSuccession:
		return g.enterSuccession(f, t)
	case stepTurnEnd:
		return g.enterTurnEnd(t)
	case stepVictory:
		return g.enterVictory(t)
	}
	return g.enterWithin(f, t)
}

// enterWithin is enter for the steps that happen within others.
func (g *State) enterWithin(f *engine.Frame, t *engine.Turn) bool {
	switch f.Step {
	case stepSail:
		return g.enterSail(f, t)
	case stepEnter:
		return g.enterEnter(f, t)
	case stepIntercept:
		return g.enterIntercept(f, t)
	case stepPeril:
		return g.enterPeril(f, t)
	case stepHorn:
		return g.enterHorn(f, t)
	case stepLanding:
		return g.enterLanding(f, t)
	case stepMarch:
		return g.enterMarch(f)
	case stepDisease:
		return g.enterDisease(f, t)
	case stepScuttle:
		return g.enterScuttle(f, t)
	case stepField:
		return g.enterField(f, t)
	case stepNaval:
		return g.enterNaval(f, t)
	case stepRetreat:
		return g.enterRetreat(f, t)
	case stepAssault:
		return g.enterAssault(f, t)
	case stepFlight:
		return g.enterFlight(f, t)
	case stepStrike:
		return g.enterStrike(f, t)
	case stepLoss:
		return g.enterLoss(f, t)
	case stepDisposal:
		return g.enterDisposal(t)
	case stepClaim:
		return g.enterClaim(f, t)
	}
	return true // stepPick, stepArrange, stepAwait, stepColumn, stepArrive
}

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	waits := false
	for !waits && g.result == resultNone {
		if g.touched != 0 && g.settled() {
			g.settle(t)
		}
		waits = g.enter(t)
	}
	g.touched = 0
	g.look(t)
	if !waits {
		g.flow = engine.Flow{}
	}
}

// next goes on to the following step of the turn. The innermost frame is the
// outermost too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if t.Hear && sequence[f.Step].phase != sequence[to].phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "6.0", N: [4]int32{int32(to)}})
	}
	*f = engine.Frame{Step: to, Seat: sequence[to].seat}
	g.acts, g.tries = 0, [mostTries]attempt{}
	g.coverAlone()
	return false
}

// pop ends the innermost step.
func (g *State) pop() bool {
	g.flow.Pop()
	return false
}

// below is the innermost frame of a step, or nil.
func (g *State) below(step uint8) *engine.Frame {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		if f := g.flow.At(i); f.Step == step {
			return f
		}
	}
	return nil
}

// active is the seat whose phase it is.
func (g *State) active() engine.Seat { return sequence[g.flow.At(0).Step].seat }

// Pending appends the decisions now open. Every one follows from what everybody
// sees.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.flow.Depth() == 0 {
		return buf
	}
	f := g.flow.Top()
	d := engine.Decision{Seat: f.Seat, About: f.About, Rule: sequence[f.Step].rule}
	switch f.Step {
	case stepIsidro:
		d.Ask = AskIsidro
	case stepEnglishFleet, stepSpanishFleet, stepEnglishPurchase, stepSpanishPurchase:
		d.Ask = AskBuy
	case stepEnglishSetup, stepSpanishSetup, stepEnglishPlacement, stepSpanishPlacement:
		d.Ask = AskPlace
	case stepGarrison:
		d.Ask, d.About = AskGarrison, hexObject(g.garrisonNext())
	case stepEnglishMovement, stepSpanishMovement:
		d.Ask = AskMove
	case stepEnglishCombat, stepSpanishCombat:
		d.Ask, d.Rule = g.asksInCombat(d.Seat)
	case stepSupply:
		d.Ask = AskLoss
	case stepVictory:
		d.Ask = AskClaim
	case stepPick:
		d.Ask = AskPick
	case stepArrange:
		if d.Ask = AskArrange; g.moving() && g.stormy(stackOf(f.About).Hex()) {
			d.Ask, d.Rule = AskHeld, "8.1"
		}
	case stepAwait:
		d.Ask = AskAwait
	case stepSail:
		d.Ask = AskSail
	case stepIntercept:
		d.Ask = AskIntercept
	case stepColumn:
		d.Ask = AskColumn
	case stepArrive:
		d.Ask = AskArrive
	case stepLanding:
		d.Ask = AskLanding
	case stepMarch:
		d.Ask = AskMarch
	case stepNaval, stepAssault:
		g.askCombat(f, &d)
	case stepField:
		d.Ask, d.Rule = AskBombard, "11.1"
	case stepRetreat:
		d.Ask = AskRetreat
	case stepFlight:
		d.Ask = AskFlight
	case stepStrike:
		d.Ask = AskStrike
	case stepLoss:
		d.Ask = AskLoss
		if lossOwner(f) != f.Seat {
			d.Ask = AskPrize
		}
	}
	return append(buf, d)
}

// offer adds every permitted answer to d.
func (g *State) offer(d engine.Decision, o *engine.Offer) {
	f := g.flow.Top()
	switch d.Ask {
	case AskIsidro:
		g.offerIsidro(o)
	case AskBuy:
		g.offerBuy(d.Seat, o)
	case AskPlace:
		g.offerPlace(d.Seat, o)
	case AskGarrison:
		g.offerGarrison(o)
	case AskMove:
		g.offerMove(d.Seat, o)
	case AskPick:
		g.offerPick(f, o)
	case AskArrange, AskHeld:
		g.offerArrange(f, o)
	case AskAwait:
		g.offerAwait(f, o)
	case AskSail:
		g.offerSail(f, o)
	case AskIntercept:
		g.offerIntercept(f, o)
	case AskColumn:
		g.offerColumn(f, o)
	case AskArrive:
		g.offerArrive(f, o)
	case AskLanding:
		g.offerLanding(f, o)
	case AskMarch:
		g.offerMarch(f, o)
	case AskCombat, AskBombs, AskTidy:
		g.offerCombat(d.Seat, o)
	case AskBombard:
		g.offerBombard(f, o)
	case AskCommit:
		g.offerCommit(d.Seat, o)
	case AskLend:
		g.offerLend(d.Seat, o)
	case AskDeceive:
		g.offerDeceive(d.Seat, o)
	case AskRetreat:
		g.offerRetreat(f, o)
	case AskFlight:
		g.offerFlight(f, o)
	case AskStrike:
		g.offerStrike(f, o)
	case AskLoss, AskPrize:
		if f.Step == stepSupply {
			g.offerSupply(d.Seat, o)
		} else {
			g.offerLoss(f, o)
		}
	case AskClaim:
		g.offerClaim(o)
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
	o := engine.Sampling(d, samples, buf, g)
	g.offer(d, &o)
	return o.Choices()
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	var room [1]engine.Decision
	open := g.Pending(room[:0])
	switch {
	case len(open) == 0:
		return untimely(c.Verb, engine.Decision{Rule: "1.2"})
	case open[0].Seat != c.Seat:
		return g.notAsked(open[0], c)
	case open[0].About == c.About && g.allows(open[0], c):
		return engine.Illegal{}
	}
	return g.refuse(open[0], c)
}

// allows reports whether a choice is among the answers to a decision. Where they
// are many its predicate is asked alone.
func (g *State) allows(d engine.Decision, c engine.Choice) bool {
	plain := c.N == [3]int32{}
	switch {
	case d.Ask == AskPlace && c.Verb == VerbPlace && g.counterOf(c.With) != Unseen:
		k, p := g.counterOf(c.With), stackOf(c.On)
		return plain && whereOK(p) && g.mayPlace(c.Seat, k, p) == 0 &&
			g.findPiece(c.Seat, At(BoxBought, LayerOutside), c.With, 0) >= 0
	case d.Ask == AskMove && c.Verb == VerbPick:
		p := stackOf(c.On)
		return plain && c.With == engine.NoObject && p != 0 &&
			(g.acts < mostActs || g.due(c.Seat)) && g.mayPick(c.Seat, p) == 0
	case d.Ask == AskBuy && c.Verb == VerbBuy:
		k := g.counterOf(c.On)
		if !plain || c.With != engine.NoObject || k == Unseen || nthOf(c.On) > 0 {
			return false
		}
		docked, land, port := g.room(c.Seat)
		return g.mayBuy(c.Seat, k, docked, land, port) == 0
	}
	o := engine.Comparing(c)
	g.offer(d, &o)
	return o.Found()
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	f := g.flow.Top()
	if g.active() == c.Seat && (g.moving() || c.Verb == VerbArrange || f.Step == stepArrange) {
		g.acts++
	}
	switch f.Step {
	case stepIsidro:
		f.N[isidroTurn] = int32(c.On.Number())
	case stepEnglishFleet, stepSpanishFleet, stepEnglishPurchase, stepSpanishPurchase:
		g.doBuy(c, t)
	case stepEnglishSetup, stepSpanishSetup, stepEnglishPlacement, stepSpanishPlacement:
		g.doPlace(c, t)
	case stepGarrison:
		g.doGarrison(c, t)
	case stepEnglishMovement, stepSpanishMovement:
		g.doMove(c, t)
	case stepPick:
		g.doPick(f, c, t)
	case stepArrange:
		g.doArrange(f, c)
	case stepAwait:
		g.doAwait(f, c)
	case stepSail:
		g.doSail(f, c, t)
	case stepIntercept:
		g.doIntercept(f, c)
	case stepColumn:
		f.Step, f.Code = stepArrive, uint16(c.On.Number())
	case stepArrive:
		g.doArrive(f, c, t)
	case stepLanding:
		g.doLanding(f, c, t)
	case stepMarch:
		g.doMarch(f, c, t)
	case stepEnglishCombat, stepSpanishCombat:
		g.doCombat(c, t)
	case stepField:
		if f.Code = fieldLand; c.Verb == VerbBombard {
			f.N[fieldBombs] = 1
		}
	case stepNaval, stepAssault:
		g.doFight(f, c, t)
	case stepRetreat:
		g.retreatTo(f, hexOf(c.On), t)
	case stepFlight:
		g.fleeTo(f, hexOf(c.On), t)
	case stepStrike:
		g.doStrike(f, stackOf(c.On), t)
	case stepSupply:
		g.doSupply(c, t)
	case stepLoss:
		g.doLoss(f, c, t)
	case stepVictory:
		g.flow.Push(engine.Frame{Step: stepClaim, Seat: English, About: c.On})
	}
	g.run(t)
}

// moving reports whether a Movement Step is on.
func (g *State) moving() bool {
	s := g.flow.At(0).Step
	return s == stepEnglishMovement || s == stepSpanishMovement
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence[g.flow.At(0).Step].phase
}
