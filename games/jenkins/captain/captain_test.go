package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/games/jenkins/captain"
)

var arena = bottest.Arena{New: captain.New, Dice: 1739}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, jenkins.Data, jenkins.New) }

// play has captains play match number k of a scenario, and look at each of its positions.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64, look bottest.Look) (engine.Outcome, int) {
	tb.Helper()
	return arena.Play(tb, r, scenario, nil, k, look)
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	for _, sc := range r.Info().Scenarios {
		for k := range uint64(3) {
			play(t, r, sc.Key, k, nil)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "short") }

func TestCaptainKnowsOnlyWhatItSees(t *testing.T) { arena.KnowsOnlyWhatItSees(t, rules(t), "short", 1) }

func TestEvaluate(t *testing.T) { arena.Judges(t, rules(t), "porto-bello", 9) }

func BenchmarkWar(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "war", k, nil)
		k++
	}
}

func BenchmarkEvaluate(b *testing.B) {
	r := rules(b)
	chance := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup("cartagena", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	c := captain.New(r)
	for b.Loop() {
		c.Evaluate(s, jenkins.Spanish)
	}
}
