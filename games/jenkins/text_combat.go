package jenkins

import "github.com/weathergage/weathergage/engine/lines"

// fighting returns the line of the combat being fought.
var fighting = lines.Entry[*text]{
	Word: "combat",
	Same: func(t, _ *text) bool { return t.combat == Combat{} },
	Write: func(t *text, w *lines.Writer) {
		kind := "land"
		if t.combat.Naval {
			kind = "naval"
		}
		w.More(" %s %s", kind, seatTitles[t.combat.Attacker])
		if t.combat.Hex != 0 {
			w.More(" %s", Grid.Name(t.combat.Hex))
		}
		combatParts.WriteParts(w, &t.combat, &blank.combat)
	},
	Read: func(t *text, p *lines.Reader) error {
		kind, err := p.One("land", "naval")
		if err != nil {
			return err
		}
		t.combat.Naval = kind == 1
		if t.combat.Attacker, err = readSeat(p); err != nil {
			return err
		}
		if _, ok := t.tables.find(p.Peek()); ok {
			if t.combat.Hex, err = t.readHex(p); err != nil {
				return err
			}
		}
		return combatParts.ReadParts(p, &t.combat)
	},
}

// combatParts are what a line says about a combat after its hex.
var combatParts = lines.Entries[*Combat]{
	lines.Held("bombs", func(c *Combat) *bool { return &c.Bombs }),
	lines.Number("passed", 0, 2, func(c *Combat) *uint8 { return &c.Passed }),
}

// aboutSide is a side in a combat that is written or read.
type aboutSide struct {
	c    *Combat
	seat int
}

// sideParts are what a line says about a side.
var sideParts = lines.Entries[aboutSide]{
	lines.Number("tactics", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Tactics[o.seat] }),
	lines.Number("ashore", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Ashore[o.seat] }),
	lines.Number("dice", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Dice[o.seat] }),
	lines.Number("roll", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Roll[o.seat] }),
	lines.Number("hits", 0, mostByte, func(o aboutSide) *uint8 { return &o.c.Hits[o.seat] }),
	lines.Held("green", func(o aboutSide) *bool { return &o.c.Green[o.seat] }),
	{
		Word: "faces",
		Same: func(o, _ aboutSide) bool { return o.c.Faces[o.seat] == [7]uint8{} },
		Write: func(o aboutSide, w *lines.Writer) {
			for _, n := range o.c.Faces[o.seat][1:] {
				w.More(" %d", n)
			}
		},
		Read: func(o aboutSide, p *lines.Reader) error {
			faces := o.c.Faces[o.seat][1:]
			for i := range faces {
				if err := p.Count(&faces[i], mostByte); err != nil {
					return err
				}
			}
			return nil
		},
	},
}

// shotParts are what a line says about a die of naval combat.
var shotParts = lines.Entries[*Shot]{
	lines.Number("group", 0, mostByte, func(s *Shot) *uint8 { return &s.Group }),
	lines.Number("gun", -100, 100, func(s *Shot) *int8 { return &s.Gun }),
	lines.Number("face", 0, 6, func(s *Shot) *uint8 { return &s.Face }),
}

// writeSides writes the numbers of each side and each of its dice.
func (t *text) writeSides(w *lines.Writer) {
	c := &t.combat
	if *c == (Combat{}) {
		return
	}
	for seat, title := range seatTitles {
		w.Line("side %s", title)
		sideParts.WriteParts(w, aboutSide{c, seat}, aboutSide{&blank.combat, seat})
		for i := range c.Shots[seat][:c.NumShots[seat]] {
			shot := &c.Shots[seat][i]
			w.Line("shot %s %s", title, t.kind(shot.By))
			shotParts.WriteParts(w, shot, &Shot{})
		}
	}
}

func (t *text) readSide(p *lines.Reader) error {
	seat, err := readSeat(p)
	if err != nil {
		return err
	}
	return sideParts.ReadParts(p, aboutSide{&t.combat, int(seat)})
}

func (t *text) readShot(p *lines.Reader) error {
	seat, err := readSeat(p)
	if err != nil {
		return err
	}
	c := &t.combat
	if c.NumShots[seat] == maxShots {
		return p.Fail("expected at most %d dice", maxShots)
	}
	counters, err := t.readCounters(p, seat)
	if err != nil {
		return err
	}
	shot := &c.Shots[seat][c.NumShots[seat]]
	shot.By = counters.kind
	c.NumShots[seat]++
	return shotParts.ReadParts(p, shot)
}
