package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepArrange is a stack at About. Its owner puts another counter on top, or scuttles one of its ships,
// without moving it.

// arrangeable refuses a stack with which nothing can be done where it lies. Its pieces are those from lo to before hi.
//
// Cases 4.3, 11.7. Rulings R29, R108.
func (g *State) arrangeable(seat engine.Seat, p Place, lo, hi int) engine.Reason {
	switch {
	case g.acts >= mostActs:
		return whyActs
	case lo == hi || p.Hex() >= numHexes:
		return whyNoStack
	}
	for i := lo + 1; i < hi; i++ {
		if _, ok := g.raisable(seat, lo, i); ok {
			return 0
		}
	}
	if g.moving() && p.Layer() != LayerShore && g.mayScuttle(seat, p.Hex()) == 0 {
		return 0
	}
	return whyInOrder
}

// offerStacks offers each stack of a seat that can be picked, and to arrange those that cannot.
//
// Cases 4.3, 7.0. Ruling R29.
func (g *State) offerStacks(seat engine.Seat, o *engine.Offer) {
	moving, n := g.moving(), int(g.count[seat])
	if !o.Wants(VerbPick, VerbArrange) {
		n = 0
	}
	for lo := 0; lo < n; {
		p, hi := g.pieces[seat][lo].Place, lo+1
		for hi < n && g.pieces[seat][hi].Place == p {
			hi++
		}
		switch {
		case moving && g.pickable(seat, p, lo, hi) == 0:
			o.Plain(VerbPick, stackObject(p), engine.NoObject, "7.0")
		case g.arrangeable(seat, p, lo, hi) == 0:
			o.Plain(VerbArrange, stackObject(p), engine.NoObject, "4.3")
		}
		lo = hi
	}
}

// mayArrange refuses a stack that can be picked, one in which nothing can be arranged, and any stack while combats
// wait.
//
// Cases 4.3, 6.4. Ruling R29.
func (g *State) mayArrange(c engine.Choice) engine.Reason {
	p := stackOf(c.On)
	lo, hi := g.span(c.Seat, p)
	must, _, _ := g.combats(c.Seat)
	switch {
	case lo == hi:
		return whyNoneHere
	case g.moving() && g.pickable(c.Seat, p, lo, hi) == 0:
		return whyPickable
	case !g.moving() && must > 0:
		return whyArrangeLater
	}
	return g.arrangeable(c.Seat, p, lo, hi)
}

// arrange asks what to do with a stack where it lies.
//
// Case 4.3.
func (g *State) arrange(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.flow.Push(engine.Frame{Step: stepArrange, Seat: c.Seat, About: c.On})
}

// tall reports whether a seat has a stack on the map of more than one counter. Everybody can see that.
func (g *State) tall(seat engine.Seat) bool {
	list := g.pieces[seat][:g.count[seat]]
	for i := 1; i < len(list); i++ {
		if list[i].Place == list[i-1].Place && list[i].Place.Hex() < numHexes {
			return true
		}
	}
	return false
}

// raisable returns the object that names the piece at i of a stack that begins at lo, and whether it can be put on top.
// Cargo cannot, as it lies on its ship, nor can what is on top already; of several that are alike only the first can.
//
// Cases 4.1, 4.3.
func (g *State) raisable(seat engine.Seat, lo, i int) (engine.Object, bool) {
	list := &g.pieces[seat]
	on, other := g.option(seat, lo, i, false, g.without(seat, 0))
	if g.cargo(&list[i]) || !other {
		return on, false
	}
	for j := lo; j < i; j++ {
		if !g.cargo(&list[j]) || !g.naval(&list[i]) {
			return on, true
		}
	}
	return on, false
}

// offerRaise offers to put each counter of a stack on top that is not there yet.
//
// Case 4.3.
func (g *State) offerRaise(f *engine.Frame, taken bool, o *engine.Offer) {
	if !o.Wants(VerbRaise) || g.mayReorder(f, taken) != 0 {
		return
	}
	lo, hi := g.span(f.Seat, stackOf(f.About))
	for i := lo + 1; i < hi; i++ {
		if on, ok := g.raisable(f.Seat, lo, i); ok {
			o.Plain(VerbRaise, on, engine.NoObject, "4.3")
		}
	}
}

// mayReorder refuses to change the order of a stack of which part has been taken, and of one off the map.
//
// Case 4.3.
func (g *State) mayReorder(f *engine.Frame, taken bool) engine.Reason {
	return unless(f.Step == stepArrange || !taken && onMap(stackOf(f.About)), whyNotRaised)
}

// mayRaise refuses a counter that cannot be put on top of its stack.
//
// Case 4.3.
func (g *State) mayRaise(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	p := stackOf(f.About)
	if why := g.mayReorder(f, g.anyMarked(c.Seat, p, markTaken)); why != 0 {
		return why
	}
	lo, hi := g.span(c.Seat, p)
	for i := lo + 1; i < hi; i++ {
		if on, ok := g.raisable(c.Seat, lo, i); ok && on == c.On {
			return 0
		}
	}
	return whyNotRaised
}

// raiseNamed puts a counter on top of its stack. That settles a stack that was not picked.
//
// Case 4.3.
func (g *State) raiseNamed(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.raise(c.Seat, g.findPiece(c.Seat, stackOf(f.About), c.On, 0))
	if f.Step == stepArrange {
		g.pop()
	}
}

// openArrange asks which counter of a stack goes on top, and says so if a storm holds the stack.
//
// Cases 4.3, 8.1.
func (g *State) openArrange(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := engine.Decision{Seat: f.Seat, About: f.About, Ask: AskArrange, Rule: "4.3"}
	if g.moving() && g.stormy(stackOf(f.About).Hex()) {
		d.Ask, d.Rule = AskHeld, "8.1"
	}
	return append(buf, d)
}

// offerArrange offers what can be done with a stack where it lies.
//
// Cases 4.3, 11.7.
func (g *State) offerArrange(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	g.offerRaise(f, false, o)
	g.offerScuttle(f, o)
	o.Plain(VerbDrop, engine.NoObject, engine.NoObject, "4.3")
}

// drop puts a picked stack down, leaves a stack as it lies, or lets a stack that waited for another go on alone.
//
// Cases 4.3, 7.0. Ruling R31.
func (g *State) drop(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if f.Step == stepPick {
		g.mark(c.Seat, stackOf(f.About), 0, markTaken)
	}
	g.pop()
}
