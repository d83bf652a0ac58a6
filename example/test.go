package example

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// The test packages share one flag, whichever of them is loaded first.
func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what happened into the expectations of tests")
	}
}

// A Source is what rulesets of a game are made from, for examples that have data of their own.
type Source struct {
	Data      fs.FS  // the pack as shipped
	Scenarios string // the folder for scenarios of the players' own, or ""
	New       func(*pack.Pack) (engine.Ruleset, error)
}

// Test runs every worked example that matches a pattern of path/filepath, each as a subtest under the name of
// its file. With the flag -update it first writes what happened into those that differ.
func Test(t *testing.T, rules engine.Ruleset, pattern string) {
	t.Helper()
	TestFrom(t, rules, Source{}, pattern)
}

// TestFrom is Test for examples that may have data of their own.
func TestFrom(t *testing.T, rules engine.Ruleset, from Source, pattern string) {
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
			report, err := runFile(rules, from, file)
			if err == nil && !report.Holds() && updating() {
				if err := os.WriteFile(file, report.Updated(), 0o644); err != nil {
					t.Fatal(err)
				}
				report, err = runFile(rules, from, file)
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

func runFile(rules engine.Ruleset, from Source, file string) (*Report, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	x, err := Parse(file, text)
	if err != nil {
		return nil, err
	}
	if x.Brings() {
		if rules, err = from.rules(x); err != nil {
			return nil, err
		}
	}
	return x.Run(rules)
}

// rules makes the ruleset of an example that has data of its own.
func (s Source) rules(x *Example) (engine.Ruleset, error) {
	if s.New == nil {
		return nil, fmt.Errorf("%s brings data of its own: run it by TestFrom", x.File)
	}
	p, err := pack.Read(s.Data)
	if err != nil {
		return nil, err
	}
	return x.Rules(p, s.Scenarios, s.New)
}
