package fury

import "github.com/weathergage/weathergage/engine"

// Redact forgets what the viewer may not know: the enemy's companies in ambush, and that
// there are any.
//
// Case 14.1.
func (g *State) Redact(viewer engine.Seat) {
	g.redactWar(viewer)
	for seat := range numSeats {
		if seat != viewer {
			g.hidden[seat] = [maxHidden]company{}
		}
	}
}

// Imagine fills what Redact forgot. Nothing on the table tells of an ambush, so that there
// may be none.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) { g.imagineWar(viewer, d) }
