package duel

import "github.com/weathergage/weathergage/engine"

// toHit is the least face of a die that hits, by shot and range; 0: it does not
// carry so far.
//
// Cases 4.2, 4.3.
var toHit = [...][4]uint16{
	//      alongside  100 mm  300 mm  600 mm
	round: {3 /*    */, 4 /**/, 5 /**/, 6},
	chain: {3 /*    */, 4 /**/, 5 /**/, 0},
}

// dieSides is how many sides a die has.
const dieSides = 6

// chainCarries is how far chain shot does, in mm.
//
// Case 4.2.
const chainCarries = 300

// band returns the column of toHit for the range.
func (g *State) band() int {
	switch {
	case g.rangeMM == 0:
		return 0
	case g.rangeMM <= 100:
		return 1
	case g.rangeMM <= chainCarries:
		return 2
	}
	return 3
}

// offerFire asks even a captain whose shot cannot carry: not to be asked would
// tell what is loaded.
//
// Case 4.1. Ruling R2.
func (g *State) offerFire(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if ill := g.carries(d.Seat); ill.OK() {
		o.Add(engine.Option{Verb: verbFire, On: shipOf(other(d.Seat)), Rule: "4.1"})
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "4.1"})
}

// mayFire refuses empty guns at any time, and while a captain fires, shot that does not carry so far.
//
// Cases 2.2, 4.2.
func (g *State) mayFire(c engine.Choice) engine.Illegal {
	if !g.in(stepFiring) && g.hidden[c.Seat].loaded != noShot {
		return engine.Illegal{}
	}
	return g.carries(c.Seat)
}

// carries refuses a shot that does not carry so far, and empty guns, which a captain who is
// asked to fire has only in a position set up by hand.
//
// Cases 2.2, 4.2.
func (g *State) carries(seat engine.Seat) engine.Illegal {
	switch what := g.hidden[seat].loaded; {
	case what == noShot:
		return engine.Illegal{Rule: "2.2", Why: gunsEmpty}
	case what == chain && toHit[chain][g.band()] == 0:
		return engine.Illegal{Rule: "4.2", Why: doesNotCarry, N: [3]int32{chainCarries, g.rangeMM}}
	}
	return engine.Illegal{}
}

// Excuse says why a captain who is asked for his broadside can only hold his fire.
//
// Cases 2.2, 4.2. Ruling R2.
func (r *ruleset) Excuse(seen engine.State, d engine.Decision) engine.Illegal {
	if d.Ask != askFire {
		return engine.Illegal{}
	}
	return seen.(*State).carries(d.Seat)
}

// fire lets a broadside go, or keeps the shot in the guns.
//
// Case 4.1.
func (g *State) fire(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == verbFire {
		g.goTo(stepBroadside, f.Seat)
		return
	}
	t.Tell(engine.Event{Kind: heldFire, Rule: "4.1", About: shipOf(f.Seat)})
	g.nextToFire(f.Seat)
}

// nextToFire goes on from the captain who has fired to the other one, or to the end of the turn.
//
// Case 4.1.
func (g *State) nextToFire(from engine.Seat) {
	if from == g.gage {
		g.goTo(stepFiring, other(from))
	} else {
		g.goTo(stepNightfall, engine.NoSeat)
	}
}

// fireBroadside throws a die for each gun and marks the hits. Everyone learns
// what was loaded.
//
// Cases 2.2, 4.3, 4.4.
func (g *State) fireBroadside(f *engine.Frame, t *engine.Turn) (waits bool) {
	from, to := f.Seat, other(f.Seat)
	guns := uint8(g.tables.Ships[from].Guns)
	thrown := t.Roll(engine.Throw{Seat: from, Dice: guns, Sides: 6,
		Seen: engine.Everyone, Rule: "4.3", About: shipOf(from)})
	what := g.hidden[from].loaded
	least := g.wanted(from)
	hits := countHits(&thrown, least)
	g.hidden[from].loaded = noShot
	t.Reveal(engine.Everyone)
	target := &g.ships[to]
	t.Tell(engine.Event{Kind: fired, Rule: "4.3", About: shipOf(from), On: shipOf(to), With: shotObject(what),
		N: [4]int32{int32(least), int32(hits)}})
	switch {
	case what == chain: // 4.4
		g.ships[from].chainFired++
		target.sails -= min(hits, target.sails)
		g.nextToFire(from)
		return false
	case hits > 0 && 2*(target.hull-hits) <= g.tables.Ships[to].Hull:
		g.goTo(stepStriking, from)
	default:
		g.nextToFire(from)
	}
	if target.hull -= min(hits, target.hull); target.hull == 0 {
		g.sink(to, t)
	}
	return false
}

// countHits counts the dice that show at least so much.
//
// Case 4.3.
func countHits(thrown *engine.Faces, least uint16) int8 {
	hits := int8(0)
	for _, face := range thrown {
		if face >= least {
			hits++
		}
	}
	return hits
}

// wanted returns the least face with which a ship hits: one pip more at speed 3.
//
// Case 4.3.
func (g *State) wanted(from engine.Seat) uint16 {
	least := toHit[g.hidden[from].loaded][g.band()]
	if g.ships[from].speed >= 3 {
		least++
	}
	return least
}

// canHit reports whether a face of a die is enough for the loaded shot, which carries as far as the enemy.
//
// Case 4.3.
func (g *State) canHit(from engine.Seat) bool { return g.wanted(from) <= dieSides }
