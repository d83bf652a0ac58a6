package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What is said of a target beside the order to fire at it, and of a ship alongside beside orders about her.
const (
	prospectFar    = "out of range"
	prospectBears  = "does not bear"
	prospectLocked = "locked already"
	prospectTouch  = "only if they grapple"
	prospectBegun  = "too late: cutting has begun"
	prospectHolds  = "not needed: her boarders hold her"
	prospectHands  = "mariners leave their party (19.4)"
	prospectTurns  = "she turns: mariners go back (19.4)"
	prospectReady  = "%1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} stand ready"
)

// Foresee says of each order whether now is its moment, of each ship that guns may be ordered to fire at how near she comes while they bear, if she
// stays where she lies and the ship that fires goes as she is ordered so far; and of a ship alongside whether
// there is anything left to achieve. It implements engine.Foreseer.
//
// Cases 10.4, 10.5, 18.1, 18.4.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	g := s.(*State)
	n := g.shipOf(d.About)
	if n == noShip {
		return nil
	}
	out := make([]engine.Prospect, len(offered))
	var hulls [moments + 1]plane.Base
	laid, says := false, false
	for i := range offered {
		o := &offered[i]
		b, guns := groupOf(o.With)
		e := g.shipOf(o.On)
		switch {
		case e == noShip:
			again := slices.ContainsFunc(offered[:i], func(b engine.Option) bool { return b.Verb == o.Verb && b.On == o.On })
			out[i] = engine.Prospect{Text: r.foreseeMen(g, n, o.Verb), Due: !again && g.isDue(n, o.Verb)}
		case guns && (o.Verb == VerbTarget || o.Verb == VerbRanging):
			if !laid {
				g.foreseeWay(n, &hulls)
				laid = true
			}
			out[i] = g.foreseeShot(n, e, b, &hulls)
		default:
			out[i] = g.foreseeContact(n, e, o.Verb)
		}
		says = says || out[i] != engine.Prospect{}
	}
	if !says {
		return nil
	}
	return out
}

// foreseeMen says of an order that takes mariners out of a party, or forms one, what it undoes or finds undone: they leave
// it if she changes course.
//
// Cases 19.3, 19.4. Ruling R260.
func (r *ruleset) foreseeMen(g *State, n shipNo, v engine.Verb) string {
	p := g.toldOff(n)
	switch v {
	case VerbPort, VerbStarboard, VerbArcPort, VerbArcStarboard, VerbTack, VerbSpinPort, VerbSpinStarboard:
		if g.callsBack(n) {
			return prospectHands
		}
		return ""
	case VerbDefenders:
		p = g.toGuard(n)
	case VerbBoarders:
	default:
		return ""
	}
	switch {
	case g.changesCourse(n) && !g.orders(n, VerbHands, engine.NoObject):
		return prospectTurns
	case p != party{}:
		return string(r.words.Fill(nil, prospectReady, engine.NoObject, engine.NoObject, engine.NoObject, int32(p.soldiers), int32(p.mariners)))
	}
	return ""
}

// foreseeContact says what an order about a ship alongside can still achieve: to be locked with her is settled, or is
// tried again only if either grapples, nobody boards what is being cut, and boarders hold her without more orders.
//
// Cases 18.1, 18.4. Ruling R355.
func (g *State) foreseeContact(n, e shipNo, v engine.Verb) engine.Prospect {
	switch wishes := v == VerbLock || v == VerbAvoid; {
	case wishes && g.lockedWith(n).has(e):
		return engine.Prospect{Text: prospectLocked, Idle: true}
	case wishes && g.ships[n].touch.has(e):
		return engine.Prospect{Text: prospectTouch}
	case v == VerbBoard && (g.ships[e].loosing.has(n) || g.ships[n].loosing.has(e)):
		return engine.Prospect{Text: prospectBegun, Idle: true}
	case v == VerbPrevent && g.boardersHold(n, e, g.toldOff(n)):
		return engine.Prospect{Text: prospectHolds, Idle: true}
	}
	return engine.Prospect{Due: v == VerbBoard}
}

// isDue reports whether now is the moment of an order that names no ship: a barrier is at hand, a fire ship can be set
// alight, men fight, or an enemy is within the radius of the large circle and no boarding party stands ready.
//
// Cases 16.2, 19.3, 19.4, 23.7.
func (g *State) isDue(n shipNo, v engine.Verb) bool {
	switch v {
	case VerbBreak, VerbSetAlight, VerbReinforce:
		return true
	case VerbBoarders:
		return g.toldOff(n) == party{} && g.anyBeside(n)
	}
	return false
}

// anyBeside reports whether a known enemy lies within the radius of the large circle of a ship.
//
// Cases 5.3, 19.3.
func (g *State) anyBeside(n shipNo) bool {
	own := g.base(n)
	for e := range g.knownFoes(n).each {
		if g.hostile(n, e) && plane.Within(own, g.base(e), g.tables.Distance[CircleLarge]) {
			return true
		}
	}
	return false
}

// foreseeWay is where a ship is at each moment of the move if she goes as she is ordered so far.
func (g *State) foreseeWay(n shipNo, hulls *[moments + 1]plane.Base) {
	h := helm{g: g, n: n}
	c := g.fullCourse(n)
	h.end(&c)
	for i := range hulls {
		hulls[i] = h.v.path[n].At(plane.Whole / moments * plane.Time(i))
	}
}

// foreseeShot says how near a ship comes to another while a group of her guns bears on it.
func (g *State) foreseeShot(n, e shipNo, b group, hulls *[moments + 1]plane.Base) engine.Prospect {
	shot := g.hidden[n].load[b].shot()
	far, mark := g.farthest(shot), g.base(e)
	near, reached := Length(-1), false
	for i := range hulls {
		if !plane.Within(hulls[i], mark, far) {
			continue
		}
		reached = true
		one := salvo{from: n, to: e, by: b, shot: shot, when: plane.Whole / moments * plane.Time(i), base: hulls[i], mark: mark}
		if g.lay(&one); one.bears+one.masked > 0 && (near < 0 || one.distance < near) {
			near = one.distance
		}
	}
	switch {
	case near >= 0:
		return engine.Prospect{Text: num(near/plane.MM) + " mm"}
	case reached:
		return engine.Prospect{Text: prospectBears, Idle: true}
	}
	return engine.Prospect{Text: prospectFar, Idle: true}
}
