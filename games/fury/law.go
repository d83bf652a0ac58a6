package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// enter carries the innermost step on by one stride. It returns true if the step waits for a seat.
func (g *State) enter(t *engine.Turn) bool { return sequence.Enter(g, g.flow.Top(), t) }

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for !g.hasFlown(t) && !g.enter(t) {
	}
}

// Pending appends the decisions now open. A step that is nobody's asks the side of its company.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.outcome != outcomeNone {
		return buf
	}
	first := len(buf)
	buf = sequence.Pending(g, buf)
	for i := first; i < len(buf); i++ {
		g.addressed(&buf[i])
	}
	return buf
}

// addressed puts a question that is to nobody to the side of its company.
func (g *State) addressed(d *engine.Decision) {
	if n := g.companyOf(d.About); d.Seat >= numSeats && n != noCompany {
		d.Seat = n.seat()
	}
}

// question returns the one that is open to a seat, or else the first; false if none is.
func (g *State) question(seat engine.Seat) (engine.Decision, bool) {
	if g.outcome != outcomeNone {
		return engine.Decision{}, false
	}
	d, asked := sequence.Question(g, seat)
	g.addressed(&d)
	return d, asked
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	return sequence.Options(g, d, buf)
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return sequence.CandidatesBy(g, d, samples, buf, terse{g})
}

// refusal returns the zero Illegal if c answers an open decision lawfully, else why it does not.
func (g *State) refusal(c engine.Choice) engine.Illegal {
	if d, asked := g.question(c.Seat); asked && d.Seat == c.Seat && d.About == c.About {
		f := g.flow.Top()
		ill := sequence.Steps[f.Step].May(g, f, d, c)
		if setsUp := c.Verb >= VerbNation && c.Verb <= VerbEdge || c.Verb == VerbHide || c.Verb >= numVerbs; ill.Why == engine.NotOpen && (setsUp || d.Ask == AskAct && rowOf(c.Verb).may == nil) {
			return whenOf(c.Verb)
		}
		return ill
	}
	return g.refuse(c)
}

// bare refuses a choice that is not one of some verbs about what is asked, without anything else.
func bare(c engine.Choice, some ...engine.Verb) engine.Illegal {
	if slices.Contains(some, c.Verb) && c == (engine.Choice{Seat: c.Seat, Verb: c.Verb, About: c.About}) {
		return engine.Illegal{}
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// refuse says why c, which nobody asked for, is not allowed.
//
// Cases 3.2, 7.2, 19.1.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	n := g.companyOf(c.About)
	switch {
	case g.outcome == outcomePoints:
		return no(whyWarOver)
	case g.outcome != outcomeNone:
		return no(whyOver)
	case c.Verb <= engine.Pass || c.Verb >= allVerbs:
		return engine.Illegal{Why: engine.NotOpen}
	case c.Verb == VerbAct && g.sleeps(c.Seat, c.On):
		return g.noHere(whyAsleep)
	case n == noCompany:
		return whenOf(c.Verb)
	case n.seat() != c.Seat:
		return no(whyNotYours)
	case g.companies[n].has(markActed):
		return no(g.whySpent(n))
	case g.companies[n].has(markAsleep):
		return g.mayWake(n)
	case g.flow.Top().Step == stepSegments && g.flow.Top().Seat == c.Seat:
		ill := no(whyPickFirst)
		ill.Near = engine.Choice{Seat: c.Seat, Verb: VerbAct, On: c.About}
		return ill
	}
	return no(whyNotItsSegment)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	sequence.Do(g, c, t)
	g.run(t)
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.outcome != outcomeNone || g.flow.Depth() == 0 {
		return int(g.turn), "over"
	}
	return int(g.turn), sequence.Steps[g.flow.At(0).Step].Phase
}
