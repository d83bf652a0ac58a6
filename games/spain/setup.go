package spain

import "github.com/weathergage/weathergage/engine"

// setUp lays out a scenario up to the first choice.
//
// Cases 2.1, 2.2, 16.2. Rulings R12, R13, R14, R267.
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
	g.everyoneOff()
	for c := Counter(1); int(c) < len(tb.Counters); c++ {
		u := Unit{Where: Gone, Mark: markKnown}
		if row := tb.Row(c); sc.Pool[c] || c == tb.Treasure || !tb.Nations[row.Nation].Built && row.Kind.IsLand() {
			u.Where = Off
		}
		g.write(c, u)
	}
	for _, p := range sc.Start {
		g.begin(p)
	}
	g.assignAll()
	g.shot = sc.Shot
	t.Tell(engine.Event{Kind: KindTurn, Rule: "4.2", On: monthObject(g.turn), N: [4]int32{int32(g.turn)}})
	g.flow.Push(engine.Frame{Step: stepIncome, Seat: engine.NoSeat})
	g.run(t)
	return g
}

// begin puts a counter where a scenario has it. The Treasure Fleet alone needs no marker.
//
// Cases 2.2, 11.23. Rulings R14, R281.
func (g *State) begin(p Placement) {
	row, seat := g.tables.Row(p.Counter), g.tables.Seat(p.Counter)
	switch {
	case p.Track != 0:
		g.set(p.Counter, Unit{Where: OnTrack, Track: p.Track, Box: startBox})
		return
	case row.Kind.IsNaval() || p.Fleet != 0:
		if p.Counter == g.tables.Treasure && p.Fleet == 0 {
			p.Fleet = treasureFleet
		}
		g.set(p.Counter, Unit{Where: Afloat, Hex: p.Hex, Fleet: p.Fleet})
		if p.Fleet != 0 {
			g.fleets[seat][p.Fleet] = p.Hex
		}
		return
	}
	g.set(p.Counter, Unit{Where: Ashore, Hex: p.Hex})
	if !row.Kind.IsLand() {
		return
	}
	g.last[seat].add(p.Hex)
	if city := g.tables.CityAt[p.Hex]; g.owner[city] == holderOf(foe(seat)) {
		g.owner[city] = holderOf(seat)
	}
}

// assignAll gives each naval leader who begins in a fleet one of its ships, the strongest.
//
// Case 13.16. Ruling R231.
func (g *State) assignAll() {
	for l := Counter(1); int(l) < len(g.tables.Counters); l++ {
		u, seat := &g.units[l], g.tables.Seat(l)
		if !g.tables.Row(l).Kind.IsNavalLeader() || u.Where != Afloat {
			continue
		}
		for c, end := g.tables.of(seat); c < end; c++ {
			if g.tables.Row(c).Kind.IsNaval() && g.holds(Stack{seat, u.Fleet, u.Hex}, c) && (u.Ship == Unseen || g.strength(c) > g.strength(u.Ship)) {
				u.Ship = c
			}
		}
	}
}

// startBox is the box of a track in which ships begin.
//
// Case 2.2.
const startBox = 2
