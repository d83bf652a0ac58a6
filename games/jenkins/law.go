package jenkins

import "github.com/weathergage/weathergage/engine"

// enter carries the innermost step on by one stride. It returns true if the step waits for a seat.
func (g *State) enter(t *engine.Turn) bool { return sequence.Enter(g, g.flow.Top(), t) }

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	waits := false
	for !waits && g.result == resultNone {
		if g.touched != 0 && g.settled() {
			g.settle(t)
		}
		waits = g.enter(t)
	}
	g.touched = 0
	g.look(t)
	if !waits {
		g.flow = engine.Flow{}
	}
}

// next goes on to the following step of the turn. The innermost frame is the
// outermost too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if t.Hear && sequence.Steps[f.Step].Phase != sequence.Steps[to].Phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "6.0", N: [4]int32{int32(to)}})
	}
	*f = engine.Frame{Step: to, Seat: sequence.Steps[to].Seat}
	g.acts, g.tries = 0, [mostTries]attempt{}
	g.coverAlone()
	return false
}

// pop ends the innermost step.
func (g *State) pop() bool {
	g.flow.Pop()
	return false
}

// below is the innermost frame of a step, or nil.
func (g *State) below(step uint8) *engine.Frame {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		if f := g.flow.At(i); f.Step == step {
			return f
		}
	}
	return nil
}

// active is the seat whose phase it is.
func (g *State) active() engine.Seat { return sequence.Steps[g.flow.At(0).Step].Seat }

// Pending appends the decisions now open. Every one follows from what everybody
// sees.
func (g *State) Pending(buf []engine.Decision) []engine.Decision { return sequence.Pending(g, buf) }

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	return sequence.Options(g, d, buf)
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return sequence.Candidates(g, d, samples, buf)
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	d, asked := sequence.Question(g)
	switch {
	case !asked:
		return untimely(c.Verb, engine.Decision{Rule: "1.2"})
	case d.Seat != c.Seat:
		return g.notAsked(d, c)
	case d.About == c.About && g.allows(d, c):
		return engine.Illegal{}
	}
	return g.refuse(d, c)
}

// allows reports whether a choice is among the answers to a decision. Where they
// are many its predicate is asked alone.
func (g *State) allows(d engine.Decision, c engine.Choice) bool {
	plain := c.N == [3]int32{}
	switch {
	case d.Ask == AskPlace && c.Verb == VerbPlace && g.counterOf(c.With) != Unseen:
		k, p := g.counterOf(c.With), stackOf(c.On)
		return plain && whereOK(p) && g.mayPlace(c.Seat, k, p) == 0 &&
			g.findPiece(c.Seat, At(BoxBought, LayerOutside), c.With, 0) >= 0
	case d.Ask == AskMove && c.Verb == VerbPick:
		p := stackOf(c.On)
		return plain && c.With == engine.NoObject && p != 0 &&
			(g.acts < mostActs || g.due(c.Seat)) && g.mayPick(c.Seat, p) == 0
	case d.Ask == AskBuy && c.Verb == VerbBuy:
		k := g.counterOf(c.On)
		if !plain || c.With != engine.NoObject || k == Unseen || nthOf(c.On) > 0 {
			return false
		}
		docked, land, port := g.room(c.Seat)
		return g.mayBuy(c.Seat, k, docked, land, port) == 0
	}
	return sequence.Offers(g, d, c)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	f := g.flow.Top()
	if g.active() == c.Seat && (g.moving() || c.Verb == VerbArrange || f.Step == stepArrange) {
		g.acts++
	}
	sequence.Do(g, c, t)
	g.run(t)
}

// moving reports whether a Movement Step is on.
func (g *State) moving() bool {
	s := g.flow.At(0).Step
	return s == stepEnglishMovement || s == stepSpanishMovement
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence.Steps[g.flow.At(0).Step].Phase
}
