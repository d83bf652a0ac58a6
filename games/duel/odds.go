package duel

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c is a broadside whose shot is known.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	return c.Verb == verbFire && s.(*State).hidden[c.Seat].loaded != unseen
}

// Settled reports whether the broadside is over, the throw for colours included.
func (r *ruleset) Settled(s engine.State) bool {
	g := s.(*State)
	return !g.in(stepBroadside) && !g.in(stepStriking)
}

// Assume answers nothing: nobody decides anything within a broadside.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	return engine.Choice{}, false
}

// Measures names what a broadside is counted by.
func (r *ruleset) Measures(s engine.State, c engine.Choice) []string {
	return []string{"hull lost", "sails lost", "she strikes", "she sinks"}
}

// Tallies says that hull and sails are counted.
func (r *ruleset) Tallies(engine.State, engine.Choice) []bool {
	return []bool{true, true, false, false}
}

// Measure appends those numbers.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	enemy := other(c.Seat)
	was, is := &before.(*State).ships[enemy], &after.(*State).ships[enemy]
	struck, sunk := int32(0), int32(0)
	if is.struck {
		struck = 1
	}
	if is.hull == 0 {
		sunk = 1
	}
	return append(buf, int32(was.hull-is.hull), int32(was.sails-is.sails), struck, sunk)
}

// Row names an answer for the table.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
