package jenkins

import "github.com/weathergage/weathergage/engine"

// Join merges two events of a stack that sails from hex to hex into one: from where it set out to where it has come,
// with the counters that it has now. It returns false if b does not continue a.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	if a.Kind != KindSailed || b.Kind != KindSailed || a.On != b.About || a.N[sailedSeat] != b.N[sailedSeat] || a.N[sailedToIntercept] != b.N[sailedToIntercept] {
		return engine.Event{}, false
	}
	b.About = a.About
	return b, true
}
