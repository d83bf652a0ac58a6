package casebook

import (
	"flag"
	"os"
	"path/filepath"
	"testing"
)

func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what happened into the expectations of tests")
	}
}

// Test is what a game's TestCasebook calls: it fails for each problem that Check
// finds in the game's folder. With -update it writes COVERAGE.md first.
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
