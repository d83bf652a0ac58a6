package spain

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c throws dice of which the seat knows all that they are held
// against: the wind of a declared path, an attempt to intercept, another round of a naval
// combat, in which the ships lie open unless others beside them raise the bonus of leaders, and an
// attempt to leave one.
//
// Cases 6.23, 6.4, 7.0, 7.51, 13.0.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	switch c.Verb {
	case VerbDeclare, VerbIntercept, VerbDisengage:
		return true
	case VerbPress:
		return !s.(*State).isCapHidden()
	}
	return false
}

// Settled reports whether the wind is drawn, the interceptor lies beside its target or has
// failed, or the round is over. A combat of which no round is fought yet is another one.
func (r *ruleset) Settled(s engine.State) bool {
	g := s.(*State)
	if g.flow.Depth() == 0 {
		return true
	}
	switch f := g.flow.Top(); f.Step {
	case stepVoyage:
		return f.Code >= voyageAsked
	case stepIntercept:
		return f.N[interceptor] == 0
	case stepBerth, stepWindLoss, stepDrown:
		return false
	case stepNaval:
		return g.combat.Rounds == 0 || f.Code == navalOver || f.Code == navalPress || f.Code == navalFollow || f.Code == navalDisengage && f.N[disengages] == 0
	}
	return true
}

// Assume takes it that of what may be lost, drowned or entered the first is: how many steps
// are lost does not depend on it.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	from := s.Candidates(d, 2, nil)
	if len(from) == 0 { // what this seat has cannot be seen
		return engine.Choice{}, false
	}
	return from[0], true
}

// Measures names what is counted.
func (r *ruleset) Measures(_ engine.State, c engine.Choice) []string {
	switch c.Verb {
	case VerbDeclare:
		return []string{"hexes that the fleet can sail", "steps lost to the wind"}
	case VerbIntercept:
		return []string{"intercepted", "steps lost to the wind"}
	case VerbDisengage:
		return []string{"the " + seatTitles[c.Seat] + " get away"}
	}
	return []string{"English steps lost", "Spanish steps lost"}
}

// Tallies says that hexes and steps are counted.
func (r *ruleset) Tallies(_ engine.State, c engine.Choice) []bool {
	switch c.Verb {
	case VerbIntercept:
		return []bool{false, true}
	case VerbDisengage:
		return []bool{false}
	}
	return []bool{true, true}
}

// Measure appends those numbers.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	was, is := before.(*State), after.(*State)
	lost := func(seat engine.Seat) int32 { return int32(is.lost[seat]) - int32(was.lost[seat]) }
	switch c.Verb {
	case VerbDeclare:
		s, left := is.stackOf(c.Seat, c.About), int32(0)
		if s.Hex != 0 {
			left = is.left(s)
		}
		return append(buf, left, lost(c.Seat))
	case VerbIntercept:
		_, n := fleetOf(c.On)
		return append(buf, engine.Truth(is.tried[c.Seat][n] > 1), lost(c.Seat))
	case VerbDisengage:
		return append(buf, engine.Truth(is.combat != was.combat))
	}
	return append(buf, lost(English), lost(Spanish))
}

// Row names an answer for the table.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
