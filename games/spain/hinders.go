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
		take, ok := r.Taking(d, g.hand(of))
		if !ok {
			return allowed
		}
		if ill := g.Check(take); !ill.OK() {
			return ill
		}
		ahead := *g
		ahead.Apply(take, &engine.Turn{})
		if next := ahead.Pending(nil); len(next) == 1 {
			return ahead.hindersAtSea(next[0], goal)
		}
	case AskCourse, AskCoast:
		return g.hindersAtSea(d, goal)
	case AskMarch:
		return g.hindersByLand(d, of, goal)
	}
	return allowed
}

// hand returns the fleet or the loose ships that go when a ship is taken up, or the object itself.
func (g *State) hand(of engine.Object) engine.Object {
	ship := g.tables.counterOf(of)
	switch row, u := g.at(ship); {
	case ship == Unseen || !row.Kind.IsNaval() || u.Where != Afloat:
		return of
	case u.Fleet != 0:
		return fleetObject(g.tables.Seat(ship), u.Fleet)
	default:
		return hexObject(u.Hex)
	}
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
