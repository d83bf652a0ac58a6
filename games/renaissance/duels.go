package renaissance

import "github.com/weathergage/weathergage/engine"

// dueling reports whether personalities may fight each other in single combat.
//
// Case 4.3.2.
func (g *State) dueling() bool { return g.uses(singleCombat) }

// opponents returns the ships aboard which her men are, and whose men are aboard her.
func (g *State) opponents(n shipNo) (ships squad) {
	for e := range shipNo(g.ofFleet()) {
		if g.ships[n].boards == e || g.ships[e].boards == n {
			ships.add(e)
		}
	}
	return ships
}

// mayDuel refuses single combat but to a personality who fights in the same melee as
// one of the enemy's, from the second stage on.
//
// Case 4.3.2. Rulings R83, R95, R266.
func (g *State) mayDuel(n shipNo, c *course, o order) engine.Illegal {
	switch e := g.shipOf(o.on); {
	case !g.dueling():
		return no(whyDuels)
	case e == noShip:
		return no(whyShip)
	case c.has(VerbDuel):
		return no(whyTwice)
	case !g.opponents(n).has(e):
		return no(whyNoMelee)
	case g.champion(n) < 0 || g.champion(e) < 0:
		return no(whyNoDuel)
	case g.fightOn(n, e):
		return no(whyDuelOn)
	case g.inMelee(n, e):
		return engine.Illegal{}
	case g.onDeckOf(n, e) || g.onDeckOf(e, n):
		return no(whyDuelAway)
	}
	return no(whyDuelStage)
}

// onDeckOf reports whether the men of ship n have come to stage 2 or farther aboard ship e.
func (g *State) onDeckOf(n, e shipNo) bool {
	s := &g.ships[n]
	return s.boards == e && g.ships[e].place(s.flanks).stage >= 2
}

// inMelee reports whether the men of one of two ships have come to stage 2 or farther
// aboard the other, and the leader of that one stands with those who meet them: where her
// men board elsewhere he is with them.
//
// Case 4.3.2. Rulings R83, R266.
func (g *State) inMelee(n, e shipNo) bool {
	return g.onDeckOf(n, e) && g.ships[e].boards == noShip || g.onDeckOf(e, n) && g.ships[n].boards == noShip
}

// fightOn reports whether the leaders of two ships are in a single combat that goes on: the
// men of one still fight aboard the other.
//
// Case 4.3.2. Ruling R95.
func (g *State) fightOn(n, e shipNo) bool {
	s, o := &g.ships[n], &g.ships[e]
	return s.duels && o.duels && (s.boards == e && o.boards == noShip || o.boards == n && s.boards == noShip)
}

// champion returns the highest personality aboard a ship who fights with her men, or may take the lead of
// them; -1 if there is none.
//
// Cases 4.3, 4.3.2. Rulings R89, R375.
func (g *State) champion(n shipNo) int { return g.senior(n, EliteCaptain, CinC) }

// crossSwords reports whether the leaders of two ships fight each other in this move: both sides
// have agreed to it, by an order of each, but no Spanish Noble ever refuses; or they have
// fought in the last move and were evenly matched.
//
// Case 4.3.2. Rulings R83, R95.
func (g *State) crossSwords(n, e shipNo) bool {
	a, b := g.champion(n), g.champion(e)
	switch {
	case a < 0 || b < 0 || g.ships[n].fate != afloat || g.ships[e].fate != afloat:
		return false
	case g.fightOn(n, e):
		return true
	}
	return g.inMelee(n, e) && g.agrees(n, e, a) && g.agrees(e, n, b) &&
		(g.orders(n, VerbDuel, g.object(e)) || g.orders(e, VerbDuel, g.object(n)))
}

// inDuel reports whether the leader of a ship is in single combat in this move.
//
// Case 4.3.2. Ruling R95.
func (g *State) inDuel(n shipNo) bool { return g.ships[n].duels }

// A bout is a single combat of one move, between two personalities.
//
// Case 4.3.2.
type bout struct{ a, b int }

// pairOff finds the single combats of the move before the rounds are fought in which they
// count: those that go on, then new ones. No personality fights two.
//
// Case 4.3.2. Rulings R83, R95.
func (g *State) pairOff(v *voyage) {
	paired := squad(0)
	for _, begun := range [...]bool{true, false} {
		for e := range shipNo(g.ofFleet()) {
			for n := range shipNo(g.ofFleet()) {
				if g.dueling() && g.ships[n].boards == e && !paired.has(n) && !paired.has(e) &&
					g.fightOn(n, e) == begun && g.crossSwords(n, e) {
					v.bouts[v.bouting] = bout{g.champion(n), g.champion(e)}
					v.bouting++
					paired |= justOne(n) | justOne(e)
				}
			}
		}
	}
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].duels = paired.has(n)
	}
}

// duels fights out the single combats of the move, whatever has come of the round around them,
// between those who are still free. Those that are even go on while the melee does.
//
// Case 4.3.2. Rulings R83, R84, R95.
func (g *State) duels(v *voyage, t *engine.Turn) {
	goOn := squad(0)
	for _, one := range v.bouts[:v.bouting] {
		a, b := &g.persons[one.a], &g.persons[one.b]
		if a.fortune != inCommand || b.fortune != inCommand || g.ships[a.at].fate != afloat || g.ships[b.at].fate != afloat {
			continue
		}
		if g.duel(v, one.a, one.b, t) && g.ships[a.at].boards == b.at {
			goOn |= justOne(a.at) | justOne(b.at)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].duels = goOn.has(n)
	}
}

// nobleAdds returns what a personality adds in single combat.
//
// Case 4.3.2.
func (g *State) nobleAdds(i int) int32 {
	if g.about(i).Rank != SpanishNoble {
		return 0
	}
	return int32(g.tables.Figure[NobleDuel])
}

// agrees reports whether a personality of ship n takes up a challenge of one of e.
//
// Case 4.3.2.
func (g *State) agrees(n, e shipNo, i int) bool {
	return g.about(i).Rank == SpanishNoble || g.orders(n, VerbDuel, g.object(e))
}

// duel throws for two personalities. The loser by one is taken, by more he is killed. It
// reports whether they are evenly matched and go on in the next move.
//
// Case 4.3.2. Ruling R84.
func (g *State) duel(v *voyage, a, b int, t *engine.Turn) (goOn bool) {
	var score [2]int32
	pair := [...]int{a, b}
	for k, i := range pair {
		w := g.weigh()
		w.add(countedNoble, int(g.nobleAdds(i)))
		w.add(countedOther, int(g.nobleAdds(pair[1-k])))
		if w.n[stakeDie] = score[0]; k == 0 {
			w.n[stakeDie] = 0
		}
		score[k] = int32(g.throwAt(t, 1, "4.3.2", g.object(g.persons[i].at), stake{on: g.object(g.persons[pair[1-k]].at)})[0])
		score[k] += g.nobleAdds(i)
	}
	n, e := g.persons[a].at, g.persons[b].at
	g.tell(t, engine.Event{Kind: KindDuel, Rule: "4.3.2", About: g.object(n), On: g.object(e), N: [4]int32{score[0], score[1]}})
	lead := score[0] - score[1]
	switch {
	case lead == 1:
		g.fall(v, b, n, t)
	case lead > 1:
		g.fall(v, b, noShip, t)
	case lead == -1:
		g.fall(v, a, e, t)
	case lead < -1:
		g.fall(v, a, noShip, t)
	}
	return lead == 0
}
