package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// mayHide refuses to a company that sets up to lie in ambush there: it must be a place where it
// may set up, and one where it may lie.
//
// Cases 14.1, 14.2, 25.6.
func (g *State) mayHide(seat engine.Seat, n companyNo, as *company) engine.Illegal {
	switch {
	case !g.sides[seat].has(sideLurks):
		return no(whyNoAmbushes)
	case !g.inZone(g.placeOf(seat, as), g.block(as)):
		return no(whyZone)
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

// offerHiding offers a company that sets up a place to lie in ambush, and all others as far as
// they are.
//
// Case 14.1.
func (g *State) offerHiding(seat engine.Seat, n companyNo, c company, shape engine.Object, anywhere [3]engine.Span, o *engine.Offer) {
	lair, ok := g.lairFor(seat, n, c)
	if !ok || !o.Wants(VerbHide) {
		return
	}
	just := func(unit engine.Unit, n int32) engine.Span { return engine.Span{Min: n, Max: n, Step: 1, Unit: unit} }
	exact := [3]engine.Span{just(engine.PointX, lair.at.X), just(engine.PointY, lair.at.Y), just(engine.Degree, int32(lair.facing)/int32(tenth))}
	o.Add(engine.Option{Verb: VerbHide, On: n.object(), With: shape, Span: exact, Rule: "14.1"})
	o.Add(engine.Option{Verb: VerbHide, On: n.object(), With: shape, Span: anywhere, Rule: "14.1"})
}

// lairFor is the first wood or hill in the middle of which a company may lie in ambush, facing the
// enemy.
//
// Cases 14.1, 14.2.
func (g *State) lairFor(seat engine.Seat, n companyNo, c company) (company, bool) {
	if !g.sides[seat].has(sideLurks) {
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
	return c, false
}
