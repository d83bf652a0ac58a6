package fury

import "github.com/weathergage/weathergage/engine"

// muster writes what a side has besides companies and its Colonel, if there is any of it:
//
//	muster A nation irish edge south gone 2 0 1 0 0 stock 8 0 0 spare 700 spare 901 choice 1200 seek 3 kern 6 guns 0 1 0
//
// gone counts squadrons, herds, prisoners, wagons and Guns that got away; stock herds,
// prisoners and wagons that have yet to come; spare and choice officers, a hundred times each
// with his place; troops and guns, by type, those in no company yet.
//
// cell is the building in which prisoners are hidden, by its number as a piece, and searched the
// buildings that have been looked into, 8 bits in each number.
func (w *textWriter) muster(seat engine.Seat) {
	s, none := &w.g.sides[seat], side{}
	if s.nation == 0 && s.edge == 0 && s.gone == none.gone && s.stock == none.stock && s.pool == none.pool && s.spares == none.spares && s.choices == none.choices &&
		s.cell == 0 && s.searched == none.searched {
		return
	}
	w.Line("muster %s", seatNames[seat])
	if s.nation != 0 {
		w.More(" nation %s", w.g.tables.Nations[s.nation].Key)
	}
	if s.edge != AnyEdge {
		w.More(" edge %s", edgeNames[s.edge])
	}
	w.numbers("gone", s.gone[:])
	w.numbers("stock", s.stock[:])
	for i, by := range s.spares {
		w.Count(int(by)*100+i*int(min(by, 1)), "spare")
	}
	for i, by := range s.choices {
		w.Count(int(by)*100+i*int(min(by, 1)), "choice")
	}
	w.Count(int(s.seek), "seek")
	for _, b := range s.pool.Bands {
		if b.Squadrons > 0 {
			w.More(" %s %d", w.g.tables.Troops[b.Troop].Key, b.Squadrons)
		}
	}
	w.numbers("guns", s.pool.Guns[1:])
	w.Count(int(s.cell), "cell")
	w.numbers("searched", s.searched[:])
}

// numbers writes a row of numbers, if not all are 0.
func (w *textWriter) numbers(word string, row []uint8) {
	all := uint8(0)
	for _, n := range row {
		all |= n
	}
	if all == 0 {
		return
	}
	w.More(" %s", word)
	for _, n := range row {
		w.More(" %d", n)
	}
}

// muster reads such a line.
func (p *textReader) muster() error {
	seat, err := p.One(seatNames...)
	if err != nil {
		return err
	}
	words := []string{"nation", "edge", "gone", "stock", "spare", "choice", "seek", "guns", "cell", "searched"}
	first := len(words)
	for i := 1; i < len(p.g.tables.Troops); i++ {
		words = append(words, p.g.tables.Troops[i].Key)
	}
	for p.More() {
		word, err := p.One(words...)
		if err == nil && word >= first {
			err = p.band(engine.Seat(seat), Troop(word-first+1))
		} else if err == nil {
			err = p.musterWord(engine.Seat(seat), word)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// band reads how many squadrons of a troop are in no company yet.
func (p *textReader) band(seat engine.Seat, troop Troop) error {
	n, err := p.Number(1, 99)
	if err == nil && !p.g.sides[seat].pool.add(troop, int(n)) {
		return p.Fail("expected at most %d types of troops in a force", MaxBands)
	}
	return err
}

// musterWord reads what follows one of the words.
func (p *textReader) musterWord(seat engine.Seat, word int) (err error) {
	s := &p.g.sides[seat]
	switch word {
	case 0:
		keys := make([]string, len(p.g.tables.Nations)-1)
		for i := range keys {
			keys[i] = p.g.tables.Nations[i+1].Key
		}
		n, err := p.One(keys...)
		s.nation = Nation(n + 1)
		return err
	case 1:
		n, err := p.One(edgeNames[1:]...)
		s.edge = Edge(n + 1)
		return err
	case 2:
		return p.row(s.gone[:])
	case 3:
		return p.row(s.stock[:])
	case 4:
		return p.spare(s.spares[:])
	case 5:
		return p.spare(s.choices[:])
	case 6:
		return p.Count(&s.seek, ofSide)
	case 8:
		return p.Count(&s.cell, maxPieces)
	case 9:
		return p.row(s.searched[:])
	}
	return p.row(s.pool.Guns[1:])
}

// row reads a row of numbers.
func (p *textReader) row(into []uint8) error {
	for i := range into {
		n, err := p.Number(0, 255)
		if into[i] = uint8(n); err != nil {
			return err
		}
	}
	return nil
}

// spare reads a hundred times a counter and its place among some.
func (p *textReader) spare(into []Officer) error {
	at := p.Here()
	n, err := p.Number(100, 100*int64(len(p.g.tables.Officers)-1)+99)
	if err != nil {
		return err
	}
	by, i := Officer(n/100), int(n%100)
	if i >= len(into) || into[i] != 0 || p.seen>>by&1 != 0 {
		p.Back(at)
		return p.Fail("expected a hundred times a counter that nobody has and its place from 0 to %d, found %d", len(into)-1, n)
	}
	p.seen |= 1 << by
	into[i] = by
	return nil
}
