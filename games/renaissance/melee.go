package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// A force is one side of a melee.
//
// Case 19.5.
type force struct {
	ships squad // whose men they are
	men   party
	basic int32
	die   int32
	total int32
}

// melees fights one round of each boarding action.
//
// Cases 19.5, 19.8. Ruling R258.
func (g *State) melees(v *voyage, t *engine.Turn) {
	for e := range shipNo(g.ofFleet()) {
		d := &g.ships[e]
		if d.stage == 0 || d.fate != afloat {
			continue
		}
		over := g.attackers(e)
		if over == 0 {
			d.stage = 0
			continue
		}
		if n := g.mutual(e, over); n != noShip {
			if n < e {
				continue // fought over the bulwarks with the other
			}
			g.bulwarks(v, e, n, t)
			continue
		}
		g.round(v, e, over, t)
	}
}

// attackers are the ships whose men are aboard another.
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

// wins is who won a round.
//
// Case 19.5. Ruling R374.
type wins uint8

const (
	wonByNobody wins = iota
	wonByAttackers
	wonByDefenders
)

// wonBy is the winner of a round that was 1 for the attackers, -1 for the defenders.
func wonBy(winner int) wins {
	switch {
	case winner > 0:
		return wonByAttackers
	case winner < 0:
		return wonByDefenders
	}
	return wonByNobody
}

// mutual is the ship that boards, and is boarded by, another in the first stage;
// noShip if none does.
//
// Case 19.4. Ruling R249.
func (g *State) mutual(e shipNo, over squad) shipNo {
	n := g.ships[e].boards
	if n != noShip && over.has(n) && g.ships[e].stage == 1 && g.ships[n].stage == 1 {
		return n
	}
	return noShip
}

// bulwarks fights the first round between two ships that board each other. The
// winners board; the losers defend.
//
// Case 19.4. Ruling R249.
func (g *State) bulwarks(v *voyage, e, n shipNo, t *engine.Turn) {
	a := force{ships: justOne(n), men: g.ships[n].sent}
	b := force{ships: justOne(e), men: g.ships[e].sent}
	g.reckon(&a, e, true)
	g.reckon(&b, n, true)
	winner := g.fight(v, &a, &b, e, t)
	g.ships[e].rounds, g.ships[n].rounds = 1, 1
	switch {
	case winner > 0:
		g.ships[e].won, g.ships[e].stage = wonByAttackers, 2
		g.ships[n].stage = 0
		g.fallBack(e)
	case winner < 0:
		g.ships[n].won, g.ships[n].stage = wonByAttackers, 2
		g.ships[e].stage = 0
		g.fallBack(n)
	}
}

// fallBack brings boarders back aboard their own ship; to be told off again takes a
// move.
//
// Cases 19.4, 19.8. Ruling R372.
func (g *State) fallBack(n shipNo) {
	s := &g.ships[n]
	s.boards, s.sent = noShip, party{}
	s.rally = g.tables.Task[Reassemble] + 1
}

// round fights one round on the deck that the attackers have come to.
//
// Cases 19.4, 19.5, 19.8. Rulings R246, R248, R372.
func (g *State) round(v *voyage, e shipNo, over squad, t *engine.Turn) {
	d := &g.ships[e]
	stands := !g.withdraws(e)
	leaves := true
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) {
			leaves = leaves && g.withdraws(n)
			g.reinforceParty(n, &g.ships[n].sent)
		}
	}
	if leaves {
		g.repelled(e, over, t)
		return
	}
	if d.stage > 1 && d.guard == (party{}) {
		d.guard = g.hidden[e].guards
		g.hidden[e].guards, g.hidden[e].below = party{}, false
	}
	if d.rounds > 0 {
		g.reinforceParty(e, &d.guard)
	}
	hides := d.stage == 1 && g.hidden[e].below
	switch {
	case d.colours == taken:
		d.guard, hides = party{soldiers: d.prize}, false // all who hold a prize defend her
	case stands && !hides && d.guard == (party{}):
		d.guard = g.standTo(e)
	}
	if !stands || hides || d.guard == (party{}) {
		g.advance(e, over, t)
		return
	}
	a, b := force{ships: over}, force{ships: justOne(e), men: d.guard}
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) {
			a.men.soldiers += g.ships[n].sent.soldiers
			a.men.mariners += g.ships[n].sent.mariners
		}
	}
	g.reckon(&a, e, true)
	g.reckon(&b, e, false)
	winner := g.fight(v, &a, &b, e, t)
	d.rounds = 1
	d.won = wonBy(winner)
	switch {
	case winner > 0:
		g.advance(e, over, t)
	case winner < 0 && d.stage == 1, a.men.men() == 0:
		g.repelled(e, over, t)
	case winner < 0:
		d.stage--
	}
}

// withdraws reports whether a crew is ordered out of the melee.
func (g *State) withdraws(n shipNo) bool { return g.orders(n, VerbWithdraw, engine.NoObject) }

// reinforceParty adds the men that are ordered to those who fight.
//
// Case 19.4. Ruling R245.
func (g *State) reinforceParty(n shipNo, p *party) {
	h := &g.hidden[n]
	s := &g.ships[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbReinforce {
			p.soldiers = min(p.soldiers+int16(o.n), s.soldiers)
			p.mariners = min(p.mariners+o.m, s.mariners)
		}
	}
}

// standTo is the men who meet boarders without having been told off: half as many as
// might have been.
//
// Case 19.4. Ruling R246.
func (g *State) standTo(n shipNo) party {
	most := g.musters(n, VerbDefenders)
	p := most[0]
	if p.men() == 0 {
		p = most[1]
	}
	return party{(p.soldiers + 1) / 2, (p.mariners + 1) / 2}
}

// repelled ends a boarding whose attackers are beaten or have withdrawn.
//
// Case 19.8. Ruling R372.
func (g *State) repelled(e shipNo, over squad, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) {
			g.fallBack(n)
			t.Tell(engine.Event{Kind: KindRepelled, Rule: "19.8", About: g.object(n), On: g.object(e)})
		}
	}
	g.clearDecks(e)
}

// clearDecks ends what a ship has of a boarding action.
func (g *State) clearDecks(e shipNo) {
	d := &g.ships[e]
	d.stage, d.rounds, d.won = 0, 0, 0
	d.guard = party{}
	d.rally = g.tables.Task[Reassemble] + 1
}

// advance takes attackers on to the next stage, or gives them the ship.
//
// Case 19.8. Ruling R256.
func (g *State) advance(e shipNo, over squad, t *engine.Turn) {
	d := &g.ships[e]
	stages := &g.tables.Stages[g.stages(e)][d.from]
	if d.stage == 2 && g.skips(over) {
		d.stage++
	}
	if int(d.stage) == len(stages) || stages[d.stage] == NoDeck {
		for n := range shipNo(g.ofFleet()) {
			if over.has(n) {
				g.take(n, e, t)
				return
			}
		}
	}
	d.stage++
	t.Tell(engine.Event{Kind: KindStage, Rule: "19.8", About: g.object(e), N: [4]int32{int32(d.stage), int32(stages[d.stage-1])}})
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

// fight throws for both sides and takes the losses. It returns 1 if a wins, -1 if b
// does, 0 for a draw, in which each loses as a winner would.
//
// Cases 19.5, 19.6, 19.7. Rulings R252, R253.
func (g *State) fight(v *voyage, a, b *force, e shipNo, t *engine.Turn) int {
	for _, f := range [...]*force{a, b} {
		f.die = int32(g.throw(t, 1, "19.5", g.object(e))[0])
		if f.basic > 0 {
			f.total = f.basic * f.die
		} else {
			f.total = int32(g.tables.SubZero[min(-f.basic, int32(len(g.tables.SubZero)-1))][f.die])
		}
	}
	winner := 0
	switch {
	case a.total > b.total || a.total == b.total && a.basic > b.basic:
		winner = 1
	case b.total > a.total || a.total == b.total && b.basic > a.basic:
		winner = -1
	}
	t.Tell(engine.Event{Kind: KindMelee, Rule: "19.5", About: g.object(e), N: [4]int32{a.total, b.total, int32(winner + 1), int32(g.ships[e].stage)}})
	lostA, lostB := b.total/2, a.total/2
	switch {
	case winner > 0:
		lostB = a.total
	case winner < 0:
		lostA = b.total
	}
	g.meleeLosses(a, lostA, t)
	g.meleeLosses(b, lostB, t)
	g.meleePersons(v, a, b, t)
	g.meleePersons(v, b, a, t)
	return winner
}

// meleeLosses takes casualties from those who fight, soldiers first.
//
// Case 19.6. Ruling R252.
func (g *State) meleeLosses(f *force, many int32, t *engine.Turn) {
	left := int16(min(many, 10000))
	for n := range shipNo(g.ofFleet()) {
		if !f.ships.has(n) {
			continue
		}
		s := &g.ships[n]
		if s.colours == taken {
			left = g.prizeLosses(n, f, left)
			continue
		}
		p := &s.guard
		if s.boards != noShip && s.sent != (party{}) {
			p = &s.sent
		}
		soldiers := min(left, p.soldiers, s.soldiers)
		mariners := min(left-soldiers, p.mariners, s.mariners)
		p.soldiers, s.soldiers = p.soldiers-soldiers, s.soldiers-soldiers
		p.mariners, s.mariners = p.mariners-mariners, s.mariners-mariners
		f.men.soldiers, f.men.mariners = f.men.soldiers-soldiers, f.men.mariners-mariners
		left -= soldiers + mariners
		if soldiers+mariners > 0 {
			g.loseRowers(n)
			t.Tell(engine.Event{Kind: KindCasualties, Rule: "19.6", About: g.object(n),
				N: [4]int32{int32(soldiers), int32(mariners), int32(s.soldiers + s.mariners)}})
		}
	}
}

// prizeLosses takes casualties from the men who hold a prize.
//
// Cases 19.4, 19.6.
func (g *State) prizeLosses(n shipNo, f *force, many int16) int16 {
	s := &g.ships[n]
	dead := min(many, s.prize)
	s.prize -= dead
	s.guard.soldiers = s.prize
	f.men.soldiers -= dead
	if s.captor != noShip {
		g.ships[s.captor].away = max(g.ships[s.captor].away-dead, 0)
	}
	return many - dead
}

// meleePersons strikes the highest personality of one side if the other's die shows
// a six.
//
// Case 19.7. Rulings R9, R93.
func (g *State) meleePersons(v *voyage, own, other *force, t *engine.Turn) {
	if other.die != 6 {
		return
	}
	i := g.foremost(own)
	if i < 0 {
		return
	}
	f := g.throw(t, 1, "19.7", g.object(g.persons[i].at))
	by := noShip
	if f[0] <= uint16(g.tables.Figure[MeleeTaken]) {
		for n := range shipNo(g.ofFleet()) {
			if by == noShip && other.ships.has(n) {
				by = n
			}
		}
	}
	g.fall(v, i, by, t)
}

// foremost is the highest personality who fights on a side, or -1.
//
// Cases 4.3, 19.7. Rulings R94, R375.
func (g *State) foremost(f *force) int {
	best := -1
	for i := range g.persons[:g.crowd] {
		if g.fights(i, f.ships) && (best < 0 || g.about(i).Rank > g.about(best).Rank) {
			best = i
		}
	}
	return best
}

// fights reports whether a personality stands with the men of a side: Nobles,
// Knights and Emirs always do, others as ordered, Spanish captains never.
//
// Cases 4.3, 4.3.4. Rulings R89, R94, R375.
func (g *State) fights(i int, ships squad) bool {
	p := &g.persons[i]
	if p.fortune != inCommand || !ships.has(p.at) {
		return false
	}
	switch g.about(i).Rank {
	case SpanishNoble, Knight, Emir:
		return true
	case EliteCaptain, SeaDog, CinC:
		return g.orders(p.at, VerbLead, engine.NoObject)
	}
	return false
}

// reckon adds up the basic melee factor of a side on the deck of ship e. attacks says
// that the side boards.
//
// Case 19.5. Rulings R251, R255, R261, R373, R374.
func (g *State) reckon(f *force, e shipNo, attacks bool) {
	fac := &g.tables.Factor
	d := &g.ships[e]
	var leader, person, elite, janissary, raw, mourns, mournsLess bool
	for i := range g.persons[:g.crowd] {
		if g.fights(i, f.ships) {
			leader = leader || g.about(i).Rank >= SeaDog
			person = person || g.about(i).Rank < SeaDog
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if !f.ships.has(n) {
			continue
		}
		row := g.row(n)
		if g.ships[n].colours == taken && g.ships[n].captor != noShip {
			row = g.row(g.ships[n].captor)
		}
		p := g.ships[n].sent
		if !attacks {
			p = g.ships[n].guard
		}
		elite = elite || p.soldiers > 0 && row.Men == Elite || p.mariners > 0 && row.Sailing == Elite
		raw = raw || p.mariners > 0 && row.Sailing == Raw
		janissary = janissary || p.soldiers > 0 && row.Janissaries
		mourns = mourns || g.ships[n].mourns&mournsLeader != 0
		mournsLess = mournsLess || g.ships[n].mourns&mournsPerson != 0
	}
	won, lost := wonByAttackers, wonByDefenders
	if !attacks {
		won, lost = lost, won
	}
	f.basic = int32(fac[MeleeMariners])*int32(f.men.mariners/g.tables.Figure[MarinersPerFactor]) +
		int32(fac[MeleeSoldiers])*int32(f.men.soldiers/g.tables.Figure[SoldiersPerFactor])
	for _, line := range [...]struct {
		holds bool
		add   FactorNo
	}{
		{leader, MeleeLeader}, {person, MeleePersonality}, {elite, MeleeElite}, {janissary, MeleeJanissaries},
		{raw, MeleeRaw}, {mourns, MeleeLeaderLost}, {mournsLess, MeleePersonalityLost},
		{d.won == won, MeleeWon}, {d.won == lost, MeleeLost},
		{!attacks && d.stage == 1, MeleeDefends},
	} {
		if line.holds {
			f.basic += int32(fac[line.add])
		}
	}
	if attacks {
		f.basic += g.deckFactors(f, e)
	}
}

// deckFactors is what the place of the fight does to the attackers: the worst that
// any of them suffers.
//
// Case 19.5. Rulings R251, R255, R261, R373.
func (g *State) deckFactors(f *force, e shipNo) int32 {
	fac := &g.tables.Factor
	d := &g.ships[e]
	total := int32(0)
	switch g.tables.Stages[g.stages(e)][d.from][d.stage-1] {
	case Waist:
		if d.from != FromBeam {
			total += int32(fac[MeleeWaistFromEnd])
		}
	case Forecastle:
		if g.stages(e) == SailingStages {
			total += int32(fac[MeleeForecastle])
		}
	case SternCastle:
		total += int32(fac[MeleeStern])
	}
	if d.stage > 1 {
		return total
	}
	first, worst := true, int32(0)
	for n := range shipNo(g.ofFleet()) {
		if !f.ships.has(n) {
			continue
		}
		own := int32(0)
		switch high, low := g.kind(n).Freeboard, g.kind(e).Freeboard; {
		case high > low:
			own += int32(fac[MeleeLower])
		case high < low:
			own += int32(fac[MeleeHigher])
		}
		if m := plane.Meet(g.base(n), g.base(e)); d.from != FromBeam && m.On[0]&(plane.Left|plane.Right) != 0 {
			own += int32(fac[MeleeEndFromWaist])
		}
		if d.struckBy.has(n) && g.class(e).Family == GalleyFamily {
			own += int32(fac[MeleeGalleyStruck])
		}
		if first || own < worst {
			worst = own
		}
		first = false
	}
	return total + worst
}
