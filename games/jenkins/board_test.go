package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// within reports whether a point lies in a closed line.
func within(line []engine.Point, p engine.Point) bool {
	in := false
	for i, a := range line {
		b := line[(i+1)%len(line)]
		if (a.Y > p.Y) != (b.Y > p.Y) &&
			int64(p.X-a.X)*int64(b.Y-a.Y) < int64(b.X-a.X)*int64(p.Y-a.Y) == (b.Y > a.Y) {
			in = !in
		}
	}
	return in
}

// TestBoard: every hex lies on the board, and the coast as drawn has land where
// the hexes have it.
func TestBoard(t *testing.T) {
	tb := loaded(t)
	b := makeBoards(tb)[0]
	if len(b.Spaces) != numHexes-1 || len(b.Links) != 20 {
		t.Fatalf("%d hexes and %d trade routes", len(b.Spaces), len(b.Links))
	}
	for _, l := range b.Links {
		if by := Grid.Distance(hexOf(l.From), hexOf(l.To)); l.Line != nil && len(l.Line) <= by {
			t.Errorf("the trade route of %s jumps", tb.title(l.From))
		}
	}
	count := make(map[string]int)
	var land, water []engine.Shape
	points := 0
	for _, s := range b.Shapes {
		count[s.Kind]++
		points += len(s.Line)
		switch s.Kind {
		case "land":
			land = append(land, s)
		case "water":
			water = append(water, s)
		}
	}
	if count["all-land"] != 80 || count["all-sea"] != 86 {
		t.Errorf("hexsides drawn: %v", count)
	}
	if len(land) < 10 || points > 6000 {
		t.Errorf("%d coasts, of %d points", len(land), points)
	}
	for _, sp := range b.Spaces {
		if c := sp.Centre; c.X < 0 || c.Y < 0 || c.X > b.Width || c.Y > b.Height || len(sp.Outline) != 6 {
			t.Fatalf("%s lies off the map", sp.Name)
		}
		dry := 0
		for _, s := range land {
			if within(s.Line, sp.Centre) {
				dry++
			}
		}
		for _, s := range water {
			if within(s.Line, sp.Centre) {
				dry--
			}
		}
		if want := tb.Terrain[hexOf(sp.ID)] != Sea; (dry == 1) != want || dry > 1 {
			t.Errorf("in the middle of %s there is land: %v", sp.Name, dry)
		}
	}
}

func BenchmarkBoard(b *testing.B) {
	tb := loaded(b)
	for b.Loop() {
		makeBoards(tb)
	}
}
