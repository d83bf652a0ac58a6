package invincible

import (
	"testing"

	"weathergage/example"
)

// TestExample plays every worked example in testdata.
func TestExample(t *testing.T) {
	example.Test(t, game(t), "testdata/*.txtar")
}
