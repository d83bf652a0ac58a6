package captain

import (
	"github.com/weathergage/weathergage/dice"
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// A force is what a side brings to a land combat, and its ships.
type force struct {
	greens  [7]int // counters that fight on land, by their value
	dice    int    // lent by guns, ships and leaders
	land    int    // land counters ashore or to be landed, except deception counters
	any     int    // land counters of any kind
	ships   int
	guns    [9]int // ships by gun value
	shore   [9]int // guns ashore by gun value
	admiral int    // the best naval tactics aboard
	naval   int    // naval tactics in all
	worth   float64
	stores  bool // it has supplies
}

// add adds a counter.
func (f *force) add(row *jenkins.CounterRow, worth float64) {
	f.worth += worth
	switch {
	case row.Type.Naval():
		f.ships++
		f.guns[row.Gun]++
		f.dice += int(row.Cannonade)
		if row.Type == jenkins.BombShip {
			f.greens[row.Land]++
		}
		return
	case row.Type == jenkins.Deception:
		f.any++
		return
	case row.Land > 0:
		f.greens[row.Land]++
	}
	f.dice += int(row.Cannonade) + int(row.Tactics)
	f.admiral = max(f.admiral, int(row.Naval))
	f.naval += int(row.Naval)
	if row.Gun > 0 {
		f.shore[row.Gun]++
	}
	f.land++
	f.any++
	f.stores = f.stores || row.Type == jenkins.Supplies
}

// command adds an admiral, who stays aboard.
func (f *force) command(row *jenkins.CounterRow, worth float64) {
	f.worth += worth
	f.admiral = max(f.admiral, int(row.Naval))
	f.naval += int(row.Naval)
}

// join adds another force.
func (f *force) join(o *force) {
	for v := range f.greens {
		f.greens[v] += o.greens[v]
	}
	f.dice += o.dice
	f.land += o.land
	f.any += o.any
	f.ships += o.ships
	for v := range f.guns {
		f.guns[v] += o.guns[v]
		f.shore[v] += o.shore[v]
	}
	f.admiral = max(f.admiral, o.admiral)
	f.naval += o.naval
	f.worth += o.worth
	f.stores = f.stores || o.stores
}

// fighters returns how many of its counters fight on land.
func (f *force) fighters() (n int) {
	for _, k := range f.greens {
		n += k
	}
	return n
}

// A salvo is what one side rolls in a land combat.
type salvo struct {
	greens [7]uint8
	dice   uint8
}

// A spread is the chance of at least each number of hits.
type spread [16]float64

const (
	mostGreens = 12 // of one value; more count as this many
	mostDice   = 48
	trials     = 256 // rolls from which a spread is estimated, always the same
)

// salvoOf returns what a force rolls with some of its dice taken away.
func (f *force) salvoOf(less int) (s salvo) {
	for v, n := range f.greens {
		s.greens[v] = uint8(min(n, mostGreens))
	}
	s.dice = uint8(max(0, min(f.dice+f.fighters()-less, mostDice)))
	return s
}

// hits returns the spread of hits of a salvo, estimated from trials with the same dice each time.
//
// Case 9.2.
func (c *Captain) hits(s salvo) *spread {
	if sp := c.salvos[s]; sp != nil {
		return sp
	}
	sp := &spread{}
	throw := dice.NewMixer(92, uint64(s.dice))
	for range trials {
		var faces [7]uint8
		for range s.dice {
			faces[1+throw.Pick(6)]++
		}
		n := matched(&s.greens, faces)
		for k := 0; k <= min(n, len(sp)-1); k++ {
			sp[k] += 1.0 / trials
		}
	}
	c.salvos[s] = sp
	return sp
}

// matched returns how many counters find a die of their value or less.
func matched(greens *[7]uint8, faces [7]uint8) (hits int) {
	for value := 1; value <= 6; value++ {
		for range greens[value] {
			for face := value; face > 0; face-- {
				if faces[face] > 0 {
					faces[face]--
					hits++
					break
				}
			}
		}
	}
	return hits
}

// beats returns the chance that an attacker eliminates a defender in one land combat in which a seaport takes away a
// number of his dice.
//
// Case 9.2.
func (c *Captain) beats(attacker, defender *force, value int) float64 {
	switch {
	case defender.any == 0:
		return truth(attacker.land > 0)
	case attacker.fighters() == 0 || attacker.land == 0:
		return 0
	case defender.fighters() == 0:
		return 1
	}
	return c.hits(attacker.salvoOf(value))[min(defender.land, len(spread{})-1)]
}

// bleeds returns how many counters a side is expected to lose to an enemy's salvo.
func (c *Captain) bleeds(enemy *force, less int) (n float64) {
	if enemy.fighters() == 0 {
		return 0
	}
	for _, p := range c.hits(enemy.salvoOf(less))[1:] {
		n += p
	}
	return n
}

// unknown lists what counters ashore that cannot be seen are assumed to be, in turn.
var unknown = [...]jenkins.CounterRow{
	{Type: jenkins.Infantry, Land: 2},
	{Type: jenkins.Cannons, Gun: 5, Cannonade: 2},
	{Type: jenkins.Infantry, Land: 2},
	{Type: jenkins.HeavyGuns, Cannonade: 2},
}

// ashore adds up what a seat has ashore in a hex, as far as the viewer knows.
func (c *Captain) ashore(g *jenkins.State, seat engine.Seat, h jenkins.Hex) (f force) {
	lo, hi := g.Span(seat, jenkins.At(h, jenkins.LayerShore))
	hidden := 0
	for _, p := range g.Pieces(seat)[lo:hi] {
		row := c.tables.Row(p.Counter)
		if p.Counter == jenkins.Unseen {
			row = &unknown[hidden%len(unknown)]
			hidden++
		}
		f.add(row, c.worth(p.Counter))
	}
	return f
}

// lying adds up the ships of a seat in a hex. Every hidden counter is assumed to be a ship.
func (c *Captain) lying(g *jenkins.State, seat engine.Seat, h jenkins.Hex) (f force) {
	lo, hi := g.HexSpan(seat, h)
	for _, p := range g.Pieces(seat)[lo:hi] {
		if p.Place.Layer() == jenkins.LayerShore {
			break
		}
		row := c.tables.Row(p.Counter)
		switch {
		case p.Counter == jenkins.Unseen:
			f.ships++
			f.guns[5]++
			f.worth += 5
		case row.Type.Naval():
			f.add(row, c.worth(p.Counter))
		}
	}
	return f
}

// arrived adds up the ships of a seat in a hex that have ended their move there, and
// what they may still land.
func (c *Captain) arrived(g *jenkins.State, seat engine.Seat, h jenkins.Hex) (f force) {
	lo, hi := g.HexSpan(seat, h)
	for _, p := range g.Pieces(seat)[lo:hi] {
		row := c.tables.Row(p.Counter)
		if p.Mark.Done() && p.Place.Layer() != jenkins.LayerShore && lands(row) {
			f.add(row, c.worth(p.Counter))
		}
	}
	return f
}
