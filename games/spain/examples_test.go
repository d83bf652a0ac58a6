package spain

import (
	"testing"

	"github.com/weathergage/weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}
