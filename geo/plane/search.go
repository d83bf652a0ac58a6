package plane

// reaches holds how far a body lies beyond each line that could part it from another, in fine parts: beyond
// the front, rear, right and left edges of the first base, then beyond those of the second. Of an edge of
// land the last four are its two sides, each twice. If one is more than 0 the bodies are apart.
type reaches [8]int64

// most returns the widest of them.
func (g *reaches) most() int64 { return g[g.widest()] }

// widest returns the index of the widest, the first if several are.
func (g *reaches) widest() int {
	w := 0
	for i := range g {
		if g[i] > g[w] {
			w = i
		}
	}
	return w
}

// gaps returns the reaches of two bases. A rectangle of half sides l and w turned
// by an angle reaches l times its cosine and w times its sine, half sides under
// 2^26 times sines of 2^30.
func gaps(a, b *box) (g reaches) {
	sin, cos := sine(b.h-a.h), cosine(b.h-a.h)
	sin, cos = max(sin, -sin), max(cos, -cos)
	u, v := a.local(b.x, b.y)
	long, wide := a.l+round(b.l*cos+b.w*sin, 30), a.w+round(b.l*sin+b.w*cos, 30)
	g[0], g[1], g[2], g[3] = u-long, -u-long, v-wide, -v-wide
	u, v = b.local(a.x, a.y)
	long, wide = b.l+round(a.l*cos+a.w*sin, 30), b.w+round(a.l*sin+a.w*cos, 30)
	g[4], g[5], g[6], g[7] = u-long, -u-long, v-wide, -v-wide
	return g
}

// A pair is two bases on paths, or one base and the edge p to q of land.
type pair struct {
	a, b   *Path // b is nil for land
	p, q   spot
	normal spot // of the edge of land, its length One
}

func (w *pair) at(t Time) reaches {
	a := w.a.boxAt(t)
	if w.b == nil {
		return w.shore(&a)
	}
	b := w.b.boxAt(t)
	return gaps(&a, &b)
}

// first returns the last moment before the pair is pressed together: the search
// halves the time until a line parts the two all along (see clear) or a single
// tick is left, and looks at the earlier half first.
func first(w *pair, from Time) (Time, bool) {
	if w.far(0) {
		return 0, false
	}
	before := w.at(from)
	limit := int64(0)
	if g := before.most(); g <= Touch*fine {
		limit = min(0, g) - Touch*fine
	}
	for from < Whole {
		until := w.steady(from)
		after := w.at(until)
		if t, ok := w.between(from, until, &before, &after, limit); ok {
			return t, true
		}
		from, before = until, after
	}
	return 0, false
}

// steady returns the end of the time from a moment on in which neither begins a new leg.
func (w *pair) steady(t Time) Time {
	end := w.a.steady(t)
	if w.b != nil {
		end = min(end, w.b.steady(t))
	}
	return end
}

// steady returns the end of the leg that begins at a moment or is under way then.
func (p *Path) steady(t Time) Time {
	if i := p.after(t); i >= 0 {
		return p.legs[i].until
	}
	if p.n > 0 && t < p.from {
		return p.from
	}
	return Whole
}

// after returns the index of the leg under way just after a moment, -1 if none is.
func (p *Path) after(t Time) int {
	for i := range p.n {
		if t >= p.legs[i].from && t < p.legs[i].until {
			return i
		}
	}
	return -1
}

// between searches a time in which both keep to one leg.
func (w *pair) between(from, until Time, before, after *reaches, limit int64) (Time, bool) {
	if w.clear(from, until, before, after, limit) {
		return 0, false
	}
	if until-from == 1 {
		return from, after.most() < limit
	}
	mid := from + (until-from)/2
	at := w.at(mid)
	if t, ok := w.between(from, mid, before, &at, limit); ok {
		return t, true
	}
	return w.between(mid, until, &at, after, limit)
}

// guard is more than all rounding of a reach, in fine parts.
const guard = 8

// clear reports whether one line parts the two during the whole time. In the coordinates of the body that the
// line belongs to, no point of the other is bent from its straight way by more than a certain acceleration K,
// so that its reach is never less than the lesser of those at either end minus K/8 of the time squared (see
// bend). Each line is one of the body's own edges, which suffice to part two rectangles that are apart.
func (w *pair) clear(from, until Time, before, after *reaches, limit int64) bool {
	first, second := w.bend(from, until)
	for i := range before {
		bent := first
		if i >= 4 {
			bent = second
		}
		if min(before[i], after[i])-bent-guard >= limit {
			return true
		}
	}
	return false
}

// bend returns the most that a point of the second body leaves its straight way as
// seen from the first during the time, and the other way round, in fine parts.
// Seen from a body that turns by f about its centre, a point that lies within d of
// that centre, goes a way of at most s and itself turns by g on a radius r, has an
// acceleration of at most g*g*r + 2*f*s + f*f*d in parts of the time.
func (w *pair) bend(from, until Time) (first, second int64) {
	a := w.a.motion(from, until)
	if w.b == nil {
		if a.angle == 0 {
			return 0, 0
		}
		d := max(atMost(w.p.x-a.centre.x, w.p.y-a.centre.y), atMost(w.q.x-a.centre.x, w.q.y-a.centre.y))
		return acceleration(a.angle, 0, 0, 0, d), acceleration(0, 0, a.angle, a.radius, 0)
	}
	b := w.b.motion(from, until)
	if a.angle == 0 && b.angle == 0 {
		return 0, 0
	}
	var d, e int64 // how far the one gets from the centre about which the other turns
	if a.angle != 0 {
		d = w.b.within(a.centre, from) + b.way
	}
	if b.angle != 0 {
		e = w.a.within(b.centre, from) + a.way
	}
	return acceleration(a.angle, b.way, b.angle, b.radius, d), acceleration(b.angle, a.way, a.angle, a.radius, e)
}

// acceleration returns an eighth of that of bend, rounded up. Angles are in radians times 2^20 and at most
// 2^25, a sweep of five circles; ways, radii and distances are at most 2^36 and shrunk first, so that
// products stay under 2^59.
func acceleration(f, s, g, r, d int64) int64 {
	return (square(g)*(r>>8+1)+square(f)*(d>>8+1))>>15 + (f*(s>>8+1))>>14 + 2
}

// square returns the square of an angle in radians times 2^20, rounded up, but 0 for 0.
func square(angle int64) int64 {
	if angle == 0 {
		return 0
	}
	return angle*angle>>20 + 1
}

// A motion is what a body on a path does during a time in which it keeps to one
// leg: it turns by an angle, in radians times 2^20, about a centre from which no
// point of it is farther than a radius, and no point of it goes a longer way.
type motion struct {
	angle, radius, way int64
	centre             spot
	by                 spot // the way of a slide
}

// radian is a fine angle of one unit in radians, times 2^48, rounded up.
const radian = 191900749

func (p *Path) motion(from, until Time) motion {
	i := p.after(from)
	if i < 0 {
		return motion{}
	}
	l := &p.legs[i]
	n, d := int64(until-from), int64(l.until-l.from)
	if l.sweep == 0 {
		by := spot{divide(l.by.x*n, d), divide(l.by.y*n, d)}
		return motion{way: atMost(by.x, by.y) + 1, by: by}
	}
	// A sweep of 2^26 times 2^28 makes 2^54, an angle of 2^25 times 2^31 2^56.
	m := motion{centre: l.centre, radius: l.radius}
	m.angle = (max(l.sweep, -l.sweep)*n/d+1)*radian>>28 + 1
	m.way = m.angle*m.radius>>20 + 1
	return m
}

// within returns a distance that no point of the base exceeds from a place at a moment.
func (p *Path) within(s spot, t Time) int64 {
	b := p.boxAt(t)
	return atMost(b.x-s.x, b.y-s.y) + atMost(b.l, b.w)
}

// atMost returns at least the length of a way and at most a twelfth more: the longer side and root 2 minus 1
// of the shorter.
func atMost(x, y int64) int64 {
	x, y = max(x, -x), max(y, -y)
	return max(x, y) + min(x, y)*107>>8 + 1
}

// far reports whether the extents of both paths stay farther apart than a length.
func (w *pair) far(length int64) bool {
	if w.b != nil {
		return w.a.bounds.far(&w.b.bounds, length)
	}
	land := extent{spot{min(w.p.x, w.q.x), min(w.p.y, w.q.y)}, spot{max(w.p.x, w.q.x), max(w.p.y, w.q.y)}}
	return w.a.bounds.far(&land, length)
}

// shore returns the reaches of a base and an edge of land.
func (w *pair) shore(b *box) (g reaches) {
	u, v := b.local(w.p.x, w.p.y)
	s, t := b.local(w.q.x, w.q.y)
	g[0], g[1], g[2], g[3] = min(u, s)-b.l, -max(u, s)-b.l, min(v, t)-b.w, -max(v, t)-b.w
	// Ways of 2^30 times a unit vector of 2^30, twice; then half sides of 2^26.
	off := round((b.x-w.p.x)*w.normal.x+(b.y-w.p.y)*w.normal.y, 30)
	ahead := round(w.normal.x*b.sin-w.normal.y*b.cos, 30)
	right := round(w.normal.x*b.cos+w.normal.y*b.sin, 30)
	long := round(b.l*max(ahead, -ahead)+b.w*max(right, -right), 30)
	g[4], g[5], g[6], g[7] = off-long, -off-long, off-long, -off-long
	return g
}

// land returns the pair of a path and an edge of land; ok is false if it has no
// length, or stays far from the path.
func land(a *Path, p, q Point) (w pair, ok bool) {
	if p == q {
		return w, false
	}
	w = pair{a: a, p: spot{int64(p.X) * fine, int64(p.Y) * fine}, q: spot{int64(q.X) * fine, int64(q.Y) * fine}}
	if a != nil && w.far(0) {
		return w, false
	}
	x, y := w.q.x-w.p.x, w.q.y-w.p.y
	// A way of at most 2^30 times 2^30; its square is at most 2^61.
	long := int64(root(uint64(x*x + y*y)))
	w.normal = spot{divide(-y<<30, long), divide(x<<30, long)}
	return w, true
}
