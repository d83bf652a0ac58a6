package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// postNames are the posts of boats as lines about them name them.
var postNames = [numPosts]string{
	noPost: "none", aboard: "aboard", launching: "launching", stowing: "stowing", atHull: "alongside",
	rowing: "rowing", towing: "towing", kedging: "kedging", breaking: "breaking", storming: "boarding", stove: "lost",
}

// aboutBoat is a boat of a position that is written or read.
type aboutBoat struct {
	*text
	*boat
}

// boatParts are what a line tells of a boat after its post and its ship.
var boatParts = lines.Entries[aboutBoat]{
	{
		Word:  "at",
		Same:  func(o, _ aboutBoat) bool { return o.post != rowing && o.post != breaking },
		Write: func(o aboutBoat, w *lines.Writer) { w.Word(parts(int(o.at.X)), parts(int(o.at.Y))) },
		Read: func(o aboutBoat, p *lines.Reader) (err error) {
			for _, into := range [...]*int32{&o.at.X, &o.at.Y} {
				if *into, err = readHundredths(p, -mostPlace, mostPlace, "mm"); err != nil {
					return err
				}
			}
			return nil
		},
	},
	{
		Word:  "to",
		Same:  func(o, _ aboutBoat) bool { return o.boom == 0 },
		Write: func(o aboutBoat, w *lines.Writer) { w.Word(o.r.words.Object(o.barrier(int(o.boom) - 1))) },
		Read: func(o aboutBoat, p *lines.Reader) error {
			barrier, _ := o.r.tables.find(p.Peek())
			i := o.barrierOf(barrier)
			if i < 0 {
				return p.Fail("expected a barrier of the scenario, found %s", p.Found())
			}
			p.Take()
			o.boom = uint8(i) + 1
			return nil
		},
	},
	{
		Word:  "moves",
		Same:  func(o, _ aboutBoat) bool { return o.moves == 0 },
		Write: func(o aboutBoat, w *lines.Writer) { w.Number(int64(o.moves)) },
		Read:  func(o aboutBoat, p *lines.Reader) error { return p.Count(&o.moves, mostCount) },
	},
	partyOf("men", func(o aboutBoat) *party { return &o.men }),
	{
		Word:  "gun",
		Same:  func(o, _ aboutBoat) bool { return o.gun == 0 },
		Write: func(o aboutBoat, w *lines.Writer) { w.Word(things[classGroup][o.gun-1]) },
		Read: func(o aboutBoat, p *lines.Reader) error {
			i, err := p.One(things[classGroup]...)
			o.gun = uint8(i) + 1
			return err
		},
	},
}

// writeBoats writes the boats that are not aboard their ships:
//
//	boat triumph-boat-1 alongside triumph moves 1 men 0 20 gun port-broadside
//	boat triumph-boat-2 rowing victory at 712.5 1000 men 20 20
//	boat triumph-boat-3 breaking triumph at 800 1000 to boom moves 2 men 0 20
func (t *text) writeBoats(w *lines.Writer) {
	for b := range boatNo(t.ofBoats()) {
		o := &t.boats[b]
		if *o == t.start.boats[b] {
			continue
		}
		w.Begin("boat", t.r.words.Object(t.boatObject(b)), postNames[o.post])
		if o.post != stove {
			w.Word(t.row(o.by).Key)
			boatParts.WriteParts(w, aboutBoat{t, o}, aboutBoat{})
		}
	}
}

func (t *text) readBoat(p *lines.Reader) error {
	o, ok := t.r.tables.find(p.Peek())
	b := t.boatOf(o)
	if !ok || b == noBoat {
		return p.Fail("expected a boat of a ship of the scenario, found %s", p.Found())
	}
	p.Take()
	i, err := p.One(postNames[aboard:]...)
	if err != nil {
		return err
	}
	w := &t.boats[b]
	*w = boat{post: aboard + post(i)}
	if w.post == stove {
		return nil
	}
	if w.by, err = t.readShip(p); err != nil {
		return err
	}
	if err := boatParts.ReadParts(p, aboutBoat{t, w}); err != nil {
		return err
	}
	switch {
	case w.post < atHull && (w.by != b.parent() || w.men != (party{}) || w.gun > 0):
		return p.Fail("expected a boat aboard to be empty and aboard its own ship")
	case w.post != rowing && w.post != breaking && (w.at != (plane.Point{}) || w.boom > 0):
		return p.Fail("expected a place, or a barrier, for boats that row or break one only")
	case w.post == breaking && w.boom == 0:
		return p.Fail("expected the barrier that the boat breaks")
	case w.men.men() > t.boatRoom() || w.post == storming && w.men.men() > 0:
		return p.Fail("expected at most %d men in a boat, and none in one that has boarded", t.boatRoom())
	}
	return nil
}

// aboutDispatch is a dispatch of a position that is written or read.
type aboutDispatch struct {
	*text
	*dispatch
}

// squadOf returns a word and ships, if there are any.
func squadOf(word string, of func(aboutDispatch) *squad) lines.Entry[aboutDispatch] {
	return lines.Entry[aboutDispatch]{
		Word:  word,
		Same:  func(d, _ aboutDispatch) bool { return *of(d) == 0 },
		Write: func(d aboutDispatch, w *lines.Writer) { d.writeSquad(w, *of(d)) },
		Read:  func(d aboutDispatch, p *lines.Reader) error { return d.readSquad(p, of(d)) },
	}
}

// dispatchParts are what a line tells of a dispatch after who carries it.
var dispatchParts = lines.Entries[aboutDispatch]{
	squadOf("near", func(d aboutDispatch) *squad { return &d.near }),
	squadOf("heard", func(d aboutDispatch) *squad { return &d.heard }),
}

// writeDispatches writes the messages of each side that are carried:
//
//	dispatch 7 from triumph by triumph-boat-2 move 3 near victory heard victory
func (t *text) writeDispatches(w *lines.Writer) {
	for seat := range numSeats {
		for i := range t.dispatches[seat] {
			d := &t.dispatches[seat][i]
			if d.number == 0 {
				continue
			}
			w.Line("dispatch %d from", d.number)
			t.writeSender(w, d.from, seat)
			w.More(" by %s move %d", t.r.words.Object(t.bearerObject(d.bearer)), d.move)
			dispatchParts.WriteParts(w, aboutDispatch{t, d}, aboutDispatch{})
		}
	}
}

func (t *text) readDispatch(p *lines.Reader) error {
	var d dispatch
	var seat engine.Seat
	var err error
	if d.number, d.from, seat, err = t.readSender(p); err != nil {
		return err
	}
	if _, err := p.One("by"); err != nil {
		return err
	}
	o, _ := t.r.tables.find(p.Peek())
	bearer, ok := t.bearerOf(o)
	if o == engine.NoObject || !ok {
		return p.Fail("expected a ship or boat of the scenario, found %s", p.Found())
	}
	d.bearer = bearer
	p.Take()
	if _, err := p.One("move"); err != nil {
		return err
	}
	if err := p.Count(&d.move, mostCount); err != nil {
		return err
	}
	if err := dispatchParts.ReadParts(p, aboutDispatch{t, &d}); err != nil {
		return err
	}
	all := &t.dispatches[seat]
	for i := range all {
		if all[i].number == 0 {
			all[i] = d
			return nil
		}
	}
	return p.Fail("expected at most %d dispatches of a side", maxDispatches)
}

// writeMessages writes the messages that were shouted or signalled by guns.
func (t *text) writeMessages(w *lines.Writer) {
	for i := range t.says[:t.spoken] {
		m := &t.says[i]
		w.Line("message %d from", m.number)
		t.writeSender(w, m.from, m.seat)
		w.More(" %s move %d", reachNames[m.how], m.move)
		if m.heard != 0 {
			w.Word("heard")
			t.writeSquad(w, m.heard)
		}
	}
}

func (t *text) readMessage(p *lines.Reader) (err error) {
	if t.spoken == maxMessages {
		return p.Fail("expected at most %d messages", maxMessages)
	}
	m := &t.says[t.spoken]
	if m.number, m.from, m.seat, err = t.readSender(p); err != nil {
		return err
	}
	i, err := p.One(reachNames...)
	if err != nil {
		return err
	}
	m.how = reach(i)
	if _, err = p.One("move"); err != nil {
		return err
	}
	if err = p.Count(&m.move, mostCount); err != nil {
		return err
	}
	t.spoken++
	if !p.More() {
		return nil
	}
	if _, err = p.One("heard"); err != nil {
		return err
	}
	return t.readSquad(p, &m.heard)
}

// writeSender writes the ship that gave a message, and her holder then if she was a prize.
func (t *text) writeSender(w *lines.Writer, n shipNo, seat engine.Seat) {
	w.Word(t.row(n).Key)
	if seat != t.row(n).Seat {
		w.Word("holder", seatWords[seat])
	}
}

// readSender reads the number of a message, the ship that gave it, and for whom.
func (t *text) readSender(p *lines.Reader) (number uint16, n shipNo, seat engine.Seat, err error) {
	many, err := p.Number(1, mostMessage)
	if err != nil {
		return 0, n, seat, err
	}
	if _, err = p.One("from"); err != nil {
		return 0, n, seat, err
	}
	if n, err = t.readShip(p); err != nil {
		return 0, n, seat, err
	}
	seat = t.row(n).Seat
	if p.May("holder") == 0 {
		i := 0
		i, err = p.One(seatWords...)
		seat = engine.Seat(i)
	}
	return uint16(many), n, seat, err
}
