package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// bonds are the ships from which each is cut loose.
type bonds [MaxShips]squad

// partings returns how each ship is pushed in this move, in which cutting loose ends: those that were locked
// come to lie apart. Of two groups each goes half the way. One that is held keeps its place, and so does one
// that parts from several.
//
// Cases 18.4, 23.3, 24.0. Rulings R239, R540.
func (g *State) partings() (push [MaxShips]plane.Vector) {
	cut, parting := g.cutThrough()
	if parting == 0 {
		return push
	}
	g.untie(&cut)
	g.push(&push, &cut, parting)
	g.tie(&cut)
	return push
}

// cutThrough returns the bonds that crews are done with cutting in this move, and the ships that part by it.
//
// Case 18.4. Ruling R239.
func (g *State) cutThrough() (cut bonds, parting squad) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || s.loosed != 1 {
			continue
		}
		for e := range (s.loosing & s.foul).each {
			cut[n].add(e)
			cut[e].add(n)
			parting |= justOne(n) | justOne(e)
		}
	}
	return cut, parting
}

// untie takes bonds away for a while, and tie gives them back.
func (g *State) untie(cut *bonds) {
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].foul &^= cut[n]
	}
}

func (g *State) tie(cut *bonds) {
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].foul |= cut[n]
	}
}

// push pushes ships that are parting from those that keep their place. Their bonds are cut
// already.
//
// Case 18.4. Rulings R239, R540.
func (g *State) push(push *[MaxShips]plane.Vector, cut *bonds, parting squad) {
	placed := squad(0)
	for n := range parting.each {
		if all := g.lockedWith(n); g.anyHeld(all) {
			placed |= all
		}
	}
	placed = g.pushFrom(push, cut, placed)
	for n := range parting.each {
		if placed.has(n) {
			continue
		}
		root := n
		e, many := g.partsFrom(cut, n)
		if many == 1 {
			if _, many = g.partsFrom(cut, e); many > 1 {
				root = e
			}
		}
		placed = g.pushFrom(push, cut, placed|g.lockedWith(root))
		if many == 1 {
			way := push[e]
			half := way.Part(1, 2)
			for m := range g.lockedWith(e).each {
				push[m] = half
			}
			for m := range g.lockedWith(n).each {
				push[m] = half.Add(way.Minus())
			}
		}
	}
}

// pushFrom pushes the ships that part from ships in their place, and those who part from them in turn, and
// returns all that are in their place then.
func (g *State) pushFrom(push *[MaxShips]plane.Vector, cut *bonds, placed squad) squad {
	for done := squad(0); done != placed; {
		fresh := placed &^ done
		done = placed
		for n := range fresh.each {
			for e := range cut[n].each {
				if placed.has(e) {
					continue
				}
				way := plane.Apart(g.base(n), g.base(e), g.tables.Distance[Parted]).Add(push[n])
				all := g.lockedWith(e)
				for m := range all.each {
					push[m] = way
				}
				placed |= all
			}
		}
	}
	return placed
}

// partsFrom returns from how many groups that of a ship parts, and a ship of the first of them.
func (g *State) partsFrom(cut *bonds, n shipNo) (first shipNo, many int) {
	own, seen := g.lockedWith(n), squad(0)
	first = noShip
	for m := range own.each {
		for e := range (cut[m] &^ own).each {
			if seen.has(e) {
				continue
			}
			seen |= g.lockedWith(e)
			if many++; first == noShip {
				first = e
			}
		}
	}
	return first, many
}

// partsYet returns what is left at a moment of the way by which a ship parts from those whom she has cut
// loose from, if she runs foul then. All who stay locked with her go along; where two that part have both
// been locked with a third, they stay together.
//
// Case 18.4. Ruling R540.
func (g *State) partsYet(v *voyage, n shipNo, at plane.Time) (way plane.Vector) {
	cut, parting := g.cutThrough()
	if parting == 0 {
		return way
	}
	g.untie(&cut)
	all := g.lockedWith(n)
	g.tie(&cut)
	if g.anyHeld(all) {
		return way
	}
	for e := range all.each {
		switch goes := v.parts[e]; {
		case cut[e]&all != 0:
			return plane.Vector{}
		case goes != (plane.Vector{}):
			way = goes
		}
	}
	return way.Part(int32(plane.Whole-at), int32(plane.Whole))
}
