package spain

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestWindTable: the expected losses of the Wind Effects Table, in thirty-sixths, as
// added up by hand from the printed sheet.
func TestWindTable(t *testing.T) {
	tb := loaded(t)
	ways := [13]int{2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
	var moves, lost [windColumns]int
	for dice := 2; dice <= 12; dice++ {
		for column, g := range tb.Wind[dice] {
			moves[column] += ways[dice] * int(g.Moves)
			lost[column] += ways[dice] * int(g.Steps)
		}
	}
	if moves != [windColumns]int{110, 480, 441, 583} || lost != [windColumns]int{20, 46, 92, 172} {
		t.Errorf("6.7 moves %v and steps %v", moves, lost)
	}
	for _, tt := range []struct {
		season Season
		with   bool
		want   int
	}{{Summer, true, SummerWith}, {Summer, false, SummerAgainst}, {October, true, WinterWith}, {Winter, false, WinterAgainst}} {
		if got := WindColumn(tt.season, tt.with); got != tt.want {
			t.Errorf("6.7 column %d in %s, want %d", got, seasonNames[tt.season], tt.want)
		}
	}
}

// TestNavalColumns: the difference finds its column, and the results are those of the
// sheet.
func TestNavalColumns(t *testing.T) {
	tb := loaded(t)
	for difference, want := range map[int]int{-60: 0, -21: 0, -20: 1, -11: 1, -10: 2, 0: 2, 1: 3, 10: 3, 11: 4, 20: 4, 21: 5, 99: 5} {
		if got := NavalColumn(difference); got != want {
			t.Errorf("7.2 a difference of %d is in column %d, want %d", difference, got, want)
		}
	}
	var attacker, defender [combatColumns]int
	for die := 1; die <= 6; die++ {
		for i, r := range tb.Naval[die] {
			attacker[i] += int(r.Attacker)
			defender[i] += int(r.Defender)
		}
	}
	if attacker != [combatColumns]int{6, 5, 6, 7, 5, 6} || defender != [combatColumns]int{3, 4, 6, 8, 7, 11} {
		t.Errorf("7.2 the columns add up to %v and %v", attacker, defender)
	}
}

// TestLandColumns: ratios are rounded in favour of the defender.
func TestLandColumns(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		attacker, defender, column int
		ok                         bool
	}{
		{13, 4, 4, true}, // the example of the book: 3.25 to 1 is 3 to 1
		{1, 3, 0, true}, {1, 4, 0, false}, {3, 10, 0, false}, {2, 5, 0, true}, {3, 4, 1, true}, {1, 2, 1, true}, {5, 5, 2, true},
		{7, 4, 2, true}, {8, 4, 3, true}, {11, 4, 3, true}, {12, 4, 4, true}, {15, 4, 4, true}, {16, 4, 5, true},
		{90, 1, 5, true}, {0, 4, 0, false}, {4, 0, 5, true}, {0, 0, 0, false},
	} {
		column, ok := LandColumn(tt.attacker, tt.defender)
		if ok != tt.ok || ok && column != tt.column {
			t.Errorf("9.0, 9.3 %d to %d is in column %d, %v", tt.attacker, tt.defender, column, ok)
		}
	}
	want := [7][combatColumns]string{
		1: {"-/-", "-/-", "-/-", "-/-", "-/-", "-/-"}, 2: {"-/-", "-/-", "-/-", "-/-", "-/-", "-/-"},
		3: {"1r/-", "1/1", "1/1", "1/1", "1/2r", "-/1r"}, 4: {"2r/-", "1/1", "1/1", "1/2r", "1/2r", "1/2r"},
		5: {"2r/-", "1/1", "2r/1", "2/2", "2/3r", "2/3r"}, 6: {"2r/1", "2r/1", "1/2r", "2/2", "2/3r", "2/3r"},
	}
	for die := 1; die <= 6; die++ {
		for i, r := range tb.Land[die] {
			if resultText(r) != want[die][i] {
				t.Errorf("9.3 a %d in column %d is %s, want %s", die, i, resultText(r), want[die][i])
			}
		}
	}
}

// TestIncome: the two columns of the Income Table.
func TestIncome(t *testing.T) {
	tb := loaded(t)
	want := [7][2]int16{1: {1000, 2300}, {1100, 2400}, {1200, 2500}, {1300, 2600}, {1300, 2600}, {1400, 2700}}
	if tb.Income != want {
		t.Errorf("11.4 income is %v", tb.Income)
	}
	for i, turn := range tb.Turns {
		income := map[int]uint8{1: 2, 9: 2, 17: 1}[i]
		winter := i == 1 || i == 9 || i == 17
		if turn.Income != income || winter != (turn.Season == Winter) || turn.Noted != (i == 1 || i == 9) {
			t.Errorf("11.0, 11.21 turn %d: %+v", i, turn)
		}
		due := i >= 4 && i <= 6 || i >= 12 && i <= 14
		if turn.Due != due {
			t.Errorf("11.22 the Treasure Fleet in %s: %v", turn.Name, turn.Due)
		}
	}
}

// TestCosts: the chart.
func TestCosts(t *testing.T) {
	tb := loaded(t)
	for kind, want := range map[Kind]Cost{
		DeepSail: {25, 3, 1, 4}, ShallowSail: {6, 3, 1, 4}, Oared: {6, 3, 1, 4}, Barge: {3, 1, 1, 4},
		Foot: {3, 2, 2, 0}, Horse: {3, 2, 2, 0}, TreasureFleet: {}, NavalLeader: {},
	} {
		if tb.Costs[kind] != want {
			t.Errorf("11.5 %s costs %+v, want %+v", kindNames[kind], tb.Costs[kind], want)
		}
	}
	for number, want := range map[Number]int16{
		NumFleets: 6, NumInterceptMost: 4, NumDutchRange: 4, NumQuietOdds: 30, NumBesiegedOpen: 2, NumBesiegedFortress: 6,
		NumBesiegedWinter: 5, NumWinterCost: 5, NumTreasurePrize: 500, NumPope: 200, NumPenalty: 20, NumLeagueCities: 7, NumGreatHost: 30,
	} {
		if tb.Numbers[number] != want {
			t.Errorf("%s is %d, want %d", numberNames[number], tb.Numbers[number], want)
		}
	}
}

// TestRisings: the three tables of chapter 15.
func TestRisings(t *testing.T) {
	tb := loaded(t)
	if want := [7][irishColumns]uint8{3: {0, 2, 4, 5}, 4: {2, 4, 6, 7}, 5: {3, 6, 8, 9}, 6: {5, 8, 11, 11}, 2: {0, 0, 2, 3}}; tb.Irish != want {
		t.Errorf("15.4 the Irish table is %v", tb.Irish)
	}
	for strength, want := range map[int]int{1: 0, 5: 0, 6: 1, 10: 1, 11: 2, 15: 2, 16: 3, 17: 3, 99: 3} {
		if got := IrishColumn(strength); got != want {
			t.Errorf("15.4 %d points are in column %d, want %d", strength, got, want)
		}
	}
	if want := [7][risings]uint8{2: {1, 0}, 3: {2, 2}, 4: {3, 4}, 5: {5, 8}, 6: {8, 10}}; tb.Risings != want {
		t.Errorf("15.5, 15.6 the risings are %v", tb.Risings)
	}
}

// TestLevels: every difference has its level.
func TestLevels(t *testing.T) {
	tb := loaded(t)
	for difference, want := range map[int]string{
		300: "Decisive Spanish victory", 46: "Decisive Spanish victory", 45: "Substantive Spanish victory", 36: "Substantive Spanish victory",
		35: "Marginal Spanish victory", 25: "Marginal Spanish victory", 24: "Draw", 5: "Draw", 4: "Marginal English victory",
		-10: "Marginal English victory", -11: "Substantive English victory", -25: "Substantive English victory",
		-26: "Decisive English victory", -300: "Decisive English victory",
	} {
		if got := LevelOf(tb.Levels, difference); got != want {
			t.Errorf("16.4 %d points are a %s, want %s", difference, got, want)
		}
	}
}

// TestNextLevel: what each side lacks makes the next level, and one point less does not; nobody can better the best.
func TestNextLevel(t *testing.T) {
	levels := loaded(t).Levels
	for difference := -60; difference <= 80; difference++ {
		now := LevelOf(levels, difference)
		spanish, english := toNextLevel(levels, difference)
		if spanish == 0 != (now == "Decisive Spanish victory") || english == 0 != (now == "Decisive English victory") {
			t.Errorf("16.4 at %d points the Spanish need %d and the English %d", difference, spanish, english)
		}
		if spanish > 0 && (LevelOf(levels, difference+spanish) == now || LevelOf(levels, difference+spanish-1) != now) {
			t.Errorf("16.4 %d points are not what the Spanish need at %d", spanish, difference)
		}
		if english > 0 && (LevelOf(levels, difference-english) == now || LevelOf(levels, difference-english+1) != now) {
			t.Errorf("16.4 %d points are not what the English need at %d", english, difference)
		}
	}
}

// TestWhoLeads: one line says who leads, what that is worth and what is lacking for more.
func TestWhoLeads(t *testing.T) {
	r := rules(t)
	mixer := dice.NewMixer(16, 1)
	s, err := r.Setup("war", nil, &engine.Turn{Dice: &mixer})
	if err != nil {
		t.Fatal(err)
	}
	want := "As things stand: Marginal English victory. The Spanish must lead by 5 points for a Draw, and the points are equal; " +
		"the English must gain 11 points for a Substantive English victory"
	if got := r.Scene(s, engine.Observer).Outlook; got != want {
		t.Errorf("16.4 as the war begins it says %q, want %q", got, want)
	}
}

// TestPoints: the victory points that lie on the map, by what can be taken.
func TestPoints(t *testing.T) {
	tb := loaded(t)
	var got [numCountries]int
	french := 0
	for c := 1; c < len(tb.Cities); c++ {
		country := tb.RegionAt(tb.Cities[c].Hex).Country
		got[country] += int(tb.Cities[c].Points)
		if country == CountryFrance {
			french++
		}
	}
	want := [numCountries]int{CountryEngland: 76, CountryScotland: 6, CountryIreland: 19, CountrySpain: 74,
		CountryCatholicNetherlands: 29, CountryProtestantNetherlands: 30}
	if got != want {
		t.Errorf("16.2 points by country: %v", got)
	}
	if french != 12 || int16(french) >= tb.Numbers[NumHuguenotCities]+tb.Numbers[NumLeagueCities] {
		t.Errorf("15.14 %d French cities: both sides could win", french)
	}
}
