package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// block returns a company as it stands on the table: formed with its bases touching, loose with gaps between
// them; a limbered Gun with its team behind it; in a building the building.
//
// Cases 1.2, 8.7, 16.2, 17.1, 21.1. Rulings R400, R401, R437, R440, R469, R602.
func (g *State) block(c *company) plane.Block {
	if c.inside != 0 {
		return g.houseBlock(int(c.inside) - 1)
	}
	if c.has(markAfloat) {
		return g.boatBlock(c.at, c.facing)
	}
	side := g.length(NumBase)
	b := plane.Block{
		At: c.at, Heading: c.facing,
		Size: plane.Size{Length: side, Width: side}, Order: plane.Order{Bases: c.squadrons, Files: c.files},
	}
	switch {
	case c.troop == 0: // a Colonel
		b.Length, b.Width = dot, dot
	case c.has(markLimbered):
		b.Bases, b.Files = 2, 1
	case c.marks&(markFormed|markTight) == 0:
		b.Gap = g.length(NumGap)
	}
	return b
}

// houseBlock returns a building as a block: a rectangle whose front is its first side.
//
// Case 17.1. Ruling R437.
func (g *State) houseBlock(i int) plane.Block {
	area := g.ground.area(i)
	centre, front := middle(area), area[0].Add(area[1].From(area[0]).Part(1, 2))
	return plane.Base{
		At: front, Heading: centre.Bearing(front),
		Length: 2 * centre.Distance(front), Width: area[0].Distance(area[1]),
	}.Block()
}

// isClear reports whether a company may stand so: it overlaps nobody else, nothing of it is off the table or on ground
// that bars it, and no wall that it cannot cross runs between where it stands and where it would.
//
// Cases 4.2, 8.3, 8.10, 20.2. Ruling R670.
func (g *State) isClear(n companyNo, as *company) bool { return g.hasRoomAs(n, as) && g.comesTo(n, as) }

// hasRoomAs is isClear for a company that may come there over a wall.
//
// Cases 4.2, 20.3.
func (g *State) hasRoomAs(n companyNo, as *company) bool {
	b := g.block(as)
	if as.inside == 0 && !g.lies(as, b) {
		return false
	}
	others := g.out.but(n)
	for m := others.next(); m != noCompany; m = others.next() {
		if c := &g.companies[m]; (c.inside != 0 || !farFrom(c.at, b.At, 0)) && b.Overlap(g.block(c)) {
			return false
		}
	}
	return true
}

// mayStandSo refuses a shape or a place to a company: where it has no room, upon a wagon that it does not stand on, and
// nearer to an enemy within 2 inches than it was.
//
// Cases 8.5, 8.7, 22.3. Rulings R158, R269, R408.
func (g *State) mayStandSo(n companyNo, as *company) engine.Illegal {
	switch {
	case !g.isClear(n, as):
		return no(whyNoRoom)
	case g.mountsWagon(n, as):
		return no(whyWagon)
	case g.closes(n, as):
		return no(whyNear, int32(g.length(NumApart)/Inch))
	}
	return engine.Illegal{}
}

// hasPlace reports whether a company may stand so, and not upon a wagon that it does not stand on.
//
// Cases 8.7, 22.3. Ruling R269.
func (g *State) hasPlace(n companyNo, as *company) bool {
	return g.isClear(n, as) && !g.mountsWagon(n, as)
}

// goLoose makes a formed body loose that has to be.
//
// Cases 8.7, 8.9. Ruling R602.
func (g *State) goLoose(n companyNo, rule engine.Case, t *engine.Turn) {
	c := &g.companies[n]
	c.set(markFormed, false)
	g.closeUp(n)
	t.Tell(engine.Event{Kind: KindLoosens, Rule: rule, About: n.object()})
}

// closeUp has a loose body do without the gaps between its bases if it has no room for them.
//
// Case 8.7. Ruling R602.
func (g *State) closeUp(n companyNo) {
	if c := &g.companies[n]; !c.has(markFormed) && !g.isClear(n, c) {
		c.set(markTight, true)
	}
}

// squeeze has a formed body that is to become loose do so without gaps, if it has no room for them or they would bring it
// nearer to an enemy within 2 inches.
//
// Cases 8.5, 8.7. Ruling R602.
func (g *State) squeeze(n companyNo, after *company) {
	if !g.hasPlace(n, after) || g.closes(n, after) {
		after.set(markTight, true)
	}
}

// setDown has a company that has come somewhere by a charge, a pursuit or a rout stand clear of others and of ground that
// bars it. A body that touched a friend, a wall or a bank from the start may have been pressed a hair deeper into it on
// the way: it goes out by the shortest of eight ways. If there is none it stays as it is.
//
// Cases 8.4, 11.3, 13.3, 13.4, 17.1. Ruling R622.
func (g *State) setDown(n companyNo) {
	c := &g.companies[n]
	if c.inside != 0 || g.isClear(n, c) {
		return
	}
	for far := Length(1); far <= 4*plane.Touch; far++ {
		for k := range plane.Angle(8) {
			after := *c
			after.at = c.at.Go(c.facing.Turn(180*plane.Degree+k*45*plane.Degree), far)
			if g.isClear(n, &after) {
				*c = after
				return
			}
		}
	}
}

// overlaps reports whether a body overlaps one of some companies.
func (g *State) overlaps(b plane.Block, some bodies) bool {
	for m := some.next(); m != noCompany; m = some.next() {
		if b.Overlap(g.block(&g.companies[m])) {
			return true
		}
	}
	return false
}

// lies reports whether a block lies on the table and on no ground that bars the company.
//
// Case 8.4.
func (g *State) lies(c *company, b plane.Block) bool {
	return g.isOnTable(b) && g.liesOn(c, b, g.ground.nearPoint(b.At, b.Extent()))
}

// liesOn is lies where it is known that the block is on the table, and reaches no pieces of the
// ground but some.
func (g *State) liesOn(c *company, b plane.Block, near pieces) bool {
	if c.has(markAfloat) && !g.floats(b) {
		return false
	}
	for i := near.next(); i >= 0; i = near.next() {
		if !g.bars(c, i) && g.ground.pieces[i].ground != Building {
			continue
		}
		if g.ground.pieces[i].ground.IsLine() {
			if g.isIn(b, i) {
				return false
			}
		} else if g.sinksAt(c, b, i) {
			return false
		}
	}
	return true
}

// isOnTable reports whether all of a block lies on the table. A last rank that is not full leaves the corners of the
// rectangle about it free.
//
// Cases 1.2, 8.1. Ruling R400.
func (g *State) isOnTable(b plane.Block) bool {
	if g.ground.isInside(b.At, b.Extent()+1) || g.ground.isInside(b.At, b.Radius()+1) || g.isBaseOn(b.Hull()) {
		return true
	}
	for i := range int(b.Bases) {
		if !g.isBaseOn(b.Base(i)) {
			return false
		}
	}
	return true
}

// isBaseOn reports whether the corners of a rectangle lie on the table.
func (g *State) isBaseOn(base plane.Base) bool {
	for _, corner := range base.Corners() {
		if !g.ground.isOn(corner) {
			return false
		}
	}
	return true
}

// bars reports whether a company may not enter or cross a piece of ground.
//
// Case 8.4.
func (g *State) bars(c *company, i int) bool { return g.cost(c, g.ground.pieces[i].ground) == Barred }

// sinksAt reports whether a block lies on a piece of ground that bars it where no ford, bridge or the like is
// laid over that.
//
// Case 8.4. Ruling R407.
func (g *State) sinksAt(c *company, b plane.Block, below int) bool {
	area := g.ground.area(below)
	if !area.Touches(b.Hull()) {
		return false
	}
	for i := range int(b.Bases) {
		if one := b.Base(i); area.Under(one) && !g.spanned(c, one, below) {
			return true
		}
	}
	return false
}

// spanned reports whether all that a base covers of a piece of ground has such a thing laid over it: it goes round its
// edges, and none lies on ground that bars it. A piece that lies wholly under the base is not spanned, and a hill by
// nothing but a road.
//
// Cases 8.4, 16.6. Rulings R406, R407.
func (g *State) spanned(c *company, b plane.Base, below int) bool {
	area, hill := g.ground.area(below), g.ground.pieces[below].ground.IsHill()
	corners := b.Corners()
	near := g.areasNear(&corners)
	cut := false
	for i, from := range corners {
		var p plane.Path
		p.Begin(plane.Base{At: from}, 0)
		p.Slide(corners[(i+1)%len(corners)].From(from), plane.Whole)
		var room [mostTimes]plane.Time
		times := inOrder(append(g.ground.borders(near, &p, append(room[:0], 0)), plane.Whole))
		for k := 1; k < len(times); k++ {
			at := p.At(times[k-1] + (times[k]-times[k-1])/2).At
			on, _ := g.ground.underOf(near, at, true)
			over := area.Has(at)
			if times[k] > times[k-1] && (g.cost(c, on) == Barred || hill && over && on != Road) {
				return false
			}
			cut = cut || over
		}
	}
	return cut
}

// areasNear returns the areas but hills that may reach between some corners.
func (g *State) areasNear(corners *[4]plane.Point) pieces {
	low, high := corners[0], corners[0]
	for _, p := range corners {
		low.X, low.Y, high.X, high.Y = min(low.X, p.X), min(low.Y, p.Y), max(high.X, p.X), max(high.Y, p.Y)
	}
	near := g.ground.near(low, high)
	all := near
	for j := all.next(); j >= 0; j = all.next() {
		if of := g.ground.pieces[j].ground; of.IsLine() || of.IsHill() {
			near[j/64] &^= 1 << (j % 64)
		}
	}
	return near
}
