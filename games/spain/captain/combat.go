package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// fight values the attacks on land: those that promise most for what they cost.
func (c *Captain) fight(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		if ch.Verb != spain.VerbAssault {
			return 0
		}
		from, to := spain.HexOf(ch.With), spain.HexOf(ch.On)
		fresh, lead := float64(c.fresh(g, from)), float64(min(c.look.leaders[from], c.look.own[from]))
		attack := fresh + lead
		defence := float64(c.look.foes[to] + min(c.look.lead[to], c.look.foes[to]))
		stake, least := 1.0, 1.4
		if turn, last := g.Turn(); last-turn < 2 {
			least = 0.9
			if turn == last && c.isBehind(g, seat) {
				least = desperate
			}
		}
		if city := c.tables.CityAt[to]; city != 0 {
			stake += c.worth(g, seat, city)
		}
		switch {
		case from == to && g.IsShut(seat, from): // a sally
			return (fresh/2 + lead - 1.5*defence) * stake
		case from == to:
			return (attack/float64(c.look.defence(g, to)) - least) * stake
		case g.IsShut(seat, to): // relief
			return (attack/(defence+1) - 1) * stake
		}
		if g.HasFortress(foe(seat), to) {
			defence += float64(c.look.foes[to])
		}
		return (attack/(defence+1) - 1.2) * stake
	}
}

// desperate is the odds at which a side still attacks a city that loses the war otherwise: nothing comes after.
const desperate = 0.3

// fresh returns the strength of the captain's land units in a hex that have not fought yet.
func (c *Captain) fresh(g *spain.State, h spain.Hex) (strength int) {
	for _, unit := range c.look.troops {
		if u := g.Unit(unit); u.Hex == h && !u.IsDone() {
			strength += g.Strength(unit)
		}
	}
	return strength
}

// muster lets besieged friends join, holds back who must stay, and attacks with the rest.
func (c *Captain) muster(g *spain.State) func(engine.Choice) float64 {
	fight, taking := g.Combat(), 0
	for _, ch := range c.from {
		if ch.Verb == spain.VerbWithhold && c.tables.Row(g.CounterOf(ch.On)).Kind.IsLand() {
			taking++
		}
	}
	return func(ch engine.Choice) float64 {
		switch ch.Verb {
		case spain.VerbCombine:
			return 4
		case spain.VerbWithhold:
			return 3 * truth(fight.From != fight.To && taking > 1 && c.keeps(g, g.CounterOf(ch.On)))
		case spain.VerbCommit:
			return 2
		case engine.Pass:
			return 1
		}
		return 0
	}
}

// keeps reports whether a unit is the one that holds a city of its side while the others
// attack: others of the enemy's are near.
func (c *Captain) keeps(g *spain.State, unit spain.Counter) bool {
	h, fight := g.Unit(unit).Hex, g.Combat()
	city := c.tables.CityAt[h]
	if city == 0 || !c.tables.Row(unit).Kind.IsLand() || c.worth(g, c.look.seat, city) < 2 {
		return false
	}
	others := c.look.near(g, h, 3) - int(c.look.foes[fight.To])
	return others > 0 && c.weakest(g, h) == unit
}

// siege values to enter siege, on land or in a port: behind walls, or where the enemy is the
// stronger.
func (c *Captain) siege(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	fight := g.Combat()
	if fight.Naval {
		return func(ch engine.Choice) float64 { return truth(ch.Verb == spain.VerbBesiege) }
	}
	attack, own := float64(c.look.foes[fight.From]+c.look.lead[fight.From]), float64(c.look.own[fight.To])
	defence := own + float64(min(c.look.leaders[fight.To], c.look.own[fight.To]))
	if g.HasFortress(seat, fight.To) {
		defence += own
	}
	limit := 0.8
	if c.tables.CityAt[fight.To] == 0 || g.IsShut(foe(seat), fight.To) {
		limit = 2 // besiegers who are besieged themselves gain nothing
	}
	return func(ch engine.Choice) float64 {
		return truth((ch.Verb == spain.VerbBesiege) == (attack > limit*defence))
	}
}

// refuge values where beaten units go: to friends and friendly cities, away from the enemy.
func (c *Captain) refuge(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		h := spain.HexOf(ch.On)
		v := float64(c.look.own[h]) - 0.5*float64(c.look.near(g, h, 1))
		if city := c.tables.CityAt[h]; city != 0 {
			v += 1 + truth(g.Owns(seat, city))
		}
		return v
	}
}

// advance values to follow into a hex that a combat has emptied: into cities, and never out
// of one's own. Leaders only come after units: alone they hold nothing.
func (c *Captain) advance(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	to := spain.HexOf(d.About)
	return func(ch engine.Choice) float64 {
		if ch.Verb != spain.VerbFollow {
			return 0
		}
		unit := g.CounterOf(ch.On)
		home := c.tables.CityAt[g.Unit(unit).Hex]
		leaves := home != 0 && int(c.look.own[g.Unit(unit).Hex]) == g.Strength(unit)
		alone := c.tables.Row(unit).Kind.IsLeader() && !g.HasTroops(d.Seat, to)
		if c.tables.CityAt[to] == 0 || leaves || alone {
			return -1
		}
		return 1 + float64(g.Strength(unit))
	}
}

// rising values where rebels and loyal units come: the strongest first, into cities.
func (c *Captain) rising(g *spain.State, seat engine.Seat) func(engine.Choice) float64 {
	return func(ch engine.Choice) float64 {
		if ch.Verb != spain.VerbDeploy {
			return 0
		}
		v := float64(c.tables.Row(g.CounterOf(ch.With)).Strength)
		h := spain.HexOf(ch.On)
		if city := c.tables.CityAt[h]; city != 0 && !g.HasTroops(seat, h) {
			v += 2 * float64(c.tables.Cities[city].Points)
		}
		return v + 0.1 - 0.1*float64(c.look.near(g, h, 2))
	}
}
