package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
)

// aboutShip is a ship of a position that is written or read.
type aboutShip struct {
	*text
	*ship
}

// writeShips writes what of each ship is not as at the start.
func (t *text) writeShips(w *lines.Writer) {
	for n := range shipNo(t.ofFleet()) {
		if s, was := &t.ships[n], &t.start.ships[n]; *s != *was {
			w.Begin("ship", t.row(n).Key)
			shipParts.WriteParts(w, aboutShip{t, s}, aboutShip{t, was})
		}
	}
}

func (t *text) readAboutShip(p *lines.Reader) error {
	n, err := t.readShip(p)
	if err != nil {
		return err
	}
	if err := shipParts.ReadParts(p, aboutShip{t, &t.ships[n]}); err != nil {
		return err
	}
	return t.rigged(p, n)
}

// readShip reads the name of a ship of the scenario.
func (t *text) readShip(p *lines.Reader) (shipNo, error) {
	i, err := p.One(t.shipKeys()...)
	return shipNo(i), err
}

// shipKeys returns the names of the ships of the scenario.
func (g *State) shipKeys() (keys []string) {
	for n := range shipNo(g.ofFleet()) {
		keys = append(keys, g.row(n).Key)
	}
	return keys
}

func (t *text) writeSquad(w *lines.Writer, ships squad) {
	for n := range shipNo(t.ofFleet()) {
		w.Flag(ships.has(n), t.row(n).Key)
	}
}

// readSquad reads the names of ships, as many as there are.
func (t *text) readSquad(p *lines.Reader, into *squad) error {
	*into = 0
	keys := t.shipKeys()
	for n := p.May(keys...); n >= 0; n = p.May(keys...) {
		into.add(shipNo(n))
	}
	return nil
}

// rigged refuses masts that a ship never had and sail on more than stand.
func (t *text) rigged(p *lines.Reader, n shipNo) error {
	g, s := t.State, &t.ships[n]
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

// writeCharges writes what the guns of each ship hold, how many, and how far they are unloaded, if
// that is not as at the start: port, starboard, stern, bow.
func (t *text) writeCharges(w *lines.Writer) {
	for n := range shipNo(t.ofFleet()) {
		key, h, was := t.row(n).Key, &t.hidden[n], &t.start.hidden[n]
		if h.load != was.load {
			w.Begin("charges", key)
			for _, l := range h.load {
				w.Word(chargeWords[l])
			}
		}
		if h.slack != was.slack {
			w.Begin("slack", key)
			for _, s := range h.slack {
				w.Word(spiritNames[s])
			}
		}
		if h.kept != was.kept {
			w.Begin("kept", key)
			w.Numbers(h.kept[:])
		}
		if h.unloading != was.unloading {
			w.Begin("unloading", key)
			w.Numbers(h.unloading[:])
		}
	}
}

// readCharges reads what the guns of a ship hold, or those of all ships. A group that is
// gone holds nothing.
func (t *text) readCharges(p *lines.Reader) error {
	from, until := shipNo(0), shipNo(t.ofFleet())-1
	if p.May("all") < 0 {
		n, err := t.readShip(p)
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
			t.hidden[n].load[b] = charge(i)
			if t.ships[n].battery[b] == 0 {
				t.hidden[n].load[b] = unloaded
			}
		}
	}
	return nil
}

// readSlack reads under what morale the groups of a ship were loaded.
func (t *text) readSlack(p *lines.Reader) error {
	n, err := t.readShip(p)
	for b := range group(numGroups) {
		if err == nil {
			var i int
			i, err = p.One(spiritNames...)
			t.hidden[n].slack[b] = spirit(i)
		}
	}
	return err
}

// counts reads a number for each group of a ship.
func counts(of func(*secret) []uint8) func(*text, *lines.Reader) error {
	return func(t *text, p *lines.Reader) error {
		n, err := t.readShip(p)
		if err != nil {
			return err
		}
		return p.Numbers(of(&t.hidden[n]), mostCount)
	}
}

// writePersons writes what has become of personalities. Each is named by the ship he began in, and
// which of hers he is.
func (t *text) writePersons(w *lines.Writer) {
	for i := range t.persons[:t.crowd] {
		if who := &t.persons[i]; *who != t.start.persons[i] {
			w.Line("person %s %d %s aboard %s", t.row(who.of).Key, who.nth+1, fortuneNames[who.fortune], t.row(who.at).Key)
			w.Flag(who.unseen, "unseen")
		}
	}
}

func (t *text) readPerson(p *lines.Reader) error {
	n, err := t.readShip(p)
	if err != nil {
		return err
	}
	nth, err := p.Number(1, int64(max(len(t.row(n).Persons), 1)))
	if err != nil {
		return err
	}
	for i := range t.persons[:t.crowd] {
		who := &t.persons[i]
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
		if who.at, err = t.readShip(p); err != nil || who.fortune != dead || !p.More() {
			return err
		}
		_, err = p.One("unseen")
		who.unseen = err == nil
		return err
	}
	return p.Fail("expected a ship that has a personality")
}

// writeTempted writes which ships greedy commanders have been tested for.
func (t *text) writeTempted(w *lines.Writer) {
	for _, l := range t.lusts[:t.lusted] {
		w.Line("tempted %s %s %d", t.row(l.of).Key, t.row(l.on).Key, l.factor)
	}
}

func (t *text) readTempted(p *lines.Reader) (err error) {
	if t.lusted == maxLusts {
		return p.Fail("expected at most %d ships that tempt", maxLusts)
	}
	l := &t.lusts[t.lusted]
	if l.of, err = t.readShip(p); err != nil {
		return err
	}
	if l.on, err = t.readShip(p); err != nil {
		return err
	}
	t.lusted++
	return p.Count(&l.factor, mostCount)
}
