package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/geo/hex"
)

// intercept names the stacks that should try, and tries, if the encounter promises more than it costs. Ships that guard
// a harbour worth guarding stay there.
func (c *Captain) intercept(g *jenkins.State, d engine.Decision, from []engine.Choice) engine.Choice {
	prey := c.lying(g, foe(d.Seat), jenkins.HexOf(d.About))
	var own force
	found, some := engine.Choice{}, false
	for _, ch := range from {
		if p := jenkins.StackOf(ch.On); ch.Verb == jenkins.VerbJoin && p != 0 && !c.guards(g, d.Seat, p) {
			stack := c.stack(g, d.Seat, p)
			own.join(&stack)
			found, some = ch, true
		}
	}
	attempt, ready := byVerb(from, jenkins.VerbAttempt)
	if ready {
		for _, p := range g.Pieces(d.Seat) {
			if p.Mark.Selected() {
				own.add(c.tables.Row(p.Counter), c.worth(p.Counter))
			}
		}
	}
	e := encounterOf(&own, &prey, 0)
	if own.ships == 0 || catches(own.ships)*(e.all+1-e.first) < 0.3 {
		ch, _ := byVerb(from, engine.Pass)
		return ch
	}
	if some {
		return found
	}
	return attempt
}

// stack adds up the ships of one stack, and what they carry, that have not been named yet.
func (c *Captain) stack(g *jenkins.State, seat engine.Seat, p jenkins.Place) (f force) {
	lo, hi := g.Span(seat, p)
	for _, pc := range g.Pieces(seat)[lo:hi] {
		if row := c.tables.Row(pc.Counter); row.Type != jenkins.Deception && !pc.Mark.Selected() {
			f.add(row, c.worth(pc.Counter))
		}
	}
	return f
}

// guards reports whether ships lie in a harbour worth guarding that would be open without them.
func (c *Captain) guards(g *jenkins.State, seat engine.Seat, p jenkins.Place) bool {
	port := c.tables.PortAt[p.Hex()]
	return seat == jenkins.Spanish && port != 0 && g.Friendly(seat, port) && c.stake(g, port) > 12
}

// battles values the answers in a Combat Resolution Step: to fight where combat must be fought comes first, then to end
// the step. Bomb ships never fight on their own.
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

// commit values what may fire. Guns ashore fire in defence, fire ships if they can hit, and a leader gives his die to
// the counter to which it adds most.
func (c *Captain) commit(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	fight := g.Fight()
	port := c.tables.PortAt[fight.Hex]
	value := 0
	if seat == fight.Attacker && g.Friendly(foe(seat), port) {
		value = int(c.tables.Ports[port].Value)
	}
	return func(ch engine.Choice) float64 {
		k := g.CounterOf(ch.On)
		row := c.tables.Row(k)
		switch ch.Verb {
		case jenkins.VerbDirect:
			return 1 + c.directed(fight, seat, k)
		case jenkins.VerbCommit:
			gun := int(row.Gun)
			if value > 0 {
				gun = 2*gun - value
			}
			if row.Type == jenkins.FireShip && gun > 1 || row.Type != jenkins.FireShip && seat != fight.Attacker {
				return 2
			}
			return -1
		}
		return 0
	}
}

// directed returns the chance that one more die of a counter of a kind is its first hit.
//
// Case 9.1.
func (c *Captain) directed(fight *jenkins.Combat, seat engine.Seat, k jenkins.Counter) float64 {
	shots, counters, gun, last := 0, 0, 0, uint8(0)
	for _, s := range fight.Shots[seat][:fight.NumShots[seat]] {
		if s.By != k {
			continue
		}
		shots++
		gun = max(gun, int(s.Gun))
		if s.Group > last { // groups are numbered as counters are declared
			counters, last = counters+1, s.Group
		}
	}
	hit := float64(min(gun, 6)) / 6
	p := hit
	for range shots / max(counters, 1) {
		p *= 1 - hit
	}
	return p
}

// deceive values the dice that may be rolled again for a deception counter by how much that is expected to change what
// is eliminated. Of several counters the cheapest is spent, as it is the likeliest to come back.
func (c *Captain) deceive(g *jenkins.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		if ch.Verb != jenkins.VerbDeceive {
			return 0.45
		}
		owner, _, _ := g.DieOf(ch.On)
		change := 0.0
		for face := range uint8(6) {
			change += float64(g.Eliminates(ch.On, face+1)-g.Eliminates(ch.On, 0)) / 6
		}
		if owner != seat {
			change = -change
		}
		return change - 1e-3*float64(c.tables.Row(g.CounterOf(ch.With)).Cost)
	}
}

// refuge values where beaten ships or troops go: to friendly seaports and away from the enemy.
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

// strike values the enemy counters that a Fortune of War may strike.
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

// loss values what a side may lose: what is worth least goes first, where a ship counts with all that she carries.
func (c *Captain) loss(g *jenkins.State, d engine.Decision) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		if ch.Verb != jenkins.VerbLose {
			return 0
		}
		k, h := g.CounterOf(ch.On), jenkins.HexOf(ch.With)
		if h == 0 {
			h = jenkins.HexOf(d.About)
		}
		v, aboard := -c.worth(k), 0.0
		lo, hi := g.HexSpan(d.Seat, h)
		for _, p := range g.Pieces(d.Seat)[lo:hi] {
			switch {
			case p.Counter == k:
				return v - aboard*truth(c.tables.Row(k).Type.Naval())
			case g.Cargo(p):
				aboard += c.worth(p.Counter)
			case c.tables.Row(p.Counter).Type.Naval():
				aboard = 0
			}
		}
		return v
	}
}
