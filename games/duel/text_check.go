package duel

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finish fills in what follows from the phase, and refuses what could not wait
// for a decision.
func (t *text) finish(p *lines.Reader) error {
	g := t.State
	for seat := range numSeats {
		own := &g.hidden[seat]
		if !g.in(stepOrders) && (own.plotted || own.order != noShot) {
			return p.Fail("expected orders only in the phase %s, found some in %s",
				sequence.Steps[stepOrders].Name, g.phase())
		}
		if g.hasGage() && !t.given[seat] {
			own.loaded = round
		}
		if own.loaded != noShot && own.order != noShot {
			return p.Fail("expected no order to load guns that are loaded")
		}
	}
	if g.in(stepOrders) && g.hasAllOrders() {
		return p.Fail("expected an order still to be given: all are, and would have been opened")
	}
	switch {
	case !g.hasGage():
		g.gage = 0
	case g.in(stepClosing):
		g.goTo(stepClosing, g.gage)
	case t.firing != engine.NoSeat:
		g.goTo(stepFiring, t.firing)
	default:
		g.goTo(stepFiring, g.gage)
	}
	return nil
}

// objections lists what the rules have against a position set up by hand.
//
// Cases 1.1, 1.3, 2.2, 2.3, 2.4, 3.3, 3.4, 5.1, 5.2, 5.3.
func (g *State) objections() []engine.Problem {
	var found []engine.Problem
	add := func(bad bool, rule engine.Case, about engine.Object, why string) {
		if bad {
			found = append(found, engine.Problem{Rule: rule, About: about, Why: why})
		}
	}
	rule, why := faultOfRange(g.rangeMM)
	add(why != "", rule, engine.NoObject, why)
	last := int16(g.tables.Scenarios[g.scenario].Turns)
	add(g.turn < 1 || g.turn > last, "5.3", engine.NoObject, "the scenario has no such turn")
	lost := false
	for seat := range numSeats {
		unhurt, own, hidden, ship := &g.tables.Ships[seat], &g.ships[seat], &g.hidden[seat], shipOf(seat)
		lost = lost || own.hull == 0 || own.struck
		add(own.hull > unhurt.Hull, "1.1", ship, "she has more hull than at first")
		add(own.sails > unhurt.Sails, "1.1", ship, "she has more sails than at first")
		add(own.speed > unhurt.Sails, "2.4", ship, "she makes more speed than her sails give")
		add(hidden.plotted && hidden.speed > own.sails, "2.4", ship, "more speed is ordered than her sails give")
		mayChain := own.chainFired < unhurt.Chain
		add(own.chainFired > unhurt.Chain, "2.3", ship, "she has fired more chain than she had")
		add((hidden.loaded == chain || hidden.order == chain) && !mayChain, "2.3", ship, "no chain is left")
		mustLoad := g.in(stepClosing) || g.in(stepFiring) && (seat == g.flow.Top().Seat || g.flow.Top().Seat == g.gage)
		add(mustLoad && hidden.loaded == noShot, "2.2", ship, "her guns are empty before she has fired")
	}
	add(lost && g.flow.Depth() > 0, "5.1", engine.NoObject, "a ship is lost and the match goes on")
	add(!lost && g.flow.Depth() == 0 && g.turn != last, "5.3", engine.NoObject, "the match is over before nightfall")
	return found
}
