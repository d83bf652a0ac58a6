package jenkins

import "github.com/weathergage/weathergage/engine"

// Join returns the event that tells of a stack's way from hex to hex in one sentence: from
// where it set out to where it has come, with the counters that it has now.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	if a.Kind != KindSailed || b.Kind != KindSailed || a.On != b.About || a.N[sailedSeat] != b.N[sailedSeat] || a.N[sailedToIntercept] != b.N[sailedToIntercept] {
		return engine.Event{}, false
	}
	b.About = a.About
	return b, true
}
