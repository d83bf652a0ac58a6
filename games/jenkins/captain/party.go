package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
	"github.com/weathergage/weathergage/geo/hex"
)

// A party is what may go on one errand: a stack of ships with what it carries and what it may embark where it lies, or
// troops ashore.
type party struct {
	place jenkins.Place
	force
	troops force   // its land counters alone
	chart  *chart  // of a fleet
	aboard int     // land counters that it carries already
	leaves float64 // what it costs to leave its harbour open, in points
}

// muster lists what can still be sent in this step.
func (c *Captain) muster(g *jenkins.State, seat engine.Seat) []party {
	c.parts = c.parts[:0]
	list := g.Pieces(seat)
	for lo := 0; lo < len(list); {
		p, hi := list[lo].Place, lo+1
		for hi < len(list) && list[hi].Place == p {
			hi++
		}
		if p.Hex() < hexes && !g.Stormy(p.Hex()) {
			pa := party{place: p}
			if p.Layer() == jenkins.LayerShore {
				pa.force = c.marchers(g, seat, p.Hex())
				pa.troops = pa.force
			} else {
				c.man(g, seat, &pa, list[lo:hi])
			}
			if pa.land > 0 || pa.ships > 0 {
				c.parts = append(c.parts, pa)
			}
		}
		lo = hi
	}
	return c.parts
}

// man makes a party of the ships of a stack that may still move, with what they carry and what they may embark. Without
// a ship it makes an empty one.
func (c *Captain) man(g *jenkins.State, seat engine.Seat, pa *party, stack []jenkins.Piece) {
	room := 0
	for _, p := range stack {
		if p.Mark.Done() {
			continue
		}
		row := c.tables.Row(p.Counter)
		room += hold(row)
		pa.embark(row, c.worth(p.Counter))
	}
	if pa.ships == 0 {
		*pa = party{}
		return
	}
	pa.aboard = pa.land
	c.embarking(g, seat, pa, room-pa.land)
	if turnsLeft(g) > 0 && c.guards(g, seat, pa.place) {
		pa.leaves = 0.3 * c.stake(g, c.tables.PortAt[pa.place.Hex()])
	}
	pa.chart = c.chartFor(g, c.bearing(g, seat, pa))
}

// embark adds a ship, or a counter aboard one.
func (pa *party) embark(row *jenkins.CounterRow, worth float64) {
	switch {
	case row.Type.Naval():
		pa.add(row, worth)
	case lands(row):
		pa.add(row, worth)
		pa.troops.add(row, worth)
	default:
		pa.command(row, worth)
	}
}

// hold returns about how many land counters a ship carries.
func hold(row *jenkins.CounterRow) int {
	switch row.Type {
	case jenkins.Merchant:
		return 4
	case jenkins.ShipOfLine, jenkins.Frigate:
		return 1
	}
	return 0
}

// bearing returns what a fleet's course depends on.
func (c *Captain) bearing(g *jenkins.State, seat engine.Seat, pa *party) bearing {
	b := bearing{seat: seat, from: pa.place.Hex(), admiral: pa.admiral, ships: min(pa.ships, 12), worth: int(pa.worth)}
	if pa.place.Layer() == jenkins.LayerMoving {
		b.count, b.storm = g.Course()
	}
	b.count = min(b.count, leg-1)
	for p := 1; p < len(c.tables.Ports); p++ {
		if g.Friendly(seat, jenkins.Port(p)) {
			b.ports |= 1 << p
		}
		if h := c.tables.Ports[p].Hex; g.Stormy(h) {
			b.stormAt = b.stormAt*31 + uint64(h)
		}
	}
	for _, p := range g.Pieces(foe(seat)) {
		if p.Place.Layer() != jenkins.LayerShore {
			b.foes = b.foes*1099511628211 + uint64(p.Place)
		}
	}
	return b
}

// embarking adds to a fleet what would go aboard where it lies, fighters first, up to a number of counters.
func (c *Captain) embarking(g *jenkins.State, seat engine.Seat, pa *party, room int) {
	h := pa.place.Hex()
	port := c.tables.PortAt[h]
	if port == 0 || !g.Friendly(seat, port) {
		return
	}
	spare := c.spareAt(g, seat, h)
	lo, hi := g.Span(seat, jenkins.At(h, jenkins.LayerShore))
	for want := mostEager; want > 0; want-- {
		for _, p := range g.Pieces(seat)[lo:hi] {
			row := c.tables.Row(p.Counter)
			if spare > 0 && room > 0 && !p.Mark.Done() && c.eager(row) == want {
				pa.embark(row, c.worth(p.Counter))
				room--
				spare--
			}
		}
	}
}

// lands reports whether a land counter is brought to be landed. Admirals stay aboard, and deception counters stay with
// their ships.
func lands(row *jenkins.CounterRow) bool {
	return row.Type != jenkins.Deception && (row.Naval == 0 || row.Tactics > 0)
}

// mostEager is the highest value of eager.
const mostEager = 5

// eager returns how much a land counter ashore is wanted aboard, from 0 (not at all) to mostEager.
func (c *Captain) eager(row *jenkins.CounterRow) int {
	switch {
	case !row.Anchor && row.Type != jenkins.Leader, row.Type == jenkins.Deception:
		return 0
	case row.Naval > 1 && row.Tactics == 0:
		return mostEager
	case row.Land > 0:
		return 4
	case row.Tactics > 0:
		return 3
	case row.Type == jenkins.Cannons:
		return 2
	}
	return 1
}

// marchers returns what may march from a hex: the best of what can be spared.
func (c *Captain) marchers(g *jenkins.State, seat engine.Seat, h jenkins.Hex) (f force) {
	spare := c.spareAt(g, seat, h)
	lo, hi := g.Span(seat, jenkins.At(h, jenkins.LayerShore))
	for want := mostEager; want > 0; want-- {
		for _, p := range g.Pieces(seat)[lo:hi] {
			row := c.tables.Row(p.Counter)
			if spare > 0 && !p.Mark.Done() && c.eager(row) == want && lands(row) {
				f.add(row, c.worth(p.Counter))
				spare--
			}
		}
	}
	return f
}

// spareAt returns how many land counters may leave a hex: all that can, except the garrison that the seaport wants.
func (c *Captain) spareAt(g *jenkins.State, seat engine.Seat, h jenkins.Hex) int {
	lo, hi := g.Span(seat, jenkins.At(h, jenkins.LayerShore))
	n := 0
	for _, p := range g.Pieces(seat)[lo:hi] {
		row := c.tables.Row(p.Counter)
		if (row.Anchor || c.tables.PortAt[h] == 0) && row.Type != jenkins.Deception && !p.Mark.Done() {
			n++
		}
	}
	return n - c.keep(g, seat, c.tables.PortAt[h])
}

// keep returns how many land counters should stay in a seaport: more if victory depends on it, none once no enemy can
// come.
func (c *Captain) keep(g *jenkins.State, seat engine.Seat, port jenkins.Port) int {
	row := &c.tables.Ports[port]
	final := turnsLeft(g) == 0
	switch {
	case port == 0:
		return 0
	case seat == jenkins.Spanish && final && g.Active() == seat:
		return 0
	case seat == jenkins.Spanish && c.stake(g, port) < trifle:
		return 0
	case seat == jenkins.Spanish:
		return 1 + int(row.Value)/5
	case row.Owner == jenkins.HolderEnglish:
		return int(truth(c.prize(g, jenkins.Spanish, port) > precious))
	case row.Owner == jenkins.HolderSpanish && g.Goals()>>port&1 != 0:
		if c.dieFor(g, port, c.captured(g)) > 0 {
			return 1 + int(row.Value)/2
		}
	}
	return 1
}

// trifle is the worth of a seaport to the English, in points, below which the Spanish leave it without a garrison.
const trifle = 0.5

// precious is the worth of a seaport to the enemy, in points, above which a soldier is left in it.
const precious = 16

// overland returns the cost in points of the march of a force from one hex to another, and its first hex; far and 0 if
// the hex is not near. Each hex without a seaport may cost a counter and stop the march.
//
// Case 7.5.
func (c *Captain) overland(g *jenkins.State, seat engine.Seat, from, to jenkins.Hex) (cost float64, first jenkins.Hex) {
	if from == to || jenkins.Grid.Distance(from, to) > 3 {
		return far, 0
	}
	cost = far
	for d := range hex.Direction(hex.Directions) {
		n := c.tables.Near[from][d]
		if c.tables.March[from]>>d&1 == 0 || g.Stormy(n) || g.Stormy(from) {
			continue
		}
		step := 0.0
		if c.tables.PortAt[n] == 0 {
			step = 2.5
		}
		if n != to {
			if jenkins.Grid.Distance(n, to) >= jenkins.Grid.Distance(from, to) || g.HasTroops(foe(seat), n) {
				continue
			}
			rest, _ := c.overland(g, seat, n, to)
			step += rest
		}
		if step < cost {
			cost, first = step, n
		}
	}
	return cost, first
}
