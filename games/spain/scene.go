package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Scene draws the position: the map with every stack as the viewer sees it, the flags of
// cities and the winds, and beside it the ledger, the points, tracks, fleets and cities.
func (r *ruleset) Scene(s engine.State, viewer engine.Seat) *engine.Scene {
	g := s.(*State)
	_, phase := g.Moment()
	sc := &engine.Scene{Boards: r.boards, Turn: g.tables.Turns[g.turn].Name, Phase: phase}
	d := &drawing{g: g, viewer: viewer}
	for seat := English; seat <= Spanish; seat++ {
		d.side(seat)
	}
	sc.Pieces, sc.Marks = d.pieces, slices.Concat(g.flags(), g.winds(), g.racks(), g.sieges(), g.legs())
	if c := &g.combat; *c != (Combat{}) {
		sc.Marks = append(sc.Marks, engine.Mark{Kind: "attack", Board: mapKey, From: hexObject(c.From), To: hexObject(c.To),
			Label: "the " + seatTitles[c.Attacker] + " attack " + r.words.Title(hexObject(c.To))})
		sc.Open = hexObject(g.combat.To)
	}
	if viewer <= Spanish {
		sc.Charts = append(sc.Charts, g.accounts(viewer)...)
	}
	sc.Charts = append(sc.Charts, g.ledger(), g.pointsChart())
	sc.Outlook, sc.OutlookRule = g.whoLeads(r.words), "16.4"
	for seat := English; seat <= Spanish; seat++ {
		sc.Charts = append(sc.Charts, g.fleetChart(seat), g.trackChart(seat))
		if seat == viewer {
			sc.Charts = append(sc.Charts, g.shop(seat))
		}
	}
	sc.Charts = append(sc.Charts, g.cityChart())
	return sc
}

// drawing gathers the pieces of a scene.
type drawing struct {
	g      *State
	viewer engine.Seat
	pieces []engine.Piece
	depth  [numHexes]int // pieces drawn on each hex
}

// put draws a piece under those of its hex that are drawn already.
func (d *drawing) put(h Hex, p engine.Piece) {
	p.At, p.Depth = hexObject(h), d.depth[h]
	d.depth[h]++
	d.pieces = append(d.pieces, p)
}

// side draws what the viewer sees of one side: its own units, and of the other what lies
// in each hex, with the units that combat shows.
//
// Ruling R271.
func (d *drawing) side(seat engine.Seat) {
	g := d.g
	for n := uint8(1); int(n) < len(g.fleets[seat]); n++ {
		if h := g.fleets[seat][n]; h != 0 {
			d.put(h, engine.Piece{Key: g.tables.name(fleetObject(seat, n)), ID: fleetObject(seat, n), Side: seat,
				Stack: fleetObject(seat, n), Silhouette: "galleon", Name: g.tables.title(fleetObject(seat, n)),
				Numbers: []engine.Stat{{Name: "munitions", Value: int32(g.shot[seat][n])}}, State: g.siegeState(seat, h, true)})
		}
	}
	for c, end := g.tables.of(seat); c < end; c++ {
		if u := &g.units[c]; u.onMap() {
			d.put(u.Hex, d.unit(c))
		}
	}
	if !g.veiled[seat] {
		return
	}
	for h := Hex(1); h < numHexes; h++ {
		if g.loose[seat].has(h) {
			d.put(h, engine.Piece{Key: seatNames[seat] + "-ships-" + Grid.Name(h), Side: seat, Silhouette: "merchant",
				Name: "Ships", State: g.siegeState(seat, h, true)})
		}
		if g.ashore[seat].has(h) {
			d.put(h, engine.Piece{Key: seatNames[seat] + "-land-" + Grid.Name(h), Side: seat, Silhouette: "pike",
				Name: "Land units", State: g.siegeState(seat, h, false)})
		}
	}
}

// siegeState says that what lies in a hex is besieged, and how long.
func (g *State) siegeState(seat engine.Seat, h Hex, naval bool) []string {
	switch {
	case naval && g.blocked[seat].has(h):
		return []string{"besieged by sea"}
	case !naval && g.shut[seat].has(h):
		return []string{g.siegeWords(seat, h)}
	}
	return nil
}

// silhouettes are the pictures of the kinds.
var silhouettes = [NumKinds]string{DeepSail: "galleon", ShallowSail: "merchant", Oared: "galley", Barge: "hulk",
	TreasureFleet: "hulk", Foot: "pike", Horse: "shot", NavalLeader: "leader", LandLeader: "leader", BothLeader: "leader"}

// unit draws one counter.
func (d *drawing) unit(c Counter) engine.Piece {
	g := d.g
	row, u := g.at(c)
	seat := g.tables.Seat(c)
	p := engine.Piece{Key: row.Key, ID: counterObject(c), Side: seat, Silhouette: silhouettes[row.Kind], Name: row.Name}
	if u.Where == Afloat && u.Fleet != 0 {
		p.Stack = fleetObject(seat, u.Fleet)
		p.State = append(p.State, "in "+g.tables.title(p.Stack))
	}
	stat := func(name string, value int) {
		if value != 0 {
			p.Numbers = append(p.Numbers, engine.Stat{Name: name, Value: int32(value)})
		}
	}
	stat("strength", g.strength(c))
	stat("bonus", int(row.Bonus))
	stat("moves", int(row.Moves))
	stat("carries", g.carries(c))
	for _, m := range [...]struct {
		mark Mark
		word string
	}{{markReduced, "reduced"}, {markTaken, "taken"}, {markHigh, "has sailed"}, {markCoast, "has coasted"},
		{markHalted, "stopped beside the enemy"}, {markMoved, "has marched"}} {
		if u.Mark&m.mark != 0 {
			p.State = append(p.State, m.word)
		}
	}
	if u.Where == Afloat && !row.Kind.IsNaval() {
		p.State = append(p.State, "aboard")
	}
	p.State = append(p.State, g.siegeState(seat, u.Hex, row.Kind.IsNaval())...)
	return p
}
