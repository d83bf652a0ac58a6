package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/games/fury/captain"
)

// tempting is a company of shot that guards a ford. Loose, its outer base just reaches routers; formed, it does not.
// No other enemy is near, so that in close order it wants to go loose again.
const tempting = `game fury
scenario delaying-action
turn 5
side A force 12 flight 40
side B force 6 flight 60 lurks
muster A nation dutch edge south
muster B nation spaniards
company a-1 levy-pikemen squadrons 3 routing at 3180 3052 facing 18000 captain 1
company a-2 levy-pikemen squadrons 5 at 800 4600 captain 2
company b-1 spanish-arquebusiers squadrons 3 files 3 at 2400 2400 facing 18000 captain 3
flow segments A after-b
flow act b-1
`

// TestCaptainChangesOrderOnce has a company change its order no more than once in a segment. One that formed to shoot
// and went loose to march would do so for ever, as both are free.
//
// Case 8.10.
func TestCaptainChangesOrderOnce(t *testing.T) {
	changes := 0
	plays(t, rules(t), tempting, 12, func(d engine.Decision, ch engine.Choice) bool {
		if d.Ask != fury.AskAct {
			return true
		}
		if ch.Verb == fury.VerbForm || ch.Verb == fury.VerbLoosen {
			changes++
		}
		return false
	})
	if changes != 1 {
		t.Errorf("it changes its order %d times, want once", changes)
	}
}

// plays has the captain make so many choices from a position, or fewer if that is all, and reports whether it was.
func plays(t *testing.T, r engine.Ruleset, text string, most int, all func(engine.Decision, engine.Choice) bool) bool {
	t.Helper()
	s, problems, err := r.ParsePosition([]byte(text))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	c := captain.New(r)
	c.Begin(7)
	mixed := dice.NewMixer(5, 9)
	turn := &engine.Turn{Dice: &mixed}
	for range most {
		d := s.Pending(nil)[0]
		ch := c.Choose(s, d, bot.Budget{})
		if all(d, ch) {
			return true
		}
		if !engine.Try(s, ch, turn) {
			t.Fatalf("no dice for %+v", ch)
		}
	}
	return false
}
