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
	return pack.Append(l.in, "nations.csv", &l.t.Nations, func(tab *pack.Table, row *NationRow) {
		if n := len(l.t.Nations); n > 1 && row.Seat < l.t.Nations[n-1].Seat {
			tab.Fail("side", "expected english nations before spanish ones")
		}
		if (row.Built || row.Kept) && row.Enters != EntersAtStart {
			tab.Fail("enters", "expected start of a nation that is built or paid for, found %q", tab.Text("enters"))
		}
		atMost(tab, "key", len(l.t.Nations), maxNations)
	}).Err()
}

// counters reads the ships, land units and leaders of both sides.
//
// Cases 3.22, 3.23, 18.0.
func (l *loader) counters() error {
	l.t.Counters = make([]CounterRow, 1)
	tab := pack.Append(l.in, "counters.csv", &l.t.Counters, func(tab *pack.Table, row *CounterRow) {
		n := len(l.t.Counters)
		if n > 1 && row.Nation < l.t.Counters[n-1].Nation {
			tab.Fail("nation", "expected counters in the order of nations.csv")
		}
		checkCounter(tab, row)
		l.begins(tab, row)
		atMost(tab, "key", n, maxCounters)
		if row.Kind == TreasureFleet {
			if l.t.Treasure != Unseen || l.t.Nations[row.Nation].Seat != Spanish {
				tab.Fail("kind", "expected one treasure-fleet, of the Spanish")
			}
			l.t.Treasure = Counter(n)
		}
	})
	if l.t.Treasure == Unseen {
		tab.FailEnd("expected a treasure-fleet, found none")
	}
	return tab.Err()
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

// begins checks where a counter begins, a ship in a port with an activation value and a
// land unit or leader on land.
//
// Case 3.23.
func (l *loader) begins(tab *pack.Table, row *CounterRow) {
	switch h := row.At; {
	case h == 0:
	case row.Kind.IsNaval() && l.t.Cities[l.t.CityAt[h]].Activation == 0:
		tab.Fail("at", "expected a port with an activation track (2.2), found %s", Grid.Name(h))
	case !l.t.Terrain[h].HasLand() || !l.t.RegionAt(h).Open:
		tab.Fail("at", "expected land that units may enter, found %s", Grid.Name(h))
	}
}

// markers reads the rest of the counter sheet.
//
// Case 3.22.
func (l *loader) markers() error {
	fleets := [2]int{}
	return pack.Append(l.in, "markers.csv", &l.t.Markers, func(tab *pack.Table, m *MarkerRow) {
		if m.Kind == "fleet" && m.Seat != engine.NoSeat {
			if fleets[m.Seat] += int(m.Count); fleets[m.Seat] > int(l.t.Numbers[NumFleets]) {
				tab.Fail("count", "expected %d fleets a side (6.11), found more", l.t.Numbers[NumFleets])
			}
		}
	}).Err()
}
