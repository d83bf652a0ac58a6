package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

// openSide returns what it costs a Spanish squadron to have a side of its square open, by
// which it can be attacked: most to the hulks and the flagship, and more the more
// Hits it has.
func (c *Captain) openSide(g *invincible.State, s invincible.Squadron) float64 {
	v := 0.03 + 0.01*float64(g.Hits(s))
	if s.IsHulk() || s == invincible.Sidonia {
		v += 0.05
	}
	return v
}

// north, east, south and west are the even directions.
const sideways = 2

// plan is the best that a Move can do: a square to end on, whom to attack from
// there, and what it gains.
type plan struct {
	to     invincible.Square
	target invincible.Squadron
	value  float64
}

// plan finds the best Move of a squadron that may still enter so many squares.
func (c *Captain) plan(g *invincible.State, s invincible.Squadron, left int) plan {
	var steps [len(c.tables.Squares)]uint8
	g.Reach(s, g.At(s), left, &steps)
	var gain [int(invincible.Medina3) + 1]float64 // of attacking each squadron, once it is worked out
	var known [int(invincible.Medina3) + 1]bool
	here := c.post(g, s, g.At(s))
	best := plan{to: g.At(s)}
	for sq := range steps {
		if steps[sq] == invincible.NoWay {
			continue
		}
		to := invincible.Square(sq)
		stand := c.post(g, s, to) - here - 0.002*float64(steps[sq])
		if stand > best.value {
			best = plan{to: to, value: stand}
		}
		if s.IsHulk() || g.IsBroken(s) {
			continue
		}
		for direction := 0; direction < 8; direction += sideways {
			target := g.Occupant(c.tables.Neighbours[to][direction])
			if target == invincible.NoSquadron || target.Seat() == s.Seat() {
				continue
			}
			if !known[target] {
				known[target], gain[target] = true, c.attack(g, s, target)
			}
			if v := stand + gain[target]; v > best.value {
				best = plan{to: to, target: target, value: v}
			}
		}
	}
	return best
}

// post returns what it is worth to a squadron to lie in a square: the Spanish cover the
// hulks, the English keep near their prey and to windward.
func (c *Captain) post(g *invincible.State, s invincible.Squadron, sq invincible.Square) float64 {
	if s.Seat() == invincible.English {
		return 0.3 * c.station(g, s, sq)
	}
	return c.berth(g, s, sq)
}

// berth returns the best cover of the squares to which a Spanish squadron is reorganized
// from a square before the English move again. It has none where the whole Armada is
// deployed again.
func (c *Captain) berth(g *invincible.State, s invincible.Squadron, sq invincible.Square) float64 {
	c.squares = g.Reorganized(s, sq, c.squares[:0])
	best := 0.0
	for _, to := range c.squares {
		best = max(best, c.cover(g, s, to))
	}
	return best
}

// cover returns what a Spanish squadron in a square saves by closing sides, its own and
// those of its neighbours. Nobody attacks from off the map.
func (c *Captain) cover(g *invincible.State, s invincible.Squadron, sq invincible.Square) float64 {
	v, own := 0.0, c.openSide(g, s)
	for direction := 0; direction < 8; direction += sideways {
		beside := c.tables.Neighbours[sq][direction]
		if beside == 0 {
			v += own
			continue
		}
		if o := g.Occupant(beside); o != invincible.NoSquadron && o != s && o.Seat() == invincible.Spanish {
			v += own + c.openSide(g, o)
		}
	}
	return v
}

// deployment values a suggested deployment by the sides of the hulks that it
// closes.
func (c *Captain) deployment(number int) float64 {
	at := &c.tables.Deployments[number-1].At
	v := 0.0
	for hulk := invincible.Medina1; hulk <= invincible.Medina3; hulk++ {
		for direction := 0; direction < 8; direction += sideways {
			beside := c.tables.Neighbours[at[hulk]][direction]
			for _, sq := range at {
				if sq == beside { // a friend, or the edge of the map
					v++
					break
				}
			}
		}
	}
	return v + c.shade(0.001)
}

// shelter values a square for a Spanish squadron that is placed again: cover first,
// then the middle of the fleet.
func (c *Captain) shelter(g *invincible.State, s invincible.Squadron, sq invincible.Square) float64 {
	v := c.cover(g, s, sq)
	for o := invincible.Sidonia; o <= invincible.Medina3; o++ {
		if at := g.At(o); at != 0 && o != s {
			v -= 0.004 * float64(distance(at, sq))
		}
	}
	return v + c.shade(0.001)
}

// station values a square for an English squadron that waits: close to prey worth
// attacking, to windward of the fleet, and, if it is hurt, out of reach.
func (c *Captain) station(g *invincible.State, s invincible.Squadron, sq invincible.Square) float64 {
	hurt := g.IsBroken(s) || 3*g.Hits(s) >= g.Strength(s)+g.Hits(s)
	v := 0.0
	for o := invincible.Sidonia; o <= invincible.Medina3; o++ {
		at := g.At(o)
		if at == 0 {
			continue
		}
		d := float64(distance(at, sq))
		near := 0.02
		if o.IsHulk() {
			near = 0.03
		}
		if hurt {
			if d <= 2 && !o.IsHulk() {
				v -= 0.08
			}
			continue
		}
		v -= near * d * 0.5
	}
	windward := column(sq)
	if g.Wind() == invincible.Easterly {
		windward = 9 - windward
	}
	return v - 0.02*float64(windward) + c.shade(0.002)
}

func column(sq invincible.Square) int { return int(sq-1) % 10 }

// distance returns the number of king's moves between two squares.
func distance(a, b invincible.Square) int {
	dx := (int(a)-1)%10 - (int(b)-1)%10
	dy := (int(a)-1)/10 - (int(b)-1)/10
	return max(dx, -dx, dy, -dy)
}

// action values one Action of the tactical phase; to let the rest go is worth
// nothing.
func (c *Captain) action(g *invincible.State, seat engine.Seat, ch engine.Choice) float64 {
	s := invincible.SquadronOf(ch.On)
	m := &c.tables.Modifiers
	switch ch.Verb {
	case invincible.VerbMove:
		p := c.plan(g, s, g.MoveLength(s))
		if p.value < 0.01 {
			return -1
		}
		return p.value
	case invincible.VerbRepair:
		p := atLeast[max(0, min(int(m.RepairLeast)-2*truth(g.IsInPort(s)), 13))]
		mended := c.worth(g, s, g.Hits(s)-1, g.IsBroken(s)) - c.worth(g, s, g.Hits(s), g.IsBroken(s))
		return p*mended + 0.003
	case invincible.VerbRally:
		return c.rally(g, seat, s, ch.With != engine.NoObject)
	case invincible.VerbResupply:
		return c.resupply(g, s)
	case invincible.VerbGift:
		if g.IsLowOnAmmo(s) {
			return 0.02 // free, and the hulks seldom fire
		}
	}
	return 0
}

// rally values a Rally. The help of Sidonia is left to another squadron where a chit
// makes this Rally sure.
func (c *Captain) rally(g *invincible.State, seat engine.Seat, s invincible.Squadron, helped bool) float64 {
	p := c.rallies(g.RallyModifier(s) + int(c.tables.Modifiers.RallySidonia)*truth(helped))
	gain := c.rallied(g, s)
	for _, sure := range [2]invincible.Chit{invincible.RallyingCry, invincible.HolyBanner} {
		if !helped && g.Hand(seat, sure) > 0 && c.spend(g, (1-p)*gain) > 0 {
			return gain + 0.005
		}
	}
	return p*gain + 0.004
}

// rallied returns what a Broken squadron is worth more once it is rallied.
func (c *Captain) rallied(g *invincible.State, s invincible.Squadron) float64 {
	return c.worth(g, s, g.Hits(s), false) - c.worth(g, s, g.Hits(s), true)
}

// rallies returns the chance that a Rally roll with a modifier succeeds.
func (c *Captain) rallies(modifier int) float64 {
	return 1 - atLeast[max(0, min(int(c.tables.Modifiers.RallyMost)-modifier+1, 13))]
}

func (c *Captain) resupply(g *invincible.State, s invincible.Squadron) float64 {
	p := 0.5
	switch {
	case g.IsInPort(s):
		p = 5.0 / 6
	case s.Seat() == invincible.Spanish:
		p = 1.0 / 3
	}
	if g.IsLowOnAmmo(s) {
		return p*c.ammunition(g, s) + 0.001
	}
	return p*0.02*float64(min(g.Shots(s), 3)) + 0.001
}

// step values the answers in the middle of a Move: the step after which the best
// that is left can be reached, the attack itself, or to stop.
func (c *Captain) step(g *invincible.State) func(engine.Choice) float64 {
	s, left := g.Moving()
	p := c.plan(g, s, left)
	return func(ch engine.Choice) float64 {
		switch ch.Verb {
		case invincible.VerbAttack:
			return truthValue(p.to == g.At(s) && p.target == invincible.SquadronOf(ch.On), 2, 0.1)
		case invincible.VerbStop:
			return truthValue(p.to == g.At(s) && p.target == invincible.NoSquadron, 1, 0.5)
		}
		if p.to == g.At(s) {
			return 0
		}
		return c.along(g, s, invincible.SquareOf(ch.On), left, p.to)
	}
}

// along values a step by how near it brings a squadron to where it is bound.
func (c *Captain) along(g *invincible.State, s invincible.Squadron, sq invincible.Square, left int, to invincible.Square) float64 {
	if sq == to {
		return 1.5
	}
	left--
	if g.Stops(s, g.At(s), sq) {
		left = 0
	}
	var steps [len(c.tables.Squares)]uint8
	g.Reach(s, sq, left, &steps)
	if steps[to] == invincible.NoWay {
		return 0
	}
	return 1.4 - 0.1*float64(steps[to])
}

func truth(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func truthValue(yes bool, a, b float64) float64 {
	if yes {
		return a
	}
	return b
}
