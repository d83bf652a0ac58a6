package jenkins

import "github.com/weathergage/weathergage/engine"

// An option names a counter by its kind. If several of one kind could be meant, the first from the top has the bare
// name and the others are numbered from 2 on. Those that nothing tells apart share one option.
//
// Cases 6.3, 9.1. Ruling R209.

// nthObject returns the object that names a counter of a kind, where n others of the kind come before it.
func nthObject(c Counter, n int) engine.Object { return engine.Thing(classCounter, int(c)|n<<8) }

// nthOf returns how many counters of its kind come before the one that an object names.
func nthOf(o engine.Object) int { return o.Number() >> 8 }

// nameFor returns the kind by which the choosing seat names a piece: of an enemy's piece it knows only the front.
func (g *State) nameFor(p *Piece, front bool) Counter {
	if front {
		return g.row(p).Front
	}
	return p.Counter
}

// mostAlike is how many counters of one kind can be told apart at once.
const mostAlike = 12

// kinds returns the indexes of the n pieces that a name can mean, among those from lo to before hi that ok admits. Of
// pieces that are just alike it returns only the first.
func (g *State) kinds(
	seat engine.Seat, lo, hi int, name Counter, front bool, ok func(i int) bool,
) (at [mostAlike]int, n int) {
	for i := lo; i < hi && n < mostAlike; i++ {
		if g.nameFor(&g.pieces[seat][i], front) == name && ok(i) && !g.likeAny(seat, at[:n], i, front) {
			at[n] = i
			n++
		}
	}
	return at, n
}

// likeAny reports whether the piece at i is just like one of those before it.
func (g *State) likeAny(seat engine.Seat, before []int, i int, front bool) bool {
	for _, j := range before {
		if g.alike(seat, j, i, front) {
			return true
		}
	}
	return false
}

// option returns the object that names the piece at i, among those from lo on that ok admits, and false if a piece
// before it is just like it.
func (g *State) option(seat engine.Seat, lo, i int, front bool, ok func(i int) bool) (engine.Object, bool) {
	name := g.nameFor(&g.pieces[seat][i], front)
	at, n := g.kinds(seat, lo, i, name, front, ok)
	return nthObject(name, n), n < mostAlike && !g.likeAny(seat, at[:n], i, front)
}

// named returns the index of the piece that an object names, among those from lo to before hi that ok admits, or -1.
func (g *State) named(seat engine.Seat, lo, hi int, o engine.Object, front bool, ok func(i int) bool) int {
	if at, n := g.kinds(seat, lo, hi, g.counterOf(o), front, ok); nthOf(o) < n && o.Class() == classCounter {
		return at[nthOf(o)]
	}
	return -1
}

// alike reports whether nothing that the choosing seat may know tells two pieces of one name apart, where j comes
// before i: where they lie, what they carry, what carries them, their marks, and what would come to light between them.
func (g *State) alike(seat engine.Seat, j, i int, front bool) bool {
	list := &g.pieces[seat]
	a, b := &list[j], &list[i]
	marks := ^markPublic
	if front {
		marks = markFront &^ markPublic
	}
	switch {
	case a.Place != b.Place || a.Mark&marks != b.Mark&marks:
		return false
	case g.cargo(b):
		s, t := g.carrier(seat, j), g.carrier(seat, i)
		return s == t || s >= 0 && t >= 0 && g.nameFor(&list[s], front) == g.nameFor(&list[t], front) &&
			list[s].Mark&marks == list[t].Mark&marks && g.laden(seat, s) == 1 && g.laden(seat, t) == 1
	case g.naval(b) && !g.ladenAlike(seat, j, i, front):
		return false
	}
	for k := j + 1; k < i; k++ {
		if p := &list[k]; g.nameFor(p, front) != g.nameFor(b, front) && !(g.naval(b) && g.cargo(p)) {
			return false
		}
	}
	return true
}

// laden counts what the ship at i carries.
func (g *State) laden(seat engine.Seat, i int) int {
	list, n := &g.pieces[seat], 0
	for k := i - 1; k >= 0 && list[k].Place == list[i].Place && g.cargo(&list[k]); k-- {
		n++
	}
	return n
}

// ladenAlike reports whether two ships carry the same.
func (g *State) ladenAlike(seat engine.Seat, j, i int, front bool) bool {
	n := g.laden(seat, i)
	if g.laden(seat, j) != n {
		return false
	}
	for k := 1; k <= n; k++ {
		if g.nameFor(&g.pieces[seat][j-k], front) != g.nameFor(&g.pieces[seat][i-k], front) {
			return false
		}
	}
	return true
}

// without admits the pieces of a seat that have none of some marks.
func (g *State) without(seat engine.Seat, m Mark) func(int) bool {
	return func(i int) bool { return g.pieces[seat][i].Mark&m == 0 }
}

// anyPiece admits every piece.
func anyPiece(int) bool { return true }

// offerPieces offers a verb on each piece of a seat, from lo to before hi, that both among and can admit. It is named
// among those that among admits; pieces that nothing tells apart are offered once.
func (g *State) offerPieces(v engine.Verb, seat engine.Seat, lo, hi int, with engine.Object,
	among, can func(int) bool, o *engine.Offer) {
	if !o.Wants(v) {
		return
	}
	for i := lo; i < hi; i++ {
		if !among(i) || !can(i) {
			continue
		}
		if on, other := g.option(seat, lo, i, false, among); other {
			o.Plain(v, on, with, sequence.Verbs[v].Rule)
		}
	}
}
