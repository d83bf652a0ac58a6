package renaissance

import "slices"

// ship reads the name of a ship of the scenario.
func (p *textReader) ship() (shipNo, error) {
	i, err := p.One(p.g.shipKeys()...)
	return shipNo(i), err
}

// shipKeys are the names of the ships of the scenario.
func (g *State) shipKeys() (keys []string) {
	for n := range shipNo(g.ofFleet()) {
		keys = append(keys, g.row(n).Key)
	}
	return keys
}

// squad reads the names of ships, as many as there are.
func (p *textReader) squad(into *squad) error {
	*into = 0
	keys := p.g.shipKeys()
	for n := p.May(keys...); n >= 0; n = p.May(keys...) {
		into.add(shipNo(n))
	}
	return nil
}

// sections reads the names of mast sections, or none.
func (p *textReader) sections(into *Sections) error {
	*into = 0
	if p.May("none") == 0 {
		return nil
	}
	for i := p.May(sectionNames...); i >= 0; i = p.May(sectionNames...) {
		*into |= 1 << i
	}
	return nil
}

// aboutShip reads a line about a ship.
func (p *textReader) aboutShip() error {
	n, err := p.ship()
	if err != nil {
		return err
	}
	words := make([]string, len(shipFields))
	for i := range shipFields {
		words[i] = shipFields[i].word
	}
	s := &p.g.ships[n]
	for p.More() {
		i, err := p.One(words...)
		if err != nil {
			return err
		}
		if err := shipFields[i].read(p, s); err != nil {
			return err
		}
	}
	return p.rigged(n)
}

// rigged refuses masts that a ship never had and sail on more than stand.
func (p *textReader) rigged(n shipNo) error {
	g, s := p.g, &p.g.ships[n]
	has := g.tables.Layouts[g.kind(n).Layout].Has
	k := g.kind(n)
	switch {
	case (s.masts|s.jury|s.over[port]|s.over[starboard])&^has != 0:
		return p.Fail("expected mast sections that %s has", g.row(n).Key)
	case int32(s.canvas) > g.sections(n):
		return p.Fail("expected canvas on at most the sections that stand")
	case s.oars[port] > k.Oars || s.oars[starboard] > k.Oars || s.rowers > k.Rowers:
		return p.Fail("expected at most the oars and rowers that %s has", g.row(n).Key)
	}
	return nil
}

// charges reads what the guns of a ship hold, or those of all ships. A group that is
// gone holds nothing.
func (p *textReader) charges() error {
	from, until := shipNo(0), shipNo(p.g.ofFleet())-1
	if p.May("all") < 0 {
		n, err := p.ship()
		if err != nil {
			return err
		}
		from, until = n, n
	}
	for b := range group(numGroups) {
		words := slices.Clone(chargeWords)
		words[withHot] = "" // forts alone have it
		i, err := p.One(words...)
		if err != nil {
			return err
		}
		for n := from; n <= until; n++ {
			p.g.hidden[n].load[b] = charge(i)
			if p.g.ships[n].battery[b] == 0 {
				p.g.hidden[n].load[b] = unloaded
			}
		}
	}
	return nil
}

// parties reads the men who are told off in secret.
func (p *textReader) parties() error {
	n, err := p.ship()
	if err != nil {
		return err
	}
	h := &p.g.hidden[n]
	for p.More() {
		i, err := p.One("boarders", "guards", "below")
		if err != nil {
			return err
		}
		if i == 2 {
			h.below = true
			continue
		}
		into := [...]*party{&h.boarders, &h.guards}[i]
		for _, men := range [...]*int16{&into.soldiers, &into.mariners} {
			many, err := p.Number(0, mostMen)
			if err != nil {
				return err
			}
			*men = int16(many)
		}
	}
	return nil
}

// person reads what has become of a personality: he is named by the ship he began
// in, and which of hers he is.
func (p *textReader) person() error {
	g := p.g
	n, err := p.ship()
	if err != nil {
		return err
	}
	nth, err := p.Number(1, int64(max(len(g.row(n).Persons), 1)))
	if err != nil {
		return err
	}
	for i := range g.persons[:g.crowd] {
		who := &g.persons[i]
		if who.of != n || int64(who.nth) != nth-1 {
			continue
		}
		what, err := p.One(fortuneNames...)
		if err != nil {
			return err
		}
		who.fortune = fortune(what)
		if _, err := p.One("aboard"); err != nil {
			return err
		}
		if who.at, err = p.ship(); err != nil || who.fortune != dead || !p.More() {
			return err
		}
		_, err = p.One("unseen")
		who.unseen = err == nil
		return err
	}
	return p.Fail("expected a ship that has a personality")
}

// slack reads under what morale the groups of a ship were loaded.
func (p *textReader) slack() error {
	n, err := p.ship()
	for b := range group(numGroups) {
		if err == nil {
			var i int
			i, err = p.One(spiritNames...)
			p.g.hidden[n].slack[b] = spirit(i)
		}
	}
	return err
}

// counts reads a number for each group of a ship.
func (p *textReader) counts(of func(*secret) *[numGroups]uint8) error {
	n, err := p.ship()
	counts := of(&p.g.hidden[n])
	for b := range counts {
		if err == nil {
			err = p.Count(&counts[b], mostCount)
		}
	}
	return err
}

// fuse reads how long that of an explosive vessel is.
func (p *textReader) fuse() error {
	keys := p.g.shipKeys()
	for n := range keys {
		if !p.g.row(shipNo(n)).Explosive {
			keys[n] = ""
		}
	}
	n, err := p.One(keys...)
	if err == nil {
		err = p.Count(&p.g.hidden[n].fuse, mostFuse)
	}
	return err
}
