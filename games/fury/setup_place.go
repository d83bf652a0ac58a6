package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A shape is how wide a company stands and whether it is formed, as an object: its number is
// twice the files, and one more if it is formed.
func shapeObject(files uint8, formed bool) engine.Object {
	return engine.Thing(classShape, 2*int(files)+int(engine.Truth(formed)))
}

// shaped returns a company in the shape that an object names; false if it cannot stand so.
//
// Cases 8.7, 8.8.
func (g *State) shaped(c company, o engine.Object) (company, bool) {
	if o.Class() != classShape || o.Number() < 2 || o.Number()/2 > int(c.squadrons) {
		return c, false
	}
	c.files = uint8(o.Number() / 2)
	c.set(markFormed, o.Number()%2 == 1)
	return c, !c.has(markFormed) || g.mayStandFormed(&c)
}

// mayStandFormed reports whether a company may be a formed body under its Captain.
//
// Cases 5.5, 8.8. Ruling R54.
func (g *State) mayStandFormed(c *company) bool {
	return c.gun == 0 && g.card(c).Formed > 0 && !g.natureUnder(c, c.captain).Has(Undisciplined)
}

// posted returns a company as it stands where its side sets it up: at a point, or in the building there,
// which only foot of up to four squadrons holds.
//
// Cases 17.1, 25.6, 26.5. Ruling R566.
func (g *State) posted(as company, at [3]int32) company {
	as.at, as.facing = plane.Point{X: at[0], Y: at[1]}, heading(at[2])
	if i := g.houseAt(as.at); i >= 0 && g.arm(&as) == Foot && as.gun == 0 && int(as.squadrons) <= g.number(NumBuilding) {
		house := g.houseBlock(i)
		as.inside = uint8(i + 1)
		as.set(markFormed, false)
		as.at, as.facing = house.Hull().Centre(), house.Heading
	}
	return as
}

// houseAt returns the building that a point lies in, -1 if it lies in none.
//
// Case 17.1.
func (g *State) houseAt(at plane.Point) int {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Building && g.ground.area(i).Has(at) {
			return i
		}
	}
	return -1
}

// placeOf returns how a company of a side comes onto the board: Guns may have a place of their own.
//
// Cases 25.6, 27.2.
func (g *State) placeOf(seat engine.Seat, c *company) Place {
	row := &g.played().Sides[seat]
	switch {
	case g.sides[seat].marks&sideRelief != 0:
		return row.Relief.Place
	case c != nil && c.gun != 0 && row.Guard.Zone != NoZone:
		return row.Guard
	}
	return row.Place
}

// inZone reports whether bases lie where their side sets up.
//
// Cases 25.6, 26.3, 26.7, 26.9, 27.3, 27.4. Ruling R346.
func (g *State) inZone(p Place, b plane.Block) bool {
	switch p.Zone {
	case AwayFromHouses:
		for i := range int(g.ground.many) {
			if g.ground.pieces[i].ground == Building && g.isBeside(b, i, p.Apart) {
				return false
			}
		}
	case NearHouses, NearFords, InSconce, OnHill:
		return g.isByPiece(p, b)
	case NearEdge, AwayFromEdge:
		return g.isByEdge(p, b)
	case NearHamlet:
		at, far, hull := g.played().Plan.HamletAt, int64(p.Within), b.Hull()
		if isOver(hull.At.From(at), far+2) { // a corner is no nearer than the middle, but for what is rounded
			return false
		}
		for _, c := range hull.Corners() {
			if isOver(c.From(at), far) {
				return false
			}
		}
	}
	return true
}

// isByEdge reports whether all corners of a block lie as near to an edge of the board, or as far from it,
// as a zone wants. The middle of its front, which lies between two of them, mostly settles it.
//
// Cases 25.6, 27.3.
func (g *State) isByEdge(p Place, b plane.Block) bool {
	off, far, near := g.fromEdge(p.Edge, b.At), b.Extent(), p.Zone == NearEdge
	switch {
	case near && off > p.Within+1, !near && off < p.Apart-1:
		return false
	case near && off+far < p.Within, !near && off-far > p.Apart:
		return true
	}
	for _, c := range b.Hull().Corners() {
		if off := g.fromEdge(p.Edge, c); near && off > p.Within || !near && off < p.Apart {
			return false
		}
	}
	return true
}

// fromEdge returns how far a point lies from an edge of the board.
func (g *State) fromEdge(e Edge, p plane.Point) Length {
	switch e {
	case NorthEdge:
		return p.Y
	case SouthEdge:
		return g.ground.depth - p.Y
	case WestEdge:
		return p.X
	}
	return g.ground.width - p.X
}

// isBeside reports whether any of some bases is nearer to a piece of ground than a length.
func (g *State) isBeside(b plane.Block, i int, far Length) bool {
	if !g.ground.boxes[i].meets(around(b.At, far+b.Extent())) {
		return false
	}
	for k := range int(b.Bases) {
		if g.ground.isWithin(i, b.Base(k), far-1) {
			return true
		}
	}
	return false
}

// isByPiece reports whether all of some bases are within reach of the pieces of ground that a
// zone names: houses, fords, the sconce, or a hill beyond the stream.
//
// Cases 26.3, 26.5, 27.2, 27.5.
func (g *State) isByPiece(p Place, b plane.Block) bool {
	for i := range int(g.ground.many) {
		of := g.ground.pieces[i].ground
		switch {
		case p.Zone == NearHouses && of == Building, p.Zone == NearFords && of == Ford:
			if g.isAllWithin(b, i, p.Within) {
				return true
			}
		case p.Zone == InSconce && of == Sconce, p.Zone == OnHill && of.IsHill() && g.isBeyond(i):
			if g.isAllOn(b, i) {
				return true
			}
		}
	}
	return false
}

// isAllWithin reports whether all of some bases lie within a length of a piece.
func (g *State) isAllWithin(b plane.Block, i int, far Length) bool {
	for k := range int(b.Bases) {
		if !g.ground.isWithin(i, b.Base(k), far) {
			return false
		}
	}
	return true
}

// isAllOn reports whether all corners of some bases lie on a piece.
func (g *State) isAllOn(b plane.Block, i int) bool {
	for k := range int(b.Bases) {
		for _, c := range b.Base(k).Corners() {
			if !g.ground.area(i).Has(c) {
				return false
			}
		}
	}
	return true
}

// isBeyond reports whether a piece lies north of all fords.
//
// Case 27.2.
func (g *State) isBeyond(i int) bool {
	for k := range int(g.ground.many) {
		if g.ground.pieces[k].ground == Ford && middle(g.ground.area(k)).Y <= middle(g.ground.area(i)).Y {
			return false
		}
	}
	return true
}

// spotFor returns the first place where a company may stand in its zone.
//
// Case 25.6.
func (g *State) spotFor(seat engine.Seat, n companyNo, c company) (company, bool) {
	return g.firstSpot(seat, n, c, VerbPlace, wideStep)
}

// How far apart the places are that firstSpot looks at, and where it finds none.
const (
	wideStep   = Inch + Inch/2
	narrowStep = Inch / 2
)

// isOver reports whether a way is longer than so many hundredths of an inch.
func isOver(v plane.Vector, far int64) bool {
	return int64(v.X)*int64(v.X)+int64(v.Y)*int64(v.Y) > far*far
}

// firstSpot returns the first place where a company may set up or hide, looked for at some step and facing
// the four ways, toward the enemy first. A place just inside a building counts only if the company may stand
// in the building.
//
// Cases 14.1, 17.1, 25.6.
func (g *State) firstSpot(seat engine.Seat, n companyNo, c company, verb engine.Verb, step Length) (company, bool) {
	facing := plane.Heading(0)
	if seat == SeatB {
		facing = facing.Opposite()
	}
	for quarter := range plane.Angle(4) {
		c.facing = facing.Turn(quarter * 90 * plane.Degree)
		for y := step; y < g.ground.depth; y += step {
			for x := step; x < g.ground.width; x += step {
				c.at = plane.Point{X: x, Y: y}
				if seat == SeatA {
					c.at.Y = g.ground.depth - y
				}
				if ill := g.maySetUp(seat, n, &c, verb); ill.OK() {
					in := g.posted(c, [3]int32{c.at.X, c.at.Y, int32(c.facing) / int32(tenth)})
					if ill = g.maySetUp(seat, n, &in, verb); ill.OK() {
						return c, true
					}
				}
			}
		}
	}
	return c, false
}

// hasZone reports whether a side has something to set up.
//
// Case 25.6.
func (g *State) hasZone(seat engine.Seat) bool {
	return g.placeOf(seat, nil).Zone != NoZone
}

// atPlace waits for a side to set up what begins on the board.
//
// Case 25.6.
func (g *State) atPlace(f *engine.Frame, _ *engine.Turn) bool {
	if g.hasZone(f.Seat) {
		return true
	}
	g.begin(f)
	return false
}

// offerPlaces offers, for each company in each shape, a place that is free, and all others as
// far as they are; the same for herds; and to have the rest set up.
//
// Cases 14.1, 25.6, 26.4.
func (g *State) offerPlaces(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	seat := d.Seat
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "25.6")
	g.offerHerds(seat, o)
	if g.herdsFirst(seat) {
		return
	}
	for n := range g.reserve(seat) {
		for files := uint8(1); files <= g.companies[n].squadrons; files++ {
			for _, formed := range [2]bool{false, true} {
				shape := shapeObject(files, formed)
				c, ok := g.shaped(g.companies[n], shape)
				if !ok {
					continue
				}
				if o.Wants(VerbPlace) {
					spot, ok := g.spotFor(seat, n, c)
					g.offerPlace(engine.Option{Verb: VerbPlace, On: n.object(), With: shape, Rule: "25.6"}, spot, ok, o)
				}
				if o.Wants(VerbHide) {
					lair, ok := g.lairFor(seat, n, c)
					g.offerPlace(engine.Option{Verb: VerbHide, On: n.object(), With: shape, Rule: "14.1"}, lair, ok, o)
				}
			}
		}
	}
}

// offerPlace offers a place to a company that sets up, and all others as far as they are, if one has been
// found.
//
// Cases 14.1, 25.6.
func (g *State) offerPlace(op engine.Option, at company, found bool, o *engine.Offer) {
	if !found {
		return
	}
	for i, n := range [3]int32{at.at.X, at.at.Y, int32(at.facing) / int32(tenth)} {
		op.Span[i] = engine.Span{Min: n, Max: n, Step: 1, Unit: [3]engine.Unit{engine.PointX, engine.PointY, engine.Degree}[i]}
	}
	o.Add(op)
	for i, most := range [3]int32{int32(g.ground.width), int32(g.ground.depth), 3599} {
		op.Span[i].Min, op.Span[i].Max, op.Span[i].Loose = 0, most, true
	}
	o.Add(op)
}

// herdsFirst reports whether a side has herds left that it sets up before its companies.
//
// Cases 26.4, 27.10.
func (g *State) herdsFirst(seat engine.Seat) bool {
	return g.sides[seat].stock[Herd] > 0 && g.played().Special&FirstHerds != 0
}

// offerHerds offers places for a herd that the side has to set up.
//
// Cases 26.4, 26.7, 27.10.
func (g *State) offerHerds(seat engine.Seat, o *engine.Offer) {
	for kind := range NumObjects {
		if g.sides[seat].stock[kind] == 0 || kind == Wagon {
			continue
		}
		if kind == Prisoners && g.hidesPrisoners() {
			g.offerCells(o)
			continue
		}
		at, ok := g.spotForObject(seat, kind, g.played().Sides[seat].Apart)
		if !ok || !o.Wants(VerbSet) {
			continue
		}
		on := engine.Thing(classKind, int(kind)+1)
		just := func(n int32, unit engine.Unit) engine.Span {
			return engine.Span{Min: n, Max: n, Step: 1, Unit: unit}
		}
		o.Add(engine.Option{Verb: VerbSet, On: on, Span: [3]engine.Span{just(at.X, engine.PointX), just(at.Y, engine.PointY)}, Rule: "26.4"})
		o.Add(engine.Option{Verb: VerbSet, On: on, Span: [3]engine.Span{
			{Min: 0, Max: int32(g.ground.width), Step: 1, Unit: engine.PointX, Loose: true},
			{Min: 0, Max: int32(g.ground.depth), Step: 1, Unit: engine.PointY, Loose: true}}, Rule: "26.4"})
	}
}

// mayPlace refuses what a side does as it sets up.
//
// Cases 14.1, 25.6, 26.4.
func (g *State) mayPlace(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	seat := d.Seat
	switch c.Verb {
	case engine.Pass:
		if c == (engine.Choice{Seat: seat, Verb: engine.Pass}) {
			return engine.Illegal{}
		}
	case VerbSet:
		return g.maySet(seat, c)
	case VerbShut:
		return g.mayShut(seat, c)
	case VerbPlace, VerbHide:
		n := g.reserveOf(seat, c.On)
		if n == noCompany {
			return g.whyNotInReserve(seat, c.On)
		}
		as, ok := g.shaped(g.companies[n], c.With)
		if !ok || c.N[2] < 0 || c.N[2] > 3599 || !g.ground.isOn(plane.Point{X: c.N[0], Y: c.N[1]}) {
			return no(whyShape)
		}
		if g.herdsFirst(seat) {
			return g.noHere(whyHerdsFirst)
		}
		as = g.posted(as, c.N)
		return g.maySetUp(seat, n, &as, c.Verb)
	}
	return whenOf(c.Verb)
}

// maySetUp refuses a place to a company that sets up there or hides there.
//
// Cases 14.1, 25.6.
func (g *State) maySetUp(seat engine.Seat, n companyNo, as *company, verb engine.Verb) engine.Illegal {
	if verb == VerbHide {
		return g.mayHide(seat, n, as)
	}
	return g.mayStand(seat, n, as)
}
