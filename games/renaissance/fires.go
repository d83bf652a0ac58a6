package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A fire is what burns aboard a ship.
//
// Cases 16.0, 16.1.
type fire struct {
	how       FireResult // FireOut if nothing burns
	tests     uint8      // made of this fire
	moves     uint8      // since it got out of control
	entangled uint8      // moves locked with a ship whose fire is out of control
	shaken    bool       // a ship exploded close by in the last move
}

var fireWords = []string{"out", "burns", "half", "quarter", "wild"}

// mostFire is the most moves or tests that are counted.
const mostFire = 20

// ablaze reports whether a fire stops a ship's way: she slows down and drifts.
//
// Case 16.0. Ruling R201.
func (g *State) ablaze(n shipNo) bool {
	how := g.ships[n].fire.how
	return how == FireHalf || how == FireQuarter
}

// wild reports whether a fire is out of control.
//
// Case 16.1.
func (g *State) wild(n shipNo) bool { return g.ships[n].fire.how == FireWild }

// fireEffect returns what part of their damage points guns do aboard a ship that burns; out of control,
// nobody serves them.
//
// Case 16.0. Rulings R201, R392.
func (g *State) fireEffect(n shipNo) (part, of int32) {
	switch g.ships[n].fire.how {
	case FireHalf:
		return 1, 2
	case FireQuarter:
		return 1, 4
	case FireWild:
		return 0, 1
	}
	return 1, 1
}

// burn makes the fire tests of the move, and throws for the ships on which a fire is
// out of control. All read the state as the step begins. Of the tests for several red
// hot shot the worst counts.
//
// Cases 16.0, 16.1, 25.5. Rulings R190, R434, R14, R200, R203, R380.
func (g *State) burn(v *voyage, f *fight, t *engine.Turn) {
	blown := g.explode(v, t)
	var was [MaxShips]fire
	for n := range shipNo(g.ofFleet()) {
		was[n] = g.ships[n].fire
	}
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || was[n].how == FireWild {
			continue
		}
		touched := g.nextToWild(v, n, &was)
		if s.fire.entangled = more(s.fire.entangled, touched != noShip); s.fire.entangled > mostFire {
			s.fire.entangled = mostFire
		}
		near := blown & g.closeTo(n, blown)
		causes := f.burns.has(n) || f.through.has(n) || f.behind.has(n) || touched != noShip ||
			was[n].shaken || near != 0 || was[n].how != FireOut || g.kindles(n) || f.hot[n] > 0
		s.fire.shaken = false
		before, worst := s.fire, fire{}
		for i := 0; causes && i < max(1, int(f.hot[n])); i++ {
			s.fire = before
			if g.testFire(f, n, touched, near != 0, was[n].shaken, t); s.fire.how >= worst.how {
				worst = s.fire
			}
			s.fire = worst
		}
	}
	g.burnForts(f, t)
	g.shake(blown)
	g.setAlight(t)
}

// nextToWild returns a ship locked with one on which a fire was out of control, since the move before or
// longer; noShip if there is none.
//
// Case 16.0. Ruling R310.
func (g *State) nextToWild(v *voyage, n shipNo, was *[MaxShips]fire) shipNo {
	for e := range shipNo(g.ofFleet()) {
		if g.ships[n].foul.has(e) && v.locked[n].has(e) && g.ships[e].fate == afloat && was[e].how == FireWild && was[e].moves > 0 {
			return e
		}
	}
	return noShip
}

// closeTo returns those of some ships that were in contact with a ship.
//
// Case 16.0. Ruling R203.
func (g *State) closeTo(n shipNo, of squad) (near squad) {
	for e := range shipNo(g.ofFleet()) {
		if of.has(e) && plane.Touching(g.base(n), g.base(e)) {
			near.add(e)
		}
	}
	return near
}

// explode throws for each ship on which a fire is out of control, and returns those
// that explode.
//
// Case 16.1. Ruling R200.
func (g *State) explode(v *voyage, t *engine.Turn) (blown squad) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || s.fire.how != FireWild {
			continue
		}
		g.weigh().add(countedMoves, int(s.fire.moves))
		dice := g.throw(t, 2, "16.1", g.object(n))
		throw := dice.Sum() + int(s.fire.moves)
		s.fire.moves = min(s.fire.moves+1, mostFire)
		if spent := g.burnFuse(n); spent || g.explodesAt(throw) {
			blown.add(n)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if blown.has(n) {
			g.hidden[n].fuse = 0
			g.lose(v, n, explodes, "16.1", t)
		}
	}
	return blown
}

// explodesAt reports whether a fire out of control reaches the powder at a total.
//
// Case 16.1.
func (g *State) explodesAt(total int) bool { return total >= int(g.tables.Figure[ExplodesAt]) }

// shake marks the ships near to one that has exploded: they test in the next move.
//
// Case 16.0. Ruling R203.
func (g *State) shake(blown squad) {
	for e := range shipNo(g.ofFleet()) {
		for n := range shipNo(g.ofFleet()) {
			if blown.has(e) && g.ships[n].fate == afloat &&
				plane.Within(g.base(n), g.base(e), g.tables.Distance[ExplosionReach]) {
				g.ships[n].fire.shaken = true
			}
		}
	}
}

// testFire makes the fire test of one ship.
//
// Cases 16.0, 21.3. Rulings R14, R15, R201, R312, R380.
func (g *State) testFire(f *fight, n, touched shipNo, contact, shaken bool, t *engine.Turn) {
	s, w := &g.ships[n], g.weigh()
	add := func(applies bool, factor FactorNo, times int) { g.when(w, applies, factor, times) }
	start := g.nominal(n)
	lost := start - s.soldiers - s.mariners - s.away
	add(2*int(lost) > int(start), FireHalfCrew, 1)
	add(4*int(lost) > 3*int(start), FireMostCrew, 1)
	add(g.halfSilenced(n), FireBatteries, 1)
	add(g.dismasted(n) && s.over == [2]Sections{}, FireDismasted, 1)
	add(f.through.has(n), FireMasked, 1)
	add(touched != noShip, FireEntangled, int(s.fire.entangled))
	add(touched != noShip && g.upwind(n, touched) && int16(g.beaufortOn(n)) > g.tables.Figure[UpwindFire], FireUpwind, 1)
	add(shaken, FireExploded, 1)
	add(contact, FireContact, 1)
	add(s.fire.tests >= 2, FireStill, int(s.fire.tests)-1)
	add(g.air.weather == Storm, FireStorm, 1)
	add(f.seared.has(n), FireRedHot, 1)
	add(g.kindles(n), FireCorsair, 1)
	add(g.quenches(n), FireBoarders, 1)
	total := w.sum()
	dice := g.throw(t, 2, "16.0", g.object(n))
	total += dice.Sum()
	s.fire.how = g.fireAt(n, total)
	s.fire.tests = min(s.fire.tests+1, mostFire)
	if s.fire.how == FireOut {
		s.fire.tests = 0
	}
	g.tell(t, engine.Event{Kind: KindFireTest, Rule: "16.0", About: g.object(n), N: [4]int32{int32(total), int32(s.fire.how)}})
}

// fireAt returns how a fire goes on aboard a ship at a total of the fire test.
//
// Case 16.0. Ruling R201.
func (g *State) fireAt(n shipNo, total int) FireResult {
	if how := byTotal(g.tables.FireBy, total); how != FireBurns || !g.ablaze(n) {
		return how
	}
	return g.ships[n].fire.how
}

// halfSilenced reports whether half of a ship's batteries or more are gone.
//
// Case 16.0.
func (g *State) halfSilenced(n shipNo) bool {
	left, had := g.batteries(n)
	return had > 0 && 2*left <= had
}

// upwind reports whether a ship lies up wind of another.
//
// Case 16.0. Ruling R15.
func (g *State) upwind(n, of shipNo) bool {
	way := g.base(of).Centre().Bearing(g.base(n).Centre())
	return way.Off(g.air.from) < plane.Full/4
}
