package invincible

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/pack"
)

// loadOwn loads the pack as shipped with one file replaced.
func loadOwn(t *testing.T, file, text string) error {
	t.Helper()
	base, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	own, err := base.Overlay(fstest.MapFS{file: {Data: []byte(text)}})
	if err != nil {
		t.Fatal(err)
	}
	_, err = load(own)
	return err
}

// shipped is the text of a file of the pack.
func shipped(t *testing.T, file string) string {
	t.Helper()
	text, err := fs.ReadFile(Data, file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// loaded is the pack as shipped.
func loaded(t testing.TB) *Tables {
	t.Helper()
	return enginetest.Loaded(t, Data, load)
}

func TestLoad(t *testing.T) {
	tb := loaded(t)
	sum := func(from, to Squadron) (n int) {
		for q := from; q <= to; q++ {
			n += int(tb.Squadrons[q].Strength)
		}
		return n
	}
	for _, tt := range []struct {
		name      string
		got, want any
	}{
		{"4.2 English strength", sum(firstEnglish, lastEnglish), 41},
		{"4.3 Spanish strength", sum(firstSpanish, lastSpanish), 93},
		{"4.2 Plymouth lies north of box 3", tb.Places[firstPort], PlaceRow{"plymouth", "Plymouth", 3, 5037, -414}},
		{"12.3 Portsmouth lies north of the Isle of Wight", tb.Places[tb.Places[firstPort+2].Box].Name, "Isle of Wight"},
		{"ports", tb.Ports, 4},
		{"9.3 F7 is white", tb.Squares[66].White, true},
		{"9.3 F8 is anchorage", tb.Squares[76], SquareRow{Anchorage: true}},
		{"12.4 A9 is no entry square", tb.Squares[81].Entry, [numEdges]bool{}},
		{"12.4 A1 is both west and north", tb.Squares[1].Entry, [numEdges]bool{EdgeWest: true, EdgeNorth: true}},
		{"12.4 J1 is both north and east", tb.Squares[10].Entry, [numEdges]bool{EdgeNorth: true, EdgeEast: true}},
		{"neighbours of A1 clockwise from north", tb.Neighbours[1], [8]Square{0, 0, 2, 12, 11, 0, 0, 0}},
		{"7.5 stand off against try to board", tb.Matrix[StandOff][TryToBoard], Cell{[2]uint8{2, 2}, [2]int8{0, -1}, English}},
		{"7.4.3 close in against close in", tb.Matrix[CloseIn][CloseIn], Cell{[2]uint8{2, 2}, [2]int8{0, 0}, engine.NoSeat}},
		{"7.5 hits of a die", tb.Battle, [16]uint8{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3}},
		{"7.4.3 strength 3, 4 and 12", [3]int8{tb.Strength[3], tb.Strength[4], tb.Strength[12]}, [3]int8{-1, 0, 1}},
		{"11.0 gauge of 8, 9 and 11", [3]Gauge{tb.Gauge[8], tb.Gauge[9], tb.Gauge[11]}, [3]Gauge{GaugeWesterly, GaugeEasterly, GaugeBad}},
		{"11.0 bad weather", tb.BadWeather, [7]Weather{Normal, Calm, Calm, Fog, Fog, Gales, Gales}},
		{"13.1 fireships modifier", tb.FireshipMorale, [6]int8{0, 1, 1, 2, 2, 3}},
		{"13.2 two squares north-east", tb.Drift[10], Drift{2, -2}},
		{"14.1 condition", tb.Condition, Condition{1, 1, 2, -2}},
		{"14.2 arrival", tb.Arrival, [4]uint8{0, 5, 3, 0}},
		{"7.5 Howard's bonus", tb.Squadrons[Howard].With, [numTactics]bool{StandOff: true, CloseIn: true}},
		{"7.1 hulks", tb.Squadrons[Medina3].Battle, int8(-2)},
		{"16.0 Soldiers are Spanish", tb.Chits[Soldiers].Owner, Spanish},
		{"7.6 morale target", tb.Modifiers.MoraleBroken, int8(10)},
		{"17.2.6 storms", tb.Modifiers.CorunnaMost, int8(2)},
		{"scenarios", len(tb.Scenarios), 2},
		{"deployments", len(tb.Deployments), 3},
		{"names", tb.Squadrons[PedroValdes].Name, "Pedro Valdés"},
		{"the digest of the pack", len(tb.Digest), 16},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: got %v, want %v", tt.name, tt.got, tt.want)
		}
	}
}

func TestChitPool(t *testing.T) {
	tb := loaded(t)
	var all, red, yellow, marked int
	for c := NoEvent; c < numChits; c++ {
		row := &tb.Chits[c]
		all += int(row.Count)
		switch row.Owner {
		case English:
			red += int(row.Count)
		case Spanish:
			yellow += int(row.Count)
		}
		if row.Marked {
			marked += int(row.Count)
		}
	}
	if got, want := [4]int{all, red, yellow, marked}, [4]int{48, 7, 7, 17}; got != want {
		t.Errorf("chits in all, red, yellow and marked are %v, want %v", got, want)
	}
}

// TestDeployments holds the suggested squares against what they are said to do.
func TestDeployments(t *testing.T) {
	tb := loaded(t)
	for _, d := range tb.Deployments {
		if d.Key == "horns" {
			continue // its hulks may be attacked from the east
		}
		var taken [numSquares]Squadron
		for q := firstSpanish; q <= lastSpanish; q++ {
			taken[d.At[q]] = q
		}
		for q := Medina1; q <= Medina3; q++ {
			for dir := 0; dir < 8; dir += 2 {
				if n := tb.Neighbours[d.At[q]][dir]; n != 0 && taken[n] == NoSquadron {
					t.Errorf("%s: %s can be attacked from %s", d.Name, tb.Squadrons[q].Name, n)
				}
			}
		}
	}
}

func TestLoadRefuses(t *testing.T) {
	enginetest.LoadRefuses(t, Data, load, []struct{ Name, File, Old, New, Want string }{
		{"no title", "pack.toml", `"The Invincible Armada"`, `""`, "pack.toml:1:1: expected title and edition"},
		{"box out of order", "boxes.csv", "12,     narrows", "11,     narrows", `boxes.csv:16:1: expected 12, as rows are in order, found "11"`},
		{"box of no number", "boxes.csv", "12,     narrows", "13,     narrows", `expected 12, as rows are in order, found "13"`},
		{"two boxes of a name", "boxes.csv", "solent, ", "lizard, ", `boxes.csv:10:9: a second place named "lizard"`},
		{"key in capitals", "boxes.csv", "solent, ", "Solent, ", `boxes.csv:10:9: expected small letters, digits and hyphens after a letter, found "Solent"`},
		{"port joined to no box", "ports.csv", "12,  5113", "13,  5113", `ports.csv:7:25: expected a whole number from 1 to 12, found "13"`},
		{"two ports joined to one box", "ports.csv", "12,  5113", "7,  5113", "ports.csv:7:25: box 7 is joined to Portsmouth already"},
		{"a fifth port", "ports.csv", "dover, ", "rye, Rye, 9, 0, 0, rulebook 1\ndover, ", "ports.csv:8:1: expected at most 4 ports"},
		{"unknown terrain", "squares.csv", "3,   sea, sea, white", "3,   sea, sea, wight", `squares.csv:6:16: expected one of sea, white, anchorage, found "wight"`},
		{"a map of eight rows", "squares.csv", "\n9, ", "\n# 9, ", "squares.csv:11:1: expected 9 rows, found 8"},
		{"an anchorage elsewhere", "squares.csv", "8,   sea, sea, anchorage", "8,   sea, sea, sea      ", "squares.csv:11:16: expected the anchorage in C8 to H9, as the rules name it (13.0)"},
		{"a coast of no place", "coast.csv", "5014,", "north,", `expected a whole number from -9000 to 9000, found "north"`},
		{"an edge twice", "edges.csv", "north, ", "west,  ", "edges.csv:4:1: a second row for the west edge"},
		{"an edge out of line", "edges.csv", "A1,   A8", "A1,   B8", "edges.csv:3:14: expected a square east or south of A1 in one line with it, found B8"},
		{"an edge off the map", "edges.csv", "A1,   A8", "A0,   A8", `edges.csv:3:8: expected a square from A1 to J9, found "A0"`},
		{"unknown squadron", "squadrons.csv", "drake, ", "blake, ", `squadrons.csv:13:1: expected one of howard, drake,`},
		{"a squadron twice", "squadrons.csv", "drake, ", "howard,", `squadrons.csv:13:1: a second squadron named "howard"`},
		{"two squadrons of one name", "squadrons.csv", "drake,        Drake, ", "drake,        Howard,", `squadrons.csv:13:15: a second squadron named "Howard"`},
		{"strength 0", "squadrons.csv", "9,        -1", "0,        -1", `squadrons.csv:13:29: expected a whole number from 1 to 20, found "0"`},
		{"unknown tactic", "squadrons.csv", "close-in try-to-board", "close-in run-away    ", `squadrons.csv:13:58: expected any, or one or more of stand-off, close-in, try-to-board, found "run-away"`},
		{"no tactic", "squadrons.csv", "close-in try-to-board", "                     ", "expected any, or one or more of"},
		{"a squadron too few", "squadrons.csv", "\nmedina-3", "\n#medina-3", "squadrons.csv:25:1: expected 15 rows, found 14"},
		{"a square twice in a deployment", "deployments.csv", "G5,      D5", "D5,      D5", "deployments.csv:4:61: sidonia is in D5 already"},
		{"a deployment outside the white squares", "deployments.csv", "G5,      D5", "I5,      D5", "deployments.csv:4:52: expected a white square, found I5"},
		{"a deployment outside the anchorage", "deployments.csv", "E8,      D8", "E7,      D8", "deployments.csv:6:51: expected a square of the anchorage, found E7"},
		{"a deployment twice", "deployments.csv", "horns,", "all-round,", `deployments.csv:5:1: a second deployment named "all-round"`},
		{"a matrix cell missing", "matrix.csv", "\nclose-in,     close-in", "\n#close-in,     close-in", "matrix.csv:12:1: expected 9 rows, found 8"},
		{"a matrix cell twice", "matrix.csv", "stand-off,    close-in", "stand-off,    stand-off", "matrix.csv:5:1: a second row for stand-off against stand-off"},
		{"no dice", "matrix.csv", "stand-off,    2,            -1,          1, ", "stand-off,    2,            -1,          0, ", `matrix.csv:4:56: expected a whole number from 1 to 6, found "0"`},
		{"battle rows that fall", "battle.csv", "6,     2", "3,     2", `battle.csv:5:1: expected more than in the row above, which has 4, found "3"`},
		{"strength rows that fall", "strength.csv", "12,    1", "4,     1", `strength.csv:6:1: expected more than in the row above, which has 4, found "4"`},
		{"no roll of 7", "gauge.csv", "\n7, ", "\n8, ", `gauge.csv:8:1: expected 7, as rows are in order, found "8"`},
		{"unknown weather", "weather.csv", "gales", "storm", `weather.csv:7:6: expected one of calm, fog, gales, found "storm"`},
		{"no drift at all", "fireships.csv", "2,    0,    -2", "2,    0,    0", "fireships.csv:4:7: expected a move, found none"},
		{"six English squadrons", "fireship_morale.csv", "\n5, ", "\n6, ", `fireship_morale.csv:9:1: expected 5, as rows are in order, found "6"`},
		{"a condition twice", "condition.csv", "hulk-afloat, ", "unbroken,    ", `condition.csv:4:1: a second row for "unbroken"`},
		{"arrival out of order", "arrival.csv", "\n2, ", "\n3, ", `arrival.csv:4:1: expected 2, as rows are in order, found "3"`},
		{"a chit total that is not 48", "chits.csv", "Soldiers,              3", "Soldiers,              4", "chits.csv:38:47: expected 48 chits in all, found 49"},
		{"an unknown chit", "chits.csv", "soldiers, ", "sailors,  ", "chits.csv:35:1: expected one of no-event, bonus-draw,"},
		{"a chit twice", "chits.csv", "soldiers, ", "panic,    ", `chits.csv:35:1: a second row for "panic"`},
		{"a chit used otherwise than the rules do", "chits.csv", "Soldiers,              3,     Spanish, held,  ", "Soldiers,              3,     Spanish, marked,", "chits.csv:35:63: expected held, as the rules treat this chit so, found marked"},
		{"a chit for nobody", "chits.csv", "3,     Spanish", "3,     French ", `chits.csv:35:54: expected one of either, English, Spanish, found "French"`},
		{"a modifier missing", "modifiers.csv", "morale-hit,  ", "morale-hits, ", "modifiers.csv:5:1: expected one of morale-broken, morale-hit,"},
		{"a modifier out of range", "modifiers.csv", "withdraw-most,           8", "withdraw-most,           80", `modifiers.csv:8:26: expected a whole number from -12 to 12, found "80"`},
		{"no provenance", "modifiers.csv", "rulebook 7.6", " ", "modifiers.csv:4:100: expected a provenance"},
		{"scenario of another name", "scenarios/campaign.toml", `"campaign"`, `"crusade"`, `scenarios/campaign.toml:1:14: expected "campaign", as the file is called, found "crusade"`},
		{"scenario without a name", "scenarios/calais.toml", "name       = ", "name = \"\" # ", "expected name, which this file needs, found none"},
		{"turn 0", "scenarios/campaign.toml", "turn       = 1", "turn       = 0", "scenarios/campaign.toml:5:14: expected a whole number from 1 to 40, found 0"},
		{"the Armada in port", "scenarios/campaign.toml", `"lizard"`, `"dover"`, `scenarios/campaign.toml:6:14: expected a box, found "dover"`},
		{"unknown wind", "scenarios/campaign.toml", `"westerly"`, `"northerly"`, `scenarios/campaign.toml:7:14: expected one of westerly, easterly, found "northerly"`},
		{"unknown field", "scenarios/calais.toml", "hits       = 2", "hit        = 2", "scenarios/calais.toml:31:1: no such field: squadron.hit"},
		{"a squadron nowhere", "scenarios/campaign.toml", `"plymouth"`, `""`, `scenarios/campaign.toml:13:14: expected a box or a port, found ""`},
		{"a squadron twice in a scenario", "scenarios/campaign.toml", `"drake"`, `"howard"`, `scenarios/campaign.toml:17:14: a second squadron named "howard"`},
		{"an English squadron left out", "scenarios/campaign.toml", `"drake"`, `"howard"`, "expected drake, found it nowhere"},
		{"too many hits", "scenarios/calais.toml", "hits       = 3", "hits       = 10", "scenarios/calais.toml:61:14: expected a whole number from 0 to 9, found 10"},
		{"shots under low ammo", "scenarios/calais.toml", "low-ammo   = true", "low-ammo = true\nshots = 1", "expected no shots with low ammo (7.6), found 1"},
		{"Spanish reinforced", "scenarios/calais.toml", `at         = "G5"`, "at = \"G5\"\nadded = 1", "only the English reinforce (10.0), found 1"},
		{"a gift of no hulk", "scenarios/calais.toml", `at         = "G5"`, "at = \"G5\"\ngave = true", "expected it of hulks only (8.4.2), found it of sidonia"},
		{"a gift without low ammo", "scenarios/calais.toml", `low-ammo   = true`, "", "expected low ammo, which a hulk that gave keeps for good"},
		{"two squadrons in a square", "scenarios/calais.toml", `"G5"`, `"B5"`, "scenarios/calais.toml:60:14: howard is in B5 already"},
		{"a square off the map", "scenarios/calais.toml", `"G5"`, `"K5"`, `scenarios/calais.toml:60:14: expected a square from A1 to J9, found "K5"`},
		{"square and place", "scenarios/calais.toml", `"B5"`, "\"B5\"\nplace = \"dover\"", "expected a square or a place, found both"},
		{"a Spanish squadron in port", "scenarios/calais.toml", `at         = "G5"`, `place = "dover"`, "Spanish squadrons never leave the Tactical Map (4.3)"},
		{"a Spanish squadron left out", "scenarios/calais.toml", `at         = "G5"`, ``, "expected a square for every Spanish squadron, or on turn 1 for none, found 9"},
		{"eliminated with hits", "scenarios/calais.toml", `at         = "G5"`, "eliminated = true", "expected nothing else of a squadron that is eliminated"},
		{"a chit of the other side", "scenarios/calais.toml", `"culverin-fire"`, `"soldiers"`, "scenarios/calais.toml:16:15: expected a chit that the English may hold (16.0), found soldiers"},
		{"more chits than there are", "scenarios/calais.toml", `"culverin-fire", "stout-hearts"`, `"panic", "panic"`, "scenarios/calais.toml:16:24: expected at most 1 of panic"},
		{"a chit out that is none of Parma's", "scenarios/calais.toml", `turn       = 10`, "turn = 10\nout = [\"panic\"]", "scenarios/calais.toml:10:8: expected parma-ready or parma-delayed (16.0), found panic"},
	})
}

func TestLoadRefusesAMapWithoutRoom(t *testing.T) {
	text := strings.ReplaceAll(shipped(t, "squares.csv"), " white,", "   sea,")
	err := loadOwn(t, "squares.csv", text)
	if want := "squares.csv:12:1: expected from 10 to 60 white squares, found 0"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func FuzzLoad(f *testing.F) { enginetest.FuzzLoad(f, Data, New) }
