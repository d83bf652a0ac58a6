package captain

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
	"github.com/weathergage/weathergage/geo/hex"
)

// A campaign is the plan of one Land Phase: which units go where.
type campaign struct {
	aims  []aim
	goals [256]spain.Hex // by counter: where it is to go, 0 for nowhere
	roads []road
	used  int // of roads
	near  []marcher
}

// An aim is a hex with something to gain: a city of the enemy's, an army of his, a siege to
// relieve, a city to hold.
type aim struct {
	at    spain.Hex
	goal  spain.Hex // where those who are sent assemble: at it, or beside it
	worth float64   // victory points
	need  int       // strength
	taken bool
}

// A road is how far every hex is from a goal for units that a national limit binds.
type road struct {
	goal  spain.Hex
	limit spain.Limit
	far   [hexes]int8 // 0: out of reach; else one more than the distance
}

// A marcher is a unit that could be sent, and how far it has to go.
type marcher struct {
	unit spain.Counter
	far  int
}

// farthest is how many hexes away a unit is sent at most.
const farthest = 16

// roadTo is how far hexes are from a goal for a unit.
func (c *Captain) roadTo(g *spain.State, unit spain.Counter, goal spain.Hex) *road {
	limit := c.tables.Nations[c.tables.Row(unit).Nation].Limit
	for i := range c.land.roads[:c.land.used] {
		if r := &c.land.roads[i]; r.goal == goal && r.limit == limit {
			return r
		}
	}
	if c.land.used == len(c.land.roads) {
		c.land.roads = append(c.land.roads, road{})
	}
	r := &c.land.roads[c.land.used]
	c.land.used++
	*r = road{goal: goal, limit: limit}
	c.survey(g, unit, r)
	return r
}

// survey fills a road, from its goal outwards. Hexes with enemies who are not besieged are
// closed.
func (c *Captain) survey(g *spain.State, unit spain.Counter, r *road) {
	var edge [hexes]spain.Hex
	n, seat := 1, c.look.seat
	edge[0], r.far[r.goal] = r.goal, 1
	for i := 0; i < n; i++ {
		h := edge[i]
		if r.far[h] > farthest {
			return
		}
		for d, from := range c.tables.Near[h] {
			back := (hex.Direction(d) + hex.Directions/2) % hex.Directions
			if from == 0 || r.far[from] != 0 || g.Roads(unit, from)>>back&1 == 0 || g.IsShut(seat, from) ||
				g.HasTroops(foe(seat), from) && !g.IsShut(foe(seat), from) ||
				!c.entersFrance(g) && c.tables.RegionAt(from).Country == spain.CountryFrance {
				continue
			}
			r.far[from] = r.far[h] + 1
			edge[n] = from
			n++
		}
	}
}

// plan finds what there is to gain on land, and sends units there: the best first.
func (c *Captain) plan(g *spain.State, seat engine.Seat) {
	c.land.used, c.land.aims = 0, c.land.aims[:0]
	c.land.goals = [256]spain.Hex{}
	c.list(g, seat)
	for {
		found, most := -1, 0.05
		for i := range c.land.aims {
			a := &c.land.aims[i]
			if a.taken {
				continue
			}
			if v := c.promise(g, a); v > most {
				found, most = i, v
			}
		}
		if found < 0 {
			return
		}
		a := &c.land.aims[found]
		a.taken = true
		c.promise(g, a)
		for _, m := range c.land.near {
			c.land.goals[m.unit] = a.goal
		}
	}
}

// list lists the aims.
func (c *Captain) list(g *spain.State, seat engine.Seat) {
	turn, last := g.Turn()
	rush := g.IsWinter() && turn == last
	if g.IsWinter() && !rush {
		return
	}
	for n := spain.City(1); int(n) < len(c.tables.Cities); n++ {
		h, worth := c.tables.Cities[n].Hex, c.worth(g, seat, n)
		foes := int(c.look.foes[h])
		switch {
		case worth == 0:
		case g.IsShut(seat, h):
			c.add(aim{at: h, worth: 1 + 1.5*worth, need: foes + foes/2 + 1})
		case g.Owns(seat, n):
			if near := c.look.near(g, h, 4); near > 0 && !rush {
				c.add(aim{at: h, goal: h, worth: 0.4 * worth, need: min(1+near/3, 6)})
			}
		case foes == 0:
			c.add(aim{at: h, goal: h, worth: worth, need: 1})
		case rush:
		case g.IsShut(foe(seat), h):
			c.add(aim{at: h, goal: h, worth: 1.5 * worth, need: max(c.storms(g, h), 2)})
		default:
			relief := c.look.near(g, h, 3) - foes
			c.add(aim{at: h, worth: worth / (1 + 0.1*float64(relief)), need: c.storms(g, h) + relief/3})
		}
	}
	for _, h := range c.look.fields {
		if c.tables.CityAt[h] == 0 && !rush {
			a := aim{at: h, worth: 2.5, need: 2*int(c.look.foes[h]) + 1}
			if g.IsShut(foe(seat), h) {
				a.goal = h
			}
			c.add(a)
		}
	}
}

// storms is the strength with which a city of the enemy's is attacked: half as much again as
// it defends with under siege.
func (c *Captain) storms(g *spain.State, h spain.Hex) int { return c.look.defence(g, h) * 3 / 2 }

// add notes an aim. What must be attacked is attacked from the neighbouring hex nearest to
// most of one's own.
func (c *Captain) add(a aim) {
	if a.goal == 0 {
		most := 0.0
		for d, n := range c.tables.Near[a.at] {
			back := (d + hex.Directions/2) % hex.Directions
			if n == 0 || c.tables.March[n]>>back&1 == 0 || c.look.foes[n] != 0 {
				continue
			}
			v := 0.0
			for _, unit := range c.look.troops {
				v += float64(c.tables.Row(unit).Strength) / float64(2+spain.Grid.Distance(c.place(unit), n))
			}
			if v > most {
				a.goal, most = n, v
			}
		}
	}
	if a.goal != 0 {
		c.land.aims = append(c.land.aims, a)
	}
}

// promise is what an aim promises with the units that are still free, less for the time it
// takes; 0 if they are too weak. It leaves those that it wants in near.
func (c *Captain) promise(g *spain.State, a *aim) float64 {
	near := c.land.near[:0]
	for _, unit := range c.look.troops {
		u := g.Unit(unit)
		if c.land.goals[unit] != 0 || g.IsShut(c.look.seat, u.Hex) || !g.Controls(c.tables.Row(unit).Nation) || c.stays(g, unit, a) {
			continue
		}
		if far := int(c.roadTo(g, unit, a.goal).far[u.Hex]); far != 0 {
			near = append(near, marcher{unit, far})
		}
	}
	slices.SortStableFunc(near, func(x, y marcher) int { return x.far - y.far })
	sum, far, lead := 0, 0, 0
	for i, m := range near {
		sum += g.Strength(m.unit)
		far = m.far
		lead = max(lead, int(c.look.leaders[c.place(m.unit)]))
		if sum+min(lead, sum) >= a.need {
			c.land.near = near[:i+1]
			turn, last := g.Turn()
			if (far-2)/4 > last-turn {
				return 0
			}
			return a.worth/(1+0.08*float64(far)) - 0.01*float64(sum)
		}
	}
	c.land.near = near[:0]
	return 0
}

// stays reports whether a unit must hold the city where it is: the last one does while
// enemies are near, unless three times as much is to gain elsewhere.
func (c *Captain) stays(g *spain.State, unit spain.Counter, a *aim) bool {
	h := g.Unit(unit).Hex
	city := c.tables.CityAt[h]
	if city == 0 || a.at == h || !g.Owns(c.look.seat, city) {
		return false
	}
	if worth := c.worth(g, c.look.seat, city); worth == 0 || a.worth >= 3*worth {
		return false
	}
	near := c.look.near(g, h, 5)
	if near == 0 {
		return false
	}
	return c.weakest(g, h) == unit
}

// weakest is the weakest unit in a hex.
func (c *Captain) weakest(g *spain.State, h spain.Hex) spain.Counter {
	found := spain.Unseen
	for _, unit := range c.look.troops {
		if g.Unit(unit).Hex == h && (found == spain.Unseen || g.Strength(unit) < g.Strength(found)) {
			found = unit
		}
	}
	return found
}

// place is where a unit was when the captain looked.
func (c *Captain) place(unit spain.Counter) spain.Hex { return c.look.where[unit] }

// march moves a unit, or all units of a hex that have one goal, a step nearer to it; then
// the leaders, to the greatest army within reach.
func (c *Captain) march(g *spain.State, seat engine.Seat) engine.Choice {
	c.plan(g, seat)
	for _, ch := range c.from {
		if ch.Verb == spain.VerbMarch && c.helps(g, ch) {
			return ch
		}
	}
	return pass(c.from)
}

// helps reports whether a march brings all that it moves nearer to their goals.
func (c *Captain) helps(g *spain.State, ch engine.Choice) bool {
	to := spain.HexOf(ch.On)
	if unit := g.CounterOf(ch.With); unit != spain.Unseen {
		if c.tables.Row(unit).Kind.IsLeader() {
			return c.leads(g, unit, to)
		}
		return c.nearer(g, unit, to)
	}
	from, units := spain.HexOf(ch.With), 0
	for _, unit := range c.look.troops {
		if c.place(unit) == from {
			if !c.nearer(g, unit, to) {
				return false
			}
			units++
		}
	}
	return units > 0
}

// nearer reports whether a hex is nearer to a unit's goal than the one where it is.
func (c *Captain) nearer(g *spain.State, unit spain.Counter, to spain.Hex) bool {
	goal := c.land.goals[unit]
	if goal == 0 {
		return false
	}
	r := c.roadTo(g, unit, goal)
	return r.far[to] != 0 && r.far[to] < r.far[c.place(unit)]
}

// leads reports whether a step brings a leader nearer to the greatest army that he can join.
func (c *Captain) leads(g *spain.State, leader spain.Counter, to spain.Hex) bool {
	at, most, goal := c.place(leader), 0.0, spain.Hex(0)
	for _, unit := range c.look.troops {
		h := c.place(unit)
		army := float64(min(c.look.own[h], 12)) - 0.5*float64(spain.Grid.Distance(at, h))
		if h != at {
			army -= 1.5 * float64(c.look.leaders[h])
		}
		if c.tables.Row(leader).Kind != spain.NavalLeader && army > most && !g.IsShut(c.look.seat, h) {
			most, goal = army, h
		}
	}
	if goal == 0 || goal == at {
		return false
	}
	r := c.roadTo(g, leader, goal)
	return r.far[to] != 0 && r.far[to] < r.far[at]
}
