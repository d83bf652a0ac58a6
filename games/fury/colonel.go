package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A Colonel leads a company, or stands alone. He moves in any segment of a company of his side:
// before its action where nobody is asked what it does, in its own question, and when it is over.

// A Colonel alone goes wherever one man gets through; an enemy company that touches his stand
// comes onto him.
//
// Case 6.6. Rulings R56, R580.
const (
	dot        Length = 2
	standOfOne Length = Inch * 4 / 5
)

// isAway reports whether a side has a Colonel on the board who is with no company.
//
// Cases 2.4, 6.6.
func (s *side) isAway() bool {
	return s.colonel != 0 && s.with == noCompany && s.marks&sideBrings == 0
}

// figure returns a Colonel alone at a point, as a body that moves like one man on foot.
//
// Case 6.6. Ruling R580.
func (g *State) figure(at plane.Point) company {
	return company{squadrons: 1, files: 1, at: at}
}

// solid returns the rectangle about a company as a block: nobody slips through the gaps of a loose body.
//
// Case 6.6. Ruling R580.
func (g *State) solid(c *company) plane.Block {
	return g.block(c).Hull().Block()
}

// standAlone returns the stand of a Colonel who is with no company.
//
// Case 6.6. Rulings R56, R580.
func (s *side) standAlone() plane.Block {
	return plane.Base{At: s.place.Go(0, standOfOne/2), Length: standOfOne, Width: standOfOne}.Block()
}

// post returns where a Colonel stands who leads a company: in the middle of its rear, so that no wall which
// it touches comes between them, or behind the building that it is in.
//
// Case 6.6. Ruling R580.
func (g *State) post(n companyNo) plane.Point {
	c := &g.companies[n]
	hull := g.block(c).Hull()
	behind := -dot
	if c.inside == 0 {
		behind = plane.Touch + dot
	}
	at := hull.On(behind-hull.Length, 0)
	at.X = min(max(at.X, dot), g.ground.width-dot)
	at.Y = min(max(at.Y, dot), g.ground.depth-dot)
	return at
}

// colonelAt returns where the Colonel of a side stands.
func (g *State) colonelAt(seat engine.Seat) plane.Point {
	if s := &g.sides[seat]; s.with != noCompany {
		return g.post(s.with)
	}
	return g.sides[seat].place
}

// colonelLeft returns how far the Colonel of a side may still go this turn.
//
// Case 6.6. Ruling R34.
func (g *State) colonelLeft(seat engine.Seat) Length {
	return g.length(NumColonelRate) - Length(g.sides[seat].ridden)
}

// mayStir refuses any move to the Colonel of a side: he must be on the board, have inches left,
// and be free to leave.
//
// Case 6.6. Rulings R34, R581.
func (g *State) mayStir(seat engine.Seat) engine.Illegal {
	s := &g.sides[seat]
	switch {
	case s.colonel == 0 || s.has(sideBrings):
		return no(whyNoColonel)
	case s.with != noCompany && g.companies[s.with].engaged():
		return no(whyColonelFights)
	case s.with != noCompany && g.companies[s.with].has(markAfloat):
		return no(whyColonelAfloat)
	case g.colonelLeft(seat) <= 0:
		return no(whyColonelSpent)
	}
	return engine.Illegal{}
}

// CanStir reports whether the Colonel of a side may move in a segment of one of its companies.
//
// Case 6.6.
func (g *State) CanStir(seat engine.Seat) bool {
	ill := g.mayStir(seat)
	return ill.OK()
}

// ride makes a new leg that of a Colonel to a point, at what it costs.
//
// Cases 6.6, 8.4.
func (g *State) ride(l *leg, seat engine.Seat, to plane.Point) {
	c := g.rideOut(l, seat, to)
	g.price(&c, l)
}

// rideOut is ride without what it costs. It returns the Colonel as he begins it.
func (g *State) rideOut(l *leg, seat engine.Seat, to plane.Point) company {
	from, way := g.colonelAt(seat), plane.Heading(0)
	if to != from {
		way = from.Bearing(to)
	}
	c := g.figure(from)
	g.slide(l, &c, from.Distance(to), plane.Angle(way))
	return c
}

// mayRideTo refuses a leg to a Colonel: as far as what he has left, over ground that one man on
// foot crosses, and not through enemies.
//
// Cases 6.6, 8.4. Rulings R34, R580.
func (g *State) mayRideTo(seat engine.Seat, to plane.Point) engine.Illegal {
	if ill := g.mayStir(seat); !ill.OK() {
		return ill
	}
	var l leg
	c, left := g.rideOut(&l, seat, to), g.colonelLeft(seat)
	if g.survey(&c, &l); !g.canPay(&c, &l, left) {
		if g.toll(&c, &l); l.cost > left {
			return no(whyColonelFar, int32(l.cost), int32(left))
		}
	}
	switch {
	case !g.ground.isOn(to):
		return no(whyTableEdge)
	}
	if why := g.stops(&c, &l); why != 0 {
		return no(why)
	}
	for m := range g.each(foe(seat)) {
		b := g.solid(&g.companies[m])
		if l.Presses(b) && !l.At(0).Touching(b) {
			return no(whyColonelEnemy)
		}
	}
	return engine.Illegal{}
}

// stops returns why ground bars the way of a Colonel, 0 if it does not. He is too small to be pressed into it: he
// comes over a line, or goes on through an area that no ford or bridge spans there.
//
// Cases 6.6, 8.4. Ruling R407.
func (g *State) stops(c *company, l *leg) engine.Reason {
	var room [mostTimes]plane.Time
	near := l.near
	for i := near.next(); i >= 0; i = near.next() {
		if g.isLine(i) && g.bars(c, i) && g.crosses(l, i, room[:0]) > 0 {
			return g.whyBars(c, g.ground.pieces[i].ground)
		}
	}
	times := g.ground.borders(l.under, &l.Way, append(room[:0], 0))
	times = inOrder(append(times, plane.Whole))
	for i := 1; i < len(times); i++ {
		mid := times[i-1] + (times[i]-times[i-1])/2
		if g.cost(c, g.groundAt(c, l, mid)) == Barred {
			return whyBarred
		}
	}
	return 0
}

// mayColonel refuses what a Colonel does: to go a length at a bearing, or to a company of his
// side to lead it.
//
// Cases 6.1, 6.6. Rulings R34, R55, R581.
func (g *State) mayColonel(c engine.Choice) engine.Illegal {
	if c.With != engine.NoObject || c.Verb == VerbRide && (c.On != engine.NoObject || !isWay(c.N)) || c.Verb == VerbJoin && c.N != [3]int32{} {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.Verb == VerbRide {
		return g.mayRideTo(c.Seat, g.toward(c))
	}
	m := g.companyOf(c.On)
	switch s := &g.sides[c.Seat]; {
	case g.isTheirs(c.Seat, c.On):
		return no(whyNotYours)
	case m == noCompany:
		return engine.Illegal{Why: engine.NotOpen}
	case s.colonel != 0 && s.with == m:
		return no(whyColonelThere)
	case g.companies[m].troop == g.tables.Crew:
		return no(whyColonelGuns)
	case g.companies[m].has(markAfloat):
		return no(whyColonelAfloat)
	}
	return g.mayRideTo(c.Seat, g.post(m))
}

// toward returns the point to which a choice sends a Colonel.
func (g *State) toward(c engine.Choice) plane.Point {
	return g.colonelAt(c.Seat).Go(heading(c.N[1]), c.N[0])
}

// rideNear returns how far of a way that is refused a Colonel may go; 0 if he may not at all.
func (g *State) rideNear(c engine.Choice) int32 {
	if c.Seat >= numSeats || !isWay(c.N) {
		return 0
	}
	if stays := g.mayStir(c.Seat); !stays.OK() {
		return 0
	}
	low, high := int32(0), c.N[0]
	for high-low > 1 {
		c.N[0] = low + (high-low)/2
		if shorter := g.mayRideTo(c.Seat, g.toward(c)); shorter.OK() {
			low = c.N[0]
		} else {
			high = c.N[0]
		}
	}
	return low
}

// offerColonel offers to send the Colonel of a side somewhere, and to have him lead each company
// that he reaches.
//
// Cases 6.1, 6.6.
func (g *State) offerColonel(seat engine.Seat, o *engine.Offer) {
	if ill := g.mayStir(seat); !ill.OK() || !o.Wants(VerbRide, VerbJoin) {
		return
	}
	about := engine.NoObject
	if f := g.flow.Top(); f.Step == stepAct {
		about = f.About
	}
	for m := range g.each(seat) {
		if o.Drafts() || g.canJoin(engine.Choice{Seat: seat, Verb: VerbJoin, About: about, On: m.object()}) {
			o.Plain(VerbJoin, m.object(), engine.NoObject, "6.1")
		}
	}
	ride := engine.Option{Verb: VerbRide, Rule: "6.6", Span: [3]engine.Span{
		{Min: 1, Max: int32(g.colonelLeft(seat)), Step: 1, Unit: engine.Length, Loose: true},
		{Min: 0, Max: 3599, Step: 1, Unit: engine.Degree, Loose: true}}}
	if o.Sifts(&ride) || g.canRide(seat) {
		o.Add(ride)
	}
}

// canJoin reports whether a Colonel may do what a choice says.
//
// Case 6.1.
func (g *State) canJoin(c engine.Choice) bool {
	ill := g.mayColonel(c)
	return ill.OK()
}

// canRide reports whether the Colonel of a side may go at all in one of eight directions.
//
// Case 6.6.
func (g *State) canRide(seat engine.Seat) bool {
	for eighth := range int32(8) {
		if ill := g.mayRideTo(seat, g.colonelAt(seat).Go(heading(eighth*450), 1)); ill.OK() {
			return true
		}
	}
	return false
}

// doColonel moves a Colonel. To step over to a company that stands back to back with his own costs him a hundredth.
//
// Cases 6.1, 6.6. Ruling R415.
func (g *State) doColonel(_ *engine.Frame, _ companyNo, c engine.Choice, t *engine.Turn) {
	s := &g.sides[c.Seat]
	joins, at := g.companyOf(c.On), g.toward(c)
	if c.Verb == VerbJoin {
		at = g.post(joins)
	}
	var l leg
	g.ride(&l, c.Seat, at)
	left := s.with
	s.ridden += max(uint16(l.cost), 1)
	s.with, s.place = noCompany, at
	if c.Verb == VerbJoin {
		s.with, s.place = joins, plane.Point{}
	}
	t.Tell(engine.Event{Kind: KindRides, Rule: "6.6", N: [4]int32{int32(c.Seat), int32(l.way)}})
	if joins != noCompany {
		t.Tell(engine.Event{Kind: KindColonel, Rule: "6.1", About: c.On, With: engine.Thing(classOfficer, int(s.colonel)), N: [4]int32{int32(c.Seat)}})
	}
	for _, n := range [2]companyNo{left, joins} {
		if n != noCompany {
			g.looseUnder(n, t)
		}
	}
	g.seize(t)
}

// looseUnder makes a company go loose that cannot stand formed under its present leader.
//
// Cases 5.5, 6.2, 8.8. Ruling R54.
func (g *State) looseUnder(n companyNo, t *engine.Turn) {
	if c := &g.companies[n]; c.isOut() && c.has(markFormed) && !g.canForm(n) {
		g.reshapes(n)
		g.goLoose(n, "8.8", t)
	}
}

// fallen notes that a side has lost its Colonel for good. In a feud that comes too late if the enemy's fell before, be
// it in the same segment.
//
// Cases 6.5, 26.6, 26.9. Rulings R59, R83, R306, R563.
func (g *State) fallen(seat engine.Seat, t *engine.Turn) {
	s := &g.sides[seat]
	t.Tell(engine.Event{Kind: KindFallen, Rule: "6.6", With: engine.Thing(classOfficer, int(s.colonel)), N: [4]int32{int32(seat)}})
	g.bury(s.colonel)
	s.colonel, s.with, s.place = 0, noCompany, plane.Point{}
	if !g.hasFelled(seat) {
		s.marks |= sideFallen
	}
}

// takeColonels takes each Colonel who stands alone where an enemy company has come, with none of
// his own side within 2 inches.
//
// Cases 6.6, 26.6. Ruling R56.
func (g *State) takeColonels(t *engine.Turn) {
	for seat := range numSeats {
		if s := &g.sides[seat]; s.isAway() {
			b := s.standAlone()
			for n := range g.each(foe(seat)) {
				if k := &g.companies[n]; k.marks&takesNothing == 0 && !farFrom(k.at, s.place, 0) && g.meets(k, g.block(k), b) && !g.isEscorted(seat, b) {
					g.fallen(seat, t)
					break
				}
			}
		}
	}
}

// isEscorted reports whether a company of a side that does not rout is within 2 inches of its
// Colonel.
//
// Case 6.6. Ruling R56.
func (g *State) isEscorted(seat engine.Seat, b plane.Block) bool {
	for n := range g.each(seat) {
		if c := &g.companies[n]; !c.has(markRouting) && g.block(c).Within(b, g.length(NumApart)) {
			return true
		}
	}
	return false
}

// rideDown takes the enemy's Colonel if a company goes over him in a leg until a moment.
//
// Case 6.6. Ruling R56.
func (g *State) rideDown(n companyNo, l *leg, until plane.Time, t *engine.Turn) {
	seat := foe(n.seat())
	s := &g.sides[seat]
	if !s.isAway() || g.companies[n].marks&takesNothing != 0 {
		return
	}
	b := s.standAlone()
	if g.comesUpon(&g.companies[n], l, b, until) && !g.isEscorted(seat, b) {
		g.fallen(seat, t)
	}
}

// askColonel asks a side in a segment of its own whether its Colonel moves, and reports whether
// it is asked.
//
// Case 6.6. Ruling R34.
func (g *State) askColonel(seat engine.Seat) bool {
	ill := g.mayStir(seat)
	if ill.OK() {
		g.flow.Push(engine.Frame{Step: stepColonel, Seat: seat})
	}
	return ill.OK()
}

// atColonel waits for what a Colonel does, as long as he can do anything.
//
// Case 6.6.
func (g *State) atColonel(f *engine.Frame, _ *engine.Turn) bool {
	if ill := g.mayStir(f.Seat); ill.OK() {
		return true
	}
	g.flow.Pop()
	return false
}
