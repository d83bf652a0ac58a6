package enginetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestToys: each law finds the toy that breaks it.
func TestToys(t *testing.T) {
	for _, tt := range toys {
		t.Run(tt.law+": "+tt.name, func(t *testing.T) {
			opts := Options{}
			if tt.law != "no garbage" {
				opts.Without = map[string]string{"no garbage": "a toy makes some"}
			}
			found := tried(t, tt.defect, opts)
			if !slices.Contains(found, tt.law) {
				t.Errorf("the law does not find %s; broken are %q", tt.name, found)
			}
			if tt.alone && len(found) != 1 {
				t.Errorf("%s breaks more than one law: %q", tt.name, found)
			}
		})
	}
}

// tried returns the names of the laws that a toy breaks.
func tried(t *testing.T, d defect, opts Options) []string {
	opts.Choices, opts.Exchange, opts.Cites = 600, swapShots, true
	x := newExercise(newToy(t, d), opts)
	x.always = true
	x.run()
	var found []string
	for _, f := range x.failures {
		if t.Log(f.text); !slices.Contains(found, f.law) {
			found = append(found, f.law)
		}
	}
	return found
}

// TestEveryLawHasAToy: a law that nothing breaks proves nothing.
func TestEveryLawHasAToy(t *testing.T) {
	proved := map[string]bool{}
	for _, tt := range toys {
		proved[tt.law] = true
	}
	for i := range laws {
		if !proved[laws[i].name] {
			t.Errorf("no broken toy for the law %q", laws[i].name)
		}
	}
}

// TestTheDuelIsWhole: the toy without a defect breaks none.
func TestTheDuelIsWhole(t *testing.T) {
	if found := tried(t, defect{}, Options{}); len(found) != 0 {
		t.Errorf("the duel breaks %q", found)
	}
}

// TestAFailureIsSeenAgain: the match that a failure names shows it alone.
func TestAFailureIsSeenAgain(t *testing.T) {
	late := defect{apply: func(s *state, c engine.Choice, turn *engine.Turn) {
		if at, _ := s.Moment(); at == 4 && c.Verb == verbFire {
			panic("no powder")
		}
		s.State.Apply(c, turn)
	}}
	const law = "what is lawful is carried out"
	found := func(x *exercise) (f failure) {
		for _, f = range x.failures {
			if f.law == law {
				return f
			}
		}
		t.Fatalf("the law is not broken: %v", x.failures)
		return f
	}
	x := newExercise(newToy(t, late), Options{Choices: 600, Exchange: swapShots})
	x.run()
	first := found(x)
	again := newExercise(now.toy, Options{Exchange: swapShots})
	again.only(first.match)
	if f := found(again); f.match != first.match {
		t.Errorf("match %d broke it, and alone match %d", first.match, f.match)
	}
	for _, part := range []string{law, "no powder", fmt.Sprint("-match ", first.match), "weathergage position 1", "choice: ", " fire "} {
		if !strings.Contains(first.text, part) {
			t.Errorf("the failure does not say %q:\n%s", part, first.text)
		}
	}
}

// TestLongRunsUseAllCores: they try as many choices, and find what short ones find.
func TestLongRunsUseAllCores(t *testing.T) {
	x := newExercise(newToy(t, defect{}), Options{Choices: aloneFor / 50, Exchange: swapShots})
	x.alone = aloneFor / 100
	x.run()
	if len(x.failures) > 0 || x.tried < x.opts.Choices || x.matches < 10 {
		t.Errorf("%d choices tried in %d matches, failures %v", x.tried, x.matches, x.failures)
	}
}
