package duel

import "github.com/weathergage/weathergage/engine"

// step is a place in the sequence of play.
type step uint8

const (
	orders    step = iota // both captains decide
	gage                  // no decision
	closing               // the captain with the gage decides
	firing                // the captain of firing decides
	broadside             // no decision
	striking              // no decision
	nightfall             // no decision
	over
)

// sequence is the order of a turn: how each step is called, and its case.
var sequence = [...]struct {
	name string
	rule engine.Case
}{
	orders:    {"orders", "2.1"},
	gage:      {"gage", "3.1"},
	closing:   {"closing", "3.3"},
	firing:    {"firing", "4.1"},
	broadside: {"broadside", "4.3"},
	striking:  {"striking", "5.2"},
	nightfall: {"nightfall", "5.3"},
	over:      {"over", "5.0"},
}

// goOn carries the match to the next decision or to its end. A step that throws
// dice does so before it changes anything, so that goOn can also begin again
// where the dice ran dry.
func (g *State) goOn(t *engine.Turn) {
	for {
		switch g.step {
		case orders:
			if !g.hasAllOrders() {
				return
			}
			g.openOrders(t)
		case gage:
			g.takeGage(t)
		case broadside:
			g.fireBroadside(t)
		case striking:
			g.throwForColours(t)
		case nightfall:
			g.endTurn(t)
		case closing, firing, over:
			return
		}
	}
}

// Pending appends the decisions now open.
func (g *State) Pending(buf []engine.Decision) []engine.Decision {
	switch g.step {
	case orders:
		for seat := range numSeats {
			buf = g.askOrders(seat, buf)
		}
	case closing:
		buf = append(buf, engine.Decision{Seat: g.gage, Ask: askRun, About: shipOf(g.gage), Rule: "3.3"})
	case firing:
		buf = append(buf, engine.Decision{Seat: g.firing, Ask: askFire, About: shipOf(g.firing), Rule: "4.1"})
	}
	return buf
}

// offer gives every permitted answer to d.
func (g *State) offer(d engine.Decision, o *engine.Offer) {
	switch d.Ask {
	case askSpeed:
		g.offerSpeed(d.Seat, o)
	case askShot:
		g.offerShot(d.Seat, o)
	case askRun:
		g.offerRun(d.Seat, o)
	case askFire:
		g.offerFire(d.Seat, o)
	}
}

// Options appends every permitted answer to d.
func (g *State) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	g.offer(d, &o)
	return o.Options()
}

// Candidates appends complete choices for d.
func (g *State) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, g)
	g.offer(d, &o)
	return o.Choices()
}

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	var room [2 * numSeats]engine.Decision
	for _, d := range g.Pending(room[:0]) {
		if d.Seat != c.Seat || d.About != c.About {
			continue
		}
		o := engine.Comparing(c)
		g.offer(d, &o)
		if o.Found() {
			return g.mayRun(c)
		}
	}
	return g.refuse(c)
}

// refuse says why c, which is no answer offered to its seat, is not one: by the rule
// that forbids it, or else by the one that says when it may be done.
func (g *State) refuse(c engine.Choice) engine.Illegal {
	if c.Seat >= numSeats || c.Verb <= engine.Pass || int(c.Verb) >= len(whens) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.About != shipOf(c.Seat) {
		return engine.Illegal{Rule: "1.1", Why: notYours}
	}
	var ill engine.Illegal
	switch c.Verb {
	case verbPlot:
		if ill = g.maySpeed(c); g.step != orders || g.hidden[c.Seat].plotted {
			ill.Near = engine.Choice{}
		}
	case verbLoad:
		if c.On == shotObject(chain) {
			ill = g.mayLoad(c.Seat, chain)
		}
	case verbClose, verbSheer:
		if g.step == closing {
			ill = g.mayTakeRun(c)
		}
	case verbFire:
		if g.step == firing || g.hidden[c.Seat].loaded == noShot {
			ill = g.mayFire(c.Seat)
		}
	}
	if ill.OK() {
		ill = whens[c.Verb]
	}
	return ill
}

// whens say of each verb when it may be used, or on what.
var whens = [...]engine.Illegal{
	verbPlot:  {Rule: "2.1", Why: whenOrdered},
	verbLoad:  {Rule: "2.2", Why: whenLoaded},
	verbClose: {Rule: "3.3", Why: whenRun},
	verbSheer: {Rule: "3.3", Why: whenRun},
	verbFire:  {Rule: "4.1", Why: whenFired},
}

// Apply carries out a choice that Check allows.
func (g *State) Apply(c engine.Choice, t *engine.Turn) {
	switch c.Verb {
	case verbPlot:
		g.plot(c, t)
	case verbLoad:
		g.load(c, t)
	case verbClose, verbSheer:
		g.run(c, t)
	case verbFire:
		g.step = broadside
	case engine.Pass:
		g.pass(t)
	}
	g.goOn(t)
}

// pass holds the course, or the fire.
func (g *State) pass(t *engine.Turn) {
	if g.step == closing {
		g.holdCourse(t)
	} else {
		g.holdFire(t)
	}
}

// Resume carries on an Apply that stopped at a throw.
func (g *State) Resume(t *engine.Turn) { g.goOn(t) }

// Moment is the turn and the phase.
func (g *State) Moment() (turn int, phase string) {
	return int(g.turn), sequence[g.step].name
}
