//go:build !race

package law_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// Under the race detector pools forget what they hold at random, and allocations say nothing.
func TestNothingIsAllocated(t *testing.T) {
	g := newHeap(3)
	open := rows.Pending(g, nil)
	options, choices := make([]engine.Option, 0, 4), make([]engine.Choice, 0, 4)
	c := engine.Choice{Verb: verbTake, N: [3]int32{1}}
	if n := testing.AllocsPerRun(100, func() {
		open = rows.Pending(g, open[:0])
		options = rows.Options(g, open[0], options[:0])
		choices = rows.Candidates(g, open[0], 9, choices[:0])
		rows.Check(g, c)
	}); n > 0 {
		t.Errorf("a question is listed, drawn and checked with %v allocations", n)
	}
}
