package fury

import "github.com/weathergage/weathergage/engine"

// offerRide offers a Colonel where he may ride, whom he may join, and to stay.
//
// Case 6.6.
func (g *State) offerRide(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "6.6")
	g.offerColonel(d.Seat, o)
}

// mayRideOrStay refuses what a Colonel who is asked may not do.
//
// Case 6.6.
func (g *State) mayRideOrStay(_ *engine.Frame, _ engine.Decision, c engine.Choice) engine.Illegal {
	switch {
	case c == engine.Choice{Seat: c.Seat, Verb: engine.Pass}:
		return engine.Illegal{}
	case c.Verb == VerbRide || c.Verb == VerbJoin:
		return g.mayColonel(c)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// rideOrStay moves a Colonel, or leaves him where he is.
//
// Case 6.6.
func (g *State) rideOrStay(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == engine.Pass {
		g.flow.Pop()
	} else {
		g.doColonel(nil, noCompany, c, t)
	}
}
