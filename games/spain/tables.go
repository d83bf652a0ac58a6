package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
	"github.com/weathergage/weathergage/pack"
)

// A Placement says where a counter begins in a scenario: on a track, or in a hex, where it
// may be part of a fleet.
type Placement struct {
	Counter Counter
	Track   Track // 0: on the map
	Hex     Hex   // 0: on a track
	Fleet   uint8 // number of its fleet or armada, 0 for none
	Box     uint8 // of the track
	Reduced bool  // it shows its back
}

// A SiegeRow holds a siege with which a scenario begins.
type SiegeRow struct {
	Seat      engine.Seat // whose units are besieged
	Hex       Hex
	Land, Sea bool  // its land units, its ships
	Segments  uint8 // Land Combat Segments that it has lasted
}

// An OwnerRow holds a city whose owner at the start is not that of the whole war.
type OwnerRow struct {
	City   City
	Holder Holder
}

// A ScenarioRow holds one scenario.
type ScenarioRow struct {
	Key, Name, About string
	First, Last      uint8  // turns that are played
	Income           bool   // the winters bring income, the last of them half of it
	Funds            [2]int // ducats at the start, before any income
	Start            []Placement
	Sieges           []SiegeRow
	Owners           []OwnerRow
	Events           Events                  // what has happened before
	Shot             [2][maxFleets + 1]uint8 // munitions points, by number of the fleet
	Pool             [maxCounters]bool       // counters that may be built
	Levels           []Level
}

// maxFleets bounds the fleets of a seat.
const maxFleets = 9

// Tables holds every number of the map, the counters, the printed tables and the
// scenarios. It never changes after it is loaded.
type Tables struct {
	Title, Edition, Digest string   // of the game, of its rulebook, and of the pack it was read from
	Former                 []string // digests of older packs, see engine.Info

	Numbers  [NumNumbers]int16
	About    [NumNumbers]string // what each number is
	Turns    []TurnRow          // from 1
	Switches []SwitchRow
	Law      [numLawSwitches]uint8 // where in Switches those are that the law knows

	Terrain [numHexes]Terrain
	Region  [numHexes]Region
	Zone    [numHexes]Zone
	Sides   [numHexes][hex.Directions]Side
	Regions []RegionRow // from 1
	Zones   []ZoneRow   // from 1
	Cities  []CityRow   // from 1
	Tracks  []TrackRow  // from 1

	Nations   []NationRow  // from 1
	Counters  []CounterRow // from 1
	Markers   []MarkerRow
	Treasure  Counter // the Treasure Fleet
	Dutch     Nation  // whose ships keep near Brill. Case 6.6
	English   Nation  // whose hosts are called out. Case 15.36
	SantaCruz Counter
	Brill     City // the Dutch keep near it
	Seville   City // the Treasure Fleet makes for it

	Wind    [13][windColumns]Gust // by two dice
	Naval   [7][combatColumns]Result
	Land    [7][combatColumns]Result
	Income  [7][2]int16 // by die and seat, ducats
	Irish   [7][irishColumns]uint8
	Risings [7][risings]uint8
	Costs   [NumKinds]Cost
	Levels  []Level // from the highest down

	Scenarios []ScenarioRow

	// What follows is made of the rest.
	Near          [numHexes][hex.Directions]Hex
	March         [numHexes]uint8 // directions in which land units may go
	Ford          [numHexes]uint8 // those of them that a switch may close
	Sail          [numHexes]uint8 // directions in which ships may go
	HighSeas      [numHexes]uint8 // those of them that want high seas movement
	CityAt        [numHexes]City
	CityTrack     [maxCities]Track          // the track of a port
	Builders      [][]Track                 // by counter: the tracks that build it
	MostBuilders  int                       // of one counter
	Price         []int16                   // by counter: ducats to begin it
	Roam          [numRoams][numHexes]uint8 // by limit: directions in which it lets land units go
	Held          [numCountries][]City      // the cities of a country
	Mediterranean [maxCities]bool           // a port that winter does not close
	FirstSpanish  Counter                   // the first counter of the Spanish seat
	Of            [2]counterSet             // the counters of a seat
	Ships         [2]counterSet             // those of them that are ships
	Troops        [2]counterSet             // and land units
	Settled       counterSet                // land units that stay in the lands of their nation. Cases 8.23, 8.25, 8.26
	Leaders       [2]counterSet             // and leaders
	Deep          counterSet                // all that are of deep draft
	Flyboats      counterSet                // the ships that keep near Brill. Case 6.6
	FarFromBrill  hexSet                    // the hexes that are too far for them
	Isles         hexSet                    // the land of England, Scotland and Ireland. Case 11.27
	InCountry     [numCountries][]Hex
	MostPlaces    int               // hexes of one country that has a track
	Rising        [numRisings][]Hex // where the units of each rising come
	Middle        []Hex             // by zone: where its wind is drawn
}

// A MarkerRow holds one kind of marker.
type MarkerRow struct {
	Kind  string      `csv:"kind,fleet|munitions|victuals|treasury|turn"`
	Seat  engine.Seat `csv:"side"` // NoSeat of a common one
	Count uint8       `csv:"count,1..20"`
}

// Coasting returns the directions in which ships may go by coastal movement: from coastal
// hex to coastal hex, over no high seas hexside.
//
// Case 6.8.
func (tb *Tables) Coasting(h Hex) uint8 { return tb.Sail[h] &^ tb.HighSeas[h] }

// TrackAt returns the track of the port in a hex, 0 where there is none.
func (tb *Tables) TrackAt(h Hex) Track { return tb.CityTrack[tb.CityAt[h]] }

// finish makes what follows from map and counters.
func (tb *Tables) finish() {
	tb.connect()
	for c := 1; c < len(tb.Cities); c++ {
		row := &tb.Cities[c]
		tb.Mediterranean[c] = row.Port && tb.Zones[tb.Zone[row.Hex]].Wind == 0
	}
	for t := 1; t < len(tb.Tracks); t++ {
		if city := tb.Tracks[t].City; city != 0 {
			tb.CityTrack[city] = Track(t)
		}
	}
	tb.FirstSpanish = Counter(len(tb.Counters))
	for c := len(tb.Counters) - 1; c > 0 && tb.Seat(Counter(c)) == Spanish; c-- {
		tb.FirstSpanish = Counter(c)
	}
	for n := range tb.Nations {
		switch tb.Nations[n].Limit {
		case LimitDutch:
			tb.Dutch = Nation(n)
		case LimitEnglish:
			tb.English = Nation(n)
		}
	}
	tb.sort()
	tb.lands()
	tb.middles()
}

// sort puts the counters into their sets, and finds the waters that are closed to the
// Dutch.
//
// Cases 3.22, 6.6.
func (tb *Tables) sort() {
	for c := Counter(1); int(c) < len(tb.Counters); c++ {
		seat, kind := tb.Seat(c), tb.Counters[c].Kind
		tb.Of[seat].add(c)
		switch {
		case kind.IsNaval():
			tb.Ships[seat].add(c)
		case kind.IsLand():
			tb.Troops[seat].add(c)
			if staysHome[tb.Nations[tb.Counters[c].Nation].Limit] != 0 {
				tb.Settled.add(c)
			}
		default:
			tb.Leaders[seat].add(c)
		}
		if kind.IsDeep() {
			tb.Deep.add(c)
		}
		if kind.IsNaval() && tb.isDutch(c) {
			tb.Flyboats.add(c)
		}
	}
	tb.Builders, tb.Price = make([][]Track, len(tb.Counters)), make([]int16, len(tb.Counters))
	for c := range tb.Builders {
		tb.Price[c] = int16(tb.buildCost(Counter(c)))
		for n := range tb.Tracks {
			if ill := tb.mayBuild(Counter(c), Track(n)); ill.OK() {
				tb.Builders[c] = append(tb.Builders[c], Track(n))
			}
		}
		tb.MostBuilders = max(tb.MostBuilders, len(tb.Builders[c]))
	}
	for c := 1; c < len(tb.Cities); c++ {
		country := tb.RegionAt(tb.Cities[c].Hex).Country
		tb.Held[country] = append(tb.Held[country], City(c))
	}
	for limit := range Limit(numRoams) {
		for h := Hex(1); h < numHexes; h++ {
			for d, to := range tb.Near[h] {
				if ill := tb.mayRoam(limit, h, to); to != 0 && tb.March[h]>>d&1 != 0 && ill.OK() {
					tb.Roam[limit][h] |= 1 << d
				}
			}
		}
	}
	for h := Hex(1); h < numHexes; h++ {
		if Grid.Distance(h, tb.Cities[tb.Brill].Hex) > int(tb.Numbers[NumDutchRange]) {
			tb.FarFromBrill.add(h)
		}
	}
}

// find returns the place of the row that has a key, by a list of them that begins with one
// that is none; 0 if there is none.
func find[R any](rows []R, key string, of func(*R) string) int {
	for i := 1; i < len(rows); i++ {
		if of(&rows[i]) == key {
			return i
		}
	}
	return 0
}

func (tb *Tables) region(key string) Region {
	return Region(find(tb.Regions, key, func(r *RegionRow) string { return r.Key }))
}

func (tb *Tables) zone(key string) Zone {
	return Zone(find(tb.Zones, key, func(r *ZoneRow) string { return r.Key }))
}

func (tb *Tables) city(key string) City {
	return City(find(tb.Cities, key, func(r *CityRow) string { return r.Key }))
}

// cityKeys returns the keys of all cities.
func (tb *Tables) cityKeys() []string {
	return pack.KeysOf(tb.Cities, func(r *CityRow) string { return r.Key })
}

func (tb *Tables) nation(key string) Nation {
	return Nation(find(tb.Nations, key, func(r *NationRow) string { return r.Key }))
}

func (tb *Tables) counter(key string) Counter {
	return Counter(find(tb.Counters, key, func(r *CounterRow) string { return r.Key }))
}

// lands finds the hexes of each country, and those where each rising comes: Ulster and
// Munster, Northern England, the Highlands, the provinces of the Loyal Irish, the Lowlands.
//
// Cases 15.23, 15.24, 15.32, 15.33, 15.34.
func (tb *Tables) lands() {
	for h := Hex(1); h < numHexes; h++ {
		region := tb.RegionAt(h)
		if !tb.Terrain[h].HasLand() {
			continue
		}
		tb.InCountry[region.Country] = append(tb.InCountry[region.Country], h)
		tb.Isles.put(h, region.Country == CountryEngland || region.Country == CountryScotland || region.Country == CountryIreland)
		for which, of := range risingPlaces {
			if region.Country == of.country && region.Tint == of.tint {
				tb.Rising[which] = append(tb.Rising[which], h)
			}
		}
	}
	for n := range tb.Tracks {
		if track := &tb.Tracks[n]; track.Hex == 0 {
			tb.MostPlaces = max(tb.MostPlaces, len(tb.InCountry[track.Country]))
		}
	}
}

// risingPlaces are the tinted lands of each rising.
var risingPlaces = [numRisings]struct {
	country Country
	tint    Tint
}{
	risingIrish:      {CountryIreland, TintYellow},
	risingEnglish:    {CountryEngland, TintYellow},
	risingScottish:   {CountryScotland, TintYellow},
	risingLoyalIrish: {CountryIreland, TintBlue},
	risingLoyalScots: {CountryScotland, TintBlue},
}

// middles finds for each zone the sea hex that is nearest to the middle of its sea hexes.
func (tb *Tables) middles() {
	tb.Middle = make([]Hex, len(tb.Zones))
	for z := range tb.Middle {
		columns, rows, n := 0, 0, 0
		for h := Hex(1); h < numHexes; h++ {
			if tb.Zone[h] == Zone(z) && tb.Terrain[h] == Sea {
				columns, rows, n = columns+Grid.Column(h), rows+Grid.Row(h), n+1
			}
		}
		if z == 0 || n == 0 {
			continue
		}
		middle := Grid.At(columns/n, rows/n)
		for h := Hex(1); h < numHexes; h++ {
			if tb.Zone[h] != Zone(z) || tb.Terrain[h] != Sea {
				continue
			}
			if best := tb.Middle[z]; best == 0 || Grid.Distance(h, middle) < Grid.Distance(best, middle) {
				tb.Middle[z] = h
			}
		}
	}
}
