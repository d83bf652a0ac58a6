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
	free  []recruit      // who can be sent
	near  []marcher
	turn  int         // for which it was made, 0 for none
	seat  engine.Seat // for whom
	again bool        // it has been made again, for those who had not marched when the others had
}

// A recruit is a unit that can be sent somewhere.
type recruit struct {
	unit     spain.Counter
	at       spain.Hex
	limit    spain.Limit
	strength int
	lead     int     // bonus of the leaders with it
	guards   float64 // what the city is worth that only it holds against enemies near by; 0: none
}

// An aim is a hex with something to gain: a city of the enemy's, an army of his, a siege to
// relieve, a city to hold.
type aim struct {
	at    spain.Hex
	goal  spain.Hex // where those who are sent assemble: at it, or beside it
	worth float64   // victory points
	need  int       // strength
	value float64   // what it promises with the units that are free
	who   counterSet
}

// A counterSet is a set of counters.
type counterSet [4]uint64

func (s *counterSet) add(c spain.Counter)      { s[c>>6] |= 1 << (c & 63) }
func (s *counterSet) has(c spain.Counter) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *counterSet) meets(t *counterSet) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

// A marcher is a unit that could be sent, and how far it has to go.
type marcher struct {
	*recruit
	far int
}

// plan finds what there is to gain on land, and sends units there: the best first.
func (c *Captain) plan(g *spain.State, seat engine.Seat) {
	c.land.aims = c.land.aims[:0]
	c.land.goals = [256]spain.Hex{}
	c.list(g, seat)
	c.enlist(g)
	for i := range c.land.aims {
		c.promise(g, &c.land.aims[i])
	}
	for {
		var best *aim
		for i := range c.land.aims {
			if a := &c.land.aims[i]; a.value > 0.05 && (best == nil || a.value > best.value) {
				best = a
			}
		}
		if best == nil {
			return
		}
		sent := best.who
		best.value = 0
		c.land.free = slices.DeleteFunc(c.land.free, func(r recruit) bool {
			if sent.has(r.unit) {
				c.land.goals[r.unit] = best.goal
			}
			return sent.has(r.unit)
		})
		for i := range c.land.aims {
			if a := &c.land.aims[i]; a.value > 0 && a.who.meets(&sent) {
				c.promise(g, a)
			}
		}
	}
}

// enlist lists the units that can be sent, with what each holds: the last one in a city that
// counts does while enemies are near.
func (c *Captain) enlist(g *spain.State) {
	c.land.free = c.land.free[:0]
	for _, unit := range c.look.troops {
		h := c.place(unit)
		if g.IsShut(c.look.seat, h) || !g.Controls(c.tables.Row(unit).Nation) || c.land.again && g.Unit(unit).Spent > 0 {
			continue
		}
		r := recruit{unit: unit, at: h, limit: c.limit(unit), strength: g.Strength(unit), lead: int(c.look.leaders[h])}
		if city := c.tables.CityAt[h]; city != 0 && g.Owns(c.look.seat, city) && c.look.near(g, h, 5) > 0 && c.weakest(g, h) == unit {
			r.guards = c.worth(g, c.look.seat, city)
		}
		c.land.free = append(c.land.free, r)
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
			c.add(aim{at: h, goal: h, worth: worth * c.zeal(h), need: 1})
		case rush:
		case g.IsShut(foe(seat), h) && c.starves(g, h, open):
			c.add(aim{at: h, goal: h, worth: 1.5 * worth * c.zeal(h), need: max(foes+foes/2, 2)}) // hunger takes it: they need only hold out
		case g.IsShut(foe(seat), h):
			c.add(aim{at: h, goal: h, worth: 1.5 * worth * c.zeal(h), need: max(foes+foes/2, 2)})
		default:
			relief := c.look.near(g, h, 3) - foes
			c.add(aim{at: h, worth: worth * c.zeal(h) / (1 + 0.1*float64(relief)), need: c.storms(g, h) + relief/3})
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

// storms returns the strength with which a city of the enemy's is attacked: half as much again as
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

// promise works out what an aim promises with the units that are free, and which of them it
// wants: the nearest, until they are strong enough. It is less for the time that it takes,
// and 0 if they are too weak or too late. A unit that holds a city leaves it for three times
// as much.
func (c *Captain) promise(g *spain.State, a *aim) {
	a.value, a.who = 0, counterSet{}
	var roads [limits]*road
	near := c.land.near[:0]
	for i := range c.land.free {
		r := &c.land.free[i]
		if r.guards > 0 && a.at != r.at && a.worth < 3*r.guards {
			continue
		}
		if roads[r.limit] == nil {
			roads[r.limit] = c.roadTo(g, r.unit, a.goal)
		}
		if far := int(roads[r.limit][r.at]); far != 0 {
			near = append(near, marcher{r, far})
		}
	}
	c.land.near = near
	slices.SortStableFunc(near, func(x, y marcher) int { return x.far - y.far })
	sum, lead := 0, 0
	for _, m := range near {
		a.who.add(m.unit)
		sum += m.strength
		lead = max(lead, m.lead)
		if sum+min(lead, sum) >= a.need {
			if turn, last := g.Turn(); (m.far-2)/4 <= last-turn {
				a.value = a.worth/(1+0.08*float64(m.far)) - 0.01*float64(sum)
			}
			return
		}
	}
}

// weakest returns the weakest unit in a hex.
func (c *Captain) weakest(g *spain.State, h spain.Hex) spain.Counter {
	found := spain.Unseen
	for _, unit := range c.look.troops {
		if g.Unit(unit).Hex == h && (found == spain.Unseen || g.Strength(unit) < g.Strength(found)) {
			found = unit
		}
	}
	return found
}

// place returns where a unit was when the captain looked.
func (c *Captain) place(unit spain.Counter) spain.Hex { return c.look.where[unit] }

// march moves a unit, or all units of a hex that have one goal, a step nearer to it; then
// the leaders, to the greatest army within reach. The plan of a segment stands while it lasts, so
// that nobody marches to and fro; when all have marched it is made once more for the others.
func (c *Captain) march(g *spain.State, seat engine.Seat) engine.Choice {
	if turn, _ := g.Turn(); g.Acts() == 0 || c.land.turn != turn || c.land.seat != seat {
		c.land.turn, c.land.seat, c.land.again = turn, seat, false
		c.plan(g, seat)
	}
	if ch, ok := c.stride(g); ok {
		return ch
	}
	if !c.land.again {
		c.land.again = true
		c.plan(g, seat)
		if ch, ok := c.stride(g); ok {
			return ch
		}
	}
	for _, ch := range c.from {
		if unit := g.CounterOf(ch.With); ch.Verb == spain.VerbMarch && unit != spain.Unseen &&
			c.tables.Row(unit).Kind.IsLeader() && c.leads(g, unit, spain.HexOf(ch.On)) {
			return ch
		}
	}
	return pass(c.from)
}

// stride returns the first march that helps, false if none does.
func (c *Captain) stride(g *spain.State) (engine.Choice, bool) {
	for _, ch := range c.from {
		if ch.Verb == spain.VerbMarch && c.helps(g, ch) {
			return ch, true
		}
	}
	return engine.Choice{}, false
}

// helps reports whether a march brings all units that it moves nearer to their goals.
func (c *Captain) helps(g *spain.State, ch engine.Choice) bool {
	to := spain.HexOf(ch.On)
	if unit := g.CounterOf(ch.With); unit != spain.Unseen {
		return !c.tables.Row(unit).Kind.IsLeader() && c.nearer(g, unit, to)
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
	return r[to] != 0 && r[to] < r[c.place(unit)]
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
	return r[to] != 0 && r[to] < r[at]
}
