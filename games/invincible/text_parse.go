package invincible

import (
	"slices"
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: wind westerly, weather normal, the Armada at the Lizard, turn 1, the
// English about to move. A squadron that is not named is eliminated. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: r.tables}, steps: r.steps}
	p.g.turn, p.g.armada = 1, 1
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
	named [numSquadrons]bool
}

// lineWords are the words that a line may begin with.
var lineWords = []string{
	"weathergage", "game", "set", "turn", "flow", "wind", "weather", "armada", "army",
	"fireships", "rally-help", "squadron", "hand", "aside", "out", "combat", "tactic", "result",
}

// manyLines are those that may stand more than once.
var manyLines = []string{"set", "flow", "squadron", "hand", "tactic"}

func (p *textReader) line() error {
	g := p.g
	word, err := p.First(lineWords, manyLines)
	if err != nil {
		return err
	}
	switch word {
	case "weathergage", "game":
		return p.Head(word, "invincible", version)
	case "set":
		return p.set()
	case "turn":
		return p.Count(&g.turn, 255)
	case "flow":
		return p.Flow(p.steps, &g.flow)
	case "wind":
		i, err := p.One(windNames...)
		g.wind = Wind(i)
		return err
	case "weather":
		i, err := p.One(weatherNames...)
		g.weather = Weather(i)
		return err
	case "armada":
		return p.armada()
	case "army":
		return p.army()
	case "fireships":
		_, err := p.One("come")
		g.fireship = true
		return err
	case "rally-help":
		_, err := p.One("used")
		g.helped = true
		return err
	case "squadron":
		return p.squadron()
	case "hand":
		seat, err := p.One(seatNames...)
		if err != nil {
			return err
		}
		return p.chits(&g.hand[seat])
	case "aside":
		return p.chits(&g.aside)
	case "out":
		return p.chits(&g.out)
	case "combat":
		return p.combat()
	case "tactic":
		return p.tactic()
	}
	i, err := p.One(resultNames...)
	g.result = result(i)
	return err
}

func (p *textReader) set() error {
	word := p.Peek()
	key, value, _ := strings.Cut(word, "=")
	i := slices.IndexFunc(switches, func(s engine.Switch) bool { return s.Key == key })
	switch {
	case i < 0:
		return p.Fail("no switch %q: expected one of %s", key, lines.List(switchKeys()))
	case value == "on":
		p.g.rules |= 1 << i
	case value == "off":
		p.g.rules &^= 1 << i
	default:
		return p.Fail("expected %s=on or %s=off, found %s", key, key, p.Found())
	}
	p.Take()
	return nil
}

func switchKeys() []string {
	keys := make([]string, len(switches))
	for i := range switches {
		keys[i] = switches[i].Key
	}
	return keys
}

// place reads a box or a port.
func (p *textReader) place(last Place) (Place, error) {
	for i := Place(1); i <= last; i++ {
		if key := p.g.tables.Places[i].Key; key != "" && key == p.Peek() {
			p.Take()
			return i, nil
		}
	}
	if last < firstPort {
		return 0, p.Fail("expected a box, found %s", p.Found())
	}
	return 0, p.Fail("expected a box or a port, found %s", p.Found())
}

func (p *textReader) armada() (err error) {
	if p.g.armada, err = p.place(firstPort - 1); err != nil {
		return err
	}
	for err == nil && p.More() {
		var i int
		switch i, err = p.One("sailed", "stays", "put-off"); {
		case err != nil:
		case i == 0:
			err = p.Count(&p.g.sailed, 2)
		default:
			p.g.stays = max(p.g.stays, order(i))
		}
	}
	return err
}

func (p *textReader) army() (err error) {
	for err == nil && p.More() {
		var i int
		switch i, err = p.One("attempts", "ready"); {
		case err != nil:
		case i == 0:
			err = p.Count(&p.g.attempts, 3)
		default:
			p.g.army = true
		}
	}
	return err
}

// square reads the name of a square.
func (p *textReader) square() (Square, error) {
	s, ok := grid.Parse(p.Peek())
	if !ok {
		return 0, p.Fail("expected a square from A1 to J9, found %s", p.Found())
	}
	p.Take()
	return Square(s + 1), nil
}

// chits reads names of chits, as often as there are copies.
func (p *textReader) chits(into *[numChits]uint8) error {
	for p.More() {
		if into[0] != 0 || total(into) == poolSize {
			return p.Fail("expected at most %d chits", poolSize)
		}
		c, err := p.One(chitKeys[:]...)
		if err != nil {
			return err
		}
		into[c]++
	}
	return nil
}

func total(count *[numChits]uint8) (n int) {
	for _, c := range count {
		n += int(c)
	}
	return n
}
