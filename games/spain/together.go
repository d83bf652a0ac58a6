package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Musters reports whether several units can be taken up together: those of a hex to march or to advance, or ships of one
// to sail as a fleet.
func (r *ruleset) Musters(d engine.Decision) bool {
	return d.Ask == AskMarch || d.Ask == AskSail || d.Ask == AskAdvance
}

// Together returns the march of some units of a hex, one after the other, or the voyage of some ships of a hex, which
// form the next fleet first.
//
// Cases 6.11, 6.12, 8.0.
func (r *ruleset) Together(s engine.State, d engine.Decision, of []engine.Object, to engine.Object) (engine.Way, bool) {
	g, goal := s.(*State), hexOf(to)
	switch {
	case goal == 0:
	case d.Ask == AskMarch:
		return g.wayOfUnits(r, d, of, goal)
	case d.Ask == AskAdvance:
		return g.wayOfVictors(d, of, goal)
	case d.Ask == AskSail:
		ahead, formed, fleet, ok := g.formed(d, of)
		if !ok {
			break
		}
		w, ok := r.Way(ahead, d, fleet, to)
		w.Choices = append(formed[:len(formed):len(formed)], w.Choices...)
		if b := w.Beside; b != nil {
			b.Choices = append(formed[:len(formed):len(formed)], b.Choices...)
		}
		return w, ok
	}
	return engine.Way{}, false
}

// Gather returns where some units of a hex can march together, or where some ships can sail as a fleet.
func (r *ruleset) Gather(s engine.State, d engine.Decision, of []engine.Object) []engine.Reached {
	g := s.(*State)
	if d.Ask == AskMarch {
		units, from, most := g.gathered(d.Seat, of)
		return g.reachOfUnits(d.Seat, &units, from, most, false)
	}
	if _, ok := g.wayOfVictors(d, of, g.combat.To); ok {
		return []engine.Reached{{To: hexObject(g.combat.To), Steps: 1}}
	}
	if ahead, _, fleet, ok := g.formed(d, of); ok {
		return r.Reach(ahead, d, fleet)
	}
	return nil
}

// wayOfVictors returns the advance of some units, or of all of a hex that may, into the hex that combat has emptied; false
// if one of them may not, or if it is another hex.
//
// Case 9.23.
func (g *State) wayOfVictors(d engine.Decision, of []engine.Object, goal Hex) (w engine.Way, ok bool) {
	if d.Ask != AskAdvance || g.combat.Naval || goal != g.combat.To {
		return w, false
	}
	w.Through = []engine.Object{hexObject(g.combat.From), hexObject(goal)}
	for _, op := range g.Options(d, nil) {
		if op.Verb == VerbFollow && (slices.Contains(of, op.On) || slices.Contains(of, hexObject(g.units[g.tables.counterOf(op.On)].Hex))) {
			w.Choices = append(w.Choices, engine.Choice{Seat: d.Seat, Verb: VerbFollow, About: d.About, On: op.On})
		}
	}
	return w, len(w.Choices) >= len(of)
}

// gathered returns some units of one hex, that hex, and how far all of them can march; none if they are not of one hex,
// or if one of them cannot march.
//
// Case 8.11.
func (g *State) gathered(seat engine.Seat, of []engine.Object) (units counterSet, from Hex, most int) {
	most = mostByte
	for _, o := range of {
		one, at, moves := g.marchers(seat, o)
		c := one.next(0)
		if c == 0 || g.tables.counterOf(o) != c || from != 0 && at != from {
			return counterSet{}, 0, 0
		}
		units.add(c)
		from, most = at, min(most, moves)
	}
	return units, from, most
}

// wayOfUnits returns the shortest march of some units of a hex, one after the other.
//
// Cases 8.0, 8.11.
func (g *State) wayOfUnits(r *ruleset, d engine.Decision, of []engine.Object, goal Hex) (w engine.Way, ok bool) {
	units, from, most := g.gathered(d.Seat, of)
	if from == 0 {
		return w, false
	}
	path := g.pathByLand(d.Seat, &units, from, goal, most, false)
	for i, o := range of {
		one, ok := g.wayByLand(d, o, goal)
		if !ok || len(one.Choices) != len(path)-1 {
			return engine.Way{}, false
		}
		if i == 0 {
			w = one
			w.Choices = nil
		}
		w.Choices = append(w.Choices, one.Choices...)
	}
	return w, len(w.Choices) > 0
}

// formed returns the position after some ships of a hex have formed the next fleet, the choices by which they do,
// and that fleet; false if they may not.
//
// Cases 6.11, 6.12.
func (g *State) formed(d engine.Decision, of []engine.Object) (ahead *State, joins []engine.Choice, fleet engine.Object, ok bool) {
	copied := *g
	ahead = &copied
	for i, o := range of {
		if i == 0 {
			fleet = fleetObject(d.Seat, g.freeMarker(d.Seat))
		}
		join := engine.Choice{Seat: d.Seat, Verb: VerbJoin, About: d.About, On: fleet, With: o}
		if ill := ahead.Check(join); !ill.OK() {
			return nil, nil, 0, false
		}
		ahead.Apply(join, &engine.Turn{})
		joins = append(joins, join)
	}
	return ahead, joins, fleet, true
}
