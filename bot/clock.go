package bot

import "time"

// A clock measures how much of a budget is spent.
type clock struct {
	think    Budget
	playouts int
	began    time.Time
}

func (c *clock) start(think Budget) {
	if think == (Budget{}) {
		think.Playouts = DefaultPlayouts
	}
	*c = clock{think: think}
	if think.Time > 0 {
		c.began = time.Now()
	}
}

// spent returns the share of the budget that is spent, from 0 to 1 and more.
func (c *clock) spent() float64 {
	share := 0.0
	if c.think.Playouts > 0 {
		share = float64(c.playouts) / float64(c.think.Playouts)
	}
	if c.think.Time > 0 {
		share = max(share, float64(time.Since(c.began))/float64(c.think.Time))
	}
	return share
}

// expected returns how many playouts the budget allows if all take as long as those so far, of which there is
// at least one.
func (c *clock) expected() int {
	return int(min(float64(c.playouts)/max(c.spent(), 1e-9), 1e9))
}
