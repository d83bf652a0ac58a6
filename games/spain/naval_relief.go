package spain

import "github.com/weathergage/weathergage/engine"

// maySupport refuses a fleet that joins an attack: it lies in the same hex as the attacker, or
// is besieged in the hex of those attacked. Fleets of one hex outside join an attack of the besieged.
//
// Cases 7.14, 10.14, 10.22. Rulings R117, R196.
func (g *State) maySupport(c engine.Choice) engine.Illegal {
	cb := &g.combat
	_, n := fleetOf(c.On)
	seat := cb.Attacker
	switch h := g.fleets[seat][min(n, maxFleets)]; {
	case n == 0 || n >= treasureFleet || h == 0 || cb.Fleets>>n&1 != 0:
		return no(reasonNoSupport)
	case h != cb.From && (!g.blocked[seat].has(cb.To) || h != cb.To && cb.From != cb.To):
		return no(reasonNoSupport)
	}
	return g.mayAttack(seat, n, cb.To)
}

// canBeJoined reports whether any fleet may join the attack by what both sides see: else its owner is
// not asked who does.
//
// Cases 7.0, 7.14, 7.41. Ruling R273.
func (g *State) canBeJoined() bool {
	for n := uint8(1); n < treasureFleet; n++ {
		by := engine.Choice{On: fleetObject(g.combat.Attacker, n)}
		if ill := g.maySupport(by); ill.OK() || ill.Why == reasonDeepShallow {
			return true
		}
	}
	return false
}

// support lets a fleet join an attack. The attack comes from outside as soon as one of the fleets
// does.
//
// Cases 7.14, 10.14, 10.22. Ruling R196.
func (g *State) support(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	cb := &g.combat
	_, n := fleetOf(c.On)
	h := g.fleets[cb.Attacker][n]
	cb.Fleets |= 1 << n
	cb.Relief = cb.Relief || h != cb.From
	if h != cb.To {
		cb.From = h
	}
}

// isRaided reports whether ships have been attacked in this segment from another hex beside them.
//
// Case 7.14. Ruling R118.
func (g *State) isRaided(from, to Hex) bool {
	for _, r := range g.raids {
		if r.To == to && r.From != from {
			return true
		}
	}
	return false
}

// noteRaid notes from which hex beside them ships are attacked now. Besieged ships and besiegers attack in
// their own hex.
//
// Case 7.14. Ruling R118.
func (g *State) noteRaid() {
	r := Raid{g.combat.From, g.combat.To}
	if r.From == r.To {
		return
	}
	for i := range g.raids {
		if g.raids[i] == (Raid{}) || g.raids[i] == r {
			g.raids[i] = r
			return
		}
	}
}

// declareAttack begins an attack of the phasing seat when all who join it are named.
//
// Case 7.14. Ruling R118.
func (g *State) declareAttack(t *engine.Turn) {
	g.noteRaid()
	g.declareNaval(t)
}

// isRelieved reports whether fleets from outside have destroyed besiegers together with the
// besieged: they may enter the port.
//
// Cases 10.14, 10.22. Ruling R196.
func (g *State) isRelieved() bool {
	for n := uint8(1); g.combat.Relief && n < treasureFleet; n++ {
		if g.isOutside(n) {
			return true
		}
	}
	return false
}

// isOutside reports whether a fleet has fought from outside and has not entered the port.
//
// Case 10.14.
func (g *State) isOutside(n uint8) bool {
	cb := &g.combat
	return n != 0 && n < treasureFleet && cb.Fleets>>n&1 != 0 && g.fleets[cb.Attacker][n] == cb.From
}

// mayRelieve refuses to let a fleet enter the port that it has relieved.
//
// Cases 6.35, 6.6, 10.14, 10.22, 14.22. Ruling R196.
func (g *State) mayRelieve(n uint8) engine.Illegal {
	if !g.isOutside(n) {
		return under("10.14", reasonNoAdvance)
	}
	return g.mayComeIn(g.fleet(g.combat.Attacker, n))
}

// relieve lets a fleet enter the port that it has relieved. Winter does not keep it there in this
// turn.
//
// Cases 10.14, 14.22. Rulings R196, R238.
func (g *State) relieve(n uint8, t *engine.Turn) {
	cb := &g.combat
	t.Tell(engine.Event{Kind: KindAdvanceInto, Rule: "10.14", On: hexObject(cb.To), With: fleetObject(cb.Attacker, n)})
	g.shift(g.fleet(cb.Attacker, n), cb.To, 0)
	g.markAll(g.fleet(cb.Attacker, n), markHigh)
}

// mayComeIn refuses the port that was attacked to a fleet that fought beside it: too shallow, too
// far from Brill, out of the lands of those aboard, or closed by winter to ships that began the turn in
// a port of their own.
//
// Cases 6.35, 6.6, 7.64, 8.26, 14.22. Rulings R110, R136, R289, R309.
func (g *State) mayComeIn(s Stack) engine.Illegal {
	ships := g.ships(s)
	for c := ships.next(0); s.Hex != g.combat.To && c != 0; c = ships.next(c) {
		if g.isKept(c) {
			return no(reasonWinterPort)
		}
	}
	all := g.members(s)
	if ill := g.mayCarryTo(&all, g.combat.To); !ill.OK() {
		return ill
	}
	return g.mayAllFloat(&ships, g.combat.To)
}

// canFollow reports whether all attackers may enter the port.
//
// Case 7.64. Rulings R136, R289, R309.
func (g *State) canFollow() bool {
	cb := &g.combat
	for n := uint8(1); n < treasureFleet; n++ {
		if cb.Fleets>>n&1 == 0 {
			continue
		}
		if ill := g.mayComeIn(g.fleet(cb.Attacker, n)); !ill.OK() {
			return false
		}
	}
	return true
}

// blockade puts the attacked ships under siege: the attackers enter the port. In this segment
// neither attacks the other any more.
//
// Cases 7.64, 10.0, 10.21. Rulings R135, R137.
func (g *State) blockade(f *engine.Frame, t *engine.Turn) {
	cb := &g.combat
	g.blocked[f.Seat].add(cb.To)
	g.struck.add(cb.To)
	t.Tell(engine.Event{Kind: KindSiege, Rule: "7.63", On: hexObject(cb.To), N: [4]int32{int32(f.Seat)}})
	for n := range g.fleets[cb.Attacker] {
		if cb.Fleets>>n&1 != 0 {
			g.shift(g.fleet(cb.Attacker, uint8(n)), cb.To, 0)
		}
	}
	f.Code = navalOver
}
