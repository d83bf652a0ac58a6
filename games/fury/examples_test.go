package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
	"github.com/weathergage/weathergage/example"
)

// rules is the game under the pack as shipped.
func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	return enginetest.Loaded(t, Data, New)
}

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, rules(t), "testdata/*.txtar")
}
