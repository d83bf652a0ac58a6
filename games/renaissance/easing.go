package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mostPushes is how often a throng is gone through.
const mostPushes = 100

// ease pushes ships that touch so far apart that no hull is pressed into another: by
// some hundredths of a millimetre, or by more in a throng where one ship's swing was
// cut short by the next. Ships that are locked together go as one, and hull to hull. Of two
// groups that are free each goes half the way; one that is held keeps its place.
//
// Case 18.1. Rulings R349, R353.
func (g *State) ease() {
	for round := range mostPushes {
		moved := false
		for n := range shipNo(g.ofFleet()) {
			for m := range n {
				if g.ships[n].fate == afloat && g.ships[m].fate == afloat {
					moved = g.easePair(m, n, round < mostPushes/2) || moved
				}
			}
		}
		if !moved {
			return
		}
	}
}

// easePair slides two ships apart that are pressed into each other, or together if they are
// locked and have come apart, and reports whether it has. Of one group those who are not locked
// with each other are slid apart only while that may help: to touch her mates comes first.
func (g *State) easePair(m, n shipNo, early bool) bool {
	bound := g.ships[n].foul.has(m)
	p, q := g.base(m), g.base(n)
	if bound && plane.Touching(p, q) && !plane.Overlap(p, q) || !bound && plane.Gap(p, q) >= 0 {
		return false
	}
	length := Length(1)
	if bound {
		length = 0
	}
	way := plane.Apart(p, q, length)
	a, b := g.sides(m, n)
	if a == b {
		if !early {
			return false
		}
		a, b = justOne(m), justOne(n)
	}
	half := way
	switch heldA, heldB := g.anyHeld(a), g.anyHeld(b); {
	case heldA && heldB:
		return false
	case heldB:
		half = plane.Vector{}
	case !heldA && !bound:
		half = way.Part(1, 2)
	}
	for e := range b.each {
		g.ships[e].at = g.ships[e].at.Add(half)
	}
	if back := half.Add(way.Minus()); back != (plane.Vector{}) {
		for e := range a.each {
			g.ships[e].at = g.ships[e].at.Add(back)
		}
	}
	return true
}

// sides returns the ships that go with each of two when they are slid apart or together: all that they are
// locked with, or if they are locked with each other those that hang together without the other.
func (g *State) sides(m, n shipNo) (a, b squad) {
	if g.ships[n].foul.has(m) {
		return g.lockedWithout(m, n), g.lockedWithout(n, m)
	}
	return g.lockedWith(m), g.lockedWith(n)
}

// lockedWithout returns the ships of a group that hang together with one of them when another is left out.
func (g *State) lockedWithout(n, but shipNo) squad {
	all := justOne(n)
	for grown := all; grown != 0; {
		next := squad(0)
		for e := range grown.each {
			next |= g.ships[e].foul
		}
		next.drop(but)
		grown = next &^ all
		all |= next
	}
	return all
}

// unlockApart frees ships that no push can bring together: two that lie aground, and one who has met the
// second while she swung along the first.
//
// Case 18.1. Ruling R541.
func (g *State) unlockApart(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		for m := range (g.ships[n].foul & (justOne(n) - 1)).each {
			if g.ships[n].fate != afloat || plane.Touching(g.base(m), g.base(n)) {
				continue
			}
			g.unlock(n, m, "18.1", t)
		}
	}
}
