package spain

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// none is what a cell says that holds nothing.
const none = "none"

// cities reads the cities, their victory points and activation values.
//
// Cases 3.1, 18.0. Ruling R278.
func (l *loader) cities() error {
	l.t.Cities = make([]CityRow, 1)
	return pack.Append(l.in, "cities.csv", &l.t.Cities, func(tab *pack.Table, row *CityRow) {
		switch h, t := row.Hex, l.t.Terrain[row.Hex]; {
		case h == 0:
		case row.Port && !t.IsCoast():
			tab.Fail("hex", "expected a coastal hex for a port, found %s, which is all %s", Grid.Name(h), terrainNames[t])
		case !t.HasLand():
			tab.Fail("hex", "expected a hex with land, found %s, which is all sea", Grid.Name(h))
		case !l.t.RegionAt(h).Open:
			tab.Fail("hex", "expected a hex that land units may enter, found %s in %s", Grid.Name(h), l.t.RegionAt(h).Name)
		case l.t.CityAt[h] != 0:
			tab.Fail("hex", "%s lies in %s already", l.t.Cities[l.t.CityAt[h]].Name, Grid.Name(h))
		}
		if row.Activation > 0 && !row.Port {
			tab.Fail("activation", "expected none, as ships are built in ports alone (5.2), found %q", tab.Text("activation"))
		}
		atMost(tab, "key", len(l.t.Cities), maxCities)
		l.t.CityAt[row.Hex] = City(len(l.t.Cities))
	}).Err()
}

// maxTracks bounds the activation tracks.
const maxTracks = 64

// A trackCells is a track as the file has it.
type trackCells struct {
	TrackRow
	Kind uint8  `csv:"kind,city|hex|area"`
	At   string `csv:"at"`
	Land string `csv:"land"`
}

// tracks reads the activation tracks. Every port with an activation value has one, and
// every nation whose units are built has a place for them.
//
// Case 3.1.
func (l *loader) tracks() error {
	l.t.Tracks = make([]TrackRow, 1)
	tab := pack.Each(l.in, "tracks.csv", 0, l.track)
	for c := 1; c < len(l.t.Cities); c++ {
		if row := &l.t.Cities[c]; row.Activation > 0 && find(l.t.Tracks, row.Key, func(r *TrackRow) string { return r.Key }) == 0 {
			tab.FailEnd("expected a track for %s, which has an activation value", row.Name)
		}
	}
	l.homeless(tab)
	return tab.Err()
}

// track checks one track.
func (l *loader) track(tab *pack.Table, cells *trackCells) {
	row := &cells.TrackRow
	if !l.trackAt(cells) {
		tab.Fail("at", trackWants[cells.Kind]+", found %q", cells.At)
	}
	if row.Ships != 0 {
		l.trackNation(tab, "ships", row.Ships, row.Seat)
	}
	if (row.Ships != 0) != (row.City != 0) {
		tab.Fail("ships", "expected a nation for a port and none for the rest, found %q", tab.Text("ships"))
	}
	for _, text := range strings.Fields(cells.Land) {
		if text != none {
			n := l.t.nation(text)
			l.trackNation(tab, "land", n, row.Seat)
			row.Land |= 1 << n
		}
	}
	atMost(tab, "key", len(l.t.Tracks), maxTracks)
	l.t.Tracks = append(l.t.Tracks, *row)
}

// trackWants are what the place of a track of each kind must be.
var trackWants = [...]string{
	"expected a city with an activation value, and its own name for the track",
	"expected a hex of land that units may enter", "expected a country of land that units may enter",
}

// trackAt finds whose track it is: that of a port, which has the port's key, of a hex or
// of a country.
func (l *loader) trackAt(cells *trackCells) (open bool) {
	row := &cells.TrackRow
	switch cells.Kind {
	case 0:
		row.City = l.t.city(cells.At)
		row.Hex = l.t.Cities[row.City].Hex
		return row.City != 0 && row.Key == cells.At && l.t.Cities[row.City].Activation != 0
	case 1:
		row.Hex, open = Grid.Parse(cells.At)
		return open && l.t.Terrain[row.Hex].HasLand() && l.t.RegionAt(row.Hex).Open
	}
	row.Country = Country(max(slices.Index(countryNames, cells.At), 0))
	return slices.ContainsFunc(l.t.Regions, func(r RegionRow) bool { return r.Country == row.Country && r.Open })
}

// trackNation checks a nation of a track, whose units a seat must be able to build.
func (l *loader) trackNation(tab *pack.Table, column string, n Nation, seat engine.Seat) {
	if n == 0 || l.t.Nations[n].Seat != seat || !l.t.Nations[n].Built {
		tab.Fail(column, "expected nations of the %s whose units can be built, found %q", seatNames[seat], tab.Text(column))
	}
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
