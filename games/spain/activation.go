package spain

import "github.com/weathergage/weathergage/engine"

// frozen refuses a seat all that moves on or to a track that is in enemy hands, under siege,
// or held by winter. naval says whether it is about a ship.
//
// Cases 5.55, 5.56, 5.57, 10.4, 14.21, 14.23. Rulings R41, R42, R43, R44.
func (g *State) frozen(seat engine.Seat, n Track, naval bool) engine.Illegal {
	row := &g.tables.Tracks[n]
	switch {
	case g.hasLost(seat, n):
		return no(reasonEnemyTrack)
	case row.Hex != 0 && g.underSiege(row.Hex):
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
func (g *State) enterReadying(_ *engine.Frame, t *engine.Turn) bool {
	all := g.in[OnTrack]
	for c := all.next(0); c != 0; c = all.next(c) {
		u := &g.units[c]
		if !g.tables.Row(c).Kind.IsNaval() {
			continue
		}
		if ill := g.frozen(g.tables.Seat(c), u.Track, true); !ill.OK() {
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
// Cases 5.0, 15.36.
func (g *State) offerActivation(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "5.0")
	if g.acts >= mostActs {
		return
	}
	waiting := g.in[OnTrack].and(&g.tables.Of[d.Seat])
	for c := waiting.next(0); c != 0; c = waiting.next(c) {
		g.offerFromTrack(d, c, o)
	}
	g.offerBuilding(d, o)
	ships := g.afloat(d.Seat)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		sequence.Name(g, d, VerbRepair, counterObject(c), 0, "5.32", o)
	}
}

// offerFromTrack offers a land unit its hexes, and a ship in box 2 its advance.
//
// Cases 5.13, 5.24.
func (g *State) offerFromTrack(d engine.Decision, c Counter, o *engine.Offer) {
	if g.tables.Row(c).Kind.IsNaval() {
		sequence.Name(g, d, VerbAdvance, counterObject(c), 0, "5.24", o)
		return
	}
	row := &g.tables.Tracks[g.units[c].Track]
	if row.Hex != 0 {
		sequence.Name(g, d, VerbPlace, hexObject(row.Hex), counterObject(c), "5.13", o)
		return
	}
	if ill := g.mayLeaveTrack(c); !o.Wants(VerbPlace) || !ill.OK() {
		return // to no hex
	}
	for _, h := range g.tables.InCountry[row.Country] {
		if ill := g.mayComeTo(c, h); ill.OK() {
			o.Plain(VerbPlace, hexObject(h), counterObject(c), "5.13")
		}
	}
}

// offerBuilding offers the tracks on which counters of a seat may be constructed or called
// out. What is the same for all counters is asked once.
//
// Cases 5.12, 5.22, 15.36.
func (g *State) offerBuilding(d engine.Decision, o *engine.Offer) {
	if !o.Wants(VerbConstruct, VerbSummon) {
		return
	}
	yards := g.yards(d.Seat)
	off := g.in[Off].and(&g.tables.Of[d.Seat])
	for c := off.next(0); c != 0; c = off.next(c) {
		for _, n := range g.tables.Builders[c] {
			if g.canPay(c) {
				if ill := g.mayBegin(c, n, &yards[n]); ill.OK() {
					o.Plain(VerbConstruct, trackObject(n), counterObject(c), "5.0")
				}
			}
			if g.events&eventHosts != 0 {
				sequence.Name(g, d, VerbSummon, trackObject(n), counterObject(c), "15.36", o)
			}
		}
	}
}

// mayPlace refuses to place a land unit from box 1 of its track in a hex.
//
// Cases 5.13, 5.41, 5.56, 5.57, 5.72. Rulings R23, R24, R25, R42, R290.
func (g *State) mayPlace(c engine.Choice) engine.Illegal {
	unit, h := g.tables.counterOf(c.With), hexOf(c.On)
	if unit == Unseen || h == 0 {
		return allowed
	}
	if ill := g.mayLeaveTrack(unit); !ill.OK() {
		return ill
	}
	switch row := &g.tables.Tracks[g.units[unit].Track]; {
	case row.Hex != 0 && row.Hex != h, row.Hex == 0 && g.tables.RegionAt(h).Country != row.Country,
		!g.tables.Terrain[h].HasLand():
		return no(reasonTrackPlace)
	}
	return g.mayComeTo(unit, h)
}

// mayLeaveTrack refuses to place a unit anywhere: it is on no track or a ship, has come to the
// track in this phase, or the track is frozen.
//
// Cases 5.13, 5.23, 5.56, 5.57, 15.36.
func (g *State) mayLeaveTrack(c Counter) engine.Illegal {
	u := &g.units[c]
	switch {
	case u.Where != OnTrack:
		return or(g.notCome(c), reasonNotOnTrack)
	case g.tables.Row(c).Kind.IsNaval():
		return no(reasonShipsReady)
	case u.Mark&markDone != 0:
		return g.nextTurn(c)
	}
	return g.frozen(g.tables.Seat(c), u.Track, false)
}

// mayComeTo refuses a hex of its track to a land unit: under siege, with enemies in it, or
// where an enemy was the last to move.
//
// Cases 5.13, 5.56. Rulings R23 to R25, R290.
func (g *State) mayComeTo(c Counter, h Hex) engine.Illegal {
	seat := g.tables.Seat(c)
	switch {
	case g.underSiege(h):
		return no(reasonFrozen)
	case g.hasUnits(foe(seat), h):
		return no(reasonEnemyThere)
	case g.last[foe(seat)].has(h):
		return no(reasonEnemyLast)
	}
	return g.mayStand(c, 0, h)
}

// mayAdvance refuses to advance a ship from box 2.
//
// Cases 5.24, 5.56, 5.57, 5.62.
func (g *State) mayAdvance(c engine.Choice) engine.Illegal {
	ship := g.tables.counterOf(c.On)
	row, u := g.at(ship)
	switch {
	case ship == Unseen:
		return allowed
	case g.tables.Seat(ship) != c.Seat:
		return no(reasonNotYours)
	case u.Where != OnTrack:
		return no(reasonNotOnTrack)
	case !row.Kind.IsNaval():
		return no(reasonLandBoxes)
	case u.Mark&markDone != 0:
		return no(reasonOncePhase)
	case u.Box != 2:
		return no(reasonMustAdvance)
	}
	return g.frozen(c.Seat, u.Track, true)
}

// mayConstruct refuses to begin a unit on a track: it must be one that its seat builds
// and that is not in play, the track must build its nation, there must be room for a
// ship, and ducats for all.
//
// Cases 5.11, 5.12, 5.21, 5.22, 5.25, 5.42, 5.51, 5.52, 5.53. Rulings R21, R22, R26, R27.
func (g *State) mayConstruct(c engine.Choice) engine.Illegal {
	unit, n := g.tables.counterOf(c.With), g.tables.trackOf(c.On)
	if unit == Unseen {
		return allowed
	}
	if ill := g.tables.mayBuild(unit, n); !ill.OK() {
		if h := hexOf(c.On); h != 0 && ill.Why == reasonNoTrack && !g.tables.isBuiltNear(unit, h) {
			return no(g.tables.notBuiltThere(unit))
		}
		return ill
	}
	if g.units[unit].Where != Off {
		return no(reasonInPlay)
	}
	at, naval := yard{}, g.tables.Row(unit).Kind.IsNaval()
	ill := g.frozen(c.Seat, n, naval)
	at.ships, at.land = ill.Why, ill.Why
	if naval && ill.OK() {
		at.room = int16(g.trackRoom(n))
	}
	return g.mayBegin(unit, n, &at)
}

// mayBegin refuses to begin a unit on a track that builds it, as the track is now.
//
// Cases 5.25, 5.55, 5.56, 5.57, 11.5.
func (g *State) mayBegin(c Counter, n Track, at *yard) engine.Illegal {
	closed := at.land
	if g.tables.Row(c).Kind.IsNaval() {
		closed = at.ships
	}
	switch {
	case closed != 0:
		return no(closed)
	case g.tables.Row(c).Kind.IsNaval() && g.tables.Room(c) > int(at.room):
		return g.tables.noRoom(c, n, int(at.room))
	case !g.canPay(c):
		rate, points := g.tables.buildPrice(c)
		return g.mayPay(g.tables.Seat(c), rate*points, reasonBuildFunds, rate, points)
	}
	return allowed
}

// endActivation ends the Joint Activation Phase of a seat. The great hosts are called out only until the first such
// phase outside winter is over.
//
// Cases 5.0, 15.36.
func (g *State) endActivation(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Seat == English && g.events&eventHosts != 0 && !g.winter() {
		g.events &^= eventHosts
	}
	g.next(t)
}

// doPlace puts a land unit on the map from its track, or the Treasure Fleet on the western edge.
//
// Cases 5.13, 11.22.
func (g *State) doPlace(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepTreasure {
		g.placeTreasure(hexOf(c.On), t)
		return
	}
	unit := g.tables.counterOf(c.With)
	g.tellOwn(t, engine.Event{Kind: KindPlaced, Rule: "5.13", On: c.On, With: c.With}, c.Seat)
	g.place(unit, Unit{Where: Ashore, Hex: hexOf(c.On), Mark: g.units[unit].Mark & markReduced}, t)
}

func (g *State) doAdvance(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.advanceBox(g.tables.counterOf(c.On), t)
}

// doConstruct begins a unit on a track.
//
// Cases 5.12, 5.22.
func (g *State) doConstruct(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit := g.tables.counterOf(c.With)
	cost := g.tables.buildCost(unit)
	g.toTrack(unit, g.tables.trackOf(c.On), true)
	g.spend(c.Seat, cost, t)
	g.tellOntoTrack(t, engine.Event{Kind: KindConstructed, Rule: "5.0", On: c.On, With: c.With, N: [4]int32{int32(c.Seat), int32(cost)}}, c.Seat)
}

// doSummon puts a host that is called out on a track.
//
// Case 15.36.
func (g *State) doSummon(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.toTrack(g.tables.counterOf(c.With), g.tables.trackOf(c.On), true)
	g.tellOntoTrack(t, engine.Event{Kind: KindSummoned, Rule: "15.36", On: c.On, With: c.With}, c.Seat)
}

// spend takes the price of what goes onto a track out of the open treasury. Everyone
// learns something by it.
//
// Rulings R272, R274.
func (g *State) spend(seat engine.Seat, ducats int, t *engine.Turn) {
	g.pay(seat, ducats, ForUnits)
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
	leaders := g.tables.Leaders[g.tables.Seat(ship)]
	for c := leaders.next(0); c != 0; c = leaders.next(c) {
		if g.units[c].Ship == ship {
			g.set(c, Unit{Where: Ashore, Hex: g.units[c].Hex})
		}
	}
}
