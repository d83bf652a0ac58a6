// Package sticks is a toy game for tests of bots and of the laboratory: two seats take one, two or three sticks in turn
// from a pile, and the one that takes the last has won. Who must leave a multiple of four to the other wins.
package sticks

import (
	"time"

	"github.com/weathergage/weathergage/engine"
)

// Rules are the rules of the toy, as far as bots and the laboratory ask for them.
type Rules struct{ engine.Ruleset }

// Take is the only verb; its number is how many sticks are taken.
const Take engine.Verb = 2

var info = &engine.Info{
	Key: "sticks", Name: "Sticks", Seats: []string{"First", "Second"},
	Scenarios: []engine.Scenario{{Key: "pile", Longest: 100}},
}

func (Rules) Info() *engine.Info  { return info }
func (Rules) Blank() engine.State { return new(Pile) }

// Words returns the words of the one question and the one verb.
func (Rules) Words() *engine.Words { return words }

// Setup lays out a pile of 30 sticks.
func (Rules) Setup(string, []engine.Setting, *engine.Turn) (engine.State, error) {
	return &Pile{Left: 30}, nil
}

var words = &engine.Words{
	Prompts: []engine.PromptWords{{}, {}, {Says: "%S: how many sticks do you take?"}},
	Verbs:   []engine.VerbWords{{Name: "pass"}, {Name: "quit"}, {Name: "take", Wants: []engine.Unit{engine.Count}}},
}

// A Pile is a position.
type Pile struct {
	Left   int32
	Moves  engine.Seat
	Looked bool // the seat to move was shown a redacted position
}

func (p *Pile) Pending(buf []engine.Decision) []engine.Decision {
	if p.Left == 0 {
		return buf
	}
	return append(buf, engine.Decision{Seat: p.Moves, Ask: 2})
}

func (p *Pile) offer(o *engine.Offer) {
	most := min(p.Left, 3)
	o.Add(engine.Option{Verb: Take, Span: [3]engine.Span{{Min: 1, Max: most, Step: 1}}})
}

func (p *Pile) Options(d engine.Decision, buf []engine.Option) []engine.Option {
	o := engine.Listing(buf)
	p.offer(&o)
	return o.Options()
}

func (p *Pile) Candidates(d engine.Decision, samples int, buf []engine.Choice) []engine.Choice {
	o := engine.Sampling(d, samples, buf, nil)
	p.offer(&o)
	return o.Choices()
}

func (p *Pile) Check(c engine.Choice) engine.Illegal {
	o := engine.Comparing(c)
	p.offer(&o)
	if c.Seat != p.Moves || !o.Found() {
		return engine.Illegal{Why: engine.NotOpen}
	}
	return engine.Illegal{}
}

// ApplyTakes is how long it takes to carry out a choice.
var ApplyTakes time.Duration

func (p *Pile) Apply(c engine.Choice, _ *engine.Turn) {
	if ApplyTakes > 0 {
		time.Sleep(ApplyTakes)
	}
	p.Left -= c.N[0]
	p.Moves = 1 - p.Moves
}

func (p *Pile) Outcome() (engine.Outcome, bool) {
	return engine.Outcome{Winner: 1 - p.Moves}, p.Left == 0
}

func (p *Pile) Moment() (int, string)            { return 1, "taking" }
func (p *Pile) Redact(engine.Seat)               { p.Looked = true }
func (p *Pile) Imagine(engine.Seat, engine.Dice) { p.Looked = false }
func (p *Pile) CopyFrom(s engine.State)          { *p = *s.(*Pile) }
func (p *Pile) Equal(s engine.State) bool        { return *p == *s.(*Pile) }
func (p *Pile) Fingerprint() uint64 {
	return (uint64(p.Left)<<8 | uint64(p.Moves)) * 0x9E3779B97F4A7C15
}
