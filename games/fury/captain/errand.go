package captain

import (
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// An errand is where a company goes in its segment.
type errand struct {
	to    plane.Point
	stop  fury.Length // how far from there is near enough
	prey  *fury.Aspect
	rest  bool // it stays where it is
	meet  bool // it goes right up to it
	other bool // there is another one that comes before
}

// errand is that of a company of the seat.
func (v *view) errand(a *fury.Aspect) errand {
	stay := errand{to: a.Body.At, rest: true}
	if a.Routing || a.Engaged || a.Gun != 0 && !a.Limbered && !v.batters() {
		return stay
	}
	if e, ok := v.duty(a); ok {
		return e
	}
	if v.want.shy && a.HasColonel {
		if e, ok := v.shun(a); ok {
			return e
		}
	}
	if e, ok := v.rally(a); ok {
		return e
	}
	if e, ok := v.lurk(a); ok {
		return e
	}
	if v.want.fights {
		if e, ok := v.chase(a, farAway); ok {
			if v.isAhead(a, e.prey) || v.outruns(a, e.prey) {
				e.stop = max(e.stop, standBack)
			}
			return e
		}
		return v.advance(a)
	}
	if e, ok := v.chase(a, v.beat(a)); ok {
		return e
	}
	if v.want.holds || v.sc == nil {
		return v.guard(a)
	}
	if e, ok := v.chase(a, farAway); ok {
		return e
	}
	return v.advance(a)
}

// rally returns the errand of a small company that joins another, if its side attacks.
//
// Case 4.3.
func (v *view) rally(a *fury.Aspect) (errand, bool) {
	if !v.want.fights || v.want.holds {
		return errand{}, false
	}
	m, waits := v.mate(a)
	switch {
	case m == nil:
		return errand{}, false
	case waits:
		return errand{to: a.Body.At, rest: true}, m.Body.At.Within(a.Body.At, 9*fury.Inch) && !v.isLate(40)
	}
	return errand{to: m.Body.Hull().Centre(), prey: m, meet: true}, true
}

// lurk returns the errand of a company that waits beside those who sleep until the others of its side are
// there.
//
// Case 27.4.
func (v *view) lurk(a *fury.Aspect) (e errand, ok bool) {
	least := farAway
	for i := range v.all {
		m := &v.all[i]
		if !v.isFoe(m) || !m.Asleep {
			if v.isFoe(m) && !m.Routing {
				return errand{}, false
			}
			continue
		}
		if far := m.Body.At.Distance(a.Body.At); v.want.fights && v.isLeftAsleep(m) && far < least {
			e, least, ok = errand{to: m.Body.Hull().Centre(), prey: m, stop: 5 * fury.Inch}, far, true
		}
	}
	return e, ok
}

// duty returns the errand of a company that a goal of the side asks for.
func (v *view) duty(a *fury.Aspect) (errand, bool) {
	if e, ok := v.storm(a); ok {
		return e, true
	}
	if v.want.chain {
		if e, ok := v.toPiece(a, fury.Chain); ok {
			return e, true
		}
	}
	if v.want.carries && !v.want.sweeps {
		if e, ok := v.await(a); ok {
			return e, true
		}
		if e, ok := v.escort(a); ok {
			return e, true
		}
	}
	if v.want.seizes {
		if e, ok := v.seize(a, plane.Point{}); ok {
			return e, true
		}
		if e, ok := v.ransack(a, plane.Point{}); ok {
			return e, true
		}
	}
	if v.want.burns && a.Gun == 0 {
		if e, ok := v.torch(a, plane.Point{}); ok {
			return e, true
		}
	}
	if v.want.leaves && !v.isLadenSide() {
		return v.leave(a)
	}
	return errand{}, false
}

// isLadenSide reports whether a side has something on the board that it still wants off it.
func (v *view) isLadenSide() bool {
	least := 0
	for _, goal := range v.sc.Goals {
		if goal.Seat == v.seat && goal.Want != fury.WantSquadronsOff && goal.Want != fury.WantShareOff {
			least += int(goal.Least)
		}
	}
	if _, booty := v.g.Gone(v.seat); booty >= least {
		return false
	}
	for i := range v.things {
		if v.want.carries && v.things[i].Owner == v.seat {
			return true
		}
	}
	return false
}

// beat returns how far from where it stands a company that holds goes for an enemy.
func (v *view) beat(a *fury.Aspect) fury.Length {
	switch {
	case v.want.holds && isShot(a):
		return 0
	case v.want.holds:
		return 12 * fury.Inch
	}
	return 20 * fury.Inch
}

// chase returns the errand of a company that goes for the enemy whom it has the best hope to beat.
func (v *view) chase(a *fury.Aspect, most fury.Length) (errand, bool) {
	var best *fury.Aspect
	value := 0.0
	for i := range v.all {
		m := &v.all[i]
		far := m.Body.At.Distance(a.Body.At)
		if !v.isFoe(m) || far > most || m.Afloat && a.Reach == 0 || v.isLeftAsleep(m) {
			continue
		}
		if w := v.appeal(a, m) / float64(far+8*fury.Inch); w > value {
			best, value = m, w
		}
	}
	if best == nil {
		return errand{}, false
	}
	e := errand{to: best.Body.Hull().Centre(), prey: best}
	switch {
	case a.Gun != 0:
		e.stop = gunNear
	case isShot(a) || !v.mayStrike(a, best):
		e.stop = max(a.Reach/2-fury.Inch, 3*fury.Inch)
	}
	return e, true
}

// gunNear is how near to an enemy a Gun is brought that is drawn.
const gunNear = 20 * fury.Inch

// mayStrike reports whether a company may ever charge another as that is now.
//
// Case 11.1.
func (v *view) mayStrike(a, m *fury.Aspect) bool {
	switch {
	case m.Afloat || a.Gun != 0:
		return false
	case a.Arm == fury.Horse:
		return !m.Housed && !(m.Row.Pike && m.Formed && m.Nature.Has(fury.Disciplined))
	}
	return m.Arm == fury.Foot || m.Engaged
}

// appeal returns how much a company wants to come to blows or shots with another.
func (v *view) appeal(a, m *fury.Aspect) float64 {
	value := 1.0
	switch {
	case m.Routing:
		value = 0.4
	case isShot(a):
		value = 1 + 0.3*float64(m.Markers)/float64(m.Squadrons)
	case !v.mayStrike(a, m):
		value = 0.15
	default:
		value = min(max(hand(a)/max(hand(m), 1), 0.2), 3)
	}
	if v.want.hunts && m.HasColonel {
		value *= 3
	}
	for i := range v.things {
		if th := &v.things[i]; v.want.carries && th.At.Distance(m.Body.At) < 10*fury.Inch {
			value *= 1.3
			break
		}
	}
	return value
}

// advance returns the errand of a company that sees nobody: toward where the enemy must be.
func (v *view) advance(a *fury.Aspect) errand {
	if e, ok := v.search(a); ok {
		return e
	}
	to := plane.Point{X: v.wide / 2, Y: v.deep / 2}
	if v.sc != nil && v.sc.Plan.Hamlet.Most > 0 {
		to = v.sc.Plan.HamletAt
	}
	if a.Body.At.Within(to, 5*fury.Inch) { // they are somewhere else
		to = plane.Point{X: v.wide - a.Body.At.X, Y: v.deep / 5}
		if v.seat == fury.SeatB {
			to.Y = v.deep - to.Y
		}
	}
	return errand{to: to, stop: 2 * fury.Inch}
}

// escort returns the errand of a company that goes along with what its side takes off the board: it keeps
// ahead of it, toward the enemy that is nearest.
func (v *view) escort(a *fury.Aspect) (e errand, ok bool) {
	if v.want.seizes && v.wanted() > 0 { // there is more to fetch
		return e, false
	}
	if !v.isBound(a) {
		if e, ok := v.chase(a, v.beatOfEscort()); ok {
			return e, true
		}
	}
	least := farAway
	for i := range v.things {
		th := &v.things[i]
		if th.Owner != v.seat {
			continue
		}
		edge, _, leads := v.outlet(th)
		if far := th.At.Distance(a.Body.At); leads && far < least {
			exit := v.at(edge, th.At)
			ahead := min(8*fury.Inch+5*fury.Inch*fury.Length(v.behind(a)), th.At.Distance(exit))
			e, least, ok = errand{to: v.beside(a, th.At.Go(th.At.Bearing(exit), ahead), th.At.Bearing(exit)), stop: fury.Inch}, far, true
		}
	}
	return e, ok
}

// await returns the errand of an escort whose convoy is not on the board yet: beside the road, not far from
// where it comes on.
//
// Cases 26.1, 27.1.
func (v *view) await(a *fury.Aspect) (e errand, ok bool) {
	if v.want.seizes || v.isBound(a) || !v.isConvoy(v.seat) {
		return e, false
	}
	for i := range v.things {
		if v.things[i].Owner == v.seat {
			return e, false
		}
	}
	if _, booty := v.g.Gone(v.seat); booty > 0 {
		return e, false
	}
	edge := v.g.EntersBy(v.seat)
	if edge == fury.AnyEdge {
		return e, false
	}
	if e, ok := v.chase(a, v.beatOfEscort()); ok {
		return e, true
	}
	road, _ := v.road(v.at(edge, v.middle()))
	way := road.Bearing(v.middle())
	at := road.Go(way, 8*fury.Inch+4*fury.Inch*fury.Length(v.behind(a)))
	return errand{to: v.beside(a, at, way), stop: fury.Inch}, true
}

// beatOfEscort returns how far from where it is an escort goes for an enemy: less far from a convoy on a
// road.
func (v *view) beatOfEscort() fury.Length {
	if v.isConvoy(v.seat) {
		return 11 * fury.Inch
	}
	return 16 * fury.Inch
}

// behind returns how many companies on foot or horse of a side came onto the board after one.
func (v *view) behind(a *fury.Aspect) (n int) {
	for i := range v.all {
		if m := &v.all[i]; v.isOut(m) && m.Gun == 0 && m.Object.Number() > a.Object.Number() {
			n++
		}
	}
	return n
}

// beside returns a place to one side of a way, so that what comes along it is not held up; one that keeps to
// the road has none.
func (v *view) beside(a *fury.Aspect, at plane.Point, way plane.Heading) plane.Point {
	if v.isBound(a) {
		return at
	}
	turn := 90 * plane.Degree
	if a.Object.Number()%2 == 0 {
		turn = -turn
	}
	at = at.Go(way.Turn(turn), 4*fury.Inch)
	const margin = 2 * fury.Inch
	at.X, at.Y = min(max(at.X, margin), v.wide-margin), min(max(at.Y, margin), v.deep-margin)
	return at
}

// wanted returns how much there is on the board that a side has yet to take.
func (v *view) wanted() (n int) {
	for i := range v.things {
		if v.things[i].Owner != v.seat {
			n++
		}
	}
	return n
}

// guard returns the errand of a company that waits for the enemy: by what its side has, or where it stands.
func (v *view) guard(a *fury.Aspect) errand {
	stay := errand{to: a.Body.At, rest: true}
	least, at := farAway, a.Body.At
	for i := range v.things {
		if th := &v.things[i]; th.Owner == v.seat {
			far := th.At.Distance(a.Body.At)
			if _, near := v.nearest(th.At, isBroken); near < 12*fury.Inch {
				far /= 4
			}
			if far < least {
				least, at = far, th.At
			}
		}
	}
	if least == farAway || at.Within(a.Body.At, 4*fury.Inch) {
		return stay
	}
	return errand{to: at, stop: 3 * fury.Inch}
}
