package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game jenkins 2
//	scenario war
//	turn 3
//	flow english-movement begun
//	flow pick English 2719-docked
//	funds English 12 Spanish 31
//	storm 2
//	pool English suffolk e-frigate*3
//	gone Spanish galicia
//	English at 2719-docked e-deception vernon cornwall e-frigate*2:flag
//	English at 2719-shore e-soldiers-2:done
//	Spanish at 2825-shore lezo ?*2
//
// The lines of flow say what is going on, the outermost step of the sequence of
// play first. Counters of a stack stand from the top down; *2 is two alike, ? one
// that the viewer may not know. Further lines, where there is something to say:
//
//	san-isidro 5
//	captured french dutch
//	peace
//	acts 12
//	scuttlers 1
//	scuttled cartagena
//	holder havana english
//	battle English 2719
//	fought 2719
//	ashore 2719
//	limbo Spanish s-frigate
//	combat naval 2719 English passed 1
//	side English dice 3 roll 1 hits 2 green faces 1 1 0 0 0 0
//	shot English cornwall group 1 gun 8 face 3
//	rolled porto-bello
//	result spanish
//
// ; begins a comment. Lines may stand in any order, names in small or capital
// letters, and a seaport's name for its hex.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	w := &lines.Writer{Buf: buf}
	r.lines.Write(w, &text{s.(*State)}, &blank)
	return w.Buf
}

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: the first scenario, its first turn, the English about to move, every
// seaport with its owner; counters that are nowhere are out of play. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	p := &lines.Reader{}
	t := &text{&State{tables: r.tables}}
	for i := 1; i < len(r.tables.Ports); i++ {
		t.holder[i] = r.tables.Ports[i].Owner
	}
	t.turn = r.tables.Scenarios[0].First
	if err := r.lines.Read(p, from, t); err != nil {
		return nil, nil, err
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, p.Problems, nil
}

// A text is a position that is written or read.
type text struct{ *State }

// blank is what is not written of a position.
var blank = text{&State{}}

// The highest numbers that a position may hold.
const (
	mostByte = 255
	mostWord = 65535
)

var (
	seatTitles  = []string{"English", "Spanish"}
	resultNames = []string{"none", "english", "spanish", "uncaught"}
)

// positionLines returns the lines of a position.
func positionLines(tb *Tables, steps *lines.Sequence) lines.Entries[*text] {
	var scenarios []string
	for i := range tb.Scenarios {
		scenarios = append(scenarios, tb.Scenarios[i].Key)
	}
	return slices.Concat(lines.Title[*text]("jenkins", version), lines.Entries[*text]{
		lines.Named("scenario", scenarios, func(t *text) *uint16 { return &t.scenario }).Always(),
		lines.Number("turn", 0, mostByte, func(t *text) *uint8 { return &t.turn }).Always(),
		lines.Going(steps, func(t *text) *engine.Flow { return &t.flow }, func(t *text) bool { return t.result != resultNone }),
		{Word: "funds", Parts: lines.Entries[*text]{
			lines.Number("English", 0, mostByte, func(t *text) *uint8 { return &t.funds[English] }).Always(),
			lines.Number("Spanish", 0, mostByte, func(t *text) *uint8 { return &t.funds[Spanish] }).Always(),
		}},
		lines.Number("storm", 0, int64(len(tb.Storms)-1), func(t *text) *uint8 { return &t.storm }),
		lines.Number("san-isidro", 0, mostByte, func(t *text) *uint8 { return &t.isidro }),
		lines.Number("acts", 0, mostWord, func(t *text) *uint16 { return &t.acts }),
		lines.Number("scuttlers", 0, mostByte, func(t *text) *uint8 { return &t.scuttlers }),
		{Word: "captured", Parts: lines.Entries[*text]{
			lines.Held("french", func(t *text) *bool { return &t.french }),
			lines.Held("dutch", func(t *text) *bool { return &t.dutch }),
		}},
		lines.Held("peace", func(t *text) *bool { return &t.peace }),
		{Word: "holder", Every: (*text).writeHolders, Read: (*text).readHolder},
		seaports("scuttled", func(t *text) *uint64 { return &t.scuttled }),
		seaports("rolled", func(t *text) *uint64 { return &t.rolled }),
		{
			Word: "battle",
			Every: func(t *text, w *lines.Writer) {
				for seat, title := range seatTitles {
					if t.battle[seat] != (hexSet{}) {
						w.Line("battle %s", title)
						writeHexes(w, &t.battle[seat])
					}
				}
			},
			Read: func(t *text, p *lines.Reader) error {
				seat, err := readSeat(p)
				if err != nil {
					return err
				}
				return t.readHexes(p, &t.battle[seat])
			},
		},
		hexes("fought", func(t *text) *hexSet { return &t.fought }),
		hexes("ashore", func(t *text) *hexSet { return &t.ashore }),
		{Word: "tried", Every: (*text).writeAttempts, Read: (*text).readAttempt},
		heap("pool", func(t *text) *[maxCounters]uint8 { return &t.pool }),
		heap("gone", func(t *text) *[maxCounters]uint8 { return &t.gone }),
		heap("limbo", func(t *text) *[maxCounters]uint8 { return &t.limbo }),
		stacks(English),
		stacks(Spanish),
		fighting,
		{Word: "side", Every: (*text).writeSides, Read: (*text).readSide},
		{Word: "shot", Many: true, Read: (*text).readShot}, // written with its side
		lines.Named("result", resultNames, func(t *text) *result { return &t.result }),
	})
}

// readSeat reads the name of a seat.
func readSeat(p *lines.Reader) (engine.Seat, error) {
	i, err := p.One(seatTitles...)
	return engine.Seat(i), err
}

// writeHolders writes the seaports that their owner does not hold.
func (t *text) writeHolders(w *lines.Writer) {
	for p := 1; p < len(t.tables.Ports); p++ {
		if row := &t.tables.Ports[p]; t.holder[p] != row.Owner {
			w.Line("holder %s %s", row.Key, holderNames[t.holder[p]])
		}
	}
}

func (t *text) readHolder(p *lines.Reader) error {
	port, err := t.readPort(p)
	if err != nil {
		return err
	}
	i, err := p.One(holderNames...)
	t.holder[port] = Holder(i)
	return err
}

// seaports returns a line that holds a set of seaports.
func seaports(word string, of func(*text) *uint64) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word: word,
		Same: func(t, _ *text) bool { return *of(t) == 0 },
		Write: func(t *text, w *lines.Writer) {
			for p := 1; p < len(t.tables.Ports); p++ {
				w.Flag(*of(t)>>p&1 != 0, t.tables.Ports[p].Key)
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			return p.Each(func() error {
				port, err := t.readPort(p)
				if err == nil {
					*of(t) |= 1 << port
				}
				return err
			})
		},
	}
}

// readPort reads a seaport by its name or hex.
func (t *text) readPort(p *lines.Reader) (Port, error) {
	h, err := t.readHex(p)
	if err == nil && t.tables.PortAt[h] == 0 {
		p.Untake()
		err = p.Wanted("a seaport", t.portKeys())
	}
	if err != nil {
		return 0, err
	}
	return t.tables.PortAt[h], nil
}

// portKeys returns the names of the seaports.
func (t *text) portKeys() (keys []string) {
	for i := range t.tables.Ports[1:] {
		keys = append(keys, t.tables.Ports[i+1].Key)
	}
	return keys
}

// readHex reads a hex by its number or by the name of its seaport.
func (t *text) readHex(p *lines.Reader) (Hex, error) {
	o, err := p.Thing(t.tables.find, func(o engine.Object) bool { return hexOf(o) != 0 }, "a hex from 0101 to 4628 or a seaport", t.portKeys()...)
	return hexOf(o), err
}

// hexes returns a line that holds a set of hexes.
func hexes(word string, of func(*text) *hexSet) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  word,
		Same:  func(t, _ *text) bool { return *of(t) == hexSet{} },
		Write: func(t *text, w *lines.Writer) { writeHexes(w, of(t)) },
		Read:  func(t *text, p *lines.Reader) error { return t.readHexes(p, of(t)) },
	}
}

func writeHexes(w *lines.Writer, set *hexSet) {
	for h := Hex(1); h < numHexes; h++ {
		if set.has(h) {
			w.More(" %s", Grid.Name(h))
		}
	}
}

func (t *text) readHexes(p *lines.Reader, into *hexSet) error {
	return p.Each(func() error {
		h, err := t.readHex(p)
		if err == nil {
			into.add(h)
		}
		return err
	})
}

// writeAttempts writes the attempts of the stacks that sail: from which hex, and upon which.
func (t *text) writeAttempts(w *lines.Writer) {
	for _, a := range t.tries {
		if a.From == 0 {
			break
		}
		w.Line("tried %s %s", Grid.Name(a.From), Grid.Name(a.To))
		w.Flag(a.Second != 0, "second")
	}
}

func (t *text) readAttempt(p *lines.Reader) error {
	i := slices.Index(t.tries[:], attempt{})
	if i < 0 {
		return p.Fail("expected at most %d attempts", mostTries)
	}
	a := &t.tries[i]
	var err error
	if a.From, err = t.readHex(p); err == nil {
		a.To, err = t.readHex(p)
	}
	if err == nil && p.More() {
		_, err = p.One("second")
		a.Second = 1
	}
	return err
}
