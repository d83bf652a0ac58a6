package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// purchase values what may be bought by what the side lacks most. To stop is worth 0.
func (c *Captain) purchase(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	var have [jenkins.NumTypes]int
	admirals, generals := 0, 0
	for _, p := range g.Pieces(seat) {
		row := c.tables.Row(p.Counter)
		have[row.Type]++
		admirals += int(row.Naval) / 2
		generals += int(row.Tactics) / 2
	}
	// Points are worth less if there would soon be too many for the track.
	dear := max(0.35, min(1, float64(120-g.Funds(seat))/70))
	if _, phase := g.Moment(); phase == "set-up" {
		dear = 1
	}
	return func(ch engine.Choice) float64 {
		if ch.Verb != jenkins.VerbBuy {
			return 0
		}
		row := c.tables.Row(g.CounterOf(ch.On))
		v := c.wanted(seat, row, have[row.Type])
		if row.Type == jenkins.Leader {
			v = float64(row.Naval)*3.5/float64(1+admirals) + float64(row.Tactics)*2.5/float64(1+generals)
		}
		return v - dear*float64(row.Cost) + c.shade(0.01)
	}
}

// wanted returns what one more counter is worth to a side that has a number of its type, in points.
func (c *Captain) wanted(seat engine.Seat, row *jenkins.CounterRow, have int) float64 {
	n := float64(have)
	if seat == jenkins.English {
		switch row.Type {
		case jenkins.Infantry:
			return 6 + 2*float64(row.Land)
		case jenkins.Merchant:
			return 7 - 3*n
		case jenkins.Supplies:
			return 5 - 0.6*n
		case jenkins.BombShip:
			return 6 - n
		case jenkins.Frigate:
			return 6.5 - 0.5*n
		case jenkins.ShipOfLine:
			return float64(row.Cost) + 2.5 - 0.1*n
		case jenkins.Cannons:
			return truth(row.Anchor) * (5 - n)
		case jenkins.Deception:
			return 2.2 - 0.5*n
		}
		return 0
	}
	switch row.Type {
	case jenkins.Infantry:
		return 5 + 2*float64(row.Land)
	case jenkins.BoomChain:
		return 3.5
	case jenkins.Cannons:
		return 5.5
	case jenkins.HeavyGuns:
		return 5.5
	case jenkins.Supplies:
		return 2.5
	case jenkins.Frigate:
		return 8 - 0.3*n
	case jenkins.ShipOfLine:
		return float64(row.Cost) + 2 - 0.06*n
	case jenkins.Deception:
		return 2.2 - 0.5*n
	}
	return 0
}

// placement values the seaports in which a new counter may be placed: the English prefer those near where they mean to
// strike, the Spanish those where most is at stake.
func (c *Captain) placement(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		p := jenkins.StackOf(ch.On)
		port := c.tables.PortAt[p.Hex()]
		if port == 0 {
			return 0
		}
		row := c.tables.Row(g.CounterOf(ch.With))
		if seat == jenkins.English {
			return c.stationed(g, row, port) + c.shade(0.01)
		}
		return c.posted(g, row, p) + c.shade(0.01)
	}
}

// stationed returns the value of a seaport for a new English counter. It prefers the greater bases, with room aboard
// for troops and an admiral for each fleet, and captured seaports that want a garrison.
func (c *Captain) stationed(g *jenkins.State, row *jenkins.CounterRow, port jenkins.Port) float64 {
	at := &c.tables.Ports[port]
	ashore, afloat := c.ashore(g, jenkins.English, at.Hex), c.lying(g, jenkins.English, at.Hex)
	v := float64(at.Value)
	if at.Owner != jenkins.HolderEnglish {
		v -= 3
		if row.Land > 0 && at.Owner == jenkins.HolderSpanish {
			want := float64(c.keep(g, jenkins.English, port) - ashore.fighters())
			v += 3 * want * truth(c.dieFor(g, port, c.captured(g)) > 0)
		}
	}
	switch {
	case row.Naval > 1:
		v += float64(min(afloat.ships, 6)) - 4*float64(ashore.admiral)
	case row.Anchor && row.Type != jenkins.Deception:
		v -= 0.5 * float64(max(0, ashore.land-afloat.ships))
	}
	return v
}

// posted returns the value of a seaport for a new Spanish counter: what is at stake there, less for what guards it
// already. A ship in the harbour keeps landings out, the first most of all.
func (c *Captain) posted(g *jenkins.State, row *jenkins.CounterRow, p jenkins.Place) float64 {
	h := p.Hex()
	ashore, afloat := c.ashore(g, jenkins.Spanish, h), c.lying(g, jenkins.Spanish, h)
	stake := c.stake(g, c.tables.PortAt[h])
	have := 1 + float64(ashore.land)
	switch {
	case row.Type.Naval():
		have = 0.5 + 2*float64(afloat.ships)
	case row.Type == jenkins.Deception:
		have = 2
	case row.Tactics > 0:
		have += 3 * float64(ashore.dice) / 4
	}
	return stake / have
}

// garrison values the soldiers that may garrison a Spanish seaport: the best go where most is at stake.
func (c *Captain) garrison(g *jenkins.State, h jenkins.Hex) func(engine.Choice) float64 {
	stake := c.stake(g, c.tables.PortAt[h])
	return func(ch engine.Choice) float64 {
		land := float64(c.tables.Row(g.CounterOf(ch.On)).Land)
		if stake > 30 {
			return land
		}
		return -land
	}
}

// stake returns what the English gain by taking a seaport, in points.
func (c *Captain) stake(g *jenkins.State, port jenkins.Port) float64 {
	return c.prize(g, jenkins.English, port)
}
