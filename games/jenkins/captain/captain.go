package captain

import (
	"slices"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// A Captain plays either seat of The War of Jenkins' Ear. It implements bot.Captain.
type Captain struct {
	chance dice.Mixer
	tables *jenkins.Tables
	salvos map[salvo]*spread // hits of land combats met so far
	charts []*chart          // courses worked out last, at most keptCharts
	next   int               // the index of the oldest chart
	queue  *queue
	from   []engine.Choice
	parts  []party
	aims   []aim
	kept   aim // the aim of the last errand to guard a seaport
}

// New returns a captain for positions of this game.
func New(rules engine.Ruleset) bot.Captain {
	return &Captain{
		tables: rules.Blank().(*jenkins.State).Tables(),
		salvos: map[salvo]*spread{},
	}
}

// Begin seeds the captain's random numbers, which decide between equals.
func (c *Captain) Begin(key uint64) { c.chance = dice.NewMixer(key, 0) }

// Choose answers a decision that is open in seen.
func (c *Captain) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	g := seen.(*jenkins.State)
	c.from = slices.DeleteFunc(g.Candidates(d, bot.Samples, c.from[:0]), leisure)
	from := c.from
	if len(from) == 1 {
		return from[0]
	}
	switch d.Ask {
	case jenkins.AskMove:
		return c.move(g, d.Seat, from)
	case jenkins.AskPick:
		return c.pick(g, d, from)
	case jenkins.AskSail:
		return c.sail(g, d, from)
	case jenkins.AskMarch:
		return c.march(g, d, from)
	case jenkins.AskLanding:
		return c.landing(g, d, from)
	case jenkins.AskIntercept:
		return c.intercept(g, d, from)
	}
	return best(from, c.judge(g, d))
}

// leisure reports whether the captain never makes a choice: to put a stack in another order, or to wait for another to
// join it.
func leisure(ch engine.Choice) bool {
	return ch.Verb == jenkins.VerbArrange || ch.Verb == jenkins.VerbAwait
}

// judge returns a function that values the answers to a decision; the captain gives the best.
func (c *Captain) judge(g *jenkins.State, d engine.Decision) func(engine.Choice) float64 {
	switch d.Ask {
	case jenkins.AskIsidro:
		return func(ch engine.Choice) float64 { return c.isidro(ch.On.Number()) }
	case jenkins.AskBuy:
		return c.purchase(g, d.Seat)
	case jenkins.AskPlace:
		return c.placement(g, d.Seat)
	case jenkins.AskGarrison:
		return c.garrison(g, jenkins.HexOf(d.About))
	case jenkins.AskColumn:
		return func(ch engine.Choice) float64 { return float64(ch.On.Number()) }
	case jenkins.AskCombat, jenkins.AskBombs, jenkins.AskTidy:
		return c.battles(g, d.Seat)
	case jenkins.AskCommit:
		return c.commit(g, d.Seat)
	case jenkins.AskLend:
		return func(ch engine.Choice) float64 { return truth(ch.Verb == jenkins.VerbLend) }
	case jenkins.AskDeceive:
		return c.deceive(g, d.Seat)
	case jenkins.AskRetreat, jenkins.AskFlight:
		return c.refuge(g, d)
	case jenkins.AskStrike:
		return c.strike(g, d.Seat)
	case jenkins.AskLoss:
		return c.loss(g, d)
	case jenkins.AskPrize:
		return func(ch engine.Choice) float64 { return c.worth(g.CounterOf(ch.On)) }
	case jenkins.AskClaim:
		return func(ch engine.Choice) float64 { return c.claim(g, ch) }
	}
	return func(engine.Choice) float64 { return 0 }
}

// best returns the answer of the highest value, the first of equals.
func best(from []engine.Choice, value func(engine.Choice) float64) engine.Choice {
	choice, most := from[0], value(from[0])
	for _, ch := range from[1:] {
		if v := value(ch); v > most {
			choice, most = ch, v
		}
	}
	return choice
}

// byVerb returns the first of the choices with a verb, false if there is none.
func byVerb(from []engine.Choice, v engine.Verb) (engine.Choice, bool) {
	for _, ch := range from {
		if ch.Verb == v {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// onHex returns the choice with a verb on a hex, false if there is none.
func onHex(from []engine.Choice, v engine.Verb, h jenkins.Hex) (engine.Choice, bool) {
	for _, ch := range from {
		if ch.Verb == v && jenkins.HexOf(ch.On) == h {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// onStack returns the choice with a verb on a stack, false if there is none.
func onStack(from []engine.Choice, v engine.Verb, p jenkins.Place) (engine.Choice, bool) {
	for _, ch := range from {
		if ch.Verb == v && jenkins.StackOf(ch.On) == p {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// shade returns a small random number, from 0 to most, that decides between equals.
func (c *Captain) shade(most float64) float64 { return most * float64(c.chance.Pick(1024)) / 1024 }

// isidro values the turns for which the San Isidro may be scheduled: best is the first in which she is certain to come,
// else the likeliest.
func (c *Captain) isidro(turn int) float64 {
	return float64(min(turn, 7)) - 0.01*float64(turn)
}

// claim values the seaports for which the English may roll: the likeliest victory first.
func (c *Captain) claim(g *jenkins.State, ch engine.Choice) float64 {
	port := c.tables.PortAt[jenkins.HexOf(ch.On)]
	return c.dieFor(g, port, c.captured(g))
}

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return jenkins.Spanish - seat }
