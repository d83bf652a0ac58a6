package record

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/plain"
)

// Parse reads a record leniently, also as mail quotes it (plain.Body). file names it in errors and may be "".
// Every error is a *engine.TextError. Replay checks whether the choices are lawful.
func Parse(file string, text []byte) (*Record, error) {
	p := parser{rec: &Record{File: file, At: Places{}}, src: source{file: file}}
	text = plain.Body(text, "weathergage match")
	err := p.read(text)
	if err == nil {
		return p.rec, nil
	}
	if bad, ok := err.(*engine.TextError); ok {
		bad.Why += plain.HintAt(text, bad.Line)
	}
	return nil, err
}

// keywords begin the lines of a body that are neither a choice nor a throw.
var keywords = []string{"turn", "at", "check", "told", "say", "back", "ruling", "try", "sitting", "sealed", "opened", "held", "end", "result", "key"}

// headings begin the lines of a header.
var headings = []string{"game", "rules", "pack", "own", "scenario", "set", "match", "fork", "seat", "dice", "view", "start"}

// maxDepth is how deeply variations may nest.
const maxDepth = 32

type parser struct {
	rec    *Record
	src    source
	titled bool      // the first line has been read
	body   bool      // the start line has been read
	block  *[]string // where | lines go, or nil
	own    string    // check of the players' own file that is being read, or ""
	file   []string  // its lines
	throws *[]Throw  // where throws go, or nil
	step   *Step     // the step whose check may come, or nil
	tries  []openTry
	count  int    // number of the house's last throw
	last   string // the keyword after which nothing more is played, or ""
}

// An openTry is a variation whose lines are being read.
type openTry struct {
	try    *Try
	indent int
}

func (p *parser) read(text []byte) error {
	rest := string(text)
	for rest != "" {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		p.src.line++
		line = strings.TrimRight(line, "\r")
		if !utf8.ValidString(line) {
			good := strings.ToValidUTF8(line, "\x00")
			return p.src.fail(utf8.RuneCountInString(good[:strings.IndexByte(good, 0)])+1, "expected text in UTF-8")
		}
		if err := p.line(line); err != nil {
			return err
		}
	}
	p.src.line++
	p.src.end = 1
	return p.whole()
}

// whole reports what is missing at the end of the text.
func (p *parser) whole() error {
	switch {
	case !p.titled:
		return p.src.fail(1, "expected %q, found the end of the text", title)
	case !p.body:
		return p.src.fail(1, "expected a start line, found the end of the text")
	case p.block != nil && len(*p.block) == 0:
		return p.src.fail(1, "expected %s in lines that begin with |, found the end of the text", p.blockOf())
	}
	return nil
}

const title = "weathergage match 1"

// line reads one line of any kind.
func (p *parser) line(text string) error {
	bare := strings.TrimLeft(text, " \t\r")
	if strings.HasPrefix(bare, "|") && p.titled {
		return p.position(text, bare[1:])
	}
	if err := p.src.scan(text); err != nil {
		return err
	}
	if len(p.src.tokens) == 0 {
		return p.remark()
	}
	if p.block != nil && len(*p.block) == 0 {
		return p.src.failAt(0, "expected %s in lines that begin with |, found %s", p.blockOf(), p.src.found(0))
	}
	switch {
	case !p.titled:
		return p.title()
	case !p.body:
		return p.header()
	}
	return p.bodyLine()
}

// blockOf returns what the lines that begin with | belong to.
func (p *parser) blockOf() string {
	if p.own != "" {
		return "a file"
	}
	return "a position"
}

// position reads a line of a position, or of a players' own file.
func (p *parser) position(text, after string) error {
	if p.block == nil {
		return p.src.fail(utf8.RuneCountInString(text)-utf8.RuneCountInString(after),
			"a line with | stands only after own, at, ruling or start position")
	}
	*p.block = append(*p.block, strings.TrimPrefix(after, " "))
	return nil
}

// remark reads a line that is empty or only a comment; comments in the body are kept.
func (p *parser) remark() error {
	if p.src.remark && p.body {
		p.close()
		p.add(&Comment{p.place(), p.src.comment})
	}
	return nil
}

func (p *parser) place() Place { return Place(p.src.line) }

func (p *parser) title() error {
	first, _ := p.src.word(0)
	kind, _ := p.src.word(1)
	if first != "weathergage" || kind != "match" {
		return p.src.failAt(0, "expected %q, found %s", title, p.src.found(0))
	}
	form, err := p.number(2, "the number of a record's form", 1, 1<<30)
	if err != nil {
		return err
	}
	if form > Format {
		return p.src.failAt(2, "the record has form %d, and this program reads forms up to %d: a newer one wrote it",
			form, Format)
	}
	p.titled = true
	return p.done(3)
}

// done returns an error if words follow the last one expected.
func (p *parser) done(i int) error {
	if i < len(p.src.tokens) {
		return p.src.failAt(i, "expected the end of the line, found %s", p.src.found(i))
	}
	return nil
}

// number reads word i as a whole number.
func (p *parser) number(i int, what string, least, most int) (int, error) {
	text, _ := p.src.word(i)
	return p.numeral(i, text, what, least, most)
}

func (p *parser) numeral(i int, text, what string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, p.src.failAt(i, "expected %s from %d, found %s", what, least, p.src.found(i))
	}
	return n, nil
}

// name reads word i, which is not empty, in quotes or not.
func (p *parser) name(i int, what string) (string, error) {
	text, err := p.text(i, what)
	if err == nil && text == "" {
		err = p.src.failAt(i, "expected %s, found an empty word", what)
	}
	return text, err
}

// text reads word i, in quotes or not; in quotes it may be empty.
func (p *parser) text(i int, what string) (string, error) {
	if i >= len(p.src.tokens) || p.src.tokens[i].name != "" {
		return "", p.src.failAt(i, "expected %s, found %s", what, p.src.found(i))
	}
	return p.src.tokens[i].text, nil
}

// seatName reads word i as the name of a seat of the header, in upper or lower case.
func (p *parser) seatName(i int) (string, error) {
	text, _ := p.src.word(i)
	if name, ok := p.findSeat(strings.TrimSuffix(text, ",")); ok {
		return name, nil
	}
	return "", p.src.failAt(i, "expected a seat (%s), found %s", p.rec.seatNames(), p.src.found(i))
}

// viewer reads word i as the name of a seat, or observer.
func (p *parser) viewer(i int) (string, error) {
	if word, _ := p.src.word(i); strings.EqualFold(word, observer) {
		return observer, nil
	}
	return p.seatName(i)
}

// withdrawer reads word i as the name of a seat, or Umpire.
func (p *parser) withdrawer(i int) (string, error) {
	if word, _ := p.src.word(i); strings.EqualFold(word, Umpire) {
		return Umpire, nil
	}
	return p.seatName(i)
}

// Umpire is who withdraws choices to correct what was typed, where real dice are thrown.
const Umpire = "umpire"

// observer is the name of a viewer without a seat.
const observer = "observer"

func (p *parser) findSeat(text string) (string, bool) {
	for i := range p.rec.Seats {
		if strings.EqualFold(p.rec.Seats[i].Name, text) {
			return p.rec.Seats[i].Name, true
		}
	}
	return "", false
}

func (rec *Record) seatNames() string {
	names := make([]string, len(rec.Seats))
	for i := range rec.Seats {
		names[i] = rec.Seats[i].Name
	}
	return strings.Join(names, ", ")
}

// nearest returns a hint that names the word of the list that may have been meant.
func nearest(word string, list []string) string {
	if near := engine.Nearest(word, list); near != "" {
		return "; did you mean " + near + "?"
	}
	return ""
}
