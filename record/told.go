package record

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// Told returns every event up to moment n that a seat was told of and that was not withdrawn, oldest first,
// each with the turn in which it was told; for engine.NoSeat, all of them. After a drift there are none.
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
