package jenkins

import (
	"path/filepath"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// oneScenario is the game with one of its scenarios alone.
type oneScenario struct {
	*ruleset
	only engine.Info
}

func (r *oneScenario) Info() *engine.Info { return &r.only }

// TestMatches replays a match of each scenario for each way in which it can end.
func TestMatches(t *testing.T) {
	r := rules(t)
	for i, sc := range r.info.Scenarios {
		t.Run(sc.Key, func(t *testing.T) {
			one := &oneScenario{r, r.info}
			one.only.Scenarios = r.info.Scenarios[i : i+1]
			enginetest.TestMatches(t, one, filepath.Join("testdata/matches", sc.Key),
				"English 5.0 level 1", "Spanish 5.0 level 2", "Spanish 5.0 level 3")
		})
	}
}

// TestPerft counts what is lawful here and there in every scenario.
func TestPerft(t *testing.T) { enginetest.TestPerft(t, rules(t), "testdata/perft.txt") }

// TestLog keeps the log of a match, so that a change of its sentences and headlines is read before it lands.
func TestLog(t *testing.T) {
	enginetest.TestLog(t, rules(t), "testdata/matches/porto-bello/5.0_level_3_spanish.wgm", "testdata/log.txt")
}

// TestThrows: who is asked for dice reads what they depend on and what their faces do.
func TestThrows(t *testing.T) {
	enginetest.TestThrows(t, rules(t), "testdata/*.txtar", "testdata/throws.txt")
}
