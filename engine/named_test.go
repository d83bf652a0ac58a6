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
