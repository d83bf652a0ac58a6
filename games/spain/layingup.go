package spain

import "github.com/weathergage/weathergage/engine"

// mayLayUp refuses to de-activate a unit where it is.
//
// Cases 5.54, 5.55, 5.56, 5.57, 5.61, 5.64, 5.71, 10.4. Rulings R35, R36, R43, R44, R45, R48,
// R52.
func (g *State) mayLayUp(c engine.Choice) engine.Illegal {
	unit := g.tables.counterOf(c.On)
	row, u := g.at(unit)
	switch {
	case unit == Unseen:
		return allowed
	case g.tables.Seat(unit) != c.Seat:
		return no(reasonNotYours)
	case row.Kind.IsLeader() || row.Kind == TreasureFleet:
		return no(reasonNeverLaidUp)
	case !u.onMap():
		return no(reasonNotOnMap)
	case row.Kind.IsLand():
		_, ill := g.landTrack(unit)
		return ill
	}
	n := g.tables.TrackAt(u.Hex)
	if n == 0 || !g.friendlyPort(c.Seat, u.Hex) {
		return no(reasonNoTrackHere)
	}
	if g.underSiege(u.Hex) {
		return no(reasonSiegeLayUp)
	}
	if ill := g.frozen(c.Seat, n, true); !ill.OK() {
		return ill
	}
	if ill := g.maySpare(unit); !ill.OK() {
		return ill
	}
	return g.mayOverflow(n, unit)
}

// landTrack returns the track on which a land unit may be laid up where it is: one that builds
// its nation, of its city or hex, or else of its country.
//
// Case 5.71. Rulings R36, R43, R52, R292.
func (g *State) landTrack(c Counter) (Track, engine.Illegal) {
	row, u := g.at(c)
	seat := g.tables.Seat(c)
	switch {
	case !g.tables.Nations[row.Nation].Built:
		return 0, no(reasonNotBuiltHere)
	case u.Where != Ashore:
		return 0, no(reasonNotAshore)
	case g.winter():
		return 0, no(reasonWinterTrack)
	case g.underSiege(u.Hex):
		return 0, no(reasonSiegeLayUp)
	}
	wide := Track(0)
	for n := Track(1); int(n) < len(g.tables.Tracks); n++ {
		track := &g.tables.Tracks[n]
		switch {
		case track.Land>>row.Nation&1 == 0 || g.hasLost(seat, n):
		case track.Hex == u.Hex:
			return n, allowed
		case track.Hex == 0 && g.tables.RegionAt(u.Hex).Country == track.Country:
			wide = n
		}
	}
	if wide == 0 {
		return 0, no(reasonNotBuiltHere)
	}
	return wide, allowed
}

// mayOverflow refuses a ship for which its port's track has no room, but for the overflow
// of a seat that has more ships than room: each of its ports may take one ship too many, a
// second when all others have one, and so on.
//
// Cases 5.25, 5.63, 5.64. Rulings R50, R51.
func (g *State) mayOverflow(n Track, c Counter) engine.Illegal {
	seat, ill := g.tables.Seat(c), g.mayFit(c, n)
	if ill.OK() || g.roomOfAll(seat) >= g.shipsOfAll(seat) {
		return ill
	}
	with := g.excess(n, g.tables.Room(c))
	for m := Track(1); int(m) < len(g.tables.Tracks); m++ {
		track := &g.tables.Tracks[m]
		if m != n && track.City != 0 && g.owner[track.City] == holderOf(seat) && g.excess(m, 0)+1 < with {
			return no(reasonOverflow, int32(with), int32(with-1))
		}
	}
	return allowed
}

// roomOfAll returns the sum of the activation values of all ports of a seat, shipsOfAll that of
// the printed strengths of its ships wherever they are: none for a barge, which has its room of 4
// for the tracks alone, nor for the Treasure Fleet.
//
// Cases 5.63, 5.64. Ruling R51.
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
	for _, where := range [...]Where{Afloat, OnTrack} {
		ships := g.in[where].and(&g.tables.Ships[seat])
		for c := ships.next(0); c != 0; c = ships.next(c) {
			if c != g.tables.Treasure {
				n += int(g.tables.Row(c).Strength)
			}
		}
	}
	return n
}

// excess returns how many ships on a track, with another of that size, are beyond the value of
// its port: as few as must go, the largest first, for the rest to fit.
//
// Case 5.64. Ruling R50.
func (g *State) excess(n Track, another int) int {
	var sizes [maxRoom + 1]uint8
	sizes[another]++
	for c := g.in[OnTrack].next(0); c != 0; c = g.in[OnTrack].next(c) {
		if g.units[c].Track == n && g.tables.Row(c).Kind.IsNaval() {
			sizes[g.tables.Room(c)]++
		}
	}
	ships := 0
	for over, size := another-g.trackRoom(n), maxRoom; over > 0 && size > 0; {
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
func (g *State) offerLayingUp(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	o.Plain(engine.Pass, 0, 0, "5.61")
	if g.acts >= mostActs || !o.Wants(VerbLayUp) {
		return
	}
	ships := g.afloat(d.Seat)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		sequence.Name(g, d, VerbLayUp, counterObject(c), 0, "5.61", o)
	}
	troops := g.troops(d.Seat)
	for c := troops.next(0); c != 0; c = troops.next(c) {
		sequence.Name(g, d, VerbLayUp, counterObject(c), 0, "5.61", o)
	}
}

// layUp de-activates a unit.
//
// Cases 5.61, 5.71. Ruling R47.
func (g *State) layUp(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
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
		g.toTrack(unit, g.tables.TrackAt(h), false)
	}
	t.Reveal(engine.Everyone)
	g.tellOntoTrack(t, engine.Event{Kind: KindLaidUp, Rule: "5.61", On: hexObject(h), With: c.On}, c.Seat)
}

// tellOntoTrack tells that a unit goes to a track. Where tracks are hidden the enemy hears of the track
// alone. Ruling R272.
func (g *State) tellOntoTrack(t *engine.Turn, e engine.Event, seat engine.Seat) {
	if !g.tables.IsSecond(SwitchTracks, &g.chosen) {
		t.Tell(e)
		return
	}
	t.Reveal(engine.Everyone)
	t.TellApart(engine.Only(seat), e, engine.Event{Kind: KindOnTrack, Rule: e.Rule, On: e.On, N: [4]int32{int32(seat)}})
}
