package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepAwait is a moving stack at About that waits for another to join it. The seat picks the other stack
// next; its frames lie above those of the stack that waits.

// awaited returns the frame of the stack that waits for the one picked or moving, nil if none does.
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

// mayJoinStack refuses a stack that cannot sail to the one that waits.
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
			o.Plain(VerbPick, stackObject(p), engine.NoObject, "7.0")
		}
		last = p
	}
	o.Plain(VerbDrop, engine.NoObject, engine.NoObject, "7.0")
}

// mayWait refuses to wait before the stack has left its hex, after part of it has been taken, and for a second stack.
//
// Case 7.0. Ruling R31.
func (g *State) mayWait(f *engine.Frame, s *stack) engine.Reason {
	return unless(f.Code > 0 && !s.taken && !s.joins, whyAwait)
}

// await asks which stack comes to join the moving one.
//
// Case 7.0. Ruling R31.
func (g *State) await(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepAwait, Seat: c.Seat, About: f.About})
}
