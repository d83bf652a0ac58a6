package captain

import (
	"weathergage/engine"
	"weathergage/games/jenkins"
	"weathergage/geo/hex"
)

// intercept tries with all ships that lie near where they are likely to gain by it.
func (c *Captain) intercept(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	h := jenkins.HexOf(d.About)
	prey := c.lying(g, foe(d.Seat), h)
	ships := 0
	for i := range hex.Direction(hex.Directions) {
		if n := c.tables.Near[h][i]; n != 0 {
			own := c.lying(g, d.Seat, n)
			ships += own.ships
		}
	}
	if ships > prey.ships {
		for _, ch := range from {
			if ch.Verb == jenkins.VerbJoin && jenkins.StackOf(ch.On) != 0 {
				return ch
			}
		}
		if ch, ok := byVerb(from, jenkins.VerbAttempt); ok {
			return ch
		}
	}
	ch, _ := byVerb(from, engine.Pass)
	return ch
}

// battles values the hexes where a combat may be fought next: to bombard only where
// bomb ships alone may hope for a hit.
func (c *Captain) battles(_ *jenkins.State, _ engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		switch ch.Verb {
		case jenkins.VerbResolve:
			return 2
		case jenkins.VerbDone:
			return 1
		}
		return 0
	}
}

// commit values what may fire: guns ashore do in defence, fire ships when there is
// something to burn, and a leader's die goes to the ship that most often needs it.
func (c *Captain) commit(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	fight := g.Fight()
	return func(ch engine.Choice) float64 {
		row := c.tables.Row(g.CounterOf(ch.On))
		switch ch.Verb {
		case jenkins.VerbDirect:
			hit := float64(min(c.aimed(g, seat, g.CounterOf(ch.On)), 6)) / 6
			return 1 + hit*(1-hit)
		case jenkins.VerbCommit:
			if row.Type == jenkins.FireShip || seat != fight.Attacker {
				return 2
			}
			return -1
		}
		return 0
	}
}

// aimed is the best gun value with which a kind of counter fires in the combat.
func (c *Captain) aimed(g *jenkins.State, seat engine.Seat, k jenkins.Counter) int {
	fight, gun := g.Fight(), 0
	for i := range fight.NumShots[seat] {
		if s := fight.Shots[seat][i]; s.By == k {
			gun = max(gun, int(s.Gun))
		}
	}
	return gun
}

// deceive values the dice that a deception counter may have thrown again: those that
// would most likely change a hit.
func (c *Captain) deceive(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	fight := g.Fight()
	return func(ch engine.Choice) float64 {
		if ch.Verb != jenkins.VerbDeceive {
			return 0.45
		}
		owner, n := jenkins.DieOf(ch.On)
		gun, face := 2, n
		if fight.Naval {
			gun, face = int(fight.Shots[owner][n-1].Gun), int(fight.Shots[owner][n-1].Face)
		}
		hit := float64(max(0, min(gun, 6))) / 6
		if owner == seat {
			return truth(face > gun) * hit
		}
		return truth(face <= gun) * (1 - hit)
	}
}

// refuge values where beaten ships or troops go: to friendly seaports and away from
// the enemy.
func (c *Captain) refuge(g *jenkins.State, d engine.Decision) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		h := jenkins.HexOf(ch.On)
		v := 2*truth(g.Friendly(d.Seat, c.tables.PortAt[h])) + truth(c.tables.PortAt[h] != 0)
		if g.HasShips(d.Seat, h) || g.HasTroops(d.Seat, h) {
			v += 0.5
		}
		for i := range hex.Direction(hex.Directions) {
			if n := c.tables.Near[h][i]; n != 0 && g.HasShips(foe(d.Seat), n) && d.Ask == jenkins.AskRetreat {
				v--
			}
		}
		return v
	}
}

// strike values the enemy counters a Fortune of War may fall on.
func (c *Captain) strike(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		p := jenkins.StackOf(ch.On)
		lo, _ := g.Span(foe(seat), p)
		v := c.worth(g.Pieces(foe(seat))[lo].Counter)
		if p.Layer() == jenkins.LayerShore {
			v += 2
		}
		return v
	}
}

// loss values what a side may lose: what is worth least goes first.
func (c *Captain) loss(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		if ch.Verb != jenkins.VerbLose {
			return 0
		}
		return -c.worth(g.CounterOf(ch.On))
	}
}
