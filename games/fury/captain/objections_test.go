package captain_test

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// TestNothingIsObjectedTo plays a storm in which a Gun's crew that routs has no room to turn beside another. The
// check of positions objects to none of them: whoever cannot flee turns on nobody.
//
// Cases 8.1, 13.3, 20.7. Ruling R423.
func TestNothingIsObjectedTo(t *testing.T) {
	r, n := rules(t), 0
	arena.Play(t, r, "ensconced", nil, 101, func(s engine.State, _ engine.Decision) {
		if n++; n%5 != 0 {
			return
		}
		text := r.FormatPosition(nil, s)
		if _, problems, err := r.ParsePosition(text); err != nil || len(problems) > 0 {
			t.Fatalf("after %d choices: %v, %+v in\n%s", n, err, problems, text)
		}
	})
}

// TestAColumnFightsInABreach watches a storm in which horse in column fights in the breach, and its middle stands where
// the wall is between it and the enemy: nobody fights through the wall.
//
// Cases 12.5, 20.2. Ruling R252.
func TestAColumnFightsInABreach(t *testing.T) {
	r := rules(t)
	w := &watch{t: t, r: r, match: "ensconced, match 108"}
	arena.Play(t, r, "ensconced", nil, 108, w.look)
}

// TestAChargeIsReadBack watches matches in which a charge that is interrupted has many parts: the text of each position
// is read, whatever number they come to.
//
// Case 11.3.
func TestAChargeIsReadBack(t *testing.T) {
	r := rules(t)
	arena.Play(t, r, "fire-and-sword", nil, 102, func(s engine.State, _ engine.Decision) {
		text := r.FormatPosition(nil, s)
		if _, problems, err := r.ParsePosition(text); err != nil || len(problems) > 0 {
			t.Fatalf("%v, %+v in\n%s", err, problems, text)
		}
	})
}
