package captain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// strikeOrder gives up a ship that is lost, to spare her men.
//
// Cases 4.3.3, 21.0.
func (p *plan) strikeOrder(n int) {
	if p.lost(n) {
		p.order(engine.Choice{Verb: renaissance.VerbStrike})
	}
}

// lost reports whether a ship will surely be taken, and her side loses no more if she
// strikes: enemies aboard win, or an enemy is near a crew that retires with half of it lost.
// Nobody strikes who may still hold out to the last move.
//
// Cases 20.4, 21.0.
func (p *plan) lost(n int) bool {
	const moves, sure, half = 4, 0.95, 50
	s := &p.fleet[n]
	if p.left < moves || s.Boards >= 0 {
		return false
	}
	taken, now := p.price(n, renaissance.Captured), renaissance.Flying
	if s.Flees {
		now |= renaissance.Retiring
	}
	worst := max(taken, p.price(n, renaissance.Struck))
	reach := p.ground.Tables().Distance[renaissance.Near151]
	for _, e := range p.foes {
		o := &p.fleet[e]
		switch {
		case o.Boards == n && p.wins[e][n] >= sure:
			return worst <= taken
		case s.Flees && s.Lost >= half && o.harmful() && plane.Within(s.Base, o.Base, reach):
			return worst <= p.price(n, now)
		}
	}
	return false
}

// price returns by how many points the enemy is ahead for what becomes of a ship.
//
// Case 1.2.
func (p *plan) price(n int, is renaissance.Fates) (points int) {
	fate := func(*renaissance.Goal) renaissance.Fates { return is }
	p.ground.Scenario().Count(n, fate, func(goal *renaissance.Goal) {
		if goal.Seat == p.fleet[n].row.Seat {
			points -= int(goal.Points)
		} else {
			points += int(goal.Points)
		}
	})
	return points
}
