package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
	"github.com/weathergage/weathergage/games/invincible/captain"
	"github.com/weathergage/weathergage/pack"
)

func rules(tb testing.TB) engine.Ruleset {
	tb.Helper()
	p, err := pack.Read(invincible.Data)
	if err != nil {
		tb.Fatal(err)
	}
	r, err := invincible.New(p)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// play lets captains fight match number k of a scenario and hands each position to
// look before it is decided.
func play(tb testing.TB, r engine.Ruleset, scenario string, settings []engine.Setting, k uint64,
	look func(engine.State, engine.Decision)) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(1588, k)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup(scenario, settings, &turn)
	if err != nil {
		tb.Fatal(err)
	}
	c := captain.New(r)
	c.Begin(k)
	asker := bot.NewAsker(r.Blank)
	var open []engine.Decision
	for n := 0; ; n++ {
		open = s.Pending(open[:0])
		if len(open) == 0 {
			out, _ := s.Outcome()
			return out, n
		}
		d := open[0]
		if look != nil {
			look(s, d)
		}
		choice := asker.Ask(c, s, d, bot.Budget{})
		if ill := s.Check(choice); !ill.OK() {
			tb.Fatalf("match %d: %s: %s", k, r.Words().Say(choice), r.Words().Refuse(ill))
		}
		turn.Reset()
		s.Apply(choice, &turn)
	}
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

func TestCaptainIsRepeatable(t *testing.T) {
	r := rules(t)
	first, n := play(t, r, "campaign", nil, 7, nil)
	again, m := play(t, r, "campaign", nil, 7, nil)
	if first != again || n != m {
		t.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// The captain is shown what its seat may know and must neither change it nor need
// more: its answer on its own view is its answer on a copy of that view.
func TestCaptainLeavesPositionsAlone(t *testing.T) {
	r := rules(t)
	one, other := captain.New(r), captain.New(r)
	play(t, r, "campaign", nil, 3, func(s engine.State, d engine.Decision) {
		seen, imagined := r.Blank(), r.Blank()
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		imagined.CopyFrom(seen)
		chance := dice.NewMixer(5, 5)
		imagined.Imagine(d.Seat, &chance)
		imagined.Redact(d.Seat)
		before := r.Blank()
		before.CopyFrom(seen)
		one.Begin(11)
		other.Begin(11)
		if a, b := one.Choose(seen, d, bot.Budget{}), other.Choose(imagined, d, bot.Budget{}); a != b {
			t.Fatalf("on the same view it answers %v and %v", a, b)
		}
		if !seen.Equal(before) {
			t.Fatal("it changed the position it was shown")
		}
	})
}

// What one seat hopes the other fears, and an end is certain.
func TestEvaluate(t *testing.T) {
	r := rules(t)
	c := captain.New(r)
	var last engine.State
	out, _ := play(t, r, "campaign", nil, 9, func(s engine.State, _ engine.Decision) {
		e, sp := c.Evaluate(s, invincible.English), c.Evaluate(s, invincible.Spanish)
		if e < 0 || e > 1 || e+sp < 0.999999 || e+sp > 1.000001 {
			t.Fatalf("worth %v to the English and %v to the Spanish", e, sp)
		}
		last = s
	})
	if v := c.Evaluate(last, out.Winner); v != 1 {
		t.Errorf("a match won is worth %v", v)
	}
}

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
