package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// hidesPrisoners reports whether the scenario has the defenders hide prisoners in a building,
// and they have not been found.
//
// Case 26.5.
func (g *State) hidesPrisoners() bool {
	sc := g.played()
	return sc != nil && sc.Special&HiddenPrisoners != 0 && g.sides[SeatB].stock[Prisoners] > 0
}

// guardsCells reports whether prisoners of a side in a building stay there until its men are forced to leave that.
//
// Case 26.5.
func (g *State) guardsCells(seat engine.Seat) bool {
	sc := g.played()
	return sc != nil && sc.Special&HiddenPrisoners != 0 && seat == SeatB
}

// hasSearched reports whether a building is known to have been searched.
//
// Case 26.5.
func (g *State) hasSearched(i int) bool {
	at := g.nthHouse(i)
	return g.sides[SeatB].searched[at/8]>>(at%8)&1 != 0
}

// nthHouse returns which building a piece is, from 0; a later one than is kept counts as the last.
func (g *State) nthHouse(piece int) int {
	n := 0
	for i := range piece {
		if of := g.ground.pieces[i].ground; of == Building || g.isBurnt(i) {
			n++
		}
	}
	return min(n, 8*len(g.sides[SeatB].searched)-1)
}

// isBurnt reports whether a piece of ground is what is left of a building.
//
// Case 23.2.
func (g *State) isBurnt(i int) bool {
	p := &g.ground.pieces[i]
	return p.ground == Broken && int(p.fire) >= g.number(NumFireGone)
}

// mayShut refuses a building to the prisoners who are to be hidden.
//
// Case 26.5. Ruling R304.
func (g *State) mayShut(seat engine.Seat, c engine.Choice) engine.Illegal {
	i := g.pieceOf(c.On)
	switch {
	case c.N != [3]int32{} || c.With != engine.NoObject:
		return engine.Illegal{Why: engine.NotOpen}
	case seat != SeatB || !g.hidesPrisoners():
		return g.noHere(whyNoHerd)
	case i < 0 || g.ground.pieces[i].ground != Building:
		return no(whyCell)
	}
	return engine.Illegal{}
}

// offerCells offers each building as a hiding place of the prisoners.
//
// Case 26.5.
func (g *State) offerCells(o *engine.Offer) {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Building {
			o.Plain(VerbShut, pieceObject(i), engine.NoObject, "26.5")
		}
	}
}

// shut hides the prisoners in a building: only their guards learn of it.
//
// Case 26.5. Ruling R304.
func (g *State) shut(i int, t *engine.Turn) {
	g.sides[SeatB].cell = uint8(i + 1)
	t.TellApart(engine.Only(SeatB), engine.Event{Kind: KindShuts, Rule: "26.5", On: pieceObject(i), With: g.kindOf(i)}, engine.Event{})
}

// search looks into each building that a company of the attackers touches, and frees prisoners
// who have been found once no defender is in theirs.
//
// Case 26.5. Rulings R304, R435.
func (g *State) search(t *engine.Turn) {
	sc := g.played()
	if sc == nil || sc.Special&HiddenPrisoners == 0 {
		return
	}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground != Building || !g.hidesPrisoners() || g.hasSearched(i) {
			continue
		}
		for n := range g.each(SeatA) {
			if g.companies[n].marks&takesNothing == 0 && g.touches(n, i) {
				g.inspect(i, t)
				break
			}
		}
	}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Building && g.holds(i) == noCompany {
			g.unlock(i, t)
		}
	}
}

// unlock frees the prisoners in a building whom the attackers have found, where the scenario has such.
//
// Case 26.5. Rulings R304, R565.
func (g *State) unlock(i int, t *engine.Turn) {
	for k := range g.objects {
		o := &g.objects[k]
		if g.guardsCells(SeatB) && o.kind == kindPrisoners && o.owner != uint16(SeatA) && o.from == uint8(SeatA) && g.housed(o) == i {
			g.release(k, i, t)
		}
	}
}

// inspect finds the prisoners if they are in a building. That they are not is known as well.
//
// Case 26.5. Ruling R304.
func (g *State) inspect(i int, t *engine.Turn) {
	s := &g.sides[SeatB]
	if !g.hidesPrisoners() || g.hasSearched(i) {
		return
	}
	at := g.nthHouse(i)
	s.searched[at/8] |= 1 << (at % 8)
	t.Reveal(engine.Everyone)
	if int(s.cell) != i+1 {
		return
	}
	s.cell = 0
	s.stock[Prisoners]--
	g.put(object{at: middle(g.ground.area(i)), kind: kindPrisoners, owner: uint16(SeatB), from: uint8(SeatA)})
	t.Tell(engine.Event{Kind: KindCell, Rule: "26.5", On: pieceObject(i), With: g.kindOf(i)})
}

// release gives prisoners to their friends. They come out on the side of the nearest of them.
//
// Case 26.5. Ruling R565.
func (g *State) release(k, house int, t *engine.Turn) {
	o := &g.objects[k]
	toward := plane.Heading(0)
	if n := g.nearestTo(SeatA, o.at); n != noCompany {
		if at := g.block(&g.companies[n]).Hull().Centre(); at != o.at {
			toward = o.at.Bearing(at)
		}
	}
	g.give(k, SeatA, "26.5", t)
	o.at = g.doorstep(o.at, house, toward)
}

// doorstep returns the first place off a building, on a bearing from its middle or else on one of the others,
// where riders may stand.
//
// Case 26.5. Ruling R565.
func (g *State) doorstep(from plane.Point, house int, toward plane.Heading) plane.Point {
	for turn := range plane.Angle(8) {
		for far := Inch; far <= 4*Inch; far += Inch / 10 {
			at := from.Go(toward.Turn(turn*45*plane.Degree), far)
			base := g.stand(&object{at: at})
			on, _ := g.ground.under(at, true)
			if g.ground.isOn(at) && !g.ground.area(house).Touches(base) && g.tables.Grounds[on].Cost[Horse] != Barred {
				return at
			}
		}
	}
	return from
}

// nearestTo returns the company of a side that is nearest to a point.
func (g *State) nearestTo(seat engine.Seat, at plane.Point) companyNo {
	nearest, least := noCompany, int32(0)
	for n := range g.each(seat) {
		if far := g.block(&g.companies[n]).Hull().Centre().Distance(at); nearest == noCompany || far < least {
			nearest, least = n, far
		}
	}
	return nearest
}
