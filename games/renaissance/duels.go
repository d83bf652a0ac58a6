package renaissance

import "weathergage/engine"

// dueling reports whether personalities may fight each other in single combat.
//
// Case 4.3.2.
func (g *State) dueling() bool { return g.uses(singleCombat) }

// offerDuel offers single combat with the personalities aboard enemies.
//
// Case 4.3.2.
func (g *State) offerDuel(n shipNo, c *course, o *engine.Offer) {
	if !g.dueling() {
		return
	}
	for e := range shipNo(g.ofFleet()) {
		if g.inMelee(n, e) {
			g.add(o, g.mayDuel(n, c, e), VerbDuel, g.object(e))
		}
	}
}

// mayDuel refuses single combat but to a personality who fights in the same melee as
// one of the enemy's, from the second stage on.
//
// Case 4.3.2. Ruling R83.
func (g *State) mayDuel(n shipNo, c *course, e shipNo) engine.Illegal {
	switch {
	case !g.dueling() || e == noShip:
		return no(whyShip)
	case c.has(VerbDuel):
		return no(whyTwice)
	case !g.inMelee(n, e):
		return no(whyNoMelee)
	case g.champion(n) < 0 || g.champion(e) < 0:
		return no(whyNoDuel)
	}
	return engine.Illegal{}
}

// inMelee reports whether the men of one of two ships have come to stage 2 or farther
// aboard the other.
//
// Case 4.3.2. Ruling R83.
func (g *State) inMelee(n, e shipNo) bool {
	return g.ships[n].boards == e && g.ships[e].stage >= 2 || g.ships[e].boards == n && g.ships[n].stage >= 2
}

// champion is the highest personality aboard a ship who fights with her men, or may
// take the lead of them; -1 if there is none.
//
// Cases 4.3, 4.3.2. Rulings R89, R375.
func (g *State) champion(n shipNo) int { return g.senior(n, EliteCaptain, CinC) }

// duels fights out the single combats that both sides have agreed to: an order of
// each, but no Spanish Noble ever refuses. Those not decided go on without.
//
// Case 4.3.2. Rulings R83, R84, R95.
func (g *State) duels(v *voyage, t *engine.Turn) {
	if !g.dueling() {
		return
	}
	for e := range shipNo(g.ofFleet()) {
		for n := range shipNo(g.ofFleet()) {
			s := &g.ships[n]
			if s.boards != e && s.boards != noShip {
				continue
			}
			crossed := s.crossed
			s.crossed = false
			if s.boards != e || !g.inMelee(n, e) || s.fate != afloat || g.ships[e].fate != afloat {
				continue
			}
			a, b := g.champion(n), g.champion(e)
			if a >= 0 && b >= 0 && (crossed || g.agree(n, e, a, b)) {
				s.crossed = g.duel(v, a, b, t)
			}
		}
	}
}

// agree reports whether personalities of two ships agree to single combat, and one of
// them has challenged the other.
//
// Case 4.3.2. Ruling R83.
func (g *State) agree(n, e shipNo, a, b int) bool {
	return g.agrees(n, e, a) && g.agrees(e, n, b) &&
		(g.orders(n, VerbDuel, g.object(e)) || g.orders(e, VerbDuel, g.object(n)))
}

// agrees reports whether a personality of ship n takes up a challenge of one of e.
//
// Case 4.3.2.
func (g *State) agrees(n, e shipNo, i int) bool {
	return g.about(i).Rank == SpanishNoble || g.orders(n, VerbDuel, g.object(e))
}

// endDuels ends the single combats of a ship that has lost a personality.
//
// Case 4.3.2. Ruling R95.
func (g *State) endDuels(n shipNo) {
	for m := range shipNo(g.ofFleet()) {
		if m == n || g.ships[m].boards == n {
			g.ships[m].crossed = false
		}
	}
}

// duel throws for two personalities. The loser by one is taken, by more he is killed;
// evenly matched they go on in the next move, which it reports.
//
// Case 4.3.2. Ruling R84.
func (g *State) duel(v *voyage, a, b int, t *engine.Turn) (goesOn bool) {
	var score [2]int32
	for k, i := range [...]int{a, b} {
		score[k] = int32(g.throw(t, 1, "4.3.2", g.object(g.persons[i].at))[0])
		if g.about(i).Rank == SpanishNoble {
			score[k] += int32(g.tables.Figure[NobleDuel])
		}
	}
	n, e := g.persons[a].at, g.persons[b].at
	g.tell(t, engine.Event{Kind: KindDuel, Rule: "4.3.2", About: g.object(n), On: g.object(e), N: [4]int32{score[0], score[1]}})
	switch lead := score[0] - score[1]; {
	case lead == 0:
		return true
	case lead == 1:
		g.fall(v, b, n, t)
	case lead > 1:
		g.fall(v, b, noShip, t)
	case lead == -1:
		g.fall(v, a, e, t)
	case lead < -1:
		g.fall(v, a, noShip, t)
	}
	return false
}
