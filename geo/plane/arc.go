package plane

// An arc is what a place goes through that turns about another, clockwise by at most half a circle.
// Places on it are ways from the middle of the turn, in fine parts.
type arc struct{ from, to spot }

// hold widens an extent, which is measured from the middle of the turn as well, by an arc.
func (e *extent) hold(a arc) {
	e.low = spot{min(e.low.x, a.from.x, a.to.x), min(e.low.y, a.from.y, a.to.y)}
	e.high = spot{max(e.high.x, a.from.x, a.to.x), max(e.high.y, a.from.y, a.to.y)}
	east, west := a.from.y < 0 && a.to.y > 0, a.from.y > 0 && a.to.y < 0
	south, north := a.from.x > 0 && a.to.x < 0, a.from.x < 0 && a.to.x > 0
	if !east && !west && !south && !north {
		return
	}
	// An arc that passes one of the four directions along the axes is farthest out there.
	r := int64(root(uint64(a.from.x*a.from.x+a.from.y*a.from.y))) + 1
	if east {
		e.high.x = max(e.high.x, r)
	}
	if west {
		e.low.x = min(e.low.x, -r)
	}
	if south {
		e.high.y = max(e.high.y, r)
	}
	if north {
		e.low.y = min(e.low.y, -r)
	}
}

// turned returns the extent of corners that turn by a sweep from one place to another. All are ways from the
// middle of the turn.
func turned(from, to *[4]spot, sweep int64) extent {
	e := extent{from[0], from[0]}
	for i := range from {
		a := arc{from[i], to[i]}
		if sweep < 0 {
			a = arc{to[i], from[i]}
		}
		if e.hold(a); max(sweep, -sweep) > fineFull/2 { // it may pass any of the four ways
			e.hold(arc{a.from, spot{-a.from.x, -a.from.y}})
			e.hold(arc{spot{-a.from.x, -a.from.y}, a.from})
		}
	}
	return e
}

// swept does the same as turned, given only where the corners begin.
func swept(from *[4]spot, sweep int64) extent {
	sin, cos := sine(sweep), cosine(sweep)
	var to [4]spot
	for i, s := range from { // ways of 2^30 times sines of 2^30, twice
		to[i] = spot{(s.x*cos - s.y*sin) >> 30, (s.x*sin + s.y*cos) >> 30}
	}
	return turned(from, &to, sweep)
}

// turned returns the extent of a base that turns about a place by a sweep, by the measure of the base as it
// stands when that begins.
func (o *box) turned(about spot, sweep int64) extent {
	var middle spot
	middle.x, middle.y = o.local(about.x, about.y)
	from := [4]spot{{o.l, o.w}, {-o.l, o.w}, {-o.l, -o.w}, {o.l, -o.w}}
	for i := range from {
		s := &from[i]
		s.x, s.y = s.x-middle.x, s.y-middle.y
	}
	e := swept(&from, sweep)
	return e.off(middle, 2*guard)
}

// about returns the corners of a base as ways from a place; they are not all rounded alike.
func (o *box) about(s spot) [4]spot {
	// Half sides of 2^26 times sines of 2^30.
	ahead := spot{o.l * o.sin >> 30, -o.l * o.cos >> 30}
	right := spot{o.w * o.cos >> 30, o.w * o.sin >> 30}
	x, y := o.x-s.x, o.y-s.y
	return [4]spot{
		{x + ahead.x + right.x, y + ahead.y + right.y},
		{x - ahead.x + right.x, y - ahead.y + right.y},
		{x - ahead.x - right.x, y - ahead.y - right.y},
		{x + ahead.x - right.x, y + ahead.y - right.y},
	}
}

// StaysOn reports whether the block certainly strands nowhere on the outline of a table that reaches from 0
// to a corner, on a march of one leg. If it reports false, the block may still not strand.
func (m *March) StaysOn(table Point) bool {
	if m.Way.n != 1 {
		return false
	}
	corner := spot{int64(table.X) * fine, int64(table.Y) * fine}
	for i := range int(m.block.Bases) {
		one := m.block.Base(i).box()
		start, all := one.goes(&m.Way.legs[0])
		if !keepsOff(start.low.x, all.low.x) || !keepsOff(corner.x-start.high.x, corner.x-all.high.x) ||
			!keepsOff(start.low.y, all.low.y) || !keepsOff(corner.y-start.high.y, corner.y-all.high.y) {
			return false
		}
	}
	return true
}

// keepsOff reports whether a base that starts so far within an edge of a table, and comes as near to it
// as this, is surely not pressed into it: if it touches the edge at first it has to be pressed deeper.
func keepsOff(start, least int64) bool {
	most := int64(guard)
	if start >= 0 && start <= (Touch*fine-guard) {
		most -= Touch * fine
	}
	return start >= 0 && least >= most+guard
}

// goes returns the extents of a base that goes a leg, at its start and of all places on it.
func (o *box) goes(l *leg) (start, all extent) {
	from := o.about(l.centre)
	start = extent{from[0], from[0]}
	for _, s := range from[1:] {
		start.widen(&extent{s, s})
	}
	all = start
	if l.sweep == 0 {
		end := extent{spot{start.low.x + l.by.x, start.low.y + l.by.y}, spot{start.high.x + l.by.x, start.high.y + l.by.y}}
		all.widen(&end)
	} else {
		all = swept(&from, l.sweep)
	}
	return start.off(l.centre, 0), all.off(l.centre, 0)
}
