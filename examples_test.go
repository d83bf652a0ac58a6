package weathergage_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// runnable matches an example that a test runs: it says what it prints.
var runnable = regexp.MustCompile(`(?s)\nfunc Example\w*\(\) \{.*\n\t// Output:`)

// TestExamples: each package that others may import shows how it is used, by an example that is run. Main of the root
// package ends the program, so its example is only compiled.
func TestExamples(t *testing.T) {
	found := map[string]bool{".": true}
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, at fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case at.IsDir() && (name == "internal" || name == "cmd" || name == "e2e" || strings.HasPrefix(path.Base(name), ".") && name != "." || at.Name() == "testdata"):
			return fs.SkipDir
		case path.Ext(name) != ".go":
			return nil
		}
		dir := path.Dir(name)
		if !strings.HasSuffix(name, "_test.go") {
			found[dir] = found[dir]
			return nil
		}
		text, err := os.ReadFile(name)
		found[dir] = found[dir] || runnable.Match(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for dir, has := range found {
		if !has {
			t.Errorf("%s has no example that is run: expected a func Example with // Output: in its tests", dir)
		}
	}
}
