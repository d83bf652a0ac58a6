package enginetest

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
)

// The files about the lines of a game's positions: the descriptions that people write, and the page that
// Positions makes from them and from the parser's answers.
const (
	positionsText = "positions.txt"
	positionsPage = "POSITIONS.md"
)

// Positions checks the page POSITIONS.md of a game, in the folder of the test, against its parser and against
// positions.txt, which must describe every line that the parser knows. With -update it writes the page.
func Positions(t *testing.T, rules engine.Ruleset) {
	t.Helper()
	text, err := os.ReadFile(positionsText)
	if err != nil {
		t.Fatal(err)
	}
	d, err := readDescriptions(positionsText, string(text))
	if err != nil {
		t.Fatal(err)
	}
	page, faults := positionsOf(rules, d)
	for _, fault := range faults {
		t.Error(fault)
	}
	if updating() {
		if err := os.WriteFile(positionsPage, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if was, err := os.ReadFile(positionsPage); err != nil || string(was) != page {
		t.Errorf("%s differs from what the parser says: go test -run Positions -update, and read the difference", positionsPage)
	}
}

// A description is what positions.txt says about one kind of line:
//
//	= squadron
//	> squadron drake in plymouth hits 2
//	A squadron of either side.
//	- hits: the hits that it has taken
type description struct {
	at      int // its line in the file
	word    string
	example []string // lines of a position; the last is a line of this kind
	says    []string
	words   map[string]string // what a word of the line means
	used    map[string]bool   // the words that the parser knows
}

// descriptions holds all descriptions of a game, in order; text before the first is the foreword.
type descriptions struct {
	foreword []string
	base     []string // lines without which the examples would not be positions
	kinds    []*description
}

// whole returns the text of an example with the lines of the base.
func (d *descriptions) whole(k *description) []byte {
	text := slices.Clone(k.example)
	for _, l := range d.base {
		same := func(of string) bool { return slices.Equal(head(of), head(l)) }
		if !slices.ContainsFunc(k.example, same) {
			text = append(text, l)
		}
	}
	return []byte(strings.Join(text, "\n"))
}

// head returns the first two words of a line.
func head(line string) []string {
	words := strings.Fields(line)
	return words[:min(len(words), 2)]
}

// readDescriptions parses positions.txt.
func readDescriptions(file, text string) (*descriptions, error) {
	d := &descriptions{}
	for i, l := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if word, ok := strings.CutPrefix(l, "= "); ok {
			d.kinds = append(d.kinds, &description{at: i + 1, word: word, words: map[string]string{}, used: map[string]bool{}})
			continue
		}
		example, isExample := strings.CutPrefix(l, "> ")
		if len(d.kinds) == 0 {
			if isExample {
				d.base, l = append(d.base, example), "    "+example
			}
			d.foreword = append(d.foreword, l)
			continue
		}
		k := d.kinds[len(d.kinds)-1]
		rest, isWord := strings.CutPrefix(l, "- ")
		words, says, colon := strings.Cut(rest, ": ")
		switch {
		case isExample:
			k.example = append(k.example, example)
		case isWord && !colon:
			return nil, &engine.TextError{File: file, Line: i + 1, Column: 3, Why: "expected a word, a colon and what it says"}
		case isWord:
			for _, w := range strings.Split(words, ", ") {
				k.words[w] = says
			}
		case l != "":
			k.says = append(k.says, l)
		}
	}
	return d, nil
}

// positionsOf makes the page, and lists the faults of the descriptions.
func positionsOf(rules engine.Ruleset, d *descriptions) (page string, faults []string) {
	p := &prober{rules: rules, samples: map[string]string{}, asked: map[string]answer{}}
	fault := func(k *description, why string, args ...any) {
		faults = append(faults, fmt.Sprintf("%s:%d: %s: ", positionsText, k.at, k.word)+fmt.Sprintf(why, args...))
	}
	first, _ := p.wants("")
	for _, k := range d.kinds {
		_, problems, err := rules.ParsePosition([]byte(strings.Join(k.example, "\n")))
		if err != nil || len(problems) > 0 {
			_, problems, err = rules.ParsePosition(d.whole(k))
		}
		switch {
		case !slices.Contains(first.words, k.word):
			fault(k, "the parser knows no such line")
		case len(k.example) == 0 || len(k.says) == 0:
			fault(k, "expected an example that begins with > and a sentence")
		case strings.Fields(k.example[len(k.example)-1])[0] != k.word:
			fault(k, "expected an example whose last line is of this kind")
		case err != nil:
			fault(k, "the example: %v", err)
		case len(problems) > 0:
			fault(k, "the rules object to the example: %s", problems[0].Why)
		}
		p.collect(k)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# Positions, line by line\n\n%s\n", strings.TrimSpace(strings.Join(d.foreword, "\n")))
	for _, word := range first.words {
		i := slices.IndexFunc(d.kinds, func(k *description) bool { return k.word == word })
		if i < 0 {
			faults = append(faults, fmt.Sprintf("%s: nothing describes the line %s: begin with = %s", positionsText, word, word))
			continue
		}
		p.write(&b, d.kinds[i])
		for w := range d.kinds[i].words {
			if !d.kinds[i].used[w] {
				fault(d.kinds[i], "the parser knows no word %s in it", w)
			}
		}
	}
	slices.Sort(faults)
	return b.String(), faults
}

// A want is what the parser expects at one place of a line.
type want struct {
	words []string // one of these
	text  string   // or, if they are not listed, what it is called
	also  []string // words that the text names
	after bool     // only after the lines of the example before it
}

func (w *want) key() string { return strings.Join(w.words, " ") + "|" + w.text }

// A prober asks a parser what it expects.
type prober struct {
	rules   engine.Ruleset
	before  string            // the lines of the example before its last, each with its line feed
	samples map[string]string // a valid word, by text
	asked   map[string]answer // by the lines
}

// An answer is what wantsAfter returns.
type answer struct {
	want
	ok bool
}

// lineEnd is the parsers' name for the end of a line.
const lineEnd = "the end of the line"

// nonsense is not a word of any position.
const nonsense = "\u00a7"

// wants asks what may follow the words of a line; false if these are not valid themselves.
func (p *prober) wants(line string) (w want, ok bool) {
	alone, isAlone := p.wantsAfter("", line)
	if p.before == "" {
		return alone, isAlone
	}
	if w, ok = p.wantsAfter(p.before, line); !ok {
		return alone, isAlone
	}
	if isAlone && len(alone.words) > len(w.words) {
		w = alone
	}
	kind, _, _ := strings.Cut(line, " ")
	w.after = !isAlone && strings.HasPrefix(p.before, kind+" ")
	return w, true
}

// wantsAfter asks what may follow the words of a line that stands after others.
func (p *prober) wantsAfter(before, line string) (w want, ok bool) {
	if was, done := p.asked[before+line]; done {
		return was.want, was.ok
	}
	w, ok = p.ask(before, line)
	p.asked[before+line] = answer{w, ok}
	return w, ok
}

// ask asks the parser what wantsAfter returns.
func (p *prober) ask(before, line string) (w want, ok bool) {
	text := strings.TrimLeft(line+" "+nonsense, " ")
	_, _, err := p.rules.ParsePosition([]byte(before + text))
	var fault *engine.TextError
	if !errors.As(err, &fault) || fault.Line != strings.Count(before, "\n")+1 || fault.Column != utf8.RuneCountInString(text) {
		return w, false
	}
	what, _, ok := strings.Cut(strings.TrimPrefix(fault.Why, "expected "), ", found ")
	known := strings.Fields(fault.Known)
	switch n := len(known); {
	case n > 0 && (what == listed(known) || strings.HasPrefix(what, "one of ") || strings.HasPrefix(what, lineEnd)):
		return want{words: known}, ok
	case n > 0 && strings.HasSuffix(what, " or "+known[n-1]):
		return want{text: what, also: known}, ok
	}
	return want{text: what}, ok
}

// listed joins words as the parsers' errors do.
func listed(words []string) string {
	if len(words) == 1 {
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// ends reports whether a line may end here.
func (p *prober) ends(line string) bool {
	for _, before := range []string{"", p.before} {
		_, _, err := p.rules.ParsePosition([]byte(before + line + "\n" + nonsense))
		var fault *engine.TextError
		if errors.As(err, &fault) && fault.Line == strings.Count(before, "\n")+2 && fault.Column == 1 {
			return true
		}
	}
	return false
}

// begin starts an example.
func (p *prober) begin(k *description) {
	p.before = ""
	for _, l := range k.example[:len(k.example)-1] {
		p.before += l + "\n"
	}
}

// collect goes through the words of an example, and keeps each as a sample of the text it stands for.
func (p *prober) collect(k *description) {
	if len(k.example) == 0 {
		return
	}
	p.begin(k)
	words := strings.Fields(k.example[len(k.example)-1])
	for i := range words {
		if w, ok := p.wants(strings.Join(words[:i], " ")); ok && w.text != "" && p.samples[w.text] == "" {
			p.samples[w.text] = words[i]
		}
	}
}

// within asks what may follow a sign within a word that begins at column at of the line.
func (p *prober) within(line string, at int) (w want, ok bool) {
	_, _, err := p.rules.ParsePosition([]byte(p.before + line + nonsense))
	var fault *engine.TextError
	if !errors.As(err, &fault) || fault.Column != utf8.RuneCountInString(line[:at])+1 {
		return want{}, false
	}
	what, _, ok := strings.Cut(strings.TrimPrefix(fault.Why, "expected "), ", found ")
	if known := strings.Fields(fault.Known); len(known) > 0 && len(known) < 40 {
		return want{words: known}, ok
	}
	return want{text: what}, ok
}
