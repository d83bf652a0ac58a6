package invincible

import "github.com/weathergage/weathergage/engine"

// A square of the Tactical Map is this many drawing units wide and high.
const squareUnits = 100

// makeBoards draws both maps. They never change in a match.
func makeBoards(tb *Tables) []*engine.Board {
	return []*engine.Board{tacticalMap(tb), strategicMap(tb)}
}

func tacticalMap(tb *Tables) *engine.Board {
	b := &engine.Board{Key: "tactical", Name: "Tactical Map", Kind: engine.Squares,
		Width: columns * squareUnits, Height: rows * squareUnits}
	for sq := Square(1); sq < numSquares; sq++ {
		x, y := int32(sq.column())*squareUnits, int32(sq.row())*squareUnits
		terrain := "sea"
		switch {
		case tb.Squares[sq].White:
			terrain = "white"
		case tb.Squares[sq].Anchorage:
			terrain = "anchorage"
		}
		b.Spaces = append(b.Spaces, engine.Space{
			ID: sq.object(), Label: sq.String(), Name: sq.String(), Terrain: terrain,
			Centre: engine.Point{X: x + squareUnits/2, Y: y + squareUnits/2},
			Outline: []engine.Point{{X: x, Y: y}, {X: x + squareUnits, Y: y},
				{X: x + squareUnits, Y: y + squareUnits}, {X: x, Y: y + squareUnits}},
		})
	}
	b.Shapes = append(b.Shapes, lettering(b, "white", "Armada Area"), lettering(b, "anchorage", "Off Calais"))
	return b
}

// lettering returns a name across the first row of squares of a kind.
func lettering(b *engine.Board, terrain, name string) engine.Shape {
	var line []engine.Point
	for _, sp := range b.Spaces {
		if sp.Terrain == terrain && (len(line) == 0 || sp.Centre.Y == line[0].Y) {
			line = append(line, sp.Centre)
		}
	}
	return engine.Shape{Kind: "name", Name: name, Line: []engine.Point{line[0], line[len(line)-1]}}
}

// chart draws a coast of the Channel in units. It is wider in proportion than the
// Channel east of Greenwich, where four boxes and a port lie in half a degree.
type chart struct {
	west, north int16 // its corner, in hundredths of a degree
	b           *engine.Board
}

// Units for a hundredth of a degree to the south, to the east, and to the east
// beyond Greenwich; and the room left at the edges.
const (
	unitsSouth = 5
	unitsEast  = 2
	unitsFar   = 6
	chartRoom  = 60
)

func (c *chart) point(north, east int16) engine.Point {
	x := int32(min(east, 0)-c.west)*unitsEast + int32(max(east, 0))*unitsFar
	return engine.Point{X: x + chartRoom, Y: int32(c.north-north)*unitsSouth + chartRoom}
}

// fit makes the board large enough for a point.
func (c *chart) fit(p engine.Point) engine.Point {
	c.b.Width, c.b.Height = max(c.b.Width, p.X+chartRoom), max(c.b.Height, p.Y+chartRoom)
	return p
}

func strategicMap(tb *Tables) *engine.Board {
	b := &engine.Board{Key: "strategic", Name: "Strategic Map", Kind: engine.Boxes}
	c := chart{b: b}
	corner := func(north, east int16) { c.north, c.west = max(c.north, north), min(c.west, east) }
	for _, coast := range tb.Coasts {
		for _, p := range coast.Line {
			corner(p.North, p.East)
		}
	}
	last := Place(int(firstPort) + tb.Ports - 1)
	for p := Place(1); p <= last; p++ {
		corner(tb.Places[p].North, tb.Places[p].East)
	}
	for p := Place(1); p <= last; p++ {
		row := &tb.Places[p]
		sp := engine.Space{ID: p.object(), Name: row.Name, Centre: c.fit(c.point(row.North, row.East)), Terrain: "sea"}
		link := engine.Link{From: (p - 1).object(), To: p.object(), Kind: "sea"}
		if p >= firstPort {
			sp.Terrain = "port"
			link = engine.Link{From: p.object(), To: row.Box.object(), Kind: "port"}
		} else {
			sp.Label = boxLabel(p)
		}
		b.Spaces = append(b.Spaces, sp)
		if p > 1 {
			b.Links = append(b.Links, link)
		}
	}
	for _, coast := range tb.Coasts {
		shape := engine.Shape{Kind: "coast", Name: coast.Name}
		for _, p := range coast.Line {
			shape.Line = append(shape.Line, c.fit(c.point(p.North, p.East)))
		}
		b.Shapes = append(b.Shapes, shape)
	}
	return b
}

// boxLabel returns the number printed in a box.
func boxLabel(p Place) string {
	if p < 10 {
		return string(rune('0' + p))
	}
	return "1" + string(rune('0'+p-10))
}
