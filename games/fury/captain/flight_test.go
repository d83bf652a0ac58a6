package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// A quitter is a captain who notes how many weeks are left where it withdraws from a battle, and what its side has
// lost by then.
type quitter struct {
	bot.Captain
	t    *testing.T
	left *[]int
}

func (q quitter) Choose(seen engine.State, d engine.Decision, think bot.Budget) engine.Choice {
	c := q.Captain.Choose(seen, d, think)
	if c.Verb == fury.VerbWithdraw {
		g := seen.(*fury.State)
		*q.left = append(*q.left, g.WeeksLeft())
		if lost, force, flight := g.Lost(d.Seat); 100*lost < force*flight/2 {
			q.t.Errorf("it withdraws after %d of %d squadrons are lost", lost, force)
		}
	}
	return c
}

// TestCaptainWithdrawsBeforeFlight has captains save what is left of a lost battle for the weeks to come, and in the
// last week fight on.
//
// Cases 19.1, 29.12.
func TestCaptainWithdrawsBeforeFlight(t *testing.T) {
	r := rules(t)
	var left []int
	hand := []engine.Setting{{Key: "battles", Value: "hand"}}
	for k := uint64(4); k < 30 && len(left) < 2; k++ {
		bots := []bot.Bot{quitter{captain.New(r), t, &left}, quitter{captain.New(r), t, &left}}
		arena.Meet(t, r, "campaign", hand, k, bots, nil)
	}
	if len(left) < 2 {
		t.Error("no captain saves its men")
	}
	for _, weeks := range left {
		if weeks < 1 {
			t.Error("a captain withdraws from a battle after which nothing comes")
		}
	}
}
