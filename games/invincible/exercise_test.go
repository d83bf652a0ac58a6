package invincible

import (
	"testing"

	"weathergage/engine"
	"weathergage/engine/enginetest"
)

// TestExercise tries the laws of the engine by random play.
func TestExercise(t *testing.T) {
	enginetest.Exercise(t, game(t), enginetest.Options{Exchange: exchangeTactic})
}

// exchangeTactic gives the other side another tactic while it is secret.
func exchangeTactic(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	if g.flow.Depth() == 0 || g.flow.Top().Step != stepTactics {
		return
	}
	for seat := English; seat <= Spanish; seat++ {
		if seat == viewer || g.combat.Tactic[seat] == NoTactic || seat == English && g.combat.Forced {
			continue
		}
		faces, _ := d.Throw(engine.Throw{Dice: 1, Sides: numTactics - 1})
		g.combat.Tactic[seat] = Tactic(faces[0])
	}
}
