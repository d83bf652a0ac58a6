package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine/lines"
	"github.com/weathergage/weathergage/geo/plane"
	"github.com/weathergage/weathergage/pack"
)

// A shipField is one thing that a line about a ship may tell.
type shipField struct {
	word  string
	same  func(a, b *ship) bool
	write func(w *lines.Writer, g *State, s *ship)
	read  func(p *textReader, s *ship) error
}

// whole numbers of a ship.
type integer interface {
	~int8 | ~int16 | ~int32 | ~uint8 | ~uint16
}

// number is a field of one whole number.
func number[T integer](word string, most int64, of func(*ship) *T) shipField {
	return between(word, 0, most, of)
}

// between is a field of one whole number of a range.
func between[T integer](word string, least, most int64, of func(*ship) *T) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) { w.More(" %d", *of(s)) },
		func(p *textReader, s *ship) error {
			n, err := p.Number(least, most)
			*of(s) = T(n)
			return err
		}}
}

// numbers is a field of several small numbers.
func numbers(word string, of func(*ship) []uint8) shipField {
	return shipField{word,
		func(a, b *ship) bool { return slices.Equal(of(a), of(b)) },
		func(w *lines.Writer, g *State, s *ship) {
			for _, n := range of(s) {
				w.More(" %d", n)
			}
		},
		func(p *textReader, s *ship) error {
			for i := range of(s) {
				if err := p.Count(&of(s)[i], mostCount); err != nil {
					return err
				}
			}
			return nil
		}}
}

// measured is a field of lengths or angles, in hundredths.
func measured[T ~int32](word string, least, most int32, unit string, of func(*ship) []*T) shipField {
	return shipField{word,
		func(a, b *ship) bool {
			return slices.EqualFunc(of(a), of(b), func(x, y *T) bool { return *x == *y })
		},
		func(w *lines.Writer, g *State, s *ship) {
			for _, n := range of(s) {
				w.More(" %s", parts(int(*n)))
			}
		},
		func(p *textReader, s *ship) error {
			for _, into := range of(s) {
				n, err := p.hundredths(least, most, unit)
				if err != nil {
					return err
				}
				*into = T(n)
			}
			return nil
		}}
}

// named is a field that is one of several words.
func named[T integer](word string, names []string, of func(*ship) *T) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) { w.More(" %s", names[*of(s)]) },
		func(p *textReader, s *ship) error {
			i, err := p.One(names...)
			*of(s) = T(i)
			return err
		}}
}

// flagged is a field that holds or does not.
func flagged(word string, of func(*ship) *bool) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) {
			if *of(s) {
				w.More(" yes")
			} else {
				w.More(" no")
			}
		},
		func(p *textReader, s *ship) error {
			i, err := p.One("no", "yes")
			*of(s) = i == 1
			return err
		}}
}

// masted is a field of mast sections.
func masted(word string, of func(*ship) *Sections) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) {
			if *of(s) == 0 {
				w.More(" none")
			}
			for sec := range Section(NumSections) {
				if of(s).Has(sec) {
					w.More(" %s", sectionNames[sec])
				}
			}
		},
		func(p *textReader, s *ship) error { return p.sections(of(s)) }}
}

// shipped is a field of other ships.
func shipped(word string, of func(*ship) *squad) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) { g.writeSquad(w, *of(s)) },
		func(p *textReader, s *ship) error { return p.squad(of(s)) }}
}

// other is a field of another ship, or none.
func other(word string, of func(*ship) *shipNo) shipField {
	return shipField{word,
		func(a, b *ship) bool { return *of(a) == *of(b) },
		func(w *lines.Writer, g *State, s *ship) {
			if *of(s) == noShip {
				w.More(" none")
			} else {
				w.More(" %s", g.row(*of(s)).Key)
			}
		},
		func(p *textReader, s *ship) (err error) {
			*of(s) = noShip
			if p.May("none") == 0 {
				return nil
			}
			*of(s), err = p.ship()
			return err
		}}
}

// woken is the field of a ship's wake: a length and a turn for each part, and small
// after a turn on the small circle.
func woken(word string) shipField {
	return shipField{word,
		func(a, b *ship) bool { return a.wake == b.wake && a.wakes == b.wakes },
		func(w *lines.Writer, g *State, s *ship) {
			for i := range s.wake[:s.wakes] {
				p := &s.wake[i]
				w.More(" %s %s", parts(int(p.length)), parts(int(p.turn)))
				w.Flag(p.turn != 0 && p.radius == g.tables.Distance[CircleSmall], "small")
			}
		},
		func(p *textReader, s *ship) error {
			s.wake, s.wakes = [maxWake]stretch{}, 0
			for s.wakes < maxWake {
				if _, number := pack.Decimal(p.Peek(), 2); !number {
					return nil
				}
				w := &s.wake[s.wakes]
				length, err := p.hundredths(0, mostWay, "mm")
				if err != nil {
					return err
				}
				turn, err := p.hundredths(-mostCircle, mostCircle, "deg")
				if err != nil {
					return err
				}
				w.length, w.turn = length, plane.Angle(turn)
				if w.turn != 0 {
					w.radius = p.g.tables.Distance[CircleLarge]
				}
				if w.turn != 0 && p.May("small") == 0 {
					w.radius = p.g.tables.Distance[CircleSmall]
				}
				s.wakes++
			}
			return nil
		}}
}

// tasked is the field of tasks that take several moves.
func tasked(word string) shipField {
	return shipField{word,
		func(a, b *ship) bool { return a.task == b.task },
		func(w *lines.Writer, g *State, s *ship) {
			for i, n := range s.task {
				if n > 0 {
					w.More(" %s %d", taskKeys[i], n)
				}
			}
		},
		func(p *textReader, s *ship) error {
			s.task = [NumTasks]uint8{}
			for i := p.May(taskKeys...); i >= 0; i = p.May(taskKeys...) {
				if err := p.Count(&s.task[i], mostCount); err != nil {
					return err
				}
			}
			return nil
		}}
}

// mostTally is more hundredths of points than are ever done to a mark.
const mostTally = 300_000

// specifiedAt is the field of what each group has done to a mark, and whose that is.
func specifiedAt(word string) shipField {
	return shipField{word,
		func(a, b *ship) bool {
			return a.guns.marks == b.guns.marks && a.guns.marked == b.guns.marked && a.guns.tally == b.guns.tally
		},
		func(w *lines.Writer, g *State, s *ship) {
			for b, m := range s.guns.marks {
				if m == noMark {
					w.More(" none")
					continue
				}
				w.More(" %s %s %s", things[classMark][m], g.row(s.guns.marked[b]).Key, parts(100/point*int(s.guns.tally[b])))
			}
		},
		func(p *textReader, s *ship) error {
			for b := range s.guns.marks {
				s.guns.marks[b], s.guns.marked[b], s.guns.tally[b] = noMark, noShip, 0
				if p.May("none") == 0 {
					continue
				}
				m, err := p.One(things[classMark][hullMark:]...)
				if err != nil {
					return err
				}
				s.guns.marks[b] = hullMark + mark(m)
				if s.guns.marked[b], err = p.ship(); err != nil {
					return err
				}
				points, err := p.hundredths(0, mostTally, "")
				if err != nil {
					return err
				}
				s.guns.tally[b] = int16(points * point / 100)
			}
			return nil
		}}
}

// aimedAt is the field of the ships and forts at which each group has fired last.
func aimedAt(word string) shipField {
	return shipField{word,
		func(a, b *ship) bool { return a.guns.at == b.guns.at },
		func(w *lines.Writer, g *State, s *ship) {
			for _, e := range s.guns.at {
				switch {
				case e == noShip:
					w.More(" none")
				case e < noShip:
					w.More(" %s", g.fortRow(fortNo(noShip-e)).Key)
				default:
					w.More(" %s", g.row(e).Key)
				}
			}
		},
		func(p *textReader, s *ship) error {
			for b := range s.guns.at {
				if s.guns.at[b] = noShip; p.May("none") == 0 {
					continue
				}
				if k := p.May(p.g.fortKeys()...); k >= 0 {
					s.guns.at[b] = noShip - shipNo(k+1)
					continue
				}
				var err error
				if s.guns.at[b], err = p.ship(); err != nil {
					return err
				}
			}
			return nil
		}}
}
