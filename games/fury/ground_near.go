package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/geo/plane"
)

// A box is a rectangle along the axes about a piece of ground, its sides in strips of the table
// half an inch wide, so that one takes little room in a position: a byte each for west, north, 255
// less east and 255 less south, from the lowest.
type box uint32

// strip is how wide those are. The first and the last reach to the end of the world.
const strip = 48

// inStrip returns in which strip a length from the western or the northern edge lies.
func inStrip(far Length) uint8 { return uint8(min(max(far/strip+1, 0), 255)) }

// boxOf returns the least box about some points.
func boxOf(points []plane.Point) box {
	low, high := points[0], points[0]
	for _, p := range points {
		low = plane.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = plane.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	return boxFrom(low, high)
}

// boxFrom returns the box between two corners.
func boxFrom(northWest, southEast plane.Point) box {
	return box(inStrip(northWest.X)) | box(inStrip(northWest.Y))<<8 | box(255-inStrip(southEast.X))<<16 | box(255-inStrip(southEast.Y))<<24
}

// meets reports whether a box and another, given from its south-eastern corner to its north-western one,
// have a strip in common both ways: then no byte of it is more than that of the other.
func (b box) meets(other box) bool {
	const top = 0x80808080 // the highest bit of each byte; the others are compared by a subtraction
	rest := (other | top) - b&^top
	return (other&^b|rest&^(other^b))&top == top
}

// pieces is a set of pieces of the ground, or of objects.
type pieces [(maxPieces + 63) / 64]uint64

// next takes the first piece out of a set and returns it; -1 if the set is empty.
func (s *pieces) next() int {
	for k := range s {
		if s[k] != 0 {
			i := bits.TrailingZeros64(s[k])
			s[k] &= s[k] - 1
			return 64*k + i
		}
	}
	return -1
}

// set puts a piece into the set or takes it out.
func (s *pieces) set(i int, in bool) {
	s[i/64] &^= 1 << (i % 64)
	if in {
		s[i/64] |= 1 << (i % 64)
	}
}

// near returns the set of the pieces that may reach into a rectangle along the axes, of which its corners are
// given, north-west and south-east.
func (gr *ground) near(low, high plane.Point) (some pieces) {
	in := boxAbout(low, high)
	for i, b := range gr.boxes[:gr.many] {
		if b.meets(in) {
			some[i/64] |= 1 << (i % 64)
		}
	}
	return some
}

// some returns those of a set of pieces that may reach into a box, which is as meets wants it.
func (gr *ground) some(of pieces, in box) pieces {
	all := of
	for i := all.next(); i >= 0; i = all.next() {
		if !gr.boxes[i].meets(in) {
			of.set(i, false)
		}
	}
	return of
}

// boxAbout returns a rectangle of which the corners are given, north-west and south-east, as meets wants it.
func boxAbout(low, high plane.Point) box { return boxFrom(high, low) }

// around returns the box about all that is no farther from a point than a length, across or along, as meets
// wants it.
func around(at plane.Point, far Length) box {
	return boxFrom(plane.Point{X: at.X + far, Y: at.Y + far}, plane.Point{X: at.X - far, Y: at.Y - far})
}

// nearPoint is near of all that is no farther from a point than a length, across or along.
func (gr *ground) nearPoint(at plane.Point, far Length) pieces {
	return gr.near(plane.Point{X: at.X - far, Y: at.Y - far}, plane.Point{X: at.X + far, Y: at.Y + far})
}

// bodies is a set of companies on the table.
type bodies uint64

// next takes the first company out of a set and returns it; noCompany if the set is empty.
func (s *bodies) next() companyNo {
	if *s == 0 {
		return noCompany
	}
	n := companyNo(bits.TrailingZeros64(uint64(*s)))
	*s &= *s - 1
	return n
}

// from returns the first company of a set that has no lower place than one; more than any if there is none.
func (s bodies) from(n companyNo) companyNo {
	return n + companyNo(bits.TrailingZeros64(uint64(s>>n)))
}

// but returns a set without a company, or without noCompany.
func (s bodies) but(n companyNo) bodies {
	if n == noCompany {
		return s
	}
	return s &^ (1 << n)
}

// around returns the set of the companies but one that may come within a length of a leg.
func (g *State) around(n companyNo, l *leg, far Length) (some bodies) {
	low, high := l.Bounds()
	room := far + mostExtent
	others := g.out.but(n)
	for m := others.next(); m != noCompany; m = others.next() {
		c := &g.companies[m]
		if c.at.X < low.X-room || c.at.Y < low.Y-room || c.at.X > high.X+room || c.at.Y > high.Y+room {
			continue
		}
		if !l.Far(g.block(c), far) {
			some |= 1 << m
		}
	}
	return some
}
