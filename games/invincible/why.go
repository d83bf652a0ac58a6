package invincible

import "github.com/weathergage/weathergage/engine"

// why finds the reason for which a choice that was not offered is refused, by the
// same predicates by which it would have been: first what forbids it at any time, then
// what forbids it now, at last when its verb may be used.
func (g *State) why(c engine.Choice) engine.Reason {
	if g.flow.Depth() == 0 || c.Seat > Spanish || c.Verb == 0 || int(c.Verb) >= len(whens) {
		return engine.NotOpen
	}
	return or(g.whyNow(g.flow.Top(), c), whens[c.Verb])
}

// whens say of each verb when it may be used, or on what.
var whens = [numVerbs]engine.Reason{
	engine.Pass: whyNotAsked, VerbDeploy: whyDeployWhen, VerbPlace: whyDeployWhen, VerbMove: whyMoveWhen,
	VerbRepair: whyAidWhen, VerbRally: whyAidWhen, VerbResupply: whyAidWhen, VerbGift: whyGiftWhen,
	VerbStep: whyStepWhen, VerbAttack: whyAttackWhen, VerbStop: whyStopWhen, VerbWithdraw: whyWithdrawn,
	VerbAccept: whyAcceptWhen, VerbStandOff: whyTacticWhen, VerbCloseIn: whyTacticWhen, VerbBoard: whyTacticWhen,
	VerbPlay: whyNoChit, VerbKeep: whyKeepWhen, VerbThrowBack: whyKeepWhen, VerbStrike: whyStrikeWhen,
	VerbDisengage: whyDisengageWhen, VerbReorganize: whyReorganizeWhen, VerbExit: whyExitWhen, VerbSail: whySailWhen,
	VerbEnter: whyEnterWhen, VerbShift: whyShiftWhen, VerbTest: whyTestWhen,
}

// whyNow is the reason other than the time for the verb, 0 if there is none.
func (g *State) whyNow(f *engine.Frame, c engine.Choice) engine.Reason {
	switch c.Verb {
	case VerbDeploy, VerbPlace:
		return g.whyPlace(f, c)
	case VerbMove, VerbRepair, VerbRally, VerbResupply, VerbGift:
		return g.whyAction(f, c)
	case VerbStep:
		return g.whyStepTo(f, c)
	case VerbAttack:
		return g.whyAttack(f, c)
	case VerbStop:
		if f.Step == stepVoyage && c.Seat == English && c.About == f.About && f.N[voyageBoxes] == 0 {
			return whyVoyageFirst
		}
	case VerbWithdraw, VerbAccept:
		return g.whyWithdraw(f, c)
	case VerbStandOff, VerbCloseIn, VerbBoard:
		switch {
		case g.combat.Forced && c.Seat == English:
			return whyForcedTactic
		case f.Step == stepWithdraw || f.Step == stepRetreat:
			return whyTacticLater
		}
	case VerbDisengage, VerbReorganize:
		return g.whyReorganize(f, c)
	case VerbExit, VerbSail, VerbEnter:
		return g.whyStrategic(f, c)
	case VerbShift:
		return g.whyShift(f, c)
	case VerbTest:
		if f.Step == stepCondition && c.Seat == Spanish && !g.hasToTest(f, SquadronOf(c.On)) {
			return whyTested
		}
	case VerbStrike:
		if f.Step == stepVictim && c.Seat == f.Seat {
			if SquadronOf(c.On) == NoSquadron {
				return whyNoSquadron
			}
			return g.mayStrike(Chit(f.Code), SquadronOf(c.On))
		}
	case VerbPlay:
		return g.whyPlay(f, c)
	}
	return 0
}

// citing is the case that a reason cites: its own, or where it has none that of the verb, off
// Calais another than before the first turn.
//
// Cases 4.3, 9.2, 9.3.
func (g *State) citing(why engine.Reason, v engine.Verb) engine.Case {
	anchors := g.flow.Top().Step == stepAnchor && (v == VerbPlace || v == VerbDeploy)
	switch {
	case refusals[why].rule != "":
		return refusals[why].rule
	case anchors && why == whyStacked:
		return "9.2"
	case anchors:
		return "9.3"
	case v == VerbMove:
		return "6.1.1"
	case v == VerbStep && why == whyNotSailing:
		return "12.3"
	}
	return refusals[whens[v]].rule
}

// or returns the first reason unless it is none.
func or(why, otherwise engine.Reason) engine.Reason {
	if why != 0 {
		return why
	}
	return otherwise
}

// whyTheirs is the reason that forbids a seat anything with a squadron at any time.
func (g *State) whyTheirs(seat engine.Seat, s Squadron) engine.Reason {
	switch {
	case s == NoSquadron:
		return whyNoSquadron
	case s.Seat() != seat:
		return whyNotYours
	case g.lost[s]:
		return whyLost
	}
	return 0
}

// tactical reports whether a step is the Tactical Move Phase of a seat.
func tactical(step uint8, seat engine.Seat) bool { return step == stepEnglishMoves+uint8(seat) }

// acting reports whether the innermost step is that phase, with no squadron chosen.
func acting(f *engine.Frame, seat engine.Seat) bool { return tactical(f.Step, seat) }

// isDeployment reports whether an object is a suggested deployment for this place.
//
// Cases 4.3, 9.3.
func (g *State) isDeployment(o engine.Object) bool {
	n := o.Number() - 1
	return o.Class() == classDeployment && 0 <= n && n < len(g.tables.Deployments) &&
		g.tables.Deployments[n].Anchorage == (g.flow.Top().Step == stepAnchor)
}

func (g *State) whyPlace(f *engine.Frame, c engine.Choice) engine.Reason {
	s, sq := SquadronOf(c.About), SquareOf(c.On)
	switch f.Step {
	case stepDeploy, stepAnchor:
		switch {
		case c.Seat == English:
			return whyDeployFoe
		case c.Verb == VerbDeploy && !g.hasNonePlaced():
			return whyDeployStarted
		case c.Verb == VerbDeploy && !g.isDeployment(c.On):
			return whyDeployElsewhere
		case c.Verb == VerbDeploy:
			return 0
		case s == NoSquadron:
			return whyNoSquadron
		}
		return g.mayPlace(s, sq)
	case stepPlace:
		if c.Verb == VerbPlace && c.Seat == English && c.About == f.About && sq != 0 {
			switch {
			case !g.tables.Squares[sq].Entry[g.entryEdge(s)]:
				return whyNotEntry
			case g.occupant[sq] != NoSquadron:
				return whyEntryTaken
			}
			return 0
		}
	}
	if c.Seat == English && c.Verb == VerbPlace {
		return whyEntryWhen
	}
	return 0
}

func (g *State) whyAction(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.On)
	if why := or(g.whyTheirs(c.Seat, s), g.whyNever(c, s)); why != 0 {
		return why
	}
	switch {
	case g.underAttack(f, s):
		return whyUnderAttack
	case tactical(g.flow.At(0).Step, 1-c.Seat):
		return whyTheirPhase
	case !acting(f, c.Seat):
		return g.whyBusy(s)
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case c.Verb == VerbMove && g.struck[s] != 0:
		return whyMoveOver
	}
	switch c.Verb {
	case VerbMove:
		return g.mayMove(s)
	case VerbRally:
		if why := g.mayRally(s); why != 0 || c.With == engine.NoObject {
			return why
		}
		return g.mayHelp(s)
	case VerbGift:
		return g.mayGive(SquadronOf(c.With), s)
	}
	return g.mayAid(c.Verb, s)
}

// whyNever is the reason for which a squadron, as it is, can take no such Action in
// any phase.
func (g *State) whyNever(c engine.Choice, s Squadron) engine.Reason {
	switch {
	case c.Verb == VerbGift:
		return g.mayEverGive(SquadronOf(c.With), s)
	case c.Verb == VerbMove && g.at[s] == 0:
		return whyNotOnMap
	case c.Verb == VerbMove:
		return 0
	case c.Verb == VerbRally && c.With != engine.NoObject && c.With != Sidonia.object():
		return whyHelper
	}
	return g.needs(c.Verb, s)
}

// underAttack reports whether a squadron is asked whether it withdraws, or where to.
//
// Case 7.3.
func (g *State) underAttack(f *engine.Frame, s Squadron) bool {
	return (f.Step == stepWithdraw || f.Step == stepRetreat) && g.combat.Defender == s
}

// whyBusy is why a squadron begins no Action while an Action of its own side is going on, or 0
// if none is.
//
// Cases 6.0, 6.1.
func (g *State) whyBusy(s Squadron) engine.Reason {
	switch {
	case !tactical(g.flow.At(0).Step, s.Seat()):
		return 0
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.moved[s]:
		return whyMoved
	case g.flow.At(1).About == s.object():
		return whyChosen
	}
	return whyNotChosen
}

func (g *State) whyStepTo(f *engine.Frame, c engine.Choice) engine.Reason {
	s, sea := SquadronOf(c.About), PlaceOf(c.On) != 0
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case f.Step == stepMove && f.About == c.About && SquareOf(c.On) != 0:
		return g.whyStep(f, SquareOf(c.On))
	case f.Step == stepVoyage && f.About == c.About && sea:
		return g.maySailTo(f, PlaceOf(c.On))
	case sea:
		return g.whySailTo(f, s)
	case g.underAttack(f, s):
		return whyUnderAttack
	case tactical(g.flow.At(0).Step, 1-c.Seat):
		return whyTheirPhase
	case !tactical(g.flow.At(0).Step, c.Seat):
		return 0
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.struck[s] != 0:
		return whyMoveOver
	case !acting(f, c.Seat) && g.flow.At(1).About != c.About:
		return whyNotChosen
	case !acting(f, c.Seat):
		return 0
	}
	return or(g.mayMove(s), whyNotChosen)
}

// whySailTo is why a squadron that has not been chosen to sail enters no box or port.
//
// Case 12.3.
func (g *State) whySailTo(f *engine.Frame, s Squadron) engine.Reason {
	switch f.Step {
	case stepVoyage:
		return whyNotSailing
	case stepSail:
		return or(g.maySail(s), whyNotSailing)
	}
	return whyVoyageWhen
}

func (g *State) whyAttack(f *engine.Frame, c engine.Choice) engine.Reason {
	s, target := SquadronOf(c.About), SquadronOf(c.On)
	switch why := g.whyTheirs(c.Seat, s); {
	case why != 0:
		return why
	case target == NoSquadron:
		return whyNoSquadron
	case f.Step == stepMove && f.About == c.About:
		return g.mayAttack(s, target)
	}
	if why := g.mayEverAttack(s, target); why != 0 {
		return why
	}
	switch {
	case g.at[s] == 0:
		return whyNotOnMap
	case g.underAttack(f, s):
		return whyUnderAttack
	case tactical(g.flow.At(0).Step, 1-c.Seat):
		return whyTheirPhase
	case g.struck[s]&evaded != 0:
		return whyEvaded
	case g.struck[s] != 0:
		return whyAttackSpent
	case g.moved[s]:
		return whyAttackOver
	case g.combat.Attacker != NoSquadron:
		return whyOtherCombat
	case acting(f, c.Seat):
		return g.mayMove(s)
	}
	return 0
}

func (g *State) whyWithdraw(f *engine.Frame, c engine.Choice) engine.Reason {
	sq, s := SquareOf(c.On), g.combat.Defender
	switch {
	case c.Seat == Spanish && c.Verb == VerbAccept:
		return 0
	case c.Seat == Spanish:
		return whySpanishAccept
	case f.Step < stepWithdraw || f.Step > stepTactics || c.Verb == VerbAccept && f.Step != stepTactics:
		return 0
	case f.Step != stepRetreat:
		switch {
		case f.Step == stepWithdraw || g.combat.Attacker.Seat() == English:
			return 0
		case g.combat.Forced:
			return whyWithdrawFailed
		case c.Verb == VerbWithdraw && g.weather == Calm:
			return whyCalmWithdraw
		case c.Verb == VerbWithdraw && g.retreatTo() == squareSet{}:
			return whyNoRetreat
		}
		return whyAccepted
	case sq == 0 || c.About != s.object():
		return 0
	case has(g.retreatTo(), sq):
		return 0
	case g.occupant[sq] != NoSquadron:
		return whyRetreatTaken
	case sq == g.tables.Neighbours[g.at[s]][g.upwind()]:
		return whyRetreatUpwind
	}
	return whyRetreatFar
}

// has reports whether a square is in a set.
func has(set squareSet, sq Square) bool { return set.has(sq) }
