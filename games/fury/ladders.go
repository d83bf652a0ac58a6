package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// laddersBy returns ladders of its side that stand where a company touches a work, -1 for none.
//
// Case 20.3. Ruling R254.
func (g *State) laddersBy(n companyNo) int {
	b := g.block(&g.companies[n])
	for i := range g.objects {
		o := &g.objects[i]
		for k := range int(b.Bases) {
			if o.kind == kindLadders && o.owner == uint16(n.seat()) && plane.Distance(b.Base(k), g.stand(o)) <= contact {
				return i
			}
		}
	}
	return -1
}

// LaddersNear returns where those ladders of a seat stand that are nearest to a point; false if none stand at
// a wall.
//
// Case 20.3. Ruling R254.
func (g *State) LaddersNear(seat engine.Seat, at plane.Point) (place plane.Point, ok bool) {
	for i := range g.objects {
		o := &g.objects[i]
		if o.kind == kindLadders && o.owner == uint16(seat) && (!ok || o.at.Distance(at) < place.Distance(at)) {
			place, ok = o.at, true
		}
	}
	return place, ok
}

// mayClimb refuses to climb over a parapet: foot with ladders does, at the start of its
// segment, where it touches the parapet.
//
// Cases 20.2, 20.3. Rulings R252, R253, R254, R446.
func (g *State) mayClimb(f *engine.Frame, n companyNo, choice engine.Choice) engine.Illegal {
	i := g.pieceOf(choice.On)
	c := &g.companies[n]
	switch {
	case i < 0 || g.ground.pieces[i].ground != Parapet:
		return no(whyNoParapet)
	case g.arm(c) != Foot || c.gun != 0:
		return no(whyFootOnly)
	case c.inside != 0:
		return no(whyIndoors)
	case f.Code&didBegin != 0:
		return no(whyLadderStart)
	case !g.touches(n, i):
		return no(whyNotThere)
	case !c.has(markLadders) && g.laddersBy(n) < 0:
		return no(whyNoLadders)
	}
	if g.defender(n, i) == noCompany {
		if _, _, ok := g.climbed(n, i); !ok {
			return no(whyNoRoom)
		}
	}
	return engine.Illegal{}
}

// defender returns the enemy who occupies a parapet where a company touches it, the nearest if there are
// several, or else who leaves it no room behind that; noCompany if there is none.
//
// Cases 20.1, 20.4. Ruling R446.
func (g *State) defender(n companyNo, i int) (m companyNo) {
	m = noCompany
	b := g.block(&g.companies[n])
	least := rampart + contact + plane.Touch
	centre := b.Hull().Centre()
	for k := range g.each(foe(n.seat())) {
		if g.mans(k, i) && g.isCut(i, centre, g.block(&g.companies[k]).Hull().Centre()) {
			if gap := b.Apart(g.block(&g.companies[k])); gap <= least {
				m, least = k, gap-1
			}
		}
	}
	if m == noCompany {
		_, m, _ = g.climbed(n, i)
	}
	return m
}

// climbed returns a company on the other side of a parapet: straight over the nearest point of it, as near to
// it as there is room for all of it, as wide as it stands or else narrower. ok is false if there is none; m
// is then the enemy who leaves it no room right behind the parapet, if one does.
//
// Cases 20.3, 20.4. Rulings R255, R446.
func (g *State) climbed(n companyNo, i int) (over company, m companyNo, ok bool) {
	c := g.companies[n]
	from := g.block(&c).Hull().Centre()
	at, foot, beyond := g.acrossFrom(i, from)
	for c.set(markFormed|markTight, false); beyond && c.files > 0; c.files-- {
		if over, m, ok = g.comesDown(n, &c, at, foot); ok || m != noCompany {
			return over, m, ok
		}
	}
	return g.companies[n], noCompany, false
}

// comesDown is climbed for a company so wide, from a point of the parapet to one right behind it and on. It passes no
// enemy.
//
// Cases 20.3, 20.4. Ruling R446.
func (g *State) comesDown(n companyNo, c *company, at, foot plane.Point) (over company, m companyNo, ok bool) {
	m = noCompany
	behind := false // there would be room but for others
	for far := climbStep; far < mostClimb; far += climbStep {
		over = g.about(*c, at.Go(at.Bearing(foot), far))
		if m == noCompany {
			m = g.inTheWay(n.seat(), foot, &over)
		}
		b := g.block(&over)
		switch {
		case !g.lies(&over, b) || !g.isOpenTo(&over, Barred, foot, b):
		case m != noCompany && behind:
			return over, noCompany, false
		case m != noCompany:
			return over, m, false
		case g.hasRoomAs(n, &over) && !g.meetsWagon(b):
			return over, noCompany, true
		default:
			behind = true
		}
	}
	return over, noCompany, false
}

// inTheWay returns an enemy of a seat, and no router, who stands where a company would, on the same side of
// all walls as a point; noCompany if there is none.
//
// Cases 20.4, 21.3. Rulings R446, R471.
func (g *State) inTheWay(seat engine.Seat, side plane.Point, as *company) companyNo {
	b := g.block(as)
	for m := range g.each(foe(seat)) {
		if c := &g.companies[m]; !c.has(markRouting) && b.Overlap(g.block(c)) && !g.isShut(as, side, g.block(c).Hull().Centre()) {
			return m
		}
	}
	return noCompany
}

// How far over a parapet a company is looked for room, and in what steps.
//
// Ruling R446.
const (
	mostClimb = 10 * Inch
	climbStep = Inch / 20
)

// climb takes a company over a parapet, or has it fight the defender there. A Gun fights nobody hand to hand: its crew
// routs. Its ladders stay where they stand.
//
// Cases 16.8, 20.2, 20.3, 20.4. Rulings R254, R255, R624.
func (g *State) climb(_ *engine.Frame, n companyNo, choice engine.Choice, t *engine.Turn) {
	i := g.pieceOf(choice.On)
	g.endAct(n)
	for m := g.defender(n, i); m != noCompany; m = g.defender(n, i) {
		if g.companies[m].gun == 0 {
			g.assault(n, m, t)
			return
		}
		t.Tell(engine.Event{Kind: KindAssaults, Rule: "20.4", About: n.object(), On: m.object()})
		g.overrun(m, n, t)
	}
	g.goAcross(n, i, t)
}

// goAcross stands a company on the other side of a parapet, if there is room.
//
// Cases 20.2, 20.3, 20.4. Rulings R254, R255.
func (g *State) goAcross(n companyNo, i int, t *engine.Turn) {
	c := &g.companies[n]
	over, _, ok := g.climbed(n, i)
	if !ok {
		return
	}
	at, _, _ := g.acrossFrom(i, g.block(c).Hull().Centre())
	if k := g.freeObject(); k >= 0 && g.laddersBy(n) < 0 {
		g.setObject(k, object{at: at, kind: kindLadders, owner: uint16(n.seat())})
	}
	over.set(markLadders, false)
	*c = over
	t.Tell(engine.Event{Kind: KindClimbs, Rule: "20.3", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
}
