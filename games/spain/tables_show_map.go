package spain

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
)

func showCities(tb *Tables) string {
	rows := [][]string{{"city", "hex", "region", "points", "activation", ""}}
	for i := 1; i < len(tb.Cities); i++ {
		c := &tb.Cities[i]
		what := "city"
		switch {
		case c.Port && c.Fortress:
			what = "fortress port"
		case c.Port:
			what = "port"
		case c.Fortress:
			what = "fortress"
		}
		if tb.Mediterranean[i] {
			what += ", Mediterranean"
		}
		rows = append(rows, []string{c.Name, Grid.Name(c.Hex), tb.RegionAt(c.Hex).Name, dash(c.Points), dash(c.Activation), what})
	}
	return engine.Columns(rows)
}

// countryTitles are the countries as people write them.
var countryTitles = [numCountries]string{
	CountryEngland: "England", CountryScotland: "Scotland", CountryIreland: "Ireland", CountryFrance: "France",
	CountrySpain: "Spain", CountryCatholicNetherlands: "Catholic Netherlands",
	CountryProtestantNetherlands: "Protestant Netherlands", CountryGermanStates: "German States",
	CountryLorraine: "Lorraine", CountryFrancheComte: "Franche Comte", CountrySavoy: "Savoy", CountryAbroad: "-",
}

// kindTitles are the kinds of counters as people write them.
//
// Case 3.22.
var kindTitles = [NumKinds]string{
	"deep sail", "shallow sail", "oared", "barge", "Treasure Fleet", "foot", "horse",
	"naval leader", "land leader", "leader of both",
}

func showRegions(tb *Tables) string {
	rows := [][]string{{"region", "country", "tint", "cities held by", "hexes"}}
	var hexes [maxRegions]int
	for _, r := range tb.Region {
		hexes[r]++
	}
	for i := 1; i < len(tb.Regions); i++ {
		r := &tb.Regions[i]
		tint, holder := tintNames[r.Tint], seatName(r.Control)
		if r.Tint == TintNone {
			tint = "-"
		}
		if !r.Open {
			holder = "closed to land units"
		}
		rows = append(rows, []string{r.Name, countryTitles[r.Country], tint, holder, itoa(hexes[i])})
	}
	return engine.Columns(rows)
}

func showZones(tb *Tables) string {
	rows := [][]string{{"zone", "wind blows to", "by a switch", "hexes"}}
	var hexes [maxZones]int
	for _, z := range tb.Zone {
		hexes[z]++
	}
	for i := 1; i < len(tb.Zones); i++ {
		z := &tb.Zones[i]
		other := "-"
		if z.Switch >= 0 {
			other = windNames[z.Other]
		}
		rows = append(rows, []string{z.Name, windNames[z.Wind], other, itoa(hexes[i])})
	}
	return engine.Columns(rows)
}

func showTracks(tb *Tables) string {
	rows := [][]string{{"track", "side", "boxes", "room", "ships built", "land units built"}}
	for i := 1; i < len(tb.Tracks); i++ {
		t := &tb.Tracks[i]
		ships := "-"
		if t.Ships != 0 {
			ships = tb.Nations[t.Ships].Name
		}
		var land []string
		for n := 1; n < len(tb.Nations); n++ {
			if t.CanBuild(Nation(n), Foot) {
				land = append(land, tb.Nations[n].Name)
			}
		}
		if land == nil {
			land = []string{"-"}
		}
		rows = append(rows, []string{t.Name, seatName(t.Seat), itoa(t.Boxes()), dash(tb.Cities[t.City].Activation), ships, strings.Join(land, ", ")})
	}
	return engine.Columns(rows)
}

// entryTexts say when a seat comes to control a nation.
var entryTexts = [...]string{
	EntersAtStart: "from the start",
	EntersFrance:  "after French neutrality is violated",
	EntersIreland: "after a Spanish landing in Ireland",
	EntersBritain: "after a Spanish landing in England or Scotland",
}

func showCounters(tb *Tables, seat engine.Seat) string {
	rows := [][]string{{"counter", "nation", "kind", "strength", "moves", "carries", "multiple", "bonus", "at"}}
	for i := 1; i < len(tb.Counters); i++ {
		c := &tb.Counters[i]
		if tb.Seat(Counter(i)) != seat {
			continue
		}
		strength, carries, bonus, at := "-", dash(c.Carries), dash(c.Bonus), "-"
		if !c.Kind.IsLeader() {
			strength = itoa(c.Strength)
		}
		if c.Reduced > 0 {
			strength += "/" + itoa(c.Reduced)
			if c.Kind.IsNaval() {
				carries += "/" + dash(c.Less)
			}
		}
		if c.Senior {
			bonus += ", senior"
		}
		if c.At != 0 {
			at = Grid.Name(c.At)
		}
		rows = append(rows, []string{c.Name, tb.Nations[c.Nation].Name, kindTitles[c.Kind], strength, itoa(c.Moves),
			carries, dash(c.Multiple), bonus, at})
	}
	return engine.Columns(rows) + "\nA second number after the stroke is that of the back.\n"
}
