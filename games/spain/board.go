package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/hexboard"
	"github.com/weathergage/weathergage/geo/hex"
)

// sheet is how the hexes are drawn.
var sheet = hexboard.Sheet{Grid: Grid, Half: 20, Object: hexObject}

// mapKey is the key of the one board.
const mapKey = "europe"

// makeBoards draws the map. It never changes in a match.
//
// Case 3.1.
func makeBoards(tb *Tables) []*engine.Board {
	b := sheet.Board(mapKey, "Western Europe")
	for h := Hex(1); h < numHexes; h++ {
		b.Spaces = append(b.Spaces, tb.space(h))
	}
	b.Shapes = append(coasts(tb), sheet.Sides(tb.border)...)
	b.Shapes = append(b.Shapes, sheet.Letters(lettering)...)
	return []*engine.Board{b}
}

// space returns one hex: its number, and a city with its two values.
func (tb *Tables) space(h Hex) engine.Space {
	sp := sheet.Space(h, terrainNames[tb.Terrain[h]])
	if tb.Terrain[h].HasLand() {
		sp.Area = tb.RegionAt(h).tincture()
	}
	if city := tb.CityAt[h]; city != 0 {
		row := &tb.Cities[city]
		if sp.Name = row.Name; row.Points != 0 || row.Activation != 0 {
			sp.Name += " (" + dash(row.Points) + "/" + dash(row.Activation) + ")"
		}
		sp.Terrain = cityTerrain[row.Port][row.Fortress]
	}
	return sp
}

// tincture returns the colour that a region is washed with: the tints of the print where it has
// them, and one for each country beside.
func (r *RegionRow) tincture() string {
	switch r.Tint {
	case TintYellow:
		return "or"
	case TintBlue:
		return "azure"
	}
	return tinctures[r.Country]
}

var tinctures = [numCountries]string{
	CountryEngland: "vert", CountrySpain: "or", CountryCatholicNetherlands: "tenne",
	CountryProtestantNetherlands: "azure", CountryGermanStates: "purpure", CountryLorraine: "gules",
	CountryFrancheComte: "purpure", CountrySavoy: "tenne", CountryAbroad: "sable",
}

// cityTerrain is how a city is drawn: by whether it is a port, and whether a fortress.
var cityTerrain = map[bool]map[bool]string{
	false: {false: "city", true: "fortress"},
	true:  {false: "port", true: "fortress-port"},
}

// coasts draws the land and the waters it shuts in.
func coasts(tb *Tables) []engine.Shape {
	ground := func(h Hex) hex.Ground {
		switch tb.Terrain[h] {
		case Land:
			return hex.AllLand
		case Sea:
			return hex.AllSea
		}
		return hex.Shore
	}
	side := func(h Hex, d hex.Direction) hex.Ground {
		march, sail := tb.March[h]>>d&1 != 0, tb.Sail[h]>>d&1 != 0
		switch {
		case march && !sail:
			return hex.AllLand
		case sail && !march:
			return hex.AllSea
		}
		return hex.Shore
	}
	return sheet.Coasts(ground, side)
}

// border returns the kind of a hexside at which the land of one region, or the sea of one zone,
// ends, or that is closed to ships or land units.
//
// Cases 3.1, 6.8.
func (tb *Tables) border(h Hex, d hex.Direction) string {
	switch n := tb.Near[h][d]; {
	case n == 0:
	case tb.Sides[h][d].blocksSea():
		return "all-land"
	case tb.Sides[h][d].blocksLand():
		return "all-sea"
	case tb.Terrain[h].HasLand() && tb.Terrain[n].HasLand() && tb.Region[h] != tb.Region[n]:
		return "border"
	case tb.Terrain[h] == Sea && tb.Terrain[n] == Sea && tb.Zone[h] != tb.Zone[n]:
		return "zone"
	}
	return ""
}

// lettering is what seas and countries are called, from the first hex of each to the last.
var lettering = []hexboard.Name{
	{"The Ocean Sea", "0312", "0718"},
	{"The Narrow Seas", "1616", "1916"},
	{"The German Ocean", "2306", "2609"},
	{"The Bay of Biscay", "1422", "1824"},
	{"The Middle Sea", "2135", "2834"},
	{"England", "1809", "2011"},
	{"Scotland", "1503", "1706"},
	{"Ireland", "1008", "1209"},
	{"France", "2021", "2423"},
	{"Spain", "1131", "1631"},
}
