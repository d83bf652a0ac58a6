package fury

import (
	"errors"

	"github.com/weathergage/weathergage/geo/plane"
)

// A Make holds the facts of a match that its board depends on.
//
// Cases 26.4, 27.1.
type Make struct {
	Irish bool // one of the sides: there are more woods
	Dyke  bool // in the Netherlands: instead of a stream
}

// maker lays out one board.
type maker struct {
	*Plan
	Make
	lots
	b     Board
	roads []plane.Polygon
	taken []plane.Polygon // areas, roads and water, which lie apart
	hills []plane.Polygon
	steps []plane.Point // of the road, from its first to its last
	river plane.Polygon // that fords lead through
	ford  []plane.Point // middles of the fords
	small bool          // room is scarce: pieces are of the least size
	fail  bool          // something found no room
}

// mostAttempts is how often a board is laid out again before it is given up.
const mostAttempts = 400

var errNoRoom = errors.New("expected a board with room for all that stands on it, found none")

// Board lays out the board that a number stands for, as the dice made it. It fails if the plan does not fit
// on the board.
//
// Case 25.5.
func (p *Plan) Board(of Make, number uint64) (*Board, error) {
	draw := lots{state: number}
	for range mostAttempts {
		m := &maker{Plan: p, Make: of, lots: lots{state: draw.next()}, b: Board{Width: p.Width, Depth: p.Depth}}
		for _, step := range []func(){
			m.islands, m.water, m.road, m.crossings, m.sconce, m.hamlet, m.cottages, m.stronghold, m.pass,
			m.ridge, m.ground,
		} {
			if step(); m.fail {
				break
			}
		}
		if !m.fail && p.Check(of, &m.b) == nil {
			return &m.b, nil
		}
	}
	return nil, errNoRoom
}

// lay puts a piece down.
func (m *maker) lay(g Ground, shape plane.Polygon) {
	m.b.Pieces = append(m.b.Pieces, Piece{Ground: g, Shape: shape})
}

// take puts an area down that no other may touch.
func (m *maker) take(g Ground, shape plane.Polygon) {
	m.lay(g, shape)
	m.taken = append(m.taken, shape)
}

// isFree reports whether an area finds its room: on the board, clear of the edges from
// which sides enter, and apart from all of those.
func (m *maker) isFree(shape plane.Polygon, from []plane.Polygon, far Length) bool {
	const strip = 3 * Inch
	room := frame{plane.Point{X: 1, Y: strip + 1}, plane.Point{X: m.Width - 1, Y: m.Depth - strip - 1}} // it does not touch the edges
	if least, most := bounds(shape); !room.holds(least) || !room.holds(most) {
		return false
	}
	for _, other := range from {
		if !apart(shape, other, far) {
			return false
		}
	}
	return shape.Simple()
}

// anywhere returns a point of the board.
func (m *maker) anywhere() plane.Point {
	return plane.Point{X: Length(m.between(0, int(m.Width))), Y: Length(m.between(0, int(m.Depth)))}
}

// percent returns a percentage of the board as twice an area.
func (m *maker) percent(n int) int64 { return int64(m.Width) * int64(m.Depth) * int64(n) / 50 }

// mostTries is how often a piece is put somewhere else before its board is given up.
const mostTries = 600

// fill lays pieces of a ground until their share lies in the lower half of a span.
func (m *maker) fill(share Span, piece func() (Ground, plane.Polygon, bool)) {
	want := m.percent(share.Least)
	if room := m.percent(share.Most) - want; room > 0 {
		want += int64(m.next() % uint64(room/2+1))
	}
	for have, tries := int64(0), 0; have < want; tries++ {
		if tries == mostTries {
			m.fail = m.fail || have < m.percent(share.Least)
			return
		}
		m.small = tries > mostTries/4
		g, shape, ok := piece()
		if !ok || have+area(shape) > m.percent(share.Most) {
			continue
		}
		have += area(shape)
		if tries = 0; g.IsHill() {
			m.hills = append(m.hills, shape)
			m.lay(g, shape)
			continue
		}
		m.take(g, shape)
	}
}

// ground lays what the book gives shares of, and then fields and orchards. Hills come
// first, as the others may lie on them.
//
// Case 25.5.
func (m *maker) ground() {
	wood, marsh := m.Wood, m.Marsh
	if m.Irish && m.IrishWood.Most > 0 {
		wood = m.IrishWood
	}
	if m.Dyke && m.DykeMarsh.Most > 0 {
		marsh = m.DykeMarsh
	}
	m.beyond()
	m.fill(m.Hill, m.hill)
	m.nearFord()
	if m.NearRoad > 0 {
		// A little more than that share of the least, so that the rest keeps to it too.
		near := Span{wood.Least * (m.NearRoad + 5) / 100, wood.Least * (m.NearRoad + 15) / 100}
		m.fill(near, func() (Ground, plane.Polygon, bool) { return m.wood(true) })
		wood = Span{wood.Least - near.Least, near.Least*100/m.NearRoad - near.Least + 1}
	}
	m.fill(wood, func() (Ground, plane.Polygon, bool) { return m.wood(false) })
	m.fill(m.Broken, func() (Ground, plane.Polygon, bool) { return m.patch(Broken) })
	if m.Islands.Most == 0 {
		m.fill(marsh, func() (Ground, plane.Polygon, bool) { return m.patch(Marsh) })
	}
	m.fields()
	m.orchards()
}

// blob returns an oval that lies any way, its two measures from least to most inches, or the least where room
// is scarce.
func (m *maker) blob(middle plane.Point, leastWide, mostWide, leastDeep, mostDeep int) plane.Polygon {
	if m.small {
		mostWide, mostDeep = leastWide, leastDeep
	}
	return m.oval(middle, m.length(leastWide, mostWide), m.length(leastDeep, mostDeep), plane.Heading(m.between(0, 35999)))
}

// hill returns a hill somewhere, gentle or, one in four, steep.
func (m *maker) hill() (Ground, plane.Polygon, bool) {
	shape := m.blob(m.anywhere(), 8, 14, 6, 10)
	ok := m.isFree(shape, m.hills, Inch/5) && m.isFree(shape, m.waters(), Inch/5)
	if m.one(4) {
		return SteepHill, shape, ok && m.isFree(shape, m.taken, Inch/5)
	}
	return GentleHill, shape, ok
}

// waters returns the pieces that no hill lies under: water, marsh, sconces and mountains.
func (m *maker) waters() (all []plane.Polygon) {
	for _, p := range m.b.Pieces {
		if p.Ground == Water || p.Ground == Beach || p.Ground == Sconce || p.Ground == Mountain || p.Ground == Marsh {
			all = append(all, p.Shape)
		}
	}
	return all
}

// wood returns a light wood or, one in five, a deep one, somewhere or close to the road.
func (m *maker) wood(close bool) (Ground, plane.Polygon, bool) {
	middle := m.anywhere()
	if close {
		middle = m.byRoad(woodsNearRoad)
	}
	shape := m.blob(middle, 6, 10, 4, 8)
	ok := m.isFree(shape, m.taken, Inch/5)
	for _, p := range m.b.Pieces {
		if (p.Ground == LightWood || p.Ground == DeepWood) && ok {
			ok = apart(shape, p.Shape, Inch/2)
		}
		if p.Ground == Sconce && ok {
			ok = apart(shape, p.Shape, m.WoodsOff) && !(m.ClearOfWoods && m.hidesSconce(shape, p.Shape))
		}
	}
	if close && ok {
		ok = m.isByRoad(shape)
	}
	if m.one(5) {
		return DeepWood, shape, ok
	}
	return LightWood, shape, ok
}

// hidesSconce reports whether a shape lies between the sconce and the southern edge.
func (m *maker) hidesSconce(shape, sconce plane.Polygon) bool {
	least, most := bounds(sconce)
	view := rectangle(plane.Point{X: least.X, Y: least.Y}, most.X-least.X, m.Depth-least.Y)
	return !apart(shape, view, 0)
}

// patch returns broken ground or marsh somewhere.
func (m *maker) patch(g Ground) (Ground, plane.Polygon, bool) {
	return m.patchAt(g, m.anywhere())
}

// patchAt returns broken ground or marsh about a point.
func (m *maker) patchAt(g Ground, middle plane.Point) (Ground, plane.Polygon, bool) {
	shape := m.blob(middle, 4, 8, 4, 8)
	ok := m.isFree(shape, m.taken, Inch/5)
	for _, h := range m.hills {
		ok = ok && (g != Marsh || apart(shape, h, 0))
	}
	return g, shape, ok
}
