package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// aboutFort is a fort of a position that is written or read.
type aboutFort struct {
	*text
	*fort
}

// fortParts are what a line tells of a fort.
var fortParts = lines.Entries[aboutFort]{
	lines.Number("gunners", 0, mostMen, func(s aboutFort) *int16 { return &s.gunners }),
	lines.Number("troops", 0, 2*mostMen, func(s aboutFort) *int16 { return &s.troops }),
	lines.Number("guns", 0, mostCount, func(s aboutFort) *uint8 { return &s.guns }),
	lines.Number("burst", 0, mostBurst, func(s aboutFort) *uint8 { return &s.burst }),
	lines.Number("salvoes", 0, movesInARow, func(s aboutFort) *uint8 { return &s.streak }),
	lines.Number("steady", 0, movesInARow, func(s aboutFort) *uint8 { return &s.steady }),
	lines.Number("heat", 0, mostCount, func(s aboutFort) *uint8 { return &s.heat }),
	lines.Number("fire-tests", 0, mostFire, func(s aboutFort) *uint8 { return &s.fire.tests }),
	lines.Number("fire-moves", 0, mostFire, func(s aboutFort) *uint8 { return &s.fire.moves }),
	{
		Word:  "aimed",
		Same:  func(s, plain aboutFort) bool { return s.aim == plain.aim },
		Write: func(s aboutFort, w *lines.Writer) { w.Word(s.row(s.aim).Key) },
		Read: func(s aboutFort, p *lines.Reader) (err error) {
			s.fort.aim, err = s.readShip(p)
			return err
		},
	},
	lines.Named("fire", fireWords, func(s aboutFort) *FireResult { return &s.fire.how }),
}

// writeForts writes what of each fort is not as at the start.
func (t *text) writeForts(w *lines.Writer) {
	for k := fortNo(1); k <= t.lastFort(); k++ {
		if s, was := t.fort(k), t.start.fort(k); *s != *was {
			w.Begin("fort", t.fortRow(k).Key)
			fortParts.WriteParts(w, aboutFort{t, s}, aboutFort{t, was})
		}
	}
}

func (t *text) readFort(p *lines.Reader) error {
	k, err := t.fortKey(p)
	if err != nil {
		return err
	}
	s, row := t.fort(k), t.fortRow(k)
	if err := fortParts.ReadParts(p, aboutFort{t, s}); err != nil {
		return err
	}
	if s.guns > row.Guns || s.gunners > row.Gunners || s.troops > row.Troops {
		return p.Fail("expected at most the guns and men that %s has", row.Key)
	}
	return nil
}

// fortKey reads the name of a fort of the scenario.
func (t *text) fortKey(p *lines.Reader) (fortNo, error) {
	i, err := p.One(t.fortKeys()...)
	return fortNo(i + 1), err
}

// fortKeys returns the names of the forts of the scenario.
func (g *State) fortKeys() (keys []string) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		keys = append(keys, g.fortRow(k).Key)
	}
	return keys
}

// writeGarrisons writes what only a fort's own seat knows.
func (t *text) writeGarrisons(w *lines.Writer) {
	for k := fortNo(1); k <= t.lastFort(); k++ {
		h, row := t.garrison(k), t.fortRow(k)
		if h.load != t.start.garrison(k).load || h.work != 0 {
			w.Begin("battery", row.Key, chargeWords[h.load])
			if h.work != 0 {
				w.More(" %s %d", verbs[h.work].Name, h.worked)
			}
		}
		t.writeOrders(w, h.orders[:h.many], row.Seat, t.fortObject(k))
		if h.done {
			w.Begin("complete", row.Key)
		}
	}
}

// readBattery reads what the guns of a fort hold, and how far they are loaded.
func (t *text) readBattery(p *lines.Reader) error {
	k, err := t.fortKey(p)
	if err != nil {
		return err
	}
	h := t.garrison(k)
	i, err := p.One(chargeWords...)
	h.load = charge(i)
	if err != nil || !p.More() {
		return err
	}
	loading := []engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload}
	var names []string
	for _, v := range loading {
		names = append(names, verbs[v].Name)
	}
	if i, err = p.One(names...); err != nil {
		return err
	}
	h.work = loading[i]
	return p.Count(&h.worked, mostCount)
}
