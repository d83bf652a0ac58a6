package example

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

var (
	refusedLine = regexp.MustCompile(`(?m)^refused ([\da-z.]+) ([^#\n]+)`)
	caseLine    = regexp.MustCompile(`(?m)^# case .*$`)
	rulingName  = regexp.MustCompile(`\bR\d+\b`)
	numbersIn   = regexp.MustCompile(`%\d|\d+`)
)

// A Shown is what the worked examples of a game show together.
type Shown struct {
	Rulings  map[string]bool // by name, such as R36: those that an example cites
	refusals []Refusal       // the cases and words that refusals are expected to have
}

// A Refusal is the case that forbids a choice, and the sentence that says so.
type Refusal struct {
	Rule engine.Case
	Text string
}

// withoutNumbers returns a text with a sign in place of each number.
func withoutNumbers(text string) string { return numbersIn.ReplaceAllString(text, "#") }

// byNumber matches a word of a sentence that depends on a number, such as %{1:move|moves}.
var byNumber = regexp.MustCompile(`%\{\d:([^|{}]*)\|([^|{}]*)\}`)

// Shows reads the worked examples that match a pattern of path/filepath.
func Shows(t testing.TB, pattern string) *Shown {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	s := &Shown{Rulings: map[string]bool{}}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range refusedLine.FindAllStringSubmatch(string(text), -1) {
			s.refusals = append(s.refusals, Refusal{engine.Case(m[1]), strings.TrimSpace(m[2])})
		}
		for _, cites := range caseLine.FindAllString(string(text), -1) {
			for _, r := range rulingName.FindAllString(cites, -1) {
				s.Rulings[r] = true
			}
		}
	}
	return s
}

// Refuses reports whether an example expects words of this sentence; numbers in the sentence are ignored.
func (s *Shown) Refuses(sentence string) bool {
	for _, said := range s.refusals {
		if strings.Contains(sentence, said.Text) {
			return true
		}
	}
	return false
}

// Refused reports, for each refusal of a game, whether an example shows it: by words that no other refusal
// has, or no other with the case that the example cites. Numbers are ignored.
func (s *Shown) Refused(all []Refusal) []bool {
	shown, texts := make([]bool, len(all)), make([][2]string, len(all)) // of several, and of one
	for i, r := range all {
		texts[i] = [2]string{withoutNumbers(byNumber.ReplaceAllString(r.Text, "$2")), withoutNumbers(byNumber.ReplaceAllString(r.Text, "$1"))}
	}
	for _, said := range s.refusals {
		words, _, _ := strings.Cut(withoutNumbers(said.Text), " (case ")
		var fit, here []int
		for i, r := range all {
			if !strings.Contains(texts[i][0], words) && !strings.Contains(texts[i][1], words) {
				continue
			}
			if fit = append(fit, i); r.Rule == said.Rule {
				here = append(here, i)
			}
		}
		if len(here) > 0 {
			fit = here
		}
		if len(fit) == 1 {
			shown[fit[0]] = true
		}
	}
	return shown
}
