package jenkins

import "github.com/weathergage/weathergage/engine"

// The strides of stepNaval, held in Code: a naval combat at About.
const (
	navalBegin  = iota
	navalFirst  // the attacker chooses what fires
	navalSecond // then the defender
	navalRoll
	navalDeceive
	navalCount
	navalAttacker // the attacker chooses his losses
	navalDefender // then the defender
	navalEnd
)

// enterNaval carries a naval combat on by one stride.
//
// Case 9.1. Rulings R83, R92, R147, R171.
func (g *State) enterNaval(f *engine.Frame, t *engine.Turn) bool {
	c, h := &g.combat, hexOf(f.About)
	switch f.Code {
	case navalBegin:
		g.beginNaval(f.Seat, h, t)
	case navalFirst, navalSecond:
		if seat := c.side(f.Code == navalSecond); g.canCommit(seat) {
			return true
		}
	case navalRoll:
		if g.rollShots(t) {
			return false
		}
		f.N = [2]int32{whoDeceives: int32(c.Attacker)}
	case navalDeceive:
		wait, over := g.deceptionLoop(f, t)
		if !over {
			return wait
		}
	case navalCount:
		f.Code++
		g.countShots(t)
		return false
	case navalAttacker, navalDefender:
		seat := c.side(f.Code == navalDefender)
		f.Code++
		g.askLoss(seat, seat, lossNaval, h, int(c.Hits[seat]))
		return false
	default:
		g.endNaval(f, t)
		return false
	}
	f.Code++
	return false
}

// beginNaval turns all ships in the hex face up and gives each its die.
//
// Cases 4.4, 9.1. Rulings R77, R80, R141, R147, R163.
func (g *State) beginNaval(attacker engine.Seat, h Hex, t *engine.Turn) {
	g.combat = Combat{Hex: h, Attacker: attacker, Naval: true}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindNaval, Rule: "9.1", On: hexObject(h), N: [4]int32{int32(attacker)}})
	for seat := English; seat <= Spanish; seat++ {
		lo := g.start(seat, At(h, 0))
		for i := lo; i < int(g.count[seat]) && g.pieces[seat][i].Place < At(h, LayerShore); i++ {
			p := &g.pieces[seat][i]
			p.Mark = p.Mark&^markTaken | markOpen
			row := g.row(p)
			g.combat.Tactics[seat] += uint8(row.Naval)
			if row.Type.Naval() && row.Type != FireShip && row.Gun > 0 {
				g.addShot(seat, p.Counter, g.combat.NumShots[seat]+1, false)
			}
		}
		g.stale[seat] = true
	}
}

// addShot gives a counter a die. In an enemy seaport its value is taken off the gun values of the attacker's ships, and
// fire ships fire with twice their value. The die is that of the counter's front, as everybody sees it.
//
// Cases 9.1, 11.3. Rulings R80, R81, R84, R143, R159.
func (g *State) addShot(seat engine.Seat, by Counter, group uint8, shore bool) {
	c := &g.combat
	row := g.tables.Row(by)
	gun := row.Gun
	port := g.tables.PortAt[c.Hex]
	if g.friendly(foe(seat), port) {
		if row.Type == FireShip {
			gun *= 2
		}
		if seat == c.Attacker && !shore {
			gun -= int8(g.tables.Ports[port].Value)
		}
	}
	c.Shots[seat][c.NumShots[seat]] = Shot{By: row.Front, Group: group, Gun: gun}
	c.NumShots[seat]++
}

// canCommit reports whether a seat has anything to choose before the dice, as far as everybody knows: troops ashore may
// hide guns.
//
// Cases 9.1, 11.3. Rulings R75, R171.
func (g *State) canCommit(seat engine.Seat) bool {
	c := &g.combat
	if g.shore[seat].has(c.Hex) || c.Tactics[seat] > 0 && c.NumShots[seat] > 0 {
		return true
	}
	return g.anyAfloat(seat, c.Hex, func(p *Piece) bool {
		return p.Counter != Unseen && g.row(p).Type == FireShip && p.Mark&markTaken == 0
	})
}

// mayFire refuses a piece that is not declared to fire: only shore guns and fire ships are.
//
// Cases 9.1, 11.3, 11.5, 11.6. Rulings R75, R84, R140, R144.
func (g *State) mayFire(p *Piece) engine.Reason {
	row, shore := g.row(p), p.Place.Layer() == LayerShore
	switch {
	case p.Mark&markTaken != 0:
		return whyDeclared
	case row.Gun == 0:
		return whyNoGun
	case shore && row.Type.Naval():
		return whyNotFighting
	case row.Type.Naval() && row.Type != FireShip:
		return whyFiresAnyway
	case !shore && !row.Type.Naval():
		return whyGunAboard
	}
	return 0
}

// offerCommit offers shore guns and fire ships to fire, and leaders' dice to what fires: leaders aboard give theirs to
// ships, those ashore to shore guns.
//
// Cases 9.1, 11.3, 11.4. Rulings R78, R79, R171.
func (g *State) offerCommit(seat engine.Seat, o *engine.Offer) {
	c := &g.combat
	lo, hi := g.HexSpan(seat, c.Hex)
	g.offerPieces(VerbCommit, seat, lo, hi, engine.NoObject, g.firing(seat), anyPiece, o)
	for n := range c.NumShots[seat] {
		by := c.Shots[seat][n].By
		if on, other := c.shooter(seat, n); other && g.mayDirect(seat, by) == 0 {
			o.Plain(VerbDirect, on, engine.NoObject, "9.1")
		}
	}
	o.Plain(VerbDone, engine.NoObject, engine.NoObject, "9.1")
}

// mayFireWith refuses a counter that is not in the combat or is not declared to fire.
//
// Case 9.1.
func (g *State) mayFireWith(c engine.Choice) engine.Reason {
	lo, hi := g.HexSpan(c.Seat, g.combat.Hex)
	if g.named(c.Seat, lo, hi, c.On, false, g.firing(c.Seat)) >= 0 {
		return 0
	}
	i := g.named(c.Seat, lo, hi, c.On, false, anyPiece)
	if i < 0 {
		return whyNotFighting
	}
	return or(g.mayFire(&g.pieces[c.Seat][i]), whyNotFighting)
}

// firing admits the pieces of a seat that can be declared to fire.
func (g *State) firing(seat engine.Seat) func(int) bool {
	return func(i int) bool { return g.mayFire(&g.pieces[seat][i]) == 0 }
}

// shooter returns the object that names the counter of die n of a seat among those of its kind, in the order in which
// they were declared. It returns false if the die is not the first of its counter, or if a counter of the kind with as
// many dice comes before it.
func (c *Combat) shooter(seat engine.Seat, n uint8) (engine.Object, bool) {
	own, before := c.Shots[seat][n], 0
	if c.firstDie(seat, n) != n {
		return engine.NoObject, false
	}
	for m := range n {
		if s := c.Shots[seat][m]; s.By == own.By && c.firstDie(seat, m) == m {
			if c.diceIn(seat, s.Group) == c.diceIn(seat, own.Group) {
				return engine.NoObject, false
			}
			before++
		}
	}
	return nthObject(own.By, before), before < mostAlike
}

// firstDie returns the first die of the counter that has die n.
func (c *Combat) firstDie(seat engine.Seat, n uint8) uint8 {
	m := uint8(0)
	for c.Shots[seat][m].Group != c.Shots[seat][n].Group {
		m++
	}
	return m
}

// diceIn returns how many dice a counter has.
func (c *Combat) diceIn(seat engine.Seat, group uint8) (n int) {
	for m := range c.NumShots[seat] {
		if c.Shots[seat][m].Group == group {
			n++
		}
	}
	return n
}

// mayDirect refuses a leader's die to a counter if none is left.
//
// Cases 9.1, 11.4. Rulings R78, R79.
func (g *State) mayDirect(seat engine.Seat, by Counter) engine.Reason {
	c := &g.combat
	if g.tables.Row(by).Type.Naval() {
		if c.Tactics[seat] == 0 {
			return whyNoTactics
		}
	} else if int(c.Ashore[seat]) >= g.tacticsAshore(seat) {
		return whyNoTactics
	}
	return 0
}

// mayDirectTo refuses a leader's die to a counter that does not fire, and if none is left.
//
// Case 9.1.
func (g *State) mayDirectTo(c engine.Choice) engine.Reason {
	named := false
	for n := range g.combat.NumShots[c.Seat] {
		on, other := g.combat.shooter(c.Seat, n)
		named = named || other && on == c.On
	}
	for _, s := range g.combat.Shots[c.Seat][:g.combat.NumShots[c.Seat]] {
		if s.By == g.counterOf(c.On) {
			return or(g.mayDirect(c.Seat, s.By), unless(named, whyNotFiring))
		}
	}
	return whyNotFiring
}

// tacticsAshore returns the sum of the naval tactics of a seat's leaders ashore in the hex.
func (g *State) tacticsAshore(seat engine.Seat) int {
	n := 0
	lo, hi := g.span(seat, At(g.combat.Hex, LayerShore))
	for i := lo; i < hi; i++ {
		n += int(g.row(&g.pieces[seat][i]).Naval)
	}
	return n
}

// commit has a shore gun or a fire ship fire, in the open. Of several fire ships it is the one that is named, since the
// leader aboard burns with her.
//
// Cases 9.1, 11.3. Ruling R209.
func (g *State) commit(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat := c.Seat
	lo, hi := g.HexSpan(seat, g.combat.Hex)
	p := &g.pieces[seat][g.named(seat, lo, hi, c.On, false, g.firing(seat))]
	p.Mark |= markTaken | markOpen
	g.stale[seat] = true
	t.Reveal(engine.Everyone &^ engine.Only(seat))
	g.addShot(seat, p.Counter, g.combat.NumShots[seat]+1, p.Place.Layer() == LayerShore)
	t.Tell(engine.Event{Kind: KindCommitted, Rule: "9.1", About: counterObject(g.row(p).Front), On: f.About})
}

// direct gives one die of a leader to a counter. A leader ashore who gives one shows himself.
//
// Cases 9.1, 11.4.
func (g *State) direct(f *engine.Frame, to engine.Choice, t *engine.Turn) {
	c, seat, kind, best := &g.combat, to.Seat, g.counterOf(to.On), uint8(0)
	for n := range c.NumShots[seat] {
		if on, other := c.shooter(seat, n); other && on == to.On {
			best = n
		}
	}
	s := c.Shots[seat][best]
	s.Face = 0
	c.Shots[seat][c.NumShots[seat]] = s
	c.NumShots[seat]++
	if g.tables.Row(kind).Type.Naval() {
		c.Tactics[seat]--
	} else {
		c.Ashore[seat]++
		lo, hi := g.span(seat, At(c.Hex, LayerShore))
		for i := lo; i < hi; i++ {
			if p := &g.pieces[seat][i]; g.row(p).Naval > 0 {
				p.Mark |= markOpen
			}
		}
		g.stale[seat] = true
		t.Reveal(engine.Everyone &^ engine.Only(seat))
	}
	t.Tell(engine.Event{Kind: KindDirected, Rule: "9.1", About: counterObject(kind), On: f.About})
}

// rollShots rolls the next dice of one seat, as many as one roll holds and alike admits. It returns false when all have
// been rolled.
//
// Case 9.1.
func (g *State) rollShots(t *engine.Turn) bool {
	c := &g.combat
	for _, seat := range [...]engine.Seat{c.Attacker, foe(c.Attacker)} {
		shots := c.Shots[seat][:c.NumShots[seat]]
		first := 0
		for first < len(shots) && shots[first].Face != 0 {
			first++
		}
		if first == len(shots) {
			continue
		}
		n := 1
		for n < engine.MaxDice && first+n < len(shots) && c.alike(seat, uint8(first), uint8(first+n)) {
			n++
		}
		faces := g.throw(seat, n, "9.1", hexObject(c.Hex), t)
		for i := range n {
			shots[first+i].Face = uint8(faces[i])
		}
		if first+n == len(shots) {
			tellShots(seat, shots, t)
		}
		return true
	}
	return false
}

// alike reports whether two dice can be rolled together because it makes no difference which of them shows which face:
// both hit with the same faces, and either they belong to one counter or each is the only die of its counter.
func (c *Combat) alike(seat engine.Seat, a, b uint8) bool {
	one, other := c.Shots[seat][a], c.Shots[seat][b]
	return one.Gun == other.Gun && (one.Group == other.Group ||
		c.diceIn(seat, one.Group) == 1 && c.diceIn(seat, other.Group) == 1)
}

// tellShots logs all dice of a seat, so that they stand side by side however they were rolled.
func tellShots(seat engine.Seat, shots []Shot, t *engine.Turn) {
	var faces engine.Faces
	for len(shots) > 0 {
		n := min(len(shots), engine.MaxDice)
		for i := range n {
			faces[i] = uint16(shots[i].Face)
		}
		tellThrown(seat, &faces, n, "9.1", t)
		shots = shots[n:]
	}
}
