package renaissance

import "github.com/weathergage/weathergage/engine"

// melees fights one round of each boarding action.
//
// Cases 19.5, 19.8. Ruling R258.
func (g *State) melees(v *voyage, t *engine.Turn) {
	fought := squad(0)
	for e := range shipNo(g.ofFleet()) {
		d := &g.ships[e]
		if d.stage == 0 || d.fate != afloat || fought.has(e) {
			continue
		}
		over := g.attackers(e)
		if over == 0 {
			g.clearDecks(e)
			continue
		}
		if n := g.mutual(e, over); n != noShip && d.touch.has(n) && g.forceOn(e) != Gale {
			fought.add(n)
			g.bulwarks(v, e, n, t)
			continue
		}
		g.round(v, e, over, t)
	}
}

// attackers returns the ships whose men are aboard another.
//
// Case 19.4.
func (g *State) attackers(e shipNo) (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].boards == e && g.ships[n].fate == afloat {
			ships.add(n)
		}
	}
	return ships
}

// wins is who won the latest round, and whether that was before the last move: a winner
// keeps his advantage until the next round, a loser has his disadvantage for a move.
//
// Case 19.5. Ruling R374.
type wins uint8

const (
	wonByNobody wins = iota
	wonByAttackers
	wonByDefenders
	wonByAttackersBefore
	wonByDefendersBefore
)

// before returns the same when a move without a round has passed.
func (w wins) before() wins {
	if w == wonByAttackers || w == wonByDefenders {
		return w + wonByAttackersBefore - wonByAttackers
	}
	return w
}

// wonBy returns the winner of a round that was 1 for the attackers, -1 for the defenders.
func wonBy(winner int) wins {
	switch {
	case winner > 0:
		return wonByAttackers
	case winner < 0:
		return wonByDefenders
	}
	return wonByNobody
}

// mutual returns the ship that boards, and is boarded by, another in the first stage; noShip if none does.
//
// Case 19.4. Ruling R249.
func (g *State) mutual(e shipNo, over squad) shipNo {
	n := g.ships[e].boards
	if n != noShip && over.has(n) && g.ships[e].stage == 1 && g.ships[n].stage == 1 {
		return n
	}
	return noShip
}

// bulwarks fights a round between ships that board each other, with all who have joined
// either side. The winners board; the losers defend, and so do those who withdraw.
//
// Case 19.4. Rulings R249, R265, R455.
func (g *State) bulwarks(v *voyage, e, n shipNo, t *engine.Turn) {
	g.tellUnfought(e, whyIdleBulwarks, t, VerbSplit)
	g.tellUnfought(n, whyIdleBulwarks, t, VerbSplit)
	switch yields := [...]bool{g.withdraws(e), g.withdraws(n)}; {
	case yields[0] && yields[1]:
		g.repel(e, g.attackers(e), t)
		g.repel(n, g.attackers(n), t)
		g.clearDecks(e)
		g.clearDecks(n)
		return
	case yields[0]:
		g.stay(e, g.attackers(e), t)
		g.overBulwarks(e, n, g.attackers(n), wonByNobody, t)
		return
	case yields[1]:
		g.stay(n, g.attackers(n), t)
		g.overBulwarks(n, e, g.attackers(e), wonByNobody, t)
		return
	}
	a := force{ships: g.stay(e, g.attackers(e), t), on: [2]bool{true, true}}
	b := force{ships: g.stay(n, g.attackers(n), t), on: [2]bool{true, true}}
	a.men, b.men = g.sentFrom(a.ships), g.sentFrom(b.ships)
	g.reckon(&a, e, true)
	g.reckon(&b, n, true)
	winner := g.fight(&a, &b, e, t)
	g.meleePersons(v, &a, &b, t)
	g.meleePersons(v, &b, &a, t)
	g.ships[e].rounds, g.ships[n].rounds = 1, 1
	switch {
	case winner > 0:
		g.overBulwarks(e, n, b.ships, wonByAttackers, t)
	case winner < 0:
		g.overBulwarks(n, e, a.ships, wonByAttackers, t)
	}
}

// overBulwarks brings those who board ship e to the second stage. The crews beaten on the
// bulwarks defend their own ships, and the decks of ship n, from which the winners came,
// are clear.
//
// Case 19.4. Rulings R249, R265.
func (g *State) overBulwarks(e, n shipNo, beaten squad, won wins, t *engine.Turn) {
	d := &g.ships[e]
	for _, p := range [...]*front{&d.front, &d.flank} {
		if p.stage > 0 {
			p.won, p.stage = won, 2
			g.tellStage(e, p, t)
		}
	}
	for m := range shipNo(g.ofFleet()) {
		if s := &g.ships[m]; beaten.has(m) {
			g.backToBoats(m)
			s.guard.soldiers += s.sent.soldiers
			s.guard.mariners += s.sent.mariners
			g.fallBack(m)
		}
	}
	by := &g.ships[n]
	by.front, by.flank, by.rounds, by.guard = front{}, front{}, 0, party{}
}

// fallBack brings boarders back aboard their own ship; to be told off again takes a
// move.
//
// Cases 19.4, 19.8. Ruling R372.
func (g *State) fallBack(n shipNo) {
	g.backToBoats(n)
	s := &g.ships[n]
	s.boards, s.sent, s.flanks = noShip, party{}, false
	s.rally = g.tables.Task[Reassemble] + 1
}

// loseBoarders takes the men who are aboard a ship that is lost from the crews they came
// from, and those who lead them there.
//
// Cases 4.3, 16.1, 17.7, 19.4. Ruling R457.
func (g *State) loseBoarders(v *voyage, n shipNo, t *engine.Turn) {
	for e := range shipNo(g.ofFleet()) {
		if s := &g.ships[e]; s.boards == n && s.fate == afloat {
			for i := range g.persons[:g.crowd] {
				if g.persons[i].at == e && g.fights(i, justOne(e)) {
					g.fall(v, i, noShip, t)
				}
			}
			dead := s.sent
			g.fallOf(e, &s.sent, dead, "19.4", t)
			g.fallBack(e)
		}
	}
}

// round fights one round on the deck that the attackers have come to.
//
// Cases 6.2, 19.4, 19.5, 19.8. Rulings R224, R246, R248, R252, R372.
func (g *State) round(v *voyage, e shipNo, over squad, t *engine.Turn) {
	d := &g.ships[e]
	stands := !g.withdraws(e)
	if over = g.stay(e, over, t); over == 0 {
		g.clearDecks(e)
		return
	}
	if g.forceOn(e) == Gale { // nobody fights: each side holds what it has. Case 6.2
		g.tellUnfought(e, whyMeleeGale, t, VerbSplit)
		if d.boards == noShip {
			g.tellUnfought(e, whyMeleeGale, t, VerbReinforce, VerbWithdraw)
		}
		return
	}
	for _, flank := range [...]bool{true, false} {
		if g.onFront(over, flank) == 0 {
			*d.place(flank) = front{}
		}
	}
	g.closeFronts(e)
	if d.flank.stage == 0 {
		g.tellUnfought(e, whyOneFront, t, VerbSplit)
	}
	if d.stage > 1 && d.guard == (party{}) {
		d.guard = g.hidden[e].guards
		g.hidden[e].guards, g.hidden[e].below = party{}, false
	}
	if d.rounds > 0 && d.boards == noShip {
		g.reinforceParty(e, &d.guard)
	}
	hides := d.stage == 1 && g.hidden[e].below
	switch {
	case d.colours == taken:
		d.guard, hides = d.aboard(), false // all who hold a prize defend her
	case stands && !hides && d.guard == (party{}) && d.rounds == 0:
		d.guard = g.standTo(e)
	}
	g.clashIn(v, e, over, stands && !hides, t)
}

// stay takes back aboard the boarders who withdraw to a hull that lies alongside, or to their
// boats; it returns the ships whose men stay, with those who reinforce them if hull lies to
// hull, but in a gale.
//
// Cases 6.2, 19.1, 19.4, 19.8. Rulings R224, R372, R545.
func (g *State) stay(e shipNo, over squad, t *engine.Turn) squad {
	for n := range shipNo(g.ofFleet()) {
		switch {
		case !over.has(n):
		case g.withdraws(n) && !g.cutOff(n):
			over.drop(n)
			g.fallBack(n)
			g.tell(t, engine.Event{Kind: KindRepelled, Rule: "19.4", About: g.object(n), On: g.object(e)})
		case g.forceOn(e) == Gale:
			g.tellUnfought(n, whyMeleeGale, t, VerbReinforce, VerbSkip)
		case !g.ships[n].touch.has(e):
			g.tellUnfought(n, whyIdleApart, t, VerbReinforce, VerbWithdraw)
		default:
			g.reinforceParty(n, &g.ships[n].sent)
		}
	}
	return over
}

// cutOff reports whether water lies between a ship and the men whom she has aboard another.
//
// Case 19.1. Ruling R545.
func (g *State) cutOff(n shipNo) bool {
	s := &g.ships[n]
	return s.boards != noShip && !s.touch.has(s.boards) && !g.stormsFrom(n)
}

// notYetOver returns the ships whose men fight over the bulwarks, and can still come back.
//
// Cases 19.1, 19.8. Ruling R545.
func (g *State) notYetOver() (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if s := &g.ships[n]; s.boards != noShip && !g.cutOff(n) && g.ships[s.boards].place(s.flanks).stage == 1 {
			ships.add(n)
		}
	}
	return ships
}

// backOver takes back aboard the men who were at the bulwarks when the hulls parted.
//
// Cases 19.1, 19.8. Rulings R372, R545.
func (g *State) backOver(ships squad, t *engine.Turn) {
	for n := range ships.each {
		if e := g.ships[n].boards; g.cutOff(n) {
			g.fallBack(n)
			g.tell(t, engine.Event{Kind: KindRepelled, Rule: "19.4", About: g.object(n), On: g.object(e)})
			g.tellUnfought(n, whyIdleApart, t, VerbReinforce, VerbWithdraw)
		}
	}
}

// withdraws reports whether a crew is ordered out of the melee.
func (g *State) withdraws(n shipNo) bool { return g.orders(n, VerbWithdraw, engine.NoObject) }

// reinforceParty adds the men that are ordered to those who fight, if fire has left so many who are in no party.
//
// Case 19.4. Rulings R245, R370.
func (g *State) reinforceParty(n shipNo, p *party) {
	h := &g.hidden[n]
	s := &g.ships[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbReinforce {
			left := s.idlers().less(h.boarders).less(h.guards)
			*p = p.more(party{int16(o.n), o.m}.within(party{max(left.soldiers, 0), max(left.mariners, 0)}))
		}
	}
}

// standTo returns the men who meet boarders without having been told off: half as many as might have been, in
// the first round.
//
// Case 19.4. Rulings R243, R246.
func (g *State) standTo(n shipNo) party {
	most, _ := g.musters(n, VerbDefenders)
	p := most[0]
	if p.men() == 0 {
		p = most[1]
	}
	half := min(max(p.men()/2, 1), p.men())
	soldiers := min(p.soldiers, half)
	return party{soldiers, half - soldiers}
}

// clearDecks ends what a ship has of a boarding action.
func (g *State) clearDecks(e shipNo) {
	d := &g.ships[e]
	d.front, d.flank, d.rounds, d.guard = front{}, front{}, 0, party{}
	d.rally = g.tables.Task[Reassemble] + 1
}

// standDown ends a boarding action whose boarders are gone, with a ship that has struck or was
// lost, and leaves out of the parties of a crew who is not aboard any more.
//
// Cases 19.3, 19.8.
func (g *State) standDown(n shipNo) {
	s, h := &g.ships[n], &g.hidden[n]
	if s.stage > 0 && g.attackers(n) == 0 {
		g.clearDecks(n)
		s.rally = less(s.rally)
	}
	left := s.crew().less(s.sent).less(s.guard)
	h.guards = h.guards.within(left)
	h.boarders = h.boarders.within(left.less(h.guards))
}

// skips reports whether attackers pass the forecastle by.
func (g *State) skips(over squad) bool {
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) && g.orders(n, VerbSkip, engine.NoObject) {
			return true
		}
	}
	return false
}
