package plane

// A Fan is an arc of fire or of sight: from a point, to either side of a heading by
// an angle of at most a quarter circle, as far as a range. What lies on its edge or
// at its range lies within.
type Fan struct {
	From   Point
	Facing Heading
	Half   Angle
	Range  int32
}

// Aim returns the point of the base nearest to the fan's own that lies in its arc,
// and the distance to it, both rounded; ok is false if no part of the base lies in
// the arc within range.
func (f Fan) Aim(b Base) (at Point, distance int32, ok bool) {
	o := b.box()
	x, y := int64(f.From.X)*fine, int64(f.From.Y)*fine
	// The nearest point of all, if it lies in the arc, else where one of the two
	// edges of the arc first meets the base.
	u, v := o.local(x, y)
	u, v = min(max(u, -o.l), o.l), min(max(v, -o.w), o.w)
	near := spot{}
	near.x, near.y = o.table(u, v)
	near.x, near.y = near.x-x, near.y-y
	if !f.sees(near) {
		near, ok = f.edge(&o, x, y)
		if !ok {
			return at, 0, false
		}
	}
	// A way of at most 2^30 in either axis.
	distance = int32(rootOf(uint64(near.x*near.x + near.y*near.y)))
	at = f.From.Add(Vector{int32(round(near.x, fineBits)), int32(round(near.y, fineBits))})
	return at, distance, distance <= f.Range
}

// Misses is a quick check: if it reports true, no fan with the same heading, from a point at most beside away
// from this one's, has any part of the base in its arc at any range; false says nothing.
func (f Fan) Misses(b Base, beside int32) bool {
	// No part of a base is farther from At than its length and half its width.
	reach := int64(b.Length + b.Width/2 + beside + 2)
	way := b.At.From(f.From)
	// Ways of 2^22 times sines of 2^30.
	sin, cos := int64(f.Facing.Sin()), int64(f.Facing.Cos())
	ahead := (int64(way.X)*sin - int64(way.Y)*cos) >> 30
	across := (int64(way.X)*cos + int64(way.Y)*sin) >> 30
	over := max(across, -across)*cosine(int64(f.Half)*fine) - ahead*sine(int64(f.Half)*fine)
	return ahead < -reach || over>>30 > reach
}

// Has reports whether a point lies in the arc within range.
func (f Fan) Has(p Point) bool {
	way := p.From(f.From)
	return f.sees(spot{int64(way.X) * fine, int64(way.Y) * fine}) && way.Length() <= f.Range
}

// sees reports whether a way from the fan's point leads into the arc.
func (f Fan) sees(way spot) bool {
	view := box{}
	view.h = int64(f.Facing) * fine
	view.sin, view.cos = sine(view.h), cosine(view.h)
	u, v := view.local(way.x, way.y)
	// Ways under 2^31 times sines of at most 2^30.
	return u >= 0 && u*sine(int64(f.Half)*fine) >= max(v, -v)*cosine(int64(f.Half)*fine)
}

// edge returns the way to where an edge of the arc first meets a base.
func (f Fan) edge(o *box, x, y int64) (near spot, ok bool) {
	least := int64(0)
	for _, a := range [2]Angle{-f.Half, f.Half} {
		h := f.Facing.Turn(a)
		to := spot{int64(h.Sin()), -int64(h.Cos())}
		if t, hit := o.hit(x, y, to); hit && (!ok || t < least) {
			least, ok = t, true
			near = spot{round(t*to.x, 30), round(t*to.y, 30)}
		}
	}
	return near, ok
}

// hit returns how far a line of sight from a place, on a way whose length is One,
// runs until it meets the base; 0 from within it.
func (o *box) hit(x, y int64, to spot) (far int64, ok bool) {
	u, v := o.local(x, y)
	du, dv := round(to.x*o.sin-to.y*o.cos, 30), round(to.x*o.cos+to.y*o.sin, 30)
	if max(u, -u) <= o.l && max(v, -v) <= o.w {
		return 0, true
	}
	if t, ok := through(u, v, du, dv, o.l, o.w); ok {
		return t, true
	}
	return through(v, u, dv, du, o.w, o.l)
}

// through returns how far it is to the edge that lies l along the first axis and
// reaches w to either side. Ways under 2^31 times units of 2^30 stay under 2^61,
// and so does a way times One.
func through(u, v, du, dv, l, w int64) (far int64, ok bool) {
	if u > 0 {
		u, du = -u, -du
	}
	lead := -l - u
	if lead < 0 || du <= 0 {
		return 0, false
	}
	if beside := v*du + lead*dv; max(beside, -beside) > w*du {
		return 0, false
	}
	return divide(lead<<30, du), true
}

// Batteries is the most lines of fire that a lane can have.
const Batteries = 16

// A Lane is the way that the shot of a broadside takes: one line from each battery,
// all parallel to the line from the middle of the edge they stand on to the point
// aimed at.
type Lane struct {
	to      spot // of length One
	from    [Batteries]spot
	reach   [Batteries]int64 // how far until it meets the target
	blocked uint16
	n       int
}

// Lane returns the lane of n batteries, at most Batteries, on an edge of the base
// toward a point aimed at on the target. A line that passes the target by reaches
// as far as that point.
func (b Base) Lane(e Edge, n int, at Point, target Base) Lane {
	l := Lane{n: n}
	from := b.Middle(e)
	way := at.From(from)
	l.to = unit(int64(way.X)*fine, int64(way.Y)*fine)
	o := target.box()
	for i := range n {
		p := b.Battery(e, i+1, n)
		l.from[i] = spot{int64(p.X) * fine, int64(p.Y) * fine}
		t, ok := o.hit(l.from[i].x, l.from[i].y, l.to)
		if !ok {
			t = int64(way.Length()) * fine
		}
		l.reach[i] = t
	}
	return l
}

// unit returns a way of at most 2^30 in either axis, scaled to the length One; zero for zero.
func unit(x, y int64) spot {
	long := int64(root(uint64(x*x + y*y)))
	if long == 0 {
		return spot{}
	}
	return spot{divide(x<<30, long), divide(y<<30, long)}
}

// Block closes the lines that a hull cuts before they reach the target.
func (l *Lane) Block(hull Base) {
	o := hull.box()
	for i := range l.n {
		if t, ok := o.hit(l.from[i].x, l.from[i].y, l.to); ok && t < l.reach[i] {
			l.blocked |= 1 << i
		}
	}
}

// BlockLand closes the lines that land cuts before they reach the target.
func (l *Lane) BlockLand(land Polygon) {
	for i := range l.n {
		if land.cuts(l.from[i], l.to, l.reach[i]) {
			l.blocked |= 1 << i
		}
	}
}

// Open reports whether the line of the i-th battery, counted from 1, is clear.
func (l *Lane) Open(i int) bool { return l.blocked&(1<<(i-1)) == 0 }

// Clear returns how many lines are clear.
func (l *Lane) Clear() int {
	n := 0
	for i := range l.n {
		if l.Open(i + 1) {
			n++
		}
	}
	return n
}

// Sees reports whether no part of the hull lies between two points.
func Sees(from, to Point, hull Base) bool {
	o := hull.box()
	way := to.From(from)
	x, y := int64(way.X)*fine, int64(way.Y)*fine
	t, ok := o.hit(int64(from.X)*fine, int64(from.Y)*fine, unit(x, y))
	return !ok || t > int64(root(uint64(x*x+y*y)))
}

// Rake returns the end of the target that a point lies nearer to, Front or Rear, and the angle between the
// target's centre line and the line from the point to the middle of that end, rounded, 0 to 9000: a rake
// needs a small one.
func Rake(from Point, target Base) (end Edge, off Angle) {
	front, rear := target.At, target.Middle(Rear)
	to := front
	end = Front
	if rear.From(from).square() < front.From(from).square() {
		end, to = Rear, rear
	}
	if to == from {
		return end, 0
	}
	return end, from.Bearing(to).Across(target.Heading)
}
