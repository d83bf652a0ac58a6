package captain

import (
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// seize returns the errand of the company that is to fetch the nearest thing that the side wants, but for
// one.
func (v *view) seize(a *fury.Aspect, but plane.Point) (e errand, ok bool) {
	if a.Gun != 0 {
		return e, false
	}
	least := farAway
	for i := range v.things {
		th := &v.things[i]
		if th.Owner == v.seat || th.At == but {
			continue
		}
		far := th.At.Distance(a.Body.At) + v.taken(a, th.At, 8*fury.Inch)
		if far < least {
			e, least, ok = errand{to: th.At, meet: true}, far, true
		}
	}
	return e, ok
}

// ransack returns the errand to the nearest building, but for one, where the hidden prisoners could be.
//
// Case 26.5.
func (v *view) ransack(a *fury.Aspect, but plane.Point) (e errand, ok bool) {
	if a.Gun != 0 {
		return e, false
	}
	least := farAway
	for i := range v.g.Pieces() {
		if !v.g.CouldHold(i) {
			continue
		}
		_, _, shape, _ := v.g.Piece(i)
		at := middle(shape)
		if at == but {
			continue
		}
		far := at.Distance(a.Body.At) + v.taken(a, at, 8*fury.Inch)
		if v.isHeld(shape) {
			far += 16 * fury.Inch
		}
		if far < least {
			e, least, ok = errand{to: at, meet: true}, far, true
		}
	}
	return e, ok
}

// taken returns how much farther a place counts for a company because others of its side are nearer to it.
func (v *view) taken(a *fury.Aspect, at plane.Point, each fury.Length) (far fury.Length) {
	for k := range v.all {
		if m := &v.all[k]; m != a && v.isOut(m) && m.Gun == 0 && !m.Routing && !m.Engaged && m.Body.At.Distance(at) < a.Body.At.Distance(at) {
			far += each
		}
	}
	return far
}

// instead returns another errand of the same kind for a company that gets no nearer to where it was to go.
func (v *view) instead(a *fury.Aspect, e *errand) (other errand, ok bool) {
	if !e.meet {
		return other, false
	}
	if v.want.seizes {
		if other, ok = v.seize(a, e.to); !ok {
			other, ok = v.ransack(a, e.to)
		}
	}
	if !ok && v.want.burns {
		other, ok = v.torch(a, e.to)
	}
	other.other = true
	return other, ok
}

// isLeftAsleep reports whether an enemy sleeps whom a side does not want to wake: it is there for what
// others guard.
//
// It lets them sleep as well until most of its own are near enough to fall upon them together.
//
// Cases 26.5, 27.4.
func (v *view) isLeftAsleep(m *fury.Aspect) bool {
	if !m.Asleep {
		return false
	}
	if !v.want.seizes {
		return !v.isAround(m)
	}
	for i := range v.things {
		if th := &v.things[i]; th.Owner != v.seat && th.At.Within(m.Body.Hull().Centre(), 5*fury.Inch) {
			return false
		}
	}
	return true
}
