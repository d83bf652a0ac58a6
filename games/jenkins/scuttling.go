package jenkins

import "github.com/weathergage/weathergage/engine"

// mayScuttle refuses to scuttle ships of the English, outside a friendly seaport, and a third ship of a match.
//
// Case 11.7. Ruling R108.
func (g *State) mayScuttle(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case seat != Spanish:
		return whyScuttleSeat
	case !g.friendlyHex(seat, h):
		return whyScuttlePort
	case g.scuttlers >= mostScuttled:
		return whyScuttled
	}
	return 0
}

// mostScuttled is how many counters may be scuttled in a match.
const mostScuttled = 2

// offerScuttle offers each kind of ship of a stack in the Movement Step if any may be scuttled there.
//
// Case 11.7. Ruling R108.
func (g *State) offerScuttle(f *engine.Frame, o *engine.Offer) {
	if p, seat := stackOf(f.About), f.Seat; g.mayScuttleOf(f) == 0 {
		lo, hi := g.span(seat, p)
		g.offerPieces(VerbScuttle, seat, lo, hi, engine.NoObject, g.without(seat, 0), g.ofShips(seat), o)
	}
}

// mayScuttleOf refuses a stack whose ships cannot be scuttled, such as one that goes to join another.
//
// Cases 7.0, 11.7. Rulings R31, R108.
func (g *State) mayScuttleOf(f *engine.Frame) engine.Reason {
	p := stackOf(f.About)
	return or(g.mayScuttle(f.Seat, g.at(f)), unless(g.moving() && p.Layer() != LayerShore && g.awaited() == nil, whyNotSunkHere))
}

// mayScuttleShip refuses anything but a ship of the stack.
//
// Case 11.7.
func (g *State) mayScuttleShip(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	i := g.findPiece(c.Seat, stackOf(f.About), c.On, 0)
	return or(g.mayScuttleOf(f), unless(i >= 0 && g.naval(&g.pieces[c.Seat][i]), whyNotSunkHere))
}

// sink has a ship of a stack scuttled.
//
// Case 11.7.
func (g *State) sink(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	p := stackOf(f.About)
	i := g.findPiece(f.Seat, p, c.On, 0) // named as the stack lies, with what was taken of it
	g.mark(f.Seat, p, 0, markTaken)
	g.takeShip(f.Seat, i, markTaken)
	*f = engine.Frame{Step: stepScuttle, Seat: f.Seat, About: f.About}
}

// enterScuttle rolls for a ship that is to be sunk in the fairway. She is lost for good either way. What she carries
// steps ashore and is done for the step; where nothing can land it is lost.
//
// Cases 7.3, 8.1, 11.7. Rulings R69, R108, R109.
func (g *State) enterScuttle(f *engine.Frame, t *engine.Turn) bool {
	p := stackOf(f.About)
	die := g.throw(f.Seat, 1, "11.7", f.About, t)
	h, seat := p.Hex(), f.Seat
	lo, _ := g.span(seat, p)
	i := lo
	for g.pieces[seat][i].Mark&markTaken == 0 || !g.naval(&g.pieces[seat][i]) {
		i++
	}
	ship := g.pieces[seat][i].Counter
	g.pieces[seat][i].Mark &^= markTaken
	if why := g.mayLand(seat, h); why != 0 { // nothing goes ashore: it is lost with her
		i -= g.loseCargo(seat, i, refusals[why].rule, t)
	}
	g.cut(seat, i)
	g.carry(seat, p, At(h, LayerShore), markTaken, markDone, markTaken)
	g.gone[ship]++
	g.scuttlers++
	worked := int8(die[0]) <= g.tables.Row(ship).Gun
	if worked {
		g.scuttled |= 1 << g.tables.PortAt[h]
	}
	t.Reveal(engine.Everyone &^ engine.Only(seat))
	t.Tell(engine.Event{Kind: KindScuttled, Rule: "11.7", About: counterObject(ship), On: hexObject(h),
		N: [4]int32{int32(die[0]), engine.Truth(worked)}})
	g.pop()
	if g.limbo != [maxCounters]uint8{} {
		g.flow.Push(engine.Frame{Step: stepDisposal, Seat: seat})
	}
	g.tidy(seat, h, t)
	return false
}
