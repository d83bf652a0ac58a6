package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepArrange is a stack at About whose owner puts another counter on
// top, or scuttles one of its ships, without moving it.

// arrangeable refuses a stack with which nothing can be done where it lies. Its
// pieces lie from lo on before hi.
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

// offerArranging offers the stacks of a seat that can be arranged.
//
// Case 4.3. Ruling R29.
func (g *State) offerArranging(seat engine.Seat, o *engine.Offer) {
	n := int(g.count[seat])
	for lo := 0; lo < n && o.Wants(VerbArrange); {
		p, hi := g.pieces[seat][lo].Place, lo+1
		for hi < n && g.pieces[seat][hi].Place == p {
			hi++
		}
		if g.arrangeable(seat, p, lo, hi) == 0 {
			o.Add(engine.Option{Verb: VerbArrange, On: stackObject(p), Rule: "4.3"})
		}
		lo = hi
	}
}

// tall reports whether a seat has a stack on the map of more than one counter:
// everybody sees that.
func (g *State) tall(seat engine.Seat) bool {
	list := g.pieces[seat][:g.count[seat]]
	for i := 1; i < len(list); i++ {
		if list[i].Place == list[i-1].Place && list[i].Place.Hex() < numHexes {
			return true
		}
	}
	return false
}

// raisable is the object that names the piece at i of a stack that begins at lo, and
// whether it can be put on top: not cargo, which lies on its ship, nor what is on top
// already, and of several that are alike only the first.
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

// offerRaise offers to put a counter that is not on top there.
//
// Case 4.3.
func (g *State) offerRaise(seat engine.Seat, lo, hi int, o *engine.Offer) {
	for i := lo + 1; i < hi && o.Wants(VerbRaise); i++ {
		if on, ok := g.raisable(seat, lo, i); ok {
			o.Add(engine.Option{Verb: VerbRaise, On: on, Rule: "4.3"})
		}
	}
}

// offerScuttle offers each kind of ship of a stack, if any may be scuttled there.
//
// Case 11.7. Ruling R108.
func (g *State) offerScuttle(seat engine.Seat, p Place, o *engine.Offer) {
	if p.Layer() == LayerShore || g.mayScuttle(seat, p.Hex()) != 0 {
		return
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if on, other := g.option(seat, lo, i, false, g.without(seat, 0)); other && g.naval(&g.pieces[seat][i]) {
			o.Add(engine.Option{Verb: VerbScuttle, On: on, Rule: "11.7"})
		}
	}
}

// openArrange asks how a stack lies, which may be held by a storm.
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
	p := stackOf(f.About)
	lo, hi := g.span(f.Seat, p)
	g.offerRaise(f.Seat, lo, hi, o)
	if g.moving() {
		g.offerScuttle(f.Seat, p, o)
	}
	o.Add(engine.Option{Verb: VerbDrop, Rule: "4.3"})
}

// doArrange does it.
//
// Cases 4.3, 11.7.
func (g *State) doArrange(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	p, seat := stackOf(f.About), f.Seat
	switch c.Verb {
	case VerbScuttle:
		g.sink(f, p, c.On)
		return
	case VerbRaise:
		g.raise(seat, g.findPiece(seat, p, c.On, 0))
	}
	g.pop()
}
