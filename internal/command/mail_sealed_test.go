package command

import (
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
)

// What is sealed by mail may open nothing before all have chosen: a choice that throws dice, or teaches its seat
// something, would have to stand in the record.
func TestNoChoiceUnderSealOpensAlone(t *testing.T) {
	for _, g := range games.All() {
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		settings := []engine.Setting{}
		if _, ok := rules.Info().FindSwitch("joint-phases"); ok {
			settings = []engine.Setting{{Key: "joint-phases", Value: "at-once"}}
		}
		for _, scenario := range rules.Info().Scenarios {
			playsUnderSeal(t, rules, scenario.Key, settings)
		}
	}
}

// playsUnderSeal plays a scenario at random.
func playsUnderSeal(t *testing.T, rules engine.Ruleset, scenario string, settings []engine.Setting) {
	mixer := dice.NewMixer(dice.KeyOf("sealed"), 1)
	s, err := rules.Setup(scenario, settings, &engine.Turn{Dice: &mixer})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 7))
	play := engine.NewSession(s, rules.Blank, &mixer)
	var last engine.Step
	play.Log = func(step engine.Step) { last = step }
	for range 800 {
		asked := play.State.Pending(nil)
		if len(asked) == 0 {
			return
		}
		d := asked[r.IntN(len(asked))]
		options := play.State.Options(d, nil)
		if len(options) == 0 {
			continue
		}
		o := options[r.IntN(len(options))]
		c := engine.Choice{Seat: d.Seat, About: d.About, Verb: o.Verb, On: o.On, With: o.With}
		for i, sp := range o.Span {
			if sp.Step != 0 {
				c.N[i] = sp.Min + sp.Step*r.Int32N((sp.Max-sp.Min)/sp.Step+1)
			}
		}
		others := sealedOthers(asked, c.Seat)
		if play.Play(c) == nil && last.Sealed && last.Firm && others&sealedOthers(play.State.Pending(nil), c.Seat) != 0 {
			t.Errorf("%s, %s: %q is firm, and others are still asked under seal", rules.Info().Key, scenario,
				engine.FormatChoice(nil, rules.Info(), rules.Words(), c))
		}
	}
}

// sealedOthers returns the seats other than one that are asked under seal.
func sealedOthers(asked []engine.Decision, but engine.Seat) (others engine.Seats) {
	for _, d := range asked {
		if d.Sealed && d.Seat != but {
			others |= engine.Only(d.Seat)
		}
	}
	return others
}
