package spain

import "github.com/weathergage/weathergage/engine"

// why says by which rule a choice is refused in the step that is open; it allows what no
// rule there forbids.
func (g *State) why(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch {
	case c.Verb == VerbBesiege:
		return g.whySiege(c.Seat)
	case c.Verb == VerbDeploy && f.Step != stepDeploy:
		return g.notCome(g.tables.counterOf(c.With))
	}
	switch f.Step {
	case stepEnglishActivation, stepSpanishActivation, stepNote, stepTreasure, stepDeploy, stepArrears,
		stepEnglishLayingUp, stepSpanishLayingUp:
		return g.whyHome(f, c)
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

// whyHome says why a choice of chapters 5, 11 and 15 is refused where it is asked for.
func (g *State) whyHome(f *engine.Frame, c engine.Choice) engine.Illegal {
	tb := g.tables
	on, with := tb.counterOf(c.On), tb.counterOf(c.With)
	switch f.Step {
	case stepNote:
		if c.Verb == VerbNote {
			return no(reasonMonth)
		}
		return allowed
	case stepTreasure:
		if c.Verb == VerbPlace {
			return no(reasonWestEdge)
		}
		return allowed
	case stepDeploy:
		if c.Verb == VerbDeploy && with != Unseen {
			return g.mayDeploy(f, with, hexOf(c.On))
		}
		return allowed
	case stepEnglishLayingUp, stepSpanishLayingUp:
		if c.Verb == VerbLayUp && on != Unseen {
			return g.whyOwn(c.Seat, on, g.mayLayUp)
		}
		return allowed
	case stepArrears:
		if f.Seat == c.Seat && (c.Verb == VerbLayUp || c.Verb == VerbDisband) && on != Unseen {
			return g.mayYield(f, c.Verb, on)
		}
		return allowed
	}
	switch {
	case c.Verb == VerbPlace && with != Unseen && hexOf(c.On) != 0:
		return g.mayPlace(with, hexOf(c.On))
	case c.Verb == VerbAdvance && on != Unseen:
		return g.whyOwn(c.Seat, on, g.mayAdvance)
	case c.Verb == VerbConstruct && with != Unseen:
		return g.whyConstruct(with, c.On)
	case c.Verb == VerbRepair && on != Unseen:
		return g.whyOwn(c.Seat, on, g.mayRepair)
	case c.Verb == VerbSummon && with != Unseen:
		return g.maySummon(with, tb.trackOf(c.On))
	}
	return allowed
}

// whyConstruct says why a unit is not begun on a track, or in a hex that is named for one.
//
// Cases 5.12, 5.22, 5.51, 5.52, 5.53.
func (g *State) whyConstruct(c Counter, on engine.Object) engine.Illegal {
	ill := g.mayConstruct(c, g.tables.trackOf(on))
	if h := hexOf(on); h != 0 && ill.Why == reasonNoTrack && !g.tables.isBuiltNear(c, h) {
		return no(g.tables.notBuiltThere(c))
	}
	return ill
}

// isBuiltNear reports whether a track in the country of a hex builds a unit. That of a hex serves it alone.
func (tb *Tables) isBuiltNear(c Counter, h Hex) bool {
	country := tb.RegionAt(h).Country
	for _, n := range tb.Builders[c] {
		row := &tb.Tracks[n]
		switch {
		case row.Hex == h, row.Hex == 0 && row.Country == country, row.City != 0 && tb.RegionAt(row.Hex).Country == country:
			return true
		}
	}
	return false
}

// whyOwn asks a rule about a counter, if it is the seat's own: of another's it would tell
// what may be secret.
func (g *State) whyOwn(seat engine.Seat, c Counter, may func(Counter) engine.Illegal) engine.Illegal {
	if g.tables.Seat(c) != seat {
		return no(reasonNotYours)
	}
	return may(c)
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
