package captain_test

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/bot/bottest"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/games/spain/captain"
)

var arena = bottest.Arena{New: captain.New, Dice: 1588}

func rules(tb testing.TB) engine.Ruleset { return bottest.Rules(tb, spain.Data, spain.New) }

// play has captains play match number k of a scenario, and look at each of its positions.
func play(tb testing.TB, r engine.Ruleset, scenario string, k uint64, look bottest.Look) (engine.Outcome, int) {
	tb.Helper()
	return arena.Play(tb, r, scenario, nil, k, look)
}

func TestCaptainPlaysLawfully(t *testing.T) {
	r := rules(t)
	for _, sc := range r.Info().Scenarios {
		for k := range uint64(2) {
			play(t, r, sc.Key, k, nil)
		}
	}
}

func TestCaptainIsRepeatable(t *testing.T) { arena.Repeats(t, rules(t), "sluys") }

func TestCaptainKnowsOnlyWhatItSees(t *testing.T) { arena.KnowsOnlyWhatItSees(t, rules(t), "sluys", 1) }

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

// 8.0 no unit comes back, in one Land Movement Segment, to a hex that it has left.
func TestNobodyMarchesToAndFro(t *testing.T) {
	r := rules(t)
	for k := range uint64(12) {
		been, at := map[spain.Counter][]spain.Hex{}, [2]int{}
		play(t, r, "sluys", k, func(s engine.State, d engine.Decision) {
			g := s.(*spain.State)
			turn, _ := g.Turn()
			if now := [2]int{turn, int(d.Seat)}; d.Ask != spain.AskMarch || at != now {
				been, at = map[spain.Counter][]spain.Hex{}, now
			}
			first, end := g.Span(d.Seat)
			for c := first; c < end && d.Ask == spain.AskMarch; c++ {
				h, way := g.Unit(c).Hex, been[c]
				if !g.Tables().Row(c).Kind.IsLand() || len(way) > 0 && way[len(way)-1] == h {
					continue
				}
				if slices.Contains(way, h) {
					t.Errorf("match %d, turn %d: %s comes back to where it was", k, turn, g.Tables().Row(c).Key)
				}
				been[c] = append(way, h)
			}
		})
	}
}

// 11.3 no unit is put on the map that would ruin its side before the next income, and no ship puts
// out whose voyage could not be paid; those that nobody pays for come.
func TestNothingRuinousIsBegun(t *testing.T) {
	r := rules(t)
	for _, tt := range []struct {
		funds string
		comes []string
	}{{"40", []string{"states-horse"}}, {"900", []string{"states-horse", "veteran-foot"}}} {
		g := from(t, r, "scenario war\nturn 14\nflow english-activation\nfunds English "+tt.funds+"\nwake 11\n"+
			"English at london london-guard\nEnglish at dover kent-bands\nEnglish at plymouth devon-bands\n"+
			"English track england-track 1 veteran-foot\nEnglish track protestant-netherlands-track 1 states-horse\n"+
			"Spanish at antwerp tercio-of-naples\n")
		var comes []string
		for _, ch := range answers(t, r, g, 1) {
			if ch.Verb == spain.VerbPlace {
				comes = append(comes, g.Tables().Row(g.CounterOf(ch.With)).Key)
			}
		}
		slices.Sort(comes)
		if !slices.Equal(comes, tt.comes) {
			t.Errorf("with %s ducats in August come %q, expected %q", tt.funds, comes, tt.comes)
		}
	}
}

// A fixed die shows the same face in every roll.
type fixed uint16

func (f fixed) Throw(engine.Throw) (engine.Faces, bool) {
	return engine.Faces{uint16(f), uint16(f)}, true
}

// 9.23 leaders advance only after units: alone they hold nothing. The only unit of Antwerp beats the garrison of Brill and
// stays where it is, and so do its leaders.
func TestLeadersDoNotAdvanceAlone(t *testing.T) {
	r, asked := rules(t), 0
	for face := range fixed(6) {
		s, _, err := r.ParsePosition([]byte("scenario sluys\nturn 5\nflow spanish-fight begun\n" +
			"English at brill norris-foot:reduced\nEnglish at utrecht states-foot-1\nSpanish at antwerp tercio-of-naples parma mansfeld\n"))
		if err != nil {
			t.Fatal(err)
		}
		by, asker, turn := captain.New(r), bot.NewAsker(r.Blank), engine.Turn{Dice: face + 1}
		by.Begin(1)
		c, wrong := engine.ParseChoice(r.Info(), r.Words(), "Spanish assault > brill with antwerp")
		if wrong != nil {
			t.Fatal(wrong)
		}
		s.Apply(c, &turn)
		for all := s.Pending(nil); len(all) > 0 && all[0].Ask != spain.AskFight; all = s.Pending(nil) {
			d := all[0]
			c := asker.Ask(by, s, d, bot.Budget{})
			switch d.Ask {
			case spain.AskMuster:
				c = engine.Choice{Seat: d.Seat, Verb: spain.VerbCommit, About: d.About}
			case spain.AskSiege:
				c = engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About}
			case spain.AskAdvance:
				asked++
				if c.Verb == spain.VerbFollow {
					t.Errorf("die %d: the captain answers %s", face+1, r.Words().Say(c))
				}
			}
			s.Apply(c, &turn)
		}
	}
	if asked == 0 {
		t.Error("nobody is asked who advances")
	}
}
