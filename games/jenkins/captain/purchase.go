package captain

import (
	"weathergage/engine"
	"weathergage/games/jenkins"
)

// purchase values what may be bought: by what the side lacks most. To stop is worth
// nothing.
func (c *Captain) purchase(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	var have [jenkins.NumTypes]int
	admirals, generals := 0, 0
	for _, p := range g.Pieces(seat) {
		row := c.tables.Row(p.Counter)
		have[row.Type]++
		admirals += int(row.Naval) / 2
		generals += int(row.Tactics) / 2
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
		return v - float64(row.Cost) + c.shade(0.01)
	}
}

// wanted is what one more counter is worth to a side that has so many of its type,
// in points.
func (c *Captain) wanted(seat engine.Seat, row *jenkins.CounterRow, have int) float64 {
	n := float64(have)
	if seat == jenkins.English {
		switch row.Type {
		case jenkins.Infantry:
			return 4 + 2*float64(row.Land)
		case jenkins.Merchant:
			return 7 - 3*n
		case jenkins.Supplies:
			return 5 - 0.6*n
		case jenkins.BombShip:
			return 6 - n
		case jenkins.Frigate:
			return 6.5 - 0.5*n
		case jenkins.ShipOfLine:
			return float64(row.Cost) + 2.5 - 0.25*n
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
		return 5 - 0.3*n
	case jenkins.ShipOfLine:
		return float64(row.Cost) + 1.5 - 0.3*n
	case jenkins.Deception:
		return 2.2 - 0.5*n
	}
	return 0
}

// placement values the seaports in which a new counter may be placed: for the
// English near where they mean to strike, for the Spanish where most is at stake.
func (c *Captain) placement(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		p := jenkins.StackOf(ch.On)
		port := c.tables.PortAt[p.Hex()]
		if port == 0 {
			return 0
		}
		row := &c.tables.Ports[port]
		if seat == jenkins.English {
			v := float64(row.Value)
			if row.Owner != jenkins.HolderEnglish {
				v -= 3
			}
			return v + c.shade(0.01)
		}
		force := c.ashore(g, seat, p.Hex())
		return c.stake(g, port)/float64(2+force.land) + c.shade(0.01)
	}
}

// garrison values the soldiers that may garrison a Spanish seaport: the best where
// most is at stake.
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

// stake is what the English gain in chances by a seaport, in points.
func (c *Captain) stake(g *jenkins.State, port jenkins.Port) float64 {
	return c.prize(g, jenkins.English, port)
}
