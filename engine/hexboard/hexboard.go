// Package hexboard draws maps of hexes as boards of scenes: their spaces, coasts, marked hexsides and names.
// The game says what a hex or a side is.
package hexboard

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A Sheet is how the hexes of a map are drawn.
type Sheet struct {
	Grid   hex.Grid
	Half   int32                       // half the side of a hex in drawing units
	Object func(hex.Hex) engine.Object // what options call a hex
}

// A Name is the letters of a name on the map, and the two hexes between whose centres they run.
type Name [3]string

// Board returns an empty board as large as the map.
func (s *Sheet) Board(key, name string) *engine.Board {
	corner := s.Grid.Outline(hex.Hex(s.Grid.Len()), s.Half)
	return &engine.Board{Key: key, Name: name, Kind: engine.Hexes, Width: corner[2].X, Height: corner[3].Y}
}

// Space returns a hex as a space with its printed number, which a game may name better.
func (s *Sheet) Space(h hex.Hex, terrain string) engine.Space {
	number := s.Grid.Name(h)
	sp := engine.Space{ID: s.Object(h), Name: number, Label: number, Terrain: terrain, Centre: s.Centre(h)}
	for _, p := range s.Grid.Outline(h, s.Half) {
		sp.Outline = append(sp.Outline, point(p))
	}
	return sp
}

// Centre returns the middle of a hex.
func (s *Sheet) Centre(h hex.Hex) engine.Point { return point(s.Grid.Centre(h, s.Half)) }

// Coasts returns the land and the waters it encloses; ground and side say what hexes and hexsides are.
func (s *Sheet) Coasts(ground func(hex.Hex) hex.Ground, side func(hex.Hex, hex.Direction) hex.Ground) (shapes []engine.Shape) {
	for _, c := range hex.Coasts(s.Grid, s.Half, ground, side) {
		shape := engine.Shape{Kind: "land", Closed: true}
		if c.Water {
			shape.Kind = "water"
		}
		for _, p := range c.Line {
			shape.Line = append(shape.Line, point(p))
		}
		shapes = append(shapes, shape)
	}
	return shapes
}

// Sides returns the hexsides to draw, by kind; a side of kind "" is not drawn. kind is called once for each
// side, as the side of its southern or western hex.
func (s *Sheet) Sides(kind func(hex.Hex, hex.Direction) string) (shapes []engine.Shape) {
	for h := hex.Hex(1); int(h) <= s.Grid.Len(); h++ {
		outline := s.Grid.Outline(h, s.Half)
		for d := hex.North; d < hex.South; d++ {
			if k := kind(h, d); k != "" {
				shapes = append(shapes, engine.Shape{Kind: k,
					Line: []engine.Point{point(outline[d]), point(outline[(d+1)%hex.Directions])}})
			}
		}
	}
	return shapes
}

// Letters returns the names of seas and countries.
func (s *Sheet) Letters(names []Name) (shapes []engine.Shape) {
	for _, n := range names {
		from, _ := s.Grid.Parse(n[1])
		to, _ := s.Grid.Parse(n[2])
		shapes = append(shapes, engine.Shape{Kind: "name", Name: n[0], Line: []engine.Point{s.Centre(from), s.Centre(to)}})
	}
	return shapes
}

func point(p hex.Point) engine.Point { return engine.Point{X: p.X, Y: p.Y} }
