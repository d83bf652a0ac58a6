package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/geo/plane"
)

// A player at random needs one candidate. It is drawn from a draft, to which what takes long to
// check is added as it is, and drawn again as long as it is none.

// drafts is room for them.
var drafts law.Room[engine.Offer]

// Sample returns one of the candidates for d, each as likely as the others.
func (g *State) Sample(d engine.Decision, samples int, by engine.Chance, buf []engine.Option) (engine.Choice, []engine.Option) {
	o := drafts.Take()
	*o = engine.Drafting(samples, buf)
	sequence.Offer(g, d, o)
	for {
		if c, op := o.Draw(d, by); g.isCandidate(d, &c, op, samples) {
			buf = o.Options()
			*o = engine.Offer{}
			drafts.Back(o)
			return c, buf
		}
	}
}

// isCandidate reports whether a choice of an option of a draft is a candidate.
func (g *State) isCandidate(d engine.Decision, c *engine.Choice, op *engine.Option, samples int) bool {
	if c.Verb == VerbArrive {
		return g.entersAt(d.Seat, c, op, samples)
	}
	n := g.companyOf(d.About)
	if isLeg(c.Verb) && g.endsOff(n, c) {
		return false
	}
	if !g.allows(c) {
		return false
	}
	if c.Verb == VerbCharge {
		m := g.companyOf(c.On)
		return g.block(&g.companies[n]).Within(g.block(&g.companies[m]), g.chargeReach(n, m))
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

// addLikely adds an option if any choice of it is allowed, and without a look where its choices are checked anyway.
func (g *State) addLikely(n companyNo, op *engine.Option, o *engine.Offer) {
	if o.Wants(op.Verb) && !g.isHopeless(n, op) && hasNumbers(op) && (o.Sifts(op) || g.isOffered(n, op)) {
		o.Add(*op)
	}
}

// isHopeless reports whether no choice of an option is allowed, as far as that is seen at a glance.
func (g *State) isHopeless(n companyNo, op *engine.Option) bool {
	spent := rowOf(op.Verb).spent
	return spent != nil && spent(&g.companies[n], g.flow.Top().Code)
}

// isLeg reports whether a verb is that of a leg of a move.
//
// Case 8.2.
func isLeg(v engine.Verb) bool { return rowOf(v).marks.has(verbLeg) }

// endsOff reports whether a leg surely brings a company off the table, where nobody may go: a
// corner of its front is farther out than bases may overlap.
//
// Cases 8.2, 8.4.
func (g *State) endsOff(n companyNo, choice *engine.Choice) bool {
	c := &g.companies[n]
	half := g.block(c).Front() / 2
	at, facing := c.at, c.facing
	switch by := plane.Angle(choice.N[0]) * tenth; choice.Verb {
	case VerbWheelLeft:
		facing = facing.Turn(-by)
		at = at.Go(c.facing.Turn(-90*plane.Degree), half).Go(facing.Turn(90*plane.Degree), half)
	case VerbWheelRight:
		facing = facing.Turn(by)
		at = at.Go(c.facing.Turn(90*plane.Degree), half).Go(facing.Turn(-90*plane.Degree), half)
	default:
		at = at.Go(facing.Turn(plane.Angle(choice.N[1])*tenth), choice.N[0])
	}
	side := plane.Step(facing.Turn(90*plane.Degree), half)
	const off = 4 * plane.Touch
	x, y := max(side.X, -side.X)-off, max(side.Y, -side.Y)-off
	return at.X < x || at.Y < y || at.X > g.ground.width-x || at.Y > g.ground.depth-y
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
