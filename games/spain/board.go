package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// halfSide is half the side of a hex in drawing units.
const halfSide = 20

// mapKey is the key of the one board.
const mapKey = "europe"

// makeBoards draws the map. It never changes in a match.
//
// Case 3.1.
func makeBoards(tb *Tables) []*engine.Board {
	corner := Grid.Outline(Grid.At(Columns, Rows), halfSide)
	b := &engine.Board{Key: mapKey, Name: "Western Europe", Kind: engine.Hexes, Width: corner[2].X, Height: corner[3].Y}
	for h := Hex(1); h < numHexes; h++ {
		b.Spaces = append(b.Spaces, tb.space(h))
	}
	b.Shapes = append(coasts(tb), borders(tb)...)
	b.Shapes = append(b.Shapes, lettering()...)
	return []*engine.Board{b}
}

// space is one hex: its number, and a city with its two values.
func (tb *Tables) space(h Hex) engine.Space {
	sp := engine.Space{ID: hexObject(h), Name: Grid.Name(h), Label: Grid.Name(h),
		Terrain: terrainNames[tb.Terrain[h]], Centre: point(Grid.Centre(h, halfSide))}
	for _, p := range Grid.Outline(h, halfSide) {
		sp.Outline = append(sp.Outline, point(p))
	}
	if city := tb.CityAt[h]; city != 0 {
		row := &tb.Cities[city]
		sp.Name = row.Name + " (" + dash(row.Points) + "/" + dash(row.Activation) + ")"
		sp.Terrain = cityTerrain[row.Port][row.Fortress]
	}
	return sp
}

// cityTerrain is how a city is drawn: by whether it is a port, and whether a fortress.
var cityTerrain = map[bool]map[bool]string{
	false: {false: "city", true: "fortress"},
	true:  {false: "port", true: "fortress-port"},
}

func point(p hex.Point) engine.Point { return engine.Point{X: p.X, Y: p.Y} }

// coasts draws the land and the waters it shuts in.
func coasts(tb *Tables) (shapes []engine.Shape) {
	ground := func(h Hex) hex.Ground {
		switch tb.Terrain[h] {
		case Land:
			return hex.AllLand
		case Sea:
			return hex.AllSea
		}
		return hex.Shore
	}
	side := func(h Hex, d hex.Direction) hex.Ground {
		march, sail := tb.March[h]>>d&1 != 0, tb.Sail[h]>>d&1 != 0
		switch {
		case march && !sail:
			return hex.AllLand
		case sail && !march:
			return hex.AllSea
		}
		return hex.Shore
	}
	for _, c := range hex.Coasts(Grid, halfSide, ground, side) {
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

// borders are the hexsides where the land of one region, or the sea of one zone, ends, and
// those that are closed to ships or land units.
//
// Cases 3.1, 6.8.
func borders(tb *Tables) (shapes []engine.Shape) {
	for h := Hex(1); h < numHexes; h++ {
		outline := Grid.Outline(h, halfSide)
		for d := hex.North; d < hex.South; d++ {
			n := tb.Near[h][d]
			kind := ""
			switch {
			case n == 0:
				continue
			case tb.Sides[h][d].blocksSea():
				kind = "all-land"
			case tb.Sides[h][d].blocksLand():
				kind = "all-sea"
			case tb.Terrain[h].HasLand() && tb.Terrain[n].HasLand() && tb.Region[h] != tb.Region[n]:
				kind = "border"
			case tb.Terrain[h] == Sea && tb.Terrain[n] == Sea && tb.Zone[h] != tb.Zone[n]:
				kind = "zone"
			default:
				continue
			}
			shapes = append(shapes, engine.Shape{Kind: kind,
				Line: []engine.Point{point(outline[d]), point(outline[(d+1)%hex.Directions])}})
		}
	}
	return shapes
}

// lettering is what seas and countries are called, from the first hex of each to the last.
func lettering() (shapes []engine.Shape) {
	for _, n := range [...]struct{ name, from, to string }{
		{"The Ocean Sea", "0312", "0718"},
		{"The Narrow Seas", "1616", "1916"},
		{"The German Ocean", "2306", "2609"},
		{"The Bay of Biscay", "1422", "1824"},
		{"The Middle Sea", "2135", "2834"},
		{"England", "1809", "2011"},
		{"Scotland", "1503", "1706"},
		{"Ireland", "1008", "1209"},
		{"France", "2021", "2423"},
		{"Spain", "1131", "1631"},
	} {
		from, _ := Grid.Parse(n.from)
		to, _ := Grid.Parse(n.to)
		shapes = append(shapes, engine.Shape{Kind: "name", Name: n.name,
			Line: []engine.Point{point(Grid.Centre(from, halfSide)), point(Grid.Centre(to, halfSide))}})
	}
	return shapes
}
