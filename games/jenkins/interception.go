package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// A frame of stepIntercept asks Seat whether to intercept the enemy ships at About. N[interceptedIn] is the only hex
// from which it may try, 0 for any; Code is 1 when the die is to be rolled.

// interceptors returns the directions from a hex, as bits, in which ships of a seat lie that may try to intercept
// there. Ships in a hex where an interception has worked stay there and fight.
//
// Cases 7.2, 8.1. Rulings R34, R37, R147, R148, R151.
func (g *State) interceptors(seat engine.Seat, h, only Hex) uint8 {
	ways := uint8(0)
	if h == 0 || h >= numHexes || g.stormy(h) {
		return 0
	}
	sides := g.tables.Sail[h]
	for d := range hex.Direction(hex.Directions) {
		n := g.tables.Near[h][d]
		if sides>>d&1 != 0 && g.ships[seat].has(n) && !g.stormy(n) && !g.contested(n) && (only == 0 || only == n) {
			ways |= 1 << d
		}
	}
	return ways
}

// couldTry reports whether ships of a seat might try to intercept in a hex, as far as everybody sees: hidden ships, or
// a ship in sight that is no merchant and has not intercepted. So the question itself tells the enemy nothing.
//
// Cases 4.4, 7.2. Rulings R36, R45, R160.
func (g *State) couldTry(seat engine.Seat, h, only Hex) bool {
	ways := g.interceptors(seat, h, only)
	for d := range hex.Direction(hex.Directions) {
		if ways>>d&1 == 0 {
			continue
		}
		n := g.tables.Near[h][d]
		for i, hi := g.start(seat, At(n, 0)), g.start(seat, At(n, LayerShore)); i < hi; i++ {
			p := &g.pieces[seat][i]
			if p.Mark&markPublic == 0 || g.naval(p) && p.Mark&markFlag == 0 && g.row(p).Type != Merchant {
				return true
			}
		}
	}
	return false
}

// enterIntercept waits for a decision, then rolls for the attempt.
//
// Case 7.2. Rulings R34, R35, R36, R47, R161.
func (g *State) enterIntercept(f *engine.Frame, t *engine.Turn) bool {
	g.look(t)
	h, seat := hexOf(f.About), f.Seat
	ways := g.interceptors(seat, h, Hex(f.N[interceptedIn]))
	if f.Code == 0 {
		if !g.couldTry(seat, h, Hex(f.N[interceptedIn])) {
			return g.pop()
		}
		return true
	}
	die := g.throw(seat, 1, "7.2", f.About, t)
	t.Reveal(engine.Everyone &^ engine.Only(seat))
	ships := g.interceptorsTaken(f)
	won := intercepts(die[0], ships)
	g.tellTry(seat, f.About, die[0], won, t)
	g.pop()
	if won {
		g.closeIn(seat, h, ways, t)
	}
	g.markAll(seat, markTaken)
	return false
}

// interceptorsTaken returns how many ships that have been named count in the attempt.
//
// Case 7.2.
func (g *State) interceptorsTaken(f *engine.Frame) int {
	ways, ships := g.interceptors(f.Seat, hexOf(f.About), Hex(f.N[interceptedIn])), 0
	for d := range hex.Direction(hex.Directions) {
		if ways>>d&1 != 0 {
			for _, l := range [...]Layer{LayerOutside, LayerDocked} {
				ships += g.triers(f.Seat, At(g.tables.Near[hexOf(f.About)][d], l), markTaken)
			}
		}
	}
	return ships
}

// closeIn brings the interceptors into the hex of the ships that they have caught. All ships there have ended their
// move.
//
// Cases 7.0, 7.2. Rulings R45, R147.
func (g *State) closeIn(seat engine.Seat, h Hex, ways uint8, t *engine.Turn) {
	g.toBattle(seat, h)
	g.mark(foe(seat), At(h, LayerOutside), markDone, 0)
	g.mark(foe(seat), At(h, LayerDocked), markDone, 0)
	for _, step := range [...]uint8{stepSail, stepHorn} {
		if f := g.below(step); f != nil {
			f.N[sailing] |= sailHalt
		}
	}
	for d := range hex.Direction(hex.Directions) {
		if ways>>d&1 == 0 {
			continue
		}
		from := g.tables.Near[h][d]
		for _, l := range [...]Layer{LayerOutside, LayerDocked} {
			g.flagShips(seat, At(from, l), markTaken)
			n := g.carry(seat, At(from, l), At(h, LayerOutside), markTaken, markEntered, markTaken|markOpen)
			if n > 0 {
				t.Tell(engine.Event{Kind: KindSailed, Rule: "7.2", About: hexObject(from), On: hexObject(h),
					N: [4]int32{int32(seat), int32(n), 1}})
			}
		}
	}
	for d := range hex.Direction(hex.Directions) {
		if ways>>d&1 != 0 {
			g.tidy(seat, g.tables.Near[h][d], t)
		}
	}
}

// offerIntercept offers the ships that may take part in the one attempt, whole stacks or ship by ship.
//
// Case 7.2. Rulings R34, R36, R45.
func (g *State) offerIntercept(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	h, seat := hexOf(f.About), f.Seat
	ways := g.interceptors(seat, h, Hex(f.N[interceptedIn]))
	for way := range hex.Direction(hex.Directions) {
		for l := LayerOutside; ways>>way&1 != 0 && l <= LayerDocked; l++ {
			g.offerJoin(seat, At(g.tables.Near[h][way], l), o)
		}
	}
	sequence.Name(g, d, VerbAttempt, engine.NoObject, engine.NoObject, "7.2", o)
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "7.2")
}

// mayAttempt refuses an attempt for which no ship that counts has been named.
//
// Case 7.2. Ruling R36.
func (g *State) mayAttempt(engine.Choice) engine.Reason {
	return unless(g.interceptorsTaken(g.flow.Top()) > 0, whyNobody)
}

// offerJoin offers what can still be named of one stack, all of it or piece by piece.
//
// Case 7.2. Ruling R67.
func (g *State) offerJoin(seat engine.Seat, p Place, o *engine.Offer) {
	some, left := g.joinable(seat, p)
	if !some {
		return
	}
	o.Plain(VerbJoin, stackObject(p), engine.NoObject, "7.2")
	if left > 1 {
		lo, hi := g.span(seat, p)
		can := func(i int) bool { return g.mayJoin(&g.pieces[seat][i]) == 0 }
		g.offerPieces(VerbJoin, seat, lo, hi, stackObject(p), g.without(seat, markTaken|markFlag), can, o)
	}
}

// joinable reports whether anything of a stack can be named for an attempt, and returns how many counters would go
// along.
//
// Case 7.2. Ruling R67.
func (g *State) joinable(seat engine.Seat, p Place) (some bool, left int) {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		why := g.mayJoin(&g.pieces[seat][i])
		some = some || why == 0
		if why == 0 || why == whyDecoyJoin {
			left++
		}
	}
	return some, left
}

// mayTakePart refuses ships that cannot take part in the attempt.
//
// Cases 7.2, 8.1. Rulings R34, R37, R147, R148.
func (g *State) mayTakePart(c engine.Choice) engine.Reason {
	f, p := g.flow.Top(), stackOf(c.On)
	if p == 0 {
		p = stackOf(c.With)
	}
	h, only := p.Hex(), Hex(f.N[interceptedIn])
	lo, hi := g.span(c.Seat, p)
	d, next := Grid.Toward(hexOf(f.About), h)
	switch {
	case lo == hi || h >= numHexes:
		return whyNoJoin
	case g.stormy(h) || g.stormy(hexOf(f.About)):
		return whyStorm
	case g.contested(h):
		return whyCaught
	case !next || only != 0 && only != h:
		return whyNoJoin
	case g.interceptors(c.Seat, hexOf(f.About), only)>>d&1 != 0 && p.Layer() != LayerMoving && g.joins(c, p):
		return 0
	}
	return g.whyNoneJoins(c, p)
}

// joins reports whether a stack, or the counter of it that a choice names, can be named for an attempt.
//
// Case 7.2. Ruling R67.
func (g *State) joins(c engine.Choice, p Place) bool {
	some, left := g.joinable(c.Seat, p)
	if c.With == engine.NoObject {
		return some
	}
	i := g.findPiece(c.Seat, p, c.On, markTaken|markFlag)
	return left > 1 && i >= 0 && g.mayJoin(&g.pieces[c.Seat][i]) == 0
}

// whyNoneJoins returns why nothing of a stack takes part, or not the counter that a choice names.
//
// Cases 7.2, 7.3.
func (g *State) whyNoneJoins(c engine.Choice, p Place) engine.Reason {
	lo, hi := g.span(c.Seat, p)
	for i := lo; i < hi; i++ {
		pc := &g.pieces[c.Seat][i]
		if c.With != engine.NoObject && pc.Counter != g.counterOf(c.On) {
			continue
		}
		if why := g.mayJoin(pc); why != 0 && why != whyNoJoin && (why != whyCargo || c.With != engine.NoObject) {
			return why
		}
	}
	return whyNoJoin
}

// mayJoin refuses a counter that cannot be named for an attempt. A deception counter goes along with ships of its
// stack.
//
// Cases 7.2, 7.3. Rulings R45, R67.
func (g *State) mayJoin(p *Piece) engine.Reason {
	decoy := p.Counter != Unseen && g.row(p).Type == Deception
	switch {
	case g.cargo(p):
		return whyCargo
	case !decoy && !g.naval(p):
		return whyNoJoin
	case p.Mark&markTaken != 0:
		return whyJoined
	case decoy && !g.anyMarked(g.row(p).Seat, p.Place, markTaken):
		return whyDecoyJoin
	case p.Mark&markFlag != 0:
		return whyFlagged
	}
	return 0
}

// join names a stack for an attempt, or one counter of it.
//
// Case 7.2.
func (g *State) join(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	if c.With == engine.NoObject {
		g.joinAll(f.Seat, stackOf(c.On))
		return
	}
	g.takeShip(f.Seat, g.findPiece(f.Seat, stackOf(c.With), c.On, markTaken|markFlag), markTaken)
}

// attempt has the die of an attempt rolled.
//
// Case 7.2.
func (g *State) attempt(f *engine.Frame, _ engine.Choice, _ *engine.Turn) { f.Code = 1 }

// letPass ends the question without an attempt.
//
// Case 7.2.
func (g *State) letPass(f *engine.Frame, _ engine.Choice, _ *engine.Turn) {
	g.markAll(f.Seat, markTaken)
	g.pop()
}

// joinAll names a whole stack, with the deception counters that hide it.
func (g *State) joinAll(seat engine.Seat, p Place) {
	lo, hi := g.span(seat, p)
	for i := lo; i < hi; i++ {
		if why := g.mayJoin(&g.pieces[seat][i]); why == 0 || why == whyDecoyJoin {
			g.takeShip(seat, i, markTaken)
		}
	}
}
