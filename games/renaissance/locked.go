package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// lockedWith returns the ships that move as one with a ship, herself among them.
//
// Case 18.1.
func (g *State) lockedWith(n shipNo) squad {
	all := justOne(n)
	for grown := all; grown != 0; {
		next := squad(0)
		for e := range grown.each {
			next |= g.ships[e].foul
		}
		grown = next &^ all
		all |= next
	}
	return all
}

// withMates adds to a set of ships all that are locked with them.
func (g *State) withMates(ships squad) squad {
	all := ships
	for n := range ships.each {
		all |= g.lockedWith(n)
	}
	return all
}

// anyHeld reports whether a ship of a set is anchored, moored or aground.
//
// Ruling R349.
func (g *State) anyHeld(ships squad) bool {
	for n := range ships.each {
		if g.ships[n].held != free {
			return true
		}
	}
	return false
}

// isCarried reports whether a ship goes where others take her, or where a collision does: she
// is locked, or was when the move before began her collision move.
//
// Cases 18.1, 18.2.
func (g *State) isCarried(n shipNo) bool {
	s := &g.ships[n]
	return s.foul != 0 || s.haul != (plane.Vector{})
}

// planLocked lays out the way of ships that are locked together, as one; those that have
// cut loose part at the end of the move. A ship that has lost those she was locked with makes
// what is left of her collision move alone.
//
// Cases 7.5, 7.7, 18.1, 18.2, 18.4.
func (g *State) planLocked(v *voyage) {
	v.parts = g.partings()
	planned := squad(0)
	for n := range shipNo(g.ofFleet()) {
		if planned.has(n) || g.ships[n].fate != afloat || !g.isCarried(n) {
			continue
		}
		all := g.lockedWith(n)
		way := g.lockedWay(n)
		for e := range all.each {
			v.carry(e, way.Add(v.parts[e]), 0)
		}
		planned |= all
	}
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].haul = plane.Vector{}
	}
}

// lockedWay returns how far a ship and all who are locked with her go in a whole move: what is left of their
// collision move, else they drift at the pace of the slowest, whose current is the weakest; nowhere if any of
// them is held.
//
// Cases 7.5, 7.7, 18.1, 23.5. Rulings R328, R349, R539.
func (g *State) lockedWay(n shipNo) plane.Vector {
	all := g.lockedWith(n)
	if g.anyHeld(all) {
		return plane.Vector{}
	}
	if way := g.ships[n].haul; way != (plane.Vector{}) {
		return way
	}
	stream := g.stream(n)
	for e := range all.each {
		if way := g.stream(e); way.Length() < stream.Length() {
			stream = way
		}
	}
	return plane.Step(g.downwind(), g.driftLocked(all)).Add(stream)
}

// endAll ends the way of a ship and of those locked with her. Those who have cut loose from her
// still part from her.
func (g *State) endAll(v *voyage, n shipNo, at plane.Time) {
	for e := range g.lockedWith(n).each {
		v.end(e, at)
	}
	g.partOn(v, n, at)
}

// partOn lets those who have cut loose from a ship go on parting from her when she stops at a moment.
//
// Case 18.4. Ruling R540.
func (g *State) partOn(v *voyage, n shipNo, at plane.Time) {
	cut, parting := g.cutThrough()
	if parting == 0 {
		return
	}
	g.untie(&cut)
	own := g.lockedWith(n)
	g.tie(&cut)
	for e := range (g.lockedWith(n) &^ own).each {
		if way := g.partsYet(v, e, at); way != (plane.Vector{}) {
			v.slideOn(e, way, at)
		}
	}
}

// driftLocked returns how far ships that are locked together drift: as far as the slowest, or a sixth of what
// one with sails could sail if others have none.
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
		if from := g.cutsFrom(n); from != 0 {
			g.beginCutting(n, from, t)
		}
	}
}

// cutsFrom returns the ships that a ship is ordered to cut loose from, and with which she is locked.
//
// Case 18.4.
func (g *State) cutsFrom(n shipNo) (from squad) {
	for e := range g.ships[n].foul.each {
		if g.orders(n, VerbLoose, g.object(e)) {
			from.add(e)
		}
	}
	return from
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
	for e := range from.each {
		g.unlock(n, e, "18.4", t)
	}
}

// unlock frees a ship from another, with which either may have begun to cut loose.
func (g *State) unlock(n, e shipNo, rule engine.Case, t *engine.Turn) {
	g.ships[n].foul.drop(e)
	g.ships[e].foul.drop(n)
	g.ships[n].quitLoosing(e)
	g.ships[e].quitLoosing(n)
	g.tell(t, engine.Event{Kind: KindLoose, Rule: rule, About: g.object(n), On: g.object(e)})
}

// quitLoosing ends the work of cutting loose from a ship.
func (s *ship) quitLoosing(n shipNo) {
	if s.loosing.drop(n); s.loosing == 0 {
		s.loosed = 0
	}
}

// beginCutting begins to cut a ship loose from others, if their crews do not prevent it: she rolls once against all
// that hold her. She is free of several when the last is done with.
//
// Cases 18.4, 19.1. Rulings R240, R355.
func (g *State) beginCutting(n shipNo, from squad, t *engine.Turn) {
	s := &g.ships[n]
	held, sum := squad(0), int32(0)
	for e := range from.each {
		if g.holdsHer(e, n) {
			held.add(e)
		}
	}
	if held != 0 {
		at := stake{}
		if one := held.first(); held == justOne(one) {
			at.on = g.object(one)
		}
		f := g.throwAt(t, 2, "19.1", g.object(n), at)
		sum = int32(f.Sum())
	}
	for e := range from.each {
		moves := g.cuttingMoves(n, e)
		begun := engine.Event{Kind: KindCutting, Rule: "18.4", About: g.object(n), On: g.object(e)}
		switch {
		case !held.has(e):
			moves-- // this move was the first of them
		case !g.cutsAt(int(sum)):
			begun.Kind = KindPrevented
			fallthrough
		default:
			begun.Rule = "19.1"
			begun.N[cutDice] = sum
		}
		if begun.Kind == KindCutting {
			s.loosing.add(e)
			s.loosed = max(s.loosed, moves)
			begun.N[cutMoves] = int32(moves)
		}
		g.tell(t, begun)
	}
}

// cutsAt reports whether a crew that is held can begin to cut loose at the sum of two dice.
//
// Case 19.1.
func (g *State) cutsAt(sum int) bool { return sum > int(g.tables.Figure[CutLooseOver]) }

// holdsHer reports whether a crew keeps another from cutting loose: it is ordered to, or its boarders hold her.
//
// Cases 18.4, 19.1. Ruling R355.
func (g *State) holdsHer(n, e shipNo) bool {
	return g.orders(n, VerbPrevent, g.object(e)) || g.boardersHold(n, e, g.hidden[n].boarders)
}

// boardersHold reports whether the boarders of a crew keep an enemy from cutting loose: their party is ordered to go over
// to her and can, or they fight aboard her and are not called back. Those who come in boats do not.
//
// Cases 18.4, 19.1. Ruling R355.
func (g *State) boardersHold(n, e shipNo, over party) bool {
	switch {
	case g.ships[n].holder == g.ships[e].holder:
		return false
	case g.ships[n].boards == e:
		return !g.stormsFrom(n) && !g.withdraws(n)
	}
	return g.orders(n, VerbBoard, g.object(e)) && g.whyNotOver(n, e, over) == 0
}

// cuttingMoves returns how many moves two ships take to cut loose from each other.
//
// Case 18.4. Rulings R239, R241.
func (g *State) cuttingMoves(n, e shipNo) uint8 {
	moves := g.tables.Task[CutLooseFirst] + g.tables.Task[CutLooseLast]
	if g.spritOver(n, e) || g.spritOver(e, n) || g.row(n).FireShip || g.row(e).FireShip {
		moves += g.tables.Task[CutLooseBowsprit]
	}
	return moves
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
