package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A pose is how a company stands after a leg or a turn, and how much nearer to its goal that is.
type pose struct {
	ch   engine.Choice
	gain fury.Length
}

// A trek is what a company may do next on its way, and how far it has to go.
type trek struct {
	v     *view
	a     *fury.Aspect
	goal  plane.Point
	way   *way
	lead  plane.Heading // the way leads there from where it stands
	far   fury.Length   // with the turns that it needs
	meet  bool          // it goes right up to its goal, which may bar its way
	poses []pose
}

// trek looks at the way of a company on its errand.
func (v *view) trek(a *fury.Aspect, e *errand) *trek {
	t := &v.treks
	v.throng(a, e)
	*t = trek{v: v, a: a, goal: e.to, way: v.chart.to(e.to, layerOf(a)), meet: e.meet, poses: t.poses[:0]}
	centre := a.Body.Hull().Centre()
	t.lead = centre.Bearing(v.chart.ahead(t.way, centre, e.to, lookAhead))
	t.far = t.toGo(a.Body.At, a.Body.Heading)
	return t
}

// toGo returns how far a company has to go that stands somewhere and faces somewhere.
func (t *trek) toGo(at plane.Point, facing plane.Heading) fury.Length {
	if t.meet && at.Within(t.goal, besides) {
		return at.Distance(t.goal) + t.turning(facing)
	}
	return t.v.chart.long(t.way, at, t.goal) + t.turning(facing)
}

// besides is how near a company is to what it goes right up to when the squares in between no longer
// matter: a house or a wall bars them itself.
const besides = 3 * fury.Inch

// turning returns what it costs a company to turn to where its way leads: it wheels, or faces about or aside,
// which costs a formed body half its move.
//
// Case 8.2.
func (t *trek) turning(facing plane.Heading) fury.Length {
	return t.turningOf(facing, t.a.Body.Front(), t.a.Body.Depth())
}

// turningOf is turning for a company that is so wide and so deep.
func (t *trek) turningOf(facing plane.Heading, wide, deep fury.Length) fury.Length {
	off := facing.Off(t.lead)
	best := wheeling(off, wide)
	if t.a.Afloat {
		return best
	}
	face := 3 * fury.Inch / 10
	if t.a.Formed {
		face = t.a.Rate / 2
	}
	best = min(best, face+wheeling(180*plane.Degree-off, wide)) + broad(wide)
	return min(best, face+wheeling(max(off-90*plane.Degree, 90*plane.Degree-off), deep)+broad(deep))
}

// broad returns what it counts against a company on its way that it is wide.
func broad(wide fury.Length) fury.Length {
	const enough = 9 * fury.Inch / 2
	return max(wide-enough, 0)
}

// wheeling returns what it costs to wheel so far that a drift does the rest.
func wheeling(off plane.Angle, wide fury.Length) fury.Length {
	const radian = 5730 // hundredths of a degree
	return fury.Length(max(off-18*plane.Degree, 0))*wide/radian + fury.Length(off/plane.Degree)/2
}

// drifts adds legs ahead, straight and aslant.
func (t *trek) drifts(most fury.Length) {
	off := int32(t.a.Body.Heading.To(t.lead)) / tenth
	for _, drift := range [...]int32{min(max(off, -200), 200), 0, 200, -200, 100, -100} {
		for part := int32(4); part >= 1; part-- {
			n := most * part / 4
			if n < leastStep && !(t.meet && part == 4) {
				break
			}
			end := t.a.Body.At.Go(t.a.Body.Heading.Turn(plane.Angle(drift*tenth)), n)
			gain := t.far - t.toGo(end, t.a.Body.Heading)
			if gain > 6*n+cell { // it is a jump over what bars the way
				continue
			}
			t.add(engine.Choice{Verb: fury.VerbDrift, N: [3]int32{n, drift}}, gain)
		}
	}
}

// turns adds wheels on either corner, and with faces turns on the spot.
func (t *trek) turns(faces bool) {
	off := int32(t.a.Body.Heading.To(t.lead)) / tenth
	wide := max(off, -off)
	for _, turn := range [...]int32{wide, wide / 2, wide / 4, 450, 200} {
		if turn >= leastTurn {
			t.wheel(fury.VerbWheelLeft, turn)
			t.wheel(fury.VerbWheelRight, turn)
		}
	}
	if t.a.Afloat || !faces {
		return
	}
	now := t.turning(t.a.Body.Heading)
	for quarter, verb := range [...]engine.Verb{fury.VerbFaceRight, fury.VerbFaceAbout, fury.VerbFaceLeft} {
		facing := t.a.Body.Heading.Turn(plane.Angle(quarter+1) * 90 * plane.Degree)
		wide, deep := t.a.Body.Front(), t.a.Body.Depth()
		if verb != fury.VerbFaceAbout {
			wide, deep = deep, wide
		}
		t.add(engine.Choice{Verb: verb}, now-t.turningOf(facing, wide, deep))
	}
}

// wheel adds a wheel, by tenths of a degree.
func (t *trek) wheel(verb engine.Verb, turn int32) {
	end := wentBy(t.a.Body, engine.Choice{Verb: verb, N: [3]int32{turn}})
	t.add(engine.Choice{Verb: verb, N: [3]int32{min(turn, 1800)}}, t.far-t.toGo(end.At, end.Heading))
}

func (t *trek) add(ch engine.Choice, gain fury.Length) {
	t.poses = append(t.poses, pose{ch, gain})
}
