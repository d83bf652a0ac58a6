// Package square holds the geometry of a map of squares: names such as F7, the eight neighbours of a square,
// and distances. It knows nothing of what stands on the squares and allocates nothing.
package square

import "strconv"

// A Square is a square's index, counted from 0 along the rows: A1, B1, ... A2.
type Square int16

// None is no square: what lies beyond the edge of a map.
const None Square = -1

// A Grid is a map W columns wide and H rows high. Columns have letters from A at
// the west edge, rows numbers from 1 at the north edge. W is at most 26.
type Grid struct{ W, H int16 }

// A Direction is one of the eight directions, clockwise from north.
type Direction uint8

// The eight directions.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
)

// Directions is the number of directions.
const Directions = 8

var dx = [Directions]int16{0, 1, 1, 1, 0, -1, -1, -1}
var dy = [Directions]int16{-1, -1, 0, 1, 1, 1, 0, -1}

// Len returns the number of squares.
func (g Grid) Len() int { return int(g.W) * int(g.H) }

// At returns the square in a column and a row, both counted from 0; None if it
// lies off the map.
func (g Grid) At(column, row int) Square {
	if column < 0 || column >= int(g.W) || row < 0 || row >= int(g.H) {
		return None
	}
	return Square(row*int(g.W) + column)
}

// Column returns the column of a square of the map, counted from 0 at the west edge.
func (g Grid) Column(s Square) int { return int(s % Square(g.W)) }

// Row returns the row of a square of the map, counted from 0 at the north edge.
func (g Grid) Row(s Square) int { return int(s / Square(g.W)) }

// Step returns the neighbour of s in direction d, or None beyond the edge.
func (g Grid) Step(s Square, d Direction) Square {
	return g.At(g.Column(s)+int(dx[d]), g.Row(s)+int(dy[d]))
}

// Neighbours returns the eight neighbours of s by direction, None where the map
// ends.
func (g Grid) Neighbours(s Square) (all [Directions]Square) {
	for d := range Direction(Directions) {
		all[d] = g.Step(s, d)
	}
	return all
}

// Name returns the square's name, such as F7.
func (g Grid) Name(s Square) string {
	return string(g.AppendName(nil, s))
}

// AppendName appends the square's name.
func (g Grid) AppendName(buf []byte, s Square) []byte {
	buf = append(buf, 'A'+byte(g.Column(s)))
	return strconv.AppendInt(buf, int64(g.Row(s)+1), 10)
}

// Parse reads a name as Name writes it; small letters are accepted.
func (g Grid) Parse(name string) (Square, bool) {
	if len(name) < 2 || name[1] < '1' || name[1] > '9' {
		return None, false
	}
	row, err := strconv.ParseUint(name[1:], 10, 15)
	if err != nil {
		return None, false
	}
	s := g.At(int(name[0]|0x20)-'a', int(row)-1)
	return s, s != None
}
