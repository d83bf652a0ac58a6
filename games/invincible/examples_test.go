package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/casebook"
	"github.com/weathergage/weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.TestFrom(t, game(t), example.Source{Data: Data, New: New}, "testdata/*.txtar")
}

// TestCasebook holds the list of cases, the rulings and the coverage page against
// code, tests and worked examples.
func TestCasebook(t *testing.T) {
	casebook.Test(t, ".")
}
