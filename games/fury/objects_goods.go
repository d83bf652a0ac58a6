package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// spotForObject returns the first place, looked for every inch, where an object that a side sets up may
// stand, so far from others of its kind.
//
// Case 26.4.
func (g *State) spotForObject(seat engine.Seat, kind Object, apart Length) (plane.Point, bool) {
	for y := Inch; y < g.ground.depth; y += Inch {
		for x := Inch; x < g.ground.width; x += Inch {
			at := plane.Point{X: x, Y: y}
			if ill := g.maySetAt(seat, kind, at, apart); ill.OK() {
				return at, true
			}
		}
	}
	return plane.Point{}, false
}

// fitForObject returns the first place where an object may stand, as far from others of its kind as the
// scenario says or, where there is none, closer together.
//
// Cases 26.4, 29.17. Ruling R508.
func (g *State) fitForObject(seat engine.Seat, kind Object) (at plane.Point, ok bool) {
	for apart := g.played().Sides[seat].Apart; apart >= 0 && !ok; apart -= Inch {
		at, ok = g.spotForObject(seat, kind, apart)
	}
	return at, ok
}

// maySet refuses a place to an object that a side sets up.
//
// Cases 26.4, 26.7, 27.10.
func (g *State) maySet(seat engine.Seat, c engine.Choice) engine.Illegal {
	kind := Object(c.On.Number() - 1)
	if c.On.Class() != classKind || c.On.Number() < 1 || kind >= NumObjects || c.With != engine.NoObject || c.N[2] != 0 ||
		kind == Wagon || g.sides[seat].stock[kind] == 0 || kind == Prisoners && g.hidesPrisoners() {
		return g.noHere(whyNoHerd)
	}
	return g.maySetAt(seat, kind, plane.Point{X: c.N[0], Y: c.N[1]}, g.played().Sides[seat].Apart)
}

// maySetAt refuses a point to an object: it lies in the zone of its side, or anywhere in the
// campaign, on ground that it could enter, clear of everything else, and so far from others of its kind.
//
// Cases 26.4, 26.7, 27.10, 29.17.
func (g *State) maySetAt(seat engine.Seat, kind Object, at plane.Point, apart Length) engine.Illegal {
	base := g.stand(&object{at: at})
	b := base.Block()
	for _, corner := range base.Corners() {
		if !g.ground.isOn(corner) {
			return no(whyNoRoom)
		}
	}
	if g.played().Special&HerdsAnywhere == 0 && !g.inZone(g.placeOf(seat, nil), b) {
		return g.noHere(whyZone)
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
		if o.kind == uint16(kind)+1 && o.at.Distance(at) < apart {
			return g.noHere(whyHerdsApart, int32(apart/Inch))
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
