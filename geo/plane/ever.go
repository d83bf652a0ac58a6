package plane

// This file finds whether there is a moment, not which: the search need not halve the time down to a tick.

// Presses reports whether FirstContact finds a moment, counting from the start.
func (m *March) Presses(with Block) bool {
	if m.Far(with, Touch) {
		return false
	}
	if m.Way.isSlide() {
		if l := m.Way.lane(); l.passes(with) {
			return false
		}
		if yes, sure := m.slidesInto(with); sure {
			return yes
		}
	}
	return m.searches(with)
}

// searches does the same as Presses by a search.
func (m *March) searches(with Block) bool {
	var stands Path
	stands.Begin(with.Hull(), 0)
	if !meets(&m.Way, &stands, 0) && !Touching(m.Way.At(0), with.Hull()) {
		return false
	}
	var p, q Path
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		if with.Bases > 1 && !meets(&p, &stands, 0) && !Touching(p.At(0), with.Hull()) {
			continue
		}
		for j := range int(with.Bases) {
			if q.Begin(with.Base(j), 0); meets(&p, &q, 0) {
				return true
			}
		}
	}
	return false
}

// Comes reports whether FirstWithin finds a moment, counting from the start.
func (m *March) Comes(of Block, length int32) bool {
	if m.Far(of, length) {
		return false
	}
	var stands Path
	stands.Begin(of.Hull(), 0)
	if !comes(&m.Way, &stands, length+joint, 0) {
		return false
	}
	if m.Passes(of, length, 2) {
		return true
	}
	var p, q Path
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		if of.Bases > 1 && !comes(&p, &stands, length+joint, 0) {
			continue
		}
		for j := range int(of.Bases) {
			if q.Begin(of.Base(j), 0); comes(&p, &q, length, 0) {
				return true
			}
		}
	}
	return false
}

// Passes reports whether the block is certainly no farther than a length from a standing one for the time
// part, at some point of its move. If it reports false, it may still be.
func (m *March) Passes(of Block, length int32, part Time) bool {
	const looks = 8
	for k := Time(looks); k > 0; k-- {
		until := min(Whole*k/looks+part/2, Whole)
		from := until - part
		if from < m.Way.from || m.Way.steady(from) < until {
			continue
		}
		way := int32(m.Way.motion(from, until).way>>fineBits) + joint
		if m.At(until-part/2).Within(of, length-way) {
			return true
		}
	}
	return false
}

// Strands reports whether FirstGround of a polygon finds a moment, counting from the start.
func (m *March) Strands(of Polygon) bool {
	return (of.strands(&m.Way) || of.Touches(m.Way.At(0))) && m.anyStrands(of[len(of)-1], of)
}

// StrandsOn reports whether FirstLine finds a moment, counting from the start.
func (m *March) StrandsOn(of Line) bool {
	return (of.strands(&m.Way) || of.Touches(m.Way.At(0))) && m.anyStrands(of[0], of[1:])
}

// anyStrands reports whether one of the bases comes over a line on its path.
func (m *March) anyStrands(first Point, rest []Point) bool {
	var p Path
	for i := range int(m.block.Bases) {
		if m.base(i, &p); strands(&p, first, rest) {
			return true
		}
	}
	return false
}

// strands does the same as Strands for one base on its path.
func (g Polygon) strands(p *Path) bool { return strands(p, g[len(g)-1], g) }

// strands does the same as StrandsOn for one base on its path.
func (l Line) strands(p *Path) bool { return strands(p, l[0], l[1:]) }

// strands reports whether a base comes over the line from a point to the rest, one after another.
func strands(p *Path, last Point, rest []Point) bool {
	var l lane // once it is wanted
	for _, next := range rest {
		if p.misses(last, next) {
			last = next
			continue
		}
		if l.of == nil {
			l = p.lane()
		}
		if l.strands(p, last, next, l.at(last), l.at(next)) {
			return true
		}
		last = next
	}
	return false
}

// misses reports whether an edge of land stays beyond the bounds of the path, where nothing ever comes over it.
func (p *Path) misses(from, to Point) bool {
	b := &p.bounds
	return int64(min(from.X, to.X))*fine > b.high.x || int64(max(from.X, to.X))*fine < b.low.x ||
		int64(min(from.Y, to.Y))*fine > b.high.y || int64(max(from.Y, to.Y))*fine < b.low.y
}

// A lane bounds all that a base covers on its path, in the coordinates of the base as it starts: the least
// and the greatest place there. It is quicker to check than an edge of land, and rules most of them out.
type lane struct {
	of        *box
	low, high spot
}

// lane returns the lane of a path. A path of several legs has no bounds.
func (p *Path) lane() lane {
	o := &p.first
	l := lane{o, spot{-o.l - guard, -o.w - guard}, spot{o.l + guard, o.w + guard}}
	if p.n == 0 {
		return l
	}
	leg := &p.legs[0]
	switch {
	case p.n > 1:
		const far = 4 * Reach * fine
		l.low, l.high = spot{-far, -far}, spot{far, far}
	case leg.sweep != 0:
		all := o.turned(leg.centre, leg.sweep)
		l.low, l.high = all.low, all.high
	default:
		u, v := o.local(o.x+leg.by.x, o.y+leg.by.y)
		l.low = spot{min(l.low.x, u-o.l-guard), min(l.low.y, v-o.w-guard)}
		l.high = spot{max(l.high.x, u+o.l+guard), max(l.high.y, v+o.w+guard)}
	}
	return l
}

// passes reports whether a block lies wholly beside the lane, behind it or before it.
func (l *lane) passes(b Block) bool {
	at, far := l.at(b.At), int64(b.Radius())*fine
	return at.x+far < l.low.x || at.x-far > l.high.x || at.y+far < l.low.y || at.y-far > l.high.y
}

// at returns where a point lies in the coordinates of a lane.
func (l *lane) at(p Point) (s spot) {
	s.x, s.y = l.of.local(int64(p.X)*fine, int64(p.Y)*fine)
	return s
}

// strands reports whether a base on the path of this lane is ever pressed into an edge of land between two
// points that lie at two places.
func (l *lane) strands(p *Path, from, to Point, a, b spot) bool {
	if max(a.x, b.x) < l.low.x || max(a.y, b.y) < l.low.y || min(a.x, b.x) > l.high.x || min(a.y, b.y) > l.high.y {
		return false
	}
	w, ok := land(p, from, to)
	return ok && w.ever(0)
}

// meets reports whether FirstContact finds a moment.
func meets(a, b *Path, from Time) bool {
	w := pair{a: a, b: b}
	return w.ever(from)
}

// ever reports whether first finds a moment.
func (w *pair) ever(from Time) bool {
	if w.far(0) {
		return false
	}
	before := w.at(from)
	limit := int64(0)
	if g := before.most(); g <= Touch*fine {
		limit = min(0, g) - Touch*fine
	}
	for from < Whole {
		until := w.steady(from)
		after := w.at(until)
		if w.slides(from, until) {
			if yes, sure := before.dip(&after, limit, until-from); yes {
				return true
			} else if sure || w.holds(from, &before, &after, limit) {
				from, before = until, after
				continue
			}
		}
		if w.presses(from, until, &before, &after, limit) {
			return true
		}
		from, before = until, after
	}
	return false
}

// presses searches a time in which both keep to one leg, as between does.
func (w *pair) presses(from, until Time, before, after *reaches, limit int64) bool {
	if after.most() < limit {
		return true
	}
	if until-from == 1 || w.clear(from, until, before, after, limit) {
		return false
	}
	mid := from + (until-from)/2
	at := w.at(mid)
	return w.presses(from, mid, before, &at, limit) || w.presses(mid, until, &at, after, limit)
}

// comes reports whether firstWithin finds a moment in the rest of the move.
func comes(a, b *Path, length int32, from Time) bool {
	w := pair{a: a, b: b}
	if w.far(int64(length) * fine) {
		return false
	}
	for before := w.distance(from); ; {
		if before.apart <= length {
			return true
		}
		if from == Whole {
			return false
		}
		until := w.steady(from)
		after := w.distance(until)
		if w.closes(length, from, until, &before, &after) {
			return true
		}
		from, before = until, after
	}
}

// closes searches a time in which both keep to one leg, as nears does.
func (w *pair) closes(length int32, from, until Time, before, after *distance) bool {
	if after.apart <= length {
		return true
	}
	if until-from == 1 || w.parted(length, from, until, before, after) {
		return false
	}
	slides := w.slides(from, until)
	if slides && before.stays(after) {
		return false
	}
	mid := from + (until-from)/2
	at := w.distance(mid)
	return (!slides || sagging(at.apart, after.apart) <= length) && w.closes(length, from, mid, before, &at) ||
		(!slides || sagging(at.apart, before.apart) <= length) && w.closes(length, mid, until, &at, after)
}
