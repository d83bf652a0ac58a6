package jenkins

import "github.com/weathergage/weathergage/engine"

// A frame of stepPeril is a perilous sea for the moving stack at About. Code is its stride, N[perilResult] the result
// of the table.
const (
	perilRoll = iota
	perilCount
	perilOver
)

// enterPeril rolls for a perilous sea, and for how many ships it takes. An admiral aboard and a storm nearby change the
// die.
//
// Case 6.3. Rulings R49, R56, R57, R58, R59, R162.
func (g *State) enterPeril(f *engine.Frame, t *engine.Turn) bool {
	seat, p := f.Seat, fleetOf(f)
	switch f.Code {
	case perilRoll:
		die := g.throw(seat, 1, "6.3", f.About, t)
		drm := g.perilDRM(seat, p, f.N[perilStorm] != 0)
		result := g.tables.peril(int(die[0]) + drm)
		t.Reveal(engine.Everyone &^ engine.Only(seat))
		t.Tell(engine.Event{Kind: KindPeril, Rule: "6.3", On: f.About,
			N: [4]int32{int32(die[0]), int32(drm), int32(result)}})
		f.N[perilResult], f.Code = int32(result), perilCount
		if result == PerilNone {
			return g.pop()
		}
	case perilCount:
		return g.countPeril(f, t)
	default:
		g.mark(seat, p, 0, markFoe)
		g.pop()
		g.tidy(seat, p.Hex(), t)
	}
	return false
}

// countPeril settles how many ships are lost and who chooses them. If the enemy does, he looks through the stack.
//
// Case 6.3. Ruling R162.
func (g *State) countPeril(f *engine.Frame, t *engine.Turn) bool {
	seat, p := f.Seat, fleetOf(f)
	result, lost, by := Peril(f.N[perilResult]), 1, seat
	if result == PerilDisaster || result == PerilLocker {
		by = foe(seat)
	}
	if result == PerilDisaster || result == PerilLost {
		die := g.throw(by, 1, "6.3", stackObject(p), t)
		lost = int(die[0])
		t.Tell(engine.Event{Kind: KindHowMany, Rule: "6.3", N: [4]int32{int32(lost)}})
	}
	f.Code = perilOver
	if by != seat {
		g.mark(seat, p, markFoe, 0)
		t.Reveal(engine.Only(by))
	}
	g.askLoss(by, seat, lossFleet, p.Hex(), lost)
	return false
}

// perilDRM returns what the admiral aboard and a storm nearby add to the die for a perilous sea.
//
// Case 6.3. Ruling R57.
func (g *State) perilDRM(seat engine.Seat, p Place, storm bool) int {
	return g.admiral(seat, p) - int(engine.Truth(storm))
}

// peril returns what a perilous sea does by a modified die.
//
// Case 6.3.
func (tb *Tables) peril(die int) Peril { return tb.Perils[min(max(die, 1), 6)] }

// admiral returns the best naval tactics of one leader in a stack.
//
// Case 6.3. Ruling R57.
func (g *State) admiral(seat engine.Seat, p Place) int {
	best := int8(0)
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		best = max(best, g.row(&g.pieces[seat][i]).Naval)
	}
	return int(best)
}
