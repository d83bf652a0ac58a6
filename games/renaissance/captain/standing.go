package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
)

// orders is what a seat may order to be done for it while it writes its orders. It
// implements bot.Standing and bot.Passer.
type orders struct{ rules engine.Ruleset }

// Standing makes the standing orders of this game.
func Standing(rules engine.Ruleset) bot.Standing { return &orders{rules} }

// Orders lists what a seat may order.
func (o *orders) Orders(seen engine.State, seat engine.Seat) []bot.Order {
	g := seen.(*renaissance.State)
	var own []engine.Object
	for n := range g.Scenario().Ships {
		if g.Ordered(seat, n) {
			own = append(own, g.Object(n))
		}
	}
	return []bot.Order{
		{Key: "captain", Name: "Her captain plans for %O", Objects: own, Anywhere: "all ships", Rule: "2.2",
			About: "The program's own captain writes the orders, as it would if it played the whole side."},
		{Key: "reload", Name: "Load the guns of %O as soon as they have fired", Objects: own, Anywhere: "all ships", Rule: "10.3",
			About: "With ball, chasers first, then the broadside that comes first. You go on with her other orders yourself."},
		{Key: "carry-on", Name: "%O carries on", Objects: own, Anywhere: "every ship", Rule: "2.2",
			About: "She keeps her speed, straight ahead, and fires whatever bears on the nearest enemy."},
	}
}

// Answer answers as an order bids.
func (o *orders) Answer(seen engine.State, d engine.Decision, given bot.Given) (engine.Choice, bool) {
	g := seen.(*renaissance.State)
	if d.Ask != renaissance.AskOrders || given.Object != engine.NoObject && given.Object != d.About {
		return engine.Choice{}, false
	}
	switch given.Key {
	case "captain":
		c := New(o.rules)
		c.Begin(0)
		return c.Choose(seen, d, bot.Budget{}), true
	case "reload":
		return reload(g, d)
	case "carry-on":
		return o.Pass(seen, d)
	}
	return engine.Choice{}, false
}

// reload returns the next order to load a ship's guns that is lawful.
//
// Case 10.3.
func reload(g *renaissance.State, d engine.Decision) (engine.Choice, bool) {
	for _, b := range [...]renaissance.Battery{
		renaissance.BowBattery, renaissance.SternBattery, renaissance.PortBattery, renaissance.StarboardBattery,
	} {
		load := engine.Choice{Seat: d.Seat, About: d.About, Verb: renaissance.VerbLoadBall, On: b.Object()}
		if allowed(g, load) {
			return load, true
		}
	}
	return engine.Choice{}, false
}

// Pass lets a ship carry on: her orders are done, or she first goes as far as she must. So
// do forts.
//
// Cases 2.2, 7.6.
func (o *orders) Pass(seen engine.State, d engine.Decision) (engine.Choice, bool) {
	if d.Ask != renaissance.AskOrders && d.Ask != renaissance.AskFort {
		return engine.Choice{}, false
	}
	g := seen.(*renaissance.State)
	pass := engine.Choice{Seat: d.Seat, About: d.About, Verb: engine.Pass}
	ill := g.Check(pass)
	if ill.OK() {
		return pass, true
	}
	near := ill.Near
	near.Seat, near.About = d.Seat, d.About
	return near, near.Verb != 0 && allowed(g, near)
}
