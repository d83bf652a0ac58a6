package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/games/renaissance/captain"
)

var arena = bottest.Arena{New: captain.New, Dice: 1588}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, renaissance.Data, renaissance.New) }

// play has bots play match number k of a scenario, and look at each of its positions.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64, bots []bot.Bot, look bottest.Look) (engine.Outcome, int) {
	tb.Helper()
	return arena.Meet(tb, r, scenario, nil, k, bots, look)
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	for k, scenario := range []string{"lion-and-bull", "dog-fight", "coursing-the-bull", "gravelines"} {
		play(t, r, scenario, uint64(k), arena.Captains(r), nil)
		play(t, r, scenario, uint64(k), []bot.Bot{captain.New(r), bot.NewRandom()}, nil)
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "dog-fight") }

func TestEvaluate(t *testing.T) { arena.Judges(t, rules(t), "dog-fight", 9) }

// The captain is shown what its seat may know and must neither change it nor need
// more: its answer on its own view is its answer on a copy of that view, whatever it
// was asked before.
func TestCaptainLeavesPositionsAlone(t *testing.T) {
	r := rules(t)
	one, other := captain.New(r), captain.New(r)
	many := 0
	play(t, r, "dog-fight", 3, arena.Captains(r), func(s engine.State, d engine.Decision) {
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

// A captain's play beats random play: a smaller campaign than that of the README.
func TestCaptainBeatsRandom(t *testing.T) {
	r := rules(t)
	won := 0
	const matches = 6
	for k := range uint64(matches) {
		bots := []bot.Bot{captain.New(r), bot.NewRandom()}
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
	bots := arena.Captains(r)
	for k := uint64(0); b.Loop(); k++ {
		play(b, r, "puerto-rico", k, bots, nil)
	}
}
