package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/renaissance/captain"
	"github.com/weathergage/weathergage/pack"
)

func rules(tb testing.TB) engine.Ruleset {
	tb.Helper()
	p, err := pack.Read(renaissance.Data)
	if err != nil {
		tb.Fatal(err)
	}
	r, err := renaissance.New(p)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// play lets bots fight match number k of a scenario and hands each position to look
// before it is decided.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64, bots [2]bot.Bot,
	look func(engine.State, engine.Decision)) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(1588, k)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup(scenario, nil, &turn)
	if err != nil {
		tb.Fatal(err)
	}
	return fight(tb, r, s, k, bots, look)
}

// fight lets bots fight match number k on from a position.
func fight(tb testing.TB, r engine.Ruleset, s engine.State, k uint64, bots [2]bot.Bot,
	look func(engine.State, engine.Decision)) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(1588, k)
	turn := engine.Turn{Dice: &chance}
	for i, b := range bots {
		b.Begin(2*k + uint64(i))
	}
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
		choice := asker.Ask(bots[d.Seat], s, d, bot.Budget{})
		if ill := s.Check(choice); !ill.OK() {
			tb.Fatalf("match %d: %s: %s", k, r.Words().Say(choice), r.Words().Refuse(ill))
		}
		turn.Reset()
		s.Apply(choice, &turn)
	}
}

func captains(r engine.Ruleset) [2]bot.Bot { return [2]bot.Bot{captain.New(r), captain.New(r)} }

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	for k, scenario := range []string{"lion-and-bull", "dog-fight", "coursing-the-bull", "gravelines"} {
		play(t, r, scenario, uint64(k), captains(r), nil)
		play(t, r, scenario, uint64(k), [2]bot.Bot{captain.New(r), bot.NewRandom()}, nil)
	}
}

func TestCaptainIsRepeatable(t *testing.T) {
	r := rules(t)
	first, n := play(t, r, "dog-fight", 7, captains(r), nil)
	again, m := play(t, r, "dog-fight", 7, captains(r), nil)
	if first != again || n != m {
		t.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// The captain is shown what its seat may know and must neither change it nor need
// more: its answer on its own view is its answer on a copy of that view, whatever it
// was asked before.
func TestCaptainLeavesPositionsAlone(t *testing.T) {
	r := rules(t)
	one, other := captain.New(r), captain.New(r)
	many := 0
	play(t, r, "dog-fight", 3, captains(r), func(s engine.State, d engine.Decision) {
		if many++; many%5 != 0 {
			return
		}
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
		if many%2 == 0 {
			other.Begin(11)
		}
		if a, b := one.Choose(seen, d, bot.Budget{}), other.Choose(imagined, d, bot.Budget{}); many%2 == 0 && a != b {
			t.Fatalf("on the same view it answers %v and %v", a, b)
		}
		if !seen.Equal(before) {
			t.Fatal("it changed the position it was shown")
		}
	})
}

// Somebody else has given a ship an order that the captain would not have: it goes on
// from there, lawfully, to the end.
func TestCaptainGoesOnFromForeignOrders(t *testing.T) {
	r := rules(t)
	c, mix := captain.New(r), dice.NewMixer(9, 9)
	turn := engine.Turn{Dice: &mix}
	for _, scenario := range []string{"gravelines", "lepanto"} {
		s, err := r.Setup(scenario, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		asker := bot.NewAsker(r.Blank)
		for n := 0; ; n++ {
			open := s.Pending(nil)
			if turn, _ := s.Moment(); turn > 1 {
				break
			}
			choice := asker.Ask(c, s, open[0], bot.Budget{})
			if from := s.Candidates(open[0], 3, nil); n%3 == 0 {
				choice = from[mix.Pick(len(from))]
			}
			if ill := s.Check(choice); !ill.OK() {
				t.Fatalf("%s: %s", r.Words().Say(choice), r.Words().Refuse(ill))
			}
			s.Apply(choice, &turn)
		}
	}
}

// What one seat hopes the other fears, and an end is certain.
func TestEvaluate(t *testing.T) {
	r := rules(t)
	c := captain.New(r)
	var last engine.State
	out, _ := play(t, r, "dog-fight", 9, captains(r), func(s engine.State, _ engine.Decision) {
		a, b := c.Evaluate(s, 0), c.Evaluate(s, 1)
		if a < 0 || a > 1 || a+b < 0.999999 || a+b > 1.000001 {
			t.Fatalf("worth %v to one seat and %v to the other", a, b)
		}
		last = s
	})
	if v := c.Evaluate(last, out.Winner); v != 1 {
		t.Errorf("a match won is worth %v", v)
	}
}

// A captain's play beats random play: a smaller campaign than that of the README.
func TestCaptainBeatsRandom(t *testing.T) {
	r := rules(t)
	won := 0
	const matches = 6
	for k := range uint64(matches) {
		bots := [2]bot.Bot{captain.New(r), bot.NewRandom()}
		seat := engine.Seat(k % 2)
		if seat == 1 {
			bots[0], bots[1] = bots[1], bots[0]
		}
		if out, _ := play(t, r, "dog-fight", k, bots, nil); out.Winner == seat {
			won++
		}
	}
	if won < matches-1 {
		t.Errorf("won %d matches of %d", won, matches)
	}
}

// BenchmarkPlot plans a move of ten ships.
func BenchmarkPlot(b *testing.B) {
	r := rules(b)
	chance := dice.NewMixer(1, 1)
	s, err := r.Setup("lepanto", nil, &engine.Turn{Dice: &chance})
	if err != nil {
		b.Fatal(err)
	}
	seen := r.Blank()
	seen.CopyFrom(s)
	seen.Redact(1)
	c := captain.New(r)
	var d engine.Decision
	for _, open := range s.Pending(nil) {
		if open.Seat == 1 {
			d = open
			break
		}
	}
	b.ReportAllocs()
	for k := uint64(0); b.Loop(); k++ {
		c.Begin(k)
		c.Choose(seen, d, bot.Budget{})
	}
}

// BenchmarkBattle plays a battle of captains with eight ships and a fort, of twenty-four moves.
func BenchmarkBattle(b *testing.B) {
	r := rules(b)
	bots := captains(r)
	for k := uint64(0); b.Loop(); k++ {
		play(b, r, "puerto-rico", k, bots, nil)
	}
}
