package spain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

func counterNamed(t testing.TB, tb *Tables, key string) Counter {
	t.Helper()
	c := tb.counter(key)
	if c == Unseen {
		t.Fatalf("no counter %s", key)
	}
	return c
}

// TestManifest: the counters of the box, by side and kind.
func TestManifest(t *testing.T) {
	tb := loaded(t)
	markers := 0
	for _, m := range tb.Markers {
		markers += int(m.Count)
	}
	if all := len(tb.Counters) - 1 + markers; all != 200 || markers != 45 {
		t.Errorf("3.4 %d counters, %d of them markers", all, markers)
	}
	type sum struct{ ships, steps, strength, deep, multiple, land, points, leaders int }
	var got [2]sum
	for i := 1; i < len(tb.Counters); i++ {
		c := Counter(i)
		row, s := tb.Row(c), &got[tb.Seat(c)]
		switch {
		case row.Kind.IsLeader():
			s.leaders++
		case row.Kind.IsLand():
			s.land++
			s.points += int(row.Strength)
		default:
			s.ships++
			s.steps += tb.Steps(c)
			s.strength += int(row.Strength)
			s.multiple += int(row.Multiple)
			if row.Kind == DeepSail {
				s.deep += int(row.Strength)
			}
		}
	}
	want := [2]sum{
		English: {ships: 22, steps: 42, strength: 85, deep: 68, multiple: 59, land: 32, points: 116, leaders: 11},
		Spanish: {ships: 31, steps: 48, strength: 100, deep: 76, multiple: 81, land: 47, points: 108, leaders: 12},
	}
	for seat, w := range want {
		if got[seat] != w {
			t.Errorf("the %s have %+v, want %+v", seatNames[seat], got[seat], w)
		}
	}
}

// TestCounters: what the rulebook says of single counters.
func TestCounters(t *testing.T) {
	tb := loaded(t)
	row := func(key string) *CounterRow { return tb.Row(counterNamed(t, tb, key)) }
	stepsOf := func(key string) int { return tb.Steps(counterNamed(t, tb, key)) }
	seniors, both := 0, 0
	for i := 1; i < len(tb.Counters); i++ {
		if c := &tb.Counters[i]; c.Senior {
			seniors++
		} else if c.Kind == BothLeader {
			both++
		}
	}
	barge, host := row("invasion-barges-1"), row("queens-main-host")
	for _, tt := range []struct {
		name string
		ok   bool
	}{
		{"11.12 barges are 0-20-10", barge.Strength == 0 && barge.Moves == 20 && barge.Carries == 10},
		{"3.22, 18.0 barges are oared and of shallow draft", barge.Kind.HasOars() && !barge.Kind.IsDeep()},
		{"3.22 oared ships are of shallow draft", Oared.HasOars() && !Oared.IsDeep() && !ShallowSail.IsDeep() && !ShallowSail.HasOars()},
		{"5.63 a barge takes room for 4", tb.Room(counterNamed(t, tb, "invasion-barges-1")) == 4},
		{"5.25 a galleon for her strength, the Treasure Fleet for none",
			tb.Room(counterNamed(t, tb, "galleons-of-portugal-1")) == 8 && tb.Room(tb.Treasure) == 0},
		{"3.23 a printed back is a second step", stepsOf("galleons-of-portugal-1") == 2 && stepsOf("invasion-barges-1") == 1},
		{"9.14 hosts of 20 and 30 have two steps and three", stepsOf("tilbury-army") == 2 && stepsOf("queens-main-host") == 3 && host.Reduced == 0},
		{"9.13 a tercio has two, a levy one", stepsOf("tercio-of-naples") == 2 && stepsOf("castile-levy") == 1},
		{"3.23 a leader has none", stepsOf("drake") == 0},
		{"13.14 three senior leaders", seniors == 3 && row("medina-sidonia").Senior && row("santa-cruz").Senior && row("howard").Senior},
		{"13.12 Leyva is a leader on land and at sea", both == 1 && row("leyva").Kind == BothLeader},
		{"13.2 Santa Cruz is known", tb.Row(tb.SantaCruz).Name == "Santa Cruz"},
		{"15.24 three units of Loyal Irish", nationCount(tb, "loyal-irish") == 3},
		{"15.36 the hosts do not begin on the map", host.At == 0 && row("tilbury-army").At == 0},
		{"11.22 nor does the Treasure Fleet", tb.Row(tb.Treasure).At == 0 && tb.Row(tb.Treasure).Carries == 0},
		{"2.2 Queen's Ships begin in London", row("queens-ships-1").At == hexAt(t, "2114")},
	} {
		if !tt.ok {
			t.Error(tt.name)
		}
	}
}

func nationCount(tb *Tables, key string) (n int) {
	for i := 1; i < len(tb.Counters); i++ {
		if tb.Counters[i].Nation == tb.nation(key) {
			n++
		}
	}
	return n
}

// TestRisingsCanBeMade: the units of each rising make up every result of its table
// exactly, the largest with all of them.
func TestRisingsCanBeMade(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, nation string
		results      []uint8
	}{
		{"15.4 Irish rebels", "irish-rebel", columnOf(func(die int) []uint8 { return tb.Irish[die][:] })},
		{"15.5 English Catholics", "english-catholic", columnOf(func(die int) []uint8 { return tb.Risings[die][:1] })},
		{"15.6 Scottish Catholics", "scottish-catholic", columnOf(func(die int) []uint8 { return tb.Risings[die][1:] })},
	} {
		can, sum := uint64(1), uint8(0)
		for i := 1; i < len(tb.Counters); i++ {
			if row := &tb.Counters[i]; row.Nation == tb.nation(tt.nation) {
				can |= can << row.Strength
				sum += row.Strength
			}
		}
		most := uint8(0)
		for _, n := range tt.results {
			most = max(most, n)
			if can>>n&1 == 0 {
				t.Errorf("%s: nothing makes up %d", tt.name, n)
			}
		}
		if most != sum {
			t.Errorf("%s: all units are %d, the largest result %d", tt.name, sum, most)
		}
	}
}

func columnOf(row func(die int) []uint8) (all []uint8) {
	for die := 1; die <= 6; die++ {
		all = append(all, row(die)...)
	}
	return all
}

// TestTracks: where units are built.
func TestTracks(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		name, track, nation string
		kind                Kind
		want                bool
	}{
		{"5.51 English ships in London", "london", "english", DeepSail, true},
		{"5.51 Dutch ones in Flushing", "flushing", "dutch", ShallowSail, true},
		{"5.51 and not in London", "london", "dutch", ShallowSail, false},
		{"5.52 Italians in Savoy", "hex-3225", "italian", Foot, true},
		{"5.52 Spaniards too", "hex-3225", "spanish", Foot, true},
		{"5.52 Italians not in Spain", "spain", "italian", Foot, false},
		{"5.52 Germans in the German States", "german-states", "german", Horse, true},
		{"5.52 Burgundians in Lorraine", "lorraine", "burgundian", Foot, true},
		{"5.52 Walloons in the Catholic Netherlands", "catholic-netherlands", "walloon", Foot, true},
		{"5.53 Walloon ships in Antwerp", "antwerp", "walloon", Barge, true},
		{"5.53 Spanish ones not there", "antwerp", "spanish", DeepSail, false},
		{"5.53 Spanish ones in Lisbon", "lisbon", "spanish", DeepSail, true},
		{"11.22 the Treasure Fleet nowhere", "lisbon", "spanish", TreasureFleet, false},
		{"5.13 Barcelona has a track", "barcelona", "spanish", Foot, true},
	} {
		i := find(tb.Tracks, tt.track, func(r *TrackRow) string { return r.Key })
		if i == 0 || tb.Tracks[i].CanBuild(tb.nation(tt.nation), tt.kind) != tt.want {
			t.Errorf("%s: not %v", tt.name, tt.want)
		}
	}
	for i := 1; i < len(tb.Tracks); i++ {
		row := &tb.Tracks[i]
		if want := map[bool]int{true: 4, false: 1}[row.City != 0]; row.Boxes() != want {
			t.Errorf("5.0 the track of %s has %d boxes", row.Name, row.Boxes())
		}
		if row.City != 0 && tb.CityTrack[row.City] != Track(i) {
			t.Errorf("%s does not know its track", row.Name)
		}
	}
}

// TestNations: who is built, paid and controlled.
func TestNations(t *testing.T) {
	tb := loaded(t)
	for _, tt := range []struct {
		key         string
		seat        engine.Seat
		built, kept bool
		enters      Entry
	}{
		{"english", English, true, true, EntersAtStart}, {"dutch", English, true, false, EntersAtStart},
		{"huguenot", English, false, false, EntersFrance}, {"loyal-irish", English, false, false, EntersIreland},
		{"scottish-protestant", English, false, false, EntersBritain}, {"walloon", Spanish, true, true, EntersAtStart},
		{"german", Spanish, true, true, EntersAtStart}, {"catholic-league", Spanish, false, false, EntersFrance},
		{"irish-rebel", Spanish, false, false, EntersIreland}, {"scottish-catholic", Spanish, false, false, EntersBritain},
	} {
		if n := tb.Nations[tb.nation(tt.key)]; n.Seat != tt.seat || n.Built != tt.built || n.Kept != tt.kept || n.Enters != tt.enters {
			t.Errorf("2.1 %s: %+v", tt.key, n)
		}
	}
}
