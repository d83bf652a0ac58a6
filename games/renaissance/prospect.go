package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What is said of a target beside the order to fire at it.
const (
	prospectFar   = "out of range"
	prospectBears = "does not bear"
)

// Foresee says of each ship that guns may be ordered to fire at how near she comes while they bear, if she
// stays where she lies and the ship that fires goes as she is ordered so far. It implements
// engine.Foreseer.
//
// Cases 10.4, 10.5.
func (r *ruleset) Foresee(s engine.State, d engine.Decision, offered []engine.Option) []engine.Prospect {
	g := s.(*State)
	n := g.shipOf(d.About)
	if n == noShip {
		return nil
	}
	var out []engine.Prospect
	var hulls [moments + 1]plane.Base
	for i := range offered {
		o := &offered[i]
		b, guns := groupOf(o.With)
		e := g.shipOf(o.On)
		if !guns || e == noShip || o.Verb != VerbTarget && o.Verb != VerbRanging {
			continue
		}
		if out == nil {
			out = make([]engine.Prospect, len(offered))
			g.foreseeWay(n, &hulls)
		}
		out[i] = g.foreseeShot(n, e, b, &hulls)
	}
	return out
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
