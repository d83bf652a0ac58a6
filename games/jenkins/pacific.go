package jenkins

import "github.com/weathergage/weathergage/engine"

// enterHorn sends the moving stack round the Horn if no enemy stops it first.
//
// Case 7.4. Rulings R51, R155.
func (g *State) enterHorn(f *engine.Frame, t *engine.Turn) bool {
	h, seat := hexOf(f.About), f.Seat
	if f.Code == 0 {
		f.Code = 1
		if !g.friendlyHex(seat, h) {
			g.flow.Push(engine.Frame{Step: stepIntercept, Seat: foe(seat), About: f.About})
		}
		return false
	}
	if f.N[sailing]&sailHalt != 0 {
		g.halted(f, t)
		return false
	}
	box := BoxPacific
	if g.tables.Basin[h] == Pacific {
		box = BoxAtlantic
	}
	n := g.carry(seat, At(h, LayerMoving), At(box, LayerOutside), 0, markDone, markOpen)
	t.Tell(engine.Event{Kind: KindHorn, Rule: "7.4", On: f.About, N: [4]int32{int32(seat), int32(n)}})
	g.pop()
	g.tidy(seat, h, t)
	return false
}

// arrivals returns the rows of a column, as bits, in which ships due in an ocean may arrive.
//
// Case 7.4. Rulings R52, R53.
func (g *State) arrivals(seat engine.Seat, box Hex, column int) uint32 {
	ocean := 0
	if box == BoxDuePacific {
		ocean = 1
	}
	rows := g.tables.SeaHexes[ocean][column]
	for r := 1; r <= Rows; r++ {
		if h := Grid.At(column, r); rows>>r&1 != 0 && (g.stormy(h) || g.ships[foe(seat)].has(h)) {
			rows &^= 1 << r
		}
	}
	return rows
}

// mayRound refuses to go round the Horn once a stack has entered a hex, if no ship can move, and to join another stack.
//
// Case 7.4. Ruling R31.
func (g *State) mayRound(f *engine.Frame, s *stack) engine.Reason {
	switch {
	case s.whyNotAfloat() != 0:
		return s.whyNotAfloat()
	case f.Step == stepSail:
		return whyEntered
	}
	return unless(s.ship && !s.joins, whyMoved)
}

// roundHorn sends the selected part of a picked stack round the Horn.
//
// Case 7.4.
func (g *State) roundHorn(f *engine.Frame, _ engine.Choice, _ *engine.Turn) {
	g.setOut(f, stackOf(f.About))
	f.Step = stepHorn
}

func (g *State) offerColumn(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for c := 1; c <= Columns; c++ {
		sequence.Name(g, d, VerbColumn, columnObject(c), engine.NoObject, "7.4", o)
	}
}

// mayChooseColumn refuses a column without a hex in which ships may arrive.
//
// Case 7.4. Rulings R52, R53.
func (g *State) mayChooseColumn(c engine.Choice) engine.Reason {
	f, n := g.flow.Top(), c.On.Number()
	there := c.On == columnObject(n) && n <= Columns
	return unless(there && g.arrivals(f.Seat, stackOf(f.About).Hex(), n) != 0, whyNotSea)
}

// chooseColumn asks next where in the column the ships arrive.
//
// Case 7.4.
func (g *State) chooseColumn(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Step, f.Code = stepArrive, uint16(c.On.Number())
}

func (g *State) offerArrive(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for r := 1; r <= Rows; r++ {
		sequence.Name(g, d, VerbArrive, hexObject(Grid.At(int(g.flow.Top().Code), r)), engine.NoObject, "7.4", o)
	}
}

// mayComeBack refuses a picked stack that is not due from round the Horn or has no ship.
//
// Case 7.4.
func (g *State) mayComeBack(s *stack) engine.Reason {
	switch {
	case s.at.Hex() < numHexes:
		return whyNotDue
	case !s.ship:
		return whyTrack
	}
	return 0
}

// mayArrive refuses ships that are not due, and hexes in which they cannot arrive.
//
// Case 7.4. Rulings R52, R53.
func (g *State) mayArrive(c engine.Choice) engine.Reason {
	f, h := g.flow.Top(), hexOf(c.On)
	if f.Step == stepPick {
		s := g.picked(f)
		return g.mayComeBack(&s)
	}
	switch {
	case h == 0:
		return whyNotSea
	case g.stormy(h):
		return whyArriveStorm
	case g.ships[foe(c.Seat)].has(h):
		return whyOccupied
	case Grid.Column(h) != int(f.Code) || g.arrivals(c.Seat, stackOf(f.About).Hex(), int(f.Code))>>Grid.Row(h)&1 == 0:
		return whyNotSea
	}
	return 0
}

// arrive brings ships back from the Turn Record Track: first it asks for a column of the map, then for the hex. Enemies
// next to them may try to intercept them; then they move on, and their count for perilous seas starts at 0.
//
// Case 7.4. Ruling R52.
func (g *State) arrive(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepPick {
		g.selectAll(f.Seat, stackOf(f.About))
		f.Step = stepColumn
		return
	}
	h, box := hexOf(c.On), stackOf(f.About)
	n := g.carry(f.Seat, box, At(h, LayerMoving), markTaken, 0, markTaken|markDone)
	t.Tell(engine.Event{Kind: KindArrived, Rule: "7.4", On: c.On, N: [4]int32{int32(f.Seat), int32(n)}})
	seat := f.Seat
	*f = engine.Frame{Step: stepSail, Seat: seat, About: c.On}
	g.flow.Push(engine.Frame{Step: stepEnter, Seat: seat, About: c.On, Code: enterSeen})
	g.tidy(seat, box.Hex(), t)
}
