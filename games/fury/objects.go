package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// nobody owns an object that has been left.
//
// Case 22.4.2. Ruling R209.
const nobody = uint16(numSeats)

// A drove is which of a side's objects move together in a segment.
//
// Cases 7.2, 22.1. Rulings R263, R264.
type drove uint8

// The droves.
const (
	droveNone drove = iota
	droveHerds
	drovePrisoners
	droveWagons
	numDroves
)

// drove returns with which others an object moves: horses that were left behind go with the herds,
// Guns that the scenario has without crews go as wagons.
//
// Cases 8.11, 22.1, 27.1. Ruling R263.
func (g *State) drove(o *object) drove {
	switch {
	case o.isHerd():
		return droveHerds
	case o.kind == kindPrisoners:
		return drovePrisoners
	case o.kind == kindWagon:
		return droveWagons
	case g.isTrain(o):
		return droveWagons
	}
	return droveNone
}

// objectNo returns the place of an object on the table that a choice names, -1 if it names none.
func (g *State) objectNo(o engine.Object) int {
	if i := o.Number() - 1; o.Class() == classObject && i >= 0 && i < maxObjects && g.objects[i].kind != 0 {
		return i
	}
	return -1
}

// objectAt returns an object as choices and events name it.
func objectAt(i int) engine.Object { return engine.Thing(classObject, i+1) }

// body returns an object as it stands on the table.
//
// Case 22.1.
func (g *State) body(o *object) plane.Block {
	return g.stand(o).Block()
}

// rateOf returns how far an object moves in a turn: cattle 2 inches, prisoners on foot, wagons with their
// teams. Freed prisoners who ride have the rate of those who freed them.
//
// Cases 22.1, 24.3, 26.5, 27.1. Rulings R20, R304.
func (g *State) rateOf(o *object) Length {
	switch {
	case o.isHerd():
		return g.tables.Objects[Herd].Rate
	case g.isCart(o):
		return g.tables.Objects[Wagon].Team
	case g.rides(o):
		return g.tables.ridersRate()
	}
	return g.tables.Objects[Prisoners].Rate
}

// rides reports whether prisoners have been freed and ride.
//
// Case 26.5.
func (g *State) rides(o *object) bool {
	return o.kind == kindPrisoners && o.owner == uint16(SeatA) && g.played() != nil && g.played().Special&MountedPrisoners != 0
}

// ridersRate returns the rate of Border Reivers and of Irish Horse.
//
// Case 26.5.
func (tb *Tables) ridersRate() Length {
	most := Length(0)
	for i := range tb.Troops {
		if row := &tb.Troops[i]; row.Key == "irish-horse" || row.Key == "border-reivers" {
			most = max(most, row.Loose)
		}
	}
	return most
}

// driver stands for the drivers of an object, who go as foot or as horse and never through
// deep woods.
//
// Case 22.2. Ruling R88.
func (g *State) driver(o *object, facing plane.Heading) company {
	arm := Foot
	if o.isHerd() {
		arm = g.tables.Objects[Herd].Arm
	}
	if g.rides(o) {
		arm = Horse
	}
	c := company{facing: facing, troop: g.tables.Crew, squadrons: 1, files: 1}
	if arm == Horse {
		c.troop = g.tables.horse()
	}
	c.at = o.at.Go(facing, g.length(NumBase)/2)
	return c
}

// horse returns a card of horse.
func (tb *Tables) horse() Troop {
	for i := 1; i < len(tb.Troops); i++ {
		if tb.Troops[i].Arm == Horse {
			return Troop(i)
		}
	}
	return 0
}

// way returns the leg of an object that is driven straight on, at what it costs of its rate.
//
// Cases 22.1, 22.2. Ruling R467.
func (g *State) way(o *object, length Length, bearing int32) (c company, l leg) {
	c = g.driver(o, heading(bearing))
	l = g.ahead(&c, length, 0)
	halves := l.halves - g.climbsOver(&c, &l) // it goes through none, and not through itself
	l.cost += (Length(halves)*g.rateOf(o) - Length(l.halves)*g.rate(&c)) / 2
	return c, l
}

// isHeld reports whether an enemy of its owner touches an object, which then stays where it
// is.
//
// Case 22.1. Ruling R271.
func (g *State) isHeld(o *object) bool {
	if o.owner == nobody {
		return true
	}
	for n := range g.each(foe(engine.Seat(o.owner))) {
		if !g.companies[n].has(markRouting) && g.isAt(n, o) {
			return true
		}
	}
	return false
}

// mayLead refuses to drive an object straight on: its owner drives it, as far as its rate pays
// for, on ground that its kind may enter, wagons on roads. It goes through no company, and no
// herd or wagon through another one; prisoners go through their own side.
//
// Cases 22.1, 22.2, 22.3. Rulings R88, R263, R271, R467.
func (g *State) mayLead(seat engine.Seat, i int, length Length, bearing int32) engine.Illegal {
	o := &g.objects[i]
	switch {
	case o.owner != uint16(seat):
		return no(whyNotOwner)
	case g.drove(o) == droveNone:
		return no(whyNoDrivers)
	case g.isHeld(o):
		return no(whyTouched)
	}
	c, l := g.way(o, length, bearing)
	left := g.rateOf(o) - Length(o.spent)
	switch {
	case l.cost > left:
		return no(whyDriveFar, int32(l.cost), int32(max(left, 0)))
	case g.drove(o) == droveWagons && !g.isRoad(o.at, o.at.Go(c.facing, length)):
		return no(whyRoads)
	}
	switch ill := g.mayCross(&c, &l); {
	case ill.Why == whyBarred || ill.Why == whyWalkIn:
		if !g.isClearOf(o, &c, &l) {
			return no(whyBarredDrive)
		}
	case !ill.OK():
		return ill
	}
	return g.mayThrough(i, &c, &l)
}

// isClearOf reports whether all ground that bars an object on a leg is such as it stands on the edge of at the start,
// beside a house or between two, and its middle goes nowhere onto that: so it comes away from there.
//
// Cases 22.1, 22.2. Rulings R467, R565.
func (g *State) isClearOf(o *object, c *company, l *leg) bool {
	stands, to := g.body(o), l.End().Hull().Centre()
	near := l.near
	for i := near.next(); i >= 0; i = near.next() {
		if !g.isBarredBy(c, l, i) {
			continue
		}
		if area := g.ground.area(i); g.ground.pieces[i].ground.IsLine() || !stands.On(area) || area.Cuts(o.at, to) {
			return false
		}
	}
	return true
}

// mayThrough refuses a leg of an object through companies and other objects, and one that ends on them: it goes along its
// way, and stands as it has no facing.
//
// Cases 22.1, 22.3. Ruling R467.
func (g *State) mayThrough(i int, c *company, l *leg) engine.Illegal {
	o := &g.objects[i]
	stands := g.body(&object{at: l.End().Hull().Centre(), kind: o.kind})
	all := g.out
	for n := all.next(); n != noCompany; n = all.next() {
		other := &g.companies[n]
		if o.kind == kindPrisoners && uint16(n.seat()) == o.owner {
			continue
		}
		if b := g.block(other); farFrom(c.at, b.At, l.way) {
			continue
		} else if l.Presses(b) || stands.Overlap(b) && !g.body(o).Overlap(b) {
			return no(whyThrough)
		}
	}
	some := g.goods
	for k := some.next(); k >= 0; k = some.next() {
		p := &g.objects[k]
		if k == i || p.kind == kindPrisoners || o.kind == kindPrisoners || farFrom(c.at, p.at, l.way) {
			continue
		}
		if b := g.body(p); l.Presses(b) || stands.Overlap(b) && !g.body(o).Overlap(b) {
			return no(whyThrough)
		}
	}
	return engine.Illegal{}
}

// farFrom reports whether bodies at two points cannot meet on a way of some length.
func farFrom(p, q plane.Point, way Length) bool {
	far := way + 2*mostExtent
	return max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y) > far
}

// isRoad reports whether all of a stretch lies on roads, bridges and fords.
//
// Case 22.2. Ruling R88.
func (g *State) isRoad(from, to plane.Point) bool {
	const every = 10
	way := to.From(from)
	parts := way.Length()/every + 1
	for k := range parts + 1 {
		on, _ := g.ground.under(from.Add(way.Part(k, parts)), true)
		if on != Road && on != Bridge && on != Ford {
			return false
		}
	}
	return true
}

// lead drives an object. What it comes to touch may change hands by it.
//
// Case 22.1.
func (g *State) lead(i int, length Length, bearing int32, t *engine.Turn) {
	o := &g.objects[i]
	c, l := g.way(o, length, bearing)
	o.at = o.at.Go(c.facing, length)
	o.spent += uint16(l.cost)
	t.Tell(engine.Event{Kind: KindDriven, Rule: "22.1", About: objectAt(i), N: [4]int32{int32(length), bearing, int32(o.kind), int32(i) + 1}})
	g.seize(t)
}

// rest ends the move of the objects that a side has begun to move: nothing moves twice in a
// turn.
//
// Case 22.1. Ruling R263.
func (g *State) rest(seat engine.Seat) {
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if o := &g.objects[i]; o.owner == uint16(seat) && o.spent > 0 && g.drove(o) != droveNone {
			o.spent = uint16(g.rateOf(o))
		}
	}
}
