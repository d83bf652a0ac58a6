package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
)

// A Captain plays either seat of Armada, Renaissance Naval Warfare. It implements
// bot.Captain.
type Captain struct {
	key     uint64
	odds    odds
	plan    plan               // of the position that was asked about last
	written []engine.Choice    // by the ship that is asked about
	asked   *renaissance.State // the position as it is without orders of the seat
	from    []engine.Choice
}

// New makes a captain for positions of this game.
func New(rules engine.Ruleset) bot.Captain {
	blank := func() *renaissance.State { return rules.Blank().(*renaissance.State) }
	c := &Captain{asked: blank()}
	c.plan.ground, c.plan.bench, c.plan.trial = blank(), blank(), blank()
	c.odds.fill(c.asked.Tables())
	return c
}

// Begin starts the captain's run of chance, which decides between ways of nearly the
// same value.
func (c *Captain) Begin(key uint64) {
	c.key = key
	c.plan.valid = false
}

// Choose answers a decision that is open in seen.
func (c *Captain) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	g := seen.(*renaissance.State)
	switch d.Ask {
	case renaissance.AskFort:
		return serve(g, d)
	case renaissance.AskSeal:
		return engine.Choice{Seat: d.Seat, Verb: renaissance.VerbSeal}
	}
	c.prepare(g, d.Seat)
	n := g.ShipOf(d.About)
	c.written = g.Written(n, c.written[:0])
	return c.next(g, d, c.plan.orders[n])
}

// serve orders a fort: its furnace is lit, and hot shot loaded as soon as there is any.
// The guns see to the rest themselves.
//
// Cases 25.5, 25.6.
func serve(g *renaissance.State, d engine.Decision) engine.Choice {
	o := engine.Choice{Seat: d.Seat, About: d.About, Verb: renaissance.VerbHeat}
	if allowed(g, o) {
		return o
	}
	o.Verb, o.On = renaissance.VerbLoadHot, renaissance.ShoreGuns
	if allowed(g, o) {
		return o
	}
	o.Verb, o.On = engine.Pass, engine.NoObject
	return o
}

// prepare plans the move of a seat, unless that has been done for this position.
func (c *Captain) prepare(g *renaissance.State, seat engine.Seat) {
	c.asked.CopyFrom(g)
	c.asked.Unwritten(seat)
	p := &c.plan
	if p.valid && p.seat == seat && p.ground.Equal(c.asked) {
		return
	}
	p.ground.CopyFrom(c.asked)
	p.valid, p.seat, p.odds = true, seat, &c.odds
	move, _ := g.Moment()
	p.chance = dice.NewMixer(c.key, uint64(move)<<8|uint64(seat))
	p.make()
}

// next returns the order that follows those that are written: the next of the plan, or, where somebody else
// has begun otherwise, one of it that says nothing of her way.
func (c *Captain) next(g *renaissance.State, d engine.Decision, plan []engine.Choice) engine.Choice {
	as := func(o engine.Choice) engine.Choice {
		o.Seat, o.About = d.Seat, d.About
		return o
	}
	follows := len(c.written) <= len(plan)
	for i, o := range c.written {
		follows = follows && o == plan[i]
	}
	if follows && len(c.written) < len(plan) {
		if o := as(plan[len(c.written)]); allowed(g, o) {
			return o
		}
	}
	for _, o := range plan {
		if !follows && !sails(o.Verb) && allowed(g, as(o)) {
			return as(o)
		}
	}
	pass := as(engine.Choice{Verb: engine.Pass})
	ill := g.Check(pass)
	if ill.OK() {
		return pass
	}
	if near := as(ill.Near); allowed(g, near) {
		return near
	}
	c.from = g.Candidates(d, bot.Samples, c.from[:0])
	return c.from[0]
}

func allowed(g *renaissance.State, o engine.Choice) bool {
	ill := g.Check(o)
	return ill.OK()
}

// sails reports whether an order says where a ship goes.
func sails(v engine.Verb) bool {
	return v >= renaissance.VerbAhead && v <= renaissance.VerbAbreast
}
