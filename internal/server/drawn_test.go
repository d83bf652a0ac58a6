package server

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// Several draws in a row that lead to no event are one line with everything that was drawn, and what a line names is not
// shown beside it.
func TestDrawsInARowAreOneSentence(t *testing.T) {
	d := &drawer{words: &engine.Words{Title: func(o engine.Object) string { return [...]string{"", "", "officer 2", "officer 3"}[o] },
		Object: func(engine.Object) string { return "" }}}
	draw := func(o engine.Object, text string) match.Line {
		th := &engine.Thrown{Drawn: o}
		th.Throw.Drawn, th.Throw.Dice = true, 1
		return match.Line{Kind: match.Dice, At: 1, Text: text, Thrown: th}
	}
	first, last := draw(2, "The English draw officer 2"), draw(3, "The English draw officer 3")
	for _, tt := range []struct {
		log   []match.Line
		want  string
		shown int
	}{
		{[]match.Line{first, last}, "The English draw officer 2 and officer 3", 0},
		{[]match.Line{first, {Kind: match.Told, At: 1, Text: "Officer 2 leads."}}, "Officer 2 leads.", 1},
		{[]match.Line{last, {Kind: match.Told, At: 1, Text: "Now officer 3 leads."}}, "Now officer 3 leads.", 0},
	} {
		if out := d.lines(tt.log, 0); len(out) != 1 || out[0].Text != tt.want || len(out[0].Throws) != tt.shown {
			t.Errorf("%+v, want %q with %d throws beside it", out, tt.want, tt.shown)
		}
	}
}
