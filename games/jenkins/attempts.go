package jenkins

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// flagged reports whether any ship that goes with a stack has intercepted: of those taken if taken is true, else of all
// that can move.
func (g *State) flagged(seat engine.Seat, p Place, taken bool) bool {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if pc := &g.pieces[seat][i]; g.naval(pc) && g.selected(pc, taken) && pc.Mark&markFlag != 0 {
			return true
		}
	}
	return false
}

// tried reports whether the moving stack has made its attempt from one hex upon the ships in a neighbouring one.
//
// Case 7.2. Ruling R41.
func (g *State) tried(from, to Hex) bool {
	a := attempt{from, to, g.second()}
	return slices.Contains(g.tries[:], a)
}

// second returns 1 if the moving stack comes to join one that waits, else 0.
func (g *State) second() uint16 {
	if g.awaited() != nil {
		return 1
	}
	return 0
}

// noteTry notes an attempt of the moving stack.
func (g *State) noteTry(from, to Hex) {
	if i := slices.Index(g.tries[:], attempt{}); i >= 0 {
		g.tries[i] = attempt{from, to, g.second()}
	}
}

// forgetTries drops the attempts of a stack that has ended its move. If two stacks have joined, the attempts of the
// second become those of the first.
func (g *State) forgetTries(joined bool) {
	second, kept := g.second() != 0 && !joined, 0
	for _, a := range g.tries {
		if a.From != 0 && (joined || second && a.Second == 0) {
			a.Second = 0
			g.tries[kept] = a
			kept++
		}
	}
	clear(g.tries[kept:])
}

// tryEntry rolls for a stack that means to enter a hex with enemy ships. Merchants alone cannot try.
//
// Case 7.2. Rulings R36, R39, R42, R46, R47.
func (g *State) tryEntry(f, sail *engine.Frame, target Hex, t *engine.Turn) bool {
	seat := f.Seat
	p := fleetOf(sail)
	n := g.triers(seat, p, 0)
	if n == 0 {
		t.Reveal(engine.Everyone &^ engine.Only(seat))
		t.Tell(engine.Event{Kind: KindCannotTry, Rule: "7.2", On: f.About, N: [4]int32{int32(seat)}})
		g.noteTry(hexOf(sail.About), target)
		return g.pop()
	}
	die := g.throw(seat, 1, "7.2", f.About, t)
	t.Reveal(engine.Everyone &^ engine.Only(seat))
	won := intercepts(die[0], n)
	g.tellTry(seat, f.About, die[0], won, t)
	sail.N[sailing] |= sailAttempted
	if !won {
		g.noteTry(hexOf(sail.About), target)
		return g.pop()
	}
	g.flagShips(seat, p, 0)
	g.toBattle(seat, target)
	f.Code = enterGo
	return false
}

// flagShips turns over the ships of a place that have a mark, as they have intercepted. It does not turn over their
// cargo or the counters that hide them.
//
// Case 7.2. Ruling R45.
func (g *State) flagShips(seat engine.Seat, p Place, with Mark) {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if pc := &g.pieces[seat][i]; pc.Mark&with == with && g.naval(pc) {
			pc.Mark |= markFlag
		}
	}
}

// intercepts reports whether a die succeeds for a number of ships.
//
// Case 7.2. Ruling R36.
func intercepts(die uint16, ships int) bool { return die != 6 && int(die) <= ships }

// interceptFaces returns on how many faces of the die a number of ships succeeds.
//
// Case 7.2.
func interceptFaces(ships int) (n int) {
	for die := uint16(1); die <= 6; die++ {
		if intercepts(die, ships) {
			n++
		}
	}
	return n
}

// triers returns how many ships of a place that have a mark count in an attempt. Merchants do not, nor do ships that
// have intercepted.
//
// Case 7.2. Rulings R36, R45.
func (g *State) triers(seat engine.Seat, p Place, with Mark) int {
	n := 0
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[seat][i]
		if pc.Mark&with == with && pc.Mark&markFlag == 0 && g.naval(pc) && g.row(pc).Type != Merchant {
			n++
		}
	}
	return n
}

func (g *State) tellTry(seat engine.Seat, at engine.Object, die uint16, won bool, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindTried, Rule: "7.2", On: at, N: [4]int32{int32(seat), int32(die), engine.Truth(won)}})
}

// toBattle notes an interception that worked. Naval combat follows; the first side that succeeded in the hex is the
// attacker.
//
// Case 7.2. Rulings R47, R89.
func (g *State) toBattle(seat engine.Seat, h Hex) {
	if !g.moving() {
		g.fought.add(h) // ships that retreat are fought when all else is
	}
	if !g.battle[English].has(h) && !g.battle[Spanish].has(h) {
		g.battle[seat].add(h)
	}
}
