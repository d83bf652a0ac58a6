package spain

import "github.com/weathergage/weathergage/engine"

// frozen refuses all that moves on or to a track that is in enemy hands, under siege, or
// held by winter. naval says whether it is about a ship.
//
// Cases 5.55 to 5.57, 10.4, 14.21, 14.23. Rulings R41 to R44.
func (g *State) frozen(n Track, naval bool) engine.Illegal {
	row := &g.tables.Tracks[n]
	switch {
	case g.fallen(n):
		return no(reasonEnemyTrack)
	case row.Hex != 0 && g.besieged(row.Seat, row.Hex):
		return no(reasonFrozen)
	case g.winter() && !(naval && row.City != 0 && g.tables.Mediterranean[row.City]):
		return no(reasonWinterTrack)
	}
	return allowed
}

// enterReadying places the ships that stand in box 1 of their tracks and advances those
// in boxes 3 and 4, for they must. A ship waits in box 1 while enemy ships lie in its
// port.
//
// Cases 4.2, 5.0, 5.23. Rulings R16, R19, R20.
func (g *State) enterReadying(t *engine.Turn) bool {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		u := &g.units[c]
		if u.Where != OnTrack || !g.tables.Row(c).Kind.IsNaval() {
			continue
		}
		if ill := g.frozen(u.Track, true); !ill.OK() {
			continue
		}
		switch u.Box {
		case 1:
			h := g.tables.Tracks[u.Track].Hex
			if g.hasShips(foe(g.tables.Seat(c)), h) {
				continue
			}
			g.set(c, Unit{Where: Afloat, Hex: h, Mark: u.Mark&markReduced | markDone})
			g.tellTrack(t, engine.Event{Kind: KindPlaced, Rule: "5.23", On: hexObject(h), With: counterObject(c)}, g.tables.Seat(c))
		case 3, 4:
			g.advanceBox(c, t)
		}
	}
	// What has advanced keeps its mark: each counter does one thing in this phase.
	f := g.flow.Top()
	*f = engine.Frame{Step: stepEnglishActivation, Seat: English}
	g.acts = 0
	return false
}

// advanceBox moves a ship to the next lower box of its track.
//
// Case 5.23.
func (g *State) advanceBox(c Counter, t *engine.Turn) {
	u := &g.units[c]
	u.Box--
	u.Mark |= markDone
	g.tellTrack(t, engine.Event{Kind: KindAdvanced, Rule: "5.23", On: trackObject(u.Track), With: counterObject(c),
		N: [4]int32{int32(u.Box)}}, g.tables.Seat(c))
}

// offerActivation offers all that a seat may do in the Joint Activation Phase.
//
// Cases 5.0 to 5.7, 15.36.
func (g *State) offerActivation(seat engine.Seat, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "5.0")
	if g.acts >= mostActs {
		return
	}
	for c, end := g.tables.of(seat); c < end; c++ {
		switch u := &g.units[c]; u.Where {
		case OnTrack:
			g.offerFromTrack(c, o)
		case Off:
			g.offerBuilding(c, o)
		case Afloat:
			if ill := g.mayRepair(c); ill.OK() {
				o.Plain(VerbRepair, counterObject(c), 0, "5.32")
			}
		}
	}
}

// offerFromTrack offers a land unit its hexes, and a ship in box 2 its advance.
//
// Cases 5.13, 5.24.
func (g *State) offerFromTrack(c Counter, o *engine.Offer) {
	if g.tables.Row(c).Kind.IsNaval() {
		if ill := g.mayAdvance(c); ill.OK() {
			o.Plain(VerbAdvance, counterObject(c), 0, "5.24")
		}
		return
	}
	row := &g.tables.Tracks[g.units[c].Track]
	if !o.Wants(VerbPlace) {
		return
	}
	if row.Hex != 0 {
		if ill := g.mayPlace(c, row.Hex); ill.OK() {
			o.Plain(VerbPlace, hexObject(row.Hex), counterObject(c), "5.13")
		}
		return
	}
	for _, h := range g.tables.InCountry[row.Country] {
		if ill := g.mayPlace(c, h); ill.OK() {
			o.Plain(VerbPlace, hexObject(h), counterObject(c), "5.13")
		}
	}
}

// offerBuilding offers the tracks on which a counter may be constructed or called out.
//
// Cases 5.12, 5.22, 15.36.
func (g *State) offerBuilding(c Counter, o *engine.Offer) {
	if !o.Wants(VerbConstruct, VerbSummon) {
		return
	}
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		if ill := g.mayConstruct(c, n); ill.OK() {
			o.Plain(VerbConstruct, trackObject(n), counterObject(c), "5.0")
		}
		if ill := g.maySummon(c, n); ill.OK() {
			o.Plain(VerbSummon, trackObject(n), counterObject(c), "15.36")
		}
	}
}

// mayPlace refuses to place a land unit from box 1 of its track in a hex.
//
// Cases 5.13, 5.56, 5.57. Rulings R23 to R25, R42, R290.
func (g *State) mayPlace(c Counter, h Hex) engine.Illegal {
	u, seat := &g.units[c], g.tables.Seat(c)
	if u.Where != OnTrack || g.tables.Row(c).Kind.IsNaval() {
		return no(reasonNotOnTrack)
	}
	row := &g.tables.Tracks[u.Track]
	switch {
	case u.Mark&markDone != 0:
		return no(reasonOncePhase)
	case row.Hex != 0 && row.Hex != h, row.Hex == 0 && g.tables.RegionAt(h).Country != row.Country,
		!g.tables.Terrain[h].HasLand():
		return no(reasonTrackPlace)
	}
	if ill := g.frozen(u.Track, false); !ill.OK() {
		return ill
	}
	switch {
	case g.besieged(seat, h):
		return no(reasonFrozen)
	case g.ashore[foe(seat)].has(h):
		return no(reasonEnemyThere)
	case g.last[foe(seat)].has(h):
		return no(reasonEnemyLast)
	}
	return g.mayStand(c, 0, h)
}

// mayAdvance refuses to advance a ship from box 2.
//
// Cases 5.24, 5.56, 5.57.
func (g *State) mayAdvance(c Counter) engine.Illegal {
	u := &g.units[c]
	switch {
	case u.Where != OnTrack || !g.tables.Row(c).Kind.IsNaval():
		return no(reasonNotOnTrack)
	case u.Mark&markDone != 0:
		return no(reasonOncePhase)
	case u.Box != 2:
		return no(reasonMustAdvance)
	}
	return g.frozen(u.Track, true)
}

// mayConstruct refuses to begin a unit on a track: it must be one that its seat builds
// and that is not in play, the track must build its nation, there must be room for a
// ship, and ducats for all.
//
// Cases 5.11, 5.12, 5.21, 5.22, 5.25, 5.42, 5.51 to 5.53. Rulings R21, R22, R26, R27.
func (g *State) mayConstruct(c Counter, n Track) engine.Illegal {
	row, track := g.tables.Row(c), &g.tables.Tracks[n]
	switch {
	case n == 0 || track.Seat != g.tables.Seat(c):
		return no(reasonEnemyTrack)
	case row.Kind.IsLeader() || row.Kind == TreasureFleet || !g.tables.Nations[row.Nation].Built:
		return no(reasonNeverBuilt)
	case g.units[c].Where != Off:
		return no(reasonInPlay)
	case row.Kind.IsNaval() && track.Ships != row.Nation, row.Kind.IsLand() && track.Land>>row.Nation&1 == 0:
		return no(reasonWrongTrack)
	case row.Kind.IsDeep() && g.tables.Terrain[track.Hex] == Shallow:
		return no(reasonShallowTrack)
	}
	if ill := g.frozen(n, row.Kind.IsNaval()); !ill.OK() {
		return ill
	}
	if row.Kind.IsNaval() {
		if left := g.trackRoom(n); g.tables.Room(c) > left {
			return no(reasonNoRoom, int32(g.tables.Room(c)), int32(left))
		}
	}
	return g.mayPay(g.tables.Seat(c), g.tables.buildCost(c))
}

// mayPay refuses what a treasury cannot bear, with the sum.
//
// Case 11.5.
func (g *State) mayPay(seat engine.Seat, ducats int) engine.Illegal {
	if ducats > int(g.funds[seat]) {
		return no(reasonNoFunds, int32(ducats), int32(g.funds[seat]))
	}
	return allowed
}

// buildCost is what it costs to begin a unit, in ducats.
//
// Cases 5.12, 5.22, 11.5.
func (tb *Tables) buildCost(c Counter) int {
	row := tb.Row(c)
	if row.Kind.IsLand() {
		return int(tb.Costs[row.Kind].Build) * int(row.Strength)
	}
	return int(tb.Costs[row.Kind].Build) * int(row.Multiple)
}

// repairCost is half of that, rounded up. Ruling R31.
//
// Case 5.32.
func (tb *Tables) repairCost(c Counter) int { return (tb.buildCost(c) + 1) / 2 }

// trackRoom is how much strength of ships a port's track can still take.
//
// Case 5.25. Rulings R29, R30.
func (g *State) trackRoom(n Track) int {
	room := int(g.tables.Cities[g.tables.Tracks[n].City].Activation)
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if u := &g.units[c]; u.Where == OnTrack && u.Track == n && g.tables.Row(c).Kind.IsNaval() {
			room -= g.tables.Room(c)
		}
	}
	return room
}

// mayRepair refuses to put a ship on the track of its port to be made whole.
//
// Cases 5.31, 5.32, 5.51, 5.53. Rulings R31 to R33.
func (g *State) mayRepair(c Counter) engine.Illegal {
	row, u := g.at(c)
	if !row.Kind.IsNaval() || u.Where != Afloat || u.Mark&markReduced == 0 || row.Kind == TreasureFleet {
		return no(reasonNotDamaged)
	}
	n := g.tables.CityTrack[g.tables.CityAt[u.Hex]]
	seat := g.tables.Seat(c)
	switch {
	case u.Mark&markDone != 0:
		return no(reasonOncePhase)
	case n == 0 || !g.friendlyPort(seat, u.Hex):
		return no(reasonNoYard)
	case !g.repairsHere(row.Nation, &g.tables.Tracks[n]):
		return no(reasonForeignYard)
	case g.aboard(c):
		return no(reasonLaden)
	}
	if ill := g.frozen(n, true); !ill.OK() {
		return ill
	}
	if left := g.trackRoom(n); g.tables.Room(c) > left {
		return no(reasonNoRoom, int32(g.tables.Room(c)), int32(left))
	}
	return g.mayPay(seat, g.tables.repairCost(c))
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

// aboard reports whether the stack of a ship could not carry its land units without it.
// Ruling R48.
func (g *State) aboard(c Counter) bool {
	u := &g.units[c]
	return g.room(Stack{g.tables.Seat(c), u.Fleet, u.Hex}) < g.carries(c) && g.laden(Stack{g.tables.Seat(c), u.Fleet, u.Hex})
}

// laden reports whether land units are aboard a stack.
func (g *State) laden(s Stack) bool {
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		if g.holds(s, c) && g.tables.Row(c).Kind.IsLand() {
			return true
		}
	}
	return false
}

// maySummon refuses to call out one of the great hosts for nothing: the English may do so
// once for each in the first Joint Activation Phase after the invasion that lets them
// build.
//
// Case 15.36. Rulings R260, R261.
func (g *State) maySummon(c Counter, n Track) engine.Illegal {
	row, track := g.tables.Row(c), &g.tables.Tracks[n]
	switch {
	case g.events&eventHosts == 0 || n == 0:
		return whenOf(VerbSummon)
	case row.Nation != g.tables.English || int16(row.Strength) < g.tables.Numbers[NumHost] || !row.Kind.IsLand():
		return no(reasonNoHost)
	case g.units[c].Where != Off:
		return no(reasonInPlay)
	case track.Land>>row.Nation&1 == 0:
		return no(reasonWrongTrack)
	}
	return g.frozen(n, false)
}

// activate carries out a choice of the Joint Activation Phase.
//
// Case 5.0.
func (g *State) activate(c engine.Choice, t *engine.Turn) {
	seat, unit := c.Seat, g.tables.counterOf(c.With)
	switch c.Verb {
	case engine.Pass:
		if seat == English && g.events&eventHosts != 0 && !g.winter() {
			g.events &^= eventHosts
		}
		g.next(t)
	case VerbPlace:
		h := hexOf(c.On)
		g.set(unit, Unit{Where: Ashore, Hex: h, Mark: g.units[unit].Mark & markReduced})
		g.tellOwn(t, engine.Event{Kind: KindPlaced, Rule: "5.13", On: c.On, With: c.With}, seat)
		g.arrive(unit, t)
	case VerbAdvance:
		g.advanceBox(g.tables.counterOf(c.On), t)
	case VerbConstruct:
		cost := g.tables.buildCost(unit)
		g.toTrack(unit, g.tables.trackOf(c.On), true)
		g.spend(seat, cost, t)
		g.tellTrack(t, engine.Event{Kind: KindConstructed, Rule: "5.0", On: c.On, With: c.With, N: [4]int32{int32(seat), int32(cost)}}, seat)
	case VerbSummon:
		g.toTrack(unit, g.tables.trackOf(c.On), true)
		g.tellTrack(t, engine.Event{Kind: KindSummoned, Rule: "15.36", On: c.On, With: c.With}, seat)
	case VerbRepair:
		ship := g.tables.counterOf(c.On)
		h, cost := g.units[ship].Hex, g.tables.repairCost(ship)
		g.leaveShip(ship)
		g.toTrack(ship, g.tables.CityTrack[g.tables.CityAt[h]], true)
		g.spend(seat, cost, t)
		g.tellTrack(t, engine.Event{Kind: KindRepaired, Rule: "5.32", On: hexObject(h), With: c.On, N: [4]int32{int32(seat), int32(cost)}}, seat)
	}
}

// spend takes the price of what goes onto a track out of the open treasury. Everyone
// learns something by it.
//
// Rulings R272, R274.
func (g *State) spend(seat engine.Seat, ducats int, t *engine.Turn) {
	g.pay(seat, ducats)
	t.Reveal(engine.Everyone)
}

// tellTrack tells what happens on a track to everyone, or if tracks are hidden to their
// seat alone. Ruling R272.
func (g *State) tellTrack(t *engine.Turn, e engine.Event, seat engine.Seat) {
	if g.tables.IsSecond(SwitchTracks, &g.chosen) {
		g.tellOwn(t, e, seat)
		return
	}
	t.Tell(e)
}

// toTrack puts a counter on a track: a land unit in box 1; a ship in box 4 if it is built
// or repaired there, and in box 2 if it is laid up. It keeps the damage that only a repair
// mends.
//
// Cases 5.12, 5.22, 5.32, 5.61, 5.71. Rulings R46, R53.
func (g *State) toTrack(c Counter, n Track, built bool) {
	was := g.units[c]
	u := Unit{Where: OnTrack, Track: n, Box: 1, Mark: markDone}
	if g.tables.Row(c).Kind.IsNaval() {
		u.Box = 4
		if !built {
			u.Box = startBox
		}
	}
	if !built {
		u.Mark |= was.Mark & markReduced
	}
	g.set(c, u)
	if was.Where == Afloat {
		g.thin(Stack{g.tables.Seat(c), was.Fleet, was.Hex})
	}
}

// leaveShip puts ashore the leaders who are aboard a ship that goes to a track. Ruling R47.
func (g *State) leaveShip(ship Counter) {
	for c, end := g.tables.of(g.tables.Seat(ship)); c < end; c++ {
		if g.units[c].Ship == ship {
			g.set(c, Unit{Where: Ashore, Hex: g.units[c].Hex})
		}
	}
}
