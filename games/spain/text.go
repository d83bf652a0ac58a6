package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game spain 1
//	scenario war
//	set ford closed
//	turn 3
//	flow english-sailing begun
//	funds English 900 Spanish 2300
//	fleet fleet-1 at plymouth munitions 2
//	English at london norris-foot:done willoughby
//	English afloat dover english-pinnaces-1
//	English aboard fleet-1 revenge drake@revenge
//	English track portsmouth-track 2 triumph:reduced
//
// The lines of flow say what is going on, the outermost step of the sequence of play
// first. A unit is followed by the ship that a leader is aboard, by what holds of it and
// by the hexes it has moved. Units that no line names are off the map, and everyone knows
// it. Further lines, where there is something to say:
//
//	paid English 3 units 75 upkeep 240   ; in turn 3
//	owed 800
//	acts 12
//	order English construct london-track queens-ships-1
//	month june-1587
//	wake 5
//	events english-broke ireland
//	sailed English 2
//	lost English 3
//	fines English 1
//	fined Spanish
//	owner london spanish
//	last English london 2113
//	besieged English london
//	blocked Spanish cadiz
//	beset Spanish cadiz             ; besieged when this winter turn began
//	struck dover
//	fought 2114
//	freed 2512                      ; units there began the Combat Segment under siege
//	raid 2236 2237                  ; ships in the second hex have been attacked from the first
//	clock london 2
//	voyage plymouth 0816 0815 at fleet-1 1
//	combat naval English plymouth 0816 fleets 6 column 3 rounds 1 hits 2 1
//	combat naval Spanish 2236 2237 fleets 2 caught 1 ; interceptors attack English fleet 1 alone
//	English off revenge             ; and the enemy does not know it
//	English gone walsingham         ; never in play again
//	English lost drake              ; the same, and the enemy does not know it
//	English hidden revenge drake    ; the viewer does not know where
//	ashore English london           ; and what everyone sees of them
//	loose English dover
//	outcome 4
//
// ; begins a comment. Lines may stand in any order, names in small or capital letters,
// and a city's name for its hex.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	w := &lines.Writer{Buf: buf}
	r.lines.Write(w, &text{State: s.(*State)}, &blank)
	return w.Buf
}

// ParsePosition reads a position leniently. What is left out is as it is before a
// scenario begins: the first scenario, its first turn, the English about to activate,
// every city with its first owner; counters that are nowhere are off the map. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	p := &lines.Reader{}
	t := &text{State: &State{tables: r.tables}}
	t.everyoneOff()
	t.turn = r.tables.Scenarios[0].First
	for c := 1; c < len(r.tables.Cities); c++ {
		t.owner[c] = r.tables.firstOwner(City(c))
	}
	for c := 1; c < len(r.tables.Counters); c++ {
		t.units[c].Mark = markKnown
	}
	if err := r.lines.Read(p, from, t); err != nil {
		return nil, nil, err
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, p.Problems, nil
}

// text is a position that is written or read.
type text struct {
	*State
	given [maxCities]bool // cities of which a line has said who holds them
}

// blank is what is not written of a position.
var blank = text{State: &State{}}

// Most that the numbers of a position may be.
const (
	mostByte  = 255
	mostFunds = 30000
)

// eventNames and markNames are the sets of a position, bit by bit.
var (
	eventNames = []string{"english-broke", "spanish-broke", "ireland", "britain", "invaded", "irish-risen",
		"scots-risen", "loyal-irish", "loyal-scots", "hosts", "pope", "treasure-lost", "landed-ireland", "landed-britain", "host-out", "main-host-out"}
	markNames = []string{"reduced", "known", "seen", "done", "taken", "high", "coast", "held", "moved", "flight", "intercepted", "halted"}
)

// positionLines returns the lines of a position.
func positionLines(tb *Tables, steps *lines.Sequence) lines.Entries[*text] {
	var scenarios []string
	for i := range tb.Scenarios {
		scenarios = append(scenarios, tb.Scenarios[i].Key)
	}
	return slices.Concat(lines.Title[*text]("spain", version), lines.Entries[*text]{
		lines.Named("scenario", scenarios, func(t *text) *uint16 { return &t.number }).Always(),
		{Word: "set", Every: (*text).writeSettings, Read: (*text).readSetting},
		lines.Number("turn", 0, lastTurn, func(t *text) *uint8 { return &t.turn }).Always(),
		lines.Going(steps, func(t *text) *engine.Flow { return &t.flow }, func(t *text) bool { return t.outcome != 0 }),
		{Word: "funds", Parts: lines.Entries[*text]{
			lines.Number("English", 0, mostFunds, func(t *text) *int16 { return &t.funds[English] }).Always(),
			lines.Number("Spanish", 0, mostFunds, func(t *text) *int16 { return &t.funds[Spanish] }).Always(),
		}},
		{Word: "paid", Every: (*text).writePaid, Read: (*text).readPaid},
		lines.Number("owed", 0, mostFunds, func(t *text) *int32 { return &t.owed }),
		lines.Number("acts", 0, 1<<16-1, func(t *text) *uint32 { return &t.acts }),
		lines.Number("wake", 0, lastTurn+1, func(t *text) *uint8 { return &t.wake }),
		treasureMonth,
		lines.Bits("events", eventNames, func(t *text) *Events { return &t.events }),
		{Word: "order", Every: (*text).writeOrders, Read: (*text).readOrder},
		bothSeats("sailed", func(t *text) *[2]uint16 { return &t.sailed }),
		bothSeats("lost", func(t *text) *[2]uint8 { return &t.lost }),
		bothSeats("fines", func(t *text) *[2]uint8 { return &t.fines }),
		{Word: "fined", Parts: lines.Entries[*text]{
			lines.Held("English", func(t *text) *bool { return &t.fined[English] }),
			lines.Held("Spanish", func(t *text) *bool { return &t.fined[Spanish] }),
		}},
		{Word: "owner", Every: (*text).writeOwners, Read: (*text).readOwner},
		{Word: "last", Every: (*text).writeSides, Read: hexesOf(func(t *text) *[2]hexSet { return &t.last })},
		{Word: "besieged", Many: true, Read: hexesOf(func(t *text) *[2]hexSet { return &t.shut })},
		{Word: "blocked", Many: true, Read: hexesOf(func(t *text) *[2]hexSet { return &t.blocked })},
		{Word: "beset", Many: true, Read: hexesOf(func(t *text) *[2]hexSet { return &t.beset })},
		{Word: "ashore", Many: true, Read: hexesOf(func(t *text) *[2]hexSet { return &t.ashore })},
		{Word: "loose", Many: true, Read: hexesOf(func(t *text) *[2]hexSet { return &t.loose })},
		hexLine("struck", func(t *text) *hexSet { return &t.struck }),
		hexLine("freed", func(t *text) *hexSet { return &t.freed }),
		hexLine("fought", func(t *text) *hexSet { return &t.fought }),
		{Word: "raid", Every: (*text).writeRaids, Read: (*text).readRaid},
		{Word: "clock", Every: (*text).writeClocks, Read: (*text).readClock},
		{Word: "fleet", Every: (*text).writeFleets, Read: (*text).readFleet},
		{
			Word:  "voyage",
			Same:  func(t, _ *text) bool { return t.voyage == Voyage{} },
			Write: (*text).writeVoyage,
			Read:  (*text).readVoyage,
		},
		{
			Word:  "combat",
			Same:  func(t, _ *text) bool { return t.combat == Combat{} },
			Write: (*text).writeCombat,
			Read:  (*text).readCombat,
		},
		unitsOf(English),
		unitsOf(Spanish),
		lines.Number("outcome", 0, mostByte, func(t *text) *uint16 { return &t.outcome }),
	})
}

// bothSeats returns a line of a number of each seat.
func bothSeats[N ~uint8 | ~uint16](word string, of func(*text) *[2]N) lines.Entry[*text] {
	return lines.Entry[*text]{Word: word, Parts: lines.Entries[*text]{
		lines.Number("English", 0, mostByte, func(t *text) *N { return &of(t)[English] }),
		lines.Number("Spanish", 0, mostByte, func(t *text) *N { return &of(t)[Spanish] }),
	}}
}

// readSeat reads the name of a seat.
func readSeat(p *lines.Reader) (engine.Seat, error) {
	i, err := p.One(seatTitles...)
	return engine.Seat(i), err
}

// writeSettings writes the switches that are not as they are by default.
func (t *text) writeSettings(w *lines.Writer) {
	for i, sw := range t.tables.Switches {
		if n := t.chosen[i]; n != 0 {
			w.Line("set %s %s", sw.Key, sw.Choices[n].Key)
		}
	}
}

func (t *text) readSetting(p *lines.Reader) error {
	var keys, values []string
	for _, sw := range t.tables.Switches {
		keys = append(keys, sw.Key)
	}
	i, err := p.One(keys...)
	if err != nil {
		return err
	}
	for _, c := range t.tables.Switches[i].Choices {
		values = append(values, c.Key)
	}
	n, err := p.One(values...)
	t.chosen[i] = uint8(n)
	return err
}

// writePaid writes a line for each turn in which a seat has paid something.
func (t *text) writePaid(w *lines.Writer) {
	for seat, title := range seatTitles {
		for turn := range t.paid[seat] {
			if t.spentIn(engine.Seat(seat), turn) == 0 {
				continue
			}
			w.Line("paid %s %d", title, turn)
			for on, name := range purposeNames {
				w.Count(int(t.paid[seat][turn][on]), name)
			}
		}
	}
}

func (t *text) readPaid(p *lines.Reader) error {
	seat, err := readSeat(p)
	if err != nil {
		return err
	}
	turn, err := p.Number(1, lastTurn)
	if err != nil {
		return err
	}
	return p.Each(func() error {
		on, err := p.One(purposeNames...)
		if err != nil {
			return err
		}
		n, err := p.Number(0, mostFunds)
		t.paid[seat][turn][on] = int16(n)
		return err
	})
}

// treasureMonth is the line of the month in which the Treasure Fleet comes, hidden from
// one who may not know it.
var treasureMonth = lines.Entry[*text]{
	Word: "month",
	Same: func(t, _ *text) bool { return t.month == 0 },
	Write: func(t *text, w *lines.Writer) {
		if t.month == unknownMonth {
			w.More(" hidden")
		} else {
			w.More(" %s", t.tables.name(monthObject(t.month)))
		}
	},
	Read: func(t *text, p *lines.Reader) error {
		if p.May("hidden") == 0 {
			t.month = unknownMonth
			return nil
		}
		due := func(o engine.Object) bool { return o.Class() == classMonth && t.tables.Turns[o.Number()].Due }
		o, err := p.Thing(t.tables.find, due, "a month in which the Treasure Fleet may come", t.dueKeys()...)
		if err == nil {
			t.month = uint8(o.Number())
		}
		return err
	},
}

// dueKeys returns the names of the months in which the Treasure Fleet may come.
func (t *text) dueKeys() (keys []string) {
	for n := range t.tables.Turns {
		if t.tables.Turns[n].Due {
			keys = append(keys, t.tables.name(monthObject(uint8(n))))
		}
	}
	return keys
}

// orderParts are what a line tells of an order after what it is about.
var orderParts = lines.Entries[*Order]{
	lines.Number("points", 0, mostByte, func(o *Order) *uint16 { return &o.N }),
}

// writeOrders writes what waits under seal.
func (t *text) writeOrders(w *lines.Writer) {
	for seat, title := range seatTitles {
		for i := range int(t.written[seat]) {
			o := &t.orders[seat][i]
			w.Line("order %s %s %s", title, sequence.Verbs[o.Verb].Name, t.tables.name(o.On))
			if o.With != engine.NoObject {
				w.More(" %s", t.tables.name(o.With))
			}
			orderParts.WriteParts(w, o, &Order{})
		}
	}
}

func (t *text) readOrder(p *lines.Reader) error {
	seat, err := readSeat(p)
	if err != nil {
		return err
	}
	n := &t.written[seat]
	if *n == mostOrders {
		return p.Fail("expected at most %d orders of a seat", mostOrders)
	}
	var names []string
	for _, v := range sequence.Verbs[VerbNote:] {
		names = append(names, v.Name)
	}
	verb, err := p.One(names...)
	if err != nil {
		return err
	}
	o := Order{Verb: uint16(verb) + uint16(VerbNote)}
	for _, into := range [...]*engine.Object{&o.On, &o.With} {
		thing, ok := t.tables.find(p.Peek())
		if !ok {
			break
		}
		p.Take()
		*into = thing
	}
	if o.On == engine.NoObject {
		return p.Fail("expected what the order is about, found %s", p.Found())
	}
	t.orders[seat][*n] = o
	*n++
	return orderParts.ReadParts(p, &t.orders[seat][*n-1])
}
