package renaissance

import (
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/casebook"
)

var updateHandbook = flag.Bool("update-handbook", false, "lay the tables of the handbook out anew")

// tableFence is a table of the handbook: its title, and the lines of it.
var tableFence = regexp.MustCompile("(?s)```table ([^\n]*)\n(.*?)```\n")

// TestHandbook holds the tables that the handbook prints against the pack, each once,
// and sees that every rule has a section.
func TestHandbook(t *testing.T) {
	text, err := os.ReadFile("handbook.md")
	if err != nil {
		t.Fatal(err)
	}
	tables := make(map[string]string)
	for _, table := range printedTables(loaded(t)) {
		tables[table.Title] = table.Text
	}
	fresh := tableFence.ReplaceAllStringFunc(string(text), func(fence string) string {
		title := tableFence.FindStringSubmatch(fence)[1]
		table, ok := tables[title]
		if !ok {
			t.Errorf("handbook.md: no table %q, or it stands there twice", title)
			return fence
		}
		delete(tables, title)
		return "```table " + title + "\n" + table + "```\n"
	})
	for title := range tables {
		t.Errorf("handbook.md: expected the table %q, found none", title)
	}
	if *updateHandbook {
		if err := os.WriteFile("handbook.md", []byte(fresh), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if fresh != string(text) {
		t.Error("handbook.md: a table differs from the pack: go test -run Handbook -update-handbook, and read the difference")
	}
	readable(t, fresh)
}

// readable looks every case up as a person would.
func readable(t *testing.T, handbook string) {
	t.Helper()
	cases, err := os.ReadFile("cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	rulings, err := os.ReadFile("rulings.txt")
	if err != nil {
		t.Fatal(err)
	}
	book, err := casebook.ReadBook(handbook, string(rulings), string(cases))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range book.Cases {
		e, err := book.Entry(c.Number)
		if err != nil {
			t.Fatal(err)
		}
		if !e.Exact {
			t.Errorf("%s %s: expected a section of the handbook, found none", c.Number, c.Title)
		}
	}
	known := make(map[string]bool)
	for _, r := range book.Rulings {
		known["R"+num(r.Number)] = true
		for _, number := range r.Cases {
			if _, err := book.Entry(number); err != nil {
				t.Errorf("R%d: %v", r.Number, err)
			}
		}
	}
	for _, name := range regexp.MustCompile(`\bR[0-9]+\b`).FindAllString(handbook, -1) {
		if !known[name] {
			t.Errorf("handbook.md: no ruling %s", name)
		}
	}
	if n := strings.Count(handbook, "\n## "); n != 33 {
		t.Errorf("handbook.md: %d chapters, want 33", n)
	}
}
