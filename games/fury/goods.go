package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// spotForObject is the first place, looked for every inch, where an object that a side sets
// up may stand.
//
// Case 26.4.
func (g *State) spotForObject(seat engine.Seat, kind Object) (plane.Point, bool) {
	for y := Inch; y < g.ground.depth; y += Inch {
		for x := Inch; x < g.ground.width; x += Inch {
			at := plane.Point{X: x, Y: y}
			if ill := g.maySetAt(seat, kind, at); ill.OK() {
				return at, true
			}
		}
	}
	return plane.Point{}, false
}

// maySet refuses a place to an object that a side sets up.
//
// Cases 26.4, 26.7, 27.10.
func (g *State) maySet(seat engine.Seat, c engine.Choice) engine.Illegal {
	kind := Object(c.On.Number() - 1)
	if c.On.Class() != classKind || c.On.Number() < 1 || kind >= NumObjects || c.With != engine.NoObject || c.N[2] != 0 ||
		kind == Wagon || g.sides[seat].stock[kind] == 0 || kind == Prisoners && g.hidesPrisoners() {
		return no(whyNoHerd)
	}
	return g.maySetAt(seat, kind, plane.Point{X: c.N[0], Y: c.N[1]})
}

// maySetAt refuses a point to an object: it lies in the zone of its side, or anywhere in the
// campaign, on ground that it could enter, clear of everything else, and herds as far apart as the
// scenario says.
//
// Cases 26.4, 26.7, 27.10, 29.17.
func (g *State) maySetAt(seat engine.Seat, kind Object, at plane.Point) engine.Illegal {
	row := &g.played().Sides[seat]
	base := g.stand(&object{at: at})
	b := base.Block()
	for _, corner := range base.Corners() {
		if !g.ground.isOn(corner) {
			return no(whyNoRoom)
		}
	}
	if g.played().Special&HerdsAnywhere == 0 && !g.inZone(g.placeOf(seat, nil), b) {
		return no(whyZone)
	}
	on, _ := g.ground.under(at, true)
	if g.tables.Grounds[on].Cost[g.tables.Objects[kind].Arm] == Barred {
		return no(whyNoRoom)
	}
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind == 0 {
			continue
		}
		if o.kind == uint16(kind)+1 && o.at.Distance(at) < row.Apart {
			return no(whyHerdsApart, int32(row.Apart/Inch))
		}
		if plane.Overlap(base, g.stand(o)) {
			return no(whyNoRoom)
		}
	}
	for n := range companyNo(len(g.companies)) {
		if c := &g.companies[n]; c.isOut() && g.block(c).Overlap(b) {
			return no(whyNoRoom)
		}
	}
	if g.meetsHidden(seat, b) {
		return no(whyNoRoom)
	}
	return engine.Illegal{}
}

// set puts an object of a side on the board.
func (g *State) set(kind uint16, owner engine.Seat, at plane.Point) {
	g.put(object{at: at, kind: kind, owner: uint16(owner)})
}

// put puts an object on the board.
func (g *State) put(one object) {
	if i := g.freeObject(); i >= 0 {
		g.setObject(i, one)
	}
}
