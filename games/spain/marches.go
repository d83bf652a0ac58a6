package spain

import "github.com/weathergage/weathergage/engine"

// Join returns the event that tells of a stack's march from hex to hex in one sentence: where
// it has come. Its counters march one after another into each hex.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	if a.Kind != KindMarched || b.Kind != KindMarched || a.N[marchedSeat] != b.N[marchedSeat] ||
		a.On != b.On && (a.With != b.With || a.With == engine.NoObject) {
		return engine.Event{}, false
	}
	if a.With != b.With {
		a.N[marchedStack] = 1
	}
	a.On = b.On
	return a, true
}
