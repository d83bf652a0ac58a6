package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
	"github.com/weathergage/weathergage/pack"
)

// regions reads the parts of the land.
func (l *loader) regions() error {
	l.t.Regions = []RegionRow{{Control: engine.NoSeat}}
	return l.p.Each("regions.csv", 0, func(tab *pack.Table) {
		row := RegionRow{Key: tab.Key("key"), Name: tab.Word("name"),
			Country: Country(1 + tab.One("country", countryNames[1:]...)),
			Tint:    Tint(tab.One("tint", tintNames...)), Open: tab.Flag("open"), Control: seatOrNone(tab, "control")}
		if l.t.region(row.Key) != 0 {
			tab.Fail("key", "a second region %s", row.Key)
		}
		if row.Open == (row.Country == CountryAbroad) {
			tab.Fail("open", "expected no of what lies abroad and yes of the rest, found %q", tab.Text("open"))
		}
		if full(tab, "key", len(l.t.Regions), maxRegions) {
			return
		}
		l.t.Regions = append(l.t.Regions, row)
	}, "key", "name", "country", "tint", "open", "control")
}

// maxRegions and maxZones bound the rows of land and sea, with that of none.
const maxRegions, maxZones = 64, 32

// full reports, with a fault, whether no more rows find room.
func full(tab *pack.Table, column string, have, most int) bool {
	if have == most {
		tab.Fail(column, "expected at most %d rows", most-1)
	}
	return have >= most
}

// seatOrNone is a cell that names a seat, or none.
func seatOrNone(tab *pack.Table, column string) engine.Seat {
	if n := tab.One(column, append([]string{"none"}, seatNames...)...); n > 0 {
		return engine.Seat(n - 1)
	}
	return engine.NoSeat
}

// zones reads the sea zones and their winds. Ports of the one without a wind are those that winter does not
// close.
//
// Cases 3.1, 6.27, 14.23.
func (l *loader) zones() error {
	l.t.Zones = []ZoneRow{{Switch: -1}}
	return l.p.Each("zones.csv", 0, func(tab *pack.Table) {
		row := ZoneRow{Key: tab.Key("key"), Name: tab.Word("name"),
			Wind: Wind(tab.One("wind", windNames...)), Other: Wind(tab.One("other", windNames...)), Switch: -1}
		if l.t.zone(row.Key) != 0 {
			tab.Fail("key", "a second zone %s", row.Key)
		}
		for i := range l.t.Switches {
			if l.t.Switches[i].Key == tab.Text("switch") {
				row.Switch = int8(i)
			}
		}
		if calm := row.Key == "mediterranean"; calm != (row.Wind == 0) {
			tab.Fail("wind", "expected a wind of every zone but mediterranean, which has none (6.27), found %q", tab.Text("wind"))
		}
		switch named := tab.Text("switch") != "none"; {
		case named && (row.Switch < 0 || len(l.t.Switches[row.Switch].Choices) != 2):
			tab.Fail("switch", "expected none or a switch of two choices, found %q", tab.Text("switch"))
		case named != (row.Other != 0):
			tab.Fail("other", "expected a wind for the second choice of the switch, and none without a switch, found %q",
				tab.Text("other"))
		}
		if full(tab, "key", len(l.t.Zones), maxZones) {
			return
		}
		l.t.Zones = append(l.t.Zones, row)
	}, "key", "name", "wind", "other", "switch")
}

// hexes reads what each hex is made of, whose land and whose water it is.
//
// Case 3.1.
func (l *loader) hexes() error {
	var seen [numHexes]bool
	return l.p.Each("hexes.csv", numHexes-1, func(tab *pack.Table) {
		h, ok := tab.Hex("hex", Grid)
		if !ok {
			return
		}
		if seen[h] {
			tab.Fail("hex", "a second row for hex %s", Grid.Name(h))
		}
		seen[h] = true
		t := Terrain(tab.One("kind", terrainNames...))
		region, zone := l.t.region(tab.Text("region")), l.t.zone(tab.Text("zone"))
		for _, c := range []struct {
			column, what string
			has, found   bool
		}{{"region", "a region", t.HasLand(), region != 0}, {"zone", "a sea zone", t.HasWater(), zone != 0}} {
			switch text := tab.Text(c.column); {
			case c.has && !c.found:
				tab.Fail(c.column, "expected %s, as the hex is %s, found %q", c.what, terrainNames[t], text)
			case !c.has && text != "none":
				tab.Fail(c.column, "expected none, as the hex is %s, found %q", terrainNames[t], text)
			}
		}
		l.t.Terrain[h], l.t.Region[h], l.t.Zone[h] = t, region, zone
	}, "hex", "kind", "region", "zone")
}

// hexsides reads those that do not follow from their two hexes.
//
// Case 6.8.
func (l *loader) hexsides() error {
	return l.p.Each("hexsides.csv", 0, func(tab *pack.Table) {
		a, ok := tab.Hex("from", Grid)
		b, ok2 := tab.Hex("to", Grid)
		side := Side(1 + tab.One("type", sideNames[1:]...))
		if !ok || !ok2 {
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
	}, "from", "to", "type")
}

// joined checks that every hex with water can be sailed to from every other, and that
// each sea zone hangs together.
//
// Case 6.8. Ruling R276.
func (l *loader) joined() error {
	tab, err := l.p.Table("hexes.csv", "hex", "kind", "region", "zone")
	if err != nil {
		return err
	}
	var far, zone flood
	for tab.Next() {
		h, _ := tab.Hex("hex", Grid)
		if !l.t.Terrain[h].HasWater() {
			continue
		}
		switch z := l.t.Zone[h]; {
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
	}
	return tab.Err()
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
