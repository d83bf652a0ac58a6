package invincible

import "github.com/weathergage/weathergage/engine"

func (g *State) whyReorganize(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.About)
	if why := g.whyTheirs(c.Seat, s); why != 0 {
		return why
	}
	switch {
	case c.Verb == VerbDisengage && c.Seat == Spanish || c.Verb == VerbReorganize && c.Seat == English || SquareOf(c.On) == 0:
		return 0
	case f.Step == stepDisengage && c.Verb == VerbDisengage:
		switch {
		case !g.hasToDisengage(s):
			return whyDisengaged
		case has(g.disengageTo(s), SquareOf(c.On)):
			return 0
		case g.isAnchoring():
			return whyDisengageCalais
		}
		return whyDisengageFar
	case f.Step == stepReorganize && c.Verb == VerbReorganize:
		if !g.hasToReorganize(s) {
			return whyReorganized
		}
		if has(g.reorganizeTo(s), SquareOf(c.On)) {
			return 0
		}
		return whyReorganizeFar
	}
	return 0
}

func (g *State) whyStrategic(f *engine.Frame, c engine.Choice) engine.Reason {
	s := SquadronOf(c.On)
	switch {
	case c.Verb == VerbSail && c.Seat == Spanish && PlaceOf(c.On) != 0:
		return g.whyArmada(f, PlaceOf(c.On))
	case c.Seat == Spanish:
		return whyStrategicFoe
	}
	if why := or(g.whyTheirs(c.Seat, s), g.whyAshore(c.Verb, s)); why != 0 {
		return why
	}
	switch {
	case c.Verb == VerbExit && f.Step == stepExit:
		return g.mayExit(s)
	case c.Verb == VerbSail && f.Step == stepSail:
		return g.maySail(s)
	case c.Verb == VerbEnter && f.Step == stepPlacement:
		return g.mayEnterMap(s)
	case sequence.Steps[g.flow.At(0).Step].Phase != phaseStrategic:
		return 0
	case g.weather == Calm && c.Verb == VerbEnter:
		return whyCalmEnter
	case g.weather == Calm:
		return whyCalmSail
	case f.Step == stepVoyage || f.Step == stepPlace:
		return whyNotSailing
	}
	return 0
}

// whyArmada is why the Armada does not sail to a box now.
//
// Cases 12.2, 13.2, 14.2, 14.3, 15.1.
func (g *State) whyArmada(f *engine.Frame, to Place) engine.Reason {
	step := g.flow.At(0).Step
	switch {
	case sequence.Steps[step].Phase != phaseStrategic:
		return whyArmadaWhen
	case g.sailed > 0:
		return whyArmadaSailed
	case f.Step == stepArmada && g.armada < to && to <= g.armadaFarthest():
		return 0
	case f.Step == stepArmada:
		return whyArmadaFar
	case step < stepArmada && g.armadaFarthest() != g.armada:
		return whyArmadaWhen
	}
	switch rule := g.staying(); {
	case rule == "15.1":
		return whyArmadaNarrows
	case rule == "14.3":
		return whyArmadaPutOff
	case g.armada == boxCalaisRoads:
		return whyArmadaFireships
	}
	return whyArmadaArmy
}

// whyAshore is the reason for which an English squadron, where it is, can leave the
// Tactical Map, sail or come onto that map in no phase.
func (g *State) whyAshore(v engine.Verb, s Squadron) engine.Reason {
	switch {
	case v == VerbExit && g.at[s] == 0:
		return whyNotOnMapExit
	case v == VerbSail && g.isLeashed(s):
		return whyLeash
	case v == VerbEnter && g.at[s] != 0:
		return whyOnMapAlready
	}
	return 0
}

// whyShift is why a squadron cannot go to a square in the course of the fireships.
func (g *State) whyShift(f *engine.Frame, c engine.Choice) engine.Reason {
	switch {
	case c.Seat == English:
		return whyNotYours
	case f.Step != stepFireships:
		return 0
	case c.About != f.About:
		return whyReactOrder
	case has(g.fireshipSquares(f), SquareOf(c.On)):
		return 0
	case f.Code == fireBeside:
		return whyNotBeside
	case f.Code == fireNearest:
		return whyNotNearest
	}
	return whyNotShift
}

func (g *State) whyPlay(f *engine.Frame, c engine.Choice) engine.Reason {
	chit := ChitOf(c.On)
	if chit == NoChit {
		return whyNoChit
	}
	if f.Step == stepWindow && c.Seat == f.Seat {
		return g.mayPlay(c.Seat, chit, f, g.flow.At(g.flow.Depth()-2))
	}
	owner := g.tables.Chits[chit].Owner
	switch {
	case owner != engine.NoSeat && owner != c.Seat:
		return whyChitColour
	case g.hand[c.Seat][chit] == 0:
		return whyChitNotHeld
	case f.Step == stepEvent && chit == HandOfGod && c.Seat == g.canceller(f) && c.About == Chit(f.Code).object():
		return 0
	}
	return chitWhen(chit)
}
