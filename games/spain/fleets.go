package spain

import "github.com/weathergage/weathergage/engine"

// mayJoin refuses to put a ship, or a unit aboard one, into a fleet: the fleet lies in the
// same hex, or its marker is free. What the ship leaves behind must be able to carry what
// stays aboard. In an Acquisition Segment fleets are formed where munitions may be bought.
//
// Cases 6.11, 6.12, 6.13, 6.52, 12.11, 12.12. Rulings R48, R55, R103.
func (g *State) mayJoin(c engine.Choice) engine.Illegal {
	unit, seat := g.tables.counterOf(c.With), c.Seat
	row, u := g.at(unit)
	_, n := fleetOf(c.On)
	formed := n > 0 && g.fleets[seat][n] != 0
	switch {
	case unit == Unseen || c.On.Class() != classFleet:
		return allowed
	case u.Where != Afloat:
		return no(reasonNotAfloat)
	case n == 0 || int16(n) > g.tables.Numbers[NumFleets]:
		return no(reasonNoMarker, int32(g.tables.Numbers[NumFleets]))
	case u.Fleet == n:
		return no(reasonInFleet)
	case g.isCaught(seat, n) || g.isCaught(seat, u.Fleet):
		return no(reasonCaught)
	case formed && g.fleets[seat][n] != u.Hex:
		return no(reasonNotTogether)
	case !formed && (!row.Kind.IsNaval() || unit == g.tables.Treasure):
		return no(reasonNeedsShips)
	case !g.isMarked(seat, n, u.Hex):
		return no(reasonNextMarker, int32(g.freeMarker(seat)))
	}
	if buys := g.mayBuyAt(seat, u.Hex); !buys.OK() && sequence.Steps[g.flow.At(0).Step].Ask == AskAcquire {
		return no(reasonFormsToBuy)
	}
	if !row.Kind.IsNaval() {
		return g.mayBoard(unit, g.fleet(seat, n))
	}
	return g.mayQuit(unit, g.fleet(seat, n))
}

// mayBoard refuses a unit for which a stack has no room, or a leader who has a ship.
//
// Cases 6.52, 6.53, 13.16.
func (g *State) mayBoard(c Counter, s Stack) engine.Illegal {
	switch kind := g.tables.Row(c).Kind; {
	case g.units[c].Ship != Unseen:
		return no(reasonAssigned)
	case kind.IsLand() && g.strength(c) > g.room(s):
		return no(reasonCapacity, int32(g.strength(c)), int32(max(g.room(s), 0)))
	}
	return allowed
}

// join puts a ship with its leader, or a unit that is aboard a stack, into a fleet. The
// fleet keeps the lesser of its munitions and those of the fleet that the ship leaves:
// none if it leaves none. A new fleet has those of the old one. The Treasure Fleet brings
// none and takes none away.
//
// Cases 6.11, 6.12, 12.12. Rulings R56, R210.
func (g *State) join(c Counter, n uint8, t *engine.Turn) {
	u, seat := g.units[c], g.tables.Seat(c)
	was := u.Fleet
	u.Fleet = n
	var along counterSet
	if g.tables.Row(c).Kind.IsNaval() {
		along, _ = g.cargo(c, max(g.room(g.fleet(seat, n)), 0))
		brought := uint8(0)
		if was != 0 {
			brought = g.shot[seat][was]
		}
		switch formed := g.fleets[seat][n] != 0; {
		case !formed:
			g.fleets[seat][n], g.shot[seat][n] = u.Hex, brought
			t.Tell(engine.Event{Kind: KindFormed, Rule: "6.11", On: fleetObject(seat, n)})
		case c != g.tables.Treasure:
			g.shot[seat][n] = min(g.shot[seat][n], brought)
		}
	}
	g.set(c, u)
	g.takeAlong(c, n)
	g.goAlong(along, n, t)
	if was != 0 {
		g.thin(Stack{seat, was, u.Hex})
	}
	g.tellOwn(t, engine.Event{Kind: KindJoined, Rule: "6.12", On: fleetObject(seat, n), With: counterObject(c)}, seat)
}

// doJoin puts a unit into a fleet, or a part of a fleet under way into another.
//
// Cases 6.12, 6.13.
func (g *State) doJoin(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	_, n := fleetOf(c.On)
	if f.Step == stepVoyage {
		g.regroup(g.stackOf(f.Seat, f.About), g.tables.counterOf(c.With), n, t)
		return
	}
	g.join(g.tables.counterOf(c.With), n, t)
}

// takeAlong lets the leaders who are aboard a ship change the fleet with it.
func (g *State) takeAlong(ship Counter, n uint8) {
	leaders := g.tables.Leaders[g.tables.Seat(ship)]
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == ship {
			u := g.units[l]
			u.Fleet, u.Hex = n, g.units[ship].Hex
			g.write(l, u)
		}
	}
}

// mayDetach refuses to take a ship out of its fleet: on the high seas it would need a marker
// of its own, but for the Treasure Fleet. Of a fleet under way this is not asked.
//
// Cases 6.12, 6.13, 11.23. Rulings R58, R294.
func (g *State) mayDetach(c engine.Choice) engine.Illegal {
	ship := g.tables.counterOf(c.On)
	row, u := g.at(ship)
	switch {
	case ship == Unseen:
		return allowed
	case u.Where != Afloat || !row.Kind.IsNaval() || u.Fleet == 0 || u.Fleet == treasureFleet:
		return no(reasonNoFleet)
	case g.isCaught(c.Seat, u.Fleet):
		return no(reasonCaught)
	case g.tables.Terrain[u.Hex] == Sea && ship != g.tables.Treasure:
		return no(reasonHighSeasMarker)
	}
	return g.mayQuit(ship, Stack{Seat: c.Seat, Hex: u.Hex})
}

// detach takes a ship and the leaders aboard her out of the fleet. The Treasure Fleet is then a
// fleet of its own without a marker, as when it appeared.
//
// Cases 6.12, 11.23.
func (g *State) detach(c Counter, t *engine.Turn) {
	u, seat := g.units[c], g.tables.Seat(c)
	was, to := u.Fleet, uint8(0)
	if c == g.tables.Treasure {
		to = treasureFleet
	}
	along, _ := g.cargo(c, max(g.room(Stack{Seat: seat, Fleet: to, Hex: u.Hex}), 0))
	if u.Fleet = to; to != 0 {
		g.fleets[seat][to] = u.Hex
	}
	g.set(c, u)
	g.takeAlong(c, to)
	g.goAlong(along, to, t)
	g.thin(Stack{seat, was, u.Hex})
	left := engine.Event{Kind: KindLeft, Rule: "6.12", On: fleetObject(seat, was), With: counterObject(c)}
	if to != 0 { // everyone sees it
		t.Tell(left)
		return
	}
	g.tellOwn(t, left, seat)
}

// doDetach takes a ship out of her fleet. The Treasure Fleet may leave one under way, and sails on alone.
//
// Cases 6.12, 6.13, 11.23.
func (g *State) doDetach(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	s := g.stackOf(f.Seat, f.About)
	g.detach(g.tables.counterOf(c.On), t)
	if f.Step == stepVoyage {
		g.sailApart(s, treasureFleet)
	}
}

// tellOwn tells an event that names a unit to its seat alone.
//
// Case 7.0. Ruling R271.
func (g *State) tellOwn(t *engine.Turn, e engine.Event, seat engine.Seat) {
	t.TellApart(engine.Only(seat), e, engine.Event{})
}

// freeMarker returns the lowest number of a fleet that is not formed, 0 if there is none.
//
// Case 6.11.
func (g *State) freeMarker(seat engine.Seat) uint8 {
	for n := uint8(1); int16(n) <= g.tables.Numbers[NumFleets]; n++ {
		if g.fleets[seat][n] == 0 {
			return n
		}
	}
	return 0
}

// isMarked reports whether a fleet of that number lies in a hex, or would be the next to be
// formed: its marker is the lowest that is free.
//
// Case 6.11. Ruling R317.
func (g *State) isMarked(seat engine.Seat, n uint8, h Hex) bool {
	if at := g.fleets[seat][n]; at != 0 {
		return at == h
	}
	return n == g.freeMarker(seat)
}

// offerFleets offers how the ships of a seat may join and leave fleets.
//
// Case 6.12.
func (g *State) offerFleets(d engine.Decision, o *engine.Offer) {
	if !o.Wants(VerbJoin, VerbDetach) {
		return
	}
	all := g.in[Afloat].and(&g.tables.Of[d.Seat])
	for c := all.next(0); c != 0; c = all.next(c) {
		g.offerJoins(d, c, "6.12", o)
		if g.units[c].Fleet != 0 && g.tables.Ships[d.Seat].has(c) {
			sequence.Name(g, d, VerbDetach, counterObject(c), 0, "6.12", o)
		}
	}
}

// offerJoins offers to put a unit into the fleets of its hex, or a new one.
func (g *State) offerJoins(d engine.Decision, c Counter, rule engine.Case, o *engine.Offer) {
	free := g.freeMarker(d.Seat)
	for n := uint8(1); int16(n) <= g.tables.Numbers[NumFleets]; n++ {
		if at := g.fleets[d.Seat][n]; at == g.units[c].Hex || n == free {
			sequence.Name(g, d, VerbJoin, fleetObject(d.Seat, n), counterObject(c), rule, o)
		}
	}
}
