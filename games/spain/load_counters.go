package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// nations reads the nationalities of counters.
//
// Case 3.22.
func (l *loader) nations() error {
	l.t.Nations = []NationRow{{Seat: engine.NoSeat}}
	return l.p.Each("nations.csv", 0, func(tab *pack.Table) {
		row := NationRow{Key: tab.Key("key"), Name: tab.Word("name"), Seat: engine.Seat(tab.One("side", seatNames...)),
			Built: tab.Flag("built"), Kept: tab.Flag("kept"), Enters: Entry(tab.One("enters", entryNames...)),
			Limit: Limit(tab.One("limit", limitNames...))}
		if l.t.nation(row.Key) != 0 {
			tab.Fail("key", "a second nation %s", row.Key)
		}
		if n := len(l.t.Nations); n > 1 && row.Seat < l.t.Nations[n-1].Seat {
			tab.Fail("side", "expected english nations before spanish ones")
		}
		if (row.Built || row.Kept) && row.Enters != EntersAtStart {
			tab.Fail("enters", "expected start of a nation that is built or paid for, found %q", tab.Text("enters"))
		}
		if !full(tab, "key", len(l.t.Nations), maxNations) {
			l.t.Nations = append(l.t.Nations, row)
		}
	}, "key", "name", "side", "built", "kept", "enters", "limit")
}

// counters reads the ships, land units and leaders of both sides.
//
// Cases 3.22, 3.23, 18.0.
func (l *loader) counters() error {
	l.t.Counters = make([]CounterRow, 1)
	tab, err := l.p.Table("counters.csv", "key", "nation", "name", "kind", "strength", "reduced", "moves",
		"carries", "less", "multiple", "bonus", "senior", "at")
	if err != nil {
		return err
	}
	for tab.Next() {
		l.counterRow(tab)
	}
	if l.t.Treasure == Unseen {
		tab.FailEnd("expected a treasure-fleet, found none")
	}
	return tab.Err()
}

func (l *loader) counterRow(tab *pack.Table) {
	row := CounterRow{Key: tab.Key("key"), Name: tab.Word("name"), Nation: l.t.nation(tab.Text("nation")),
		Kind: Kind(tab.One("kind", kindNames...)), Strength: numberOrNone(tab, "strength", 0, 50),
		Reduced: numberOrNone(tab, "reduced", 1, 50), Moves: uint8(tab.Int("moves", 1, maxPath-1)),
		Carries: numberOrNone(tab, "carries", 0, 30), Less: numberOrNone(tab, "less", 0, 30),
		Multiple: numberOrNone(tab, "multiple", 0, 20), Bonus: numberOrNone(tab, "bonus", 0, 10),
		Senior: tab.Flag("senior")}
	if row.Nation == 0 {
		tab.Fail("nation", "expected a nation, found %q", tab.Text("nation"))
	}
	for i := 1; i < len(l.t.Counters); i++ {
		switch other := &l.t.Counters[i]; {
		case other.Key == row.Key:
			tab.Fail("key", "a second counter %s", row.Key)
		case other.Name == row.Name:
			tab.Fail("name", "a second counter named %q", row.Name)
		}
	}
	if n := len(l.t.Counters); n > 1 && row.Nation < l.t.Counters[n-1].Nation {
		tab.Fail("nation", "expected counters in the order of nations.csv")
	}
	checkCounter(tab, &row)
	l.begins(tab, &row)
	if full(tab, "key", len(l.t.Counters), maxCounters) {
		return
	}
	if row.Kind == TreasureFleet {
		if l.t.Treasure != Unseen || l.t.Nations[row.Nation].Seat != Spanish {
			tab.Fail("kind", "expected one treasure-fleet, of the Spanish")
		}
		l.t.Treasure = Counter(len(l.t.Counters))
	}
	l.t.Counters = append(l.t.Counters, row)
}

// checkCounter holds the values of a counter against its kind, and those of the back
// against those of the front.
//
// Cases 3.22, 3.23.
func checkCounter(tab *pack.Table, row *CounterRow) {
	ship, leader := row.Kind.IsNaval(), row.Kind.IsLeader()
	for _, c := range []struct {
		column string
		wanted bool
		why    string
	}{
		{"strength", !leader, "ships and land units"}, {"carries", ship, "ships"},
		{"multiple", ship, "ships"}, {"bonus", leader, "leaders"},
		{"less", ship && row.Reduced > 0, "ships with a back"},
	} {
		if found := tab.Text(c.column) != none; found != c.wanted {
			tab.Fail(c.column, "expected a number for %s and none for the rest (3.23), found %q", c.why, tab.Text(c.column))
		}
	}
	switch {
	case row.Reduced > 0 && leader:
		tab.Fail("reduced", "expected none for a leader, found %q", tab.Text("reduced"))
	case row.Reduced > 0 && row.Reduced >= row.Strength:
		tab.Fail("reduced", "expected less than the front has, found %q", tab.Text("reduced"))
	case row.Less > row.Carries:
		tab.Fail("less", "expected no more than the front carries, found %q", tab.Text("less"))
	case row.Senior && row.Kind != NavalLeader:
		tab.Fail("senior", "expected no of all but naval leaders (13.14), found yes")
	case row.Kind.IsLand() && row.Strength == 0:
		tab.Fail("strength", "expected at least 1 for a land unit, found 0")
	case ship && row.Kind != TreasureFleet && row.Multiple == 0:
		tab.Fail("multiple", "expected at least 1 for a ship that is paid for, found 0")
	}
}

// begins reads where a counter begins, a ship in a port with an activation value and a
// land unit or leader on land.
//
// Case 3.23.
func (l *loader) begins(tab *pack.Table, row *CounterRow) {
	if tab.Text("at") == none {
		return
	}
	h, ok := tab.Hex("at", Grid)
	switch {
	case !ok:
	case row.Kind.IsNaval() && l.t.Cities[l.t.CityAt[h]].Activation == 0:
		tab.Fail("at", "expected a port with an activation track (2.2), found %s", Grid.Name(h))
	case !l.t.Terrain[h].HasLand() || !l.t.RegionAt(h).Open:
		tab.Fail("at", "expected land that units may enter, found %s", Grid.Name(h))
	}
	row.At = h
}

// markers reads the rest of the counter sheet.
//
// Case 3.22.
func (l *loader) markers() error {
	fleets := [2]int{}
	return l.p.Each("markers.csv", 0, func(tab *pack.Table) {
		m := MarkerRow{Kind: []string{"fleet", "munitions", "victuals", "treasury", "turn"}[tab.One("kind", "fleet", "munitions", "victuals", "treasury", "turn")],
			Seat: seatOrNone(tab, "side"), Count: uint8(tab.Int("count", 1, 20))}
		if m.Kind == "fleet" && m.Seat != engine.NoSeat {
			if fleets[m.Seat] += int(m.Count); fleets[m.Seat] > int(l.t.Numbers[NumFleets]) {
				tab.Fail("count", "expected %d fleets a side (6.11), found more", l.t.Numbers[NumFleets])
			}
		}
		l.t.Markers = append(l.t.Markers, m)
	}, "kind", "side", "count")
}
