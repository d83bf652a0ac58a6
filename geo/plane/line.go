package plane

// A Line is a hedge, a wall or a crest: its points in order. The package never changes it.
type Line []Point

// Cuts reports whether any part of the line lies on the stretch from one point to another.
func (l Line) Cuts(from, to Point) bool {
	for i := 1; i < len(l); i++ {
		if crossing(l[i-1], l[i], from, to) {
			return true
		}
	}
	return false
}

// Touches reports whether any part of a base lies within Touch of the line.
func (l Line) Touches(b Base) bool {
	o := b.box()
	for i := 1; i < len(l); i++ {
		if !o.isFar(l[i-1], l[i], 4*Touch*fine) && o.pressed(l[i-1], l[i]) <= Touch*fine {
			return true
		}
	}
	return false
}

// Under reports whether a base is pressed more than Touch into the line.
func (l Line) Under(b Base) bool {
	o := b.box()
	for i := 1; i < len(l); i++ {
		if !o.isFar(l[i-1], l[i], 4*Touch*fine) && o.pressed(l[i-1], l[i]) < -Touch*fine {
			return true
		}
	}
	return false
}

// FirstGround returns, as for a polygon, the last moment at which a base on its path is not yet pressed into
// the line.
func (l Line) FirstGround(p *Path, from Time) (t Time, ok bool) {
	for i := 1; i < len(l); i++ {
		if at, hit := groundOn(p, l[i-1], l[i], from); hit && (!ok || at < t) {
			t, ok = at, true
		}
	}
	return t, ok
}

// Crossings appends the moments at which the middle of the front edge of a base on its
// path crosses the line, in order; one that only reaches it counts, one that runs along
// it does not.
func (l Line) Crossings(p *Path, buf []Time) []Time {
	before := len(buf)
	low, high := p.span()
	for i := 1; i < len(l); i++ {
		buf = p.crosses(l[i-1], l[i], low, high, buf)
	}
	return inOrder(p, buf, before)
}

// Crossings appends the moments at which the middle of the front edge of a base on its
// path crosses the edge of the polygon, in order. Between two of them it is either inside
// or outside.
func (g Polygon) Crossings(p *Path, buf []Time) []Time {
	before := len(buf)
	low, high := p.span()
	for i := range g {
		a, b := g.edge(i)
		buf = p.crosses(a, b, low, high, buf)
	}
	return inOrder(p, buf, before)
}

// inOrder sorts the moments from the n-th on and drops those at which the path has not
// moved on since the one before: it went through a corner.
func inOrder(p *Path, buf []Time, n int) []Time {
	for i := n + 1; i < len(buf); i++ {
		for j := i; j > n && buf[j] < buf[j-1]; j-- {
			buf[j], buf[j-1] = buf[j-1], buf[j]
		}
	}
	kept := n
	for i := n; i < len(buf); i++ {
		if kept > n && p.still(buf[kept-1], buf[i]) {
			continue
		}
		buf[kept] = buf[i]
		kept++
	}
	return buf[:kept]
}

// corner is the distance in fine parts below which two crossings count as one.
const corner = 64

// still reports whether the path stands still between two moments.
func (p *Path) still(from, until Time) bool {
	a, _ := p.pose(from)
	for _, t := range [2]Time{from + (until-from)/2, until} {
		b, _ := p.pose(t)
		if max(a.x-b.x, b.x-a.x, a.y-b.y, b.y-a.y) > corner {
			return false
		}
	}
	return true
}

// chords is the number of straight parts in which an arc is searched. They deviate from an arc of a quarter
// circle on a radius of 250 mm by under 0.02 mm.
const chords = 64

// span returns the least and the greatest place, by either axis, between which the middle of the front edge
// stays on the path, and a little more.
func (p *Path) span() (low, high spot) {
	low, _ = p.pose(p.from)
	high = low
	for i := range p.n {
		l := &p.legs[i]
		at, _ := l.pose(l.until)
		bent := int64(0)
		if l.sweep != 0 {
			radius := atMost(l.begin.x-l.centre.x, l.begin.y-l.centre.y)
			bent = min(acceleration(0, 0, angleOf(l.sweep), radius, 0), 2*radius)
		}
		low = spot{min(low.x, min(l.begin.x, at.x)-bent), min(low.y, min(l.begin.y, at.y)-bent)}
		high = spot{max(high.x, max(l.begin.x, at.x)+bent), max(high.y, max(l.begin.y, at.y)+bent)}
	}
	return spot{low.x - corner, low.y - corner}, spot{high.x + corner, high.y + corner}
}

// crosses appends the moments at which the middle of the front edge crosses an edge. It stays
// between two places (see span).
func (p *Path) crosses(a, b Point, low, high spot, buf []Time) []Time {
	if x, y := int64(min(a.X, b.X))*fine, int64(min(a.Y, b.Y))*fine; x > high.x || y > high.y {
		return buf
	}
	if x, y := int64(max(a.X, b.X))*fine, int64(max(a.Y, b.Y))*fine; x < low.x || y < low.y {
		return buf
	}
	e, ok := edgeOf(a, b)
	if !ok {
		return buf
	}
	for i := range p.n {
		l := &p.legs[i]
		parts := Time(1)
		if l.sweep != 0 {
			parts = min(chords, l.until-l.from)
		}
		at, stride := l.begin, p.stride(l, parts)
		u, v := e.local(at)
		for k := Time(0); k < parts; k++ {
			// As long as the edge is farther off than the path goes it is not crossed.
			if skip := Time((max(v, -v) - corner) / stride); skip > 0 {
				if k += skip; k >= parts {
					break
				}
				at, _ = l.pose(l.part(k, parts))
				u, v = e.local(at)
			}
			from, until := l.part(k, parts), l.part(k+1, parts)
			at, _ = l.pose(until)
			s, t := e.local(at)
			if n, d, met := e.met(u, v, s, t); met {
				// A time of 2^17 times a way of 2^31.
				buf = append(buf, from+Time(divide(int64(until-from)*n, d)))
			}
			u, v = s, t
		}
	}
	return buf
}

// part returns the moment at which the first n of some equal parts of a leg are over.
func (l *leg) part(k, parts Time) Time { return l.from + (l.until-l.from)*k/parts }

// stride is more than the way that the middle of the front edge goes in one of some equal
// parts of a leg, to the tick.
func (p *Path) stride(l *leg, parts Time) int64 {
	way := atMost(l.by.x, l.by.y)
	if l.sweep != 0 {
		way = angleOf(l.sweep)*atMost(l.begin.x-l.centre.x, l.begin.y-l.centre.y)>>20 + 1
	}
	return way/int64(parts) + way/int64(l.until-l.from) + guard
}

// An edge is a stretch between two points in fine parts, with the way of length One along
// it.
type edge struct {
	from, along spot
	long        int64
}

// edgeOf returns the edge between two points; ok is false if it has no length.
func edgeOf(a, b Point) (e edge, ok bool) {
	if a == b {
		return e, false
	}
	x, y := (int64(b.X)-int64(a.X))*fine, (int64(b.Y)-int64(a.Y))*fine
	return edge{
		from:  spot{int64(a.X) * fine, int64(a.Y) * fine},
		along: unit(x, y),
		long:  int64(root(uint64(x*x + y*y))),
	}, true
}

// local returns how far along the edge a place lies, and how far to the right of it. Ways of 2^30 times units
// of 2^30, twice.
func (e *edge) local(s spot) (along, right int64) {
	x, y := s.x-e.from.x, s.y-e.from.y
	return round(x*e.along.x+y*e.along.y, 30), round(y*e.along.x-x*e.along.y, 30)
}

// met returns which part n/d of a way has been gone when it crosses the edge, by where it
// begins and ends (see local). One that runs along the edge never does.
func (e *edge) met(u, v, s, t int64) (n, d int64, ok bool) {
	if sameSide(v, t) || v == t {
		return 0, 0, false
	}
	n, d = v, v-t
	if d < 0 {
		n, d = -n, -d
	}
	// Both under 2^31.
	at := u + divide((s-u)*n, d)
	return n, d, at >= -corner/4 && at <= e.long+corner/4
}

// Through returns how much of the stretch from one point to another lies in the polygon,
// rounded. What runs along its edge lies in it.
func (g Polygon) Through(from, to Point) int32 {
	e, ok := edgeOf(from, to)
	if !ok {
		return 0
	}
	// The edges that cross the line to the right count one way, the others the other way:
	// what lies between is what they differ by. A corner on the line lies on its right
	// first, and then on its left.
	var sums [2]int64
	for i := range g {
		a, b := g.edge(i)
		u, v := e.local(spot{int64(a.X) * fine, int64(a.Y) * fine})
		s, t := e.local(spot{int64(b.X) * fine, int64(b.Y) * fine})
		if v == t {
			continue
		}
		n, d := v, v-t
		if d < 0 {
			n, d = -n, -d
		}
		at := min(max(u+divide((s-u)*n, d), 0), e.long)
		if (v >= 0) != (t >= 0) {
			sums[0] += sign(t, v) * at
		}
		if (v > 0) != (t > 0) {
			sums[1] += sign(t, v) * at
		}
	}
	most := max(sums[0], -sums[0], sums[1], -sums[1])
	return int32(round(most, fineBits))
}

// sign returns 1 if a is more than b, else -1.
func sign(a, b int64) int64 {
	if a > b {
		return 1
	}
	return -1
}

// Nearest returns the point of the line that is nearest to another, rounded.
func (l Line) Nearest(to Point) Point {
	best := l[0]
	for i := range len(l) - 1 {
		way, off := l[i+1].From(l[i]), to.From(l[i])
		long := int64(way.X)*int64(way.X) + int64(way.Y)*int64(way.Y)
		if long == 0 {
			continue
		}
		along := min(max(int64(way.X)*int64(off.X)+int64(way.Y)*int64(off.Y), 0), long)
		// Ways under 2^16 as tables are, so that a way times a square stays under 2^50.
		at := l[i].Add(Vector{int32(divide(int64(way.X)*along, long)), int32(divide(int64(way.Y)*along, long))})
		if at.From(to).square() < best.From(to).square() {
			best = at
		}
	}
	return best
}
