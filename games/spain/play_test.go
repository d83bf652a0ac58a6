package spain

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// BenchmarkRandomPlay is a choice of random play, with its candidates.
func BenchmarkRandomPlay(b *testing.B) {
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
			var from []engine.Choice
			b.ReportAllocs()
			for b.Loop() {
				if asked = g.Pending(asked[:0]); len(asked) == 0 {
					g.CopyFrom(start)
					continue
				}
				from = g.Candidates(asked[0], 2, from[:0])
				turn.Reset()
				g.Apply(from[picks.Pick(len(from))], &turn)
			}
		})
	}
}
