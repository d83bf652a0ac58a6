package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/geo/hex"
)

// limits is how many national limits there are.
const limits = int(spain.LimitScottish) + 1

// A roadbook keeps how far hexes are from goals on land while the hexes that are closed to
// a seat stay the same: one step of a march seldom changes that.
type roadbook struct {
	ways   ways
	shut   [hexes]bool
	number [limits][hexes]uint16 // by limit and goal: which road, 0 for none yet
	roads  []*road
	used   int // of roads
}

// ways are what decides, beside the hexes that are closed, where a seat's units may march.
type ways struct {
	known   bool
	seat    engine.Seat
	france  bool // France is open to them
	invaded bool // Spanish units have been in Britain
}

// A road is how far every hex is from a goal for units that a national limit binds.
type road [hexes]int8 // 0: out of reach; else one more than the distance

// farthest is how many hexes away a unit is sent at most.
const farthest = 16

// open readies the book for a position: what it holds is forgotten if other hexes are closed
// now. Those are closed that hold enemies who are not besieged, or one's own units who are,
// and France to a seat that does not go there.
func (b *roadbook) open(g *spain.State, seat engine.Seat, france bool) {
	now := ways{true, seat, france, g.Invaded()}
	same := b.ways == now
	for h := spain.Hex(1); h < hexes; h++ {
		shut := g.IsShut(seat, h) || g.HasTroops(foe(seat), h) && !g.IsShut(foe(seat), h) ||
			!france && g.Tables().RegionAt(h).Country == spain.CountryFrance
		same = same && shut == b.shut[h]
		b.shut[h] = shut
	}
	if !same {
		b.ways, b.used = now, 0
		b.number = [limits][hexes]uint16{}
	}
}

// roadTo returns how far hexes are from a goal for a unit.
func (c *Captain) roadTo(g *spain.State, unit spain.Counter, goal spain.Hex) *road {
	b := &c.book
	number := &b.number[c.limit(unit)][goal]
	if *number == 0 {
		if b.used == len(b.roads) {
			b.roads = append(b.roads, new(road))
		}
		*b.roads[b.used] = road{}
		c.survey(g, unit, goal, b.roads[b.used])
		b.used++
		*number = uint16(b.used)
	}
	return b.roads[*number-1]
}

// limit returns the national limit that binds a unit.
func (c *Captain) limit(unit spain.Counter) spain.Limit {
	return c.tables.Nations[c.tables.Row(unit).Nation].Limit
}

// survey fills a road, from its goal outwards.
func (c *Captain) survey(g *spain.State, unit spain.Counter, goal spain.Hex, r *road) {
	var edge [hexes]spain.Hex
	edge[0], r[goal] = goal, 1
	for i, n := 0, 1; i < n; i++ {
		h := edge[i]
		if r[h] > farthest {
			return
		}
		for d, from := range c.tables.Near[h] {
			back := (hex.Direction(d) + hex.Directions/2) % hex.Directions
			if from == 0 || r[from] != 0 || c.book.shut[from] || g.Roads(unit, from)>>back&1 == 0 {
				continue
			}
			r[from] = r[h] + 1
			edge[n] = from
			n++
		}
	}
}
