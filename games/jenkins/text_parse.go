package jenkins

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"weathergage/engine"
)

// ParsePosition reads a position leniently. What is left out is as it is at the
// start: the first scenario, its first turn, the English about to move, every
// seaport with its owner; counters that are nowhere are out of play. Things that
// the rules object to are listed; what could be no position at all is an error.
func (r *ruleset) ParsePosition(text []byte) (engine.State, []engine.Problem, error) {
	p := &textReader{g: &State{tables: r.tables}}
	for i := 1; i < len(r.tables.Ports); i++ {
		p.g.holder[i] = r.tables.Ports[i].Owner
	}
	p.g.turn = r.tables.Scenarios[0].First
	for i, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(strings.TrimRight(line, "\r"), ";")
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
	row      int // of the line being read, from 1
	width    int // of that line, in characters
	words    []textWord
	lines    []string // lines that may stand only once, as far as they came
	flowRow  int      // the last line of flow
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
	w := p.peek()
	if w != "" {
		p.words = p.words[1:]
	}
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
func (p *textReader) one(words ...string) (int, error) {
	i := slices.Index(words, p.peek())
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

// seat reads the name of a seat.
func (p *textReader) seat() (engine.Seat, error) {
	i, err := p.one(seatNames...)
	return engine.Seat(i), err
}

// lineWords are the words that a line may begin with; of those of manyLines there
// may be several.
var (
	lineWords = []string{
		"weathergage", "game", "scenario", "turn", "flow", "funds", "storm", "san-isidro", "acts",
		"scuttlers", "captured", "peace", "holder", "scuttled", "rolled", "battle", "fought", "pool",
		"gone", "limbo", "english", "spanish", "combat", "side", "shot", "result",
	}
	manyLines = []string{
		"flow", "holder", "battle", "pool", "gone", "limbo", "english", "spanish", "side", "shot",
	}
)

func (p *textReader) line() error {
	first := p.words[0]
	if _, err := p.one(lineWords...); err != nil {
		return err
	}
	word := strings.ToLower(first.text)
	if slices.Contains(p.lines, word) {
		return &engine.TextError{Line: p.row, Column: first.column, Why: fmt.Sprintf("a second line %q", word)}
	}
	if !slices.Contains(manyLines, word) {
		p.lines = append(p.lines, word)
	}
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
	case "scenario":
		return p.scenario()
	case "turn":
		return p.count(&g.turn, mostByte)
	case "flow":
		return p.flow()
	case "funds":
		return p.funds()
	case "storm":
		return p.count(&g.storm, int64(len(g.tables.Storms)-1))
	case "san-isidro":
		return p.count(&g.isidro, mostByte)
	case "acts":
		n, err := p.number(0, 65535)
		g.acts = uint16(n)
		return err
	case "scuttlers":
		return p.count(&g.scuttlers, mostByte)
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
		i, err := p.one(holderNames...)
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
	i, err := p.one(resultNames...)
	g.result = result(i)
	return err
}

func (p *textReader) game() error {
	if _, err := p.one("jenkins"); err != nil {
		return err
	}
	if len(p.words) == 0 {
		return nil
	}
	_, err := p.number(1, version)
	return err
}

// scenario reads which one is played; without a line, its first turn is meant.
func (p *textReader) scenario() error {
	var keys []string
	for i := range p.g.tables.Scenarios {
		keys = append(keys, p.g.tables.Scenarios[i].Key)
	}
	i, err := p.one(keys...)
	p.g.scenario = uint16(i)
	return err
}

func (p *textReader) funds() (err error) {
	for err == nil && len(p.words) > 0 {
		var seat engine.Seat
		if seat, err = p.seat(); err == nil {
			err = p.count(&p.g.funds[seat], mostByte)
		}
	}
	return err
}

func (p *textReader) captured() error {
	for len(p.words) > 0 {
		i, err := p.one("french", "dutch")
		if err != nil {
			return err
		}
		if i == 0 {
			p.g.french = true
		} else {
			p.g.dutch = true
		}
	}
	return nil
}

// hex reads a hex by its number or by the name of its seaport.
func (p *textReader) hex() (Hex, error) {
	o, ok := p.g.tables.find(p.peek())
	h := hexOf(o)
	if !ok || h == 0 {
		return 0, p.fail("expected a hex from 0101 to 4628 or a seaport, found %s", p.found())
	}
	p.take()
	return h, nil
}

func (p *textReader) hexes(into *hexSet) error {
	for len(p.words) > 0 {
		h, err := p.hex()
		if err != nil {
			return err
		}
		into.add(h)
	}
	return nil
}

// port reads a seaport by its name or hex.
func (p *textReader) port() (Port, error) {
	before := p.words
	h, err := p.hex()
	if err == nil && p.g.tables.PortAt[h] != 0 {
		return p.g.tables.PortAt[h], nil
	}
	p.words = before
	return 0, p.fail("expected a seaport, found %s", p.found())
}

func (p *textReader) portSet(into *uint64) error {
	for len(p.words) > 0 {
		port, err := p.port()
		if err != nil {
			return err
		}
		*into |= 1 << port
	}
	return nil
}
