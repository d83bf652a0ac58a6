package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

// loaded is the pack as shipped.
func loaded(t testing.TB) *Tables {
	t.Helper()
	return enginetest.Loaded(t, Data, load)
}

func FuzzLoad(f *testing.F) {
	enginetest.FuzzLoad(f, Data, func(p *pack.Pack) (engine.Ruleset, error) {
		tb, err := load(p)
		if err == nil {
			printedTables(tb)
		}
		return nil, err
	})
}

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

// TestLoadFaults: what is wrong in a pack is told with its place.
func TestLoadFaults(t *testing.T) {
	const sluys, y1588 = "scenarios/sluys.toml", "scenarios/1588.toml"
	enginetest.LoadRefuses(t, Data, load, []struct{ Name, File, Old, New, Want string }{
		{"a header without an edition", "pack.toml", `edition    = "SPI 1978`, `edition    = "" # "SPI 1978`, "expected title and edition"},
		{"counters that are not there", "pack.toml", "counters   = 200", "counters   = 199", "pack.toml:3:14: expected 200, as there are in counters.csv and markers.csv, found 199"},
		{"Brill inland", "pack.toml", `"brill"`, `"utrecht"`, `expected a port, found "utrecht"`},
		{"no Santa Cruz", "pack.toml", `= "santa-cruz"`, `= "parma"`, `expected a naval leader, found "parma"`},
		{"numbers out of order", "numbers.csv", "intercept-range,", "intercept-rage, ", "expected intercept-range, as rows are in order"},
		{"a die of seven", "numbers.csv", "intercept-most,    4", "intercept-most,    7", `expected a whole number from 1 to 6, found "7"`},
		{"a turn too many", "turns.csv", "17,   Winter", "18,   Winter", `expected 17, as rows are in order, found "18"`},
		{"income in summer", "turns.csv", "April 1587,     summer,  none", "April 1587,     summer,  full", "expected none outside winter"},
		{"a choice twice", "switches.csv", "entered,    the", "left,       the", "a second choice left"},
		{"a switch in two places", "switches.csv", "\nford,         Flushing on foot,          8.14, closed", "\nwind-hex,     Whose wind counts,         6.22, closed", "expected the choices of a switch below each other"},
		{"a switch that the law misses", "switches.csv", "\nford,         Flushing on foot,          8.14, closed", "\n#ford", "expected a switch ford of two choices"},
		{"a region twice", "regions.csv", "\nulster, ", "\nmunster,", "a second region munster"},
		{"Africa opened", "regions.csv", "abroad,                 none,   no,   none,    reconstructed: no case names it", "abroad,                 none,   yes,  none,    reconstructed: no case names it", "expected no of what lies abroad"},
		{"a zone twice", "zones.csv", "\nirish-sea, ", "\nnorth-sea, ", "a second zone north-sea"},
		{"a zone without a wind", "zones.csv", "north-sea,          North Sea,          north-east,", "north-sea,          North Sea,          none,      ", `expected a wind of every zone but mediterranean, which has none (6.27), found "none"`},
		{"a wind in the Mediterranean", "zones.csv", "mediterranean,      Mediterranean,      none, ", "mediterranean,      Mediterranean,      north,", `which has none (6.27), found "north"`},
		{"a wind that no switch blows", "zones.csv", "south,      western-wind", "none,       western-wind", "expected a wind for the second choice of the switch"},
		{"an unknown switch", "zones.csv", "western-wind", "eastern-wind", "expected none or a switch of two choices"},
		{"a hex off the map", "hexes.csv", "\n3340,", "\n3341,", "hexes.csv:1324:1: expected a hex from 0101 to 3340"},
		{"a hex twice", "hexes.csv", "\n0102,", "\n0101,", "a second row for hex 0101"},
		{"a sea without a zone", "hexes.csv", "0101, sea,     none,                   north-atlantic,", "0101, sea,     none,                   none,          ", `expected a sea zone, as the hex is sea, found "none"`},
		{"land without a region", "hexes.csv", "1733, land,    spain,", "1733, land,    none, ", "expected a region, as the hex is land"},
		{"a sea that belongs to somebody", "hexes.csv", "0101, sea,     none, ", "0101, sea,     spain,", "expected none, as the hex is sea"},
		{"a hexside to nowhere", "hexsides.csv", "0910, 0911,", "0910, 0912,", "expected a hex next to 0910, found 0912"},
		{"a hexside twice", "hexsides.csv", "0929, 0930, high-seas", "0911, 0910, high-seas", "a second row for the hexside from 0911 to 0910"},
		{"an open side called high seas", "hexsides.csv", "0910, 0911, high-seas", "0101, 0102, high-seas", "expected two coastal hexes for high-seas"},
		{"no land to close", "hexsides.csv", "0910, 0911, high-seas,      ", "0101, 0102, impassable-land,", "expected land in both hexes"},
		{"no sea to close", "hexsides.csv", "0910, 0911, high-seas,     ", "1733, 1734, impassable-sea,", "expected water in both hexes"},
		{"a zone in two parts", "hexes.csv", "1037, coastal, spain,                  gulf-of-cadiz,   ", "1037, coastal, spain,                  portuguese-coast,", "expected zone portuguese-coast to hang together, found 1037 apart from it"},
		{"a lake", "hexes.csv", "1733, land,    spain,                  none,         ", "1733, coastal, spain,                  mediterranean,", "expected a way by sea from 1733"},
		{"a city in the sea", "cities.csv", "1733, no, ", "0101, no, ", "expected a hex with land, found 0101, which is all sea"},
		{"a port inland", "cities.csv", "1733, no, ", "1733, yes,", "expected a coastal hex for a port, found 1733, which is all land"},
		{"a city in Africa", "cities.csv", "1733, no, ", "2340, no, ", "expected a hex that land units may enter, found 2340 in Africa"},
		{"two cities in a hex", "cities.csv", "1733, no, ", "1531, no, ", "lies in 1531 already"},
		{"a yard inland", "cities.csv", "8,      none,       reconstructed: hex by projection of the town; fortress", "8,      5,          reconstructed: hex by projection of the town; fortress", "expected none, as ships are built in ports alone (5.2)"},
		{"a port without a track", "tracks.csv", "\ncorunna, ", "\n#corunna,", "expected a track for Corunna, which has an activation value"},
		{"a track without a city", "tracks.csv", "city, corunna, ", "city, coranna, ", "expected a city with an activation value"},
		{"a track of the wrong side", "tracks.csv", "corunna,                spanish, spanish,", "corunna,                english, spanish,", "expected nations of the english whose units can be built"},
		{"a track in Africa", "tracks.csv", "hex,  3225, ", "hex,  2340, ", `expected a hex of land that units may enter, found "2340"`},
		{"a yard in the hills", "tracks.csv", "3225,                   spanish, none,   ", "3225,                   spanish, spanish,", "expected a nation for a port and none for the rest"},
		{"no place for Germans", "tracks.csv", "spanish, none,    german,", "spanish, none,    none,  ", "expected a track where Regiment of Arenberg can be built"},
		{"an unknown nation", "nations.csv", "dutch,               Dutch,               english", "dutch,               Dutch,               danish ", "expected one of english, spanish"},
		{"Englishmen after Spaniards", "nations.csv", "irish-rebel,         Irish Rebel,         spanish", "irish-rebel,         Irish Rebel,         english", "expected english nations before spanish ones"},
		{"an ally that is paid", "nations.csv", "huguenot,            Huguenot,            english, no,    no, ", "huguenot,            Huguenot,            english, no,    yes,", "expected start of a nation that is built or paid for"},
		{"a counter twice", "counters.csv", "\nqueens-ships-2,", "\nqueens-ships-1,", "a second counter queens-ships-1"},
		{"a ship of nobody", "counters.csv", "queens-ships-1,           english,", "queens-ships-1,           danish, ", `expected a nation, found "danish"`},
		{"a ship without a multiple", "counters.csv", "6,        3,       26,    2,       1,    4,  ", "6,        3,       26,    2,       1,    none,", "expected a number for ships and none for the rest (3.23)"},
		{"a back better than the front", "counters.csv", "6,        3,       26,", "6,        6,       26,", "expected less than the front has"},
		{"a leader who fights", "counters.csv", "naval-leader,   none, ", "naval-leader,   3,    ", "expected a number for ships and land units"},
		{"a senior general", "counters.csv", "5,     no,     2615", "5,     yes,    2615", "expected no of all but naval leaders (13.14), found yes"},
		{"a ship built on a mountain", "counters.csv", "no,     1928", "no,     1733", "expected a port with an activation track (2.2), found 1733"},
		{"two Treasure Fleets", "counters.csv", "zabras-and-pataches-2,    spanish,             Zabras and pataches 2,    shallow-sail,  ", "zabras-and-pataches-2,    spanish,             Zabras and pataches 2,    treasure-fleet,", "expected one treasure-fleet, of the Spanish"},
		{"fleets without number", "markers.csv", "fleet,     english, 6", "fleet,     english, 7", "expected 6 fleets a side (6.11), found more"},
		{"a wind out of order", "wind.csv", "\n2, ", "\n3, ", `expected 2, as rows are in order, found "3"`},
		{"half a result", "wind.csv", "10/8", "10  ", "expected two numbers up to 40 such as 2/1"},
		{"a retreat at sea", "naval.csv", "3/4", "3/4r", "expected two numbers up to 9"},
		{"both retreat", "land.csv", "1/2r,   -/1r,", "1r/2r,  -/1r,", "expected at most one side to retreat"},
		{"a retreat of nothing", "land.csv", "-/1r,", "-r/1,", "expected steps such as -/-, 1/1 or 1/2r"},
		{"costs out of order", "costs.csv", "\noared, ", "\nbarge, ", "expected oared, as rows are in order"},
		{"levels upside down", "levels.csv", "\n36, ", "\n47, ", "expected less than in the row above"},
		{"no level for the rest", "levels.csv", "\nany, ", "\n-99, ", "expected any for the last level"},
		{"a scenario of another name", sluys, `"sluys"`, `"ostend"`, `scenarios/sluys.toml:3:14: expected "sluys", as the file is called`},
		{"the last turn first", sluys, "last       = 6", "last       = 3", "expected a whole number from 4 to 17, found 3"},
		{"a level without a bound", sluys, "from       = 3", "#", "expected a bound for every level but the last"},
		{"a stack nowhere", sluys, `at         = "flushing"`, `at         = "sluys"`, "expected a city or a hex from 0101 to 3340"},
		{"an unknown counter", sluys, `"states-foot-1"`, `"states-boot-1"`, `as in queens-ships-1:reduced, found "states-boot-1"`},
		{"a counter put out twice", sluys, `"states-foot-2"`, `"states-foot-1"`, "states-foot-1 is there already (2.2)"},
		{"a stack of two sides", sluys, `"states-foot-1", "maurice"`, `"states-foot-1", "guise"`, "expected counters of one side (2.1), found guise"},
		{"enemies in a hex", sluys, "at         = \"arnhem\"", "at         = \"namur\"", "states-foot-2: it stands with enemy units that are not besieged (8.12)"},
		{"Dutchmen in England", sluys, "at         = \"arnhem\"", "at         = \"london\"", "states-foot-2: Dutch land units stay in the Netherlands (8.23)"},
		{"loose ships at sea", sluys, "at         = \"brill\"\nfleet      = 2\nmunitions  = 1", "at         = \"2411\"", "dutch-flyboats-3: only fleets are on the high seas (6.21)"},
		{"enemy ships in a port", sluys, "at         = \"brill\"\nfleet ", "at         = \"antwerp\"\nfleet ", "dutch-flyboats-3: it lies with enemy ships, and neither besiege the other (7.64)"},
		{"treasure on the slip", y1588, `"galleys-of-portugal"]`, `"treasure-fleet"]`, "treasure-fleet: leaders and the Treasure Fleet stand on no track (5.61)"},
		{"a fleet inland", sluys, "at         = \"brill\"\nfleet ", "at         = \"utrecht\"\nfleet ", "dutch-flyboats-3: it is afloat where there is no water (6.8)"},
		{"a Dutchman far away", sluys, "at         = \"brill\"\nfleet ", "at         = \"dublin\"\nfleet ", "dutch-flyboats-3: a Dutch ship is farther from Brill than 4 hexes (6.6)"},
		{"soldiers at sea", sluys, "at         = \"arnhem\"", "at         = \"0101\"", "states-foot-2: it stands ashore on the high seas (8.14)"},
		{"soldiers in Denmark", sluys, "at         = \"arnhem\"", "at         = \"3106\"", "states-foot-2: "},
		{"munitions without a fleet", sluys, "fleet      = 2\nmunitions  = 1", "munitions  = 1", "expected none without a fleet (12.0), found 1"},
		{"a fleet number twice", sluys, "fleet      = 2", "fleet      = 1", "a second fleet of this number"},
		{"too much aboard", sluys, `"dutch-flyboats-3"`, `"dutch-flyboats-3", "london-guard", "devon-bands"`, "london-guard: the ships with it cannot carry all the land units aboard (6.52)"},
		{"a fleet of nothing", sluys, `"dutch-flyboats-3"`, `"seymour"`, "a fleet without ships (6.11)"},
		{"soldiers on the slip", y1588, `"galleys-of-portugal"]`, `"walloon-horse"]`, "walloon-horse: a land unit stands on a track that does not build its nation (5.12)"},
		{"a track of no port", y1588, "at         = \"hull\"", "at         = \"york\"", "expected an activation track, and no fleet on it"},
		{"a yard too full", y1588, `"urcas-hulks-3", `, `"invasion-barges-4", `, "expected no more strength than the activation value of Lisbon (5.25)"},
		{"a galleon in the shoals", sluys, `"dutch-flyboats-4"`, `"queens-ships-1"`, "queens-ships-1: a ship stands on the track of a port that it may not enter (6.35)"},
		{"a leader to be built", sluys, `"states-horse", `, `"maurice", `, "expected a ship or land unit that can be built and is not there yet"},
		{"no provenance", "levels.csv", "rulebook 16.4", "somewhere", "expected a provenance"},
		{"an unknown field", sluys, "printed ", "printen ", "no such field: printen"},
	})
}
