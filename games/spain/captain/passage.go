package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/geo/hex"
)

// A chart is the shortest course from one hex to every other.
type chart struct {
	from spain.Hex
	deep bool
	far  [hexes]int16 // 0: not reached; else one more than the distance
	back [hexes]spain.Hex
}

// chartFrom fills the captain's chart with the courses of a fleet from a hex. They avoid
// enemy ships, French ports while France is neutral, and shallow waters if a ship of the
// fleet is deep.
func (c *Captain) chartFrom(g *spain.State, from spain.Hex, deep bool) *chart {
	ch := &c.sea
	*ch = chart{from: from, deep: deep}
	var edge [hexes]spain.Hex
	edge[0], ch.far[from] = from, 1
	for i, n := 0, 1; i < n; i++ {
		h := edge[i]
		for d := range hex.Direction(hex.Directions) {
			to := c.tables.Near[h][d]
			if c.tables.Sail[h]>>d&1 == 0 || ch.far[to] != 0 || g.HasShips(foe(c.look.seat), to) ||
				deep && c.tables.Terrain[to] == spain.Shallow || c.isFrenchPort(g, to) {
				continue
			}
			ch.far[to], ch.back[to] = ch.far[h]+1, h
			edge[n] = to
			n++
		}
	}
	return ch
}

// isFrenchPort reports whether to call at a hex would break French neutrality.
//
// Case 15.11.
func (c *Captain) isFrenchPort(g *spain.State, h spain.Hex) bool {
	city := c.tables.CityAt[h]
	return !g.FranceBroken() && city != 0 && c.tables.Cities[city].Port && c.tables.RegionAt(h).Country == spain.CountryFrance
}

// bound is where a fleet that lay in a hex before its voyage is bound for: Seville, where it
// lands what it carries, or the nearest port of its own.
func (c *Captain) bound(g *spain.State, fleet uint8, from spain.Hex) spain.Hex {
	if fleet == spain.TreasureAlone {
		c.chartFrom(g, from, true)
		return c.tables.Cities[c.tables.Seville].Hex
	}
	s := c.gather(g, from)
	if s.aboard > 0 {
		if v := c.seek(g, from, s.deep, s.troops, s.aboard); v.goal != 0 {
			return v.goal
		}
	}
	return c.home(g, from, s.deep)
}

// home is the nearest port of one's own country that is reached before winter, or else the nearest
// that one holds.
func (c *Captain) home(g *spain.State, from spain.Hex, deep bool) spain.Hex {
	ch, found, own := c.chartFrom(g, from, deep), spain.Hex(0), spain.Hex(0)
	for n := range c.tables.Cities {
		h := c.tables.Cities[n].Hex
		if ch.far[h] < 2 || !g.FriendlyPort(c.look.seat, h) || c.tables.CityTrack[n] == 0 {
			continue
		}
		if found == 0 || ch.far[h] < ch.far[found] {
			found = h
		}
		if c.tables.RegionAt(h).Control == c.look.seat && (own == 0 || ch.far[h] < ch.far[own]) {
			own = h
		}
	}
	if own != 0 && c.inTime(g, int(ch.far[own])-1) {
		return own
	}
	return found
}

// course steers a fleet along the shortest way, and declares it where it ends.
func (c *Captain) course(g *spain.State, d engine.Decision) func(engine.Choice) float64 {
	v := g.Voyage()
	goal, last := c.bound(g, spain.FleetOf(d.About), v.Path[0]), v.Path[v.Steps]
	next := spain.Hex(0)
	for h := goal; h != 0 && h != v.Path[0]; h = c.sea.back[h] {
		if c.sea.back[h] == last {
			next = h
		}
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
	h := c.home(g, s.at, s.deep)
	return h != 0 && c.tables.RegionAt(h).Control == c.look.seat
}

// inTime reports whether a fleet that sails so many hexes is there before winter.
func (c *Captain) inTime(g *spain.State, far int) bool {
	turn, last := g.Turn()
	for t := turn; t < turn+turnsTo(far) && t <= last; t++ {
		if c.tables.Turns[t].Season != spain.Summer {
			return false
		}
	}
	return true
}
