package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A ford is narrow water, or a gap in a wall, that a company crosses: the middle of either bank, the way over, and how
// far either side is from its middle.
type ford struct {
	entry, exit plane.Point
	way         plane.Heading
	half        fury.Length
	wall        bool // it is a gap in a wall, behind which enemies may stand
}

// ford returns where the way of a company on its errand leads over a ford or a bridge that is near.
func (v *view) ford(a *fury.Aspect, e *errand) (f ford, ok bool) {
	const near = 7 // squares
	return v.fordWithin(a, e.to, near)
}

// fordWithin returns where the way of a company to a point leads over a ford or a bridge in the next so many
// squares.
func (v *view) fordWithin(a *fury.Aspect, to plane.Point, look int) (f ford, ok bool) {
	way := v.chart.to(to, layerOf(a))
	at := v.chart.square(a.Body.At)
	for range look {
		if core := v.chart.core[at]; core != v.chart.middle(at) {
			f, ok = v.fordAt(core)
			if v.chart.length(way, f.entry.Go(f.way, -cell)) < v.chart.length(way, f.exit.Go(f.way, cell)) {
				f = f.back()
			}
			ahead, _ := plane.Base{At: f.exit, Heading: f.way}.Local(a.Body.At)
			return f, ok && ahead < 0
		}
		next, least := at, way.far[at]
		v.chart.around(at, func(one int32, _ bool) {
			if way.far[one] < least {
				next, least = one, way.far[one]
			}
		})
		if next == at {
			break
		}
		at = next
	}
	return f, false
}

// back returns the same ford from the other bank.
func (f ford) back() ford {
	return ford{entry: f.exit, exit: f.entry, way: f.way.Opposite(), half: f.half, wall: f.wall}
}

// fordAt returns the ford or bridge about a point, from either bank.
func (v *view) fordAt(core plane.Point) (f ford, ok bool) {
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if of == fury.Breach && middle(shape) == core {
			return breach(shape), true
		}
		if of != fury.Ford && of != fury.Bridge || len(shape) != 4 || middle(shape) != core {
			continue
		}
		for side := range 2 {
			one, other := between(shape[side], shape[side+1]), between(shape[side+2], shape[(side+3)%4])
			way := one.Bearing(other)
			if v.g.IsWater(one.Go(way, -fury.Inch/2)) || v.g.IsWater(other.Go(way, fury.Inch/2)) {
				continue
			}
			return ford{entry: one, exit: other, way: way, half: shape[side].Distance(shape[side+1]) / 2}, true
		}
	}
	return f, false
}

// breach returns the way through a gap in a wall.
//
// Case 20.2.
func breach(gap plane.Polygon) ford {
	const thick = 3 * fury.Inch / 4
	way := gap[0].Bearing(gap[1]).Turn(90 * plane.Degree)
	at := middle(gap)
	return ford{entry: at.Go(way, -thick), exit: at.Go(way, thick), way: way, half: gap[0].Distance(gap[1]) / 2, wall: true}
}

// passage returns where a company goes first that has to cross a stream on its way: beyond the ford that is
// nearest, but for those that the enemy holds and those that others of its side go for.
func (v *view) passage(a *fury.Aspect, to plane.Point) plane.Point {
	const most = 60 // squares
	if _, ok := v.fordWithin(a, to, most); !ok {
		return to
	}
	best, least := to, farAway
	for i := range v.g.Pieces() {
		_, of, shape, _ := v.g.Piece(i)
		if of != fury.Ford && of != fury.Bridge {
			continue
		}
		f, ok := v.fordAt(middle(shape))
		if !ok {
			continue
		}
		if f.exit.Distance(a.Body.At) < f.entry.Distance(a.Body.At) {
			f = f.back()
		}
		far := f.entry.Distance(a.Body.At) + f.exit.Distance(to)
		if f.entry.Within(a.Body.At, 10*fury.Inch) { // whoever has come so far goes on
			far -= 14 * fury.Inch
		}
		for k := range v.all {
			m := &v.all[k]
			switch {
			case v.isFoe(m) && !isBroken(m) && m.Body.At.Within(f.exit, 7*fury.Inch):
				far += 24 * fury.Inch
			case m != a && v.isOut(m) && !m.Routing && m.Body.At.Distance(f.entry) < a.Body.At.Distance(f.entry):
				far += 6 * fury.Inch
			}
		}
		if far < least {
			best, least = f.exit.Go(f.way, 6*fury.Inch), far
		}
	}
	return best
}

// between returns the point half way between two others.
func between(a, b plane.Point) plane.Point { return a.Add(b.From(a).Part(1, 2)) }

// shape returns how a company draws up before it goes on: in a column to cross narrow water, and as wide
// again as it fights where the enemy is near and nothing is to be crossed.
//
// Cases 8.3, 8.4.
func (v *view) shape(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	if a.Gun != 0 || a.Afloat || a.Housed || a.Squadrons < 2 || v.isBound(a) {
		return engine.Choice{}, false
	}
	_, near := v.nearest(a.Body.At, isBroken)
	draw := func(files int) (engine.Choice, bool) {
		ch := engine.Choice{Verb: fury.VerbDraw, N: [3]int32{int32(files)}}
		return ch, v.may(d, ch)
	}
	f, wades := v.ford(a, e)
	switch {
	case wades && !e.rest && a.Body.Files > 1 && f.entry.Distance(a.Body.At) < 2*a.Rate && (near > 5*fury.Inch || f.wall):
		return draw(1)
	case !wades && a.Body.Files == 1 && near < 14*fury.Inch && near > 4*fury.Inch:
		return draw(v.files(a))
	}
	return engine.Choice{}, false
}

// wade returns the next leg of a company over narrow water: it goes to the middle of the bank, behind those
// of its side who are before it, turns to look across, and goes straight over. Near the bank it steps aside
// by facing to a flank, which needs no room.
//
// Cases 8.2, 8.4.
func (v *view) wade(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	if e.rest || a.Gun != 0 || a.Afloat || left < leastStep || v.isBound(a) {
		return engine.Choice{}, false
	}
	f, ok := v.ford(a, e)
	slack := f.half - min(a.Body.Front(), a.Body.Depth())/2
	if !ok || slack <= 0 {
		return engine.Choice{}, false
	}
	bank := plane.Base{At: f.entry, Heading: f.way}
	ahead, front := bank.Local(a.Body.At)
	_, aside := bank.Local(a.Body.Hull().Centre())
	before, off := max(-ahead, 0), a.Body.Heading.To(f.way)
	turned := max(off, -off)
	within := max(front, -front) <= slack+before*36/100
	if ch, ok := v.clearBank(a, f, left, d); ok {
		return ch, true
	}
	switch {
	case within && turned <= 25*plane.Degree:
		to := f.exit.Go(f.way, 2*fury.Inch)
		if before > 4*fury.Inch {
			to = f.entry
		}
		if ch, ok := v.slant(a, to, left, d); ok {
			return ch, true
		}
		return engine.Choice{Verb: engine.Pass}, before < 4*fury.Inch
	case turned <= 25*plane.Degree && before < 4*fury.Inch:
		return v.faceTo(-aside, d)
	case turned > 65*plane.Degree && turned < 115*plane.Degree && before < 6*fury.Inch && a.Body.Front() > a.Body.Depth():
		if max(aside, -aside) > slack/2 && (aside > 0) == (off > 0) {
			return v.slant(a, a.Body.At.Go(f.way.Turn(90*plane.Degree), -aside), min(left, max(aside, -aside)), d)
		}
		return v.faceTo(int32(off), d)
	case within && before < 7*fury.Inch:
		if ch, ok := v.wheelBy(off, d); ok {
			return ch, true
		}
		return v.slant(a, f.entry, left, d)
	}
	behind := 2*fury.Inch + a.Body.Depth()/2
	for i := range v.all {
		m := &v.all[i]
		if far := m.Body.At.Distance(f.entry); m != a && v.isOut(m) && !m.Routing && far < 12*fury.Inch && far < a.Body.At.Distance(f.entry) {
			behind += 6 * fury.Inch
		}
	}
	stage := errand{to: f.entry.Go(f.way, -behind), meet: true}
	if a.Body.At.Within(stage.to, fury.Inch) {
		return v.wheelBy(off, d)
	}
	return v.approach(a, &stage, left, d)
}

// clearBank leads a company away from the bank that lies along it and is too wide for the ford, so that others
// come over: it faces to the flank on which it stands and goes straight on.
//
// Cases 8.2, 8.4.
func (v *view) clearBank(a *fury.Aspect, f ford, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	bank := plane.Base{At: f.entry, Heading: f.way}
	ahead, front := bank.Local(a.Body.At)
	_, aside := bank.Local(a.Body.Hull().Centre())
	off := a.Body.Heading.To(f.way)
	turned := max(off, -off)
	switch {
	case ahead > fury.Inch || ahead < -4*fury.Inch || max(aside, -aside) > f.half+a.Body.Depth()/2+fury.Inch:
	case turned <= 25*plane.Degree && a.Body.Front() > 2*f.half && a.Body.Files > 1:
		if front == 0 {
			front = int32(a.Object.Number()%2)*2 - 1
		}
		return v.faceTo(front, d)
	case turned > 65*plane.Degree && turned < 115*plane.Degree && a.Body.Front() < a.Body.Depth() && (front > 0) == (off < 0):
		return v.slant(a, a.Body.At.Go(a.Body.Heading, left), left, d)
	}
	return engine.Choice{}, false
}

// faceTo faces a company to its right if a number is more than 0, else to its left.
func (v *view) faceTo(side int32, d engine.Decision) (engine.Choice, bool) {
	ch := engine.Choice{Verb: fury.VerbFaceRight}
	if side < 0 {
		ch.Verb = fury.VerbFaceLeft
	}
	return ch, v.may(d, ch)
}

// slant returns the longest drift that a company may go toward a point, or more to that side than it lies.
func (v *view) slant(a *fury.Aspect, to plane.Point, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	off := int32(a.Body.Heading.To(a.Body.At.Bearing(to))) / tenth
	most := min(left, max(a.Body.At.Distance(to), leastStep))
	full := int32(200)
	if off < 0 {
		full = -full
	}
	for _, drift := range [...]int32{off, full, off / 2, 0} {
		for part := int32(8); part >= 1; part-- {
			ch := engine.Choice{Verb: fury.VerbDrift, N: [3]int32{most * part / 8, min(max(drift, -200), 200)}}
			if ch.N[0] < leastStep {
				break
			}
			if ch, ok := v.leg(d, ch, false); ok {
				return ch, true
			}
		}
	}
	return engine.Choice{}, false
}

// wheelBy returns a wheel by an angle, or by as much of it as is allowed, on either corner.
func (v *view) wheelBy(by plane.Angle, d engine.Decision) (engine.Choice, bool) {
	verb, turn := fury.VerbWheelRight, int32(by)/tenth
	if turn < 0 {
		verb, turn = fury.VerbWheelLeft, -turn
	}
	for _, n := range [...]int32{turn, turn / 2, turn / 4} {
		if ch := (engine.Choice{Verb: verb, N: [3]int32{min(n, 1800)}}); n >= leastTurn && v.may(d, ch) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}
