package jenkins

import "github.com/weathergage/weathergage/engine"

// Join returns the event that tells of a stack's way from hex to hex in one sentence: from
// where it set out to where it has come, with the counters that it has now.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	const seat, kind = 0, 2
	if a.Kind != KindSailed || b.Kind != KindSailed || a.On != b.About || a.N[seat] != b.N[seat] || a.N[kind] != b.N[kind] {
		return engine.Event{}, false
	}
	b.About = a.About
	return b, true
}
