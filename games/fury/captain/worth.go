package captain

import (
	"math"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/fury"
)

// Evaluate says what a position is worth to a seat, from 0 to 1: by what either side has lost of
// what puts it to flight, and by how far it has come to its goals.
func (c *Captain) Evaluate(s engine.State, seat engine.Seat) float64 {
	g := s.(*fury.State)
	if worth, over := bot.Settled(g, seat); over {
		return worth
	}
	ahead := standing(g, seat) - standing(g, foe(seat))
	return 1 / (1 + math.Exp(-2.5*ahead))
}

// standing returns how well a side stands: 0 as it began, 1 as good as won, -1 put to flight.
func standing(g *fury.State, seat engine.Seat) float64 {
	lost, force, flight := g.Lost(seat)
	if flight == 0 {
		flight = 100
	}
	value := -float64(100*lost) / float64(max(force*flight, 1))
	sc := g.Scenario()
	if sc == nil {
		return value
	}
	squadrons, booty := g.Gone(seat)
	for _, goal := range sc.Goals {
		if goal.Seat != seat || goal.Least == 0 {
			continue
		}
		switch goal.Want {
		case fury.WantSquadronsOff:
			value += 0.5 * min(float64(squadrons)/float64(goal.Least), 1)
		case fury.WantShareOff:
			value += 0.5 * min(float64(100*squadrons)/float64(max(force*int(goal.Least), 1)), 1)
		case fury.WantWagonsOff, fury.WantHerdsOff, fury.WantPrisonersOff, fury.WantBootyOff, fury.WantGunsOff:
			value += 0.5 * min(float64(booty)/float64(goal.Least), 1)
		}
	}
	return value
}
