package spain

import "github.com/weathergage/weathergage/engine"

// mostActs bounds the choices of one step of the turn, so that none goes on for ever:
// then only Pass is left, or what must be done.
const mostActs = 1500

// enter carries the innermost step on by one small stride. It returns true if the step
// waits for a seat to choose.
func (g *State) enter(t *engine.Turn) bool {
	f := g.flow.Top()
	switch fought := (f.Step == stepNaval || f.Step == stepDrown) && g.combat.Rounds > 0; { // all in the combat lies open
	case g.isOpened():
		return g.enterOpened(f, t)
	case sequence.Steps[f.Step].Phase == "" && f.Seat <= Spanish && g.veiled[f.Seat] && !fought:
		return true // what this seat may choose from cannot be seen here
	}
	return sequence.Enter(g, f, t)
}

// run carries the match on until a seat must choose or the match is over.
func (g *State) run(t *engine.Turn) {
	for g.outcome == 0 {
		if g.enter(t) {
			return
		}
	}
	g.flow = engine.Flow{}
}

// next goes on to the following step of the turn. The innermost frame is the outermost
// too.
func (g *State) next(t *engine.Turn) bool { return g.goTo(g.flow.Top().Step+1, t) }

// goTo goes on to a step of the turn.
func (g *State) goTo(to uint8, t *engine.Turn) bool {
	f := g.flow.Top()
	if phase := sequence.Steps[to].Phase; sequence.Steps[f.Step].Phase != phase {
		t.Tell(engine.Event{Kind: KindPhase, Rule: "4.2", N: [4]int32{phaseNumber(phase)}})
	}
	*f = engine.Frame{Step: to, Seat: sequence.Steps[to].Seat}
	g.acts = 0
	marks := markTaken | markHeld
	if to != stepSpanishActivation { // what has advanced before either seat chose has done so for both
		marks |= markDone
	}
	if to != stepEnglishAttrition && to != stepSpanishAttrition {
		marks |= markMoved
	}
	g.clearMarks(marks)
	g.driveExposed(t)
	return false
}

// phaseNumber returns the number of a phase in the sentence of KindPhase.
func phaseNumber(phase string) int32 {
	for i, p := range [...]string{phaseActivation, phaseNaval, phaseLand, phaseAdministrative} {
		if p == phase {
			return int32(i)
		}
	}
	return 0
}

// clearMarks takes marks off all counters, and what they have moved in the segment and with whom.
func (g *State) clearMarks(marks Mark) {
	for c := range g.units {
		g.units[c].Mark &^= marks
		g.units[c].Spent, g.units[c].With = 0, 0
	}
}

// endStep goes on to the following step of the turn when a seat has passed.
func (g *State) endStep(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.next(t) }

// decline ends a step within others when a seat has passed.
func (g *State) decline(*engine.Frame, engine.Choice, *engine.Turn) { g.pop() }

// pop ends the innermost step.
func (g *State) pop() bool {
	g.flow.Pop()
	return false
}

// Pending appends the decisions now open. Every one follows from what everybody sees.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	if g.isJoint() {
		return g.pendingJoint(buf)
	}
	return sequence.Pending(g, buf)
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	to := g.foreseen(d.Seat)
	buf = sequence.Options(to, d, buf)
	g.settled(to)
	return buf
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	to := g.foreseen(d.Seat)
	buf = sequence.Candidates(to, d, samples, buf)
	g.settled(to)
	return buf
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	if c.Seat > Spanish {
		return engine.Illegal{Why: engine.NotOpen}
	}
	to := g.foreseen(c.Seat)
	ill := allowed
	if g.isReady(c.Seat) || !sequence.Answers(to, c) {
		ill = to.refuse(c)
	}
	g.settled(to)
	return ill
}

// refuse says why c, which is not offered, is not allowed: by the rule that forbids it
// where it stands, or else by the one that says when it is done.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	if c.Verb == 0 || int(c.Verb) >= len(sequence.Verbs) || c.Verb == engine.Pass || g.flow.Depth() == 0 || c.Seat > Spanish {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if mine := g.tables.counterOf(c.With); mine != Unseen && g.tables.Seat(mine) != c.Seat {
		return no(reasonNotYours)
	}
	apart := c.Verb == VerbBesiege || c.Verb == VerbDeploy // they name nobody's units
	if isAtSea(g.flow.Top().Step) && g.isTheirs(c.Seat, c.On) && !apart {
		return no(reasonNotYours)
	}
	return sequence.Refuse(g, c)
}

// isTheirs reports whether an object is a unit or a fleet that is not the seat's own.
func (g *State) isTheirs(seat engine.Seat, o engine.Object) bool {
	if c := g.tables.counterOf(o); c != Unseen {
		return g.tables.Seat(c) != seat
	}
	side, n := fleetOf(o)
	return n != 0 && (side != seat || n > treasureFleet)
}

// no returns a refusal for a reason, by its case.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: reasons[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}

// under returns a refusal for a reason that several cases share, by one of them.
func under(rule engine.Case, why engine.Reason, n ...int32) engine.Illegal {
	ill := no(why, n...)
	ill.Rule = rule
	return ill
}

// or returns a refusal, or one for a reason if that is none.
func or(ill engine.Illegal, why engine.Reason, args ...int32) engine.Illegal {
	if ill.OK() {
		return no(why, args...)
	}
	return ill
}

// allowed is no refusal.
var allowed engine.Illegal

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	if g.isJoint() {
		g.writeOrder(c, t)
		g.run(t)
		return
	}
	g.acts++
	sequence.Do(g, c, t)
	g.run(t)
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.run(t) }

// Outcome reports how the match ended, once it has.
//
// Cases 16.0, 16.4.
func (g *State) Outcome() (engine.Outcome, bool) {
	if g.outcome == 0 {
		return engine.Outcome{Winner: engine.NoSeat}, false
	}
	return g.ending(), true
}

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	if g.flow.Depth() == 0 {
		return int(g.turn), phaseOver
	}
	return int(g.turn), sequence.Steps[g.flow.At(0).Step].Phase
}
