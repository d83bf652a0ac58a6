package renaissance

import "weathergage/engine"

// Redact forgets the orders of the other side that are not yet open, and the parties
// that it has told off.
//
// Cases 1.2, 2.2, 4.1. Rulings R40, R80.
func (g *State) Redact(viewer engine.Seat) {
	for seat := range numSeats {
		if seat != viewer {
			g.sealed[seat] = false
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].holder != viewer {
			g.hidden[n] = secret{}
			g.hideGuns(n)
		}
	}
}

// Imagine loads the guns of others. Orders that are not open count as not written,
// and there may be no party.
//
// Cases 2.2, 10.3.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].holder != viewer {
			g.imagineGuns(n, d)
		}
	}
}

// Moment is the move and what is done in it.
func (g *State) Moment() (turn int, phase string) {
	if g.result != resultNone {
		return int(g.move), "over"
	}
	return int(g.move), sequence[orders].name
}
