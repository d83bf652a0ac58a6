package lab

import (
	"os"
	"testing"
)

// TestRecordOfAWarIsSmall weighs the records of wars of The War with Spain between captains: one war,
// and 24 at length.
func TestRecordOfAWarIsSmall(t *testing.T) {
	recordsAreSmall(t, 1)
	t.Run("at length", func(t *testing.T) {
		if os.Getenv("WEATHERGAGE_LONG") == "" {
			t.Skip("takes long: WEATHERGAGE_LONG=1 runs it")
		}
		recordsAreSmall(t, 24)
	})
}

// recordsAreSmall fails if the record of one of the first wars is large, or holds next to nothing.
func recordsAreSmall(t *testing.T, wars int) {
	t.Helper()
	const most = 250_000
	x := matchesOf(t, "spain", wars, "captain", "captain")
	heaviest := 0
	for k := range wars {
		rec, err := x.Record(k)
		if err != nil {
			t.Fatal(err)
		}
		size := len(rec.Format())
		if heaviest = max(heaviest, size); size > most || size < most/20 {
			t.Errorf("the record of war %d has %d bytes, expected at most %d and at least %d", k, size, most, most/20)
		}
	}
	t.Logf("the heaviest of %d records has %d bytes", wars, heaviest)
}
