package duel

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
)

// Placed returns the range at which a ship that is put elsewhere lies from the other one.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	if len(pieces) != 1 || pieces[0].Side >= numSeats {
		return nil
	}
	x := s.(*State).shipsAt()
	apart := max(to.X-x[1-pieces[0].Side], x[1-pieces[0].Side]-to.X)
	return []engine.Placing{{Lines: []string{"range " + strconv.Itoa(int(min(apart, farthest))) + "mm"}}}
}
