package terminal

import (
	"strings"
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

func TestWhatIsToldAgainIsCounted(t *testing.T) {
	herd := match.Line{Text: "The Defenders set up one Herd.", Rule: "26.4"}
	other := match.Line{Text: "Company B1 acts.", Rule: "3.2"}
	c := Console{st: Style{Width: 80}}
	got := strings.Join(c.logLines([]match.Line{herd, herd, herd, other, herd}), "\n")
	want := "· The Defenders set up one Herd (26.4) ×3\n· Company B1 acts (3.2)\n· The Defenders set up one Herd (26.4)"
	if got != want {
		t.Errorf("the log is\n%s\nwant\n%s", got, want)
	}
}

// A voyage is told where it ends, in one line; each move on a plane says where to put the ship.
func TestAVoyageIsOneLine(t *testing.T) {
	c := Console{st: Style{Width: 80}}
	first, last := match.Line{Text: "Fleet 1 runs on to 1718.", Rule: "6.24"}, match.Line{Text: "Fleet 1 runs on to 1618.", Whole: "Fleet 1 sails 2 hexes to 1618.", Rule: "6.24"}
	if got, want := strings.Join(c.logLines([]match.Line{first, last}), "\n"), "· Fleet 1 sails 2 hexes to 1618 (6.24)"; got != want {
		t.Errorf("the log is\n%s\nwant\n%s", got, want)
	}
	first.Moved.Kind = engine.Moved
	if got := c.logLines([]match.Line{first, last}); len(got) != 2 {
		t.Errorf("a move on a plane is not told in %q", got)
	}
}
