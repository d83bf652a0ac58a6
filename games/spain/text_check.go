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
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		u, seat := &g.units[c], g.tables.Seat(c)
		if u.Where == Afloat && u.Fleet != 0 {
			u.Hex = g.fleets[seat][u.Fleet]
		}
		if u.Hex != 0 {
			g.look(seat, u.Hex)
		}
	}
	g.object(p)
	return p.Settle(g, &g.flow, g.outcome != 0, g.enter)
}

// object lists what the rules object to.
func (g *State) object(p *lines.Reader) {
	if sc := g.scenario(); g.turn < sc.First || g.turn > sc.Last {
		p.ObjectLine("turn", "4.1", "the scenario has the turns %d to %d", sc.First, sc.Last)
	}
	for c := Counter(1); int(c) < len(g.tables.Counters); c++ {
		g.objectUnit(p, c)
	}
	for seat := English; seat <= Spanish; seat++ {
		g.objectFleets(p, seat)
	}
}

// objectUnit looks for a counter that cannot be where it is.
//
// Cases 5.0, 5.54, 6.11, 6.35, 6.6, 8.12, 8.14.
func (g *State) objectUnit(p *lines.Reader, c Counter) {
	row, u := g.at(c)
	seat, about := g.tables.Seat(c), counterObject(c)
	if u.Where == OnTrack && row.Kind.IsLand() && g.tables.Tracks[u.Track].Seat != seat {
		p.Object("5.0", about, "a land unit stands on a track of the other side")
	}
	if !u.onMap() {
		return
	}
	terrain := g.tables.Terrain[u.Hex]
	switch {
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
