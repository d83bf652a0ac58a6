package renaissance

import "github.com/weathergage/weathergage/engine"

// A front is where boarders have come over a ship's side, and how far they have got from
// there.
//
// Case 19.8.
type front struct {
	stage  uint8 // come to, 0 if nobody boards there
	from   BoardedFrom
	won    wins // who won the latest round fought there. Case 19.5
	passed bool // they have passed the forecastle by. Ruling R264
}

// place returns the first or the second front of a ship that is boarded in two places.
//
// Case 19.8. Ruling R250.
func (s *ship) place(flank bool) *front {
	if flank {
		return &s.flank
	}
	return &s.front
}

// invaded reports whether enemies stand on a ship's decks, beyond the bulwarks.
//
// Cases 17.9, 19.1, 20.2.
func (s *ship) invaded() bool { return s.stage > 1 || s.flank.stage > 1 }

// land is where the men of ship n come aboard ship e: with those who board her from the
// same end or side already, or on a front of their own. Who comes over a third place
// joins the first.
//
// Cases 19.4, 19.8. Rulings R250, R455.
func (g *State) land(n, e shipNo, from BoardedFrom) {
	s, d := &g.ships[n], &g.ships[e]
	switch s.flanks = false; {
	case d.stage == 0:
		d.front, d.rounds = front{stage: 1, from: from}, 0
		d.guard = g.hidden[e].guards
		if !g.hidden[e].below {
			g.hidden[e].guards = party{}
		} else {
			d.guard = party{}
		}
	case from == d.from:
	case d.flank.stage == 0:
		d.flank = front{stage: 1, from: from}
		s.flanks = true
	default:
		s.flanks = from == d.flank.from
	}
}

// onFront returns those of some attackers who fight on a front.
func (g *State) onFront(over squad, flank bool) (ships squad) {
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) && g.ships[n].flanks == flank {
			ships.add(n)
		}
	}
	return ships
}

// A clash is one fight of a round: of all attackers with all defenders, or of one front
// where the defenders are split.
//
// Case 19.4. Rulings R250, R455.
type clash struct {
	on     [2]bool // which of the fronts
	over   squad
	guard  party
	winner int
	fought bool
	beaten bool // no attacker is left
}

// clashes returns the fights of a round.
//
// Case 19.4. Rulings R250, R455.
func (g *State) clashes(e shipNo, over squad) (list [2]clash, many int) {
	d := &g.ships[e]
	part, split := g.splitOf(e)
	if d.flank.stage == 0 || !split {
		list[0] = clash{on: [2]bool{true, d.flank.stage > 0}, over: over, guard: d.guard}
		return list, 1
	}
	list[0] = clash{on: [2]bool{true, false}, over: g.onFront(over, false), guard: d.guard.less(part)}
	list[1] = clash{on: [2]bool{false, true}, over: g.onFront(over, true), guard: part}
	return list, 2
}

// splitOf returns the part of those who meet boarders that is ordered to meet them on their second front.
//
// Case 19.4. Ruling R455.
func (g *State) splitOf(e shipNo) (part party, split bool) {
	h, d := &g.hidden[e], &g.ships[e]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbSplit {
			return party{min(int16(o.n), d.guard.soldiers), min(o.m, d.guard.mariners)}, true
		}
	}
	return part, false
}

// maySplit refuses to split those who meet boarders unless these have come in two places, and
// a round is fought there in which they defend.
//
// Cases 6.2, 19.4. Rulings R224, R249, R455.
func (g *State) maySplit(n shipNo, c *course, _ order) engine.Illegal {
	switch {
	case c.has(VerbSplit):
		return no(whyTwice)
	case g.ships[n].flank.stage == 0:
		return no(whyOneFront)
	case c.has(VerbWithdraw):
		return no(whyWithdraws)
	case g.mutual(n, g.attackers(n)) != noShip:
		return no(whyIdleBulwarks)
	case g.forceOn(n) == Gale:
		return no(whyMeleeGale)
	}
	return engine.Illegal{}
}

// spansOfSplit returns what men may be sent to the second front: any part of the crew that may fight.
//
// Case 19.4.
func (g *State) spansOfSplit(n shipNo, _ *course, _ order, buf []spans) []spans {
	s := &g.ships[n]
	return append(buf, spans{{Max: int32(s.soldiers), Step: 1}, {Max: int32(s.mariners), Step: 1}})
}

// clashIn fights the clashes of a round with one die a side, and takes the attackers on
// or back on each front.
//
// Cases 19.4, 19.5, 19.7, 19.8. Rulings R250, R252, R372, R455, R528.
func (g *State) clashIn(v *voyage, e shipNo, over squad, defended bool, t *engine.Turn) {
	d := &g.ships[e]
	list, many := g.clashes(e, over)
	led := g.ledIn(v, e, &list)
	boarders, defenders := force{attacks: true}, force{ships: justOne(e)}
	for i := range list[:many] {
		c := &list[i]
		if c.winner = 1; !defended || c.guard == (party{}) {
			continue // undefended stages fall. Ruling R248
		}
		a, b := force{ships: c.over, on: c.on, die: boarders.die}, force{ships: justOne(e), on: c.on, men: c.guard, die: defenders.die}
		a.men, b.unled = g.sentFrom(c.over), many > 1 && i != led
		g.reckon(&a, e, true)
		g.reckon(&b, e, false)
		c.winner, c.fought = g.fight(&a, &b, e, t), true
		c.beaten = c.winner <= 0 && a.men.men() == 0
		boarders.ships, boarders.die, defenders.die = boarders.ships|c.over, a.die, b.die
		d.rounds = 1
	}
	g.meleePersons(v, &boarders, &defenders, t)
	g.meleePersons(v, &defenders, &boarders, t)
	var ahead [2]bool
	for i := range list[:many] {
		for k, on := range list[i].on {
			if on {
				ahead[k] = g.follows(e, k == 1, &list[i], t)
			}
		}
	}
	g.gainGround(e, over, ahead, t)
}

// ledIn returns in which clash the personalities of those who meet boarders stand: where one of them
// fights in single combat, else on the first front, unless nobody is sent there.
//
// Cases 4.3.2, 19.4. Ruling R528.
func (g *State) ledIn(v *voyage, e shipNo, list *[2]clash) int {
	second := list[0].guard == (party{})
	for _, one := range v.bouts[:v.bouting] {
		for _, pair := range [...]bout{one, {one.b, one.a}} {
			if g.persons[pair.a].at == e {
				second = list[1].over.has(g.persons[pair.b].at)
			}
		}
	}
	if second {
		return 1
	}
	return 0
}

// sentFrom returns all the men of some ships who board together.
func (g *State) sentFrom(ships squad) (all party) {
	for n := range shipNo(g.ofFleet()) {
		if ships.has(n) {
			all.soldiers += g.ships[n].sent.soldiers
			all.mariners += g.ships[n].sent.mariners
		}
	}
	return all
}

// follows returns what a clash does on one front: the attackers go on to the next stage, back one, back
// aboard their ships, or stay. It reports whether they have gone on.
//
// Case 19.8. Rulings R252, R264, R372.
func (g *State) follows(e shipNo, flank bool, c *clash, t *engine.Turn) bool {
	p := g.ships[e].place(flank)
	if p.won = p.won.before(); c.fought {
		p.won = wonBy(c.winner)
	}
	skips := g.skips(g.onFront(c.over, flank))
	switch {
	case c.winner > 0:
		if p.stage++; p.stage == 3 && skips {
			p.stage, p.passed = p.stage+1, true
		}
		return true
	case c.beaten || c.winner < 0 && p.stage == 1:
		over, stuck := g.onFront(c.over, flank), squad(0)
		for n := range over.each {
			if !c.beaten && g.cutOff(n) {
				stuck.add(n)
			}
		}
		if g.repel(e, over&^stuck, t); stuck == 0 {
			*p = front{}
		}
	case c.winner < 0:
		if p.stage--; p.passed {
			p.stage, p.passed = p.stage-1, false
		}
	}
	return false
}

// repel drives boarders back aboard their own ships.
//
// Case 19.8. Ruling R372.
func (g *State) repel(e shipNo, over squad, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if over.has(n) {
			g.fallBack(n)
			g.tell(t, engine.Event{Kind: KindRepelled, Rule: "19.8", About: g.object(n), On: g.object(e)})
		}
	}
}

// gainGround lets the fronts that have gone on pass by the decks that the other holds. One
// that has no deck left before it has the ship.
//
// Case 19.8. Rulings R250, R256.
func (g *State) gainGround(e shipNo, over squad, ahead [2]bool, t *engine.Turn) {
	d := &g.ships[e]
	for k, on := range ahead {
		p, other := d.place(k == 1), d.place(k == 0)
		row := &g.tables.Stages[g.stages(e)][p.from]
		for on && int(p.stage) <= len(row) && row[p.stage-1] != NoDeck && g.heldOn(e, other, row[p.stage-1]) {
			p.stage++
		}
		if on && (int(p.stage) > len(row) || row[p.stage-1] == NoDeck) {
			g.take(g.taker(g.onFront(over, k == 1)), e, t)
			return
		}
	}
	for k, on := range ahead {
		if on {
			g.tellStage(e, d.place(k == 1), t)
		}
	}
	g.closeFronts(e)
}

// tellStage tells which stage the boarders on a front have come to.
func (g *State) tellStage(e shipNo, p *front, t *engine.Turn) {
	deck := g.tables.Stages[g.stages(e)][p.from][p.stage-1]
	g.tell(t, engine.Event{Kind: KindStage, Rule: "19.8", About: g.object(e), N: [4]int32{int32(p.stage), int32(deck)}})
}

// heldOn reports whether a deck was won on a front.
//
// Ruling R264.
func (g *State) heldOn(e shipNo, p *front, deck Deck) bool {
	if p.stage == 0 {
		return false
	}
	for _, won := range g.tables.Stages[g.stages(e)][p.from][1 : max(p.stage, 2)-1] {
		if won == deck && !(p.passed && deck == Forecastle) {
			return true
		}
	}
	return false
}

// closeFronts makes the second front the first where that is over, and ends the boarding
// action where both are.
//
// Case 19.8.
func (g *State) closeFronts(e shipNo) {
	d := &g.ships[e]
	if d.stage > 0 {
		return
	}
	if d.flank.stage == 0 {
		g.clearDecks(e)
		return
	}
	d.front, d.flank = d.flank, front{}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].boards == e {
			g.ships[n].flanks = false
		}
	}
}
