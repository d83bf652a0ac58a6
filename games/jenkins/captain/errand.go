package captain

import (
	"weathergage/engine"
	"weathergage/games/jenkins"
)

// An aim is a seaport that a side would take, with what lies there.
type aim struct {
	port    jenkins.Port
	hex     jenkins.Hex
	value   float64     // of taking it, in points
	guard   force       // ashore
	harbour force       // the enemy's ships there
	there   force       // own counters there already
	before  jenkins.Hex // where to land next to it, 0 for the seaport itself
}

// An errand sends a party to an aim.
type errand struct {
	party *party
	aim   *aim
	gain  float64 // what is expected of it, in points
	first jenkins.Hex
}

// enough is how likely a land combat must be won to be begun.
const enough = 0.72

// aimsOf lists what a seat would take, as far as it sees.
func (c *Captain) aimsOf(g *jenkins.State, seat engine.Seat) []aim {
	c.aims = c.aims[:0]
	for p := jenkins.Port(1); int(p) < len(c.tables.Ports); p++ {
		row := &c.tables.Ports[p]
		if g.Friendly(seat, p) && !g.HasTroops(foe(seat), row.Hex) || row.SouthSea || row.Value == 0 {
			continue
		}
		a := aim{port: p, hex: row.Hex, value: c.prize(g, seat, p)}
		a.guard = c.ashore(g, foe(seat), row.Hex)
		a.harbour = c.lying(g, foe(seat), row.Hex)
		a.there = c.ashore(g, seat, row.Hex)
		if a.harbour.ships == 0 {
			own := c.lying(g, seat, row.Hex)
			a.there.join(&own)
		}
		c.aims = append(c.aims, a)
	}
	return c.aims
}

// prize is what it is worth to take a seaport: its award, its income, what the enemy
// loses of it, and the chance of victory.
//
// Cases 3.4, 5.0.
func (c *Captain) prize(g *jenkins.State, seat engine.Seat, p jenkins.Port) float64 {
	row := &c.tables.Ports[p]
	left := turnsLeft(g)
	each := float64(row.Value)
	v := 0.0
	if row.Owner != owner(seat) {
		v += each * (1 + 0.6*left)
	}
	if row.Owner != owner(foe(seat)) && g.Friendly(foe(seat), p) {
		v += 0.6 * each * left
	}
	held := c.captured(g)
	if row.Owner == jenkins.HolderSpanish && g.Goals()>>p&1 != 0 {
		change := c.victory(g, held|1<<p) - c.victory(g, held&^(1<<p))
		v += crown * change / (1 + 0.1*left)
	}
	return v
}

// crown is what victory is worth in points.
const crown = 120

func owner(seat engine.Seat) jenkins.Holder {
	if seat == jenkins.English {
		return jenkins.HolderEnglish
	}
	return jenkins.HolderSpanish
}

// plan finds the errand that promises most. Where only is not 0 it is one for the
// party there.
func (c *Captain) plan(g *jenkins.State, seat engine.Seat, parties []party, only *party) errand {
	best := errand{}
	aims := c.aimsOf(g, seat)
	for i := range aims {
		if e := c.consider(g, seat, &aims[i], parties, only); e.gain > best.gain {
			best = e
		}
	}
	return best
}

// consider works out what an aim promises with the parties that would be sent: one
// after the other, the cheapest first, until they are strong enough.
func (c *Captain) consider(g *jenkins.State, seat engine.Seat, a *aim, parties []party, only *party) (e errand) {
	value := int(c.tables.Ports[a.port].Value)
	if g.Friendly(seat, a.port) {
		value = 0
	}
	if a.harbour.ships > 0 {
		return e
	}
	have := a.there
	before := c.beats(&have, &a.guard, value)
	if before >= enough {
		return e // it is as good as taken
	}
	cost := 0.0
	used := [64]bool{}
	for range min(len(parties), len(used)) {
		pick, first, least := -1, jenkins.Hex(0), float64(far)
		for i := range min(len(parties), len(used)) {
			pa := &parties[i]
			if used[i] || e.party == nil && only != nil && pa != only {
				continue
			}
			way, step := c.way(g, seat, pa, a)
			if way -= c.lends(a, pa); way < least {
				pick, first, least = i, step, way
			}
		}
		if pick < 0 || least >= far/2 {
			return errand{}
		}
		used[pick] = true
		if e.party == nil {
			e = errand{party: &parties[pick], aim: a, first: first}
		}
		have.join(&parties[pick].force)
		cost += max(least, 0)
		if p := c.beats(&have, &a.guard, value); p >= enough {
			e.gain = p*a.value - cost - 4*c.bleeds(&a.guard, 0)
			return e
		}
	}
	return errand{}
}

// way is what it costs a party to go to an aim, in points, and its first hex.
func (c *Captain) way(g *jenkins.State, seat engine.Seat, pa *party, a *aim) (float64, jenkins.Hex) {
	if pa.chart == nil {
		return c.overland(g, seat, pa.place.Hex(), a.hex)
	}
	cost, first := pa.chart.reach(a.hex)
	if cost >= far {
		return far, 0
	}
	return float64(cost) / point, first
}

// lends is how much sooner a party is sent for what it brings: those that can do it
// alone with little go first where little is needed.
func (c *Captain) lends(a *aim, pa *party) float64 {
	if pa.any == 0 {
		return -40
	}
	if a.guard.any == 0 {
		return -0.3 * pa.worth
	}
	return 2 * float64(min(pa.fighters(), a.guard.land+1))
}
