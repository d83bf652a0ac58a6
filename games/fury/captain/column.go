package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// isBound reports whether a company keeps to a column on the road for now.
//
// Case 26.1.
func (v *view) isBound(a *fury.Aspect) bool {
	if v.sc == nil || v.sc.Special&fury.ColumnOnRoad == 0 || v.seat != fury.SeatA || a.Body.Files > 1 {
		return false
	}
	m, _ := v.nearest(a.Body.At, nil)
	return m == nil
}

// march returns the next leg of a column along its road: of some that it may go, the one that leads farthest,
// else a wheel to where the road leads.
func (v *view) march(a *fury.Aspect, left fury.Length, d engine.Decision) (best engine.Choice, ok bool) {
	edge, ok := v.exit(a.Body.At, a.Arm)
	if !ok || left < leastStep {
		return best, false
	}
	most := leastStep
	for drift := int32(-200); drift <= 200; drift += 50 {
		for part := int32(3); part >= 1; part-- {
			n := left * part / 3
			end := a.Body.At.Go(a.Body.Heading.Turn(plane.Angle(drift*tenth)), n)
			gain := v.off(edge, a.Body.At) - v.off(edge, end)
			if ch := (engine.Choice{Verb: fury.VerbDrift, N: [3]int32{n, drift}}); gain > most && v.may(d, ch) {
				best, most = ch, gain
				break
			}
		}
	}
	if most > leastStep {
		return best, true
	}
	exit := v.at(edge, a.Body.At)
	ahead, _ := v.road(a.Body.At.Go(a.Body.At.Bearing(exit), 3*fury.Inch))
	off := int32(a.Body.Heading.To(a.Body.At.Bearing(ahead))) / tenth
	verb := fury.VerbWheelRight
	if off < 0 {
		verb, off = fury.VerbWheelLeft, -off
	}
	for _, turn := range [...]int32{off, off / 2, 100, 50} {
		if ch := (engine.Choice{Verb: verb, N: [3]int32{turn}}); turn >= leastTurn && v.may(d, ch) {
			return ch, true
		}
	}
	return best, false
}
