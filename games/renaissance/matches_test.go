package renaissance

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

// oneScenario is the game with one of its scenarios alone.
type oneScenario struct {
	engine.Ruleset
	only engine.Info
}

func (r *oneScenario) Info() *engine.Info { return &r.only }

// TestMatches replays a match for each way in which one can end: after the last move, with
// a fleet gone, or with a goal met that ends it.
//
// Case 1.2.
func TestMatches(t *testing.T) {
	r := rules(t)
	one := &oneScenario{r, *r.Info()}
	one.only.Scenarios = one.only.Scenarios[:0:0]
	for _, sc := range r.Info().Scenarios {
		if sc.Key == "lion-and-bull" {
			one.only.Scenarios = append(one.only.Scenarios, sc)
		}
	}
	enginetest.TestMatches(t, one, "testdata/matches",
		"A 1.2 level 1", "B 1.2 level 1", "draw 1.2 level 1", "A 1.2 level 2", "B 1.2 level 2", "draw 1.2 level 2",
		"A 1.2 level 3", "B 1.2 level 3", "draw 1.2 level 3")
}
