package fury

import (
	"math/rand/v2"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// stormed is a sconce with a gate, houses, Guns, ladders, petards, horsemen on foot.
const stormed = `
board 4800 4800
piece sconce 2000 1000 2800 1000 2800 1800 2000 1800
piece gate 2325 1800 2475 1800
piece parapet 2475 1800 2800 1800 2800 1000 2000 1000 2000 1800 2325 1800
piece building 1000 2000 1200 2000 1200 2200 1000 2200
piece building 3600 2000 3800 2000 3800 2200 3600 2200 fire 1
piece building 3900 2600 4100 2600 4100 2800 3900 2800 stone
side A force 20 flight 90
side B force 20 flight 90
company a-1 artillery-crew gun drake team loaded at 2400 3600 facing 0
company a-2 artillery-crew gun saker limbered team at 1200 3600 facing 0
company a-3 spanish-pikemen squadrons 2 files 2 at 1990 1400 facing 9000 captain 1 ladders
company a-4 petardmen at 2400 1820 facing 0 captain 2
company a-5 demilancers squadrons 3 files 3 at 3700 3400 facing 0 captain 3
company a-6 spanish-arquebusiers squadrons 4 files 4 at 1100 2250 facing 0 captain 4
company a-7 artillery-crew at 3000 3000 facing 0
object drake of A at 3000 2930
company b-1 levy-arquebusiers squadrons 2 files 2 at 2650 1790 facing 18000 captain 5
company b-2 levy-arquebusiers squadrons 4 files 4 at 4000 2700 inside 6 captain 6
company b-3 kern squadrons 3 files 3 at 3700 1990 facing 18000 captain 7
company b-4 artillery-crew gun saker loaded at 2150 1700 facing 18000
company b-5 landsknecht-shot squadrons 2 files 1 at 2400 1780 facing 18000 captain 8
flow segments A
`

// TestStorms plays many segments by chance about works and houses: whatever is offered is
// allowed, positions come back from their text, nobody stands on another, no house holds two.
func TestStorms(t *testing.T) {
	key := rand.New(rand.NewPCG(5, 6))
	mixed := dice.NewMixer(8, 8)
	acts := map[engine.Verb]int{}
	for match := range 4 {
		g := position(t, stormed)
		for step := range 60 {
			open := g.Pending(nil)
			if len(open) == 0 {
				break
			}
			choices := g.Candidates(open[0], 2, nil)
			for _, c := range choices {
				if ill := g.Check(c); !ill.OK() {
					t.Fatalf("match %d, step %d: %+v is offered and refused by %s\n%s", match, step, c, ill.Rule, g.format(nil))
				}
			}
			c := anyVerb(key, choices)
			for deed, tries := false, 0; !deed && tries < 4; tries++ {
				if marks := rowOf(c.Verb).marks; marks.has(verbAlike) && !marks.has(verbShape) && !marks.has(verbApart) {
					deed = true
				} else {
					c = anyVerb(key, choices)
				}
			}
			if c.Verb == VerbWithdraw || c.Verb == engine.Pass && key.IntN(2) == 0 {
				continue
			}
			acts[c.Verb]++
			if !engine.Try(g, c, &engine.Turn{Dice: &mixed}) {
				t.Fatal("no dice")
			}
			isSound(t, g)
		}
	}
	for _, v := range []engine.Verb{VerbShoot, VerbLimber, VerbUnlimber, VerbTurn, VerbOpen, VerbLadder, VerbPetard} {
		if acts[v] == 0 {
			t.Errorf("%s was never chosen: %v", verbs[v].Name, acts)
		}
	}
}
