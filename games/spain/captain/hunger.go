package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/spain"
)

// starves reports whether hunger takes a city that the captain's seat besieges before the end of the war, if its siege
// is closed at sea a number of turns from now. A siege in a port that is open to the sea takes nothing.
//
// Cases 10.31, 10.32, 10.33, 10.34.
func (c *Captain) starves(g *spain.State, h spain.Hex, from int) bool {
	turn, last := g.Turn()
	segments, runs := g.Hunger(foe(c.look.seat), h)
	if !runs && from == open {
		return false
	}
	if c.look.seat == spain.Spanish { // the English have had their segment in this turn
		turn++
	}
	for t := turn + max(from, 0); t <= last; t++ {
		if segments--; c.tables.Turns[t].Season == spain.Winter {
			segments -= int(c.tables.Numbers[spain.NumBesiegedWinter]) - 1
		}
	}
	return segments <= 0
}

// open says that nobody closes the siege of a port.
const open = -1

// blockade finds the port besieged by land that a squadron without troops closes at sea, so that hunger takes the city
// in time; 0 if there is none. Ships that close one already stay there.
//
// Cases 10.25, 10.31, 10.32.
func (c *Captain) blockade(g *spain.State, s *squadron) (goal spain.Hex) {
	if s.aboard > 0 || s.fleet == 0 {
		return 0
	}
	var ch *chart
	worth := 0.0
	for n := spain.City(1); int(n) < len(c.tables.Cities); n++ {
		row := &c.tables.Cities[n]
		enemy := foe(c.look.seat)
		if !row.Port || !g.IsShut(enemy, row.Hex) || g.HasShips(enemy, row.Hex) {
			continue
		}
		if row.Hex == s.at {
			return s.at
		}
		if g.HasShips(c.look.seat, row.Hex) {
			continue
		}
		if ch == nil {
			ch = c.chartFrom(g, s.at, s.rig)
		}
		w := c.worth(g, c.look.seat, n)
		if ch.far[row.Hex] != 0 && w > worth && c.starves(g, row.Hex, ch.turnsTo(row.Hex)) {
			goal, worth = row.Hex, w
		}
	}
	return goal
}

// isBehind reports whether a seat loses if the war ends as it stands.
//
// Case 16.4.
func (c *Captain) isBehind(g *spain.State, seat engine.Seat) bool {
	low, high := c.bounds(g.Levels())
	balance := float64(g.Points(spain.Spanish) - g.Points(spain.English))
	if seat == spain.Spanish {
		return balance < low
	}
	return balance > high
}
