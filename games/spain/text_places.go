package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// ownerNames are the holders of cities.
var ownerNames = []string{"nobody", "english", "spanish"}

// writeOwners writes the cities that are not their first owner's.
func (t *text) writeOwners(w *lines.Writer) {
	for c := 1; c < len(t.tables.Cities); c++ {
		if row := &t.tables.Cities[c]; t.owner[c] != t.tables.firstOwner(City(c)) {
			w.Line("owner %s %s", row.Key, ownerNames[t.owner[c]])
		}
	}
}

func (t *text) readOwner(p *lines.Reader) error {
	h, err := t.readHex(p)
	if err != nil {
		return err
	}
	city := t.tables.CityAt[h]
	if city == 0 {
		p.Untake()
		return p.Wanted("a city", t.cityKeys())
	}
	i, err := p.One(ownerNames...)
	t.owner[city] = Holder(i)
	t.given[city] = true
	return err
}

// cityKeys returns the names of the cities.
func (t *text) cityKeys() (keys []string) {
	for i := range t.tables.Cities[1:] {
		keys = append(keys, t.tables.Cities[i+1].Key)
	}
	return keys
}

// readHex reads a hex by its number or by its city.
func (t *text) readHex(p *lines.Reader) (Hex, error) {
	o, err := p.Thing(t.tables.find, func(o engine.Object) bool { return hexOf(o) != 0 }, "a hex from 0101 to 3340 or a city", t.cityKeys()...)
	return hexOf(o), err
}

// nameOf returns a hex by its number, or by its city.
func (t *text) nameOf(h Hex) string { return t.tables.name(hexObject(h)) }

// writeHexes adds the hexes of a set to a line.
func (t *text) writeHexes(w *lines.Writer, set *hexSet) {
	for h := Hex(1); h < numHexes; h++ {
		if set.has(h) {
			w.More(" %s", t.nameOf(h))
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

// hexesOf reads a seat and hexes of it.
func hexesOf(of func(*text) *[2]hexSet) func(*text, *lines.Reader) error {
	return func(t *text, p *lines.Reader) error {
		seat, err := readSeat(p)
		if err != nil {
			return err
		}
		return t.readHexes(p, &of(t)[seat])
	}
}

// hexLine returns a line of hexes, whosever units stand there.
func hexLine(word string, of func(*text) *hexSet) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word:  word,
		Same:  func(t, _ *text) bool { return *of(t) == hexSet{} },
		Write: func(t *text, w *lines.Writer) { t.writeHexes(w, of(t)) },
		Read:  func(t *text, p *lines.Reader) error { return t.readHexes(p, of(t)) },
	}
}

// writeSides writes the sets of hexes of one seat after the other. What lies ashore and
// loose follows from the units of a seat where these may be known.
func (t *text) writeSides(w *lines.Writer) {
	for seat, title := range seatTitles {
		for _, set := range [...]struct {
			word    string
			hexes   *hexSet
			follows bool
		}{
			{"last", &t.last[seat], false}, {"besieged", &t.shut[seat], false}, {"blocked", &t.blocked[seat], false},
			{"beset", &t.beset[seat], false},
			{"ashore", &t.ashore[seat], !t.veiled[seat]}, {"loose", &t.loose[seat], !t.veiled[seat]},
		} {
			if *set.hexes != (hexSet{}) && !set.follows {
				w.Line("%s %s", set.word, title)
				t.writeHexes(w, set.hexes)
			}
		}
	}
}

// writeRaids writes from where ships have been attacked in this segment.
func (t *text) writeRaids(w *lines.Writer) {
	for _, r := range t.raids {
		if r.To != 0 {
			w.Line("raid %s %s", t.nameOf(r.From), t.nameOf(r.To))
		}
	}
}

func (t *text) readRaid(p *lines.Reader) error {
	i := 0
	for i < len(t.raids) && t.raids[i].To != 0 {
		i++
	}
	if i == len(t.raids) {
		return p.Fail("expected at most %d raids", len(t.raids))
	}
	from, err := t.readHex(p)
	if err != nil {
		return err
	}
	to, err := t.readHex(p)
	t.raids[i] = Raid{from, to}
	return err
}

// writeClocks writes how long sieges have lasted.
func (t *text) writeClocks(w *lines.Writer) {
	for h := Hex(1); h < numHexes; h++ {
		if t.clock[h] != 0 {
			w.Line("clock %s %d", t.nameOf(h), t.clock[h])
		}
	}
}

func (t *text) readClock(p *lines.Reader) error {
	h, err := t.readHex(p)
	if err != nil {
		return err
	}
	return p.Count(&t.clock[h], mostByte)
}

// aboutFleet is a fleet that is written or read.
type aboutFleet struct {
	*text
	seat engine.Seat
	n    uint8
}

// fleetParts are what a line tells of a fleet.
var fleetParts = lines.Entries[aboutFleet]{
	{
		Word:  "at",
		Same:  func(f, _ aboutFleet) bool { return f.fleets[f.seat][f.n] == 0 },
		Write: func(f aboutFleet, w *lines.Writer) { w.More(" %s", f.nameOf(f.fleets[f.seat][f.n])) },
		Read: func(f aboutFleet, p *lines.Reader) (err error) {
			f.fleets[f.seat][f.n], err = f.readHex(p)
			return err
		},
	},
	lines.Number("munitions", 0, mostShot, func(f aboutFleet) *uint8 { return &f.shot[f.seat][f.n] }),
	lines.Number("tried", 0, mostByte, func(f aboutFleet) *uint8 { return &f.tried[f.seat][f.n] }),
}

// fleetNames returns the names of the fleets of seats.
func (t *text) fleetNames(seats ...engine.Seat) (names []string) {
	for _, seat := range seats {
		for n := range uint8(treasureFleet) {
			names = append(names, t.tables.name(fleetObject(seat, n+1)))
		}
	}
	return names
}

func (t *text) writeFleets(w *lines.Writer) {
	for seat := English; seat <= Spanish; seat++ {
		for n := range uint8(len(t.fleets[seat])) {
			f, plain := aboutFleet{t, seat, n}, aboutFleet{&blank, seat, n}
			if !fleetParts.Same(f, plain) {
				w.Line("fleet %s", t.tables.name(fleetObject(seat, n)))
				fleetParts.WriteParts(w, f, plain)
			}
		}
	}
}

func (t *text) readFleet(p *lines.Reader) error {
	isFleet := func(o engine.Object) bool { _, n := fleetOf(o); return n != 0 }
	o, err := p.Thing(t.tables.find, isFleet, "a fleet such as fleet-1 or armada-1", t.fleetNames(English, Spanish)...)
	if err != nil {
		return err
	}
	seat, n := fleetOf(o)
	return fleetParts.ReadParts(p, aboutFleet{t, seat, n})
}
