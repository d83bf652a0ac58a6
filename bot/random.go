package bot

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Random answers with any candidate, each with the same probability.
type Random struct {
	chance dice.Mixer
	room   room
}

// NewRandom returns a bot that plays at random.
func NewRandom() *Random { return new(Random) }

// Begin readies the bot for a match.
func (r *Random) Begin(key uint64) { r.chance = dice.NewMixer(key, 0) }

// Pick returns a number from 0 to n-1.
func (r *Random) Pick(n int) int { return r.chance.Pick(n) }

// Choose answers d. The budget does not matter.
func (r *Random) Choose(seen engine.State, d engine.Decision, _ Budget) engine.Choice {
	return r.room.pick(seen, d, &r.chance)
}
