package plane

// An Edge is one of the four edges of a base as seen from aboard, or a set of them: a corner lies on two. A
// ship calls left port, right starboard and the rear astern.
type Edge uint8

const (
	Front Edge = 1 << iota
	Rear
	Right
	Left
)

// edges lists the four in the order in which the package counts them.
var edges = [4]Edge{Front, Rear, Right, Left}

// outward is the angle from the heading of a base to the direction an edge faces.
var outward = [4]Angle{0, half, quarter, -quarter}

// ahead returns 1 for edges in front, -1 for those in the rear, 0 between.
func (e Edge) ahead() int64 {
	switch {
	case e&Front != 0:
		return 1
	case e&Rear != 0:
		return -1
	}
	return 0
}

// right returns 1 for edges on the right, -1 for those on the left, 0 between.
func (e Edge) right() int64 {
	switch {
	case e&Right != 0:
		return 1
	case e&Left != 0:
		return -1
	}
	return 0
}

// A Base is an oriented rectangle: that of a ship, a company or anything else on the table. At is the middle
// of its front edge, from which moves are measured. Length runs along the heading, Width across it.
type Base struct {
	At            Point
	Heading       Heading
	Length, Width int32
}

// On returns the point of the table that lies ahead of At by one length and to
// the right by another, each axis rounded; negative lengths lead aft and left.
func (b Base) On(ahead, right int32) Point {
	ox := b.box()
	x, y := ox.table(ox.l+int64(ahead)*fine, int64(right)*fine)
	return b.rounded(x, y)
}

// rounded returns the point at a fine place near the base: its way from At, rounded.
func (b Base) rounded(x, y int64) Point {
	return Point{
		b.At.X + int32(round(x-int64(b.At.X)*fine, fineBits)),
		b.At.Y + int32(round(y-int64(b.At.Y)*fine, fineBits)),
	}
}

// Local returns where a point lies by the base's own measure: how far ahead of At
// and to the right of the centre line, both rounded.
func (b Base) Local(p Point) (ahead, right int32) {
	ox := b.box()
	u, v := ox.local(int64(p.X)*fine, int64(p.Y)*fine)
	return int32(round(u-ox.l, fineBits)), int32(round(v, fineBits))
}

// Centre returns the middle of the base, rounded.
func (b Base) Centre() Point {
	ox := b.box()
	return b.rounded(ox.x, ox.y)
}

// Middle returns the middle of an edge, rounded, and the corner of two.
func (b Base) Middle(e Edge) Point {
	ox := b.box()
	x, y := ox.table(ox.l*e.ahead(), ox.w*e.right())
	return b.rounded(x, y)
}

// Battery returns the place of the i-th of n batteries along an edge, both counted
// from 1, rounded: they stand evenly, half a space from either end, in order from
// the front or, on the front and the rear, from the left.
func (b Base) Battery(e Edge, i, n int) Point {
	ox := b.box()
	u, v := ox.l*e.ahead(), ox.w*e.right()
	// Half sides under 2^26 times the number of batteries.
	part := int64(n + 1 - 2*i)
	if u == 0 {
		u = divide(ox.l*part, int64(n))
	} else {
		v = -divide(ox.w*part, int64(n))
	}
	x, y := ox.table(u, v)
	return b.rounded(x, y)
}

// Out returns the heading straight out of an edge.
func (b Base) Out(e Edge) Heading {
	for i, one := range edges {
		if e == one {
			return b.Heading.Turn(outward[i])
		}
	}
	return b.Heading
}

// Corners returns the four corners clockwise from the front right one, rounded.
func (b Base) Corners() [4]Point {
	var c [4]Point
	ox := b.box()
	for i, f := range ox.corners() {
		c[i] = b.rounded(f.x, f.y)
	}
	return c
}

// Has reports whether a point lies in the base or on its edge.
func (b Base) Has(p Point) bool {
	ox := b.box()
	u, v := ox.local(int64(p.X)*fine, int64(p.Y)*fine)
	return max(u, -u) <= ox.l && max(v, -v) <= ox.w
}

// A spot is a place on the table in fine parts, under 2^29 by Reach, or a way
// between two.
type spot struct{ x, y int64 }

// A box is a base in fine parts about its middle: half its length and width, its fine heading with sine and
// cosine. It is too large for registers, so functions fill it in place: a copy would wait for the writes
// before it.
type box struct {
	x, y, l, w  int64
	h, sin, cos int64
}

// box returns the base about its middle.
func (b Base) box() (o box) {
	o.x, o.y, o.h = int64(b.At.X)*fine, int64(b.At.Y)*fine, int64(b.Heading)*fine
	o.sin, o.cos = int64(b.Heading.Sin()), int64(b.Heading.Cos())
	o.l, o.w = int64(b.Length)*(fine/2), int64(b.Width)*(fine/2)
	o.x, o.y = o.table(-o.l, 0)
	return o
}

// boxAt returns the box whose front edge has its middle at x, y, on the fine heading h.
func boxAt(x, y, h int64, length, width int32) (o box) {
	o.x, o.y, o.h = x, y, h
	o.l, o.w = int64(length)*(fine/2), int64(width)*(fine/2)
	o.sin, o.cos = sine(h), cosine(h)
	o.x, o.y = o.table(-o.l, 0)
	return o
}

// table returns the place ahead of the middle by u and to the right by v. Each is
// under 2^31, so that with the sines the sum stays under 2^62.
func (o *box) table(u, v int64) (x, y int64) {
	return o.x + round(u*o.sin+v*o.cos, 30), o.y + round(v*o.sin-u*o.cos, 30)
}

// local returns how far a place lies ahead of the middle and to the right of it. Places differ by at most
// 2^30 in either axis, so that the sum stays under 2^61.
func (o *box) local(x, y int64) (u, v int64) {
	x, y = x-o.x, y-o.y
	return round(x*o.sin-y*o.cos, 30), round(x*o.cos+y*o.sin, 30)
}

// corners returns the four corners, clockwise from the front right one.
func (o *box) corners() [4]spot {
	var c [4]spot
	c[0].x, c[0].y = o.table(o.l, o.w)
	c[1].x, c[1].y = o.table(-o.l, o.w)
	c[2].x, c[2].y = o.table(-o.l, -o.w)
	c[3].x, c[3].y = o.table(o.l, -o.w)
	return c
}
