package duel

import "github.com/weathergage/weathergage/engine"

// sink ends the match with the loss of a ship.
//
// Case 5.1.
func (g *State) sink(seat engine.Seat, t *engine.Turn) {
	t.Tell(engine.Event{Kind: sank, Rule: "5.1", About: shipOf(seat)})
	g.end()
}

// throwForColours sees whether the ship that was fired at strikes: she does if
// the die shows more than the hull she has left.
//
// Case 5.2. Ruling R3.
func (g *State) throwForColours(f *engine.Frame, t *engine.Turn) (waits bool) {
	seat := other(f.Seat)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6,
		Seen: engine.Everyone, Rule: "5.2", About: shipOf(seat)})
	own := &g.ships[seat]
	own.struck = int8(die[0]) > own.hull
	kind := foughtOn
	if own.struck {
		kind = struckColours
	}
	t.Tell(engine.Event{Kind: kind, Rule: "5.2", About: shipOf(seat),
		N: [4]int32{int32(die[0]), int32(own.hull)}})
	if own.struck {
		g.end()
	} else {
		g.nextToFire(f.Seat)
	}
	return false
}

// strikesOn returns the least face on which a ship strikes once she has taken one more hit in her hull; 0 if she does
// not roll then, or is lost.
//
// Case 5.2.
func (g *State) strikesOn(seat engine.Seat) int32 {
	own := &g.ships[seat]
	if own.struck || own.hull < 2 || 2*(own.hull-1) > g.tables.Ships[seat].Hull {
		return 0
	}
	return int32(own.hull)
}

// endTurn goes on to the next turn, or to a draw after the last.
//
// Case 5.3.
func (g *State) endTurn(_ *engine.Frame, t *engine.Turn) (waits bool) {
	if g.turn == int16(g.tables.Scenarios[g.scenario].Turns) {
		t.Tell(engine.Event{Kind: fellNight, Rule: "5.3"})
		g.end()
		return false
	}
	g.turn++
	g.clearTurn()
	g.goTo(stepOrders, engine.NoSeat)
	return false
}

func (g *State) end() {
	g.clearTurn()
	g.flow = engine.Flow{}
}

// clearTurn forgets what belonged to the turn alone.
func (g *State) clearTurn() {
	g.gage = 0
	for seat := range numSeats {
		g.ships[seat].speed = 0
	}
}

// Outcome reports how the match ended, once it has.
//
// Cases 5.1, 5.2, 5.3.
func (g *State) Outcome() (engine.Outcome, bool) {
	if g.flow.Depth() > 0 {
		return engine.Outcome{}, false
	}
	for seat := range numSeats {
		switch own := &g.ships[seat]; {
		case own.hull == 0:
			return engine.Outcome{Winner: other(seat), Rule: "5.1"}, true
		case own.struck:
			return engine.Outcome{Winner: other(seat), Rule: "5.2"}, true
		}
	}
	return engine.Outcome{Winner: engine.NoSeat, Rule: "5.3"}, true
}
