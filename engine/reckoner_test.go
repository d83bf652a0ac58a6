package engine_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestWaysTo: rolls are counted with one die and with two, also for numbers that none or all come to.
func TestWaysTo(t *testing.T) {
	for _, tt := range []struct {
		most, dice int
		ways, of   int32
	}{{0, 1, 0, 6}, {4, 1, 4, 6}, {9, 1, 6, 6}, {1, 2, 0, 36}, {2, 2, 1, 36}, {7, 2, 21, 36}, {11, 2, 35, 36}, {12, 2, 36, 36}} {
		if ways, of := engine.WaysTo(tt.most, tt.dice); ways != tt.ways || of != tt.of {
			t.Errorf("%d or less on %d dice: %d of %d, want %d of %d", tt.most, tt.dice, ways, of, tt.ways, tt.of)
		}
	}
}

// TestSigned: a sum shows what is added and what is taken off.
func TestSigned(t *testing.T) {
	for n, want := range map[int]string{2: "+2", 0: "0", -3: "-3"} {
		if got := engine.Signed(n); got != want {
			t.Errorf("%d is written %s, want %s", n, got, want)
		}
	}
}
