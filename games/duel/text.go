package duel

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// FormatPosition appends the one canonical text of s:
//
//	weathergage position 1
//	game duel 1
//	scenario open-sea
//	wind steady
//	turn 3
//	phase firing
//	gage A
//	firing B
//	range 85mm
//	ship resolute hull 3 sails 3 speed 2 chain-fired 1
//	guns resolute round
//	ship vengeur hull 8 sails 2 speed 1 chain-fired 0
//	guns vengeur ?
//
// In the phase orders a line says what is ordered so far: "order resolute speed
// 2 load chain". A ship that has struck has the word struck at the end.
func (r *ruleset) FormatPosition(buf []byte, s engine.State) []byte {
	w := &lines.Writer{Buf: buf}
	r.lines.Write(w, &text{State: s.(*State)}, &blank)
	return w.Buf
}

// ParsePosition reads a position. Lines may stand in any order; what is left out
// is as at the start of the scenario (the first one, if none is named), guns are
// then loaded with round shot where they must be loaded. ; begins a comment.
func (r *ruleset) ParsePosition(from []byte) (engine.State, []engine.Problem, error) {
	var p *lines.Reader
	t := &text{State: r.atStart(0)}
	for range 2 { // first for the scenario, which may stand on any line
		p, t = &lines.Reader{}, &text{State: r.atStart(int(t.scenario)), firing: engine.NoSeat}
		if err := r.lines.Read(p, from, t); err != nil {
			return nil, nil, err
		}
	}
	if err := t.finish(p); err != nil {
		return nil, nil, err
	}
	return t.State, t.objections(), nil
}

// text is a position that is written or read.
type text struct {
	*State
	seat   engine.Seat    // whose ship the line is about
	given  [numSeats]bool // the guns of that ship have been read
	firing engine.Seat    // whose broadside it is; NoSeat if no line says so
}

// blank is what is not written of a position.
var blank = text{State: &State{}}

var winds = []string{"steady", "variable"}

// Most that the numbers of a position may be.
const (
	mostCount = 99
	mostRange = 9999
)

// positionLines returns the lines of a position.
func positionLines(tb *Tables, info *engine.Info) lines.Entries[*text] {
	seats, scenarios := info.Seats, []string{}
	for i := range tb.Scenarios {
		scenarios = append(scenarios, tb.Scenarios[i].Key)
	}
	names := []string{seatA: tb.Ships[seatA].Key, seatB: tb.Ships[seatB].Key}
	about := func(t *text, p *lines.Reader) (err error) {
		t.seat, err = one(p, names)
		return err
	}
	return slices.Concat(lines.Title[*text](info.Key, info.Version), lines.Entries[*text]{
		lines.Named("scenario", scenarios, func(t *text) *int16 { return &t.scenario }).Always(),
		{
			Word:  "wind",
			Write: func(t *text, w *lines.Writer) { w.Word(winds[t.wind()]) },
			Read: func(t *text, p *lines.Reader) error {
				n, err := p.One(winds...)
				t.variable = n == 1
				return err
			},
		},
		lines.Number("turn", 0, mostCount, func(t *text) *int16 { return &t.turn }).Always(),
		{Word: "phase", Write: func(t *text, w *lines.Writer) { w.Word(t.phase()) }, Read: (*text).readPhase},
		{
			Word:  "gage",
			Same:  func(t, _ *text) bool { return !t.hasGage() },
			Write: func(t *text, w *lines.Writer) { w.Word(seats[t.gage]) },
			Read: func(t *text, p *lines.Reader) (err error) {
				t.gage, err = one(p, seats)
				return err
			},
		},
		{
			Word:  "firing",
			Same:  func(t, _ *text) bool { return !t.in(stepFiring) },
			Write: func(t *text, w *lines.Writer) { w.Word(seats[t.flow.Top().Seat]) },
			Read: func(t *text, p *lines.Reader) (err error) {
				t.firing, err = one(p, seats)
				return err
			},
		},
		{
			Word:  "range",
			Write: func(t *text, w *lines.Writer) { w.More(" %dmm", t.rangeMM) },
			Read:  (*text).readRange,
		},
		{
			Word: "ship",
			Every: func(t *text, w *lines.Writer) { // with the guns and the orders of each
				for t.seat = range numSeats {
					w.Begin("ship", names[t.seat])
					shipParts.WriteParts(w, t, &blank)
					w.Begin("guns", names[t.seat], shots[t.secret().loaded])
					if !orderParts.Same(t, &blank) {
						w.Begin("order", names[t.seat])
						orderParts.WriteParts(w, t, &blank)
					}
				}
			},
			Read:  about,
			Parts: shipParts,
		},
		{
			Word: "guns",
			Many: true,
			Read: func(t *text, p *lines.Reader) error {
				if err := about(t, p); err != nil {
					return err
				}
				n, err := p.One(shots[:]...)
				t.secret().loaded, t.given[t.seat] = shot(n), true
				return err
			},
		},
		{
			Word: "order",
			Many: true,
			Read: func(t *text, p *lines.Reader) error {
				if err := about(t, p); err != nil {
					return err
				}
				return orderParts.ReadParts(p, t)
			},
		},
	})
}

// shipParts are what everybody sees of a ship.
var shipParts = lines.Entries[*text]{
	lines.Number("hull", 0, mostCount, func(t *text) *int8 { return &t.ship().hull }).Always(),
	lines.Number("sails", 0, mostCount, func(t *text) *int8 { return &t.ship().sails }).Always(),
	lines.Number("speed", 0, mostCount, func(t *text) *int8 { return &t.ship().speed }).Always(),
	lines.Number("chain-fired", 0, mostCount, func(t *text) *int8 { return &t.ship().chainFired }).Always(),
	lines.Held("struck", func(t *text) *bool { return &t.ship().struck }),
}

// orderParts are what her captain has ordered so far.
var orderParts = lines.Entries[*text]{
	{
		Word:  "speed",
		Same:  func(t, _ *text) bool { return !t.secret().plotted },
		Write: func(t *text, w *lines.Writer) { w.Number(int64(t.secret().speed)) },
		Read: func(t *text, p *lines.Reader) error {
			n, err := p.Number(0, mostCount)
			t.secret().plotted, t.secret().speed = true, int8(n)
			return err
		},
	},
	lines.Named("load", shots[:unseen], func(t *text) *shot { return &t.secret().order }),
}

// ship and secret return the two sides of the ship that the line is about.
func (t *text) ship() *ship     { return &t.ships[t.seat] }
func (t *text) secret() *secret { return &t.hidden[t.seat] }

// wind returns the number of the wind in winds.
func (t *text) wind() int {
	if t.variable {
		return 1
	}
	return 0
}

// one reads one of the names, which are numbered as the seats.
func one(p *lines.Reader, names []string) (engine.Seat, error) {
	n, err := p.One(names...)
	return engine.Seat(n), err
}

// readPhase reads a phase in which somebody decides, or the end.
func (t *text) readPhase(p *lines.Reader) error {
	waiting := [...]uint8{stepOrders, stepClosing, stepFiring}
	n, err := p.One(sequence.Steps[stepOrders].Name, sequence.Steps[stepClosing].Name, sequence.Steps[stepFiring].Name, over)
	if t.flow = (engine.Flow{}); n < len(waiting) {
		t.flow.Push(engine.Frame{Step: waiting[n], Seat: engine.NoSeat})
	}
	return err
}

// readRange reads a distance, with its unit or without.
func (t *text) readRange(p *lines.Reader) error {
	n, err := strconv.Atoi(strings.TrimSuffix(p.Peek(), "mm"))
	if err != nil || n < 0 || n > mostRange {
		return p.Wanted("a whole number from 0 to "+strconv.Itoa(mostRange)+" mm", nil)
	}
	p.Take()
	t.rangeMM = int32(n)
	return nil
}
