package jenkins

import (
	"weathergage/engine"
	"weathergage/geo/hex"
)

// halfSide is half the side of a hex in drawing units.
const halfSide = 20

// mapKey is the key of the one board.
const mapKey = "caribbean"

// makeBoards draws the map. It never changes in a match.
func makeBoards(tb *Tables) []*engine.Board {
	corner := Grid.Outline(Grid.At(Columns, Rows), halfSide)
	b := &engine.Board{Key: mapKey, Name: "The Caribbean", Kind: engine.Hexes,
		Width: corner[2].X, Height: corner[3].Y}
	for h := Hex(1); h < numHexes; h++ {
		b.Spaces = append(b.Spaces, tb.space(h))
	}
	for p := 1; p < len(tb.Ports); p++ {
		for q := p + 1; q < len(tb.Ports); q++ {
			if tb.Trade[p]>>q&1 != 0 {
				b.Links = append(b.Links, engine.Link{Kind: "trade-route",
					From: hexObject(tb.Ports[p].Hex), To: hexObject(tb.Ports[q].Hex)})
			}
		}
	}
	b.Shapes = append(coasts(tb), hexsides(tb)...)
	return []*engine.Board{b}
}

// space is one hex: its number, a seaport with its value, and the way to Spain.
func (tb *Tables) space(h Hex) engine.Space {
	sp := engine.Space{ID: hexObject(h), Name: Grid.Name(h), Label: Grid.Name(h),
		Terrain: terrainNames[tb.Terrain[h]], Centre: point(Grid.Centre(h, halfSide))}
	for _, p := range Grid.Outline(h, halfSide) {
		sp.Outline = append(sp.Outline, point(p))
	}
	if p := tb.PortAt[h]; p != 0 {
		row := &tb.Ports[p]
		sp.Terrain, sp.Name = "port", row.Name+" ("+itoa(row.Value)+")"
	} else if h == tb.Entry {
		sp.Name = Grid.Name(h) + ", to Spain"
	}
	return sp
}

func point(p hex.Point) engine.Point { return engine.Point{X: p.X, Y: p.Y} }

// hexsides are those drawn across the coast, which closes them to ships or to
// land counters.
//
// Case 7.1.
func hexsides(tb *Tables) (shapes []engine.Shape) {
	for h := Hex(1); h < numHexes; h++ {
		outline := Grid.Outline(h, halfSide)
		for d := hex.North; d < hex.South; d++ {
			kind := ""
			switch {
			case tb.AllLand[h]>>d&1 != 0:
				kind = "all-land"
			case tb.AllSea[h]>>d&1 != 0:
				kind = "all-sea"
			default:
				continue
			}
			shapes = append(shapes, engine.Shape{Kind: kind,
				Line: []engine.Point{point(outline[d]), point(outline[(d+1)%hex.Directions])}})
		}
	}
	return shapes
}
