package fury

import (
	"fmt"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
)

// mostMarkers is the most markers of one kind on a company in the text of a position.
const mostMarkers = 60

// aboutCompany is a company of a position that is written or read.
type aboutCompany struct {
	*text
	*company
	seat engine.Seat
}

// plainCompany is what is not written of a company.
var plainCompany = aboutCompany{company: &company{}}

// companyParts are what a line tells of a company after its troops.
var companyParts = slices.Concat(lines.Entries[aboutCompany]{
	manyOf("squadrons", func(c aboutCompany) *uint8 { return &c.squadrons }),
	manyOf("files", func(c aboutCompany) *uint8 { return &c.files }),
	pointOf("at", func(c aboutCompany) *plane.Point { return &c.at }),
	{
		Word:  "facing",
		Write: func(c aboutCompany, w *lines.Writer) { w.Number(int64(c.facing)) },
		Read: func(c aboutCompany, p *lines.Reader) error {
			n, err := p.Measure(0, int64(plane.Full)-1, inDegrees)
			c.company.facing = plane.Heading(n)
			return err
		},
	},
	officerOf("captain", func(c aboutCompany) *Officer { return &c.captain }),
	lines.Number("terror", 0, mostMarkers, func(c aboutCompany) *uint8 { return &c.terror }),
	lines.Number("humiliated", 0, mostMarkers, func(c aboutCompany) *uint8 { return &c.humiliated }),
}, lines.Marks(markNames[:], func(c aboutCompany) *mark { return &c.marks }),
	lines.Marks(stanceNames[:], func(c aboutCompany) *stance { return &c.stance }), lines.Entries[aboutCompany]{
		lines.Number("battle", 0, ofSide, func(c aboutCompany) *uint8 { return &c.battle }),
		{
			Word:  "chases",
			Same:  func(c, _ aboutCompany) bool { return c.chased() == noCompany },
			Write: func(c aboutCompany, w *lines.Writer) { w.Word(c.chased().name()) },
			Read: func(c aboutCompany, p *lines.Reader) error {
				n, err := readCompanyOf(p, foe(c.seat))
				c.chase(n)
				return err
			},
		},
		{
			Word:  "gun",
			Same:  func(c, _ aboutCompany) bool { return c.gun == 0 },
			Write: func(c aboutCompany, w *lines.Writer) { w.Word(c.tables.Guns[c.gun].Key) },
			Read:  aboutCompany.readGun,
		},
		lines.Number("inside", 0, maxPieces, func(c aboutCompany) *uint8 { return &c.inside }),
		{
			Word:  "came",
			Same:  func(c, _ aboutCompany) bool { return c.came() == 0 },
			Write: func(c aboutCompany, w *lines.Writer) { w.Word(c.placeKey(c.came())) },
			Read: func(c aboutCompany, p *lines.Reader) error {
				from, err := c.readPlace(p)
				c.setCame(from)
				return err
			},
		},
		companiesOf("passed", false, func(c aboutCompany) *uint32 { return &c.passed }),
		companiesOf("shot-at", true, func(c aboutCompany) *uint32 { return &c.shotAt }),
		companiesOf("spotted-by", true, func(c aboutCompany) *uint32 { return &c.spotted }),
	})

// manyOf returns a word and a number of squadrons.
func manyOf(word string, of func(aboutCompany) *uint8) lines.Entry[aboutCompany] {
	return lines.Entry[aboutCompany]{
		Word:  word,
		Write: func(c aboutCompany, w *lines.Writer) { w.Number(int64(*of(c))) },
		Read: func(c aboutCompany, p *lines.Reader) error {
			n, err := p.Number(1, int64(c.number(NumCompany)))
			*of(c) = uint8(n)
			return err
		},
	}
}

// companiesOf returns a word and a set of companies by their places, of the company's side or of its foes.
func companiesOf(word string, foes bool, of func(aboutCompany) *uint32) lines.Entry[aboutCompany] {
	side := func(c aboutCompany) engine.Seat {
		if foes {
			return foe(c.seat)
		}
		return c.seat
	}
	return lines.Entry[aboutCompany]{
		Word: word,
		Same: func(c, _ aboutCompany) bool { return *of(c) == 0 },
		Write: func(c aboutCompany, w *lines.Writer) {
			for m := range companyNo(ofSide) {
				w.Flag(*of(c)>>m&1 != 0, (companyNo(side(c))*ofSide + m).name())
			}
		},
		Read: func(c aboutCompany, p *lines.Reader) error {
			*of(c) = 0
			for m := namedCompany(p.Peek()); m != noCompany && m.seat() == side(c); m = namedCompany(p.Peek()) {
				p.Take()
				*of(c) |= 1 << (m % ofSide)
			}
			return nil
		},
	}
}

func (t *text) writeCompanies(w *lines.Writer) {
	for n := range companyNo(len(t.companies)) {
		if c := &t.companies[n]; c.troop != 0 {
			w.Begin("company", n.name(), t.card(c).Key)
			companyParts.WriteParts(w, aboutCompany{t, c, n.seat()}, plainCompany)
		}
	}
}

func (t *text) writeHidden(w *lines.Writer) {
	for seat := range numSeats {
		for i := range t.hidden[seat] {
			if c := &t.hidden[seat][i]; c.isOut() {
				w.Begin("hidden", seatNames[seat], t.card(c).Key)
				companyParts.WriteParts(w, aboutCompany{t, c, seat}, plainCompany)
			}
		}
	}
}

func (t *text) readCompany(p *lines.Reader) error {
	n := namedCompany(p.Peek())
	switch {
	case n == noCompany:
		return p.Wanted(fmt.Sprintf("a company from a-1 to b-%d", ofSide), companyNames[:])
	case t.companies[n].isOut():
		return p.Fail("a second company %s", n.name())
	}
	p.Take()
	err := t.readBody(p, n.seat(), &t.companies[n])
	t.setCompany(n, t.companies[n])
	return err
}

func (t *text) readHidden(p *lines.Reader) error {
	at := p.Here()
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	for i := range t.hidden[seat] {
		if c := &t.hidden[seat][i]; !c.isOut() {
			if !t.camps(engine.Seat(seat)) {
				t.sides[seat].marks |= sideLurks
			}
			return t.readBody(p, engine.Seat(seat), c)
		}
	}
	p.Back(at)
	return p.Fail("expected at most %d companies of a side in ambush", maxHidden)
}

// troopKeys returns the names of the cards by Troop; "" is none.
func (tb *Tables) troopKeys() []string {
	keys := make([]string, len(tb.Troops))
	for i := 1; i < len(keys); i++ {
		keys[i] = tb.Troops[i].Key
	}
	return keys
}

// troopCodes returns the codes on the cards by Troop.
func (tb *Tables) troopCodes() []string {
	codes := make([]string, len(tb.Troops))
	for i := 1; i < len(codes); i++ {
		codes[i] = tb.Troops[i].Code
	}
	return codes
}

// readBody reads what stands of a company behind its name.
func (t *text) readBody(p *lines.Reader, seat engine.Seat, c *company) error {
	keys := t.tables.troopKeys()
	troop, err := p.One(append(keys, t.tables.troopCodes()...)...)
	if err != nil {
		return err
	}
	*c = company{troop: Troop(troop % len(keys)), squadrons: 1}
	if err := companyParts.ReadParts(p, aboutCompany{t, c, seat}); err != nil {
		return err
	}
	if c.files == 0 {
		c.files = c.squadrons
	}
	if c.files > c.squadrons {
		return p.Fail("expected at most %d files, found %d", c.squadrons, c.files)
	}
	if c.has(markFormed) && (t.card(c).Formed == 0 || c.has(markRouting)) {
		return p.Fail("expected loose troops, found formed %s", t.card(c).Key)
	}
	return t.service(p, c)
}

// readGun reads the Gun that a company is the crew of.
//
// Case 16.2.
func (c aboutCompany) readGun(p *lines.Reader) error {
	keys := make([]string, len(c.tables.Guns))
	for i := 1; i < len(keys); i++ {
		keys[i] = c.tables.Guns[i].Key
	}
	at := p.Here()
	n, err := p.One(keys...)
	if err == nil && c.troop != c.tables.Crew {
		p.Back(at)
		return p.Fail("expected a Gun of a crew alone")
	}
	c.company.gun = Gun(n)
	return err
}

// readCompanyOf reads the name of a company of a side.
func readCompanyOf(p *lines.Reader, seat engine.Seat) (companyNo, error) {
	n := namedCompany(p.Peek())
	if n == noCompany || n.seat() != seat {
		return n, p.Fail("expected a company of %s such as %s, found %s", seatNames[seat], (companyNo(seat) * ofSide).name(), p.Found())
	}
	p.Take()
	return n, nil
}
