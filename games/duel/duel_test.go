package duel

import (
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/pack"
)

// rules makes the game with its own pack.
func rules(t testing.TB) engine.Ruleset {
	t.Helper()
	p, err := pack.Read(Data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestRandomMatches plays matches to their end and wants to see each ending.
func TestRandomMatches(t *testing.T) {
	r := rules(t)
	ended := map[engine.Case]int{}
	for _, scenario := range r.Info().Scenarios {
		for n := range uint64(200) {
			m := dice.NewMixer(1, n)
			turn := &engine.Turn{Dice: &m}
			s, err := r.Setup(scenario.Key, nil, turn)
			if err != nil {
				t.Fatal(err)
			}
			for choices := 0; ; choices++ {
				out, over := s.Outcome()
				if over {
					ended[out.Rule]++
					break
				}
				if choices > scenario.Longest {
					t.Fatalf("%s match %d goes on after %d choices", scenario.Key, n, choices)
				}
				asked := s.Pending(nil)
				can := s.Candidates(asked[m.Pick(len(asked))], 5, nil)
				s.Apply(can[m.Pick(len(can))], turn)
			}
		}
	}
	for _, rule := range []engine.Case{"5.1", "5.2", "5.3"} {
		if ended[rule] == 0 {
			t.Errorf("no match ended by case %s: %v", rule, ended)
		}
	}
}
