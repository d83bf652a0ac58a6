package spain

import "github.com/weathergage/weathergage/engine"

// whySea says why a choice of chapters 6, 7 and 12 is refused where it is asked for.
func (g *State) whySea(f *engine.Frame, c engine.Choice) engine.Illegal {
	switch on := g.tables.counterOf(c.On); f.Step {
	case stepWindLoss:
		if f.Seat == c.Seat && c.Verb == VerbLose && on != Unseen {
			return g.mayLoseToWind(f, on)
		}
	case stepEnglishSeaFight, stepSpanishSeaFight, stepNaval:
		return g.whyNaval(c)
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
