package jenkins

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
	if len(ids) != 98 {
		t.Errorf("%d ids, want those that differ from the names of the pack", len(ids))
	}
}
