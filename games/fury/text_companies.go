package fury

import (
	"fmt"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

func (p *textReader) company() error {
	n := namedCompany(p.Peek())
	switch {
	case n == noCompany:
		return p.Wanted(fmt.Sprintf("a company from a-1 to b-%d", ofSide), companyNames[:])
	case p.g.companies[n].isOut():
		return p.Fail("a second company %s", n.name())
	}
	p.Take()
	err := p.body(n.seat(), &p.g.companies[n])
	p.g.setCompany(n, p.g.companies[n])
	return err
}

func (p *textReader) hide() error {
	at := p.Here()
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	for i := range p.g.hidden[seat] {
		if c := &p.g.hidden[seat][i]; !c.isOut() {
			if !p.g.camps(engine.Seat(seat)) {
				p.g.sides[seat].marks |= sideLurks
			}
			return p.body(engine.Seat(seat), c)
		}
	}
	p.Back(at)
	return p.Fail("expected at most %d companies of a side in ambush", maxHidden)
}

// troopKeys are the names of the cards by Troop; "" is none.
func (tb *Tables) troopKeys() []string {
	keys := make([]string, len(tb.Troops))
	for i := 1; i < len(keys); i++ {
		keys[i] = tb.Troops[i].Key
	}
	return keys
}

// troopCodes are the codes on the cards by Troop.
func (tb *Tables) troopCodes() []string {
	codes := make([]string, len(tb.Troops))
	for i := 1; i < len(codes); i++ {
		codes[i] = tb.Troops[i].Code
	}
	return codes
}

// body reads what stands of a company behind its name.
func (p *textReader) body(seat engine.Seat, c *company) error {
	keys := p.g.tables.troopKeys()
	troop, err := p.One(append(keys, p.g.tables.troopCodes()...)...)
	if err != nil {
		return err
	}
	*c = company{troop: Troop(troop % len(keys)), squadrons: 1}
	for p.More() {
		if err := p.word(seat, c); err != nil {
			return err
		}
	}
	if c.files == 0 {
		c.files = c.squadrons
	}
	if c.files > c.squadrons {
		return p.Fail("expected at most %d files, found %d", c.squadrons, c.files)
	}
	if c.has(markFormed) && (p.g.card(c).Formed == 0 || c.has(markRouting)) {
		return p.Fail("expected loose troops, found formed %s", p.g.card(c).Key)
	}
	return p.service(c)
}

// word reads one of the words about a company, with its number.
func (p *textReader) word(seat engine.Seat, c *company) error {
	words := append(bodyWords[:len(bodyWords):len(bodyWords)], markNames[:]...)
	words = append(words, stanceNames[:]...)
	i, err := p.One(words...)
	if err != nil {
		return err
	}
	most := int64(p.g.tables.Numbers[NumCompany])
	switch i {
	case 0, 1:
		n, err := p.Number(1, most)
		*[2]*uint8{&c.squadrons, &c.files}[i] = uint8(n)
		return err
	case 2:
		c.at, err = p.point()
	case 3:
		var n int64
		n, err = p.Measure(0, int64(plane.Full)-1, inDegrees)
		c.facing = plane.Heading(n)
	case 4:
		c.captain, err = p.counter()
	case 5:
		err = p.Count(&c.terror, mostMarkers)
	case 6:
		err = p.Count(&c.humiliated, mostMarkers)
	case 7:
		c.passed = p.places(seat)
	case 8:
		c.shotAt = p.places(foe(seat))
	case 9:
		return p.gun(c)
	case 10:
		err = p.Count(&c.inside, maxPieces)
	case 11:
		err = p.Count(&c.battle, ofSide)
	case 12:
		var m companyNo
		m, err = p.ofCompany(foe(seat))
		c.chase(m)
	case 13:
		c.spotted = p.places(foe(seat))
	case 14:
		var from Location
		from, err = p.place()
		c.setCame(from)
	default:
		if i -= len(bodyWords); i < numMarks {
			c.set(1<<i, true)
		} else {
			c.stance |= 1 << (i - numMarks)
		}
	}
	return err
}

// bodyWords are the words about a company that are no marks.
var bodyWords = []string{"squadrons", "files", "at", "facing", "captain", "terror", "humiliated", "passed", "shot-at", "gun", "inside", "battle", "chases", "spotted-by", "came"}

// places reads a set of companies of a side by their places.
func (p *textReader) places(seat engine.Seat) (set uint32) {
	for m := namedCompany(p.Peek()); m != noCompany && m.seat() == seat; m = namedCompany(p.Peek()) {
		p.Take()
		set |= 1 << (m % ofSide)
	}
	return set
}

// gun reads the Gun that a company is the crew of.
//
// Case 16.2.
func (p *textReader) gun(c *company) error {
	keys := make([]string, len(p.g.tables.Guns))
	for i := 1; i < len(keys); i++ {
		keys[i] = p.g.tables.Guns[i].Key
	}
	at := p.Here()
	n, err := p.One(keys...)
	if err == nil && c.troop != p.g.tables.Crew {
		p.Back(at)
		return p.Fail("expected a Gun of a crew alone")
	}
	c.gun = Gun(n)
	return err
}
