package spain

import "github.com/weathergage/weathergage/engine"

// Hinders returns why ships, or land units, that are dropped on a hex cannot go there in this segment: why they do not
// move at all, then what the hex is closed by, then how far they can go.
//
// Cases 6.13, 6.14, 6.22, 6.31, 6.32, 6.8, 8.0, 8.12, 8.14.
func (r *ruleset) Hinders(s engine.State, d engine.Decision, of, to engine.Object) engine.Illegal {
	g, goal := s.(*State), hexOf(to)
	if _, ok := r.Way(s, d, of, to); ok || goal == 0 {
		return allowed
	}
	switch d.Ask {
	case AskSail:
		ahead, next, ill := r.inHand(g, d, g.stackAround(of))
		if ahead != nil {
			return ahead.hindersAtSea(next, goal)
		}
		return ill
	case AskCourse, AskCoast:
		return g.hindersAtSea(d, goal)
	case AskMarch:
		return g.hindersByLand(d, of, goal)
	}
	return allowed
}

// stackAround returns the fleet or the loose ships among which a ship sails, or the object itself if it is no ship at sea.
func (g *State) stackAround(of engine.Object) engine.Object {
	ship := g.tables.counterOf(of)
	row, u := g.at(ship)
	if ship == Unseen || !row.Kind.IsNaval() || u.Where != Afloat {
		return of
	}
	return Stack{Seat: g.tables.Seat(ship), Fleet: u.Fleet, Hex: u.Hex}.object()
}

// hindersAtSea returns why what is in hand cannot sail to a hex.
//
// Cases 6.14, 6.31, 6.32, 6.8.
func (g *State) hindersAtSea(d engine.Decision, goal Hex) engine.Illegal {
	if !g.tables.Terrain[goal].HasWater() {
		return no(reasonNoWater)
	}
	switch d.Ask {
	case AskCourse:
		s := g.stackOf(d.Seat, d.About)
		return or(g.maySteer(s, goal), reasonPathLong, g.left(s))
	case AskCoast:
		s := g.coaster(g.flow.Top())
		most, _ := g.coastAllowance(s)
		return or(g.mayGo(s, goal), reasonCoastFar, most)
	}
	return allowed
}

// hindersByLand returns why a unit, or each unit of a hex, cannot march to a hex.
//
// Cases 8.0, 8.12, 8.13, 8.14, 8.21, 8.22.
func (g *State) hindersByLand(d engine.Decision, of engine.Object, goal Hex) engine.Illegal {
	if one := g.tables.counterOf(of); one != Unseen {
		if ill := g.mayTakeRoad(one); !ill.OK() {
			return ill
		}
	}
	units, from, most := g.marchers(d.Seat, of)
	unit := units.next(0)
	if unit == 0 || from == 0 {
		return allowed
	}
	if ill := g.mayStand(unit, from, goal); !ill.OK() {
		return ill
	}
	return or(g.mayEnter(d.Seat, goal), reasonNoRoad, int32(most))
}
