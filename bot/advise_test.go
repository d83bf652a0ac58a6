package bot

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// The answer that leaves a multiple of four stands first and wins; the others are behind it by a whole match. Where
// everything loses, nothing is behind.
func TestAdviceFindsTheWinningChoice(t *testing.T) {
	a := NewAdviser(sticks.Rules{}, new(knowing))
	for left := int32(2); left <= 15; left++ {
		p := &sticks.Pile{Left: left, Looked: true}
		d := engine.Decision{Ask: 2}
		found := a.Advise(p, d, 7, Budget{Playouts: 100})
		if want := int(min(left, 3)); len(found) != want {
			t.Fatalf("%d sticks: %d answers, want %d", left, len(found), want)
		}
		best, lost := found[0], left%4 == 0
		if best.Behind != 0 || best.Playouts < 100/(3*len(found)) || p.Left != left {
			t.Errorf("%d sticks: %+v", left, best)
		}
		if !lost && best.Choice.N[0] != left%4 {
			t.Errorf("%d sticks: advised to take %d, want %d", left, best.Choice.N[0], left%4)
		}
		for _, other := range found[1:] {
			if gap := other.Behind; lost && gap != 0 || !lost && gap != 1 {
				t.Errorf("%d sticks: %+v is %v behind", left, other, gap)
			}
		}
	}
	p := &sticks.Pile{Left: 14, Looked: true}
	worse := engine.Choice{Verb: sticks.Take, N: [3]int32{1}}
	found := a.Advise(p, engine.Decision{Ask: 2}, 7, Budget{Playouts: 100}, worse)
	if !slices.ContainsFunc(found, func(x Advice) bool { return x.Choice == worse && x.Behind == 1 }) {
		t.Errorf("about taking 1 of 14: %+v", found)
	}
	if found := a.Advise(&sticks.Pile{Left: 1, Looked: true}, engine.Decision{Ask: 2}, 7, Budget{Playouts: 100}); found != nil {
		t.Errorf("one answer: %+v", found)
	}
}
