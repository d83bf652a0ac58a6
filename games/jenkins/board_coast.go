package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// The coast is drawn from what the hexes and hexsides say, so that it tells the
// truth about the rules: it crosses a hexside only where both ships and land
// counters may. Each hex is cut into twelve triangles between its middle, its
// corners and the middles of its sides. Each of these points is so much of land,
// 0 to 100, and the coast runs where half is.
const (
	allSea  = 0
	shore   = 50
	allLand = 100
)

// ground is how much of a hex, a hexside or a point is land. Off the map it goes
// on for one hex as at its edge, and then is sea, so that every coast is closed.
type ground struct{ tb *Tables }

// hexAt is the hex in a column and row, or the nearest one if they lie off the
// map; it is false two hexes off.
func (g ground) hexAt(column, row int) (Hex, bool) {
	c, r := min(max(column, 1), Columns), min(max(row, 1), Rows)
	near := c-column <= 1 && column-c <= 1 && r-row <= 1 && row-r <= 1
	return Grid.At(c, r), near
}

func (g ground) hex(column, row int) int {
	h, ok := g.hexAt(column, row)
	switch {
	case !ok || g.tb.Terrain[h] == Sea:
		return allSea
	case g.tb.Terrain[h] == Land:
		return allLand
	}
	return shore
}

// side is the side of a hex in one direction.
func (g ground) side(column, row int, d hex.Direction) int {
	c, r := stepFrom(column, row, d)
	a, b := g.hex(column, row), g.hex(c, r)
	if a != shore || b != shore {
		return min(max(a+b-shore, allSea), allLand) // sea by coast is sea, land by coast is land
	}
	from, _ := g.hexAt(column, row)
	to, _ := g.hexAt(c, r)
	if way, ok := Grid.Toward(from, to); ok {
		switch {
		case g.tb.AllLand[from]>>way&1 != 0:
			return allLand
		case g.tb.AllSea[from]>>way&1 != 0:
			return allSea
		}
	}
	return shore
}

// corner is the corner of a hex before its side d: what the three hexes and the
// three hexsides there have of land, on average.
func (g ground) corner(column, row int, d hex.Direction) int {
	before := (d + hex.Directions - 1) % hex.Directions
	c1, r1 := stepFrom(column, row, before)
	c2, r2 := stepFrom(column, row, d)
	sum := g.hex(column, row) + g.hex(c1, r1) + g.hex(c2, r2) +
		g.side(column, row, before) + g.side(column, row, d) + g.side(c1, r1, (d+1)%hex.Directions)
	return settled(sum / 6)
}

// settled keeps what is neither land nor sea away from the middle, where the coast
// would run through the point itself.
func settled(n int) int {
	const clear = 12
	if n >= shore {
		return max(n, shore+clear)
	}
	return min(n, shore-clear)
}

// middle is the middle of a hex. A coastal one always has land there, an island
// more than the mainland.
func (g ground) middle(column, row int) int {
	if n := g.hex(column, row); n != shore {
		return n
	}
	sum := 0
	for d := range hex.Direction(hex.Directions) {
		sum += g.side(column, row, d)
	}
	if sum == 0 {
		return allLand
	}
	return max(settled(shore), sum/6)
}

// stepFrom is the column and row next to a hex, on the map or off it.
func stepFrom(column, row int, d hex.Direction) (int, int) {
	odd := column & 1
	switch d {
	case hex.North:
		return column, row - 1
	case hex.South:
		return column, row + 1
	case hex.NorthEast:
		return column + 1, row - odd
	case hex.SouthEast:
		return column + 1, row + 1 - odd
	case hex.SouthWest:
		return column - 1, row + 1 - odd
	}
	return column - 1, row - odd
}

// A vertex is a point of the mesh: where it lies, and how much of it is land.
type vertex struct {
	at   engine.Point
	land int
}

// fine is how many parts of a unit the coast is reckoned in, so that no two
// crossings fall together.
const fine = 64

// cut is where the coast crosses the edge between two vertices, of which a is
// land and b is not, in fine parts. It does not depend on which triangle asks.
func cut(a, b vertex) engine.Point {
	n, of := int32(a.land-shore), int32(a.land-b.land)
	return engine.Point{
		X: fine*a.at.X + fine*(b.at.X-a.at.X)*n/of,
		Y: fine*a.at.Y + fine*(b.at.Y-a.at.Y)*n/of,
	}
}

// coasts are the outlines of all land, each closed, and of the waters that land
// shuts in.
func coasts(tb *Tables) []engine.Shape {
	next := make(map[engine.Point]engine.Point) // from where the coast enters a triangle to where it leaves
	var starts []engine.Point
	g := ground{tb}
	for c := -1; c <= Columns+2; c++ {
		for r := -1; r <= Rows+2; r++ {
			for _, tri := range g.triangles(c, r) {
				if a, b, ok := coastIn(tri); ok && a != b {
					next[a] = b
					starts = append(starts, a)
				}
			}
		}
	}
	var shapes []engine.Shape
	for _, from := range starts {
		var line []engine.Point
		for p := from; ; {
			to, ok := next[p]
			if !ok {
				break
			}
			delete(next, p)
			line = append(line, p)
			p = to
		}
		const fewest = 4
		if len(line) < fewest {
			continue
		}
		kind := "land"
		if !clockwise(line) {
			kind = "water"
		}
		shapes = append(shapes, engine.Shape{Kind: kind, Line: rounded(line), Closed: true})
	}
	return shapes
}

// triangles are the twelve of a hex, each clockwise.
func (g ground) triangles(column, row int) (all [2 * hex.Directions][3]vertex) {
	centre, corners := placeOf(column, row)
	middle := vertex{centre, g.middle(column, row)}
	var corner [hex.Directions]vertex
	for d := range hex.Direction(hex.Directions) {
		corner[d] = vertex{corners[d], g.corner(column, row, d)}
	}
	for d := range hex.Direction(hex.Directions) {
		a, b := corner[d], corner[(d+1)%hex.Directions]
		land := g.side(column, row, d)
		if land == shore {
			land = settled((a.land + b.land) / 2)
		}
		side := vertex{engine.Point{X: (a.at.X + b.at.X) / 2, Y: (a.at.Y + b.at.Y) / 2}, land}
		all[2*d] = [3]vertex{middle, a, side}
		all[2*d+1] = [3]vertex{middle, side, b}
	}
	return all
}

// placeOf is the middle and the corners of a hex, on the map or off it.
func placeOf(column, row int) (centre engine.Point, corners [hex.Directions]engine.Point) {
	in := Grid.At(1+(column&1+1)%2, 1) // a hex of the map with the same shift
	from, outline := Grid.Centre(in, halfSide), Grid.Outline(in, halfSide)
	width := Grid.Centre(Grid.At(3, 1), halfSide).X - Grid.Centre(Grid.At(1, 1), halfSide).X
	height := Grid.Centre(Grid.At(1, 2), halfSide).Y - Grid.Centre(Grid.At(1, 1), halfSide).Y
	x := int32(column-Grid.Column(in)) * width / 2
	y := int32(row-1) * height
	for d := range corners {
		corners[d] = engine.Point{X: outline[d].X + x, Y: outline[d].Y + y}
	}
	return engine.Point{X: from.X + x, Y: from.Y + y}, corners
}

// coastIn is the piece of coast in a triangle, with the land on its right hand.
func coastIn(tri [3]vertex) (from, to engine.Point, ok bool) {
	for i := range tri {
		a, b, c := tri[i], tri[(i+1)%3], tri[(i+2)%3]
		switch {
		case a.land >= shore && b.land < shore && c.land < shore:
			return cut(a, b), cut(a, c), true
		case a.land < shore && b.land >= shore && c.land >= shore:
			return cut(c, a), cut(b, a), true
		}
	}
	return from, to, false
}

// clockwise reports whether a closed line runs so, y down.
func clockwise(line []engine.Point) bool {
	area := int64(0)
	for i, p := range line {
		q := line[(i+1)%len(line)]
		area += int64(p.X)*int64(q.Y) - int64(q.X)*int64(p.Y)
	}
	return area > 0
}

// rounded takes the edges off a closed line in fine parts and puts it into units:
// points close together become one, and each corner is cut off.
func rounded(line []engine.Point) []engine.Point {
	const near = fine * halfSide / 2
	var some []engine.Point
	for _, p := range line {
		if n := len(some); n > 0 && abs(p.X-some[n-1].X)+abs(p.Y-some[n-1].Y) < near {
			continue
		}
		some = append(some, p)
	}
	if len(some) < 3 {
		some = line
	}
	round := make([]engine.Point, 0, 2*len(some))
	for i, p := range some {
		q := some[(i+1)%len(some)]
		round = append(round,
			engine.Point{X: (3*p.X + q.X) / (4 * fine), Y: (3*p.Y + q.Y) / (4 * fine)},
			engine.Point{X: (p.X + 3*q.X) / (4 * fine), Y: (p.Y + 3*q.Y) / (4 * fine)})
	}
	return round
}

func abs(n int32) int32 { return max(n, -n) }
