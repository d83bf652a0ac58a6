package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// A door is how a company comes out of its building to charge: 1 more than four times the side, and one
// squadron less than it is wide; 0: it is in none.
//
// Cases 11.3, 17.1. Ruling R608.
type door uint8

// doorOf returns the door on a side of a building for a company so many squadrons wide.
func doorOf(side int, files uint8) door { return door(1 + 4*side + int(files) - 1) }

// sallied returns a company that has come out of its building by a door, and what that costs; as it is if it
// is in none.
//
// Cases 8.4, 17.1. Rulings R437, R608.
func (g *State) sallied(c company, by door) (out company, toll Length) {
	if by == 0 || c.inside == 0 || int(by) > 4*len(sides) {
		return c, 0
	}
	toll = g.threshold(int(c.inside) - 1)
	return g.outside(c, int(by-1)/4, min(uint8(by-1)%4+1, c.squadrons), false), toll
}

// sally takes a charger out of its building.
//
// Cases 11.3, 17.1. Ruling R608.
func (g *State) sally(n companyNo, by door, t *engine.Turn) {
	c := &g.companies[n]
	if i := int(c.inside) - 1; i >= 0 && by != 0 {
		*c, _ = g.sallied(*c, by)
		t.Tell(engine.Event{Kind: KindLeaves, Rule: "17.1", About: n.object(), On: pieceObject(i), With: g.kindOf(i)})
	}
}

// sallyTo is wayWithin for a charger in a building: it comes out by the side that is turned most to its target, or
// the next that has room and is not within 2 inches of other enemies, as wide as it can, for what leaving costs.
//
// Cases 8.5, 11.2, 17.1. Ruling R608.
func (g *State) sallyTo(n, m companyNo, on face, reach Length) (ch charge, ill engine.Illegal) {
	c := &g.companies[n]
	house := g.block(c).Hull()
	reach -= g.threshold(int(c.inside) - 1)
	ill = no(whyNoWay)
	for _, side := range sidesToward(house, house.Centre().Bearing(g.block(&g.companies[m]).Hull().Centre())) {
		for files := c.squadrons; files >= 1; files-- {
			by := doorOf(side, files)
			out, _ := g.sallied(*c, by)
			if !g.hasPlace(n, &out) || g.isBeset(n, m, &out) {
				continue
			}
			way, why := g.wayFrom(&out, n, m, on, reach)
			if way.door = by; why.OK() {
				return way, why
			}
			if ill.Why == whyNoWay {
				ill = why
			}
		}
	}
	return ch, ill
}

// isBeset reports whether a charger that stands so is within 2 inches of an enemy who does not stand so near to
// its target.
//
// Cases 8.5, 11.2. Ruling R608.
func (g *State) isBeset(n, target companyNo, as *company) bool {
	b, apart := g.block(as), g.length(NumApart)
	for k := range g.each(foe(n.seat())) {
		o := g.block(&g.companies[k])
		if k == target || g.companies[k].has(markRouting) || g.block(&g.companies[target]).Within(o, apart) {
			continue
		}
		if near := apart - hair - 1; b.Within(o, near) && !g.isWalled(b, o, near) {
			return true
		}
	}
	return false
}

// reactTo asks the target of a charge whether it shoots at its charger. One that comes out of a building is
// shot at on its way, and not within.
//
// Cases 11.4, 17.1. Ruling R608.
func (g *State) reactTo(charger, target companyNo, way charge) {
	was := g.companies[charger]
	l := g.chargeLeg(&was, way)
	g.companies[charger], _ = g.sallied(was, way.door)
	g.react(target, charger, &l)
	g.companies[charger] = was
}

// aimAtCharge returns how the target of a charge that goes on shoots at its charger.
//
// Cases 11.4, 17.1. Ruling R608.
func (g *State) aimAtCharge(target, charger companyNo, way charge) (a aim) {
	was := g.companies[charger]
	l := g.chargeLeg(&was, way)
	g.companies[charger], _ = g.sallied(was, way.door)
	a = g.aimAlong(target, charger, &l)
	g.companies[charger] = was
	return a
}
