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

// chainCarries is how far chain shot does, in mm.
//
// Case 4.2.
const chainCarries = 300

// band is the column of toHit for the range.
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

// toFire asks a captain for his broadside.
//
// Case 4.1.
func (g *State) toFire(seat engine.Seat) { g.step, g.firing = firing, seat }

// offerFire asks even a captain whose shot cannot carry: not to be asked would
// tell what is loaded.
//
// Case 4.1. Ruling R2.
func (g *State) offerFire(seat engine.Seat, o *engine.Offer) {
	if ill := g.mayFire(seat); ill.OK() {
		o.Add(engine.Option{Verb: verbFire, On: shipOf(other(seat)), Rule: "4.1"})
	}
	o.Add(engine.Option{Verb: engine.Pass, Rule: "4.1"})
}

// mayFire refuses a shot that does not carry so far, and empty guns, which only
// a position set up by hand can have here.
//
// Cases 2.2, 4.2.
func (g *State) mayFire(seat engine.Seat) engine.Illegal {
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
	return seen.(*State).mayFire(d.Seat)
}

// holdFire keeps the shot in the guns.
//
// Case 4.1.
func (g *State) holdFire(t *engine.Turn) {
	t.Tell(engine.Event{Kind: heldFire, Rule: "4.1", About: shipOf(g.firing)})
	g.nextToFire()
}

// nextToFire goes on to the other captain, or to the end of the turn.
//
// Case 4.1.
func (g *State) nextToFire() {
	if g.firing == g.gage {
		g.toFire(other(g.gage))
	} else {
		g.step = nightfall
	}
}

// fireBroadside throws a die for each gun and marks the hits. Everyone learns
// what was loaded.
//
// Cases 2.2, 4.3, 4.4.
func (g *State) fireBroadside(t *engine.Turn) {
	from, to := g.firing, other(g.firing)
	guns := uint8(g.tables.Ships[from].Guns)
	thrown := t.Roll(engine.Throw{Seat: from, Dice: guns, Sides: 6,
		Seen: engine.Everyone, Rule: "4.3", About: shipOf(from)})
	what := g.hidden[from].loaded
	hits := g.countHits(&thrown)
	g.hidden[from].loaded = noShot
	t.Reveal(engine.Everyone)
	target := &g.ships[to]
	t.Tell(engine.Event{Kind: fired, Rule: "4.3", About: shipOf(from), On: shipOf(to), With: shotObject(what),
		N: [4]int32{int32(g.wanted(what)), int32(hits)}})
	if what == chain { // 4.4
		g.ships[from].chainFired++
		target.sails -= min(hits, target.sails)
		g.nextToFire()
		return
	}
	target.hull -= min(hits, target.hull)
	switch {
	case target.hull == 0:
		g.sink(to, t)
	case hits > 0 && 2*target.hull <= g.tables.Ships[to].Hull:
		g.step = striking
	default:
		g.nextToFire()
	}
}

// countHits counts the dice that hit.
//
// Case 4.3.
func (g *State) countHits(thrown *engine.Faces) int8 {
	least := g.wanted(g.hidden[g.firing].loaded)
	hits := int8(0)
	for _, face := range thrown {
		if face >= least {
			hits++
		}
	}
	return hits
}

// wanted is the least face that hits: one pip more at speed 3.
//
// Case 4.3.
func (g *State) wanted(what shot) uint16 {
	least := toHit[what][g.band()]
	if g.ships[g.firing].speed >= 3 {
		least++
	}
	return least
}
