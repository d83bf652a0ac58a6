package jenkins

import "weathergage/engine"

// offerLoad offers to embark the land counters ashore in a seaport that the enemy
// does not hold on the ships selected; in a friendly one also what other ships
// carry.
//
// Case 7.3. Rulings R68, R69, R72.
func (g *State) offerLoad(seat engine.Seat, p Place, h Hex, taken bool, o *engine.Offer) {
	if !o.Wants(VerbLoad) || g.mayEmbarkAt(seat, h) != 0 {
		return
	}
	lo, hi := g.span(seat, At(h, LayerShore))
	if g.friendlyHex(seat, h) {
		lo, hi = g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0))
	}
	from, to := g.span(seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if !g.loadable(pc) || g.loadedBefore(seat, lo, i) {
			continue
		}
		carrier := -1
		if g.cargo(pc) {
			carrier = g.carrier(seat, i)
		}
		for j := from; j < to; j++ {
			ship := &g.pieces[seat][j]
			if j != carrier && g.naval(ship) && g.selected(ship, taken) && g.firstFor(seat, from, j, pc.Counter, taken) {
				o.Add(engine.Option{Verb: VerbLoad, On: counterObject(pc.Counter),
					With: counterObject(ship.Counter), Rule: "7.3"})
			}
		}
	}
}

// loadable reports whether a piece could be put aboard a ship of its hex: one ashore
// that has not landed in this step, or cargo.
//
// Case 7.3. Rulings R69, R72.
func (g *State) loadable(p *Piece) bool {
	return g.cargo(p) || p.Place.Layer() == LayerShore && p.Mark&markDone == 0
}

// loadedBefore reports whether a piece of the same kind before i is loadable, or
// one ashore, which goes first.
func (g *State) loadedBefore(seat engine.Seat, lo, i int) bool {
	own := &g.pieces[seat][i]
	ashore := own.Place.Layer() == LayerShore
	for j := lo; j < i; j++ {
		p := &g.pieces[seat][j]
		if p.Counter == own.Counter && g.loadable(p) && (!ashore || p.Place.Layer() == LayerShore) {
			return true
		}
	}
	return !ashore && g.findPiece(seat, At(own.Place.Hex(), LayerShore), own.Counter, markDone) >= 0
}

// firstFor reports whether the ship at i is the first of its kind selected that
// can carry a counter.
func (g *State) firstFor(seat engine.Seat, lo, i int, c Counter, taken bool) bool {
	if !g.canCarry(seat, i, c) {
		return false
	}
	for j := lo; j < i; j++ {
		if pc := &g.pieces[seat][j]; pc.Counter == g.pieces[seat][i].Counter &&
			g.selected(pc, taken) && g.canCarry(seat, j, c) {
			return false
		}
	}
	return true
}

// mayEmbarkAt refuses hexes without a seaport, those the enemy holds, and storms.
//
// Cases 7.3, 8.1. Ruling R68.
func (g *State) mayEmbarkAt(seat engine.Seat, h Hex) engine.Reason {
	port := g.tables.PortAt[h]
	switch {
	case port == 0 || g.friendly(foe(seat), port):
		return whyEmbarkPort
	case g.stormy(h):
		return whyStorm
	}
	return 0
}

// doLoad embarks a land counter.
//
// Cases 4.1, 7.3. Ruling R72.
func (g *State) doLoad(seat engine.Seat, p Place, what, ship Counter, t *engine.Turn) {
	taken := g.anyMarked(seat, p, markTaken)
	h := p.Hex()
	i, carrier := g.findPiece(seat, At(h, LayerShore), what, markDone), -1
	if i < 0 {
		for i = g.start(seat, At(h, 0)); g.pieces[seat][i].Counter != what; {
			i++
		}
		carrier = g.carrier(seat, i)
	}
	from, to := g.span(seat, p)
	for j := from; j < to; j++ {
		pc := &g.pieces[seat][j]
		if j == carrier || pc.Counter != ship || !g.naval(pc) || !g.selected(pc, taken) || !g.canCarry(seat, j, what) {
			continue
		}
		e := engine.Event{Kind: KindEmbarked, Rule: "7.3", About: counterObject(what),
			On: counterObject(ship), With: hexObject(h)}
		g.embark(seat, i, j)
		vague := engine.Event{Kind: KindEmbarkedHidden, Rule: "7.3", On: hexObject(h), N: [4]int32{int32(seat)}}
		if carrier >= 0 {
			vague = engine.Event{} // what changes ships is not seen
		}
		t.TellApart(engine.Only(seat), e, vague)
		return
	}
}
