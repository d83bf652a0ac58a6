package spain

import "github.com/weathergage/weathergage/engine"

// mayEmbark is mayGoAboard for units and leaders who have no ship of their own: naval leaders,
// Leyva among them, are given one instead.
//
// Cases 6.51, 13.12, 13.16. Ruling R231.
func (g *State) mayEmbark(c engine.Choice) engine.Illegal {
	switch unit := g.tables.counterOf(c.With); {
	case unit == Unseen:
		return allowed
	case g.tables.Row(unit).Kind.IsNavalLeader():
		return no(reasonOwnShip)
	default:
		return g.mayGoAboard(unit, g.stackOf(c.Seat, c.On))
	}
}

// mayGoAboard refuses a land unit or leader a place aboard a stack: both began the segment
// in the port where they are, it is not besieged by land there, and there is room.
//
// Cases 6.51, 6.52, 6.53, 8.13, 8.21, 8.22. Rulings R98, R99, R111, R212, R285, R306.
func (g *State) mayGoAboard(c Counter, s Stack) engine.Illegal {
	row, u := g.at(c)
	switch {
	case row.Kind.IsNaval() || u.Where != Ashore:
		return no(reasonNotToEmbark)
	case !g.controls(row.Nation):
		return g.notControlled(c)
	case u.Mark&markHeld == 0 || u.Mark&markDone != 0:
		return no(reasonEmbarkPort)
	case s.Fleet == treasureFleet && row.Kind.IsLand():
		return no(reasonTreasureCarries)
	case s.Hex != u.Hex || !g.hasHeldShip(s):
		return no(reasonNoShipsThere)
	case g.shut[s.Seat].has(u.Hex):
		return no(reasonEmbarkSiege)
	}
	if ill := g.mayBoard(c, s); !ill.OK() {
		return ill
	}
	if room := g.heldRoom(s); row.Kind.IsLand() && g.strength(c) > room {
		return no(reasonHeldCapacity, int32(g.strength(c)), int32(max(room, 0)))
	}
	return allowed
}

// heldRoom returns what the ships of a stack that began the segment in a port can still take aboard,
// in strength of land units. Ships that came later carry only what they brought.
//
// Cases 6.51, 6.52. Ruling R306.
func (g *State) heldRoom(s Stack) int {
	n, all := 0, g.members(s)
	for c := all.next(0); c != 0; c = all.next(c) {
		switch kind := g.tables.Row(c).Kind; {
		case g.units[c].Mark&markHeld == 0:
		case kind.IsNaval():
			n += g.carries(c)
		case kind.IsLand():
			n -= g.strength(c)
		}
	}
	return n
}

// hasHeldShip reports whether a ship of a stack began the segment in a port.
//
// Case 6.51. Ruling R98.
func (g *State) hasHeldShip(s Stack) bool {
	ships := g.ships(s)
	return g.anyMarked(&ships, markHeld)
}

// mayDebark refuses to put a unit ashore where it is: where its nation may not stand, or
// among enemy land units that are not besieged.
//
// Cases 6.54, 8.23, 8.24, 8.25, 8.26, 8.27. Rulings R100, R105, R106, R107, R108, R110.
func (g *State) mayDebark(c engine.Choice) engine.Illegal {
	unit, enemy := g.tables.counterOf(c.On), foe(c.Seat)
	row, u := g.at(unit)
	switch {
	case unit == Unseen:
		return allowed
	case row.Kind.IsNaval() || u.Where != Afloat:
		return no(reasonNotToDebark)
	case g.isCaught(c.Seat, u.Fleet):
		return no(reasonCaught)
	case !g.tables.Terrain[u.Hex].IsCoast():
		return no(reasonDebarkCoast)
	case g.holdsOut(enemy, u.Hex):
		return no(reasonDebarkEnemy)
	}
	return g.mayStand(unit, 0, u.Hex)
}

// offerTransport offers who goes aboard and who goes ashore.
//
// Cases 6.51, 6.54.
func (g *State) offerTransport(d engine.Decision, o *engine.Offer) {
	if !o.Wants(VerbEmbark, VerbDebark) {
		return
	}
	aboard := g.in[Afloat].and(&g.tables.Of[d.Seat])
	for c := aboard.next(0); c != 0; c = aboard.next(c) {
		if !g.tables.Ships[d.Seat].has(c) {
			sequence.Name(g, d, VerbDebark, counterObject(c), 0, "6.54", o)
		}
	}
	ashore := g.onLand(d.Seat)
	for c := ashore.next(0); c != 0; c = ashore.next(c) {
		if !g.isWithShips(c) {
			continue // as mayEmbark would say of every stack
		}
		for n := uint8(0); n <= treasureFleet; n++ {
			if s := (Stack{d.Seat, n, g.units[c].Hex}); n == 0 || g.fleets[d.Seat][n] == s.Hex {
				sequence.Name(g, d, VerbEmbark, s.object(), counterObject(c), "6.51", o)
			}
		}
	}
}

// isWithShips reports whether what is ashore has been in a port since the segment began, where
// ships of its side lie now.
//
// Case 6.51.
func (g *State) isWithShips(c Counter) bool {
	u := &g.units[c]
	return u.Mark&markHeld != 0 && g.hasShips(g.tables.Seat(c), u.Hex)
}

// embark takes a unit aboard a stack. That no land unit is ashore any more is seen.
//
// Cases 6.15, 6.51. Ruling R271.
func (g *State) embark(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit, s := g.tables.counterOf(c.With), g.stackOf(c.Seat, c.On)
	u, had := g.units[unit], g.ashore[s.Seat].has(s.Hex)
	u.Where, u.Fleet = Afloat, s.Fleet
	g.set(unit, u)
	if had != g.ashore[s.Seat].has(s.Hex) {
		t.Reveal(engine.Only(foe(s.Seat)))
	}
	g.tellOwn(t, engine.Event{Kind: KindEmbarked, Rule: "6.51", On: s.object(), With: c.With}, s.Seat)
}

// doDebark puts a unit ashore. Of ships that move along the coast it goes no farther with them.
//
// Case 6.54.
func (g *State) doDebark(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit := g.tables.counterOf(c.On)
	g.debark(unit, t)
	g.units[unit].Mark &^= markTaken
}

// debark puts a unit ashore in the hex of its ships. Everyone sees that land units are
// there, not which.
//
// Cases 6.54, 15.21, 15.31, 16.2. Rulings R104, R105, R109, R252, R271.
func (g *State) debark(c Counter, t *engine.Turn) {
	u, seat := g.units[c], g.tables.Seat(c)
	had := g.ashore[seat].has(u.Hex)
	u.Where, u.Fleet, u.Ship, u.Spent, u.With = Ashore, 0, Unseen, 0, 0
	u.Mark |= markDone
	g.place(c, u, t)
	exact := engine.Event{Kind: KindDebarked, Rule: "6.54", On: hexObject(u.Hex), With: counterObject(c)}
	vague := engine.Event{}
	if had != g.ashore[seat].has(u.Hex) {
		vague = engine.Event{Kind: KindLanded, Rule: "6.54", On: exact.On, N: [4]int32{int32(seat)}}
		t.Reveal(engine.Everyone)
	}
	t.TellApart(engine.Only(seat), exact, vague)
	if seat == Spanish && g.tables.Row(c).Kind.IsLand() {
		g.landed(u.Hex)
	}
}
