package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finish fills in what was left out, carries the position on to where a seat must choose,
// and lists what the rules object to.
func (t *text) finish(p *lines.Reader) error {
	g := t.State
	if g.flow.Depth() == 0 && !p.NoFlow() && g.outcome == 0 {
		g.flow.Push(engine.Frame{Step: stepEnglishActivation, Seat: English})
	}
	if g.outcome != 0 && int(g.outcome) > len(g.scenario().Levels) {
		return p.Fail("expected an outcome from 1 to %d", len(g.scenario().Levels))
	}
	if !p.Printed() {
		t.takeOver()
	}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		u, seat := &g.units[c], g.tables.Seat(c)
		if u.Where == Afloat && u.Fleet != 0 {
			u.Hex = g.fleets[seat][u.Fleet]
		}
		if u.Hex != 0 {
			g.look(seat, u.Hex)
		}
	}
	if !p.Printed() {
		t.hold()
	}
	g.object(p)
	return p.Settle(g, &g.flow, g.outcome != 0, g.enter)
}

// takeOver takes for granted that whoever holds a city by a line of the text was the last to enter
// its hex, where no line says who was.
//
// Case 5.56.
func (t *text) takeOver() {
	for c := City(1); int(c) < len(t.tables.Cities); c++ {
		h := t.tables.Cities[c].Hex
		if t.given[c] && t.owner[c] != 0 && !t.last[English].has(h) && !t.last[Spanish].has(h) {
			t.last[engine.Seat(t.owner[c]-1)].add(h)
		}
	}
}

// hold begins a Naval Movement Segment anew that has begun by the text if something of its seat
// is in a port, and nothing of its seat has a mark: otherwise nothing could embark.
//
// Case 6.51.
func (t *text) hold() {
	if t.flow.Depth() != 1 {
		return
	}
	f := t.flow.Top()
	if f.Step != stepEnglishSailing && f.Step != stepSpanishSailing || f.Code != sailingBegun || t.veiled[f.Seat] {
		return
	}
	inPort := false
	for c, end := t.tables.of(f.Seat); c < end; c++ {
		u := &t.units[c]
		if u.onMap() && u.Mark&^(markReduced|markKnown|markSeen) != 0 {
			return
		}
		inPort = inPort || u.onMap() && t.tables.isPort(u.Hex)
	}
	if inPort {
		f.Code = sailingBefore
	}
}

// object lists what the rules object to.
func (g *State) object(p *lines.Reader) {
	if sc := g.scenario(); g.turn < sc.First || g.turn > sc.Last {
		p.ObjectLine("turn", "4.1", "the scenario has the turns %d to %d", sc.First, sc.Last)
	}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		g.objectUnit(p, c)
		g.objectTrack(p, c)
		g.objectAboard(p, c)
	}
	for seat := English; seat <= Spanish; seat++ {
		g.objectFleets(p, seat)
		g.objectSieges(p, seat)
	}
	for h := Hex(1); h < numHexes; h++ {
		if g.clock[h] != 0 && !g.shut[English].has(h) && !g.shut[Spanish].has(h) {
			p.ObjectLine("clock", "10.31", "no land units are besieged in %s", g.tables.title(hexObject(h)))
		}
	}
}

// objectTrack looks for a counter on a track on which it cannot stand.
//
// Cases 5.0, 5.12, 5.22, 5.55, 5.61, 6.35, 6.6. Ruling R21.
func (g *State) objectTrack(p *lines.Reader, c Counter) {
	row, u := g.at(c)
	if u.Where != OnTrack {
		return
	}
	track, about := &g.tables.Tracks[u.Track], counterObject(c)
	switch {
	case row.Kind.IsLeader() || row.Kind == TreasureFleet:
		p.Object("5.61", about, "leaders and the Treasure Fleet stand on no track")
	case row.Kind.IsNaval() && track.City == 0:
		p.Object("5.22", about, "a ship stands on a track that is of no port")
	case row.Kind.IsNaval() && !g.floats(c, track.Hex):
		p.Object(g.mayFloat(c, track.Hex).Rule, about, "a ship stands on the track of a port that it may not enter")
	case row.Kind.IsLand() && track.Land>>row.Nation&1 == 0:
		p.Object("5.12", about, "a land unit stands on a track that does not build its nation")
	case row.Kind.IsLand() && u.Box != 1:
		p.Object("5.0", about, "a land unit stands in another box than 1")
	case g.hasLost(g.tables.Seat(c), u.Track):
		p.Object("5.55", about, "it stands on a track that the enemy holds")
	}
}

// floats reports whether a ship may be in a hex.
//
// Cases 6.35, 6.6.
func (g *State) floats(ship Counter, h Hex) bool {
	ill := g.mayFloat(ship, h)
	return ill.OK()
}

// objectAboard looks for what is aboard no ship, or more than the ships can carry, for leaders whose ship is
// elsewhere, and for ships among enemies who do not besiege each other.
//
// Cases 6.15, 6.52, 7.64, 8.23, 8.25, 8.26, 13.16.
func (g *State) objectAboard(p *lines.Reader, c Counter) {
	row, u := g.at(c)
	seat, about := g.tables.Seat(c), counterObject(c)
	if u.Where != Afloat || g.veiled[seat] {
		return
	}
	s := Stack{seat, u.Fleet, u.Hex}
	crew := g.members(s)
	switch naval := row.Kind.IsNaval(); {
	case !naval && !crew.meets(&g.tables.Ships[seat]):
		p.Object("6.15", about, "it is aboard, and no ship is with it")
	case row.Kind.IsLand() && g.room(s) < 0 && !g.isDrowning():
		p.Object("6.52", about, "the ships with it cannot carry all the land units aboard")
	case row.Kind.IsLand() && !g.mayBeCarried(c, u.Hex):
		p.Object(reasons[staysHome[g.limit(row.Nation)]].rule, about, "it is aboard off a land to which its nation does not go")
	case u.Ship != Unseen && !crew.has(u.Ship):
		p.Object("13.16", about, "his ship is not where he is")
	case naval && g.hasShips(foe(seat), u.Hex) && !g.blocked[English].has(u.Hex) && !g.blocked[Spanish].has(u.Hex):
		p.Object("7.64", about, "it lies with enemy ships, and neither besiege the other")
	}
}

// mayBeCarried reports whether a land unit may be aboard ships in a hex.
//
// Cases 8.23, 8.25, 8.26.
func (g *State) mayBeCarried(c Counter, h Hex) bool {
	var one counterSet
	one.add(c)
	ill := g.mayCarryTo(&one, h)
	return ill.OK()
}

// isDrowning reports whether a seat is asked who drowns.
//
// Case 6.52.
func (g *State) isDrowning() bool {
	for i := range g.flow.Depth() {
		if g.flow.At(i).Step == stepDrown {
			return true
		}
	}
	return false
}

// objectSieges looks for sieges without besieged or besiegers.
//
// Cases 10.0, 10.12, 10.21.
func (g *State) objectSieges(p *lines.Reader, seat engine.Seat) {
	for h := Hex(1); h < numHexes; h++ {
		for _, siege := range [...]struct {
			word string
			laid bool
		}{{byLand, g.shut[seat].has(h)}, {bySea, g.blocked[seat].has(h)}} {
			if rule, why := g.siegeWants(siege.word, seat, h); siege.laid && why != "" {
				p.ObjectLine(siege.word, rule, "%s", why)
			}
		}
	}
}

// Words for sieges, by which lines about them begin.
const (
	byLand = "besieged"
	bySea  = "blocked"
)

// siegeWants says what a siege of units of a seat in a hex wants, "" if nothing.
//
// Cases 10.12, 10.21.
func (g *State) siegeWants(word string, seat engine.Seat, h Hex) (rule engine.Case, why string) {
	where := g.tables.title(hexObject(h))
	switch {
	case word == byLand && (!g.ashore[seat].has(h) || !g.ashore[foe(seat)].has(h)):
		return "10.12", "a siege by land wants land units of both sides in " + where
	case word == bySea && (!g.hasShips(seat, h) || !g.hasShips(foe(seat), h)):
		return "10.21", "a siege by sea wants ships of both sides in " + where
	}
	return "", ""
}

// objectUnit looks for a counter that cannot be where it is.
//
// Cases 5.0, 5.54, 6.11, 6.35, 6.6, 8.12, 8.14.
func (g *State) objectUnit(p *lines.Reader, c Counter) {
	row, u := g.at(c)
	seat, about := g.tables.Seat(c), counterObject(c)
	if !u.onMap() {
		return
	}
	terrain := g.tables.Terrain[u.Hex]
	switch {
	case u.Fleet != 0 && u.Hex == 0:
		p.Object("6.11", about, "no line says where its fleet is")
	case u.Where == Afloat && (u.Hex == 0 || !terrain.HasWater()):
		p.Object("6.8", about, "it is afloat where there is no water")
	case u.Where == Afloat && row.Kind.IsNaval() && u.Fleet == 0 && terrain == Sea:
		p.Object("6.21", about, "only fleets are on the high seas")
	case u.Where == Afloat && row.Kind.IsDeep() && terrain == Shallow:
		p.Object("6.35", about, "a deep-draft ship lies in shallow waters")
	case u.Where == Ashore && !terrain.HasLand():
		p.Object("8.14", about, "it stands ashore on the high seas")
	case u.Where == Ashore && row.Kind.IsNaval():
		p.Object("6.8", about, "a ship stands ashore")
	case u.Where == Ashore && row.Kind.IsLand() && g.ashore[foe(seat)].has(u.Hex) &&
		!g.shut[seat].has(u.Hex) && !g.shut[foe(seat)].has(u.Hex):
		p.Object("8.12", about, "it stands with enemy units that are not besieged")
	}
	if ill := g.mayStand(c, 0, u.Hex); u.Where == Ashore && row.Kind.IsLand() && terrain.HasLand() && !ill.OK() {
		p.Object(reasons[ill.Why].rule, about, "%s", reasons[ill.Why].text)
	}
	if g.tables.isDutch(c) && row.Kind.IsNaval() && u.Where == Afloat &&
		Grid.Distance(u.Hex, g.tables.Cities[g.tables.Brill].Hex) > int(g.tables.Numbers[NumDutchRange]) {
		p.Object("6.6", about, "a Dutch ship is farther from Brill than %d hexes", g.tables.Numbers[NumDutchRange])
	}
}

// objectFleets looks for fleets without ships, and for munitions without a fleet.
//
// Cases 6.11, 12.0.
func (g *State) objectFleets(p *lines.Reader, seat engine.Seat) {
	for n := range g.fleets[seat] {
		h, ships := g.fleets[seat][n], g.veiled[seat]
		for c, end := g.tables.of(seat); c < end; c++ {
			u := &g.units[c]
			ships = ships || u.Where == Afloat && int(u.Fleet) == n && g.tables.Row(c).Kind.IsNaval()
		}
		switch about := fleetObject(seat, uint8(n)); {
		case h != 0 && (n == 0 || !ships):
			p.Object("6.11", about, "a fleet without ships")
		case h == 0 && g.shot[seat][n] != 0:
			p.Object("12.0", about, "munitions of a fleet that is not formed")
		}
	}
}
