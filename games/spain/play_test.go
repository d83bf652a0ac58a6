package spain

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// BenchmarkRandomPlay is a choice of random play, as a random bot makes it: one candidate
// drawn, and carried out.
func BenchmarkRandomPlay(b *testing.B) {
	var options []engine.Option
	benchPlay(b, func(g engine.State, d engine.Decision, by *dice.Mixer) (c engine.Choice) {
		c, options = g.(engine.Sampler).Sample(d, bot.Samples, by, options[:0])
		return c
	})
}

// BenchmarkRandomCandidates is the same with all candidates listed first.
func BenchmarkRandomCandidates(b *testing.B) {
	var from []engine.Choice
	benchPlay(b, func(g engine.State, d engine.Decision, by *dice.Mixer) engine.Choice {
		from = g.Candidates(d, bot.Samples, from[:0])
		return from[by.Pick(len(from))]
	})
}

func benchPlay(b *testing.B, choose func(engine.State, engine.Decision, *dice.Mixer) engine.Choice) {
	r := rules(b)
	for i := range r.Info().Scenarios {
		key := r.Info().Scenarios[i].Key
		b.Run(key, func(b *testing.B) {
			chance, picks := dice.NewMixer(1588, 0), dice.NewMixer(1588, 1)
			turn := engine.Turn{Dice: &chance}
			start, err := r.Setup(key, nil, &turn)
			if err != nil {
				b.Fatal(err)
			}
			g := r.Blank()
			g.CopyFrom(start)
			var asked []engine.Decision
			b.ReportAllocs()
			for b.Loop() {
				if asked = g.Pending(asked[:0]); len(asked) == 0 {
					g.CopyFrom(start)
					continue
				}
				c := choose(g, asked[0], &picks)
				turn.Reset()
				g.Apply(c, &turn)
			}
		})
	}
}
