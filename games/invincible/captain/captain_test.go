package captain_test

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/bot"
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

func TestMasterKnowsOnlyWhatItSees(t *testing.T) {
	arena.MasterKnowsOnlyWhatItSees(t, rules(t), "calais", 5)
}

func TestSurvey(t *testing.T) { arena.Surveys(t, rules(t), "campaign") }

func TestMasterIsRepeatable(t *testing.T) {
	r := rules(t)
	play := func() (engine.Outcome, int) {
		return arena.Meet(t, r, "calais", nil, 2, []bot.Bot{few{arena.Master(t, r)}, arena.New(r)}, nil)
	}
	first, n := play()
	if again, m := play(); first != again || n != m {
		t.Errorf("the same key gave %v after %d choices, then %v after %d", first, n, again, m)
	}
}

// few is a bot that takes few playouts.
type few struct{ bot.Bot }

func (f few) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	return f.Bot.Choose(seen, d, bot.Budget{Playouts: 20})
}

// The weights refuse rules that they were not learned for, and the master plays as the captain.
func TestWeightsOfAnotherLaw(t *testing.T) {
	r := rules(t)
	net, facts, err := bot.Learned(r, captain.New(r))
	if err != nil || net == nil || len(facts) == 0 {
		t.Fatalf("%v, %v, %v", net, facts, err)
	}
	old := older{r}
	if _, _, err := bot.Learned(old, captain.New(old)); err == nil || !strings.Contains(err.Error(), "weights.txt:3: expected \"law ") {
		t.Errorf("with an older law: %v", err)
	}
	b, err := bot.Spec{Kind: "master"}.New(old, captain.New)
	if _, ok := b.(*captain.Captain); err != nil || !ok {
		t.Errorf("a master of another law is %T, %v, and not the captain", b, err)
	}
}

// older is a ruleset of an older law.
type older struct{ engine.Ruleset }

func (o older) Info() *engine.Info {
	info := *o.Ruleset.Info()
	info.Version--
	return &info
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
	c, s := captainAt(b)
	for b.Loop() {
		c.Evaluate(s, invincible.Spanish)
	}
}

// BenchmarkMaster plays a match off Calais with a few playouts for each decision.
func BenchmarkMaster(b *testing.B) {
	r := rules(b)
	bots := []bot.Bot{few{arena.Master(b, r)}, arena.New(r)}
	k := uint64(0)
	for b.Loop() {
		arena.Meet(b, r, "calais", nil, k, bots, nil)
		k++
	}
}

// BenchmarkWorth values a position as a master does.
func BenchmarkWorth(b *testing.B) {
	c, s := captainAt(b)
	net, _, err := bot.Learned(rules(b), c)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	var in []int16
	for b.Loop() {
		in = c.(bot.Surveyor).Survey(s, in[:0])
		net.Worth(in)
	}
}

func captainAt(b *testing.B) (bot.Captain, engine.State) {
	r := rules(b)
	chance := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &chance}
	s, err := r.Setup("calais", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	return captain.New(r), s
}
