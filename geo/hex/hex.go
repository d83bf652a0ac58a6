package hex

// A Hex is a hex's index, counted from 1 down the columns: 0101, 0102, ... 0201.
// The zero value is no hex.
type Hex uint16

// None is no hex: what lies beyond the edge of a map.
const None Hex = 0

// A Grid is a map W columns wide and H rows high, both at most 99. Odd columns
// stand half a hex higher than even ones.
type Grid struct{ W, H int16 }

// A Direction is one of the six directions, clockwise from north. It also names the side of a hex that faces
// there.
type Direction uint8

// The six directions.
const (
	North Direction = iota
	NorthEast
	SouthEast
	South
	SouthWest
	NorthWest
)

// Directions is the number of directions.
const Directions = 6

// Opposite returns the reverse direction.
func (d Direction) Opposite() Direction { return (d + 3) % Directions }

// Len returns the number of hexes; the last has this index.
func (g Grid) Len() int { return int(g.W) * int(g.H) }

// At returns the hex with a printed column and row, both counted from 1; None if
// it lies off the map.
func (g Grid) At(column, row int) Hex {
	if column < 1 || column > int(g.W) || row < 1 || row > int(g.H) {
		return None
	}
	return Hex((column-1)*int(g.H) + row)
}

// Column returns the column of a hex of the map, counted from 1 at the west edge.
func (g Grid) Column(h Hex) int { return (int(h)-1)/int(g.H) + 1 }

// Row returns the row of a hex of the map, counted from 1 at the north edge.
func (g Grid) Row(h Hex) int { return (int(h)-1)%int(g.H) + 1 }

// across and along are the steps of column and, by its oddness, of row.
var across = [Directions]int{0, 1, 1, 0, -1, -1}
var along = [2][Directions]int{
	{-1, 0, 1, 1, 1, 0},   // even columns
	{-1, -1, 0, 1, 0, -1}, // odd columns
}

// Step returns the neighbour of h in direction d, or None beyond the edge.
func (g Grid) Step(h Hex, d Direction) Hex {
	c := g.Column(h)
	return g.At(c+across[d], g.Row(h)+along[c&1][d])
}

// Toward returns the direction in which b is the neighbour of a; ok is false if
// they are not next to each other.
func (g Grid) Toward(a, b Hex) (d Direction, ok bool) {
	for d := range Direction(Directions) {
		if n := g.Step(a, d); n != None && n == b {
			return d, true
		}
	}
	return 0, false
}

// cube returns two of the three cube coordinates of a hex; the third is what
// makes their sum 0.
func (g Grid) cube(h Hex) (q, r int) {
	q = g.Column(h)
	return q, g.Row(h) - (q+q&1)/2
}

// Distance returns the number of steps from a to b.
func (g Grid) Distance(a, b Hex) int {
	aq, ar := g.cube(a)
	bq, br := g.cube(b)
	q, r := aq-bq, ar-br
	return max(q, -q, r, -r, q+r, -q-r)
}

// Name returns the printed number, such as 0817.
func (g Grid) Name(h Hex) string {
	c, r := g.Column(h), g.Row(h)
	return string([]byte{digit(c / 10), digit(c), digit(r / 10), digit(r)})
}

func digit(n int) byte { return '0' + byte(n%10) }

// Parse reads a printed number of four digits.
func (g Grid) Parse(name string) (Hex, bool) {
	if len(name) != 4 {
		return None, false
	}
	n := 0
	for i := range len(name) {
		if name[i] < '0' || name[i] > '9' {
			return None, false
		}
		n = 10*n + int(name[i]-'0')
	}
	h := g.At(n/100, n%100)
	return h, h != None
}

// A Point is a place on a drawing, x to the right and y down.
type Point struct{ X, Y int32 }

// Centre returns the middle of a hex on a drawing on which sides are 2*half long. The corner of the drawing
// touches the first column and row.
func (g Grid) Centre(h Hex, half int32) Point {
	c, r := int32(g.Column(h)), int32(g.Row(h))
	up := tall(half)
	return Point{2*half + 3*half*(c-1), up + 2*up*(r-1) + up*(1-c&1)}
}

// Outline returns the hex as a polygon on the same drawing, clockwise from the corner where its north side
// begins; side d runs from point d to the next.
func (g Grid) Outline(h Hex, half int32) [Directions]Point {
	m, up := g.Centre(h, half), tall(half)
	return [Directions]Point{
		{m.X - half, m.Y - up}, {m.X + half, m.Y - up}, {m.X + 2*half, m.Y},
		{m.X + half, m.Y + up}, {m.X - half, m.Y + up}, {m.X - 2*half, m.Y},
	}
}

// tall returns half the height of a hex whose side is 2*half: the root of 3 times half.
func tall(half int32) int32 { return half * 1732 / 1000 }
