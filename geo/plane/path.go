package plane

// A Time is a moment of a move in hundred-thousandths of it.
type Time int32

// Whole is the end of a move.
const Whole Time = 100_000

// Legs is the most legs that a path can have.
const Legs = 16

// A Path is how a base goes in one move: leg after leg, each at a constant pace. Before the first leg and
// after the last the base stands. The zero value is not a path: call Begin.
type Path struct {
	start  Base
	from   Time
	n      int
	legs   [Legs]leg
	first  box    // the base at the start
	bounds extent // of all places where the base comes on the path
	ends   extent // of the base where the path ends
}

// An extent is a rectangle along the axes that a base does not leave, in fine parts.
type extent struct{ low, high spot }

// extent returns the extent of a base, with room for all rounding of its place and heading.
func (o *box) extent() extent {
	sin, cos := max(o.sin, -o.sin), max(o.cos, -o.cos)
	// Half sides of 2^26 times sines of 2^30.
	x, y := (o.l*sin+o.w*cos)>>30+o.room(), (o.l*cos+o.w*sin)>>30+o.room()
	return extent{spot{o.x - x, o.y - y}, spot{o.x + x, o.y + y}}
}

// room is more than all rounding of the place and the heading of a base moves any part of it. Half
// a hundredth of a degree is under 2^-13.
func (o *box) room() int64 { return joint*fine + (o.l+o.w)>>13 }

// widen makes the extent hold another as well.
func (e *extent) widen(by *extent) {
	e.low = spot{min(e.low.x, by.low.x), min(e.low.y, by.low.y)}
	e.high = spot{max(e.high.x, by.high.x), max(e.high.y, by.high.y)}
}

// off returns the extent measured from a place and widened on all sides, in the units of that place.
func (e *extent) off(from spot, room int64) extent {
	return extent{
		spot{e.low.x + from.x - room, e.low.y + from.y - room},
		spot{e.high.x + from.x + room, e.high.y + from.y + room},
	}
}

// far reports whether two extents stay farther apart than a length, along either axis.
func (e *extent) far(from *extent, length int64) bool {
	return from.low.x-e.high.x > length || e.low.x-from.high.x > length ||
		from.low.y-e.high.y > length || e.low.y-from.high.y > length
}

// A leg is a slide by a way or, if sweep is not 0, a swing about a centre.
type leg struct {
	from, until Time
	begin       spot  // where the middle of the front edge is at the beginning
	heading     int64 // the fine heading then, not reduced to one circle
	by          spot  // the way of a slide
	centre      spot  // of a swing
	sweep       int64 // the fine angle of a swing
	radius      int64 // of a swing: no point of the base is farther from the centre
}

// Begin starts the path with a base that stands, from a moment on.
func (p *Path) Begin(b Base, from Time) {
	p.start, p.from, p.n = b, from, 0
	p.first = b.box()
	p.ends = p.first.extent()
	p.bounds = p.ends
}

// Start returns the base as it stood when the path began.
func (p *Path) Start() Base { return p.start }

// From returns when the path began.
func (p *Path) From() Time { return p.from }

// Until returns when the last leg ends: when the path began, if it has none.
func (p *Path) Until() Time {
	if p.n == 0 {
		return p.from
	}
	return p.legs[p.n-1].until
}

// Wait adds a leg in which the base stands. For all legs, until must be later than Until, a path takes at
// most Legs of them, and no leg turns by more than five circles.
func (p *Path) Wait(until Time) { p.add(leg{until: until}) }

// Ahead adds a leg straight along the heading; a negative length backs.
func (p *Path) Ahead(length int32, until Time) {
	b := p.box()
	x, y := b.table(int64(length)*fine, 0)
	p.add(leg{until: until, by: spot{x - b.x, y - b.y}})
}

// Slide adds a leg that carries the base along without turning it: leeway, drift,
// a current, a collision's resultant.
func (p *Path) Slide(by Vector, until Time) {
	p.add(leg{until: until, by: spot{int64(by.X) * fine, int64(by.Y) * fine}})
}

// Turn adds a leg on a turning circle of the radius: the long edge on the inside
// of the turn stays tangent to it and the front corner on that side travels the
// circle, for ArcLength(by, radius).
func (p *Path) Turn(by Angle, radius int32, until Time) {
	b := p.box()
	out := int64(radius)*fine + b.w
	if by < 0 {
		out = -out
	}
	p.swing(&b, b.l, out, by, until)
}

// Wheel adds a leg about the front corner of a side, as a company wheels: on the
// right one if by is clockwise, else on the left.
func (p *Path) Wheel(by Angle, until Time) { p.Turn(by, 0, until) }

// Pivot adds a leg that turns the base about its middle.
func (p *Path) Pivot(by Angle, until Time) {
	b := p.box()
	p.swing(&b, 0, 0, by, until)
}

// Swing adds a leg that turns the base about a point: at anchor about the end that
// is held, after a contact about the point of contact.
func (p *Path) Swing(about Point, by Angle, until Time) {
	p.add(leg{until: until, centre: spot{int64(about.X) * fine, int64(about.Y) * fine}, sweep: int64(by) * fine})
}

// swing adds a leg about the place ahead of the middle by u and to the right by v.
func (p *Path) swing(b *box, u, v int64, by Angle, until Time) {
	x, y := b.table(u, v)
	p.add(leg{until: until, centre: spot{x, y}, sweep: int64(by) * fine})
}

func (p *Path) add(l leg) {
	if p.n == Legs || l.until <= p.Until() {
		panic("plane: a path has at most 16 legs, each ending later than the one before")
	}
	l.from = p.Until()
	l.begin, l.heading = p.pose(l.from)
	p.legs[p.n] = l
	p.n++
	p.reach(&p.legs[p.n-1])
}

// reach widens the bounds of the path by a leg.
func (p *Path) reach(l *leg) {
	if l.sweep == 0 {
		p.ends.low = spot{p.ends.low.x + l.by.x, p.ends.low.y + l.by.y}
		p.ends.high = spot{p.ends.high.x + l.by.x, p.ends.high.y + l.by.y}
		p.bounds.widen(&p.ends)
		return
	}
	a, b := p.boxAt(l.from), p.boxAt(l.until)
	p.ends = b.extent()
	l.radius = atMost(a.x-l.centre.x, a.y-l.centre.y) + atMost(a.l, a.w)
	from, to := a.about(l.centre), b.about(l.centre)
	all := turned(&from, &to, l.sweep)
	all = all.off(l.centre, a.room())
	p.bounds.widen(&all)
}

// angleOf returns a sweep in radians times 2^20, rounded up. A sweep of 2^26 times 2^28 makes 2^54.
func angleOf(sweep int64) int64 { return max(sweep, -sweep)*radian>>28 + 1 }

// At returns the base at a moment. Its place and heading are rounded as ways from
// those of Start.
func (p *Path) At(t Time) Base {
	at, h := p.pose(t)
	b := p.start
	b.At = b.rounded(at.x, at.y)
	b.Heading = b.Heading.Turn(Angle(round(h-int64(b.Heading)*fine, fineBits)))
	return b
}

// roundedAt returns the same as At, in fine parts.
func (p *Path) roundedAt(t Time) box {
	if p.n == 0 || t <= p.from {
		return p.first
	}
	b := p.At(t)
	if b.Heading != p.start.Heading {
		return b.box()
	}
	o := p.first
	o.x += int64(b.At.X-p.start.At.X) * fine
	o.y += int64(b.At.Y-p.start.At.Y) * fine
	return o
}

// End returns the base as it stands after the last leg.
func (p *Path) End() Base { return p.At(p.Until()) }

// Turned returns the angle turned from the start until a moment, which goes on
// beyond a circle, so that a drawing knows which way it went.
func (p *Path) Turned(t Time) Angle {
	_, h := p.pose(t)
	return Angle(round(h-int64(p.start.Heading)*fine, fineBits))
}

// pose returns where the middle of the front edge is at a moment, and the fine heading.
func (p *Path) pose(t Time) (spot, int64) {
	i := p.leg(t)
	if i < 0 {
		return spot{int64(p.start.At.X) * fine, int64(p.start.At.Y) * fine}, int64(p.start.Heading) * fine
	}
	return p.legs[i].pose(t)
}

// leg returns the index of the leg under way at a moment: the first that ends no sooner, or the last; -1
// before the first.
func (p *Path) leg(t Time) int {
	if p.n == 0 || t <= p.from {
		return -1
	}
	for i := range p.n - 1 {
		if t <= p.legs[i].until {
			return i
		}
	}
	return p.n - 1
}

func (l *leg) pose(t Time) (spot, int64) {
	n, d := int64(min(t, l.until)-l.from), int64(l.until-l.from)
	if l.sweep == 0 {
		if n == d {
			return spot{l.begin.x + l.by.x, l.begin.y + l.by.y}, l.heading
		}
		// A way of at most 2^30 times at most 2^17.
		return spot{l.begin.x + divide(l.by.x*n, d), l.begin.y + divide(l.by.y*n, d)}, l.heading
	}
	// A sweep of at most 2^31 times at most 2^17.
	turned := l.sweep
	if n != d {
		turned = divide(l.sweep*n, d)
	}
	sin, cos := sine(turned), cosine(turned)
	// A radius of at most 2^30 in either axis, times sines of at most 2^30, twice.
	x, y := l.begin.x-l.centre.x, l.begin.y-l.centre.y
	return spot{
		l.centre.x + round(x*cos-y*sin, 30),
		l.centre.y + round(x*sin+y*cos, 30),
	}, l.heading + turned
}

// box returns the base at the end of the path, in fine parts.
func (p *Path) box() box { return p.boxAt(p.Until()) }

// boxAt returns the base at a moment, in fine parts. One that has not turned is that of the start, as far off
// as it has gone.
func (p *Path) boxAt(t Time) (o box) {
	at, h := p.pose(t)
	if h == p.first.h {
		o = p.first
		o.x += at.x - int64(p.start.At.X)*fine
		o.y += at.y - int64(p.start.At.Y)*fine
		return o
	}
	return boxAt(at.x, at.y, h, p.start.Length, p.start.Width)
}
