package jenkins

import "github.com/weathergage/weathergage/engine"

// offerLoad offers to embark land counters on the selected ships in a seaport that the enemy does not hold: those
// ashore, and in a friendly seaport also those that other ships carry.
//
// Case 7.3. Rulings R68, R69, R72, R173.
func (g *State) offerLoad(s *stack, o *engine.Offer) {
	h, seat := s.at.Hex(), s.seat
	if !o.Wants(VerbLoad) || g.mayEmbarkAt(seat, h) != 0 || g.acts >= mostActs {
		return
	}
	lo, hi := g.loadRange(seat, h)
	for i := lo; i < hi; i++ {
		if !g.loadable(&g.pieces[seat][i]) {
			continue
		}
		if on, other := g.loadName(seat, h, i); other {
			carries := g.carriers(seat, g.pieces[seat][i].Counter, s.taken)
			for j := s.lo; j < s.hi; j++ {
				if with, other := g.option(seat, s.lo, j, false, carries); other && carries(j) {
					o.Plain(VerbLoad, on, with, "7.3")
				}
			}
		}
	}
}

// mayLoad refuses a counter that cannot go aboard, and a ship that cannot carry it.
//
// Cases 7.0, 7.1, 7.3, 8.1, 9.2. Rulings R68, R69, R72, R173.
func (g *State) mayLoad(c engine.Choice) engine.Reason {
	f := g.flow.Top()
	s := g.picked(f)
	switch {
	case f.Step == stepFlight:
		return whyFleeAboard
	case f.Step == stepMarch, s.at.Layer() == LayerShore:
		return whyPickShip
	case s.whyNotAfloat() != 0:
		return s.whyNotAfloat()
	}
	return or(g.mayGoAboard(c.Seat, s.at.Hex(), c.On), g.mayTakeAboard(f, &s, g.counterOf(c.On), c.With))
}

// mayGoAboard refuses a counter that no ship takes aboard in a hex.
//
// Cases 7.1, 7.3, 8.1, 11.5, 11.6.
func (g *State) mayGoAboard(seat engine.Seat, h Hex, what engine.Object) engine.Reason {
	k := g.counterOf(what)
	row := g.tables.Row(k)
	switch why := g.mayEmbarkAt(seat, h); {
	case why != 0:
		return why
	case !g.own(seat, k):
		return whyNoCargo
	case row.Type.Naval():
		return whyShipAboard
	case !row.Anchor && row.Type != Leader && row.Type != Deception:
		return row.whyAshore()
	case g.loadNamed(seat, h, what) < 0:
		return whyNoCargo
	case g.acts >= mostActs:
		return whyActs
	}
	return 0
}

// mayTakeAboard refuses anything but a ship that goes with the stack and can carry the counter.
//
// Cases 7.0, 7.3.
func (g *State) mayTakeAboard(f *engine.Frame, s *stack, k Counter, ship engine.Object) engine.Reason {
	if g.named(s.seat, s.lo, s.hi, ship, false, g.carriers(s.seat, k, s.taken)) >= 0 {
		return 0
	}
	i := g.findPiece(s.seat, s.at, ship, 0)
	switch {
	case i < 0 || !g.naval(&g.pieces[s.seat][i]):
		return whyNoPlace
	case f.Step == stepPick && g.pieces[s.seat][i].Mark&markDone != 0:
		return whyMoved
	}
	return or(g.mayCarry(s.seat, i, k), whyNoPlace)
}

// loadRange returns where in its list a seat has what may be embarked in a hex.
func (g *State) loadRange(seat engine.Seat, h Hex) (lo, hi int) {
	if g.friendlyHex(seat, h) {
		return g.start(seat, At(h, 0)), g.start(seat, At(h+1, 0))
	}
	return g.span(seat, At(h, LayerShore))
}

// loadName returns the object that names the piece at i to embark it, and loadNamed finds the piece. What is ashore
// comes before what other ships carry.
func (g *State) loadName(seat engine.Seat, h Hex, i int) (engine.Object, bool) {
	ashore, end := g.span(seat, At(h, LayerShore))
	if g.pieces[seat][i].Place.Layer() == LayerShore {
		return g.option(seat, ashore, i, false, g.loadables(seat))
	}
	on, other := g.option(seat, g.start(seat, At(h, 0)), i, false, g.loadables(seat))
	kind := g.counterOf(on)
	_, n := g.kinds(seat, ashore, end, kind, false, g.loadables(seat))
	n += nthOf(on)
	return nthObject(kind, n), other && n < mostAlike
}

func (g *State) loadNamed(seat engine.Seat, h Hex, what engine.Object) int {
	ashore, end := g.span(seat, At(h, LayerShore))
	kind := g.counterOf(what)
	at, n := g.kinds(seat, ashore, end, kind, false, g.loadables(seat))
	switch {
	case nthOf(what) < n:
		return at[nthOf(what)]
	case !g.friendlyHex(seat, h):
		return -1
	}
	aboard := nthObject(kind, nthOf(what)-n)
	return g.named(seat, g.start(seat, At(h, 0)), g.start(seat, At(h, LayerShore)), aboard, false, g.loadables(seat))
}

// loadables admits the pieces of a seat that could be put aboard.
func (g *State) loadables(seat engine.Seat) func(int) bool {
	return func(i int) bool { return g.loadable(&g.pieces[seat][i]) }
}

// carriers admits the ships of a seat that are selected and can carry a counter.
func (g *State) carriers(seat engine.Seat, c Counter, taken bool) func(int) bool {
	return func(i int) bool {
		ship := &g.pieces[seat][i]
		return g.naval(ship) && g.selected(ship, taken) && g.mayCarry(seat, i, c) == 0
	}
}

// loadable reports whether a piece could be put aboard a ship of its hex: if it is ashore or cargo, and has not ended
// its move in this step.
//
// Cases 7.0, 7.3. Rulings R69, R72.
func (g *State) loadable(p *Piece) bool {
	return p.Mark&markDone == 0 && (g.cargo(p) || p.Place.Layer() == LayerShore)
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

// loadAboard embarks a land counter.
//
// Cases 4.1, 7.3. Ruling R72.
func (g *State) loadAboard(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	s, seat := g.picked(f), f.Seat
	h, kind := s.at.Hex(), g.counterOf(c.On)
	i := g.loadNamed(seat, h, c.On)
	j := g.named(seat, s.lo, s.hi, c.With, false, g.carriers(seat, kind, s.taken))
	aboard := g.cargo(&g.pieces[seat][i])
	e := engine.Event{Kind: KindEmbarked, Rule: "7.3", About: counterObject(kind),
		On: counterObject(g.counterOf(c.With)), With: hexObject(h)}
	g.embark(seat, i, j)
	vague := engine.Event{Kind: KindEmbarkedHidden, Rule: "7.3", On: hexObject(h), N: [4]int32{int32(seat)}}
	if aboard {
		vague = engine.Event{} // what changes ships is not seen
	}
	t.TellApart(engine.Only(seat), e, vague)
}

// mayCarry refuses a counter that the ship at i cannot take aboard beside what she carries. Merchants carry any number,
// but no two that are alike and no two leaders; bomb and fire ships carry one leader, other ships one counter.
// Deception counters ride with any ship.
//
// Cases 7.1, 7.3. Rulings R64, R65, R66, R67.
func (g *State) mayCarry(seat engine.Seat, i int, c Counter) engine.Reason {
	list := &g.pieces[seat]
	what, ship := g.tables.Row(c), g.row(&list[i]).Type
	switch {
	case what.Type == Deception:
		return 0
	case g.tables.carries(list[i].Counter, c):
	case ship == BombShip || ship == FireShip:
		return whyBombCargo
	default:
		return what.whyAshore()
	}
	for j := i - 1; j >= 0 && list[j].Place == list[i].Place && !g.naval(&list[j]); j-- {
		if !g.cargo(&list[j]) {
			continue
		}
		other := g.row(&list[j])
		switch {
		case ship != Merchant:
			return whyFull
		case other.Front == what.Front || other.Type == Leader && what.Type == Leader:
			return whyTwin
		}
	}
	return 0
}

// whyAshore returns why no ship carries a counter that has no anchor symbol.
//
// Cases 7.1, 11.5, 11.6.
func (row *CounterRow) whyAshore() engine.Reason {
	switch row.Type {
	case Cannons:
		return whyNoAnchorGuns
	case BoomChain:
		return whyNoAnchorChain
	}
	return whyNoAnchor
}

// carries reports whether an empty ship can take a counter aboard.
//
// Cases 7.1, 7.3. Rulings R64, R65.
func (tb *Tables) carries(ship, c Counter) bool {
	switch tb.Counters[ship].Type {
	case BombShip, FireShip:
		return tb.Counters[c].Type == Leader
	}
	return tb.Counters[c].Anchor || tb.Counters[c].Type == Leader
}

// canHold reports whether the ship at i could have embarked everything that lies on her.
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
