package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/geo/hex"
)

// An aim is a seaport that a side would take, with what lies there.
type aim struct {
	port    jenkins.Port
	hex     jenkins.Hex
	value   float64     // of taking it, in points
	holds   int         // seaport value that helps the defender
	guard   force       // the enemy ashore
	harbour force       // the enemy's ships there
	there   force       // own troops there already, and ships that may fire
	camp    jenkins.Hex // where to land next to it, 0 for the seaport itself
}

// defended reports whether more must be fought for an aim than one ship can.
func (a *aim) defended() bool { return a.guard.land+2*a.harbour.ships >= 2 }

// defence returns what would fire in a naval combat for an aim: the ships there and all guns ashore.
func (a *aim) defence() force {
	f := a.harbour
	f.shore = a.guard.shore
	return f
}

// An errand sends a party to an aim.
type errand struct {
	party *party
	aim   *aim
	gain  float64     // what it is expected to bring, in points
	more  float64     // how much likelier it makes it that the aim is taken
	first jenkins.Hex // where it goes next, 0 to stop
}

// aimsOf lists the seaports that a seat would take, as far as it sees.
func (c *Captain) aimsOf(g *jenkins.State, seat engine.Seat) []aim {
	c.aims = c.aims[:0]
	for p := jenkins.Port(1); int(p) < len(c.tables.Ports); p++ {
		row := &c.tables.Ports[p]
		besieged := g.HasTroops(foe(seat), row.Hex)
		if g.Friendly(seat, p) && !besieged || row.SouthSea || row.Value == 0 || g.Stormy(row.Hex) {
			continue
		}
		a := aim{port: p, hex: row.Hex, value: c.prize(g, seat, p)}
		if g.Friendly(foe(seat), p) {
			a.holds = int(row.Value)
		}
		a.guard = c.ashore(g, foe(seat), row.Hex)
		a.harbour = c.lying(g, foe(seat), row.Hex)
		a.there = c.ashore(g, seat, row.Hex)
		own := c.arrived(g, seat, row.Hex)
		a.there.join(&own)
		c.aims = append(c.aims, a)
	}
	return c.aims
}

// prize returns what it is worth to take a seaport, in points: its award, its income, what the enemy loses, and the
// chance of victory.
//
// Cases 3.4, 5.0.
func (c *Captain) prize(g *jenkins.State, seat engine.Seat, p jenkins.Port) float64 {
	row := &c.tables.Ports[p]
	left := turnsLeft(g)
	each := float64(row.Value)
	v := 0.1 * each * fruit(left)
	if row.Owner != owner(seat) {
		v += each * 0.6 * spendable(left+1) * fruit(left)
	}
	if row.Owner != owner(foe(seat)) && g.Friendly(foe(seat), p) {
		v += 0.6 * each * spendable(left) * fruit(left)
	}
	if row.Owner == jenkins.HolderSpanish && g.Goals()>>p&1 != 0 {
		held := c.captured(g)
		change := c.victory(g, held|1<<p) - c.victory(g, held&^(1<<p))
		v += crown * change / (1 + 0.1*left)
	}
	return v
}

// spendable returns how many of a number of payments to come are still worth something: the last are of little use.
func spendable(payments float64) float64 { return max(0, payments-1.4) }

// fruit returns how much of what a seaport brings can still affect the end, from 0 to 1, by the number of turns left.
// Points become counters a turn later, and these take another turn to come to where the war is decided.
func fruit(left float64) float64 { return max(0, min(left-1, 1)) }

// crown is what victory is worth in points.
const crown = 120

func owner(seat engine.Seat) jenkins.Holder {
	if seat == jenkins.English {
		return jenkins.HolderEnglish
	}
	return jenkins.HolderSpanish
}

// plan returns the errand that promises most, of one party only unless that is nil.
func (c *Captain) plan(g *jenkins.State, seat engine.Seat, parties []party, only *party) (best errand) {
	aims := c.aimsOf(g, seat)
	for i := range aims {
		a := &aims[i]
		e := c.consider(g, seat, a, parties, only)
		if a.harbour.ships > 0 {
			if s := c.siege(g, seat, a, parties, only); s.gain > e.gain {
				e = s
			}
		}
		if e.gain > best.gain {
			best = e
		}
	}
	if e := c.watch(g, seat, parties, only); e.gain > best.gain {
		best = e
	}
	return best
}

// sent is the most parties that are considered for one aim.
const sent = 64

// consider returns what an aim promises if parties are sent one after the other, the fittest first, as many as add to
// what is expected.
func (c *Captain) consider(g *jenkins.State, seat engine.Seat, a *aim, parties []party, only *party) (best errand) {
	have, cost := a.there, 0.0
	before := c.succeeds(a, &have, have.ships > 0)
	if before > 0.9 {
		return best // it is as good as taken
	}
	var e errand
	var used [sent]bool
	fleets := have
	for range min(len(parties), sent) {
		i, first, least := c.fittest(g, seat, a, parties, &used, only, e.party == nil)
		if i < 0 {
			return best
		}
		used[i] = true
		if e.party == nil {
			e = errand{party: &parties[i], aim: a, first: first}
		}
		switch pa := &parties[i]; {
		case a.camp != 0:
			have.join(&pa.troops)
		case pa.chart != nil:
			fleets.join(&pa.force)
			fallthrough
		default:
			have.join(&pa.force)
		}
		cost += max(least, 0)
		p := c.succeeds(a, &have, fleets.ships > 0)
		e.more = p - before
		e.gain = e.more*a.value - thrift(g)*(cost+c.toll(a, &have, &fleets))
		if p > hopeless && e.gain > best.gain {
			best = e
		}
	}
	return best
}

// thrift returns how much losses matter: near the end nothing is saved for later.
func thrift(g *jenkins.State) float64 { return min(1, 0.1+0.35*turnsLeft(g)) }

// hopeless is the chance of success below which the captain starts nothing.
const hopeless = 0.3

// fittest returns the index of the party to be sent next, its first hex and the cost of its way; -1 if none can go.
func (c *Captain) fittest(g *jenkins.State, seat engine.Seat, a *aim, parties []party, used *[sent]bool,
	only *party, begins bool) (pick int, first jenkins.Hex, way float64) {
	pick, least := -1, float64(far)/2
	for i := range min(len(parties), sent) {
		pa := &parties[i]
		if used[i] || begins && only != nil && pa != only {
			continue
		}
		cost, step := c.way(g, seat, pa, a)
		cost += pa.leaves
		if v := cost - c.suits(a, pa); v < least {
			pick, first, way, least = i, step, cost, v
		}
	}
	return pick, first, way
}

// succeeds returns the chance that a force takes an aim. By sea it must first catch and beat the ships there.
func (c *Captain) succeeds(a *aim, have *force, bySea bool) float64 {
	if a.harbour.ships == 0 || !bySea {
		return c.beats(have, &a.guard, a.holds)
	}
	left := a.guard
	for _, n := range a.guard.shore {
		left.land -= n // guns that fought are lost
	}
	ships := a.defence()
	return c.beats(have, &left, a.holds) * catches(have.ships) * encounterOf(have, &ships, a.holds).wins
}

// toll returns the expected cost of an attack besides the way there, in points.
func (c *Captain) toll(a *aim, have, fleets *force) float64 {
	t := 0.0
	if a.guard.fighters() > 0 {
		t = 3 * c.bleeds(&a.guard, 0)
	}
	if a.harbour.ships > 0 && fleets.ships > 0 {
		ships := a.defence()
		e := encounterOf(fleets, &ships, a.holds)
		t += catches(fleets.ships) * (e.first - 0.7*e.all)
	}
	return t
}

// way returns what it costs a party to go to an aim, in points, and its first hex.
func (c *Captain) way(g *jenkins.State, seat engine.Seat, pa *party, a *aim) (float64, jenkins.Hex) {
	to := a.hex
	if a.camp != 0 {
		to = a.camp
	}
	at := pa.place.Hex()
	switch {
	case pa.chart == nil && a.camp != 0 && at == a.camp:
		return far, 0
	case pa.chart == nil:
		return c.overland(g, seat, at, to)
	case at == to && (pa.aboard == 0 || g.HasShips(foe(seat), at)):
		return far, 0
	}
	cost, first := pa.chart.reach(to)
	if cost >= far {
		return far, 0
	}
	return float64(cost) / point, first
}

// suits returns how much sooner a party is sent for what it brings. Small parties go first where little is needed.
func (c *Captain) suits(a *aim, pa *party) float64 {
	if pa.land == 0 && a.harbour.ships > 0 {
		return -10
	}
	if pa.land == 0 {
		return -40
	}
	if a.guard.any == 0 && a.harbour.ships == 0 {
		return -0.3 * pa.worth
	}
	return 2 * float64(min(pa.fighters(), a.guard.land+1))
}

// siege returns what it promises to land next to a seaport whose harbour is guarded and to march in a turn later.
func (c *Captain) siege(g *jenkins.State, seat engine.Seat, a *aim, parties []party, only *party) errand {
	if turnsLeft(g) < 1 || only != nil && only.chart == nil {
		return errand{}
	}
	b := *a
	b.camp = c.campFor(g, seat, a.hex)
	if b.camp == 0 {
		return errand{}
	}
	b.there = c.ashore(g, seat, b.camp)
	b.harbour = force{}
	b.value = 0.6*a.value - 3
	e := c.consider(g, seat, &b, parties, only)
	if e.party == nil || e.party.chart == nil {
		return errand{}
	}
	if !e.party.stores && !b.there.stores {
		e.gain -= 5
	}
	*a = b
	e.aim = a
	return e
}

// campFor returns a hex next to a seaport where troops may land, 0 if there is none.
func (c *Captain) campFor(g *jenkins.State, seat engine.Seat, port jenkins.Hex) (camp jenkins.Hex) {
	tb := c.tables
	for d := range hex.Direction(hex.Directions) {
		n := tb.Near[port][d]
		if n == 0 || tb.March[port]>>d&1 == 0 || tb.Terrain[n] != jenkins.Coastal || g.Stormy(n) ||
			g.HasShips(foe(seat), n) || g.HasTroops(foe(seat), n) {
			continue
		}
		if camp == 0 || g.HasTroops(seat, n) {
			camp = n
		}
	}
	return camp
}
