package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// setUp lays out a scenario up to the first choice.
//
// Cases 25.1, 25.4, 25.5.
func (tb *Tables) setUp(number int, t *engine.Turn) (*State, error) {
	sc := &tb.Scenarios[number]
	g := &State{tables: tb}
	g.scenario, g.turn = uint16(number+1), 1
	b, err := sc.Plan.Board(Make{}, RollBoard(SeatB, t))
	if err == nil {
		err = g.ground.lay(b)
	}
	if err != nil {
		return nil, err
	}
	t.Tell(engine.Event{Kind: KindBoard, Rule: "25.5"})
	if sc.Special&Night != 0 {
		g.sky = skyNight
	}
	for seat := range numSeats {
		if sc.Sides[seat].Place.Ambush {
			g.sides[seat].marks |= sideLurks
		}
		g.raise(seat, &sc.Sides[seat], t)
	}
	g.flow.Push(engine.Frame{Step: stepAdvantage, Seat: engine.NoSeat})
	g.run(t)
	return g, nil
}

// raise rolls the force of a side and stands its companies on the board.
//
// Cases 25.4, 28.1.
func (g *State) raise(seat engine.Seat, row *SideRow, t *engine.Turn) {
	s := &g.sides[seat]
	s.with = noCompany
	nation := row.Nations[0]
	s.flight = g.tables.Nations[nation].Flight
	force := row.Fixed
	if row.Rolls {
		levy := row.Levy
		levy.Nation = nation
		force = g.tables.Roll(levy, seat, t)
	}
	for _, b := range force.Bands {
		for left := int(b.Squadrons); left > 0; {
			n := g.free(seat)
			c := company{troop: b.Troop, squadrons: uint8(min(left, g.number(NumCompany)))}
			if g.card(&c).Single {
				c.squadrons = 1
			}
			left -= int(c.squadrons)
			c.files = min(c.squadrons, 3)
			if g.deploy(n, &c) {
				g.companies[n] = c
				s.force += uint16(c.squadrons)
				g.flow.Push(engine.Frame{Step: stepOfficer, Seat: engine.NoSeat, About: n.object()})
				g.drawOfficer(g.flow.Top(), t)
			}
		}
	}
}

// deploy finds a company a place near the edge of its side.
//
// Case 25.6.
func (g *State) deploy(n companyNo, c *company) bool {
	c.facing = plane.Heading(0)
	if n.seat() == SeatB {
		c.facing = c.facing.Opposite()
	}
	for row := Length(1); row < g.ground.depth/Inch; row += 3 {
		for x := 3 * Inch; x < g.ground.width; x += 4 * Inch {
			c.at = plane.Point{X: x, Y: g.ground.depth - row*Inch}
			if n.seat() == SeatB {
				c.at.Y = row * Inch
			}
			if g.isClear(n, c) {
				return true
			}
		}
	}
	return false
}
