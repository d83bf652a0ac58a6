package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// declare begins a charge.
//
// Case 11.3.
func (g *State) declare(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	m, on := g.companyOf(choice.On), face(choice.N[0])
	way, _ := g.wayTo(n, m, on)
	f := newCharge(n, m, on, way)
	if g.companies[m].has(markRouting) {
		f.Code |= hitRouter
	}
	t.Tell(engine.Event{Kind: KindCharges, Rule: "11.3", About: n.object(), On: m.object(), N: [4]int32{int32(on)}})
	g.flow.Push(f)
}

// charging carries a charge on by one part.
//
// Cases 5.8, 9.1, 11.3, 11.4, 13.4, 14.5. Rulings R116, R147, R162, R163, R164, R606, R619.
func (g *State) charging(fr *engine.Frame, t *engine.Turn) bool {
	f := chargeFrame{fr}
	n, m := g.companyOf(f.About), otherOf(fr)
	target := &g.companies[m]
	switch {
	case n == noCompany || g.companies[n].has(markRouting):
		g.endCharge(n)
		return false
	case !target.isOut() || target.has(markRouting) && !f.has(hitRouter) || g.hasFled(f, n, m):
		if f.part() > partTouch {
			g.breakIn(n)
		} else {
			g.disperse()
			g.goOn(n, m, f, t)
		}
		return false
	}
	part := f.part()
	f.Code++
	switch part {
	case partSlip:
		if g.springs(n, m) && g.surprise(n, m, t) {
			f.surprised()
		} else if g.canSlip(m, n, f.way()) {
			g.flow.Push(engine.Frame{Step: stepSlip, Seat: engine.NoSeat, About: m.object(), N: [2]int32{otherCompany: int32(n) + 1}})
		}
	case partTest:
		if !g.springs(n, m) {
			g.flow.Push(testOf(n, TestCharge, m))
		}
	case partFear:
		if !f.has(hitAmbushed) && g.isBetter(n, m) && !target.engaged() && !target.has(markRouting) && target.gun == 0 {
			g.flow.Push(testOf(m, TestFear, n))
		}
		g.startle(fr, n, m, t)
	case partFire:
		g.companies[n].set(markRetired, false)
		if !target.engaged() && !f.has(hitSleeper) {
			g.reactTo(n, m, f.way())
		}
	case partMeet:
		g.pressOn(f, n, m, t)
	default:
		g.strikeHome(f, n, m, part, t)
	}
	return false
}

// pressOn goes on with a charge when it has been shot at: a charger that has retired goes no farther, and the
// target may meet anyone else half way. A charger that is another body now, as fire has cost it a squadron,
// looks for its way again: what it could reach when it charged it still reaches.
//
// Cases 11.3, 11.4. Rulings R139, R149, R163, R417.
func (g *State) pressOn(f chargeFrame, n, m companyNo, t *engine.Turn) {
	if g.companies[n].has(markRetired) {
		g.endCharge(n)
		return
	}
	on := f.face()
	way, ill := g.wayWithin(n, m, on, g.chargeReach(n, m))
	if !ill.OK() {
		way, ill = g.wayWithin(n, m, on, mostCharge)
	}
	if !ill.OK() {
		g.goOn(n, m, f, t)
		return
	}
	f.setWay(way)
	if _, ok := g.met(f, n, m); ok {
		g.flow.Push(engine.Frame{Step: stepMeet, Seat: engine.NoSeat, About: m.object(), N: [2]int32{otherCompany: int32(n) + 1}})
	}
}

// hasFled reports whether the target of a charge is no longer where that leads, though it is on the table and does not
// rout: Fanatical troops have broken, been stopped by other enemies and rallied.
//
// Cases 5.7, 11.3, 13.3. Rulings R162, R623.
func (g *State) hasFled(f chargeFrame, n, m companyNo) bool {
	if f.part() > partFire || g.companies[m].has(markRouting) || g.companies[n].has(markRetired) {
		return false
	}
	l := g.chargeLeg(&g.companies[n], f.way())
	return !l.End().Within(g.block(&g.companies[m]), contact)
}

// endCharge ends a charge, and with it the segment of the charger.
//
// Cases 2.1, 11.3.
func (g *State) endCharge(n companyNo) {
	by := companyNo(g.flow.Top().About.Number() - 1)
	if g.flow.Pop(); n == noCompany {
		g.endSegment(by.seat())
		return
	}
	g.endAct(n)
}

// withdrawn returns a company that has withdrawn from an enemy, out of a building too; false if it has no
// room.
//
// Cases 5.8, 17.1. Rulings R76, R194, R609.
func (g *State) withdrawn(m, from companyNo) (company, bool) {
	if g.companies[m].inside != 0 {
		return g.givenWay(m, from)
	}
	after, gone := g.retired(m, from)
	return after, gone > 0
}

// canSlip reports whether a company may leave before it is charged: it is Slippery, the
// charger is not, it has not landed this turn, and it has room to retire, out of a building too, and in neither case into
// the way of the charge.
//
// Cases 5.8, 17.1, 21.3. Rulings R75, R76, R78, R194, R609, R610, R614.
func (g *State) canSlip(m, n companyNo, way charge) bool {
	c := &g.companies[m]
	if !g.nature(m).Has(Slippery) || g.nature(n).Has(Slippery) || c.engaged() || c.marks&(markRouting|markAsleep|markLanded) != 0 || c.gun != 0 {
		return false
	}
	after, ok := g.withdrawn(m, n)
	if !ok {
		return false
	}
	on, b := g.chargeLeg(&g.companies[n], way), g.block(&after)
	_, met := on.FirstContact(b, 0)
	return !met && !on.At(plane.Whole).Touching(b)
}

// retired returns how a company that is in no building stands when it has retired from an enemy, and how far
// it has gone.
//
// Cases 5.8, 8.6, 20.7. Rulings R78, R609.
func (g *State) retired(m, from companyNo) (company, Length) {
	c := g.companies[m]
	if sconce := g.sconceAt(g.block(&c).Hull().Centre()); sconce >= 0 {
		return g.inMiddle(m, sconce)
	}
	l := g.wayBack(m, from, g.retreat(&c))
	g.halt(&c, &l)
	return c, l.way
}

// slip has a company leave before it is charged. The charger goes to where it stood.
//
// Case 5.8. Rulings R76, R77.
func (g *State) slip(f *engine.Frame, t *engine.Turn) {
	m, n := g.companyOf(f.About), otherOf(f)
	g.flow.Pop()
	t.Tell(engine.Event{Kind: KindSlips, Rule: "5.8", About: m.object(), On: n.object()})
	g.retire(m, n, t)
	g.goOn(n, m, chargeFrame{g.flow.Top()}, t)
}

// goOn has a charger whose target is no longer there go to where it stood, or as far as it
// can, and stop 2 inches short of other enemies. Routers whom it touches there are destroyed. That was its action, and
// no pursuit.
//
// Cases 5.8, 8.5, 11.3, 13.3. Rulings R77, R162, R208.
func (g *State) goOn(n, m companyNo, f chargeFrame, t *engine.Turn) {
	c := &g.companies[n]
	l := g.chargeLeg(c, f.way())
	g.sally(n, f.way().door, t)
	stop := min(g.obstacle(n, &l), g.shortOf(n, m, &l))
	end := l.At(stop)
	g.trample(n, &l, stop, t)
	gone, part := Length(int64(l.way)*int64(stop)/int64(plane.Whole)), f.way()
	part.length = max(gone-g.arcOf(c, part), 0)
	went := g.chargeLeg(c, part)
	c.at, c.facing = end.At, end.Heading
	if went.slowed && c.has(markFormed) {
		g.goLoose(n, "8.9", t)
	}
	g.setDown(n)
	t.Tell(engine.Event{Kind: KindGoesOn, Rule: "11.3", About: n.object(), On: m.object(), N: [4]int32{gone}})
	g.endCharge(n)
	g.runDown(n, t)
}

// breakIn ends a charge whose target has broken on contact: by the test for its rear, or by the markers
// of a flank or rear, which are those of a battle, so that it is pursued. Those who have fought this turn
// fight no more.
//
// Cases 12.2, 12.3, 12.4, 13.4. Rulings R187, R585.
func (g *State) breakIn(n companyNo) {
	prey := g.companies[n].chased()
	g.endCharge(n)
	g.companies[n].chase(prey)
	g.battle(n, g.companies[n].stance&stanceApart != 0)
}

// shortOf returns the last moment of a leg before it comes within 2 inches of an enemy who neither fights nor
// routs, and nearer to him than it was; past one company.
//
// Cases 8.5, 13.5. Rulings R162, R203.
func (g *State) shortOf(n, but companyNo, l *leg) plane.Time {
	until, from := plane.Whole, l.At(0)
	for m := range g.each(foe(n.seat())) {
		c := &g.companies[m]
		if m == but || c.engaged() || c.has(markRouting) {
			continue
		}
		b := g.block(c)
		near := min(g.length(NumApart), from.Apart(b)) - hair - 1
		if near < 0 {
			continue
		}
		if t, met := l.FirstWithin(b, near, 0); met {
			until = min(until, max(t-1, 0))
		}
	}
	return until
}

// met returns a target that meets its charger half way, and the shorter way of the charger: both are foot or
// both are horse, the charge is on the front, and the target has a clear half of the way with nothing to
// cross. Troops formed behind cover stay there, and who has landed this turn does not move.
//
// Cases 11.3, 21.3. Rulings R148, R149, R419, R614.
func (g *State) met(f chargeFrame, n, m companyNo) (half charge, ok bool) {
	c, target := &g.companies[n], &g.companies[m]
	half = f.way()
	if f.has(hitSleeper) || f.face() != faceFront || g.arm(c) != g.arm(target) || target.engaged() || target.has(markRouting) ||
		target.gun != 0 || target.inside != 0 || target.has(markLanded) || half.length < 2 || target.has(markFormed) && g.isScreened(n, m) {
		return half, false
	}
	out, _ := g.sallied(*c, half.door)
	l := g.meeting(&out, target, half)
	if ill := g.mayCross(target, &l); !ill.OK() || l.halves > 0 || g.obstacleBut(m, n, &l) < plane.Whole || g.shortOf(m, n, &l) < plane.Whole {
		return half, false
	}
	half.length -= half.length / 2
	return half, true
}

// meeting returns the leg by which a target meets its charger: half of the straight way, toward it.
//
// Case 11.3.
func (g *State) meeting(c, target *company, ch charge) (l leg) {
	l.Begin(g.block(target), 0)
	way := c.facing.Turn(plane.Angle(ch.wheel+ch.drift) * tenth).Opposite()
	l.way = ch.length / 2
	l.Way.Slide(plane.Step(way, l.way), plane.Whole)
	g.price(target, &l)
	return l
}

// meet has a target meet its charger half way.
//
// Cases 8.9, 11.3.
func (g *State) meet(asked *engine.Frame, t *engine.Turn) {
	m, n := g.companyOf(asked.About), otherOf(asked)
	g.flow.Pop()
	f := chargeFrame{g.flow.Top()}
	half, _ := g.met(f, n, m)
	target := &g.companies[m]
	out, _ := g.sallied(g.companies[n], half.door)
	l := g.meeting(&out, target, f.way())
	formed := target.has(markFormed)
	g.trample(m, &l, plane.Whole, t)
	g.halt(target, &l)
	if formed && !target.has(markFormed) {
		g.goLoose(m, "8.9", t)
	}
	g.closeUp(m)
	g.setDown(m)
	f.setWay(half)
	t.Tell(engine.Event{Kind: KindMeets, Rule: "11.3", About: m.object(), On: n.object()})
}

// strikeHome is what follows from contact: routers and Guns are taken, an engaged company that is
// charged in the rear surrenders, others take their tests and markers, and the battle begins.
//
// Cases 11.3, 12.2, 12.3, 12.4, 13.3, 16.8. Rulings R112, R113, R114, R157, R161, R183, R184, R185.
func (g *State) strikeHome(f chargeFrame, n, m companyNo, part uint16, t *engine.Turn) {
	on, target := f.face(), &g.companies[m]
	switch part {
	case partTouch:
		g.callOff(n)
		g.arrive(n, f.way(), t)
		switch {
		case target.has(markRouting):
			g.endCharge(n)
			g.destroy(m, "13.3", t)
			g.runDown(n, t)
		case target.gun != 0:
			g.endCharge(n)
			g.overrun(m, n, t)
			g.runDown(n, t)
		case on == faceRear && target.engaged() && !g.nature(m).Has(Fanatical):
			g.endCharge(n)
			g.surrender(m, n.seat(), "12.4", t)
			g.disperse()
			g.runDown(n, t)
		case on == faceRear && !target.engaged():
			g.flow.Push(testOf(m, TestFear, n))
		}
	case partShock:
		g.closeIn(n, m, on, t)
		if on != faceFront {
			markers := [numFaces]Number{faceFlank: NumFlankTerror, faceRear: NumRearTerror}[on]
			g.flow.Push(terrorOf(m, g.number(markers), n))
		}
	case partFight:
		g.endCharge(n)
		g.battle(n, g.companies[n].stance&stanceApart != 0)
	}
}

// arrive moves a charger into contact.
//
// Cases 8.9, 11.3. Ruling R160.
func (g *State) arrive(n companyNo, way charge, t *engine.Turn) {
	c := &g.companies[n]
	l := g.chargeLeg(c, way)
	g.sally(n, way.door, t)
	formed := c.has(markFormed)
	g.trample(n, &l, plane.Whole, t)
	g.halt(c, &l)
	t.Tell(engine.Event{Kind: KindMoves, Rule: "11.3", About: n.object(), N: [4]int32{int32(l.way), int32(l.cost)}})
	if formed && !c.has(markFormed) {
		g.goLoose(n, "8.9", t)
	}
	g.setDown(n)
}

// obstacleBut is obstacle past one company.
func (g *State) obstacleBut(n, but companyNo, l *leg) plane.Time {
	until := plane.Whole
	for k := range companyNo(len(g.companies)) {
		if k == n || k == but || !g.companies[k].isOut() {
			continue
		}
		if t, met := l.FirstContact(g.block(&g.companies[k]), 0); met {
			until = min(until, t)
		}
	}
	return until
}
