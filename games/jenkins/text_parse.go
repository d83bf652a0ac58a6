package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: the first scenario, its first turn, the English about to move, every
// seaport with its owner; counters that are nowhere are out of play. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: r.tables}, steps: r.steps}
	for i := 1; i < len(r.tables.Ports); i++ {
		p.g.holder[i] = r.tables.Ports[i].Owner
	}
	p.g.turn = r.tables.Scenarios[0].First
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

// seat reads the name of a seat.
func (p *textReader) seat() (engine.Seat, error) {
	i, err := p.One(seatNames...)
	return engine.Seat(i), err
}

// lineWords are the words that a line may begin with; of those of manyLines there
// may be several.
var (
	lineWords = []string{
		"weathergage", "game", "scenario", "turn", "flow", "funds", "storm", "san-isidro", "acts",
		"scuttlers", "captured", "peace", "holder", "scuttled", "rolled", "battle", "fought", "ashore", "tried", "pool",
		"gone", "limbo", "english", "spanish", "combat", "side", "shot", "result",
	}
	manyLines = []string{
		"flow", "holder", "battle", "tried", "pool", "gone", "limbo", "english", "spanish", "side", "shot",
	}
)

func (p *textReader) line() error {
	g := p.g
	word, err := p.First(lineWords, manyLines)
	if err != nil {
		return err
	}
	switch word {
	case "weathergage", "game":
		return p.Head(word, "jenkins", version)
	case "scenario":
		return p.scenario()
	case "turn":
		return p.Count(&g.turn, mostByte)
	case "flow":
		return p.Flow(p.steps, &g.flow)
	case "funds":
		return p.funds()
	case "storm":
		return p.Count(&g.storm, int64(len(g.tables.Storms)-1))
	case "san-isidro":
		return p.Count(&g.isidro, mostByte)
	case "acts":
		n, err := p.Number(0, 65535)
		g.acts = uint16(n)
		return err
	case "scuttlers":
		return p.Count(&g.scuttlers, mostByte)
	case "captured":
		return p.captured()
	case "peace":
		g.peace = true
		return nil
	}
	return p.board(word)
}

// mostByte is the most that a number of a position may be.
const mostByte = 255

// board reads the lines about seaports, hexes and counters.
func (p *textReader) board(word string) error {
	g := p.g
	switch word {
	case "holder":
		port, err := p.port()
		if err != nil {
			return err
		}
		i, err := p.One(holderNames...)
		g.holder[port] = Holder(i)
		return err
	case "scuttled":
		return p.portSet(&g.scuttled)
	case "rolled":
		return p.portSet(&g.rolled)
	case "battle":
		seat, err := p.seat()
		if err != nil {
			return err
		}
		return p.hexes(&g.battle[seat])
	case "fought":
		return p.hexes(&g.fought)
	case "ashore":
		return p.hexes(&g.ashore)
	case "tried":
		return p.attempt()
	case "pool":
		return p.heap(&g.pool)
	case "gone":
		return p.heap(&g.gone)
	case "limbo":
		return p.heap(&g.limbo)
	case "english":
		return p.stack(English)
	case "spanish":
		return p.stack(Spanish)
	case "combat":
		return p.combat()
	case "side":
		return p.side()
	case "shot":
		return p.shot()
	}
	i, err := p.One(resultNames...)
	g.result = result(i)
	return err
}

// scenario reads which one is played; without a line, its first turn is meant.
func (p *textReader) scenario() error {
	var keys []string
	for i := range p.g.tables.Scenarios {
		keys = append(keys, p.g.tables.Scenarios[i].Key)
	}
	i, err := p.One(keys...)
	p.g.scenario = uint16(i)
	return err
}

func (p *textReader) funds() error {
	return p.Each(func() error {
		seat, err := p.seat()
		if err != nil {
			return err
		}
		return p.Count(&p.g.funds[seat], mostByte)
	})
}

func (p *textReader) captured() error {
	return p.Each(func() error {
		i, err := p.One("french", "dutch")
		switch {
		case err != nil:
		case i == 0:
			p.g.french = true
		default:
			p.g.dutch = true
		}
		return err
	})
}

// hex reads a hex by its number or by the name of its seaport.
func (p *textReader) hex() (Hex, error) {
	o, err := p.Thing(p.g.tables.find, func(o engine.Object) bool { return hexOf(o) != 0 }, "a hex from 0101 to 4628 or a seaport")
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

// attempt reads one attempt of the stacks that sail: from which hex upon which.
func (p *textReader) attempt() error {
	i := slices.Index(p.g.tries[:], attempt{})
	if i < 0 {
		return p.Fail("expected at most %d attempts", mostTries)
	}
	a := &p.g.tries[i]
	var err error
	if a.From, err = p.hex(); err == nil {
		a.To, err = p.hex()
	}
	if err == nil && p.More() {
		_, err = p.One("second")
		a.Second = 1
	}
	return err
}

// port reads a seaport by its name or hex.
func (p *textReader) port() (Port, error) {
	before := p.Here()
	h, err := p.hex()
	if err == nil && p.g.tables.PortAt[h] != 0 {
		return p.g.tables.PortAt[h], nil
	}
	p.Back(before)
	return 0, p.Fail("expected a seaport, found %s", p.Found())
}

func (p *textReader) portSet(into *uint64) error {
	return p.Each(func() error {
		port, err := p.port()
		if err == nil {
			*into |= 1 << port
		}
		return err
	})
}
