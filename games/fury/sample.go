package fury

import "github.com/weathergage/weathergage/engine"

// A player at random needs one candidate. It is drawn from a draft, to which what takes long to
// check is added as it is, and drawn again as long as it is none.

// Sample returns one of the candidates for d, each as likely as the others.
func (g *State) Sample(d engine.Decision, samples int, by engine.Chance, buf []engine.Option) (engine.Choice, []engine.Option) {
	o := engine.Drafting(samples, buf)
	g.offer(d, &o)
	for {
		if c, op := o.Draw(d, by); g.isCandidate(d, &c, op, samples) {
			return c, o.Options()
		}
	}
}

// isCandidate reports whether a choice of an option of a draft is a candidate.
func (g *State) isCandidate(d engine.Decision, c *engine.Choice, op *engine.Option, samples int) bool {
	if c.Verb == VerbArrive {
		return g.entersAt(d.Seat, c, op, samples)
	}
	if ill := g.refusal(*c); !ill.OK() {
		return false
	}
	n := g.companyOf(d.About)
	switch c.Verb {
	case VerbAhead, VerbDrift, VerbWheelLeft, VerbWheelRight, VerbDress:
		return isEnd(c, op) || g.isOffered(n, op)
	case VerbCharge:
		m := g.companyOf(c.On)
		return g.block(&g.companies[n]).Within(g.block(&g.companies[m]), g.chargeReach(n, m))
	case VerbRide:
		return g.canRide(d.Seat)
	}
	return true
}

// entersAt makes the number of a choice, which says the how manieth of the places along its edge
// that are tried, that place, and reports whether the company may come on there.
//
// Case 25.6.
func (g *State) entersAt(seat engine.Seat, c *engine.Choice, op *engine.Option, samples int) bool {
	n := g.reserveOf(seat, c.On)
	as, _ := g.shaped(g.companies[n], c.With)
	first, last, ok := g.entrances(n, as)
	if !ok {
		return false
	}
	sp := entranceSpan(first, last)
	if c.N[0], ok = sp.Nth(c.N[0], samples); !ok {
		return false
	}
	as = g.entry(seat, as, c.N[0])
	return g.mayComeAt(n, &as, c.N[0])
}

// isEnd reports whether the numbers of a choice are such ends of its spans as isOffered asks for.
func isEnd(c *engine.Choice, op *engine.Option) bool {
	for i, sp := range op.Span[:2] {
		if c.N[i] != sp.Min && c.N[i] != sp.Max {
			return false
		}
	}
	return c.N[2] == op.Span[2].Min
}

// addLikely adds an option if any choice of it is allowed, to a draft without a look.
func (g *State) addLikely(n companyNo, op *engine.Option, o *engine.Offer) {
	if o.Wants(op.Verb) && (o.Drafts() && hasNumbers(op) || g.isOffered(n, op)) {
		o.Add(*op)
	}
}

// hasNumbers reports whether no span of an option is empty.
func hasNumbers(op *engine.Option) bool {
	for i := range op.Span {
		if sp := &op.Span[i]; sp.Step != 0 && sp.Max < sp.Min {
			return false
		}
	}
	return true
}
