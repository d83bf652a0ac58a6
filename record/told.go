package record

import "github.com/weathergage/weathergage/engine"

// Told returns every event up to moment n that a seat was told of and that was not withdrawn, oldest first,
// each with the turn in which it was told; for engine.NoSeat, all of them. After a drift there are none.
func (r *Replayed) Told(n int, seat engine.Seat) []engine.Dated {
	_, chain := r.chain(n)
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
