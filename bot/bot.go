package bot

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// A Bot answers decisions for one seat of one match at a time. It keeps room of
// its own and is asked by one goroutine only.
type Bot interface {
	// Begin readies the bot for a match. Its answers follow from key, from what it
	// is shown, and, under a Budget of Time, from the speed of the machine.
	Begin(key uint64)
	// Choose answers d, which is open to d.Seat in seen. seen is redacted for that
	// seat, may be changed by the bot, and is not used after it has answered. The
	// choice must be one that seen.Check allows.
	Choose(seen engine.State, d engine.Decision, think Budget) engine.Choice
}

// A Budget bounds one decision; 0 sets no bound, and one that sets none at all
// leaves it to the bot. Playouts makes a bot repeatable; Time does not. A bot
// that plays by rules of thumb needs neither.
type Budget struct {
	Playouts int
	Time     time.Duration
}

// A Picker is a Bot that answers with any candidate, so that nothing has to be copied
// and redacted for it: the law gives a seat the same candidates on the true position
// as on its own view.
type Picker interface {
	Bot
	Pick(n int) int // from 0 to n-1, each as likely as the others
}

// Settled returns what a match that is over is worth to a seat: 1 if it has won, 0.5 if nobody
// has, 0 otherwise; and whether it is over.
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

// A Captain is the judgement of one game: it plays by itself, and a search uses
// it to play on from where its tree ends and to value the position reached. So
// its Choose must be quick, leaves seen as it was, answers for either seat and
// remembers nothing from one question to the next but its place in the run of
// chance that Begin started; a search begins it anew for each playout.
type Captain interface {
	Bot
	// Evaluate says what a position is worth to a seat, from 0, certainly lost, to
	// 1, certainly won, as a share of matches. The position may be an imagined one
	// and may be at any point of the sequence of play; it must not be changed.
	Evaluate(s engine.State, seat engine.Seat) float64
}

// Samples is how many numbers of each span the bots of this package consider.
const Samples = 5

// An Asker asks bots for their answers and holds the room that this takes. It
// belongs to one goroutine.
type Asker struct {
	seen engine.State
	room room
}

// A room is what candidates are drawn in.
type room struct {
	from    []engine.Choice
	options []engine.Option
}

// pick is one of the candidates for d, each as likely as the others.
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

// Ask has b answer d, which is open in s. The bot is shown a copy of s from which
// all that d.Seat may not know has been removed; s is not changed.
func (a *Asker) Ask(b Bot, s engine.State, d engine.Decision, think Budget) engine.Choice {
	if p, ok := b.(Picker); ok {
		return a.room.pick(s, d, p)
	}
	a.seen.CopyFrom(s)
	a.seen.Redact(d.Seat)
	return b.Choose(a.seen, d, think)
}
