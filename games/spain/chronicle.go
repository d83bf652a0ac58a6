package spain

import "github.com/weathergage/weathergage/engine"

// Join returns the event that tells a and b in one sentence: a voyage or a march from hex to hex by where it
// has come, units with which the same is done one after another by their number, a storm by all that it costs,
// and a combat by the steps that each side loses.
func (r *ruleset) Join(a, b engine.Event) (engine.Event, bool) {
	switch a.Kind {
	case KindWind:
		return b, b.Kind == KindWindLost && a.About == b.About
	case KindWindLost:
		return r.joinStorm(a, b)
	case KindNaval, KindAssault:
		return r.joinCombat(a, b)
	}
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

// joinStorm is a storm with what it costs: steps, and for who may see them the ships lost and the units drowned.
func (r *ruleset) joinStorm(a, b engine.Event) (engine.Event, bool) {
	switch b.Kind {
	case KindWindLost:
		a.N[lostSteps] += b.N[lostSteps]
		return a, a.About == b.About
	case KindStepLost:
		if b.N[leftOver] == 0 {
			a.N[lostShips]++
		}
		return a, b.Rule == "6.24"
	case KindDrowned:
		a.N[lostTroops]++
		return a, true
	case KindLeaderLost:
		return a, true
	}
	return engine.Event{}, false
}

// joinCombat is an attack with the steps that each side loses in it.
func (r *ruleset) joinCombat(a, b engine.Event) (engine.Event, bool) {
	switch b.Kind {
	case KindStepLost:
		if r.seatOf(b.With) == a.N[foughtSeat] {
			a.N[foughtLost]++
		} else {
			a.N[foughtTaken]++
		}
		return a, true
	case KindRound, KindResult, KindTooWeak, KindMunitions, KindDrowned, KindLeaderLost, KindReplaced:
		return a, true
	}
	return engine.Event{}, false
}

// joinMarches is a stack's march: its counters march one after another into each hex.
func joinMarches(a, b engine.Event) (engine.Event, bool) {
	if a.N[marchedSeat] != b.N[marchedSeat] || a.On != b.On && (a.With != b.With || a.With == engine.NoObject) {
		return engine.Event{}, false
	}
	if a.With != b.With {
		a.N[marchedStack] = 1
	}
	a.On = b.On
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

// seatOf is the seat of a counter, as events have it.
func (r *ruleset) seatOf(o engine.Object) int32 { return int32(r.tables.Seat(r.tables.counterOf(o))) }
