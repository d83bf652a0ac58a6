package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// nearby is how many hexes away an enemy threatens a seaport in his next turn.
const nearby = 14

// wantsGuard reports whether a seaport on which victory depends has no fighters ashore while the enemy has still to
// move.
func (c *Captain) wantsGuard(g *jenkins.State, seat engine.Seat, port jenkins.Port) bool {
	row := &c.tables.Ports[port]
	if seat != jenkins.Spanish || turnsLeft(g) < 1 || row.SouthSea || c.stake(g, port) < precious {
		return false
	}
	guard := c.ashore(g, seat, row.Hex)
	return guard.fighters() == 0
}

// watch returns the errand that does most to secure a seaport that wants a guard: a party that lies there when the
// enemy comes.
func (c *Captain) watch(g *jenkins.State, seat engine.Seat, parties []party, only *party) (best errand) {
	for p := jenkins.Port(1); int(p) < len(c.tables.Ports); p++ {
		row := &c.tables.Ports[p]
		if !g.Friendly(seat, p) || g.HasTroops(foe(seat), row.Hex) || g.Stormy(row.Hex) || !c.wantsGuard(g, seat, p) {
			continue
		}
		menace := c.menace(g, foe(seat), row.Hex)
		if menace.land == 0 {
			continue
		}
		a := aim{port: p, hex: row.Hex, value: c.stake(g, p), there: c.ashore(g, seat, row.Hex)}
		falls := c.beats(&menace, &a.there, int(row.Value))
		for i := range parties {
			pa := &parties[i]
			if only != nil && pa != only || pa.place.Hex() == row.Hex || pa.fighters() == 0 {
				continue
			}
			cost, first := c.way(g, seat, pa, &a)
			have := a.there
			have.join(&pa.troops)
			more := falls - c.beats(&menace, &have, int(row.Value))
			gain := strikes*more*a.value - thrift(g)*(cost+pa.leaves)
			if cost < far && gain > best.gain {
				c.kept = a
				best = errand{party: pa, aim: &c.kept, gain: gain, more: more, first: first}
			}
		}
	}
	return best
}

// strikes is the chance that an enemy who is near attacks a seaport.
const strikes = 0.5

// menace adds up what a seat could bring against a seaport in its next turn, as far as the viewer knows: ships near it,
// with what is hidden among them, and troops next to it.
func (c *Captain) menace(g *jenkins.State, seat engine.Seat, to jenkins.Hex) (f force) {
	hidden := 0
	for _, p := range g.Pieces(seat) {
		h := p.Place.Hex()
		if h >= hexes || g.Stormy(h) {
			continue
		}
		away, ashore := jenkins.Grid.Distance(h, to), p.Place.Layer() == jenkins.LayerShore
		row := c.tables.Row(p.Counter)
		switch {
		case away > nearby || ashore && away > 1 && !g.HasShips(seat, h):
			continue
		case p.Counter == jenkins.Unseen:
			row = &unknown[hidden%len(unknown)]
			hidden++
		}
		f.add(row, c.worth(p.Counter))
	}
	return f
}
