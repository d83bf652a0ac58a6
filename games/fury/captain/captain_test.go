package captain_test

import (
	"os"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

func rules(tb testing.TB) engine.Ruleset {
	tb.Helper()
	return enginetest.Loaded(tb, fury.Data, fury.New)
}

// most is more choices than captains need for any match.
const most = 20000

// play lets captains fight match number k of a scenario and hands each position to look before
// it is decided. It returns how it ended, and after how many choices.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64, look func(engine.State, engine.Decision)) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(1588, k)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup(scenario, nil, &turn)
	if err != nil {
		tb.Fatal(err)
	}
	c := captain.New(r)
	c.Begin(k)
	asker := bot.NewAsker(r.Blank)
	var open []engine.Decision
	for n := 0; n < most; n++ {
		if open = s.Pending(open[:0]); len(open) == 0 {
			out, _ := s.Outcome()
			return out, n
		}
		d := open[0]
		if look != nil {
			look(s, d)
		}
		choice := asker.Ask(c, s, d, bot.Budget{})
		if ill := s.Check(choice); !ill.OK() {
			tb.Fatalf("%s, match %d: %s: %s", scenario, k, r.Words().Say(choice), r.Words().Refuse(ill))
		}
		turn.Reset()
		s.Apply(choice, &turn)
	}
	tb.Fatalf("%s, match %d is not over after %d choices", scenario, k, most)
	return engine.Outcome{}, most
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	const every = 6 // of the scenarios, unless all are asked for
	for i, sc := range r.Info().Scenarios {
		if i%every == 1 || os.Getenv("WEATHERGAGE_LONG") != "" {
			play(t, r, sc.Key, 0, nil)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) {
	r := rules(t)
	first, n := play(t, r, "swamped", 7, nil)
	again, m := play(t, r, "swamped", 7, nil)
	if first != again || n != m {
		t.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// The captain is shown what its seat may know and must neither change it nor need more: its
// answer on its own view is its answer on any position that looks alike.
func TestCaptainKnowsOnlyWhatItSees(t *testing.T) {
	r := rules(t)
	one, other := captain.New(r), captain.New(r)
	seen, imagined, before := r.Blank(), r.Blank(), r.Blank()
	for _, scenario := range []string{"swamped", "campaign"} {
		play(t, r, scenario, 3, func(s engine.State, d engine.Decision) {
			seen.CopyFrom(s)
			seen.Redact(d.Seat)
			imagined.CopyFrom(seen)
			chance := dice.NewMixer(5, 5)
			imagined.Imagine(d.Seat, &chance)
			imagined.Redact(d.Seat)
			before.CopyFrom(seen)
			one.Begin(11)
			other.Begin(11)
			if a, b := one.Choose(seen, d, bot.Budget{}), other.Choose(imagined, d, bot.Budget{}); a != b {
				t.Fatalf("%s: on the same view it answers %s and %s", scenario, r.Words().Say(a), r.Words().Say(b))
			}
			if !seen.Equal(before) {
				t.Fatal("it changed the position it was shown")
			}
		})
	}
}

// What one seat hopes the other fears, and an end is certain.
func TestEvaluate(t *testing.T) {
	r := rules(t)
	c := captain.New(r)
	last := r.Blank()
	out, _ := play(t, r, "swamped", 9, func(s engine.State, _ engine.Decision) {
		a, b := c.Evaluate(s, fury.SeatA), c.Evaluate(s, fury.SeatB)
		if a < 0 || a > 1 || a+b < 0.999999 || a+b > 1.000001 {
			t.Fatalf("worth %v to A and %v to B", a, b)
		}
		last = s
	})
	if out.Winner < 2 {
		if v := c.Evaluate(last, out.Winner); v != 1 {
			t.Errorf("a match won is worth %v", v)
		}
	}
}

func BenchmarkAction(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "feud", k, nil)
		k++
	}
}

func BenchmarkCampaign(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "campaign", k, nil)
		k++
	}
}
