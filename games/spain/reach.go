package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// Reach returns the hexes to which land units can march, to which what is in hand can go along the coast, or to which a
// path at sea can be laid, with the hexes to each.
//
// Cases 6.22, 6.32, 8.11.
func (r *ruleset) Reach(s engine.State, d engine.Decision, of engine.Object) []engine.Reached {
	g := s.(*State)
	switch d.Ask {
	case AskMarch:
		return g.reachByLand(d, of)
	case AskAdvance:
		return r.Gather(s, d, []engine.Object{of})
	case AskSail:
		if ahead, next, _ := r.inHand(g, d, of); ahead != nil {
			return r.Reach(ahead, next, engine.NoObject)
		}
	case AskCoast:
		f := g.flow.Top()
		s, moved := g.coaster(f), f.N[coasted] > 0
		if _, left := g.coastAllowance(s); s.Fleet != 0 || moved || g.canPart(s) {
			return within(s.Hex, int(left), func(h Hex, d hex.Direction) (Hex, bool, bool) {
				return g.tables.Near[h][d], g.coastsTo(s, moved, h, d), true
			})
		}
	case AskCourse:
		s, v := g.stackOf(d.Seat, d.About), &g.voyage
		return within(v.Path[v.Steps], int(g.left(s))-int(v.Steps), func(h Hex, d hex.Direction) (Hex, bool, bool) {
			to := g.tables.Near[h][d]
			ill := g.mayGo(s, to)
			return to, g.tables.Sail[h]>>d&1 != 0 && ill.OK(), g.wake != 0 || !g.tables.isPort(to) || !g.isFrench(to)
		})
	}
	return nil
}

// inHand returns the position in which ships are taken in hand to sail, and the question where they go; why not if they may
// not be taken. The position is nil if they are not asked that.
//
// Cases 6.21, 6.31.
func (r *ruleset) inHand(g *State, d engine.Decision, of engine.Object) (ahead *State, next engine.Decision, ill engine.Illegal) {
	take, ok := r.Taking(d, of)
	if !ok {
		return nil, next, allowed
	}
	if ill = g.Check(take); !ill.OK() {
		return nil, next, ill
	}
	taken := *g
	taken.Apply(take, &engine.Turn{})
	if asked := taken.Pending(nil); len(asked) == 1 && (asked[0].Ask == AskCourse || asked[0].Ask == AskCoast) {
		return &taken, asked[0], allowed
	}
	return nil, next, allowed
}

// reachByLand returns the hexes to which a unit, or all units of a hex that may go, can march. A march does not lead on
// through neutral France, and a stack passes no other of its own.
//
// Cases 8.11 to 8.14, 15.11.
func (g *State) reachByLand(d engine.Decision, of engine.Object) []engine.Reached {
	units, from, most := g.marchers(d.Seat, of)
	return g.reachOfUnits(d.Seat, &units, from, most, hexOf(of) != 0)
}

// reachOfUnits returns the hexes to which all of some units of a hex can march, as a stack or one by one.
func (g *State) reachOfUnits(seat engine.Seat, units *counterSet, from Hex, most int, stack bool) []engine.Reached {
	if units.isEmpty() || from == 0 {
		return nil
	}
	return within(from, most, func(h Hex, dir hex.Direction) (Hex, bool, bool) {
		to := g.tables.Near[h][dir]
		through := (g.wake != 0 || !g.isFrench(to)) && (!stack || !g.ashore[seat].has(to))
		return to, g.opensTo(seat, units, h, dir), through
	})
}

// within returns the hexes within so many steps of one, the nearest first. step returns the next hex in a direction,
// whether it can be entered, and whether a way can lead on through it.
func within(from Hex, most int, step func(Hex, hex.Direction) (to Hex, enters, through bool)) (all []engine.Reached) {
	var seen hexSet
	seen.add(from)
	at := []Hex{from}
	for steps := 1; steps <= most && len(at) > 0; steps++ {
		var next []Hex
		for _, h := range at {
			for d := range hex.Direction(hex.Directions) {
				if Grid.Step(h, d) == 0 {
					continue
				}
				to, enters, through := step(h, d)
				if !enters || seen.has(to) {
					continue
				}
				seen.add(to)
				all = append(all, engine.Reached{To: hexObject(to), Steps: steps})
				if through {
					next = append(next, to)
				}
			}
		}
		at = next
	}
	return all
}
