package server

import (
	"testing"

	"github.com/weathergage/weathergage/catalog"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games"
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

// A throw before the beginning of a turn, which does not tell of it, is a line that says what it decided; one that the
// next event tells of stands with that.
func TestAThrowIsNotTheBeginningOfATurn(t *testing.T) {
	g, err := games.All().Find("renaissance")
	if err != nil {
		t.Fatal(err)
	}
	all, err := install(catalog.List{g}, nil)
	if err != nil {
		t.Fatal(err)
	}
	d := all[0].drawer("lion-and-bull", false)
	thrown := match.Line{Kind: match.Dice, At: 1, Rule: "16.0", Thrown: &engine.Thrown{Throw: engine.Throw{Seat: engine.NoSeat, Rule: "16.0", Dice: 2, Sides: 6}}}
	move := match.Line{Kind: match.Told, At: 1, Rule: "1.2", Text: "Move 6."}
	fire := match.Line{Kind: match.Told, At: 1, Rule: "16.0", Text: "The fire grows."}
	for _, tt := range []struct {
		log    []match.Line
		want   []string
		throws []int
	}{
		{[]match.Line{thrown, move}, []string{"the fire aboard", "Move 6."}, []int{1, 0}},
		{[]match.Line{thrown, thrown, move}, []string{"the fire aboard", "the fire aboard", "Move 6."}, []int{1, 1, 0}},
		{[]match.Line{thrown, fire, move}, []string{"The fire grows.", "Move 6."}, []int{1, 0}},
	} {
		out := d.lines(tt.log, 0)
		if len(out) != len(tt.want) {
			t.Fatalf("%d lines, want %q", len(out), tt.want)
		}
		for i, l := range out {
			if l.Text != tt.want[i] || len(l.Throws) != tt.throws[i] {
				t.Errorf("line %d is %q with %d throws, want %q with %d", i, l.Text, len(l.Throws), tt.want[i], tt.throws[i])
			}
		}
	}
}
