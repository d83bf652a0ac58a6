package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/geo/hex"
)

// hexes is one more than the number of hexes, as hex 0 is none.
const hexes = jenkins.Columns*jenkins.Rows + 1

// leg is how many hexes in a row make a sea perilous. Case 6.3.
const leg = 6

// Costs of courses are counted in a twelfth of a War Fund point.
const point = 12

// A bearing is what the dangers of a course depend on.
type bearing struct {
	seat    engine.Seat
	from    jenkins.Hex
	count   int    // hexes that count towards a perilous sea already
	admiral int    // the best naval tactics aboard
	ships   int    // in the stack
	worth   int    // of all that sails, in points
	ports   uint64 // seaports friendly to the seat, by Port
	storm   bool   // whether one of the hexes counted lay next to a storm
	foes    uint64 // hashes where the enemy's ships lie
	stormAt uint64 // hashes where storms are
}

// A chart is the cheapest course from one hex to every other.
type chart struct {
	bearing
	cost [hexes * leg]int32 // by hex and count; far where there is no course
	back [hexes * leg]int32 // the state before it
	hot  [hexes]int16       // ships of the enemy next to a hex
}

// far is the cost of a hex that cannot be reached.
const far = 1 << 20

// keptCharts is how many charts a captain keeps for the next question.
const keptCharts = 24

// chartFor returns the chart for a bearing. It keeps the charts it worked out last.
func (c *Captain) chartFor(g *jenkins.State, b bearing) *chart {
	for _, ch := range c.charts {
		if ch.bearing == b {
			return ch
		}
	}
	if len(c.charts) < keptCharts {
		c.next = len(c.charts)
		c.charts = append(c.charts, &chart{})
	}
	ch := c.charts[c.next]
	c.next = (c.next + 1) % keptCharts
	ch.bearing = b
	c.survey(g, ch)
	return ch
}

// reach returns the cost of the course to a hex and its first hex; far and 0 if there is none.
func (ch *chart) reach(to jenkins.Hex) (cost int, first jenkins.Hex) {
	best := int32(-1)
	for n := range leg {
		if s := int32(to)*leg + int32(n); best < 0 || ch.cost[s] < ch.cost[best] {
			best = s
		}
	}
	if ch.cost[best] >= far {
		return far, 0
	}
	cost = int(ch.cost[best])
	start := int32(ch.from)*leg + int32(ch.count)
	for at := best; at != start; at = ch.back[at] {
		first = jenkins.Hex(at / leg)
	}
	return cost, first
}

// survey fills a chart.
func (c *Captain) survey(g *jenkins.State, ch *chart) {
	tb := c.tables
	ch.hot = [hexes]int16{}
	for _, p := range g.Pieces(foe(ch.seat)) {
		h := p.Place.Hex()
		if h >= hexes || p.Place.Layer() == jenkins.LayerShore {
			continue
		}
		for d := range hex.Direction(hex.Directions) {
			if n := tb.Near[h][d]; n != 0 && tb.Sail[h]>>d&1 != 0 && !g.Stormy(h) {
				ch.hot[n]++
			}
		}
	}
	for i := range ch.cost {
		ch.cost[i] = far
	}
	if c.queue == nil {
		c.queue = &queue{}
	}
	q := c.queue
	q.reset()
	start := int32(ch.from)*leg + int32(ch.count)
	ch.cost[start] = 0
	q.push(0, start)
	for {
		cost, s, some := q.pop()
		if !some {
			return
		}
		if cost == ch.cost[s] {
			c.spread(g, ch, s, q)
		}
	}
}

// spread extends the courses from one state to the hexes next to it. A hex with enemy ships ends a course.
func (c *Captain) spread(g *jenkins.State, ch *chart, s int32, q *queue) {
	tb := c.tables
	h, n := jenkins.Hex(s/leg), int(s%leg)
	if g.Stormy(h) || g.HasShips(foe(ch.seat), h) && h != ch.from {
		return
	}
	for d := range hex.Direction(hex.Directions) {
		to := tb.Near[h][d]
		if tb.Sail[h]>>d&1 == 0 || g.Stormy(to) {
			continue
		}
		cost, count := ch.cost[s]+2, n+1
		if port := tb.PortAt[to]; port != 0 && ch.ports>>port&1 != 0 {
			count = 0
		} else {
			cost += ch.danger(to)
		}
		if count == leg {
			cost += ch.peril(g.NearStorm(to))
			count = 0
		}
		if t := int32(to)*leg + int32(count); cost < ch.cost[t] && cost < q.most() {
			ch.cost[t], ch.back[t] = cost, s
			q.push(cost, t)
		}
	}
}

// danger returns the expected cost of passing enemy ships.
func (ch *chart) danger(h jenkins.Hex) int32 {
	n := int32(ch.hot[h])
	if n == 0 {
		return 0
	}
	chance := min(n, 5) // in sixths
	balance := n * point * 3 / int32(max(ch.ships, 1))
	return chance * min(balance, int32(ch.worth*point/2)) / 6
}

// sunk returns how many ships six perilous seas sink, by the naval tactics of the admiral and the number of ships in
// the stack.
//
// Case 6.3.
func sunk(admiral, ships int) int {
	few := min(ships, 3)
	switch admiral {
	case 0:
		return 2*few + 2
	case 1:
		return few + 2
	case 2:
		return 2
	}
	return 1
}

// peril returns the expected cost of a perilous sea.
func (ch *chart) peril(storm bool) int32 {
	admiral := ch.admiral
	if storm {
		admiral--
	}
	lost := sunk(max(admiral, 0), ch.ships)
	return int32(ch.worth * point * lost / (6 * max(ch.ships, 1)))
}

// A queue holds states in the order of their costs: one list for each cost.
type queue struct {
	head [4096]int32 // by cost: index in cells plus 1
	cell []cell
	at   int
}

type cell struct{ state, next int32 }

func (q *queue) reset() {
	q.head = [4096]int32{}
	q.cell = q.cell[:0]
	q.at = 0
}

// most returns the cost from which on nothing is kept.
func (q *queue) most() int32 { return int32(len(q.head)) }

func (q *queue) push(cost, state int32) {
	q.cell = append(q.cell, cell{state, q.head[cost]})
	q.head[cost] = int32(len(q.cell))
}

func (q *queue) pop() (cost, state int32, some bool) {
	for ; q.at < len(q.head); q.at++ {
		if i := q.head[q.at]; i != 0 {
			q.head[q.at] = q.cell[i-1].next
			return int32(q.at), q.cell[i-1].state, true
		}
	}
	return 0, 0, false
}
