package fury

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/engine"
)

// texts are what people read about the game.
var texts = engine.BookOf(bookFiles.ReadFile, nil)

// TestCasebook: what is settled so far is cited, shown and in the handbook. A ruling may
// wait to be cited as long as a case that it is about is open.
func TestCasebook(t *testing.T) {
	if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
		text, err := casebook.Coverage(".")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("COVERAGE.md", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rulings, err := casebook.ParseRulings(texts.Rulings)
	if err != nil {
		t.Fatal(err)
	}
	cases, err := casebook.ParseCases(texts.Cases)
	if err != nil {
		t.Fatal(err)
	}
	found, err := casebook.Check(".")
	if err != nil {
		t.Fatal(err)
	}
	open := func(number string) bool {
		return slices.ContainsFunc(cases, func(c casebook.Case) bool { return c.Number == number && c.Kind == casebook.Open })
	}
	for _, p := range found {
		waits := slices.ContainsFunc(rulings, func(r casebook.Ruling) bool {
			return p.File == "rulings.txt" && p.Line == r.Line && strings.Contains(p.Why, "is cited nowhere") &&
				slices.ContainsFunc(r.Cases, open)
		})
		if !waits {
			t.Error(p.Error())
		}
	}
}

// TestHandbookOfTheAppendix: every case from the Appendix on has its section, those that
// nothing enforces yet too.
func TestHandbookOfTheAppendix(t *testing.T) {
	book, err := casebook.ReadBook(texts.Handbook, texts.Rulings, texts.Cases)
	if err != nil {
		t.Fatal(err)
	}
	from := slices.IndexFunc(book.Cases, func(c casebook.Case) bool { return c.Number == "24.0" })
	for _, c := range book.Cases[from:] {
		if c.Kind == casebook.Chapter || c.Kind == casebook.Nothing {
			continue
		}
		e, err := book.Entry(c.Number)
		if err != nil || !e.Exact || e.Section.Text == "" {
			t.Errorf("%s %s has no section in the handbook: %v", c.Number, c.Title, err)
		}
	}
}

// TestRulings: an authority says where it comes from.
func TestRulings(t *testing.T) { casebook.TestAuthorities(t, texts.Rulings) }
