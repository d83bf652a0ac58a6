package fury

import "github.com/weathergage/weathergage/engine"

// isDue reports whether a side has a segment: something of it has yet to act, or for all that its enemy knows a company
// in ambush, unless it has said that it lies on. One that is Dumbfounded loses that as long as its enemy has one.
//
// Cases 7.2, 14.4, 18.3. Rulings R228, R626.
func (g *State) isDue(seat engine.Seat) bool {
	s := &g.sides[seat]
	return g.hasSegments(seat) || s.has(sideLurks) && !s.has(sideBides) && (!s.has(sideDumb) || g.hasSegments(foe(seat)))
}

// offerBide offers to bring an ambush out, or to lie on, and to withdraw.
//
// Cases 7.2, 14.4, 19.1. Ruling R228.
func (g *State) offerBide(seat engine.Seat, o *engine.Offer) {
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "7.2")
	g.offerHidden(seat, o)
	if g.lurks(seat) {
		o.Plain(VerbWithdraw, engine.NoObject, engine.NoObject, "19.1")
	}
}

// mayBide refuses what a side does that has nothing left to act but companies in ambush.
//
// Cases 7.2, 14.4, 19.1. Ruling R228.
func (g *State) mayBide(c engine.Choice) engine.Illegal {
	switch plain := c.With == engine.NoObject && c.N == [3]int32{}; {
	case c == engine.Choice{Seat: c.Seat, Verb: engine.Pass}:
		return engine.Illegal{}
	case plain && c.Verb == VerbAct && g.hiddenOf(c.Seat, c.On) >= 0, plain && c.Verb == VerbWithdraw && g.lurks(c.Seat):
		return g.mayPick(c)
	case c.Verb == VerbAct && g.companyOf(c.On) != noCompany:
		return g.mayPick(c)
	}
	return no(whyBides)
}

// offerHidden offers each company in ambush.
//
// Case 14.4. Ruling R217.
func (g *State) offerHidden(seat engine.Seat, o *engine.Offer) {
	for i := range g.hidden[seat] {
		if ill := g.mayShow(seat, i); ill.OK() {
			o.Plain(VerbAct, hiddenObject(seat, i), engine.NoObject, "14.4")
		}
	}
}

// openSegment asks which company acts, or whether a side that has none left stays.
//
// Cases 3.2, 19.1.
func (g *State) openSegment(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	d := sequence.Steps[f.Step].Question(f)
	if g.addressed(&d); !g.hasSegments(d.Seat) {
		d.Ask = AskBide
	}
	return append(buf, d)
}

// maySegment refuses what is no answer to either of them.
//
// Cases 3.2, 19.1.
func (g *State) maySegment(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	if d.Ask == AskBide {
		return g.mayBide(c)
	}
	return g.mayPick(c)
}
