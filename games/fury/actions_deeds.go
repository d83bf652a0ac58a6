package fury

import "github.com/weathergage/weathergage/engine"

// mayIndoors refuses what a company cannot do in a building, and a Gun at all.
//
// Cases 16.3, 16.6, 17.1. Rulings R44, R232, R233.
func mayIndoors(c *company, v *verb) engine.Illegal {
	moves, turns := v.marks.has(verbLeg), v.marks.has(verbShape)
	switch {
	case c.inside != 0 && (moves || turns):
		return no(whyIndoors)
	case c.gun == 0:
	case moves && c.has(markTeam) && !c.has(markLimbered):
		return no(whyLimberFirst)
	case turns:
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
		if ill := verbs[v].may(g, f, n, engine.Choice{Verb: v}); ill.OK() && bound.OK() {
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
		ill := verbs[v].may(g, f, n, engine.Choice{Verb: v, On: pieceObject(i)})
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
