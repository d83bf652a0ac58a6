package jenkins

import (
	"fmt"
	"strings"
	"testing"
)

// TestHandbook holds the numbers that the handbook prints against the pack, so
// that a number changed in one of them is changed in the other.
func TestHandbook(t *testing.T) {
	lines := strings.Split(handbookText, "\n")
	tb := loaded(t)
	row := func(parts ...string) {
		t.Helper()
		for _, line := range lines {
			all := strings.HasPrefix(line, "|")
			for _, part := range parts {
				all = all && strings.Contains(line, part)
			}
			if all {
				return
			}
		}
		t.Errorf("handbook.md: expected a row with %q, as in the pack", parts)
	}
	for _, p := range tb.Ports[1:] {
		row(p.Name, fmt.Sprintf("| %d |", p.Value))
	}
	for p := 1; p < len(tb.Ports); p++ {
		for q := p + 1; q < len(tb.Ports); q++ {
			if tb.Trade[p]>>q&1 != 0 {
				row(tb.Ports[p].Name, " to ", tb.Ports[q].Name)
			}
		}
	}
	for die := 1; die <= 6; die++ {
		names := []string{fmt.Sprintf("| %d | ", die)}
		for _, h := range tb.Storms[die] {
			names = append(names, tb.hexTitle(h))
		}
		row(names...)
	}
	for _, kind := range []struct {
		name string
		of   Type
	}{
		{"Ships of the line", ShipOfLine}, {"Frigates", Frigate}, {"Merchants", Merchant}, {"Bomb Ships", BombShip},
		{"Fire Ships", FireShip}, {"Infantry", Infantry}, {"Cannons", Cannons}, {"Heavy Guns", HeavyGuns},
		{"Boom Chains", BoomChain}, {"Supplies", Supplies}, {"Leaders", Leader}, {"Deceptions", Deception},
	} {
		var count [2]int
		for _, r := range tb.Counters[1:] {
			if r.Type == kind.of {
				count[r.Seat] += int(r.Count)
			}
		}
		cells := []string{"| " + kind.name + " | "}
		for _, n := range count {
			cell := fmt.Sprintf("| %d ", n)
			if n == 0 {
				cell = "| none "
			}
			cells = append(cells, cell)
		}
		row(cells...)
	}
}
