package invincible

import "weathergage/engine"

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision { return buf }

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option { return buf }

// Candidates appends complete choices for d; none wants a number.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	return buf
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal { return engine.Illegal{} }

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {}

// Outcome reports how the match ended, once it has.
func (g *State) Outcome() (engine.Outcome, bool) { return engine.Outcome{}, true }

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) { return int(g.turn), phaseOver }

// Redact forgets the other side's tactic until it is revealed.
func (g *State) Redact(viewer engine.Seat) {}

// Imagine has nothing to fill in.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {}
