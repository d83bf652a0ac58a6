package invincible

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
)

// 6.1 12.3 a Move from square to square, and a strategic move from box to box, are told as one line
// that says where it has come; another squadron's begins anew.
func TestAMoveIsToldAsOne(t *testing.T) {
	r := &ruleset{}
	for _, kind := range []engine.Kind{KindMoved, KindSailed} {
		leg := func(about, to engine.Object) engine.Event { return engine.Event{Kind: kind, About: about, On: to} }
		if whole, ok := r.Join(leg(1, 2), leg(1, 3)); !ok || whole != leg(1, 3) {
			t.Errorf("two legs are told as %v, %v", whole, ok)
		}
		for _, next := range []engine.Event{leg(2, 3), {Kind: KindEntered, About: 1, On: 3}} {
			if whole, ok := r.Join(leg(1, 2), next); ok {
				t.Errorf("%v goes on as %v", next, whole)
			}
		}
	}
}
