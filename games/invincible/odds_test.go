package invincible

import (
	"math"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// facing is a position in which Drake (E5) may attack the hulks of Medina I (F5),
// nobody else being near.
func facing(t testing.TB, r *ruleset) *State {
	t.Helper()
	g := start(t, r, "calais", nil, &dice.Mixer{})
	for s := firstEnglish; s <= lastSpanish; s++ {
		if g.at[s] != 0 {
			g.lift(s)
		}
	}
	g.flow = engine.Flow{}
	g.flow.Push(engine.Frame{Step: stepEnglishMoves})
	g.flow.Push(engine.Frame{Step: stepMove, About: Drake.object(), N: [2]int32{moveFlags: moveAsked}})
	g.hand = [2][numChits]uint8{}
	g.hits, g.added, g.shots = [numSquadrons]uint8{}, [numSquadrons]uint8{}, [numSquadrons]uint8{}
	g.lowAmmo, g.broken = [numSquadrons]bool{}, [numSquadrons]bool{}
	g.put(Drake, squareAt(4, 4))
	g.place[Drake] = g.armada
	g.put(Medina1, squareAt(5, 4))
	return g
}

// TestForecast compares exact odds with what can be worked out by hand.
func TestForecast(t *testing.T) {
	r := game(t)
	g := facing(t, r)
	attack := engine.Choice{Seat: English, Verb: VerbAttack, About: Drake.object(), On: Medina1.object()}
	table, err := dice.Forecast(r, g, attack, dice.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if len(table.Rows) != 9 || !table.Exact {
		t.Fatalf("%d rows, exact %v: want 9, exact", len(table.Rows), table.Exact)
	}
	for _, row := range table.Rows {
		english, spanish := row.Choices[0].Verb, row.Choices[1].Verb
		if english != VerbStandOff {
			continue
		}
		// Two dice at -1 where both stand off, else at 0; the hulks one die at -3 or
		// two at -3, which cannot hit.
		want := 4.0 / 3
		if spanish == VerbStandOff {
			want = 2.0 / 3
		}
		if mean := row.Columns[1].Mean; math.Abs(mean-want) > 1e-9 {
			t.Errorf("%v: the hulks lose %v, want %v", row.Answers, mean, want)
		}
		if mean := row.Columns[0].Mean; mean != 0 {
			t.Errorf("%v: Drake loses %v, want 0", row.Answers, mean)
		}
	}
}

// BenchmarkForecast works out the odds of an attack.
func BenchmarkForecast(b *testing.B) {
	r := game(b)
	g := facing(b, r)
	attack := engine.Choice{Seat: English, Verb: VerbAttack, About: Drake.object(), On: Medina1.object()}
	for b.Loop() {
		if _, err := dice.Forecast(r, g, attack, dice.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}
