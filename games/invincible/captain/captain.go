package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// A Captain plays either seat of The Invincible Armada. It implements bot.Captain.
type Captain struct {
	chance   dice.Mixer
	tables   *invincible.Tables
	blank    *invincible.State                 // an empty position
	fire     [maxDice + 1][2*maxDRM + 1]spread // hits of so many Battle Dice at a modifier
	from     []engine.Choice
	meetings [invincible.Medina3 + 1][invincible.Medina3 + 1]meeting // by attacker and defender

	squares []invincible.Square // working space
}

// New makes a captain for positions of this game.
func New(rules engine.Ruleset) bot.Captain {
	c := &Captain{}
	c.blank = rules.Blank().(*invincible.State)
	c.tables = c.blank.Tables()
	c.fillFire()
	return c
}

// Begin starts the captain's run of chance, which mixes its tactics.
func (c *Captain) Begin(key uint64) { c.chance = dice.NewMixer(key, 0) }

// Choose answers a decision that is open in seen.
func (c *Captain) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	g := seen.(*invincible.State)
	c.from = g.Candidates(d, bot.Samples, c.from[:0])
	from := c.from
	if len(from) == 1 {
		return from[0]
	}
	switch d.Ask {
	case invincible.AskTactic:
		return c.tactic(g, d, from)
	case invincible.AskWithdraw:
		return c.withdrawal(g, from)
	}
	return c.best(from, c.judge(g, d))
}

// judge returns what values the answers to a decision; the best is chosen.
func (c *Captain) judge(g *invincible.State, d engine.Decision) func(engine.Choice) float64 {
	about := invincible.SquadronOf(d.About)
	on := func(value func(invincible.Square) float64) func(engine.Choice) float64 {
		return func(ch engine.Choice) float64 { return value(invincible.SquareOf(ch.On)) }
	}
	switch d.Ask {
	case invincible.AskDeploy:
		return func(ch engine.Choice) float64 { return c.deployment(ch.On.Number()) }
	case invincible.AskPlace, invincible.AskReorganize, invincible.AskShift, invincible.AskScatter:
		return on(func(sq invincible.Square) float64 { return c.shelter(g, about, sq) })
	case invincible.AskAction:
		return func(ch engine.Choice) float64 { return c.action(g, d.Seat, ch) }
	case invincible.AskStep:
		return c.step(g)
	case invincible.AskRetreat, invincible.AskDisengage:
		return on(func(sq invincible.Square) float64 { return c.station(g, about, sq) })
	case invincible.AskEntry:
		return on(func(sq invincible.Square) float64 { return c.station(g, about, sq) })
	case invincible.AskChitMove, invincible.AskChitCombat, invincible.AskChitMorale,
		invincible.AskChitAction, invincible.AskChitReinforce, invincible.AskCancel, invincible.AskKeep:
		return func(ch engine.Choice) float64 { return c.chit(g, d, ch) }
	case invincible.AskVictim:
		return func(ch engine.Choice) float64 { return c.victim(g, d, ch) }
	case invincible.AskExit:
		return func(ch engine.Choice) float64 { return c.exit(g, invincible.SquadronOf(ch.On)) }
	case invincible.AskArmada:
		return func(ch engine.Choice) float64 { return float64(invincible.PlaceOf(ch.On)) }
	case invincible.AskSail:
		return func(ch engine.Choice) float64 { return c.sail(g, invincible.SquadronOf(ch.On)) }
	case invincible.AskVoyage:
		return func(ch engine.Choice) float64 { return c.voyage(g, about, ch) }
	case invincible.AskEnter:
		return func(ch engine.Choice) float64 { return c.enter(g, invincible.SquadronOf(ch.On)) }
	}
	return func(engine.Choice) float64 { return 0 }
}

// best returns the answer of the highest value, the first of equals.
func (c *Captain) best(from []engine.Choice, value func(engine.Choice) float64) engine.Choice {
	best, most := from[0], value(from[0])
	for _, ch := range from[1:] {
		if v := value(ch); v > most {
			best, most = ch, v
		}
	}
	return best
}

// shade returns a small number by chance, from 0 to most, that decides between equals.
func (c *Captain) shade(most float64) float64 { return most * float64(c.chance.Pick(1024)) / 1024 }

// Evaluate says what a position is worth to a seat, from 0 to 1: the chance that
// the Armada's fitness, as it is expected to be when it is tested, carries the
// invasion.
func (c *Captain) Evaluate(s engine.State, seat engine.Seat) float64 {
	g := s.(*invincible.State)
	if worth, over := bot.Settled(g, seat); over {
		return worth
	}
	spanish := c.prospect(g)
	if seat == invincible.English {
		return 1 - spanish
	}
	return spanish
}
