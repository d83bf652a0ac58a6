// Package bottest holds what the captain of every game must do: play lawfully, play the same under the same
// key, decide only from what its seat may know, and value a position for the two seats as shares of one
// whole.
package bottest

import (
	"io/fs"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// Rules makes the ruleset of a game from its data.
func Rules(tb testing.TB, data fs.FS, with func(*pack.Pack) (engine.Ruleset, error)) engine.Ruleset {
	tb.Helper()
	p, err := pack.Read(data)
	if err != nil {
		tb.Fatal(err)
	}
	r, err := with(p)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// A Look is shown each position of a match before it is decided.
type Look func(engine.State, engine.Decision)

// An Arena plays matches between the captains of one game.
type Arena struct {
	New  func(engine.Ruleset) bot.Captain
	Dice uint64 // the key of the dice of every match
}

// Play has captains play match k of a scenario. It returns how the match ended, and after how many choices.
func (a Arena) Play(tb testing.TB, r engine.Ruleset, scenario string, settings []engine.Setting, k uint64, look Look) (engine.Outcome, int) {
	tb.Helper()
	return a.Meet(tb, r, scenario, settings, k, a.Captains(r), look)
}

// Captains returns a captain for each seat.
func (a Arena) Captains(r engine.Ruleset) []bot.Bot {
	out := make([]bot.Bot, len(r.Info().Seats))
	for i := range out {
		out[i] = a.New(r)
	}
	return out
}

// Meet is Play with the given bots, one for each seat.
func (a Arena) Meet(tb testing.TB, r engine.Ruleset, scenario string, settings []engine.Setting, k uint64, bots []bot.Bot, look Look) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(a.Dice, k)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup(scenario, settings, &turn)
	if err != nil {
		tb.Fatal(err)
	}
	return fight(tb, r, s, &turn, k, bots, look)
}

// Fight is Meet from a given position.
func (a Arena) Fight(tb testing.TB, r engine.Ruleset, s engine.State, k uint64, bots []bot.Bot, look Look) (engine.Outcome, int) {
	tb.Helper()
	chance := dice.NewMixer(a.Dice, k)
	return fight(tb, r, s, &engine.Turn{Dice: &chance}, k, bots, look)
}

func fight(tb testing.TB, r engine.Ruleset, s engine.State, turn *engine.Turn, k uint64, bots []bot.Bot, look Look) (engine.Outcome, int) {
	tb.Helper()
	for i, b := range bots {
		b.Begin(uint64(len(bots))*k + uint64(i))
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
		s.Apply(choice, turn)
	}
}

// Repeats fails unless two matches under the same key end the same after the same number of choices.
func (a Arena) Repeats(tb testing.TB, r engine.Ruleset, scenario string) {
	tb.Helper()
	first, n := a.Play(tb, r, scenario, nil, 7, nil)
	again, m := a.Play(tb, r, scenario, nil, 7, nil)
	if first != again || n != m {
		tb.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// KnowsOnlyWhatItSees fails if a captain, asked at one in every decisions of a match, changes the position
// that it is shown, or answers differently after the secrets were imagined and redacted again.
func (a Arena) KnowsOnlyWhatItSees(tb testing.TB, r engine.Ruleset, scenario string, every int) {
	tb.Helper()
	a.sees(tb, r, scenario, every, a.New(r), a.New(r), bot.Budget{})
}

// MasterKnowsOnlyWhatItSees is KnowsOnlyWhatItSees for the master of the game.
func (a Arena) MasterKnowsOnlyWhatItSees(tb testing.TB, r engine.Ruleset, scenario string, every int) {
	tb.Helper()
	a.sees(tb, r, scenario, every, a.Master(tb, r), a.Master(tb, r), bot.Budget{Playouts: fewPlayouts})
}

// fewPlayouts is how many playouts a master takes in tests.
const fewPlayouts = 24

// Master returns the master of the game, and fails if nothing was learned of it.
func (a Arena) Master(tb testing.TB, r engine.Ruleset) bot.Bot {
	tb.Helper()
	c := a.New(r)
	net, _, err := bot.Learned(r, c)
	if err != nil || net == nil {
		tb.Fatalf("nothing was learned of %s: %v; run weathergage train %s --out with its file of weights moved away",
			r.Info().Name, err, r.Info().Key)
	}
	return bot.NewMaster(r, c.(bot.Surveyor), net)
}

// Surveys fails unless each number that describes a position has a name of its own, and describing changes nothing.
func (a Arena) Surveys(tb testing.TB, r engine.Ruleset, scenario string) {
	tb.Helper()
	c, before := a.New(r).(bot.Surveyor), r.Blank()
	names := map[string]bool{}
	for _, name := range c.Inputs() {
		if names[name] {
			tb.Errorf("two numbers are called %q", name)
		}
		names[name] = true
	}
	var in []int16
	a.Play(tb, r, scenario, nil, 4, func(s engine.State, _ engine.Decision) {
		before.CopyFrom(s)
		if in = c.Survey(s, in[:0]); len(in) != len(names) || !s.Equal(before) {
			tb.Fatalf("%d numbers for %d names, position unchanged: %v", len(in), len(names), s.Equal(before))
		}
	})
}

func (a Arena) sees(tb testing.TB, r engine.Ruleset, scenario string, every int, one, other bot.Bot, think bot.Budget) {
	tb.Helper()
	seen, imagined, before := r.Blank(), r.Blank(), r.Blank()
	many := 0
	a.Play(tb, r, scenario, nil, 3, func(s engine.State, d engine.Decision) {
		if many++; many%every != 0 {
			return
		}
		seen.CopyFrom(s)
		seen.Redact(d.Seat)
		imagined.CopyFrom(seen)
		chance := dice.NewMixer(5, 5)
		imagined.Imagine(d.Seat, &chance)
		imagined.Redact(d.Seat)
		before.CopyFrom(seen)
		one.Begin(11)
		other.Begin(11)
		if x, y := one.Choose(seen, d, think), other.Choose(imagined, d, think); x != y {
			tb.Fatalf("on the same view it answers %s and %s", r.Words().Say(x), r.Words().Say(y))
		}
		if !seen.Equal(before) {
			tb.Fatal("it changed the position it was shown")
		}
	})
}

// Judges fails unless a position's worth to the two seats adds up to 1, and a won match is worth 1 to the
// winner. Match k of the scenario must not be a draw.
func (a Arena) Judges(tb testing.TB, r engine.Ruleset, scenario string, k uint64) {
	tb.Helper()
	c, last := a.New(r), r.Blank()
	out, _ := a.Play(tb, r, scenario, nil, k, func(s engine.State, _ engine.Decision) {
		x, y := c.Evaluate(s, 0), c.Evaluate(s, 1)
		if x < 0 || x > 1 || x+y < 0.999999 || x+y > 1.000001 {
			tb.Fatalf("worth %v to one seat and %v to the other", x, y)
		}
		last = s
	})
	if out.Winner == engine.NoSeat {
		tb.Fatalf("match %d of %s is drawn: nothing is tested", k, scenario)
	}
	if v := c.Evaluate(last, out.Winner); v != 1 {
		tb.Errorf("a match won is worth %v", v)
	}
}

// Obeys returns what a standing order answers to a question, after finding it and reading its text back;
// false if it leaves the question to its player.
func Obeys(t *testing.T, all *bot.Orders, seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	t.Helper()
	if _, err := all.Find(seen, d.Seat, given); err != nil {
		t.Fatalf("%s is offered and refused: %v", given.Key, err)
	}
	if again, err := all.Parse(all.Format(given)); err != nil || again != given {
		t.Fatalf("%s is read as %v: %v", all.Format(given), again, err)
	}
	return all.Answer(seen, d, given)
}
