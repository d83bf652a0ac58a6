package plane

// A Field is the ground that the men on a base command: ahead of its front edge, and to
// either side as far as a ray from each front corner that leads outward by an angle of at
// most an eighth of a circle.
type Field struct {
	From Base
	Half Angle
}

// Range returns the shortest distance from the front edge to the part of another base in the field, rounded;
// ok is false if no part lies in it. What lies on the edge of the field lies in it.
func (f Field) Range(to Base) (distance int32, ok bool) {
	ox, target := f.From.box(), to.box()
	shape := clipped{n: 4}
	for i, c := range target.corners() {
		u, v := ox.local(c.x, c.y)
		shape.at[i] = spot{u - ox.l, v} // ahead of the front edge
	}
	// The field is bounded by the front edge and the two rays, by how far a place lies
	// inside each. Half widths and ways under 2^31 times sines of 2^30.
	sin, cos := sine(int64(f.Half)*fine), cosine(int64(f.Half)*fine)
	for _, inside := range [3]func(spot) int64{
		func(s spot) int64 { return s.x },
		func(s spot) int64 { return round(s.x*sin+(ox.w-s.y)*cos, 30) },
		func(s spot) int64 { return round(s.x*sin+(ox.w+s.y)*cos, 30) },
	} {
		shape.cut(inside)
	}
	if shape.n == 0 {
		return 0, false
	}
	return int32(rootOf(shape.nearest(ox.w))), true
}

// clipped is the rest of a rectangle, its corners in order.
type clipped struct {
	at [8]spot
	n  int
}

// cut keeps the part inside an edge.
func (c *clipped) cut(inside func(spot) int64) {
	was := *c
	c.n = 0
	for i := range was.n {
		a, b := was.at[i], was.at[(i+1)%was.n]
		in, next := inside(a), inside(b)
		if in >= 0 {
			c.add(a)
		}
		if sameSide(in, -next) {
			// A way within the base, of 2^27, times one of 2^32.
			n, d := in, in-next
			if d < 0 {
				n, d = -n, -d
			}
			c.add(spot{a.x + divide((b.x-a.x)*n, d), a.y + divide((b.y-a.y)*n, d)})
		}
	}
}

func (c *clipped) add(s spot) {
	c.at[c.n] = s
	c.n++
}

// nearest returns the square of the shortest distance from the front edge, which reaches w to either side of
// 0: from a corner of the shape, or from an end of the edge.
func (c *clipped) nearest(w int64) uint64 {
	least := uint64(1<<63 - 1)
	for i := range c.n {
		a, b := c.at[i], c.at[(i+1)%c.n]
		x, y := a.x, max(0, a.y-w, -a.y-w)
		least = min(least, uint64(x*x+y*y))
		for _, end := range [2]spot{{0, w}, {0, -w}} {
			least = min(least, squareOff(a, b, end))
		}
	}
	return least
}
