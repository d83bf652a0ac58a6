package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// measured returns a word and lengths or angles, in hundredths.
func measured[T ~int32](word string, least, most int32, unit string, of func(aboutShip) []*T) lines.Entry[aboutShip] {
	return lines.Entry[aboutShip]{
		Word: word,
		Same: func(s, plain aboutShip) bool {
			return slices.EqualFunc(of(s), of(plain), func(x, y *T) bool { return *x == *y })
		},
		Write: func(s aboutShip, w *lines.Writer) {
			for _, n := range of(s) {
				w.Word(parts(int(*n)))
			}
		},
		Read: func(s aboutShip, p *lines.Reader) error {
			for _, into := range of(s) {
				n, err := readHundredths(p, least, most, unit)
				if err != nil {
					return err
				}
				*into = T(n)
			}
			return nil
		},
	}
}

// one returns a word and a value of a ship, which write and read know how to name.
func one[T comparable](word string, of func(aboutShip) *T, write func(*text, *lines.Writer, T), read func(*text, *lines.Reader, *T) error) lines.Entry[aboutShip] {
	return lines.Entry[aboutShip]{
		Word:  word,
		Same:  func(s, plain aboutShip) bool { return *of(s) == *of(plain) },
		Write: func(s aboutShip, w *lines.Writer) { write(s.text, w, *of(s)) },
		Read:  func(s aboutShip, p *lines.Reader) error { return read(s.text, p, of(s)) },
	}
}

// flagged returns a word and whether it holds.
func flagged(word string, of func(aboutShip) *bool) lines.Entry[aboutShip] {
	return one(word, of, func(_ *text, w *lines.Writer, holds bool) {
		w.Flag(holds, "yes")
		w.Flag(!holds, "no")
	}, func(_ *text, p *lines.Reader, holds *bool) error {
		i, err := p.One("no", "yes")
		*holds = i == 1
		return err
	})
}

// masted returns a word and mast sections, or none.
func masted(word string, of func(aboutShip) *Sections) lines.Entry[aboutShip] {
	return one(word, of, func(_ *text, w *lines.Writer, all Sections) {
		w.Flag(all == 0, "none")
		for sec := range Section(NumSections) {
			w.Flag(all.Has(sec), sectionNames[sec])
		}
	}, func(_ *text, p *lines.Reader, all *Sections) error {
		*all = 0
		if p.May("none") == 0 {
			return nil
		}
		for i := p.May(sectionNames...); i >= 0; i = p.May(sectionNames...) {
			*all |= 1 << i
		}
		return nil
	})
}

// shipped returns a word and other ships.
func shipped(word string, of func(aboutShip) *squad) lines.Entry[aboutShip] {
	return one(word, of, (*text).writeSquad, (*text).readSquad)
}

// other returns a word and another ship, or none.
func other(word string, of func(aboutShip) *shipNo) lines.Entry[aboutShip] {
	return one(word, of, func(t *text, w *lines.Writer, n shipNo) {
		if n == noShip {
			w.Word("none")
		} else {
			w.Word(t.row(n).Key)
		}
	}, func(t *text, p *lines.Reader, n *shipNo) (err error) {
		*n = noShip
		if p.May("none") < 0 {
			*n, err = t.readShip(p)
		}
		return err
	})
}

// wakeText is a ship's wake: a length and a turn for each part, and small after a turn on the
// small circle.
var wakeText = lines.Entry[aboutShip]{
	Word: "wake",
	Same: func(s, plain aboutShip) bool { return s.wake == plain.wake && s.wakes == plain.wakes },
	Write: func(s aboutShip, w *lines.Writer) {
		for i := range s.wake[:s.wakes] {
			part := &s.wake[i]
			w.Word(parts(int(part.length)), parts(int(part.turn)))
			w.Flag(part.turn != 0 && part.radius == s.tables.Distance[CircleSmall], "small")
		}
	},
	Read: func(s aboutShip, p *lines.Reader) error {
		s.wake, s.ship.wakes = [maxWake]stretch{}, 0
		for s.wakes < maxWake {
			if _, number := pack.Decimal(p.Peek(), 2); !number {
				return nil
			}
			part := &s.wake[s.wakes]
			length, err := readHundredths(p, 0, mostWay, "mm")
			if err != nil {
				return err
			}
			turn, err := readHundredths(p, -mostCircle, mostCircle, "deg")
			if err != nil {
				return err
			}
			part.length, part.turn = length, plane.Angle(turn)
			if part.turn != 0 {
				part.radius = s.tables.Distance[CircleLarge]
			}
			if part.turn != 0 && p.May("small") == 0 {
				part.radius = s.tables.Distance[CircleSmall]
			}
			s.ship.wakes++
		}
		return nil
	},
}

// taskText are the tasks that take several moves.
var taskText = lines.Entry[aboutShip]{
	Word: "tasks",
	Same: func(s, plain aboutShip) bool { return s.task == plain.task },
	Write: func(s aboutShip, w *lines.Writer) {
		for i, n := range s.task {
			w.Count(int(n), taskKeys[i])
		}
	},
	Read: func(s aboutShip, p *lines.Reader) error {
		s.ship.task = [NumTasks]uint8{}
		for i := p.May(taskKeys...); i >= 0; i = p.May(taskKeys...) {
			if err := p.Count(&s.ship.task[i], mostCount); err != nil {
				return err
			}
		}
		return nil
	},
}

// mostTally is more hundredths of points than are ever done to a mark.
const mostTally = 300_000

// specifiedText is what each group has done to a mark, and whose that is.
var specifiedText = lines.Entry[aboutShip]{
	Word: "specified",
	Same: func(s, plain aboutShip) bool {
		return s.guns.marks == plain.guns.marks && s.guns.marked == plain.guns.marked && s.guns.tally == plain.guns.tally
	},
	Write: func(s aboutShip, w *lines.Writer) {
		for b, m := range s.guns.marks {
			if m == noMark {
				w.Word("none")
				continue
			}
			w.Word(things[classMark][m], s.row(s.guns.marked[b]).Key, parts(100/point*int(s.guns.tally[b])))
		}
	},
	Read: func(s aboutShip, p *lines.Reader) error {
		guns := &s.ship.guns
		for b := range guns.marks {
			guns.marks[b], guns.marked[b], guns.tally[b] = noMark, noShip, 0
			if p.May("none") == 0 {
				continue
			}
			m, err := p.One(things[classMark][hullMark:]...)
			if err != nil {
				return err
			}
			guns.marks[b] = hullMark + mark(m)
			if guns.marked[b], err = s.readShip(p); err != nil {
				return err
			}
			points, err := readHundredths(p, 0, mostTally, "")
			if err != nil {
				return err
			}
			guns.tally[b] = int16(points * point / 100)
		}
		return nil
	},
}

// aimedText are the ships and forts at which each group has fired last.
var aimedText = lines.Entry[aboutShip]{
	Word: "aimed",
	Same: func(s, plain aboutShip) bool { return s.guns.at == plain.guns.at },
	Write: func(s aboutShip, w *lines.Writer) {
		for _, e := range s.guns.at {
			switch {
			case e == noShip:
				w.Word("none")
			case e < noShip:
				w.Word(s.fortRow(fortNo(noShip - e)).Key)
			default:
				w.Word(s.row(e).Key)
			}
		}
	},
	Read: func(s aboutShip, p *lines.Reader) (err error) {
		for b := range s.guns.at {
			at := &s.ship.guns.at[b]
			if *at = noShip; p.May("none") == 0 {
				continue
			}
			if k := p.May(s.fortKeys()...); k >= 0 {
				*at = noShip - shipNo(k+1)
				continue
			}
			if *at, err = s.readShip(p); err != nil {
				return err
			}
		}
		return nil
	},
}
