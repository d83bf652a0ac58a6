package match_test

import (
	"errors"
	"testing"

	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/internal/match"
)

// A refusing journal stores nothing while it is told not to.
type refusing struct {
	match.Memory
	refuses bool
}

func (j *refusing) Append(e match.Entry) error {
	if j.refuses {
		return errors.New("no room")
	}
	return j.Memory.Append(e)
}

// A match that begins in a position of its own goes on from where it is after its past was
// looked at, and after something could not be stored.
func TestAStartStaysAsItWas(t *testing.T) {
	before := newMatch(t, nil, persons()...)
	inFiring(t, before, "round")
	v := before.View(seatA)
	mixer := dice.NewMixer(1588, 0)
	v.Seen.Imagine(seatA, &mixer)
	var j refusing
	spec := journaled(t, &j, func(s *match.Spec) { s.Rules = before.Rules() }, persons()...)
	spec.Start = v.Seen
	start := string(spec.Rules.FormatPosition(nil, spec.Start))
	m := load(t, spec)
	play(t, m, "B pass vengeur")
	play(t, m, "B pass vengeur")
	same := func(when string, want match.View) {
		t.Helper()
		sameView(t, when, m.View(seatA), want)
		if got := string(spec.Rules.FormatPosition(nil, spec.Start)); got != start {
			t.Errorf("%s: the start has become\n%s", when, got)
		}
	}
	now := m.View(seatA)
	past, err := m.Past(seatA, 1)
	must(t, err)
	if past.Scene.Phase != before.View(seatA).Scene.Phase {
		t.Errorf("the past is in phase %s", past.Scene.Phase)
	}
	same("after the past", now)
	j.refuses = true
	if err := m.Say(seatA, "Well?"); err == nil {
		t.Fatal("words were said that were not stored")
	}
	j.refuses = false
	same("after something was not stored", now)
	play(t, m, "A pass resolute")
	sameViews(t, "loaded", load(t, spec), m)
}
