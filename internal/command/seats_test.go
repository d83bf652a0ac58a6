package command

import (
	"testing"

	"github.com/weathergage/weathergage/games"
)

// TestAPeopleTakesAPlural: a seat that is named after a people has its article and a verb in the plural.
func TestAPeopleTakesAPlural(t *testing.T) {
	for game, want := range map[string]string{"invincible": "the Spanish have", "duel": "B has"} {
		g, err := games.All().Find(game)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := g.Rules("")
		if err != nil {
			t.Fatal(err)
		}
		if got := whoHas(rules.Info(), 1); got != want {
			t.Errorf("the second seat of %s is said to be %q, want %q", game, got, want)
		}
	}
}
