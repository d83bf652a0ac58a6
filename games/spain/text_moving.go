package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// writeVoyage writes the path of the fleet that sails, and how far it and its parts have
// come.
func (t *text) writeVoyage(w *lines.Writer) {
	v := &t.voyage
	for _, h := range v.Path[:v.Steps+1] {
		w.More(" %s", t.nameOf(h))
	}
	for n, at := range v.At {
		if at != 0 {
			w.More(" at %s %d", t.tables.name(fleetObject(t.flow.Top().Seat, uint8(n))), at)
		}
	}
}

func (t *text) readVoyage(p *lines.Reader) error {
	v := &t.voyage
	n := 0
	for p.More() {
		if p.May("at") == 0 {
			if err := t.readProgress(p); err != nil {
				return err
			}
			continue
		}
		if n == maxPath {
			return p.Fail("expected at most %d hexes", maxPath)
		}
		h, err := t.readHex(p)
		if err != nil {
			return err
		}
		v.Path[n] = h
		n++
	}
	if n == 0 || int(slices.Max(v.At[:])) >= n {
		return p.Fail("expected the hex where the voyage began, and those it goes to")
	}
	v.Steps = uint8(n - 1)
	return nil
}

// readProgress reads behind the word at how many hexes of the path a fleet has entered.
func (t *text) readProgress(p *lines.Reader) error {
	sails := func(o engine.Object) bool { _, n := fleetOf(o); return n != 0 && n <= treasureFleet }
	o, err := p.Thing(t.tables.find, sails, "a fleet such as fleet-1 or armada-1", t.fleetNames(English, Spanish)...)
	if err != nil {
		return err
	}
	_, n := fleetOf(o)
	return p.Count(&t.voyage.At[n], maxPath-1)
}

// combatParts are what a line tells of the combat after its hexes.
var combatParts = lines.Entries[*Combat]{
	lines.Number("fleets", 0, 1<<(maxFleets+1)-1, func(c *Combat) *uint16 { return &c.Fleets }),
	lines.Number("caught", 0, treasureFleet, func(c *Combat) *uint8 { return &c.Caught }),
	lines.Number("column", 0, combatColumns-1, func(c *Combat) *uint8 { return &c.Column }),
	lines.Number("rounds", 0, mostByte, func(c *Combat) *uint8 { return &c.Rounds }),
	{
		Word:  "hits",
		Same:  func(c, _ *Combat) bool { return c.Hits == [2]uint8{} },
		Write: func(c *Combat, w *lines.Writer) { w.More(" %d %d", c.Hits[English], c.Hits[Spanish]) },
		Read: func(c *Combat, p *lines.Reader) error {
			if err := p.Count(&c.Hits[English], mostByte); err != nil {
				return err
			}
			return p.Count(&c.Hits[Spanish], mostByte)
		},
	},
	lines.Held("quiet", func(c *Combat) *bool { return &c.Quiet }),
	lines.Held("barred", func(c *Combat) *bool { return &c.Barred }),
	lines.Held("relief", func(c *Combat) *bool { return &c.Relief }),
	lines.Held("english-retreat", func(c *Combat) *bool { return &c.Retreats[English] }),
	lines.Held("spanish-retreat", func(c *Combat) *bool { return &c.Retreats[Spanish] }),
}

// writeCombat writes the combat that is fought.
func (t *text) writeCombat(w *lines.Writer) {
	c := &t.combat
	kind := "land"
	if c.Naval {
		kind = "naval"
	}
	w.More(" %s %s %s %s", kind, seatTitles[c.Attacker], t.nameOf(c.From), t.nameOf(c.To))
	combatParts.WriteParts(w, c, &blank.combat)
}

func (t *text) readCombat(p *lines.Reader) error {
	c := &t.combat
	kind, err := p.One("land", "naval")
	if err != nil {
		return err
	}
	c.Naval = kind == 1
	if c.Attacker, err = readSeat(p); err != nil {
		return err
	}
	if c.From, err = t.readHex(p); err != nil {
		return err
	}
	if c.To, err = t.readHex(p); err != nil {
		return err
	}
	return combatParts.ReadParts(p, c)
}
