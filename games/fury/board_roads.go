package fury

import "github.com/weathergage/weathergage/geo/plane"

// Measures of roads and of what stands by them.
const (
	roadWidth     = Inch * 3 / 2
	poorRoadWidth = Inch
	wiggle        = 4 // inches to either side of a road across the board
	woodsNearRoad = 6 * Inch
)

// water lays the sea, a river or a stream.
//
// Cases 8.4, 25.5.
func (m *maker) water() {
	middle := m.Depth * Length(m.in(m.WaterAt)) / 100
	switch m.Water {
	case StreamFord, StreamFords:
		m.across(middle)
	case StreamBridge:
		m.beside(m.Depth/2 + Length(m.in(m.WaterAt))*Inch)
	case Sea:
		m.take(Water, rectangle(plane.Point{Y: m.Depth - m.WaterWidth}, m.Width, m.WaterWidth))
		m.take(Beach, rectangle(plane.Point{Y: m.Depth - m.WaterWidth - m.Beach}, m.Width, m.Beach))
	case RiverBlocked:
		west := (m.Width - m.WaterWidth) / 2
		m.take(Water, rectangle(plane.Point{X: west}, m.WaterWidth, m.Depth))
		const inland = Inch / 2
		y := m.ChainFromNorth
		m.lay(Chain, plane.Polygon{{X: west - inland, Y: y}, {X: west + m.WaterWidth + inland, Y: y}})
	}
}

// across plans a stream from west to east, level where a road fords it.
func (m *maker) across(middle Length) {
	const level = 5 * Inch
	var at []Length
	switch gap := m.length(16, 24); {
	case m.Water == StreamFords:
		at = []Length{m.Width/2 - gap/2, m.Width/2 + gap/2}
	case m.Road == NoRoad:
		at = []Length{m.Width/4 + m.length(0, int(m.Width/Inch/2))}
	default:
		at = []Length{m.Width / 2}
	}
	along := []plane.Point{{Y: middle + m.length(-2, 2)}}
	for _, x := range at {
		m.ford = append(m.ford, plane.Point{X: x, Y: middle})
		along = append(along, plane.Point{X: x - level, Y: middle}, plane.Point{X: x + level, Y: middle})
	}
	along = append(along, plane.Point{X: m.Width, Y: middle + m.length(-2, 2)})
	m.river = m.b.ribbon(along, m.WaterWidth)
	m.taken = append(m.taken, m.river)
}

// beside lays a stream along the road, or in the Netherlands a dyke.
//
// Case 27.1.
func (m *maker) beside(y Length) {
	along := []plane.Point{{Y: y}, {X: m.Width / 2, Y: y}, {X: m.Width, Y: y}}
	if m.Dyke {
		m.lay(Wall, along)
		return
	}
	m.take(Water, m.b.ribbon(along, m.WaterWidth))
	const wide, margin = 2 * Inch, 8
	x := m.length(margin, int(m.Width/Inch)-margin)
	m.lay(Bridge, rectangle(plane.Point{X: x, Y: y - m.WaterWidth/2 - Inch/10}, wide, m.WaterWidth+Inch/5))
}

// crossings lays the stream over the roads, and then the fords.
//
// Case 8.4.
func (m *maker) crossings() {
	const wide = 3 * Inch
	if m.river != nil {
		m.lay(Water, m.river)
	}
	for _, at := range m.ford {
		deep := m.WaterWidth + Inch/5
		m.lay(Ford, rectangle(plane.Point{X: at.X - wide/2, Y: at.Y - deep/2}, wide, deep))
	}
}

// road lays the roads.
//
// Case 25.5.
func (m *maker) road() {
	south, north := plane.Point{X: m.Width / 2, Y: m.Depth}, plane.Point{X: m.Width / 2}
	switch m.Road {
	case RoadSouthNorth:
		m.way(roadWidth, m.bends(south, north)...)
	case RoadWestEast:
		m.way(roadWidth, plane.Point{Y: m.Depth / 2}, plane.Point{X: m.Width / 2, Y: m.Depth / 2}, plane.Point{X: m.Width, Y: m.Depth / 2})
	case RoadSouthHamlet:
		m.way(roadWidth, m.bends(south, m.HamletAt)...)
	case RoadNorthHamlet:
		m.way(roadWidth, m.bends(north, m.HamletAt)...)
	case RoadFork:
		const fork = 18 * Inch
		from := plane.Point{X: m.Width / 2, Y: m.Depth - fork}
		m.way(roadWidth, south, from)
		for _, at := range m.ford {
			m.way(roadWidth, from, at.Add(plane.Vector{Y: 3 * Inch}), at, at.Add(plane.Vector{Y: -3 * Inch}), plane.Point{X: at.X})
		}
	case RoadPastSconce:
		const clear = 2 * Inch
		y := m.SconceAt.Y + m.Sconce/2 + clear + roadWidth/2
		m.way(roadWidth, plane.Point{Y: y}, plane.Point{X: m.Width / 2, Y: y}, plane.Point{X: m.Width, Y: y})
	}
}

// bends returns points of a road between two, off the straight line by an inch for each foot
// of its length, up to wiggle, but straight over a ford.
func (m *maker) bends(from, to plane.Point) []plane.Point {
	along := []plane.Point{from}
	way := to.From(from)
	if len(m.ford) > 0 {
		const straight = 4 * Inch
		at := m.ford[0]
		return append(along, at.Add(plane.Vector{Y: straight}), at, at.Add(plane.Vector{Y: -straight}), to)
	}
	const parts = 4
	sway := int(min(wiggle, way.Length()/(12*Inch)))
	for i := int32(1); i < parts; i++ {
		p := from.Add(way.Part(i, parts))
		p.X += m.length(-sway, sway)
		along = append(along, p)
	}
	return append(along, to)
}

// way lays one road.
func (m *maker) way(wide Length, along ...plane.Point) {
	shape := m.b.ribbon(along, wide)
	m.fail = m.fail || !shape.Simple()
	m.take(Road, shape)
	m.roads = append(m.roads, shape)
	m.steps = append(m.steps, along...)
}

// byRoad returns a point no farther from the road than about a distance.
func (m *maker) byRoad(far Length) plane.Point {
	i := m.between(1, len(m.steps)-1)
	p := m.steps[i-1].Add(m.steps[i].From(m.steps[i-1]).Part(int32(m.between(0, 100)), 100))
	const half = 4 * Inch // of a wood
	return p.Go(plane.Heading(m.between(0, 35999)), Length(m.between(0, int(far+half))))
}

// isByRoad reports whether a wood comes close to the road.
//
// Case 26.1. Ruling R344.
func (m *maker) isByRoad(shape plane.Polygon) bool {
	for _, r := range m.roads {
		if !apart(shape, r, woodsNearRoad) {
			return true
		}
	}
	return false
}

// islands makes the board a swamp with dry ground in it, about a third of it, and joins
// that by a poor road.
//
// Cases 27.8, 29.14.
func (m *maker) islands() {
	if m.Islands.Most == 0 {
		return
	}
	m.lay(Marsh, rectangle(plane.Point{}, m.Width, m.Depth))
	const strip, narrow, broad = 3 * Inch, 22, 30
	var middles []plane.Point
	n := Length(m.in(m.Islands))
	step := (m.Depth - 2*strip) / n
	for i := range n {
		if !m.tryTo(func() bool {
			// From north to south, so that the road never crosses itself.
			wide := m.length(narrow, broad)
			x := Length(m.between(int(wide/2), int(m.Width-wide/2)))
			middle := plane.Point{X: x, Y: strip + step*i + step/2}
			shape := m.oval(middle, wide, step*9/10, plane.Heading(0))
			if !m.isFree(shape, m.taken, Inch/5) {
				return false
			}
			middles = append(middles, middle)
			m.take(Open, shape)
			return true
		}) {
			return
		}
	}
	if m.Through {
		first, last := middles[0], middles[len(middles)-1]
		middles = append(append([]plane.Point{{X: first.X}}, middles...), plane.Point{X: last.X, Y: m.Depth})
	}
	m.way(poorRoadWidth, middles...)
}
