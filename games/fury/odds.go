package fury

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c is a shot at a company, whose table the odds then are. One at a charge is reckoned
// alone: how that goes on is not.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	g := s.(*State)
	return c.Verb == VerbShoot && g.flow.Depth() > 0 && g.flow.Top().Step != stepReact && !g.isCampaign() && g.companyOf(c.On) != noCompany
}

// Settled reports whether the shot is over, with the answer to it and what both bring about.
func (r *ruleset) Settled(s engine.State) bool {
	g := s.(*State)
	return g.outcome != outcomeNone || g.flow.Depth() == 0 || g.flow.Top().Step == stepSegments
}

// Assume takes for granted that a company asked within a shot shoots back, and rolls the test.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	g := s.(*State)
	for _, c := range [...]engine.Choice{
		{Seat: d.Seat, Verb: VerbRoll, About: d.About},
		{Seat: d.Seat, Verb: engine.Pass, About: d.About},
	} {
		if d.Ask == AskReturn {
			c = engine.Choice{Seat: d.Seat, Verb: VerbShoot, About: d.About, On: otherOf(g.flow.Top()).object()}
		}
		if ill := g.Check(c); ill.OK() {
			return c, true
		}
	}
	return engine.Choice{}, false
}

// Measures names what a shot is counted by.
func (r *ruleset) Measures(s engine.State, c engine.Choice) []string {
	return []string{"squadrons it loses", "Terror on it", "it retires", "it routs", "squadrons you lose"}
}

// Tallies says that squadrons and Terror are counted.
func (r *ruleset) Tallies(engine.State, engine.Choice) []bool {
	return []bool{true, true, false, false, true}
}

// Measure appends those numbers. Who is gone has lost all that it had.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	was, is := before.(*State), after.(*State)
	m, n := was.companyOf(c.On), was.companyOf(c.About)
	lost := func(k companyNo) int32 {
		if !is.companies[k].isOut() {
			return int32(was.companies[k].squadrons)
		}
		return int32(was.companies[k].squadrons) - int32(is.companies[k].squadrons)
	}
	target, old := &is.companies[m], &was.companies[m]
	moved := target.isOut() && target.at != old.at && !target.has(markRouting)
	routs := !target.isOut() || target.has(markRouting) && !old.has(markRouting)
	return append(buf, lost(m), max(int32(target.terror)-int32(old.terror), 0), engine.Truth(moved), engine.Truth(routs), lost(n))
}

// Row names an answer for the table.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
