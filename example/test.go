package example

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"weathergage/engine"
)

// Packages for tests share one flag, whichever of them is loaded first.
func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what happened into the expectations of tests")
	}
}

// Test runs every worked example that matches a pattern of path/filepath, each
// as a subtest under the name of its file. With the flag -update it first
// writes what happened into those that differ.
func Test(t *testing.T, rules engine.Ruleset, pattern string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("no worked example matches %s", pattern)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			report, err := runFile(rules, file)
			if err == nil && !report.Holds() && updating() {
				if err := os.WriteFile(file, report.Updated(), 0o644); err != nil {
					t.Fatal(err)
				}
				report, err = runFile(rules, file)
			}
			if err != nil {
				t.Fatal(err)
			}
			if !report.Holds() {
				t.Errorf("%s\n%s", report.Story, report)
			}
		})
	}
}

// updating reports whether the flag -update is set.
func updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

func runFile(rules engine.Ruleset, file string) (*Report, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	x, err := Parse(file, text)
	if err != nil {
		return nil, err
	}
	return x.Run(rules)
}
