package invincible

import (
	"slices"
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/example"
)

// TestRefusals wants every reason why a choice is refused to be shown by a worked example, but those
// that the law asks of itself only: in such weather nobody is asked for an Action or a strategic move.
func TestRefusals(t *testing.T) {
	unasked := []engine.Reason{whyGales, whyCalmSail, whyFogSail, whyCalmEnter}
	var all []example.Refusal
	for _, r := range refusals[whyNotYours:] {
		all = append(all, example.Refusal{Rule: r.rule, Text: r.text})
	}
	for _, v := range sequence.Verbs[engine.Pass+1:] {
		if when := (example.Refusal{Rule: v.Rule, Text: v.When}); !slices.Contains(all, when) {
			all = append(all, when)
		}
	}
	for i, shown := range example.Shows(t, "testdata/*.txtar").Refused(all) {
		if shown == slices.Contains(unasked, whyNotYours+engine.Reason(i)) {
			t.Errorf("(%s) %s: shown by an example: %t", all[i].Rule, all[i].Text, shown)
		}
	}
}
