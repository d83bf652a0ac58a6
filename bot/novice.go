package bot

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// strays is in how many of a hundred decisions a novice answers with anything that is allowed. With 25 the captain beats it
// in 60 to 80 matches of a hundred, and it beats a bot at random in 60 to 99.
const strays = 25

// A novice plays as the captain does, but answers one decision in four at random. It never gives a match up by chance.
type novice struct {
	captain Captain
	words   *engine.Words
	chance  dice.Mixer
	room    room
}

// newNovice returns a novice for matches of a game.
func newNovice(rules engine.Ruleset, captain Captain) *novice {
	return &novice{captain: captain, words: rules.Words()}
}

// Begin readies the bot for a match.
func (n *novice) Begin(key uint64) {
	n.captain.Begin(key)
	n.chance = dice.NewMixer(key, 1)
}

// Choose answers d. The budget does not matter.
func (n *novice) Choose(seen engine.State, d engine.Decision, think Budget) engine.Choice {
	best := n.captain.Choose(seen, d, think)
	if n.chance.Pick(100) >= strays {
		return best
	}
	if c := n.room.pick(seen, d, &n.chance); !n.words.Verbs[c.Verb].Yields {
		return c
	}
	return best
}
