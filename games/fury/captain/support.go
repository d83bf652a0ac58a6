package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// leave returns the errand of a company that its side wants off the board.
func (v *view) leave(a *fury.Aspect) (errand, bool) {
	if e, ok := v.support(a); ok {
		return e, true
	}
	edge, ok := v.exit(a.Body.At, a.Arm)
	if !ok {
		return errand{}, false
	}
	to := v.passage(a, v.at(edge, a.Body.At))
	if a.Gun != 0 && v.isByFord(a, to) {
		return errand{to: a.Body.At, rest: true}, true
	}
	return errand{to: to}, true
}

// isByFord reports whether a Gun has come near a ford on its way, in which it would be in the way of the others.
//
// Case 27.2.
func (v *view) isByFord(a *fury.Aspect, to plane.Point) bool {
	const most, near = 60, 10 * fury.Inch // squares
	f, ok := v.fordWithin(a, to, most)
	return ok && f.entry.Within(a.Body.At, near)
}

// support returns the errand of a company of shot on its way off the board, when an enemy within its reach
// holds up others of its side before it: it shoots at him from where it sees him past them, and does not
// queue behind them.
//
// Cases 10.1, 27.2.
func (v *view) support(a *fury.Aspect) (errand, bool) {
	m, near := v.nearest(a.Body.At, isBroken)
	if !isShot(a) || a.Afloat || a.Shot || v.isBound(a) || v.isLate(80) || m == nil || near > a.Reach || !v.isHeldUp(a, m) {
		return errand{}, false
	}
	if v.isClear(a, a.Body.At, m) {
		return errand{to: a.Body.At, rest: true, prey: m}, true
	}
	back, far := m.Body.At.Bearing(a.Body.At), min(near, a.Reach*3/4)
	for _, turn := range [...]plane.Angle{25 * plane.Degree, -25 * plane.Degree, 45 * plane.Degree, -45 * plane.Degree} {
		if a.Object.Number()%2 == 0 {
			turn = -turn
		}
		if to := m.Body.At.Go(back.Turn(turn), far); v.isRoom(a, to) && v.isClear(a, to, m) {
			return errand{to: to, prey: m}, true
		}
	}
	return errand{}, false
}

// isHeldUp reports whether a company of a side stands right before an enemy, and before another that comes behind.
func (v *view) isHeldUp(a, m *fury.Aspect) bool {
	const before = 6 * fury.Inch
	for i := range v.all {
		if k := &v.all[i]; k != a && v.isOut(k) && !k.Routing && k.Body.At.Within(m.Body.At, before) && k.Body.At.Distance(m.Body.At) < a.Body.At.Distance(m.Body.At)-fury.Inch {
			return true
		}
	}
	return false
}

// isClear reports whether no other company of a side stands near the line from a place to an enemy.
func (v *view) isClear(a *fury.Aspect, from plane.Point, m *fury.Aspect) bool {
	line := plane.Base{At: from, Heading: from.Bearing(m.Body.At)}
	far := from.Distance(m.Body.At)
	for i := range v.all {
		k := &v.all[i]
		ahead, aside := line.Local(k.Body.Hull().Centre())
		if k != a && v.isOut(k) && ahead > 0 && ahead < far && max(aside, -aside) < (a.Body.Front()+min(k.Body.Front(), k.Body.Depth()))/2 {
			return false
		}
	}
	return true
}

// isRoom reports whether a place is on the board, on dry ground and away from other companies.
func (v *view) isRoom(a *fury.Aspect, at plane.Point) bool {
	const margin, apart = 2 * fury.Inch, 3 * fury.Inch
	if at.X < margin || at.Y < margin || at.X > v.wide-margin || at.Y > v.deep-margin || v.g.IsWater(at) {
		return false
	}
	for i := range v.all {
		if k := &v.all[i]; k != a && !k.Hidden && !k.Reserve && k.Body.At.Within(at, apart) {
			return false
		}
	}
	return true
}

// aim turns a company of shot to an enemy in its reach who is outside its arc, but not so far that it would face him.
//
// Case 10.3.
func (v *view) aim(a, m *fury.Aspect, near fury.Length, off plane.Angle, d engine.Decision) (engine.Choice, bool) {
	if !isShot(a) || a.Shot || near > a.Reach || max(off, -off) < 25*plane.Degree {
		return engine.Choice{}, false
	}
	return v.wheelBy(off, d)
}
