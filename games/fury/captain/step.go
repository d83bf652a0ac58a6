package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

const (
	tenth     = int32(plane.Degree) / 10 // in which choices count angles
	leastStep = fury.Inch / 4            // what a leg is worth going for
	leastTurn = 20                       // tenths of a degree that a wheel is worth
	lookAhead = 6                        // squares of the way that are looked at
)

// step is the next leg of a company on its errand.
func (v *view) step(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	if v.isBound(a) {
		return v.march(a, left, d)
	}
	if e.rest || left < leastStep {
		return v.face(a, d)
	}
	far := a.Body.At.Distance(e.to) - e.stop
	if far < leastStep {
		return v.face(a, d)
	}
	to := v.chart.ahead(v.chart.to(e.to, layerOf(a)), a.Body.At, e.to, lookAhead)
	if to != e.to {
		far = a.Body.At.Distance(to)
	}
	off := int32(a.Body.Heading.To(a.Body.At.Bearing(to))) / tenth
	if ch, ok := v.turnTo(a, off, d); ok {
		return ch, true
	}
	for _, aside := range [...]int32{0, 150, -150} {
		drift := min(max(off+aside, -200), 200)
		if ch, ok := v.leg(d, engine.Choice{Verb: fury.VerbDrift, N: [3]int32{min(left, max(far, leastStep)), drift}}, e.meet && far < 8*fury.Inch); ok {
			return ch, true
		}
	}
	return v.round(a, e, d)
}

// round is what a company does that cannot go on: it turns to go round what is in its way, or
// back, unless an enemy is near.
func (v *view) round(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	if _, near := v.nearest(a.Body.At, isBroken); near < 5*fury.Inch || e.meet && a.Body.At.Distance(e.to) < 3*fury.Inch {
		return v.face(a, d)
	}
	sides := [2]engine.Verb{fury.VerbWheelLeft, fury.VerbWheelRight}
	if turn, _ := v.g.Moment(); (turn+a.Object.Number())%2 == 0 {
		sides[0], sides[1] = sides[1], sides[0]
	}
	for _, verb := range sides {
		if ch := (engine.Choice{Verb: verb, N: [3]int32{450}}); v.may(d, ch) {
			return ch, true
		}
	}
	if back := (engine.Choice{Verb: fury.VerbFaceAbout}); v.may(d, back) {
		return back, true
	}
	return v.face(a, d)
}

// turnTo turns a company whose way leads too far off to the side.
func (v *view) turnTo(a *fury.Aspect, off int32, d engine.Decision) (engine.Choice, bool) {
	wide := max(off, -off)
	if wide <= 200 {
		return engine.Choice{}, false
	}
	if !a.Formed && wide > 550 {
		verb := fury.VerbFaceLeft
		switch {
		case wide > 1350:
			verb = fury.VerbFaceAbout
		case off > 0:
			verb = fury.VerbFaceRight
		}
		if ch := (engine.Choice{Verb: verb}); v.may(d, ch) {
			return ch, true
		}
	}
	verb := fury.VerbWheelLeft
	if off > 0 {
		verb = fury.VerbWheelRight
	}
	if ch, ok := v.leg(d, engine.Choice{Verb: verb, N: [3]int32{min(wide, 1800)}}, false); ok && ch.N[0] >= leastTurn {
		return ch, true
	}
	if ch := (engine.Choice{Verb: fury.VerbFaceAbout}); wide > 900 && v.may(d, ch) {
		return ch, true
	}
	return engine.Choice{}, false
}

// leg is a leg, or as many sixths of it as are allowed, if that is worth going.
func (v *view) leg(d engine.Decision, ch engine.Choice, close bool) (engine.Choice, bool) {
	ch.Seat, ch.About = d.Seat, d.About
	if v.g.Allows(ch) {
		return ch, true
	}
	least := leastStep
	if ch.Verb == fury.VerbWheelLeft || ch.Verb == fury.VerbWheelRight {
		least = leastTurn
	}
	if close {
		return v.farthest(ch)
	}
	const parts = 6
	for part, all := int32(parts-1), ch.N[0]; part >= 1; part-- {
		if ch.N[0] = all * part / parts; ch.N[0] >= least && v.g.Allows(ch) {
			return ch, true
		}
	}
	return ch, false
}

// farthest is as much of a leg as is allowed, to the hundredth.
func (v *view) farthest(ch engine.Choice) (engine.Choice, bool) {
	low, high := int32(0), ch.N[0]
	for high-low > 1 {
		if ch.N[0] = low + (high-low)/2; v.g.Allows(ch) {
			low = ch.N[0]
		} else {
			high = ch.N[0]
		}
	}
	ch.N[0] = low
	return ch, low > 1
}

// face turns a company that stays to the nearest enemy, if he is in its flank or rear.
func (v *view) face(a *fury.Aspect, d engine.Decision) (engine.Choice, bool) {
	m, near := v.nearest(a.Body.At, isBroken)
	if m == nil || near > 20*fury.Inch || a.Afloat {
		return engine.Choice{}, false
	}
	off := a.Body.Heading.To(a.Body.At.Bearing(m.Body.At))
	verb := engine.Verb(0)
	switch {
	case off > 135*plane.Degree || off < -135*plane.Degree:
		verb = fury.VerbFaceAbout
	case off > 50*plane.Degree:
		verb = fury.VerbFaceRight
	case off < -50*plane.Degree:
		verb = fury.VerbFaceLeft
	}
	ch := engine.Choice{Verb: verb}
	return ch, verb != 0 && v.may(d, ch)
}
