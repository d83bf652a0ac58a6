package duel

import "github.com/weathergage/weathergage/engine"

// Redact forgets, in place, what the viewer may not know: the orders of others
// until they are opened, and what lies in their guns.
//
// Cases 2.1, 2.2.
func (g *State) Redact(viewer engine.Seat) {
	for seat := range numSeats {
		if seat == viewer {
			continue
		}
		theirs := &g.hidden[seat]
		*theirs = secret{loaded: theirs.loaded}
		if theirs.loaded != noShot {
			theirs.loaded = unseen
		}
	}
}

// Imagine fills guns whose shot is unseen with what may lie in them.
//
// Cases 2.2, 2.3.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	for seat := range numSeats {
		own := &g.hidden[seat]
		if own.loaded != unseen {
			continue
		}
		own.loaded = round
		if !g.hasShot(seat, chain) {
			continue
		}
		if f, ok := d.Throw(engine.Throw{Seat: seat, Dice: 1, Sides: 2}); ok && f[0] == 2 {
			own.loaded = chain
		}
	}
}
