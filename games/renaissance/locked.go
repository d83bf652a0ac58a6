package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// planLocked lays out the way of ships that are locked together: what is left of
// their collision move, else they drift at the pace of the slowest; those that have
// cut loose part at the end of the move.
//
// Cases 7.5, 7.7, 18.1, 18.4. Rulings R239, R328.
func (g *State) planLocked(v *voyage) {
	var push [MaxShips]plane.Vector
	for n := range shipNo(g.ofFleet()) {
		if e := g.ships[n].loosing; e != noShip && g.ships[n].loosed == 1 && g.ships[n].fate == afloat {
			g.partFrom(&push, n, e)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || s.foul == 0 {
			continue
		}
		way := s.haul
		if way == (plane.Vector{}) {
			way = plane.Step(g.downwind(), g.driftLocked(g.lockedWith(n))).Add(g.stream(n))
		}
		if g.anyHeld(g.lockedWith(n)) {
			way = plane.Vector{}
		}
		s.haul = plane.Vector{}
		v.carry(n, way.Add(push[n]), 0)
	}
}

// partFrom pushes two groups of ships apart that are no longer locked when the bond
// between two of them is cut.
//
// Case 18.4.
func (g *State) partFrom(push *[MaxShips]plane.Vector, n, e shipNo) {
	a, b := &g.ships[n], &g.ships[e]
	a.foul.drop(e)
	b.foul.drop(n)
	with, without := g.lockedWith(n), g.lockedWith(e)
	a.foul.add(e)
	b.foul.add(n)
	if with == without {
		return
	}
	way := plane.Apart(g.base(n), g.base(e), g.tables.Distance[Parted])
	half := way.Part(1, 2)
	for m := range shipNo(g.ofFleet()) {
		switch {
		case without.has(m):
			push[m] = push[m].Add(half)
		case with.has(m):
			push[m] = push[m].Add(half.Add(way.Minus()))
		}
	}
}

// driftLocked is how far ships that are locked together drift: as far as the slowest,
// or a sixth of what one with sails could sail if others have none.
//
// Case 7.7.
func (g *State) driftLocked(ships squad) Length {
	all, under := Length(-1), Length(-1)
	with, without := false, false
	for n := range shipNo(g.ofFleet()) {
		if !ships.has(n) {
			continue
		}
		if far := g.driftSpeed(n); all < 0 || far < all {
			all = far
		}
		if !g.sailing(n) {
			without = true
			continue
		}
		with = true
		if far := max(g.underSail(n, WindAft, g.ships[n].canvas), 0) / 6; under < 0 || far < under {
			under = far
		}
	}
	if with && without {
		return under
	}
	return all
}

// cutLoose carries on with cutting loose: a crew that is not prevented begins at
// once, one that is throws for it and begins in the next move.
//
// Cases 18.4, 19.1. Rulings R239, R240, R241, R355.
func (g *State) cutLoose(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat {
			continue
		}
		if e := s.loosing; e != noShip {
			g.cutOn(n, e, t)
			continue
		}
		for e := range shipNo(g.ofFleet()) {
			if s.foul.has(e) && g.orders(n, VerbLoose, g.object(e)) {
				g.beginCutting(n, e, t)
			}
		}
	}
}

// cutOn counts a move more of cutting loose. When it is the last the ships are free.
//
// Case 18.4. Ruling R239.
func (g *State) cutOn(n, e shipNo, t *engine.Turn) {
	s := &g.ships[n]
	if s.loosed--; s.loosed > 0 && s.foul.has(e) {
		return
	}
	s.loosing, s.loosed = noShip, 0
	if !s.foul.has(e) {
		return
	}
	s.foul.drop(e)
	g.ships[e].foul.drop(n)
	if g.ships[e].loosing == n {
		g.ships[e].loosing, g.ships[e].loosed = noShip, 0
	}
	g.tell(t, engine.Event{Kind: KindLoose, Rule: "18.4", About: g.object(n), On: g.object(e)})
}

// beginCutting begins to cut a ship loose, if the other's crew does not prevent it.
//
// Cases 18.4, 19.1. Ruling R355.
func (g *State) beginCutting(n, e shipNo, t *engine.Turn) {
	s := &g.ships[n]
	moves := g.tables.Task[CutLooseFirst] + g.tables.Task[CutLooseLast]
	if g.spritOver(n, e) || g.spritOver(e, n) || g.row(n).FireShip || g.row(e).FireShip {
		moves += g.tables.Task[CutLooseBowsprit]
	}
	begun := engine.Event{Kind: KindCutting, Rule: "18.4", About: g.object(n), On: g.object(e)}
	if g.orders(e, VerbPrevent, g.object(n)) {
		f := g.throw(t, 2, "19.1", g.object(n))
		begun.Rule = "19.1"
		begun.N[0] = int32(f.Sum())
		if f.Sum() <= int(g.tables.Figure[CutLooseOver]) {
			begun.Kind = KindPrevented
			g.tell(t, begun)
			return
		}
	} else {
		moves-- // this move was the first of them
	}
	s.loosing, s.loosed = e, moves
	begun.N[1] = int32(moves)
	g.tell(t, begun)
}

// spritOver reports whether the bowsprit of a ship lies over the side of another.
//
// Case 18.4. Ruling R241.
func (g *State) spritOver(n, e shipNo) bool {
	if !g.ships[n].masts.Has(Sprit) {
		return false
	}
	m := plane.Meet(g.base(n), g.base(e))
	return m.On[0]&plane.Front != 0 && m.On[1]&(plane.Left|plane.Right) != 0
}
