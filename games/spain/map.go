package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// The map: columns 01 to 33, rows 01 to 40, odd columns standing half a hex higher.
//
// Case 3.1.
const (
	Columns  = 33
	Rows     = 40
	numHexes = Columns*Rows + 1 // hex 0 is none
)

// Grid is the grid of the map.
var Grid = hex.Grid{W: Columns, H: Rows}

// A Hex is a hex of the map by its index in Grid, 0 for none.
type Hex = hex.Hex

// Terrain says whether a hex is land, sea or coast.
//
// Case 6.8.
type Terrain uint8

const (
	Land    Terrain = iota // all land: no ship enters
	Coastal                // land and water
	Shallow                // land and water in which only shallow-draft ships float
	Sea                    // all water, a high seas hex: no land unit stands here
)

// HasWater reports whether ships may be in a hex of that terrain. A city in the hex makes no
// difference. Ruling R5.
func (t Terrain) HasWater() bool { return t != Land }

// HasLand reports whether land units may stand in a hex of that terrain.
func (t Terrain) HasLand() bool { return t != Sea }

// IsCoast reports whether it has both land and water.
func (t Terrain) IsCoast() bool { return t == Coastal || t == Shallow }

// A Country joins several regions. Invasion, neutrality and national limits go by
// country.
type Country uint8

const (
	NoCountry Country = iota
	CountryEngland
	CountryScotland
	CountryIreland
	CountryFrance
	CountrySpain
	CountryCatholicNetherlands
	CountryProtestantNetherlands
	CountryGermanStates
	CountryLorraine
	CountryFrancheComte
	CountrySavoy
	CountryAbroad // closed to land units
	numCountries  = iota
)

// A Tint is the colour of a region on the map. It distinguishes the factions of a
// country.
type Tint uint8

const (
	TintNone Tint = iota
	TintYellow
	TintBlue
)

// A Region is a part of the map's land, from 1; 0 is none.
type Region uint8

// A RegionRow holds one region.
type RegionRow struct {
	Key     string      `csv:"key,key,a second region %s"`
	Name    string      `csv:"name,word"`
	Country Country     `csv:"country,1.."`
	Tint    Tint        `csv:"tint"`
	Open    bool        `csv:"open"`    // land units may enter it
	Control engine.Seat `csv:"control"` // holds its cities when the war begins; NoSeat for nobody
}

// A Zone is a sea zone, from 1; 0 is none.
type Zone uint8

// A ZoneRow holds one sea zone.
type ZoneRow struct {
	Key    string `csv:"key,key,a second zone %s"`
	Name   string `csv:"name,word"`
	Wind   Wind   `csv:"wind"`  // where its prevailing wind blows to
	Other  Wind   `csv:"other"` // where it blows to under the second choice of its switch
	Switch int8   // the number of that switch, -1 for none
}

// A Wind says where a prevailing wind blows to: 0 for none, else the direction plus
// one.
type Wind uint8

// IsWith reports whether a step in a direction goes with the wind: straight down the
// wind, or in either direction beside that. The other three go against it. Without a wind
// every step goes with it. Rulings R63, R73.
func (w Wind) IsWith(d hex.Direction) bool {
	if w == 0 {
		return true
	}
	turn := (d + hex.Directions - hex.Direction(w-1)) % hex.Directions
	return turn <= 1 || turn == hex.Directions-1
}

// A City is a city of the map, from 1; 0 is none.
type City uint8

// maxCities bounds them.
const maxCities = 128

// A CityRow holds one city.
//
// Case 3.1.
type CityRow struct {
	Key        string `csv:"key,key,a second city %s"`
	Name       string `csv:"name,word,a second city named %q"`
	Hex        Hex    `csv:"hex"`
	Port       bool   `csv:"port"`
	Fortress   bool   `csv:"fortress"`
	Points     uint8  `csv:"points,0..50 or none"`      // victory points
	Activation uint8  `csv:"activation,1..100 or none"` // strength of ships that its track takes; 0: it has none
}

// A Side says what a hexside is, as printed or by the two hexes beside it.
//
// Case 6.8.
type Side uint8

const (
	SideOpen     Side = iota // as the two hexes have it
	SideHighSeas             // ships by high seas movement only
	SideNoSea                // no ship passes
	SideNoLand               // no land unit passes
	SideClosed               // nobody passes
	SideFord                 // open to land units unless a switch closes it. Ruling R151
)

// blocksLand reports whether the side keeps land units out.
func (s Side) blocksLand() bool { return s == SideHighSeas || s == SideNoLand || s == SideClosed }

// blocksSea reports whether the side keeps ships out.
func (s Side) blocksSea() bool { return s == SideNoSea || s == SideClosed }

// connect makes the ways from hex to hex out of terrain and hexsides.
//
// Case 6.8.
func (tb *Tables) connect() {
	for h := Hex(1); h < numHexes; h++ {
		for d := range hex.Direction(hex.Directions) {
			n := Grid.Step(h, d)
			tb.Near[h][d] = n
			if n == 0 {
				continue
			}
			a, b, side := tb.Terrain[h], tb.Terrain[n], tb.Sides[h][d]
			if a.HasLand() && b.HasLand() && !side.blocksLand() {
				tb.March[h] |= 1 << d
			}
			if side == SideFord {
				tb.Ford[h] |= 1 << d
			}
			if !a.HasWater() || !b.HasWater() || side.blocksSea() {
				continue
			}
			tb.Sail[h] |= 1 << d
			if a == Sea || b == Sea || side == SideHighSeas {
				tb.HighSeas[h] |= 1 << d
			}
		}
	}
}

// RegionAt returns the region of a hex's land, none of a sea hex.
func (tb *Tables) RegionAt(h Hex) *RegionRow { return &tb.Regions[tb.Region[h]] }

// Blows returns where the wind of a zone blows to under the choices of a match.
//
// Case 3.1. Rulings R65, R66.
func (tb *Tables) Blows(z Zone, chosen *Choices) Wind {
	row := &tb.Zones[z]
	if row.Switch >= 0 && chosen[row.Switch] == 1 {
		return row.Other
	}
	return row.Wind
}

// WindOn returns the prevailing wind on a step of a fleet from a hex: that of the hex it leaves,
// or of the one it enters if the match has chosen so. Ruling R64.
func (tb *Tables) WindOn(from Hex, d hex.Direction, chosen *Choices) Wind {
	if tb.IsSecond(SwitchWindHex, chosen) {
		from = tb.Near[from][d]
	}
	return tb.Blows(tb.Zone[from], chosen)
}

// IsWith reports whether a step of a fleet from a hex goes with the wind on it.
func (tb *Tables) IsWith(from Hex, d hex.Direction, chosen *Choices) bool {
	return tb.WindOn(from, d, chosen).IsWith(d)
}

// Marching returns the directions in which land units may go from a hex. Ruling R151.
func (tb *Tables) Marching(h Hex, chosen *Choices) uint8 {
	if tb.IsSecond(SwitchFord, chosen) {
		return tb.March[h] &^ tb.Ford[h]
	}
	return tb.March[h]
}
