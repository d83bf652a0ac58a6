package lines

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
)

// A Reader goes through a text line by line and word by word. Words are read in
// small letters. Errors are *engine.TextError.
type Reader struct {
	row   int // the line being read, from 1
	width int // of that line, in characters
	words []engine.Word
	taken []engine.Word // words before the last was taken
	begun []string      // first words of the lines so far, each once

	may      []string // words that were possible at a place but not found there
	mayRow   int      // that place: the line, and how many words of it are left
	mayWords int

	// Problems are the objections so far.
	Problems []engine.Problem

	hint string // what an error suggests if the next word is not expected

	flowRow int // the last line of flow
	noFlow  bool
}

// Read calls line for each line that has words; line must read all of them.
func (r *Reader) Read(text []byte, line func() error) error {
	for i, s := range strings.Split(string(text), "\n") {
		s = withoutComment(strings.TrimRight(s, "\r"))
		r.row, r.width, r.words = i+1, utf8.RuneCountInString(s), engine.SplitWords(s)
		if !r.More() {
			continue
		}
		if err := line(); err != nil {
			return err
		}
		if r.More() {
			return r.Wanted("the end of the line", nil)
		}
	}
	return nil
}

// withoutComment cuts a line at ; and at a # that begins it or follows a blank.
func withoutComment(s string) string {
	s, _, _ = strings.Cut(s, ";")
	for i := range len(s) {
		if s[i] == '#' && (i == 0 || s[i-1] == ' ' || s[i-1] == '\t') {
			return s[:i]
		}
	}
	return s
}

// First reads the first word of a line, one of those known. A second line with that word is an error unless
// it is one of many.
func (r *Reader) First(known, many []string) (string, error) {
	at := r.Here()
	i, err := r.One(known...)
	if err != nil {
		return "", err
	}
	switch {
	case !slices.Contains(r.begun, known[i]):
		r.begun = append(r.begun, known[i])
	case !slices.Contains(many, known[i]):
		r.Back(at)
		return "", r.Fail("a second line %q", known[i])
	}
	return known[i], nil
}

// Only reports whether all lines so far begin with one of these words.
func (r *Reader) Only(words ...string) bool {
	return !slices.ContainsFunc(r.begun, func(w string) bool { return !slices.Contains(words, w) })
}

// Printed reports whether the text begins as a program writes it. Such a text leaves nothing out; one typed
// by hand may leave out what goes without saying.
func (r *Reader) Printed() bool { return slices.Contains(r.begun, "weathergage") }

// Head reads what follows the first word of the two lines with which every position begins: "position 1"
// after weathergage, and after game its key and the version, from 1 to the current one, which may be left
// out.
func (r *Reader) Head(first, game string, version int) error {
	if first == "weathergage" {
		for _, word := range [...]string{"position", "1"} {
			if _, err := r.One(word); err != nil {
				return err
			}
		}
		return nil
	}
	if _, err := r.One(game); err != nil || !r.More() {
		return err
	}
	_, err := r.Number(1, int64(version))
	return err
}

// Fail returns an error at the next word, or at the end of the line.
func (r *Reader) Fail(why string, args ...any) error { return r.fail(nil, why, args...) }

func (r *Reader) fail(known []string, why string, args ...any) error {
	column := r.width + 1
	if r.More() {
		column = r.words[0].Column
	}
	return &engine.TextError{Line: r.row, Column: column, Why: fmt.Sprintf(why, args...), Known: strings.Join(known, " ")}
}

// Row returns the number of the line being read, from 1.
func (r *Reader) Row() int { return r.row }

// A Spot is a place in the line being read.
type Spot struct{ words []engine.Word }

// Here returns the place of the next word, to come back to.
func (r *Reader) Here() Spot { return Spot{r.words} }

// Back goes back to a place on the same line.
func (r *Reader) Back(to Spot) { r.words = to.words }

// More reports whether words are left on the line.
func (r *Reader) More() bool { return len(r.words) > 0 }

// Peek returns the next word, or "" at the end of the line.
func (r *Reader) Peek() string {
	if !r.More() {
		return ""
	}
	return strings.ToLower(r.words[0].Text)
}

// Take takes the next word, or "" at the end of the line.
func (r *Reader) Take() string {
	w := r.Peek()
	r.taken = r.words
	if r.More() {
		r.words = r.words[1:]
	}
	return w
}

// Untake puts back the word taken last.
func (r *Reader) Untake() { r.words = r.taken }

// Skip leaves the rest of the line unread.
func (r *Reader) Skip() { r.words = nil }

// Found returns the next word as errors show it.
func (r *Reader) Found() string {
	if !r.More() {
		return "the end of the line"
	}
	return engine.Quote(r.words[0].Text)
}

// One reads one of the words, in upper or lower case, and returns its index. An empty word stands for a
// number that has no name.
func (r *Reader) One(words ...string) (int, error) {
	if i := r.which(words); i >= 0 {
		r.Take()
		return i, nil
	}
	known := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w == "" })
	known = append(known, r.mayHere()...)
	what := List(known)
	if len(known) > mostListed && engine.Nearest(r.Peek(), known) != "" {
		what = fmt.Sprintf("one of %d words", len(known))
	}
	return 0, r.wanted(r.Found(), what, r.Peek(), known)
}

// May reads one of the words if it is next, in upper or lower case, and returns its index; -1 if none is.
// Then an error about the next word names them too.
func (r *Reader) May(words ...string) int {
	i := r.which(words)
	if r.Sees(words...) {
		r.Take()
	}
	return i
}

// Sees reports whether one of the words is next, without reading it. If none is, an error about the next word
// names them too.
func (r *Reader) Sees(words ...string) bool {
	if r.which(words) >= 0 {
		return true
	}
	r.may = append(r.mayHere(), words...)
	r.mayRow, r.mayWords = r.row, len(r.words)
	return false
}

// mayHere returns the words that May has looked for at this place.
func (r *Reader) mayHere() []string {
	if r.mayRow != r.row || r.mayWords != len(r.words) {
		return nil
	}
	return slices.Clone(r.may)
}

// Wanted returns the error that something else was expected at the next word, with the nearest of the names
// that may stand there.
func (r *Reader) Wanted(what string, names []string) error {
	may := r.mayHere()
	return r.wanted(r.Found(), List(append([]string{what}, may...)), r.Peek(), slices.Concat(names, may))
}

// WantedFor is Wanted for a part of the next word.
func (r *Reader) WantedFor(part, what string, names []string) error {
	return r.wanted(engine.Quote(part), what, part, names)
}

func (r *Reader) wanted(found, what, word string, names []string) error {
	near := r.hint
	if near == "" {
		near = engine.Nearest(word, names)
	}
	if near != "" {
		near = ": perhaps " + near
	}
	return r.fail(names, "expected %s, found %s%s", what, found, near)
}

// mostListed is how many words an error lists at most.
const mostListed = 20

// which returns the index of the word that is next, -1 if none is.
func (r *Reader) which(words []string) int {
	return slices.IndexFunc(words, func(w string) bool { return w != "" && strings.ToLower(w) == r.Peek() })
}

// List joins words for a person: "one, two or three".
func List(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// Number reads a whole number.
func (r *Reader) Number(least, most int64) (int64, error) { return r.Measure(least, most, "") }

// Measure reads a whole number of a unit, which an error names: " hundredths of an inch".
func (r *Reader) Measure(least, most int64, unit string) (int64, error) {
	n, err := strconv.ParseInt(r.Peek(), 10, 64)
	if err != nil || n < least || n > most {
		return 0, r.Wanted(fmt.Sprintf("a whole number from %d to %d%s", least, most, unit), nil)
	}
	r.Take()
	return n, nil
}

// Count reads a whole number from 0 to most, at most 255, into a byte.
func (r *Reader) Count(into *uint8, most int64) error {
	n, err := r.Number(0, most)
	*into = uint8(n)
	return err
}

// Numbers reads whole numbers from 0 to most, at most 255, until into is full.
func (r *Reader) Numbers(into []uint8, most int64) error {
	for i := range into {
		if err := r.Count(&into[i], most); err != nil {
			return err
		}
	}
	return nil
}

// Object records an objection of the rules to what was read.
func (r *Reader) Object(rule engine.Case, about engine.Object, why string, args ...any) {
	r.Problems = append(r.Problems, engine.Problem{Rule: rule, About: about, Why: fmt.Sprintf(why, args...)})
}

// ObjectLine records an objection to the line that begins with a word.
func (r *Reader) ObjectLine(word string, rule engine.Case, why string, args ...any) {
	r.Problems = append(r.Problems, engine.Problem{Rule: rule, Line: word, Why: fmt.Sprintf(why, args...)})
}

// Thing reads the name of a thing that find knows and fits accepts, in upper or lower case; wanted says what
// such things are, and names are some of them, for an error.
func (r *Reader) Thing(find func(string) (engine.Object, bool), fits func(engine.Object) bool, wanted string, names ...string) (engine.Object, error) {
	o, ok := find(r.Peek())
	if !ok || !fits(o) {
		return engine.NoObject, r.Wanted(wanted, names)
	}
	r.Take()
	return o, nil
}

// Each reads one thing after another to the end of the line.
func (r *Reader) Each(one func() error) error {
	for r.More() {
		if err := one(); err != nil {
			return err
		}
	}
	return nil
}
