package bot_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// stubborn is a captain that always takes the last candidate.
type stubborn struct{}

func (stubborn) Begin(uint64)                               {}
func (stubborn) Evaluate(engine.State, engine.Seat) float64 { return 0.5 }
func (stubborn) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	all := seen.Candidates(d, bot.Samples, nil)
	return all[len(all)-1]
}

// A novice plays as its captain in three decisions of four, and is the same for the same key.
func TestNovice(t *testing.T) {
	r := duelRules(t)
	mixer := dice.NewMixer(1, 1)
	s, err := r.Setup("open-sea", nil, &engine.Turn{Dice: &mixer})
	if err != nil {
		t.Fatal(err)
	}
	d := s.Pending(nil)[0]
	want := stubborn{}.Choose(s, d, bot.Budget{})
	spec := bot.Spec{Kind: "novice"}
	b, err := spec.New(r, func(engine.Ruleset) bot.Captain { return stubborn{} })
	if err != nil || !spec.Repeatable() {
		t.Fatal(err)
	}
	play := func(key uint64) (other int, all []engine.Choice) {
		b.Begin(key)
		for range 1000 {
			c := b.Choose(s, d, bot.Budget{})
			if c != want {
				other++
			}
			all = append(all, c)
		}
		return other, all
	}
	other, first := play(7)
	if other < 90 || other > 160 { // two candidates: half of its guesses are the captain's
		t.Errorf("of 1000 answers %d are not the captain's, want some 125", other)
	}
	if _, again := play(7); !slices.Equal(first, again) {
		t.Error("the same key gives other answers")
	}
	if _, err := spec.New(r, nil); err == nil {
		t.Error("a game without a captain has a novice")
	}
}
