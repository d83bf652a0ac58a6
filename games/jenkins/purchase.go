package jenkins

import "github.com/weathergage/weathergage/engine"

// box puts a counter into the box of what is bought, in the order of kinds, so that the box does not show in what order
// they were bought.
func (g *State) box(seat engine.Seat, c Counter) {
	box := At(BoxBought, LayerOutside)
	lo := g.start(seat, box)
	for lo < int(g.count[seat]) && g.pieces[seat][lo].Place == box && g.pieces[seat][lo].Counter <= c {
		lo++
	}
	g.insert(seat, lo, Piece{Place: At(BoxBought, LayerOutside), Counter: c})
}

// enterFleet lets a side buy before the first turn.
//
// Cases 3.2, 3.3.
func (g *State) enterFleet(f *engine.Frame, t *engine.Turn) bool {
	if !g.played().Purchase {
		return g.next(t)
	}
	return true
}

// enterIncome pays the points of the turn and of captured seaports. The first of them begins the first turn.
//
// Cases 3.2, 3.4, 6.1. Rulings R5, R6, R139.
func (g *State) enterIncome(f *engine.Frame, t *engine.Turn) bool {
	if g.turn == 0 {
		g.turn = g.played().First
		t.Tell(engine.Event{Kind: KindTurn, Rule: "1.2", N: [4]int32{int32(g.turn)}})
	}
	seat := f.Seat
	g.fund(seat, int(g.played().Income[seat]), KindIncome, "3.2", t)
	seized := 0
	for p := 1; p < len(g.tables.Ports); p++ {
		row := &g.tables.Ports[p]
		if row.Owner != holderOf(seat) && g.friendly(seat, Port(p)) {
			seized += int(row.Value)
		}
	}
	if seized > 0 {
		g.fund(seat, seized, KindIncome, "3.4", t)
	}
	return g.next(t)
}

// fund adds points to a track. Points beyond its end are lost.
//
// Cases 3.2, 3.4.
func (g *State) fund(seat engine.Seat, points int, kind engine.Kind, rule engine.Case, t *engine.Turn) {
	g.funds[seat] = uint8(min(int(g.funds[seat])+points, int(g.tables.Cap)))
	t.Tell(engine.Event{Kind: kind, Rule: rule, N: [4]int32{int32(seat), int32(points), int32(g.funds[seat])}})
}

// room returns how many more counters that count against the limits all friendly seaports of a seat can take together,
// after what is bought already, and whether there is such a seaport.
//
// Cases 3.5, 4.0. Rulings R13, R156.
func (g *State) room(seat engine.Seat) (docked, land int, port bool) {
	for p := 1; p < len(g.tables.Ports); p++ {
		row := &g.tables.Ports[p]
		if row.SouthSea || !g.friendly(seat, Port(p)) {
			continue
		}
		port = true
		d, l := g.load(seat, row.Hex)
		docked += max(int(row.Value)-d, 0)
		land += max(int(row.Value)-l, 0)
	}
	lo, hi := g.span(seat, At(BoxBought, LayerOutside))
	for i := lo; i < hi; i++ {
		switch p := &g.pieces[seat][i]; {
		case p.Counter == Unseen || !g.tables.counts(p.Counter):
		case g.naval(p):
			docked--
		default:
			land--
		}
	}
	return docked, land, port
}

// mayBuy refuses a counter that has no cost, is not in the pool, is too dear, or would find no room.
//
// Cases 3.3, 3.5.
func (g *State) mayBuy(seat engine.Seat, c Counter, docked, land int, port bool) engine.Reason {
	row := g.tables.Row(c)
	switch {
	case row.Seat != seat:
		return whyEnemyPool
	case c == g.tables.Isidro:
		return whyIsidro
	case g.pool[c] == 0 && row.Cost == 0:
		return whyStarter
	case g.pool[c] == 0 && g.gone[c] > 0:
		return whyGone
	case g.pool[c] == 0:
		return whyPool
	case row.Cost > g.funds[seat]:
		return whyFunds
	case !port, g.tables.counts(c) && (row.Type.Naval() && docked <= 0 || !row.Type.Naval() && land <= 0):
		return whyNoRoom
	}
	return 0
}

func (g *State) offerBuy(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if o.Wants(VerbBuy) {
		docked, land, port := g.room(d.Seat)
		for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
			if g.mayBuy(d.Seat, c, docked, land, port) == 0 {
				o.Plain(VerbBuy, counterObject(c), engine.NoObject, "3.3")
			}
		}
	}
	o.Plain(VerbDone, engine.NoObject, engine.NoObject, "6.1")
}

// mayPurchase refuses a counter that a side cannot buy. If it is too dear, the refusal gives the cost and the points.
//
// Case 3.3.
func (g *State) mayPurchase(c engine.Choice) engine.Illegal {
	k, why := g.counterOf(c.On), whyNoCounter
	if k != Unseen {
		docked, land, port := g.room(c.Seat)
		why = or(g.mayBuy(c.Seat, k, docked, land, port), unless(c.On == counterObject(k), whyPool))
		why = or(why, unless(c.With == engine.NoObject, whySpare))
	}
	ill := engine.Illegal{Rule: refusals[why].rule, Why: why}
	if why == whyFunds {
		ill.N = [3]int32{int32(g.tables.Row(k).Cost), int32(g.funds[c.Seat])}
	}
	return ill
}

// buy pays for a counter. Everybody learns what is bought.
//
// Case 3.3. Ruling R158.
func (g *State) buy(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	kind := g.counterOf(c.On)
	g.pool[kind]--
	g.funds[c.Seat] -= g.tables.Row(kind).Cost
	g.box(c.Seat, kind)
	t.Tell(engine.Event{Kind: KindBought, Rule: "3.3", About: c.On, N: [4]int32{int32(c.Seat), int32(g.funds[c.Seat])}})
}

// endPurchase goes on to the following step of the turn.
//
// Case 6.1.
func (g *State) endPurchase(_ *engine.Frame, _ engine.Choice, t *engine.Turn) { g.next(t) }

// enterPlacement goes on when all that was bought is placed. Before the first turn the owner says when he is done.
//
// Cases 3.1, 3.5.
func (g *State) enterPlacement(f *engine.Frame, t *engine.Turn) bool {
	lo, hi := g.span(f.Seat, At(BoxBought, LayerOutside))
	if lo == hi && (f.Step >= stepEnglishIncome || !g.played().Purchase) {
		return g.next(t)
	}
	return true
}

// mayPlace refuses a place for a new counter.
//
// Cases 3.5, 4.0, 4.2. Rulings R12, R13, R14, R16, R157.
func (g *State) mayPlace(seat engine.Seat, c Counter, p Place) engine.Reason {
	port := g.tables.PortAt[p.Hex()]
	if why := g.mayPlaceAt(seat, port); why != 0 {
		return why
	}
	docked, land := g.load(seat, p.Hex())
	return g.hasRoom(seat, c, p, int(g.tables.Ports[port].Value), docked, land)
}

// mayPlaceAt refuses a seaport in which nothing new is placed.
//
// Case 3.5. Rulings R12, R14, R16.
func (g *State) mayPlaceAt(seat engine.Seat, port Port) engine.Reason {
	switch {
	case !g.friendly(seat, port):
		return whyNotFriendly
	case g.tables.Ports[port].SouthSea:
		return whySouthSea
	}
	return 0
}

// hasRoom refuses a stack in which a counter cannot lie, and a full seaport.
//
// Cases 4.0, 4.2. Rulings R13, R157.
func (g *State) hasRoom(seat engine.Seat, c Counter, p Place, value, docked, land int) engine.Reason {
	row := g.tables.Row(c)
	switch p.Layer() {
	case LayerDocked:
		if row.Type == Deception && g.anyShip(seat, p) {
			return 0
		}
		if !row.Type.Naval() {
			return whyLayer
		}
	case LayerShore:
		if row.Type.Naval() {
			return whyLayer
		}
	default:
		return whyLayer
	}
	if !g.tables.counts(c) {
		return 0
	}
	if row.Type.Naval() && docked >= value || !row.Type.Naval() && land >= value {
		return whyPortFull
	}
	return 0
}

// anyShip reports whether a naval counter lies at a place, or a counter that the viewer may not know, which may be one.
func (g *State) anyShip(seat engine.Seat, p Place) bool {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if p := &g.pieces[seat][i]; p.Counter == Unseen || g.naval(p) {
			return true
		}
	}
	return false
}

// offerPlace offers each seaport that has room for a counter bought.
func (g *State) offerPlace(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	some := (o.Wants(VerbPlace) || o.Wants(VerbDone)) && g.offerPorts(d.Seat, o)
	g.offerStacks(d.Seat, o)
	offer(VerbDone, "3.5", unless(!some, whyMustPlace), o)
}

// offerPorts offers the seaports for each kind bought, and reports whether there are any.
func (g *State) offerPorts(seat engine.Seat, o *engine.Offer) (some bool) {
	lo, hi := g.span(seat, At(BoxBought, LayerOutside))
	for port := 1; port < len(g.tables.Ports); port++ {
		if g.mayPlaceAt(seat, Port(port)) != 0 {
			continue
		}
		row := &g.tables.Ports[port]
		docked, land := g.load(seat, row.Hex)
		for i := lo; i < hi; i++ {
			c := g.pieces[seat][i].Counter
			if i > lo && g.pieces[seat][i-1].Counter == c {
				continue // the box is in the order of kinds
			}
			for l := LayerDocked; l <= LayerShore; l++ {
				at := At(row.Hex, l)
				if g.hasRoom(seat, c, at, int(row.Value), docked, land) == 0 {
					some = true
					o.Plain(VerbPlace, stackObject(at), counterObject(c), "3.5")
				}
			}
		}
	}
	return some
}

// mayPlaceNew refuses a counter that has not been bought, and a place where it cannot go.
//
// Case 3.5.
func (g *State) mayPlaceNew(c engine.Choice) engine.Reason {
	p := stackOf(c.On)
	switch {
	case g.findPiece(c.Seat, At(BoxBought, LayerOutside), c.With, 0) < 0:
		return whyNotBought
	case !onMap(p):
		return whyNotFriendly
	}
	return g.mayPlace(c.Seat, g.counterOf(c.With), p)
}

// mayEndPlacement refuses to end while a counter that has been bought can be placed.
//
// Case 3.5.
func (g *State) mayEndPlacement(seat engine.Seat) engine.Reason {
	none := engine.Comparing(engine.Choice{})
	return unless(!g.offerPorts(seat, &none), whyMustPlace)
}

// endPlacement returns counters to the pool that find no room anywhere. That can only happen in a position set up by
// hand or imagined.
//
// Case 3.5.
func (g *State) endPlacement(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	lo, hi := g.span(c.Seat, At(BoxBought, LayerOutside))
	for ; hi > lo; hi-- {
		g.pool[g.cut(c.Seat, lo).Counter]++
	}
	g.next(t)
}

// place puts a new counter under the others of its stack, a deception counter on top. Others see where it went only by
// what then lies on top.
//
// Cases 3.5, 4.4. Ruling R158.
func (g *State) place(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	kind, to := g.counterOf(c.With), stackOf(c.On)
	p := g.cut(c.Seat, g.findPiece(c.Seat, At(BoxBought, LayerOutside), c.With, 0))
	p.Place = to
	g.push(c.Seat, p, g.tables.Row(kind).Type == Deception)
	e := engine.Event{Kind: KindPlaced, Rule: "3.5", About: c.With, On: c.On}
	t.TellApart(engine.Only(c.Seat), e, engine.Event{Kind: KindPlacedHidden, Rule: "3.5", On: c.On,
		N: [4]int32{int32(c.Seat)}})
}
