package duel

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestHandbook holds the numbers that the handbook prints against the pack and the law.
func TestHandbook(t *testing.T) {
	text, err := os.ReadFile("handbook.md")
	if err != nil {
		t.Fatal(err)
	}
	handbook := strings.Join(strings.Fields(string(text)), " ")
	tb := rules(t).(*ruleset).tables
	says := func(format string, args ...any) {
		t.Helper()
		if want := fmt.Sprintf(format, args...); !strings.Contains(handbook, want) {
			t.Errorf("handbook.md: expected %q, as in the pack", want)
		}
	}
	for _, s := range tb.Ships {
		says("| %s | %d | %d | %d | %d |", s.Name, s.Hull, s.Sails, s.Guns, s.Chain)
	}
	says("On the open sea they begin %d mm apart; in the fog bank %d mm and %d mm more", tb.Scenarios[0].Range, tb.Scenarios[1].Range, tb.Scenarios[1].Fog)
	says("steps of %d mm", mm)
	for _, row := range []struct {
		name string
		hit  [4]uint16
	}{{"round", toHit[round]}, {"chain", toHit[chain]}} {
		cells := "| " + row.name + " |"
		for _, least := range row.hit {
			cells += strings.Replace(fmt.Sprintf(" %d |", least), "0", "-", 1)
		}
		says("%s", cells)
	}
}
