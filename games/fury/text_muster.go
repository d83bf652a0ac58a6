package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// aboutSide is a side of a position that is written or read.
type aboutSide struct {
	*text
	*side
	seat engine.Seat
}

// plainSide is what is not written of a side.
var plainSide = aboutSide{text: &blank, side: &side{}}

// sideParts are what a line tells of a side and its Colonel.
var sideParts = slices.Concat(lines.Entries[aboutSide]{
	lines.Number("force", 0, 999, func(s aboutSide) *uint16 { return &s.force }).Always(),
	lines.Number("lost", 0, 999, func(s aboutSide) *uint16 { return &s.lost }),
	lines.Number("flight", 0, 100, func(s aboutSide) *uint8 { return &s.flight }),
	{
		Word:  "ridden",
		Same:  func(s, _ aboutSide) bool { return s.ridden == 0 },
		Write: func(s aboutSide, w *lines.Writer) { w.Number(int64(s.ridden)) },
		Read: func(s aboutSide, p *lines.Reader) error {
			n, err := p.Measure(0, int64(s.number(NumColonelRate)), inInches)
			s.side.ridden = uint16(n)
			return err
		},
	},
	lines.Named("drawn", slices.Concat([]string{""}, wheelNames), func(s aboutSide) *uint16 { return &s.drawn }),
}, lines.Marks(sideMarkNames[:], func(s aboutSide) *sideMark { return &s.marks }), lines.Entries[aboutSide]{
	officerOf("colonel", func(s aboutSide) *Officer { return &s.colonel }),
	{
		Word:  "with",
		Same:  func(s, _ aboutSide) bool { return s.colonel == 0 || s.with == noCompany },
		Write: func(s aboutSide, w *lines.Writer) { w.Word(s.with.name()) },
		Read: func(s aboutSide, p *lines.Reader) (err error) {
			s.side.with, err = readCompanyOf(p, s.seat)
			return err
		},
	},
	{
		Word:  "at",
		Same:  func(s, _ aboutSide) bool { return s.colonel == 0 || s.with != noCompany || s.has(sideBrings) },
		Write: func(s aboutSide, w *lines.Writer) { writePoint(w, s.place) },
		Read: func(s aboutSide, p *lines.Reader) (err error) {
			s.side.place, err = readPoint(p)
			return err
		},
	},
})

func (t *text) writeSides(w *lines.Writer) {
	for seat := range numSeats {
		w.Begin("side", seatNames[seat])
		s := aboutSide{t, &t.sides[seat], seat}
		sideParts.WriteParts(w, s, plainSide)
		t.writeMuster(w, s)
	}
}

func (t *text) readSide(p *lines.Reader) error { return t.readParts(p, sideParts) }

// readParts reads a seat, and parts of a line about its side.
func (t *text) readParts(p *lines.Reader, parts lines.Entries[aboutSide]) error {
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	return parts.ReadParts(p, aboutSide{t, &t.sides[seat], engine.Seat(seat)})
}

// musterParts are what a line tells of what a side has besides companies and its Colonel: before its
// squadrons by troop, and after them.
var (
	musterParts = lines.Entries[aboutSide]{
		{
			Word:  "nation",
			Same:  func(s, _ aboutSide) bool { return s.nation == 0 },
			Write: func(s aboutSide, w *lines.Writer) { w.Word(s.tables.Nations[s.nation].Key) },
			Read: func(s aboutSide, p *lines.Reader) error {
				keys := make([]string, len(s.tables.Nations))
				for i := 1; i < len(keys); i++ {
					keys[i] = s.tables.Nations[i].Key
				}
				n, err := p.One(keys...)
				s.side.nation = Nation(n)
				return err
			},
		},
		lines.Named("edge", slices.Concat([]string{""}, edgeNames[1:]), func(s aboutSide) *Edge { return &s.edge }),
		lines.Numbers("gone", mostByte, func(s aboutSide) []uint8 { return s.gone[:] }),
		lines.Numbers("stock", mostByte, func(s aboutSide) []uint8 { return s.stock[:] }),
		sparesOf("spare", func(s aboutSide) []Officer { return s.spares[:] }),
		sparesOf("choice", func(s aboutSide) []Officer { return s.choices[:] }),
		lines.Number("seek", 0, ofSide, func(s aboutSide) *uint8 { return &s.seek }),
	}
	musterRest = lines.Entries[aboutSide]{
		lines.Numbers("guns", mostByte, func(s aboutSide) []uint8 { return s.pool.Guns[1:] }),
		lines.Number("cell", 0, maxPieces, func(s aboutSide) *uint8 { return &s.cell }),
		lines.Numbers("searched", mostByte, func(s aboutSide) []uint8 { return s.searched[:] }),
	}
)

// mostByte is the most that a number of a line muster is.
const mostByte = 255

// writeMuster writes what a side has besides companies and its Colonel, if there is any of it:
//
//	muster A nation irish edge south gone 2 0 1 0 0 stock 8 0 0 spare 700 spare 901 choice 1200 seek 3 kern 6 guns 0 1 0
//
// gone counts squadrons, herds, prisoners, wagons and Guns that got away; stock herds,
// prisoners and wagons that have yet to come; spare and choice officers, a hundred times each
// with his place; troops and guns, by type, those in no company yet.
//
// cell is the building in which prisoners are hidden, by its number as a piece, and searched the
// buildings that have been looked into, 8 bits in each number.
func (t *text) writeMuster(w *lines.Writer, s aboutSide) {
	if s.pool.Bands == (Force{}).Bands && musterParts.Same(s, plainSide) && musterRest.Same(s, plainSide) {
		return
	}
	w.Begin("muster", seatNames[s.seat])
	musterParts.WriteParts(w, s, plainSide)
	for _, b := range s.pool.Bands {
		w.Count(int(b.Squadrons), t.tables.Troops[b.Troop].Key)
	}
	musterRest.WriteParts(w, s, plainSide)
}

func (t *text) readMuster(p *lines.Reader) error {
	parts := slices.Clone(musterParts)
	for troop := Troop(1); int(troop) < len(t.tables.Troops); troop++ {
		parts = append(parts, lines.Entry[aboutSide]{
			Word: t.tables.Troops[troop].Key,
			Read: func(s aboutSide, p *lines.Reader) error {
				n, err := p.Number(1, 99)
				if err == nil && !s.pool.add(troop, int(n)) {
					return p.Fail("expected at most %d types of troops in a force", MaxBands)
				}
				return err
			},
		})
	}
	return t.readParts(p, append(parts, musterRest...))
}

// sparesOf returns a word before each of some officers, who are a hundred times their counter and their
// place.
func sparesOf(word string, of func(aboutSide) []Officer) lines.Entry[aboutSide] {
	return lines.Entry[aboutSide]{
		Word: word,
		Same: func(s, plain aboutSide) bool { return slices.Equal(of(s), of(plain)) },
		Write: func(s aboutSide, w *lines.Writer) {
			more := false
			for i, by := range of(s) {
				if by != 0 {
					w.Flag(more, word)
					w.Number(100*int64(by) + int64(i))
					more = true
				}
			}
		},
		Read: func(s aboutSide, p *lines.Reader) error { return s.readSpare(p, of(s)) },
	}
}

// readSpare reads a hundred times a counter and its place among some.
func (t *text) readSpare(p *lines.Reader, into []Officer) error {
	at := p.Here()
	n, err := p.Number(100, 100*int64(len(t.tables.Officers)-1)+99)
	if err != nil {
		return err
	}
	by, i := Officer(n/100), int(n%100)
	if i >= len(into) || into[i] != 0 || t.seen>>by&1 != 0 {
		p.Back(at)
		return p.Fail("expected a hundred times a counter that nobody has and its place from 0 to %d, found %d", len(into)-1, n)
	}
	t.seen |= 1 << by
	into[i] = by
	return nil
}
