package fury

import (
	"cmp"
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// contact is how near a company comes to a building, a work, horses or a Gun to touch it.
//
// Ruling R435.
const contact = Inch / 4

// touches reports whether a company touches a piece of the ground.
//
// Cases 17.1, 20.3, 23.1, 23.2. Ruling R435.
func (g *State) touches(n companyNo, i int) bool {
	c := &g.companies[n]
	b := g.block(c)
	return g.abuts(b, i) && (g.isLine(i) || c.inside == uint8(i+1) || g.opensOn(c, b, i))
}

// opensOn reports whether a body touches an area with no line between that bars the company.
//
// Cases 17.1, 20.2. Ruling R670.
func (g *State) opensOn(c *company, b plane.Block, i int) bool {
	for k := range int(b.Bases) {
		if one := b.Base(k); g.reaches(one, i, contact) && !g.isShut(c, one.Centre(), middle(g.ground.area(i))) {
			return true
		}
	}
	return false
}

// abuts is touches for a body that may stand elsewhere.
//
// Cases 14.3, 17.1. Rulings R435, R463.
func (g *State) abuts(b plane.Block, i int) bool {
	if !g.ground.isNear(i, b.At, b.Extent()+2*contact) {
		return false
	}
	if b.Bases > 1 && !g.reaches(b.Hull(), i, contact+contact/4) { // more than bases stick out of it by rounding
		return false
	}
	for k := range int(b.Bases) {
		if g.reaches(b.Base(k), i, contact) {
			return true
		}
	}
	return false
}

// reaches reports whether a base that is wider by a length on all sides touches a piece of the ground.
func (g *State) reaches(base plane.Base, i int, by Length) bool {
	base.At = base.At.Go(base.Heading, by)
	base.Length += 2 * by
	base.Width += 2 * by
	if g.ground.pieces[i].ground.IsLine() {
		return g.runsBy(i, base)
	}
	return g.ground.area(i).Touches(base)
}

// pieceOf returns the piece of the ground that an object names, -1 if it names none.
func (g *State) pieceOf(o engine.Object) int {
	if o.Class() != classPiece || o.Number() < 1 || o.Number() > int(g.ground.many) {
		return -1
	}
	return o.Number() - 1
}

// pieceObject returns a piece of the ground as choices and events name it.
func pieceObject(i int) engine.Object { return engine.Thing(classPiece, i+1) }

// holds returns the company in a building, noCompany if there is none.
//
// Case 17.1.
func (g *State) holds(i int) companyNo {
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && int(c.inside) == i+1 {
			return n
		}
	}
	return noCompany
}

// lurksIn reports whether a side has a company in ambush in a building.
//
// Cases 14.2, 17.1.
func (g *State) lurksIn(seat engine.Seat, i int) bool {
	for k := range g.hidden[seat] {
		if h := &g.hidden[seat][k]; h.isOut() && int(h.inside) == i+1 {
			return true
		}
	}
	return false
}

// threshold returns what it costs to go into a building or out of it: twice the way between its middle and a
// wall.
//
// Cases 8.4, 17.1. Ruling R437.
func (g *State) threshold(i int) Length { return g.houseBlock(i).Length }

// mayEnter refuses to enter a building: foot of up to four squadrons that touches it, with
// nobody inside, friends in ambush neither, and no fire in it.
//
// Cases 8.4, 17.1. Rulings R244, R245, R249, R437.
func (g *State) mayEnter(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	i := g.pieceOf(choice.On)
	if i < 0 || g.ground.pieces[i].ground != Building {
		return no(whyNoHouse)
	}
	c := &g.companies[n]
	switch {
	case c.gun != 0:
		return no(whyBarredGun)
	case g.arm(c) != Foot:
		return no(whyNoStable)
	case int(c.squadrons) > g.number(NumBuilding):
		return no(whyTooBig, int32(g.number(NumBuilding)))
	case c.inside != 0:
		return no(whyIndoors)
	case g.holds(i) != noCompany || g.lurksIn(n.seat(), i):
		return no(whyHeld)
	case g.ground.pieces[i].fire > 0:
		return no(whyBurning)
	case !g.touches(n, i):
		return no(whyNotThere)
	case g.threshold(i) > g.left(f, c):
		return no(whyFar, int32(g.threshold(i)), int32(g.left(f, c)))
	}
	return engine.Illegal{}
}

// enterHouse puts a company into a building, loose.
//
// Cases 8.9, 17.1. Ruling R245.
func (g *State) enterHouse(f *engine.Frame, n companyNo, i int, t *engine.Turn) {
	c := &g.companies[n]
	g.spend(f, c, g.threshold(i))
	c.set(markFormed|markTight, false)
	house := g.houseBlock(i)
	c.inside = uint8(i + 1)
	c.at, c.facing = house.Hull().Centre(), house.Heading
	t.Tell(engine.Event{Kind: KindEnters, Rule: "17.1", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
	g.hasGone(n)
}

// sides are those of a building, clockwise from its front, by which companies leave it.
var sides = [...]plane.Edge{plane.Front, plane.Right, plane.Rear, plane.Left}

// outside returns a company that has left its building by a side, so many squadrons wide, its rear against
// the wall, or its front if it still faces the wall.
//
// Cases 12.10, 17.1. Rulings R194, R437.
func (g *State) outside(c company, side int, files uint8, backward bool) company {
	wall := g.houseBlock(int(c.inside) - 1).Hull()
	c.inside = 0
	c.files = files
	c.set(markFormed|markTight, false)
	out := wall.Out(sides[side])
	c.facing, c.at = out, wall.Middle(sides[side]).Go(out, plane.Touch)
	if backward {
		c.facing = out.Opposite()
		return c
	}
	c.at = c.at.Go(out, g.block(&c).Depth())
	return c
}

// mayLeave refuses to leave a building by a side, so many squadrons wide.
//
// Cases 8.4, 17.1. Ruling R437.
func (g *State) mayLeave(f *engine.Frame, n companyNo, side, files int32) engine.Illegal {
	c := &g.companies[n]
	switch {
	case c.inside == 0:
		return no(whyOutdoors)
	case files < 1 || files > int32(c.squadrons):
		return no(whyFiles, int32(c.squadrons))
	}
	cost := g.threshold(int(c.inside) - 1)
	after := g.outside(*c, int(side), uint8(files), false)
	if cost > g.left(f, c) {
		return no(whyFar, int32(cost), int32(g.left(f, c)))
	}
	return g.mayStandSo(n, &after)
}

// leaveHouse takes a company out of its building.
//
// Case 17.1.
func (g *State) leaveHouse(f *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	side, files := choice.N[0], choice.N[1]
	c := &g.companies[n]
	i := int(c.inside) - 1
	g.spend(f, c, g.threshold(i))
	*c = g.outside(*c, int(side), uint8(files), false)
	t.Tell(engine.Event{Kind: KindLeaves, Rule: "17.1", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
	g.hasGone(n)
}

// comeOut takes a company that must give way out of its building, still facing it, on the
// side that is turned away most from another company and has room. It reports whether any
// side has.
//
// Cases 12.10, 17.1. Rulings R194, R437.
func (g *State) comeOut(n, from companyNo) bool {
	after, ok := g.givenWay(n, from)
	if ok {
		g.companies[n] = after
	}
	return ok
}

// givenWay returns a company that comeOut has taken out of its building; false if no side has room.
//
// Cases 5.8, 12.10, 17.1. Rulings R194, R437, R609.
func (g *State) givenWay(n, from companyNo) (company, bool) {
	house := g.houseBlock(int(g.companies[n].inside) - 1).Hull()
	away := house.Heading.Opposite()
	if from != noCompany && g.companies[from].isOut() {
		away = g.block(&g.companies[from]).Hull().Centre().Bearing(house.Centre())
	}
	return g.wayOutside(n, away, true)
}

// leaveBy takes a company out of its building as wayOutside has it. It reports whether any side has room.
//
// Cases 13.4, 17.1. Rulings R194, R437, R590.
func (g *State) leaveBy(n companyNo, way plane.Heading) bool {
	after, ok := g.wayOutside(n, way, false)
	if ok {
		g.companies[n] = after
	}
	return ok
}

// wayOutside returns a company that has left its building on the side with room that is turned most to a
// bearing, still facing the house if it goes backward; false if no side has room.
//
// Cases 5.8, 13.4, 17.1. Rulings R194, R437, R590.
func (g *State) wayOutside(n companyNo, way plane.Heading, backward bool) (company, bool) {
	c := &g.companies[n]
	house := g.houseBlock(int(c.inside) - 1).Hull()
	for _, side := range sidesToward(house, way) {
		for files := c.squadrons; files >= 1; files-- {
			if after := g.outside(*c, side, files, backward); g.hasPlace(n, &after) {
				return after, true
			}
		}
	}
	return *c, false
}

// sidesToward returns the sides of a building, the one first that is turned most to a bearing.
func sidesToward(house plane.Base, way plane.Heading) (order [len(sides)]int) {
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order[:], func(a, b int) int {
		return cmp.Compare(way.Off(house.Out(sides[a])), way.Off(house.Out(sides[b])))
	})
	return order
}
