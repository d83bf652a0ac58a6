package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// swinging is how long a swing takes: none, as far as the rules go, but a path
// wants some.
const swinging plane.Time = 100

// swingAlong swings a ship about the point of contact, the shorter way, until her hull lies along
// another's, or until she meets a third that is locked with the other. Where she has no room
// between the two she stays as she is.
//
// Case 18.1. Rulings R349, R353.
func (g *State) swingAlong(v *voyage, n, to shipNo, about plane.Point, at plane.Time) {
	b := v.path[to].End()
	if turn := alongside(v.path[n].At(at).Heading, b.Heading); turn != 0 {
		v.path[n].Swing(about, turn, at+swinging/2)
	}
	v.closeUp(n, b, at+swinging)
	stops := never
	for e := range g.lockedWith(to).each {
		if e == to || e == n {
			continue
		}
		if when, ok := plane.FirstContact(&v.path[n], &v.path[e], at); ok && (stops == never || when < stops) {
			stops = when
		}
	}
	if stops == never || stops >= at+swinging {
		return
	}
	v.path[n].Cut(stops)
	v.closeUp(n, b, at+swinging)
	for e := range g.lockedWith(to).each {
		if e != to && e != n && plane.Overlap(v.path[n].End(), v.path[e].End()) {
			v.stand(n, at)
			return
		}
	}
}

// closeUp slides a ship until her hull lies against another's and not in it.
func (v *voyage) closeUp(n shipNo, b plane.Base, until plane.Time) {
	v.stand(n, max(until-swinging/2, v.path[n].Until()))
	if way := plane.Apart(b, v.path[n].End(), 0); way != (plane.Vector{}) {
		v.path[n].Slide(way, until)
	}
}

// swings reports whether a ship is free to swing: she is neither held nor locked with others.
//
// Ruling R349.
func (g *State) swings(n shipNo) bool { return g.ships[n].held == free && g.ships[n].foul == 0 }

// alongside returns the shortest turn that brings a heading into line with another, one way or the other.
func alongside(from, to plane.Heading) plane.Angle {
	turn := from.To(to)
	switch {
	case turn > plane.Full/4:
		turn -= plane.Full / 2
	case turn < -plane.Full/4:
		turn += plane.Full / 2
	}
	return turn
}
