package plane

// A Polygon is land, a shoal or a wood: its corners in order, either way round, the last joined to the first.
// Two points are a barrier. The package never changes it.
type Polygon []Point

// Simple reports whether the polygon has at least three corners and no two of its
// edges touch but neighbours at their common corner.
func (g Polygon) Simple() bool {
	if len(g) < 3 {
		return false
	}
	for i := range g {
		a, b := g.edge(i)
		if c := g[(i+2)%len(g)]; a == b || turn(a, b, c) == 0 && back(a, b, c) {
			return false
		}
		for j := i + 2; j < len(g); j++ {
			if c, d := g.edge(j); (j+1)%len(g) != i && crossing(a, b, c, d) {
				return false
			}
		}
	}
	return true
}

func (g Polygon) edge(i int) (Point, Point) {
	if i == len(g)-1 {
		return g[i], g[0]
	}
	return g[i], g[i+1]
}

// turn returns more than 0 if the way from a over b to c bends right, less if left, 0 if
// it runs straight. Ways of 2^22 multiply to 2^44.
func turn(a, b, c Point) int64 {
	v, w := b.From(a), c.From(a)
	return int64(v.X)*int64(w.Y) - int64(v.Y)*int64(w.X)
}

// back reports whether the way from a to b and that from b to c lead apart by more
// than a quarter circle.
func back(a, b, c Point) bool {
	v, w := b.From(a), c.From(b)
	return int64(v.X)*int64(w.X)+int64(v.Y)*int64(w.Y) < 0
}

// crossing reports whether the stretches a to b and c to d have a point in common.
func crossing(a, b, c, d Point) bool {
	if max(a.X, b.X) < min(c.X, d.X) || max(c.X, d.X) < min(a.X, b.X) ||
		max(a.Y, b.Y) < min(c.Y, d.Y) || max(c.Y, d.Y) < min(a.Y, b.Y) {
		return false
	}
	return !sameSide(turn(a, b, c), turn(a, b, d)) && !sameSide(turn(c, d, a), turn(c, d, b))
}

func sameSide(a, b int64) bool { return a > 0 && b > 0 || a < 0 && b < 0 }

// Has reports whether a point lies in the polygon or on its edge.
func (g Polygon) Has(p Point) bool {
	in := false
	for i := range g {
		a, b := g.edge(i)
		if a.Y < p.Y && b.Y < p.Y || a.Y > p.Y && b.Y > p.Y {
			continue
		}
		if crossing(a, b, p, p) {
			return true
		}
		// The edge is crossed by the line east of p.
		if (a.Y > p.Y) != (b.Y > p.Y) && (turn(a, b, p) < 0) == (b.Y > a.Y) {
			in = !in
		}
	}
	return in
}

// Cuts reports whether any part of the polygon lies on the stretch from one point
// to another.
func (g Polygon) Cuts(from, to Point) bool {
	for i := range g {
		if a, b := g.edge(i); crossing(a, b, from, to) {
			return true
		}
	}
	return g.Has(from)
}

// Touches reports whether any part of a base lies within Touch of the polygon.
func (g Polygon) Touches(b Base) bool {
	o := b.box()
	low, high := o.square(4 * Touch * fine)
	for i := range g {
		if p, q := g.edge(i); !isOff(p, q, low, high) && o.pressed(p, q) <= Touch*fine {
			return true
		}
	}
	return g.Has(b.At)
}

// Under reports whether a base is pressed more than Touch into the polygon, or lies in it.
func (g Polygon) Under(b Base) bool {
	o := b.box()
	low, high := o.square(4 * Touch * fine)
	for i := range g {
		if p, q := g.edge(i); !isOff(p, q, low, high) && o.pressed(p, q) < -Touch*fine {
			return true
		}
	}
	return g.Has(b.rounded(o.x, o.y))
}

// pressed returns how far an edge lies from a base, less than 0 if it is pressed into it; far for one without
// length.
func (o *box) pressed(p, q Point) int64 {
	w, ok := land(nil, p, q)
	if !ok {
		return 1 << 40
	}
	r := w.shore(o)
	return r.most()
}

// isFar reports whether an edge stays farther than a length from a square about a base.
func (o *box) isFar(p, q Point, length int64) bool {
	low, high := o.square(length)
	return isOff(p, q, low, high)
}

// square returns the corners, north-west and south-east, of a square about a base and all within a length of it.
func (o *box) square(length int64) (low, high Point) {
	x, y, far := int32(o.x/fine), int32(o.y/fine), int32((atMost(o.l, o.w)+length)/fine)+2
	return Point{x - far, y - far}, Point{x + far, y + far}
}

// isOff reports whether an edge lies beyond one side of a rectangle along the axes.
func isOff(p, q, low, high Point) bool {
	return p.X > high.X && q.X > high.X || p.X < low.X && q.X < low.X || p.Y > high.Y && q.Y > high.Y || p.Y < low.Y && q.Y < low.Y
}

// Distance returns the shortest distance from a base to the polygon, rounded; 0 if
// they overlap.
func (g Polygon) Distance(b Base) int32 {
	if g.Touches(b) && g.overlaps(b) {
		return 0
	}
	o := b.box()
	least := uint64(1<<63 - 1)
	for i := range g {
		p, q := g.edge(i)
		u, v := o.beyond(int64(p.X)*fine, int64(p.Y)*fine)
		least = min(least, uint64(u*u+v*v))
		for _, c := range o.corners() {
			least = min(least, offEdge(p, q, c))
		}
	}
	return int32(rootOf(least))
}

// Within reports whether Distance is no more than far. Edges that are clearly farther off are skipped.
func (g Polygon) Within(b Base, far int32) bool {
	if far < 0 {
		return false
	}
	o := b.box()
	corners, over := o.corners(), rootUnder(far)
	for i := range g {
		p, q := g.edge(i)
		if o.isFar(p, q, (int64(min(far, 4*Reach))+1)*fine) {
			continue
		}
		if u, v := o.beyond(int64(p.X)*fine, int64(p.Y)*fine); uint64(u*u+v*v) < over {
			return true
		}
		for _, c := range corners {
			if offEdge(p, q, c) < over {
				return true
			}
		}
	}
	return g.Touches(b) && g.overlaps(b)
}

// overlaps reports whether an edge of the polygon lies in the base, or the base in
// the polygon.
func (g Polygon) overlaps(b Base) bool {
	o := b.box()
	for i := range g {
		if p, q := g.edge(i); o.pressed(p, q) <= 0 {
			return true
		}
	}
	return g.Has(b.At)
}

// FirstGround returns the last moment at which a base on its path is not yet
// pressed into the polygon's edge, counting from a moment on; ok is false if it
// never is in this move. A base that touches it already does so again only when
// pressed more than Touch deeper than it stands.
func (g Polygon) FirstGround(p *Path, from Time) (t Time, ok bool) {
	for i := range g {
		a, b := g.edge(i)
		if at, hit := groundOn(p, a, b, from); hit && (!ok || at < t) {
			t, ok = at, true
		}
	}
	return t, ok
}

// groundOn does the same as FirstGround for one edge.
func groundOn(p *Path, a, b Point, from Time) (t Time, ok bool) {
	w, long := land(p, a, b)
	if !long {
		return 0, false
	}
	return first(&w, from)
}

// offEdge returns the square of the distance of a place from the stretch p to q.
func offEdge(p, q Point, c spot) uint64 {
	return squareOff(spot{int64(p.X) * fine, int64(p.Y) * fine}, spot{int64(q.X) * fine, int64(q.Y) * fine}, c)
}

// squareOff returns the square of the distance of a place from the stretch a to b.
func squareOff(a, b, c spot) uint64 {
	x, y := b.x-a.x, b.y-a.y
	to := unit(x, y)
	// Ways of 2^30 times units of 2^30, twice.
	along := round((c.x-a.x)*to.x+(c.y-a.y)*to.y, 30)
	off := round((c.x-a.x)*to.y-(c.y-a.y)*to.x, 30)
	if to == (spot{}) {
		along, off = c.x-a.x, c.y-a.y
	} else if long := int64(root(uint64(x*x + y*y))); along > long {
		along -= long
	} else if along > 0 {
		along = 0
	}
	return uint64(along*along + off*off)
}

// cuts reports whether the polygon lies on the line from a place, on a way of
// length One, before it has run as far as reach.
func (g Polygon) cuts(from, to spot, reach int64) bool {
	for i := range g {
		p, q := g.edge(i)
		// Ways of 2^30 times units of 2^30, twice: how far the ends lie to the right
		// of the line and ahead along it.
		a, b := spot{int64(p.X)*fine - from.x, int64(p.Y)*fine - from.y}, spot{int64(q.X)*fine - from.x, int64(q.Y)*fine - from.y}
		right, nextRight := round(to.x*a.y-to.y*a.x, 30), round(to.x*b.y-to.y*b.x, 30)
		ahead, nextAhead := round(to.x*a.x+to.y*a.y, 30), round(to.x*b.x+to.y*b.y, 30)
		if sameSide(right, nextRight) {
			continue
		}
		at := max(0, min(ahead, nextAhead))
		if d := right - nextRight; d != 0 {
			// Both under 2^31.
			at = ahead + right*(nextAhead-ahead)/d
		}
		if at >= 0 && at < reach && max(ahead, nextAhead) >= 0 {
			return true
		}
	}
	return false
}
