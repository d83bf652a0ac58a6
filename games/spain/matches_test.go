package spain

import (
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/engine/enginetest"
)

// TestMatches replays a match for each level of victory of the war and of Sluys, and one of
// each of the shorter wars, which end after their own last turns.
//
// Case 16.4.
func TestMatches(t *testing.T) {
	ends := map[string][]string{
		"war": {"Spanish 16.4 level 1", "Spanish 16.4 level 2", "Spanish 16.4 level 3", "draw 16.4 level 4",
			"English 16.4 level 5", "English 16.4 level 6", "English 16.4 level 7"},
		"1587":  {"draw 16.4 level 4"},
		"1588":  {"English 16.4 level 5"},
		"sluys": {"Spanish 16.4 level 1", "English 16.4 level 2"},
	}
	r := rules(t)
	for _, sc := range r.Info().Scenarios {
		t.Run(sc.Key, func(t *testing.T) {
			enginetest.TestMatches(t, enginetest.Only(r, sc.Key), filepath.Join("testdata/matches", sc.Key), ends[sc.Key]...)
		})
	}
}

// TestPerft counts what is lawful here and there in every scenario.
func TestPerft(t *testing.T) { enginetest.TestPerft(t, rules(t), "testdata/perft.txt") }

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, rules(t), "testdata/matches/sluys/16.4_level_1_spanish.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, rules(t), "testdata/*.txtar", "testdata/throws.txt")
}
