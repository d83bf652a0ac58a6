package renaissance

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Ends of a ship at which an anchor may hold, as objects.
const (
	endBow = iota + 1
	endStern
	endSea // the sea anchor
	numEnds
)

// holdAt is how a ship is held that is anchored at one end only.
var holdAt = [numEnds]hold{endBow: bowAnchor, endStern: sternAnchor, endSea: seaAnchor}

// endOf returns the end that an object names, 0 if none.
func endOf(o engine.Object) int {
	if o.Class() != classEnd || o.Number() >= numEnds {
		return 0
	}
	return o.Number()
}

// offerHolds names what has to do with anchors, moorings and the ground: cables that hold, guns aground, and
// sides over which something lies.
//
// Cases 17.6, 23.3, 24.0.
func (g *State) offerHolds(on *desk) {
	s := &g.ships[on.n]
	for end := endBow; end < numEnds; end++ {
		at := engine.Thing(classEnd, end)
		g.name(on, at, engine.NoObject, VerbAnchor)
		if s.heldAt(end) {
			g.name(on, at, engine.NoObject, VerbWeigh, VerbCut)
		}
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbSeaAnchor, VerbMoor, VerbCastOff)
	for end := endBow; end < endSea; end++ {
		g.name(on, engine.Thing(classEnd, end), engine.NoObject, VerbSwingPort, VerbSwingStarboard)
	}
	for b := range group(numGroups) {
		if s.held == ground {
			g.name(on, groupObject(b), engine.NoObject, VerbJettison)
		}
	}
	for _, to := range [...]side{port, starboard} {
		if s.over[to] != 0 {
			g.name(on, sideObject(to), engine.NoObject, VerbCutAway)
		}
	}
}

// stopped refuses what wants a ship that lies still and is ordered no way, to one on which a
// fire is out of control: she drifts.
//
// Cases 16.1, 18.1, 24.0. Rulings R361, R536.
func (g *State) stopped(n shipNo, c *course) engine.Illegal {
	s := &g.ships[n]
	switch {
	case s.foul != 0:
		return no(whyLocked)
	case s.held == ground:
		return no(whyAground)
	case s.haul != (plane.Vector{}):
		return no(whyCollides)
	case g.wild(n):
		return no(whyAblaze)
	case c.fixed != 0 || c.many > 0 || c.attack || c.has(VerbSound):
		return no(whyFixed)
	case s.speed != 0:
		return s.underWay("24.0")
	}
	return engine.Illegal{}
}

// underWay refuses what a case has only ships do that lie still.
func (s *ship) underWay(rule engine.Case) engine.Illegal {
	ill := no(whyUnderWay, max(s.speed, -s.speed)/plane.MM)
	ill.Rule = rule
	return ill
}

// inShallows reports whether a ship lies over a shallow area.
//
// Case 24.0.
func (g *State) inShallows(n shipNo) bool {
	areas := g.played().Areas
	b := g.base(n)
	for i := range areas {
		if areas[i].Ground == Shallows && plane.Polygon(areas[i].Shape).Touches(b) {
			return true
		}
	}
	return false
}

// mayAnchor refuses to drop an anchor to a ship that moves, is in deep water, has one down at
// that end, or has none but what she has lost and has down.
//
// Cases 20.4, 24.0. Rulings R226, R361, R535.
func (g *State) mayAnchor(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayStay(n); !ill.OK() {
		return ill
	}
	if ill := g.stopped(n, c); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	end, gone := endOf(o.on), s.cables
	if s.held != free {
		gone++
	}
	switch {
	case end != endBow && end != endStern:
		return no(whyShip)
	case s.held != free && (s.held == holdAt[end] || s.held != bowAnchor && s.held != sternAnchor):
		return no(whyHeld)
	case gone >= 2:
		return no(whyNoAnchor)
	case !g.inShallows(n):
		return no(whyDeep)
	}
	return engine.Illegal{}
}

// mayMoor refuses to moor to a ship that does so already, and to moor, or to ride a sea anchor, to
// one that is held or has no ground or sea anchor for it.
//
// Cases 20.4, 24.0. Rulings R209, R226, R361, R521, R535.
func (g *State) mayMoor(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayStay(n); !ill.OK() {
		return ill
	}
	if ill := g.stopped(n, c); !ill.OK() {
		return ill
	}
	switch v := o.verb; {
	case v == VerbMoor && (c.has(v) || g.ships[n].task[MakeMoorings] > 0):
		return no(whyTwice)
	case g.ships[n].held != free:
		return no(whyHeld)
	case v == VerbMoor && !g.inShallows(n):
		return no(whyMoorDeep)
	case v == VerbSeaAnchor && g.ships[n].drogue:
		return no(whyNoAnchor)
	}
	return engine.Illegal{}
}

// mayFree refuses to raise, cut or cast off what does not hold the ship.
//
// Cases 20.4, 23.3, 24.0. Ruling R535.
func (g *State) mayFree(n shipNo, c *course, o order) engine.Illegal {
	s := &g.ships[n]
	v, end := o.verb, endOf(o.on)
	switch {
	case s.held == ground:
		return no(whyAground)
	case c.fixed != 0:
		return no(whyFixed)
	case v == VerbWeigh && s.raising != 0:
		return no(whyTwice)
	case v == VerbCastOff && (s.held != moorings || o.on != engine.NoObject):
		return no(whyNotHeld)
	case v != VerbCastOff && !s.heldAt(end):
		return no(whyNotHeld)
	case v == VerbWeigh:
		return g.mayStay(n) // which takes too long
	}
	return engine.Illegal{}
}

// heldAt reports whether an anchor holds a ship at an end.
func (s *ship) heldAt(end int) bool {
	return end != 0 && (s.held == holdAt[end] || s.held == bothAnchors && end != endSea)
}

// maySwing refuses to swing on springs to a ship that is not anchored at both ends.
//
// Cases 20.4, 23.3, 24.0. Ruling R535.
func (g *State) maySwing(n shipNo, c *course, o order) engine.Illegal {
	switch end := endOf(o.on); {
	case end != endBow && end != endStern:
		return no(whyShip)
	case g.ships[n].held == ground:
		return no(whyAground)
	case g.ships[n].held != bothAnchors:
		return no(whyNotHeld)
	case c.fixed != 0:
		return no(whyFixed)
	}
	return g.mayStay(n)
}

// spansOfSwing returns how far a ship swings on her springs in a move.
//
// Case 24.0.
func (g *State) spansOfSwing(_ shipNo, _ *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.tables.Distance[SwingSpring]/plane.MM, engine.Length)
}

// mayJettison refuses to throw guns overboard but from a ship aground.
//
// Case 23.3.
func (g *State) mayJettison(n shipNo, c *course, o order) engine.Illegal {
	s, at := &g.ships[n], o.on
	switch {
	case c.has(VerbJettison):
		return no(whyOneGun)
	case s.held != ground:
		return no(whyNotAground)
	case at.Class() != classGroup || at.Number() >= numGroups || s.battery[at.Number()] == 0:
		return no(whyNoBattery)
	}
	return engine.Illegal{}
}

// mayCutAway refuses to cut away where nothing lies over the side.
//
// Case 17.6.
func (g *State) mayCutAway(n shipNo, c *course, o order) engine.Illegal {
	switch at := o.on; {
	case c.has(VerbCutAway):
		return no(whyTwice)
	case at.Class() != classSide || at.Number() > int(starboard) || g.ships[n].over[at.Number()] == 0:
		return no(whyClear)
	}
	return engine.Illegal{}
}

// overboard returns how many sections lie over a side.
//
// Case 17.6.
func (g *State) overboard(n shipNo, to side) int {
	return bits.OnesCount16(uint16(g.ships[n].over[to]))
}

// work carries on what takes several moves: what was ordered in this move and what
// was begun before, unless its condition has failed.
//
// Cases 17.6, 24.0. Rulings R361, R384.
func (g *State) work(n shipNo, c *course, t *engine.Turn) {
	s := &g.ships[n]
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		switch o.verb {
		case VerbAnchor:
			if !g.inShallows(n) || !g.drop(n, endOf(o.on), t) {
				g.tellIdle(n, o, whyIdleHeld, t)
			}
		case VerbSeaAnchor:
			if !g.drop(n, endSea, t) {
				g.tellIdle(n, o, whyIdleHeld, t)
			}
		case VerbMoor:
			s.task[MakeMoorings] = 1
		case VerbWeigh:
			s.raising = uint8(endOf(o.on))
			s.task[RaiseAnchor] = 1
		case VerbCut:
			if end := endOf(o.on); s.heldAt(end) {
				s.loseAnchor(end)
				g.letGo(n, end, t)
			}
		case VerbCastOff:
			if s.held == moorings {
				s.held = free
				g.toldHeld(n, t)
			}
		case VerbCutAway:
			over := &s.over[o.on.Number()]
			*over &= *over - 1
			g.tell(t, engine.Event{Kind: KindCutAway, Rule: "17.6", About: g.object(n), On: o.on})
		}
	}
	g.workOn(n, c, t)
}

// workOn counts a move more of the tasks that take several.
func (g *State) workOn(n shipNo, c *course, t *engine.Turn) {
	s := &g.ships[n]
	if s.task[MakeMoorings] > 0 && !c.has(VerbMoor) {
		s.task[MakeMoorings]++
	}
	switch {
	case s.task[MakeMoorings] == 0:
	case s.speed != 0 || s.held != free || s.foul != 0 || !g.inShallows(n):
		s.task[MakeMoorings] = 0
		g.tellIdle(n, &order{verb: VerbMoor}, whyIdleHeld, t)
	case s.task[MakeMoorings] == g.tables.Task[MakeMoorings]:
		s.task[MakeMoorings] = 0
		s.held = moorings
		g.toldHeld(n, t)
	default:
		g.tellWorks(g.object(n), engine.NoObject, MakeMoorings, s.task[MakeMoorings], t)
	}
	if !s.heldAt(int(s.raising)) {
		s.task[RaiseAnchor], s.raising = 0, 0
	}
	if s.task[RaiseAnchor] > 0 && !c.has(VerbWeigh) {
		s.task[RaiseAnchor]++
	}
	switch s.task[RaiseAnchor] {
	case 0:
	case g.tables.Task[RaiseAnchor]:
		s.task[RaiseAnchor] = 0
		g.letGo(n, int(s.raising), t)
		s.raising = 0
	default:
		g.tellWorks(g.object(n), engine.NoObject, RaiseAnchor, s.task[RaiseAnchor], t)
	}
}

// drop drops an anchor, unless she has run aground or foul in the same move, and reports
// whether it has.
//
// Case 24.0. Rulings R225, R384.
func (g *State) drop(n shipNo, end int, t *engine.Turn) bool {
	s := &g.ships[n]
	switch {
	case s.foul != 0:
		return false
	case s.held == free:
		s.held = holdAt[end]
	case end != endSea && (s.held == bowAnchor || s.held == sternAnchor):
		s.held = bothAnchors
	default:
		return false
	}
	g.toldHeld(n, t)
	return true
}

// loseAnchor takes an anchor from a ship that has cut its cable.
//
// Cases 6.3, 24.0. Ruling R226.
func (s *ship) loseAnchor(end int) {
	if end == endSea {
		s.drogue = true
		return
	}
	s.cables++
}

// letGo frees one end of a ship.
//
// Case 24.0.
func (g *State) letGo(n shipNo, end int, t *engine.Turn) {
	s := &g.ships[n]
	switch {
	case s.held == bothAnchors && end == endBow:
		s.held = sternAnchor
	case s.held == bothAnchors:
		s.held = bowAnchor
	default:
		s.held = free
	}
	g.toldHeld(n, t)
}

// toldHeld tells how a ship is held now.
func (g *State) toldHeld(n shipNo, t *engine.Turn) {
	g.tell(t, engine.Event{Kind: KindHeld, Rule: "24.0", About: g.object(n), N: [4]int32{int32(g.ships[n].held)}})
}
