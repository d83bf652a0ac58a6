package jenkins

import "github.com/weathergage/weathergage/engine"

// enemyIn reports whether any enemy counter is in a hex.
//
// Case 4.4.
func (g *State) enemyIn(seat engine.Seat, h Hex) bool {
	return g.ships[foe(seat)].has(h) || g.shore[foe(seat)].has(h)
}

// entering returns the marks of a counter that enters a hex: among enemies it lies open, and troops among enemy troops
// have come last. Marches, landings and retreats call it before they enter.
//
// Cases 4.4, 9.2. Rulings R28, R100.
func (g *State) entering(seat engine.Seat, p Place) Mark {
	h, m := p.Hex(), Mark(0)
	if g.enemyIn(seat, h) {
		m = markOpen
	}
	if p.Layer() == LayerShore && g.shore[foe(seat)].has(h) {
		m |= markLast
		g.mark(foe(seat), p, 0, markLast)
	}
	return m
}

// assailant returns the seat that attacks ashore in a hex: the side whose troops came last. That is the active seat if
// any of its troops entered in this phase.
//
// Case 9.2. Rulings R100, R101.
func (g *State) assailant(active engine.Seat, h Hex) engine.Seat {
	if g.shore[active].has(h) && g.anyMarked(foe(active), At(h, LayerShore), markLast) {
		return foe(active)
	}
	return active
}

// recall marks, before a combat, the counters that lie open in its hex, so that they stay open after it. Interceptions
// and landings after combat set this mark themselves.
//
// Case 4.4. Ruling R179.
func (g *State) recall(h Hex) {
	for seat := English; seat <= Spanish; seat++ {
		for i, hi := g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0)); i < hi; i++ {
			if p := &g.pieces[seat][i]; p.Mark&markOpen != 0 {
				p.Mark |= markEntered
			}
		}
	}
}

// cover turns the stacks of a hex face down again after combat, except for what entered it while an enemy is still
// there.
//
// Case 4.4. Ruling R179.
func (g *State) cover(h Hex) {
	for seat := English; seat <= Spanish; seat++ {
		among := g.enemyIn(seat, h)
		lo, hi := g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0))
		for i := lo; i < hi; i++ {
			p := &g.pieces[seat][i]
			if !among || p.Mark&markEntered == 0 {
				p.Mark &^= markOpen
			}
			p.Mark &^= markTaken | markEntered
		}
		g.stale[seat] = true
	}
	g.forgetLast(h)
}

// coverAlone turns counters that lie open face down wherever no enemy is left.
//
// Case 4.4. Ruling R179.
func (g *State) coverAlone() {
	for seat := English; seat <= Spanish; seat++ {
		for i := range g.pieces[seat][:g.count[seat]] {
			p := &g.pieces[seat][i]
			if p.Mark&markLast != 0 {
				g.forgetLast(p.Place.Hex())
			}
			if p.Mark&markOpen != 0 && !g.enemyIn(seat, p.Place.Hex()) {
				p.Mark &^= markOpen
				g.stale[seat] = true
			}
		}
	}
}

// forgetLast forgets who came last into a hex where only one side has troops left.
//
// Case 9.2. Ruling R100.
func (g *State) forgetLast(h Hex) {
	for seat := English; seat <= Spanish; seat++ {
		if !g.shore[foe(seat)].has(h) {
			g.mark(seat, At(h, LayerShore), 0, markLast)
		}
	}
}
