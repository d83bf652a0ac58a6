package match_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/internal/match"
)

// TestChoicesInARow: of several choices that are made at once, such as the hexes of a way, each is about what is
// asked when its turn comes, where it does not say so itself.
func TestChoicesInARow(t *testing.T) {
	m := load(t, house(rulesOf(t, jenkins.Data, jenkins.New), "cartagena", &match.Memory{}, nil, persons()...))
	english := engine.Seat(0)
	for len(m.View(english).Asked) == 0 {
		english++
	}
	for _, text := range []string{"English done", "English pick > 2720-outside"} {
		if _, err := m.Play(english, m.View(english).At, choice(t, m, text)); err != nil {
			t.Fatal(err)
		}
	}
	row := choices(t, m, []string{"English sail > 2721", "English sail > 2722"})
	if n, err := m.Play(english, m.View(english).At, row...); n != len(row) || err != nil {
		t.Errorf("%d of %d choices are played: %v", n, len(row), err)
	}
}
