package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// atStart returns the position in which a scenario begins.
//
// Cases 1.1, 4.4, 9.2, 25.2.
func atStart(tables *Tables, scene int, set switches) *State {
	g := &State{tables: tables}
	sc := &tables.Scenarios[scene]
	g.scene, g.setting, g.move = uint16(scene), set, 1
	g.air = air{from: sc.Wind.From, beaufort: sc.Wind.Beaufort, tends: sc.Wind.Beaufort, weather: sc.Weather, brings: sc.Weather}
	for n := range sc.Ships {
		g.ships[n] = g.newShip(shipNo(n))
		for nth := range int(g.kind(shipNo(n)).Boats) {
			g.boats[boatAt(shipNo(n), nth)] = boat{post: aboard, by: shipNo(n)}
		}
	}
	for k := fortNo(1); k <= g.lastFort(); k++ {
		*g.fort(k), *g.garrison(k) = newFort(g.fortRow(k))
	}
	g.everyone()
	for n := range shipNo(len(sc.Ships)) {
		g.chargeGuns(n)
	}
	for n := range shipNo(MaxShips) {
		if int(n) >= len(sc.Ships) {
			g.ships[n] = ship{tug: noShip, tow: noShip, boards: noShip, captor: noShip, prey: noShip, holder: engine.NoSeat}
		}
	}
	return g
}

// newShip returns a ship as she begins: whole, her guns and crew as listed, all sail set or none if she is
// under oars.
//
// Cases 1.1, 4.4, 9.2, 11.1. Rulings R60, R177.
func (g *State) newShip(n shipNo) ship {
	row, k := g.row(n), g.kind(n)
	s := ship{
		at: row.At, heading: row.Heading, speed: row.Speed, holder: row.Seat, held: row.Held, tug: noShip, tow: noShip, boards: noShip, captor: noShip, prey: noShip,
		masts: g.tables.Layouts[k.Layout].Has, canvas: k.Sections,
		soldiers: row.Soldiers, mariners: row.Mariners, rowers: k.Rowers,
		battery: [numGroups]uint8{k.Broadside, k.Broadside, k.Stern, k.Bow}, smalls: k.SmallGuns,
		oars: [2]uint8{k.Oars, k.Oars}, rowing: row.UnderOars,
	}
	for b := range s.guns.at {
		s.guns.at[b], s.guns.marked[b] = noShip, noShip
	}
	if row.UnderOars {
		s.canvas = 0
	}
	if row.Arrives > 1 {
		s.fate = awaited
	}
	return s
}

// clear reports whether a ship that arrives would overlap none that is there.
//
// Case 1.1.
func (g *State) clear(n shipNo) bool {
	for e := range shipNo(g.ofFleet()) {
		if e != n && g.ships[e].fate == afloat && plane.Touching(g.base(n), g.base(e)) {
			return false
		}
	}
	return true
}

// Setup lays out a scenario.
//
// Case 1.1.
func (r *ruleset) Setup(scenario string, settings []engine.Setting, t *engine.Turn) (engine.State, error) {
	scene, err := r.info.ScenarioNumber(scenario)
	if err != nil {
		return nil, err
	}
	set, err := r.settings(scene, settings)
	if err != nil {
		return nil, err
	}
	g := atStart(r.tablesFor(set), scene, set)
	if t.Laid = g; g.uses(thrownWind) {
		g.openingWind(t)
	}
	return g, nil
}
