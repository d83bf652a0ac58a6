package renaissance

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
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

// unnumbered is a text with a sign in place of each number.
func unnumbered(text string) string {
	return regexp.MustCompile(`%\d|\d+`).ReplaceAllString(text, "#")
}

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
