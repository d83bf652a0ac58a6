package spain

import "github.com/weathergage/weathergage/engine"

// enterInterphase ends the turn: Santa Cruz dies in his time, as everyone hears unless they know him
// dead, the factions of France may wake in the next turn, and after the last turn the victory points are
// counted.
//
// Cases 4.2, 13.2, 14.22, 15.13, 16.0. Rulings R18, R239, R275.
func (g *State) enterInterphase(_ *engine.Frame, t *engine.Turn) bool {
	cruz := g.tables.SantaCruz
	if int16(g.turn) == g.tables.Numbers[NumSantaCruz] && g.units[cruz] != (Unit{Where: Gone, Mark: markKnown}) {
		g.remove(cruz, Gone, true)
		t.Reveal(engine.Everyone)
		t.Tell(engine.Event{Kind: KindSantaCruz, Rule: "13.2", With: counterObject(cruz)})
	}
	if g.turn == g.scenario().Last {
		g.finish(t)
		return false
	}
	g.turn++
	g.fined = [2]bool{}
	g.sailed = [2]uint16{}
	g.tried = [2][maxFleets + 1]uint8{}
	g.clearMarks(markHigh | markCoast | markBarring | markHalted)
	g.noteSieges()
	g.wakeFactions(t)
	t.Tell(engine.Event{Kind: KindTurn, Rule: "4.2", On: monthObject(g.turn), N: [4]int32{int32(g.turn)}})
	g.goTo(stepIncome, t)
	return false
}

// noteSieges notes where units are besieged when a winter turn begins: winter does not keep those who besiege
// them there, though the siege may end in that turn.
//
// Case 14.22. Ruling R239.
func (g *State) noteSieges() {
	g.beset = [2]hexSet{}
	if !g.winter() {
		return
	}
	for seat := range g.beset {
		for i := range g.beset[seat] {
			g.beset[seat][i] = g.shut[seat][i] | g.blocked[seat][i]
		}
	}
}

// finish counts the victory points and ends the match.
//
// Cases 16.0, 16.4.
func (g *State) finish(t *engine.Turn) {
	levels := g.scenario().Levels
	difference := g.points(Spanish) - g.points(English)
	for i := range levels {
		if difference >= int(levels[i].From) {
			g.outcome = uint16(i + 1)
			break
		}
	}
	t.Tell(engine.Event{Kind: KindEnd, Rule: "16.4", N: [4]int32{int32(g.number)<<8 | int32(g.outcome-1),
		int32(g.points(English)), int32(g.points(Spanish))}})
}

// points returns the victory points of a seat: for enemy ships lost, for cities captured, for
// the French civil war, less the fines.
//
// Cases 11.3, 16.0, 16.1, 16.2, 16.3. Rulings R219, R270.
func (g *State) points(seat engine.Seat) int {
	return g.shipPoints(seat) + g.cityPoints(seat) + g.warPoints(seat) -
		int(g.fines[seat])*int(g.tables.Numbers[NumPenalty])
}

// shipPoints returns one point for every three steps of enemy ships lost, rounded to the nearest.
//
// Case 16.1. Rulings R263, R264.
func (g *State) shipPoints(seat engine.Seat) int {
	per := int(g.tables.Numbers[NumStepsAPoint])
	return (int(g.lost[foe(seat)]) + per/2) / per
}

// cityPoints returns the values of the cities held that were not one's own at the start. For
// Scotland the English have none.
//
// Case 16.2. Rulings R10, R265, R267, R268.
func (g *State) cityPoints(seat engine.Seat) int {
	n := 0
	for c := 1; c < len(g.tables.Cities); c++ {
		n += g.pointsOf(c, seat)
	}
	return n
}

// pointsOf returns what a city counts for a seat now.
//
// Case 16.2. Rulings R10, R265, R267, R268.
func (g *State) pointsOf(city int, seat engine.Seat) int {
	row := &g.tables.Cities[city]
	region := g.tables.RegionAt(row.Hex)
	if g.owner[city] != holderOf(seat) || region.Control == seat || seat == English && region.Country == CountryScotland {
		return 0
	}
	return int(row.Points)
}

// warPoints returns the points that a seat has if its side wins the French civil war, else 0.
//
// Cases 15.14, 16.3. Rulings R249, R250.
func (g *State) warPoints(seat engine.Seat) int {
	if g.wake == 0 {
		return 0
	}
	var held [2]int
	for c := 1; c < len(g.tables.Cities); c++ {
		if owner := g.owner[c]; owner != 0 && g.tables.RegionAt(g.tables.Cities[c].Hex).Country == CountryFrance {
			held[owner-1]++
		}
	}
	wins := [2]bool{held[English] >= int(g.tables.Numbers[NumHuguenotCities]), held[Spanish] >= int(g.tables.Numbers[NumLeagueCities])}
	if !wins[seat] || wins[foe(seat)] && held[foe(seat)] >= held[seat] {
		return 0
	}
	return int(g.tables.Numbers[NumCivilWar])
}

// ending returns how the match ended.
//
// Case 16.4.
func (g *State) ending() engine.Outcome {
	english, spanish := g.points(English), g.points(Spanish)
	return engine.Outcome{Winner: g.scenario().Levels[g.outcome-1].Winner, Level: uint8(g.outcome), Rule: "16.4",
		Score: [8]int32{int32(english), int32(spanish), int32(g.number)}}
}

// levelName returns the level of victory that the number of KindEnd stands for.
func (tb *Tables) levelName(n int32) string {
	levels := tb.Scenarios[n>>8].Levels
	return levels[n&0xFF].Name
}

// ended says how a match ended.
func (tb *Tables) ended(out engine.Outcome) string {
	return tb.levelName(out.Score[2]<<8 | int32(out.Level) - 1)
}
