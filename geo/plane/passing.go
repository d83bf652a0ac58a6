package plane

// Leaves returns the first moment, counting from one on, at which the middle of a
// base on its path lies beyond the edges of a table that reaches from 0 to a
// corner; ok is false if it never does in this move.
func (p *Path) Leaves(table Point, from Time) (t Time, ok bool) {
	corner := spot{int64(table.X) * fine, int64(table.Y) * fine}
	for before := p.off(corner, from); ; {
		if before > 0 {
			return from, true
		}
		if from == Whole {
			return 0, false
		}
		until := p.steady(from)
		after := p.off(corner, until)
		if t, ok := p.leaves(corner, from, until, before, after); ok {
			return t, true
		}
		from, before = until, after
	}
}

// leaves searches a time in which the path keeps to one leg. The middle of the base
// is bent from its straight way by at most an eighth of its turn squared times its
// distance from the centre of the turn.
func (p *Path) leaves(corner spot, from, until Time, before, after int64) (Time, bool) {
	bend := int64(0)
	if m := p.motion(from, until); m.angle != 0 {
		bend = acceleration(0, 0, m.angle, m.radius, 0)
	}
	if max(before, after)+bend+guard <= 0 {
		return 0, false
	}
	if until-from == 1 {
		return until, after > 0
	}
	mid := from + (until-from)/2
	at := p.off(corner, mid)
	if t, ok := p.leaves(corner, from, mid, before, at); ok {
		return t, true
	}
	return p.leaves(corner, mid, until, at, after)
}

// off returns how far the middle of the base lies beyond the nearest edge of a table, less than 0 on it.
func (p *Path) off(corner spot, t Time) int64 {
	b := p.boxAt(t)
	return max(-b.x, -b.y, b.x-corner.x, b.y-corner.y)
}

// firstWithin returns the first moment, from one to another, at which two bases on their paths are no farther apart
// than a length (see Distance); ok is false if they never are. It is exact to the tick.
func firstWithin(a, b *Path, length int32, from, end Time) (t Time, ok bool) {
	w := pair{a: a, b: b}
	if w.far(int64(length) * fine) {
		return 0, false
	}
	for before := w.distance(from); ; {
		if before.apart <= length {
			return from, true
		}
		if from >= end {
			return 0, false
		}
		until := min(w.steady(from), end)
		after := w.distance(until)
		if t, ok := w.nears(length, from, until, &before, &after); ok {
			return t, true
		}
		from, before = until, after
	}
}

// nears searches a time in which both keep to one leg, and skips times in which they are parted.
func (w *pair) nears(length int32, from, until Time, before, after *distance) (Time, bool) {
	if until-from == 1 || w.parted(length, from, until, before, after) {
		return until, after.apart <= length
	}
	slides := w.slides(from, until)
	if slides && before.stays(after) {
		return 0, false
	}
	mid := from + (until-from)/2
	at := w.distance(mid)
	if !slides || sagging(at.apart, after.apart) <= length {
		if t, ok := w.nears(length, from, mid, before, &at); ok {
			return t, true
		}
	}
	if slides && sagging(at.apart, before.apart) > length {
		return 0, false
	}
	return w.nears(length, mid, until, &at, after)
}

// A distance is that of two bases, rounded, their reaches, and where they are.
type distance struct {
	apart   int32
	reaches reaches
	a, b    spot
}

// stays reports whether two bases that slide are at the same rounded places at two moments, and so
// at all between.
func (d *distance) stays(until *distance) bool { return d.a == until.a && d.b == until.b }

func (w *pair) distance(t Time) (d distance) {
	a, b := w.a.roundedAt(t), w.b.roundedAt(t)
	d.a, d.b = spot{a.x, a.y}, spot{b.x, b.y}
	if d.reaches = gaps(&a, &b); d.reaches.most() > 0 {
		d.apart = between(&a, &b)
	}
	return d
}

// parted reports whether two bases stay farther apart than a length during a time in which both
// keep to one leg, its end included. Between its ends the distance is never less than half of what
// the two distances leave of the way that the bases go in it relative to each other; nor less than
// what parts them by one line all along (see clear). Places are rounded, and headings by under 2^-13,
// which counts at the far end of a base and as far off as the other is.
func (w *pair) parted(length int32, from, until Time, before, after *distance) bool {
	if after.apart <= length {
		return false
	}
	if way := int32(w.way(from, until)>>fineBits) + 4; int64(before.apart)+int64(after.apart)-int64(way) > 2*int64(length) {
		return true
	}
	room := joint*fine + (w.a.first.l+w.a.first.w+w.b.first.l+w.b.first.w+(int64(before.apart)+int64(after.apart))*fine)>>12
	return w.clear(from, until, &before.reaches, &after.reaches, (int64(length)+1)*fine+room)
}

// slides reports whether neither base turns during the time. Then their distance is convex: it
// never lies under the straight line through two of its values, beyond them.
func (w *pair) slides(from, until Time) bool {
	return w.a.motion(from, until).angle == 0 && (w.b == nil || w.b.motion(from, until).angle == 0)
}

// sagging returns at most what a convex distance comes to in the half of a time on the other side of its
// middle than an end, by its values at both; less what is rounded.
func sagging(middle, end int32) int32 { return min(middle, 2*middle-end) - 3 }

// way returns the most that any two points of the bases go relative to each other.
func (w *pair) way(from, until Time) int64 {
	a, b := w.a.motion(from, until), w.b.motion(from, until)
	if a.angle == 0 && b.angle == 0 {
		x, y := a.by.x-b.by.x, a.by.y-b.by.y
		return atMost(x, y)
	}
	return a.way + b.way
}
