package fury

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestSampleDrawsCandidates plays at random and looks at each position whether the choices that
// Sample may draw are the candidates, each as often.
func TestSampleDrawsCandidates(t *testing.T) {
	r := rules(t)
	for k, key := range []string{"feud", "swamped", "delaying-action", "cadiz-or-something-similar", "ensconced", "prison-break", "campaign"} {
		mix := dice.NewMixer(19, uint64(k))
		turn := engine.Turn{Dice: &mix}
		s, err := r.Setup(key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		var asked []engine.Decision
		var options []engine.Option
		for range 150 {
			if asked = g.Pending(asked[:0]); len(asked) == 0 {
				break
			}
			d := asked[0]
			can := g.Candidates(d, bot.Samples, nil)
			options = drawsThose(t, g, d, can, options)
			c := can[mix.Pick(len(can))]
			for c.Verb == VerbWithdraw && len(can) > 1 {
				c = can[mix.Pick(len(can))]
			}
			turn.Reset()
			g.Apply(c, &turn)
		}
	}
}

// An indexed chance picks one index of a draft.
type indexed struct{ pick, of int }

func (i *indexed) Pick(n int) int {
	i.of = n
	return i.pick
}

// drawsThose fails if a draft of the answers to d holds other candidates than those that there are.
func drawsThose(t *testing.T, g *State, d engine.Decision, want []engine.Choice, buf []engine.Option) []engine.Option {
	t.Helper()
	o := engine.Drafting(bot.Samples, buf[:0])
	g.offer(d, &o)
	var is []engine.Choice
	for at := (indexed{of: 1}); at.pick < at.of; at.pick++ {
		if c, op := o.Draw(d, &at); g.isCandidate(d, &c, op, bot.Samples) {
			is = append(is, c)
		}
	}
	if !slices.Equal(is, want) {
		for i := range max(len(is), len(want)) {
			if i >= len(is) || i >= len(want) || is[i] != want[i] {
				t.Fatalf("asked for %d: of %d and %d choices the one numbered %d differs: drawn %v, listed %v", d.Ask, len(is), len(want), i, is[min(i, len(is)):min(i+1, len(is))], want[min(i, len(want)):min(i+1, len(want))])
			}
		}
	}
	return o.Options()
}
