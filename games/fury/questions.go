package fury

import "github.com/weathergage/weathergage/engine"

// yesOf returns the verb by which a question of a charge or a battle is answered with yes, 0 for any other
// step.
//
// Cases 5.6, 5.8, 6.3.3, 11.3, 12.9, 12.10, 13.4, 20.4.
func yesOf(step uint8) engine.Verb {
	switch step {
	case stepSlip:
		return VerbSlip
	case stepMeet:
		return VerbMeet
	case stepDuel:
		return VerbChallenge
	case stepMars:
		return VerbSpend
	case stepLeave, stepRide, stepStop:
		return VerbStandOff
	case stepDemand:
		return VerbDemand
	case stepEndure, stepHold:
		return VerbEndure
	case stepYield:
		return VerbYield
	case stepHunt:
		return VerbPursue
	}
	return 0
}

// enterQuestion waits for an answer, or drops a question that has lost its reason.
func (g *State) enterQuestion(f *engine.Frame, _ *engine.Turn) bool {
	n := g.companyOf(f.About)
	drop := f.About != engine.NoObject && n == noCompany
	switch f.Step {
	case stepDuel, stepMars, stepLeave, stepRide, stepDemand, stepEndure:
		drop = drop || !g.isFought(f) || !g.fights(f, n) || !g.mayBeAsked(f, n, f.Step)
	case stepStop:
		drop = !g.isFought(f)
	case stepHold:
		from := otherOf(f)
		drop = drop || from == noCompany || !g.companies[from].engaged() || g.companies[from].battle != g.companies[n].battle
	}
	if f.Step == stepDemand {
		below := g.battleBelow()
		drop = drop || below == nil || battleFrame{below}.has(isDemanded)
	}
	if drop {
		g.flow.Pop()
	}
	return !drop
}

// offerQuestion offers yes and no, or each officer who can be challenged.
func (g *State) offerQuestion(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	rule := sequence.Steps[f.Step].Rule
	if f.Step != stepDuel {
		o.Plain(yesOf(f.Step), engine.NoObject, engine.NoObject, rule)
	} else {
		for m := range g.each(foe(g.companyOf(f.About).seat())) {
			if g.mayBeChallenged(f, m) {
				o.Plain(VerbChallenge, m.object(), engine.NoObject, rule)
			}
		}
	}
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, rule)
}

// mayBeChallenged reports whether the officer of a company in a battle can be challenged.
//
// Case 6.4. Rulings R64, R65.
func (g *State) mayBeChallenged(f *engine.Frame, m companyNo) bool {
	return m != noCompany && g.fights(f, m) && g.leads(m) != 0 && g.companies[m].stance&stanceDuel == 0
}

// mayAnswerWith refuses an answer to a question of a charge or a battle.
func (g *State) mayAnswerWith(f *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	want := engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About}
	if f.Step == stepDuel && c.Verb == VerbChallenge {
		want.On = c.On
		if m := g.companyOf(c.On); m == noCompany || m.seat() == c.Seat || !g.mayBeChallenged(f, m) {
			return no(whyNoDuel)
		}
	}
	if c != want || c.Verb != yesOf(f.Step) && c.Verb != engine.Pass {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

// answerQuestion carries out an answer.
//
// Cases 5.6, 5.8, 6.3.3, 6.4, 11.3, 12.9, 12.10, 13.4, 20.4.
func (g *State) answerQuestion(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	n, about, from, step := g.companyOf(f.About), f.About, otherOf(f), f.Step
	if c.Verb == engine.Pass {
		g.flow.Pop()
		switch step {
		case stepHold:
			g.declareOff(from, n, t)
		case stepYield:
			g.stepBack(n, from, 0, t)
		}
		return
	}
	switch step {
	case stepSlip:
		g.slip(f, t)
		return
	case stepMeet:
		g.meet(f, t)
		return
	case stepHunt:
		f.Step = stepPursue
		return
	}
	g.flow.Pop()
	switch step {
	case stepDuel:
		m := g.companyOf(c.On)
		g.companies[n].stance |= stanceDuel
		g.companies[m].stance |= stanceDuel
		t.Tell(engine.Event{Kind: KindChallenges, Rule: "6.4", About: about, On: c.On})
		g.flow.Push(engine.Frame{Step: stepBlows, Seat: engine.NoSeat, About: about, N: [2]int32{otherCompany: int32(m) + 1}})
	case stepMars:
		g.companies[n].stance |= stanceMars
		t.Tell(engine.Event{Kind: KindSpends, Rule: "6.3.3", About: about})
	case stepLeave, stepRide:
		g.declareOff(n, noCompany, t)
	case stepYield:
		g.stepBack(n, from, g.length(NumStandOff), t)
	case stepHold:
		t.Tell(engine.Event{Kind: KindEndures, Rule: "20.4", About: about})
		g.flow.Push(terrorOf(n, 1, from))
	case stepStop:
		battleFrame{g.battleBelow()}.standOff(foe(c.Seat))
	case stepDemand:
		g.battleBelow().Code |= isDemanded
		t.Tell(engine.Event{Kind: KindDemands, Rule: "5.6", About: about})
	case stepEndure:
		battleFrame{g.battleBelow()}.noStandOff()
		t.Tell(engine.Event{Kind: KindEndures, Rule: "20.4", About: about})
		g.flow.Push(terrorOf(n, 1, g.opponent(n)))
	}
}

// battleBelow returns the frame of the battle that is fought now, nil if there is none.
func (g *State) battleBelow() *engine.Frame {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		if f := g.flow.At(i); f.Step == stepBattle {
			return f
		}
	}
	return nil
}

// strikeBlows has two officers fight single combat: each rolls a die, a Swordsman adds 1, and
// whoever is behind by 2 or more is killed. Neither he nor his successor counts in this
// turn's battle.
//
// Cases 6.3.1, 6.4, 18.2, 18.3. Rulings R66, R67, R281, R288.
func (g *State) strikeBlows(f *engine.Frame, t *engine.Turn) bool {
	n, m := g.companyOf(f.About), otherOf(f)
	switch {
	case f.Code&blowsSettled != 0 || n == noCompany || !g.companies[m].isOut():
		g.flow.Pop()
		return false
	case f.Code&blowsAppealed == 0:
		if f.Code |= blowsAppealed; g.appeal(SingleCombat, f.About, engine.NoSeat) {
			return false
		}
	}
	if f.N[blowsDie] == 0 {
		die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.4", About: f.About, On: m.object()})
		f.N[blowsDie] = int32(die[0])
		return false
	}
	die := t.Roll(engine.Throw{Seat: m.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "6.4", About: m.object(), On: f.About})
	one, two := int(f.N[blowsDie])+g.skill(n), int(die[0])+g.skill(m)
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindDuel, Rule: "6.4", About: n.object(), On: m.object(), N: [4]int32{int32(one), int32(two)}})
	switch {
	case g.outfights(one, two):
		g.fell(m, n, t)
	case g.outfights(two, one):
		g.fell(n, m, t)
	}
	return false
}

// outfights reports whether a total in single combat kills who has the other.
//
// Case 6.4.
func (g *State) outfights(one, two int) bool { return one >= two+g.number(NumDuelMargin) }

// What a frame for a single combat holds as Code, by bit.
//
// Cases 18.2, 18.3.
const (
	blowsAppealed uint16 = 1 << iota // both sides have been asked whether they appeal to the Wheel
	blowsSettled                     // the Wheel has decided
)

// skill returns what the officer of a company adds in single combat.
//
// Case 6.3.1.
func (g *State) skill(n companyNo) int {
	if by := g.leads(n); by != 0 && g.tables.Officers[by].Nature.Has(Swordsman) {
		return 1
	}
	return 0
}

// fell is the death of an officer in single combat.
//
// Cases 6.4, 6.5. Ruling R67.
func (g *State) fell(n, by companyNo, t *engine.Turn) {
	g.companies[n].stance |= stanceSilent
	g.kill(n, by, t)
}

// maySuffer refuses a company that is not in the battle for the result of a round.
//
// Case 12.5. Ruling R172.
func (g *State) maySuffer(f *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	want := engine.Choice{Seat: c.Seat, Verb: VerbSuffer, On: c.On}
	n := g.companyOf(c.On)
	switch {
	case c != want || n == noCompany:
		return engine.Illegal{Why: engine.NotOpen}
	case n.seat() != c.Seat || !g.fights(f, n):
		return no(whyNotInBattle)
	}
	return engine.Illegal{}
}

// enterSuffer waits for the side to pick who suffers, unless nobody is left to.
//
// Case 12.5.
func (g *State) enterSuffer(f *engine.Frame, t *engine.Turn) bool {
	first := g.fighter(f, f.Seat)
	if first != noCompany && g.anyOther(f, first) {
		return true
	}
	code := f.Code
	g.flow.Pop()
	if first != noCompany {
		g.afflict(first, code, t)
	}
	return false
}

// offerSuffer offers each company of a side in the battle.
//
// Case 12.5.
func (g *State) offerSuffer(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	for n := range g.each(f.Seat) {
		if g.fights(f, n) {
			o.Plain(VerbSuffer, n.object(), engine.NoObject, "12.5")
		}
	}
}

// chooseSufferer has the chosen company suffer the result.
//
// Case 12.5. Ruling R172.
func (g *State) chooseSufferer(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	code := f.Code
	g.flow.Pop()
	g.afflict(g.companyOf(c.On), code, t)
}
