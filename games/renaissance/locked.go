package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// planLocked lays out the way of ships that are locked together: what is left of
// their collision move, else they drift at the pace of the slowest; those that have
// cut loose part at the end of the move.
//
// Cases 7.5, 7.7, 18.1, 18.4. Rulings R239, R328.
func (g *State) planLocked(v *voyage) {
	var push [MaxShips]plane.Vector
	for n := range shipNo(g.ofFleet()) {
		if from := g.ships[n].loosing & g.ships[n].foul; from != 0 && g.ships[n].loosed == 1 && g.ships[n].fate == afloat {
			g.partFrom(&push, n, from)
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

// partFrom pushes groups of ships apart that are no longer locked when the bonds of one
// ship with others are cut: two by half the way each, of more she stays where she is.
//
// Case 18.4.
func (g *State) partFrom(push *[MaxShips]plane.Vector, n shipNo, from squad) {
	g.cutBonds(n, from)
	with, parted, groups := g.lockedWith(n), squad(0), 0
	for e := range shipNo(g.ofFleet()) {
		if from.has(e) && !with.has(e) && !parted.has(e) {
			parted |= g.lockedWith(e)
			groups++
		}
	}
	for e := range shipNo(g.ofFleet()) {
		if !from.has(e) || !parted.has(e) {
			continue
		}
		others := g.lockedWith(e)
		parted &^= others
		way := plane.Apart(g.base(n), g.base(e), g.tables.Distance[Parted])
		far := way
		if groups == 1 {
			far = way.Part(1, 2)
		}
		for m := range shipNo(g.ofFleet()) {
			switch {
			case others.has(m):
				push[m] = push[m].Add(far)
			case with.has(m) && groups == 1:
				push[m] = push[m].Add(far.Add(way.Minus()))
			}
		}
	}
	for e := range shipNo(g.ofFleet()) {
		if from.has(e) {
			g.ships[n].foul.add(e)
			g.ships[e].foul.add(n)
		}
	}
}

// cutBonds frees a ship from others.
func (g *State) cutBonds(n shipNo, from squad) {
	g.ships[n].foul &^= from
	for e := range shipNo(g.ofFleet()) {
		if from.has(e) {
			g.ships[e].foul.drop(n)
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
		if s.loosing != 0 {
			g.cutOn(n, t)
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
func (g *State) cutOn(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	if s.loosed--; s.loosed > 0 && s.foul&s.loosing != 0 {
		return
	}
	from := s.loosing & s.foul
	s.loosing, s.loosed = 0, 0
	g.cutBonds(n, from)
	for e := range shipNo(g.ofFleet()) {
		if from.has(e) {
			g.ships[e].quitLoosing(n)
			g.tell(t, engine.Event{Kind: KindLoose, Rule: "18.4", About: g.object(n), On: g.object(e)})
		}
	}
}

// quitLoosing ends the work of cutting loose from a ship.
func (s *ship) quitLoosing(n shipNo) {
	if s.loosing.drop(n); s.loosing == 0 {
		s.loosed = 0
	}
}

// beginCutting begins to cut a ship loose, if the other's crew does not prevent it. She is
// free of several when the last is done with.
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
		f := g.throwAt(t, 2, "19.1", g.object(n), stake{on: g.object(e)})
		begun.Rule = "19.1"
		begun.N[cutDice] = int32(f.Sum())
		if f.Sum() <= int(g.tables.Figure[CutLooseOver]) {
			begun.Kind = KindPrevented
			g.tell(t, begun)
			return
		}
	} else {
		moves-- // this move was the first of them
	}
	s.loosing.add(e)
	s.loosed = max(s.loosed, moves)
	begun.N[cutMoves] = int32(moves)
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
