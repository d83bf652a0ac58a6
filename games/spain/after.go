package spain

import "github.com/weathergage/weathergage/engine"

// afterLoss is what the loss of a step leaves: number 1 is how many steps, 2 how many leaders go down with a ship, 3
// whether land units drown, 4 whether a weaker unit may take the place of a host.
const afterLoss = "%{1?%1 %{1:step|steps} left|%{O:its|their} last step}%{4?, but a weaker unit may take %{O:its|their} place|}" +
	"%{2?, and %{2:the leader is|the leaders are} lost|}%{3?, and land units drown|}"

// When a unit that goes to a track can be on the map: number 1 is whether it can be in this war, in month %W, 2 what
// maintenance is saved in a turn, and 3 in a winter turn.
const (
	afterTrack = "%{1?on the map from %W|too late: not on the map before the war ends}"
	afterLayUp = "%{2?saves %2 %{2:ducat|ducats} a turn, %3 in winter; |}%{1?on the map again from %W|not on the map again in this war}"
)

// nextSegment says what comes next when a seat does no more in a segment of its own, by the question and the seat.
var nextSegment = [AskLayUp + 1][2]string{
	AskSail:     {"your attacks at sea come next", "your attacks at sea come next"},
	AskSeaFight: {"the Spanish ships move next", "the land phase comes next"},
	AskMarch:    {"your attacks on land come next", "your attacks on land come next"},
	AskFight:    {"the Spanish land units move next", "the administrative phase comes next"},
}

// afterPass says what comes after a segment in which a seat does no more.
//
// Case 4.2.
func afterPass(d engine.Decision) engine.After {
	if int(d.Ask) < len(nextSegment) && int(d.Seat) < len(nextSegment[0]) {
		return engine.After{Says: nextSegment[d.Ask][d.Seat]}
	}
	return engine.After{}
}

// After says what an answer brings about. It implements engine.Aftermath.
func (g *State) After(d engine.Decision, c engine.Choice) engine.After {
	switch {
	case c.Verb == engine.Pass && d.Ask == AskAdvance && !g.combat.Naval && !g.holdsOut(d.Seat, g.combat.To):
		return engine.After{Says: "%W stays empty", With: hexObject(g.combat.To)}
	case c.Verb == engine.Pass:
		return afterPass(d)
	case c.Verb == VerbAssault && hexOf(c.With) != 0 && c.With == c.On:
		return engine.After{Says: "you storm the besieged"}
	case c.Verb == VerbBesiege && !g.combat.Naval:
		return engine.After{Says: afterBesieged, N: [4]int32{1: g.segmentsToHold(d.Seat, g.combat.To)}}
	case c.Verb == VerbLose && g.tables.counterOf(c.On) != Unseen:
		return g.afterLoss(d, c)
	case c.Verb == VerbConstruct, c.Verb == VerbRepair, c.Verb == VerbSummon, c.Verb == VerbLayUp, c.Verb == VerbAdvance:
		return g.afterTrack(c)
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

// afterTrack says when a unit that is built, advanced, repaired or laid up can be on the map, and what is saved until then.
// Nothing comes of laying up in the last turn.
//
// Cases 5.12, 5.23, 5.61, 5.62, 5.71, 5.72, 11.14, 14.21.
func (g *State) afterTrack(c engine.Choice) engine.After {
	unit := g.tables.counterOf(c.With)
	if unit == Unseen {
		unit = g.tables.counterOf(c.On)
	}
	ahead := *g
	sequence.Do(&ahead, c, &engine.Turn{})
	if unit == Unseen || ahead.units[unit].Where != OnTrack {
		return engine.After{}
	}
	turn := ahead.ready(unit)
	out := engine.After{Says: afterTrack, With: monthObject(turn), N: [4]int32{engine.Truth(turn > 0)},
		Vain: turn == 0 && (c.Verb != VerbLayUp || g.turn >= g.scenario().Last)}
	if c.Verb == VerbLayUp {
		out.Says = afterLayUp
		out.N[1] = int32(g.keep(unit))
		out.N[2] = out.N[1] * int32(g.tables.Numbers[NumWinterCost])
	}
	return out
}

// ready returns the first turn in which a unit on a track can be on the map, 0 if none in this war. Nothing leaves a
// track in winter outside the Mediterranean.
//
// Cases 5.13, 5.23, 14.21, 14.23.
func (g *State) ready(c Counter) uint8 {
	row, u := g.at(c)
	track, box := &g.tables.Tracks[u.Track], u.Box
	warm := row.Kind.IsNaval() && track.City != 0 && g.tables.Mediterranean[track.City]
	for turn := g.turn + 1; turn <= g.scenario().Last; turn++ {
		switch {
		case g.tables.Turns[turn].Season == Winter && !warm:
			continue
		case box <= 1:
			return turn
		}
		box--
	}
	return 0
}
