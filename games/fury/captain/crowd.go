package captain

import (
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A crowd is what the companies on the table add to the cost of the squares of a chart.
type crowd struct {
	of   [mostCells]uint8
	full []int32 // the squares that it adds to
	mark uint64  // the same for crowds that add the same
}

const (
	jammed = 6 // what a friend adds to the squares that he stands on
	dared  = 4 // what an enemy adds to those into which nobody may go who does not charge him
)

// throng takes in who stands in the way of a company on its errand: its own side, herds that this would keep, and enemies
// but for its prey, with as much room as the law asks for.
//
// Cases 8.2, 8.5, 22.3.
func (v *view) throng(a *fury.Aspect, e *errand) {
	m, prey := v.chart, e.prey
	m.crowd.clear()
	v.jams.crowd(v, a)
	for i := range v.things {
		if th := &v.things[i]; v.spares(th) && th.At != e.to && th.At.Within(a.Body.At, 30*fury.Inch) {
			spot := plane.Base{At: th.At, Length: fury.Inch, Width: fury.Inch}.Block()
			m.crowd.stand(m, spot, fury.Inch, jammed)
		}
	}
	if v.want.sconce || v.want.leaves || v.want.carries && !v.want.seizes { // all go for the same narrow place, or keep together
		return
	}
	for i := range v.all {
		other := &v.all[i]
		if other == a || other.Hidden || other.Reserve || other.Seat == a.Seat && other.Object == a.Object {
			continue
		}
		if prey != nil && other.Object == prey.Object || other.Body.At.Distance(a.Body.At) > 30*fury.Inch {
			continue
		}
		add, room := uint8(jammed), fury.Inch/2
		if v.isFoe(other) {
			if add, room = dared, 2*fury.Inch; other.Routing || other.Housed || v.isWithin(other) {
				continue
			}
		}
		m.crowd.stand(m, other.Body, room, add)
	}
}

// clear empties a crowd.
func (c *crowd) clear() {
	for _, i := range c.full {
		c.of[i] = 0
	}
	c.full, c.mark = c.full[:0], 0
}

// stand adds a body with some room about it.
func (c *crowd) stand(m *chart, b plane.Block, room fury.Length, add uint8) {
	hull := b.Hull()
	middle := hull.Centre()
	reach := max(b.Front(), b.Depth())/2 + room
	low, high := middle, middle
	low.X, low.Y, high.X, high.Y = low.X-reach, low.Y-reach, high.X+reach, high.Y+reach
	first, last := m.square(low), m.square(high)
	wide := int32(m.wide)
	for y := first / wide; y <= last/wide; y++ {
		for x := first % wide; x <= last%wide; x++ {
			i := y*wide + x
			ahead, aside := plane.Base{At: middle, Heading: b.Heading}.Local(m.middle(i))
			if max(ahead, -ahead) > b.Depth()/2+room || max(aside, -aside) > b.Front()/2+room {
				continue
			}
			if c.of[i] == 0 {
				c.full = append(c.full, i)
			}
			c.of[i] = min(c.of[i]+add, 2*jammed)
			const odd = 0x9e3779b97f4a7c15
			c.mark += (uint64(i)*64 + uint64(add)) * odd >> 7 * odd
		}
	}
}
