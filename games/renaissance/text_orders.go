package renaissance

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// writeSecrets writes of each ship the men who are told off in secret, her fuse, and her orders as
// the choices they were.
func (t *text) writeSecrets(w *lines.Writer) {
	for n := range shipNo(t.ofFleet()) {
		key, h := t.row(n).Key, &t.hidden[n]
		if h.boarders != (party{}) || h.guards != (party{}) || h.below {
			w.Begin("parties", key)
			partiesParts.WriteParts(w, h, nil)
		}
		if h.fuse > 0 {
			w.Line("fuse %s %d", key, h.fuse)
		}
		t.writeOrders(w, h.orders[:h.many], t.ships[n].holder, t.object(n))
		if h.done {
			w.Begin("complete", key)
		}
	}
}

// writeOrders writes orders as the choices they were.
func (t *text) writeOrders(w *lines.Writer, all []order, seat engine.Seat, about engine.Object) {
	for i := range all {
		w.Begin("order", string(engine.FormatChoice(nil, &t.r.info, t.r.words, all[i].choice(seat, about))))
	}
}

// choice returns an order as it was chosen.
func (o *order) choice(seat engine.Seat, about engine.Object) engine.Choice {
	return engine.Choice{Seat: seat, Verb: o.verb, About: about, On: o.on, With: o.with, N: [3]int32{o.n, int32(o.m)}}
}

// partiesParts are what a line tells of the men who are told off.
var partiesParts = lines.Entries[*secret]{
	partyOf("boarders", func(h *secret) *party { return &h.boarders }).Always(),
	partyOf("guards", func(h *secret) *party { return &h.guards }).Always(),
	lines.Held("below", func(h *secret) *bool { return &h.below }),
}

// partyOf returns a word and a party, if anybody is in it.
func partyOf[T any](word string, of func(T) *party) lines.Entry[T] {
	return lines.Entry[T]{
		Word:  word,
		Same:  func(t, _ T) bool { return *of(t) == party{} },
		Write: func(t T, w *lines.Writer) { w.More(" %d %d", of(t).soldiers, of(t).mariners) },
		Read: func(t T, p *lines.Reader) error {
			for _, into := range [...]*int16{&of(t).soldiers, &of(t).mariners} {
				n, err := p.Number(0, mostMen)
				if err != nil {
					return err
				}
				*into = int16(n)
			}
			return nil
		},
	}
}

func (t *text) readParties(p *lines.Reader) error {
	n, err := t.readShip(p)
	if err != nil {
		return err
	}
	return partiesParts.ReadParts(p, &t.hidden[n])
}

// readFuse reads how long that of an explosive vessel is.
func (t *text) readFuse(p *lines.Reader) error {
	keys := t.shipKeys()
	for n := range keys {
		if !t.row(shipNo(n)).Explosive {
			keys[n] = ""
		}
	}
	n, err := p.One(keys...)
	if err == nil {
		err = p.Count(&t.hidden[n].fuse, mostFuse)
	}
	return err
}

// readOrder reads an order as a choice.
func (t *text) readOrder(p *lines.Reader) error {
	at := p.Here()
	var text []string
	for p.More() {
		text = append(text, p.Take())
	}
	open := *t.State
	open.sealed = [numSeats]bool{}
	c, bad := engine.ParseChoiceIn(&open, &t.r.info, t.r.words, strings.Join(text, " "))
	if bad != nil {
		p.Back(at)
		return p.Fail("not an order: %s", bad.Why)
	}
	var into []order
	var many *uint8
	var done *bool
	what := "a ship"
	switch n, k := t.shipOf(c.About), t.fortOf(c.About); {
	case c.Verb == engine.Pass || c.Verb == VerbSeal:
	case k != noFort:
		h := open.garrison(k)
		into, many, done, what = t.garrison(k).orders[:], &t.garrison(k).many, &h.done, "a fort"
	case n != noShip:
		into, many, done = t.hidden[n].orders[:], &t.hidden[n].many, &open.hidden[n].done
	}
	switch {
	case into == nil:
		p.Back(at)
		return p.Fail("expected an order to a ship")
	case int(*many) == len(into):
		p.Back(at)
		return p.Fail("expected at most %d orders to %s", len(into), what)
	}
	*done = false
	if ill := open.Check(c); !ill.OK() {
		p.Back(at)
		return p.Fail("not allowed by case %s: %s", ill.Rule, t.r.words.Refuse(ill))
	}
	into[*many] = order{on: c.On, with: c.With, n: c.N[0], m: int16(c.N[1]), verb: c.Verb}
	*many++
	return nil
}

// readComplete reads whose orders are complete.
func (t *text) readComplete(p *lines.Reader) error {
	if k := p.May(t.fortKeys()...); k >= 0 {
		t.garrison(fortNo(k + 1)).done = true
		return nil
	}
	n, err := t.readShip(p)
	t.hidden[n].done = t.hidden[n].done || err == nil
	return err
}
