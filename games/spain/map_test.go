package spain

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

func hexAt(t testing.TB, name string) Hex {
	t.Helper()
	h, ok := Grid.Parse(name)
	if !ok {
		t.Fatalf("%s is no hex", name)
	}
	return h
}

func cityNamed(t testing.TB, tb *Tables, key string) *CityRow {
	t.Helper()
	c := tb.city(key)
	if c == 0 {
		t.Fatalf("no city %s", key)
	}
	return &tb.Cities[c]
}

// steps is how many hexes lie on the shortest way from one hex to another by steps that
// pass allows, -1 if there is none.
func steps(from, to Hex, pass func(Hex, hex.Direction) bool) int {
	far := map[Hex]int{from: 0}
	for queue := []Hex{from}; len(queue) > 0; queue = queue[1:] {
		h := queue[0]
		if h == to {
			return far[h]
		}
		for d := range hex.Direction(hex.Directions) {
			n := Grid.Step(h, d)
			if _, been := far[n]; n != 0 && !been && pass(h, d) {
				far[n] = far[h] + 1
				queue = append(queue, n)
			}
		}
	}
	return -1
}

// TestErrata: what the errata and the rules print of the map.
func TestErrata(t *testing.T) {
	tb := loaded(t)
	at := func(key, name string) bool { return cityNamed(t, tb, key).Hex == hexAt(t, name) }
	for _, tt := range []struct {
		name string
		ok   bool
	}{
		{"18.0 Bordeaux in 2025 is a port", at("bordeaux", "2025") && cityNamed(t, tb, "bordeaux").Port},
		{"18.0 Toulouse in 2426 is none", at("toulouse", "2426") && !cityNamed(t, tb, "toulouse").Port},
		{"3.1, 18.0 London in 2114 is a port", at("london", "2114") && cityNamed(t, tb, "london").Port},
		{"18.0 Corunna in 1027 takes 10", at("corunna", "1027") && cityNamed(t, tb, "corunna").Activation == 10},
		{"18.0 Santander in 1728 takes 10", at("santander", "1728") && cityNamed(t, tb, "santander").Activation == 10},
		{"18.0 seventeen turns, the last a winter", len(tb.Turns) == 18 && tb.Turns[17].Season == Winter},
		{"5.52 hex 3225 is in Savoy", tb.RegionAt(hexAt(t, "3225")).Country == CountrySavoy},
		{"11.24 Seville is a port", tb.Cities[tb.Seville].Name == "Seville" && tb.Cities[tb.Seville].Port},
		{"6.6 Brill is a port", tb.Cities[tb.Brill].Name == "Brill"},
		{"16.2 nobody holds Edinburgh", tb.RegionAt(cityNamed(t, tb, "edinburgh").Hex).Control == engine.NoSeat},
		{"16.2 the English hold Cork", tb.RegionAt(cityNamed(t, tb, "cork").Hex).Control == English},
		{"16.2 the Spanish hold Antwerp and Lisbon",
			tb.RegionAt(cityNamed(t, tb, "antwerp").Hex).Control == Spanish && tb.RegionAt(cityNamed(t, tb, "lisbon").Hex).Control == Spanish},
		{"16.2 the English hold Amsterdam", tb.RegionAt(cityNamed(t, tb, "amsterdam").Hex).Control == English},
	} {
		if !tt.ok {
			t.Error(tt.name)
		}
	}
	var southerly []string
	for h := Hex(1); h < numHexes; h++ {
		if tb.Zone[h] == tb.zone("western-ocean") {
			southerly = append(southerly, Grid.Name(h))
		}
	}
	want := "0525 0526 0623 0624 0625 0626 0716 0717 0718 0719 0720 0721 0722 0723 0724 0815 0816 0817 0818 0819 0820 0821 0822 0823 0824"
	if got := strings.Join(southerly, " "); got != want {
		t.Errorf("18.0 the southerly wind blows in %s", got)
	}
}

// TestMediterranean: the zone without wind lies east of column 14, and its ports are
// those that winter does not close.
func TestMediterranean(t *testing.T) {
	tb := loaded(t)
	for h := Hex(1); h < numHexes; h++ {
		z := &tb.Zones[tb.Zone[h]]
		if tb.Zone[h] != 0 && (z.Wind == 0) != (z.Key == "mediterranean") || z.Key == "mediterranean" && Grid.Column(h) <= 14 {
			t.Errorf("6.27 %s lies in %s", Grid.Name(h), z.Name)
		}
	}
	var ports []string
	for c := 1; c < len(tb.Cities); c++ {
		if tb.Mediterranean[c] {
			ports = append(ports, tb.Cities[c].Name)
		}
	}
	if got := strings.Join(ports, " "); got != "Marseilles Malaga Cartagena Valencia Barcelona" {
		t.Errorf("14.23 the Mediterranean ports are %s", got)
	}
}

// TestSides: each hexside is the same from both sides, and lets pass what the chart
// says.
func TestSides(t *testing.T) {
	tb := loaded(t)
	for h := Hex(1); h < numHexes; h++ {
		for d := range hex.Direction(hex.Directions) {
			n := tb.Near[h][d]
			if n == 0 {
				continue
			}
			back := d.Opposite()
			for _, way := range []struct {
				name string
				of   func(Hex) uint8
			}{
				{"march", func(h Hex) uint8 { return tb.March[h] }}, {"sail", func(h Hex) uint8 { return tb.Sail[h] }},
				{"coast", tb.Coasting}, {"ford", func(h Hex) uint8 { return tb.Ford[h] }},
			} {
				if way.of(h)>>d&1 != way.of(n)>>back&1 {
					t.Errorf("6.8 %s from %s to %s, but not back", way.name, Grid.Name(h), Grid.Name(n))
				}
			}
			a, b := tb.Terrain[h], tb.Terrain[n]
			march, sail, coast := tb.March[h]>>d&1 != 0, tb.Sail[h]>>d&1 != 0, tb.Coasting(h)>>d&1 != 0
			if march && (a == Sea || b == Sea) || sail && (a == Land || b == Land) || coast && (!a.IsCoast() || !b.IsCoast() || !sail) {
				t.Errorf("6.8 from %s to %s: march %v, sail %v, coast %v", Grid.Name(h), Grid.Name(n), march, sail, coast)
			}
			if !march && !sail && !(a == Sea && b == Land || a == Land && b == Sea) && tb.Sides[h][d] == SideOpen {
				t.Errorf("6.8 from %s to %s nobody passes", Grid.Name(h), Grid.Name(n))
			}
		}
	}
}

// TestWays: the ways of the map that rules speak of.
func TestWays(t *testing.T) {
	tb := loaded(t)
	at := func(key string) Hex { return cityNamed(t, tb, key).Hex }
	sail := tb.canSail
	var chosen Choices
	with := func(h Hex, d hex.Direction) bool { return sail(h, d) && tb.IsWith(h, d, &chosen) }
	march := func(h Hex, d hex.Direction) bool { return tb.Marching(h, &chosen)>>d&1 != 0 }
	road := func(h Hex, d hex.Direction) bool {
		return march(h, d) && tb.RegionAt(tb.Near[h][d]).Country != CountryFrance && tb.RegionAt(tb.Near[h][d]).Open
	}
	coast := func(h Hex, d hex.Direction) bool { return tb.Coasting(h)>>d&1 != 0 }
	for _, tt := range []struct {
		name     string
		from, to Hex
		pass     func(Hex, hex.Direction) bool
		want     int
	}{
		{"6.21 Corunna to Plymouth", at("corunna"), at("plymouth"), sail, 14},
		{"6.21 Lisbon to Plymouth", at("lisbon"), at("plymouth"), sail, 23},
		{"6.22 Corunna to Plymouth with the wind", at("corunna"), at("plymouth"), with, 22},
		{"6.22 Corunna to Calais with the wind", at("corunna"), at("calais"), with, 27},
		{"6.22 Lisbon to Plymouth with the wind", at("lisbon"), at("plymouth"), with, 28},
		{"6.22 never with the wind back to Corunna", at("plymouth"), at("corunna"), with, -1},
		{"11.24 from the western edge to Seville", hexAt(t, "0135"), at("seville"), sail, 12},
		{"8.28 the Spanish Road from Savoy to Brussels", hexAt(t, "3225"), at("brussels"), road, 13},
		{"8.14 Flushing on foot", at("brill"), at("flushing"), march, 1},
		{"8.14 nobody walks to Ireland", at("london"), at("dublin"), march, -1},
		{"8.14 nor to Spain over the middle of the Pyrenees", hexAt(t, "2229"), hexAt(t, "2228"), march, 5},
		{"8.27 from London to Edinburgh", at("london"), at("edinburgh"), march, 9},
		{"6.31 along the coast from Plymouth to Portsmouth", at("plymouth"), at("portsmouth"), coast, 5},
		{"6.31 no coast from Dover to Calais", at("dover"), at("calais"), coast, -1},
	} {
		if got := steps(tt.from, tt.to, tt.pass); got != tt.want {
			t.Errorf("%s: %d hexes, want %d", tt.name, got, tt.want)
		}
	}
	for _, key := range []string{"wind-hex", "ocean-wind"} {
		chosen = choosing(t, tb, key)
		for _, from := range []string{"corunna", "lisbon", "santander", "cadiz"} {
			if got := steps(at(from), at("plymouth"), with); got >= 0 {
				t.Errorf("6.22 with the other %s Plymouth is %d hexes with the wind from %s", key, got, from)
			}
		}
	}
	if chosen = choosing(t, tb, "ford"); steps(at("brill"), at("flushing"), march) >= 0 {
		t.Error("8.14 a closed ford lets units pass")
	}
	west := hexAt(t, "0525")
	if !tb.IsWith(west, hex.North, &chosen) || tb.IsWith(west, hex.South, &chosen) {
		t.Error("18.0 a southerly wind does not blow north")
	}
	if chosen = choosing(t, tb, "western-wind"); tb.IsWith(west, hex.North, &chosen) || !tb.IsWith(west, hex.South, &chosen) {
		t.Error("18.0 a southerly wind read the other way does not blow south")
	}
}

// choosing is the second choice of one switch.
func choosing(t testing.TB, tb *Tables, key string) (chosen Choices) {
	t.Helper()
	for i := range tb.Switches {
		if tb.Switches[i].Key == key {
			chosen[i] = 1
			return chosen
		}
	}
	t.Fatalf("no switch %s", key)
	return chosen
}

// TestWind: three directions are with a wind and three against it.
func TestWind(t *testing.T) {
	for d := range hex.Direction(hex.Directions) {
		wind, n := Wind(d)+1, 0
		for step := range hex.Direction(hex.Directions) {
			if wind.IsWith(step) {
				n++
			}
			if wind.IsWith(step) == wind.IsWith(step.Opposite()) {
				t.Errorf("6.22 there and back are alike in a wind to the %s", windNames[wind])
			}
		}
		if n != 3 || !wind.IsWith(d) {
			t.Errorf("6.22 %d directions are with a wind to the %s", n, windNames[wind])
		}
	}
	if !Wind(0).IsWith(hex.North) || !Wind(0).IsWith(hex.South) {
		t.Error("6.27 without a wind a step goes against it")
	}
}

// TestGround: every country hangs together on foot, islands apart, and every city can
// be marched to or is a port.
func TestGround(t *testing.T) {
	tb := loaded(t)
	march := func(h Hex, d hex.Direction) bool { return tb.March[h]>>d&1 != 0 }
	var reached flood
	for _, key := range []string{"madrid", "london", "dublin"} {
		reached.from(cityNamed(t, tb, key).Hex, march)
	}
	for h := Hex(1); h < numHexes; h++ {
		if tb.Terrain[h].HasLand() && tb.RegionAt(h).Open && !reached.reached[h] {
			t.Errorf("%s cannot be marched to", Grid.Name(h))
		}
	}
	for c := 1; c < len(tb.Cities); c++ {
		if row := &tb.Cities[c]; row.Port && tb.Sail[row.Hex] == 0 {
			t.Errorf("no ship comes to %s", row.Name)
		}
	}
}
