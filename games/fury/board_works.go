package fury

import "github.com/weathergage/weathergage/geo/plane"

// house is the side of a building: four square inches (17.1).
const house = 2 * Inch

// sconce lays a sconce: its parapets with one gate, and the ground within.
//
// Cases 20.2, 27.5.
func (m *maker) sconce() {
	if m.Sconce == 0 {
		return
	}
	const gate = Inch * 3 / 2
	side := m.Sconce
	shape := rectangle(m.SconceAt.Add(plane.Vector{X: -side / 2, Y: -side / 2}), side, side)
	m.take(Sconce, shape)
	i := m.between(0, 3)
	a, b := shape[i], shape[(i+1)%4]
	way := b.From(a)
	first, last := a.Add(way.Part(side/2-gate/2, side)), a.Add(way.Part(side/2+gate/2, side))
	m.lay(Gate, plane.Polygon{first, last})
	m.lay(Parapet, plane.Polygon{last, b, shape[(i+2)%4], shape[(i+3)%4], a, first})
}

// build lays a building by its north-western corner, one in six of them of stone.
//
// Cases 17.1, 23.2.
func (m *maker) build(corner plane.Point, timber bool) {
	m.take(Building, rectangle(corner, house, house))
	m.b.Pieces[len(m.b.Pieces)-1].Stone = m.one(6) && !timber
}

// hamlet lays the buildings of the hamlet about its middle, the first by its road, each
// other from half an inch to three inches from one that stands.
//
// Case 25.5.
func (m *maker) hamlet() {
	n := m.in(m.Hamlet)
	first := len(m.taken)
	for built := 0; built < n; built++ {
		if !m.tryTo(func() bool {
			corner := m.HamletAt.Add(plane.Vector{X: m.spreads(), Y: m.spreads()})
			shape := rectangle(corner, house, house)
			if !m.isFree(shape, m.taken, Inch/2) || !m.isInHamlet(shape) {
				return false
			}
			const nearest = 3 * Inch
			if built > 0 && !isNear(shape, m.taken[first:], nearest) ||
				built == 0 && len(m.roads) > 0 && !isNear(shape, m.roads, Inch) {
				return false
			}
			m.build(corner, m.Timber)
			return true
		}) {
			return
		}
	}
}

// spreads returns how far a building of the hamlet is from its middle, one way.
func (m *maker) spreads() Length {
	most := int(m.Spread)
	return Length(m.between(-most, most-int(house)))
}

// isInHamlet reports whether a building lies within the spread of the hamlet.
func (m *maker) isInHamlet(shape plane.Polygon) bool {
	for _, p := range shape {
		if !p.Within(m.HamletAt, m.Spread) {
			return false
		}
	}
	return true
}

// isNear reports whether a shape is no farther than a distance from one of some.
func isNear(shape plane.Polygon, of []plane.Polygon, far Length) bool {
	for _, other := range of {
		if !apart(shape, other, far) {
			return true
		}
	}
	return false
}

// tryTo tries something until it works; if it never does the board is given up.
func (m *maker) tryTo(do func() bool) bool {
	for range mostTries {
		if do() {
			return true
		}
	}
	m.fail = true
	return false
}

// cottages lays scattered buildings, four inches from each other and from all else an inch.
func (m *maker) cottages() {
	const far = 4 * Inch
	var built []plane.Polygon
	for range m.in(m.Cottages) {
		if !m.tryTo(func() bool {
			shape := rectangle(m.anywhere(), house, house)
			if !m.isFree(shape, built, far) || !m.isFree(shape, m.taken, Inch) {
				return false
			}
			built = append(built, shape)
			m.build(shape[0], m.Timber)
			return true
		}) {
			return
		}
	}
}

// stronghold lays a place for a last stand: a walled yard with a way in, or a steep knoll.
//
// Case 26.6.
func (m *maker) stronghold() {
	if !m.Stronghold {
		return
	}
	const side = 4 * Inch
	m.tryTo(func() bool {
		shape := rectangle(m.anywhere(), side, side)
		if !m.isFree(shape, m.taken, 2*Inch) {
			return false
		}
		m.taken = append(m.taken, shape)
		if m.one(2) {
			m.hills = append(m.hills, shape)
			m.lay(SteepHill, shape)
			return true
		}
		const door = Inch * 3 / 2
		a, b := shape[0], shape[1]
		m.lay(Wall, plane.Polygon{b, shape[2], shape[3], a, a.Add(plane.Vector{X: side - door})})
		return true
	})
}

// pass lays, one time in two, mountains to the south of the village with a pass between.
//
// Case 27.10.
func (m *maker) pass() {
	if !m.Pass || !m.one(2) {
		return
	}
	const wide, deep, gap = 8 * Inch, 3 * Inch, 6
	top := m.Depth * 3 / 4
	west := m.length(gap, int(m.Width/Inch)-gap-int(wide/Inch))
	m.take(Mountain, rectangle(plane.Point{Y: top}, west, deep))
	m.take(Mountain, rectangle(plane.Point{X: west + wide, Y: top}, m.Width-west-wide, deep))
}

// ridge lays a gentle ridge over the whole width.
//
// Case 27.3.
func (m *maker) ridge() {
	if m.Ridge == 0 {
		return
	}
	const deep = 6 * Inch
	shape := rectangle(plane.Point{Y: m.Ridge - deep/2}, m.Width, deep)
	m.hills = append(m.hills, shape)
	m.lay(GentleHill, shape)
}

// beyond lays the hills north of the stream, gentle so that a Gun may stand on them.
//
// Case 27.2.
func (m *maker) beyond() {
	for range m.in(m.HillsBeyond) {
		if !m.tryTo(func() bool {
			shape := m.blob(m.anywhere(), 8, 10, 6, 8)
			_, most := bounds(shape)
			if most.Y > m.ford[0].Y-m.WaterWidth || !m.isFree(shape, m.hills, Inch) || !m.isFree(shape, m.waters(), Inch/5) {
				return false
			}
			m.hills = append(m.hills, shape)
			m.lay(GentleHill, shape)
			return true
		}) {
			return
		}
	}
}

// nearFord lays swamps within eight inches of the ford.
//
// Case 26.2.
func (m *maker) nearFord() {
	const far = 8 * Inch
	for range m.in(m.FordMarsh) {
		if !m.tryTo(func() bool {
			middle := m.ford[0].Go(plane.Heading(m.between(0, 35999)), Length(m.between(0, int(far))))
			g, shape, ok := m.patchAt(Marsh, middle)
			if ok {
				m.take(g, shape)
			}
			return ok
		}) {
			return
		}
	}
}

// fields lays fields about the hamlet, hedged on each side one time in two.
//
// Case 26.3.
func (m *maker) fields() {
	const wide, deep, far = 5 * Inch, 4 * Inch, 8 * Inch
	for range m.in(m.Fields) {
		if !m.tryTo(func() bool {
			most := int(m.Spread + far)
			corner := m.HamletAt.Add(plane.Vector{X: Length(m.between(-most, most)), Y: Length(m.between(-most, most))})
			shape := rectangle(corner, wide, deep)
			if !m.isFree(shape, m.taken, Inch/2) {
				return false
			}
			m.take(Field, shape)
			for i := range shape {
				if m.one(2) {
					m.lay(Hedge, plane.Polygon{shape[i], shape[(i+1)%4]})
				}
			}
			return true
		}) {
			return
		}
	}
}

// orchards lays parkland.
//
// Case 27.9.
func (m *maker) orchards() {
	for range m.in(m.Orchards) {
		if !m.tryTo(func() bool {
			shape := m.blob(m.anywhere(), 6, 9, 4, 7)
			if !m.isFree(shape, m.taken, Inch/2) {
				return false
			}
			m.take(Orchard, shape)
			return true
		}) {
			return
		}
	}
}
