package fury

import "github.com/weathergage/weathergage/engine"

// isDeed reports whether a verb is one of this file, and what it names, if anything.
func isDeed(v engine.Verb) (deed, names bool) {
	switch v {
	case VerbShoot, VerbEnter, VerbOpen, VerbLadder, VerbPetard, VerbIgnite, VerbFight:
		return true, true
	case VerbDismount, VerbMount, VerbLimber, VerbUnlimber, VerbReload, VerbTurn, VerbMan, VerbLeave:
		return true, false
	}
	return false, false
}

// mayDeed refuses what a company does in its segment beside moving and forming: shooting,
// mounting, serving a Gun, and what it does to buildings and works.
//
// Case 7.1.
func (g *State) mayDeed(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	switch piece := g.pieceOf(c.On); c.Verb {
	case VerbShoot:
		if m := g.companyOf(c.On); m != noCompany {
			return g.mayShoot(f, n, m)
		}
		if piece < 0 || g.ground.pieces[piece].ground != Gate && g.ground.pieces[piece].ground != Breach {
			return no(whyNoTarget)
		}
		return g.mayBreak(f, n, piece)
	case VerbDismount:
		return g.mayDismount(f, n)
	case VerbMount:
		return g.mayMount(f, n)
	case VerbLimber, VerbUnlimber:
		return g.mayLimber(f, n, c.Verb == VerbLimber)
	case VerbReload:
		return g.mayReload(f, n)
	case VerbTurn:
		return g.mayTurnGun(f, n, c)
	case VerbMan:
		return g.mayMan(f, n)
	case VerbEnter:
		return g.mayEnter(f, n, piece)
	case VerbLeave:
		return g.mayLeave(f, n, c.N[0], c.N[1])
	case VerbOpen:
		return g.mayOpen(f, n, piece)
	case VerbLadder:
		return g.mayClimb(f, n, piece)
	case VerbPetard:
		return g.mayPetard(f, n, piece)
	case VerbIgnite, VerbFight:
		return g.mayBurn(f, n, piece, c.Verb == VerbFight)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// doDeed carries such a thing out.
//
// Case 7.1.
func (g *State) doDeed(f *engine.Frame, n companyNo, c engine.Choice, t *engine.Turn) {
	switch piece := g.pieceOf(c.On); c.Verb {
	case VerbShoot:
		if m := g.companyOf(c.On); m != noCompany {
			g.shoot(n, m, t)
		} else {
			g.breakGate(n, piece)
		}
	case VerbDismount:
		g.dismount(n, t)
	case VerbMount:
		g.mount(n, t)
	case VerbLimber, VerbUnlimber:
		g.limber(n, c.Verb == VerbLimber, t)
	case VerbReload:
		g.reload(n, t)
	case VerbTurn:
		g.turnGun(n, c.N[0], t)
	case VerbMan:
		g.man(n, t)
	case VerbEnter:
		if g.lookFor(n, false, t); g.holds(piece) == noCompany { // nobody is found at the door
			g.enterHouse(f, n, piece, t)
		}
	case VerbLeave:
		g.leaveHouse(f, n, c.N[0], c.N[1], t)
	case VerbOpen:
		g.openGate(piece, t)
		g.endAct(n)
	case VerbLadder:
		g.climb(n, piece, t)
	case VerbPetard:
		g.petard(n, piece)
	case VerbIgnite, VerbFight:
		g.burn(n, piece, c.Verb == VerbFight)
	}
}

// fitsDeed reports whether the numbers of such a choice are such as its verb has.
func fitsDeed(c engine.Choice) bool {
	n := c.N
	switch c.Verb {
	case VerbTurn:
		return n[0] >= 0 && n[0] < 3600 && n[1] == 0 && n[2] == 0
	case VerbLeave:
		return n[0] >= 0 && n[0] < int32(len(sides)) && n[1] >= 1 && n[2] == 0
	}
	return n == [3]int32{}
}

// mayIndoors refuses what a company cannot do in a building, and a Gun at all.
//
// Cases 16.3, 16.6, 17.1. Rulings R44, R232, R233.
func (g *State) mayIndoors(c *company, v engine.Verb) engine.Illegal {
	moves := v >= VerbAhead && v <= VerbWheelRight
	switch {
	case c.inside != 0 && v >= VerbAhead && v <= VerbCombine:
		return no(whyIndoors)
	case c.gun == 0:
	case moves && c.has(markTeam) && !c.has(markLimbered):
		return no(whyLimberFirst)
	case !moves && v >= VerbFaceLeft && v <= VerbCombine:
		return no(whyGunActs)
	}
	return engine.Illegal{}
}

// offerDeeds offers them.
//
// Case 7.1.
func (g *State) offerDeeds(f *engine.Frame, n companyNo, o *engine.Offer) {
	if o.Wants(VerbShoot) && g.isArmed(&g.companies[n]) {
		b, far := g.block(&g.companies[n]), g.reach(&g.companies[n])
		for m := range g.each(foe(n.seat())) {
			if b.Far(g.block(&g.companies[m]), far) {
				continue
			}
			if o.Drafts() || g.canShoot(f, n, m) {
				o.Plain(VerbShoot, m.object(), engine.NoObject, "10.1")
			}
		}
	}
	if f.Code&didPounce != 0 {
		return // it charges or shoots, and no more. Case 14.4
	}
	c := &g.companies[n]
	for _, v := range wholeDeeds {
		if f.Code&didBegin != 0 || !o.Wants(v) {
			continue
		}
		bound := g.mayUncolumn(n, engine.Choice{Verb: v})
		if ill := g.mayDeed(f, n, engine.Choice{Verb: v}); ill.OK() && bound.OK() {
			o.Plain(v, engine.NoObject, engine.NoObject, verbs[v].Rule)
		}
	}
	if c.gun != 0 && f.Code&didBegin == 0 && o.Wants(VerbTurn) {
		g.offerTurn(f, n, o)
	}
	g.offerPieces(f, n, o)
	if c.inside == 0 {
		return
	}
	just := func(n int32) engine.Span { return engine.Span{Min: n, Max: n, Step: 1} }
	for side := range int32(len(sides)) {
		for files := int32(1); files <= int32(c.squadrons); files++ {
			if ill := g.mayLeave(f, n, side, files); ill.OK() {
				o.Add(engine.Option{Verb: VerbLeave, Span: [3]engine.Span{just(side), just(files)}, Rule: "17.1"})
			}
		}
	}
}

// wholeDeeds are those that name nothing and take a whole action: no company does them that has begun
// to move.
var wholeDeeds = [...]engine.Verb{VerbDismount, VerbMount, VerbLimber, VerbUnlimber, VerbReload, VerbMan}

// canShoot reports whether a company may shoot at another.
//
// Case 10.1.
func (g *State) canShoot(f *engine.Frame, n, m companyNo) bool {
	ill := g.mayShoot(f, n, m)
	return ill.OK()
}

// offerPieces offers what a company may do to buildings and works.
//
// Cases 17.1, 20.2, 20.3, 20.6, 23.1, 23.2, 23.3.
func (g *State) offerPieces(f *engine.Frame, n companyNo, o *engine.Offer) {
	b := g.block(&g.companies[n])
	near := around(b.At, b.Extent()+2*contact)
	for i := range g.ground.pieces[:g.ground.many] {
		var some []engine.Verb
		switch of := g.ground.pieces[i].ground; {
		case of == Gate: // which is shot at from afar
			some = gateDeeds
		case of != Building && of != Parapet || !g.ground.boxes[i].meets(near):
			continue
		case of == Building:
			some = buildingDeeds
		default:
			some = parapetDeeds
		}
		g.offerPiece(f, n, i, some, o)
	}
}

// offerPiece offers what a company may do of some things to one of them. If it does not touch the piece, where
// it would have to, it may do none of the others.
//
// Cases 17.1, 20.2, 20.3, 20.6, 23.1, 23.2, 23.3.
func (g *State) offerPiece(f *engine.Frame, n companyNo, i int, some []engine.Verb, o *engine.Offer) {
	for _, v := range some {
		if !o.Wants(v) {
			continue
		}
		ill := g.mayDeed(f, n, engine.Choice{Verb: v, On: pieceObject(i)})
		if ill.Why == whyNotThere {
			return
		}
		if bound := g.mayUncolumn(n, engine.Choice{Verb: v}); ill.OK() && bound.OK() {
			o.Plain(v, pieceObject(i), engine.NoObject, verbs[v].Rule)
		}
	}
}

// What can be done to pieces of the ground.
var (
	buildingDeeds = []engine.Verb{VerbEnter, VerbIgnite, VerbFight}
	gateDeeds     = []engine.Verb{VerbShoot, VerbOpen, VerbPetard}
	parapetDeeds  = []engine.Verb{VerbLadder}
)
