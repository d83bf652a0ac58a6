package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestMatches replays a match for each way in which one can end: after the last move, with
// a fleet gone, or with a goal met that ends it.
//
// Case 1.2.
func TestMatches(t *testing.T) {
	enginetest.TestMatches(t, enginetest.Only(rules(t), "lion-and-bull"), "testdata/matches",
		"A 1.2 level 1", "B 1.2 level 1", "draw 1.2 level 1", "A 1.2 level 2", "B 1.2 level 2", "draw 1.2 level 2",
		"A 1.2 level 3", "B 1.2 level 3", "draw 1.2 level 3")
}

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, rules(t), "testdata/matches/1.2_level_2_b.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, rules(t), "testdata/*.txtar", "testdata/throws.txt")
}
