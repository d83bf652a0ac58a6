package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/invincible/captain"
)

var arena = bottest.Arena{New: captain.New, Dice: 1588}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, invincible.Data, invincible.New) }

// play has captains play match number k of a scenario, and look at each of its positions.
func play(tb testing.TB, r engine.Ruleset, scenario string, set []engine.Setting, k uint64, look bottest.Look) (engine.Outcome, int) {
	tb.Helper()
	return arena.Play(tb, r, scenario, set, k, look)
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	for _, sc := range r.Info().Scenarios {
		for i, sw := range r.Info().Switches {
			set := []engine.Setting{{Key: sw.Key, Value: "on"}}
			play(t, r, sc.Key, set, uint64(i), nil)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "campaign") }

func TestCaptainKnowsOnlyWhatItSees(t *testing.T) {
	arena.KnowsOnlyWhatItSees(t, rules(t), "campaign", 1)
}

func TestEvaluate(t *testing.T) { arena.Judges(t, rules(t), "campaign", 9) }

func BenchmarkCampaign(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "campaign", nil, k, nil)
		k++
	}
}

func BenchmarkEvaluate(b *testing.B) {
	r := rules(b)
	chance := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup("calais", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	c := captain.New(r)
	for b.Loop() {
		c.Evaluate(s, invincible.Spanish)
	}
}
