package fury

import "github.com/weathergage/weathergage/engine"

// endTurn begins the next turn.
//
// Case 2.2. Rulings R41, R42.
func (g *State) endTurn(f *engine.Frame, t *engine.Turn) {
	for n := range g.companies {
		c := &g.companies[n]
		c.set(markHot, c.gun != 0 && c.hasShot())
		c.set(markActed|markRepelled|markAmbushed|markShot|markLanded, false)
		c.stance &^= ofTurn
		c.passed, c.shotAt = 0, 0
	}
	for seat := range g.hidden {
		for i := range g.hidden[seat] {
			g.hidden[seat][i].set(markActed, false)
		}
	}
	for i := range g.objects {
		if o := &g.objects[i]; o.kind != kindBoat {
			o.spent = 0
		}
	}
	for seat := range g.sides {
		g.sides[seat].marks &^= sideHerds | sidePrisoners | sideWagons | sideFleet | sideFleets | sideBides
		g.sides[seat].ridden, g.sides[seat].drawn = 0, 0
	}
	if sc := g.played(); sc != nil && g.turn >= uint16(sc.Turns) {
		g.endLate(sc, t)
		return
	}
	g.turn++
	g.growFires(t)
	for seat := range numSeats {
		g.sides[seat].marks &^= sideWaits
	}
	*f = engine.Frame{Step: stepRelief, Seat: SeatA}
	t.Tell(engine.Event{Kind: KindTurn, Rule: "2.2", N: [4]int32{int32(g.turn)}})
}

// hasFlown reports whether the match is over; it ends it if a side is put to flight. If both
// are, the side that acts wins. A side that has reached its goal before that, in the same segment, has won.
//
// Cases 19.1, 19.2. Rulings R292, R297, R641.
func (g *State) hasFlown(t *engine.Turn) bool {
	if g.outcome != outcomeNone {
		return true
	}
	waits := g.flow.At(0).Seat
	if waits >= numSeats {
		return false
	}
	for _, seat := range [numSeats]engine.Seat{waits, foe(waits)} {
		s := &g.sides[seat]
		if s.flight == 0 || int(s.lost)*100 <= int(s.force)*int(s.flight) {
			continue
		}
		if g.played() == nil || !g.hasWay(seat) || !g.isWon(t) {
			t.Reveal(engine.Everyone) // how large the force was
			t.Tell(engine.Event{Kind: KindFlight, Rule: "19.2", N: [4]int32{int32(seat), int32(s.lost), int32(s.force)}})
			g.end(outcomeFlight, seat, t)
		}
		return g.outcome != outcomeNone
	}
	return false
}

// endLate ends a match whose last turn is over: the scenario says who has won by that.
//
// Case 19.1.
func (g *State) endLate(sc *ScenarioRow, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindLate, Rule: "19.1", N: [4]int32{int32(g.turn)}})
	if sc.Late == engine.NoSeat {
		g.end(outcomeDraw, 0, t)
		return
	}
	g.end(outcomeLate, foe(sc.Late), t)
}

// end ends the match, or in a campaign the battle; one that is fought alone is the match.
//
// Cases 19.1, 29.14. Ruling R549.
func (g *State) end(how outcome, loser engine.Seat, t *engine.Turn) {
	switch {
	case g.isOnField() && g.war.has(warAlone):
		of := Battle(g.war.battle - 1)
		won, _ := g.verdict(of, how, loser)
		t.Tell(engine.Event{Kind: KindWarSettled, Rule: "29.14", On: placeObject(g.war.at), N: [4]int32{int32(won), int32(of)}})
		loser = foe(won)
	case g.isOnField():
		g.endFight(how, loser, t)
		return
	}
	g.outcome, g.loser = how, loser
	for g.flow.Depth() > 0 {
		g.flow.Pop()
	}
}

// Outcome reports how the match ended, once it has.
//
// Cases 19.1, 19.2.
func (g *State) Outcome() (engine.Outcome, bool) {
	switch g.outcome {
	case outcomeNone:
		return engine.Outcome{Winner: engine.NoSeat}, false
	case outcomePoints:
		return g.warOutcome(), true
	case outcomeFlight:
		return engine.Outcome{Winner: foe(g.loser), Rule: "19.2", Level: uint8(g.outcome)}, true
	case outcomeDraw:
		return engine.Outcome{Winner: engine.NoSeat, Rule: "19.1", Level: uint8(g.outcome)}, true
	}
	return engine.Outcome{Winner: foe(g.loser), Rule: "19.1", Level: uint8(g.outcome)}, true
}
