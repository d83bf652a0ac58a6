package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
	"github.com/weathergage/weathergage/pack"
)

// regions reads the parts of the land.
func (l *loader) regions() error {
	l.t.Regions = []RegionRow{{Control: engine.NoSeat}}
	return pack.Append(l.in, "regions.csv", &l.t.Regions, func(tab *pack.Table, row *RegionRow) {
		if row.Open == (row.Country == CountryAbroad) {
			tab.Fail("open", "expected no of what lies abroad and yes of the rest, found %q", tab.Text("open"))
		}
		atMost(tab, "key", len(l.t.Regions), maxRegions)
	}).Err()
}

// maxRegions and maxZones bound the rows of land and sea, with that of none.
const maxRegions, maxZones = 64, 32

// atMost notes a fault if no more rows find room.
func atMost(tab *pack.Table, column string, have, most int) {
	if have >= most {
		tab.Fail(column, "expected at most %d rows", most-1)
	}
}

// zones reads the sea zones and their winds. Ports of the one without a wind are those that winter does not
// close.
//
// Cases 3.1, 6.27, 14.23.
func (l *loader) zones() error {
	l.t.Zones = []ZoneRow{{Switch: -1}}
	return pack.Each(l.in, "zones.csv", 0, func(tab *pack.Table, row *struct {
		ZoneRow
		Chosen string `csv:"switch"`
	}) {
		row.Switch = int8(slices.IndexFunc(l.t.Switches, func(sw SwitchRow) bool { return sw.Key == row.Chosen }))
		if calm := row.Key == "mediterranean"; calm != (row.Wind == 0) {
			tab.Fail("wind", "expected a wind of every zone but mediterranean, which has none (6.27), found %q", tab.Text("wind"))
		}
		switch named := row.Chosen != none; {
		case named && (row.Switch < 0 || len(l.t.Switches[row.Switch].Choices) != 2):
			tab.Fail("switch", "expected none or a switch of two choices, found %q", row.Chosen)
		case named != (row.Other != 0):
			tab.Fail("other", "expected a wind for the second choice of the switch, and none without a switch, found %q",
				tab.Text("other"))
		}
		atMost(tab, "key", len(l.t.Zones), maxZones)
		l.t.Zones = append(l.t.Zones, row.ZoneRow)
	}).Err()
}

// A hexRow is what a hex is made of, whose land and whose water it is.
type hexRow struct {
	Hex     Hex     `csv:"hex,,a second row for hex %s"`
	Terrain Terrain `csv:"kind"`
	Region  string  `csv:"region"`
	Zone    string  `csv:"zone"`
}

// hexes reads what each hex is made of, whose land and whose water it is.
//
// Case 3.1.
func (l *loader) hexes() error {
	return pack.Each(l.in, "hexes.csv", numHexes-1, func(tab *pack.Table, row *hexRow) {
		t, region, zone := row.Terrain, l.t.region(row.Region), l.t.zone(row.Zone)
		for _, c := range []struct {
			column, what, text string
			has, found         bool
		}{{"region", "a region", row.Region, t.HasLand(), region != 0}, {"zone", "a sea zone", row.Zone, t.HasWater(), zone != 0}} {
			switch {
			case row.Hex == 0:
			case c.has && !c.found:
				tab.Fail(c.column, "expected %s, as the hex is %s, found %q", c.what, terrainNames[t], c.text)
			case !c.has && c.text != none:
				tab.Fail(c.column, "expected none, as the hex is %s, found %q", terrainNames[t], c.text)
			}
		}
		l.t.Terrain[row.Hex], l.t.Region[row.Hex], l.t.Zone[row.Hex] = t, region, zone
	}).Err()
}

// hexsides reads those that do not follow from their two hexes.
//
// Case 6.8.
func (l *loader) hexsides() error {
	return pack.Each(l.in, "hexsides.csv", 0, func(tab *pack.Table, row *struct {
		From Hex  `csv:"from"`
		To   Hex  `csv:"to"`
		Side Side `csv:"type,1.."`
	}) {
		a, b, side := row.From, row.To, row.Side
		if a == 0 || b == 0 {
			return
		}
		d, next := Grid.Toward(a, b)
		if !next {
			tab.Fail("to", "expected a hex next to %s, found %s", Grid.Name(a), Grid.Name(b))
			return
		}
		if l.t.Sides[a][d] != SideOpen {
			tab.Fail("from", "a second row for the hexside from %s to %s", Grid.Name(a), Grid.Name(b))
		}
		from, to := l.t.Terrain[a], l.t.Terrain[b]
		switch {
		case side.blocksLand() && side != SideHighSeas && !(from.HasLand() && to.HasLand()):
			tab.Fail("type", "expected land in both hexes, or no land unit would pass anyway")
		case side.blocksSea() && !(from.HasWater() && to.HasWater()):
			tab.Fail("type", "expected water in both hexes, or no ship would pass anyway")
		case (side == SideHighSeas || side == SideFord) && !(from.IsCoast() && to.IsCoast()):
			tab.Fail("type", "expected two coastal hexes for %s, as other sides follow from the hexes", sideNames[side])
		}
		l.t.Sides[a][d], l.t.Sides[b][d.Opposite()] = side, side
	}).Err()
}

// joined checks that every hex with water can be sailed to from every other, and that
// each sea zone hangs together.
//
// Case 6.8. Ruling R276.
func (l *loader) joined() error {
	var far, zone flood
	return pack.Each(l.in, "hexes.csv", 0, func(tab *pack.Table, row *hexRow) {
		h := row.Hex
		switch z := l.t.Zone[h]; {
		case !l.t.Terrain[h].HasWater():
		case far.count == 0:
			far.from(h, l.t.canSail)
		case !far.reached[h]:
			tab.Fail("kind", "expected a way by sea from %s to the rest of it, found none", Grid.Name(h))
		case !zone.zones[z]:
			zone.zones[z] = true
			zone.from(h, func(a Hex, d hex.Direction) bool { return l.t.canSail(a, d) && l.t.Zone[l.t.Near[a][d]] == z })
		case !zone.reached[h]:
			tab.Fail("zone", "expected zone %s to hang together, found %s apart from it", l.t.Zones[z].Key, Grid.Name(h))
		}
	}).Err()
}

// canSail reports whether a ship may leave a hex in a direction.
func (tb *Tables) canSail(h Hex, d hex.Direction) bool { return tb.Sail[h]>>d&1 != 0 }

// A flood is what can be reached from somewhere.
type flood struct {
	reached [numHexes]bool
	zones   [maxZones]bool
	count   int
}

// from adds all that can be reached from a hex by steps that pass allows.
func (f *flood) from(h Hex, pass func(Hex, hex.Direction) bool) {
	if f.reached[h] {
		return
	}
	f.reached[h] = true
	for edge := []Hex{h}; len(edge) > 0; edge = edge[1:] {
		f.count++
		for d := range hex.Direction(hex.Directions) {
			if n := Grid.Step(edge[0], d); n != 0 && !f.reached[n] && pass(edge[0], d) {
				f.reached[n] = true
				edge = append(edge, n)
			}
		}
	}
}
