package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
	"github.com/weathergage/weathergage/geo/plane"
)

// A Captain plays either seat of Spanish Fury, Actions! It implements bot.Captain.
type Captain struct {
	chance  dice.Mixer
	view    view
	chart   chart
	from    []engine.Choice
	options []engine.Option
	jams    jams
	rounds  rounds
	party   party
	order   struct { // the last change of order, and who made it
		of   engine.Object
		turn int
	}
	last struct { // the last leg that was chosen, and where from
		of      engine.Object
		turn    int
		at      plane.Point
		heading plane.Heading
	}
}

// New makes a captain for positions of this game.
func New(rules engine.Ruleset) bot.Captain {
	return &Captain{chart: chart{board: rules.Blank().(*fury.State)}}
}

// Begin starts the captain's run of chance, which decides between equals.
func (c *Captain) Begin(key uint64) {
	c.chance = dice.NewMixer(key, 0)
	c.last.of = engine.NoObject
	c.jams, c.rounds, c.order.turn = jams{}, rounds{}, 0
}

// Choose answers a decision that is open in seen.
func (c *Captain) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	g := seen.(*fury.State)
	if ch, ok := c.answer(g, d); ok {
		ch.Seat, ch.About = d.Seat, d.About
		if g.Allows(ch) {
			return ch
		}
	}
	if pass := (engine.Choice{Seat: d.Seat, Verb: engine.Pass, About: d.About}); g.Allows(pass) {
		return pass
	}
	c.from = g.Candidates(d, 2, c.from[:0])
	for _, ch := range c.from {
		if ch.Verb != fury.VerbWithdraw {
			return ch
		}
	}
	return c.from[0]
}

// answer returns what the captain would do, if it has an idea.
func (c *Captain) answer(g *fury.State, d engine.Decision) (engine.Choice, bool) {
	if g.Scenario() == nil && d.Ask >= fury.AskWarStyle {
		return c.campaign(g, d)
	}
	switch d.Ask {
	case fury.AskForm:
		return c.form(g, d)
	case fury.AskOfficers:
		return c.officers(g, d)
	}
	v := c.look(g, d.Seat)
	switch d.Ask {
	case fury.AskPlace:
		return c.place(v, d)
	case fury.AskEdge:
		return c.edge(v)
	case fury.AskSegment, fury.AskBide:
		return c.segment(v, d)
	case fury.AskAct:
		return c.act(v, d)
	case fury.AskDrive:
		return c.drive(v)
	case fury.AskSpring:
		return c.spring(v)
	}
	return v.reply(d)
}
