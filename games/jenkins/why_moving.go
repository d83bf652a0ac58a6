package jenkins

import "github.com/weathergage/weathergage/engine"

func (g *State) refuseSail(f *engine.Frame, c engine.Choice) engine.Illegal {
	p, to := inHand(f), hexOf(c.On)
	from := p.Hex()
	d, ok := Grid.Toward(from, to)
	taken, ship := g.goes(f, p)
	switch {
	case from >= numHexes:
		return illegal(whyTrack)
	case p.Layer() == LayerShore:
		return illegal(whyNoSail)
	case to == 0 || !ok:
		return illegal(whyNotNext)
	case g.tables.Sail[from]>>d&1 == 0:
		return illegal(whyAllLand)
	case g.stormy(from) || g.stormy(to):
		return illegal(whyStorm)
	case f.Step == stepSail && f.Code >= mostHexes:
		return engine.Illegal{Why: whyFar, Rule: refusals[whyFar].rule, N: [3]int32{mostHexes}}
	case !ship:
		return illegal(whyNoShip)
	case c.Verb == VerbSail:
		return illegal(g.maySail(c.Seat, p, to, taken))
	}
	return illegal(g.mayAttack(c.Seat, p, to, taken))
}

// goes reports whether part of the stack in hand has been taken, and whether a ship goes with what is selected.
func (g *State) goes(f *engine.Frame, p Place) (taken, ship bool) {
	lo, hi := g.span(f.Seat, p)
	for i := lo; i < hi; i++ {
		taken = taken || g.pieces[f.Seat][i].Mark&markTaken != 0
	}
	for i := lo; i < hi; i++ {
		pc := &g.pieces[f.Seat][i]
		ship = ship || g.naval(pc) && g.selected(pc, taken)
	}
	return taken, ship || f.Step == stepSail && !taken
}

func (g *State) refuseMarch(f *engine.Frame, c engine.Choice) engine.Illegal {
	from, to := g.at(f), hexOf(c.On)
	d, ok := Grid.Toward(from, to)
	switch {
	case f.Step == stepPick && stackOf(f.About).Layer() != LayerShore:
		return illegal(whyNoMarch)
	case to == 0 || !ok:
		return illegal(whyNotNext)
	case g.tables.March[from]>>d&1 == 0:
		return illegal(whyAllSea)
	case g.mayMarch(from, to, f.Code) == whyFar:
		return engine.Illegal{Why: whyFar, Rule: refusals[whyFar].rule, N: [3]int32{mostHexes}}
	}
	return illegal(or(g.mayMarch(from, to, f.Code), whyMoved))
}

// whyStill is why a stack cannot be picked: the nearest reason for all of it.
func (g *State) whyStill(seat engine.Seat, p Place) engine.Reason {
	why := g.mayPick(seat, p)
	if why != whyMoved {
		return why
	}
	if p.Layer() != LayerShore && g.contested(p.Hex()) {
		return whyCaught
	}
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if g.row(&g.pieces[seat][i]).Type != BoomChain {
			return why
		}
	}
	return whyBoom
}

// whyTake is why a counter cannot be taken out of the stack in hand.
func (g *State) whyTake(f *engine.Frame, c engine.Choice) engine.Reason {
	if k := g.counterOf(c.On); k != Unseen && g.tables.Row(k).Type == BoomChain {
		return whyBoom
	}
	i := g.findPiece(c.Seat, inHand(f), c.On, 0)
	if i < 0 {
		return whyNotThere
	}
	switch p := &g.pieces[c.Seat][i]; {
	case g.cargo(p):
		return whyCargo
	case p.Mark&markTaken != 0:
		return whyTakenYet
	case p.Mark&markDone != 0:
		return whyMoved
	}
	return whyNotThere
}

// whyAfloat is why the stack in hand cannot do what only ships do.
func (g *State) whyAfloat(f *engine.Frame, c engine.Choice) engine.Reason {
	p, seat := inHand(f), c.Seat
	h := p.Hex()
	switch {
	case h >= numHexes:
		return whyTrack
	case c.Verb == VerbArrive && f.Step == stepArrive:
		return g.whyArrive(seat, hexOf(c.On))
	case c.Verb == VerbArrive:
		return whyNotDue
	case p.Layer() == LayerShore:
		return whyAfoot(c.Verb)
	case c.Verb == VerbLoad:
		return g.whyLoad(f, h, c)
	case f.Step == stepSail && c.Verb == VerbHorn:
		return whyEntered
	case f.Step == stepSail:
		return whyStopFirst
	case c.Verb == VerbPutOut && p.Layer() != LayerDocked:
		return whyNotDocked
	case c.Verb == VerbDock && !g.friendlyHex(seat, h):
		return whyDock
	case c.Verb == VerbDock && p.Layer() == LayerDocked || f.Step == stepLanding && c.Verb == VerbDock:
		return whyDocked
	case c.Verb == VerbLand || c.Verb == VerbStop:
		return g.whyLand(f, c, h)
	}
	return whyMoved
}

// whyLand is why nothing lands, or not this.
func (g *State) whyLand(f *engine.Frame, c engine.Choice, h Hex) engine.Reason {
	lo, hi := g.start(c.Seat, At(h, 0)), g.start(c.Seat, At(h, LayerShore))
	if f.Step == stepPick {
		if why := g.mayLand(c.Seat, h); why != 0 || c.Verb == VerbLand {
			return or(why, whyStopFirst)
		}
		return whyNothingAboard
	}
	if why := g.landing(f); why != 0 {
		return why
	}
	if !g.anyAboard(c.Seat, lo, hi) {
		return whyNothingAboard
	}
	return whyNotAboard
}

// whyLoad is why a land counter does not go aboard, or not this ship.
func (g *State) whyLoad(f *engine.Frame, h Hex, c engine.Choice) engine.Reason {
	k, seat, p := g.counterOf(c.On), c.Seat, inHand(f)
	switch {
	case g.mayEmbarkAt(seat, h) != 0:
		return g.mayEmbarkAt(seat, h)
	case !g.own(seat, k):
		return whyNoCargo
	case g.tables.Row(k).Type.Naval():
		return whyShipAboard
	case !g.tables.Row(k).Anchor && g.tables.Row(k).Type != Leader && g.tables.Row(k).Type != Deception:
		return g.tables.Row(k).whyAshore()
	case g.loadNamed(seat, h, c.On) < 0:
		return whyNoCargo
	case g.acts >= mostActs:
		return whyActs
	}
	ship := g.findPiece(seat, p, c.With, 0)
	switch {
	case ship < 0 || !g.naval(&g.pieces[seat][ship]):
		return whyNoPlace
	case f.Step == stepPick && g.pieces[seat][ship].Mark&markDone != 0:
		return whyMoved
	}
	return or(g.mayCarry(seat, ship, k), whyNoPlace)
}

func (g *State) whyArrive(seat engine.Seat, h Hex) engine.Reason {
	switch {
	case h == 0:
		return whyNotSea
	case g.stormy(h):
		return whyArriveStorm
	case g.ships[foe(seat)].has(h):
		return whyOccupied
	}
	return whyNotSea
}

// whyJoin is why ships do not take part in the attempt that is asked for.
func (g *State) whyJoin(f *engine.Frame, c engine.Choice) engine.Reason {
	p := stackOf(c.On)
	if p == 0 {
		p = stackOf(c.With)
	}
	h := p.Hex()
	lo, hi := g.span(c.Seat, p)
	switch {
	case lo == hi || h >= numHexes:
		return whyNoJoin
	case g.stormy(h) || g.stormy(hexOf(f.About)):
		return whyStorm
	case g.contested(h):
		return whyCaught
	}
	next := false
	for _, n := range g.tables.Near[hexOf(f.About)] {
		next = next || n == h
	}
	if !next || f.N[interceptedIn] != 0 && Hex(f.N[interceptedIn]) != h {
		return whyNoJoin
	}
	for i := lo; i < hi; i++ {
		pc := &g.pieces[c.Seat][i]
		if c.With != engine.NoObject && pc.Counter != g.counterOf(c.On) {
			continue
		}
		if why := g.mayJoin(pc); why != 0 && why != whyNoJoin && (why != whyCargo || c.With != engine.NoObject) {
			return why
		}
	}
	return whyNoJoin
}

// whyLoss is why a counter cannot be the loss that is asked for.
func (g *State) whyLoss(f *engine.Frame, c engine.Choice) engine.Reason {
	if f.Step == stepSupply {
		return g.whyFed(c)
	}
	if k := g.counterOf(c.On); k != Unseen && f.Code == lossNaval && g.tables.Row(k).Type == Deception {
		return whyDecoyHit
	}
	return whyLost[f.Code]
}

// whyFed is why a counter is not lost for want of supply.
func (g *State) whyFed(c engine.Choice) engine.Reason {
	h := hexOf(c.With)
	k := g.counterOf(c.On)
	switch {
	case k != Unseen && g.tables.Row(k).Type == Deception:
		return whyDecoyFed
	case g.friendlyHex(c.Seat, h):
		return whyPortSupply
	case g.fought.has(h):
		return whyPaid
	}
	for i, hi := g.start(c.Seat, At(h, 0)), g.start(c.Seat, At(h+1, 0)); h != 0 && i < hi; i++ {
		if g.row(&g.pieces[c.Seat][i]).Type == Supplies {
			return whySupplied
		}
	}
	return whyNotStarved
}

// whyLost are the reasons why a counter cannot be a loss, by its sort.
var whyLost = [numLosses]engine.Reason{
	lossFleet: whyNotSunk, lossDisease: whyNotSick, lossNaval: whyNotHit, lossLand: whyNotLost,
	lossShip: whyNotCalled, lossSoldiers: whyNotCalled,
}

func (g *State) whyRetreat(f *engine.Frame, c engine.Choice) engine.Reason {
	d, ok := Grid.Toward(hexOf(f.About), hexOf(c.On))
	switch naval := f.Step == stepRetreat; {
	case (hexOf(c.On) == 0 || !ok) && naval:
		return whyRetreatNext
	case hexOf(c.On) == 0 || !ok:
		return whyFleeNext
	case naval:
		return or(g.mayRetreat(c.Seat, hexOf(f.About), d), whyRetreatNext)
	}
	return or(g.mayFlee(c.Seat, hexOf(f.About), d), whyFleeNext)
}

// whyNotDone is why a question cannot be ended.
func (g *State) whyNotDone(d engine.Decision) engine.Reason {
	switch d.Ask {
	case AskMove:
		if g.due(d.Seat) {
			return whyTrack
		}
		return whyOverstacked
	case AskLanding:
		return whyMustDock
	case AskCombat:
		return whyCombat
	case AskPlace:
		return whyMustPlace
	}
	return whyStarving
}

// whyNoFight is why no combat is fought in a hex, or not by bomb ships alone.
func (g *State) whyNoFight(c engine.Choice) engine.Reason {
	h := hexOf(c.On)
	switch {
	case h != 0 && c.Verb == VerbBombard && g.blocked(c.Seat, h):
		return whyHulk
	case h != 0 && g.contested(h) && g.fought.has(h):
		return whyLate
	case h != 0 && g.contested(h):
		return whyNavalFirst
	case g.fought.has(h):
		return whyFought
	case c.Verb == VerbBombard:
		return whyNoBombs
	}
	return whyNoCombat
}

// whyCommit is why a counter is not declared to fire.
func (g *State) whyCommit(c engine.Choice) engine.Reason {
	h := g.combat.Hex
	all := func(int) bool { return true }
	i := g.named(c.Seat, g.start(c.Seat, At(h, 0)), g.start(c.Seat, At(h+1, 0)), c.On, false, all)
	if i < 0 {
		return whyNotFighting
	}
	return g.mayFire(&g.pieces[c.Seat][i])
}

// whyDirect is why a counter gets no die of a leader.
func (g *State) whyDirect(c engine.Choice) engine.Reason {
	for _, s := range g.combat.Shots[c.Seat][:g.combat.NumShots[c.Seat]] {
		if s.By == g.counterOf(c.On) {
			return or(g.mayDirect(c.Seat, s.By), whyNotFiring)
		}
	}
	return whyNotFiring
}
