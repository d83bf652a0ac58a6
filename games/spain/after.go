package spain

import "github.com/weathergage/weathergage/engine"

// afterLoss is what the loss of a step leaves: number 1 is how many steps, 2 how many leaders go down with a ship, 3
// whether land units drown, 4 whether a weaker unit may take the place of a host.
const afterLoss = "%{1?%1 %{1:step|steps} left|%{O:its|their} last step}%{4?, but a weaker unit may take %{O:its|their} place|}" +
	"%{2?, and %{2:the leader is|the leaders are} lost|}%{3?, and land units drown|}"

// After says what an answer brings about. It implements engine.Aftermath.
func (g *State) After(d engine.Decision, c engine.Choice) engine.After {
	switch {
	case c.Verb == VerbLose && g.tables.counterOf(c.On) != Unseen:
		return g.afterLoss(d, c)
	}
	return engine.After{}
}

// afterLoss says how many steps a ship or unit has left, and what is lost with it.
//
// Cases 6.52, 7.32, 9.13, 9.14, 13.16.
func (g *State) afterLoss(d engine.Decision, c engine.Choice) engine.After {
	out := engine.After{Says: afterLoss}
	unit := g.tables.counterOf(c.On)
	row, u := g.at(unit)
	switch {
	case row.Reduced > 0 && u.Mark&markReduced == 0:
		out.N[0] = int32(g.tables.Steps(unit) - 1)
	case row.Kind.IsLand():
		out.N[3] = engine.Truth(g.tables.Steps(unit) > 1 && row.Reduced == 0)
	}
	if !row.Kind.IsNaval() {
		return out
	}
	out.N[1] = int32(len(g.Aboard(nil, d, c)))
	ahead, s := *g, Stack{g.tables.Seat(unit), u.Fleet, u.Hex}
	troops := ahead.aboard(s)
	ahead.loseShipStep(unit, false, &engine.Turn{})
	out.N[2] = engine.Truth(ahead.room(s) < 0 || ahead.aboard(s) < troops)
	return out
}

// aboard counts the land units of a stack at sea.
func (g *State) aboard(s Stack) (n int) {
	all := g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		if g.tables.Row(c).Kind.IsLand() {
			n++
		}
	}
	return n
}
