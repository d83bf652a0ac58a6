package jenkins

import "github.com/weathergage/weathergage/engine"

// The strides of stepAssault, held in Code: a land combat at About in which Seat attacks.
const (
	assaultBegin  = iota
	assaultFirst  // the attacker says which leaders aboard lend their dice
	assaultSecond // then the defender
	assaultCount  // the dice are counted
	assaultRoll
	assaultDeceive
	assaultHits
	assaultAttacker // the attacker chooses his losses
	assaultDefender // then the defender
	assaultRest     // counters that cannot stand alone fall
	assaultEnd
)

// enterAssault carries a land combat on by one stride.
//
// Case 9.2. Rulings R83, R100, R171.
func (g *State) enterAssault(f *engine.Frame, t *engine.Turn) bool {
	c, h := &g.combat, hexOf(f.About)
	switch f.Code {
	case assaultBegin:
		g.combat = Combat{Hex: h, Attacker: f.Seat, Bombs: g.below(stepField).N[fieldBombs] != 0}
		for seat := English; seat <= Spanish; seat++ {
			g.mark(seat, At(h, LayerShore), markOpen, markTaken)
		}
	case assaultFirst, assaultSecond:
		if seat := c.side(f.Code == assaultSecond); g.ships[seat].has(h) {
			return true
		}
	case assaultCount:
		g.countDice(t)
		for seat := English; seat <= Spanish; seat++ {
			g.fallGuns(seat, t)
		}
	case assaultRoll:
		if g.rollAssault(t) {
			return false
		}
		f.N = [2]int32{whoDeceives: int32(c.Attacker)}
	case assaultDeceive:
		wait, over := g.deceptionLoop(f, t)
		if !over {
			return wait
		}
	case assaultHits:
		for seat := English; seat <= Spanish; seat++ {
			c.Hits[foe(seat)] = g.matches(seat)
			t.Tell(engine.Event{Kind: KindHits, Rule: "9.2", On: f.About,
				N: [4]int32{int32(seat), int32(c.Hits[foe(seat)])}})
		}
	case assaultAttacker, assaultDefender:
		seat := c.side(f.Code == assaultDefender)
		f.Code++
		g.askLoss(seat, seat, lossLand, h, int(c.Hits[seat]))
		return false
	case assaultRest:
		f.Code++
		g.fallGuns(foe(c.Attacker), t)
		g.fallGuns(c.Attacker, t)
		g.fallRest(t)
		return false
	default:
		g.endAssault(f, t)
		return false
	}
	f.Code++
	return false
}

// green reports whether a piece fights with a green value in the hex of the combat: troops ashore do, and bomb ships
// where they may.
//
// Cases 9.2, 11.1. Rulings R107, R165.
func (g *State) green(seat engine.Seat, p *Piece) bool {
	if p.Counter == Unseen || g.row(p).Land == 0 {
		return false
	}
	if p.Place.Layer() == LayerShore {
		return !g.row(p).Type.Naval()
	}
	return g.bombs(seat, p)
}

// greens counts the green counters of a seat in a hex.
func (g *State) greens(seat engine.Seat, h Hex) int {
	n := 0
	for i, hi := g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0)); i < hi; i++ {
		if g.green(seat, &g.pieces[seat][i]) {
			n++
		}
	}
	return n
}

// offerLend offers the leaders aboard who may lead the troops ashore.
//
// Cases 9.2, 11.4. Ruling R167.
func (g *State) offerLend(seat engine.Seat, o *engine.Offer) {
	lo, hi := g.lenders(seat)
	g.offerPieces(VerbLend, seat, lo, hi, engine.NoObject, g.lends(seat), anyPiece, o)
	o.Plain(VerbDone, engine.NoObject, engine.NoObject, "9.2")
}

// lenders returns where in its list a seat has the pieces aboard ships in the hex of the combat.
func (g *State) lenders(seat engine.Seat) (lo, hi int) {
	return g.start(seat, At(g.combat.Hex, 0)), g.start(seat, At(g.combat.Hex, LayerShore))
}

// lends admits the leaders of a seat who have dice to lend.
//
// Case 11.4.
func (g *State) lends(seat engine.Seat) func(int) bool {
	return func(i int) bool {
		p := &g.pieces[seat][i]
		return g.row(p).Tactics > 0 && p.Mark&markTaken == 0
	}
}

// mayLend refuses anything but a leader aboard with dice to lend.
//
// Case 11.4.
func (g *State) mayLend(c engine.Choice) engine.Reason {
	lo, hi := g.lenders(c.Seat)
	return unless(g.named(c.Seat, lo, hi, c.On, false, g.lends(c.Seat)) >= 0, whyNoLeader)
}

// lend has a leader aboard lead the troops ashore.
//
// Case 11.4. Ruling R167.
func (g *State) lend(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	lo, hi := g.lenders(c.Seat)
	p := &g.pieces[c.Seat][g.named(c.Seat, lo, hi, c.On, false, g.lends(c.Seat))]
	p.Mark |= markTaken | markOpen
	g.stale[c.Seat] = true
	t.Reveal(engine.Everyone &^ engine.Only(c.Seat))
	t.Tell(engine.Event{Kind: KindLent, Rule: "11.4", About: c.On, On: f.About})
}

// countDice counts the dice of each seat: one for each green counter, the tactics of its leaders and the cannonade of
// its counters. The attacker loses as many as the value of an enemy seaport. A seaport without green defenders falls
// without dice.
//
// Cases 9.2, 11.1, 11.4, 11.7. Rulings R93, R94, R95, R98, R99, R143, R163.
func (g *State) countDice(t *engine.Turn) {
	c := &g.combat
	defender := foe(c.Attacker)
	for seat := English; seat <= Spanish; seat++ {
		c.Green[seat] = g.greens(seat, c.Hex) > 0
	}
	port := g.tables.PortAt[c.Hex]
	if port == 0 || c.Green[defender] {
		for seat := English; seat <= Spanish; seat++ {
			if c.Green[seat] {
				c.Dice[seat] = g.diceOf(seat)
			}
		}
		if g.friendly(defender, port) {
			c.Dice[c.Attacker] -= min(c.Dice[c.Attacker], g.tables.Ports[port].Value)
		}
	}
	c.Roll = c.Dice
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindAssault, Rule: "9.2", On: hexObject(c.Hex),
		N: [4]int32{int32(c.Attacker), int32(c.Dice[c.Attacker]), int32(c.Dice[defender])}})
}

// diceOf returns how many dice a seat with green counters has, and turns the ships that lend theirs face up. Of what is
// aboard only leaders take part.
//
// Case 9.2. Rulings R73, R93, R94.
func (g *State) diceOf(seat engine.Seat) uint8 {
	c := &g.combat
	n := 0
	for i, hi := g.start(seat, At(c.Hex, 0)), g.start(seat, At(c.Hex+1, 0)); i < hi; i++ {
		p := &g.pieces[seat][i]
		row := g.row(p)
		switch {
		case p.Place.Layer() == LayerShore:
			n += int(row.Cannonade) + int(row.Tactics)
		case g.cargo(p):
			if p.Mark&markTaken != 0 {
				n += int(row.Tactics)
			}
		case row.Type.Naval() && !g.blocked(seat, c.Hex) && row.Cannonade > 0:
			n += int(row.Cannonade)
			p.Mark |= markOpen
		}
		if g.green(seat, p) {
			n++
			if p.Place.Layer() != LayerShore {
				p.Mark |= markOpen | markTaken
			}
		}
	}
	g.stale[seat] = true
	return uint8(min(n, 255))
}

// rollAssault rolls the next dice of one seat. It returns false when all have been rolled.
//
// Case 9.2.
func (g *State) rollAssault(t *engine.Turn) bool {
	c := &g.combat
	for _, seat := range [...]engine.Seat{c.Attacker, foe(c.Attacker)} {
		n := min(int(c.Roll[seat]), engine.MaxDice)
		if n == 0 {
			continue
		}
		faces := g.throw(seat, n, "9.2", hexObject(c.Hex), t)
		for i := range n {
			c.Faces[seat][faces[i]]++
		}
		c.Roll[seat] -= uint8(n)
		tellThrown(seat, &faces, n, "9.2", t)
		return true
	}
	return false
}

// tellThrown logs the dice of a seat in a combat in one event, so that they stand side by side.
func tellThrown(seat engine.Seat, faces *engine.Faces, n int, rule engine.Case, t *engine.Turn) {
	digits := int32(0)
	for i := range n {
		digits = 10*digits + int32(faces[i])
	}
	t.Tell(engine.Event{Kind: KindThrown, Rule: rule, N: [4]int32{int32(seat), digits, int32(n)}})
}

// matches returns how many green counters of a seat hit. Each hits at most once, with a die of its value or less, and
// each die counts once.
//
// Case 9.2. Ruling R96.
func (g *State) matches(seat engine.Seat) uint8 {
	c := &g.combat
	left := c.Faces[seat]
	hits := uint8(0)
	for value := int8(1); value <= 6; value++ {
		for i, hi := g.start(seat, At(c.Hex, 0)), g.start(seat, At(c.Hex+1, 0)); i < hi; i++ {
			p := &g.pieces[seat][i]
			if !g.green(seat, p) || min(g.row(p).Land, 6) != value {
				continue
			}
			for face := value; face > 0; face-- {
				if left[face] > 0 {
					left[face]--
					hits++
					break
				}
			}
		}
	}
	return hits
}

// fallGuns eliminates what cannot stand without a green counter: leaders with land tactics, and guns unless a bomb ship
// lies in the hex.
//
// Cases 9.2, 11.1. Rulings R99, R103, R145, R166, R167.
func (g *State) fallGuns(seat engine.Seat, t *engine.Turn) {
	h := g.combat.Hex
	if g.greens(seat, h) > 0 {
		return
	}
	bombs := g.bombShip(seat, h)
	for i := g.start(seat, At(h+1, 0)) - 1; i >= g.start(seat, At(h, 0)); i-- {
		p := &g.pieces[seat][i]
		row := g.row(p)
		if bombs && row.Cannonade > 0 {
			continue
		}
		shore := p.Place.Layer() == LayerShore
		if (shore || p.Mark&markTaken != 0 && row.Type == Leader) && !row.Type.Naval() &&
			(row.Cannonade > 0 || row.Tactics > 0) {
			g.eliminate(seat, i, "9.2", t)
		}
	}
}

// fallRest eliminates what is left of a defender without a green counter. In a seaport that is everything, once troops
// of the attacker are there and unless a bomb ship keeps guns there; elsewhere it is deception counters that are left
// alone.
//
// Case 9.2. Rulings R98, R99, R116, R166.
func (g *State) fallRest(t *engine.Turn) {
	h, seat := g.combat.Hex, foe(g.combat.Attacker)
	if g.greens(seat, h) > 0 || !g.shore[g.combat.Attacker].has(h) || g.guarded(seat, h) {
		return
	}
	if g.tables.PortAt[h] != 0 || g.decoys(seat, h) {
		g.fallAll(seat, h, t)
	}
}

// bombShip reports whether a seat has a bomb ship in a hex.
//
// Case 11.1. Ruling R165.
func (g *State) bombShip(seat engine.Seat, h Hex) bool {
	return g.anyAfloat(seat, h, func(p *Piece) bool { return p.Counter != Unseen && g.row(p).Type == BombShip })
}

// guarded reports whether guns ashore stand because a bomb ship lies in the hex.
//
// Case 11.1. Ruling R165.
func (g *State) guarded(seat engine.Seat, h Hex) bool {
	return g.anyAshore(seat, h, func(p *Piece) bool { return g.row(p).Cannonade > 0 }) && g.bombShip(seat, h)
}

// decoys reports whether a seat has nothing but deception counters ashore in a hex.
func (g *State) decoys(seat engine.Seat, h Hex) bool {
	return !g.anyAshore(seat, h, func(p *Piece) bool { return g.row(p).Type != Deception })
}

// endAssault ends a land combat: the attacker holds the hex, or retreats if anything of the defender is left. Bomb
// ships do neither.
//
// Cases 7.6, 9.2, 11.1. Rulings R99, R104, R105.
func (g *State) endAssault(f *engine.Frame, t *engine.Turn) {
	c := g.combat
	for seat := English; seat <= Spanish; seat++ {
		for l := LayerMoving; l <= LayerShore; l++ {
			g.mark(seat, At(c.Hex, l), 0, markTaken)
		}
	}
	g.combat = Combat{}
	*f = engine.Frame{Step: stepFlight, Seat: c.Attacker, About: f.About}
	switch {
	case !g.shore[c.Attacker].has(c.Hex):
		g.pop()
		g.capture(foe(c.Attacker), c.Hex, t)
	case !g.shore[foe(c.Attacker)].has(c.Hex):
		g.pop()
		g.capture(c.Attacker, c.Hex, t)
	}
	g.tidy(English, c.Hex, t)
	g.tidy(Spanish, c.Hex, t)
}
