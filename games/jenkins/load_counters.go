package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/pack"
)

// begin is what the rulebook has on the map before the first turn.
//
// Case 3.1.
type begin struct {
	start    []Placement
	garrison int // soldiers that Spain shares out
}

// counters reads the counters of both sides.
//
// Case 2.2.
func (l *loader) counters() error {
	l.t.Counters = make([]CounterRow, 1)
	var pieces, shots [2]int
	return pack.Append(l.in, "counters.csv", &l.t.Counters, func(tab *pack.Table, row *CounterRow) {
		l.alike(tab, row)
		checkCounter(tab, row)
		pieces[row.Seat] += int(row.Count)
		shots[row.Seat] += int(row.Count) * int(row.Naval)
		if row.Gun > 0 {
			shots[row.Seat] += int(row.Count)
		}
		if pieces[row.Seat] > maxPieces {
			tab.Fail("count", "expected at most %d counters a side, found more", maxPieces)
		}
		if shots[row.Seat] > maxShots {
			tab.Fail("count", "expected at most %d dice of naval combat a side, found more", maxShots)
		}
		if tab.Row() == maxCounters-1 {
			tab.Fail("key", "expected at most %d rows", maxCounters-1)
		}
	}).Err()
}

// alike refuses a counter that is there already, and an English one after a Spanish one.
func (l *loader) alike(tab *pack.Table, row *CounterRow) {
	if l.port(row.Key) != 0 {
		tab.Fail("key", "a seaport is named %q", row.Key)
	}
	for i := 1; i < len(l.t.Counters); i++ {
		other := l.t.Counters[i]
		other.Key, other.Count = row.Key, row.Count
		switch {
		case l.t.Counters[i].Key == row.Key:
		case other == *row:
			tab.Fail("name", "counted twice: alike on both faces with %q", l.t.Counters[i].Key)
		case row.Type == ShipOfLine && other.Name == row.Name, row.Type == Leader && other.Name == row.Name:
			tab.Fail("name", "a second counter named %q", row.Name)
		}
	}
	if n := len(l.t.Counters); row.Seat == English && n > 1 && l.t.Counters[n-1].Seat == Spanish {
		tab.Fail("side", "expected english counters before spanish ones")
	}
}

// checkCounter checks the values of a counter against its type.
//
// Cases 2.2, 7.1, 7.3, 9.1, 9.2, 11.4, 11.6.
func checkCounter(tab *pack.Table, row *CounterRow) {
	for _, check := range [...]struct {
		column  string
		allowed bool
		found   bool
		why     string
	}{
		{"gun", row.Type.Naval() && row.Type != Merchant || row.Type == Cannons || row.Type == BoomChain,
			row.Gun != 0, "none but fighting ships, cannons and boom chains (9.1)"},
		{"land", row.Type == Infantry || row.Type == BombShip, row.Land != 0, "none but infantry and bomb ships (9.2)"},
		{"cannonade", row.Type == ShipOfLine || row.Type == Frigate || row.Type == BombShip ||
			row.Type == Cannons || row.Type == HeavyGuns, row.Cannonade != 0, "none but ships and guns (9.2(2))"},
		{"naval", row.Type == Leader, row.Naval != 0, "none but leaders (11.4)"},
		{"ashore", row.Type == Leader, row.Tactics != 0, "none but leaders (11.4)"},
		{"anchor", !row.Type.Naval() && row.Type != BoomChain, row.Anchor, "none for ships and boom chains (7.1, 11.6)"},
	} {
		if check.found && !check.allowed {
			tab.Fail(check.column, "expected %s, found %q", check.why, tab.Text(check.column))
		}
	}
	switch {
	case (row.Type == Infantry || row.Type == BombShip) && row.Land == 0:
		tab.Fail("land", "expected a value for %s, found 0", typeNames[row.Type])
	case (row.Type == ShipOfLine || row.Type == FireShip) && row.Gun == 0:
		tab.Fail("gun", "expected a value for %s, found 0", typeNames[row.Type])
	case row.Type == Leader && !row.Anchor:
		tab.Fail("anchor", "expected yes for a leader (7.1), found no")
	case (row.Type == Leader || row.Type == ShipOfLine) && row.Count != 1:
		tab.Fail("count", "expected 1 of a counter with a name of its own, found %d", row.Count)
	}
}

// counter returns the kind with a key, Unseen if there is none.
func (l *loader) counter(key string) Counter {
	return Counter(max(slices.IndexFunc(l.t.Counters, func(row CounterRow) bool { return row.Key == key }), 0))
}

// A setupRow is some counters of a kind that begin on the map.
type setupRow struct {
	Counter Counter `csv:"counter"`
	Count   int     `csv:"count,1..20"`
	At      string  `csv:"at"`
}

// setup reads what begins on the map.
//
// Cases 3.1, 11.9. Ruling R1.
func (l *loader) setup() error {
	var used [maxCounters]int
	tab := pack.Each(l.in, "setup.csv", 0, func(tab *pack.Table, row *setupRow) {
		c := row.Counter
		if used[c] += row.Count; c != Unseen && used[c] > int(l.t.Counters[c].Count) {
			tab.Fail("count", "expected at most %d of %s in all, found %d",
				l.t.Counters[c].Count, l.t.Counters[c].Key, used[c])
		}
		if c != Unseen {
			l.begins(tab, row)
		}
	})
	if ports := l.greaterPorts(); l.begin.garrison != ports {
		tab.FailEnd("expected %d soldiers for each-port, "+
			"as many as there are Spanish seaports of value 2 or more, found %d",
			ports, l.begin.garrison)
	}
	for c := 1; c < len(l.t.Counters); c++ {
		if row := &l.t.Counters[c]; row.Cost == 0 && used[c] != int(row.Count) {
			tab.FailEnd("expected %d of %s, which has no cost and so begins on the map, found %d",
				row.Count, row.Key, used[c])
		}
	}
	if l.t.Isidro == Unseen {
		tab.FailEnd("expected a ship for turn-track (11.9), found none")
	}
	return tab.Err()
}

// begins reads where counters of one kind begin.
func (l *loader) begins(tab *pack.Table, at *setupRow) {
	c, n := at.Counter, at.Count
	row := &l.t.Counters[c]
	switch at.At {
	case "each-port":
		if row.Seat != Spanish || row.Type != Infantry || row.Cost != 0 {
			tab.Fail("counter", "expected Spanish soldiers without a cost, found %s", row.Key)
		}
		l.begin.garrison += n
		return
	case "turn-track":
		if row.Seat != Spanish || !row.Type.Naval() || row.Cost != 0 || n != 1 || l.t.Isidro != Unseen {
			tab.Fail("counter", "expected one Spanish ship without a cost (11.9), found %s", row.Key)
		}
		l.t.Isidro = c
		return
	}
	p := l.port(at.At)
	if p == 0 {
		tab.Fail("at", "expected a seaport, found %q", at.At)
		return
	}
	port := &l.t.Ports[p]
	if port.Owner != holderOf(row.Seat) {
		tab.Fail("at", "expected a seaport of the same side, found %s", port.Key)
	}
	layer := LayerShore
	if row.Type.Naval() {
		layer = LayerDocked
	}
	l.begin.start = append(l.begin.start, Placement{c, uint8(n), At(port.Hex, layer)})
	room := int(port.Value)
	if port.Owner == HolderSpanish && port.Value >= garrisonLeast && layer == LayerShore {
		room--
	}
	for _, other := range l.begin.start {
		if other.At == At(port.Hex, layer) && l.t.counts(other.Counter) {
			room -= int(other.Count)
		}
	}
	if room < 0 {
		tab.Fail("at", "expected no more than the value of %s allows (4.0)", port.Key)
	}
}

func (l *loader) greaterPorts() (n int) {
	for _, p := range l.t.Ports[1:] {
		if p.Owner == HolderSpanish && p.Value >= garrisonLeast {
			n++
		}
	}
	return n
}
