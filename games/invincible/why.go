package invincible

import "weathergage/engine"

// why finds the reason for which a choice that was not offered is refused, by the
// same predicates by which it would have been.
func (g *State) why(c engine.Choice) engine.Reason {
	if g.flow.Depth() == 0 || c.Seat > Spanish {
		return engine.NotOpen
	}
	f := g.flow.Top()
	switch c.Verb {
	case VerbDeploy, VerbPlace:
		return g.whyPlace(f, c)
	case VerbMove, VerbRepair, VerbRally, VerbResupply, VerbGift:
		return g.whyAction(f, c)
	case VerbStep:
		return g.whyStepTo(f, c)
	case VerbAttack:
		return g.whyAttack(f, c)
	case VerbWithdraw:
		return g.whyWithdraw(f, c)
	case VerbStandOff, VerbCloseIn, VerbBoard:
		if g.combat.Forced && c.Seat == English {
			return whyForcedTactic
		}
	case VerbDisengage, VerbReorganize:
		return g.whyReorganize(f, c)
	case VerbExit, VerbSail, VerbEnter:
		return g.whyStrategic(f, c)
	case VerbShift:
		if f.Step == stepFireships && c.Seat == Spanish {
			switch f.Code {
			case fireBeside:
				return whyNotBeside
			case fireNearest:
				return whyNotNearest
			}
			return whyNotShift
		}
	case VerbTest:
		if f.Step == stepCondition && c.Seat == Spanish {
			return whyTested
		}
	case VerbStrike:
		if f.Step == stepVictim && c.Seat == f.Seat {
			return or(g.mayStrike(Chit(f.Code), SquadronOf(c.On)), engine.NotOpen)
		}
	case VerbPlay:
		return g.whyPlay(f, c)
	}
	return engine.NotOpen
}

// or returns the first reason unless it is none.
func or(why, otherwise engine.Reason) engine.Reason {
	if why != 0 {
		return why
	}
	return otherwise
}

// acting reports whether the innermost step is the tactical phase of a seat, with
// no squadron chosen.
func acting(f *engine.Frame, seat engine.Seat) bool { return f.Step == stepEnglishMoves+uint8(seat) }

func (g *State) whyPlace(f *engine.Frame, c engine.Choice) engine.Reason {
	s, sq := SquadronOf(c.About), SquareOf(c.On)
	switch f.Step {
	case stepDeploy, stepAnchor:
		if c.Verb == VerbDeploy {
			return whyDeployStarted
		}
		if s != NoSquadron && c.Seat == Spanish {
			return or(g.mayPlace(s, sq), engine.NotOpen)
		}
	case stepPlace:
		if c.Seat == English && c.About == f.About && sq != 0 {
			if g.tables.Squares[sq].Entry[g.entryEdge(s)] {
				return whyEntryTaken
			}
			return whyNotEntry
		}
	}
	return whyPhase
}

func (g *State) whyAction(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.On)
	switch {
	case s == NoSquadron:
		return engine.NotOpen
	case s.Seat() != c.Seat:
		return whyNotYours
	case f.Step == stepMove || f.Step == stepAction:
		return whyNotChosen
	case !acting(f, c.Seat):
		return whyPhase
	}
	switch c.Verb {
	case VerbMove:
		return or(g.mayMove(s), engine.NotOpen)
	case VerbRepair:
		return or(g.mayRepair(s), engine.NotOpen)
	case VerbRally:
		if c.With != engine.NoObject && c.With != Sidonia.object() {
			return whyHelper
		}
		return or(g.mayRally(s), or(g.mayHelp(s), engine.NotOpen))
	case VerbResupply:
		return or(g.mayResupply(s), engine.NotOpen)
	}
	return or(g.mayGive(SquadronOf(c.With), s), engine.NotOpen)
}

func (g *State) whyStepTo(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.About)
	switch {
	case s == NoSquadron:
		return engine.NotOpen
	case s.Seat() != c.Seat:
		return whyNotYours
	case f.Step == stepMove && f.About == c.About && SquareOf(c.On) != 0:
		return or(g.whyStep(f, SquareOf(c.On)), engine.NotOpen)
	case f.Step == stepVoyage && f.About == c.About && PlaceOf(c.On) != 0:
		return or(g.maySailTo(f, PlaceOf(c.On)), engine.NotOpen)
	case f.Step == stepMove || f.Step == stepVoyage:
		return whyNotChosen
	case acting(f, c.Seat):
		return or(g.mayMove(s), whyNotChosen)
	case f.Step == stepSail:
		return or(g.maySail(s), whyNotChosen)
	}
	return whyPhase
}

func (g *State) whyAttack(f *engine.Frame, c engine.Choice) engine.Reason {
	s, target := SquadronOf(c.About), SquadronOf(c.On)
	switch {
	case s == NoSquadron || target == NoSquadron:
		return engine.NotOpen
	case s.Seat() != c.Seat:
		return whyNotYours
	case f.Step == stepMove && f.About == c.About:
		return or(g.mayAttack(s, target), engine.NotOpen)
	case f.Step == stepMove:
		return whyNotChosen
	case acting(f, c.Seat):
		return or(g.mayMove(s), whyNotChosen)
	}
	return whyPhase
}

func (g *State) whyWithdraw(f *engine.Frame, c engine.Choice) engine.Reason {
	sq, s := SquareOf(c.On), g.combat.Defender
	switch {
	case f.Step < stepWithdraw || f.Step > stepTactics:
		return whyPhase
	case c.Seat == Spanish:
		return whySpanishAccept
	case f.Step != stepRetreat:
		switch {
		case f.Step == stepWithdraw || g.combat.Forced || g.combat.Attacker.Seat() == English:
			return whyWithdrawn
		case g.weather == Calm:
			return whyCalmWithdraw
		case g.retreatTo() == squareSet{}:
			return whyNoRetreat
		}
		return whyWithdrawn
	case sq == 0 || c.About != s.object():
		return engine.NotOpen
	case g.occupant[sq] != NoSquadron:
		return whyRetreatTaken
	case sq == g.tables.Neighbours[g.at[s]][g.upwind()]:
		return whyRetreatUpwind
	}
	return whyRetreatFar
}

func (g *State) whyReorganize(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.About)
	switch {
	case s == NoSquadron || SquareOf(c.On) == 0:
		return engine.NotOpen
	case s.Seat() != c.Seat:
		return whyNotYours
	case f.Step == stepDisengage && c.Verb == VerbDisengage:
		switch {
		case !g.mustDisengage(s):
			return whyDisengaged
		case g.anchoring():
			return whyDisengageCalais
		}
		return whyDisengageFar
	case f.Step == stepReorganize && c.Verb == VerbReorganize:
		if !g.mustReorganize(s) {
			return whyReorganized
		}
		return whyReorganizeFar
	}
	return whyPhase
}

func (g *State) whyStrategic(f *engine.Frame, c engine.Choice) engine.Reason {
	if c.Verb == VerbSail && PlaceOf(c.On) != 0 {
		if f.Step != stepArmada || c.Seat != Spanish {
			return whyArmadaFoe
		}
		return whyArmadaFar
	}
	s := SquadronOf(c.On)
	if s == NoSquadron {
		return engine.NotOpen
	}
	if s.Seat() != c.Seat || c.Seat != English {
		return whyNotYours
	}
	switch {
	case c.Verb == VerbExit && f.Step == stepExit:
		return or(g.mayExit(s), engine.NotOpen)
	case c.Verb == VerbSail && f.Step == stepSail:
		return or(g.maySail(s), engine.NotOpen)
	case c.Verb == VerbEnter && f.Step == stepPlacement:
		return or(g.mayEnterMap(s), engine.NotOpen)
	case sequence[g.flow.At(0).Step].phase != phaseStrategic:
		if c.Verb == VerbExit {
			return whyExitWhen
		}
		return whyPhase
	case g.weather == Calm && c.Verb == VerbEnter:
		return whyCalmEnter
	case g.weather == Calm:
		return whyCalmSail
	case f.Step == stepVoyage || f.Step == stepPlace:
		return whyNotChosen
	}
	return whyPhase
}

func (g *State) whyPlay(f *engine.Frame, c engine.Choice) engine.Reason {
	chit := ChitOf(c.On)
	if chit == NoChit {
		return engine.NotOpen
	}
	if f.Step == stepWindow && c.Seat == f.Seat {
		return or(g.mayPlay(c.Seat, chit, f, g.flow.At(g.flow.Depth()-2)), engine.NotOpen)
	}
	owner := g.tables.Chits[chit].Owner
	switch {
	case owner != engine.NoSeat && owner != c.Seat:
		return whyChitColour
	case g.hand[c.Seat][chit] == 0:
		return whyChitNotHeld
	}
	return whyChitWindow
}
