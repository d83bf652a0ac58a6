package captain

import (
	"math"
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/jenkins"
)

// All worth is counted in War Fund points.

// worth returns what it costs a side to lose a counter: its price, and something more if it never comes back. A counter
// that is not known is worth what an average ship is.
func (c *Captain) worth(k jenkins.Counter) float64 {
	if k == jenkins.Unseen {
		return 4
	}
	row := c.tables.Row(k)
	v := float64(row.Cost)
	switch row.Type {
	case jenkins.ShipOfLine:
		v = 0.9 * float64(row.Gun)
	case jenkins.Frigate:
		v = 2.5
	case jenkins.Infantry:
		v = 3.5 + float64(row.Land)
	case jenkins.BombShip:
		v = 4
	case jenkins.Cannons:
		v = 2 + 0.3*float64(row.Gun)
	case jenkins.HeavyGuns:
		v = 4
	case jenkins.Leader:
		v = 1 + 1.3*float64(row.Naval+row.Tactics)
	case jenkins.BoomChain, jenkins.Supplies:
		v = 1.5
	}
	if row.Cost == 0 {
		v++
	}
	return v
}

// captured returns the seaports, as bits by Port, that were Spanish, may win, and are in English hands.
func (c *Captain) captured(g *jenkins.State) (ports uint64) {
	for p := jenkins.Port(1); int(p) < len(c.tables.Ports); p++ {
		if g.Goals()>>p&1 != 0 && g.Taken(p) {
			ports |= 1 << p
		}
	}
	return ports
}

// dieFor returns the chance that the victory die of a seaport succeeds if the English hold a set of seaports.
func (c *Captain) dieFor(g *jenkins.State, p jenkins.Port, held uint64) float64 {
	routes := bits.OnesCount64(c.tables.Trade[p] & g.Goals() &^ held)
	return max(0, min(float64(int(c.tables.Ports[p].Value)-routes)/6, 1))
}

// victory returns the chance that the English win if they hold a set of seaports at the end.
func (c *Captain) victory(g *jenkins.State, held uint64) float64 {
	lost := 1.0
	for set := held; set != 0; set &= set - 1 {
		lost *= 1 - c.dieFor(g, jenkins.Port(bits.TrailingZeros64(set)), held)
	}
	return 1 - lost
}

// turnsLeft returns how many turns come after this one.
func turnsLeft(g *jenkins.State) float64 {
	turn, last := g.Turn()
	return float64(last - max(turn, 1))
}

// Evaluate returns what a position is worth to a seat, from 0 to 1: the chance of the victory dice for what is captured
// now, adjusted for what the forces on the map and the points may still change.
func (c *Captain) Evaluate(s engine.State, seat engine.Seat) float64 {
	g := s.(*jenkins.State)
	if out, over := g.Outcome(); over {
		return truth(out.Winner == seat)
	}
	english := c.prospect(g)
	if seat == jenkins.English {
		return english
	}
	return 1 - english
}

// prospect returns the chance that the English win: that of the victory dice as things stand, near the end with what
// their best attack would change, and with more turns left more by the forces on the map.
func (c *Captain) prospect(g *jenkins.State) float64 {
	held := c.captured(g)
	now := c.victory(g, held)
	if g.Active() == jenkins.English && turnsLeft(g) < 2 {
		if e := c.plan(g, jenkins.English, c.muster(g, jenkins.English), nil); e.party != nil {
			now += e.more * (c.victory(g, held|1<<e.aim.port&g.Goals()) - now)
		}
	}
	open := 1 - math.Exp(-0.35*(turnsLeft(g)+0.2))
	ahead := c.strength(g, jenkins.English) - c.strength(g, jenkins.Spanish) + handicap
	x := 0.7 + 1.5*(now-0.3) + 0.012*ahead
	return (1-open)*now + open/(1+math.Exp(-x))
}

// handicap is how much stronger the Spanish are, in points, when the first turn of a war begins.
const handicap = 90

// strength returns what a side's counters on the map and its points are worth.
func (c *Captain) strength(g *jenkins.State, seat engine.Seat) float64 {
	v := 0.5 * float64(g.Funds(seat))
	for _, p := range g.Pieces(seat) {
		v += c.worth(p.Counter)
	}
	return v
}
