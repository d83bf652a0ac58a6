package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// boatLength is how long a boat is; it is as wide as a base.
//
// Case 21.1. Ruling R469.
const boatLength = 3 * Inch

// boatBlock returns a boat as a block, placed by the middle of its bow.
//
// Case 21.1. Ruling R469.
func (g *State) boatBlock(at plane.Point, facing plane.Heading) plane.Block {
	return plane.Base{At: at, Heading: facing, Length: boatLength, Width: g.length(NumBase)}.Block()
}

// boatRate returns how far a boat goes in a turn: 5 inches with the current or the tide, which run north, 3
// against it, 4 across it or where there is none, by the way that it heads.
//
// Case 21.2. Rulings R259, R470.
func (g *State) boatRate(facing plane.Heading) Length {
	sc := g.played()
	north := plane.Heading(0)
	switch {
	case sc == nil || sc.Plan.Water != Sea && sc.Plan.Water != RiverBlocked:
		return g.length(NumBoatStill)
	case north.Off(facing) <= 45*plane.Degree:
		return g.length(NumBoatDown)
	case north.Opposite().Off(facing) <= 45*plane.Degree:
		return g.length(NumBoatUp)
	}
	return g.length(NumBoatStill)
}

// boatCost returns what a ground does to a boat: it goes on water, under bridges and over fords, and a pier
// and a chain bar it.
//
// Cases 21.2, 27.7. Ruling R674.
func boatCost(of Ground) Cost {
	switch {
	case of == Chain:
		return Barred
	case of == Water || of == Ford || of == Bridge || of.IsHill() || of.IsLine():
		return Free
	}
	return Barred
}

// floats reports whether all of a boat lies on water.
//
// Case 21.2.
func (g *State) floats(b plane.Block) bool {
	hull := b.Hull()
	for _, p := range hull.Corners() {
		if !g.isWater(p) {
			return false
		}
	}
	return g.isWater(hull.Centre())
}

// isWater reports whether a point lies on water or on its edge.
func (g *State) isWater(p plane.Point) bool {
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Water && g.ground.area(i).Has(p) {
			return true
		}
	}
	return false
}

// floatsAlong reports whether a boat is afloat all along a leg, looked at in 64 places.
//
// Case 21.2. Ruling R469.
func (g *State) floatsAlong(l *leg) bool {
	for part := plane.Time(1); part <= bridgeParts; part++ {
		if !g.floats(l.At(plane.Whole * part / bridgeParts)) {
			return false
		}
	}
	return true
}

// How near to the shore a bow is that is beached, and how far up men look for room to land, in
// steps.
//
// Case 21.3. Ruling R471.
const (
	beached = 60
	ashore  = 3 * Inch
	step10  = 10
)

// isBeached reports whether a boat lies with its bow at a pier or on a beach, or on any shore of a board
// that has neither.
//
// Cases 21.2, 21.3. Rulings R471, R674.
func (g *State) isBeached(at plane.Point, facing plane.Heading) bool {
	landing := false
	for i := range int(g.ground.many) {
		of := g.ground.pieces[i].ground
		landing = landing || of == Beach || of == Pier
	}
	for far := Length(step10); far <= beached; far += step10 {
		p := at.Go(facing, far)
		on, _ := g.ground.under(p, true)
		if !g.ground.isOn(p) || on != Pier && g.isWater(p) {
			continue
		}
		return !landing || on == Beach || on == Pier
	}
	return false
}

// landed returns a company as it stands before the bow of its boat, so many squadrons wide and loose, as near
// as it has room; or why it has none.
//
// Cases 8.5, 8.9, 21.3. Rulings R260, R471.
func (g *State) landed(n companyNo, files int32) (as company, ill engine.Illegal) {
	as = g.companies[n]
	bow := as.at
	as.set(markAfloat|markFormed|markTight|markLoaded, false)
	if as.gun == 0 {
		as.files = uint8(files)
	}
	depth := g.block(&as).Depth()
	ill = no(whyNoRoom)
	for far := Length(step10); far <= ashore; far += step10 {
		if as.at = bow.Go(as.facing, far+depth); g.inTheWay(n.seat(), bow, &as) != noCompany {
			break
		}
		switch why := g.mayStandSo(n, &as); {
		case why.OK():
			return as, why
		case why.Why != whyNoRoom:
			ill = why
		}
	}
	return as, ill
}

// mayLand refuses to leave a boat: it takes the whole segment, and the boat has to be beached
// when it starts.
//
// Case 21.3. Rulings R260, R471.
func (g *State) mayLand(f *engine.Frame, n companyNo, files int32) engine.Illegal {
	c := &g.companies[n]
	switch {
	case !c.has(markAfloat):
		return no(whyAshore)
	case files < 1 || files > int32(c.squadrons) || c.gun != 0 && files != 1:
		return no(whyFiles, int32(c.squadrons))
	case f.Code&didBegin != 0:
		return no(whyBoatFirst)
	case !g.isBeached(c.at, c.facing):
		return no(whyNotBeached)
	case g.freeObject() < 0:
		return no(whyHerds)
	}
	_, ill := g.landed(n, files)
	return ill
}

// land brings a company ashore. Its boat stays where it is; a Gun has to be loaded again. It does not shoot
// this turn.
//
// Cases 8.9, 21.3, 21.6. Rulings R260, R614.
func (g *State) land(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	files := choice.N[0]
	c := &g.companies[n]
	as, _ := g.landed(n, files)
	g.setObject(g.freeObject(), object{at: c.at, kind: kindBoat, owner: uint16(n.seat()), spent: uint16(c.facing / plane.Heading(tenth))})
	*c = as
	c.set(markLanded, true)
	t.Tell(engine.Event{Kind: KindLands, Rule: "21.3", About: n.object()})
	g.endAct(n)
}

// mayBoard refuses to take to a boat: a company of two squadrons at most, or a Gun that is no
// Culverin with its crew, that touches it as its segment starts.
//
// Cases 21.1, 21.3. Rulings R3, R260, R262.
func (g *State) mayBoard(f *engine.Frame, n companyNo, i int) engine.Illegal {
	c := &g.companies[n]
	switch {
	case i < 0 || g.objects[i].kind != kindBoat:
		return no(whyNoBoat)
	case f.Code&didBegin != 0:
		return no(whyBoatFirst)
	case int(c.squadrons) > g.number(NumBoat):
		return no(whyBoatFull, int32(g.number(NumBoat)))
	case c.gun != 0 && (!g.tables.Guns[c.gun].Afloat || c.has(markLimbered) || c.has(markTeam)):
		return no(whyHeavy)
	}
	o := &g.objects[i]
	b := g.boatBlock(o.at, heading(int32(o.spent)))
	if is := g.block(c); !is.Within(b, beached) || !g.isOpenWithin(c, Barred, is, b, beached) {
		return no(whyNoBoatHere)
	}
	for m := range companyNo(len(g.companies)) {
		if m != n && g.companies[m].isOut() && g.block(&g.companies[m]).Overlap(b) {
			return no(whyNoRoom)
		}
	}
	return engine.Illegal{}
}

// embark takes a company into a boat. It is loose from then on.
//
// Cases 8.9, 21.3. Ruling R260.
func (g *State) embark(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	i := g.objectNo(choice.On)
	c, o := &g.companies[n], &g.objects[i]
	c.at, c.facing = o.at, heading(int32(o.spent))
	c.set(markFormed|markTight|markLoaded, false)
	c.set(markAfloat, true)
	g.setObject(i, object{})
	t.Tell(engine.Event{Kind: KindBoards, Rule: "21.3", About: n.object()})
	g.endAct(n)
}

// mayAfloat refuses what no company in a boat does: all but to move, to land and to rally.
//
// Cases 21.2, 21.3, 21.5. Rulings R144, R469.
func mayAfloat(c *company, v engine.Verb) engine.Illegal {
	if !c.has(markAfloat) {
		return engine.Illegal{}
	}
	switch {
	case rowOf(v).marks.has(verbAfloat):
		return engine.Illegal{}
	case v == VerbShoot:
		return no(whyNoShotAfloat)
	}
	return no(whyAfloat)
}

// swamps reports whether a shot capsizes a company's boat with all aboard: a lost squadron does, and any starred
// result of a Gun.
//
// Case 21.4. Rulings R133, R261.
func (g *State) swamps(m, by companyNo, r ShotResult) bool {
	return g.companies[m].has(markAfloat) && (r.Shot == ShotLoseSquadron || r.Officer && by != noCompany && g.companies[by].gun != 0)
}

// sink loses a company in a boat that capsizes.
//
// Case 21.4.
func (g *State) sink(m companyNo, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindSinks, Rule: "21.4", About: m.object()})
	g.remove(m, t)
}

// offerBoats offers to land, and to take to boats.
//
// Case 21.3.
func (g *State) offerBoats(f *engine.Frame, n companyNo, o *engine.Offer) {
	if c := &g.companies[n]; c.engaged() || c.inside != 0 || f.Code&didPounce != 0 {
		return
	}
	for files := int32(1); g.companies[n].has(markAfloat) && files <= int32(g.companies[n].squadrons); files++ {
		if ill := g.mayLand(f, n, files); ill.OK() {
			o.Add(engine.Option{Verb: VerbLand, Rule: "21.3", Span: [3]engine.Span{{Min: files, Max: files, Step: 1}}})
		}
	}
	some := g.goods
	for i := some.next(); i >= 0; i = some.next() {
		if g.objects[i].kind == kindBoat && !g.companies[n].has(markAfloat) {
			if ill := g.mayBoard(f, n, i); ill.OK() {
				o.Plain(VerbBoard, objectAt(i), engine.NoObject, "21.3")
			}
		}
	}
}

// mayBoats refuses to land or to take to a boat.
//
// Case 21.3.
func (g *State) mayBoats(f *engine.Frame, n companyNo, c engine.Choice) engine.Illegal {
	switch {
	case c.With != engine.NoObject || c.N[1] != 0 || c.N[2] != 0,
		c.Verb == VerbLand && c.On != engine.NoObject, c.Verb == VerbBoard && c.N[0] != 0:
		return engine.Illegal{Why: engine.NotOpen}
	case g.companies[n].engaged():
		return no(whyFights)
	case f.Code&didPounce != 0:
		return no(whyPounce)
	case c.Verb == VerbLand:
		return g.mayLand(f, n, c.N[0])
	case g.companies[n].has(markAfloat) || g.companies[n].inside != 0:
		return no(whyAfloat)
	}
	return g.mayBoard(f, n, g.objectNo(c.On))
}
