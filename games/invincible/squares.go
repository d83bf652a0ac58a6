package invincible

import "math/bits"

// Directions on the Tactical Map, clockwise from north.
const (
	north = iota
	northEast
	east
	southEast
	south
	southWest
	west
	northWest
)

// squareSet holds a set of squares: square n is bit n.
type squareSet [2]uint64

func (ss *squareSet) add(sq Square) { ss[sq>>6] |= 1 << (sq & 63) }

func (ss *squareSet) has(sq Square) bool { return ss[sq>>6]>>(sq&63)&1 != 0 }

func (ss *squareSet) count() int { return bits.OnesCount64(ss[0]) + bits.OnesCount64(ss[1]) }

// next returns the first square of the set after sq, 0 if there is none.
func (ss *squareSet) next(sq Square) Square {
	sq++
	if sq < 64 {
		if rest := ss[0] >> sq; rest != 0 {
			return sq + Square(bits.TrailingZeros64(rest))
		}
		sq = 64
	}
	if rest := ss[1] >> (sq - 64); rest != 0 {
		return sq + Square(bits.TrailingZeros64(rest))
	}
	return 0
}

// only returns the one square of a set of one, otherwise 0.
func (ss *squareSet) only() Square {
	if ss.count() != 1 {
		return 0
	}
	return ss.next(0)
}

// column and row count from 0 at the north-west corner.
func (sq Square) column() int { return int(sq-1) % columns }
func (sq Square) row() int    { return int(sq-1) / columns }

// squareAt returns the square in a column and row, 0 if it lies off the map.
func squareAt(column, row int) Square {
	if column < 0 || column >= columns || row < 0 || row >= rows {
		return 0
	}
	return Square(row*columns + column + 1)
}

// ring returns the squares of the map at a distance of r king's moves from sq.
func ring(sq Square, r int) (set squareSet) {
	c, w := sq.column(), sq.row()
	for i := -r; i <= r; i++ {
		for _, at := range [4]Square{
			squareAt(c+i, w-r), squareAt(c+i, w+r), squareAt(c-r, w+i), squareAt(c+r, w+i),
		} {
			if at != 0 {
				set.add(at)
			}
		}
	}
	return set
}

// nearest returns the squares of a set that are the fewest king's moves from sq,
// itself apart; none if the set has no other.
//
// Cases 9.1, 9.2, 13.2. Ruling R66.
func nearest(sq Square, among squareSet) squareSet {
	for r := 1; r < columns; r++ {
		set := ring(sq, r).within(&among)
		if set != (squareSet{}) {
			return set
		}
	}
	return squareSet{}
}

// areas holds the areas of the Tactical Map.
type areas struct {
	white, anchorage squareSet
	entry            [numEdges]squareSet
}

// mark works out the areas from the squares.
func (a *areas) mark(squares *[numSquares]SquareRow) {
	for sq := Square(1); sq < numSquares; sq++ {
		row := &squares[sq]
		if row.White {
			a.white.add(sq)
		}
		if row.Anchorage {
			a.anchorage.add(sq)
		}
		for edge := range a.entry {
			if row.Entry[edge] {
				a.entry[edge].add(sq)
			}
		}
	}
}

// within returns the squares that two sets share.
func (ss squareSet) within(other *squareSet) squareSet {
	return squareSet{ss[0] & other[0], ss[1] & other[1]}
}

// without returns the squares of ss that are not in the other set.
func (ss squareSet) without(other *squareSet) squareSet {
	return squareSet{ss[0] &^ other[0], ss[1] &^ other[1]}
}

// vacant returns all squares of the map where nobody is.
func (g *State) vacant() (set squareSet) {
	set[0], set[1] = ^uint64(1), 1<<(numSquares-64)-1
	for _, sq := range g.at {
		set[sq>>6] &^= 1 << (sq & 63)
	}
	return set
}

// put moves a squadron to a vacant square of the Tactical Map. A squadron has
// the square for itself.
//
// Case 3.0.
func (g *State) put(s Squadron, sq Square) {
	g.occupant[g.at[s]] = NoSquadron
	g.at[s] = sq
	g.occupant[sq] = s
}

// lift takes a squadron off the Tactical Map.
func (g *State) lift(s Squadron) {
	g.occupant[g.at[s]] = NoSquadron
	g.at[s] = 0
}
