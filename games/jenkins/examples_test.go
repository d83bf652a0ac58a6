package jenkins

import (
	"fmt"
	"testing"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}

// TestCasebook holds the list of cases, the rulings and the coverage page against
// code, tests and worked examples.
func TestCasebook(t *testing.T) {
	casebook.Test(t, ".")
}

// TestRulingsAreShown wants a worked example of every ruling on which anything
// depends.
func TestRulingsAreShown(t *testing.T) {
	shown := example.Shows(t, "testdata/*.txtar").Rulings
	rulings, err := casebook.ParseRulings(texts.Rulings)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rulings {
		if name := fmt.Sprintf("R%d", r.Number); !shown[name] && r.Nothing == "" {
			t.Errorf("no worked example shows %s: %s", name, r.Question)
		}
	}
}
