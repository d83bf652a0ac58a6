package enginetest

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/weathergage/weathergage/engine"
)

// A TableLine is the title of a table and a line that it must have.
type TableLine [2]string

// PrintedTables checks tables as they are laid out against lines of the printed book. No two have the same
// title, and no line is wider than a page or ends in spaces.
func PrintedTables(t *testing.T, tables []engine.Table, wide int, want []TableLine) {
	t.Helper()
	texts := make(map[string]string)
	for _, table := range tables {
		if texts[table.Title] != "" {
			t.Errorf("two tables are called %q", table.Title)
		}
		texts[table.Title] = table.Text
		for _, line := range strings.Split(table.Text, "\n") {
			if strings.HasSuffix(line, " ") || utf8.RuneCountInString(line) > wide {
				t.Errorf("%s has a line that ends in spaces or is too long: %q", table.Title, line)
			}
		}
	}
	for _, w := range want {
		title, line := w[0], w[1]
		if !strings.Contains("\n"+texts[title], "\n"+line+"\n") {
			t.Errorf("%s lacks the line %q:\n%s", title, line, texts[title])
		}
	}
}
