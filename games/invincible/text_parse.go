package invincible

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"weathergage/engine"
)

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: wind westerly, weather normal, the Armada at the Lizard, turn 1, the
// English about to move. A squadron that is not named is eliminated. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: r.tables}, w: r.words}
	p.g.turn, p.g.armada = 1, 1
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(strings.TrimSuffix(line, "\r"), ";")
		p.row, p.words = i+1, splitWords(line)
		if len(p.words) == 0 {
			continue
		}
		p.width = len([]rune(line))
		if err := p.line(); err != nil {
			return nil, nil, err
		}
	}
	if err := p.finish(); err != nil {
		return nil, nil, err
	}
	return p.g, p.problems, nil
}

// textReader reads one position.
type textReader struct {
	g        *State
	w        *engine.Words
	row      int // of the line being read, from 1
	width    int // of that line, in characters
	words    []textWord
	named    [numSquadrons]bool
	lines    map[string]bool // lines that may stand only once, as far as they came
	flowRow  int             // the last line of flow
	noFlow   bool
	problems []engine.Problem
}

// textWord is a word of a line and where it begins, in characters from 1.
type textWord struct {
	text   string
	column int
}

func splitWords(line string) []textWord {
	var words []textWord
	column := 0
	for i, r := range line {
		column++
		if r == ' ' || r == '\t' {
			continue
		}
		if i == 0 || line[i-1] == ' ' || line[i-1] == '\t' {
			end := strings.IndexAny(line[i:], " \t")
			if end < 0 {
				end = len(line) - i
			}
			words = append(words, textWord{line[i : i+end], column})
		}
	}
	return words
}

// fail is an error at the next word, or at the end of the line.
func (p *textReader) fail(why string, args ...any) error {
	column := p.width + 1
	if len(p.words) > 0 {
		column = p.words[0].column
	}
	return &engine.TextError{Line: p.row, Column: column, Why: fmt.Sprintf(why, args...)}
}

// take takes the next word in small letters, "" at the end of the line.
func (p *textReader) take() string {
	if len(p.words) == 0 {
		return ""
	}
	w := strings.ToLower(p.words[0].text)
	p.words = p.words[1:]
	return w
}

// peek is the next word in small letters, "" at the end of the line.
func (p *textReader) peek() string {
	if len(p.words) == 0 {
		return ""
	}
	return strings.ToLower(p.words[0].text)
}

// found is the next word as errors show it.
func (p *textReader) found() string {
	if len(p.words) == 0 {
		return "the end of the line"
	}
	return strconv.Quote(p.words[0].text)
}

// one reads one of the words, and says which.
func (p *textReader) one(words []string) (int, error) {
	i := slices.IndexFunc(words, func(w string) bool { return w != "" && strings.ToLower(w) == p.peek() })
	if i < 0 || len(p.words) == 0 {
		known := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
		return 0, p.fail("expected %s, found %s", list(known), p.found())
	}
	p.take()
	return i, nil
}

// list joins words for a person.
func list(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// number reads a whole number.
func (p *textReader) number(least, most int64) (int64, error) {
	n, err := strconv.ParseInt(p.peek(), 10, 64)
	if err != nil || n < least || n > most {
		return 0, p.fail("expected a whole number from %d to %d, found %s", least, most, p.found())
	}
	p.take()
	return n, nil
}

// count reads a whole number into a byte.
func (p *textReader) count(into *uint8, most int64) error {
	n, err := p.number(0, most)
	*into = uint8(n)
	return err
}

// lineWords are the words that a line may begin with.
var lineWords = []string{
	"weathergage", "game", "set", "turn", "flow", "wind", "weather", "armada", "army",
	"fireships", "rally-help", "squadron", "hand", "aside", "out", "combat", "tactic", "result",
}

func (p *textReader) line() error {
	first := p.words[0]
	if _, err := p.one(lineWords); err != nil {
		return err
	}
	word := strings.ToLower(first.text)
	switch {
	case word == "set" || word == "flow" || word == "squadron" || word == "hand" || word == "tactic":
	case p.lines[word]:
		return &engine.TextError{Line: p.row, Column: first.column, Why: fmt.Sprintf("a second line %q", word)}
	}
	if p.lines == nil {
		p.lines = make(map[string]bool)
	}
	p.lines[word] = true
	if err := p.rest(word); err != nil {
		return err
	}
	if len(p.words) > 0 {
		return p.fail("expected the end of the line, found %s", p.found())
	}
	return nil
}

// rest reads what follows the first word of a line.
func (p *textReader) rest(word string) error {
	g := p.g
	switch word {
	case "weathergage":
		if p.take() != "position" || p.take() != "1" {
			return p.fail("expected position 1")
		}
		return nil
	case "game":
		return p.game()
	case "set":
		return p.set()
	case "turn":
		return p.count(&g.turn, 255)
	case "flow":
		return p.flow()
	case "wind":
		i, err := p.one(windNames)
		g.wind = Wind(i)
		return err
	case "weather":
		i, err := p.one(weatherNames)
		g.weather = Weather(i)
		return err
	case "armada":
		return p.armada()
	case "army":
		return p.army()
	case "fireships":
		_, err := p.one([]string{"come"})
		g.fireship = true
		return err
	case "rally-help":
		_, err := p.one([]string{"used"})
		g.helped = true
		return err
	case "squadron":
		return p.squadron()
	case "hand":
		seat, err := p.one(seatNames)
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
	i, err := p.one(resultNames)
	g.result = result(i)
	return err
}

func (p *textReader) game() error {
	if _, err := p.one([]string{"invincible"}); err != nil {
		return err
	}
	if len(p.words) == 0 {
		return nil
	}
	_, err := p.number(1, version)
	return err
}

func (p *textReader) set() error {
	word := p.peek()
	key, value, _ := strings.Cut(word, "=")
	i := slices.IndexFunc(switches, func(s engine.Switch) bool { return s.Key == key })
	switch {
	case i < 0:
		return p.fail("no switch %q: expected one of %s", key, list(switchKeys()))
	case value == "on":
		p.g.rules |= 1 << i
	case value == "off":
		p.g.rules &^= 1 << i
	default:
		return p.fail("expected %s=on or %s=off, found %s", key, key, p.found())
	}
	p.take()
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
		if key := p.g.tables.Places[i].Key; key != "" && key == p.peek() {
			p.take()
			return i, nil
		}
	}
	if last < firstPort {
		return 0, p.fail("expected a box, found %s", p.found())
	}
	return 0, p.fail("expected a box or a port, found %s", p.found())
}

func (p *textReader) armada() (err error) {
	if p.g.armada, err = p.place(firstPort - 1); err != nil {
		return err
	}
	for err == nil && len(p.words) > 0 {
		var i int
		switch i, err = p.one([]string{"sailed", "stays"}); {
		case err != nil:
		case i == 0:
			err = p.count(&p.g.sailed, 2)
		default:
			p.g.stays = true
		}
	}
	return err
}

func (p *textReader) army() (err error) {
	for err == nil && len(p.words) > 0 {
		var i int
		switch i, err = p.one([]string{"attempts", "ready"}); {
		case err != nil:
		case i == 0:
			err = p.count(&p.g.attempts, 3)
		default:
			p.g.army = true
		}
	}
	return err
}

// square reads the name of a square.
func (p *textReader) square() (Square, error) {
	s, ok := grid.Parse(p.peek())
	if !ok {
		return 0, p.fail("expected a square from A1 to J9, found %s", p.found())
	}
	p.take()
	return Square(s + 1), nil
}

// chits reads names of chits, as often as there are copies.
func (p *textReader) chits(into *[numChits]uint8) error {
	for len(p.words) > 0 {
		if into[0] != 0 || total(into) == poolSize {
			return p.fail("expected at most %d chits", poolSize)
		}
		c, err := p.one(chitKeys[:])
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
