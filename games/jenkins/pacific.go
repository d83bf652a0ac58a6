package jenkins

import "github.com/weathergage/weathergage/engine"

// enterHorn sends the moving stack round the Horn, if no enemy stops it first.
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

// arrivals are the rows of a column in which ships due in an ocean may arrive.
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

func (g *State) offerColumn(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	box := stackOf(f.About).Hex()
	for c := 1; c <= Columns; c++ {
		if g.arrivals(f.Seat, box, c) != 0 {
			o.Add(engine.Option{Verb: VerbColumn, On: columnObject(c), Rule: "7.4"})
		}
	}
}

func (g *State) offerArrive(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	rows := g.arrivals(f.Seat, stackOf(f.About).Hex(), int(f.Code))
	for r := 1; r <= Rows; r++ {
		if rows>>r&1 != 0 {
			o.Add(engine.Option{Verb: VerbArrive, On: hexObject(Grid.At(int(f.Code), r)), Rule: "7.4"})
		}
	}
}

// doColumn goes on to where in the column a fleet arrives.
//
// Case 7.4.
func (g *State) doColumn(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Step, f.Code = stepArrive, uint16(c.On.Number())
}

// doArrive places ships from the Turn Record Track. Enemies next to them may try
// to intercept them; then they move on, their count beginning anew.
//
// Case 7.4. Ruling R52.
func (g *State) doArrive(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	h, box := hexOf(c.On), stackOf(f.About)
	n := g.carry(f.Seat, box, At(h, LayerMoving), markTaken, 0, markTaken|markDone)
	t.Tell(engine.Event{Kind: KindArrived, Rule: "7.4", On: c.On, N: [4]int32{int32(f.Seat), int32(n)}})
	seat := f.Seat
	*f = engine.Frame{Step: stepSail, Seat: seat, About: c.On}
	g.flow.Push(engine.Frame{Step: stepEnter, Seat: seat, About: c.On, Code: enterSeen})
	g.tidy(seat, box.Hex(), t)
}
