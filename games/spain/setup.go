package spain

import "github.com/weathergage/weathergage/engine"

// setUp lays out a scenario up to the first choice.
//
// Cases 2.1, 2.2, 16.2. Rulings R12 to R14, R267.
func (tb *Tables) setUp(number int, chosen *Choices, t *engine.Turn) *State {
	sc := &tb.Scenarios[number]
	g := &State{tables: tb}
	g.number, g.chosen, g.turn = uint16(number), *chosen, sc.First
	g.funds = [2]int16{int16(sc.Funds[English]), int16(sc.Funds[Spanish])}
	for c := 1; c < len(tb.Cities); c++ {
		if seat := tb.RegionAt(tb.Cities[c].Hex).Control; seat != engine.NoSeat {
			g.owner[c] = holderOf(seat)
		}
	}
	for c := Counter(1); int(c) < len(tb.Counters); c++ {
		u := Unit{Where: Gone, Mark: markKnown}
		if row := tb.Row(c); sc.Pool[c] || c == tb.Treasure || !tb.Nations[row.Nation].Built && row.Kind.IsLand() {
			u.Where = Off
		}
		g.units[c] = u
	}
	for _, p := range sc.Start {
		g.begin(p)
	}
	g.shot = sc.Shot
	t.Tell(engine.Event{Kind: KindTurn, Rule: "4.2", N: [4]int32{int32(g.turn)}})
	g.flow.Push(engine.Frame{Step: stepIncome, Seat: engine.NoSeat})
	g.run(t)
	return g
}

// begin puts a counter where a scenario has it.
//
// Case 2.2. Ruling R14.
func (g *State) begin(p Placement) {
	row, seat := g.tables.Row(p.Counter), g.tables.Seat(p.Counter)
	switch {
	case p.Track != 0:
		g.set(p.Counter, Unit{Where: OnTrack, Track: p.Track, Box: startBox})
		return
	case row.Kind.IsNaval() || p.Fleet != 0:
		g.set(p.Counter, Unit{Where: Afloat, Hex: p.Hex, Fleet: p.Fleet})
		if p.Fleet != 0 {
			g.fleets[seat][p.Fleet] = p.Hex
		}
		return
	}
	g.set(p.Counter, Unit{Where: Ashore, Hex: p.Hex})
	g.last[seat].add(p.Hex)
}

// startBox is the box of a track in which ships begin.
//
// Case 2.2.
const startBox = 2
