package renaissance

import (
	"testing"

	"weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}
