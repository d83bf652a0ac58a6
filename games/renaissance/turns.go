package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayTurn refuses to turn to a side.
//
// Cases 6.2, 7.4, 8.1, 17.3, 17.6.
func (g *State) mayTurn(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayGo(n, c); !ill.OK() {
		return ill
	}
	to := turnsTo(o.verb)
	switch {
	case c.attack:
		return no(whyStraight)
	case c.means == byBoats:
		return no(whyBoatsTurn)
	case c.turned != 0 && (c.turned > 0) != (to == starboard):
		return no(whyBothWays)
	}
	if ill := g.maySteer(n, c, to); !ill.OK() {
		return ill
	}
	if turn, _ := g.widest(n, c); turn < tenth {
		return g.noWay(n, c, whyNoTurn)
	}
	return engine.Illegal{}
}

// turnsTo returns the side to which a verb turns a ship.
func turnsTo(v engine.Verb) side {
	if v == VerbStarboard || v == VerbArcStarboard {
		return starboard
	}
	return port
}

// maySteer refuses a turn to a side to a ship whose damage forbids it, whether by orders of
// her own or in the wake of another.
//
// Cases 6.2, 17.3, 17.6. Ruling R127.
func (g *State) maySteer(n shipNo, c *course, to side) engine.Illegal {
	s := &g.ships[n]
	switch {
	case s.steer > 0:
		return no(whySteering, int32(s.steer))
	case g.overboard(n, to.across()) >= int(g.tables.Figure[WreckageTurn]):
		return no(whyWreckage, int32(g.overboard(n, to.across())))
	case s.rudder && g.forceOn(n) == Gale && c.canvas == 0:
		return no(whyBare)
	}
	return engine.Illegal{}
}

// roundest returns how far round the circle a ship may be ordered to turn now, in whole millimetres of it.
//
// Case 8.1. Ruling R522.
func (g *State) roundest(n shipNo, c *course) int32 {
	turn, remain := g.widest(n, c)
	if turn == plane.Full-tenth {
		return plane.ArcLength(turn, g.radius(c)) / plane.MM
	}
	return remain / g.turnCost(n, c.means) / plane.MM
}

// spansOfArc returns by how many millimetres of the circle a ship may be ordered to turn.
func (g *State) spansOfArc(n shipNo, c *course, _ order, buf []spans) []spans {
	return fromOne(buf, g.roundest(n, c), engine.Length)
}

// beyondArc says why a ship cannot turn by so many millimetres of the circle.
//
// Case 8.1.
func (g *State) beyondArc(n shipNo, c *course, want engine.Choice) engine.Illegal {
	most, mm := g.roundest(n, c), want.N[0]
	ill := no(whyArc, mm, mm*g.turnCost(n, c.means), most)
	ill.Near = engine.Choice{Verb: want.Verb, N: [3]int32{max(min(most, mm), 1)}}
	return ill
}

// spansOfTurn returns how far a ship may be ordered to turn, in tenths of a degree.
func (g *State) spansOfTurn(n shipNo, c *course, _ order, buf []spans) []spans {
	most, _ := g.widest(n, c)
	return fromOne(buf, int32(most/tenth), engine.Degree)
}

// beyondTurn says why a ship cannot turn so far.
//
// Case 8.1.
func (g *State) beyondTurn(n shipNo, c *course, want engine.Choice) engine.Illegal {
	most, remain := g.widest(n, c)
	asked := plane.Angle(min(max(want.N[0], 1), int32(plane.Full/tenth))) * tenth
	needs := plane.ArcLength(asked, g.radius(c)) * g.turnCost(n, c.means)
	ill := no(whyTurn, (int32(asked/tenth)+5)/10, (needs+plane.MM-1)/plane.MM, remain/plane.MM)
	ill.Near = engine.Choice{Verb: want.Verb, N: [3]int32{int32(min(most, asked) / tenth)}}
	return ill
}
