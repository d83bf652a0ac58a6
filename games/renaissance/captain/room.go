package captain

import (
	"math"

	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// Sea room that is looked at, in mm.
const (
	roomNear  = 450 // how far from a ground or an edge it is looked at
	roomAhead = 150 // how far a tack must lead clear
	roomWell  = 50  // from the edge, for leeway
)

// hemmed reports whether a ship would lie where she cannot help running aground or off
// the table: on whatever tack she went off, the turn to it and the way on it would lead
// there. A ship that goes about in stays drifts meanwhile.
//
// Cases 7.3, 7.7, 8.1, 8.2.
func (p *plan) hemmed(s *ship, t *track) bool {
	end := t.at[quarters]
	if s.oared() || s.Foul != 0 || !p.confined(end) {
		return false
	}
	for i := range s.tacks {
		tack := &s.tacks[i]
		if p.leadsClear(s, end, t.run, tack) {
			return false
		}
	}
	return true
}

// leeShore returns how soon a ship that could do no more than drift would be aground or off the table: 1 for
// at once, 0 for no time soon.
//
// Case 7.7.
func (p *plan) leeShore(s *ship, t *track) float64 {
	const soon = 8 // moves
	end := t.at[quarters]
	if s.oared() || s.Held || s.drift == (plane.Vector{}) || !p.confined(end) {
		return 0
	}
	for m := int32(1); m <= soon; m++ {
		b := end
		if b.At = b.At.Add(s.drift.Part(m, 1)); p.out(b) || p.grounds(s, b) {
			return float64(soon+1-m) / soon
		}
	}
	return 0
}

// confined reports whether a ground or an edge of the table is near.
func (p *plan) confined(b plane.Base) bool {
	const near = roomNear * plane.MM
	c := b.Centre()
	if p.nearEdge(c, near) {
		return true
	}
	for i := range p.land {
		a := &p.land[i]
		if c.X > a.low.X-near && c.X < a.high.X+near && c.Y > a.low.Y-near && c.Y < a.high.Y+near {
			return true
		}
	}
	return false
}

// leadsClear reports whether a ship can turn to a tack from a base and go on it for a
// while with water under her.
func (p *plan) leadsClear(s *ship, b plane.Base, run renaissance.Length, to *tack) bool {
	v := from(b, run)
	w, moves := p.wheel(s, v, to.heading)
	if moves == inStays {
		if 2*s.Masts.Count() <= int(s.kind.Sections) {
			return false
		}
		w.x += moves * float64(s.drift.X) / plane.MM
		w.y += moves * float64(s.drift.Y) / plane.MM
	} else {
		const parts = 3
		turn := p.turn(s, v.heading, to.heading)
		for i := plane.Angle(1); i < parts; i++ {
			if !p.clear(s, p.arc(s, v, turn*i/parts)) {
				return false
			}
		}
	}
	if !p.clear(s, w) {
		return false
	}
	far := roomAhead / max(math.Hypot(to.x, to.y), 1)
	w.x, w.y = w.x+far*to.x, w.y+far*to.y
	return p.clear(s, w)
}

// clear reports whether a ship lies well on the table and off the ground.
func (p *plan) clear(s *ship, v voyage) bool {
	c := plane.Point{X: int32(v.x * plane.MM), Y: int32(v.y * plane.MM)}
	if p.nearEdge(c, roomWell*plane.MM) {
		return false
	}
	b := s.Base
	b.Heading, b.At = v.heading, c.Go(v.heading, b.Length/2)
	return !p.grounds(s, b)
}
