package fury

import "github.com/weathergage/weathergage/engine"

// fits reports whether a choice has the numbers that its verb takes.
func (g *State) fits(c engine.Choice) bool {
	if fits := rowOf(c.Verb).fits; fits != nil {
		return fits(g, c.N)
	}
	return c.N == [3]int32{}
}

// How many numbers the acts of a company have, and between which bounds.
//
// Cases 4.2, 8.1, 8.2, 8.3, 11.1, 16.6, 17.1.
func fitsAhead(_ *State, n [3]int32) bool {
	return n[0] >= 1 && n[0] <= int32(mostBoard) && n[1] == 0 && n[2] == 0
}

func fitsDrift(g *State, n [3]int32) bool {
	return n[0] >= 1 && n[0] <= int32(mostBoard) && max(n[1], -n[1]) <= g.mostAslant() && n[2] == 0
}

func fitsWheel(_ *State, n [3]int32) bool {
	return n[0] >= 1 && n[0] <= mostWheel && n[1] == 0 && n[2] == 0
}

func fitsCount(_ *State, n [3]int32) bool { return n[1] == 0 && n[2] == 0 }

func fitsDivide(_ *State, n [3]int32) bool { return n[1] >= 0 && n[1] < numParts && n[2] == 0 }

func fitsCharge(_ *State, n [3]int32) bool {
	return n[0] >= 0 && n[0] < int32(numFaces) && n[1] == 0 && n[2] == 0
}

func fitsTurn(_ *State, n [3]int32) bool { return n[0] >= 0 && n[0] < 3600 && n[1] == 0 && n[2] == 0 }

func fitsLeave(_ *State, n [3]int32) bool {
	return n[0] >= 0 && n[0] < int32(len(sides)) && n[1] >= 1 && n[2] == 0
}

// What a company has done that keeps it from doing something else in the same segment.
//
// Cases 4.2, 8.2, 8.3, 8.10, 9.5.
func hasFaced(_ *company, did uint16) bool { return did&didFace != 0 }

func hasBegun(_ *company, did uint16) bool { return did&didBegin != 0 }

func cannotForm(c *company, did uint16) bool { return did&afterStart != 0 || c.has(markFormed) }

func cannotLoosen(c *company, did uint16) bool { return did&afterStart != 0 || !c.has(markFormed) }

func cannotRally(c *company, did uint16) bool { return did&didBegin != 0 || c.terror == 0 }

// mayRest allows what needs no more than that mayTry allows it: to be done, and to fight a battle out.
func (g *State) mayRest(*engine.Frame, companyNo, engine.Choice) engine.Illegal {
	return engine.Illegal{}
}

// doRest ends the segment of a company. Its Colonel has had his chance.
func (g *State) doRest(_ *engine.Frame, n companyNo, _ engine.Choice, _ *engine.Turn) {
	g.endAct(n)
	g.flow.At(0).N[colonelWaits] = 0
}

// mayFaceTo refuses to face.
//
// Case 8.2.
func (g *State) mayFaceTo(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	return g.mayFace(f, n, facings[c.Verb-VerbFaceLeft])
}

// mayJoinWith refuses to combine with the company that a choice names.
//
// Case 4.3.
func (g *State) mayJoinWith(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	return g.mayCombine(f, n, g.companyOf(c.On))
}

// rallyFromTerror has a company test whether it rallies.
//
// Case 9.5.
func (g *State) rallyFromTerror(f *engine.Frame, n companyNo, _ engine.Choice, _ *engine.Turn) {
	f.Code |= didRally
	g.flow.Push(testOf(n, TestRally, noCompany))
}

// mayShootAt refuses to shoot at the company, or with a Gun at the gate or breach, that a choice names.
//
// Cases 10.1, 20.6.
func (g *State) mayShootAt(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	if m := g.companyOf(c.On); m != noCompany {
		return g.mayShoot(f, n, m)
	}
	piece := g.pieceOf(c.On)
	if piece < 0 || g.ground.pieces[piece].ground != Gate && g.ground.pieces[piece].ground != Breach {
		return no(whyNoTarget)
	}
	return g.mayBreak(f, n, piece)
}

// shootAt shoots at what a choice names.
//
// Cases 10.1, 20.6.
func (g *State) shootAt(_ *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn) {
	if m := g.companyOf(c.On); m != noCompany {
		g.shoot(n, m, t)
		return
	}
	g.breakGate(n, g.pieceOf(c.On))
}

// goIn puts a company into the building that a choice names, if nobody is found at the door.
//
// Cases 14.3, 17.1.
func (g *State) goIn(f *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn) {
	piece := g.pieceOf(c.On)
	if g.lookFor(n, false, t); g.holds(piece) == noCompany {
		g.enterHouse(f, n, piece, t)
	}
}

// mayLeaveBy refuses to leave a building by the side and as wide as a choice says.
//
// Case 17.1.
func (g *State) mayLeaveBy(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	return g.mayLeave(f, n, c.N[0], c.N[1])
}

// open opens a gate, which ends the segment.
//
// Case 20.2.
func (g *State) open(_ *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn) {
	g.openGate(g.pieceOf(c.On), t)
	g.endAct(n)
}

// mayScoutAt refuses to scout the piece of ground that a choice names.
//
// Case 14.3.
func (g *State) mayScoutAt(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	return g.mayScout(f, n, g.pieceOf(c.On))
}

// mayChargeAt refuses to charge the company that a choice names, on the face it says.
//
// Case 11.1.
func (g *State) mayChargeAt(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	return g.mayCharge(f, n, g.companyOf(c.On), face(c.N[0]))
}

// fightBattle fights out the battle of a company.
//
// Case 7.3.
func (g *State) fightBattle(_ *engine.Frame, n companyNo, _ engine.Choice, _ *engine.Turn) {
	g.fightOut(n)
}

// mayPursueOn refuses to go on with a pursuit.
//
// Case 13.5.
func (g *State) mayPursueOn(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	return g.mayPursue(f, n)
}

// pursueOn goes on with a pursuit.
//
// Case 13.5.
func (g *State) pursueOn(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	m := g.companies[n].chased()
	g.endAct(n)
	g.pursue(n, m, t)
}

// mayLeadFrom refuses what a Colonel does in the segment of a company of his side.
//
// Case 6.6.
func (g *State) mayLeadFrom(_ *engine.Frame, _ companyNo, c engine.Choice) engine.Illegal {
	return g.mayColonel(c)
}
