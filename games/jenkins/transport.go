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
		for j := from; j < to; j++ {
			ship := &g.pieces[seat][j]
			if g.naval(ship) && g.selected(ship, taken) && g.firstFor(seat, from, j, pc.Counter, taken) {
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
	i := g.findPiece(seat, At(h, LayerShore), what, markDone)
	aboard := i < 0
	if aboard {
		for i = g.start(seat, At(h, 0)); g.pieces[seat][i].Counter != what; {
			i++
		}
	}
	from, to := g.span(seat, p)
	for j := from; j < to; j++ {
		pc := &g.pieces[seat][j]
		if pc.Counter != ship || !g.naval(pc) || !g.selected(pc, taken) || !g.canCarry(seat, j, what) {
			continue
		}
		e := engine.Event{Kind: KindEmbarked, Rule: "7.3", About: counterObject(what),
			On: counterObject(ship), With: hexObject(h)}
		g.embark(seat, i, j)
		vague := engine.Event{Kind: KindEmbarkedHidden, Rule: "7.3", On: hexObject(h), N: [4]int32{int32(seat)}}
		if aboard {
			vague = engine.Event{} // what changes ships is not seen
		}
		t.TellApart(engine.Only(seat), e, vague)
		return
	}
}

// canCarry reports whether the ship at i can take one more counter aboard:
// merchants any number of which no two are alike or both leaders, bomb and fire
// ships a leader, other ships one counter. Deception counters ride with any.
//
// Cases 7.1, 7.3. Rulings R64, R65, R66, R67.
func (g *State) canCarry(seat engine.Seat, i int, c Counter) bool {
	list := &g.pieces[seat]
	what := g.tables.Row(c)
	if what.Type == Deception {
		return true
	}
	if !g.tables.carries(list[i].Counter, c) {
		return false
	}
	ship := g.row(&list[i]).Type
	for j := i - 1; j >= 0 && list[j].Place == list[i].Place && !g.naval(&list[j]); j-- {
		if !g.cargo(&list[j]) {
			continue
		}
		other := g.row(&list[j])
		if ship != Merchant || other.Front == what.Front || other.Type == Leader && what.Type == Leader {
			return false
		}
	}
	return true
}

// carries reports whether a ship that is empty can take a counter aboard.
//
// Cases 7.1, 7.3. Rulings R64, R65.
func (tb *Tables) carries(ship, c Counter) bool {
	switch tb.Counters[ship].Type {
	case BombShip, FireShip:
		return tb.Counters[c].Type == Leader
	}
	return tb.Counters[c].Anchor || tb.Counters[c].Type == Leader
}

// canHold reports whether the ship at i could have embarked all that lies on it.
//
// Case 7.3.
func (g *State) canHold(seat engine.Seat, i int) bool {
	list := &g.pieces[seat]
	n := 0
	for j := i - 1; j >= 0 && list[j].Place == list[i].Place && !g.naval(&list[j]); j-- {
		if !g.cargo(&list[j]) {
			continue
		}
		what := g.row(&list[j])
		if n++; !g.tables.carries(list[i].Counter, list[j].Counter) || n > 1 && g.row(&list[i]).Type != Merchant {
			return false
		}
		for k := j + 1; k < i; k++ {
			other := g.row(&list[k])
			if g.cargo(&list[k]) && (other.Front == what.Front || other.Type == Leader && what.Type == Leader) {
				return false
			}
		}
	}
	return true
}
