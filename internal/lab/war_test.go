package lab

import (
	"os"
	"testing"
)

// TestRecordOfAWarIsSmall has captains fight wars of The War with Spain, and weighs their records:
// one war, and many at length.
func TestRecordOfAWarIsSmall(t *testing.T) {
	const most = 250_000
	wars := 1
	if os.Getenv("WEATHERGAGE_LONG") != "" {
		wars = 24
	}
	x := matchesOf(t, "spain", wars, "captain", "captain")
	heaviest := 0
	for k := range wars {
		rec, err := x.Record(k)
		if err != nil {
			t.Fatal(err)
		}
		size := len(rec.Format())
		if heaviest = max(heaviest, size); size > most || size < most/20 {
			t.Errorf("the record of war %d has %d bytes, expected at most %d and some substance", k, size, most)
		}
	}
	t.Logf("the heaviest of %d records has %d bytes", wars, heaviest)
}
