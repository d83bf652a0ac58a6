package bot

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// sticks is a toy: two seats take one, two or three sticks in turn from a pile,
// and who takes the last has won.
type sticks struct{ engine.Ruleset }

const take engine.Verb = 2

var sticksInfo = &engine.Info{
	Key: "sticks", Name: "Sticks", Seats: []string{"First", "Second"},
	Scenarios: []engine.Scenario{{Key: "pile", Longest: 100}},
}

func (r sticks) Info() *engine.Info  { return sticksInfo }
func (r sticks) Blank() engine.State { return new(pile) }

// A pile is a position of sticks.
type pile struct {
	left   int32
	moves  engine.Seat
	looked bool // the seat to move was shown a redacted position
}

func (p *pile) Pending(buf []engine.Decision) []engine.Decision {
	if p.left == 0 {
		return buf
	}
	return append(buf, engine.Decision{Seat: p.moves, Ask: 2})
}

func (p *pile) offer(o *engine.Offer) {
	most := min(p.left, 3)
	o.Add(engine.Option{Verb: take, Span: [3]engine.Span{{Min: 1, Max: most, Step: 1}}})
}

func (p *pile) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	p.offer(&o)
	return o.Options()
}

func (p *pile) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, nil)
	p.offer(&o)
	return o.Choices()
}

func (p *pile) Check(c engine.Choice) engine.Illegal {
	o := engine.Comparing(c)
	p.offer(&o)
	if c.Seat != p.moves || !o.Found() {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

// applyTakes is how long it takes to carry out a choice.
var applyTakes time.Duration

func (p *pile) Apply(c engine.Choice, _ *engine.Turn) {
	if applyTakes > 0 {
		time.Sleep(applyTakes)
	}
	p.left -= c.N[0]
	p.moves = 1 - p.moves
}

func (p *pile) Outcome() (engine.Outcome, bool) {
	return engine.Outcome{Winner: 1 - p.moves}, p.left == 0
}

func (p *pile) Moment() (int, string)            { return 1, "taking" }
func (p *pile) Redact(engine.Seat)               { p.looked = true }
func (p *pile) Imagine(engine.Seat, engine.Dice) { p.looked = false }
func (p *pile) CopyFrom(s engine.State)          { *p = *s.(*pile) }
func (p *pile) Equal(s engine.State) bool        { return *p == *s.(*pile) }
func (p *pile) Fingerprint() uint64 {
	return (uint64(p.left)<<8 | uint64(p.moves)) * 0x9E3779B97F4A7C15
}
