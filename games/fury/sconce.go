package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// intruder returns the enemy in a sconce nearest to a company in it who does not rout, noCompany if there is
// none.
//
// Case 20.7.
func (g *State) intruder(n companyNo, sconce int) companyNo {
	nearest, least := noCompany, int32(0)
	b := g.block(&g.companies[n])
	for m := range g.each(foe(n.seat())) {
		o := g.block(&g.companies[m])
		if g.companies[m].has(markRouting) || g.sconceAt(o.Hull().Centre()) != sconce {
			continue
		}
		if apart := b.Apart(o); nearest == noCompany || apart < least {
			nearest, least = m, apart
		}
	}
	return nearest
}

// isTrapped reports whether routers are in a sconce with an enemy in it.
//
// Case 20.7. Ruling R210.
func (g *State) isTrapped(n companyNo) bool {
	sconce := g.sconceAt(g.block(&g.companies[n]).Hull().Centre())
	return sconce >= 0 && g.intruder(n, sconce) != noCompany
}

// huddle has routers in a sconce go to its middle. If an enemy is inside they surrender to
// him; Fanatical troops halt and rally instead. It reports whether they are in a sconce at all.
//
// Cases 5.7, 20.7. Ruling R210.
func (g *State) huddle(n companyNo, t *engine.Turn) bool {
	c := &g.companies[n]
	sconce := g.sconceAt(g.block(c).Hull().Centre())
	if sconce < 0 {
		return false
	}
	switch m := g.intruder(n, sconce); {
	case m == noCompany:
		gone := g.toMiddle(n, sconce)
		t.Tell(engine.Event{Kind: KindFlees, Rule: "20.7", About: n.object(), N: [4]int32{gone}})
	case g.nature(n).Has(Fanatical):
		c.set(markRetired, true)
		g.rally(n, "5.7", t)
	default:
		g.surrender(n, m.seat(), "20.7", t)
	}
	return true
}

// middleParts is in how many places on its way to the middle of a sconce a company is looked
// at that finds no room there.
//
// Ruling R423.
const middleParts = 16

// toMiddle stands a company in the middle of a sconce, or as near to it as there is room on the
// straight way there, and returns how far it has gone.
//
// Case 20.7. Ruling R423.
func (g *State) toMiddle(n companyNo, sconce int) Length {
	after, gone := g.inMiddle(n, sconce)
	g.companies[n] = after
	return gone
}

// inMiddle returns a company as toMiddle stands it, and how far it has gone.
//
// Case 20.7. Ruling R423.
func (g *State) inMiddle(n companyNo, sconce int) (company, Length) {
	c := g.companies[n]
	from := g.block(&c).Hull().Centre()
	way := middle(g.ground.area(sconce)).From(from)
	for part := int32(middleParts); part > 0; part-- {
		step := way.Part(part, middleParts)
		if after := g.about(c, from.Add(step)); g.hasPlace(n, &after) {
			return after, step.Length()
		}
	}
	return c, 0
}

// isInWalls reports whether some bases lie wholly within a sconce. Those who are pressed against its parapet, as far
// as bodies are that touch, do.
//
// Case 27.6. Ruling R313.
func (g *State) isInWalls(b plane.Block, sconce int) bool {
	const most = plane.Touch + hair
	for k := range int(b.Bases) {
		base := b.Base(k)
		base.At = base.At.Go(base.Heading.Opposite(), most)
		base.Length, base.Width = base.Length-2*most, base.Width-2*most
		for _, c := range base.Corners() {
			if !g.ground.area(sconce).Has(c) {
				return false
			}
		}
	}
	return true
}
