package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A sky is how far people see.
//
// Case 15.1.
type sky uint8

// The skies.
const (
	skyDay sky = iota
	skyNight
	skyFog
)

// isDark reports whether it is night or fog lies on the field, which is all one to the law, and
// lasts.
//
// Case 15.1. Ruling R226.
func (g *State) isDark() bool { return g.sky != skyDay }

// gloom returns what the dark adds to the morale rolls of a company that is not Canny.
//
// Cases 5.1, 15.2. Rulings R5, R223.
func (g *State) gloom(n companyNo) int {
	if g.isDark() && !g.nature(n).Has(Canny) {
		return 1
	}
	return 0
}

// markers returns how many Terror markers a company has in all, of whatever kind. In the dark each has one
// more, before and after it divides or combines, which nobody can rally; a crew with its Gun has none.
//
// Cases 9.4, 15.3. Rulings R105, R106, R229.
func (g *State) markers(c *company) int {
	all := int(c.terror) + int(c.humiliated)
	if g.isDark() && c.gun == 0 {
		all++
	}
	return all
}

// darkSight is how far men see in the dark, roadSight whoever is on a road.
//
// Case 15.1. Ruling R224.
const (
	darkSight = 6 * Inch
	roadSight = 12 * Inch
)

// gropes dices for a company that goes straight on in the dark off roads and rivers, once in
// its segment: it may lose its way.
//
// Case 15.5. Rulings R225, R464.
func (g *State) gropes(c engine.Choice, t *engine.Turn) bool {
	n, f := g.companyOf(c.About), g.flow.At(g.flow.Depth()-2)
	if !g.isDark() || f.Code&didGrope != 0 || c.Verb > VerbDrift || g.isGuided(n) {
		return false
	}
	die := t.Roll(engine.Throw{Seat: n.seat(), Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "15.5", About: c.About})
	f.Code |= didGrope
	if way := straysOn(int(die[0])); way != 0 {
		f.Code |= way
		t.Tell(engine.Event{Kind: KindStrays, Rule: "15.5", About: c.About, N: [4]int32{int32(die[0]) - 1}})
	}
	return true
}

// straysOn returns whether a company loses its way in the dark on a die, and to which side.
//
// Case 15.5. Ruling R225.
func straysOn(die int) (way uint16) {
	switch die {
	case 1:
		return didStrayLeft
	case 2:
		return didStrayRight
	}
	return 0
}

// strayed returns the leg that a company goes which has lost its way: 20 degrees off, as far as it may.
//
// Case 15.5. Rulings R225, R464.
func (g *State) strayed(c engine.Choice) engine.Choice {
	n, f := g.companyOf(c.About), g.flow.At(g.flow.Depth()-1)
	off := int32(g.number(NumDrift)) / int32(tenth)
	switch {
	case c.Verb > VerbDrift || f.Code&(didStrayLeft|didStrayRight) == 0 || g.isGuided(n):
		return c
	case f.Code&didStrayLeft != 0:
		off = -off
	}
	c.Verb = VerbDrift
	c.N[1] += off
	if ill := g.mayGo(f, n, c); !ill.OK() {
		c.N[0] = g.farthest(f, n, c)
	}
	return c
}

// isGuided reports whether a company is on a road, close enough to water to follow it, or at a work.
//
// Cases 15.5, 20.2. Rulings R465, R675.
func (g *State) isGuided(n companyNo) bool {
	c := &g.companies[n]
	if g.isAtWork(c) {
		return true
	}
	for i := range int(g.ground.many) {
		switch of := g.ground.pieces[i].ground; {
		case of == Road || of == Bridge || of == Ford:
			if g.ground.area(i).Has(c.at) {
				return true
			}
		case of == Water:
			if g.ground.isWithin(i, plane.Base{At: c.at, Heading: c.facing, Length: 1, Width: 1}, Inch) {
				return true
			}
		}
	}
	return false
}
