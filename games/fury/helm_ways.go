package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A way is one plan of a move: faced or not, one wheel, then straight on or aslant, then a wheel
// to the heading that is wanted.
type way struct {
	g     State
	chain []engine.Choice
	track []engine.Pose
	off   int32 // how far its end is from the goal, and what it costs beside that
	short engine.Illegal
}

// facingsFirst are the ways in which a company may face before it goes: Pass for as it stands.
var facingsFirst = [...]engine.Verb{engine.Pass, VerbFaceLeft, VerbFaceRight, VerbFaceAbout}

// snap is how near to an enemy the goal must be for a charge.
const snap = Inch

// move brings a company to the goal in its segment: by a charge if the goal is on an enemy, else
// by the way that comes nearest.
//
// Cases 8.1, 8.2, 11.1.
func (h *helm) move() (engine.Course, bool) {
	if m := h.aimed(); m != noCompany {
		if out, ok := h.charge(m); ok {
			return out, true
		}
	}
	h.goods = h.g.goodsAt(h.at)
	best, why := h.search()
	if stuck, ok := h.stick(best); ok {
		best, why = stuck, engine.Illegal{}
		best.short = why
	} else if around, ok := h.around(best, why); ok {
		best, why = around, around.short
	}
	if len(best.chain) > 0 {
		why = best.short
	}
	if h.isVain(best, why) {
		best = h.stay()
	}
	return h.led(best, why)
}

// search returns the way that comes nearest to the goal without going around anything, and why no other comes nearer.
//
// Cases 8.1, 8.2.
func (h *helm) search() (best *way, why engine.Illegal) {
	best = h.stay()
	least := int32(0)
	for _, facing := range facingsFirst {
		for turn := range numTurns {
			switch w, ok := h.try(facing, turn, h.at); {
			case ok && w.off < best.off:
				best = w
			case !w.short.OK() && (why.OK() || ok && w.off < least):
				why, least = w.short, w.off
			}
		}
	}
	return best, why
}

// led returns the course by a way, which ends short of the goal for a reason if that is not OK.
//
// Cases 8.1, 8.2.
func (h *helm) led(best *way, why engine.Illegal) (engine.Course, bool) {
	spent := best.g.flow.Top()
	all := best.g.rate(&h.g.companies[h.n])
	if spent.Code&didBegin != 0 {
		all = Length(spent.N[actSpent]) + best.g.left(spent, &best.g.companies[h.n])
	}
	h.chain = append(h.chain, best.chain...)
	if h.short.OK() {
		h.short = why
	}
	if h.short.Why == whyFar {
		h.short = no(whyNoFarther)
	}
	formed := h.g.companies[h.n].has(markFormed)
	before := h.g
	h.g = &best.g
	h.noteEnd(formed)
	h.noteGoods(before)
	if len(best.chain) == 0 {
		h.chain = nil // who goes nowhere does not act
	}
	h.asks = h.asks || len(h.chain) > 0 && h.isBarred(best, h.short)
	out := engine.Course{Choices: h.chain, Throws: h.dice, Asks: h.asks, Brings: h.brings, Track: best.track, Marks: append(h.marks, h.g.fireArcs(h.n)...), Notes: h.notes, Ends: h.ends(),
		Gauges: []engine.Gauge{
			{Name: "costs", Unit: engine.Length, Value: spent.N[actSpent], Max: int32(all)},
			{Name: "left", Unit: engine.Length, Value: int32(all) - spent.N[actSpent]},
		}}
	if !h.short.OK() {
		out.Short = h.note(h.short)
	}
	return out, true
}

// stay returns the way that goes nowhere.
func (h *helm) stay() *way {
	w := &way{g: *h.g, track: h.stands()}
	w.off = h.off(&w.g) + Inch/10
	return w
}

// off returns how far the middle of a company is from the goal.
func (h *helm) off(g *State) int32 { return g.block(&g.companies[h.n]).Hull().Centre().Distance(h.at) }

// try lays a way to a place: it faces, wheels and goes on, each as far as it may; false of one that goes nowhere,
// with why not. It first goes to each of the points, if there are any; then false also if it does not come to one.
//
// Cases 8.1, 8.2.
func (h *helm) try(facing engine.Verb, turn int, at plane.Point, by ...plane.Point) (*way, bool) {
	w := &way{g: *h.g, track: h.stands()}
	c := &w.g.companies[h.n]
	if facing != engine.Pass {
		f := w.g.flow.Top()
		by := facings[facing-VerbFaceLeft]
		if w.short = w.g.mayFace(f, h.n, by); !w.short.OK() {
			return w, false
		}
		w.give(h, engine.Choice{Verb: facing})
		w.g.turnFace(f, h.n, by)
		w.track = append(w.track, poseOf(w.g.block(c).Hull(), 0))
		w.off = Inch / 4
	}
	for _, p := range by {
		if ch, ok := w.g.turnToward(w.g.block(c), p, turn); !ok || !w.follow(h, ch, c.at.Distance(p)) {
			return w, false
		}
	}
	b := w.g.block(c)
	front := at.Go(b.Hull().Centre().Bearing(at), b.Depth()/2)
	ch, ok := w.g.turnTo(b, front, turn)
	if len(by) > 0 {
		ch, ok = w.g.turnToward(b, front, turn)
	}
	if !ok {
		return w, false
	}
	if w.wheels(h, &ch) && w.follow(h, ch, h.upTo(&w.g, c, c.at.Distance(front), ch.drift)) && h.goal.Heading >= 0 {
		if by := steady(int32(c.facing.To(heading(h.goal.Heading)) / tenth)); by != 0 {
			w.leg(h, wheeling(by))
		}
	}
	return w.done(h)
}

// turnToward is turnTo that goes straight on or aslant where that is enough.
//
// Case 11.3.
func (g *State) turnToward(b plane.Block, at plane.Point, turn int) (charge, bool) {
	if ch, ok := g.turnTo(b, at, turnNot); ok {
		return ch, true
	}
	return g.turnTo(b, at, turn)
}

// wheels wheels as a company must, and reports whether it has done all of that. What is left to do of ch is no wheel.
func (w *way) wheels(h *helm, ch *charge) bool {
	by := steady(ch.wheel)
	ch.wheel = 0
	return by == 0 || w.leg(h, wheeling(by))
}

// follow wheels if need be and goes so far straight on or aslant, and reports whether it has gone all of it.
func (w *way) follow(h *helm, ch charge, far Length) bool {
	if !w.wheels(h, &ch) {
		return false
	}
	if far <= 0 {
		return true
	}
	leg := engine.Choice{Verb: VerbAhead, N: [3]int32{far}}
	if drift := steady(ch.drift); drift != 0 {
		leg = engine.Choice{Verb: VerbDrift, N: [3]int32{far, drift}}
	}
	return w.leg(h, leg)
}

// steady returns an angle in tenths of a degree, or 0 if a player cannot mean one so small.
func steady(by int32) int32 {
	if max(by, -by) < 5 {
		return 0
	}
	return by
}

// wheeling returns the choice that wheels by some tenths of a degree, to the right if above 0.
func wheeling(by int32) engine.Choice {
	if by < 0 {
		return engine.Choice{Verb: VerbWheelLeft, N: [3]int32{-by}}
	}
	return engine.Choice{Verb: VerbWheelRight, N: [3]int32{by}}
}

// give adds a choice to a way.
func (w *way) give(h *helm, c engine.Choice) {
	c.Seat, c.About = h.seat, h.n.object()
	w.chain = append(w.chain, c)
}

// done returns a way that is laid; false if it goes nowhere.
func (w *way) done(h *helm) (*way, bool) {
	w.off += h.off(&w.g)
	return w, len(w.chain) > 0
}

// leg goes one leg as far as it may, and reports whether it has gone all of it.
//
// Cases 8.1, 8.2.
func (w *way) leg(h *helm, choice engine.Choice) bool {
	f, c := w.g.flow.Top(), &w.g.companies[h.n]
	choice.Seat, choice.About = h.seat, h.n.object()
	whole := true
	if ill := w.g.mayGo(f, h.n, choice); !ill.OK() {
		w.short, whole = ill, false
		if choice.N[0] = w.g.farthest(f, h.n, choice); choice.N[0] < 1 {
			return false
		}
		next := choice
		next.N[0]++
		if why := w.g.mayGo(f, h.n, next); !why.OK() {
			w.short = why // what stops it there, and not what lies farther on
		}
	}
	var l leg
	w.g.legOf(&l, c, &choice)
	const steps = 12
	last := w.track[len(w.track)-1].Heading
	for i := plane.Time(1); i <= steps; i++ {
		p := poseOf(l.Way.At(plane.Whole*i/steps), 0)
		p.Heading = last + ((p.Heading-last)%3600+5400)%3600 - 1800
		w.track = append(w.track, p)
	}
	w.g.spend(f, c, l.cost)
	w.tread(&l)
	*c = w.g.wentBy(h.n, &l)
	w.give(h, choice)
	return whole
}

// aimed returns the enemy at the goal, noCompany if there is none.
func (h *helm) aimed() companyNo { return h.g.under(foe(h.seat), h.at, snap) }

// charge returns the course of a charge on the best face that may be had; false if there is none, and why
// then stands as what keeps the company from the goal.
//
// Cases 11.1, 11.2, 11.3, 11.5.
func (h *helm) charge(m companyNo) (engine.Course, bool) {
	g, f := h.g, h.g.flow.Top()
	var why engine.Illegal
	for on := int(g.zone(h.n, m)); on >= int(faceFront); on-- {
		c := engine.Choice{Seat: h.seat, Verb: VerbCharge, About: h.n.object(), On: m.object(), N: [3]int32{int32(on)}}
		ill := g.mayDo(h.n, c)
		if !ill.OK() {
			why = ill
			continue
		}
		h.give(c)
		ch, _ := g.wayTo(h.n, m, face(on))
		l := g.chargeLeg(&g.companies[h.n], ch)
		track := h.stands()
		const steps = 16
		for i := plane.Time(1); i <= steps; i++ {
			p := poseOf(l.Way.At(plane.Whole*i/steps), 0)
			last := track[len(track)-1].Heading
			p.Heading = last + ((p.Heading-last)%3600+5400)%3600 - 1800
			track = append(track, p)
		}
		h.noteCharge(m, face(on), ch)
		reach := g.chargeReach(h.n, m)
		g.halt(&g.companies[h.n], &l)
		return engine.Course{Choices: h.chain, Track: track, Marks: h.marks, Notes: h.notes, Charts: h.odds, Ends: h.ends(), Meets: m.object(), Throws: true,
			Gauges: []engine.Gauge{{Name: "costs", Unit: engine.Length, Value: int32(l.cost), Max: int32(reach)}}}, true
	}
	if f.Code&didBegin == 0 {
		h.short = why
	}
	return engine.Course{}, false
}
