package jenkins

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 7.0 A way from hex to hex is told as one; another seat's, one from elsewhere, or an
// interception begins anew.
func TestAVoyageIsToldAsOne(t *testing.T) {
	r := &ruleset{}
	leg := func(from, to engine.Object, seat, counters, kind int32) engine.Event {
		return engine.Event{Kind: KindSailed, Rule: "7.0", About: from, On: to, N: [4]int32{seat, counters, kind}}
	}
	whole, ok := r.Join(leg(1, 2, 0, 13, 0), leg(2, 3, 0, 12, 0))
	if want := leg(1, 3, 0, 12, 0); !ok || whole != want {
		t.Errorf("two legs are told as %v, %v, want %v", whole, ok, want)
	}
	for _, next := range []engine.Event{leg(4, 5, 0, 13, 0), leg(2, 3, 1, 13, 0), leg(2, 3, 0, 13, 1), {Kind: KindSailed + 1, About: 2, On: 3}} {
		if whole, ok := r.Join(leg(1, 2, 0, 13, 0), next); ok {
			t.Errorf("%v goes on as %v", next, whole)
		}
	}
}
