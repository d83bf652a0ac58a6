package duel

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// The steps of a turn. A match that is over is in none.
const (
	stepOrders    uint8 = 1 + iota // both captains decide
	stepGage                       // no decision
	stepClosing                    // the captain with the gage decides
	stepFiring                     // the captain of its frame decides
	stepBroadside                  // of the captain of its frame; no decision
	stepStriking                   // the same
	stepNightfall                  // no decision
)

// over is what positions call the phase of a match that is over.
const over = "over"

// sequence is the steps of a turn and the verbs, in the order of the handbook.
var sequence law.Law[*State]

func init() {
	sequence.Steps = []law.Step[*State]{
		stepOrders: {Name: "orders", Rule: "2.1",
			Enter: (*State).openOrders, Open: (*State).askOrders, Offer: (*State).offerOrders, Do: (*State).order},
		stepGage:      {Name: "gage", Rule: "3.1", Enter: (*State).takeGage},
		stepClosing:   {Name: "closing", Rule: "3.3", Ask: askRun, Offer: (*State).offerRun, Do: (*State).run},
		stepFiring:    {Name: "firing", Rule: "4.1", Ask: askFire, Offer: (*State).offerFire, Do: (*State).fire},
		stepBroadside: {Name: "broadside", Rule: "4.3", Enter: (*State).fireBroadside},
		stepStriking:  {Name: "striking", Rule: "5.2", Enter: (*State).throwForColours},
		stepNightfall: {Name: "nightfall", Rule: "5.3", Enter: (*State).endTurn},
	}
	sequence.Verbs = []law.Verb[*State]{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Hold on"}},
		verbPlot: {Rules: law.May((*State).maySpeed), VerbWords: engine.VerbWords{
			Name: "plot", Says: "Make speed %1", Wants: []engine.Unit{engine.Count},
			Rule: "2.1", When: "a captain orders one speed, 0 or more, at the start of each turn"}},
		verbLoad: {Rules: law.May((*State).mayLoad), VerbWords: engine.VerbWords{
			Name: "load", Says: "Load %O",
			Rule: "2.2", When: "a captain orders round or chain at the start of a turn, if his guns are empty"}},
		verbClose: {Rules: law.May((*State).mayRun), VerbWords: engine.VerbWords{
			Name: "close", Says: "Close %O by %1 mm", Wants: []engine.Unit{engine.Length},
			Rule: "3.3", When: "after the orders are opened, the ship with the weather gage may run 5 mm or more"}},
		verbSheer: {Rules: law.May((*State).mayRun), VerbWords: engine.VerbWords{
			Name: "sheer", Says: "Sheer off from %O by %1 mm", Wants: []engine.Unit{engine.Length},
			Rule: "3.3", When: "after the orders are opened, the ship with the weather gage may run 5 mm or more"}},
		verbFire: {Rules: law.May((*State).mayFire), VerbWords: engine.VerbWords{
			Name: "fire", Says: "Fire at %O",
			Rule: "4.1", When: "each captain may fire at the enemy once a turn, after the ships have closed"}},
	}
}

// goTo goes on to a step of a seat, or of nobody.
func (g *State) goTo(step uint8, seat engine.Seat) {
	*g.flow.Top() = engine.Frame{Step: step, Seat: seat}
	if step == stepClosing || step == stepFiring {
		g.flow.Top().About = shipOf(seat)
	}
}

// Pending appends the decisions now open.
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
	switch {
	case c.Seat >= numSeats || int(c.Verb) >= len(sequence.Verbs):
		return engine.Illegal{Why: engine.NotOpen}
	case c.Verb > engine.Pass && c.About != shipOf(c.Seat):
		return engine.Illegal{Rule: "1.1", Why: notYours}
	}
	return sequence.Check(g, c)
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) { sequence.Apply(g, c, t) }

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { sequence.Run(g, t) }

// Moment returns the turn and the phase.
func (g *State) Moment() (turn int, phase string) { return int(g.turn), g.phase() }

// phase returns the name of the step, or of the end.
func (g *State) phase() string {
	if g.flow.Depth() == 0 {
		return over
	}
	return sequence.Steps[g.flow.Top().Step].Name
}

// in reports whether the match is in a step.
func (g *State) in(step uint8) bool { return g.flow.Depth() > 0 && g.flow.Top().Step == step }

// hasGage reports whether one of the ships has the weather gage and waits for its captain or the other's.
func (g *State) hasGage() bool { return g.in(stepClosing) || g.in(stepFiring) }
