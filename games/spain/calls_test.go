package spain

import (
	"strings"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// callingDice note what is thrown for.
type callingDice struct {
	dice.Mixer
	r    *ruleset
	t    *testing.T
	seen map[engine.Case]bool
}

func (d *callingDice) Throw(th engine.Throw) (engine.Faces, bool) {
	said := d.r.Call(th)
	if said == "" || strings.Contains(said, "%") || strings.Contains(said, "  ") || strings.HasSuffix(said, " ") {
		d.t.Errorf("a throw of %d dice by case %s is called %q", th.Dice, th.Rule, said)
	}
	d.seen[th.Rule] = true
	return d.Mixer.Throw(th)
}

// TestCalls: every throw of random wars says for what and for whom it is, and most of those
// that are foreseen are made.
func TestCalls(t *testing.T) {
	r := rules(t).(*ruleset)
	seen := map[engine.Case]bool{}
	for k := range uint64(8) {
		d := &callingDice{dice.NewMixer(3, k), r, t, seen}
		picks := dice.NewMixer(4, k)
		turn := engine.Turn{Dice: d}
		s, err := r.Setup(r.info.Scenarios[k%4].Key, nil, &turn)
		if k >= 4 {
			s, _, err = r.ParsePosition([]byte(fleetsMeet[k%3]))
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
			s.Apply(cs[picks.Pick(len(cs))], &turn)
		}
	}
	for _, rule := range [...]engine.Case{"11.4", "6.23", "7.2", "9.3", "14.1"} {
		if !seen[rule] {
			t.Errorf("%s: never thrown", rule)
		}
	}
	th := engine.Throw{Seat: English, Dice: 2, Rule: "6.4", About: fleetObject(English, 1)}
	if got := r.Call(th); got != "the wind for English Fleet 1, which intercepts" {
		t.Errorf("the wind of an interceptor is called %q", got)
	}
	th = engine.Throw{Seat: English, Dice: 1, Rule: "6.4", About: fleetObject(English, 1), On: fleetObject(Spanish, 2)}
	if got := r.Call(th); got != "the attempt of English Fleet 1 to intercept Spanish Armada 2" {
		t.Errorf("an interception is called %q", got)
	}
}
