package record

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Told is every event that a seat has been told of by moment n and that stands there,
// the oldest first, each with the turn in which it was told; of engine.NoSeat, all of
// them. From a drift on nothing is told.
func (r *Replayed) Told(n int, seat engine.Seat) []engine.Dated {
	var chain []int
	for n = r.standing(n); n > 0; n = r.standing(r.Moments[n].from) {
		chain = append(chain, n)
	}
	slices.Reverse(chain)
	var out []engine.Dated
	for _, at := range chain {
		turn, _ := r.State(r.Moments[at].from).Moment()
		for _, e := range r.Events(at) {
			if seat == engine.NoSeat || e.See.Has(seat) {
				out = append(out, engine.Dated{Turn: turn, Event: e})
			}
		}
	}
	return out
}
