package jenkins

import (
	"testing"

	"weathergage/engine/enginetest"
)

// TestMatches replays a match for each way in which one can end.
func TestMatches(t *testing.T) {
	enginetest.TestMatches(t, rules(t), "testdata/matches",
		"English 5.0 level 1", "Spanish 5.0 level 2", "Spanish 5.0 level 3")
}

// TestPerft counts what is lawful here and there in every scenario.
func TestPerft(t *testing.T) { enginetest.TestPerft(t, rules(t), "testdata/perft.txt") }
