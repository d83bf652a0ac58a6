package captain

import (
	"github.com/weathergage/weathergage/bot"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
)

// Evaluate says what a position is worth to a seat, from 0 to 1: by the points that
// each side has now, and by how far each ship is on the way to be lost.
func (c *Captain) Evaluate(s engine.State, seat engine.Seat) float64 {
	g := s.(*renaissance.State)
	if worth, over := bot.Settled(g, seat); over {
		return worth
	}
	points := g.Points()
	ahead := float64(points[0] - points[1])
	goals := g.Scenario().Goals
	for n := range g.Scenario().Ships {
		a, ok := g.Aspect(n)
		if !ok || a.Struck || a.Taken {
			continue
		}
		worth := 0.5
		for i := range goals {
			if goal := &goals[i]; goal.Ships>>n&1 != 0 && goal.Seat != a.Holder {
				worth = max(worth, float64(goal.Points))
			}
		}
		hurt := float64(a.Lost) / 50 * worth
		if a.Flees {
			hurt /= 2 // counted already, mostly
		}
		if a.Holder == 0 {
			hurt = -hurt
		}
		ahead += hurt
	}
	const scale = 3.0 // points that make a side three times as likely to win as the other
	if seat != 0 {
		ahead = -ahead
	}
	return logistic(1.1 * ahead / scale)
}
