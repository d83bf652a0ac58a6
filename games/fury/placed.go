package fury

import (
	"strings"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Placed returns the middle of the front of a company, with where it faces, or the place of an object or a Colonel, whose
// middle is put elsewhere. A company in a building comes out of it. On the campaign map nothing is put by hand.
//
// Case 8.1.
func (r *ruleset) Placed(s engine.State, pieces []engine.Piece, to engine.Spot) []engine.Placing {
	g := s.(*State)
	if len(pieces) != 1 || g.isCampaign() && !g.isOnField() || to.Space != engine.NoObject {
		return nil
	}
	p := &pieces[0]
	put := func(words string, at plane.Point) string {
		return words + " " + itoa(int(at.X)) + " " + itoa(int(at.Y))
	}
	at := plane.Base{At: plane.Point{X: to.X, Y: to.Y}, Heading: heading(to.Heading)}
	switch {
	case p.ID.Class() == classObject && p.ID.Number() <= len(g.objects):
		o := &g.objects[p.ID.Number()-1]
		if o.kind != kindBoat {
			return []engine.Placing{{Lines: []string{put(p.Key, at.At)}}}
		}
		// A boat has spent where it heads, for it moves with who is in it.
		return []engine.Placing{{Lines: []string{put(p.Key, at.On(boatLength/2, 0)), p.Key + " spent " + itoa(int(to.Heading))}}}
	case p.ID.Class() == classColonel && p.Side < numSeats:
		return []engine.Placing{{Lines: []string{put(strings.ToLower(seatNames[p.Side]), at.At)}}}
	}
	n := g.companyOf(p.ID)
	if n == noCompany {
		return nil
	}
	c := g.companies[n]
	if at.Heading = c.facing; to.Heading != p.Heading {
		at.Heading = heading(to.Heading)
	}
	lines := []string{}
	if c.inside != 0 {
		lines = append(lines, p.Key+" inside 0")
		c.inside = 0
	}
	hull := g.block(&c)
	front := at.On(hull.Hull().Length/2, 0)
	return []engine.Placing{{Lines: append(lines, put(p.Key, front)+" "+itoa(int(at.Heading)))}}
}
