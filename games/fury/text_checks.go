package fury

import "github.com/weathergage/weathergage/engine"

// service refuses what no company can be: a Gun's state without a Gun, foot that has
// dismounted.
//
// Cases 8.11, 16.2, 17.1.
func (p *textReader) service(c *company) error {
	switch {
	case c.gun == 0 && c.marks&(markTeam|markLimbered|markLoaded|markHot) != 0:
		return p.Fail("expected a Gun that is limbered, loaded or has a team, found none")
	case c.has(markLimbered | markLoaded):
		return p.Fail("expected a Gun that is limbered or loaded, found both")
	case c.has(markOnFoot) && p.g.card(c).Arm != Horse:
		return p.Fail("expected horsemen who have dismounted, found %s", p.g.card(c).Key)
	case c.inside != 0 && (c.gun != 0 || c.has(markFormed) || c.has(markRouting)):
		return p.Fail("expected a loose company of foot in a building")
	}
	return nil
}

// indoors refuses companies in what is no building, or a move out of it, and two in one.
//
// Case 17.1.
func (p *textReader) indoors() error {
	g := p.g
	if i := g.outset.inside() - 1; i >= 0 && i != offBoard-1 && g.ground.pieces[i].ground != Building {
		return p.Fail("expected a building as piece %d, in which the move began", i+1)
	}
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		if !c.isOut() || c.inside == 0 {
			continue
		}
		i := int(c.inside) - 1
		if i >= int(g.ground.many) || g.ground.pieces[i].ground != Building {
			return p.Fail("expected a building as piece %d, in which %s is", c.inside, n.name())
		}
		if m := g.holds(i); m != n {
			return p.Fail("expected one company in a building, found %s and %s", m.name(), n.name())
		}
		if g.arm(c) != Foot || int(c.squadrons) > g.number(NumBuilding) {
			p.Object("17.1", n.object(), "a building holds foot of up to four squadrons")
		}
	}
	return nil
}

// forces objects to a side of more squadrons than it has brought: what stands on the table, and what it has
// lost. Guns and their crews do not count.
//
// Case 19.2. Rulings R291, R294.
func (p *textReader) forces() {
	g := p.g
	for seat := range g.sides {
		s := &g.sides[seat]
		many := int(s.lost)
		for n := range companyNo(len(g.companies)) {
			if c := &g.companies[n]; n.seat() == engine.Seat(seat) && c.isOut() && c.troop != g.tables.Crew {
				many += int(c.squadrons)
			}
		}
		if s.force > 0 && many > int(s.force) {
			p.ObjectLine("side", "19.2", "%s has brought %d squadrons, and %d are on the table or lost", seatNames[seat], s.force, many)
		}
	}
}
