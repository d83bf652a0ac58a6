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

// next goes on to the following step of the turn. The innermost frame is also the outermost.
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

// below returns the innermost frame of a step, or nil.
func (g *State) below(step uint8) *engine.Frame {
	for i := g.flow.Depth() - 1; i >= 0; i-- {
		if f := g.flow.At(i); f.Step == step {
			return f
		}
	}
	return nil
}

// active returns the seat whose phase it is.
func (g *State) active() engine.Seat { return sequence.Steps[g.flow.At(0).Step].Seat }

// Pending appends the open decisions. Each follows from what everybody sees.
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
	d, asked := sequence.Question(g, c.Seat)
	if asked && d.Seat == c.Seat && d.About == c.About && sequence.Offers(g, d, c) {
		return engine.Illegal{}
	}
	return g.refuse(d, asked, c)
}

// refuse returns why c does not answer d: first that it names the wrong things, then what forbids it, then when its
// verb is done. It looks only at what the seat may know.
func (g *State) refuse(d engine.Decision, asked bool, c engine.Choice) engine.Illegal {
	switch {
	case c.Verb < engine.Pass || int(c.Verb) >= len(sequence.Verbs):
		return engine.Illegal{Why: engine.NotOpen}
	case !asked:
		return notNow(c.Verb, engine.Decision{Rule: "1.2"})
	case d.Seat == c.Seat:
		if ill := g.misnamed(d, c); !ill.OK() {
			return ill
		}
	case c.Verb == engine.Pass, c.Verb == VerbDone:
		return engine.Illegal{Rule: d.Rule, Why: whyNotAsked}
	}
	if ill := sequence.Refuse(g, c); ill.Why != engine.NotNow {
		return ill
	}
	if why := g.whyIdle(c); why != 0 {
		return engine.Illegal{Rule: refusals[why].rule, Why: why}
	}
	return notNow(c.Verb, d)
}

// misnamed refuses an answer to d that is about another thing or names too much.
func (g *State) misnamed(d engine.Decision, c engine.Choice) engine.Illegal {
	if c.N != [3]int32{} {
		return engine.Illegal{Why: engine.NotOpen}
	}
	offers := func(c engine.Choice) bool { return sequence.Offers(g, d, c) }
	switch less, spare := engine.Stripped(c, offers); {
	case c.About != d.About && (spare || offers(c)):
		return engine.Illegal{Rule: d.Rule, Why: whyAbout}
	case spare:
		return engine.Illegal{Rule: d.Rule, Why: whySpare, Near: less}
	}
	return engine.Illegal{}
}

// notNow refuses a verb that does not answer d, by the case that says when it is done. A verb that ends questions of
// many cases is refused by the case of d.
//
// Cases 6.0, 6.6.
func notNow(v engine.Verb, d engine.Decision) engine.Illegal {
	ill := sequence.Verbs[v].NotNow(v)
	switch {
	case ill.Rule != "":
	case d.Ask == AskStrike:
		ill.Rule = sequence.Verbs[VerbStrike].Rule // what the table calls for must be done
	default:
		ill.Rule = d.Rule
	}
	return ill
}

// or returns the first reason, or the second if the first is 0.
func or(why, otherwise engine.Reason) engine.Reason {
	if why != 0 {
		return why
	}
	return otherwise
}

// unless returns a reason if a condition does not hold, else 0.
func unless(holds bool, why engine.Reason) engine.Reason {
	if holds {
		return 0
	}
	return why
}

// mayPass refuses to pass a question that must be settled.
//
// Cases 6.7, 9.3.
func (g *State) mayPass(c engine.Choice) engine.Reason {
	switch g.flow.Top().Step {
	case stepSupply:
		return g.maySupply(c.Seat)
	case stepLoss:
		return whyMustLose
	}
	return 0
}

// mayEnd refuses to end a step in which something must be settled first.
//
// Cases 3.5, 4.5, 6.4, 6.7, 7.2, 7.4.
func (g *State) mayEnd(c engine.Choice) engine.Reason {
	switch f := g.flow.Top(); {
	case sequence.Steps[f.Step].Ask == AskPlace:
		return g.mayEndPlacement(c.Seat)
	case sequence.Steps[f.Step].Ask == AskMove:
		h, _, _ := g.overstacked(c.Seat)
		return g.mayEndMovement(c.Seat, h)
	case f.Step == stepLanding:
		return g.mayEndLanding(f)
	case f.Step == stepSupply:
		return g.maySupply(c.Seat)
	case f.Step == stepEnglishCombat, f.Step == stepSpanishCombat:
		must, _, _ := g.combats(c.Seat)
		return unless(must == 0, whyCombat)
	}
	return 0
}

// offer offers a verb that names nothing, unless a reason forbids it.
func offer(v engine.Verb, rule engine.Case, why engine.Reason, o *engine.Offer) {
	if why == 0 {
		o.Plain(v, engine.NoObject, engine.NoObject, rule)
	}
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

// moving reports whether this is a Movement Step.
func (g *State) moving() bool {
	s := g.flow.At(0).Step
	return s == stepEnglishMovement || s == stepSpanishMovement
}

// Resume carries on an Apply that stopped at a roll.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence.Steps[g.flow.At(0).Step].Phase
}
