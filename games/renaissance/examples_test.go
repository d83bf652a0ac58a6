package renaissance

import (
	"testing"

	"weathergage/casebook"
	"weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}

// TestCasebook holds the list of cases, the rulings and the coverage page against the code,
// the tests, the examples and the pack.
func TestCasebook(t *testing.T) {
	casebook.Test(t, ".")
}
