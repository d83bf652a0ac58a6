package jenkins

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// callingDice note what is thrown for.
type callingDice struct {
	testDice
	r    *ruleset
	t    *testing.T
	seen map[string]bool
}

func (d *callingDice) Throw(th engine.Throw) (engine.Faces, bool) {
	said := d.r.Call(th)
	if said == "" || strings.Contains(said, "%") || strings.Contains(said, "  ") || strings.HasSuffix(said, " ") {
		d.t.Errorf("a throw of %d dice by case %s for the %s is called %q", th.Dice, th.Rule, seatTitles[th.Seat], said)
	}
	for i := range calls {
		if c := &calls[i]; c.rule == th.Rule && (c.class == 0 || c.class == th.About.Class()) && (c.dice == 0 || c.dice == th.Dice) {
			d.seen[c.what] = true
		}
	}
	return d.testDice.Throw(th)
}

// TestCalls: every throw of a match says for what and for whom it is, and each that is
// foreseen is made.
func TestCalls(t *testing.T) {
	r := rules(t)
	seen := map[string]bool{}
	for match := range 24 {
		d := &callingDice{testDice{rand.New(rand.NewPCG(uint64(match), 12))}, r, t, seen}
		turn := engine.Turn{Dice: d}
		var s engine.State
		var err error
		if match%2 == 0 {
			s, _, err = r.ParsePosition([]byte(dense))
		} else {
			s, err = r.Setup(r.info.Scenarios[match/2%len(r.info.Scenarios)].Key, nil, &turn)
		}
		if err != nil {
			t.Fatal(err)
		}
		for range 4000 {
			ds := s.Pending(nil)
			if len(ds) == 0 {
				break
			}
			cs := s.Candidates(ds[0], 2, nil)
			turn.Reset()
			s.Apply(cs[d.IntN(len(cs))], &turn)
		}
	}
	for i := range calls {
		if !seen[calls[i].what] {
			t.Errorf("never thrown: %s", calls[i].what)
		}
	}
	th := engine.Throw{Seat: Spanish, Dice: 1, Rule: "7.2", About: hexObject(hexAt(t, "2820"))}
	if got := r.Call(th); got != "the attempt of the Spanish to intercept the English at 2820" {
		t.Errorf("an interception is called %q", got)
	}
}
