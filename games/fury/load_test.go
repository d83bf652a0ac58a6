package fury

import (
	"sync"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

// loaded is the pack as shipped, read once: nothing writes tables.
func loaded(t testing.TB) *Tables {
	t.Helper()
	shipped.Do(func() { tables = enginetest.Loaded(t, Data, load) })
	return tables
}

var (
	shipped sync.Once
	tables  *Tables
)

func FuzzLoad(f *testing.F) {
	enginetest.FuzzLoad(f, Data, func(p *pack.Pack) (engine.Ruleset, error) {
		tb, err := load(p)
		if err == nil {
			printedTables(tb)
		}
		return nil, err
	})
}

// TestLoadFaults: what is wrong in a pack is told with its place.
func TestLoadFaults(t *testing.T) {
	enginetest.LoadRefuses(t, Data, load, []struct{ Name, File, Old, New, Want string }{
		{"a header without an edition", "pack.toml", `"The Perfect Captain;`, `"" # "`, "expected title and edition"},
		{"a former pack without a digest", "pack.toml", `"0eb7947a29334bda"`, `"law 1"`, `expected digests of 16 hexadecimal digits each, found "law 1"`},
		{"a crew of nobody", "pack.toml", `"artillery-crew"`, `"crew"`, `pack.toml:3:14: expected troops of one squadron a company, found "crew"`},
		{"numbers out of order", "numbers.csv", "\ngap,", "\ngaps,", "expected gap, as rows are in order"},
		{"a die of seven", "numbers.csv", "petard,             4,", "petard,             7,", `expected a whole number from 1 to 6, found "7"`},
		{"a card twice", "troops.csv", "\nspanish-musketeers,          SM,", "\nspanish-musketeers,          SA,", "a second card spanish-arquebusiers, or with its code"},
		{"faster when formed", "troops.csv", "6,     4,      10,    foot,  no,   no,     -,              rulebook 24.1\nspanish-m", "6,     7,      10,    foot,  no,   no,     -,              rulebook 24.1\nspanish-m", "expected a rate above 0, and no faster formed than loose"},
		{"shot without a range", "troops.csv", "4,      10,    foot,  no,   no,     -,              rulebook 24.1\nspanish-m", "4,      -,     foot,  no,   no,     -,              rulebook 24.1\nspanish-m", "expected a range for troops that shoot"},
		{"mounted pikemen", "troops.csv", "foot,  yes,", "horse, yes,", "expected pikemen on foot"},
		{"a company of heroes", "troops.csv", "expert disciplined, ", "expert hero,        ", `expected characteristics, each once, such as canny, or none, found "hero"`},
		{"an officer of two minds", "officers.csv", "tough disciplined,", "undisciplined disciplined,", "expected Disciplined or Undisciplined, found both"},
		{"a Gun in no column", "guns.csv", "9-16,", "9-17,", "expected one of 4-8, 9-16"},
		{"objects out of order", "objects.csv", "\nherd,", "\ncows,", "expected herd, as rows are in order"},
		{"a counter that fits nowhere", "wheel.csv", "taking-terror", "taking-prisoners", "expected one of enemy-segment"},
		{"a ground out of order", "grounds.csv", "\nmarsh,", "\nswamp,", "expected marsh, as rows are in order"},
		{"a shot of another kind", "shooting.csv", "terror*,", "horror*,", "expected one of -, retire, terror, lose, perhaps with a star"},
		{"a seventh die", "hand_to_hand.csv", "\n6, ", "\n7, ", `expected 6, as rows are in order, found "7"`},
		{"a card for itself", "troops.csv", "no,     millers-pistol,", "no,     millers-lance, ", "expected another card"},
		{"a card for none", "troops.csv", "no,     millers-pistol,", "no,     millers-sabre, ", `expected a squadron card, found "millers-sabre"`},
		{"a nation twice", "nations.csv", "\nirish, ", "\nscots, ", "a second nation scots"},
		{"the table of nobody", "nations.csv", "Venetians,          portuguese,", "Venetians,          genoese,   ", `expected a nation of this row or one above, or none, found "genoese"`},
		{"a list that there is not", "nations.csv", "western eastern", "western northern", `expected some of celtic, western, eastern, turkish, each once, or none, found "northern"`},
		{"a Captain of nobody", "captains.csv", "\ndutch, ", "\nflemish, ", `expected a nation, found "flemish"`},
		{"a Captain about whom nothing is done", "captains.csv", "none,           2,", "none,           0,", "expected what may be replaced, or more draws, found neither"},
		{"a Captain who is too good", "captains.csv", "undisciplined,", "disciplined,  ", `found "disciplined"`},
		{"an exchange of nothing", "exchanges.csv", "petronels,     stradiots,", "petronels,     petronels,", `expected another card than "petronels"`},
		{"forces out of order", "forces.csv", "\nscots,              few,      2,", "\nscots,              few,      3,", `expected 2, as rows are in order, found "3"`},
		{"a force of nobody", "forces.csv", "4xLA 4xBr,", "4xLA 4xXX,", `expected the code of a squadron card or a Gun, found "4xXX"`},
		{"too large a force", "forces.csv", "4xLA 4xBr,", "4xLA 99xBr,", "expected squadrons such as 4xLA, at most 60 in all"},
		{"a scenario of another name", "scenarios/feud.toml", `= "feud"`, `= "fued"`, `scenarios/feud.toml:1:14: expected "feud", as the file is called`},
		{"a special rule that there is not", "scenarios/feud.toml", `"colonels-stay"`, `"colonels-flee"`, "expected one of night, column-on-road"},
		{"a side of nobody", "scenarios/feud.toml", `nations    = ["scots", "irish"]`, `nations    = ["scots", "picts"]`, `expected a nation, found "picts"`},
		{"a side without nations", "scenarios/eastward-ho.toml", `nations    = ["tatars"]`, `nations    = []`, "expected nations, found none"},
		{"a pool that there is not", "scenarios/swamped.toml", `["eastern"]`, `["northern"]`, "expected one of celtic, western"},
		{"a side without a force", "scenarios/eastward-ho.toml", `fixed      = "16xTF 6xAki 4xPs"`, `fixed      = ""`, "expected a force that is rolled or fixed, found none"},
		{"a place near nothing", "scenarios/hot-trod.toml", `, within = 24`, ``, "expected within for a zone near something"},
		{"an edge that is not named", "scenarios/hot-trod.toml", `edge = "south", within`, `edge = "any", within`, "expected the edge that is meant, found any"},
		{"a goal of nobody", "scenarios/hot-trod.toml", `side       = "b"`, `side       = "c"`, "expected one of a, b"},
		{"a goal that there is not", "scenarios/hot-trod.toml", `"herds-off"`, `"herds-on"`, "expected one of wagons-off, herds-off"},
		{"a storm of no sconce", "scenarios/feud.toml", `"colonel"`, `"sole"`, "scenarios/feud.toml:44:14: expected a sconce on the board for this goal, found none"},
		{"a chain across a stream", "scenarios/feud.toml", `"colonel"`, `"chain"`, "expected a river with a chain on the board for this goal, found none"},
		{"a hamlet of stone to burn", "scenarios/fire-and-sword.toml", "timber     = true", "timber     = false", "expected a hamlet of timber on the board for this goal, found none"},
		{"more fires than houses", "scenarios/fire-and-sword.toml", "least      = 6", "least      = 9", "scenarios/fire-and-sword.toml:50:14: expected at most 8, as there are no more, found 9"},
		{"more herds than there are", "scenarios/cattle-lifting.toml", "least      = 4", "least      = 9", "expected at most 8, as there are no more, found 9"},
		{"no herds where there are none", "scenarios/feud.toml", `"colonel"`, `"no-herds"`, "expected herds for this goal, found none"},
		{"Guns that all have crews", "scenarios/ensconced.toml", `"sconce"`, `"guns"`, "expected Guns without crews for this goal, found none"},
		{"a side in no sconce", "scenarios/swamped.toml", `zone = "near-edge", edge = "north", within = 12`, `zone = "in-sconce"`, "scenarios/swamped.toml:33:23: expected a sconce on the board for this zone, found none"},
		{"boats on dry land", "scenarios/feud.toml", `zone = "enters", edge = "south"`, `zone = "enters", edge = "south", afloat = true`, "expected water for boats on the board for this zone, found none"},
		{"help that comes too late", "scenarios/razzia.toml", "from = 12", "from = 51", "expected a whole number from 1 to 50, found 51"},
		{"a board of one inch", "scenarios/feud.toml", "size        = [48, 48]", "size        = [1, 48]", "expected a whole number from 24 to 96, found 1"},
		{"more woods than board", "scenarios/feud.toml", "wood        = [5, 10]", "wood        = [5, 110]", "expected a whole number from 0 to 75, found 110"},
		{"shares the wrong way", "scenarios/feud.toml", "wood        = [5, 10]", "wood        = [10, 5]", "expected the lower number first, found 10 and 5"},
		{"a road to no hamlet", "scenarios/prison-break.toml", "hamlet     = [4, 6]", "hamlet     = [0, 6]", "expected the hamlet that the road or the fields are about, found none"},
		{"water of no width", "scenarios/feud.toml", "water-width = 150", "water-width = 0", "expected a width where there is water, and only there, found none"},
		{"a road of another kind", "scenarios/ensconced.toml", `"past-sconce"`, `"through-sconce"`, "expected one of none, south-north"},
		{"numbers of the campaign out of order", "campaign/numbers.csv", "\nherds,", "\ncows,", "expected herds, as rows are in order"},
		{"horse that is seen sooner", "campaign/numbers.csv", "discovery-horse,  -2,", "discovery-horse,  2,", "expected a whole number from -9 to 0"},
		{"land the wrong way", "campaign/lands.csv", "5-12,", "12-5,", "such as 5-10, the lower first, found \"12-5\""},
		{"a location with a castle", "campaign/places.csv", "pasturage road headquarters", "pasturage road castle", `found "castle"`},
		{"land that there is not", "campaign/places.csv", "entry,                             swamp,", "entry,                             swomp,", `expected a row of lands.csv, or none, found "swomp"`},
		{"no land for battles", "campaign/places.csv", "entry,                             swamp,", "entry,                             none,", "expected land for battles everywhere but in the town, found none"},
		{"a location twice", "campaign/places.csv", "\nveenrand, ", "\nkerkhoven,", `each once, found "kerkhoven"`},
		{"no town", "campaign/places.csv", "town,                              none,", "entry,                             swamp,", "expected a location to run supplies to, found none"},
		{"a route to nowhere", "campaign/routes.csv", "elzenbos,     kerkhoven,", "elzenbos,     ker,      ", `expected a location, found "ker"`},
		{"a route from nowhere", "campaign/routes.csv", "\nelzenbos,     kerkhoven,", "\nelz,          kerkhoven,", `expected a location, found "elz"`},
		{"levels upside down", "campaign/levels.csv", "\n20, ", "\n9,  ", "expected more than in the row above"},
		{"no level for the rest", "campaign/levels.csv", "\nany, ", "\n99,  ", "expected any for the last level"},
		{"no provenance", "guns.csv", "rulebook 16.9", "somewhere", "expected a provenance"},
	})
}
