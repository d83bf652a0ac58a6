package bot

import (
	"math"

	"github.com/weathergage/weathergage/engine"
)

// A Rollout plays matches out from what one seat sees, with the captain of the game in every seat. It has
// working space of its own, so only one goroutine may use it.
type Rollout struct {
	captain Captain
	world   engine.State
	view    engine.State
	luck    luck
	turn    engine.Turn
	asked   []engine.Decision
	made    int // choices of the last play
}

// NewRollout returns a Rollout for matches of a game.
func NewRollout(rules engine.Ruleset, captain Captain) *Rollout {
	r := &Rollout{captain: captain, world: rules.Blank(), view: rules.Blank()}
	r.turn.Dice = &r.luck
	return r
}

// Worth answers d, which is open in seen, by c, plays the match out and returns what its end is worth to the
// seat of d: 1 for a win, 0.5 for a draw or a match that is not over after limit choices, else 0. seen is redacted
// for that seat and left unchanged; what the seat cannot know follows from key, and so do the dice: two choices with
// the same key start from the same imagined position and have the same luck in what they have in common.
func (r *Rollout) Worth(seen engine.State, d engine.Decision, c engine.Choice, key uint64, limit int) float64 {
	if worth, over := r.play(seen, d, c, key, limit, horizon{turn: math.MaxInt}); over {
		return worth
	}
	return 0.5
}

// Value is Worth, but plays on only into the next turn and values the position there as the captain does, from 0 to 1.
func (r *Rollout) Value(seen engine.State, d engine.Decision, c engine.Choice, key uint64) float64 {
	turn, _ := seen.Moment()
	if worth, over := r.play(seen, d, c, key, farthest, horizon{turn + 1, nearest}); over {
		return worth
	}
	return r.captain.Evaluate(r.world, d.Seat)
}

// A horizon is how far a match is played on: into that turn or a later one, and at least so many choices.
type horizon struct{ turn, choices int }

// play answers d by c and plays on until the match is over, most choices are made, or the horizon is reached.
func (r *Rollout) play(
	seen engine.State, d engine.Decision, c engine.Choice, key uint64, most int, to horizon,
) (worth float64, over bool) {
	r.luck.begin(key)
	r.captain.Begin(key)
	r.world.CopyFrom(seen)
	r.world.Imagine(d.Seat, &r.luck)
	for r.made = range most {
		if turn, _ := r.world.Moment(); turn >= to.turn && r.made >= to.choices {
			return 0, false
		}
		r.turn.Reset()
		r.world.Apply(c, &r.turn)
		if r.asked = r.world.Pending(r.asked[:0]); len(r.asked) == 0 {
			return Settled(r.world, d.Seat)
		}
		next := r.asked[0]
		r.view.CopyFrom(r.world)
		r.view.Redact(next.Seat)
		c = r.captain.Choose(r.view, next, Budget{})
	}
	return 0, false
}
