package renaissance

import (
	"github.com/weathergage/weathergage/engine/enginetest"

	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/weathergage/weathergage/pack"
)

func typeNamed(t testing.TB, tb *Tables, key string) *ShipType {
	t.Helper()
	for i := range tb.Ships {
		if tb.Ships[i].Key == key {
			return &tb.Ships[i]
		}
	}
	t.Fatalf("no ship %s", key)
	return nil
}

// TestPack holds what is read against sums and figures typed from the book.
func TestPack(t *testing.T) {
	tb := loaded(t)
	var types, crew, rowers, batteries, small, hull [3]int
	for _, s := range tb.Ships[1:] {
		types[s.List]++
		crew[s.List] += int(s.Soldiers) + int(s.Mariners)
		rowers[s.List] += int(s.Rowers)
		batteries[s.List] += int(s.Broadside)
		small[s.List] += int(s.SmallGuns)
		hull[s.List] += int(s.Hull)
	}
	for _, tt := range []struct {
		name      string
		got, want any
	}{
		{"4.4 types in each list", types, [3]int{9, 13, 7}},
		{"4.4 all men of each list", crew, [3]int{1795, 3840, 750}},
		{"4.4 all rowers", rowers, [3]int{0, 500, 1455}},
		{"11.1 batteries of one of each", batteries, [3]int{33, 45, 3}},
		{"11.1 small guns of one of each", small, [3]int{36, 114, 58}},
		{"14.3 hull defence values", hull, [3]int{195, 295, 90}},
		{"7.3 a race built galleon before a fresh wind", tb.Sail[0][WindAft], [NumForces]Length{0, 6000, 14000, 8500}},
		{"7.3 no table B", tb.Sail[1], [NumWindOn][NumForces]Length{}},
		{"7.3 a carrack on the wind in a gale", tb.Sail[4][WindBow][Gale], Drifts},
		{"7.4 a galley in a calm", tb.Oar[4][WindBow][Calm], Length(11000)},
		{"7.4 boats turn at will", int(tb.OarTurn[BoatOars]), 72000},
		{"11.2 an elite crew at point blank, 6 and 2", tb.Chance[Elite][PointBlank][9], int8(3)},
		{"11.2 a raw crew at point blank, 1 and 6", tb.Chance[Raw][PointBlank][0], int8(-5)},
		{"13.3 the lower masts of a galleon", tb.MastDefence[RowLower][0], uint8(30)},
		{"13.4 layout B has seven sections", tb.Layouts[1].Has.Count(), 7},
		{"17.5.1 one of seven sections lost", tb.LossPercent[7][1], uint8(20)},
		{"17.5.1 two of seven sections lost", tb.LossPercent[7][2], uint8(30)},
		{"27.2 the Neptune without her main mast goes 7/10", 100 - tb.LossPercent[7][Sections(1<<MainLower|1<<MainTop).Count()], uint8(70)},
		{"19.5 -2 and a six", tb.SubZero[2][6], uint8(4)},
		{"19.5 -2 and a six by the sheet", tb.SheetRow[6], uint8(3)},
		{"5.1 seven is a south-south-wester", int(tb.Wheel[7]), 21000},
		{"6.3 half a spot for each battery", tb.Factor[GaleBattery], int8(-1)},
		{"20.2 seven tenths lost", tb.MoraleLoss[6], MoraleLossRow{70, -18}},
		{"8.1 circles", [2]Length{tb.Distance[CircleLarge], tb.Distance[CircleSmall]}, [2]Length{10000, 5000}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("got %v, want %v", tt.got, tt.want)
			}
		})
	}
}

// TestDice counts that every table thrown on is whole: 36 of 36 for two dice.
func TestDice(t *testing.T) {
	tb := loaded(t)
	for i := range tb.Layouts {
		row := &tb.Layouts[i]
		for s := Sprit; s < NoSection; s++ {
			shown := 0
			for _, section := range row.Shown {
				if section == s {
					shown++
				}
			}
			if (shown > 0) != row.Has.Has(s) {
				t.Errorf("13.4 layout %c shows the %s by %d numbers", layoutLetters[i], sectionNames[s], shown)
			}
		}
	}
	weathers := [NumWeathers]int{}
	for n := 2; n <= 12; n++ {
		weathers[tb.WeatherBy[n].Weather] += 6 - max(n-7, 7-n)
	}
	if weathers != [NumWeathers]int{Clear: 29, Mist: 4, Storm: 3} {
		t.Errorf("5.2 of 36 throws %v bring clear weather, mist and storm, want 29, 4 and 3", weathers)
	}
}

func TestCrewClass(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name                        string
		nation                      Nation
		kind                        Kind
		mediterranean, flag, abroad bool
		want                        [3]Class
	}{
		{"4.2 English", English, RaceBuilt, false, false, false, [3]Class{Elite, Elite, Average}},
		{"4.2 English merchants", English, ArmedMerchant, false, false, false, [3]Class{Elite, Average, Average}},
		{"4.2 English within the Mediterranean", English, Galleon, true, false, false, [3]Class{Elite, Elite, Average}},
		{"4.2 a Spanish flagship", Spanish, Galleon, false, true, false, [3]Class{Average, Average, Elite}},
		{"4.2 other Spanish ships", Spanish, Hulk, false, false, false, [3]Class{Raw, Raw, Elite}},
		{"4.2 Dutch", Dutch, Galleon, false, false, false, [3]Class{Average, Average, Average}},
		{"4.2 others outside", OtherNation, Galleon, false, true, false, [3]Class{Raw, Raw, Average}},
		{"4.2 a Turkish galley", Turkish, Galley, true, false, false, [3]Class{Average, Average, Average}},
		{"4.2 a Turkish flag galley", Turkish, Galley, true, true, false, [3]Class{Elite, Elite, Elite}},
		{"4.2 a Venetian galleass", Venetian, Galleass, true, false, false, [3]Class{Elite, Elite, Elite}},
		{"4.2 a merchant galleass", Venetian, MerchantGalleass, true, false, false, [3]Class{Average, Average, Average}},
		{"4.2 Knights", Knights, Galley, true, false, false, [3]Class{Elite, Elite, Elite}},
		{"4.1 Knights abroad", Knights, Galley, false, false, true, [3]Class{Average, Average, Average}},
		{"4.1 Turks abroad: no soldiers are raw", Turkish, Galley, false, false, true, [3]Class{Raw, Raw, Average}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var got [3]Class
			got[0], got[1], got[2] = tb.CrewClass(tt.nation, tt.kind, tt.mediterranean, tt.flag, tt.abroad)
			if got != tt.want {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
}

// TestHalf holds the tables of 1/1200 against those of 1/600, line by line.
func TestHalf(t *testing.T) {
	tb := loaded(t)
	h := tb.Half()
	for _, tt := range []struct {
		name      string
		got, want any
	}{
		{"29.0 a move", h.Sail[0][WindQuarter][Light], Length(3500)},
		{"29.0 a drift stays a drift", h.Sail[0][WindBow][Gale], Drifts},
		{"29.0 a range of 75 mm", h.Range[Ball][Close], Length(3750)},
		{"29.0 the small circle is the normal one", h.Distance[CircleLarge], tb.Distance[CircleSmall]},
		{"29.0 a new circle 50 mm across", 2 * h.Distance[CircleSmall], Length(5000)},
		{"29.0 a base", typeNamed(t, h, "race-built-500").Length, Length(4000)},
		{"29.0 slowing down", typeNamed(t, h, "galley-150").SlowDown, Length(5000)},
		{"29.0 boats tow half as far", h.Tonnage[BoatTowBy][2].Value, int32(250)},
		{"29.0 angles stay", h.Angle, tb.Angle},
		{"29.0 factors stay", h.Factor, tb.Factor},
		{"29.0 tonnage stays", typeNamed(t, h, "hulk-400").Tons, int16(400)},
		{"29.0 the table", h.Scenarios[0].Width, Length(120000)},
		{"29.0 ships begin as many lengths apart", h.Scenarios[0].Ships[1].At.X, Length(90000)},
		{"29.0 a goal says how far at that scale", halfText("less than 300 mm from it, or off it"), "less than 150 mm from it, or off it"},
		{"29.0 the other tables are as they were", tb.Scenarios[0].Ships[1].At.X, Length(180000)},
		{"29.0 and so are the bases", typeNamed(t, tb, "race-built-500").Length, Length(8000)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("got %v, want %v", tt.got, tt.want)
			}
		})
	}
	for i := range tb.Scenarios {
		for j := range tb.Scenarios[i].Goals {
			if want := halfText(tb.Scenarios[i].Goals[j].Text); h.Scenarios[i].Goals[j].Text != want {
				t.Errorf("29.0 %s: a goal says %q, want %q", tb.Scenarios[i].Key, h.Scenarios[i].Goals[j].Text, want)
			}
		}
		for j := range tb.Scenarios[i].Areas {
			for k, p := range tb.Scenarios[i].Areas[j].Shape {
				if q := h.Scenarios[i].Areas[j].Shape[k]; q.X != p.X/2 || q.Y != p.Y/2 {
					t.Errorf("29.0 %s: a corner at %v is at %v", tb.Scenarios[i].Key, p, q)
				}
			}
		}
	}
}

// TestScenarios holds the eight battles against what they are known by.
func TestScenarios(t *testing.T) {
	tb := loaded(t)
	for i, want := range []string{
		"lion-and-bull 1 1 2 36", "dog-fight 2 3 7 16", "coursing-the-bull 2 1 5 24", "bear-pit 1 6 4 20",
		"portland-bill 8 4 4 22", "gravelines 5 8 5 16", "lepanto 8 10 7 20", "duodo 2 8 5 20",
	} {
		sc := &tb.Scenarios[i]
		var ships [2]int
		for j := range sc.Ships {
			ships[sc.Ships[j].Seat]++
		}
		if got := fmt.Sprint(sc.Key, " ", ships[0], " ", ships[1], " ", len(sc.Goals), " ", sc.Moves); got != want {
			t.Errorf("key, ships of either side, goals and moves are %s, want %s", got, want)
		}
	}
	pit, coursing, bill := &tb.Scenarios[3], &tb.Scenarios[2], &tb.Scenarios[4]
	for _, tt := range []struct {
		name      string
		got, want any
	}{
		{"4.4 half of her soldiers outside the Armada", pit.Ships[0].Soldiers, int16(150)},
		{"11.1 a carrack outside the Armada", coursing.Ships[2].Factor, int16(20)},
		{"4.2 a merchantman's guns", bill.Ships[2].Gunnery, Average},
		{"4.2 a merchantman's sailors", bill.Ships[2].Sailing, Elite},
		{"1.1 victory is told", strings.Contains(coursing.About, "Spain has points for: the carrack leaves by the right edge with her flag flying, 10;"), true},
		{"1.1 Portland Bill lies at the top of the table", bill.Areas[0].Shape[0].Y, int32(0)},
		{"1.1 the banks of Flanders lie at its foot", tb.Scenarios[5].Areas[0].Shape[0].Y, tb.Scenarios[5].Height},
		{"1.1 the shoals of Lepanto lie at the top", tb.Scenarios[6].Areas[0].Shape[0].Y, int32(0)},
		{"1.1 the Triumph lies under the Bill", bill.Ships[0].At.Y > bill.Areas[0].Shape[3].Y-10000, true},
		{"5.1 the wind before it shifts", bill.WindAt(9), WindRow{1, 4500, 3}},
		{"5.1 the wind when Howard comes", bill.WindAt(14), WindRow{14, 22500, 4}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("got %v, want %v", tt.got, tt.want)
			}
		})
	}
}

// TestPrintedTables holds lines of the tables, as laid out, against the book.
func TestPrintedTables(t *testing.T) {
	enginetest.PrintedTables(t, printedTables(loaded(t)), 150, []enginetest.TableLine{
		{"English ships", "Race Built Galleon  500   A      2      -     A     -    both    80 x 21  75        175       250    -"},
		{"Guns of the Spanish Armada", "Galleass            600   3          3       1      7.5     2    9.2     26          20"},
		{"Guns of the Spanish Armada", "Outside the Armada a Greatship of 1000 tons has a factor of 3."},
		{"Moves under sail in mm", "E      bow      5      20     D"},
		{"Moves under oars in mm", "L      bow      110   90     60     360   210"},
		{"Chance factors, plus die less minus die", "raw      point blank    -5  -4  -2  -2  -2  0   +2  +2  +2  +2  +2"},
		{"Ranges in mm", "ball  0 to 20      20 to 75  75 to 150  150 to 650  650 to 950"},
		{"Mast defence values", "topgallant  15     15      10"},
		{"Gale damage test, two dice", "-0.5    each battery eliminated"},
		{"Gale damage test, two dice", "                                   2 or less  dismasted, capsizes if holed"},
		{"Sailing into the wind, square rig, two dice", "6 to 9       loses fore top and fore topgallant, drifts for 2 moves"},
		{"Stages of a boarding action", "galley, pinnace, caravel  beam   bulwarks  waist         stern castle"},
		{"Morale test results", "                               -7 and less  retires from action; surrenders if disabled or a hostile personality is near"},
		{"Speed left after mast loss, in percent", "7         80       70  50  40  20  10  0"},
		{"Personalities that are recommended", "Sea-Dog               1     10         3"},
	})
}

// TestScenarioCrews leaves out what a scenario says of its crews, and holds what they
// are then against what it says.
func TestScenarioCrews(t *testing.T) {
	tb := loaded(t)
	base, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	told := regexp.MustCompile(`(?m)^(mariners|gunnery|soldiers) +=.*\n`)
	for i, file := range scenarioFiles {
		name := "scenarios/" + file + ".toml"
		text, err := fs.ReadFile(Data, name)
		if err != nil {
			t.Fatal(err)
		}
		bare := strings.ReplaceAll(told.ReplaceAllString(string(text), ""), "janissaries = true\n", "")
		own, err := base.Overlay(fstest.MapFS{name: {Data: []byte(bare)}})
		if err != nil {
			t.Fatal(err)
		}
		left, err := load(own)
		if err != nil {
			t.Fatal(err)
		}
		for j := range tb.Scenarios[i].Ships {
			ship, other := &tb.Scenarios[i].Ships[j], &left.Scenarios[i].Ships[j]
			same := ship.Sailing == other.Sailing && ship.Gunnery == other.Gunnery &&
				(ship.Men == other.Men || ship.Janissaries)
			if !same && ship.Key != "san-juan-de-portugal" { // a flagship that commands nobody at Gravelines
				t.Errorf("4.2 %s %s: %d %d %d, by nation %d %d %d", file, ship.Key,
					ship.Sailing, ship.Gunnery, ship.Men, other.Sailing, other.Gunnery, other.Men)
			}
		}
	}
}
