package towpath

import "github.com/weathergage/weathergage/engine"

// The seats.
const (
	red engine.Seat = iota
	blue
	numSeats
)

const (
	last = 11 // the box at the far end of the chain; case 1.1
	most = 3  // boxes that the barge is hauled at once; case 2.1
)

// position is everything that changes in a match: numbers, booleans, and arrays and structs of these. If a test finds
// padding in it, make the field before the gap wider.
type position struct {
	flow     engine.Flow // where in the sequence of play; empty once the match is over
	scenario int16       // its number in the tables
	turn     int16       // from 1
	box      int32       // where the barge is, from 1
}

// setUp puts everything where a scenario begins.
//
// Case 1.2.
func (g *State) setUp() {
	g.turn, g.box = 1, g.tables.Scenarios[g.scenario].Start
	g.goTo(stepHaul, red)
}

// Redact removes, in place, what the viewer may not know. This game has no secrets.
func (g *State) Redact(engine.Seat) {}

// Imagine fills in what Redact removed.
func (g *State) Imagine(engine.Seat, engine.Dice) {}
