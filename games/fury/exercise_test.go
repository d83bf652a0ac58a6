package fury

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/enginetest"
)

func TestExercise(t *testing.T) {
	enginetest.Exercise(t, rules(t), secrets)
}

// FuzzChoices has the fuzzer choose.
func FuzzChoices(f *testing.F) {
	enginetest.FuzzChoices(f, rules(f), secrets)
}

var secrets = enginetest.Options{Exchange: exchange, Choices: 150}

// exchange changes what the viewer cannot know: the enemy's companies in ambush.
func exchange(s engine.State, viewer engine.Seat, d engine.Dice) {
	g := s.(*State)
	g.exchangeWar(viewer, d)
	g.unlay(viewer)
	g.imagineAmbushes(viewer, d)
}
