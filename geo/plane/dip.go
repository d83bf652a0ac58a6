package plane

// If neither of two bodies turns, each reach changes at a constant pace. Whether they are ever pressed
// together then needs no search: the times in which no line parts them are one span.

// parts is how finely a dip divides the time between two moments.
const parts = 1 << 20

// dip reports whether reaches that change at a constant pace from those before to those after are ever all
// less than a limit at a tick of so much time, and whether that is certain in spite of rounding.
func (g *reaches) dip(after *reaches, limit int64, long Time) (yes, sure bool) {
	if low, high := g.under(after, limit+guard); low > high {
		return false, true
	}
	low, high := g.under(after, limit-guard)
	yes = high-low > 2+2*parts/int64(long)
	return yes, yes
}

// under returns the span of time, in parts of that between, in which all reaches are less than a limit; none
// if the second is less than the first.
func (g *reaches) under(after *reaches, limit int64) (low, high int64) {
	high = parts
	for i := range g {
		room, way := limit-g[i], after[i]-g[i]
		switch {
		case room > 0 && room > way: // all the time
		case room <= 0 && room <= way:
			return 1, 0
		case way > 0:
			high = min(high, room*parts/way) // a room of less than 2^37 by 2^20
		default:
			low = max(low, room*parts/way)
		}
		if low > high {
			return low, high
		}
	}
	return low, high
}

// holds reports whether one line parts two bodies during a slide of the first along which its reach only
// grows or only shrinks, to the last unit: it is never less than at either end. The second stands still. Such
// a slide comes to the very edge of a table, or goes past a base to which it leaves no gap.
func (w *pair) holds(from Time, before, after *reaches, limit int64) bool {
	if w.b != nil && w.b.n > 0 {
		return false
	}
	i := w.a.after(from)
	if i < 0 {
		return false
	}
	a, by := w.a.boxAt(from), w.a.legs[i].by
	var even [4]bool // of the lines, two by two
	even[0], even[1] = a.isEven(by)
	if w.b != nil {
		even[2], even[3] = w.b.first.isEven(by)
	} else {
		even[2] = !sameSide(by.x*w.normal.x, -by.y*w.normal.y)
		even[3] = even[2]
	}
	for i := range before {
		if even[i/2] && min(before[i], after[i]) >= limit {
			return true
		}
	}
	return false
}

// isEven reports whether every part of a way leads the same way in the coordinates of a base: ahead or back,
// and right or left. What it leads east and what it leads south do not cancel each other then.
func (o *box) isEven(by spot) (ahead, right bool) {
	return !sameSide(by.x*o.sin, by.y*o.cos), !sameSide(by.x*o.cos, -by.y*o.sin)
}

// isSlide reports whether a path is one straight leg from the start of the move to its end.
func (p *Path) isSlide() bool {
	return p.n == 1 && p.legs[0].sweep == 0 && p.from == 0 && p.legs[0].until == Whole
}

// slid returns a box as it stands after a way.
func (o *box) slid(by spot) box {
	b := *o
	b.x, b.y = b.x+by.x, b.y+by.y
	return b
}

// into reports whether a box that slides by a way is ever pressed into another, as FirstContact
// of their paths finds it, and whether that is sure.
func (o *box) into(with *box, by spot) (yes, sure bool) {
	end := o.slid(by)
	before, after := gaps(o, with), gaps(&end, with)
	limit := int64(0)
	if g := before.most(); g <= Touch*fine {
		limit = min(0, g) - Touch*fine
	}
	return before.dip(&after, limit, Whole)
}

// slidesInto does the same as Presses for a march that is one slide, if that is certain without a search.
func (m *March) slidesInto(with Block) (yes, sure bool) {
	hull, by := with.Hull().box(), m.Way.legs[0].by
	yes, sure = m.Way.first.into(&hull, by)
	if !sure {
		return false, false
	}
	if !yes && !Touching(m.Way.start, with.Hull()) {
		return false, true
	}
	goes, stands := body{of: &m.block, hull: &m.Way.first}, body{of: &with, hull: &hull}
	for i := range int(m.block.Bases) {
		for j := range int(with.Bases) {
			hit, certain := goes.base(i).into(stands.base(j), by)
			if hit {
				return true, true
			}
			sure = sure && certain
		}
	}
	return false, sure
}
