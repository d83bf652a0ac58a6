package spain

import "github.com/weathergage/weathergage/engine"

// why says by which rule a choice is refused in the step that is open; it allows what no
// rule there forbids.
func (g *State) why(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	if c.Verb == VerbBesiege {
		return g.whySiege(c.Seat)
	}
	switch f.Step {
	case stepEnglishActivation, stepSpanishActivation, stepNote, stepTreasure, stepDeploy, stepArrears,
		stepEnglishLayingUp, stepSpanishLayingUp:
		return allowed
	case stepEnglishMarch, stepSpanishMarch, stepEnglishFight, stepSpanishFight, stepMuster, stepAssault,
		stepLoss, stepReplace, stepRetreat, stepAdvance, stepFlee:
		return g.whyLand(f, c)
	}
	return g.whySea(f, c)
}

// whySiege says why those of a seat who are attacked may not enter siege, whoever is asked something now.
//
// Cases 7.63, 7.64, 10.0, 10.11, 10.14, 10.24.
func (g *State) whySiege(seat engine.Seat) engine.Illegal {
	switch cb := &g.combat; {
	case cb.To == 0 || seat == cb.Attacker:
		return allowed
	case cb.Naval:
		return g.mayShelterShips()
	}
	return g.mayEndure()
}

// no is a refusal for a reason, by its case.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: reasons[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}

// under is a refusal for a reason that several cases share, by one of them.
func under(rule engine.Case, why engine.Reason, n ...int32) engine.Illegal {
	ill := no(why, n...)
	ill.Rule = rule
	return ill
}

// or is a refusal, or one for a reason if that is none.
func or(ill engine.Illegal, why engine.Reason) engine.Illegal {
	if ill.OK() {
		return no(why)
	}
	return ill
}

// allowed is no refusal.
var allowed engine.Illegal
