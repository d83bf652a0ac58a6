package invincible

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
)

// aboutOne holds a squadron of a position that is being written or read.
type aboutOne struct {
	*text
	s      Squadron
	placed bool // it was read where on the Strategic Map it is
}

// placeWithArmada stands for the Armada's box until all lines are read.
const placeWithArmada Place = 255

// squadronParts are what a line tells of a squadron.
var squadronParts = lines.Entries[*aboutOne]{
	{
		Word:  "at",
		Same:  func(o, _ *aboutOne) bool { return o.at[o.s] == 0 },
		Write: func(o *aboutOne, w *lines.Writer) { w.More(" %s", o.at[o.s]) },
		Read:  (*aboutOne).readSquare,
	},
	{
		Word:  "in",
		Same:  func(o, _ *aboutOne) bool { return o.where() == "" },
		Write: func(o *aboutOne, w *lines.Writer) { w.More(" %s", o.where()) },
		Read:  (*aboutOne).readPlace,
	},
	{
		Word:  "voyage",
		Same:  func(o, _ *aboutOne) bool { return o.s > lastEnglish || o.voyage[o.s] == voyageNone },
		Write: func(o *aboutOne, w *lines.Writer) { w.More(" %s", voyageNames[o.voyage[o.s]]) },
		Read:  (*aboutOne).readVoyage,
	},
	lines.Number("hits", 0, mostByte, func(o *aboutOne) *uint8 { return &o.hits[o.s] }),
	lines.Number("added", 0, mostByte, func(o *aboutOne) *uint8 { return &o.added[o.s] }),
	lines.Number("shots", 0, mostByte, func(o *aboutOne) *uint8 { return &o.shots[o.s] }),
	lines.Held("low-ammo", func(o *aboutOne) *bool { return &o.lowAmmo[o.s] }),
	lines.Held("broken", func(o *aboutOne) *bool { return &o.broken[o.s] }),
	lines.Held("moved", func(o *aboutOne) *bool { return &o.moved[o.s] }),
	lines.Held("gave", func(o *aboutOne) *bool { return &o.gave[o.s] }),
	lines.Held("lost", func(o *aboutOne) *bool { return &o.lost[o.s] }),
}

func (t *text) writeSquadrons(w *lines.Writer) {
	for s := firstEnglish; s <= lastSpanish; s++ {
		w.Line("squadron %s", squadronKeys[s])
		squadronParts.WriteParts(w, &aboutOne{text: t, s: s}, &aboutOne{text: &blank, s: s})
	}
}

func (t *text) readSquadron(p *lines.Reader) error {
	before := p.Here()
	i, err := p.One(squadronKeys[:]...)
	if err != nil {
		return err
	}
	o := &aboutOne{text: t, s: Squadron(i)}
	if t.named[o.s] {
		p.Back(before)
		return p.Fail("a second line for %s", squadronKeys[o.s])
	}
	t.named[o.s] = true
	if err := squadronParts.ReadParts(p, o); err != nil {
		return err
	}
	if t.at[o.s] != 0 && o.s <= lastEnglish && !o.placed {
		t.place[o.s] = placeWithArmada
	}
	if others := squadronParts[:len(squadronParts)-1]; t.lost[o.s] && !others.Same(o, &aboutOne{text: &blank, s: o.s}) {
		p.Back(before)
		return p.Fail("expected nothing else of %s, which is lost", squadronKeys[o.s])
	}
	return nil
}

// writeAttacks writes the attacks of this Tactical Move Phase.
//
// Cases 7.1, 7.3.
func (t *text) writeAttacks(w *lines.Writer) {
	for s := firstEnglish; s <= lastSpanish; s++ {
		if a := t.struck[s]; a != 0 {
			w.Line("attack %s > %s", squadronKeys[s], squadronKeys[a.on()])
			attackParts.WriteParts(w, &t.struck[s], new(attack))
		}
	}
}

func (t *text) readAttack(p *lines.Reader) error {
	by, on, err := readPair(p)
	if err != nil {
		return err
	}
	t.struck[by] = attack(on)
	return attackParts.ReadParts(p, &t.struck[by])
}

// attackParts are what a line tells of an attack.
var attackParts = lines.Entries[*attack]{{
	Word: "withdrew",
	Same: func(a, _ *attack) bool { return *a&evaded == 0 },
	Read: func(a *attack, _ *lines.Reader) error {
		*a |= evaded
		return nil
	},
}}

// where returns where on the Strategic Map a squadron is, "" where that is taken for granted.
func (o *aboutOne) where() string {
	if o.s > lastEnglish {
		return ""
	}
	switch p := o.place[o.s]; {
	case o.at[o.s] != 0 && p == 0:
		return "nowhere"
	case p != 0 && (o.at[o.s] == 0 || p != o.armada):
		return o.tables.Places[p].Key
	}
	return ""
}

func (o *aboutOne) readPlace(p *lines.Reader) (err error) {
	if err := o.english(p); err != nil {
		return err
	}
	o.placed = true
	if p.May("nowhere") == 0 {
		return nil
	}
	o.place[o.s], err = o.text.readPlace(p, Place(numPlaces-1))
	return err
}

func (o *aboutOne) readVoyage(p *lines.Reader) error {
	if err := o.english(p); err != nil {
		return err
	}
	i, err := p.One(voyageNames...)
	o.voyage[o.s] = voyage(i)
	return err
}

// english refuses the word read last of a Spanish squadron.
//
// Case 4.3.
func (o *aboutOne) english(p *lines.Reader) error {
	if o.s <= lastEnglish {
		return nil
	}
	p.Untake()
	return p.Fail("expected none, as Spanish squadrons never leave the Tactical Map (4.3)")
}

func (o *aboutOne) readSquare(p *lines.Reader) error {
	s, ok := grid.Parse(p.Peek())
	if !ok {
		for i := range o.tables.Places {
			if key := o.tables.Places[i].Key; key != "" && key == p.Peek() {
				return p.Fail("expected a square from A1 to J9, found %s: perhaps in %s", p.Found(), key)
			}
		}
		return p.Fail("expected a square from A1 to J9, found %s", p.Found())
	}
	if other := o.occupant[s+1]; other != NoSquadron {
		return p.Fail("%s is in %s already (3.0)", squadronKeys[other], Square(s+1))
	}
	p.Take()
	o.put(o.s, Square(s+1))
	return nil
}

func (t *text) readFighters(p *lines.Reader) (err error) {
	t.combat.Attacker, t.combat.Defender, err = readPair(p)
	return err
}

// readPair reads an attacker and the squadron that it attacks.
func readPair(p *lines.Reader) (attacker, defender Squadron, err error) {
	a, err := p.One(squadronKeys[:]...)
	if err != nil {
		return 0, 0, err
	}
	if _, err := p.One(">"); err != nil {
		return 0, 0, err
	}
	d, err := p.One(squadronKeys[:]...)
	return Squadron(a), Squadron(d), err
}

// aboutSide holds a side in the combat of a position.
type aboutSide struct {
	c    *Combat
	seat int
}

// sideParts are what a line tells of a side in the combat; ? is a tactic one does not know.
var sideParts = slices.Concat(tactics(), lines.Entries[aboutSide]{
	{Word: "?", Same: func(_, _ aboutSide) bool { return true }},
	lines.Number("dice", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Dice[o.seat] }),
	lines.Number("drm", -mostDRM, mostDRM, func(o aboutSide) *int8 { return &o.c.DRM[o.seat] }),
	lines.Number("scored", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Scored[o.seat] }),
	lines.Held("fired", func(o aboutSide) *bool { return &o.c.Fired[o.seat] }),
})

// tactics returns the words that stand for a side's tactic.
func tactics() (e lines.Entries[aboutSide]) {
	for i, name := range tacticNames {
		e = append(e, lines.Entry[aboutSide]{
			Word: name,
			Same: func(o, _ aboutSide) bool { return o.c.Tactic[o.seat] != Tactic(i) },
			Read: func(o aboutSide, _ *lines.Reader) error {
				o.c.Tactic[o.seat] = Tactic(i)
				return nil
			},
		})
	}
	return e
}

func (t *text) writeTactics(w *lines.Writer) {
	if t.combat == (Combat{}) {
		return
	}
	for seat, title := range seatNames {
		w.Line("tactic %s", title)
		sideParts.WriteParts(w, aboutSide{&t.combat, seat}, aboutSide{&blank.combat, seat})
	}
}

func (t *text) readTactic(p *lines.Reader) error {
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	return sideParts.ReadParts(p, aboutSide{&t.combat, seat})
}
