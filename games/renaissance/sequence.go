package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
)

// A step is one of the steps of a move.
type step uint8

const (
	orders step = iota // written and sealed by both seats; everything else follows by itself
	signalling
	ranging
	movement
	greed
	gunfire
	dangers
	smallArms
	parting
	melee
	morale
	results
	numSteps = iota
)

// A stepRow is one step of a move.
type stepRow struct {
	name string
	rule engine.Case // that orders it
	// do carries it out. The first step has none, as it waits for the seats.
	do func(g *State, v *voyage, f *fight, t *engine.Turn)
}

// sequence is the order of a move. Only its first steps wait for the seats: fleet and
// ship orders, which are secret. All that follows is carried out in one go.
//
// Case 1.2.
var sequence = [numSteps]stepRow{
	orders: {name: "orders", rule: "2.2"},
	signalling: {"signals", "3.2", func(g *State, _ *voyage, _ *fight, t *engine.Turn) {
		g.muster(t)
		g.signals(t)
	}},
	ranging: {"ranging shots", "10.2", (*State).fireRanging},
	movement: {"movement", "7.0", func(g *State, v *voyage, _ *fight, t *engine.Turn) {
		before := g.onTable
		g.sail(v, t)
		g.tellMoves(v, before, t)
		g.tellBoats(t)
	}},
	greed: {"greed", "22.1", func(g *State, _ *voyage, _ *fight, t *engine.Turn) { g.covet(t) }},
	gunfire: {"gunnery", "10.0", func(g *State, v *voyage, f *fight, t *engine.Turn) {
		g.shoot(v, f, t)
		g.answer(v, f)
	}},
	dangers: {"fires, explosions, holes and gales", "17.7", func(g *State, v *voyage, f *fight, t *engine.Turn) {
		g.watchFired(f)
		g.burn(v, f, t)
		g.sinkHoled(v, t)
		g.rideGale(v, f, t)
	}},
	smallArms: {"small arms", "15.0", (*State).muskets},
	parting:   {"cutting loose", "18.4", func(g *State, _ *voyage, _ *fight, t *engine.Turn) { g.cutLoose(t) }},
	melee: {"boarding", "19.0", func(g *State, v *voyage, _ *fight, t *engine.Turn) {
		g.board(v, t)
		g.boardByBoat(t)
		g.pairOff(v)
		g.tellDeclined(t)
		g.tellSpared(t)
		g.melees(v, t)
		g.duels(v, t)
	}},
	morale: {"morale", "20.0", func(g *State, v *voyage, _ *fight, t *engine.Turn) {
		fleeing := g.fleeing()
		g.testMorale(v, t)
		g.yield(fleeing, t)
	}},
	results: {"results", "1.2", func(g *State, v *voyage, f *fight, t *engine.Turn) {
		g.restGuns(v, f)
		g.restForts(f)
		c := g.standing()
		g.watch(&c)
		g.applyResults(v, t)
	}},
}

// carryOut carries out a move whose orders have been opened.
//
// Case 1.2.
func (g *State) carryOut(t *engine.Turn) {
	room := rooms.Take()
	v, f := &room.v, &room.f
	defer rooms.Back(room)
	*room = moving{}
	for n := range shipNo(g.ofFleet()) {
		v.crew[n] = g.ships[n].men()
	}
	for at := signalling; at < numSteps; at++ {
		sequence[at].do(g, v, f, t)
	}
	g.settleMatch(t)
	if g.result == resultNone {
		g.nextMove(t)
	}
	g.onTable = 0
}

// moving is room to carry out a move.
type moving struct {
	v voyage
	f fight
}

// rooms keep it, as functions of rows are called through variables.
var rooms law.Room[moving]

// sail moves all ships together, from the place of each to where her way ends.
//
// Cases 1.2, 7.8, 18.4, 23.4.
func (g *State) sail(v *voyage, t *engine.Turn) {
	g.setSails()
	g.castOff()
	g.plan(v)
	g.grapple(v, t)
	g.proceed(v, t)
	g.arrive(v, t)
	c := g.standing()
	g.watch(&c)
	g.tellMissed(v, t)
	g.sound(t)
	g.rowBoats(t)
}

// applyResults ends the move for each ship: what takes several moves is a move
// further on, ships aground may float, and what was ordered is forgotten.
//
// Cases 1.2, 7.4, 7.6, 8.2, 17.3, 23.3. Ruling R47.
func (g *State) applyResults(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		s := &g.ships[n]
		c := g.course(n)
		stranded := g.groundedStill(v, n, t) || v.strands.has(n)
		if s.fate != afloat {
			continue // wrecked
		}
		g.passTows(n, &c, t)
		g.work(n, &c, t)
		g.repair(v, n, t)
		g.jettison(n)
		g.giveGuns(n, t)
		g.refloat(v, n, stranded, t)
		if s.fate != afloat {
			continue
		}
		g.takeToBoats(n, t)
		g.leaveWake(v, n)
		g.goAbout(v, n, &c)
		s.drift = less(s.drift)
		s.steer = less(s.steer)
		s.rested = less(s.rested)
		if v.course[n].attack { // whatever has stopped her on the way
			s.rested = g.tables.Task[AttackEvery] - 1
		}
		s.rowing = g.underWayByOars(v, n)
		g.trim(n, &c)
		g.remember(v, n)
		g.seeItThrough(n)
	}
	g.workBoats(t)
	g.carryDispatches(t)
	for n := range shipNo(g.ofFleet()) {
		g.showColours(n, t)
		g.hidden[n].forget()
		g.standDown(n)
	}
}

// forget drops the orders of a move that is over; parties stay told off.
func (h *secret) forget() {
	h.orders, h.many, h.done = [maxOrders]order{}, 0, false
}

// remember keeps what of this move counts in the next: who struck her in the beam,
// and whom her crew has lost.
//
// Cases 19.4, 19.5, 21.2. Ruling R261.
func (g *State) remember(v *voyage, n shipNo) {
	s, toll := &g.ships[n], &v.toll[n]
	s.struckBy, s.mourns = 0, 0
	for e := range shipNo(g.ofFleet()) {
		if v.rammed[e].has(n) {
			s.struckBy.add(e)
		}
	}
	if toll.leaderKilled || toll.leaderTaken {
		s.mourns |= mournsLeader
	}
	if toll.personKilled || toll.personTaken {
		s.mourns |= mournsPerson
	}
	s.rally, s.secure = less(s.rally), less(s.secure)
}

// less counts one down to 0.
func less(n uint8) uint8 {
	if n == 0 {
		return 0
	}
	return n - 1
}

// setSails sets as many sections as are ordered. Oared vessels take the whole move.
//
// Case 6.4. Ruling R330.
func (g *State) setSails() {
	for n := range shipNo(g.ofFleet()) {
		if c := g.course(n); c.has(VerbSetSail) {
			g.ships[n].canvas = min(c.canvas, uint8(g.sections(n)))
		}
	}
}

// trim leaves an oared vessel with her sail raised or lowered.
//
// Case 7.4.
func (g *State) trim(n shipNo, c *course) {
	s := &g.ships[n]
	switch {
	case c.has(VerbFurl):
		s.canvas = 0
	case c.has(VerbHoist):
		s.canvas = uint8(g.sections(n))
	}
}

// nextMove begins the next move: the wind changes and ships arrive.
//
// Cases 1.2, 5.1, 5.2.
func (g *State) nextMove(t *engine.Turn) {
	g.move++
	g.sealed = [numSeats]bool{}
	g.tell(t, engine.Event{Kind: KindMove, Rule: "1.2", N: [4]int32{int32(g.move)}})
	g.changeWind(t)
	g.reinforce(t)
}

// reinforce brings ships that come in this move.
//
// Case 1.1.
func (g *State) reinforce(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate == awaited && g.row(n).Arrives <= g.move && g.clear(n) {
			s.fate = afloat
			c := g.standing()
			g.watch(&c)
			g.tell(t, engine.Event{Kind: KindArrived, Rule: "1.1", About: g.object(n)})
		}
	}
}
