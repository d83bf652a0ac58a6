package spain

import "github.com/weathergage/weathergage/engine"

// pickAll picks the units and leaders of a hex that may take part in the attack.
func (g *State) pickAll(seat engine.Seat, h Hex) {
	all := g.onLand(seat)
	for c := all.next(0); c != 0; c = all.next(c) {
		u := &g.units[c]
		if u.Hex != h {
			continue
		}
		if ill := g.mayTakePart(c, g.combat.To); ill.OK() {
			u.Mark |= markTaken
		}
	}
}

// offerMuster offers to hold units back, to let besieged friends join, and to attack.
//
// Cases 9.0, 10.14. Rulings R157, R178, R179.
func (g *State) offerMuster(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "9.0")
	all := g.onLand(f.Seat)
	for c := all.next(0); c != 0; c = all.next(c) {
		if g.units[c].Mark&markTaken != 0 {
			sequence.Name(g, d, VerbWithhold, counterObject(c), 0, "9.0", o)
		}
	}
	sequence.Name(g, d, VerbCommit, 0, 0, "9.0", o)
	sequence.Name(g, d, VerbCombine, hexObject(g.combat.To), 0, "10.14", o)
	for _, h := range g.tables.Near[g.combat.To] {
		sequence.Name(g, d, VerbCombine, hexObject(h), 0, "10.14", o)
	}
}

// mayCombine refuses a hex whose units would join an attack: the besieged and those of one hex
// beside them attack their besiegers together, and no others.
//
// Case 10.14. Rulings R178, R179.
func (g *State) mayCombine(c engine.Choice) engine.Illegal {
	cb, seat, h := &g.combat, c.Seat, hexOf(c.On)
	inside := cb.From == cb.To // the besieged muster, and wait for those outside
	switch {
	case h == 0 || !g.shut[seat].has(cb.To) || inside == (h == cb.To):
		return no(reasonNoRelief)
	case cb.Relief:
		return no(reasonOneRelief)
	case !g.ashore[seat].has(h) || h != cb.To && g.shut[seat].has(h):
		return no(reasonNoRelievers)
	}
	return g.mayAnyTakePart(seat, h, cb.To)
}

// mayWithhold refuses to hold back what does not muster.
//
// Case 9.0. Ruling R157.
func (g *State) mayWithhold(c engine.Choice) engine.Illegal {
	switch unit := g.tables.counterOf(c.On); {
	case unit == Unseen:
	case g.tables.Seat(unit) != c.Seat:
		return no(reasonNotYours)
	case g.units[unit].Mark&markTaken == 0:
		return under("9.0", reasonNoPart)
	}
	return allowed
}

// mayCommit refuses an attack without land units.
//
// Case 9.0.
func (g *State) mayCommit(c engine.Choice) engine.Illegal {
	troops := g.troops(c.Seat)
	if !g.anyMarked(&troops, markTaken) {
		return no(reasonNobodyAttacks)
	}
	return allowed
}

// callOffMuster gives the attack up.
func (g *State) callOffMuster(*engine.Frame, engine.Choice, *engine.Turn) {
	g.endCombat()
	g.pop()
}

func (g *State) withhold(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.units[g.tables.counterOf(c.On)].Mark &^= markTaken
}

// combine lets the units of another hex join the attack.
//
// Case 10.14.
func (g *State) combine(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	cb := &g.combat
	cb.Relief = true
	g.pickAll(f.Seat, hexOf(c.On))
	if cb.From == cb.To {
		cb.From = hexOf(c.On)
	}
}

// commit begins the attack.
//
// Cases 9.0, 15.11.
func (g *State) commit(_ *engine.Frame, _ engine.Choice, t *engine.Turn) {
	g.pop()
	g.settleMuster()
	g.begun(t)
}

// settleMuster settles who attacks if besieged units and others were to attack together. If all land units of one stack
// are held back, its leaders stay out too, and only the other stack attacks.
//
// Cases 9.0, 10.14. Ruling R157.
func (g *State) settleMuster() {
	cb := &g.combat
	switch {
	case !cb.Relief:
	case g.isHeldBack(cb.From):
		g.holdLeaders(cb.From)
		cb.From, cb.Relief = cb.To, false
	case g.isHeldBack(cb.To):
		g.holdLeaders(cb.To)
		cb.Relief = false
	}
}

// isHeldBack reports whether no land unit of the attackers in a hex takes part.
//
// Case 9.0. Ruling R157.
func (g *State) isHeldBack(h Hex) bool {
	units, _ := g.sum(g.combat.Attacker, h, true)
	return units == 0
}

// holdLeaders holds the leaders of the attackers in a hex back, as their units are.
//
// Case 9.0. Ruling R157.
func (g *State) holdLeaders(h Hex) {
	leaders := g.in[Ashore].and(&g.tables.Leaders[g.combat.Attacker])
	for c := leaders.next(0); c != 0; c = leaders.next(c) {
		if g.units[c].Hex == h {
			g.units[c].Mark &^= markTaken
		}
	}
}
