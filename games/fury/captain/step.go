package captain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

const (
	tenth      = int32(plane.Degree) / 10 // in which choices count angles
	leastStep  = fury.Inch / 4            // what a leg is worth going for
	leastTurn  = 20                       // tenths of a degree that a wheel is worth
	lookAhead  = 6                        // squares of the way that are looked at
	leastClose = 5                        // hundredths of an inch that are worth going to touch something
	leastGain  = 15                       // hundredths of an inch nearer that a leg or a turn is worth
)

// step returns the next leg of a company on its errand: of those that bring it nearer, the one that is
// allowed and does so most.
func (v *view) step(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	if v.isBound(a) {
		return v.march(a, left, d)
	}
	near := leastStep
	if e.meet {
		near = leastClose
	}
	if far := a.Body.At.Distance(e.to) - e.stop; e.rest || left < leastStep || far < near {
		return v.face(a, d)
	}
	if ch, ok := v.approach(a, e, left, d); ok {
		return ch, true
	}
	if other, ok := v.instead(a, e); ok {
		if ch, ok := v.approach(a, &other, left, d); ok {
			return ch, true
		}
	}
	return v.face(a, d)
}

// approach returns the leg or turn that brings a company nearest to where its errand leads.
func (v *view) approach(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	near := leastStep
	if e.meet {
		near = leastClose
	}
	far := a.Body.At.Distance(e.to) - e.stop
	t := v.trek(a, e)
	t.drifts(min(left, max(far, near)))
	t.turns(!e.other)
	slices.SortStableFunc(t.poses, func(x, y pose) int { return int(y.gain - x.gain) })
	const most, fits = 32, 2 // that are looked at, and that are cut to what is allowed
	for i := range t.poses[:min(len(t.poses), most)] {
		p := &t.poses[i]
		if p.gain < leastGain && !(e.meet && far < leastStep && p.gain >= leastClose) {
			break
		}
		closes := e.meet && p.ch.Verb == fury.VerbDrift || e.prey != nil && p.ch.Verb != fury.VerbDrift && p.ch.N[0] > 0
		if ch, ok := v.leg(d, p.ch, i < fits && closes && far < 8*fury.Inch); ok {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// leg returns a leg if it is free, or with close as much of it as is.
func (v *view) leg(d engine.Decision, ch engine.Choice, close bool) (engine.Choice, bool) {
	ch.Seat, ch.About = d.Seat, d.About
	if v.isFree(ch) {
		return ch, !v.isTangled(ch)
	}
	if close {
		return v.farthest(ch)
	}
	return ch, false
}

// isFree reports whether a leg or a turn is allowed and scatters no herd that the side would keep.
func (v *view) isFree(ch engine.Choice) bool { return v.g.Allows(ch) && !v.scatters(ch) }

// scatters reports whether a leg, or a company that comes onto the board, goes over a herd that its side would keep.
//
// Case 22.3.
func (v *view) scatters(ch engine.Choice) bool {
	switch ch.Verb {
	case fury.VerbAhead, fury.VerbDrift, fury.VerbWheelLeft, fury.VerbWheelRight, fury.VerbArrive:
	default:
		return false
	}
	for i := range v.things {
		if th := &v.things[i]; v.spares(th) && v.g.Tramples(ch, th.Object) {
			return true
		}
	}
	return false
}

// spares reports whether a thing is a herd that its side has, or means to take home.
func (v *view) spares(th *fury.Thing) bool {
	return th.Kind == fury.Herd && !th.Gun && (th.Owner == v.seat || v.want.carries && v.want.seizes)
}

// isTangled reports whether a leg of a side that is on its way somewhere ends in the gaps between the bases of a loose
// friend or against his side, where neither could go on.
//
// Cases 8.1, 8.7.
func (v *view) isTangled(ch engine.Choice) bool {
	a := v.of(ch.About)
	if a == nil || a.Afloat || v.want.fights {
		return false
	}
	const room = fury.Inch / 4
	was, hull := a.Body.Hull(), wentBy(a.Body, ch).Hull()
	was.Width, hull.Width = was.Width+room, hull.Width+room
	for i := range v.all {
		if m := &v.all[i]; m.Object != a.Object && v.isOut(m) && !m.Body.Far(a.Body, 2*a.Rate) {
			if other := m.Body.Hull(); plane.Overlap(hull, other) && !plane.Overlap(was, other) {
				return true
			}
		}
	}
	return false
}

// wentBy returns how a body stands after a leg or a turn of a move.
func wentBy(b plane.Block, ch engine.Choice) plane.Block {
	side := int32(1)
	switch ch.Verb {
	case fury.VerbAhead, fury.VerbDrift:
		b.At = b.At.Go(b.Heading.Turn(plane.Angle(ch.N[1]*tenth)), ch.N[0])
	case fury.VerbWheelLeft:
		side = -1
		fallthrough
	case fury.VerbWheelRight:
		aside := plane.Angle(side) * 90 * plane.Degree
		facing := b.Heading.Turn(plane.Angle(side * ch.N[0] * tenth))
		b.At = b.At.Go(b.Heading.Turn(aside), b.Front()/2).Go(facing.Turn(-aside), b.Front()/2)
		b.Heading = facing
	}
	return b
}

// farthest returns as much of a leg as is free, to the hundredth.
func (v *view) farthest(ch engine.Choice) (engine.Choice, bool) {
	low, high := int32(0), ch.N[0]
	for high-low > 1 {
		if ch.N[0] = low + (high-low)/2; v.isFree(ch) {
			low = ch.N[0]
		} else {
			high = ch.N[0]
		}
	}
	ch.N[0] = low
	return ch, low >= leastClose
}

// turnBack faces a company about that has not moved and cannot go on, so that it goes back for room to
// turn; where it has no room for that it faces to the flank that looks nearer to where its way leads.
//
// Case 8.2.
func (v *view) turnBack(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	about := engine.Choice{Verb: fury.VerbFaceAbout}
	left, begun := v.g.Left()
	if begun || left <= leastBack || !v.isPinned(a, e) {
		return about, false
	}
	lead := v.trek(a, e).lead
	if lead.Off(a.Body.Heading) >= backward || v.may(d, about) {
		return about, lead.Off(a.Body.Heading) < backward
	}
	return v.faceTo(int32(a.Body.Heading.To(lead)), d)
}

// backOff leads a company some way back that has faced about for that.
func (v *view) backOff(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	if !v.isPinned(a, e) || v.trek(a, e).lead.Off(a.Body.Heading) < backward {
		return engine.Choice{}, false
	}
	for _, n := range [...]fury.Length{fury.Inch * 5 / 2, fury.Inch * 3 / 2, fury.Inch * 3 / 4} {
		if ch := (engine.Choice{Verb: fury.VerbAhead, N: [3]int32{n}}); n <= left && v.may(d, ch) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// leastBack is what a company must have left of its move to go back.
const leastBack = 2 * fury.Inch

// backward is how far from the way to its goal a company looks that goes back.
const backward = 120 * plane.Degree

// isPinned reports whether it may do a company good to go back: it has some way to go, and no enemy
// is near.
func (v *view) isPinned(a *fury.Aspect, e *errand) bool {
	_, near := v.nearest(a.Body.At, isHarmless)
	return !e.rest && !a.Afloat && a.Gun == 0 && !v.isBound(a) && near >= 8*fury.Inch && a.Body.At.Distance(e.to)-e.stop >= 3*fury.Inch
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
	case broad(a.Body.Depth()) > 0: // a column stays one
	case off > 50*plane.Degree:
		verb = fury.VerbFaceRight
	case off < -50*plane.Degree:
		verb = fury.VerbFaceLeft
	}
	if ch := (engine.Choice{Verb: verb}); verb != 0 && v.may(d, ch) {
		return ch, true
	}
	return v.aim(a, m, near, off, d)
}
