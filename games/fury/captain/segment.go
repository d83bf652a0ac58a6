package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// segment picks what acts next.
func (c *Captain) segment(v *view, d engine.Decision) (engine.Choice, bool) {
	if v.isHopeless() {
		return engine.Choice{Verb: fury.VerbWithdraw}, true
	}
	c.options = v.g.Options(d, c.options[:0])
	best, value := -1, -1.0
	for i := range c.options {
		if w := c.urgency(v, &c.options[i]); w > value {
			best, value = i, w
		}
	}
	if best < 0 {
		return engine.Choice{}, false
	}
	op := &c.options[best]
	ch := engine.Choice{Seat: d.Seat, Verb: op.Verb, On: op.On, With: op.With}
	if op.Verb == fury.VerbArrive {
		ch.N[0] = v.entrance(ch, op.Span[0])
	}
	return ch, true
}

// urgency returns how soon something acts; less than 0: never if there is anything else.
func (c *Captain) urgency(v *view, op *engine.Option) float64 {
	shade := float64(c.chance.Pick(64)) / 64
	switch op.Verb {
	case fury.VerbBring:
		return v.brings()
	case fury.VerbWithdraw:
		return -2
	case engine.Pass:
		return 0
	case fury.VerbArrive:
		return 300 + v.fits(op) + shade
	case fury.VerbDrive:
		return v.hastens() + shade
	}
	a := v.of(op.On)
	if a == nil || op.Verb != fury.VerbAct {
		return 1
	}
	if a.Hidden {
		return v.comesOut(a)
	}
	return v.presses(a) + shade
}

// hastens returns how urgent it is to lead off what a side owns: before anything but a battle that is won for what it
// has taken, and after those who clear the way for what comes along a road.
//
// Cases 7.2, 22.1.
func (v *view) hastens() float64 {
	if v.want.seizes {
		return 850
	}
	return 250
}

// brings returns how urgent it is to bring on what is drawn along the road: those who clear the way for it
// come first.
func (v *view) brings() float64 {
	const enough = 12 // turns, for all to have come who can
	if turn, _ := v.g.Moment(); turn > enough {
		return 260
	}
	for i := range v.all {
		if a := &v.all[i]; a.Reserve && a.Seat == v.seat {
			return -1
		}
	}
	return 1000
}

// presses returns how urgent it is that a company acts.
func (v *view) presses(a *fury.Aspect) float64 {
	if a.Engaged {
		if own, other := v.g.Totals(a.Object); own > other {
			return 900
		}
		return 120
	}
	if a.Routing {
		return 200
	}
	value := 400.0
	m, near := v.nearest(a.Body.At, func(m *fury.Aspect) bool { return m.Routing })
	switch {
	case m == nil:
	case a.Gun == 0 && v.mayStrike(a, m) && near < a.Rate+3*fury.Inch:
		value = 700 + 50*min(max(v.odds(a, m, 0), -3), 3)
	case a.Reach > 0 && near < a.Reach && !a.Shot:
		value = 600
	}
	return value - float64(near)/float64(100*fury.Inch)
}

// fits returns how well the shape of an option suits the company that comes on: as wide as all of it shoots.
func (v *view) fits(op *engine.Option) float64 {
	a := v.of(op.On)
	if a == nil {
		return 0
	}
	files, formed := op.With.Number()/2, op.With.Number()%2
	value := -5 * float64(abs(files-v.files(a)))
	if formed != 0 {
		value -= 3
	}
	if isShot(a) {
		value += 20
	}
	return value
}

// files returns how wide a company is wanted: as wide as all of it shoots, and narrow enough for a ford.
func (v *view) files(a *fury.Aspect) int {
	most := 3
	for i := range v.g.Pieces() {
		if _, of, _, _ := v.g.Piece(i); of == fury.Ford || of == fury.Bridge {
			most = 2
		}
	}
	return min((a.Squadrons+1)/2, most)
}

func abs(n int) int { return max(n, -n) }

// entrance returns where along its edge a company comes on: abreast of where it is wanted, and on no herd of its side.
func (v *view) entrance(ch engine.Choice, sp engine.Span) int32 {
	a := v.of(ch.On)
	edge := v.g.EntersBy(v.seat)
	want := v.wide / 2
	if edge == fury.EastEdge || edge == fury.WestEdge {
		want = v.deep / 2
	}
	if a != nil {
		at := *a
		at.Body.At = v.at(edge, plane.Point{X: v.wide / 2, Y: v.deep / 2})
		e := v.errand(&at)
		if want = e.to.X; edge == fury.EastEdge || edge == fury.WestEdge {
			want = e.to.Y
		}
	}
	const stride = fury.Inch / 2
	allowed := sp.Min
	for aside := int32(0); aside < max(v.wide, v.deep); aside += stride {
		for _, at := range [2]int32{want + aside, want - aside} {
			switch ch.N[0] = at / stride * stride; {
			case !sp.Has(ch.N[0]) || !v.g.Allows(ch):
			case !v.scatters(ch):
				return ch.N[0]
			case allowed == sp.Min:
				allowed = ch.N[0]
			}
		}
	}
	return allowed
}

// drive moves what a side owns: to the edge where it wants it, or nowhere.
func (c *Captain) drive(v *view) (engine.Choice, bool) {
	c.options = v.g.Options(v.asked(), c.options[:0])
	for i := range c.options {
		if op := &c.options[i]; op.Verb == fury.VerbCarry && v.counts(op.With) {
			return engine.Choice{Verb: op.Verb, On: op.On, With: op.With}, true
		}
	}
	for i := range v.things {
		th := &v.things[i]
		if th.Owner != v.seat || th.Left < leastStep || th.Housed || !v.want.carries {
			continue
		}
		if ch, ok := v.lead(th); ok {
			return ch, true
		}
	}
	return engine.Choice{Verb: engine.Pass}, true
}

// asked returns the question that is open.
func (v *view) asked() engine.Decision {
	var room [2]engine.Decision
	return v.g.Pending(room[:0])[0]
}

// counts reports whether an edge is one of those by which a side wants its booty off.
func (v *view) counts(edge engine.Object) bool {
	for e := fury.NorthEdge; e <= fury.WestEdge; e++ {
		if fury.EdgeObject(e) == edge {
			return v.want.edges[e]
		}
	}
	return false
}
