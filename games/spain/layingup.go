package spain

import "github.com/weathergage/weathergage/engine"

// mayLayUp refuses to de-activate a unit where it is.
//
// Cases 5.54 to 5.57, 5.61, 5.64, 5.71. Rulings R35, R36, R43 to R45, R48, R52.
func (g *State) mayLayUp(c Counter) engine.Illegal {
	row, u := g.at(c)
	switch {
	case row.Kind.IsLeader() || row.Kind == TreasureFleet:
		return no(reasonNeverLaidUp)
	case !u.onMap():
		return no(reasonNotOnMap)
	case row.Kind.IsLand():
		n, ill := g.landTrack(c)
		if n == 0 {
			return ill
		}
		return allowed
	}
	n := g.tables.CityTrack[g.tables.CityAt[u.Hex]]
	if n == 0 || !g.friendlyPort(g.tables.Seat(c), u.Hex) {
		return no(reasonNoTrackHere)
	}
	track := &g.tables.Tracks[n]
	switch {
	case g.besieged(g.tables.Seat(c), u.Hex):
		return no(reasonFrozen)
	case g.winter() && !g.tables.Mediterranean[track.City]:
		return no(reasonWinterTrack)
	case g.aboard(c):
		return no(reasonLaden)
	}
	return g.mayOverflow(n, c)
}

// landTrack is the track on which a land unit may be laid up where it is: one that builds
// its nation, of its city, its hex or its country.
//
// Case 5.71. Rulings R36, R43, R52.
func (g *State) landTrack(c Counter) (Track, engine.Illegal) {
	row, u := g.at(c)
	seat := g.tables.Seat(c)
	switch {
	case u.Where != Ashore:
		return 0, no(reasonNotAshore)
	case g.winter():
		return 0, no(reasonWinterTrack)
	case g.besieged(seat, u.Hex) || g.shut[foe(seat)].has(u.Hex):
		return 0, no(reasonSiegeLayUp)
	}
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		track := &g.tables.Tracks[n]
		here := track.Hex == u.Hex || track.Hex == 0 && g.tables.RegionAt(u.Hex).Country == track.Country
		if track.Seat == seat && here && track.Land>>row.Nation&1 != 0 && !g.fallen(n) {
			return n, allowed
		}
	}
	return 0, no(reasonNotBuiltHere)
}

// mayOverflow refuses a ship for which its port's track has no room, but for the overflow
// of a seat that has more ships than room: each of its ports may take one ship too many, a
// second when all others have one, and so on.
//
// Cases 5.25, 5.63, 5.64. Rulings R50, R51.
func (g *State) mayOverflow(n Track, c Counter) engine.Illegal {
	room := g.tables.Room(c)
	left := g.trackRoom(n)
	if room <= left {
		return allowed
	}
	if g.roomOfAll(g.tables.Seat(c)) >= g.shipsOfAll(g.tables.Seat(c)) {
		return no(reasonNoRoom, int32(room), int32(left))
	}
	mine := g.excess(n)
	for m := Track(1); int(m) < len(g.tables.Tracks); m++ {
		track := &g.tables.Tracks[m]
		if m != n && track.City != 0 && g.owner[track.City] == holderOf(g.tables.Seat(c)) && g.excess(m) < mine {
			return no(reasonOverflow)
		}
	}
	return allowed
}

// roomOfAll is the sum of the activation values of all ports of a seat, shipsOfAll that of
// the strengths of its ships wherever they are.
//
// Case 5.64. Ruling R51.
func (g *State) roomOfAll(seat engine.Seat) int {
	n := 0
	for c := 1; c < len(g.tables.Cities); c++ {
		if g.owner[c] == holderOf(seat) && g.tables.Cities[c].Port {
			n += int(g.tables.Cities[c].Activation)
		}
	}
	return n
}

func (g *State) shipsOfAll(seat engine.Seat) int {
	n := 0
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; g.tables.Row(c).Kind.IsNaval() && (u.onMap() || u.Where == OnTrack) {
			n += g.tables.Room(c)
		}
	}
	return n
}

// excess is how many ships on a track are beyond the value of its port.
//
// Case 5.64. Ruling R50.
func (g *State) excess(n Track) int {
	var sizes [maxRoom + 1]uint8
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		if u := &g.units[c]; u.Where == OnTrack && u.Track == n && g.tables.Row(c).Kind.IsNaval() {
			sizes[g.tables.Room(c)]++
		}
	}
	ships := 0
	for over, size := -g.trackRoom(n), maxRoom; over > 0 && size > 0; {
		if sizes[size] == 0 {
			size--
			continue
		}
		sizes[size]--
		over -= size
		ships++
	}
	return ships
}

// maxRoom is the most that a ship takes on a track; packs are held to it.
const maxRoom = 50

// offerLayingUp offers the units that may be de-activated.
//
// Cases 5.61, 5.71.
func (g *State) offerLayingUp(seat engine.Seat, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "5.61")
	if g.acts >= mostActs || !o.Wants(VerbLayUp) {
		return
	}
	for c, end := g.tables.of(seat); c < end; c++ {
		if ill := g.mayLayUp(c); ill.OK() {
			o.Plain(VerbLayUp, counterObject(c), 0, "5.61")
		}
	}
}

// layUp de-activates a unit.
//
// Cases 5.61, 5.71. Ruling R47.
func (g *State) layUp(c engine.Choice, t *engine.Turn) {
	if c.Verb == engine.Pass {
		g.next(t)
		return
	}
	unit := g.tables.counterOf(c.On)
	h := g.units[unit].Hex
	if g.tables.Row(unit).Kind.IsLand() {
		n, _ := g.landTrack(unit)
		g.toTrack(unit, n, false)
	} else {
		g.leaveShip(unit)
		g.toTrack(unit, g.tables.CityTrack[g.tables.CityAt[h]], false)
	}
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindLaidUp, Rule: "5.61", On: hexObject(h), With: c.On})
}
