package engine_test

import (
	"fmt"
	"strings"
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

// TestResults: totals of the same words are one part, which says its totals.
func TestResults(t *testing.T) {
	for _, tt := range []struct {
		dice int
		does func(total int) string
		want string
	}{
		{1, func(n int) string { return []string{"fails", "holds"}[n/4] }, "3 or less: fails 3/6; 4 or more: holds 3/6"},
		{1, func(n int) string { return []string{"even", "odd"}[n%2] }, "1, 3 or 5: odd 3/6; 2, 4 or 6: even 3/6"},
		{1, func(n int) string { return []string{"a", "b", "c"}[n/3] }, "2 or less: a 2/6; 3 to 5: b 3/6; 6: c 1/6"},
		{1, func(n int) string { return []string{"a", "a", "a", "b", "b", "c", "c"}[n] }, "2 or less: a 2/6; 3 or 4: b 2/6; 5 or more: c 2/6"},
		{1, func(int) string { return "nothing" }, "any roll: nothing 6/6"},
		{2, func(n int) string { return map[int]string{2: "low", 12: "high"}[n] }, "2: low 1/36; 3 to 11:  34/36; 12: high 1/36"},
		{2, func(n int) string { return map[int]string{2: "out", 3: "out", 12: "out"}[n] }, "3 or less or 12: out 4/36; 4 to 11:  32/36"},
	} {
		var all []string
		for _, p := range engine.Results(tt.dice, func(total int) (string, engine.Case) { return tt.does(total), "1.0" }) {
			all = append(all, fmt.Sprintf("%s: %s %d/%d", p.Faces, p.Text, p.Ways, p.Of))
		}
		if got := strings.Join(all, "; "); got != tt.want {
			t.Errorf("%d dice: %s, want %s", tt.dice, got, tt.want)
		}
	}
}
