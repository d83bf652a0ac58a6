package hex

// A Ground is how much of a hex or a hexside is land, in hundredths: AllSea, Shore or
// AllLand.
type Ground = int

const (
	AllSea  Ground = 0
	Shore   Ground = 50
	AllLand Ground = 100
)

// A Coast is a closed line along the land of a map, or around water enclosed by land.
type Coast struct {
	Line  []Point
	Water bool
}

// Coasts draws the coasts of a map from what its hexes and hexsides say, so that they
// tell the truth about the rules: a coast crosses a hexside only where both ships and
// land units may pass. side is asked of a hexside between two hexes that are Shore; every
// other follows from its hexes. half is half the side of a hex in the units of the points.
//
// Each hex is cut into twelve triangles between its middle, its corners and the middles
// of its sides. Each of these points is to some part land, and the coast runs where that is half.
func Coasts(g Grid, half int32, hex func(Hex) Ground, side func(Hex, Direction) Ground) []Coast {
	return (&ground{g, half, hex, side}).coasts()
}

// ground holds how much of a hex, a hexside or a point is land. The first hex off the map is as the map's
// edge, and beyond is sea, so that every coast is closed.
type ground struct {
	grid   Grid
	half   int32
	of     func(Hex) Ground
	ofSide func(Hex, Direction) Ground
}

// hexAt returns the hex in a column and row, or the nearest one if they lie off the map; it is false two
// hexes off.
func (g *ground) hexAt(column, row int) (Hex, bool) {
	c, r := min(max(column, 1), int(g.grid.W)), min(max(row, 1), int(g.grid.H))
	near := c-column <= 1 && column-c <= 1 && r-row <= 1 && row-r <= 1
	return g.grid.At(c, r), near
}

func (g *ground) hex(column, row int) int {
	h, ok := g.hexAt(column, row)
	if !ok {
		return AllSea
	}
	return g.of(h)
}

// side returns the side of a hex in one direction.
func (g *ground) side(column, row int, d Direction) int {
	c, r := stepFrom(column, row, d)
	a, b := g.hex(column, row), g.hex(c, r)
	if a != Shore || b != Shore {
		return min(max(a+b-Shore, AllSea), AllLand) // sea by coast is sea, land by coast is land
	}
	from, _ := g.hexAt(column, row)
	to, _ := g.hexAt(c, r)
	if way, ok := g.grid.Toward(from, to); ok {
		return g.ofSide(from, way)
	}
	return Shore
}

// corner returns the corner of a hex before its side d: what the three hexes and the three hexsides there
// have of land, on average.
func (g *ground) corner(column, row int, d Direction) int {
	before := (d + Directions - 1) % Directions
	c1, r1 := stepFrom(column, row, before)
	c2, r2 := stepFrom(column, row, d)
	sum := g.hex(column, row) + g.hex(c1, r1) + g.hex(c2, r2) +
		g.side(column, row, before) + g.side(column, row, d) + g.side(c1, r1, (d+1)%Directions)
	return settled(sum / 6)
}

// settled keeps what is neither land nor sea away from the middle, where the coast
// would run through the point itself.
func settled(n int) int {
	const clear = 12
	if n >= Shore {
		return max(n, Shore+clear)
	}
	return min(n, Shore-clear)
}

// middle returns the middle of a hex. A coastal one always has land there, an island more than the mainland.
func (g *ground) middle(column, row int) int {
	if n := g.hex(column, row); n != Shore {
		return n
	}
	sum := 0
	for d := range Direction(Directions) {
		sum += g.side(column, row, d)
	}
	if sum == 0 {
		return AllLand
	}
	return max(settled(Shore), sum/6)
}

// stepFrom returns the column and row next to a hex, on the map or off it.
func stepFrom(column, row int, d Direction) (int, int) {
	odd := column & 1
	switch d {
	case North:
		return column, row - 1
	case South:
		return column, row + 1
	case NorthEast:
		return column + 1, row - odd
	case SouthEast:
		return column + 1, row + 1 - odd
	case SouthWest:
		return column - 1, row + 1 - odd
	}
	return column - 1, row - odd
}

// A vertex is a point of the mesh: where it lies, and how much of it is land.
type vertex struct {
	at   Point
	land int
}

// fine is the number of parts of a unit in which the coast is computed, so that no two crossings coincide.
const fine = 64

// cut returns where the coast crosses the edge between two vertices, of which a is land and b is not, in fine
// parts. It does not depend on which triangle asks.
func cut(a, b vertex) Point {
	n, of := int32(a.land-Shore), int32(a.land-b.land)
	return Point{
		X: fine*a.at.X + fine*(b.at.X-a.at.X)*n/of,
		Y: fine*a.at.Y + fine*(b.at.Y-a.at.Y)*n/of,
	}
}

// coasts returns the outlines of all land, each closed, and of the waters enclosed by land.
func (g *ground) coasts() []Coast {
	next := make(map[Point]Point) // from where the coast enters a triangle to where it leaves
	var starts []Point
	for c := -1; c <= int(g.grid.W)+2; c++ {
		for r := -1; r <= int(g.grid.H)+2; r++ {
			for _, tri := range g.triangles(c, r) {
				if a, b, ok := coastIn(tri); ok && a != b {
					next[a] = b
					starts = append(starts, a)
				}
			}
		}
	}
	var all []Coast
	for _, from := range starts {
		var line []Point
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
		all = append(all, Coast{Line: g.rounded(line), Water: !clockwise(line)})
	}
	return all
}

// triangles returns the twelve triangles of a hex, each clockwise.
func (g *ground) triangles(column, row int) (all [2 * Directions][3]vertex) {
	centre, corners := g.placeOf(column, row)
	middle := vertex{centre, g.middle(column, row)}
	var corner [Directions]vertex
	for d := range Direction(Directions) {
		corner[d] = vertex{corners[d], g.corner(column, row, d)}
	}
	for d := range Direction(Directions) {
		a, b := corner[d], corner[(d+1)%Directions]
		land := g.side(column, row, d)
		if land == Shore {
			land = settled((a.land + b.land) / 2)
		}
		side := vertex{Point{X: (a.at.X + b.at.X) / 2, Y: (a.at.Y + b.at.Y) / 2}, land}
		all[2*d] = [3]vertex{middle, a, side}
		all[2*d+1] = [3]vertex{middle, side, b}
	}
	return all
}

// placeOf returns the middle and the corners of a hex, on the map or off it.
func (g *ground) placeOf(column, row int) (centre Point, corners [Directions]Point) {
	in := g.grid.At(1+(column&1+1)%2, 1) // a hex of the map with the same shift
	from, outline := g.grid.Centre(in, g.half), g.grid.Outline(in, g.half)
	width := g.grid.Centre(g.grid.At(3, 1), g.half).X - g.grid.Centre(g.grid.At(1, 1), g.half).X
	height := g.grid.Centre(g.grid.At(1, 2), g.half).Y - g.grid.Centre(g.grid.At(1, 1), g.half).Y
	x := int32(column-g.grid.Column(in)) * width / 2
	y := int32(row-1) * height
	for d := range corners {
		corners[d] = Point{X: outline[d].X + x, Y: outline[d].Y + y}
	}
	return Point{X: from.X + x, Y: from.Y + y}, corners
}

// coastIn returns the piece of coast in a triangle, with the land on its right hand.
func coastIn(tri [3]vertex) (from, to Point, ok bool) {
	for i := range tri {
		a, b, c := tri[i], tri[(i+1)%3], tri[(i+2)%3]
		switch {
		case a.land >= Shore && b.land < Shore && c.land < Shore:
			return cut(a, b), cut(a, c), true
		case a.land < Shore && b.land >= Shore && c.land >= Shore:
			return cut(c, a), cut(b, a), true
		}
	}
	return from, to, false
}

// clockwise reports whether a closed line runs clockwise, y down.
func clockwise(line []Point) bool {
	area := int64(0)
	for i, p := range line {
		q := line[(i+1)%len(line)]
		area += int64(p.X)*int64(q.Y) - int64(q.X)*int64(p.Y)
	}
	return area > 0
}

// rounded smooths a closed line in fine parts and converts it to units: points close together become one, and
// each corner is cut off.
func (g *ground) rounded(line []Point) []Point {
	near := fine * g.half / 2
	var some []Point
	for _, p := range line {
		if n := len(some); n > 0 && abs(p.X-some[n-1].X)+abs(p.Y-some[n-1].Y) < near {
			continue
		}
		some = append(some, p)
	}
	if len(some) < 3 {
		some = line
	}
	round := make([]Point, 0, 2*len(some))
	for i, p := range some {
		q := some[(i+1)%len(some)]
		round = append(round,
			Point{X: (3*p.X + q.X) / (4 * fine), Y: (3*p.Y + q.Y) / (4 * fine)},
			Point{X: (p.X + 3*q.X) / (4 * fine), Y: (p.Y + 3*q.Y) / (4 * fine)})
	}
	return round
}

func abs(n int32) int32 { return max(n, -n) }
