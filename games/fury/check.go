package fury

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// terse is a position that refuses legs of a move without a reason, and without looking for the
// farthest one that is allowed. It is no more than a pointer, so that it is not allocated.
type terse struct{ *State }

// Check is that of State, but a refusal gives no reason and no near choice.
func (q terse) Check(c engine.Choice) engine.Illegal {
	if !q.allows(&c) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

// allows reports whether a choice is lawful. For a leg it asks the quick questions first.
func (g *State) allows(c *engine.Choice) bool {
	n := g.companyOf(c.About)
	if isLeg(c.Verb) && n != noCompany && n.seat() == c.Seat && g.flow.Depth() > 0 && g.flow.Top().Step == stepAct && g.flow.Top().About == c.About {
		f := g.flow.Top()
		ill := g.mayTry(f, n, *c)
		return ill.OK() && g.canGo(f, n, c)
	}
	if c.Verb == VerbJoin && g.isTooFar(c) {
		return false
	}
	ill := g.refusal(*c)
	return ill.OK()
}

// isTooFar reports whether a company that a Colonel would lead is surely beyond what he has left, whatever the way costs.
//
// Case 6.6.
func (g *State) isTooFar(c *engine.Choice) bool {
	m := g.companyOf(c.On)
	return m != noCompany && c.Seat < numSeats && !g.post(m).Within(g.colonelAt(c.Seat), g.colonelLeft(c.Seat))
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	ill := g.refusal(c)
	near := c
	switch {
	case ill.OK():
		return ill
	case ill.Why == engine.NotOpen && !g.asksFor(c.Seat, c.Verb):
		return g.untimely(c)
	case ill.Why == engine.NotOpen && c.Verb > engine.Pass:
		ill = misnamed(c.Verb)
		if c.On != engine.NoObject && !namesAny(c.Verb) { // what it names has nothing to do with it
			ill.Why = engine.NotOpen
		}
		return ill
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

// namesAny reports whether a verb is done with anything.
func namesAny(v engine.Verb) bool {
	return int(v) < len(sequence.Verbs) && strings.Contains(sequence.Verbs[v].Says, "%O")
}

// untimely returns the refusal of a choice that nobody is asked for: a company that is fighting does nothing
// else, and of anything else it says when it is done.
//
// Case 7.3.
func (g *State) untimely(c engine.Choice) engine.Illegal {
	n := g.companyOf(c.About)
	if n != noCompany && n.seat() == c.Seat && g.companies[n].engaged() && rowOf(c.Verb).marks.has(verbCalm) {
		return no(whyFights)
	}
	return whenOf(c.Verb)
}

// asksFor reports whether what a seat is asked in a turn is ever answered with a verb.
func (g *State) asksFor(seat engine.Seat, v engine.Verb) bool {
	d, asked := g.question(seat)
	return asked && (d.Seat != seat || v <= engine.Pass || answers(d.Ask, v))
}

// answers reports whether a question is answered with a verb, by the rows of verbs. A question that none of them names
// is answered with what its step offers.
func answers(ask engine.Prompt, v engine.Verb) bool {
	named := false
	for i := range sequence.Verbs {
		if sequence.Verbs[i].Answers(ask) {
			if engine.Verb(i) == v {
				return true
			}
			named = true
		}
	}
	return !named
}

// legNear returns how far of a leg that is refused a company may go; 0 if it may not at all.
//
// Cases 8.1, 8.2.
func (g *State) legNear(c engine.Choice) int32 {
	n := g.companyOf(c.About)
	if n == noCompany || c.Verb < VerbAhead || c.Verb > VerbWheelRight || g.flow.Depth() == 0 || g.flow.Top().Step != stepAct || !g.fits(c) {
		return 0
	}
	return g.farthest(g.flow.Top(), n, c)
}

// no refuses for a reason.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: refusals[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}
