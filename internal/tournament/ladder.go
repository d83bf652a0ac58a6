package tournament

import "slices"

// A Win is a match that one member has won against another.
type Win struct{ Winner, Loser string }

// Ladder ranks members, given from the oldest, by their wins in order: a member who beats somebody above him
// takes that place, and those between move down by one.
func Ladder(members []string, wins []Win) []string {
	out := slices.Clone(members)
	for _, w := range wins {
		up, down := slices.Index(out, w.Loser), slices.Index(out, w.Winner)
		if up >= 0 && down > up {
			copy(out[up+1:down+1], out[up:down])
			out[up] = w.Winner
		}
	}
	return out
}
