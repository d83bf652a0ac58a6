package casebook

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what happened into the expectations of tests")
	}
}

// Test fails for each problem that Check finds in the game's folder. With -update it writes COVERAGE.md
// first. A game's TestCasebook calls it.
func Test(t *testing.T, dir string) {
	t.Helper()
	if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
		text, err := Coverage(dir)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, coverageFile), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	found, err := Check(dir)
	if err != nil {
		t.Fatal(err)
	}
	for i := range found {
		t.Error(found[i].Error())
	}
}

// authorities lists the words with which an authority may begin: the rulebook decides, or a public source;
// what is lost was reconstructed; or we chose between possible readings.
var authorities = []string{"Rulebook", "Public", "Reconstructed", "Ours"}

// TestAuthorities fails for each ruling whose authority does not begin with one of authorities.
func TestAuthorities(t *testing.T, rulings string) {
	t.Helper()
	all, err := ParseRulings(rulings)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range all {
		if !slices.ContainsFunc(authorities, func(word string) bool { return strings.HasPrefix(r.Authority, word) }) {
			t.Errorf("R%d rests on %q, want one of %s", r.Number, r.Authority, strings.Join(authorities, ", "))
		}
	}
}
