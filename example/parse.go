package example

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/tools/txtar"

	"github.com/weathergage/weathergage/engine"
)

// An Example is one worked example that has been read but not run.
type Example struct {
	File  string        // name of the file, for errors
	Cases []engine.Case // what its # case lines cite, without rulings (R4)
	Story string        // its other comment lines before the first line of another kind
	Game  string        // key of the game it is played under

	gameAt   place  // where the game is named
	text     []byte // as read, with line feeds only
	lines    []line
	scenario *line // the line that names it, or nil
	settings []line
	problems []line
	lesson   *line // who learns what, or nil
	blocks   [blocks]*block
	files    []file // blocks that replace files of the pack
}

// A place is a line and a column of the file, from 1.
type place struct{ line, column int }

// NoGame returns err, which says that no such game is known, at the place that names the game.
func (x *Example) NoGame(err error) error {
	return x.fault(x.gameAt.line, x.gameAt.column, "%v", err)
}

// A line is one line of the script that is not a comment.
type line struct {
	at     int    // its number in the file
	not    bool   // it began with !
	word   string // the directive; "" for a choice
	from   int    // where the line begins, after spaces
	text   string // what follows the directive, or the whole choice, without comment
	column int    // where text begins
	own    bool   // it holds the dice of the choice after it, on the same line
}

// A block is one file of the archive.
type block struct {
	at   int // number of its first line in the file
	data []byte
}

// A file is a block that replaces a file of the pack.
type file struct {
	name string
	block
}

// The blocks an example may hold.
const (
	position = iota // the start
	change          // lines of a scenario's position that differ at the start
	after           // the whole position at the end
	own             // a scenario of its own
	blocks
)

var blockNames = [blocks]string{"position", "change", "after", "scenario"}

// packBlock begins the name of a block that replaces a file of the pack.
const packBlock = "pack "

// Parse reads an example. file is its name for errors, which are *engine.TextError.
func Parse(file string, text []byte) (*Example, error) {
	x := &Example{File: file, text: bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))}
	if err := x.readable(); err != nil {
		return nil, err
	}
	if !bytes.HasSuffix(x.text, []byte("\n")) {
		x.text = append(x.text, '\n')
	}
	archive := txtar.Parse(x.text)
	if err := x.readBlocks(archive); err != nil {
		return nil, err
	}
	head := true
	for i, raw := range strings.Split(strings.TrimSuffix(string(archive.Comment), "\n"), "\n") {
		l, comment := cutLine(i+1, raw)
		if l.text == "" && l.word == "" && !l.not {
			x.readComment(comment, head)
			continue
		}
		head = false
		if err := x.readLine(l); err != nil {
			return nil, err
		}
	}
	return x, x.whole()
}

// fault returns an error at a place of the example.
func (x *Example) fault(line, column int, why string, args ...any) *engine.TextError {
	return &engine.TextError{File: x.File, Line: line, Column: column, Why: fmt.Sprintf(why, args...)}
}

// readable finds the first byte that is not UTF-8.
func (x *Example) readable() error {
	line, column := 1, 1
	for rest := x.text; len(rest) > 0; {
		r, n := utf8.DecodeRune(rest)
		if r == utf8.RuneError && n == 1 {
			return x.fault(line, column, "expected text in UTF-8")
		}
		column++
		if r == '\n' {
			line, column = line+1, 1
		}
		rest = rest[n:]
	}
	return nil
}

// readBlocks keeps the archive's files with their first lines.
func (x *Example) readBlocks(a *txtar.Archive) error {
	at := bytes.Count(a.Comment, []byte("\n")) + 1
	for _, f := range a.Files {
		b := block{at: at + 1, data: f.Data}
		i := slices.Index(blockNames[:], f.Name)
		name, isFile := strings.CutPrefix(f.Name, packBlock)
		switch {
		case isFile:
			if x.file(name) != nil {
				return x.fault(at, 4, "a second block %q", f.Name)
			}
			x.files = append(x.files, file{name, b})
		case i < 0:
			return x.fault(at, 4, "no block %q: expected %s, pack FILE", f.Name, strings.Join(blockNames[:], ", "))
		case x.blocks[i] != nil:
			return x.fault(at, 4, "a second block %q", f.Name)
		default:
			x.blocks[i] = &b
		}
		at += 1 + bytes.Count(f.Data, []byte("\n"))
	}
	return nil
}

// readComment keeps the cases and the story of the head.
func (x *Example) readComment(comment string, head bool) {
	if !head || comment == "" {
		return
	}
	rest, cites := strings.CutPrefix(comment, "case ")
	if !cites {
		x.Story = strings.TrimSpace(x.Story + " " + comment)
		return
	}
	for _, c := range strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == ',' }) {
		if c[0] != 'R' {
			x.Cases = append(x.Cases, engine.Case(c))
		}
	}
}

// cutLine splits a line. A # at the beginning or after a space begins a comment, except between double
// quotes.
func cutLine(at int, raw string) (l line, comment string) {
	body := raw
	for i, quoted := 0, false; i < len(raw); i++ {
		if raw[i] == '"' {
			quoted = !quoted
		}
		if raw[i] == '#' && !quoted && (i == 0 || raw[i-1] == ' ' || raw[i-1] == '\t') {
			body, comment = raw[:i], strings.TrimSpace(raw[i+1:])
			break
		}
	}
	l.at = at
	rest := strings.TrimLeft(body, " \t\r")
	l.from = utf8.RuneCountInString(body) - utf8.RuneCountInString(rest) + 1
	if r, ok := strings.CutPrefix(rest, "!"); ok {
		l.not, rest = true, strings.TrimLeft(r, " \t\r")
	}
	if word, r, _ := strings.Cut(strings.ReplaceAll(rest, "\t", " "), " "); directive(word) != nil {
		l.word, rest = word, strings.TrimLeft(r, " \r")
	}
	l.column = utf8.RuneCountInString(body) - utf8.RuneCountInString(rest) + 1
	l.text = strings.TrimRight(rest, " \t\r")
	return l, comment
}

// readLine checks the form of a line and stores it.
func (x *Example) readLine(l line) error {
	if l.word == "" {
		if l.text == "" {
			return x.fault(l.at, l.column, "expected a choice or a directive after !")
		}
		return x.readChoice(l)
	}
	d := directive(l.word)
	if l.not && !d.not {
		return x.fault(l.at, l.from, "! does not go with %s", l.word)
	}
	if l.text == "" && d.wants != "" && !(l.not && d.bare) {
		return x.fault(l.at, l.column, "expected %s after %s", d.wants, l.word)
	}
	if d.head && len(x.lines) > 0 {
		return x.fault(l.at, l.from, "%s comes before the first choice, dice or expectation", l.word)
	}
	switch l.word {
	case "game":
		if x.Game != "" {
			return x.fault(l.at, l.from, "a second game")
		}
		x.Game, x.gameAt = l.text, place{l.at, l.column}
	case "scenario":
		if x.scenario != nil {
			return x.fault(l.at, l.from, "a second scenario")
		}
		x.scenario = &l
	case "set":
		if !strings.Contains(l.text, "=") {
			return x.fault(l.at, l.column, "expected key=value, found %q", l.text)
		}
		x.settings = append(x.settings, l)
	case "problem":
		x.problems = append(x.problems, l)
	case "lesson":
		if x.lesson != nil {
			return x.fault(l.at, l.from, "a second lesson")
		}
		x.lesson = &l
	case "say", "hint":
		if x.lesson == nil {
			return x.fault(l.at, l.from, "%s is for lessons: expected a line before it such as: lesson English The first shots", l.word)
		}
		x.lines = append(x.lines, l)
	case "refused":
		if n := len(x.lines); n == 0 || !x.lines[n-1].not || x.lines[n-1].word != "" {
			return x.fault(l.at, l.from, "refused comes right after a choice that begins with !")
		}
		x.lines = append(x.lines, l)
	default:
		x.lines = append(x.lines, l)
	}
	return nil
}

// readChoice stores a choice, and before it any dice on the same line.
func (x *Example) readChoice(l line) error {
	before, faces, ok := strings.Cut(l.text+" ", " dice ")
	if ok {
		from := l.column + utf8.RuneCountInString(before) + len(" dice ")
		faces = strings.TrimRight(faces, " ")
		switch {
		case l.not:
			return x.fault(l.at, from-len("dice "), "dice do not go with a choice that is refused")
		case faces == "":
			return x.fault(l.at, from-1, "expected faces after dice")
		}
		x.lines = append(x.lines, line{at: l.at, word: "dice", from: from - len("dice "), text: faces, column: from, own: true})
	}
	l.text = strings.TrimRight(before, " ")
	x.lines = append(x.lines, l)
	return nil
}

// whole checks that the example has what it must, and nothing that conflicts.
func (x *Example) whole() error {
	if len(x.Cases) == 0 {
		return x.fault(1, 1, "expected a first line that cites what is shown, such as: # case 7.32")
	}
	if p := x.blocks[position]; p != nil {
		if l := x.scenario; l != nil {
			return x.fault(l.at, l.from, "a scenario does not go with a position: leave one of them out")
		}
		if len(x.settings) > 0 {
			return x.fault(x.settings[0].at, x.settings[0].from, "set does not go with a position: the position says it")
		}
		if c := x.blocks[change]; c != nil {
			return x.fault(c.at-1, 1, "a change goes with a scenario: edit the position")
		}
		if x.Game == "" {
			x.Game, x.gameAt = positionGame(p)
		}
	}
	if x.Game == "" {
		return x.fault(1, 1, "expected a line that names the game, such as: game duel")
	}
	if len(x.lines) == 0 && len(x.problems) == 0 && x.blocks[after] == nil {
		return x.fault(1, 1, "expected a choice or an expectation: nothing is tried here")
	}
	return nil
}

// positionGame returns the game that a position's text names, and where; or "".
func positionGame(p *block) (string, place) {
	at := p.at
	for l := range strings.Lines(string(p.data)) {
		if f := strings.Fields(l); len(f) > 1 && f[0] == "game" {
			rest := l[strings.Index(l, "game")+len("game"):]
			column := len([]rune(l)) - len([]rune(strings.TrimLeft(rest, " \t"))) + 1
			return f[1], place{at, column}
		}
		at++
	}
	return "", place{1, 1}
}
