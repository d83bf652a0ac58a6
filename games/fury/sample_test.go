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

// TestAllowsWhatIsNotRefused plays at random and compares, for legs of any length and angle that a company
// is offered, the quick yes or no with the refusal that has a reason.
func TestAllowsWhatIsNotRefused(t *testing.T) {
	r := rules(t)
	allowed, refused := 0, 0
	for k, key := range []string{"feud", "swamped", "delaying-action", "cadiz-or-something-similar", "ensconced", "supply-column-ambush"} {
		mix := dice.NewMixer(23, uint64(k))
		turn := engine.Turn{Dice: &mix}
		s, err := r.Setup(key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		var asked []engine.Decision
		var options []engine.Option
		for range 1500 {
			if asked = g.Pending(asked[:0]); len(asked) == 0 {
				break
			}
			var c engine.Choice
			c, options = g.Sample(asked[0], bot.Samples, &mix, options[:0])
			for i := range options {
				op := &options[i]
				if !isLeg(op.Verb) || op.Span[0].Max < 1 {
					continue
				}
				leg := engine.Choice{Seat: c.Seat, Verb: op.Verb, About: c.About, N: [3]int32{1 + int32(mix.Pick(int(op.Span[0].Max)+10))}}
				if op.Verb == VerbDrift {
					leg.N[1] = op.Span[1].Min + int32(mix.Pick(int(op.Span[1].Max-op.Span[1].Min)+1))
				}
				ill := g.refusal(leg)
				if g.allows(&leg) != ill.OK() {
					t.Fatalf("%s: the leg %v is allowed, %v, and refused for %d", key, leg, g.allows(&leg), ill.Why)
				}
				if ill.OK() {
					allowed++
				} else {
					refused++
				}
			}
			if c.Verb == VerbWithdraw && len(options) > 1 {
				continue
			}
			turn.Reset()
			g.Apply(c, &turn)
		}
	}
	if min(allowed, refused) < 1000 {
		t.Errorf("only %d legs are allowed and %d refused", allowed, refused)
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
	sequence.Offer(g, d, &o)
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
