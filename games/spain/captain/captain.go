package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// A Captain plays either seat of The War with Spain. It implements bot.Captain.
type Captain struct {
	chance dice.Mixer
	tables *spain.Tables
	from   []engine.Choice
	look   look
	land   campaign
	book   roadbook
	design design
	sea    chart
	legs   [2]leg
	watch  spain.Hex // where England's fleet watches for an invasion
}

// New makes a captain for positions of this game.
func New(rules engine.Ruleset) bot.Captain {
	c := &Captain{tables: rules.Blank().(*spain.State).Tables()}
	for h := spain.Hex(1); h < hexes; h++ {
		if c.look.mass[h] == 0 {
			c.flood(h, h)
		}
	}
	c.watch = c.outpost()
	return c
}

// outpost returns the port of England with a track that lies nearest to Seville.
func (c *Captain) outpost() (found spain.Hex) {
	to := c.tables.Cities[c.tables.Seville].Hex
	for n := range c.tables.Cities {
		h := c.tables.Cities[n].Hex
		if c.tables.CityTrack[n] != 0 && c.tables.RegionAt(h).Country == spain.CountryEngland &&
			(found == 0 || spain.Grid.Distance(h, to) < spain.Grid.Distance(found, to)) {
			found = h
		}
	}
	return found
}

// flood numbers a hex and all from which one can march to it: a mass of land.
func (c *Captain) flood(h, number spain.Hex) {
	c.look.mass[h] = number
	for d, n := range c.tables.Near[h] {
		if c.tables.March[h]>>d&1 != 0 && c.look.mass[n] == 0 {
			c.flood(n, number)
		}
	}
}

// Begin starts the captain's run of chance, which decides between equals.
func (c *Captain) Begin(key uint64) {
	c.chance = dice.NewMixer(key, 0)
	c.design = draw(key)
	c.land.turn = 0
	c.book.ways.known = false // the next match may be played by other switches
}

// Choose answers a decision that is open in seen.
func (c *Captain) Choose(seen engine.State, d engine.Decision, _ bot.Budget) engine.Choice {
	g := seen.(*spain.State)
	c.from = g.Candidates(d, bot.Samples, c.from[:0])
	if len(c.from) == 1 {
		return c.from[0]
	}
	c.look.at(g, d.Seat)
	c.book.open(g, d.Seat, c.entersFrance(g))
	switch d.Ask {
	case spain.AskActivate:
		return best(c.from, c.activation(g, d.Seat))
	case spain.AskSail:
		return c.put(g, d.Seat)
	case spain.AskMarch:
		return c.march(g, d.Seat)
	case spain.AskFight:
		return best(c.from, c.fight(g, d.Seat))
	case spain.AskAcquire:
		return best(c.from, c.arming(g, d.Seat))
	case spain.AskLayUp:
		return best(c.from, c.layingUp(g, d.Seat))
	}
	return best(c.from, c.judge(g, d))
}

// judge returns what values the answers to a question that comes up within another; the
// best is chosen.
func (c *Captain) judge(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	switch d.Ask {
	case spain.AskNote:
		return func(engine.Choice) float64 { return float64(c.chance.Pick(64)) }
	case spain.AskTreasure:
		return func(ch engine.Choice) float64 { return c.landfall(g, spain.HexOf(ch.On)) }
	case spain.AskCourse:
		return c.course(g, d)
	case spain.AskVoyage, spain.AskCoast:
		return c.underWay(g, d)
	case spain.AskIntercept, spain.AskSeaFight, spain.AskSupport, spain.AskPress, spain.AskDisengage:
		return c.seaFight(g, d)
	case spain.AskSiege:
		return c.siege(g, d.Seat)
	case spain.AskMuster:
		return c.muster(g)
	case spain.AskRetreat:
		return c.refuge(g, d.Seat)
	case spain.AskAdvance:
		if g.Combat().Naval {
			return c.seaFight(g, d)
		}
		return c.advance(g, d)
	case spain.AskDeploy:
		return c.rising(g, d.Seat)
	case spain.AskArrears:
		return c.yielding(g)
	}
	return c.cheapest(g)
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

// pass returns the answer that lets a question go by; the first of all if there is none.
func pass(from []engine.Choice) engine.Choice {
	for _, ch := range from {
		if ch.Verb == engine.Pass {
			return ch
		}
	}
	return from[0]
}

// foe returns the other seat.
func foe(seat engine.Seat) engine.Seat { return spain.Spanish - seat }

func truth(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}

// yielding values what goes for want of money: no more than must.
//
// Case 11.3.
func (c *Captain) yielding(g *spain.State) func(engine.Choice) float64 {
	cheapest := c.cheapest(g)
	return func(ch engine.Choice) float64 {
		if ch.Verb == engine.Pass {
			return 101 // more than any counter
		}
		return cheapest(ch)
	}
}

// cheapest values what must be given up: the weakest first, a damaged unit before a whole
// one; and where something comes instead, the strongest.
func (c *Captain) cheapest(g *spain.State) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		n := g.CounterOf(ch.On)
		if n == spain.Unseen {
			return 0
		}
		row := c.tables.Row(n)
		v := float64(g.Strength(n)) + 0.3*float64(row.Multiple+row.Carries) + 0.5*truth(!g.Unit(n).IsReduced())
		if ch.Verb == spain.VerbReplace {
			return v
		}
		return 100 - v
	}
}
