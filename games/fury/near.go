package fury

import (
	"math/bits"

	"github.com/weathergage/weathergage/geo/plane"
)

// A box is a rectangle along the axes about a piece of ground, its sides in strips of the table
// half an inch wide, so that one takes little room in a position: west, north, east and south.
type box [4]uint8

// strip is how wide those are. The first and the last reach to the end of the world.
const strip = 48

// inStrip is in which strip a length from the western or the northern edge lies.
func inStrip(far Length) uint8 { return uint8(min(max(far/strip+1, 0), 255)) }

// boxOf is the least box about some points.
func boxOf(points []plane.Point) box {
	b := box{255, 255, 0, 0}
	for _, p := range points {
		x, y := inStrip(p.X), inStrip(p.Y)
		b = box{min(b[0], x), min(b[1], y), max(b[2], x), max(b[3], y)}
	}
	return b
}

// meets reports whether two boxes have a strip in common both ways.
func (b *box) meets(other *box) bool {
	return b[0] <= other[2] && other[0] <= b[2] && b[1] <= other[3] && other[1] <= b[3]
}

// pieces is a set of pieces of the ground.
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

// has reports whether a piece is in the set.
func (s *pieces) has(i int) bool { return s[i/64]>>(i%64)&1 != 0 }

// near is the set of the pieces that may reach into a rectangle along the axes, of which its
// corners are given, north-west and south-east.
func (gr *ground) near(low, high plane.Point) (some pieces) {
	in := box{inStrip(low.X), inStrip(low.Y), inStrip(high.X), inStrip(high.Y)}
	for i := range gr.boxes[:gr.many] {
		if gr.boxes[i].meets(&in) {
			some[i/64] |= 1 << (i % 64)
		}
	}
	return some
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

// around is the set of the companies but one that may come within a length of a leg.
func (g *State) around(n companyNo, l *leg, far Length) (some bodies) {
	low, high := l.Bounds()
	room := far + mostExtent
	for m := range companyNo(len(g.companies)) {
		c := &g.companies[m]
		if m == n || !c.isOut() || c.at.X < low.X-room || c.at.Y < low.Y-room || c.at.X > high.X+room || c.at.Y > high.Y+room {
			continue
		}
		if !l.Far(g.block(c), far) {
			some |= 1 << m
		}
	}
	return some
}
