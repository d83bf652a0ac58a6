package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayHide refuses to a company that sets up to lie in ambush there: it must be a place where it
// may set up, and one where it may lie, and no herd on it, which it would scatter.
//
// Cases 14.1, 14.2, 22.3, 25.6.
func (g *State) mayHide(seat engine.Seat, n companyNo, as *company) engine.Illegal {
	switch {
	case !g.sides[seat].has(sideLurks):
		return no(whyNoAmbushes)
	case !g.isInPlace(seat, as, g.block(as)):
		return g.noHere(whyZone)
	}
	if ill := g.mayCrowd(g.block(as)); !ill.OK() {
		return ill
	}
	return g.mayLie(n, as)
}

// hide lays a company that sets up in ambush. Only its side learns of it.
//
// Case 14.1. Ruling R221.
func (g *State) hide(n companyNo, as company, t *engine.Turn) {
	seat := n.seat()
	as.set(markOff, false)
	g.lay(n, as)
	t.TellApart(engine.Only(seat), engine.Event{Kind: KindHides, Rule: "14.1", On: engine.Thing(classTroop, int(as.troop)),
		N: [4]int32{as.at.X, as.at.Y}}, engine.Event{})
	g.awaits(seat)
}

// lairFor returns where a company that sets up may lie in ambush: the middle of the first wood or hill where
// it may, facing the enemy, or else the first place of those that are looked for.
//
// Cases 14.1, 14.2.
func (g *State) lairFor(seat engine.Seat, n companyNo, c company) (company, bool) {
	if !g.sides[seat].has(sideLurks) || g.hidden[seat][maxHidden-1].isOut() {
		return c, false
	}
	c.facing = plane.Heading(0)
	if seat == SeatB {
		c.facing = c.facing.Opposite()
	}
	for i := range int(g.ground.many) {
		if of := g.ground.pieces[i].ground; !g.tables.Grounds[of].Hides || of == Building {
			continue
		}
		c.at = middle(g.ground.area(i))
		if ill := g.mayHide(seat, n, &c); ill.OK() {
			return c, true
		}
	}
	return g.firstSpot(seat, n, c, VerbHide, wideStep)
}
