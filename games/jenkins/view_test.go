package jenkins

import (
	"testing"

	throw "github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// An enemy chooses one of two ships that Davy Jones takes. A watcher who sees neither
// imagines a stack in which there is something to choose. Case 6.3.
func TestAWatcherImaginesAChoiceOfLosses(t *testing.T) {
	r := rules(t)
	s, problems, err := r.ParsePosition([]byte(`weathergage position 1
game jenkins 10
scenario war
turn 9
flow spanish-movement begun
flow sail Spanish 3223 entered 6
flow enter Spanish 3223 seen
flow peril Spanish 3223 over davy-jones-locker
flow loss English 3223 perilous-sea left 1 of Spanish
Spanish at 3223-fleet s-deception-3:foe glorioso:foe s-frigate:foe
`))
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	d := throw.NewMixer(3, 3)
	for range 300 {
		seen := r.Blank()
		seen.CopyFrom(s)
		seen.Redact(engine.NoSeat)
		seen.Imagine(engine.NoSeat, &d)
		text := r.FormatPosition(nil, seen)
		if _, problems, err := r.ParsePosition(text); err != nil || len(problems) > 0 {
			t.Fatalf("%v %v\n%s", err, problems, text)
		}
	}
}
