package captain

import (
	"math"

	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// Evaluate says what a position is worth to a seat, from 0 to 1: what the victory points as
// they stand would bring at the end, the more certainly the nearer the end is.
func (c *Captain) Evaluate(s engine.State, seat engine.Seat) float64 {
	g := s.(*spain.State)
	if worth, over := bot.Settled(g, seat); over {
		return worth
	}
	turn, last := g.Turn()
	levels := g.Levels()
	low, high := c.bounds(levels)
	spread := 2 + 1.2*float64(last-turn)
	balance := float64(g.Points(spain.Spanish)-g.Points(spain.English)) + 0.5*float64(last-turn)
	spanish := 0.5/(1+math.Exp((high-balance)/spread)) + 0.5/(1+math.Exp((low-balance)/spread))
	if seat == spain.Spanish {
		return spanish
	}
	return 1 - spanish
}

// bounds returns the differences of points from which on the English no longer win, and from
// which on the Spanish do.
//
// Case 16.4.
func (c *Captain) bounds(levels []spain.Level) (low, high float64) {
	for i := range levels {
		switch levels[i].Winner {
		case spain.Spanish:
			high = float64(levels[i].From)
			low = high
		case engine.NoSeat:
			low = float64(levels[i].From)
		}
	}
	return low - 0.5, high - 0.5
}
