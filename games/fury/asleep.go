package fury

import "github.com/weathergage/weathergage/engine"

// abed returns a company as its side sets it up: asleep, where the scenario has it so.
//
// Cases 26.5, 27.4.
func (g *State) abed(seat engine.Seat, as company) company {
	as.set(markAsleep, seat == SeatB && g.played().Special&Asleep != 0)
	return as
}

// canAct reports whether a company has yet to act this turn: it has not, and does not sleep.
//
// Cases 2.1, 26.5, 27.4.
func (g *State) canAct(n companyNo) bool { return g.companies[n].marks&(markActed|markAsleep) == 0 }

// sleeps reports whether a choice of a seat names a company of its own that sleeps.
//
// Cases 26.5, 27.4.
func (g *State) sleeps(seat engine.Seat, on engine.Object) bool {
	n := g.companyOf(on)
	return n != noCompany && n.seat() == seat && g.companies[n].has(markAsleep)
}

// mayWake refuses a segment to a company that sleeps.
//
// Cases 26.5, 27.4. Ruling R305.
func (g *State) mayWake(n companyNo) engine.Illegal {
	if !g.companies[n].has(markAsleep) {
		return engine.Illegal{}
	}
	return g.noHere(whyAsleep)
}

// noHere refuses for a reason that the scenario gives, by the case of the scenario that is played.
//
// Cases 26.1, 26.4, 26.5, 27.1, 27.4, 27.10, 29.15, 29.16, 29.17.
func (g *State) noHere(why engine.Reason, n ...int32) engine.Illegal {
	ill := no(why, n...)
	ill.Rule = g.byScenario(ill.Rule)
	return ill
}

// byScenario returns the case of the scenario that is played, or else another that says the same.
//
// Cases 26.1, 26.5, 27.1, 27.4, 29.15.
func (g *State) byScenario(other engine.Case) engine.Case {
	if sc := g.played(); sc != nil {
		return sc.Rule
	}
	return other
}

// wake wakes all who sleep: one of them has been charged or shot at.
//
// Cases 26.5, 27.4. Ruling R305.
func (g *State) wake(n companyNo, t *engine.Turn) {
	if !g.companies[n].has(markAsleep) {
		return
	}
	for m := range g.each(n.seat()) {
		g.companies[m].set(markAsleep, false)
	}
	g.alarm(n.seat(), t)
	t.Tell(engine.Event{Kind: KindWakes, Rule: g.byScenario("26.5"), About: n.object(), N: [4]int32{int32(n.seat())}})
}

// startle is a charge on a company that sleeps: once the charger has dared, all wake, and the
// company takes a Terror marker. It neither shoots at the charge nor meets it.
//
// Cases 26.5, 27.4. Rulings R305, R560.
func (g *State) startle(f *engine.Frame, n, m companyNo, t *engine.Turn) {
	if g.companies[m].has(markAsleep) {
		f.Code |= hitSleeper
		g.wake(m, t)
		g.flow.Push(terrorOf(m, 1, n))
	}
}
