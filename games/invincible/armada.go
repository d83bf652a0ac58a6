package invincible

import "github.com/weathergage/weathergage/engine"

// armadaFarthest returns the last box the Armada may sail to now, its own if it stays:
// one box on, two in gales, but never past a box whose situation comes first. It
// stays in a calm, when a procedure has ordered it to, at Gravelines until the
// army is aboard, and in The Narrows.
//
// Cases 11.1, 12.2, 13.2, 14.2, 14.3, 15.1. Rulings R82, R83, R85, R103, R116, R118, R119, R120.
func (g *State) armadaFarthest() Place {
	switch {
	case g.weather == Calm, g.stays != orderNone, g.armada >= boxNarrows, g.armada == boxGravelines && !g.army:
		return g.armada
	case g.weather == Gales && g.armada+1 < boxCalaisRoads:
		return g.armada + 2
	}
	return g.armada + 1
}

// enterArmada moves the Armada. Only in gales is there something to choose.
//
// Case 12.2. Rulings R82, R83.
func (g *State) enterArmada(_ *engine.Frame, t *engine.Turn) bool {
	farthest := g.armadaFarthest()
	if farthest == g.armada+2 {
		return true
	}
	if farthest == g.armada {
		t.Tell(engine.Event{Kind: KindArmadaStays, Rule: g.staying()})
		g.stays = orderNone
		return g.next(t)
	}
	g.sailArmada(farthest, t)
	return false
}

// staying returns the case by which the Armada stays where it is.
//
// Cases 11.1, 13.2, 14.2, 14.3, 15.1.
func (g *State) staying() engine.Case {
	switch {
	case g.armada >= boxNarrows:
		return "15.1"
	case g.stays == orderPutOff:
		return "14.3"
	case g.stays == orderStay && g.armada == boxCalaisRoads:
		return "13.2"
	case g.weather == Calm && g.stays == orderNone:
		return "11.1"
	}
	return "14.2"
}

func (g *State) offerArmada(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for p := g.armada + 1; p <= boxNarrows; p++ {
		sequence.Name(g, d, VerbSail, p.object(), engine.NoObject, "12.2", o)
	}
}

// mayArmadaSail refuses a box to the Armada.
//
// Cases 12.2, 13.2, 14.2, 14.3, 15.1.
func (g *State) mayArmadaSail(f *engine.Frame, to Place) engine.Reason {
	step := g.flow.At(0).Step
	switch {
	case !g.isStrategic():
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

// doArmada sails the Armada to the box that its side chooses.
//
// Case 12.2.
func (g *State) doArmada(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.sailArmada(PlaceOf(c.On), t)
}

// sailArmada moves the Armada and with it the English squadrons under it, those
// on the Tactical Map. All keep their squares there.
//
// Cases 12.2, 6.0. Rulings R91, R160.
func (g *State) sailArmada(to Place, t *engine.Turn) {
	g.sailed = uint8(to - g.armada)
	g.armada = to
	for s := firstEnglish; s <= lastEnglish; s++ {
		if g.at[s] != 0 {
			g.place[s] = to
		}
	}
	t.Tell(engine.Event{Kind: KindArmada, Rule: "12.2", On: to.object()})
	g.next(t)
}
