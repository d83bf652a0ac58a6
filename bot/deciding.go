package bot

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
)

// mostFalls is how many ways for the dice to fall decides tries at most.
const mostFalls = 64

// decides reports whether c, an answer to d in seen, rolls dice that may end the match. It tries c in positions
// that the seat cannot rule out: with each way for the first dice to fall, or with mostFalls of them.
func (o *Orders) decides(seen engine.State, d engine.Decision, c engine.Choice) bool {
	world := o.rules.Blank()
	for at, many := 0, 1; at < many; at++ {
		falls := falling{at: at, rest: dice.NewMixer(dice.KeyOf(Idle), uint64(at))}
		world.CopyFrom(seen)
		world.Imagine(d.Seat, &falls.rest)
		turn := engine.Turn{Dice: &falls}
		if ill := world.Check(c); !ill.OK() || !engine.Try(world, c, &turn) {
			continue
		}
		if _, over := world.Outcome(); turn.Firm && over {
			return true
		}
		many = min(falls.many, mostFalls)
	}
	return false
}

// falling is a source of throws that lets the first fall in its own way, and all others as the mixer has them.
type falling struct {
	at   int // which way
	many int // how many ways there are, once the first was thrown
	rest dice.Mixer
}

// Throw answers every throw.
func (f *falling) Throw(t engine.Throw) (engine.Faces, bool) {
	if f.many > 0 {
		return f.rest.Throw(t)
	}
	var faces engine.Faces
	f.many = 1
	for i, left := 0, f.at; i < int(t.Dice); i++ {
		f.many *= int(t.Sides)
		faces[i] = uint16(left%int(t.Sides)) + 1
		left /= int(t.Sides)
	}
	if f.many > mostFalls {
		return f.rest.Throw(t)
	}
	return faces, true
}
