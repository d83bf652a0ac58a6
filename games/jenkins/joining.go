package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepAwait is a moving stack at About that has stopped until another
// joins it. Which one is picked next; its frames then lie on those of the stack that
// waits.

// awaited is the frame of the stack that waits for the one picked or moving, nil if
// none does.
//
// Case 7.0. Ruling R31.
func (g *State) awaited() *engine.Frame {
	if g.flow.Depth() < 3 || g.flow.At(1).Step != stepSail {
		return nil
	}
	switch g.flow.At(2).Step {
	case stepAwait, stepPick, stepSail:
		return g.flow.At(1)
	}
	return nil
}

// mayJoinStack refuses a stack that cannot sail to one that waits for it.
//
// Case 7.0. Ruling R31.
func (g *State) mayJoinStack(seat engine.Seat, p Place, at Hex) engine.Reason {
	lo, hi := g.span(seat, p)
	if h := p.Hex(); h >= numHexes || h == at || p.Layer() == LayerShore {
		return whyNoShip
	}
	return g.pickable(seat, p, lo, hi)
}

// offerAwait offers the stacks of ships that may come and join.
//
// Case 7.0. Ruling R31.
func (g *State) offerAwait(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	last := Place(0)
	for i := range int(g.count[f.Seat]) {
		p := g.pieces[f.Seat][i].Place
		if p != last && g.mayJoinStack(f.Seat, p, hexOf(f.About)) == 0 {
			o.Add(engine.Option{Verb: VerbPick, On: stackObject(p), Rule: "7.0"})
		}
		last = p
	}
	o.Add(engine.Option{Verb: VerbDrop, Rule: "7.0"})
}

// doAwait picks the stack that comes to join, or lets the other go on alone.
func (g *State) doAwait(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if c.Verb == VerbDrop {
		g.pop()
		return
	}
	*f = engine.Frame{Step: stepPick, Seat: f.Seat, About: c.On}
}
