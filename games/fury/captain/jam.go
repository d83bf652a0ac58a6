package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// Jams are the places before which companies came to a stand on their way. For some turns the way of
// such a company leads around its own.
type jams struct {
	all  [16]jam
	next int // of these, the one that is forgotten first
	free struct {
		of   engine.Object // who has turned to get away from its jam
		turn int
	}
}

type jam struct {
	of   engine.Object
	turn int
	at   plane.Point
}

// lastsJam is for how many turns a company goes around a jam.
const lastsJam = 8

// isOf reports whether a jam is one of a company, and not too long ago.
func (one *jam) isOf(a *fury.Aspect, turn int) bool {
	return one.of == a.Object && one.turn > 0 && turn < one.turn+lastsJam
}

// note adds the jam of a company that looks somewhere.
func (j *jams) note(a *fury.Aspect, lead plane.Heading, turn int) {
	const ahead = 3 * fury.Inch / 2
	j.all[j.next] = jam{of: a.Object, turn: turn, at: a.Body.At.Go(lead, ahead)}
	j.next = (j.next + 1) % len(j.all)
}

// crowd adds the jams of a company to a crowd.
func (j *jams) crowd(v *view, a *fury.Aspect) {
	turn := v.turn()
	for i := range j.all {
		if one := &j.all[i]; one.isOf(a, turn) {
			spot := plane.Base{At: one.at, Length: fury.Inch, Width: fury.Inch}.Block()
			v.chart.crowd.stand(v.chart, spot, fury.Inch, jammed)
		}
	}
}

// turn faces a company another way that is not where it was to go and cannot go on, and notes its jam.
//
// Case 8.2.
func (j *jams) turn(v *view, a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	left, begun := v.g.Left()
	_, near := v.nearest(a.Body.At, isHarmless)
	if begun || e.rest || v.want.leaves || a.Afloat || a.Gun != 0 || v.isBound(a) || left < leastBack || near < 5*fury.Inch || a.Body.At.Distance(e.to)-e.stop < fury.Inch {
		return engine.Choice{}, false
	}
	turn := v.turn()
	j.note(a, v.trek(a, e).lead, turn)
	verbs := [...]engine.Verb{fury.VerbFaceRight, fury.VerbFaceLeft, fury.VerbFaceAbout}
	for k := range verbs {
		ch := engine.Choice{Verb: verbs[(turn+a.Object.Number()+k)%len(verbs)]}
		if v.may(d, ch) {
			j.free.of, j.free.turn = a.Object, turn
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// loose leads a company straight on that has turned to get away from its jam.
func (j *jams) loose(v *view, a *fury.Aspect, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	if turn := v.turn(); j.free.of != a.Object || j.free.turn != turn {
		return engine.Choice{}, false
	}
	j.free.turn = 0
	for _, n := range [...]fury.Length{3 * fury.Inch, 3 * fury.Inch / 2, 3 * fury.Inch / 4} {
		if ch := (engine.Choice{Verb: fury.VerbAhead, N: [3]int32{n}}); n <= left && v.may(d, ch) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}
