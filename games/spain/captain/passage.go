package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/geo/hex"
)

// A chart is the cheapest course from one hex to every other, or the shortest.
type chart struct {
	odds [2]odds      // against the wind, and with it
	far  [hexes]int16 // 0: not reached; else one more than the distance
	cost [hexes]int32 // in thousandths of a turn
	with [hexes]bool  // the last step goes with the wind
	back [hexes]spain.Hex
	edge [2][]step
}

// A step leads to a hex that is still to be charted.
type step struct {
	to, from spain.Hex
	wind     int   // 1 with it, 0 against it
	key      int32 // the cheapest is taken first
}

// chartFrom fills the captain's chart with the cheapest courses of a fleet from a hex.
func (c *Captain) chartFrom(g *spain.State, from spain.Hex, r rig) *chart {
	return c.chartBy(g, from, r, false)
}

// chartBy is the same for the cheapest courses or the shortest. They avoid enemy ships, French ports while France is
// neutral, and shallow waters if a ship of the fleet is deep.
func (c *Captain) chartBy(g *spain.State, from spain.Hex, r rig, shortest bool) *chart {
	ch, weight := &c.sea, [2]int32{1, 1}
	*ch = chart{edge: [2][]step{ch.edge[0][:0], append(ch.edge[1][:0], step{to: from, wind: 1})}}
	for i := range ch.odds {
		ch.odds[i] = c.weigh(g, r, i == 1)
		if !shortest {
			weight[i] = ch.odds[i].hex
		}
	}
	for next := [2]int{}; ; {
		s, ok := ch.nearest(&next)
		if !ok {
			return ch
		}
		h := s.to
		if ch.far[h] != 0 {
			continue
		}
		ch.far[h], ch.back[h], ch.with[h] = ch.far[s.from]+1, s.from, s.wind == 1
		if s.from != 0 {
			ch.cost[h] = ch.cost[s.from] + ch.odds[s.wind].hex
		}
		for d := range hex.Direction(hex.Directions) {
			to := c.tables.Near[h][d]
			if c.tables.Sail[h]>>d&1 != 0 && ch.far[to] == 0 && c.mayPass(g, to, r) {
				i := int(truth(g.GoesWith(h, d)))
				ch.edge[i] = append(ch.edge[i], step{to, h, i, s.key + weight[i]})
			}
		}
	}
}

// nearest takes the next step from the two edges, each of which is in order.
func (ch *chart) nearest(next *[2]int) (s step, ok bool) {
	edge := 0
	for i := range ch.edge {
		if next[i] < len(ch.edge[i]) && (!ok || ch.edge[i][next[i]].key < s.key) {
			s, edge, ok = ch.edge[i][next[i]], i, true
		}
	}
	next[edge]++
	return s, ok
}

// mayPass reports whether courses lead through a hex.
func (c *Captain) mayPass(g *spain.State, h spain.Hex, r rig) bool {
	return !g.HasShips(foe(c.look.seat), h) && !(r.deep && c.tables.Terrain[h] == spain.Shallow) && !c.isFrenchPort(g, h)
}

// isFrenchPort reports whether to call at a hex would break French neutrality.
//
// Case 15.11.
func (c *Captain) isFrenchPort(g *spain.State, h spain.Hex) bool {
	city := c.tables.CityAt[h]
	return !g.FranceBroken() && city != 0 && c.tables.Cities[city].Port && c.tables.RegionAt(h).Country == spain.CountryFrance
}

// bound returns where a fleet that lay in a hex before its voyage is bound for: Seville, where it
// lands what it carries, or the nearest port of its own; and how it sails.
func (c *Captain) bound(g *spain.State, fleet uint8, from spain.Hex) (spain.Hex, rig) {
	if fleet == spain.TreasureAlone {
		var r rig
		r.add(c.tables.Row(c.tables.Treasure))
		return c.tables.Cities[c.tables.Seville].Hex, r
	}
	s := c.gather(g, from)
	if s.aboard > 0 && !c.breaksOff(g, &s) {
		if v := c.seek(g, from, s.rig, s.troops, s.aboard); v.goal != 0 {
			return v.goal, s.rig
		}
	}
	if goal := c.blockade(g, &s); goal != 0 {
		return goal, s.rig
	}
	return c.home(g, from, s.rig), s.rig
}

// home returns the nearest port of one's own country that is reached before winter, or else the nearest
// that one holds.
func (c *Captain) home(g *spain.State, from spain.Hex, r rig) spain.Hex {
	ch, found, own := c.chartFrom(g, from, r), spain.Hex(0), spain.Hex(0)
	for n := range c.tables.Cities {
		h := c.tables.Cities[n].Hex
		if ch.far[h] < 2 || !g.FriendlyPort(c.look.seat, h) || c.tables.CityTrack[n] == 0 {
			continue
		}
		if found == 0 || ch.cost[h] < ch.cost[found] {
			found = h
		}
		if c.tables.RegionAt(h).Control == c.look.seat && (own == 0 || ch.cost[h] < ch.cost[own]) {
			own = h
		}
	}
	if own != 0 && c.inTime(g, ch.turnsTo(own)) {
		return own
	}
	return found
}

// course steers a fleet along its leg, and declares it where that ends.
func (c *Captain) course(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	v := g.Voyage()
	goal, r := c.bound(g, spain.FleetOf(d.About), v.Path[0])
	l, next := c.legTo(g, v.Path[0], goal, r), spain.Hex(0)
	if k := int(v.Steps); k < l.ends && (k == 0 || l.way[k-1] == v.Path[k]) {
		next = l.way[k]
	}
	return func(ch engine.Choice) float64 {
		switch {
		case ch.Verb == spain.VerbSteer && next != 0 && spain.HexOf(ch.On) == next:
			return 3
		case ch.Verb == spain.VerbDeclare:
			return 2
		case ch.Verb == engine.Pass:
			return 1
		}
		return 0
	}
}

// underWay runs on as far as the wind lets it, and lands troops at the end of the path.
func (c *Captain) underWay(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	v := g.Voyage()
	at, _ := g.Fleet(d.Seat, spain.FleetOf(d.About))
	lands := at != 0 && at == v.Path[v.Steps]
	return func(ch engine.Choice) float64 {
		switch ch.Verb {
		case spain.VerbRun:
			return 2 + float64(g.PlaceOnPath(spain.HexOf(ch.On)))
		case spain.VerbDebark:
			return 50 * truth(lands && c.tables.Row(g.CounterOf(ch.On)).Kind.IsLand())
		}
		return truth(ch.Verb == engine.Pass)
	}
}

// returns reports whether empty ships sail home: from the sea always, and from a port that was taken
// if they are there before winter, which costs most where it can be lost again.
//
// Cases 11.13, 14.22, 14.3.
func (c *Captain) returns(g *spain.State, s *squadron) bool {
	if !g.FriendlyPort(c.look.seat, s.at) {
		return true
	}
	if c.tables.RegionAt(s.at).Control == c.look.seat {
		return false
	}
	h := c.home(g, s.at, s.rig)
	return h != 0 && c.tables.RegionAt(h).Control == c.look.seat
}

// inTime reports whether a fleet that sails so many turns is there before winter.
func (c *Captain) inTime(g *spain.State, turns int) bool {
	turn, last := g.Turn()
	for t := turn; t < turn+turns && t <= last; t++ {
		if c.tables.Turns[t].Season != spain.Summer {
			return false
		}
	}
	return true
}

// turnsTo returns how many turns a fleet is expected to need to a hex, nearly.
func (ch *chart) turnsTo(h spain.Hex) int { return int(ch.cost[h]+999) / 1000 }
