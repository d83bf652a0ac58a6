package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestPositions checks that the page about the lines of positions says what the parser says.
func TestPositions(t *testing.T) { enginetest.Positions(t, game(t)) }
