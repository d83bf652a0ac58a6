package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// A fortNumber is a number that a line about a fort may tell.
type fortNumber struct {
	word string
	most int64
	get  func(*fort) int64
	set  func(*fort, int64)
}

// fortNumbers are all of them, in the order in which they are written.
var fortNumbers = []fortNumber{
	fortCount("gunners", mostMen, func(s *fort) *int16 { return &s.gunners }),
	fortCount("troops", 2*mostMen, func(s *fort) *int16 { return &s.troops }),
	fortCount("guns", mostCount, func(s *fort) *uint8 { return &s.guns }),
	fortCount("burst", mostBurst, func(s *fort) *uint8 { return &s.burst }),
	fortCount("salvoes", movesInARow, func(s *fort) *uint8 { return &s.streak }),
	fortCount("steady", movesInARow, func(s *fort) *uint8 { return &s.steady }),
	fortCount("heat", mostCount, func(s *fort) *uint8 { return &s.heat }),
	fortCount("fire-tests", mostFire, func(s *fort) *uint8 { return &s.fire.tests }),
	fortCount("fire-moves", mostFire, func(s *fort) *uint8 { return &s.fire.moves }),
}

// fortCount is one of them.
func fortCount[T integer](word string, most int64, of func(*fort) *T) fortNumber {
	return fortNumber{word, most,
		func(s *fort) int64 { return int64(*of(s)) }, func(s *fort, n int64) { *of(s) = T(n) }}
}

// writeFort writes what of a fort is not as at the start.
func (g *State) writeFort(w *lines.Writer, start *State, k fortNo) {
	s, was := g.fort(k), start.fort(k)
	if *s == *was {
		return
	}
	w.Line("fort %s", g.fortRow(k).Key)
	for _, f := range fortNumbers {
		if f.get(s) != f.get(was) {
			w.More(" %s %d", f.word, f.get(s))
		}
	}
	if s.aim != was.aim {
		w.More(" aimed %s", g.row(s.aim).Key)
	}
	if s.fire.how != was.fire.how {
		w.More(" fire %s", fireWords[s.fire.how])
	}
}

// writeGarrison writes what only the fort's own seat knows.
func (r *ruleset) writeGarrison(w *lines.Writer, g, start *State, k fortNo) {
	h, key := g.garrison(k), g.fortRow(k).Key
	if h.load != start.garrison(k).load || h.work != 0 {
		w.Line("battery %s %s", key, chargeWords[h.load])
		if h.work != 0 {
			w.More(" %s %d", verbRows[h.work].Name, h.worked)
		}
	}
	for i := range h.orders[:h.many] {
		c := h.orders[i].choice(g.fortRow(k).Seat, g.fortObject(k))
		w.Line("order %s", engine.FormatChoice(nil, &r.info, r.words, c))
	}
	if h.done {
		w.Line("complete %s", key)
	}
}

// fortKey reads the name of a fort of the scenario.
func (p *textReader) fortKey() (fortNo, error) {
	i, err := p.One(p.g.fortKeys()...)
	return fortNo(i + 1), err
}

// fortKeys are the names of the forts of the scenario.
func (g *State) fortKeys() (keys []string) {
	for k := fortNo(1); k <= g.lastFort(); k++ {
		keys = append(keys, g.fortRow(k).Key)
	}
	return keys
}

// aboutFort reads a line about a fort.
func (p *textReader) aboutFort() error {
	k, err := p.fortKey()
	if err != nil {
		return err
	}
	s := p.g.fort(k)
	words := []string{"aimed", "fire"}
	for i := range fortNumbers {
		words = append(words, fortNumbers[i].word)
	}
	for p.More() {
		i, err := p.One(words...)
		if err != nil {
			return err
		}
		switch i {
		case 0:
			s.aim, err = p.ship()
		case 1:
			var how int
			how, err = p.One(fireWords...)
			s.fire.how = FireResult(how)
		default:
			var n int64
			n, err = p.Number(0, fortNumbers[i-2].most)
			fortNumbers[i-2].set(s, n)
		}
		if err != nil {
			return err
		}
	}
	if row := p.g.fortRow(k); s.guns > row.Guns || s.gunners > row.Gunners || s.troops > row.Troops {
		return p.Fail("expected at most the guns and men that %s has", row.Key)
	}
	return nil
}

// battery reads what the guns of a fort hold, and how far they are loaded.
func (p *textReader) battery() error {
	k, err := p.fortKey()
	if err != nil {
		return err
	}
	h := p.g.garrison(k)
	i, err := p.One(chargeWords...)
	h.load = charge(i)
	if err != nil || !p.More() {
		return err
	}
	loading := []engine.Verb{VerbLoadBall, VerbLoadHail, VerbLoadHot, VerbUnload}
	var names []string
	for _, v := range loading {
		names = append(names, verbRows[v].Name)
	}
	if i, err = p.One(names...); err != nil {
		return err
	}
	h.work = loading[i]
	return p.Count(&h.worked, mostCount)
}

// fortOrder takes down an order to a fort that was read from a place in the line.
func (p *textReader) fortOrder(k fortNo, c engine.Choice, at lines.Spot) error {
	g, h := p.g, p.g.garrison(k)
	if h.many == maxFortOrders {
		p.Back(at)
		return p.Fail("expected at most %d orders to a fort", maxFortOrders)
	}
	before := *g
	h.done, g.sealed = false, [numSeats]bool{}
	if ill := g.Check(c); !ill.OK() {
		p.Back(at)
		return p.Fail("not allowed by case %s: %s", ill.Rule, p.r.words.Refuse(ill))
	}
	*g = before
	h.orders[h.many] = order{on: c.On, with: c.With, n: c.N[0], verb: c.Verb}
	h.many++
	return nil
}

// complete reads whose orders are complete.
func (p *textReader) complete() error {
	if k := p.May(p.g.fortKeys()...); k >= 0 {
		p.g.garrison(fortNo(k + 1)).done = true
		return nil
	}
	n, err := p.ship()
	if err == nil {
		p.g.hidden[n].done = true
	}
	return err
}
