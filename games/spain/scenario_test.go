package spain

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func scenarioNamed(t testing.TB, tb *Tables, key string) *ScenarioRow {
	t.Helper()
	for i := range tb.Scenarios {
		if tb.Scenarios[i].Key == key {
			return &tb.Scenarios[i]
		}
	}
	t.Fatalf("no scenario %s", key)
	return nil
}

// TestPrintedSetUp: ships stand in tracks, all else on the map, as the counters say.
func TestPrintedSetUp(t *testing.T) {
	tb := loaded(t)
	for _, key := range []string{"war", "1587"} {
		sc := scenarioNamed(t, tb, key)
		begins := 0
		for i := 1; i < len(tb.Counters); i++ {
			if tb.Counters[i].At != 0 {
				begins++
			}
		}
		if len(sc.Start) != begins {
			t.Errorf("2.2 %s begins with %d counters, %d have a hex", key, len(sc.Start), begins)
		}
		for _, p := range sc.Start {
			row := tb.Row(p.Counter)
			switch {
			case row.Kind.IsNaval() && (p.Track == 0 || p.Hex != 0 || tb.Tracks[p.Track].Hex != row.At || tb.Tracks[p.Track].Seat != tb.Seat(p.Counter)):
				t.Errorf("2.2 %s begins at %+v", row.Name, p)
			case !row.Kind.IsNaval() && (p.Track != 0 || p.Hex != row.At):
				t.Errorf("2.2 %s begins at %+v", row.Name, p)
			}
			if p.Fleet != 0 || sc.Pool[p.Counter] {
				t.Errorf("%s is in a fleet, or can be built a second time", row.Name)
			}
		}
		if sc.Funds != [2]int{} || !sc.Income {
			t.Errorf("11.0 %s begins with %v ducats", key, sc.Funds)
		}
	}
}

// TestScenarios: turns, pools and levels of each.
func TestScenarios(t *testing.T) {
	tb := loaded(t)
	for i, want := range []struct {
		key                     string
		first, last             uint8
		counters, pool, winters int
		best                    string
	}{
		{"war", 1, 17, 96, 37, 3, "Decisive Spanish victory"},
		{"1588", 9, 17, 115, 17, 2, "Decisive Spanish victory"},
		{"1587", 1, 9, 96, 37, 2, "Decisive Spanish victory"},
		{"sluys", 4, 6, 34, 6, 0, "Spanish victory"},
	} {
		sc, pool, winters := &tb.Scenarios[i], 0, 0
		for _, in := range sc.Pool {
			if in {
				pool++
			}
		}
		for turn := sc.First; turn <= sc.Last; turn++ {
			if tb.Turns[turn].Season == Winter {
				winters++
			}
		}
		if sc.Key != want.key || sc.First != want.first || sc.Last != want.last || len(sc.Start) != want.counters ||
			pool != want.pool || winters != want.winters || LevelOf(sc.Levels, 100) != want.best {
			t.Errorf("scenario %d is %s, turns %d to %d, %d counters, %d to build, %d winters, %s",
				i, sc.Key, sc.First, sc.Last, len(sc.Start), pool, winters, LevelOf(sc.Levels, 100))
		}
	}
	sluys := scenarioNamed(t, tb, "sluys")
	if LevelOf(sluys.Levels, 3) != "Spanish victory" || LevelOf(sluys.Levels, 2) != "English victory" {
		t.Error("16.4 Ostend does not win Sluys")
	}
	if sluys.Shot[English] != [maxFleets + 1]uint8{1: 2, 2: 1} || sluys.Shot[Spanish] != [maxFleets + 1]uint8{1: 1} {
		t.Errorf("12.0 munitions of Sluys: %v", sluys.Shot)
	}
}

// TestSantaCruzIsDead: who has died or come home by then is not in a later scenario.
func TestSantaCruzIsDead(t *testing.T) {
	tb := loaded(t)
	there := map[Counter]bool{}
	for _, p := range scenarioNamed(t, tb, "1588").Start {
		there[p.Counter] = true
	}
	if there[tb.SantaCruz] || there[tb.Treasure] {
		t.Error("13.2 Santa Cruz, or the Treasure Fleet, is there in 1588")
	}
	for i := 1; i < len(tb.Counters); i++ {
		if c := Counter(i); tb.Row(c).Kind == DeepSail && !there[c] {
			t.Errorf("%s has not been built for 1588", tb.Row(c).Name)
		}
	}
}

// TestWhereTheyBegin: nobody begins in an enemy's city, or where his nation may not go.
func TestWhereTheyBegin(t *testing.T) {
	tb := loaded(t)
	may := map[string][]Country{
		"dutch": {CountryProtestantNetherlands, CountryCatholicNetherlands}, "huguenot": {CountryFrance}, "catholic-league": {CountryFrance},
	}
	for i := range tb.Scenarios {
		for _, p := range tb.Scenarios[i].Start {
			row := tb.Row(p.Counter)
			if p.Track != 0 {
				continue
			}
			region := tb.RegionAt(p.Hex)
			if region.Control != tb.Seat(p.Counter) && region.Control != engine.NoSeat {
				t.Errorf("16.2 %s begins in %s, which the enemy holds", row.Name, region.Name)
			}
			switch limits, limited := may[tb.Nations[row.Nation].Key]; {
			case limited && !slices.Contains(limits, region.Country):
				t.Errorf("8.23, 8.25 %s begins in %s", row.Name, region.Name)
			case !limited && region.Country == CountryFrance:
				t.Errorf("15.11 %s begins in France", row.Name)
			}
		}
	}
}
