package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A view is what a seat sees of a position, with what it wants.
type view struct {
	g      *fury.State
	seat   engine.Seat
	sc     *fury.ScenarioRow // nil on an open table
	all    []fury.Aspect
	things []fury.Thing
	want   intent
	wide   fury.Length
	deep   fury.Length
	chart  *chart
	treks  trek
	jams   *jams
}

// look takes a position in.
func (c *Captain) look(g *fury.State, seat engine.Seat) *view {
	v := &c.view
	v.g, v.seat, v.sc, v.chart, v.jams = g, seat, g.Scenario(), &c.chart, &c.jams
	v.all = g.Aspects(seat, v.all[:0])
	v.things = g.Things(v.things[:0])
	v.wide, v.deep = g.Size()
	v.want = v.intend()
	v.chart.survey(g)
	v.chart.crowd.clear()
	return v
}

// of returns the company that an object names, nil if it names none that is known.
func (v *view) of(o engine.Object) *fury.Aspect {
	for i := range v.all {
		if v.all[i].Object == o {
			return &v.all[i]
		}
	}
	return nil
}

// isFoe reports whether a company is an enemy on the table.
func (v *view) isFoe(a *fury.Aspect) bool { return a.Seat != v.seat }

// isOut reports whether a company is one of the seat's own on the table.
func (v *view) isOut(a *fury.Aspect) bool { return a.Seat == v.seat && !a.Hidden && !a.Reserve }

// nearest returns the enemy nearest to a point, and how far he is; nil if none is seen.
func (v *view) nearest(at plane.Point, but func(*fury.Aspect) bool) (foe *fury.Aspect, far fury.Length) {
	far = farAway
	for i := range v.all {
		if a := &v.all[i]; v.isFoe(a) && (but == nil || !but(a)) {
			if d := a.Body.At.Distance(at); d < far {
				foe, far = a, d
			}
		}
	}
	return foe, far
}

// farAway is farther than anything on a board.
const farAway fury.Length = 1 << 20

// isBroken reports whether a company is no danger: it routs, or is the crew of a Gun.
func isBroken(a *fury.Aspect) bool { return a.Routing || a.Gun != 0 }

// isHarmless reports whether a company does nothing to those who pass it: it is no danger, or sleeps.
//
// Case 26.5.
func isHarmless(a *fury.Aspect) bool { return isBroken(a) || a.Asleep }

// isShot reports whether a company is better at shooting than hand to hand.
func isShot(a *fury.Aspect) bool { return a.Gun == 0 && a.Row.Shooting > a.Row.Fighting }

// hand returns a company's hand-to-hand total in squadrons times the fighting number.
func hand(a *fury.Aspect) float64 { return float64(a.Hand) / 800 }

// turn returns the number of the turn.
func (v *view) turn() int {
	turn, _ := v.g.Moment()
	return turn
}

// middle is that of the board.
func (v *view) middle() plane.Point { return plane.Point{X: v.wide / 2, Y: v.deep / 2} }

// off returns how far an edge is from a point.
func (v *view) off(e fury.Edge, p plane.Point) fury.Length {
	switch e {
	case fury.NorthEdge:
		return p.Y
	case fury.SouthEdge:
		return v.deep - p.Y
	case fury.WestEdge:
		return p.X
	}
	return v.wide - p.X
}

// at returns the point of an edge nearest to another.
func (v *view) at(e fury.Edge, p plane.Point) plane.Point {
	switch e {
	case fury.NorthEdge:
		p.Y = 0
	case fury.SouthEdge:
		p.Y = v.deep
	case fury.WestEdge:
		p.X = 0
	case fury.EastEdge:
		p.X = v.wide
	}
	return p
}
