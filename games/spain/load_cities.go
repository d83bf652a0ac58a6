package spain

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// none is what a cell says that holds nothing.
const none = "none"

// numberOrNone is a cell that holds a whole number up to most, or none, which is 0.
func numberOrNone(tab *pack.Table, column string, least, most int) uint8 {
	if tab.Text(column) == none {
		return 0
	}
	return uint8(tab.Int(column, least, most))
}

// cities reads the cities, their victory points and activation values.
//
// Cases 3.1, 18.0. Ruling R278.
func (l *loader) cities() error {
	l.t.Cities = make([]CityRow, 1)
	return l.p.Each("cities.csv", 0, func(tab *pack.Table) {
		row := CityRow{Key: tab.Key("key"), Name: tab.Word("name"), Port: tab.Flag("port"), Fortress: tab.Flag("fortress"),
			Points: numberOrNone(tab, "points", 0, 50), Activation: numberOrNone(tab, "activation", 1, 100)}
		h, ok := tab.Hex("hex", Grid)
		if !ok {
			return
		}
		switch t := l.t.Terrain[h]; {
		case row.Port && !t.IsCoast():
			tab.Fail("hex", "expected a coastal hex for a port, found %s, which is all %s", Grid.Name(h), terrainNames[t])
		case !t.HasLand():
			tab.Fail("hex", "expected a hex with land, found %s, which is all sea", Grid.Name(h))
		case !l.t.RegionAt(h).Open:
			tab.Fail("hex", "expected a hex that land units may enter, found %s in %s", Grid.Name(h), l.t.RegionAt(h).Name)
		}
		if row.Activation > 0 && !row.Port {
			tab.Fail("activation", "expected none, as ships are built in ports alone (5.2), found %q", tab.Text("activation"))
		}
		for i := 1; i < len(l.t.Cities); i++ {
			switch other := &l.t.Cities[i]; {
			case other.Key == row.Key:
				tab.Fail("key", "a second city %s", row.Key)
			case other.Name == row.Name:
				tab.Fail("name", "a second city named %q", row.Name)
			case other.Hex == h:
				tab.Fail("hex", "%s lies in %s already", other.Name, Grid.Name(h))
			}
		}
		if row.Hex = h; full(tab, "key", len(l.t.Cities), maxCities) {
			return
		}
		l.t.CityAt[h] = City(len(l.t.Cities))
		l.t.Cities = append(l.t.Cities, row)
	}, "key", "name", "hex", "port", "fortress", "points", "activation")
}

// maxTracks bounds the activation tracks.
const maxTracks = 64

// tracks reads the activation tracks. Every port with an activation value has one, and
// every nation whose units are built has a place for them.
//
// Case 3.1.
func (l *loader) tracks() error {
	l.t.Tracks = make([]TrackRow, 1)
	tab, err := l.p.Table("tracks.csv", "key", "name", "kind", "at", "side", "ships", "land")
	if err != nil {
		return err
	}
	for tab.Next() {
		l.track(tab)
	}
	for c := 1; c < len(l.t.Cities); c++ {
		if row := &l.t.Cities[c]; row.Activation > 0 && find(l.t.Tracks, row.Key, func(r *TrackRow) string { return r.Key }) == 0 {
			tab.FailEnd("expected a track for %s, which has an activation value", row.Name)
		}
	}
	l.homeless(tab)
	return tab.Err()
}

// track reads one track.
func (l *loader) track(tab *pack.Table) {
	row := TrackRow{Key: tab.Key("key"), Name: tab.Word("name"), Seat: engine.Seat(tab.One("side", seatNames...))}
	if find(l.t.Tracks, row.Key, func(r *TrackRow) string { return r.Key }) != 0 {
		tab.Fail("key", "a second track %s", row.Key)
	}
	l.trackAt(tab, &row)
	if text := tab.Text("ships"); text != none {
		row.Ships = l.trackNation(tab, "ships", text, row.Seat)
	}
	if (row.Ships != 0) != (row.City != 0) {
		tab.Fail("ships", "expected a nation for a port and none for the rest, found %q", tab.Text("ships"))
	}
	for _, text := range strings.Fields(tab.Text("land")) {
		if text != none {
			row.Land |= 1 << l.trackNation(tab, "land", text, row.Seat)
		}
	}
	if !full(tab, "key", len(l.t.Tracks), maxTracks) {
		l.t.Tracks = append(l.t.Tracks, row)
	}
}

// trackAt reads whose track it is: that of a port, which has the port's key, of a hex or
// of a country.
func (l *loader) trackAt(tab *pack.Table, row *TrackRow) {
	at := tab.Text("at")
	var open bool
	switch tab.One("kind", "city", "hex", "area") {
	case 0:
		row.City = l.t.city(at)
		row.Hex = l.t.Cities[row.City].Hex
		if row.City == 0 || row.Key != at || l.t.Cities[row.City].Activation == 0 {
			tab.Fail("at", "expected a city with an activation value, and its own name for the track, found %q", at)
			return
		}
		open = true
	case 1:
		h, ok := tab.Hex("at", Grid)
		if !ok {
			return
		}
		row.Hex, open = h, l.t.Terrain[h].HasLand() && l.t.RegionAt(h).Open
	case 2:
		row.Country = Country(tab.One("at", countryNames...))
		for i := range l.t.Regions {
			open = open || l.t.Regions[i].Country == row.Country && l.t.Regions[i].Open
		}
	}
	if !open {
		tab.Fail("at", "expected land that units may enter, found %q", at)
	}
}

// trackNation is a nation of a seat whose units can be built.
func (l *loader) trackNation(tab *pack.Table, column, key string, seat engine.Seat) Nation {
	n := l.t.nation(key)
	if n == 0 || l.t.Nations[n].Seat != seat || !l.t.Nations[n].Built {
		tab.Fail(column, "expected nations of the %s whose units can be built, found %q", seatNames[seat], key)
	}
	return n
}

// homeless looks for counters that could be built, but nowhere.
func (l *loader) homeless(tab *pack.Table) {
	for c := 1; c < len(l.t.Counters); c++ {
		row := &l.t.Counters[c]
		if row.Kind.IsLeader() || row.Kind == TreasureFleet || !l.t.Nations[row.Nation].Built {
			continue
		}
		home := false
		for i := 1; i < len(l.t.Tracks); i++ {
			home = home || l.t.Tracks[i].CanBuild(row.Nation, row.Kind)
		}
		if !home {
			tab.FailEnd("expected a track where %s can be built", row.Name)
		}
	}
}

// CanBuild reports whether a unit of a nation and kind may be built on the track.
//
// Case 3.1.
func (r *TrackRow) CanBuild(n Nation, k Kind) bool {
	if k.IsNaval() {
		return r.Ships == n && k != TreasureFleet
	}
	return k.IsLand() && r.Land>>n&1 != 0
}
