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
func (g *State) offerMuster(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "9.0")
	units, all := 0, g.onLand(f.Seat)
	for c := all.next(0); c != 0; c = all.next(c) {
		if ill := g.mayWithhold(c); !ill.OK() {
			continue
		}
		o.Plain(VerbWithhold, counterObject(c), 0, "9.0")
		if g.tables.Row(c).Kind.IsLand() {
			units++
		}
	}
	if units > 0 {
		o.Plain(VerbCommit, 0, 0, "9.0")
	}
	g.offerRelief(f, o)
}

// offerRelief offers the hexes whose units may attack the besiegers together with those
// that muster.
//
// Case 10.14. Ruling R179.
func (g *State) offerRelief(f *engine.Frame, o *engine.Offer) {
	cb := &g.combat
	if ill := g.mayCombine(f.Seat, cb.To); ill.OK() {
		o.Plain(VerbCombine, hexObject(cb.To), 0, "10.14")
	}
	for _, h := range g.tables.Near[cb.To] {
		if ill := g.mayCombine(f.Seat, h); ill.OK() {
			o.Plain(VerbCombine, hexObject(h), 0, "10.14")
		}
	}
}

// mayCombine refuses a hex whose units would join an attack: the besieged and those of one hex
// beside them attack their besiegers together, and no others.
//
// Case 10.14. Rulings R178, R179.
func (g *State) mayCombine(seat engine.Seat, h Hex) engine.Illegal {
	cb := &g.combat
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
func (g *State) mayWithhold(c Counter) engine.Illegal {
	if g.units[c].Mark&markTaken == 0 {
		return under("9.0", reasonNoPart)
	}
	return allowed
}

// muster carries out a choice of who attacks, and begins the attack.
//
// Cases 9.0, 10.14, 15.11.
func (g *State) muster(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	cb := &g.combat
	switch c.Verb {
	case engine.Pass:
		g.endCombat()
		g.pop()
	case VerbWithhold:
		g.units[g.tables.counterOf(c.On)].Mark &^= markTaken
	case VerbCombine:
		cb.Relief = true
		g.pickAll(f.Seat, hexOf(c.On))
		if cb.From == cb.To {
			cb.From = hexOf(c.On)
		}
	case VerbCommit:
		g.pop()
		g.settleMuster()
		g.begun(t)
	}
}

// settleMuster makes an attack of besieged units and others together that of those alone of whom a land
// unit is left in it: a stack that has been held back has not attacked.
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
