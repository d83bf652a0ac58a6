package spain

import (
	"strconv"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// ParsePosition reads a position leniently. What is left out is as it is before a
// scenario begins: the first scenario, its first turn, the English about to activate,
// every city with its first owner; counters that are nowhere are off the map. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: r.tables}, steps: r.steps}
	p.g.everyoneOff()
	p.g.turn = r.tables.Scenarios[0].First
	for c := 1; c < len(r.tables.Cities); c++ {
		p.g.owner[c] = r.tables.firstOwner(City(c))
	}
	for c := 1; c < len(r.tables.Counters); c++ {
		p.g.units[c].Mark = markKnown
	}
	if err := p.Read(text, p.line); err != nil {
		return nil, nil, err
	}
	if err := p.finish(); err != nil {
		return nil, nil, err
	}
	return p.g, p.Problems, nil
}

// textReader reads one position.
type textReader struct {
	lines.Reader
	g     *State
	steps *lines.Sequence
}

// lineWords are the words that a line may begin with; of those of manyLines there may be
// several.
var (
	lineWords = []string{"weathergage", "game", "scenario", "set", "turn", "flow", "funds", "paid", "owed", "acts", "wake",
		"month", "order", "events", "sailed", "lost", "fines", "fined", "owner", "last", "besieged", "blocked", "ashore", "loose",
		"struck", "clock", "fleet", "voyage", "combat", "english", "spanish", "outcome"}
	manyLines = []string{"set", "flow", "paid", "order", "owner", "last", "besieged", "blocked", "ashore", "loose", "clock", "fleet",
		"english", "spanish"}
)

func (p *textReader) line() error {
	g := p.g
	word, err := p.First(lineWords, manyLines)
	if err != nil {
		return err
	}
	switch word {
	case "weathergage", "game":
		return p.Head(word, "spain", version)
	case "scenario":
		return p.scenario()
	case "set":
		return p.setting()
	case "turn":
		return p.Count(&g.turn, lastTurn)
	case "flow":
		return p.Flow(p.steps, &g.flow)
	case "funds":
		return p.funds()
	case "paid":
		return p.paid()
	case "owed":
		n, err := p.Number(0, mostFunds)
		g.owed = int32(n)
		return err
	case "acts":
		n, err := p.Number(0, 1<<16-1)
		g.acts = uint32(n)
		return err
	case "wake":
		return p.Count(&g.wake, lastTurn+1)
	case "month":
		return p.month()
	case "events":
		return p.events()
	case "order":
		return p.order()
	case "sailed":
		var n [2]uint8
		err := p.ofSeats(&n)
		g.sailed = [2]uint16{uint16(n[English]), uint16(n[Spanish])}
		return err
	case "lost":
		return p.ofSeats(&g.lost)
	case "fines":
		return p.ofSeats(&g.fines)
	case "english":
		return p.units(English)
	case "spanish":
		return p.units(Spanish)
	case "outcome":
		n, err := p.Number(0, mostByte)
		g.outcome = uint16(n)
		return err
	}
	return p.board(word)
}

// mostFunds bounds a treasury.
const mostFunds = 30000

// board reads the lines about cities, hexes, fleets and what moves.
func (p *textReader) board(word string) error {
	g := p.g
	sets := map[string]*[2]hexSet{"last": &g.last, "besieged": &g.shut, "blocked": &g.blocked,
		"ashore": &g.ashore, "loose": &g.loose}
	if set := sets[word]; set != nil {
		seat, err := p.seat()
		if err != nil {
			return err
		}
		return p.hexes(&set[seat])
	}
	switch word {
	case "fined":
		return p.Each(func() error {
			seat, err := p.seat()
			if err == nil {
				g.fined[seat] = true
			}
			return err
		})
	case "owner":
		return p.owner()
	case "struck":
		return p.hexes(&g.struck)
	case "clock":
		h, err := p.hex()
		if err != nil {
			return err
		}
		return p.Count(&g.clock[h], mostByte)
	case "fleet":
		return p.fleet()
	case "voyage":
		return p.voyage()
	}
	return p.combat()
}

// mostByte is the most that a small number of a position may be.
const mostByte = 255

func (p *textReader) seat() (engine.Seat, error) {
	i, err := p.One(seatNames...)
	return engine.Seat(i), err
}

// scenario reads which one is played; without a line of its own the turn is its first.
func (p *textReader) scenario() error {
	var keys []string
	for i := range p.g.tables.Scenarios {
		keys = append(keys, p.g.tables.Scenarios[i].Key)
	}
	i, err := p.One(keys...)
	p.g.number = uint16(i)
	return err
}

func (p *textReader) setting() error {
	var keys, values []string
	for _, sw := range p.g.tables.Switches {
		keys = append(keys, sw.Key)
	}
	i, err := p.One(keys...)
	if err != nil {
		return err
	}
	for _, c := range p.g.tables.Switches[i].Choices {
		values = append(values, c.Key)
	}
	n, err := p.One(values...)
	p.g.chosen[i] = uint8(n)
	return err
}

func (p *textReader) funds() error {
	return p.Each(func() error {
		seat, err := p.seat()
		if err != nil {
			return err
		}
		n, err := p.Number(0, mostFunds)
		if err == nil {
			p.g.funds[seat] = int16(n)
		}
		return err
	})
}

// paid reads what a seat has paid in a turn.
func (p *textReader) paid() error {
	seat, err := p.seat()
	if err != nil {
		return err
	}
	turn, err := p.Number(1, lastTurn)
	if err != nil {
		return err
	}
	return p.Each(func() error {
		on, err := p.One(purposeNames...)
		if err != nil {
			return err
		}
		n, err := p.Number(0, mostFunds)
		p.g.paid[seat][turn][on] = int16(n)
		return err
	})
}

func (p *textReader) ofSeats(into *[2]uint8) error {
	return p.Each(func() error {
		seat, err := p.seat()
		if err != nil {
			return err
		}
		return p.Count(&into[seat], mostByte)
	})
}

func (p *textReader) month() error {
	if p.Peek() == "hidden" {
		p.Take()
		p.g.month = unknownMonth
		return nil
	}
	o, ok := p.g.tables.find(p.Peek())
	if !ok || o.Class() != classMonth || !p.g.tables.Turns[o.Number()].Due {
		return p.Fail("expected a month in which the Treasure Fleet may come, found %s", p.Found())
	}
	p.Take()
	p.g.month = uint8(o.Number())
	return nil
}

func (p *textReader) events() error {
	return p.Each(func() error {
		i, err := p.One(eventNames...)
		if err == nil {
			p.g.events |= 1 << i
		}
		return err
	})
}

// hex reads a hex by its number or by its city.
func (p *textReader) hex() (Hex, error) {
	o, err := p.Thing(p.g.tables.find, func(o engine.Object) bool { return hexOf(o) != 0 }, "a hex from 0101 to 3340 or a city")
	return hexOf(o), err
}

func (p *textReader) hexes(into *hexSet) error {
	return p.Each(func() error {
		h, err := p.hex()
		if err == nil {
			into.add(h)
		}
		return err
	})
}

func (p *textReader) owner() error {
	before := p.Here()
	h, err := p.hex()
	if err != nil {
		return err
	}
	city := p.g.tables.CityAt[h]
	if city == 0 {
		p.Back(before)
		return p.Fail("expected a city, found %s", p.Found())
	}
	i, err := p.One(ownerNames...)
	p.g.owner[city] = Holder(i)
	return err
}

// fleet reads where a fleet is, its munitions and its attempt to intercept.
func (p *textReader) fleet() error {
	o, ok := p.g.tables.find(p.Peek())
	seat, n := fleetOf(o)
	if !ok || n == 0 {
		return p.Fail("expected a fleet such as fleet-1 or armada-1, found %s", p.Found())
	}
	p.Take()
	for p.More() {
		i, err := p.One("at", "munitions", "tried")
		if err != nil {
			return err
		}
		switch i {
		case 0:
			p.g.fleets[seat][n], err = p.hex()
		case 1:
			err = p.Count(&p.g.shot[seat][n], mostShot)
		default:
			err = p.Count(&p.g.tried[seat][n], mostByte)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// counter reads the name of a counter of a seat.
func (p *textReader) counter(name string, seat engine.Seat) (Counter, error) {
	c := p.g.tables.counter(name)
	if c == Unseen || p.g.tables.Seat(c) != seat {
		return 0, p.Fail("expected a counter of the %s, found %s", seatTitles[seat], engine.Quote(name))
	}
	return c, nil
}

// unit reads a counter with its ship and what holds of it into a place.
func (p *textReader) unit(seat engine.Seat, u Unit, read *[maxCounters]bool) error {
	words := strings.Split(p.Peek(), ":")
	key, ship, aboard := strings.Cut(words[0], "@")
	c, err := p.counter(key, seat)
	if err != nil {
		return err
	}
	if read[c] || p.g.units[c].Where != Off || p.g.units[c].Mark != markKnown {
		return p.Fail("a second place of %s", key)
	}
	if aboard {
		if u.Ship, err = p.counter(ship, seat); err != nil {
			return err
		}
	}
	for _, word := range words[1:] {
		if n, ok := strings.CutPrefix(word, "spent-"); ok {
			spent, err := strconv.ParseUint(n, 10, 8)
			if err != nil {
				return p.Fail("expected spent-1 to spent-255, found %s", engine.Quote(word))
			}
			u.Spent = uint8(spent)
			continue
		}
		bit := markBit(word)
		if bit < 0 {
			return p.Fail("expected one of %s, found %s", lines.List(markNames), engine.Quote(word))
		}
		u.Mark |= 1 << bit
	}
	p.Take()
	read[c] = true
	p.g.write(c, u)
	return nil
}

// markBit is the bit of a mark's name, -1 if it is none.
func markBit(name string) int {
	for bit, known := range markNames {
		if known == name {
			return bit
		}
	}
	return -1
}
