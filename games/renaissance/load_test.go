package renaissance

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

// loaded is the pack as shipped.
func loaded(t testing.TB) *Tables {
	t.Helper()
	return enginetest.Loaded(t, Data, load)
}

// loadChanged loads the pack as shipped with a text in one file replaced, once.
func loadChanged(t *testing.T, file, old, new string) error {
	t.Helper()
	return enginetest.LoadChanged(t, Data, load, file, old, new)
}

func TestLoadRefuses(t *testing.T) {
	const bull, pit, bill, left = "scenarios/lion-and-bull.toml", "scenarios/bear-pit.toml",
		"scenarios/portland-bill.toml", "scenarios/lepanto.toml"
	enginetest.LoadRefuses(t, Data, load, []struct{ Name, File, Old, New, Want string }{
		{"no title", "pack.toml", `"Armada"`, `""`, "pack.toml:1:1: expected title and edition, found an empty one"},
		{"a distance of nothing", "distances.csv", "shouting,            50", "shouting,            0", `distances.csv:3:22: expected a number from 1 to 20000 with at most 2 decimal places, found "0"`},
		{"a distance too fine", "distances.csv", "shouting,            50", "shouting,            50.125", `found "50.125"`},
		{"distances out of order", "distances.csv", "\ngun-signal, ", "\ngun-flash,  ", `distances.csv:4:1: expected gun-signal, as rows are in order, found "gun-flash"`},
		{"a distance too few", "distances.csv", "\ncircle-small", "\n#circle-small", "expected 39 rows, found 38"},
		{"fast slower than moving", "distances.csv", "moving-fast,         100", "moving-fast,         60", "expected at least the 70 of moving (11.3), found 60"},
		{"a small circle that is the large one", "distances.csv", "circle-small,        50", "circle-small,        101", "expected at most the 100 of circle-large (8.1), found 101"},
		{"bow wind abaft the beam", "angles.csv", "quarter-wind,     150", "quarter-wind,     80", "expected beam-wind below quarter-wind (7.1, 7.2), found 80"},
		{"a task of no time", "tasks.csv", "jury-mast,          6", "jury-mast,          0", `tasks.csv:4:21: expected a whole number from 1 to 99, found "0"`},
		{"a figure that is none", "figures.csv", "boat-crew,           20", "boat-crew,           x", `expected a whole number from 1 to 2000, found "x"`},
		{"an unknown factor", "melee.csv", "melee-elite, ", "melee-drunk, ", `expected melee-elite, as rows are in order, found "melee-drunk"`},
		{"a third of a spot", "gale.csv", "gale-battery,    -0.5", "gale-battery,    -0.3", `expected a whole or a half number, found "-0.3"`},
		{"a half where there are none", "foul.csv", "foul-raw,            1", "foul-raw,            0.5", `expected a whole number from -20 to 20, found "0.5"`},
		{"no circumstance", "greed.csv", "\"a third of the tonnage or more, disabled\"", `""`, "expected a word, found an empty cell"},
		{"kinds out of order", "kinds.csv", "\ncarrack, ", "\ncarack,  ", `expected carrack, as rows are in order, found "carack"`},
		{"an unknown family", "kinds.csv", "Caravel,            ship, ", "Caravel,            shop, ", `expected one of ship, galley, galleass, boat, found "shop"`},
		{"a first row of tonnage above 0", "tonnage.csv", "boats,         0", "boats,         1", "expected 0 in the first row of boats, found 1"},
		{"tonnage that falls", "tonnage.csv", "boats,         499", "boats,         149", "expected more than in the row above, found 149"},
		{"a rule without tonnage", "tonnage.csv", "\nbarrier,       0, ", "\n#barrier,       0,", "expected 0 in the first row of barrier, found 100"},
		{"a section twice", "layouts.csv", "A,      fore-top, ", "A,      fore-lower,", "a second fore-lower of this layout"},
		{"a top without a lower", "layouts.csv", "C,      fore-lower, ", "#C,     fore-lower, ", "expected a fore-lower under the fore-top of layout C, found none"},
		{"a number that shows two", "layouts.csv", "main-lower,      sum,  7", "main-lower,      sum,  6", "6 shows the fore-lower already"},
		{"a number no dice show", "layouts.csv", "bonaventure,     sum,  11", "bonaventure,     sum,  13", `expected a number from 2 to 12, or two with to between, found "13"`},
		{"two sorts of dice", "layouts.csv", "mizzen,          sum,  9", "mizzen,          plus, 5", "expected the same dice for all of layout A"},
		{"few sections by the sum", "layouts.csv", "F,      main-lower,      plus, 1 to 3", "F,      main-lower,      sum,  2 to 3", "expected layout F to use the plus die if it has fewer than five sections, else the sum (13.4)"},
		{"a layout missing", "layouts.csv", "\nF, ", "\n#F,", "expected sections of layout F, found none"},
		{"an unknown level", "rakes.csv", "topgallant", "royal", "expected one of lower, sprit, top, topgallant, mizzen, jury, -"},
		{"a mast row missing", "mast_defence.csv", "\ntopgallant, ", "\n#topgallant,", `expected topgallant, as rows are in order, found "mizzen"`},
		{"a ship dismasted that sails", "mast_loss.csv", "1,        100", "1,        90", "expected 100 of a ship dismasted"},
		{"winds out of order", "sail.csv", "A,     quarter", "A,     bow", `expected quarter, as rows are in order, found "bow"`},
		{"a drift before the wind", "sail.csv", "A,     aft,     60", "A,     aft,     D", "expected a move before the wind, of which drifting is a part (7.7), found D"},
		{"a table twice", "sail.csv", "C,     aft", "A,     aft", "table A is there already"},
		{"two turns in one table", "oars.csv", "L,     bow,     110,  90,    60,    360", "L,     bow,     110,  90,    60,    180", "expected the same turn and attack on all rows of a table"},
		{"a ship twice", "ships.csv", "\nhulk-400, ", "\ncarrack-520,", `a second ship named "carrack-520"`},
		{"a crew that does not add up", "ships.csv", "125,      335,      460", "125,      335,      470", "expected 460, soldiers and mariners, found 470"},
		{"a mast layout that is none", "ships.csv", "800,  A,      2", "800,  G,      2", `expected one of A, B, C, D, E, F, found "G"`},
		{"a table of moves that is not printed", "ships.csv", "0,    D,    -", "0,    B,    -", `expected a table of moves that is printed, found "B"`},
		{"oars without a table", "ships.csv", "15,   F,    I", "15,   F,    -", "expected a table of moves under oars for a ship with oars, - for others"},
		{"a warship that cannot attack", "ships.csv", "24,   G,    L", "24,   G,    I", "expected a table with an attack speed for a galley (7.4)"},
		{"oars of a boat", "ships.csv", "20,   F,    I", "20,   F,    J", "expected another table than that of ships' boats"},
		{"a galley without oars", "ships.csv", "0,     24,   G", "0,     0,    G", "expected oars of a galley"},
		{"batteries without a factor", "ships.csv", "6,         6,      1,     6", "6,         0,      1,     6", `expected a factor if there are batteries and 0 if not, found "0"`},
		{"guns that no layout has", "ships.csv", "6,         6,      1,     6", "60,        6,      1,     6", "expected a whole number from 0 to 16"},
		{"a hulk on the small circle", "ships.csv", "0,    E,    -,   no,    55", "0,    E,    -,   yes,   55", "expected no for hulks and ships of 501 tons or more (8.1)"},
		{"a base wider than long", "ships.csv", "94,     24", "24,     94", "expected at most the length"},
		{"raw soldiers", "classes.csv", "outside,       any,      raw,     raw,     average", "outside,       any,      raw,     raw,     raw    ", "expected average or elite (4.1), found raw"},
		{"nobody else", "classes.csv", "\nany,     mediterranean, any, ", "\nknights, mediterranean, any, ", "expected a last row for any nation and any ships of the Mediterranean"},
		{"ranks out of order", "limits.csv", "\nknight, ", "\nemir,   ", `expected knight, as rows are in order, found "emir"`},
		{"a wheel that skips", "wheel.csv", "\n7, ", "\n8, ", `expected 7, as rows are in order, found "8"`},
		{"a storm in a calm", "weather.csv", "3,    clear", "3,    storm", "expected a wind that storm may go with (forces.csv), found 0"},
		{"flashes dimmer than ships", "visibility.csv", "moon,        600,   6000", "moon,        600,   60", "expected at least the distance of ships"},
		{"bands that shrink", "ranges.csv", "ball, 20,          75", "ball, 20,          15", `expected more than in the band before, found "15"`},
		{"a gap between bands", "ranges.csv", "hail, 20,          50,    75", "hail, 20,          -,     75", "expected more than in the band before"},
		{"classes out of order", "hits.csv", "\nelite, ", "\nraw,   ", `expected elite, as rows are in order, found "raw"`},
		{"a die below decks for ever", "doubles.csv", "1,      mizzen", "1,      below-decks", "expected a mast, found below-decks"},
		{"results without end", "fire_results.csv", "\nmore", "\n13", `expected "more" in the last row, found "13"`},
		{"results that fall", "into_wind_results.csv", "\n9, ", "\n5, ", "expected more than in the row above"},
		{"a gale without an end", "gale_results.csv", "tow,        more, ", "tow,        9,    ", "expected the situations in order, each up to a row of more"},
		{"a boarding that ends before it began", "stages.csv", "bulwarks, waist,        stern-castle, -", "bulwarks, -,            stern-castle, -", "expected a deck, or - after the last"},
		{"morale that skips losses", "morale_losses.csv", "\n20, ", "\n10, ", `expected more than in the row above, which has 10, found "10"`},
		{"parties out of order", "parties.csv", "\ndefender,            english", "\nattacker,            english", `expected defender, as rows are in order, found "attacker"`},
		{"a scenario of another name", bull, `"lion-and-bull"`, `"bull"`, `lion-and-bull.toml:1:17: expected "lion-and-bull", as the file is called, found "bull"`},
		{"a scenario without a name", bull, "name          = ", "name          = \"\" # ", "expected name, which this file needs, found none"},
		{"a table too small", bull, "[2400, 1800]", "[2400, 180]", "expected a whole number from 300 to 20000, found 180"},
		{"a wind from nowhere", bull, `from = "0"`, `from = "north"`, `expected degrees from 0 to 360 with at most two decimal places, found "north"`},
		{"mist in a breeze", bull, `"clear"`, `"mist"`, "expected a weather that Beaufort 5 may have (5.2), found mist"},
		{"a change before the first move", bill, "move       = 10", "move       = 1", "expected a whole number from 2 to 22, found 1"},
		{"three sides", bull, "[[ship]]", "[[side]]\nkey = \"france\"\nname = \"France\"\nnation = \"other\"\nreligion = \"christian\"\nprovenance = \"rulebook 4.2\"\n\n[[ship]]", "expected two sides, found 3"},
		{"a ship of no side", bull, `side        = "england"`, `side        = "france"`, `expected one of england, spain, found "france"`},
		{"a ship not in the lists", bull, `"galleon-1000"`, `"galleon-2000"`, `expected a ship of the lists, found "galleon-2000"`},
		{"a ship twice in a scenario", pit, `"galley-2"`, `"galley-3"`, `a ship is named "galley-3" already`},
		{"a key in capitals", bull, `"triumph"`, `"Triumph"`, `expected small letters, digits and hyphens after a letter, found "Triumph"`},
		{"one ship of two names", bill, `"Triumph"`, `"Triumphant"`, `expected "Triumph", as triumph is called in lion-and-bull, found "Triumphant"`},
		{"off the table", bull, "[600, 700]", "[50, 800]", "expected a base wholly on the table, found a corner at -40,"},
		{"faster than the wind", bull, "speed       = 80", "speed       = 151", "expected at most 150 mm in this wind (7.3, 7.4), found 151"},
		{"under way into the wind", bull, `heading     = "90"`, `heading     = "30"`, "expected at most 0 mm in this wind (7.3, 7.4), found 80"},
		{"oars of a galleon", bull, "oars        = false", "oars        = true", "expected no of a ship without oars, found yes"},
		{"raw soldiers aboard", bull, `soldiers    = "average"`, `soldiers    = "raw"`, "expected average or elite, as no soldiers are raw (4.1), found raw"},
		{"Janissaries that are average", pit, "soldiers    = \"elite\"\njanissaries", "soldiers    = \"average\"\njanissaries", "expected elite of Janissaries (4.2), found average"},
		{"an emir in an English ship", bull, `rank = "sea-dog"`, `rank = "emir"`, "expected no emir in a ship that is english (4.3)"},
		{"2.1 a commander without a squadron", bull, "squadron    = 1", "squadron    = 0", "expected a ship of a squadron, found none"},
		{"ships in each other", pit, "[2200, 550]", "[2250, 910]", "expected bases apart: galley-2 touches bey-of-rhodes"},
		{"a ship ashore", bill, "[1106, 467]", "[1200, 300]", "expected a ship afloat (23.2), found her on Portland Bill"},
		{"a ship in the shoals", left, "[700, 500]", "[700, 70]", "expected a ship afloat (23.2), found her on Inshore shoal"},
		{"a coast that crosses itself", bill, "[1500, 0], [1500, 450]", "[1500, 450], [1500, 0]", "expected three corners or more, and no sides that cross or touch"},
		{"a coast of two corners", bill, "[[1750, 650], [2150, 750], [2200, 850], [1850, 800]]", "[[1750, 650], [2150, 750]]", "expected three corners or more"},
		{"a point of one number", bill, "[1750, 650]", "[1750]", "expected two numbers, x and y, found 1"},
		{"a thrown wind with changes", bill, `settings      = []`, `settings      = ["wind=thrown"]`, "expected no changes of a wind that is thrown for"},
		{"a setting without a value", bull, `"single-combat=on"`, `"single-combat"`, "expected a rule and its value, such as single-combat=on"},
		{"a fort of mud", bull, "[[ship]]", strings.Replace(aFort, `"earth"`, `"mud"`, 1) + "[[ship]]", `expected one of open, earth, stone, found "mud"`},
		{"a fort short of gunners", bull, "[[ship]]", strings.Replace(aFort, "gunners    = 40", "gunners    = 39", 1) + "[[ship]]", "expected a whole number from 40 to 2000, found 39"},
		{"a fort short of troops", bull, "[[ship]]", strings.Replace(aFort, "troops     = 40", "troops     = 30", 1) + "[[ship]]", "expected a whole number from 40 to 4000, found 30"},
		{"a fort named as a ship", bull, "[[ship]]", strings.Replace(aFort, `"castle"`, `"triumph"`, 1) + "[[ship]]", `a ship is named "triumph" already`},
		{"a barrier too strong", bull, "[[ship]]", "[[barrier]]\nkey = \"the-boom\"\nname = \"boom\"\na = [0, 0]\nb = [10, 0]\ndefence = 6\nprovenance = \"rulebook 23.7\"\n\n[[ship]]", "expected a whole number from 1 to 5, found 6"},
		{"a barrier of one end", bull, "[[ship]]", "[[barrier]]\nkey = \"the-boom\"\nname = \"boom\"\na = [10, 0]\nb = [10, 0]\ndefence = 5\nprovenance = \"rulebook 23.7\"\n\n[[ship]]", "expected a name and two ends apart"},
		{"16.2 treasure in a fire ship", "scenarios/coursing-the-bull.toml", "treasure    = true", "treasure    = true\nfire-ship = true", "expected no treasure in a fire ship (16.2), found some"},
		{"16.2 powder in a ship that is no fire ship", bull, "speed       = 80", "speed       = 80\nexplosive = true", "expected fire-ship = true of an explosive vessel (16.2), found false"},
		{"24.0 at anchor under way", bull, "speed       = 80", "speed       = 80\nheld = \"bow-anchor\"", "expected a ship that lies still over shallows (24.0), found her at 80 mm a move"},
		{"24.0 at anchor by nothing", bull, "speed       = 80", "speed       = 0\nheld = \"aground\"", "expected one of free, bow-anchor, stern-anchor, both-anchors, found \"aground\""},
		{"a barrier named as a ship", bull, "[[goal]]", "[[barrier]]\nkey = \"triumph\"\nname = \"boom\"\na = [0, 0]\nb = [10, 0]\ndefence = 5\nprovenance = \"rulebook 23.7\"\n\n[[goal]]", `a barrier is named "triumph" already`},
		{"23.7 a ship in a barrier", bull, "[[goal]]", "[[barrier]]\nkey = \"the-boom\"\nname = \"boom\"\na = [580, 0]\nb = [580, 1000]\ndefence = 5\nprovenance = \"rulebook 23.7\"\n\n[[goal]]", "expected a ship clear of barriers (23.7), found triumph on boom"},
		{"two commanders-in-chief", left, `rank = "elite-captain", commands = true`, `rank = "c-in-c", commands = true`, "expected one c-in-c on a side (4.3.4), found another"},
		{"a goal of nothing", bull, `any        = ["captured", "sunk", "struck", "retiring"]`, `any        = []`, "expected a text, and fates that count"},
		{"an unknown fate", bull, `"retiring"]`, `"tired"]`, "expected one of captured, prize-secured,"},
		{"a goal that refers to no ship", left, `keys       = ["lanterna"]`, `keys       = ["lantern"]`, `expected a ship of this scenario, if ships is keys, found "lantern"`},
		{"a line without an edge", left, `edge       = "left"`, `edge       = "west"`, `expected one of top, right, bottom, left, found "west"`},
		{"no provenance", "oars.csv", "rulebook 7.4", "somewhere", "expected a provenance"},
		{"an unknown field", bull, "outright ", "outwrite ", "no such field: outwrite"},
	})
}

// aFort is a shore battery, as a scenario tells it.
const aFort = `[[fort]]
key        = "castle"
name       = "The Castle"
side       = "spain"
at         = [1200, 100]
facing     = "180"
cover      = "earth"
guns       = 4
pounds     = 32
gunners    = 40
troops     = 40
height     = 1
red-hot    = true
provenance = "rulebook 25.1"

`

// coronada is a ship of one's own, as a scenario tells her.
const coronada = `[[design]]
key        = "coronada"
name       = "La Coronada"
kind       = "galleon"
tons       = 520
layout     = "C"
decks      = 1
oars       = 0
sail       = "C"
oar        = "-"
small      = false
feet       = [105, 35]
soldiers   = 150
mariners   = 100
rowers     = 0
broadside  = [[1, 50], [1, 32], [2, 24], [4, 12], [1, 9]]
stern      = []
bow        = [[3, 4]]
small-guns = 6
hull       = 30
freeboard  = 3
provenance = "rulebook 30.0"

`

// A galleass of one's own is one of the Mediterranean where that is fought in.
//
// Cases 11.1, 30.0. Ruling R137.
func TestDesignedGalleass(t *testing.T) {
	galleass := strings.NewReplacer(`"galleon"`, `"galleass"`, "oars       = 0", "oars       = 28", `"-"`, `"K"`,
		`"C"`, `"H"`, `layout     = "C"`, `layout     = "E"`, "rowers     = 0", "rowers     = 280").Replace(coronada)
	for file, lifts := range map[string]bool{"scenarios/lion-and-bull.toml": false, "scenarios/dog-fight.toml": true} {
		text, err := fs.ReadFile(Data, file)
		if err != nil {
			t.Fatal(err)
		}
		base, err := pack.Read(Data)
		if err != nil {
			t.Fatal(err)
		}
		own, err := base.Overlay(fstest.MapFS{file: {Data: []byte(strings.Replace(string(text), "[[ship]]", galleass+"[[ship]]", 1))}})
		if err != nil {
			t.Fatal(err)
		}
		tb, err := load(own)
		if err != nil {
			t.Fatal(err)
		}
		if got := typeNamed(t, tb, "coronada").LiftsOars; got != lifts {
			t.Errorf("in %s she lifts her oars: %v", file, got)
		}
	}
}

func TestDesign(t *testing.T) {
	const bull = "scenarios/lion-and-bull.toml"
	with := func(old, new string) error {
		return loadChanged(t, bull, "[[ship]]", strings.Replace(coronada, old, new, 1)+"[[ship]]")
	}
	base, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	text, err := fs.ReadFile(Data, bull)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "[[ship]]", coronada+"[[ship]]", 1)
	changed = strings.Replace(changed, `"portuguese-1000"`, `"coronada"`, 1)
	own, err := base.Overlay(fstest.MapFS{bull: {Data: []byte(changed)}})
	if err != nil {
		t.Fatal(err)
	}
	tb, err := load(own)
	if err != nil {
		t.Fatal(err)
	}
	got := typeNamed(t, tb, "coronada")
	want := ShipType{
		Key: "coronada", Name: "La Coronada", List: OwnList, Kind: Galleon, Tons: 520, Layout: 2, GunDecks: 1, Sail: 2,
		Length: 7000, Width: 2333, Soldiers: 150, Mariners: 100, PeaceSoldiers: 150,
		Broadside: 3, Factor: 69, PeaceFactor: 69, Bow: 1, BowFactor: 13, SmallGuns: 6, Hull: 30, Freeboard: 3,
		Sections: 6, Square: true, Leeway: true, SlowDown: 2000, SpeedUp: 5000, Boats: 4, BoatTow: 500,
		Crosses: [2]uint8{1, 1}, BarrierRam: 1,
	}
	if *got != want {
		t.Errorf("30.0 got  %+v\nwant %+v", *got, want)
	}
	if ship := tb.Scenarios[0].Ships[1]; tb.Ships[ship.Type].Key != "coronada" || ship.Soldiers != 150 || ship.Factor != 69 {
		t.Errorf("30.0 the scenario has %+v", ship)
	}
	for _, tt := range []struct{ name, old, new, want string }{
		{"30.0 a design of a name that there is", `"coronada"`, `"galleon-1000"`, `a second ship of the lists named "galleon-1000"`},
		{"30.0 a kind that is none", `"galleon"`, `"gondola"`, `expected one of race-built, galleon,`},
		{"30.0 a length alone", "[105, 35]", "[105]", "expected two numbers, length and beam, found 1"},
		{"30.0 broader than long", "[105, 35]", "[35, 105]", "expected at most the length"},
		{"30.0 guns without shot", "[1, 9]]", "[1]]", "expected two numbers, guns and pounds of shot, found 1"},
		{"30.0 too few guns for a battery", "[[3, 4]]", "[[2, 4]]", "expected 3 guns or more, a battery, found 2"},
		{"30.0 more batteries than a side holds", "[4, 12]", "[45, 12]", "expected at most 16 batteries, found more"},
		{"30.0 a galley without oars", `"galleon"`, `"galley"`, "expected oars of a galley"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if err := with(tt.old, tt.new); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}

func FuzzLoad(f *testing.F) {
	enginetest.FuzzLoad(f, Data, New, func(text string) string {
		return strings.Replace(text, "[[ship]]", coronada+"[[ship]]", 1) // a scenario that brings a ship of its own
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
