package server

import "testing"

// Several draws in a row that lead to no event are one line with everything that was drawn.
func TestDrawsInARowAreOneSentence(t *testing.T) {
	two, three := throw{Drawn: "officer 2"}, throw{Drawn: "officer 3"}
	for _, tt := range []struct {
		text   string
		throws []throw
		want   string
		left   int
	}{
		{"The English draw officer 3", []throw{two, three}, "The English draw officer 2 and officer 3", 0},
		{"The English draw officer 3", []throw{{Dice: "1d6"}, three}, "The English draw officer 3", 1},
		{"The English roll 1d6: 4", []throw{two, {Dice: "1d6"}}, "The English roll 1d6: 4", 2},
	} {
		if text, left := drawnInAll(tt.text, tt.throws); text != tt.want || len(left) != tt.left {
			t.Errorf("%q with %d throws beside it, want %q with %d", text, len(left), tt.want, tt.left)
		}
	}
}
