package spain

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// TestSampleDrawsCandidates plays at random and looks at each position whether the choices that
// the urn holds are the candidates, each once.
func TestSampleDrawsCandidates(t *testing.T) {
	r := rules(t)
	urns := map[engine.Prompt]int{}
	for k, sc := range r.Info().Scenarios {
		picks := dice.NewMixer(18, uint64(k))
		turn := engine.Turn{Dice: &picks}
		s, err := r.Setup(sc.Key, nil, &turn)
		if err != nil {
			t.Fatal(err)
		}
		g := s.(*State)
		var asked []engine.Decision
		var can, drawn []engine.Choice
		for range 3000 {
			if asked = g.Pending(asked[:0]); len(asked) == 0 {
				break
			}
			d := asked[0]
			can = g.Candidates(d, bot.Samples, can[:0])
			if drawn = urnOf(g, d, drawn[:0]); drawn != nil {
				urns[d.Ask]++
				sameChoices(t, d, drawn, can)
			}
			turn.Reset()
			g.Apply(can[picks.Pick(len(can))], &turn)
		}
	}
	for _, ask := range []engine.Prompt{AskActivate, AskSail, AskCourse, AskMarch, AskAcquire, AskLayUp} {
		if urns[ask] < 10 {
			t.Errorf("%d urns for question %d", urns[ask], ask)
		}
	}
}

// urnOf is all that the urn for d holds that is a candidate; nil if none is filled.
func urnOf(g *State, d engine.Decision, buf []engine.Choice) []engine.Choice {
	u := urn{g: g, seat: d.Seat, about: d.About, samples: bot.Samples, slots: 1}
	if u.fill(); u.many == 0 || g.acts >= mostActs {
		return nil
	}
	for n := range u.slots {
		if u.draw(n) {
			buf = append(buf, u.drawn)
		}
	}
	return buf
}

func sameChoices(t *testing.T, d engine.Decision, drawn, listed []engine.Choice) {
	t.Helper()
	order := func(a, b engine.Choice) int {
		x, y := [6]int32{int32(a.Verb), int32(a.On), int32(a.With), a.N[0], a.N[1], a.N[2]}, [6]int32{int32(b.Verb), int32(b.On), int32(b.With), b.N[0], b.N[1], b.N[2]}
		return slices.Compare(x[:], y[:])
	}
	drawn, listed = slices.SortedFunc(slices.Values(drawn), order), slices.SortedFunc(slices.Values(listed), order)
	if slices.Equal(drawn, listed) {
		return
	}
	for i := range max(len(drawn), len(listed)) {
		if i >= len(drawn) || i >= len(listed) || drawn[i] != listed[i] {
			t.Fatalf("question %d: of %d drawn and %d listed number %d differs: %v and %v", d.Ask, len(drawn), len(listed), i,
				drawn[i:min(i+1, len(drawn))], listed[i:min(i+1, len(listed))])
		}
	}
}
