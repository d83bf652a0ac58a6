package bot

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A Bot answers decisions for one seat of one match at a time. It has working space of its own, so only one
// goroutine may use it.
type Bot interface {
	// Begin readies the bot for a match. Its answers depend on key, on what it is shown and, with a Budget of
	// Time, on the speed of the machine.
	Begin(key uint64)
	// Choose answers d, which is open to d.Seat in seen. seen is redacted for that seat; the bot may change
	// it but does not use it after it has answered. seen.Check must allow the choice.
	Choose(seen engine.State, d engine.Decision, think Budget) engine.Choice
}

// A Budget bounds one decision; 0 sets no bound, and if neither is set the bot decides. Playouts makes a bot
// repeatable; Time does not. A bot that plays by rules of thumb needs neither.
type Budget struct {
	Playouts int
	Time     time.Duration
}

// A Picker is a Bot that answers with any candidate, so nothing has to be copied and redacted for it: a seat
// has the same candidates in the true position as in its own view.
type Picker interface {
	Bot
	Pick(n int) int // from 0 to n-1, each with the same probability
}

// Settled returns what a finished match is worth to a seat (1 if it has won, 0.5 for a draw, else 0) and
// whether the match is over.
func Settled(s engine.State, seat engine.Seat) (worth float64, over bool) {
	out, over := s.Outcome()
	switch {
	case !over || out.Winner != seat && out.Winner != engine.NoSeat:
		return 0, over
	case out.Winner == engine.NoSeat:
		return 0.5, true
	}
	return 1, true
}

// A Captain is the judgement of one game: it plays by itself, and a search uses it to play on from the end of
// its tree and to value the position reached. So its Choose must be quick, leave seen unchanged and answer
// for either seat. From one question to the next it may remember only its place in the random numbers that
// Begin started; a search calls Begin for each playout.
type Captain interface {
	Bot
	// Evaluate returns what a position is worth to a seat, from 0, certainly lost, to 1, certainly won, as a
	// share of matches. The position may be imagined and at any point of the sequence of play; it must not be
	// changed.
	Evaluate(s engine.State, seat engine.Seat) float64
}

// Samples is how many numbers of each span the bots of this package consider.
const Samples = 5

// An Asker asks bots for their answers. Only one goroutine may use it, because it holds working space.
type Asker struct {
	seen engine.State
	room room
}

// A room is working space for drawing candidates.
type room struct {
	from    []engine.Choice
	options []engine.Option
}

// pick returns one of the candidates for d, each with the same probability.
func (r *room) pick(s engine.State, d engine.Decision, by engine.Chance) (c engine.Choice) {
	if s, ok := s.(engine.Sampler); ok {
		c, r.options = s.Sample(d, Samples, by, r.options[:0])
		return c
	}
	r.from = s.Candidates(d, Samples, r.from[:0])
	return r.from[by.Pick(len(r.from))]
}

// NewAsker returns an Asker for positions as blank makes them.
func NewAsker(blank func() engine.State) *Asker { return &Asker{seen: blank()} }

// Ask has b answer d, which is open in s. The bot is shown a copy of s redacted for d.Seat; s is not changed.
func (a *Asker) Ask(b Bot, s engine.State, d engine.Decision, think Budget) engine.Choice {
	if p, ok := b.(Picker); ok {
		return a.room.pick(s, d, p)
	}
	a.seen.CopyFrom(s)
	a.seen.Redact(d.Seat)
	return b.Choose(a.seen, d, think)
}
