package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestMatches replays a match for each way in which one ends: flight, withdrawal, the last turn, with a
// winner or without, a goal, and each level of victory of the campaign. Matches from the first roll to the
// end are among them.
//
// Cases 19.1, 19.2, 29.21.
func TestMatches(t *testing.T) {
	enginetest.TestMatches(t, rules(t), "testdata/matches",
		"A 19.2 level 1", "B 19.2 level 1", "A 19.1 level 2", "B 19.1 level 2", "A 19.1 level 3", "B 19.1 level 3", "draw 19.1 level 4",
		"A 19.1 level 5", "B 19.1 level 5",
		"B 29.21 level 32", "B 29.21 level 33", "draw 29.21 level 34", "A 29.21 level 35", "A 29.21 level 36")
}

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, rules(t), "testdata/matches/whole_action.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, rules(t), "testdata/*.txtar", "testdata/throws.txt")
}
