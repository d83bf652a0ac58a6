package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Propose returns the answer that most players would give: lose what is cheapest, or of the enemy's counters the
// dearest; fire with everything that can hit, and give a leader's dice where they hit the most; keep deception counters; land troops
// at an enemy seaport; stop where the piece was dropped; retreat to a friendly seaport, or towards one.
func (r *ruleset) Propose(s engine.State, d engine.Decision) (engine.Choice, bool) {
	g := s.(*State)
	options := g.Options(d, nil)
	best, found := engine.Option{}, false
	ashore := d.Ask == AskLanding && g.storms(d.Seat, hexOf(d.About)) && slices.ContainsFunc(options, g.landsForce)
	for _, op := range options {
		if ashore && !g.landsForce(op) || !ashore && !g.likely(d, op, len(options)) {
			continue
		}
		if !found || d.Ask == AskLoss && g.worth(op) < g.worth(best) || d.Ask == AskPrize && g.worth(op) > g.worth(best) ||
			d.Ask == AskCommit && g.aim(d.Seat, op) > g.aim(d.Seat, best) ||
			isRetreat(op) && g.refuge(d, hexOf(op.On)) > g.refuge(d, hexOf(best.On)) {
			best, found = op, true
		}
	}
	return engine.Choice{Seat: d.Seat, Verb: best.Verb, About: d.About, On: best.On, With: best.With}, found
}

// likely reports whether an option is among those that are proposed.
func (g *State) likely(d engine.Decision, op engine.Option, options int) bool {
	switch d.Ask {
	case AskLoss, AskPrize:
		return op.Verb == VerbLose
	case AskCommit:
		if op.Verb == VerbCommit && g.firesWith(engine.Choice{Seat: d.Seat, Verb: op.Verb, On: op.On, With: op.With}) == 0 {
			return !g.tables.Row(g.counterOf(op.On)).Type.Naval() // a fire ship would be spent for nothing
		}
		return true
	case AskDeceive:
		return op.Verb == engine.Pass
	case AskRetreat, AskFlight:
		return isRetreat(op)
	case AskSail, AskMarch:
		return g.flow.Top().Code > 0 && (op.Verb == VerbStop || op.Verb == VerbDone)
	case AskLanding:
		dock := g.flow.Top().N[landingShips] != 0 && g.friendlyHex(d.Seat, hexOf(d.About))
		return dock && op.Verb == VerbDock || !dock && op.Verb == VerbDone
	}
	return options == 1
}

// isRetreat reports whether an option takes what is beaten to another hex.
func isRetreat(op engine.Option) bool { return op.Verb == VerbRetreat }

// refuge returns how good a hex is to retreat to, as far as the seat sees: a friendly seaport best, else one where the
// enemy's ships cannot intercept and no disease is rolled for, and of such the nearest to a friendly seaport.
//
// Cases 7.2, 7.5, 9.1, 9.2.
func (g *State) refuge(d engine.Decision, h Hex) int {
	if g.friendlyHex(d.Seat, h) {
		return numHexes
	}
	best := -numHexes
	for port := range g.tables.Ports {
		if at := g.tables.Ports[port].Hex; g.friendly(d.Seat, Port(port)) {
			best = max(best, -Grid.Distance(h, at))
		}
	}
	if d.Ask == AskRetreat && g.couldTry(foe(d.Seat), h, 0) || d.Ask == AskFlight && g.tables.PortAt[h] == 0 {
		best -= numHexes
	}
	return best
}

// storms reports whether a hex is a seaport that its owner would have to be driven from.
func (g *State) storms(seat engine.Seat, h Hex) bool {
	return g.tables.PortAt[h] != 0 && !g.friendlyHex(seat, h)
}

// landsForce reports whether an option lands what fights ashore, or supplies.
func (g *State) landsForce(op engine.Option) bool {
	row := g.tables.Row(g.counterOf(op.On))
	return op.Verb == VerbLand && (row.Land > 0 || row.Type == Supplies)
}

// mostDice bounds the dice of one counter with which aim counts.
const mostDice = 4

// aim returns what a choice of fire adds to the hits that are expected, in parts of 6 to the power of mostDice+1: what
// fires by itself first, then a leader's die, of which those of one counter hit together at most once.
//
// Case 9.1.
func (g *State) aim(seat engine.Seat, op engine.Option) int {
	if op.Verb == VerbDone {
		return -1
	}
	if op.Verb != VerbDirect {
		return 6 * 6 * 6 * 6 * 6 * 6
	}
	cb := &g.combat
	for n := range cb.NumShots[seat] {
		if on, other := cb.shooter(seat, n); !other || on != op.On {
			continue
		}
		s := &cb.Shots[seat][n]
		hits, dice := int(hitsWith(s)), min(int(cb.diceIn(seat, s.Group)), mostDice)
		for i := range mostDice {
			if i < dice {
				hits *= 6 - int(hitsWith(s))
			} else {
				hits *= 6
			}
		}
		return hits
	}
	return 0
}

// worth returns what the owner loses with the counter of an option: the first of its name, and all that goes down with
// a ship.
func (g *State) worth(op engine.Option) int {
	sum := g.worthOf(g.counterOf(op.On))
	seat, i, lands := g.givenUp(op)
	if i < 0 || lands || !g.naval(&g.pieces[seat][i]) {
		return sum
	}
	for j := i - 1; j >= 0 && g.pieces[seat][j].Place == g.pieces[seat][i].Place && !g.naval(&g.pieces[seat][j]); j-- {
		if aboard := &g.pieces[seat][j]; g.cargo(aboard) {
			sum += g.worthOf(aboard.Counter)
		}
	}
	return sum
}

// givenUp returns the index of the piece that an option gives up, or -1, its seat, and whether what it carries steps
// ashore.
//
// Cases 6.7, 6.8, 9.3.
func (g *State) givenUp(op engine.Option) (seat engine.Seat, i int, lands bool) {
	switch f := g.flow.Top(); f.Step {
	case stepSupply:
		return f.Seat, g.starved(f.Seat, op.On, hexOf(op.With)), false
	case stepLoss:
		seat, _, lo, hi := g.lossRange(f)
		i = g.named(seat, lo, hi, op.On, f.Seat != seat, g.losableAt(f, op.With))
		return seat, i, i >= 0 && f.Code == lossShip && g.canStepAshore(seat, g.pieces[seat][i].Place.Hex())
	}
	return 0, -1, false
}

// worthOf returns the value of a counter by its cost, then by how it fights. A counter that can never be bought again
// is dear.
func (g *State) worthOf(c Counter) int {
	row := g.tables.Row(c)
	cost := int(row.Cost)
	if cost == 0 {
		cost = 8
	}
	return 100*cost + 10*int(row.Gun+row.Land) + int(row.Cannonade+row.Naval+row.Tactics)
}
