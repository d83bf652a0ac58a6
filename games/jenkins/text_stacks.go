package jenkins

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// markNames are the marks that a position names, bit by bit. That everyone sees a counter follows from where it lies.
var markNames = []string{"", "foe", "open", "flag", "done", "taken", "entered", "last"}

// A counters word is some counters of one kind, such as e-frigate*2:flag.
type countersWord struct {
	kind  Counter
	times int
	mark  Mark
}

// readCounters reads one such word, of a seat's own counters.
func (t *text) readCounters(p *lines.Reader, seat engine.Seat) (w countersWord, err error) {
	parts := strings.Split(p.Peek(), ":")
	name, times, many := strings.Cut(parts[0], "*")
	w.times = 1
	if many {
		if w.times, err = strconv.Atoi(times); err != nil || w.times < 1 || w.times > maxPieces {
			return w, p.Fail("expected from 1 to %d counters after *, found %q", maxPieces, times)
		}
	}
	if name != "?" {
		o, ok := t.tables.find(name)
		w.kind = t.counterOf(o)
		if !ok || w.kind == Unseen {
			return w, p.WantedFor(name, "a counter of the "+seatTitles[seat], t.counterKeys(seat))
		}
		if row := t.tables.Row(w.kind); row.Seat != seat {
			return w, p.Fail("expected a counter of the %s, found %s", seatTitles[seat], row.Key)
		}
	}
	for _, part := range parts[1:] {
		bit := slices.Index(markNames, part)
		if bit < 0 || part == "" {
			return w, p.WantedFor(part, lines.List(markNames[1:])+" after a colon", markNames[1:])
		}
		w.mark |= 1 << bit
	}
	p.Take()
	return w, nil
}

// counterKeys returns the names of the counters of a seat.
func (t *text) counterKeys(seat engine.Seat) (keys []string) {
	for i := range t.tables.Counters[1:] {
		if row := &t.tables.Counters[i+1]; row.Seat == seat {
			keys = append(keys, row.Key)
		}
	}
	return keys
}

// writeCounters adds counters of one kind to a line; ? is one that the viewer may not know.
func (t *text) writeCounters(w *lines.Writer, c countersWord) {
	w.More(" %s", t.kind(c.kind))
	if c.times > 1 {
		w.More("*%d", c.times)
	}
	for bit, name := range markNames {
		if name != "" && c.mark>>bit&1 != 0 {
			w.More(":%s", name)
		}
	}
}

// kind returns the key of a kind, or ? for one that the viewer may not know.
func (t *text) kind(c Counter) string {
	if c == Unseen {
		return "?"
	}
	return t.tables.Row(c).Key
}

// heap returns the lines of a heap off the map, one for the counters of each side.
func heap(word string, of func(*text) *[maxCounters]uint8) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word: word,
		Every: func(t *text, w *lines.Writer) {
			seat := engine.NoSeat
			for c := Counter(1); int(c) < len(t.tables.Counters); c++ {
				n := of(t)[c]
				if n == 0 {
					continue
				}
				if row := t.tables.Row(c); row.Seat != seat {
					seat = row.Seat
					w.Line("%s %s", word, seatTitles[seat])
				}
				t.writeCounters(w, countersWord{kind: c, times: int(n)})
			}
		},
		Read: func(t *text, p *lines.Reader) error { return t.readHeap(p, of(t)) },
	}
}

func (t *text) readHeap(p *lines.Reader, into *[maxCounters]uint8) error {
	seat, err := readSeat(p)
	if err != nil {
		return err
	}
	return p.Each(func() error {
		w, err := t.readCounters(p, seat)
		if err != nil {
			return err
		}
		if n := int(into[w.kind]) + w.times; w.kind == Unseen || w.mark != 0 || n > mostByte {
			p.Untake()
			return p.Fail("expected at most %d counters that everyone knows, and no marks on them, found %s",
				mostByte, p.Found())
		}
		into[w.kind] += uint8(w.times)
		return nil
	})
}

// stacks returns the lines of a side's stacks, each from the top down.
func stacks(seat engine.Seat) lines.Entry[*text] {
	return lines.Entry[*text]{
		Word: seatTitles[seat],
		Every: func(t *text, w *lines.Writer) {
			list := t.pieces[seat][:t.count[seat]]
			for i := 0; i < len(list); {
				pc := list[i]
				if i == 0 || list[i-1].Place != pc.Place {
					w.Line("%s at %s", seatTitles[seat], stackName(pc.Place))
				}
				c := countersWord{kind: pc.Counter, mark: pc.Mark &^ markPublic}
				for i < len(list) && list[i].Place == pc.Place && list[i].Counter == pc.Counter && list[i].Mark&^markPublic == c.mark {
					c.times++
					i++
				}
				t.writeCounters(w, c)
			}
		},
		Read: func(t *text, p *lines.Reader) error { return t.readStack(p, seat) },
	}
}

func (t *text) readStack(p *lines.Reader, seat engine.Seat) error {
	if _, err := p.One("at"); err != nil {
		return err
	}
	place, err := t.readStackPlace(p)
	if err != nil {
		return err
	}
	return p.Each(func() error {
		w, err := t.readCounters(p, seat)
		if err != nil {
			return err
		}
		if int(t.count[seat])+w.times > maxPieces {
			p.Untake()
			return p.Fail("expected at most %d counters on the map, found %s", maxPieces, p.Found())
		}
		for range w.times {
			t.push(seat, Piece{Place: place, Counter: w.kind, Mark: w.mark}, false)
		}
		return nil
	})
}

// placeKeys returns the names of places of stacks: in a hex that a word begins with, or in any seaport or box.
func (t *text) placeKeys(of string) (keys []string) {
	for i := range boxes {
		keys = append(keys, boxes[i].name)
	}
	at, _, _ := strings.Cut(of, "-")
	near := t.portKeys()
	if _, ok := Grid.Parse(at); ok {
		near = []string{at}
	}
	for _, port := range near {
		for _, layer := range layers {
			keys = append(keys, port+"-"+layer)
		}
	}
	return keys
}

// readStackPlace reads a stack's place: 2719-docked, port-royal-docked, or a box.
func (t *text) readStackPlace(p *lines.Reader) (Place, error) {
	o, err := p.Thing(t.tables.find, func(o engine.Object) bool { return stackOf(o) != 0 },
		"a hex or seaport with -"+strings.Join(layers[:], ", -")+", or a box", t.placeKeys(p.Peek())...)
	return stackOf(o), err
}
