package renaissance

import (
	"testing"

	"weathergage/dice"
	"weathergage/engine"
)

// BenchmarkMove plays one move of the largest scenario as random play plots it,
// sealing included.
func BenchmarkMove(b *testing.B) {
	r := rules(b)
	mix := dice.NewMixer(1, 1)
	turn := engine.Turn{Dice: &mix}
	start, err := r.Setup("lepanto", nil, &turn)
	if err != nil {
		b.Fatal(err)
	}
	s := r.Blank()
	var asked []engine.Decision
	var can []engine.Choice
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(start)
		for before, _ := s.Moment(); ; {
			asked = s.Pending(asked[:0])
			d := asked[0]
			can = s.Candidates(d, 3, can[:0])
			turn.Reset()
			s.Apply(can[mix.Pick(len(can))], &turn)
			if now, _ := s.Moment(); now != before {
				break
			}
		}
	}
}
