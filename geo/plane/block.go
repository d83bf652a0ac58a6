package plane

// MostBases is the most bases that a block can have.
const MostBases = 6

// A Block is a rigid set of equal bases that look one way and move as one: a company drawn up in ranks of at
// most Files, or a single piece. At is the middle of the front edge of its first rank. The last rank stands
// centred behind the others.
//
// It has four fields, two of which are structs: of more, Go would keep a block in memory and copy it whenever
// it is passed on, which takes longer than most of its methods.
type Block struct {
	At      Point
	Heading Heading
	Size
	Order
}

// A Size is the Length and Width of each base of a block, and the Gap between neighbours in both directions.
type Size struct{ Length, Width, Gap int32 }

// An Order is how many bases a block has, and how many stand in each full rank: 1 to MostBases.
type Order struct{ Bases, Files uint8 }

// Block returns the base as a block of its own.
func (b Base) Block() Block {
	return Block{At: b.At, Heading: b.Heading, Size: Size{Length: b.Length, Width: b.Width}, Order: Order{Bases: 1, Files: 1}}
}

// Ranks returns how many ranks the block has.
func (b Block) Ranks() int {
	if b.Bases <= b.Files {
		return 1
	}
	return int((b.Bases + b.Files - 1) / b.Files)
}

// InRank returns how many bases stand in a rank, counted from 0, the front.
func (b Block) InRank(rank int) int { return max(0, min(int(b.Files), int(b.Bases)-rank*int(b.Files))) }

// Front returns how wide the first rank is.
func (b Block) Front() int32 { return b.across(int(min(b.Files, b.Bases))) }

// Depth returns how deep all ranks are together.
func (b Block) Depth() int32 {
	n := int32(b.Ranks())
	return n*b.Length + (n-1)*b.Gap
}

// across returns how wide n bases stand side by side.
func (b Block) across(n int) int32 { return int32(n)*b.Width + int32(n-1)*b.Gap }

// Hull returns the least rectangle about the whole block. It moves as the block does:
// wheels are about its front corners.
func (b Block) Hull() Base {
	return Base{At: b.At, Heading: b.Heading, Length: b.Depth(), Width: b.Front()}
}

// Base returns a base of the block, counted from 0, the front left one, rank by rank. Its
// place is rounded.
func (b Block) Base(i int) Base {
	hull := b.Hull().box()
	return b.base(i, &hull)
}

// base does the same as Base, given the hull.
func (b Block) base(i int, hull *box) Base {
	return Base{At: b.place(i, hull), Heading: b.Heading, Length: b.Length, Width: b.Width}
}

// place returns the place of a base of the block, given the hull.
func (b Block) place(i int, hull *box) Point {
	rank, file := 0, i
	for ; file >= int(b.Files); file -= int(b.Files) {
		rank++
	}
	// Twice the way to the right, so that half a base is a whole number.
	twice := int64(2*file+1)*int64(b.Width) + 2*int64(file)*int64(b.Gap) - int64(b.across(b.InRank(rank)))
	x, y := hull.table(hull.l-int64(rank)*int64(b.Length+b.Gap)*fine, twice*(fine/2))
	return Base{At: b.At}.rounded(x, y)
}

// A body is a block in fine parts: its hull, and its bases as they are needed.
type body struct {
	of    *Block
	hull  *box
	n     int
	bases [MostBases]box
}

// base returns the box of a base, which faces the same way as the hull.
func (b *body) base(i int) *box {
	for ; b.n <= i; b.n++ {
		at, o := b.of.place(b.n, b.hull), &b.bases[b.n]
		o.x, o.y, o.h, o.sin, o.cos = int64(at.X)*fine, int64(at.Y)*fine, b.hull.h, b.hull.sin, b.hull.cos
		o.l, o.w = int64(b.of.Length)*(fine/2), int64(b.of.Width)*(fine/2)
		o.x, o.y = o.table(-o.l, 0)
	}
	return &b.bases[i]
}

// moved returns the block as it stands where its hull has come to.
func (b Block) moved(hull Base) Block {
	b.At, b.Heading = hull.At, hull.Heading
	return b
}

// Apart returns the shortest distance between any bases of two blocks, rounded; 0 if they
// touch or overlap.
func (b Block) Apart(from Block) int32 {
	least := int32(4 * Reach)
	for i := range int(b.Bases) {
		one := b.Base(i)
		for j := range int(from.Bases) {
			least = min(least, Distance(one, from.Base(j)))
		}
	}
	return least
}

// Within reports whether the shortest distance between two blocks is no more than far.
func (b Block) Within(of Block, far int32) bool {
	if b.Far(of, far+joint) {
		return false
	}
	p, q := b.Hull().box(), of.Hull().box()
	if p.isApart(&q, (int64(far)+joint+1)*fine) {
		return false
	}
	one, other := body{of: &b, hull: &p}, body{of: &of, hull: &q}
	for i := range int(b.Bases) {
		for j := range int(of.Bases) {
			if p := one.base(i); p.within(other.base(j), far) {
				return true
			}
		}
	}
	return false
}

// Touching reports whether bases of the two blocks stand within Touch of each other or
// overlap.
func (b Block) Touching(of Block) bool { return b.some(of, touches) }

// Overlap reports whether bases of the two blocks are pressed more than Touch into each
// other.
func (b Block) Overlap(of Block) bool { return b.some(of, overlaps) }

// joint is more than rounding can make a base of a block stick out of its hull.
const joint = 4

// Radius returns a distance from At that no point of the block exceeds, at most a twelfth more than the least.
func (b Block) Radius() int32 { return int32(atMost(int64(b.Depth()), int64(b.Front()/2+1))) + joint }

// Extent returns a length from At that no point of the block exceeds. It is quick to compute, and may be more
// than the least: it takes all bases as one file.
func (b Block) Extent() int32 { return (int32(b.Bases)+1)*(max(b.Length, b.Width)+b.Gap) + joint }

// Far reports whether squares about both blocks stay farther apart than a length: a quick way to leave those
// out. If it reports false, they may still be farther apart.
func (b Block) Far(of Block, length int32) bool {
	x, y := b.At.X-of.At.X, b.At.Y-of.At.Y
	off := max(x, -x, y, -y) - length
	return off > b.Extent()+of.Extent() || off > b.Radius()+of.Radius()
}

// some reports whether two bases of the blocks exist that no line parts by so many fine parts.
func (b Block) some(of Block, length int64) bool {
	far := int32(length/fine) + 1
	if b.Far(of, far+joint) {
		return false
	}
	p, q := b.Hull().box(), of.Hull().box()
	if p.isApart(&q, length+joint*fine) {
		return false
	}
	one, other := body{of: &b, hull: &p}, body{of: &of, hull: &q}
	for i := range int(b.Bases) {
		for j := range int(of.Bases) {
			if p := one.base(i); !p.isApart(other.base(j), length) {
				return true
			}
		}
	}
	return false
}

// On reports whether any base of the block is pressed more than Touch into the polygon.
func (b Block) On(g Polygon) bool {
	if !g.Touches(b.Hull()) {
		return false
	}
	hull := b.Hull().box()
	for i := range int(b.Bases) {
		if g.Under(b.base(i, &hull)) {
			return true
		}
	}
	return false
}

// Meets reports whether any base of the block is pressed more than Touch into the line.
func (b Block) Meets(l Line) bool {
	if !l.Touches(b.Hull()) {
		return false
	}
	hull := b.Hull().box()
	for i := range int(b.Bases) {
		if l.Under(b.base(i, &hull)) {
			return true
		}
	}
	return false
}
