package spain

import "github.com/weathergage/weathergage/engine"

// isRowed reports whether all ships of a stack are oared: the wind never affects them.
//
// Case 6.25. Ruling R70.
func (g *State) isRowed(s Stack) bool {
	ships := g.ships(s)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if !g.tables.Row(c).Kind.HasOars() {
			return false
		}
	}
	return true
}

// blow throws the dice for the wind of a fleet and begins the loss of steps, if there is
// any. The Treasure Fleet alone can lose none. It returns the hexes that the wind takes.
//
// Cases 6.23, 6.24, 11.25. Rulings R68, R69.
func (g *State) blow(s Stack, with bool, rule engine.Case, t *engine.Turn) int32 {
	dice := t.Roll(engine.Throw{Seat: s.Seat, Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: rule, About: s.object()})
	gust := g.tables.Wind[dice[0]+dice[1]][WindColumn(g.season(), with)]
	which := int32(0)
	if with {
		which = 1
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindWind, Rule: rule, About: s.object(),
		N: [4]int32{int32(dice[0] + dice[1]), which, int32(gust.Moves), int32(gust.Steps)}})
	if gust.Steps > 0 && s.Fleet != treasureFleet {
		g.flow.Push(engine.Frame{Step: stepWindLoss, Seat: s.Seat, About: s.object(), N: [2]int32{lossesLeft: int32(gust.Steps)}})
	}
	return int32(gust.Moves)
}

// enterWindLoss ends the loss when no step is due any more, or the fleet is gone.
//
// Case 6.24.
func (g *State) enterWindLoss(f *engine.Frame, _ *engine.Turn) bool {
	if f.N[lossesLeft] > 0 && g.stackOf(f.Seat, f.About).Hex != 0 {
		return true
	}
	return g.pop()
}

// mayLoseToWind refuses a ship that is not of the fleet, that is oared, for which the dice were not
// thrown, or of shallow draft while others are of deep draft.
//
// Cases 6.24, 6.25, 6.26, 7.33, 11.25. Rulings R68, R72.
func (g *State) mayLoseToWind(f *engine.Frame, c Counter) engine.Illegal {
	s, kind := g.stackOf(f.Seat, f.About), g.tables.Row(c).Kind
	switch {
	case !g.holds(s, c) || g.tables.Seat(c) != f.Seat || !kind.IsNaval():
		return under("6.24", reasonNotWithThem)
	case kind.HasOars() || kind == TreasureFleet:
		return no(reasonNoWindLoss)
	case !g.rolledFor(f, c):
		return no(reasonRolledBefore)
	case kind.IsDeep():
		return allowed
	}
	for m, end := g.tables.of(f.Seat); m < end; m++ {
		if g.holds(s, m) && g.tables.Row(m).Kind == DeepSail && g.rolledFor(f, m) {
			return no(reasonDeepFirst)
		}
	}
	return allowed
}

// What the Code of a loss to the wind says.
const (
	lossSailing uint16 = iota // of all ships of the fleet
	lossLying                 // of those that have lain still
)

// rolledFor reports whether the dice of a loss were thrown for a ship: in a fleet that lies on the
// high seas, not for one that has sailed and come to it.
//
// Case 6.26. Rulings R68, R72.
func (g *State) rolledFor(f *engine.Frame, ship Counter) bool {
	return f.Code != lossLying || g.units[ship].Mark&markHigh == 0
}

// offerWindLoss offers the ships that may lose a step. The seat is asked for each step, so
// that the question tells nothing of the fleet; it passes if no ship can lose one.
//
// Cases 6.24, 7.33. Ruling R68.
func (g *State) offerWindLoss(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	some := false
	for c, end := g.tables.of(f.Seat); c < end; c++ {
		if ill := g.mayLoseToWind(f, c); ill.OK() {
			o.Plain(VerbLose, counterObject(c), 0, "6.24")
			some = true
		}
	}
	if !some {
		o.Plain(engine.Pass, 0, 0, "6.24")
	}
}

// loseToWind takes a step of a ship. The enemy hears only that a step is lost.
//
// Cases 6.24, 6.52. Rulings R68, R275.
func (g *State) loseToWind(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	f.N[lossesLeft]--
	t.Reveal(engine.Everyone)
	if c.Verb == engine.Pass {
		return
	}
	s, ship, about := g.stackOf(f.Seat, f.About), g.tables.counterOf(c.On), f.About
	t.Tell(engine.Event{Kind: KindWindLost, Rule: "6.24", About: about, N: [4]int32{1}})
	left := int32(1)
	if !g.loseShipStep(ship, false, t) {
		left = 0
	}
	g.tellOwn(t, engine.Event{Kind: KindStepLost, Rule: "6.24", With: c.On, N: [4]int32{left}}, s.Seat)
	g.settleCargo(s, t)
}

// loseShipStep takes a step of a ship, in combat or by the wind, and reports whether she is
// still there. Leaders aboard a ship that is eliminated are killed.
//
// Cases 7.32, 13.16, 13.18, 16.1.
func (g *State) loseShipStep(ship Counter, known bool, t *engine.Turn) bool {
	row, u := g.at(ship)
	seat := g.tables.Seat(ship)
	g.lost[seat]++
	if row.Reduced > 0 && u.Mark&markReduced == 0 {
		u.Mark |= markReduced
		return true
	}
	g.killLeaders(ship, known, t)
	g.sink(ship, known, t)
	g.remove(ship, Off, known)
	return false
}

// killLeaders takes the naval leaders of a ship that is eliminated out of the war. The enemy hears of
// those whose ship he knows.
//
// Case 13.16. Rulings R275, R307.
func (g *State) killLeaders(ship Counter, known bool, t *engine.Turn) {
	for l, end := g.tables.of(g.tables.Seat(ship)); l < end; l++ {
		if g.units[l].Ship == ship {
			g.loseLeader(l, "13.16", known, t)
		}
	}
}

// loseLeader takes a leader out of the war. The enemy hears of it if it is known.
//
// Cases 13.16, 13.18. Ruling R275.
func (g *State) loseLeader(leader Counter, rule engine.Case, known bool, t *engine.Turn) {
	e := engine.Event{Kind: KindLeaderLost, Rule: rule, With: counterObject(leader)}
	if known {
		t.Tell(e)
	} else {
		g.tellOwn(t, e, g.tables.Seat(leader))
	}
	g.remove(leader, Gone, known)
}
