package fury

import "github.com/weathergage/weathergage/engine"

// terse is a position that refuses legs of a move without looking for the farthest one that
// is allowed. It is no more than a pointer, so that it is not allocated.
type terse struct{ *State }

// Check is that of State but for the choice that is near.
func (q terse) Check(c engine.Choice) engine.Illegal { return q.refusal(c) }

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	ill := g.refusal(c)
	near := c
	switch {
	case ill.OK():
		return ill
	case ill.Why == engine.NotOpen && !g.asksFor(c.Seat, c.Verb):
		return whenOf(c.Verb)
	case c.Verb == VerbLead && isLeading(c):
		near.N[0] = g.leadNear(c)
	case c.Verb == VerbRide:
		near.N[0] = g.rideNear(c)
	default:
		near.N[0] = g.legNear(c)
	}
	if near.N[0] <= 0 {
		return ill
	}
	if shorter := g.refusal(near); shorter.OK() {
		ill.Near = near
	}
	return ill
}

// asksFor reports whether any answer to what a seat is asked is given with a verb.
func (g *State) asksFor(seat engine.Seat, v engine.Verb) bool {
	var room [numSeats]engine.Decision
	for _, d := range g.Pending(room[:0]) {
		if d.Seat != seat {
			continue
		}
		for _, op := range g.Options(d, nil) {
			if op.Verb == v {
				return true
			}
		}
	}
	return false
}

// legNear is how far of a leg that is refused a company may go; 0 if it may not at all.
//
// Cases 8.1, 8.2.
func (g *State) legNear(c engine.Choice) int32 {
	n := g.companyOf(c.About)
	if n == noCompany || c.Verb < VerbAhead || c.Verb > VerbWheelRight || g.flow.Depth() == 0 || g.flow.Top().Step != stepAct || !g.fits(c) {
		return 0
	}
	return g.farthest(g.flow.Top(), n, c)
}
