package spain

import "github.com/weathergage/weathergage/engine"

// Join returns the event that tells a and b in one sentence: a voyage or a march from hex to hex by where it
// has come, and units with which the same is done one after another by their number.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	if a.Kind != b.Kind || a.Rule != b.Rule {
		return engine.Event{}, false
	}
	switch a.Kind {
	case KindMarched:
		return joinMarches(a, b)
	case KindPlaced, KindAdvanced, KindConstructed, KindLaidUp, KindDisbanded, KindJoined, KindEmbarked:
		return r.joinUnits(a, b)
	case KindSteered:
		return b, a.About == b.About
	case KindRan:
		b.N[ranHexes] = max(a.N[ranHexes], 1) + 1
		return b, a.About == b.About
	case KindBought:
		b.N[boughtPoints] += a.N[boughtPoints]
		b.N[boughtCost] += a.N[boughtCost]
		return b, a.On == b.On
	}
	return engine.Event{}, false
}

// joinMarches merges two marches of a stack, whose counters march one after another into each hex, and reports whether
// they are of one stack.
func joinMarches(a, b engine.Event) (engine.Event, bool) {
	if a.N[marchedSeat] != b.N[marchedSeat] || a.On != b.On && (a.With != b.With || a.With == engine.NoObject) {
		return engine.Event{}, false
	}
	if a.With == b.With {
		a.On, a.N[marchedWith] = b.On, 0 // the others follow, or stay behind
	} else {
		a.N[marchedWith]++
	}
	return a, true
}

// joinUnits counts units of one seat with which the same is done, adds up what that costs, and keeps the place if it
// is the same for all. Who joins a fleet or embarks in one is counted for that fleet alone.
func (r *ruleset) joinUnits(a, b engine.Event) (engine.Event, bool) {
	if a.N[toldUnits] == 0 {
		a.N[toldUnits], a.N[toldSeat] = 1, r.seatOf(a.With)
	}
	aboard := a.Kind == KindJoined || a.Kind == KindEmbarked
	if a.N[toldSeat] != r.seatOf(b.With) || a.N[toldAlike] != b.N[toldAlike] || aboard && a.On != b.On {
		return engine.Event{}, false
	}
	if a.On != b.On {
		a.On = engine.NoObject
	}
	a.With = engine.NoObject
	a.N[toldUnits]++
	a.N[toldCost] += b.N[toldCost]
	return a, true
}

// seatOf returns the seat of a counter, as events have it.
func (r *ruleset) seatOf(o engine.Object) int32 { return int32(r.tables.Seat(r.tables.counterOf(o))) }
