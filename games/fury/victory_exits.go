package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// isExit reports whether leaving the board by an edge counts for a goal of the side.
//
// Cases 19.1, 25.6, 27.10. Rulings R94, R594.
func (g *State) isExit(seat engine.Seat, e Edge) bool {
	sc := g.played()
	if sc == nil {
		return false
	}
	for _, goal := range sc.Goals {
		switch goal.Want {
		case WantWagonsOff, WantHerdsOff, WantPrisonersOff, WantBootyOff, WantSquadronsOff, WantShareOff, WantGunsOff, WantAllOff:
			if goal.Seat == seat && (goal.Edge == AnyEdge || goal.Edge == e) {
				return true
			}
		}
	}
	return false
}

// edgeAhead returns the edge that a company would cross next: the one that its front is turned to by 45
// degrees or less, and how far the nearer corner of its front is from it.
//
// Ruling R509.
func (g *State) edgeAhead(c *company) (Edge, Length) {
	facing := c.facing
	edge := [4]Edge{NorthEdge, EastEdge, SouthEdge, WestEdge}[(int(facing)+45*int(plane.Degree))/(90*int(plane.Degree))%4]
	corners := g.block(c).Hull().Corners()
	least := mostBoard
	for _, p := range corners {
		least = min(least, g.fromEdge(edge, p))
	}
	return edge, least
}

// toEdge returns the leg by which a company goes straight on to the edge that it faces, of no length if it is
// there.
//
// Case 19.1. Rulings R509, R617.
func (g *State) toEdge(n companyNo, left Length) engine.Choice {
	c := &g.companies[n]
	low, high := Length(0), 2*left+1 // aslant at 45 degrees it is farther than from the front to the edge
	var l leg
	for high-low > 1 {
		mid := low + (high-low)/2
		if g.slide(&l, c, mid, 0); !g.isOnTable(l.End()) || g.leavesTable(&l) {
			high = mid
		} else {
			low = mid
		}
	}
	return engine.Choice{Seat: n.seat(), Verb: VerbAhead, About: n.object(), N: [3]int32{low}}
}

// mayExit refuses to leave the board: a company does so when what is left of its move leads
// its front to the edge that it faces, and the leg that leads it there is lawful. Routers do not, Guns only in
// the campaign, limbered, and no company with its Colonel where Colonels have to stay.
//
// Cases 8.4, 8.5, 19.1, 26.6. Rulings R94, R509, R617.
func (g *State) mayExit(f *engine.Frame, n companyNo, _ engine.Choice) engine.Illegal {
	c := &g.companies[n]
	edge, far := g.edgeAhead(c)
	sc := g.played()
	switch {
	case sc == nil || c.gun != 0 && !(g.isOnField() && c.has(markLimbered)):
		return no(whyLeaves)
	case c.inside != 0:
		return no(whyIndoors)
	case far > g.left(f, c):
		return no(whyEdgeFar, int32(far))
	case sc.Special&ColonelsStay != 0 && g.sides[n.seat()].with == n:
		return no(whyColonelStays)
	case !g.getsAway(n, edge) && g.isBoundToRoad(n.seat()):
		return no(whyColumn)
	}
	if leg := g.toEdge(n, g.left(f, c)); leg.N[0] > 0 {
		return g.mayGo(f, n, leg)
	}
	return engine.Illegal{}
}

// exit has a company go to the edge that it faces, and off the board if nothing stops it on the way.
//
// Cases 14.4, 19.1. Ruling R617.
func (g *State) exit(_ *engine.Frame, n companyNo, _ engine.Choice, t *engine.Turn) {
	leg := g.toEdge(n, g.left(g.flow.Top(), &g.companies[n]))
	if leg.N[0] == 0 {
		g.depart(n, t)
		return
	}
	g.setOut(g.flow.Top(), n, leg, t)
	g.flow.Top().Code = legExit
}

// getsAway reports whether a company that leaves by an edge counts for a goal of its side: where that
// exits by the road, so must it.
//
// Cases 19.1, 26.2. Rulings R94, R562.
func (g *State) getsAway(n companyNo, e Edge) bool {
	return g.isExit(n.seat(), e) && (!g.played().Sides[n.seat()].ByRoad || g.isOnRoad(&g.companies[n]))
}

// depart takes a company off the board: by an edge of its goals it has got away, by another its
// squadrons are lost, and in the campaign those who led them. Its segment is over as any other: what it has taken along
// moves no more, and its Colonel may move who stays.
//
// Cases 6.6, 19.1, 19.2, 22.1, 29.15. Rulings R34, R94, R263, R296, R545.
func (g *State) depart(n companyNo, t *engine.Turn) {
	c, s := &g.companies[n], &g.sides[n.seat()]
	edge, _ := g.edgeAhead(c)
	away := g.getsAway(n, edge)
	t.Tell(engine.Event{Kind: KindExits, Rule: "19.1", About: n.object(), On: engine.Thing(classEdge, int(edge)), N: [4]int32{engine.Truth(away)}})
	switch {
	case away && c.gun != 0:
		s.gone[goneGuns]++
		g.cross(c)
	case away:
		s.gone[goneSquadrons] += c.squadrons
		g.cross(c)
	default:
		g.score(n, int(c.squadrons))
		g.strand(n, t)
	}
	if s.with == n {
		s.with, s.colonel = noCompany, 0
	}
	g.endAct(n)
	g.vacate(n)
}

// strand has the officers of a company that is lost to the campaign, as it left a board by a wrong edge, lost with it.
//
// Cases 29.6, 29.15. Ruling R545.
func (g *State) strand(n companyNo, t *engine.Turn) {
	if !g.isOnField() {
		return
	}
	g.bury(g.companies[n].captain)
	if s := &g.sides[n.seat()]; s.with == n && s.colonel != 0 {
		g.fallen(n.seat(), t)
	}
}

// isCaptive reports whether prisoners count for the goals of a side: they are not its own men who are free again,
// unless its goal is to free them.
//
// Cases 26.5, 27.10. Ruling R640.
func (g *State) isCaptive(o *object, seat engine.Seat) bool {
	return o.from != uint8(seat) || g.played().Special&HiddenPrisoners != 0
}

// carryOff takes an object off the board by an edge: it counts for its owner's goals if that
// is one of theirs, and is gone in any case.
//
// Cases 19.1, 22.1, 27.10. Rulings R296, R551, R640.
func (g *State) carryOff(i int, edge Edge, t *engine.Turn) {
	o := &g.objects[i]
	seat := engine.Seat(o.owner)
	away := g.isExit(seat, edge)
	t.Tell(engine.Event{Kind: KindCarried, Rule: "22.1", About: engine.Thing(classObject, i+1), On: engine.Thing(classEdge, int(edge)),
		N: [4]int32{int32(seat), int32(o.kind), engine.Truth(away)}})
	gone := &g.sides[seat].gone
	switch {
	case !away:
	case o.kind == kindPrisoners && !g.isCaptive(o, seat):
		g.cross(&company{troop: o.men, squadrons: 1})
	case o.kind >= kindGun:
		gone[goneGuns]++
	case o.kind <= kindWagon:
		gone[[...]int{kindHerd: goneHerds, kindPrisoners: gonePrisoners, kindWagon: goneWagons}[o.kind]]++
	}
	g.setObject(i, object{})
}
