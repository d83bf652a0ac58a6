package invincible

import "github.com/weathergage/weathergage/engine"

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence.Steps[g.flow.At(0).Step].Phase
}

// Redact removes the other side's tactic while it is secret. Everyone knows a forced one,
// and chits in hand lie face up.
//
// Cases 7.4, 7.4.1, 16.0. Ruling R142.
func (g *State) Redact(viewer engine.Seat) {
	if g.flow.Depth() == 0 || g.flow.Top().Step != stepTactics {
		return
	}
	for seat := English; seat <= Spanish; seat++ {
		if seat != viewer && !(seat == English && g.combat.Forced) {
			g.combat.Tactic[seat] = NoTactic
		}
	}
}

// Imagine fills in nothing: a tactic that Redact removed is one that is still to be chosen,
// and nothing else is hidden.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {}
