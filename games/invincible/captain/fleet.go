package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/invincible"
)

const narrows invincible.Place = 12

// spent reports whether an English squadron has had enough and should repair in
// port before it fights on. Near the end nobody goes.
func (c *Captain) spent(g *invincible.State, s invincible.Squadron) bool {
	full := g.Strength(s) + g.Hits(s)
	hurt := float64(g.Hits(s)) / float64(full)
	if g.Armada() >= 9 {
		return hurt >= 0.75 && g.Armada() < narrows
	}
	switch {
	case g.IsBroken(s):
		return hurt >= 0.25
	case g.IsLowOnAmmo(s):
		return hurt >= 0.3
	}
	return hurt >= 0.45
}

// fit reports whether a squadron off the Tactical Map may come back to it.
func (c *Captain) fit(g *invincible.State, s invincible.Squadron) bool {
	if g.Armada() >= 9 {
		return !c.spent(g, s)
	}
	full := g.Strength(s) + g.Hits(s)
	return !g.IsBroken(s) && 5*g.Hits(s) <= full
}

// exit values leaving the Tactical Map; to stay is worth nothing.
func (c *Captain) exit(g *invincible.State, s invincible.Squadron) float64 {
	if s == invincible.NoSquadron {
		return 0
	}
	return truthValue(c.spent(g, s), 1, -1)
}

// goal returns the place an English squadron makes for: a port if it must repair, else the
// Armada.
func (c *Captain) goal(g *invincible.State, s invincible.Squadron) invincible.Place {
	if c.fit(g, s) {
		return g.Armada()
	}
	here := g.Box(g.Place(s))
	best, least := g.Armada(), 99
	for p := narrows + 1; int(p) <= int(narrows)+c.tables.Ports; p++ {
		d := int(g.Box(p)) - int(here)
		ahead := int(g.Box(p)) >= int(g.Armada())
		if d < 0 {
			d = -d + 1 // a port astern is a long way back
		}
		if !ahead {
			d++
		}
		if d < least {
			best, least = p, d
		}
	}
	return best
}

// away returns how far a place is from a goal in boxes and ports.
func away(g *invincible.State, from, to invincible.Place) int {
	if from == to {
		return 0
	}
	d := int(g.Box(from)) - int(g.Box(to))
	d = max(d, -d)
	if from > narrows {
		d++
	}
	if to > narrows {
		d++
	}
	return d
}

// waits reports whether a squadron does best to stay and let the Armada come: it
// is ahead of it, and would beat up against the wind to meet it.
func waits(g *invincible.State, s invincible.Squadron) bool {
	return g.Place(s) > narrows && g.Box(g.Place(s)) > g.Armada() && g.Armada() < 9
}

// sail values letting a squadron sail; to end the segment is worth nothing.
func (c *Captain) sail(g *invincible.State, s invincible.Squadron) float64 {
	if s == invincible.NoSquadron {
		return 0
	}
	goal := c.goal(g, s)
	if goal == g.Place(s) || goal == g.Armada() && waits(g, s) {
		return -1
	}
	return 1
}

// voyage values the next box, or stopping: whatever lies nearest to the goal.
func (c *Captain) voyage(g *invincible.State, s invincible.Squadron, ch engine.Choice) float64 {
	goal, at := c.goal(g, s), g.Place(s)
	if ch.Verb != invincible.VerbStop {
		at = invincible.PlaceOf(ch.On)
	}
	v := -float64(away(g, at, goal))
	if ch.Verb == invincible.VerbStop {
		v -= 0.5
	}
	return v
}

// enter values coming onto the Tactical Map; to stay off is worth nothing.
func (c *Captain) enter(g *invincible.State, s invincible.Squadron) float64 {
	if s == invincible.NoSquadron {
		return 0
	}
	return truthValue(c.fit(g, s), 1, -1)
}
