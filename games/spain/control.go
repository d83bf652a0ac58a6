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

// arrive settles what a land unit's coming into a hex, or through it, brings about:
// whose the hex and its city are from now on, what stood on a captured track, and who
// has violated French neutrality. Every way by which a land unit comes to stand in a
// hex passes here: march, debarkation, retreat, advance, placement and rising.
//
// Cases 5.55, 8.28, 11.27, 15.11, 16.2. Rulings R24, R37, R109, R149, R172, R282.
func (g *State) arrive(c Counter, t *engine.Turn) {
	seat, h := g.tables.Seat(c), g.units[c].Hex
	g.last[seat].add(h)
	g.last[foe(seat)].drop(h)
	if !g.tables.Row(c).Kind.IsLand() {
		return
	}
	if city := g.tables.CityAt[h]; city != 0 && !g.ashore[foe(seat)].has(h) {
		g.capture(seat, city, t)
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

// capture makes a seat the holder of a city, and clears the tracks that fall with it.
//
// Cases 5.55, 16.2. Rulings R37, R38, R39, R189, R191.
func (g *State) capture(seat engine.Seat, city City, t *engine.Turn) {
	if g.owner[city] == holderOf(seat) {
		return
	}
	g.owner[city] = holderOf(seat)
	h := g.tables.Cities[city].Hex
	t.Tell(engine.Event{Kind: KindCaptured, Rule: "16.2", On: hexObject(h), N: [4]int32{int32(seat)}})
	for _, side := range [...]engine.Seat{English, Spanish} {
		if g.blocked[side].has(h) && g.owner[city] != holderOf(side) {
			g.blocked[side].drop(h)
		}
	}
	for n := 1; n < len(g.tables.Tracks); n++ {
		if row := &g.tables.Tracks[n]; row.Seat != seat && g.fallen(Track(n)) {
			g.clearTrack(Track(n), t)
		}
	}
}

// fallen reports whether the enemy holds all that a track belongs to: its city, its hex,
// or every city of its country.
//
// Cases 5.55, 16.2. Ruling R38.
func (g *State) fallen(n Track) bool {
	row := &g.tables.Tracks[n]
	theirs := holderOf(foe(row.Seat))
	switch {
	case row.City != 0:
		return g.owner[row.City] == theirs
	case row.Hex != 0:
		return g.last[foe(row.Seat)].has(row.Hex)
	}
	cities := 0
	for c := 1; c < len(g.tables.Cities); c++ {
		if g.tables.RegionAt(g.tables.Cities[c].Hex).Country != row.Country {
			continue
		}
		if cities++; g.owner[c] != theirs {
			return false
		}
	}
	return cities > 0
}

// clearTrack eliminates what stands on a track. Steps lost there count for nobody.
//
// Case 5.55. Ruling R39.
func (g *State) clearTrack(n Track, t *engine.Turn) {
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if g.units[c].Track == n && g.units[c].Where == OnTrack {
			g.remove(c, Off, true)
			t.Tell(engine.Event{Kind: KindTrackLost, Rule: "5.55", On: trackObject(n), With: counterObject(c)})
		}
	}
}

// clearHexTrack clears the tracks of single hexes that an enemy land unit has moved
// through.
//
// Case 5.55. Ruling R38.
func (g *State) clearHexTrack(seat engine.Seat, h Hex, t *engine.Turn) {
	for n := 1; n < len(g.tables.Tracks); n++ {
		if row := &g.tables.Tracks[n]; row.City == 0 && row.Hex == h && row.Seat != seat {
			g.clearTrack(Track(n), t)
		}
	}
}

// mayStand reports whether the limits of its nation let a unit be in a hex that it comes
// to from another, 0 if it comes from the sea or off the map: never into closed lands,
// the Dutch only in the Netherlands, Germans alone in the German States and not from
// there into the Protestant Netherlands, the French in France, the Irish in Ireland,
// Scots in Scotland and England, the English in Scotland once Britain is invaded.
// Leaders are bound as the units of their nation.
//
// Cases 8.23 to 8.27. Rulings R107, R110, R145, R147, R148, R150.
func (g *State) mayStand(c Counter, from, h Hex) engine.Illegal {
	region, nation := g.tables.RegionAt(h), &g.tables.Nations[g.tables.Row(c).Nation]
	if !g.tables.Terrain[h].HasLand() || !region.Open {
		return no(reasonClosed)
	}
	in := region.Country
	deny := func(bad bool, why engine.Reason) engine.Illegal {
		if !bad {
			return allowed
		}
		return no(why)
	}
	german := nation.Limit == LimitGerman
	if !german && in == CountryGermanStates {
		return no(reasonGermanStates)
	}
	switch nation.Limit {
	case LimitDutch:
		return deny(in != CountryCatholicNetherlands && in != CountryProtestantNetherlands, reasonDutchLand)
	case LimitGerman:
		bad := from != 0 && g.tables.RegionAt(from).Country == CountryGermanStates && in == CountryProtestantNetherlands
		return deny(bad, reasonGermanMarch)
	case LimitFrench:
		return deny(in != CountryFrance, reasonFrench)
	case LimitIrish:
		return deny(in != CountryIreland, reasonIrish)
	case LimitScottish:
		return deny(in != CountryScotland && in != CountryEngland, reasonScottish)
	case LimitEnglish:
		return deny(in == CountryScotland && g.events&eventInvaded == 0, reasonScotland)
	}
	return allowed
}

// mayStep is mayStand for a unit that goes by land from a hex to the next: no closed
// hexside lies between.
//
// Cases 8.14, 9.12, 9.22. Ruling R151.
func (g *State) mayStep(c Counter, from Hex, d hex.Direction) engine.Illegal {
	if g.tables.Marching(from, &g.chosen)>>d&1 == 0 {
		return no(reasonHexside)
	}
	return g.mayStand(c, from, g.tables.Near[from][d])
}

// direction is that in which a neighbouring hex lies, false if it is none.
func (g *State) direction(from, to Hex) (hex.Direction, bool) {
	for d := range hex.Direction(hex.Directions) {
		if g.tables.Near[from][d] == to && to != 0 {
			return d, true
		}
	}
	return 0, false
}
