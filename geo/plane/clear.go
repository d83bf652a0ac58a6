package plane

// FirstClear returns the first moment, counting from one on, at which two bases on
// their paths stand more than Touch apart; ok is false if they never do in this
// move. It is exact to the tick.
func FirstClear(a, b *Path, from Time) (t Time, ok bool) {
	w := pair{a: a, b: b}
	for before := w.hold(from); ; {
		if !before.touching() {
			return from, true
		}
		if from == Whole {
			return 0, false
		}
		until := w.steady(from)
		after := w.hold(until)
		if t, ok := w.clears(from, until, &before, &after); ok {
			return t, true
		}
		from, before = until, after
	}
}

// A hold says where the corners of each base lie in the other's coordinates, and half their lengths and
// widths.
type hold struct {
	a, b    box
	ofB     [4]spot // ahead of the first and to its right
	ofA     [4]spot
	reaches reaches
}

func (h *hold) touching() bool { return h.reaches.most() <= Touch*fine }

func (w *pair) hold(t Time) (h hold) {
	h.a, h.b = w.a.boxAt(t), w.b.boxAt(t)
	h.reaches = gaps(&h.a, &h.b)
	for i, c := range h.b.corners() {
		h.ofB[i].x, h.ofB[i].y = h.a.local(c.x, c.y)
	}
	for i, c := range h.a.corners() {
		h.ofA[i].x, h.ofA[i].y = h.b.local(c.x, c.y)
	}
	return h
}

// clears searches a time in which both keep to one leg for the first moment at which
// the two are clear of each other.
func (w *pair) clears(from, until Time, before, after *hold) (Time, bool) {
	first, second := w.bend(from, until)
	if hooked(&before.a, &before.ofB, &after.ofB, first) && hooked(&before.b, &before.ofA, &after.ofA, second) {
		return 0, false
	}
	if until-from == 1 {
		return until, !after.touching()
	}
	mid := from + (until-from)/2
	at := w.hold(mid)
	if t, ok := w.clears(from, mid, before, &at); ok {
		return t, true
	}
	return w.clears(mid, until, &at, after)
}

// hooked reports whether for each edge of a base one and the same corner of the other stays within Touch of
// it or behind it all the time: it is never farther out than at either end plus its bend.
func hooked(o *box, before, after *[4]spot, bent int64) bool {
	var front, rear, right, left bool
	most := Touch*fine - bent - guard
	for i := range before {
		p, q := before[i], after[i]
		front = front || max(p.x, q.x)-o.l <= most
		rear = rear || max(-p.x, -q.x)-o.l <= most
		right = right || max(p.y, q.y)-o.w <= most
		left = left || max(-p.y, -q.y)-o.w <= most
	}
	return front && rear && right && left
}
