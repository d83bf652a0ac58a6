package server

import (
	"testing"

	"github.com/weathergage/weathergage/internal/match"
)

// A view of which the log says only that a turn begins is no turning point.
func TestATurnThatBeginsIsNoTurningPoint(t *testing.T) {
	log := []match.Line{
		{Kind: match.Told, At: 1, Turn: 1, Text: "July 1587 begins."},
		{Kind: match.Told, At: 2, Turn: 1, Text: "The Spanish capture Ostend."},
		{Kind: match.Told, At: 3, Turn: 2, Text: "August 1587 begins."},
		{Kind: match.Told, At: 4, Turn: 2, Text: "The English capture Brill."},
		{Kind: match.Told, At: 5, Turn: 3, Text: "September 1587 begins."},
		{Kind: match.Told, At: 5, Turn: 3, Text: "A storm sinks the Ark Royal."},
	}
	for at, want := range map[int]bool{1: true, 2: false, 3: true, 4: false, 5: false, 6: false} {
		if got := onlyBegins(log, at); got != want {
			t.Errorf("view %d only begins a turn: %v, want %v", at, got, want)
		}
	}
}
