package invincible

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestExercise tries the laws of the engine by random play.
func TestExercise(t *testing.T) {
	enginetest.Exercise(t, oneRaid{game(t)}, enginetest.Options{Exchange: exchangeTactic, Cites: true, Without: enginetest.Forms, Fated: fated})
}

// fated are the throws that no choice brings, with the reason.
var fated = map[engine.Case]string{
	"11.0":   "the weather is rolled for each turn",
	"11.1":   "a gale strikes every squadron",
	"14.1":   "the Condition of the Armada is rolled for at a rendezvous",
	"14.2":   "the arrival of the army is rolled for each turn",
	"16.0":   "event chits are drawn each turn",
	"17.1.7": "chits are drawn in the set-up",
	"17.2.6": "the storms off Corunna are rolled for in the set-up",
	"17.2.8": "chits are drawn in the set-up",
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, oneRaid{game(f)}, enginetest.Options{Exchange: exchangeTactic, Without: enginetest.Forms})
}

// oneRaid is the game with one outcome of Drake's raid at most: random mixtures of
// optional rules hold both now and then, which set-up refuses (17.1.1, 17.2.1).
type oneRaid struct{ *ruleset }

func (r oneRaid) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	var raid bool
	kept := slices.DeleteFunc(slices.Clone(settings), func(set engine.Setting) bool {
		raid = raid || set == engine.Setting{Key: "cadiz-raid-fails", Value: "on"}
		return raid && set == engine.Setting{Key: "lisbon-stores-burnt", Value: "on"}
	})
	return r.ruleset.Setup(scenario, kept, t)
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
