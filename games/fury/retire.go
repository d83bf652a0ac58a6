package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// retire moves a company straight back, foot 3 inches and horse 6, or straight ahead if the company that made
// it retire is behind it, and still face the way it did. It stops before ground that bars it, before the edge
// of the table and before any company. In a sconce it goes to the middle of that. Out of a building it goes
// on the side away from whoever made it retire. A crew that leaves its Gun in the dark may break by that.
//
// Cases 8.6, 12.10, 15.3, 16.7, 17.1, 20.7. Rulings R89, R90, R98, R106, R122, R194, R443, R610.
func (g *State) retire(n, from companyNo, t *engine.Turn) {
	c := &g.companies[n]
	if c.has(markAfloat) {
		return
	}
	c.set(markRetired, true)
	if g.yield(n, from, t); c.gun != 0 {
		g.leaveGun(n, n.seat())
		if g.breakUp(n, from, t); !c.isOut() || c.has(markRouting) {
			return
		}
	}
	length := g.retreat(c)
	if c.inside != 0 && !g.comeOut(n, from) {
		t.Tell(engine.Event{Kind: KindRetires, Rule: "8.6", About: n.object()})
		return
	}
	gone, rule := Length(0), engine.Case("8.6")
	if sconce := g.sconceAt(g.block(c).Hull().Centre()); sconce >= 0 {
		gone, rule = g.toMiddle(n, sconce), "20.7"
	} else {
		gone = g.fallBack(n, from, length, t)
	}
	t.Tell(engine.Event{Kind: KindRetires, Rule: rule, About: n.object(), N: [4]int32{gone}})
}

// retreat returns how far a company retires.
//
// Case 8.6.
func (g *State) retreat(c *company) Length {
	if g.arm(c) == Horse {
		return g.length(NumRetireHorse)
	}
	return g.length(NumRetireFoot)
}

// rearward returns the angle off its facing at which a company goes back from an enemy: straight back, or
// straight ahead if he is behind the middle of it. If it is from nobody on the board it is from the fleet, if
// there is one.
//
// Cases 8.6, 12.9, 27.6. Ruling R610.
func (g *State) rearward(c *company, from companyNo) plane.Angle {
	centre := g.block(c).Hull().Centre()
	enemy := centre
	switch sc := g.played(); {
	case from != noCompany && g.companies[from].isOut():
		enemy = g.block(&g.companies[from]).Hull().Centre()
	case from == noCompany && sc != nil && sc.Special&Fleet != 0:
		enemy.Y = g.ground.depth
	}
	if centre != enemy && c.facing.Off(centre.Bearing(enemy)) > 90*plane.Degree {
		return 0
	}
	return 180 * plane.Degree
}

// fallBack moves a company back from an enemy by a length, or less far if something stops it, and
// returns how far it has gone. Ground that slows it down makes it loose and costs nothing.
//
// Cases 8.6, 8.9. Rulings R89, R98, R610.
func (g *State) fallBack(n, from companyNo, length Length, t *engine.Turn) Length {
	c := &g.companies[n]
	l := g.wayBack(n, from, length)
	if l.way == 0 {
		return 0
	}
	formed := c.has(markFormed)
	g.trample(n, &l, plane.Whole, t)
	g.halt(c, &l)
	if formed && !c.has(markFormed) {
		g.goLoose(n, "8.9", t)
	}
	return l.way
}

// wayBack returns the leg by which a company goes back from an enemy, of no length if it cannot. Whoever
// stands against something is not pressed into it.
//
// Case 8.6. Rulings R89, R98, R610.
func (g *State) wayBack(n, from companyNo, length Length) leg {
	c := &g.companies[n]
	way := g.rearward(c, from)
	l := g.ahead(c, length, way)
	stop := g.obstacle(n, &l)
	if stop < plane.Whole {
		length = Length(int64(length) * int64(stop) / int64(plane.Whole))
		l = g.ahead(c, length, way)
	}
	for length > 0 && !g.isOnTable(l.End()) { // it has stood on the edge, a hair beyond it
		length--
		l = g.ahead(c, length, way)
	}
	if stop < plane.Whole {
		l = g.ahead(c, g.unpressed(n, length, way), way)
	}
	return l
}

// unpressed returns a length that a company goes back until it meets something, shorter if it would be
// pressed into that: contact that it has had from the start lets it in deeper, the more so the more it goes
// along it.
//
// Case 8.6. Ruling R89.
func (g *State) unpressed(n companyNo, length Length, way plane.Angle) Length {
	after := g.companies[n]
	for ; length > plane.Touch; length-- {
		l := g.ahead(&g.companies[n], length, way)
		if after.at = l.End().At; g.hasPlace(n, &after) {
			return length
		}
	}
	return 0
}

// obstacle returns the last moment of a leg before ground, the edge or any company is in the way.
//
// Case 8.6.
func (g *State) obstacle(n companyNo, l *leg) plane.Time {
	until := plane.Whole
	edge := g.ground.edge()
	if t, met := l.FirstGround(edge[:], 0); met {
		until = min(until, t)
	}
	if t, met := g.barredFrom(&g.companies[n], l); met {
		until = min(until, t)
	}
	for i := range g.objects {
		if o := &g.objects[i]; g.isCart(o) {
			if t, met := l.FirstContact(g.body(o), 0); met {
				until = min(until, t)
			}
		}
	}
	for m := range companyNo(len(g.companies)) {
		if m == n || !g.companies[m].isOut() {
			continue
		}
		if t, met := l.FirstContact(g.block(&g.companies[m]), 0); met {
			until = min(until, t)
		}
	}
	return until
}
