package jenkins

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
)

// A counters word is some counters of one kind, such as e-frigate*2:flag.
type countersWord struct {
	kind  Counter
	times int
	mark  Mark
}

// counters reads one such word. Of a seat's own alone, unless it is NoSeat.
func (p *textReader) counters(seat engine.Seat) (w countersWord, err error) {
	parts := strings.Split(p.Peek(), ":")
	name, times, many := strings.Cut(parts[0], "*")
	w.times = 1
	if many {
		if w.times, err = strconv.Atoi(times); err != nil || w.times < 1 || w.times > maxPieces {
			return w, p.Fail("expected from 1 to %d counters after *, found %q", maxPieces, times)
		}
	}
	if name != "?" {
		o, ok := p.g.tables.find(name)
		w.kind = p.g.counterOf(o)
		if !ok || w.kind == Unseen {
			return w, p.Fail("expected a counter, found %s", p.Found())
		}
		if row := p.g.tables.Row(w.kind); seat != engine.NoSeat && row.Seat != seat {
			return w, p.Fail("expected a counter of the %s, found %s", seatTitles[seat], row.Key)
		}
	}
	for _, part := range parts[1:] {
		bit := -1
		for i, mark := range markNames {
			if mark != "" && mark == part {
				bit = i
			}
		}
		if bit < 0 {
			return w, p.Fail("expected foe, open, flag, done, taken, entered or last after a colon, found %q", part)
		}
		w.mark |= 1 << bit
	}
	p.Take()
	return w, nil
}

// heap reads the counters of a side that lie off the map.
func (p *textReader) heap(into *[maxCounters]uint8) error {
	seat, err := p.seat()
	if err != nil {
		return err
	}
	for p.More() {
		before := p.Here()
		w, err := p.counters(seat)
		if err != nil {
			return err
		}
		if n := int(into[w.kind]) + w.times; w.kind == Unseen || w.mark != 0 || n > mostByte {
			p.Back(before)
			return p.Fail("expected at most %d counters that everyone knows, and no marks on them, found %s",
				mostByte, p.Found())
		}
		into[w.kind] += uint8(w.times)
	}
	return nil
}

// stack reads where a stack lies and what it holds, from the top down.
func (p *textReader) stack(seat engine.Seat) error {
	if _, err := p.One("at"); err != nil {
		return err
	}
	place, err := p.place()
	if err != nil {
		return err
	}
	for p.More() {
		before := p.Here()
		w, err := p.counters(seat)
		if err != nil {
			return err
		}
		if int(p.g.count[seat])+w.times > maxPieces {
			p.Back(before)
			return p.Fail("expected at most %d counters on the map, found %s", maxPieces, p.Found())
		}
		for range w.times {
			p.g.push(seat, Piece{Place: place, Counter: w.kind, Mark: w.mark}, false)
		}
	}
	return nil
}

// place reads a stack's place: 2719-docked, port-royal-docked, or a box.
func (p *textReader) place() (Place, error) {
	if o, ok := p.g.tables.find(p.Peek()); ok {
		if at := stackOf(o); at != 0 {
			p.Take()
			return at, nil
		}
	}
	return 0, p.Fail("expected a hex or seaport with -%s, or a box, found %s",
		strings.Join(layers[:], ", -"), p.Found())
}

// combat reads the combat being fought.
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
	for err == nil && p.More() {
		switch p.Peek() {
		case "bombs":
			p.Take()
			c.Bombs = true
		case "passed":
			p.Take()
			err = p.Count(&c.Passed, 2)
		default:
			c.Hex, err = p.hex()
		}
	}
	return err
}

// side reads the numbers of a side in the combat.
func (p *textReader) side() error {
	seat, err := p.seat()
	c := &p.g.combat
	for err == nil && p.More() {
		var i int
		if i, err = p.One("tactics", "ashore", "dice", "roll", "hits", "green", "faces"); err != nil {
			return err
		}
		switch i {
		case 5:
			c.Green[seat] = true
		case 6:
			for face := 1; err == nil && face <= 6; face++ {
				err = p.Count(&c.Faces[seat][face], mostByte)
			}
		default:
			numbers := [...]*uint8{&c.Tactics[seat], &c.Ashore[seat], &c.Dice[seat], &c.Roll[seat], &c.Hits[seat]}
			err = p.Count(numbers[i], mostByte)
		}
	}
	return err
}

// shot reads one die of naval combat.
func (p *textReader) shot() error {
	seat, err := p.seat()
	if err != nil {
		return err
	}
	c := &p.g.combat
	if c.NumShots[seat] == maxShots {
		return p.Fail("expected at most %d dice", maxShots)
	}
	w, err := p.counters(seat)
	if err != nil {
		return err
	}
	shot := &c.Shots[seat][c.NumShots[seat]]
	shot.By = w.kind
	c.NumShots[seat]++
	for err == nil && p.More() {
		var i int
		if i, err = p.One("group", "gun", "face"); err != nil {
			return err
		}
		switch i {
		case 0:
			err = p.Count(&shot.Group, mostByte)
		case 1:
			var n int64
			n, err = p.Number(-100, 100)
			shot.Gun = int8(n)
		default:
			err = p.Count(&shot.Face, 6)
		}
	}
	return err
}
