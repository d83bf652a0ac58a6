package terminal

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/internal/match"
)

// Dice have no line of their own where the sentence that follows has them, added up or one
// by one.
func TestDiceAreToldOnce(t *testing.T) {
	for text, want := range map[string]bool{
		"The English roll 1, 6, 6.":  true,
		"Oquendo rolls 1+6+6.":       true,
		"The English roll 11, 6, 6.": false,
		"The English score 1 hit.":   false,
	} {
		log := []match.Line{
			{Kind: match.Dice, Text: "The English roll 3d6: 1 6 6", Rule: "9.2", Thrown: &engine.Thrown{}},
			{Text: text, Rule: "9.2"},
		}
		if got := toldAgain(log); got != want {
			t.Errorf("%q tells the dice again: %v", text, got)
		}
	}
}
