package enginetest

import (
	"slices"
	"testing"
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
	opts.Choices, opts.Exchange = 600, swapShots
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
