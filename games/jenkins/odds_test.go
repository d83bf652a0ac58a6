package jenkins

import (
	"fmt"
	"math"
	"testing"

	"weathergage/dice"
	"weathergage/engine"
)

// TestOddsOfOneDie: an attempt succeeds on as many faces as ships take part, but never on a
// 6, and a victory die on what its seaport is worth less its trade routes.
//
// Cases 5.0, 7.2. Ruling R36.
func TestOddsOfOneDie(t *testing.T) {
	r := rules(t)
	for ships := 1; ships <= 7; ships++ {
		g, _ := parsed(t, r, fmt.Sprintf("English at 2719-outside lion\nSpanish at 2820-outside s-frigate*%d\n", ships))
		turn, outside, at := engine.Turn{Dice: &faceless{6}}, At(hexAt(t, "2719"), LayerOutside), hexObject(hexAt(t, "2819"))
		g.Apply(engine.Choice{Verb: VerbPick, On: stackObject(outside)}, &turn)
		g.Apply(engine.Choice{Verb: VerbSail, About: stackObject(outside), On: at}, &turn)
		g.Apply(engine.Choice{Seat: Spanish, Verb: VerbJoin, About: at, On: stackObject(At(hexAt(t, "2820"), LayerOutside))}, &turn)
		held(t, r, g, engine.Choice{Seat: Spanish, Verb: VerbAttempt, About: at}, min(ships, 5))
	}
	g, _ := parsed(t, r, "flow victory\nholder cartagena English\nEnglish at 2825-shore e-soldiers-1\n")
	held(t, r, g, engine.Choice{Seat: English, Verb: VerbClaim, On: hexObject(hexAt(t, "2825"))}, 4)
}

// held wants a choice to succeed on so many faces of a die.
func held(t *testing.T, r *ruleset, g *State, c engine.Choice, faces int) {
	t.Helper()
	table, err := dice.Forecast(r, g, c, dice.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if mean := table.Rows[0].Columns[0].Mean; math.Abs(mean-float64(faces)/6) > 1e-9 {
		t.Errorf("%s succeeds with a chance of %v, by the book %d in 6", r.words.Say(c), mean, faces)
	}
}
