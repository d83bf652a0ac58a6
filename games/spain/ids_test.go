package spain

import "testing"

// TestIDs looks whether each id of the counter sheet stands for something of the game.
func TestIDs(t *testing.T) {
	tb := loaded(t)
	for id, name := range ids {
		o, ok := tb.find(name)
		if by, found := tb.find(id); !ok || !found || by != o {
			t.Errorf("%s is %v (%v), and %s is %v (%v)", id, by, found, name, o, ok)
		}
	}
	if len(ids) != 167 {
		t.Errorf("%d ids, want those of the 155 counters and 12 fleets", len(ids))
	}
}
