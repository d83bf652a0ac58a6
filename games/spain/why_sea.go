package spain

import "github.com/weathergage/weathergage/engine"

// whySea says why a choice of chapters 6, 7 and 12 is refused where it is asked for. Of
// another seat's counters it tells nothing.
func (g *State) whySea(f *engine.Frame, c engine.Choice) engine.Illegal {
	on, with := g.tables.counterOf(c.On), g.tables.counterOf(c.With)
	if on != Unseen && g.tables.Seat(on) != c.Seat {
		return no(reasonNotYours)
	}
	side, n := fleetOf(c.On)
	if n != 0 && (side != c.Seat || n > treasureFleet) {
		return no(reasonNotYours)
	}
	if c.Verb == VerbIntercept && f.Step == stepCoast {
		return no(reasonCoastFree)
	}
	switch f.Step {
	case stepCoast:
		return g.whyCoast(f, c)
	case stepIntercept, stepBerth:
		return g.whyIntercept(f, c, n)
	case stepCourse, stepVoyage, stepWindLoss, stepDrown:
		return g.whyVoyage(f, c)
	case stepEnglishSailing, stepSpanishSailing:
		switch {
		case c.Verb == VerbAssign && with != Unseen && on != Unseen:
			return g.mayAssign(with, on)
		case c.Verb == VerbEmbark && with != Unseen:
			return g.mayEmbark(with, g.stackOf(c.Seat, c.On))
		case c.Verb == VerbDebark && on != Unseen:
			return g.mayDebark(on)
		case c.Verb == VerbCoast:
			return g.mayCoast(g.stackOf(c.Seat, c.On))
		case c.Verb == VerbSail:
			return g.maySail(g.stackOf(c.Seat, c.On))
		case c.Verb == VerbIntercept && n != 0 && c.Seat != sequence.Steps[f.Step].Seat:
			return g.mayStillTry(g.fleet(c.Seat, n))
		}
		return g.whyFleets(c, n)
	case stepEnglishSeaFight, stepSpanishSeaFight, stepNaval:
		return g.whyNaval(c)
	case stepEnglishAcquisition, stepSpanishAcquisition:
		switch {
		case c.Verb == VerbBuy:
			return g.mayBuy(c.Seat, n)
		case c.Verb == VerbArm && with != Unseen:
			return g.mayArm(with, n, c.N[0])
		}
		return g.whyFleets(c, n)
	}
	return allowed
}

// whyFleets says why a ship may not join the fleet of that number, or leave hers.
//
// Case 6.12.
func (g *State) whyFleets(c engine.Choice, n uint8) engine.Illegal {
	switch on, with := g.tables.counterOf(c.On), g.tables.counterOf(c.With); {
	case c.Verb == VerbJoin && with != Unseen:
		return g.mayJoin(with, n)
	case c.Verb == VerbDetach && on != Unseen:
		return g.mayDetach(on)
	}
	return allowed
}

// whyCoast says why ships that move along the coast may not do what is asked.
//
// Cases 6.31, 6.54.
func (g *State) whyCoast(f *engine.Frame, c engine.Choice) engine.Illegal {
	on := g.tables.counterOf(c.On)
	switch {
	case f.Seat != c.Seat:
		return allowed
	case c.Verb == VerbSteer && hexOf(c.On) != 0:
		return g.mayCoastTo(f, hexOf(c.On))
	case c.Verb == VerbLeave && on != Unseen:
		return g.mayLeave(f, on)
	case c.Verb == VerbDebark && on != Unseen:
		return g.mayDebarkFrom(g.coaster(f), on)
	case isOfSailing(c.Verb):
		return no(reasonUnderWay)
	}
	return allowed
}

// isOfSailing reports whether something is done in a Naval Movement Segment between the movements of
// ships.
//
// Case 6.0.
func isOfSailing(v engine.Verb) bool {
	switch v {
	case VerbSail, VerbCoast, VerbJoin, VerbDetach, VerbDebark:
		return true
	}
	return false
}

// whyVoyage says why a fleet that sails may not do what is asked.
//
// Cases 6.22, 6.52.
func (g *State) whyVoyage(f *engine.Frame, c engine.Choice) engine.Illegal {
	on, with := g.tables.counterOf(c.On), g.tables.counterOf(c.With)
	s := g.stackOf(f.Seat, f.About)
	_, n := fleetOf(c.On)
	switch {
	case f.Seat != c.Seat:
		return allowed
	case f.Step == stepCourse && c.Verb == VerbSteer && hexOf(c.On) != 0:
		return g.mayPlot(f, hexOf(c.On))
	case f.Step == stepCourse && c.Verb == VerbDeclare:
		return no(reasonNoPath)
	case f.Step == stepVoyage && c.Verb == VerbRun && hexOf(c.On) != 0:
		return g.mayRun(s, hexOf(c.On))
	case f.Step == stepVoyage && c.Verb == VerbDebark && on != Unseen:
		return g.mayDebarkFrom(s, on)
	case f.Step == stepVoyage && c.Verb == VerbDetach && on != Unseen:
		return g.mayPart(s, on)
	case f.Step == stepVoyage && c.Verb == VerbJoin && with != Unseen:
		return g.mayShift(s, with, n)
	case f.Step == stepVoyage && c.Verb == VerbDetach:
		return no(reasonHighSeasMarker)
	case (f.Step == stepCourse || f.Step == stepVoyage) && isOfSailing(c.Verb):
		return no(reasonUnderWay)
	case f.Step == stepWindLoss && c.Verb == VerbLose && on != Unseen:
		return g.mayLoseToWind(f, on)
	case f.Step == stepDrown && c.Verb == VerbDrown && on != Unseen:
		return g.mayDrown(f, on)
	}
	return allowed
}

// whyIntercept says why a fleet may not intercept, or not from a hex.
//
// Cases 6.4, 6.44, 6.45, 6.46.
func (g *State) whyIntercept(f *engine.Frame, c engine.Choice, n uint8) engine.Illegal {
	switch {
	case f.Seat != c.Seat:
		return allowed
	case f.Step == stepIntercept && c.Verb == VerbIntercept && n != 0:
		return g.mayIntercept(g.fleet(c.Seat, n), g.stackOf(foe(f.Seat), f.About))
	case f.Step == stepBerth && c.Verb == VerbBerth && hexOf(c.On) != 0:
		return g.mayBerth(f, hexOf(c.On))
	}
	return allowed
}

// whyNaval says why an attack, or a loss in it, is refused.
//
// Cases 7.11, 7.12, 7.13, 7.14, 7.33, 10.14.
func (g *State) whyNaval(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	side, n := fleetOf(c.With)
	switch {
	case c.Verb == VerbAttack && f.Step != stepNaval && f.Seat != sequence.Steps[f.Step].Seat:
		return no(reasonChasesFirst)
	case f.Seat != c.Seat:
		return allowed
	case c.Verb == VerbAttack && f.Step != stepNaval && side <= Spanish && side != c.Seat:
		return no(reasonNotYours)
	case c.Verb == VerbAttack && f.Step != stepNaval && hexOf(c.On) != 0:
		return g.mayAttack(c.Seat, n, hexOf(c.On))
	case f.Step != stepNaval:
		return allowed
	case c.Verb == VerbSupport && f.Code == navalSupport:
		_, n = fleetOf(c.On)
		return g.maySupport(n)
	case c.Verb == VerbFollow && f.Code == navalFollow:
		_, n = fleetOf(c.On)
		return g.mayRelieve(n)
	case c.Verb == VerbLose && (f.Code == navalAttackerLoses || f.Code == navalDefenderLoses):
		return g.mayLoseShip(c.Seat, g.tables.counterOf(c.On))
	}
	return allowed
}
