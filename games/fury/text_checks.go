package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/lines"
)

// finish completes the position and notes what the rules object to.
//
// Cases 4.1, 8.8.
func (t *text) finish(p *lines.Reader) error {
	g := t.State
	if err := t.indoors(p); err != nil {
		return err
	}
	for seat := range g.sides {
		if s := &g.sides[seat]; s.with != noCompany && (s.colonel == 0 || !g.companies[s.with].isOut()) {
			return p.Fail("expected a Colonel of %s and the company %s", seatNames[seat], s.with.name())
		}
	}
	if g.flow.Depth() == 0 && g.outcome == outcomeNone && !p.NoFlow() {
		step, seat := stepSegments, SeatA
		if g.isCampaign() {
			step, seat = stepWarScouts, engine.NoSeat
		}
		g.flow.Push(engine.Frame{Step: step, Seat: seat})
	}
	if g.isCampaign() || g.outcome == outcomePoints || g.flow.Depth() > 0 && isWarStep(g.flow.At(0).Step) {
		if err := t.finishWar(p); err != nil {
			return err
		}
	}
	if err := p.Settle(g, &g.flow, g.outcome != outcomeNone, g.enter); err != nil {
		return err
	}
	t.forces(p)
	for n := range companyNo(len(g.companies)) {
		c := &g.companies[n]
		switch {
		case !c.isOut():
		case g.card(c).Single && c.squadrons > 1:
			p.Object("4.1", n.object(), "these troops have one squadron to a company")
		case c.has(markFormed) && !g.canForm(n):
			p.Object("8.8", n.object(), "these troops do not form under their officer")
		case !g.isClear(n, c):
			p.Object("8.1", n.object(), "it stands on another company, off the table or on ground that bars it")
		}
	}
	return nil
}

// service refuses what no company can be: a Gun's state without a Gun, foot that has
// dismounted.
//
// Cases 8.11, 16.2, 17.1.
func (t *text) service(p *lines.Reader, c *company) error {
	switch {
	case c.gun == 0 && c.marks&(markTeam|markLimbered|markLoaded|markHot) != 0:
		return p.Fail("expected a Gun that is limbered, loaded or has a team, found none")
	case c.has(markLimbered | markLoaded):
		return p.Fail("expected a Gun that is limbered or loaded, found both")
	case c.has(markOnFoot) && t.card(c).Arm != Horse:
		return p.Fail("expected horsemen who have dismounted, found %s", t.card(c).Key)
	case c.inside != 0 && (c.gun != 0 || c.has(markFormed) || c.has(markRouting)):
		return p.Fail("expected a loose company of foot in a building")
	}
	return nil
}

// indoors refuses companies in what is no building, or a move out of it, and two in one.
//
// Case 17.1.
func (t *text) indoors(p *lines.Reader) error {
	g := t.State
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
func (t *text) forces(p *lines.Reader) {
	g := t.State
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
