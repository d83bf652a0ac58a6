package bot

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// Random answers with any candidate, each as likely as the others.
type Random struct {
	chance dice.Mixer
	from   []engine.Choice
}

// NewRandom returns a bot that plays at random.
func NewRandom() *Random { return new(Random) }

// Begin readies the bot for a match.
func (r *Random) Begin(key uint64) { r.chance = dice.NewMixer(key, 0) }

// Pick returns the index of one of the choices.
func (r *Random) Pick(from []engine.Choice) int { return r.chance.Pick(len(from)) }

// Choose answers d. The budget does not matter.
func (r *Random) Choose(seen engine.State, d engine.Decision, _ Budget) engine.Choice {
	r.from = seen.Candidates(d, Samples, r.from[:0])
	return r.from[r.Pick(r.from)]
}
