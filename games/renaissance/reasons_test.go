package renaissance

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

// TestReasons wants every reason why an order comes to nothing to be shown by a worked example,
// in the words that are told.
func TestReasons(t *testing.T) {
	shown := linesShown(t)
	for why := whyIdleGone; why < numReasons; why++ {
		text := ": " + unnumbered(refusals[why].text)
		if !slices.ContainsFunc(shown, func(line string) bool { return strings.Contains(unnumbered(line), text) }) {
			t.Errorf("no example tells (%s) %s", refusals[why].rule, refusals[why].text)
		}
	}
}

// TestRefusals wants every reason why an order is refused to be shown by a worked example. How a match
// has ended is shown once for all ends, and whyCircle is the helm's alone.
func TestRefusals(t *testing.T) {
	var all []example.Refusal
	for _, r := range refusals[whySealed:whyIdleGone] {
		all = append(all, example.Refusal{Rule: r.rule, Text: plural.ReplaceAllString(r.text, "$1")})
	}
	for i, shown := range example.Shows(t, "testdata/*.txtar").Refused(all) {
		if !shown && whySealed+engine.Reason(i) != whyCircle {
			t.Errorf("no example refuses by (%s) %s", all[i].Rule, all[i].Text)
		}
	}
}

// plural is a word of which a text has both forms: that for several is what examples show.
var plural = regexp.MustCompile(`%\{\d:[^|]*\|([^}]*)\}`)

// numbersIn are those of a text, and the places for them.
var numbersIn = regexp.MustCompile(`%\d|\d+`)

// unnumbered is a text with a sign in place of each number.
func unnumbered(text string) string { return numbersIn.ReplaceAllString(text, "#") }

// linesShown are the lines of the worked examples, without comments.
func linesShown(t *testing.T) (all []string) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			line, _, _ = strings.Cut(line, "#")
			all = append(all, strings.TrimSpace(line))
		}
	}
	return all
}
