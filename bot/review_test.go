package bot

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/sticks"
)

// takes is a choice of the seat that moves.
func takes(p *sticks.Pile, n int32) engine.Choice {
	return engine.Choice{Seat: p.Moves, Verb: sticks.Take, N: [3]int32{n}}
}

// Of a match, those decisions are found that lost it, with the answer that would have won it; those that could lose no
// more are not.
func TestReviewFindsLapses(t *testing.T) {
	rules, p := sticks.Rules{}, &sticks.Pile{Left: 30}
	played := []int32{1, 2, 3, 3, 1, 3, 1, 1, 3, 3, 3, 2, 1, 3}
	r := NewReview(rules, new(knowing), len(played), Budget{Playouts: 400})
	lost := map[int]int32{} // by number of the decision: what would have won
	for i, n := range played {
		if p.Left%4 != 0 && n != p.Left%4 {
			lost[i] = p.Left % 4
		}
		r.Look(p, engine.Decision{Seat: p.Moves, Ask: 2}, takes(p, n), i)
		p.Apply(takes(p, n), nil)
	}
	if p.Left != 0 || len(lost) < 3 {
		t.Fatalf("%d sticks are left, %d lapses", p.Left, len(lost))
	}
	found := r.Lapses(100)
	if len(found) != len(lost) {
		t.Errorf("%d of %d lapses: %+v", len(found), len(lost), found)
	}
	for _, l := range found {
		if l.Better.N[0] != lost[l.Tag] || l.Cost != 1 || l.Error != 0 || l.Played.N[0] != played[l.Tag] {
			t.Errorf("decision %d: %+v, and %d would have won", l.Tag, l, lost[l.Tag])
		}
	}
	if got := r.Lapses(2); len(got) != 2 {
		t.Errorf("%d of the two dearest", len(got))
	}
}

// A budget that is too small for all decisions is spread over the match.
func TestReviewSpreadsItsBudget(t *testing.T) {
	const decisions = 200
	r := NewReview(sticks.Rules{}, new(knowing), decisions, Budget{Playouts: 400})
	var taken [4]int
	for i := range decisions {
		p := &sticks.Pile{Left: 30}
		if r.Look(p, engine.Decision{Ask: 2}, takes(p, 1), i) {
			taken[4*i/decisions]++
		}
	}
	for i, n := range taken {
		if n < 4 || n > 12 {
			t.Errorf("of quarter %d of the match %d decisions are taken in: %v", i+1, n, taken)
		}
	}
}
