package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A trial is one way to try: straight ahead, a turn, and straight ahead again.
type trial struct {
	first int32       // millimetres before the turn
	verb  engine.Verb // which way she turns
	small bool        // on the small circle. Case 8.1
	turn  int32       // tenths of a degree
	then  int32       // millimetres after the turn
	off   int64       // the measure of its end, and more for a way that is less simple
}

// near is within what millimetres and tenths of a degree can come to a place.
const near = 150 * plane.MM / 100

// search finds the way to the goal: a turn and then straight on, as far along it as the
// law lets her go; if that cannot lead there, the way with a part before the turn that
// comes nearest.
func (h *helm) search(c *course) trial {
	best := h.try(c, trial{})
	leads := best.off <= near && h.goal.Heading < 0
	for _, small := range [...]bool{false, true} {
		t := trial{verb: h.toward(c), small: small}
		if ill := h.g.maySmall(h.n, c, order{}); h.goal.Heading >= 0 || small && !ill.OK() {
			continue
		}
		if turn, ok := h.ideal(c, t); ok {
			leads = leads || turn < int32(plane.Full/tenth)/2
			t.turn = turn
			h.better(c, &best, t)
		}
	}
	if !leads {
		for first := int32(0); first <= h.g.ahead(h.n, c)/plane.MM; first += 10 {
			h.scan(c, &best, first, 80)
		}
	}
	if !leads || best.off < 10*near {
		h.refine(c, &best)
	}
	return best
}

// toward returns the turn to the side on which the goal lies.
func (h *helm) toward(c *course) engine.Verb {
	if _, right := h.reached(c).Local(h.at); right < 0 {
		return VerbPort
	}
	return VerbStarboard
}

// ideal returns the least turn to a side, in tenths of a degree, after which the goal lies straight ahead,
// were there no end to how far she may go; false if none is.
func (h *helm) ideal(c *course, t trial) (turn int32, ok bool) {
	start := h.reached(c)
	radius := h.g.radius(c)
	if t.small {
		radius = h.g.tables.Distance[CircleSmall]
	}
	for turn = 0; turn < int32(plane.Full/tenth); {
		ahead, right := h.turned(start, t.verb, turn, radius).Local(h.at)
		ahead += start.Length / 2
		if t.verb == VerbPort {
			right = -right
		}
		off := max(right, -right)
		if ahead >= -near && off <= near/4 {
			return turn, true
		}
		// She cannot bring it ahead by a smaller turn than if she turned on the spot.
		turn += max(int32(plane.ArcAngle(off, max(ahead, -ahead)+start.Length+radius)/tenth)/2, 1)
	}
	return 0, false
}

// turned returns a base after a turn on a circle.
func (h *helm) turned(b plane.Base, verb engine.Verb, turn int32, radius Length) plane.Base {
	if turn == 0 {
		return b
	}
	by := plane.Angle(turn) * tenth
	if verb == VerbPort {
		by = -by
	}
	p := &h.v.path[h.n]
	p.Begin(b, 0)
	p.Turn(by, radius, plane.Whole)
	return p.End()
}

// scan tries turns towards the goal after a first part, so many tenths of a degree
// apart, or the one to either side that the goal asks for.
func (h *helm) scan(c *course, best *trial, first, step int32) {
	to := h.toward(c)
	for _, verb := range [...]engine.Verb{VerbPort, VerbStarboard} {
		if h.goal.Heading < 0 && verb != to {
			continue
		}
		for _, small := range [...]bool{false, true} {
			t := trial{first: first, verb: verb, small: small}
			if ill := h.g.maySmall(h.n, c, order{}); small && !ill.OK() {
				continue
			}
			if h.goal.Heading >= 0 {
				t.turn = h.asked(c, verb)
				h.better(c, best, t)
				continue
			}
			most := h.widest(c, t)
			for t.turn = step; t.turn < most+step; t.turn += step {
				h.better(c, best, t)
			}
		}
	}
}

// asked returns the turn to a side that ends on the heading the goal asks for, in tenths of a degree.
func (h *helm) asked(c *course, verb engine.Verb) int32 {
	turn := c.end.To(plane.Heading(h.goal.Heading * int32(tenth)))
	if verb == VerbPort {
		turn = -turn
	}
	if turn < 0 {
		turn += plane.Full
	}
	return int32(turn / tenth)
}

// refine moves the parts of a way a little to and fro for as long as that helps.
func (h *helm) refine(c *course, best *trial) {
	for _, step := range [...]int32{40, 16, 8, 4, 2, 1} {
		for was := best.off + 1; best.off < was; {
			was = best.off
			around := *best
			if h.goal.Heading < 0 {
				h.moved(c, best, around, 0, -step)
				h.moved(c, best, around, 0, step)
			}
			if best.first > 0 {
				h.moved(c, best, around, -step, 0)
				h.moved(c, best, around, step, 0)
				h.moved(c, best, around, -step, step)
				h.moved(c, best, around, step, -step)
			}
		}
	}
}

// moved tries a way with a longer first part and a wider turn.
func (h *helm) moved(c *course, best *trial, t trial, first, turn int32) {
	t.first, t.turn = max(t.first+first, 0), t.turn+turn
	if t.turn >= 0 && (h.goal.Heading < 0 || turn == 0) {
		h.better(c, best, t)
	}
}

// better keeps a way if it comes nearer than the best so far.
func (h *helm) better(c *course, best *trial, t trial) {
	if t = h.try(c, t); t.off < best.off {
		*best = t
	}
}

// widest returns how far a ship may turn on a way, in tenths of a degree.
func (h *helm) widest(c *course, t trial) int32 {
	on := *c
	h.before(&on, &t)
	if ill := h.g.mayTurn(h.n, &on, order{verb: t.verb}); !ill.OK() {
		return 0
	}
	most, _ := h.g.widest(h.n, &on)
	return int32(most / tenth)
}

// before adds to a course what comes before the turn of a way, as far as she can.
func (h *helm) before(c *course, t *trial) {
	t.first = min(t.first, h.g.ahead(h.n, c)/plane.MM)
	h.extend(c, VerbAhead, t.first)
	if t.small && t.verb != 0 {
		h.g.extend(h.n, c, &order{verb: VerbSmall})
	}
}

// extend adds a part to a course if there is one to add and room for it.
func (h *helm) extend(c *course, verb engine.Verb, far int32) {
	if far > 0 && c.many < maxParts {
		h.g.extend(h.n, c, &order{verb: verb, n: far})
	}
}

// try lays a way out as far as the law lets her go it, and measures where she ends.
//
// Cases 7.6, 8.1.
func (h *helm) try(from *course, t trial) trial {
	g, n := h.g, h.n
	c := *from
	t.turn = min(t.turn, h.widest(&c, t))
	h.before(&c, &t)
	h.extend(&c, t.verb, t.turn)
	end := h.reached(&c)
	ahead, _ := end.Local(h.at)
	want := (ahead + end.Length/2 + plane.MM/2) / plane.MM
	t.then = max(min(want, g.ahead(n, &c)/plane.MM), g.short(n, &c)/plane.MM, 0)
	if t.then > 0 && c.many < maxParts {
		h.extend(&c, VerbAhead, t.then)
		end = h.reached(&c)
	}
	t.off = h.measure(end)
	for _, more := range [...]bool{t.turn > 0, t.small, t.first > 0, t.first > 0} { // the simpler of two as good
		if more {
			t.off += plane.MM / 4
		}
	}
	return t
}

// measure returns how far an end is from the goal, and more the less she heads for it, if it is lengths away:
// a place out of reach is one she is on her way to. A degree off the heading that is asked for is as bad as a
// millimetre.
func (h *helm) measure(end plane.Base) int64 {
	middle := end.Centre()
	far := int64(middle.Distance(h.at))
	if h.goal.Heading >= 0 {
		return far + int64(end.Heading.Off(plane.Heading(h.goal.Heading*int32(tenth))))
	}
	if far <= near {
		return far
	}
	aim := far * int64(end.Heading.Off(middle.Bearing(h.at))) / int64(45*plane.Degree)
	for range 2 {
		aim = aim * far / (far + int64(end.Length))
	}
	return far + aim
}

// reached returns where the way plotted in a course leads: nowhere, if there is none.
func (h *helm) reached(c *course) plane.Base {
	if c.run == 0 {
		return h.g.base(h.n)
	}
	return h.end(c)
}

// end returns where a course brings her, by drifting if by nothing else.
func (h *helm) end(c *course) plane.Base {
	v, n := &h.v, h.n
	v.luff[n] = never
	v.drifts, v.backs = 0, 0
	v.path[n].Begin(h.g.base(n), 0)
	if !h.g.isCarried(n) {
		h.g.planShip(v, n, c)
	}
	return v.path[n].End()
}

// why returns what keeps a ship that goes the best way from the goal; nothing if it does not.
//
// Cases 7.6, 8.1.
func (h *helm) why(c *course, best *trial) engine.Illegal {
	g, n := h.g, h.n
	last := g.course(n)
	end := h.end(&last)
	if end.Centre().Distance(h.at) <= near || last.many == 0 && g.base(n).Centre().Distance(h.at) <= near {
		return engine.Illegal{}
	}
	on := *c
	h.before(&on, best)
	ahead, right := end.Local(h.at)
	ahead += end.Length / 2
	verb := VerbStarboard
	if right < 0 {
		verb = VerbPort
	}
	if max(right, -right) > max(ahead, 0) || best.turn > 0 && max(right, -right) > near {
		if ill := g.mayTurn(n, &on, order{verb: verb}); !ill.OK() {
			return ill
		}
		if most, _ := g.widest(n, &on); best.turn >= int32(most/tenth) {
			more := end.Heading.Off(end.Centre().Bearing(h.at))
			return g.beyondTurn(n, &on, engine.Choice{Verb: verb, N: [3]int32{best.turn + int32(more/tenth)}})
		}
	}
	h.extend(&on, best.verb, best.turn)
	if ahead > near {
		if ill := g.mayAhead(n, &on, order{}); !ill.OK() {
			return ill
		}
		return g.beyondAhead(n, &on, engine.Choice{N: [3]int32{best.then + ahead/plane.MM}})
	}
	if short := g.short(n, &on) / plane.MM; ahead < -near && short > 0 && best.then <= short {
		return no(whyShort, g.kind(n).SlowDown/plane.MM, short)
	}
	return no(whyCircle)
}
