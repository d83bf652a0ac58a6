package plane

// A March is how a block goes in one move. Its legs are those of Way, which a caller adds
// to; the bases keep their places in the block.
type March struct {
	Way   Path // of the hull
	block Block
}

// Begin starts the march with a block that stands, from a moment on.
func (m *March) Begin(b Block, from Time) {
	m.block = b
	m.Way.Begin(b.Hull(), from)
}

// At returns the block at a moment.
func (m *March) At(t Time) Block { return m.block.moved(m.Way.At(t)) }

// End returns the block as it stands after the last leg.
func (m *March) End() Block { return m.At(m.Way.Until()) }

// base makes p the path of one base of the block: it slides as the hull does and swings
// about the same centres.
func (m *March) base(i int, p *Path) {
	p.Begin(m.block.base(i, &m.Way.first), m.Way.from)
	for k := range m.Way.n {
		l := m.Way.legs[k]
		p.add(leg{until: l.until, by: l.by, centre: l.centre, sweep: l.sweep})
	}
}

// Bounds returns the corners, north-west and south-east, of a rectangle along the axes that no
// part of the block leaves on its march.
func (m *March) Bounds() (low, high Point) {
	b := &m.Way.bounds
	return Point{int32(b.low.x >> fineBits), int32(b.low.y >> fineBits)}, Point{int32(b.high.x>>fineBits) + 1, int32(b.high.y>>fineBits) + 1}
}

// Span returns the corners, north-west and south-east, of a rectangle along the axes that the middle
// of the front edge does not leave on the path.
func (p *Path) Span() (low, high Point) {
	a, b := p.span()
	return Point{int32(a.x >> fineBits), int32(a.y >> fineBits)}, Point{int32(b.x>>fineBits) + 1, int32(b.y>>fineBits) + 1}
}

// Far reports whether the bounds of the march, and a square about a block that stands, stay farther apart
// than a length. If it reports false, the blocks may still be.
func (m *March) Far(of Block, length int32) bool {
	at := spot{int64(of.At.X) * fine, int64(of.At.Y) * fine}
	about := extent{at, at}
	return m.Way.bounds.far(&about, int64(of.Extent()+length+joint)*fine) || m.Way.bounds.far(&about, int64(of.Radius()+length+joint)*fine)
}

// FirstWithin returns the first moment, counting from one on, at which the block on its
// march is no farther than a length from one that stands (see Block.Apart); ok is false if
// it never is in this move.
func (m *March) FirstWithin(of Block, length int32, from Time) (t Time, ok bool) {
	if m.Far(of, length) {
		return 0, false
	}
	var stands, p, q Path
	stands.Begin(of.Hull(), from)
	if !comes(&m.Way, &stands, length+joint, from) {
		return 0, false
	}
	end := Whole
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		if !comes(&p, &stands, length+joint, from) {
			continue
		}
		for j := range int(of.Bases) {
			q.Begin(of.Base(j), from)
			if at, near := firstWithin(&p, &q, length, from, end); near {
				t, end, ok = at, at, true
			}
		}
	}
	return t, ok
}

// FirstContact returns the last moment, counting from one on, at which the block on its
// march is not yet pressed into one that stands; ok is false if it never is in this move
// (see FirstContact).
func (m *March) FirstContact(with Block, from Time) (t Time, ok bool) {
	if m.Far(with, Touch) {
		return 0, false
	}
	var stands, p, q Path
	stands.Begin(with.Hull(), from)
	if !meets(&m.Way, &stands, from) && !Touching(m.Way.At(from), with.Hull()) {
		return 0, false
	}
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		for j := range int(with.Bases) {
			q.Begin(with.Base(j), from)
			if at, met := FirstContact(&p, &q, from); met && (!ok || at < t) {
				t, ok = at, true
			}
		}
	}
	return t, ok
}

// FirstGround returns the last moment, counting from one on, at which no base of the block
// on its march is pressed into the edge of a polygon; ok is false if none ever is in this
// move.
func (m *March) FirstGround(of Polygon, from Time) (t Time, ok bool) {
	if _, met := of.FirstGround(&m.Way, from); !met && !of.Touches(m.Way.At(from)) {
		return 0, false
	}
	var p Path
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		if at, met := of.FirstGround(&p, from); met && (!ok || at < t) {
			t, ok = at, true
		}
	}
	return t, ok
}

// FirstLine does the same as FirstGround for a line.
func (m *March) FirstLine(of Line, from Time) (t Time, ok bool) {
	if _, met := of.FirstGround(&m.Way, from); !met && !of.Touches(m.Way.At(from)) {
		return 0, false
	}
	var p Path
	for i := range int(m.block.Bases) {
		m.base(i, &p)
		if at, met := of.FirstGround(&p, from); met && (!ok || at < t) {
			t, ok = at, true
		}
	}
	return t, ok
}
