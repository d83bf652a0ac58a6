package spain

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// unitsOf returns the lines about units of a seat, one for each place where there are any.
func unitsOf(seat engine.Seat) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  seatTitles[seat],
		Every: func(t *text, w *lines.Writer) { t.writeUnits(w, seat) },
		Read:  func(t *text, p *lines.Reader) error { return t.readUnits(p, seat) },
	}
}

func (t *text) writeUnits(w *lines.Writer, seat engine.Seat) {
	var done [maxCounters]bool
	for c, end := t.tables.of(seat); c < end; c++ {
		if u := t.units[c]; done[c] || u == (Unit{Mark: markKnown}) {
			continue
		}
		w.Line("%s %s", seatTitles[seat], t.placeText(seat, &t.units[c]))
		for d := c; d < end; d++ {
			if sameLine(&t.units[c], &t.units[d]) && !done[d] {
				done[d] = true
				t.writeUnit(w, d)
			}
		}
	}
}

// sameLine reports whether two units stand in one line of a position.
func sameLine(a, b *Unit) bool {
	return a.Where == b.Where && a.Hex == b.Hex && a.Fleet == b.Fleet && a.Track == b.Track && a.Box == b.Box &&
		(a.Where != Off && a.Where != Gone || a.Mark == b.Mark)
}

// placeText returns where a unit is, as a line about units begins.
func (g *State) placeText(seat engine.Seat, u *Unit) string {
	tb := g.tables
	switch u.Where {
	case Ashore:
		return "at " + tb.name(hexObject(u.Hex))
	case Afloat:
		if u.Fleet != 0 {
			return "aboard " + tb.name(fleetObject(seat, u.Fleet))
		}
		return "afloat " + tb.name(hexObject(u.Hex))
	case OnTrack:
		return "track " + tb.name(trackObject(u.Track)) + " " + itoa(u.Box)
	case Gone:
		if u.Mark&markKnown == 0 {
			return "lost"
		}
		return "gone"
	case Hidden:
		return "hidden"
	}
	return "off"
}

// writeUnit adds a unit to a line: its name, the ship of a leader, and what holds of it.
func (t *text) writeUnit(w *lines.Writer, c Counter) {
	u := &t.units[c]
	w.More(" %s", t.tables.Row(c).Key)
	if u.Ship != Unseen {
		w.More("@%s", t.tables.Row(u.Ship).Key)
	}
	marks := u.Mark
	if u.Where == Gone {
		marks &^= markKnown
	}
	for bit, name := range markNames {
		if marks>>bit&1 != 0 {
			w.More(":%s", name)
		}
	}
	for _, n := range unitNumbers {
		if v := n.of(u); v != 0 {
			w.More(":%s%d", n.prefix, v)
		}
	}
}

// unitNumbers are the numbers of a unit that a position writes with a word before them.
var unitNumbers = [...]struct {
	prefix string
	of     func(u *Unit) uint16
	set    func(u *Unit, n uint8)
}{
	{"spent-", func(u *Unit) uint16 { return uint16(u.Spent) }, func(u *Unit, n uint8) { u.Spent = n }},
	{"with-", func(u *Unit) uint16 { return u.With }, func(u *Unit, n uint8) { u.With = uint16(n) }},
}

// readHolds reads something that holds of a unit: a mark, or a number.
func readHolds(p *lines.Reader, u *Unit, word string) error {
	for _, n := range unitNumbers {
		if digits, ok := strings.CutPrefix(word, n.prefix); ok {
			v, err := strconv.ParseUint(digits, 10, 8)
			if err != nil {
				return p.Fail("expected %[1]s1 to %[1]s255, found %[2]s", n.prefix, engine.Quote(word))
			}
			n.set(u, uint8(v))
			return nil
		}
	}
	bit := slices.Index(markNames, word)
	if bit < 0 {
		return p.WantedFor(word, "one of "+lines.List(markNames), markNames)
	}
	u.Mark |= 1 << bit
	return nil
}

func (t *text) readUnits(p *lines.Reader, seat engine.Seat) error {
	u, err := t.readPlace(p, seat)
	if err != nil {
		return err
	}
	if u.Where == Hidden {
		t.veiled[seat] = true
	}
	var read [maxCounters]bool
	return p.Each(func() error { return t.readUnit(p, seat, u, &read) })
}

// readPlace reads where units are.
func (t *text) readPlace(p *lines.Reader, seat engine.Seat) (u Unit, err error) {
	wheres := []Where{Ashore, Afloat, Afloat, OnTrack, Off, Gone, Gone, Hidden}
	const afloat, aboard, gone = 1, 2, 5
	i, err := p.One("at", "afloat", "aboard", "track", "off", "gone", "lost", "hidden")
	if err != nil {
		return u, err
	}
	switch u.Where = wheres[i]; {
	case u.Where == Ashore || i == afloat:
		u.Hex, err = t.readHex(p)
	case i == aboard:
		o, ok := t.tables.find(p.Peek())
		side, n := fleetOf(o)
		if !ok || side != seat || n == 0 {
			return u, p.Wanted("a fleet of the "+seatTitles[seat]+" such as "+t.tables.name(fleetObject(seat, 1)), t.fleetNames(seat))
		}
		p.Take()
		u.Fleet = n
	case u.Where == OnTrack:
		o, ok := t.tables.find(p.Peek())
		if u.Track = t.tables.trackOf(o); !ok || u.Track == 0 {
			return u, p.Wanted("a track such as london-track", t.trackNames())
		}
		p.Take()
		n := int64(0)
		n, err = p.Number(1, 4)
		u.Box = uint8(n)
	case i == gone:
		u.Mark = markKnown
	}
	return u, err
}

// trackNames returns the names of the tracks.
func (t *text) trackNames() (names []string) {
	for n := range t.tables.Tracks[1:] {
		names = append(names, t.tables.name(trackObject(Track(n+1))))
	}
	return names
}

// readCounter reads the name of a counter of a seat.
func (t *text) readCounter(p *lines.Reader, name string, seat engine.Seat) (Counter, error) {
	c := t.tables.counter(ids.Name(name))
	if c == Unseen || t.tables.Seat(c) != seat {
		return 0, p.WantedFor(name, "a counter of the "+seatTitles[seat], t.counterKeys(seat))
	}
	return c, nil
}

// counterKeys returns the names of the counters of a seat.
func (t *text) counterKeys(seat engine.Seat) (keys []string) {
	for c, end := t.tables.of(seat); c < end; c++ {
		keys = append(keys, t.tables.Row(c).Key)
	}
	return keys
}

// readUnit reads a counter with its ship and what holds of it into a place.
func (t *text) readUnit(p *lines.Reader, seat engine.Seat, u Unit, read *[maxCounters]bool) error {
	words := strings.Split(p.Peek(), ":")
	key, ship, aboard := strings.Cut(words[0], "@")
	c, err := t.readCounter(p, key, seat)
	if err != nil {
		return err
	}
	if read[c] || t.units[c].Where != Off || t.units[c].Mark != markKnown {
		return p.Fail("a second place of %s", key)
	}
	if aboard {
		if u.Ship, err = t.readCounter(p, ship, seat); err != nil {
			return err
		}
	}
	for _, word := range words[1:] {
		if err := readHolds(p, &u, word); err != nil {
			return err
		}
	}
	p.Take()
	read[c] = true
	t.write(c, u)
	return nil
}
