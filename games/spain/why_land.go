package spain

import "github.com/weathergage/weathergage/engine"

// whyLand says why a choice of chapters 8 to 10 is refused where it is asked for.
func (g *State) whyLand(f *engine.Frame, c engine.Choice) engine.Illegal {
	on, with := g.tables.counterOf(c.On), g.tables.counterOf(c.With)
	switch {
	case c.Verb == VerbLose && (f.Step != stepLoss || f.Seat != c.Seat):
		return no(reasonNoLandLoss)
	case f.Seat != c.Seat:
		return allowed
	case c.Verb == VerbMarch && sequence.Steps[f.Step].Ask == AskMarch && hexOf(c.On) != 0:
		return g.whyMarch(c, with)
	case c.Verb == VerbAssault && sequence.Steps[f.Step].Ask == AskFight:
		return g.mayAssault(c.Seat, hexOf(c.With), hexOf(c.On))
	case f.Step == stepMuster:
		return g.whyMuster(f, c, on)
	case c.Verb == VerbFlee && f.Step == stepFlee:
		return g.mayFlee(g.tables.counterOf(f.About), hexOf(c.On))
	case c.Verb == VerbLose && f.Step == stepLoss && on != Unseen:
		return g.mayLose(c.Seat, on)
	case c.Verb == VerbReplace && f.Step == stepReplace && on != Unseen:
		return g.mayReplace(g.tables.counterOf(f.About), on)
	case c.Verb == VerbRetreat && f.Step == stepRetreat:
		return g.whyRetreat(c)
	case c.Verb == VerbFollow && f.Step == stepAdvance && on != Unseen:
		return g.whyFollow(f, c.Seat, on)
	}
	return allowed
}

// whyMuster says why units may not be held back from an attack, or join it.
func (g *State) whyMuster(f *engine.Frame, c engine.Choice, unit Counter) engine.Illegal {
	switch {
	case c.Verb == VerbWithhold && unit != Unseen:
		if g.tables.Seat(unit) != c.Seat {
			return no(reasonNotYours)
		}
		return g.mayWithhold(unit)
	case c.Verb == VerbCombine:
		return g.mayCombine(f.Seat, hexOf(c.On))
	case c.Verb == VerbCommit:
		return no(reasonNobodyAttacks)
	}
	return allowed
}

// whyMarch says why a unit, or no unit of a stack, may march to a hex.
func (g *State) whyMarch(c engine.Choice, unit Counter) engine.Illegal {
	if unit != Unseen {
		return g.mayMarch(unit, hexOf(c.On)) // refuse has seen that it is the seat's own
	}
	from := hexOf(c.With)
	for m, end := g.tables.of(c.Seat); m < end; m++ {
		if g.units[m].Hex == from && g.units[m].Where == Ashore && from != 0 {
			if ill := g.mayMarch(m, hexOf(c.On)); !ill.OK() {
				return ill
			}
		}
	}
	return under("8.0", reasonNobodyThere)
}

// whyRetreat says why no unit of a hex may retreat to another.
func (g *State) whyRetreat(c engine.Choice) engine.Illegal {
	from := hexOf(c.With)
	for m, end := g.tables.of(c.Seat); m < end; m++ {
		if from != 0 && g.units[m].Hex == from && g.isFleeing(m) {
			return g.mayRetreat(m, hexOf(c.On))
		}
	}
	return no(reasonNoRetreat)
}

func (g *State) whyFollow(f *engine.Frame, seat engine.Seat, unit Counter) engine.Illegal {
	if g.tables.Seat(unit) != seat {
		return no(reasonNotYours)
	}
	return g.mayFollow(f, unit)
}
