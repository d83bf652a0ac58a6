package captain

import (
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A chart is the ground of a board in squares, by what it costs either arm, and the ways to the
// goals that were asked for last.
type chart struct {
	board      *fury.State // whose ground it is
	wide, deep int
	cost       [layers][mostCells]uint8 // of a square, by arm and for boats; 0: barred
	core       [mostCells]plane.Point   // of a square: its middle, or that of the ford or bridge it is on
	crowd      crowd
	ways       [keptWays]way
	next       int // of these, the one that is given up first
	queue      []int32
}

const (
	cell      = 2 * fury.Inch
	mostCells = 61 * 61
	keptWays  = 24
	unreached = 1 << 14
)

// Boats have a layer of their own, behind the arms.
const (
	afloat fury.Arm = fury.Horse + 1
	layers          = afloat + 1
)

// layerOf returns by which layer of the chart a company goes.
func layerOf(a *fury.Aspect) fury.Arm {
	if a.Afloat {
		return afloat
	}
	return a.Arm
}

// A way is how far each square is from a goal, through a crowd.
type way struct {
	to  int32
	by  uint64 // the mark of the crowd
	arm fury.Arm
	set bool
	far [mostCells]uint16
}

// survey takes the ground of a position in, unless that has been done.
func (m *chart) survey(g *fury.State) {
	if m.wide > 0 && m.board.IsSameBoard(g) {
		return
	}
	m.board.CopyFrom(g)
	wide, deep := g.Size()
	m.wide, m.deep = int((wide+cell-1)/cell), int((deep+cell-1)/cell)
	for i := range m.ways {
		m.ways[i].set = false
	}
	for i := range m.wide * m.deep {
		for _, arm := range [2]fury.Arm{fury.Foot, fury.Horse} {
			m.cost[arm][i] = [...]uint8{fury.Free: 2, fury.Double: 4, fury.Half: 5, fury.Barred: 0}[g.CostAt(m.middle(int32(i)), arm)]
		}
		m.core[i] = m.middle(int32(i))
		m.cost[afloat][i] = 0
		if g.IsWater(m.core[i]) {
			m.cost[afloat][i] = 2
		} else if m.isWet(g, m.core[i]) {
			m.cost[fury.Foot][i], m.cost[fury.Horse][i] = 0, 0
		}
	}
	m.fence(g)
	m.cross(g)
	m.shy()
}

// shy makes the squares next to barred ones dear: a company is wide.
func (m *chart) shy() {
	const dear = 3
	for layer := range m.cost {
		for i := range int32(m.wide * m.deep) {
			if m.cost[layer][i] != 0 {
				continue
			}
			m.around(i, func(next int32, _ bool) {
				if cost := &m.cost[layer][next]; *cost != 0 && *cost <= 5 {
					*cost += dear
				}
			})
		}
	}
}

// isWet reports whether water reaches into the square about a point.
func (m *chart) isWet(g *fury.State, at plane.Point) bool {
	for _, way := range [4]plane.Heading{0, 90 * plane.Heading(plane.Degree), 180 * plane.Heading(plane.Degree), 270 * plane.Heading(plane.Degree)} {
		if g.IsWater(at.Go(way, cell/2-1)) {
			return true
		}
	}
	return false
}

// cross opens the squares of fords, bridges and gates that are open, which are crossed in the middle, and of piers.
func (m *chart) cross(g *fury.State) {
	for i := range g.Pieces() {
		_, of, shape, _ := g.Piece(i)
		at, reach := middle(shape), 3*cell/4
		switch of {
		case fury.Ford, fury.Bridge:
			reach = max(shape[0].Distance(shape[1]), shape[1].Distance(shape[2]), cell)/2 + cell/2
		case fury.Pier:
			for s := range m.wide * m.deep {
				if shape.Has(m.middle(int32(s))) {
					m.cost[fury.Foot][s], m.cost[fury.Horse][s] = 5, 5
				}
			}
			continue
		case fury.Breach:
		default:
			continue
		}
		for s := range m.wide * m.deep {
			if mid := m.middle(int32(s)); shape.Has(mid) || mid.Within(at, reach) {
				m.cost[fury.Foot][s], m.cost[fury.Horse][s], m.core[s] = 5, 5, at
			}
		}
	}
}

// fence bars the squares through which walls and the like run, for whom they bar.
func (m *chart) fence(g *fury.State) {
	for i := range g.Pieces() {
		_, of, line, _ := g.Piece(i)
		if !of.IsLine() || of == fury.Gate || of == fury.Breach {
			continue
		}
		for k := 1; k < len(line); k++ {
			steps := line[k-1].Distance(line[k])/(cell/2) + 1
			for s := range steps + 1 {
				at := m.square(line[k-1].Add(line[k].From(line[k-1]).Part(s, steps)))
				for _, arm := range [2]fury.Arm{fury.Foot, fury.Horse} {
					if g.Tables().Grounds[of].Cost[arm] == fury.Barred {
						m.cost[arm][at] = 0
					}
				}
			}
		}
	}
}

// square is that of a point; points off the board count to the nearest on it.
func (m *chart) square(p plane.Point) int32 {
	x, y := min(max(int(p.X/cell), 0), m.wide-1), min(max(int(p.Y/cell), 0), m.deep-1)
	return int32(y*m.wide + x)
}

// middle is that of a square.
func (m *chart) middle(i int32) plane.Point {
	return plane.Point{X: int32(int(i)%m.wide)*cell + cell/2, Y: int32(int(i)/m.wide)*cell + cell/2}
}

// around calls do with each square next to another, and whether it lies across a corner.
func (m *chart) around(i int32, do func(next int32, corner bool)) {
	x, y := int(i)%m.wide, int(i)/m.wide
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if nx, ny := x+dx, y+dy; (dx != 0 || dy != 0) && nx >= 0 && ny >= 0 && nx < m.wide && ny < m.deep {
				do(int32(ny*m.wide+nx), dx != 0 && dy != 0)
			}
		}
	}
}

// to returns the way of an arm to a point.
func (m *chart) to(p plane.Point, arm fury.Arm) *way {
	goal := m.square(p)
	for i := range m.ways {
		if w := &m.ways[i]; w.set && w.to == goal && w.arm == arm && w.by == m.crowd.mark {
			return w
		}
	}
	w := &m.ways[m.next]
	m.next = (m.next + 1) % keptWays
	w.to, w.arm, w.by, w.set = goal, arm, m.crowd.mark, true
	for i := range w.far {
		w.far[i] = unreached
	}
	w.far[goal] = 0
	m.queue = append(m.queue[:0], goal)
	for head := 0; head < len(m.queue); head++ {
		at := m.queue[head]
		m.around(at, func(next int32, corner bool) {
			cost := uint16(m.price(arm, next))
			if cost == 0 {
				return
			}
			if cost *= 2; corner {
				cost += cost / 2
			}
			if far := w.far[at] + cost; far < w.far[next] {
				w.far[next] = far
				m.queue = append(m.queue, next)
			}
		})
	}
	return w
}

// price returns what a square costs an arm, with those who stand there; 0: it is barred.
func (m *chart) price(arm fury.Arm, i int32) uint8 {
	if m.cost[arm][i] == 0 {
		return 0
	}
	return m.cost[arm][i] + m.crowd.of[i]
}

// length returns how far a point is on the way, in hundredths of an inch on open ground.
func (m *chart) length(w *way, p plane.Point) fury.Length {
	return fury.Length(w.far[m.square(p)]) * cell / 4
}

// long returns how far a point is from the goal on a way to it, as length counts.
func (m *chart) long(w *way, p, goal plane.Point) fury.Length {
	if m.isStraight(w.arm, p, goal) {
		return p.Distance(goal)
	}
	at := m.square(p)
	cost := max(fury.Length(m.price(w.arm, at)), 2)
	best := fury.Length(unreached) * cell / 4
	look := func(i int32, _ bool) {
		if w.far[i] < unreached {
			best = min(best, fury.Length(w.far[i])*cell/4+p.Distance(m.core[i])*cost/2)
		}
	}
	look(at, false)
	m.around(at, look)
	if best == fury.Length(unreached)*cell/4 { // no way leads there: as near as may be
		return p.Distance(goal)
	}
	return best
}

// ahead returns where to head for from a point: the farthest square along the way that is in a straight line
// with no barred square between, or the goal itself.
func (m *chart) ahead(w *way, from, goal plane.Point, look int) plane.Point {
	if from.Distance(goal) < 3*cell/2 || m.isStraight(w.arm, from, goal) {
		return goal
	}
	at, best := m.square(from), goal
	for range look {
		next, least := at, w.far[at]
		m.around(at, func(one int32, _ bool) {
			if w.far[one] < least {
				next, least = one, w.far[one]
			}
		})
		if next == at || best != goal && !m.isStraight(w.arm, from, m.core[next]) {
			break
		}
		at, best = next, m.core[next]
	}
	return best
}

// isStraight reports whether the straight way costs an arm nowhere more than open ground.
func (m *chart) isStraight(arm fury.Arm, from, to plane.Point) bool {
	steps := from.Distance(to)/(cell/2) + 1
	for s := int32(1); s < steps; s++ {
		if m.price(arm, m.square(from.Add(to.From(from).Part(s, steps)))) != 2 {
			return false
		}
	}
	return true
}
