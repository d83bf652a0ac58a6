package captain_test

import (
	"os"
	"testing"

	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

var arena = bottest.Arena{New: captain.New, Dice: 1588}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, fury.Data, fury.New) }

// most is more choices than captains need for any match.
const most = 20000

// play has captains play match number k of a scenario. It fails if that does not end.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64) {
	tb.Helper()
	n := 0
	arena.Play(tb, r, scenario, nil, k, func(engine.State, engine.Decision) {
		if n++; n > most {
			tb.Fatalf("%s, match %d is not over after %d choices", scenario, k, most)
		}
	})
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	const every = 6 // of the scenarios, unless all are asked for
	for i, sc := range r.Info().Scenarios {
		if i%every == 1 || os.Getenv("WEATHERGAGE_LONG") != "" {
			play(t, r, sc.Key, 0)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "swamped") }

func TestCaptainKnowsOnlyWhatItSees(t *testing.T) {
	r := rules(t)
	for _, scenario := range []string{"swamped", "campaign"} {
		arena.KnowsOnlyWhatItSees(t, r, scenario, 1)
	}
}

func TestEvaluate(t *testing.T) { arena.Judges(t, rules(t), "swamped", 9) }

func BenchmarkAction(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "feud", k)
		k++
	}
}

func BenchmarkCampaign(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "campaign", k)
		k++
	}
}

// TestCaptainCrossesAFord has squadrons come over a stream that the enemy guards, and off the board.
//
// Case 8.4.
func TestCaptainCrossesAFord(t *testing.T) {
	over := false
	arena.Play(t, rules(t), "delaying-action", nil, 3, func(s engine.State, _ engine.Decision) {
		gone, _ := s.(*fury.State).Gone(fury.SeatA)
		over = over || gone > 0
	})
	if !over {
		t.Error("no squadron got over the fords and off the board")
	}
}

// TestCaptainLandsByTheChain has boats land beside the chain, and a company reach its end.
//
// Case 27.7.
func TestCaptainLandsByTheChain(t *testing.T) {
	if out, _ := arena.Play(t, rules(t), "eastward-ho", nil, 2, nil); out.Winner != fury.SeatA {
		t.Errorf("the chain is not reached: %v", out)
	}
}

// TestCaptainIsNotLostInTheDark plays a match in which a leg in the dark comes to nothing.
//
// Case 15.1.
func TestCaptainIsNotLostInTheDark(t *testing.T) {
	play(t, rules(t), "capn-art-thou-sleeping-there-below", 1009)
}
