package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A lust is what a greedy commander has been tested for: the same ship does not tempt
// him again unless she has been away, or has come to be worth more.
//
// Case 22.1. Ruling R294.
type lust struct {
	of, on shipNo // whose commander, and for which ship
	factor uint8  // her greed list factor when he was tested
	spare  bool   // never set; makes the whole free of padding
}

// maxLusts is the most that a position remembers: some ten for every rogue of the
// largest scenario. The oldest is forgotten first.
const maxLusts = 32

// greedy reports whether a ship is commanded by one whom prizes tempt: an English
// Sea-Dog, Barbarossa among them by his ships, or a Barbary corsair.
//
// Case 22.1. Ruling R88.
func (g *State) greedy(n shipNo) bool {
	s := &g.ships[n]
	if s.fate != afloat || s.colours != flying {
		return false
	}
	switch g.row(n).Nation {
	case English:
		return g.senior(n, SeaDog, SeaDog) >= 0
	case Barbary:
		return g.senior(n, Captain, CinC) >= 0 || !s.headless && g.unnamedCaptain(n)
	}
	return false
}

// covet tests greedy commanders for the enemies they see close by, once they have
// moved. One who is overcome is after the best of them from his next orders on.
//
// Cases 22.1, 22.2, 22.3. Rulings R288, R294.
func (g *State) covet(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.prey != noShip && (!g.greedy(n) || !g.worth(n, s.prey)) {
			g.letPrey(n, t)
		}
		if !g.greedy(n) {
			continue
		}
		var worth [MaxShips]int
		g.appraise(n, &worth)
		overcome, wild := false, false
		for e := range shipNo(g.ofFleet()) {
			if g.tempts(n, e, worth[e]) && s.prey == noShip {
				failed, ones := g.testGreed(n, e, worth[e], t)
				overcome, wild = overcome || failed, wild || ones
			}
		}
		if overcome {
			g.setOn(n, g.mostWanted(n, &worth, t), wild, t)
		}
	}
}

// worth reports whether a ship can still be anyone's prey, for all that they know who are
// after her.
//
// Case 5.3.
func (g *State) worth(n, e shipNo) bool {
	s := &g.ships[e]
	return (s.fate == afloat || s.fate == outOfSight || s.alone) && s.holder != g.ships[n].holder
}

// letPrey ends what a commander was after: the prize is his side's, or lost, or he is
// gone himself.
//
// Cases 22.4, 22.5. Ruling R293.
func (g *State) letPrey(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	g.tell(t, engine.Event{Kind: KindSated, Rule: "22.4", About: g.object(n), On: g.object(s.prey)})
	s.prey, s.wild, s.storms = noShip, false, false
}

// setOn makes a ship the prey of a commander.
//
// Cases 22.3, 22.5.
func (g *State) setOn(n, e shipNo, wild bool, t *engine.Turn) {
	s := &g.ships[n]
	s.prey, s.wild, s.storms = e, wild, false
	event := engine.Event{Kind: KindGreedy, Rule: "22.3", About: g.object(n), On: g.object(e), N: [4]int32{engine.Truth(wild)}}
	if wild {
		event.Rule = "22.5"
	}
	g.tell(t, event)
}

// appraise gives the greed list factor of every enemy within reach, and forgets what
// a commander has been tested for that is out of it.
//
// Cases 22.1, 22.2. Rulings R289, R294.
func (g *State) appraise(n shipNo, worth *[MaxShips]int) {
	near, largest := squad(0), int16(0)
	for e := range shipNo(g.ofFleet()) {
		if g.ships[e].fate == afloat && g.worth(n, e) && g.inSight(n, e) &&
			plane.Within(g.base(n), g.base(e), g.tables.Distance[GreedReach]) {
			near.add(e)
			largest = max(largest, g.kind(e).Tons)
		}
	}
	for e := range shipNo(g.ofFleet()) {
		if !near.has(e) {
			g.forget(n, e)
			continue
		}
		worth[e] = g.greedFactor(n, e)
		if worth[e] > 0 && g.kind(e).Tons == largest {
			worth[e] += int(g.tables.Factor[GreedLargest])
		}
	}
}

// greedFactor adds up the greed list for an enemy, but for her size.
//
// Case 22.2. Ruling R284.
func (g *State) greedFactor(n, e shipNo) int {
	var w tally
	g.addGreed(n, e, &w)
	return w.sum()
}

// addGreed counts the greed list for an enemy, but for her size.
//
// Case 22.2. Ruling R284.
func (g *State) addGreed(n, e shipNo, w *tally) {
	s := &g.ships[e]
	third := g.tables.Figure[TonsShare]*g.kind(e).Tons >= g.kind(n).Tons
	family := g.class(e).Family
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{family == SailingShip && g.lost(e) >= int(g.tables.Figure[GreedSections]), GreedMasts},
		{family == GalleyFamily && third && s.oars == [2]uint8{}, GreedOars},
		{third && s.spirit == retiring, GreedRetires},
		{third && g.disabled(e), GreedDisabled},
		{g.flagship(e) && s.colours == struck, GreedFlag},
		{g.engaged(n, e), GreedEngaged},
	} {
		g.when(w, line.holds, line.add, 1)
	}
}

// engaged reports whether an enemy is in melee with another ship of one's side.
//
// Case 22.2.
func (g *State) engaged(n, e shipNo) bool {
	for m := range shipNo(g.ofFleet()) {
		s := &g.ships[m]
		if m != n && s.fate == afloat && s.holder == g.ships[n].holder && (s.boards == e || g.ships[e].boards == m) {
			return true
		}
	}
	return false
}

// tempts reports whether a commander must be tested for an enemy worth so much, and
// notes it.
//
// Case 22.1. Ruling R294.
func (g *State) tempts(n, e shipNo, worth int) bool {
	if worth <= 0 {
		return false
	}
	for i := range g.lusts[:g.lusted] {
		if l := &g.lusts[i]; l.of == n && l.on == e {
			more := worth > int(l.factor)
			l.factor = max(l.factor, uint8(worth))
			return more
		}
	}
	if g.lusted == maxLusts {
		copy(g.lusts[:], g.lusts[1:])
		g.lusted--
	}
	g.lusts[g.lusted] = lust{of: n, on: e, factor: uint8(worth)}
	g.lusted++
	return true
}

// forget lets an enemy that has been away tempt a commander again.
//
// Ruling R294.
func (g *State) forget(n, e shipNo) {
	for i := range g.lusts[:g.lusted] {
		if l := &g.lusts[i]; l.of == n && l.on == e {
			copy(g.lusts[i:], g.lusts[i+1:g.lusted])
			g.lusted--
			g.lusts[g.lusted] = lust{}
			return
		}
	}
}

// testGreed throws the greed test for one enemy: one less than her worth overcomes
// him. If that was a 1, another loses him all control.
//
// Cases 22.2, 22.5. Rulings R288, R290.
func (g *State) testGreed(n, e shipNo, worth int, t *engine.Turn) (failed, wild bool) {
	w := g.weigh()
	g.addGreed(n, e, w)
	w.add(GreedLargest, worth-w.sum())
	die := int(g.throwAt(t, 1, "22.2", g.object(n), stake{on: g.object(e)})[0])
	failed = greedOvercomes(worth, die)
	g.tell(t, engine.Event{Kind: KindTempted, Rule: "22.2", About: g.object(n), On: g.object(e),
		N: [4]int32{int32(die), int32(worth), engine.Truth(failed)}})
	return failed, failed && die == 1 && g.throwAt(t, 1, "22.5", g.object(n), stake{on: g.object(e)})[0] == 1
}

// greedOvercomes reports whether a prize worth so much overcomes a commander at a die.
//
// Case 22.2.
func greedOvercomes(worth, die int) bool { return worth > die }

// mostWanted returns the enemy worth most to a commander, by a die if several are.
//
// Case 22.3.
func (g *State) mostWanted(n shipNo, worth *[MaxShips]int, t *engine.Turn) shipNo {
	best, many := 0, 0
	var tied [6]shipNo
	for e := range shipNo(g.ofFleet()) {
		switch {
		case worth[e] > best:
			best, many, tied[0] = worth[e], 1, e
		case worth[e] == best && best > 0 && many < len(tied):
			tied[many] = e
			many++
		}
	}
	for many > 1 {
		w := g.weigh()
		for i, e := range tied[:many] {
			w.n[stakeTied+i] = int32(e) + 1
		}
		if i := pickAt(int(g.throw(t, 1, "22.3", g.object(n))[0]), many); i >= 0 {
			return tied[i]
		}
	}
	return tied[0]
}

// pickAt returns which of several, from 0, one die picks; -1 if it is thrown again.
//
// Cases 4.3.1, 22.3.
func pickAt(die, many int) int {
	each := 6 / many
	if die > each*many {
		return -1
	}
	return (die - 1) / each
}
