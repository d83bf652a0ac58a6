package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// renamed calls Drake by another name.
type renamed struct{ engine.State }

func (renamed) Called(o engine.Object) string {
	if o == engine.Thing(1, 1) {
		return "El Draque"
	}
	return ""
}

// TestNamer: a position that knows better than the words is asked, and of the rest the words.
func TestNamer(t *testing.T) {
	here := seaWords.At(renamed{})
	if got := here.Say(engine.Choice{Verb: 3, On: engine.Thing(1, 1), With: engine.Thing(1, 2)}); got != "Place El Draque with OQUENDO" {
		t.Errorf("said is %q", got)
	}
	if got := seaWords.Say(engine.Choice{Verb: 2, On: engine.Thing(1, 1)}); got != "Attack DRAKE" {
		t.Errorf("without the position said is %q", got)
	}
}

// following says what an attack brings about.
type following struct{ engine.State }

func (following) After(_ engine.Decision, c engine.Choice) engine.After {
	if c.Verb != 2 {
		return engine.After{}
	}
	return engine.After{Says: "%1 %{1:step|steps} left", N: [4]int32{2}}
}

// TestAftermath: what an answer brings about stands behind its words.
func TestAftermath(t *testing.T) {
	here, d := seaWords.At(following{}), engine.Decision{Ask: 2}
	for want, c := range map[string]engine.Choice{
		"Attack DRAKE: 2 steps left": {Verb: 2, On: engine.Thing(1, 1)},
		"Place DRAKE with OQUENDO":   {Verb: 3, On: engine.Thing(1, 1), With: engine.Thing(1, 2)},
	} {
		if got := here.Answer(d, c); got != want {
			t.Errorf("the answer is %q, want %q", got, want)
		}
	}
}
