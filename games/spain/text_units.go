package spain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// units reads a line about units of a seat: where they are, and which.
func (p *textReader) units(seat engine.Seat) error {
	u, err := p.place(seat)
	if err != nil {
		return err
	}
	if u.Where == Hidden {
		p.g.veiled[seat] = true
	}
	var read [maxCounters]bool
	for p.More() {
		if err := p.unit(seat, u, &read); err != nil {
			return err
		}
	}
	return nil
}

// place reads where units are.
func (p *textReader) place(seat engine.Seat) (u Unit, err error) {
	wheres := []Where{Ashore, Afloat, Afloat, OnTrack, Off, Gone, Hidden}
	const afloat, aboard = 1, 2
	i, err := p.One("at", "afloat", "aboard", "track", "off", "gone", "hidden")
	if err != nil {
		return u, err
	}
	switch u.Where = wheres[i]; {
	case u.Where == Ashore || i == afloat:
		u.Hex, err = p.hex()
	case i == aboard:
		o, ok := p.g.tables.find(p.Peek())
		side, n := fleetOf(o)
		if !ok || side != seat || n == 0 {
			return u, p.Fail("expected a fleet of the %s, found %s", seatTitles[seat], p.Found())
		}
		p.Take()
		u.Fleet = n
	case u.Where == OnTrack:
		o, ok := p.g.tables.find(p.Peek())
		if u.Track = p.g.tables.trackOf(o); !ok || u.Track == 0 {
			return u, p.Fail("expected a track such as london-track, found %s", p.Found())
		}
		p.Take()
		n := int64(0)
		n, err = p.Number(1, 4)
		u.Box = uint8(n)
	case u.Where == Gone:
		u.Mark = markKnown
	}
	return u, err
}

// order reads an order that waits under seal.
func (p *textReader) order() error {
	seat, err := p.seat()
	if err != nil {
		return err
	}
	n := &p.g.written[seat]
	if *n == mostOrders {
		return p.Fail("expected at most %d orders of a seat", mostOrders)
	}
	var names []string
	for _, v := range verbs[VerbNote:] {
		names = append(names, v.name)
	}
	verb, err := p.One(names...)
	if err != nil {
		return err
	}
	o := Order{Verb: uint16(verb) + uint16(VerbNote)}
	for _, into := range [...]*engine.Object{&o.On, &o.With} {
		thing, ok := p.g.tables.find(p.Peek())
		if !ok {
			break
		}
		p.Take()
		*into = thing
	}
	if o.On == engine.NoObject {
		return p.Fail("expected what the order is about, found %s", p.Found())
	}
	if p.More() {
		if _, err := p.One("points"); err != nil {
			return err
		}
		points, err := p.Number(0, mostByte)
		if err != nil {
			return err
		}
		o.N = uint16(points)
	}
	p.g.orders[seat][*n] = o
	*n++
	return nil
}

// voyage reads the path of the fleet that sails, and how far it and its parts have come.
func (p *textReader) voyage() error {
	v := &p.g.voyage
	n := 0
	for p.More() {
		if _, ok := p.g.tables.find(p.Peek()); !ok {
			if err := p.progress(v); err != nil {
				return err
			}
			continue
		}
		if n == maxPath {
			return p.Fail("expected at most %d hexes", maxPath)
		}
		h, err := p.hex()
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

// progress reads how many hexes of the path a fleet has entered.
func (p *textReader) progress(v *Voyage) error {
	if _, err := p.One("at"); err != nil {
		return err
	}
	o, ok := p.g.tables.find(p.Peek())
	_, n := fleetOf(o)
	if !ok || n == 0 || n > treasureFleet {
		return p.Fail("expected a fleet such as fleet-1 or armada-1, found %s", p.Found())
	}
	p.Take()
	return p.Count(&v.At[n], maxPath-1)
}

// combat reads the combat that is fought.
func (p *textReader) combat() error {
	c := &p.g.combat
	kind, err := p.One("land", "naval")
	if err != nil {
		return err
	}
	c.Naval = kind == 1
	if c.Attacker, err = p.seat(); err != nil {
		return err
	}
	if c.From, err = p.hex(); err != nil {
		return err
	}
	if c.To, err = p.hex(); err != nil {
		return err
	}
	flags := []*bool{&c.Quiet, &c.Barred, &c.Relief, &c.Retreats[English], &c.Retreats[Spanish]}
	for p.More() {
		i, err := p.One("quiet", "barred", "relief", "english-retreat", "spanish-retreat", "fleets", "column", "rounds", "hits")
		if err != nil {
			return err
		}
		switch i - len(flags) {
		case 0:
			n := int64(0)
			n, err = p.Number(0, 1<<(maxFleets+1)-1)
			c.Fleets = uint16(n)
		case 1:
			err = p.Count(&c.Column, combatColumns-1)
		case 2:
			n := int64(0)
			n, err = p.Number(0, mostByte)
			c.Rounds = uint16(n)
		case 3:
			for seat := range c.Hits {
				if err == nil {
					err = p.Count(&c.Hits[seat], mostByte)
				}
			}
		default:
			*flags[i] = true
		}
		if err != nil {
			return err
		}
	}
	return nil
}
