package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// controls reports whether a seat moves the units of a nation now.
//
// Cases 2.1, 8.21, 8.22, 15.13, 15.24, 15.34. Rulings R142, R143, R144.
func (g *State) controls(nation Nation) bool {
	switch g.tables.Nations[nation].Enters {
	case EntersFrance:
		return g.wake != 0 && g.turn >= g.wake
	case EntersIreland, EntersBritain:
		return true // they are on the map only after the event that raises them
	}
	return true
}

// notControlled refuses a unit of a nation that its seat does not control yet: the factions of France, until the
// turn after neutrality was violated.
//
// Cases 8.21, 8.22, 15.13.
func (g *State) notControlled(c Counter) engine.Illegal {
	switch {
	case g.wake != 0:
		return no(reasonNotAwake)
	case g.tables.Seat(c) == Spanish:
		return under("8.22", reasonNotControlled)
	}
	return no(reasonNotControlled)
}

// arrive settles what a land unit's coming into a hex, or through it, brings about:
// whose the hex and its city are from now on, what stood on a captured track, and who
// has violated French neutrality. Every way by which a land unit comes to stand in a
// hex passes here: march, debarkation, retreat, advance, placement and rising. Ships take
// no port. Enemy leaders who are alone there leave.
//
// Cases 5.55, 7.61, 8.28, 11.27, 15.11, 16.2. Rulings R24, R37, R109, R149, R172, R266,
// R282.
func (g *State) arrive(c Counter, t *engine.Turn) {
	seat, h := g.tables.Seat(c), g.units[c].Hex
	g.last[seat].add(h)
	g.last[foe(seat)].drop(h)
	if !g.ashore[foe(seat)].has(h) {
		g.capture(seat, h, t)
		g.driveOut(foe(seat), h, t)
	}
	switch country := g.tables.RegionAt(h).Country; {
	case country == CountryFrance && g.wake == 0:
		g.violate(seat, t)
	case seat == Spanish && (country == CountryEngland || country == CountryScotland):
		g.events |= eventInvaded
	}
	if row := g.tables.Row(c); seat == Spanish && g.tables.Nations[row.Nation].Kept {
		g.askPope(t)
	}
}

// capture gives a seat the city of a hex in which only its units stand, and clears the
// tracks of the enemy that fall with the city or the hex: everyone learns what stood on them, also
// where tracks are hidden. Ships in it stay, and those under siege stay so. Nothing else gives a
// city to anybody.
//
// Cases 5.55, 7.61, 10.21, 16.2. Rulings R37, R38, R39, R40, R189, R191, R272, R283.
func (g *State) capture(seat engine.Seat, h Hex, t *engine.Turn) {
	if city := g.tables.CityAt[h]; city != 0 && g.owner[city] != holderOf(seat) {
		g.owner[city] = holderOf(seat)
		t.Tell(engine.Event{Kind: KindCaptured, Rule: "16.2", On: hexObject(h), N: [4]int32{int32(seat)}})
	}
	kept := Track(0) // the last track that the enemy has not lost
	theirs := g.in[OnTrack].and(&g.tables.Of[foe(seat)])
	for c := theirs.next(0); c != 0; c = theirs.next(c) {
		switch u := &g.units[c]; {
		case u.Track == kept:
		case !g.hasLost(foe(seat), u.Track):
			kept = u.Track
		default:
			if !g.isSeen(u) {
				t.Reveal(engine.Everyone)
			}
			t.Tell(engine.Event{Kind: KindTrackLost, Rule: "5.55", On: trackObject(u.Track), With: counterObject(c)})
			g.remove(c, Off, true)
		}
	}
}

// hasLost reports whether the enemy of a seat holds all that a track belongs to, whoever
// held it at the start: its city, its hex, or every city of its country. A hex is held while
// units of the seat stand in it, besieged ones too.
//
// Cases 5.55, 16.2. Rulings R37, R38.
func (g *State) hasLost(seat engine.Seat, n Track) bool {
	row := &g.tables.Tracks[n]
	theirs := holderOf(foe(seat))
	switch {
	case row.City != 0:
		return g.owner[row.City] == theirs
	case row.Hex != 0:
		return g.last[foe(seat)].has(row.Hex) && !g.ashore[seat].has(row.Hex)
	}
	for _, c := range g.tables.Held[row.Country] {
		if g.owner[c] != theirs {
			return false
		}
	}
	return len(g.tables.Held[row.Country]) > 0
}

// mayStand reports whether the limits of its nation let a unit be in a hex that it comes
// to from another, 0 if it comes from the sea or off the map: never into closed lands,
// the Dutch only in the Netherlands, Germans alone in the German States and not from
// there into the Protestant Netherlands, the French in France, the Irish in Ireland,
// Scots in Scotland and England, the English in Scotland once Britain is invaded.
// Leaders are bound as the units of their nation.
//
// Cases 8.23, 8.24, 8.25, 8.26, 8.27. Rulings R107, R110, R145, R147, R148, R150.
func (g *State) mayStand(c Counter, from, h Hex) engine.Illegal {
	return g.tables.mayRoam(g.limit(g.tables.Row(c).Nation), from, h)
}

// limit returns what binds the units of a nation now.
//
// Case 8.27.
func (g *State) limit(nation Nation) Limit {
	limit := g.tables.Nations[nation].Limit
	if limit == LimitEnglish && g.events&eventInvaded != 0 {
		return limitEnglishInvaded
	}
	return limit
}

// mayRoam is mayStand for the units that a limit binds.
func (tb *Tables) mayRoam(limit Limit, from, h Hex) engine.Illegal {
	region := tb.RegionAt(h)
	if !tb.Terrain[h].HasLand() || !region.Open {
		return no(reasonClosed)
	}
	in := region.Country
	deny := func(bad bool, why engine.Reason) engine.Illegal {
		if !bad {
			return allowed
		}
		return no(why)
	}
	german := limit == LimitGerman
	if !german && in == CountryGermanStates {
		return no(reasonGermanStates)
	}
	switch limit {
	case LimitDutch:
		return deny(in != CountryCatholicNetherlands && in != CountryProtestantNetherlands, reasonDutchLand)
	case LimitGerman:
		bad := from != 0 && tb.RegionAt(from).Country == CountryGermanStates && in == CountryProtestantNetherlands
		return deny(bad, reasonGermanMarch)
	case LimitFrench:
		return deny(in != CountryFrance, reasonFrench)
	case LimitIrish:
		return deny(in != CountryIreland, reasonIrish)
	case LimitScottish:
		return deny(in != CountryScotland && in != CountryEngland, reasonScottish)
	case LimitEnglish:
		return deny(in == CountryScotland, reasonScotland)
	}
	return allowed
}

// mayStep is mayStand for a unit that goes by land from a hex to the next: no closed
// hexside lies between.
//
// Cases 8.14, 9.12, 9.22. Ruling R151.
func (g *State) mayStep(c Counter, from Hex, d hex.Direction) engine.Illegal {
	switch {
	case g.roads(c, from)>>d&1 != 0:
		return allowed
	case g.tables.Marching(from, &g.chosen)>>d&1 == 0:
		return no(reasonHexside)
	}
	return g.mayStand(c, from, g.tables.Near[from][d])
}

// roads returns the directions in which mayStep refuses nothing.
//
// Cases 8.14, 8.23 to 8.27.
func (g *State) roads(c Counter, from Hex) uint8 {
	return g.tables.Marching(from, &g.chosen) & g.lands(c, from)
}

// lands returns the directions from a hex in which mayStand refuses a unit nothing.
//
// Cases 8.23 to 8.27.
func (g *State) lands(c Counter, from Hex) uint8 {
	return g.tables.Roam[g.limit(g.tables.Row(c).Nation)][from]
}

// direction returns the direction in which a neighbouring hex lies, or false if it is no neighbour.
func (g *State) direction(from, to Hex) (hex.Direction, bool) {
	for d := range hex.Direction(hex.Directions) {
		if g.tables.Near[from][d] == to && to != 0 {
			return d, true
		}
	}
	return 0, false
}

// firstOwner returns who holds a city when the war begins.
//
// Case 16.2. Ruling R267.
func (tb *Tables) firstOwner(city City) Holder {
	if seat := tb.RegionAt(tb.Cities[city].Hex).Control; seat != engine.NoSeat {
		return holderOf(seat)
	}
	return 0
}
