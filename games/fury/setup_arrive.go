package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// setUp places something, or ends what a side places. Whether more is to come is told to all.
//
// Case 25.6.
func (g *State) setUp(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if g.place(f, c, t); c.Verb == engine.Pass {
		t.Reveal(engine.Everyone)
	}
}

// place carries out what a side does as it sets up. Pass has the rest set up, each where there
// is room first; what finds none waits off the board.
//
// Cases 25.6, 26.4. Ruling R508.
func (g *State) place(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	seat := f.Seat
	switch c.Verb {
	case VerbSet:
		kind := Object(c.On.Number() - 1)
		g.sides[seat].stock[kind]--
		g.set(uint16(kind)+1, seat, plane.Point{X: c.N[0], Y: c.N[1]})
		t.Tell(engine.Event{Kind: KindSet, Rule: "26.4", On: c.On, N: [4]int32{int32(seat)}})
		return
	case VerbShut:
		g.shut(g.pieceOf(c.On), t)
		return
	case VerbHide:
		n := g.reserveOf(seat, c.On)
		as, _ := g.shaped(g.companies[n], c.With)
		g.hide(n, g.posted(as, c.N), t)
		return
	case VerbPlace:
		n := g.reserveOf(seat, c.On)
		as, _ := g.shaped(g.companies[n], c.With)
		g.bed(n, g.posted(as, c.N), t)
		return
	}
	for i := 0; i < int(g.ground.many) && g.hidesPrisoners() && seat == SeatB && g.sides[seat].cell == 0; i++ {
		if g.ground.pieces[i].ground == Building {
			g.shut(i, t)
		}
	}
	for kind := range NumObjects {
		for kind != Wagon && g.sides[seat].stock[kind] > 0 && !(kind == Prisoners && g.hidesPrisoners()) {
			at, ok := g.fitForObject(seat, kind)
			if !ok {
				break
			}
			g.sides[seat].stock[kind]--
			g.set(uint16(kind)+1, seat, at)
			t.Tell(engine.Event{Kind: KindSet, Rule: "26.4", On: engine.Thing(classKind, int(kind)+1), N: [4]int32{int32(seat)}})
		}
	}
	for n := range g.reserve(seat) {
		if as, ok := g.fitFor(seat, n); ok {
			g.bed(n, as, t)
		}
	}
	g.begin(f)
}

// fitFor returns the first place where a company may stand in its zone, as it is or else in another shape;
// only where it finds none are places looked at that lie closer together.
//
// Case 25.6. Ruling R508.
func (g *State) fitFor(seat engine.Seat, n companyNo) (as company, ok bool) {
	if as, ok = g.spotFor(seat, n, g.companies[n]); ok {
		return as, true
	}
	for _, step := range [2]Length{wideStep, narrowStep} {
		for _, formed := range [2]bool{false, true} {
			for files := g.companies[n].squadrons; files > 0; files-- {
				c, may := g.shaped(g.companies[n], shapeObject(files, formed))
				if !may {
					continue
				}
				if as, ok = g.firstSpot(seat, n, c, VerbPlace, step); ok {
					return as, true
				}
			}
		}
	}
	return as, false
}

// appear puts a company that has yet to come onto the board, in the first free place of its
// side. A Colonel who has yet to come comes with it.
//
// Cases 6.1, 25.6. Ruling R504.
func (g *State) appear(n companyNo, as company, rule engine.Case, t *engine.Turn) companyNo {
	seat := n.seat()
	as.set(markOff, false)
	if as.has(markAfloat) {
		as.set(markFormed, false)
	}
	g.setCompany(n, company{})
	m := g.free(seat)
	g.setCompany(m, as)
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindAppears, Rule: rule, About: m.object(), On: engine.Thing(classTroop, int(as.troop)), N: [4]int32{int32(as.squadrons)}})
	g.attend(m, t)
	g.awaits(seat)
	return m
}

// attend has a Colonel who has yet to come join the first company of his side that does.
//
// Case 6.1. Ruling R504.
func (g *State) attend(m companyNo, t *engine.Turn) {
	s := &g.sides[m.seat()]
	if s.marks&sideBrings == 0 || g.companies[m].gun != 0 {
		return
	}
	s.marks &^= sideBrings
	s.with = m
	t.Tell(engine.Event{Kind: KindColonel, Rule: "6.1", About: m.object(), With: engine.Thing(classOfficer, int(s.colonel)), N: [4]int32{int32(m.seat())}})
	g.looseUnder(m, t)
}

// awaits notes whether companies of a side have yet to come.
//
// Case 25.6.
func (g *State) awaits(seat engine.Seat) {
	s := &g.sides[seat]
	s.marks &^= sideComes
	for range g.reserve(seat) {
		s.marks |= sideComes
		break
	}
}

// entry returns a company as it comes onto the board, its rear on the edge of its side and its middle so far
// along it, from the west or from the north.
//
// Case 25.6. Ruling R317.
func (g *State) entry(seat engine.Seat, c company, along Length) company {
	depth := g.block(&c).Depth()
	switch g.entryEdge(seat, &c) {
	case NorthEdge:
		c.at, c.facing = plane.Point{X: along, Y: depth}, plane.Heading(0).Opposite()
	case SouthEdge:
		c.at, c.facing = plane.Point{X: along, Y: g.ground.depth - depth}, 0
	case WestEdge:
		c.at, c.facing = plane.Point{X: depth, Y: along}, plane.Heading(0).Turn(90*plane.Degree)
	default:
		c.at, c.facing = plane.Point{X: g.ground.width - depth, Y: along}, plane.Heading(0).Turn(-90*plane.Degree)
	}
	return c
}

// entryEdge returns the edge by which a company of a side comes on. Where none is said it is the southern one
// for A, and the northern one for B.
//
// Case 25.6. Ruling R508.
func (g *State) entryEdge(seat engine.Seat, c *company) Edge {
	p := g.placeOf(seat, c)
	edge := p.Edge
	if edge == AnyEdge || p.Zone == AwayFromEdge && g.isOnField() {
		edge = g.sides[seat].edge
	}
	if edge == AnyEdge {
		edge = usualEdge[seat]
	}
	return edge
}

// usualEdge is the edge by which each side comes on where none is said.
//
// Case 25.6. Ruling R508.
var usualEdge = [numSeats]Edge{SeatA: SouthEdge, SeatB: NorthEdge}

// entrances returns the first and the last point along its edge where a company may come on, looked for every
// half inch; where it comes by the road, only there.
//
// Cases 25.6, 26.1. Ruling R317.
func (g *State) entrances(n companyNo, c company) (first, last Length, ok bool) {
	low, high := g.betweenCorners(n.seat(), c)
	if first, ok = g.entrance(n, c, low, high, entranceStep); ok {
		last, _ = g.entrance(n, c, high, first, -entranceStep)
	}
	return first, last, ok
}

// betweenCorners returns the first and the last of the points that entrances looks at where the front of a
// company does not reach beyond the corners of the board, by more than what is rounded.
//
// Cases 8.1, 25.6.
func (g *State) betweenCorners(seat engine.Seat, c company) (low, high Length) {
	if c.inside != 0 {
		return 0, g.lastEntrance()
	}
	as, long := g.entry(seat, c, 0), g.ground.depth
	if as.facing == 0 || as.facing == plane.Heading(0).Opposite() {
		long = g.ground.width
	}
	room := max(g.block(&as).Front()/2-2, 0)
	return (room + entranceStep - 1) / entranceStep * entranceStep, min((long-room)/entranceStep*entranceStep, g.lastEntrance())
}

// entranceStep is how far apart the points along an edge are that entrances looks at.
const entranceStep = Inch / 2

// lastEntrance returns the last of those points.
func (g *State) lastEntrance() Length {
	return max(g.ground.width, g.ground.depth) / entranceStep * entranceStep
}

// isBetween reports whether a point along an edge lies neither before the first entrance nor behind the last:
// there is one on either side of it, or it is one.
//
// Case 25.6. Ruling R317.
func (g *State) isBetween(n companyNo, c company, along Length) bool {
	below := along / entranceStep * entranceStep
	above := (along + entranceStep - 1) / entranceStep * entranceStep
	low, high := g.betweenCorners(n.seat(), c)
	_, before := g.entrance(n, c, min(below, high), low, -entranceStep)
	if !before {
		return false
	}
	_, behind := g.entrance(n, c, max(above, low), high, entranceStep)
	return behind
}

// entrance returns the first point along its edge, looked for from one to another, where a company may come
// on.
//
// Case 25.6.
func (g *State) entrance(n companyNo, c company, from, until, step Length) (along Length, ok bool) {
	for along = from; (until-along)*step >= 0; along += step {
		if as := g.entry(n.seat(), c, along); g.mayComeAt(n, &as, along) {
			return along, true
		}
	}
	return 0, false
}

// mayComeAt reports whether a company may come on so: it has room, keeps off its enemies, unless they bar
// the whole edge, and has the middle of its front on the road where it comes by that, unless they bar it.
//
// Cases 8.5, 25.6. Rulings R317, R562, R660.
func (g *State) mayComeAt(n companyNo, as *company, along Length) bool {
	if g.placeOf(n.seat(), as).OnRoad && !g.isOnRoad(as) && !g.isKeptOut(n.seat(), as, true) {
		return false
	}
	return along >= 0 && g.hasPlace(n, as) && (!g.meetsFoe(n.seat(), as) || g.isKeptOut(n.seat(), as, false))
}

// isKeptOut reports whether enemies are too near to every place along its edge where a company of a side would come on
// in the shape that it has, or to every one by the road.
//
// Case 25.6. Ruling R660.
func (g *State) isKeptOut(seat engine.Seat, shape *company, byRoad bool) bool {
	near, c := false, *shape
	edge, reach := g.entryEdge(seat, &c), g.block(&c).Depth()+g.length(NumApart)
	for m := range g.each(foe(seat)) {
		b := g.block(&g.companies[m])
		near = near || g.fromEdge(edge, b.At)-b.Extent() < reach
	}
	some := false
	for along := Length(0); near && along <= g.lastEntrance(); along += entranceStep {
		as := g.entry(seat, c, along)
		if !g.ground.isOn(as.at) || byRoad && !g.isOnRoad(&as) {
			continue
		}
		if some = true; !g.meetsFoe(seat, &as) {
			return false
		}
	}
	return some
}

// meetsFoe reports whether a company that comes on so would be within 2 inches of an enemy.
//
// Cases 8.5, 25.6.
func (g *State) meetsFoe(seat engine.Seat, as *company) bool {
	b := g.block(as)
	for m := range g.each(foe(seat)) {
		if b.Within(g.block(&g.companies[m]), g.length(NumApart)-hair) {
			return true
		}
	}
	return false
}

// offerEntries offers each company that has yet to come, in each shape.
//
// Cases 25.6, 26.1. Ruling R317.
func (g *State) offerEntries(seat engine.Seat, o *engine.Offer) {
	if g.sides[seat].marks&(sideComes|sideWaits) != sideComes || !o.Wants(VerbArrive) {
		return
	}
	for n := range g.reserve(seat) {
		for files := uint8(1); files <= g.companies[n].squadrons; files++ {
			for _, formed := range [2]bool{false, true} {
				shape := shapeObject(files, formed)
				c, ok := g.shaped(g.companies[n], shape)
				if !ok || files > 1 && g.entersInColumn(seat) {
					continue
				}
				op := engine.Option{Verb: VerbArrive, On: n.object(), With: shape, Rule: "25.6"}
				if o.Drafts() {
					op.Span[0] = entranceSpan(0, int32(o.Samples())-1)
				} else if first, last, ok := g.entrances(n, c); ok {
					op.Span[0] = entranceSpan(first, last)
				} else {
					continue
				}
				o.Add(op)
			}
		}
	}
}

// entranceSpan returns the places along its edge where a company may come on, as an option has them.
func entranceSpan(first, last Length) engine.Span {
	return engine.Span{Min: first, Max: last, Step: 1, Unit: engine.Length, Loose: true}
}

// mayArrive refuses to bring a company onto the board.
//
// Cases 25.6, 26.1. Ruling R317.
func (g *State) mayArrive(c engine.Choice) engine.Illegal {
	n := g.reserveOf(c.Seat, c.On)
	switch {
	case n == noCompany:
		return g.whyNotInReserve(c.Seat, c.On)
	case g.sides[c.Seat].marks&sideWaits != 0:
		return no(whyWaits)
	}
	as, ok := g.shaped(g.companies[n], c.With)
	if !ok || c.N[1] != 0 || c.N[2] != 0 || c.N[0] < 0 || c.N[0] > int32(mostBoard) {
		return no(whyShape)
	}
	if as.files > 1 && g.entersInColumn(c.Seat) {
		return no(whyColumn)
	}
	if entered := g.entry(c.Seat, as, c.N[0]); !g.mayComeAt(n, &entered, c.N[0]) {
		return no(whyEntrance)
	}
	if !g.isBetween(n, as, c.N[0]) {
		return no(whyEntrance)
	}
	return engine.Illegal{}
}

// comeOn brings a company onto the board once the enemy has been asked whether he appeals to the
// Wheel, and whether his Colonel moves if he has stolen a march. If it can come there no more, its side has its
// segment back.
//
// Cases 6.6, 18.2, 18.3, 25.6. Ruling R583.
func (g *State) comeOn(f *engine.Frame, t *engine.Turn) bool {
	if g.askThief(foe(f.Seat)) {
		return false
	}
	c := engine.Choice{Seat: f.Seat, Verb: VerbArrive, On: engine.Thing(classCompany, int(f.N[comeCompany])), With: engine.Thing(classShape, int(f.Code)), N: [3]int32{f.N[comeAlong]}}
	g.flow.Pop()
	if ill := g.mayArrive(c); !ill.OK() {
		g.flow.At(0).Seat = c.Seat
		return false
	}
	g.flow.At(0).Code = uint16(c.Seat) + 1
	g.come(c, t)
	return false
}

// come brings a company onto the board as its action: what it is deep is spent of its move, which began
// off the board, and it may go on, unless its Captain is Bookish and reads.
//
// Cases 6.3.6, 14.4, 25.6. Rulings R317, R588, R616.
func (g *State) come(c engine.Choice, t *engine.Turn) {
	n := g.reserveOf(c.Seat, c.On)
	as, _ := g.shaped(g.companies[n], c.With)
	as = g.entry(c.Seat, as, c.N[0])
	m := g.appear(n, as, "25.6", t)
	rate, depth := g.rate(&as), g.block(&as).Depth()
	done := didBegin | didWheel
	if !g.nature(m).Has(Bookish) {
		done |= didBook
	}
	g.flow.Push(engine.Frame{Step: stepAct, Seat: engine.NoSeat, About: m.object(), Code: done,
		N: [2]int32{actSpent: int32(min(rate, depth)), actRate: int32(rate)}})
	if g.sides[foe(m.seat())].has(sideLurks) {
		g.setsOut(&as)
		g.outset.shape |= offBoard << insideShift
	}
	g.hasGone(m)
}
