package fury

import (
	"testing"
	"time"
	"unsafe"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestHandBattles plays campaigns by chance whose battles are fought on a board in the match: no
// squadron is lost from the count, text comes back, and what is offered is allowed.
func TestHandBattles(t *testing.T) {
	tb := loaded(t)
	mixed := dice.NewMixer(11, 7)
	t.Log(unsafe.Sizeof(flat{}))
	var battles [NumBattles]int
	for range 2 {
		g := tb.newCampaign(decideHand)
		turn := &engine.Turn{Dice: &mixed, Hear: true}
		raised := [numSeats]int{}
		steps := 0
		start := time.Now()
		for open := g.Pending(nil); len(open) > 0; open = g.Pending(nil) {
			d := open[pick(&mixed, len(open))]
			all := g.Candidates(d, 3, nil)
			if len(all) == 0 {
				t.Fatalf("nothing is offered to\n%s", g.format(nil))
			}
			c := all[pick(&mixed, len(all))]
			if c.Verb == VerbWithdraw && pick(&mixed, 30) > 0 {
				continue
			}
			was := g.war.battle
			turn.Reset()
			if !engine.Try(g, c, turn) {
				t.Fatal("no dice")
			}
			steps++
			now := countWar(g)
			if step := g.flow.Depth() > 0 && g.flow.Top().Step > stepWarColonels || g.isOnField() || g.outcome != 0; !step {
				raised = now
			} else if raised != now {
				t.Fatalf("%v squadrons and Guns were raised, and %v are there after %+v\n%s", raised, now, c, g.format(nil))
			}
			if steps%53 == 0 {
				warIsSound(t, g)
			}
			if was != 0 && g.war.battle == 0 {
				battles[was-1]++
				for _, e := range turn.Events {
					t.Log(string(tell(tb, e)))
				}
			}
		}
		t.Logf("%d choices, %v, %d points", steps, time.Since(start), g.points())
	}
	t.Logf("battles %v", battles)
}

func tell(tb *Tables, e engine.Event) []byte {
	r := ruleset{tables: tb, words: makeWords(tb)}
	return r.Tell(nil, e)
}
