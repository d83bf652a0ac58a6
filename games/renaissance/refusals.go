package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// refuse says why c, which is not among the orders offered to a ship, is not one.
func (g *State) refuse(n shipNo, c engine.Choice) engine.Illegal {
	course := g.course(n)
	var ill engine.Illegal
	switch {
	case c.Verb == engine.Pass:
		ill = g.mayRest(n, &course)
	case g.hidden[n].many >= g.mostOrders(n):
		ill = no(whyFull, int32(g.mostOrders(n)))
	case g.crewLeft(n) && verbs[c.Verb].of != ofBoats:
		ill = no(whyNobody)
	case g.ships[n].spirit >= recovering && verbs[c.Verb].of.isCourse():
		ill = no(whyRetires)
	case g.ablaze(n) && verbs[c.Verb].of.isCourse():
		ill = no(whyBurns)
	case g.hunts(n) && verbs[c.Verb].of.isCourse():
		ill = no(whyGreed)
	default:
		ill = g.refuseOrder(n, &course, c)
	}
	if ill.Why == 0 {
		ill = g.refuseNumber(n, c)
	}
	switch {
	case ill.Why == whyApart && (c.Verb == VerbReinforce || c.Verb == VerbWithdraw):
		ill.Rule = "19.1"
	case ill.Why == whyShip, ill.Why == whyFoe, ill.Why == whyApart: // a reason that many orders share
		ill.Rule = verbs[c.Verb].Rule
	}
	if ill.Near.Verb != 0 {
		ill.Near.Seat, ill.Near.About = c.Seat, c.About
	}
	return ill
}

// refuseOrder asks the predicate of the verb. A ship that is out of sight cannot be what an
// order is about.
//
// Case 5.3.
func (g *State) refuseOrder(n shipNo, c *course, want engine.Choice) engine.Illegal {
	on := g.shipOf(want.On)
	if want.Verb == VerbLoadHot || want.Verb == VerbHeat {
		return no(whyCold, int32(g.tables.Task[HeatShot]))
	}
	if ill := g.mayName(g.ships[n].holder, want.On); !ill.OK() {
		return ill
	}
	switch want.Verb {
	case VerbAhead:
		return g.refuseAhead(n, c, want.N[0])
	case VerbPort, VerbStarboard:
		return g.refuseTurn(n, c, want.Verb, want.N[0])
	case VerbArcPort, VerbArcStarboard:
		return g.refuseArc(n, c, want.Verb, want.N[0])
	case VerbSmall:
		return g.maySmall(n, c)
	case VerbSetSail:
		return g.maySetSail(n, c, want.N[0])
	case VerbHoist, VerbFurl:
		return g.mayHandSail(n, c, want.Verb)
	case VerbAttack:
		return g.mayAttack(n, c)
	case VerbRam:
		return g.mayRam(n, c, on)
	case VerbOarRake:
		return g.mayOarRake(n, c, on)
	case VerbHold:
		return g.mayHold(n, c)
	case VerbAstern:
		return g.mayBack(n, c)
	case VerbSpinPort, VerbSpinStarboard:
		return g.refuseSpin(n, c, want.Verb, want.N[0])
	case VerbTack:
		return g.mayTack(n, c)
	case VerbLift:
		return g.mayLift(n, c)
	case VerbLie:
		return g.mayLie(n, c)
	case VerbSound:
		return g.maySound(n, c)
	case VerbKedge:
		return g.mayKedge(n, c)
	case VerbFollow:
		return g.mayFollow(n, c, on)
	case VerbAbreast:
		return g.mayAbreast(n, c, on)
	}
	return g.refuseHolding(n, c, want, on)
}

// mayName refuses to name a ship that is lost or out of sight in orders, and boats of one.
//
// Cases 1.1, 5.3.
func (g *State) mayName(seat engine.Seat, on engine.Object) engine.Illegal {
	e := g.shipOf(on)
	if b := g.boatOf(on); b != noBoat {
		e = b.parent()
	}
	if e == noShip {
		return engine.Illegal{}
	}
	s := &g.ships[e]
	switch hers := s.holder == seat; {
	case s.fate != afloat && (hers || s.fate != outOfSight && !s.alone):
		return no(whyOutOfPlay)
	case !hers && !g.sights(seat, e):
		return no(whyUnseen)
	}
	return engine.Illegal{}
}

// refuseNumber says what the number may be of an order that is allowed with another.
//
// Cases 1.2, 3.3, 3.6, 7.9, 10.3, 15.0, 17.8, 23.4, 24.0.
func (g *State) refuseNumber(n shipNo, want engine.Choice) engine.Illegal {
	ill, least, most := engine.Illegal{Why: engine.NotOpen}, int32(1), int32(0)
	switch want.Verb {
	case VerbAstern:
		most = g.astern(n) / plane.MM
		ill = no(whyBack, want.N[0], most)
	case VerbSwingPort, VerbSwingStarboard:
		most = g.tables.Distance[SwingSpring] / plane.MM
		ill = no(whySprings, most)
	case VerbKedge:
		most = g.tables.Distance[Kedging] / plane.MM
		ill = no(whyKedgeFar, most)
	case VerbShift:
		most = g.mostShifted(n, side(want.On.Number()))
		ill = no(whyOarsLeft, most)
	case VerbArm:
		most = g.armable(n)
		ill = no(whyArm, most)
	case VerbFireAt:
		b, _ := groupOf(want.On)
		least, most = g.firstQuarter(n, b), quartersOfMove
		if ill = no(whyQuarters, most); least == most {
			ill = no(whyAtEnd)
		}
	case VerbShout, VerbDispatch:
		most = mostMessage
		ill = no(whyNumber, most)
	case VerbGunCodeA, VerbGunCodeB:
		least, most = messagesBy(want.Verb)
		ill = no(whyCode, most)
	}
	near := want
	near.N[0] = min(max(want.N[0], least), most)
	if near == want {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if other := g.Check(near); !other.OK() {
		return other
	}
	ill.Near = near
	return ill
}

// refuseHolding asks the predicates of cases 3, 17, 18, 23 and 24.
func (g *State) refuseHolding(n shipNo, c *course, want engine.Choice, on shipNo) engine.Illegal {
	switch want.Verb {
	case VerbAnchor:
		return g.mayAnchor(n, c, want.On)
	case VerbSeaAnchor, VerbMoor:
		return g.mayMoor(n, c, want.Verb)
	case VerbWeigh, VerbCut, VerbCastOff:
		return g.mayFree(n, c, want.Verb, want.On)
	case VerbSwingPort, VerbSwingStarboard:
		return g.maySwing(n, c, want.On)
	case VerbJettison:
		return g.mayJettison(n, c, want.On)
	case VerbCutAway:
		return g.mayCutAway(n, c, want.On)
	case VerbJury, VerbPatch, VerbShift, VerbHaul, VerbBreak:
		return g.refuseRepairs(n, c, want)
	case VerbTow:
		return g.mayTow(n, c, on)
	case VerbSlip:
		return g.maySlip(n, c)
	case VerbLock, VerbAvoid:
		return g.mayWish(n, c, want.Verb, want.On)
	case VerbGrapple, VerbLoose, VerbPrevent:
		return g.mayGrapple(n, c, want.Verb, on)
	case VerbPortTack, VerbStarboardTack:
		return g.mayChooseTack(n, c)
	case VerbShout, VerbGunCodeA, VerbGunCodeB:
		return g.maySignal(n, c, want.Verb)
	case VerbSetAlight, VerbFuse, VerbQuit:
		return g.refuseFireShip(n, c, want.Verb)
	}
	switch verbs[want.Verb].of {
	case ofGuns:
		return g.refuseGuns(n, c, want)
	case ofBoats:
		return g.refuseBoats(n, c, want)
	}
	return g.refuseBoarding(n, c, want, on)
}

// no returns a refusal for a reason.
func no(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: refusals[why].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}
