package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// isLate reports whether so many parts in a hundred of the turns are gone.
func (v *view) isLate(percent int) bool {
	return v.sc != nil && v.turn()*100 > int(v.sc.Turns)*percent
}

// power returns what a company adds to a fight, in squadrons.
func power(a *fury.Aspect) int {
	if a.Routing || a.Gun != 0 {
		return 0
	}
	return max(a.Squadrons-a.Markers, 0)
}

// outweighs reports whether what a side has on the table is worth more, hand to hand, than what it sees of the enemy.
func (v *view) outweighs() bool {
	ours, theirs := 0.0, 0.0
	for i := range v.all {
		switch a := &v.all[i]; {
		case a.Routing || a.Hidden || a.Reserve:
		case v.isFoe(a):
			theirs += hand(a)
		default:
			ours += hand(a)
		}
	}
	return ours > theirs
}

// boldness returns the least that a charge must promise: less when a side that has to fight runs out of time.
func (v *view) boldness() float64 {
	switch {
	case v.want.holds:
		return 0.35
	case v.sc != nil && v.sc.Late == engine.NoSeat && v.isLate(40) && v.outweighs():
		return -0.4
	case v.sc == nil || v.sc.Late != foe(v.seat) || !v.want.fights:
	case v.isLate(65):
		return -0.9
	case v.isLate(40):
		return -0.4
	}
	return 0.1
}

// isAround reports whether most of a side are near an enemy who sleeps, or have had their time for that.
//
// Case 27.4.
func (v *view) isAround(m *fury.Aspect) bool {
	near, all := 0, 0
	for i := range v.all {
		a := &v.all[i]
		if a.Seat != v.seat {
			continue
		}
		all += power(a)
		if !a.Reserve && a.Body.At.Within(m.Body.At, 12*fury.Inch) {
			near += power(a)
		}
	}
	return 4*near >= 3*all || v.isLate(40)
}

// isAhead reports whether a company that attacks has come too far ahead of the others of its side to
// go for an enemy.
func (v *view) isAhead(a, prey *fury.Aspect) bool {
	if v.want.holds || v.isLate(55) {
		return false
	}
	ours, all, theirs := 0, 0, 0
	for i := range v.all {
		m := &v.all[i]
		switch n := power(m); {
		case v.isFoe(m):
			if m.Body.At.Within(prey.Body.At, 10*fury.Inch) {
				theirs += n
			}
		case !m.Hidden:
			if all += n; !m.Reserve && !m.Afloat && m.Body.At.Within(a.Body.At, 14*fury.Inch) {
				ours += n
			}
		}
	}
	return 10*ours < 13*theirs && 4*ours < 3*all
}

// outruns reports whether a company of pike that attacks has come nearer to an enemy than other pike beside it, or than
// shot that goes before it: pike keeps together, behind its shot.
func (v *view) outruns(a, prey *fury.Aspect) bool {
	if !a.Row.Pike || v.want.holds || v.isLate(45) {
		return false
	}
	const beside, abreast = 16 * fury.Inch, 3 * fury.Inch
	far := a.Body.At.Distance(prey.Body.At)
	for i := range v.all {
		m := &v.all[i]
		if m == a || !v.isOut(m) || m.Routing || m.Engaged || m.Housed || m.Gun != 0 || !m.Body.At.Within(a.Body.At, beside) {
			continue
		}
		if behind := m.Body.At.Distance(prey.Body.At) - far; m.Row.Pike && behind > abreast || isShot(m) && behind > 0 {
			return true
		}
	}
	return false
}

// standBack is how far from the enemy those wait who have come ahead of the others.
const standBack = 13 * fury.Inch

// mate returns the company of the same troops that a small one joins, and whether it waits for that one
// instead.
//
// Case 4.3.
func (v *view) mate(a *fury.Aspect) (m *fury.Aspect, waits bool) {
	if !isSmall(a) {
		return nil, false
	}
	least := 14 * fury.Inch
	for i := range v.all {
		o := &v.all[i]
		if o == a || !v.isOut(o) || !isSmall(o) || o.Row != a.Row || a.Squadrons+o.Squadrons > 6 {
			continue
		}
		if far := o.Body.At.Distance(a.Body.At); far < least {
			m, least, waits = o, far, a.Object < o.Object
		}
	}
	if m == nil {
		return nil, false
	}
	_, near := v.nearest(a.Body.At, isBroken)
	return m, waits || near < 9*fury.Inch
}

// isSmall reports whether a company is so small that it looks for another to join.
func isSmall(a *fury.Aspect) bool {
	return a.Squadrons <= 4 && !a.Row.Single && a.Gun == 0 && !a.Afloat && !a.Routing && !a.Engaged && !a.Housed
}

// unite joins a company to one of the same troops that it touches.
//
// Case 4.3.
func (v *view) unite(a *fury.Aspect, d engine.Decision) (engine.Choice, bool) {
	if _, near := v.nearest(a.Body.At, isBroken); !v.want.fights || v.want.holds || !isSmall(a) || near < 6*fury.Inch {
		return engine.Choice{}, false
	}
	for i := range v.all {
		m := &v.all[i]
		if m == a || !v.isOut(m) || m.Row != a.Row {
			continue
		}
		if ch := (engine.Choice{Verb: fury.VerbCombine, On: m.Object}); v.may(d, ch) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// shun returns the errand of a Colonel whom the enemy hunts: away from companies that are too strong and
// near. A side that wins when time is up risks him only against the weak.
func (v *view) shun(a *fury.Aspect) (errand, bool) {
	m, near := v.nearest(a.Body.At, isBroken)
	const enough = 14 * fury.Inch
	bold := 0.6
	if v.want.holds {
		bold = 2
	}
	if m == nil || near > enough || hand(a) > bold*hand(m) {
		return errand{}, false
	}
	to := a.Body.At.Go(m.Body.At.Bearing(a.Body.At), 8*fury.Inch)
	const margin = 3 * fury.Inch
	to.X, to.Y = min(max(to.X, margin), v.wide-margin), min(max(to.Y, margin), v.deep-margin)
	return errand{to: to}, true
}
