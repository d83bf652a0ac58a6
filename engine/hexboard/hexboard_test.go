package hexboard

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// TestBoard draws a map of four hexes with one border and one name.
func TestBoard(t *testing.T) {
	s := Sheet{Grid: hex.Grid{W: 2, H: 2}, Half: 20, Object: func(h hex.Hex) engine.Object { return engine.Thing(1, int(h)) }}
	b := s.Board("isle", "The Isle")
	first, _ := s.Grid.Parse("0101")
	last, _ := s.Grid.Parse("0202")
	b.Spaces = []engine.Space{s.Space(first, "land"), s.Space(last, "sea")}
	if sp := b.Spaces[0]; sp.Label != "0101" || len(sp.Outline) != hex.Directions || sp.ID != engine.Thing(1, 1) || sp.Terrain != "land" {
		t.Errorf("the first hex is %+v", sp)
	}
	for _, p := range b.Spaces[1].Outline {
		if p.X > b.Width || p.Y > b.Height {
			t.Errorf("a corner of the last hex, %v, lies off the board of %d by %d", p, b.Width, b.Height)
		}
	}
	asked := 0
	sides := s.Sides(func(h hex.Hex, d hex.Direction) string {
		if asked++; h == first && d == hex.SouthEast {
			return "border"
		}
		return ""
	})
	if asked != 4*3 || len(sides) != 1 || sides[0].Kind != "border" || len(sides[0].Line) != 2 {
		t.Errorf("asked %d times about sides, drew %+v", asked, sides)
	}
	names := s.Letters([]Name{{"Isle", "0101", "0202"}})
	if len(names) != 1 || names[0].Line[0] != s.Centre(first) || names[0].Line[1] != s.Centre(last) {
		t.Errorf("letters are %+v", names)
	}
	ground := func(h hex.Hex) hex.Ground {
		if h == first {
			return hex.AllLand
		}
		return hex.Shore
	}
	coasts := s.Coasts(ground, func(hex.Hex, hex.Direction) hex.Ground { return hex.Shore })
	if len(coasts) == 0 || coasts[0].Kind != "land" || !coasts[0].Closed {
		t.Errorf("coasts are %+v", coasts)
	}
}
