package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerBoarding names what is ordered about parties, boarding and melees.
//
// Cases 19.3, 19.4.
func (g *State) offerBoarding(on *desk) {
	g.name(on, engine.NoObject, engine.NoObject, VerbBoarders, VerbDefenders, VerbReinforce, VerbBelow, VerbHands,
		VerbKindle, VerbLead, VerbWithdraw, VerbSkip, VerbSplit)
	if g.dueling() {
		for e := range g.opponents(on.n).each {
			g.name(on, g.object(e), engine.NoObject, VerbDuel)
		}
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbStrike)
	for e := range g.ships[on.n].touch.each {
		g.name(on, g.object(e), engine.NoObject, VerbBoard)
	}
}

// mayMuster refuses to form parties twice, before they can be assembled again, to reinforce
// where nobody fights or across the water, and boarders to a crew that retires.
//
// Cases 19.1, 19.4, 20.4. Rulings R267, R545.
func (g *State) mayMuster(n shipNo, c *course, o order) engine.Illegal {
	v, s := o.verb, &g.ships[n]
	fights := s.boards != noShip || s.stage > 0
	switch {
	case c.has(v):
		return no(whyTwice)
	case s.spirit >= recovering && (v == VerbBoarders || v == VerbReinforce && s.boards != noShip):
		return no(whyRetires)
	case s.colours == taken && v != VerbBoarders:
		return no(whyNoMen) // all who hold her defend her
	case v == VerbReinforce && s.stage == 0 && g.stormsFrom(n):
		return no(whyInBoats)
	case v == VerbReinforce && !fights:
		return no(whyNoMelee)
	case v == VerbReinforce && s.rounds == 0 && (s.stage == 1 || s.stage > 1 && s.boards == noShip):
		return no(whyFirstRound)
	case v == VerbReinforce && s.boards != noShip && !s.touch.has(s.boards):
		return no(whyApart)
	case v == VerbReinforce && c.has(VerbWithdraw):
		return no(whyWithdraws)
	case v == VerbReinforce && g.calledOff(n):
		return no(whyMeleeGale)
	case v != VerbReinforce && s.rally > 0:
		return no(whyRally)
	case v == VerbBoarders && s.boards != noShip, v == VerbDefenders && s.stage > 0:
		return no(whyInMelee)
	}
	if most, _ := g.musters(n, v); most[0].men()+most[1].men() == 0 {
		return no(whyNoMen)
	}
	return engine.Illegal{}
}

// mayHide refuses to keep a counter-boarding party below unless there is one.
//
// Cases 4.1, 19.4.
func (g *State) mayHide(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case c.has(VerbBelow):
		return no(whyTwice)
	case !c.has(VerbDefenders) && g.hidden[n].guards == (party{}):
		return no(whyNoMen)
	}
	return engine.Illegal{}
}

// mayLead refuses the lead to a commander where there is none who may take it, or who
// always does.
//
// Cases 4.3, 4.3.4. Rulings R94, R375.
func (g *State) mayLead(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case c.has(VerbLead):
		return no(whyTwice)
	case g.senior(n, SeaDog, CinC) < 0 && g.senior(n, EliteCaptain, EliteCaptain) < 0:
		return no(whyNoLeader)
	}
	return engine.Illegal{}
}

// mayBoard refuses to board but an enemy whose hull touches, a friend who has struck or a
// prize of her own, with a party, not in a gale and not while the crew retires; and to take a
// ship that has struck with fewer than five men. No fort is stormed.
//
// Cases 6.2, 19.1, 20.4, 21.1, 21.2, 25.2. Rulings R267, R298, R371, R515.
func (g *State) mayBoard(n shipNo, c *course, o order) engine.Illegal {
	if g.fortOf(o.on) != noFort {
		return no(whyStorming)
	}
	e := g.shipOf(o.on)
	if e == noShip || e == n || g.ships[e].fate != afloat {
		return no(whyShip)
	}
	if ill := g.mayCovet(n, e); !ill.OK() {
		return ill
	}
	s := &g.ships[n]
	switch {
	case c.has(VerbBoard):
		return no(whyTwice)
	case s.boards != noShip:
		return no(whyInMelee)
	case s.spirit >= recovering:
		return no(whyRetires)
	case g.ships[e].holder == s.holder && g.ships[e].colours != struck && !g.prizeOf(n, e):
		return no(whyFriend)
	case !s.touch.has(e):
		return no(whyApart)
	case g.forceOn(n) == Gale:
		return no(whyBoardGale)
	case !c.has(VerbBoarders) && g.hidden[n].boarders == (party{}):
		return no(whyNoMen)
	case g.ships[e].colours == struck && g.toldOff(n).men() < g.tables.Figure[PrizeParty]:
		return no(whyFew, int32(g.tables.Figure[PrizeParty]))
	}
	return engine.Illegal{}
}

// calledOff reports whether a gale keeps the men of a ship from fighting the round that their
// orders are about.
//
// Case 6.2. Rulings R224, R266.
func (g *State) calledOff(n shipNo) bool {
	e := n
	if g.ships[n].boards != noShip {
		e = g.ships[n].boards
	}
	return g.forceOn(e) == Gale
}

// mayWithdraw refuses to withdraw where there is no melee, across the water, to men who are
// ordered to fight on in it, and in a gale to those who were boarded.
//
// Cases 6.2, 19.1, 19.4. Rulings R224, R372, R545.
func (g *State) mayWithdraw(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case c.has(VerbWithdraw):
		return no(whyTwice)
	case s.boards == noShip && s.stage == 0:
		return no(whyNoMelee)
	case s.stage == 0 && g.cutOff(n):
		return no(whyApart)
	case c.has(VerbReinforce), c.has(VerbSkip), c.has(VerbSplit):
		return no(whyWithdraws)
	case s.boards == noShip && g.calledOff(n):
		return no(whyMeleeGale)
	}
	return engine.Illegal{}
}

// maySkip refuses to pass by the forecastle but to boarders of a sailing ship from
// the beam, to those who withdraw, and in a gale.
//
// Cases 6.2, 19.8. Ruling R224.
func (g *State) maySkip(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	e := s.boards
	switch {
	case c.has(VerbSkip):
		return no(whyTwice)
	case e == noShip:
		return no(whyNoMelee)
	}
	if p := g.ships[e].place(s.flanks); g.stages(e) != SailingStages || p.from != FromBeam || p.stage != 2 {
		return no(whySkip)
	}
	switch {
	case c.has(VerbWithdraw):
		return no(whyWithdraws)
	case g.calledOff(n):
		return no(whyMeleeGale)
	}
	return engine.Illegal{}
}

// mayStrike refuses to strike but to a personality of the same class or a higher one
// who is near enough to take the sword.
//
// Case 4.3.3. Ruling R87.
func (g *State) mayStrike(n shipNo, c *course, _ order) engine.Illegal {
	own := g.senior(n, EliteCaptain, CinC)
	if c.has(VerbStrike) {
		return no(whyTwice)
	}
	if own < 0 {
		return no(whyNoSword)
	}
	for e := range shipNo(g.ofFleet()) {
		if g.hostile(n, e) && g.senior(e, g.about(own).Rank.peers(), CinC) >= 0 && g.inSight(n, e) {
			return engine.Illegal{}
		}
	}
	return no(whySword)
}

// stages returns the kind of ship that she is to boarders.
//
// Case 19.8.
func (g *State) stages(n shipNo) int {
	if g.kind(n).GalleyStages {
		return GalleyStages
	}
	return SailingStages
}

// muster tells off the parties that were ordered, as the move begins.
//
// Case 19.3. Ruling R370.
func (g *State) muster(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			switch o := &h.orders[i]; o.verb {
			case VerbBoarders:
				h.boarders = party{int16(o.n), o.m}
			case VerbDefenders:
				h.guards = party{int16(o.n), o.m}
				h.below = false
			}
			if h.orders[i].verb == VerbBelow {
				h.below = true
			}
		}
		g.keepHands(n, t)
	}
}

// board lets crews that are ordered to go over the side of an enemy whom they have
// touched all through the move; one who has struck if enough of the party are left.
//
// Cases 19.1, 19.4, 21.2. Rulings R242, R355, R371.
func (g *State) board(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		for e := range shipNo(g.ofFleet()) {
			if s.fate != afloat || g.ships[e].fate != afloat || !g.orders(n, VerbBoard, g.object(e)) {
				continue
			}
			d := &g.ships[e]
			if d.holder != s.holder {
				d.menacedBy(v, g, n, e)
			}
			if why := g.whyNotOver(n, e, g.hidden[n].boarders); why != 0 {
				g.tellIdle(n, &order{verb: VerbBoard, on: g.object(e)}, why, t)
				continue
			}
			g.goOver(n, e, t)
		}
	}
}

// whyNotOver returns why a party of a ship that is ordered to board another cannot go over to her as things are, and
// zero if it can.
//
// Cases 19.1, 21.2. Rulings R242, R355, R371.
func (g *State) whyNotOver(n, e shipNo, over party) engine.Reason {
	s, d := &g.ships[n], &g.ships[e]
	least := int16(1)
	if d.colours == struck {
		least = g.tables.Figure[PrizeParty]
	}
	switch {
	case !s.touch.has(e):
		return whyIdleApart
	case d.loosing.has(n) || s.loosing.has(e):
		return whyIdleCutting
	case over.men() < least:
		return whyIdleParty
	case d.holder == s.holder && d.colours != struck && !g.prizeOf(n, e):
		return whyFriend
	}
	return 0
}

// menacedBy notes that a ship is boarded by one at least as large.
//
// Case 20.1. Ruling R274.
func (s *ship) menacedBy(v *voyage, g *State, n, e shipNo) {
	if g.kind(n).Tons >= g.kind(e).Tons {
		v.toll[e].menaced = true
	}
}

// goOver sends a boarding party over. A ship that has struck is taken at once, and in a prize
// of their own they join those who hold her.
//
// Cases 19.1, 19.8, 21.2. Ruling R515.
func (g *State) goOver(n, e shipNo, t *engine.Turn) {
	s, d := &g.ships[n], &g.ships[e]
	h := &g.hidden[n]
	s.sent = h.boarders.within(s.crew())
	h.boarders = party{}
	s.boards = e
	g.tell(t, engine.Event{Kind: KindBoards, Rule: "19.1", About: g.object(n), On: g.object(e),
		N: [4]int32{int32(s.sent.soldiers), int32(s.sent.mariners)}})
	switch {
	case d.colours == struck:
		g.take(n, e, t)
		return
	case g.prizeOf(n, e):
		g.leaveInPrize(n, e)
		g.fallBack(n)
		return
	}
	g.land(n, e, g.boardedFrom(n, e))
}

// boardedFrom returns over which end or side of ship e the men of ship n, who lies alongside, come.
//
// Case 19.8.
func (g *State) boardedFrom(n, e shipNo) BoardedFrom {
	switch on := plane.Meet(g.base(n), g.base(e)).On[1]; {
	case on&(plane.Left|plane.Right) != 0:
		return FromBeam
	case on&plane.Front != 0:
		return FromBow
	}
	return FromStern
}
