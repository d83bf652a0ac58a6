package captain

import (
	"testing"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// TestThirdRound has a company that goes to and fro wait when it comes to a place for the third time, for some turns,
// and one that stands there, or goes on, wait for nothing.
func TestThirdRound(t *testing.T) {
	a := fury.Aspect{Object: engine.Object(1<<24 + 1)}
	places := [2]plane.Point{{X: 1000, Y: 1000}, {X: 1600, Y: 1000}}
	var r rounds
	for turn := 1; turn <= 5; turn++ {
		if r.isDone(&a, turn) {
			t.Fatalf("it waits in turn %d", turn)
		}
		a.Body.At = places[turn%2]
		r.note(&a, turn)
	}
	if !r.isDone(&a, 5) || !r.isDone(&a, 5+waits-1) || r.isDone(&a, 5+waits) {
		t.Error("it does not wait from its third visit on")
	}
	var still, on rounds
	for turn := 1; turn <= 9; turn++ {
		a.Body.At = places[0]
		still.note(&a, turn)
		a.Body.At.X += 600 * int32(turn)
		on.note(&a, turn)
		if still.isDone(&a, turn) || on.isDone(&a, turn) {
			t.Fatalf("it waits in turn %d without coming back", turn)
		}
	}
}
