package spain

import "github.com/weathergage/weathergage/engine"

// setUp lays out a scenario up to the first choice.
//
// Cases 2.1, 2.2, 11.27, 14.22, 15.13, 16.2. Rulings R12, R13, R14, R267.
func (tb *Tables) setUp(number int, chosen *Choices, t *engine.Turn) *State {
	g := tb.layOut(&tb.Scenarios[number])
	t.Laid = g
	g.number, g.chosen = uint16(number), *chosen
	g.noteSieges()
	g.wakeFactions(t)
	g.askPope(t)
	t.Tell(engine.Event{Kind: KindTurn, Rule: "4.2", On: monthObject(g.turn), N: [4]int32{int32(g.turn)}})
	g.flow.Push(engine.Frame{Step: stepIncome, Seat: engine.NoSeat})
	g.run(t)
	return g
}

// layOut puts out what a scenario has, before anything happens.
//
// Cases 2.1, 2.2, 15.13, 15.36, 16.2. Rulings R13, R14, R267, R320.
func (tb *Tables) layOut(sc *ScenarioRow) *State {
	g := &State{tables: tb}
	g.turn, g.events = sc.First, sc.Events
	g.funds = [2]int16{int16(sc.Funds[English]), int16(sc.Funds[Spanish])}
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
	g.besiege(sc)
	g.settle(sc)
	g.assignAll()
	g.shot = sc.Shot
	if g.events&(eventEnglishBroke|eventSpanishBroke) != 0 {
		g.wake = g.turn
	}
	if g.events.has(eventHosts) {
		g.noteHosts()
	}
	return g
}

// begin puts a counter where a scenario has it. The Treasure Fleet alone needs no marker.
//
// Cases 2.2, 11.23, 15.24, 15.34. Rulings R14, R281.
func (g *State) begin(p Placement) {
	row, seat := g.tables.Row(p.Counter), g.tables.Seat(p.Counter)
	u := Unit{Where: Ashore, Hex: p.Hex}
	if p.Reduced {
		u.Mark = markReduced
	}
	switch {
	case p.Track != 0:
		u.Where, u.Track, u.Box = OnTrack, p.Track, p.Box
	case row.Kind.IsNaval() || p.Fleet != 0:
		if p.Counter == g.tables.Treasure && p.Fleet == 0 {
			p.Fleet = treasureFleet
		}
		u.Where, u.Fleet = Afloat, p.Fleet
		if p.Fleet != 0 {
			g.fleets[seat][p.Fleet] = p.Hex
		}
	case row.Kind.IsLand():
		g.last[seat].add(p.Hex)
	}
	g.set(p.Counter, u)
	switch nation := &g.tables.Nations[row.Nation]; {
	case seat != English || !u.onMap():
	case nation.Enters == EntersIreland:
		g.events |= eventLoyalIrish
	case nation.Enters == EntersBritain:
		g.events |= eventLoyalScots
	}
}

// besiege lays the sieges with which a scenario begins. Who holds out was the last in the hex.
//
// Cases 10.0, 10.21, 10.31. Ruling R304.
func (g *State) besiege(sc *ScenarioRow) {
	for _, siege := range sc.Sieges {
		if siege.Land {
			g.shut[siege.Seat].add(siege.Hex)
			g.clock[siege.Hex] = siege.Segments
			g.last[foe(siege.Seat)].drop(siege.Hex)
		}
		if siege.Sea {
			g.blocked[siege.Seat].add(siege.Hex)
		}
	}
}

// settle finds who holds the cities: whom the scenario names; or their first owner, unless land units of another
// side hold out there. In France nobody does before the factions wake.
//
// Cases 15.13, 16.2. Rulings R248, R266, R267, R320.
func (g *State) settle(sc *ScenarioRow) {
	for c := City(1); int(c) < len(g.tables.Cities); c++ {
		h := g.tables.Cities[c].Hex
		g.owner[c] = g.tables.firstOwner(c)
		for seat := English; seat <= Spanish; seat++ {
			if g.isHeldBy(seat, h) && !g.isFrench(h) {
				g.owner[c] = holderOf(seat)
			}
		}
	}
	for _, o := range sc.Owners {
		g.owner[o.City] = o.Holder
		if h := g.tables.Cities[o.City].Hex; o.Holder != 0 {
			seat := engine.Seat(o.Holder - 1)
			g.last[seat].add(h)
			g.last[foe(seat)].drop(h)
		}
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
