package captain

import (
	"slices"

	"github.com/weathergage/weathergage/games/spain"
)

// A rig is what decides how the ships of a hex sail together.
type rig struct {
	deep, wind bool // one of them is of deep draft; one feels the wind
	moves      int  // of the slowest, 0 if there are none
}

// add adds a ship.
//
// Cases 6.14, 6.25.
func (r *rig) add(row *spain.CounterRow) {
	r.deep = r.deep || row.Kind.IsDeep()
	r.wind = r.wind || !row.Kind.HasOars()
	if r.moves == 0 || int(row.Moves) < r.moves {
		r.moves = int(row.Moves)
	}
}

// Odds are what the dice for the wind let a fleet sail in a turn.
type odds struct {
	reach [13]int // by two dice: how many hexes
	steps float64 // that it loses on average
	hex   int32   // what a hex costs it, in thousandths of a turn
}

// stepCosts is how many turns a step of a ship is worth to a fleet that chooses its way.
const stepCosts = 0.25

// rolls returns how many of the 36 rolls of two dice have a sum.
func rolls(sum int) int { return 6 - max(sum-7, 7-sum) }

// weigh works out the odds of this turn for a fleet, with the wind or against it. What a hex costs is the turn, and
// the steps lost in it, shared out among the hexes that it sails on average.
//
// Cases 6.23, 6.24, 6.7.
func (c *Captain) weigh(g *spain.State, r rig, with bool) (o odds) {
	column, sum := spain.WindColumn(g.Now().Season, with), 0
	for n := 2; n <= 12; n++ {
		gust := &c.tables.Wind[n][column]
		o.reach[n] = r.moves
		if r.wind {
			o.reach[n] = max(0, r.moves-int(gust.Moves))
			o.steps += float64(rolls(n)*int(gust.Steps)) / 36
		}
		sum += rolls(n) * o.reach[n]
	}
	o.hex = int32(36000 * (1 + stepCosts*o.steps) / float64(max(sum, 36)))
	return o
}

// A leg is the way of a fleet to its goal, and how many hexes of it are declared in this turn.
type leg struct {
	way  []spain.Hex // from the hex after the first on
	ends int
	cost float64 // of all of the way by the odds, in thousandths of a turn
}

// legTo returns the leg that is expected to cost least: on the way that is cheapest hex by hex, or on the shortest, for a
// path goes against the wind as a whole if one step does. It ends where going on would only turn it against the wind.
//
// Cases 6.22, 6.23.
func (c *Captain) legTo(g *spain.State, from, goal spain.Hex, r rig) (best leg) {
	for i := range c.legs {
		ch, l := c.chartBy(g, from, r, i == 1), &c.legs[i]
		l.way, l.ends, l.cost = l.way[:0], 0, 0
		for h := goal; h != from && ch.far[h] != 0; h = ch.back[h] {
			l.way = append(l.way, h)
		}
		slices.Reverse(l.way)
		with := true
		for k := 1; k <= min(len(l.way), r.moves); k++ {
			with = with && ch.with[l.way[k-1]]
			if cost := ch.expect(l.way, k, with); l.ends == 0 || cost < l.cost {
				l.ends, l.cost = k, cost
			}
		}
		if i == 0 || l.cost < best.cost {
			best = *l
		}
	}
	return best
}

// expect returns what a way costs if so many hexes of it are declared in this turn: a turn, the steps lost in it, and what
// is left of the way, on average over the dice.
func (ch *chart) expect(way []spain.Hex, declared int, with bool) float64 {
	o, left := &ch.odds[int(truth(with))], 0.0
	for n := 2; n <= 12; n++ {
		if k := min(declared, o.reach[n]); k == 0 {
			left += float64(rolls(n)) * float64(ch.cost[way[len(way)-1]])
		} else {
			left += float64(rolls(n)) * float64(ch.cost[way[len(way)-1]]-ch.cost[way[k-1]])
		}
	}
	return 1000*(1+stepCosts*o.steps) + left/36
}
