package jenkins

import (
	"strconv"
	"strings"

	"weathergage/engine"
)

// A counters word is some counters of one kind, such as e-frigate*2:flag.
type countersWord struct {
	kind  Counter
	times int
	mark  Mark
}

// counters reads one such word. Of a seat's own alone, unless it is NoSeat.
func (p *textReader) counters(seat engine.Seat) (w countersWord, err error) {
	parts := strings.Split(p.peek(), ":")
	name, times, many := strings.Cut(parts[0], "*")
	w.times = 1
	if many {
		if w.times, err = strconv.Atoi(times); err != nil || w.times < 1 || w.times > maxPieces {
			return w, p.fail("expected from 1 to %d counters after *, found %q", maxPieces, times)
		}
	}
	if name != "?" {
		o, ok := p.g.tables.find(name)
		w.kind = p.g.counterOf(o)
		if !ok || w.kind == Unseen {
			return w, p.fail("expected a counter, found %s", p.found())
		}
		if row := p.g.tables.Row(w.kind); seat != engine.NoSeat && row.Seat != seat {
			return w, p.fail("expected a counter of the %s, found %s", seatTitles[seat], row.Key)
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
			return w, p.fail("expected foe, open, flag, done or taken after a colon, found %q", part)
		}
		w.mark |= 1 << bit
	}
	p.take()
	return w, nil
}

// heap reads the counters of a side that lie off the map.
func (p *textReader) heap(into *[maxCounters]uint8) error {
	seat, err := p.seat()
	if err != nil {
		return err
	}
	for len(p.words) > 0 {
		before := p.words
		w, err := p.counters(seat)
		if err != nil {
			return err
		}
		if n := int(into[w.kind]) + w.times; w.kind == Unseen || w.mark != 0 || n > mostByte {
			p.words = before
			return p.fail("expected at most %d counters that everyone knows, and no marks on them, found %s",
				mostByte, p.found())
		}
		into[w.kind] += uint8(w.times)
	}
	return nil
}

// stack reads where a stack lies and what it holds, from the top down.
func (p *textReader) stack(seat engine.Seat) error {
	if _, err := p.one("at"); err != nil {
		return err
	}
	place, err := p.place()
	if err != nil {
		return err
	}
	for len(p.words) > 0 {
		before := p.words
		w, err := p.counters(seat)
		if err != nil {
			return err
		}
		if int(p.g.count[seat])+w.times > maxPieces {
			p.words = before
			return p.fail("expected at most %d counters on the map, found %s", maxPieces, p.found())
		}
		for range w.times {
			p.g.push(seat, Piece{Place: place, Counter: w.kind, Mark: w.mark}, false)
		}
	}
	return nil
}

// place reads a stack's place: 2719-docked, port-royal-docked, or a box.
func (p *textReader) place() (Place, error) {
	word := p.peek()
	if o, ok := p.g.tables.find(word); ok {
		if at := stackOf(o); at != 0 {
			p.take()
			return at, nil
		}
	}
	if i := strings.LastIndexByte(word, '-'); i > 0 {
		o, ok := p.g.tables.find(word[:i])
		for l := range layers {
			if h := hexOf(o); ok && h != 0 && layers[l] == word[i+1:] {
				p.take()
				return At(h, Layer(l)), nil
			}
		}
	}
	return 0, p.fail("expected a hex or seaport with -%s, or a box, found %s",
		strings.Join(layers[:], ", -"), p.found())
}

// flow reads one unfinished step of the sequence of play.
func (p *textReader) flow() error {
	if p.peek() == "none" {
		p.take()
		p.noFlow = true
		return nil
	}
	before := p.words
	p.flowRow = p.row
	names := make([]string, numSteps)
	for i := range names {
		names[i] = sequence[i].name
	}
	step, err := p.one(names...)
	if err != nil {
		return err
	}
	depth := p.g.flow.Depth()
	if outer := sequence[step].phase != ""; outer != (depth == 0) || depth == engine.MaxFlow {
		p.words = before
		if outer {
			return p.fail("expected a step that is part of another, as this line of flow is not the first")
		}
		return p.fail("expected a step of the turn in the first line of flow, and at most %d lines", engine.MaxFlow)
	}
	f := engine.Frame{Step: uint8(step), Seat: engine.NoSeat}
	if sequence[step].phase != "" {
		f.Seat = sequence[step].seat
	}
	for len(p.words) > 0 {
		if err := p.frame(&f); err != nil {
			return err
		}
	}
	p.g.flow.Push(f)
	return nil
}

// Most that the code and the numbers of a frame may be.
const (
	mostCode   = 65535
	mostInFlow = 1 << 24
)

// frame reads the next of the words about a step.
func (p *textReader) frame(f *engine.Frame) error {
	switch word := p.peek(); word {
	case "english", "spanish":
		seat, err := p.seat()
		f.Seat = seat
		return err
	case "code":
		p.take()
		n, err := p.number(0, mostCode)
		f.Code = uint16(n)
		return err
	case "n":
		p.take()
		for i := range f.N {
			n, err := p.number(-mostInFlow, mostInFlow)
			if err != nil {
				return err
			}
			f.N[i] = int32(n)
		}
		return nil
	default:
		o, ok := p.g.tables.find(word)
		if !ok || f.About != engine.NoObject {
			return p.fail("expected a seat, a name, code or n, found %s", p.found())
		}
		p.take()
		f.About = o
		return nil
	}
}

// combat reads the combat being fought.
func (p *textReader) combat() error {
	c := &p.g.combat
	kind, err := p.one("land", "naval")
	if err != nil {
		return err
	}
	c.Naval = kind == 1
	if c.Attacker, err = p.seat(); err != nil {
		return err
	}
	for err == nil && len(p.words) > 0 {
		switch p.peek() {
		case "bombs":
			p.take()
			c.Bombs = true
		case "passed":
			p.take()
			err = p.count(&c.Passed, 2)
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
	for err == nil && len(p.words) > 0 {
		var i int
		if i, err = p.one("tactics", "ashore", "dice", "roll", "hits", "green", "faces"); err != nil {
			return err
		}
		switch i {
		case 5:
			c.Green[seat] = true
		case 6:
			for face := 1; err == nil && face <= 6; face++ {
				err = p.count(&c.Faces[seat][face], mostByte)
			}
		default:
			numbers := [...]*uint8{&c.Tactics[seat], &c.Ashore[seat], &c.Dice[seat], &c.Roll[seat], &c.Hits[seat]}
			err = p.count(numbers[i], mostByte)
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
		return p.fail("expected at most %d dice", maxShots)
	}
	w, err := p.counters(seat)
	if err != nil {
		return err
	}
	shot := &c.Shots[seat][c.NumShots[seat]]
	shot.By = w.kind
	c.NumShots[seat]++
	for err == nil && len(p.words) > 0 {
		var i int
		if i, err = p.one("group", "gun", "face"); err != nil {
			return err
		}
		switch i {
		case 0:
			err = p.count(&shot.Group, mostByte)
		case 1:
			var n int64
			n, err = p.number(-100, 100)
			shot.Gun = int8(n)
		default:
			err = p.count(&shot.Face, 6)
		}
	}
	return err
}
