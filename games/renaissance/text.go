package renaissance

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game renaissance 2
//	scenario lion-and-bull
//	set scale=600
//	move 3
//	wind 0 beaufort 5
//	weather clear
//	ship triumph at 712.5 1000 heading 97.25 speed 115 masts sprit fore-lower
//	order A ahead triumph 40mm
//	order A to-port triumph 22.5deg
//	complete triumph
//
// What is not told of a ship is as it is when her scenario begins. Lengths are in
// millimetres, places from the left and from the top, headings and the wind in
// degrees from the top. Further lines, where there is something to say:
//
//	broken the-boom
//	fort castle gunners 30 guns 3 heat 4
//	battery castle empty load-hot 1
//	wind 0 beaufort 5 tends 3 veers 60
//	weather clear brings storm
//	person triumph 1 captive aboard san-juan-de-portugal
//	person triumph 2 dead aboard triumph unseen
//	tempted triumph san-juan-de-portugal 3
//	message 7 from triumph shouted move 2 heard golden-lion
//	message 8 from triumph holder b shouted move 9
//	dispatch 8 from triumph by triumph-boat-1 move 2 near golden-lion
//	boat triumph-boat-1 alongside triumph moves 1 men 0 20
//	parties triumph boarders 20 0 guards 0 30 below
//	fuse hope 3
//	sealed A
//	result moves
//
// ; begins a comment. Lines may stand in any order after that of the scenario, but
// orders stand in the order in which they were given.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	g := s.(*State)
	w := &lines.Writer{Buf: buf}
	start := &text{State: atStart(g.tables, int(g.scene), g.setting)}
	positionLines.Write(w, &text{State: g, start: start.State, r: r}, start)
	return w.Buf
}

// ParsePosition reads a position leniently. What is left out is as it is when the
// scenario begins. Things that the rules object to are listed; what could be no
// position at all is an error.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	p := &lines.Reader{}
	t := &text{State: atStart(r.tables, 0, 0), r: r}
	if err := positionLines.Read(p, from, t); err != nil {
		return nil, nil, err
	}
	t.objectTo(p)
	return t.State, p.Problems, nil
}

// text is a position that is written or read.
type text struct {
	*State
	start *State // as the scenario begins, when it is written
	r     *ruleset
}

var (
	resultNames  = []string{"none", "moves", "fleet", "goal"}
	reachNames   = []string{"shouted", "gun-code-a", "gun-code-b"}
	fortuneNames = []string{"in-command", "captive", "dead", "freed"}
)

// positionLines are the lines of a position.
var positionLines = slices.Concat(lines.Title[*text]("renaissance", version), lines.Entries[*text]{
	{Word: "scenario", Write: func(t *text, w *lines.Writer) { w.Word(t.played().Key) }, Read: (*text).readScenario},
	{Word: "set", Every: (*text).writeSettings, Read: (*text).readSetting},
	lines.Number("move", 0, mostCount, func(t *text) *uint8 { return &t.move }).Always(),
	{
		Word:  "wind",
		Write: func(t *text, w *lines.Writer) { w.Word(parts(int(t.air.from))) },
		Read: func(t *text, p *lines.Reader) (err error) {
			t.air.from, err = readHeading(p)
			return err
		},
		Parts: windParts,
	},
	{Word: "weather", Write: (*text).writeWeather, Read: (*text).readWeather},
	{Word: "broken", Every: (*text).writeBroken, Read: (*text).readBroken},
	{Word: "fort", Every: (*text).writeForts, Read: (*text).readFort},
	{Word: "ship", Every: (*text).writeShips, Read: (*text).readAboutShip},
	{Word: "person", Every: (*text).writePersons, Read: (*text).readPerson},
	{Word: "tempted", Every: (*text).writeTempted, Read: (*text).readTempted},
	{Word: "charges", Every: (*text).writeCharges, Read: (*text).readCharges},
	{Word: "slack", Many: true, Read: (*text).readSlack},
	{Word: "kept", Many: true, Read: counts(func(h *secret) []uint8 { return h.kept[:] })},
	{Word: "unloading", Many: true, Read: counts(func(h *secret) []uint8 { return h.unloading[:] })},
	{Word: "boat", Every: (*text).writeBoats, Read: (*text).readBoat},
	{Word: "dispatch", Every: (*text).writeDispatches, Read: (*text).readDispatch},
	{Word: "message", Every: (*text).writeMessages, Read: (*text).readMessage},
	{Word: "parties", Every: (*text).writeSecrets, Read: (*text).readParties},
	{Word: "fuse", Many: true, Read: (*text).readFuse},
	{Word: "battery", Every: (*text).writeGarrisons, Read: (*text).readBattery},
	{Word: "order", Many: true, Read: (*text).readOrder},
	{Word: "complete", Many: true, Read: (*text).readComplete},
	{
		Word: "sealed",
		Every: func(t *text, w *lines.Writer) {
			for seat, title := range t.r.info.Seats {
				if t.sealed[seat] {
					w.Begin("sealed", title)
				}
			}
		},
		Read: func(t *text, p *lines.Reader) error {
			i, err := p.One(t.r.info.Seats...)
			t.sealed[i] = t.sealed[i] || err == nil
			return err
		},
	},
	lines.Named("result", resultNames, func(t *text) *result { return &t.result }),
})

// readScenario reads which scenario is played, which stands before all that speaks of it.
func (t *text) readScenario(p *lines.Reader) error {
	var keys []string
	for i := range t.r.tables.Scenarios {
		keys = append(keys, t.r.tables.Scenarios[i].Key)
	}
	if !p.Only("weathergage", "game", "scenario") {
		return p.Fail("expected the line of the scenario before the settings and those about it")
	}
	i, err := p.One(keys...)
	if err != nil {
		return err
	}
	set, err := t.r.settings(i, nil)
	t.State = atStart(t.r.tablesFor(set), i, set)
	return err
}

// writeSettings writes the switches, those that are as by default too.
func (t *text) writeSettings(w *lines.Writer) {
	for i := range switchRows {
		row := &switchRows[i]
		w.Line("set %s=%s", row.Key, row.Values[t.setting>>i&1])
	}
}

// readSetting reads a switch, which stands before all that speaks of the ships.
func (t *text) readSetting(p *lines.Reader) error {
	if !p.Only("weathergage", "game", "scenario", "set") {
		return p.Fail("expected the settings before the lines about ships, wind and orders")
	}
	key, value, _ := strings.Cut(p.Peek(), "=")
	set := t.setting
	if err := set.take(key, value); err != nil {
		return p.Fail("%s", err)
	}
	p.Take()
	t.State = atStart(t.r.tablesFor(set), int(t.scene), set)
	return nil
}

// windParts are what a line tells of the wind after where it comes from.
var windParts = lines.Entries[*text]{
	{
		Word:  "beaufort",
		Write: func(t *text, w *lines.Writer) { w.Number(int64(t.air.beaufort)) },
		Read: func(t *text, p *lines.Reader) error {
			err := p.Count(&t.air.beaufort, MostBeaufort)
			t.air.tends = t.air.beaufort
			return err
		},
	},
	{
		Word:  "tends",
		Same:  func(t, _ *text) bool { return t.air.tends == t.air.beaufort },
		Write: func(t *text, w *lines.Writer) { w.Number(int64(t.air.tends)) },
		Read:  func(t *text, p *lines.Reader) error { return p.Count(&t.air.tends, MostBeaufort) },
	},
	shift("veers", 1),
	shift("backs", -1),
}

// shift returns the direction that the wind veers or backs to.
func shift(word string, veer int8) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  word,
		Same:  func(t, _ *text) bool { return t.air.veer != veer },
		Write: func(t *text, w *lines.Writer) { w.Word(parts(int(t.air.to))) },
		Read: func(t *text, p *lines.Reader) (err error) {
			t.air.veer = veer
			t.air.to, err = readHeading(p)
			return err
		},
	}
}

// writeWeather adds the weather, and what it brings next.
func (t *text) writeWeather(w *lines.Writer) {
	a := &t.air
	w.Word(weatherNames[a.weather])
	if a.brings != a.weather {
		w.Word("brings", weatherNames[a.brings])
	}
}

func (t *text) readWeather(p *lines.Reader) error {
	i, err := p.One(weatherNames...)
	t.air.weather, t.air.brings = Weather(i), Weather(i)
	if err != nil || !p.More() {
		return err
	}
	if _, err = p.One("brings"); err != nil {
		return err
	}
	i, err = p.One(weatherNames...)
	t.air.brings = Weather(i)
	return err
}

// readHundredths reads a number with at most two decimal places, which its unit may follow.
func readHundredths(p *lines.Reader, least, most int32, unit string) (int32, error) {
	n, ok := pack.Decimal(strings.TrimSuffix(p.Peek(), unit), 2)
	if !ok || n < int(least) || n > int(most) {
		return 0, p.Fail("expected a number from %s to %s%s with at most 2 decimal places, found %s",
			parts(int(least)), parts(int(most)), unit, p.Found())
	}
	p.Take()
	return int32(n), nil
}

func readHeading(p *lines.Reader) (plane.Heading, error) {
	n, err := readHundredths(p, 0, mostCircle, "deg")
	return plane.Heading(n), err
}

// writeBroken writes the barriers that are broken.
func (t *text) writeBroken(w *lines.Writer) {
	for i := range t.played().Barriers {
		if !t.stands(i) {
			w.Begin("broken", t.played().Barriers[i].Key)
		}
	}
}

func (t *text) readBroken(p *lines.Reader) error {
	var keys []string
	for i := range t.played().Barriers {
		keys = append(keys, t.played().Barriers[i].Key)
	}
	i, err := p.One(keys...)
	t.broken |= 1 << i
	return err
}

// objectTo lists what the rules object to.
func (t *text) objectTo(p *lines.Reader) {
	g := t.State
	if g.move < 1 || g.move > g.played().Moves {
		p.ObjectLine("move", "1.2", "the scenario is played from move 1 to %d", g.played().Moves)
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		for m := range n {
			if g.ships[m].fate == afloat && plane.Gap(g.base(m), g.base(n)) < -plane.MM {
				p.Object("18.1", g.object(n), "%s and %s overlap", g.row(m).Key, g.row(n).Key)
			}
			if g.ships[n].foul.has(m) != g.ships[m].foul.has(n) {
				p.Object("18.1", g.object(n), "only one of %s and %s is locked with the other", g.row(m).Key, g.row(n).Key)
			} else if g.ships[n].foul.has(m) && !plane.Touching(g.base(m), g.base(n)) {
				p.Object("18.1", g.object(n), "%s and %s are locked but do not touch", g.row(m).Key, g.row(n).Key)
			}
		}
	}
}
