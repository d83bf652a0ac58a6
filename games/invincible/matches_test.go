package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestMatches replays a campaign for each way in which one can end.
func TestMatches(t *testing.T) {
	enginetest.TestMatches(t, game(t), "testdata/matches",
		"English 14.1 level 1", "English 15.2 level 2", "Spanish 15.2 level 3",
		"English 7.6 level 4", "English 14.3 level 5")
}

// TestPerft counts what is lawful here and there in both scenarios.
func TestPerft(t *testing.T) { enginetest.TestPerft(t, game(t), "testdata/perft.txt") }

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, game(t), "testdata/matches/15.2_english.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, game(t), "testdata/*.txtar", "testdata/throws.txt")
}
