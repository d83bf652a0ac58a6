package spain

import "github.com/weathergage/weathergage/engine"

// isBuiltNear reports whether a track in the country of a hex builds a unit. That of a hex serves it alone.
//
// Cases 5.51, 5.52, 5.53.
func (tb *Tables) isBuiltNear(c Counter, h Hex) bool {
	country := tb.RegionAt(h).Country
	for _, n := range tb.Builders[c] {
		row := &tb.Tracks[n]
		switch {
		case row.Hex == h, row.Hex == 0 && row.Country == country, row.City != 0 && tb.RegionAt(row.Hex).Country == country:
			return true
		}
	}
	return false
}

// notBuiltThere returns why a track does not build a unit: by the case that says which does.
//
// Cases 5.51, 5.52, 5.53.
func (tb *Tables) notBuiltThere(c Counter) engine.Reason {
	switch {
	case tb.Seat(c) == English:
		return reasonEnglishYard
	case tb.Row(c).Kind.IsNaval():
		return reasonSpanishYard
	}
	return reasonSpanishLand
}

// mayBuild refuses a counter on a track at any time: it is never built, or not there.
//
// Cases 5.11, 5.21, 5.51, 5.52, 5.53. Rulings R21, R22.
func (tb *Tables) mayBuild(c Counter, n Track) engine.Illegal {
	row, track := tb.Row(c), &tb.Tracks[n]
	switch {
	case row.Kind == TreasureFleet:
		return under("5.21", reasonNeverBuilt)
	case row.Kind.IsLeader() || !tb.Nations[row.Nation].Built:
		return no(reasonNeverBuilt)
	case n == 0 && row.Kind.IsNaval():
		return under("5.22", reasonNoTrack)
	case n == 0:
		return no(reasonNoTrack)
	case row.Kind.IsNaval() && track.Ships != row.Nation, row.Kind.IsLand() && track.Land>>row.Nation&1 == 0:
		return no(tb.notBuiltThere(c))
	case row.Kind.IsDeep() && tb.Terrain[track.Hex] == Shallow:
		return no(reasonShallowTrack)
	}
	return allowed
}

// A yard is what a track has for what is begun on it: why it is closed to ships and to land units, 0 if it is open,
// and the strength of ships for which there is room.
//
// Cases 5.25, 5.55, 5.56, 5.57.
type yard struct {
	ships, land engine.Reason
	room        int16
}

// yards returns the yards of all tracks of a seat, as frozen and trackRoom would find each.
func (g *State) yards(seat engine.Seat) (yards [maxTracks]yard) {
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		if row := &g.tables.Tracks[n]; row.Seat == seat {
			ships, land := g.frozen(seat, n, true), g.frozen(seat, n, false)
			yards[n] = yard{ships.Why, land.Why, int16(g.tables.Cities[row.City].Activation)}
		}
	}
	for c := g.in[OnTrack].next(0); c != 0; c = g.in[OnTrack].next(c) {
		if g.tables.Row(c).Kind.IsNaval() {
			yards[g.units[c].Track].room -= int16(g.tables.Room(c))
		}
	}
	return yards
}

// canPay reports whether the treasury of its seat can pay for a unit.
//
// Case 11.5.
func (g *State) canPay(c Counter) bool { return g.tables.Price[c] <= g.funds[g.tables.Seat(c)] }

// mayFit refuses a ship for which a track has no room, with the sum.
//
// Case 5.25.
func (g *State) mayFit(c Counter, n Track) engine.Illegal {
	if left := g.trackRoom(n); g.tables.Room(c) > left {
		return g.tables.noRoom(c, n, left)
	}
	return allowed
}

// noRoom refuses a ship for which a track has only so much room.
func (tb *Tables) noRoom(c Counter, n Track, left int) engine.Illegal {
	return no(reasonNoRoom, int32(tb.Room(c)), int32(tb.Cities[tb.Tracks[n].City].Activation), int32(max(left, 0)))
}

// buildCost returns what it costs to begin a unit, in ducats.
//
// Cases 5.12, 5.22, 11.5.
func (tb *Tables) buildCost(c Counter) int {
	rate, points := tb.buildPrice(c)
	return rate * points
}

// buildPrice returns the same as a rate in ducats and a number of points: of the combat
// strength of a land unit, of the maintenance multiple of a ship.
//
// Cases 5.12, 5.22, 11.18. Rulings R26, R27.
func (tb *Tables) buildPrice(c Counter) (rate, points int) {
	row := tb.Row(c)
	if row.Kind.IsLand() {
		return int(tb.Costs[row.Kind].Build), int(row.Strength)
	}
	return int(tb.Costs[row.Kind].Build), int(row.Multiple)
}

// repairCost returns half of what building costs, rounded up. Ruling R31.
//
// Case 5.32.
func (tb *Tables) repairCost(c Counter) int { return (tb.buildCost(c) + 1) / 2 }

// trackRoom returns how much strength of ships a port's track can still take.
//
// Case 5.25. Rulings R29, R30.
func (g *State) trackRoom(n Track) int {
	room := int(g.tables.Cities[g.tables.Tracks[n].City].Activation)
	for c := g.in[OnTrack].next(0); c != 0; c = g.in[OnTrack].next(c) {
		if g.units[c].Track == n && g.tables.Row(c).Kind.IsNaval() {
			room -= g.tables.Room(c)
		}
	}
	return room
}

// mayRepair refuses to put a ship on the track of its port to be made whole.
//
// Cases 5.31, 5.32, 5.51, 5.53. Rulings R31, R32, R33.
func (g *State) mayRepair(c engine.Choice) engine.Illegal {
	ship, seat := g.tables.counterOf(c.On), c.Seat
	row, u := g.at(ship)
	switch {
	case ship == Unseen:
		return allowed
	case g.tables.Seat(ship) != seat:
		return no(reasonNotYours)
	case !row.Kind.IsNaval() || u.Where != Afloat || u.Mark&markReduced == 0 || row.Kind == TreasureFleet:
		return no(reasonNotDamaged)
	}
	n := g.tables.TrackAt(u.Hex)
	switch {
	case u.Mark&markDone != 0:
		return no(reasonOncePhase)
	case n == 0 || !g.friendlyPort(seat, u.Hex):
		return no(reasonNoYard)
	case !g.repairsHere(row.Nation, &g.tables.Tracks[n]):
		return no(g.tables.notRepairedThere(row.Nation))
	}
	if ill := g.maySpare(ship); !ill.OK() {
		return ill
	}
	if ill := g.frozen(seat, n, true); !ill.OK() {
		return ill
	}
	if ill := g.mayFit(ship, n); !ill.OK() {
		return ill
	}
	cost := g.tables.repairCost(ship)
	return g.mayPay(seat, cost, reasonRepairFunds, g.tables.buildCost(ship), cost)
}

// repairsHere reports whether the yard of a track repairs ships of a nation: English ones
// in England, Dutch ones in the Protestant Netherlands, Spanish and Walloon ones in Spain
// and Antwerp.
//
// Cases 5.51, 5.53. Ruling R32.
func (g *State) repairsHere(nation Nation, track *TrackRow) bool {
	if track.Ships == 0 || g.tables.Nations[nation].Seat != track.Seat {
		return false
	}
	return track.Ships == nation || track.Seat == Spanish
}

// notRepairedThere returns why a yard does not repair ships of a nation.
//
// Cases 5.51, 5.53. Ruling R32.
func (tb *Tables) notRepairedThere(nation Nation) engine.Reason {
	if tb.Nations[nation].Seat == English {
		return reasonEnglishRepair
	}
	return reasonSpanishRepair
}

// doRepair puts a ship on the track of her port.
//
// Case 5.32.
func (g *State) doRepair(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	ship := g.tables.counterOf(c.On)
	h, cost := g.units[ship].Hex, g.tables.repairCost(ship)
	g.leaveShip(ship)
	g.toTrack(ship, g.tables.TrackAt(h), true)
	g.spend(c.Seat, cost, t)
	g.tellOntoTrack(t, engine.Event{Kind: KindRepaired, Rule: "5.32", On: hexObject(h), With: c.On, N: [4]int32{int32(c.Seat), int32(cost)}}, c.Seat)
}
