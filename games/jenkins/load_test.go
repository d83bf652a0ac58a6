package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/geo/hex"
	"github.com/weathergage/weathergage/pack"
)

// loaded is the pack as shipped.
func loaded(t testing.TB) *Tables {
	t.Helper()
	return enginetest.Loaded(t, Data, load)
}

func hexAt(t testing.TB, name string) Hex {
	t.Helper()
	h, ok := Grid.Parse(name)
	if !ok {
		t.Fatalf("%s is no hex", name)
	}
	return h
}

// steps is how many hexes a ship enters from one seaport to another, -1 if it
// cannot.
func steps(tb *Tables, from, to Hex) int {
	far := map[Hex]int{from: 0}
	for queue := []Hex{from}; len(queue) > 0; queue = queue[1:] {
		h := queue[0]
		if h == to {
			return far[h]
		}
		for d, n := range tb.Near[h] {
			if _, been := far[n]; n != 0 && !been && tb.Sail[h]>>d&1 != 0 {
				far[n] = far[h] + 1
				queue = append(queue, n)
			}
		}
	}
	return -1
}

func portNamed(t testing.TB, tb *Tables, key string) Port {
	t.Helper()
	l := &loader{t: tb}
	p := l.port(key)
	if p == 0 {
		t.Fatalf("no seaport %s", key)
	}
	return p
}

func kindNamed(t testing.TB, tb *Tables, key string) Counter {
	t.Helper()
	l := &loader{t: tb}
	c := l.counter(key)
	if c == Unseen {
		t.Fatalf("no counter %s", key)
	}
	return c
}

// TestPack holds what is read against the rulebook and the checks made when the
// map was drawn.
func TestPack(t *testing.T) {
	tb := loaded(t)
	port := func(key string) *PortRow { return &tb.Ports[portNamed(t, tb, key)] }
	row := func(key string) *CounterRow { return tb.Row(kindNamed(t, tb, key)) }
	far := func(a, b string) int { return steps(tb, port(a).Hex, port(b).Hex) }
	var all, soldiers, back [2]int
	for _, r := range tb.Counters[1:] {
		all[r.Seat] += int(r.Count)
		if r.Type == Infantry {
			soldiers[r.Seat] += int(r.Count)
			if r.Cost > 0 {
				back[r.Seat] += int(r.Count)
			}
		}
	}
	for _, tt := range []struct {
		name      string
		got, want any
	}{
		{"2.0 counters of both sides", all, [2]int{92, 91}},
		{"2.2 infantry", soldiers, [2]int{11, 20}},
		{"2.2 infantry with a cost", back, [2]int{9, 3}},
		{"2.2 the Cornwall carries eighty guns", row("cornwall").Gun, int8(8)},
		{"3.3 a Boom Chain costs one point", row("s-boom-chain").Cost, uint8(1)},
		{"3.1 Spanish seaports of value 2 or more", len(tb.Counters) > 0 && (&loader{t: tb}).greaterPorts() == 17, true},
		{"3.2 the most points", tb.Cap, uint8(100)},
		{"3.4 Havana", port("havana").Value, uint8(5)},
		{"4.0 Zihuatanejo", [2]any{port("zihuatanejo").Hex, port("zihuatanejo").Value}, [2]any{hexAt(t, "0218"), uint8(0)}},
		{"4.0 Port Royal", port("port-royal").Value, uint8(4)},
		{"5.0 routes of Cartagena", tb.links(portNamed(t, tb, "cartagena"), ^uint64(0)), 2},
		{"7.1 the isthmus", far("panama", "porto-bello"), -1},
		{"7.2 Port Royal to Santiago", far("port-royal", "santiago-de-cuba"), 2},
		{"7.2 Port Royal to Leogane", far("port-royal", "leogane"), 3},
		{"7.2 Port Royal to Cartagena", far("port-royal", "cartagena"), 7},
		{"7.2 Port Royal to Havana", far("port-royal", "havana"), 10},
		{"7.2 Port Royal to Veracruz", far("port-royal", "veracruz"), 19},
		{"7.4 Acapulco lies on the Great South Sea", port("acapulco").SouthSea, true},
		{"9.1 La Guaira", port("la-guaira-puerto-cabello").Value, uint8(4)},
		{"9.2 Cartagena", port("cartagena").Value, uint8(6)},
		{"11.9 the San Isidro", [2]any{tb.Isidro, tb.Entry}, [2]any{kindNamed(t, tb, "san-isidro"), hexAt(t, "4522")}},
		{"6.2 a three brings a storm to Curacao", tb.StormIn[3].has(port("curacao").Hex), true},
		{"6.2 a six brings none", len(tb.Storms[6]), 0},
		{"6.3 perils", tb.Perils, [7]Peril{0, PerilDisaster, PerilLost, PerilLocker, PerilBriny, PerilNone, PerilNone}},
		{"6.8 a seven ends it", tb.Succession[7], SuccessionPeace},
		{"6.8 a two calls an English ship home", tb.Succession[2], SuccessionEnglishShip},
		{"10.0 a five strikes twice", tb.Fortunes[5].Strikes, uint8(2)},
		{"4.4 counters of one front", row("e-deception-4").Front, kindNamed(t, tb, "e-deception")},
		{"4.4 soldiers of one front", row("s-soldiers-2-first").Front, kindNamed(t, tb, "s-soldiers-2")},
		{"scenarios", len(tb.Scenarios), 4},
		{"3.2 points at the start", tb.Scenarios[0].Funds, [2]uint8{100, 50}},
		{"3.2 points a turn", tb.Scenarios[0].Income, [2]uint8{30, 25}},
		{"a title", tb.Title, "The War of Jenkins' Ear"},
		{"the digest of the pack", len(tb.Digest), 16},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, tt.got, tt.want)
		}
	}
}

// TestWaters: every water hex but those of the Great South Sea can be reached from
// Port Royal, and every one of that from Panama.
func TestWaters(t *testing.T) {
	tb := loaded(t)
	royal, panama := tb.Ports[portNamed(t, tb, "port-royal")].Hex, tb.Ports[portNamed(t, tb, "panama")].Hex
	for h := Hex(1); h < numHexes; h++ {
		from := royal
		if tb.Basin[h] == Pacific {
			from = panama
		}
		if tb.Terrain[h] != Land && steps(tb, from, h) < 0 {
			t.Errorf("no ship comes to %s", Grid.Name(h))
		}
		for d, n := range tb.Near[h] {
			back := hex.Direction(d).Opposite()
			if n != 0 && (tb.Sail[h]>>d^tb.Sail[n]>>back|tb.March[h]>>d^tb.March[n]>>back)&1 != 0 {
				t.Errorf("the way from %s to %s is not the way back", Grid.Name(h), Grid.Name(n))
			}
		}
	}
}

func TestLoadRefuses(t *testing.T) {
	const war, cartagena, bello = "scenarios/war.toml", "scenarios/cartagena.toml", "scenarios/porto-bello.toml"
	enginetest.LoadRefuses(t, Data, load, []struct{ Name, File, Old, New, Want string }{
		{"no title", "pack.toml", `"The War of Jenkins' Ear"`, `""`, "pack.toml:1:1: expected title and edition"},
		{"no points", "pack.toml", "= 100", "= 0", "pack.toml:3:14: expected a whole number from 1 to 200, found 0"},
		{"from Spain to nowhere", "pack.toml", `"4522"`, `"4722"`, `pack.toml:4:14: expected a hex from 0101 to 4628, found "4722"`},
		{"from Spain onto land", "hexes.csv", "4522, sea, ", "4522, coastal, ", "expected sea, as ships from Spain come here (11.9)"},
		{"a hex off the map", "hexes.csv", "\n4628,", "\n4728,", `expected a hex from 0101 to 4628, found "4728"`},
		{"a hex twice", "hexes.csv", "\n0102,", "\n0101,", "hexes.csv:9:1: a second row for hex 0101"},
		{"a hex too few", "hexes.csv", "\n4628,", "\n#4628,", "expected 1288 rows, found 1287"},
		{"land with water", "hexes.csv", "0101, land,    none,   ", "0101, land,    gulf,   ", `hexes.csv:8:16: expected none for land and a sea for the rest, found "gulf"`},
		{"unknown kind", "hexes.csv", "0101, land, ", "0101, swamp,", `hexes.csv:8:7: expected one of land, coastal, sea, found "swamp"`},
		{"a hexside that does not exist", "hexsides.csv", "0620, 0721,", "0620, 0820,", "hexsides.csv:8:7: expected a hex next to 0620, found 0820"},
		{"a hexside off the map", "hexsides.csv", "0620, 0721,", "0620, 0029,", `hexsides.csv:8:7: expected a hex from 0101 to 4628, found "0029"`},
		{"a hexside at sea", "hexsides.csv", "0620, 0721,", "0620, 0621,", "hexsides.csv:8:7: expected a coastal hex, as other hexsides follow from the hexes, found 0621"},
		{"a hexside twice", "hexsides.csv", "0711, 0712,", "0721, 0620,", "hexsides.csv:9:1: a second row for the hexside from 0721 to 0620"},
		{"an open isthmus", "hexsides.csv", "\n2426, 2427,", "\n#2426, 2427,", "expected an all-land hexside from 2427 to 2426, which lie on two oceans (7.4)"},
		{"a seaport off the coast", "seaports.csv", "2719, english", "2720, english", "expected a coastal hex, found 2720, which is all sea"},
		{"a seaport inland", "seaports.csv", "2719, english", "0101, english", "expected a coastal hex, found 0101, which is all land"},
		{"two seaports in a hex", "seaports.csv", "2206, english", "2719, english", "Port Royal lies in 2719 already"},
		{"a seaport twice", "seaports.csv", "savannah, ", "port-royal,", `a second seaport named "port-royal"`},
		{"two seaports of a name", "seaports.csv", "Savannah, ", "Port Royal,", `a second seaport named "Port Royal"`},
		{"a key in capitals", "seaports.csv", "savannah, ", "Savannah, ", `expected small letters, digits and hyphens after a letter, found "Savannah"`},
		{"a key that is a hex", "seaports.csv", "savannah, ", "2206, ", `expected small letters, digits and hyphens after a letter, found "2206"`},
		{"an unknown owner", "seaports.csv", "2719, english", "2719, danish ", `expected one of english, spanish, french, dutch, other, found "danish"`},
		{"a value of ten", "seaports.csv", "2719, english, 4", "2719, english, 10", `expected a whole number from 0 to 9, found "10"`},
		{"a route to nowhere", "trade_routes.csv", "santa-marta,", "santa-maria,", `trade_routes.csv:4:27: expected a seaport, found "santa-maria"`},
		{"a route to an English seaport", "trade_routes.csv", "santa-marta,", "port-royal,", "expected a Spanish seaport (5.0), found port-royal"},
		{"a route twice", "trade_routes.csv", "porto-bello, ", "santa-marta, ", "a second route from cartagena to santa-marta"},
		{"a route to itself", "trade_routes.csv", "santa-marta,", "cartagena,", "expected another seaport than cartagena"},
		{"a counter twice", "counters.csv", "\nboyne, ", "\ncornwall, ", `a second row for "cornwall"`},
		{"a ship twice", "counters.csv", "boyne,              english, Boyne, ", "boyne,              english, Cornwall,", `counted twice: alike on both faces with "cornwall"`},
		{"two ships of a name", "counters.csv", "english, Suffolk, ", "english, Cornwall, ", `a second counter named "Cornwall"`},
		{"a counter named as a seaport", "counters.csv", "\nboyne, ", "\nhavana,", `a seaport is named "havana"`},
		{"English after Spanish", "counters.csv", "esperanza,          spanish,", "esperanza,          english,", "expected english counters before spanish ones"},
		{"an unknown kind", "counters.csv", "ship-of-the-line, 1,     8, ", "galleon, 1,     8, ", "expected one of ship-of-the-line, frigate,"},
		{"a merchant with guns", "counters.csv", "merchant,         4,     0", "merchant,         4,     1", "expected none but fighting ships, cannons and boom chains (9.1)"},
		{"cannons that march to war alone", "counters.csv", "cannons,          1,     7,   0", "cannons,          1,     7,   1", "expected none but infantry and bomb ships (9.2)"},
		{"a ship with tactics", "counters.csv", "4,         0,     0,      no,     8", "4,         1,     0,      no,     8", "expected none but leaders (11.4)"},
		{"a ship with an anchor", "counters.csv", "0,      no,     8", "0,      yes,    8", "expected none for ships and boom chains (7.1, 11.6)"},
		{"a leader without an anchor", "counters.csv", "0,     2,      yes,    none", "0,     2,      no,     none", "expected yes for a leader (7.1), found no"},
		{"two of a ship", "counters.csv", "ship-of-the-line, 1, ", "ship-of-the-line, 2, ", "expected 1 of a counter with a name of its own, found 2"},
		{"infantry without a value", "counters.csv", "infantry,         3,     0,   1", "infantry,         3,     0,   0", "expected a value for infantry, found 0"},
		{"too many counters", "counters.csv", "\ns-fire-ship,", "\nxebec, spanish, Xebecs, frigate, 20, 3, 0, 1, 0, 0, no, 2, rulebook 2.2\nbrig, spanish, Brigs, frigate, 20, 3, 0, 1, 0, 0, no, 2, rulebook 2.2\ns-fire-ship,", "expected at most 112 counters a side, found more"},
		{"a cost of nothing", "counters.csv", "no,     8, ", "no,     0, ", `expected a whole number from 1 to 20, or none, found "0"`},
		{"a storm nowhere", "storms.csv", "nassau", "nausea", `storms.csv:4:6: expected seaports, found "nausea"`},
		{"a storm twice", "storms.csv", "havana nassau", "havana havana", "havana is there twice"},
		{"a die of storms too few", "storms.csv", "\n6, ", "\n#6,", "expected 6 rows, found 5"},
		{"an unknown peril", "perilous.csv", "4,   briny-deep", "4,   maelstrom", `perilous.csv:13:6: expected one of none, nautical-disaster,`},
		{"perils out of order", "perilous.csv", "\n4, ", "\n5, ", `expected 4, as rows are in order, found "5"`},
		{"a fortune of nobody", "fortunes.csv", "1,   spanish", "1,   french ", `expected one of english, spanish, each, none, found "french"`},
		{"a fortune on nothing", "fortunes.csv", "spanish, land", "spanish, ears", `expected one of any, naval, land, abroad, found "ears"`},
		{"an unknown result", "austria.csv", "7,   peace", "7,   truce", `expected one of spanish-points,`},
		{"an unknown counter begins", "setup.csv", "\nlezo, ", "\nlozo, ", `expected a counter, found "lozo"`},
		{"more begin than there are", "setup.csv", "s-cannons-7,        2", "s-cannons-7,        3", "expected at most 2 of s-cannons-7 in all, found 3"},
		{"a starting counter left out", "setup.csv", "\nlezo, ", "\n#lezo,", "expected 1 of lezo, which has no cost and so begins on the map, found 0"},
		{"set up in an enemy's seaport", "setup.csv", "lezo,               1,     cartagena,", "lezo,               1,     savannah, ", "expected a seaport of the same side, found savannah"},
		{"no room", "setup.csv", "e-supplies,         1,     savannah", "e-supplies,         2,     savannah", "expected no more than the value of savannah allows (4.0)"},
		{"too few garrisons", "setup.csv", "s-soldiers-1,       7", "s-soldiers-1,       6", "expected 17 soldiers for each-port"},
		{"English garrisons", "setup.csv", "e-soldiers-2-first, 1,     port-royal", "e-soldiers-2-first, 1,     each-port ", "expected Spanish soldiers without a cost, found e-soldiers-2-first"},
		{"two on the track", "setup.csv", "galicia,            1,     san-juan", "galicia,            1,     turn-track", "expected one Spanish ship without a cost (11.9)"},
		{"none on the track", "setup.csv", "\nsan-isidro,", "\n#san-isidro,", "expected a ship for turn-track (11.9), found none"},
		{"a scenario of another name", war, `"war"`, `"peace"`, `scenarios/war.toml:1:14: expected "war", as the file is called, found "peace"`},
		{"a scenario without a name", war, "name       = ", "name       = \"\" # ", "expected name, which this file needs, found none"},
		{"the last turn first", war, "first      = 1", "first      = 11", "expected a whole number from 1 to 10, found 11"},
		{"too many points", war, "english = 100", "english = 101", "expected a whole number from 0 to 100, found 101"},
		{"the San Isidro without a track", bello, "isidro     = false", "isidro     = true", "expected no, as she begins with the printed set-up (11.9)"},
		{"an unknown goal", bello, `"chagres"]`, `"charges"]`, `scenarios/porto-bello.toml:15:30: expected a Spanish seaport (5.0), found "charges"`},
		{"a goal twice", bello, `"chagres"]`, `"porto-bello"]`, "porto-bello is there twice"},
		{"a goal that is not Spanish", bello, `"chagres"]`, `"curacao"]`, "expected a Spanish seaport (5.0)"},
		{"a stack nowhere", bello, `at         = "chagres"`, `at         = "0000"`, "expected a seaport or a hex from 0101 to 4628"},
		{"a stack neither here nor there", bello, `where      = "ashore"`, `where      = "aboard"`, "expected one of outside, docked, ashore"},
		{"a stack of nothing", bello, `counters   = ["s-frigate"]`, `counters   = []`, "expected counters, found none"},
		{"an unknown counter", bello, `"s-frigate"]`, `"s-galley"]`, `expected a counter, found "s-galley"`},
		{"a counter counted twice", bello, `"strafford"`, `"burford"`, "expected at most 1 of burford in all, found one more"},
		{"a stack of two sides", bello, `"strafford"`, `"galicia"`, "expected counters of one side, found galicia"},
		{"a fleet inland", bello, "at         = \"porto-bello\"\nwhere      = \"docked\"", "at         = \"0101\"\nwhere      = \"outside\"", "expected a hex with water, found 0101, which is all land"},
		{"a garrison at sea", bello, "at         = \"chagres\"", "at         = \"4522\"", "expected a hex with land, found 4522, which is all sea"},
		{"docked at sea", bello, "at         = \"porto-bello\"\nwhere      = \"docked\"", "at         = \"4522\"\nwhere      = \"docked\"", "expected a friendly seaport to dock in (4.0), found 4522"},
		{"docked with the enemy", bello, "at         = \"port-royal\"\nwhere      = \"docked\"", "at         = \"havana\"\nwhere      = \"docked\"", "expected a friendly seaport to dock in (4.0), found 2114"},
		{"a harbour too full", cartagena, `"s-frigate"]`, `"s-frigate", "hercules", "asia", "oriente"]`, "expected no more than the value of havana allows (4.0)"},
		{"a ship ashore", bello, `["s-cannons-1"]`, `["s-frigate"]`, "expected land counters ashore, found s-frigate"},
		{"cannons aboard that have no anchor", bello, `"e-soldiers-1"`, `"e-cannons-5"`, "expected a counter with an anchor aboard (7.1), found e-cannons-5"},
		{"soldiers without a ship", bello, `"worcester"]`, `"worcester", "e-supplies"]`, "expected a ship under the last land counter (4.1)"},
		{"two in a ship", bello, `"e-soldiers-1"`, `"e-soldiers-1", "e-supplies"`, "worcester cannot carry what lies on it: more than one counter"},
		{"two alike in a merchant", cartagena, `"e-cannons-1", `, `"e-cannons-1", "e-cannons-1", `, "e-merchant cannot carry what lies on it: two counters alike"},
		{"two leaders in a merchant", cartagena, `"wentworth", `, `"wentworth", "anson", `, "e-merchant cannot carry what lies on it: two leaders"},
		{"soldiers in a fire ship", cartagena, `"e-fire-ship", "e-fire-ship"`, `"e-marines-2", "e-fire-ship", "e-fire-ship"`, "e-fire-ship cannot carry what lies on it: none but a leader"},
		{"held by its owner", bello, "[[stack]]", "[[held]]\nport = \"havana\"\nby = \"spanish\"\nprovenance = \"rulebook 5.0\"\n\n[[stack]]", "expected another than the owner of havana, found spanish"},
		{"nowhere held", bello, "[[stack]]", "[[held]]\nport = \"avalon\"\nby = \"spanish\"\nprovenance = \"rulebook 5.0\"\n\n[[stack]]", `expected a seaport, found "avalon"`},
		{"no provenance", "trade_routes.csv", "rulebook 5.0", "somewhere", "expected a provenance"},
		{"an unknown field", war, "isidro ", "isidoro ", "no such field: isidoro"},
	})
}

func FuzzLoad(f *testing.F) { enginetest.FuzzLoad(f, Data, New) }

func BenchmarkLoad(b *testing.B) {
	p, err := pack.Read(Data)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := load(p); err != nil {
			b.Fatal(err)
		}
	}
}
