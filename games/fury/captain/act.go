package captain

import (
	"math"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// act returns the next thing that the company whose segment it is does.
func (c *Captain) act(v *view, d engine.Decision) (engine.Choice, bool) {
	a := v.of(d.About)
	if a == nil {
		return engine.Choice{}, false
	}
	if a.Engaged {
		return engine.Choice{Verb: fury.VerbBattle}, true
	}
	_, begun := v.g.Left()
	e := v.errand(a)
	if c.rounds.note(a, v.turn()); v.want.fights && c.rounds.isDone(a, v.turn()) {
		e = errand{to: a.Body.At, rest: true}
	}
	if ch, ok := v.atOnce(a, d); ok && !begun {
		return ch, true
	}
	if ch, ok := v.deed(a, &e, d); ok {
		return ch, true
	}
	if !begun && v.isRefused(a) {
		v.jams.note(a, a.Body.At.Bearing(e.to), v.turn())
		e = v.errand(a)
	}
	if ch, ok := v.unite(a, d); ok && !begun {
		return ch, true
	}
	if a.Gun != 0 {
		if ch, ok := v.serve(a, &e, d); !ok || ch.Verb < fury.VerbAhead || ch.Verb > fury.VerbWheelRight || !c.isStuck(v, a) {
			return ch, ok
		}
		return engine.Choice{Verb: engine.Pass}, true
	}
	return c.shootOrGo(v, a, &e, d)
}

// shootOrGo returns the shot of a company that is where it wants to shoot from, or its next leg.
func (c *Captain) shootOrGo(v *view, a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	left, begun := v.g.Left()
	shot, aimed := v.shoot(a, d)
	if aimed && (e.rest || v.isClose(a, e)) {
		return c.once(v, a, v.orForm(a, d, shot), shot), true
	}
	if ch, ok := v.order(a, e, d); ok && !begun && c.once(v, a, ch, shot) == ch {
		return ch, true
	}
	if ch, ok := v.scout(a, d); ok {
		return ch, true
	}
	if ch, ok := c.jams.loose(v, a, left, d); ok {
		return ch, true
	}
	if ch, ok := c.goOn(v, a, e, left, d); ok && !(aimed && ch.Verb == engine.Pass) {
		return ch, true
	}
	if aimed {
		return shot, true
	}
	if ch, ok := v.turnBack(a, e, d); ok {
		if !v.want.leaves { // who has to cross fords waits his turn
			v.jams.note(a, v.treks.lead, v.turn())
		}
		return ch, true
	}
	if ch, ok := c.jams.turn(v, a, e, d); ok {
		return ch, true
	}
	return engine.Choice{Verb: engine.Pass}, true
}

// once returns a choice, or another in its place if it changes the order of a company that has changed it in
// this turn: one that shoots in close order and marches loose would do so for ever.
//
// Case 8.10.
func (c *Captain) once(v *view, a *fury.Aspect, ch, other engine.Choice) engine.Choice {
	if ch.Verb != fury.VerbForm && ch.Verb != fury.VerbLoosen && ch.Verb != fury.VerbDraw {
		return ch
	}
	if c.order.of == a.Object && c.order.turn == v.turn() {
		return other
	}
	c.order.of, c.order.turn = a.Object, v.turn()
	return ch
}

// atOnce returns what a company does before anything else: it charges, or rallies.
func (v *view) atOnce(a *fury.Aspect, d engine.Decision) (engine.Choice, bool) {
	if ch, ok := v.charge(a, d); ok {
		return ch, true
	}
	rally := engine.Choice{Verb: fury.VerbRally}
	return rally, v.shaken(a) && v.may(d, rally)
}

// goOn returns the next leg of a company on its errand, unless its last one led it nowhere.
func (c *Captain) goOn(v *view, a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	ch, ok := v.nextLeg(a, e, left, d)
	return ch, ok && !c.isStuck(v, a)
}

// nextLeg returns the next leg of a company: to its berth, over narrow water, back if it has turned for that,
// or nearer to its goal.
func (v *view) nextLeg(a *fury.Aspect, e *errand, left fury.Length, d engine.Decision) (engine.Choice, bool) {
	_, begun := v.g.Left()
	if a.Afloat {
		if ch, ok := v.moor(a, e, left, d); ok {
			return ch, true
		}
	}
	if ch, ok := v.wade(a, e, left, d); ok {
		return ch, true
	}
	if ch, ok := v.backOff(a, e, left, d); ok && begun {
		return ch, true
	}
	return v.step(a, e, left, d)
}

// isStuck reports whether the last leg led a company nowhere in this turn, as one does that has lost
// its way in the dark; it notes where the next begins.
func (c *Captain) isStuck(v *view, a *fury.Aspect) bool {
	was := c.last
	c.last.turn, _ = v.g.Moment()
	c.last.of, c.last.at, c.last.heading = a.Object, a.Body.At, a.Body.Heading
	return was.of == a.Object && was.turn == c.last.turn && was.at.Within(a.Body.At, leastClose) && was.heading.Off(a.Body.Heading) < plane.Degree
}

// may reports whether a choice is allowed as an answer to a question.
func (v *view) may(d engine.Decision, ch engine.Choice) bool {
	ch.Seat, ch.About = d.Seat, d.About
	return v.g.Allows(ch)
}

// isClose reports whether a company that shoots is as near to its prey as it wants to be.
func (v *view) isClose(a *fury.Aspect, e *errand) bool {
	return e.prey != nil && e.stop > 0 && a.Body.At.Distance(e.to) < e.stop+2*fury.Inch
}

// shaken reports whether a company has so many markers that it rallies before anything else.
func (v *view) shaken(a *fury.Aspect) bool {
	return a.Rallies > 0 && (2*a.Markers >= a.Squadrons || a.Markers >= 2)
}

// charge returns the charge of a company that promises most, if one promises enough.
func (v *view) charge(a *fury.Aspect, d engine.Decision) (best engine.Choice, ok bool) {
	value := v.boldness()
	if v.want.shy && v.want.holds && a.HasColonel {
		value = 1.5
	}
	if v.keepsLadders(a) {
		value = 1
	}
	for i := range v.all {
		m := &v.all[i]
		if !v.isFoe(m) || !v.mayStrike(a, m) || v.isLeftAsleep(m) || a.Gun != 0 || a.Body.Far(m.Body, a.Rate+2*fury.Inch) {
			continue
		}
		for face := int32(2); face >= 0; face-- {
			w := v.odds(a, m, face)
			if w <= value {
				break // a face that is harder to have is worth more
			}
			ch := engine.Choice{Verb: fury.VerbCharge, On: m.Object, N: [3]int32{face}}
			if v.may(d, ch) {
				best, value, ok = ch, w, true
				break
			}
		}
	}
	return best, ok
}

// odds returns what a charge on a face promises: how many times as strong as the other a company is, as a
// power of 2, and more for whom it is good to be rid of.
func (v *view) odds(a, m *fury.Aspect, face int32) float64 {
	other, n := hand(m), float64(max(m.Squadrons-m.Markers, 1))
	switch face {
	case 1:
		other *= max(n-1, 0.5) / n / 2
	case 2:
		other *= max(n-3, 0.5) / n / 2
	}
	if m.Housed {
		other *= 1.25
	}
	value := math.Log2(max(hand(a), 0.5) / max(other, 0.5))
	value = min(max(value, -3), 3)
	switch {
	case m.Routing || m.Gun != 0:
		value += 0.3
	case !m.Shot && m.Row.Shooting > 1:
		value -= 0.03 * float64(m.Squadrons) * float64(m.Row.Shooting) / 4
	}
	if v.want.hunts && m.HasColonel {
		value += 0.5
	}
	if m.Engaged {
		value += 0.4
	}
	return value
}

// shoot returns the best shot of a company.
func (v *view) shoot(a *fury.Aspect, d engine.Decision) (best engine.Choice, ok bool) {
	if a.Reach == 0 || a.Shot || v.keepsLadders(a) {
		return best, false
	}
	value := 0.0
	for i := range v.all {
		m := &v.all[i]
		if !v.isFoe(m) || m.Engaged || m.Asleep && v.want.fights && !v.isLate(60) || v.isLeftAsleep(m) || a.Body.Far(m.Body, a.Reach) {
			continue
		}
		w := 1 + float64(m.Markers)/float64(m.Squadrons)
		if far := a.Body.At.Distance(m.Body.At); 2*far <= a.Reach {
			w++
		}
		if m.Routing || m.Housed {
			w /= 2
		}
		if v.want.hunts && m.HasColonel {
			w += 0.5
		}
		if ch := (engine.Choice{Verb: fury.VerbShoot, On: m.Object}); w > value && v.may(d, ch) {
			best, value, ok = ch, w, true
		}
	}
	return best, ok
}

// orForm returns a shot, or first a closer order for it.
func (v *view) orForm(a *fury.Aspect, d engine.Decision, shot engine.Choice) engine.Choice {
	if form := (engine.Choice{Verb: fury.VerbForm}); !a.Formed && v.may(d, form) {
		return form
	}
	return shot
}

// order returns a change of formation: formed where the enemy is near, loose for a march, and drawn up for
// what is ahead.
func (v *view) order(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	_, near := v.nearest(a.Body.At, isBroken)
	form, loosen := engine.Choice{Verb: fury.VerbForm}, engine.Choice{Verb: fury.VerbLoosen}
	switch {
	case !a.Formed && near < 10*fury.Inch && !isShot(a) && v.may(d, form):
		return form, true
	case a.Formed && near > 14*fury.Inch && v.may(d, loosen):
		return loosen, true
	}
	return v.shape(a, e, d)
}

// scout looks into the nearest cover where an ambush may lie. It costs nothing.
func (v *view) scout(a *fury.Aspect, d engine.Decision) (best engine.Choice, ok bool) {
	if v.sc == nil || !v.sc.Sides[foe(v.seat)].Place.Ambush && v.sc.Special&fury.HiddenPrisoners == 0 {
		return best, false
	}
	least := 10 * fury.Inch
	for i := range v.g.Pieces() {
		object, of, shape, _ := v.g.Piece(i)
		if !v.g.Tables().Grounds[of].Hides && !v.g.CouldHold(i) {
			continue
		}
		for _, p := range shape {
			if far := p.Distance(a.Body.At); far < least {
				if ch := (engine.Choice{Verb: fury.VerbScout, On: object}); v.may(d, ch) {
					best, least, ok = ch, far, true
				}
				break
			}
		}
	}
	return best, ok
}

// serve returns what the crew of a Gun does.
func (v *view) serve(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	foe, near := v.nearest(a.Body.At, func(m *fury.Aspect) bool { return m.Routing })
	if shot, ok := v.shoot(a, d); ok {
		return shot, true
	}
	for _, verb := range [...]engine.Verb{fury.VerbMan, fury.VerbReload} {
		if ch := (engine.Choice{Verb: verb}); v.may(d, ch) {
			return ch, true
		}
	}
	if ch, ok := v.batter(a, e, d); ok {
		return ch, true
	}
	if a.Limbered {
		if unlimber := (engine.Choice{Verb: fury.VerbUnlimber}); near < gunNear+4*fury.Inch && v.may(d, unlimber) {
			return unlimber, true
		}
		left, _ := v.g.Left()
		return v.step(a, e, left, d)
	}
	if foe != nil && a.Body.Heading.Off(a.Body.At.Bearing(foe.Body.At)) > 25*plane.Degree {
		turn := engine.Choice{Verb: fury.VerbTurn, N: [3]int32{int32(a.Body.At.Bearing(foe.Body.At)) / tenth}}
		if v.may(d, turn) {
			return turn, true
		}
	}
	return engine.Choice{Verb: engine.Pass}, true
}

// deed returns what a company does to houses, works, boats and objects for the sake of a goal.
func (v *view) deed(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	if exit := (engine.Choice{Verb: fury.VerbExit}); v.want.leaves && !v.isLadenSide() && v.leads(a) && v.may(d, exit) {
		return exit, true
	}
	if a.Afloat {
		return v.row(a, e, d)
	}
	for i := range v.things {
		th := &v.things[i]
		if !v.want.carries && !v.want.seizes || !th.At.Within(a.Body.At, 8*fury.Inch) {
			continue
		}
		if take := (engine.Choice{Verb: fury.VerbTake, On: th.Object}); v.may(d, take) {
			return take, true
		}
	}
	return v.work(a, d)
}

// leads reports whether a company looks at an edge by which its side wants to leave.
func (v *view) leads(a *fury.Aspect) bool {
	edge := [4]fury.Edge{fury.NorthEdge, fury.EastEdge, fury.SouthEdge, fury.WestEdge}[(int32(a.Body.Heading)+45*int32(plane.Degree))/(90*int32(plane.Degree))%4]
	return v.want.edges[edge]
}

// work returns what a company does to houses and works.
func (v *view) work(a *fury.Aspect, d engine.Decision) (engine.Choice, bool) {
	if !v.want.burns && !v.want.sconce {
		return engine.Choice{}, false
	}
	for i := range v.g.Pieces() {
		object, of, shape, fire := v.g.Piece(i)
		if a.Gun == 0 && !isBeside(shape, a.Body.At, 9*fury.Inch) {
			continue
		}
		var verbs [2]engine.Verb
		switch {
		case of == fury.Building && v.want.burns && fire == 0:
			verbs[0] = fury.VerbIgnite
		case of == fury.Gate && v.want.sconce:
			verbs = [2]engine.Verb{fury.VerbPetard, fury.VerbShoot}
		case of == fury.Parapet && v.want.sconce && !v.isWithin(a) && v.isMassed():
			verbs[0] = fury.VerbLadder
		}
		for _, verb := range verbs {
			if ch := (engine.Choice{Verb: verb, On: object}); verb != 0 && v.may(d, ch) {
				return ch, true
			}
		}
	}
	return engine.Choice{}, false
}

// isBeside reports whether a corner of a shape is within a length of a point.
func isBeside(shape plane.Polygon, at plane.Point, far fury.Length) bool {
	for _, p := range shape {
		if p.Within(at, far) {
			return true
		}
	}
	return false
}

// row lands a company, as soon as its boat may.
func (v *view) row(a *fury.Aspect, e *errand, d engine.Decision) (engine.Choice, bool) {
	for files := int32(a.Squadrons); files >= 1; files-- {
		if land := (engine.Choice{Verb: fury.VerbLand, N: [3]int32{files}}); v.may(d, land) {
			return land, true
		}
	}
	return engine.Choice{}, false
}
