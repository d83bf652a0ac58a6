package bot

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// A choice is worth what the match is won by after it, between captains that play perfectly.
func TestRolloutPlaysOn(t *testing.T) {
	rules := sticks.Rules{}
	r := NewRollout(rules, new(knowing))
	d := engine.Decision{Seat: 0, Ask: 2}
	for n, want := range map[int32]float64{1: 0, 2: 1, 3: 0} {
		seen := &sticks.Pile{Left: 30, Looked: true}
		c := engine.Choice{Verb: sticks.Take, N: [3]int32{n}}
		if got := r.Worth(seen, d, c, 7, 100); got != want {
			t.Errorf("%d of 30 sticks: worth %v, want %v", n, got, want)
		}
		if *seen != (sticks.Pile{Left: 30, Looked: true}) {
			t.Errorf("what was seen is now %+v", *seen)
		}
		if got := r.Worth(seen, d, c, 7, 3); got != 0.5 {
			t.Errorf("%d of 30 sticks: not over after 3 choices, worth %v", n, got)
		}
	}
}

func BenchmarkRollout(b *testing.B) {
	r := NewRollout(sticks.Rules{}, new(knowing))
	seen, d := &sticks.Pile{Left: 30, Looked: true}, engine.Decision{Seat: 0, Ask: 2}
	c := engine.Choice{Verb: sticks.Take, N: [3]int32{2}}
	b.ReportAllocs()
	for b.Loop() {
		r.Worth(seen, d, c, 7, 100)
	}
}
