package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
	"github.com/weathergage/weathergage/pack"
)

func rules(tb testing.TB) engine.Ruleset {
	tb.Helper()
	p, err := pack.Read(spain.Data)
	if err != nil {
		tb.Fatal(err)
	}
	r, err := spain.New(p)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// play lets captains fight match number k of a scenario and hands each position to
// look before it is decided. It returns how it ended, and after how many choices.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64,
	look func(engine.State, engine.Decision)) (engine.Outcome, int) {
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
		for k := range uint64(2) {
			play(t, r, sc.Key, k, nil)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) {
	r := rules(t)
	first, n := play(t, r, "sluys", 7, nil)
	again, m := play(t, r, "sluys", 7, nil)
	if first != again || n != m {
		t.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// The captain is shown what its seat may know and must neither change it nor need
// more: its answer on its own view is its answer on any position that looks alike.
func TestCaptainKnowsOnlyWhatItSees(t *testing.T) {
	r := rules(t)
	one, other := captain.New(r), captain.New(r)
	seen, imagined, before := r.Blank(), r.Blank(), r.Blank()
	play(t, r, "sluys", 3, func(s engine.State, d engine.Decision) {
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
			t.Fatalf("on the same view it answers %s and %s", r.Words().Say(a), r.Words().Say(b))
		}
		if !seen.Equal(before) {
			t.Fatal("it changed the position it was shown")
		}
	})
}

func BenchmarkWar(b *testing.B) {
	r := rules(b)
	k := uint64(0)
	for b.Loop() {
		play(b, r, "war", k, nil)
		k++
	}
}

// 9.0 an attack that is declared is made: the only unit that has not fought is not held back
// from it, and an attack is judged by those that have not.
func TestCaptainMakesTheAttackThatItDeclares(t *testing.T) {
	r := rules(t)
	for _, fought := range [...]string{"", ":done"} {
		s, _, err := r.ParsePosition([]byte("scenario sluys\nturn 5\nflow spanish-fight begun\n" +
			"Spanish at antwerp tercio-of-capizucchi" + fought + " tercio-of-iniguez" + fought + " walloon-foot-3 parma\n" +
			"English at ostend ostend-garrison\nEnglish at brill brill-garrison\nEnglish at utrecht norris-foot\n"))
		if err != nil {
			t.Fatal(err)
		}
		c := captain.New(r)
		c.Begin(1)
		asker := bot.NewAsker(r.Blank)
		chance := dice.NewMixer(1, 1)
		declared, made := 0, 0
		for d := s.Pending(nil)[0]; d.Ask == spain.AskFight || d.Ask == spain.AskMuster; d = s.Pending(nil)[0] {
			ch := asker.Ask(c, s, d, bot.Budget{})
			s.Apply(ch, &engine.Turn{Dice: &chance})
			switch {
			case ch.Verb == spain.VerbAssault:
				declared++
			case ch.Verb == spain.VerbCommit:
				made++
			case d.Ask == spain.AskMuster && ch.Verb == engine.Pass:
				t.Fatalf("%d attacks declared, %d made: the last is given up", declared, made)
			}
			if declared > 4 || len(s.Pending(nil)) == 0 {
				break
			}
		}
		if fought == "" && made == 0 {
			t.Error("with all its units fresh the captain does not attack")
		}
	}
}
