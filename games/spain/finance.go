package spain

import "github.com/weathergage/weathergage/engine"

// enterIncome begins a turn: in the winters that bring it both seats roll for income, the
// English first. Half of it comes in the last winter of the war, and the loss of a
// Treasure Fleet is taken off what Spain receives.
//
// Cases 2.2, 11.0, 11.26. Rulings R12, R17, R213, R279.
func (g *State) enterIncome(f *engine.Frame, t *engine.Turn) bool {
	halves := g.incomeHalves()
	if halves == 0 {
		return g.next(t)
	}
	seat := engine.Seat(f.Code)
	die := t.Roll(engine.Throw{Seat: seat, Dice: 1, Sides: 6, Seen: engine.Everyone, Rule: "11.4"})[0]
	ducats := int(g.tables.Income[die][seat]) * halves / 2
	if seat == Spanish && g.owed > 0 {
		ducats = g.afterDebt(seat, ducats)
		t.Tell(engine.Event{Kind: KindLessIncome, Rule: "11.26", N: [4]int32{g.owed}})
		g.owed = 0
	}
	g.funds[seat] += int16(ducats)
	t.Tell(engine.Event{Kind: KindIncome, Rule: "11.4", N: [4]int32{int32(seat), int32(die), int32(ducats)}})
	if f.Code++; seat == English {
		return false
	}
	return g.next(t)
}

// afterDebt returns what is left of an income after the loss of a Treasure Fleet.
//
// Case 11.26.
func (g *State) afterDebt(seat engine.Seat, ducats int) int {
	if seat == Spanish {
		return ducats - min(int(g.owed), ducats)
	}
	return ducats
}

// incomeHalves returns how many halves of the Income Table the turn brings. The last winter of
// a scenario brings half. Ruling R279.
func (g *State) incomeHalves() int { return g.incomeOf(int(g.turn)) }

// incomeOf returns the same for any turn.
func (g *State) incomeOf(turn int) int {
	halves := int(g.tables.Turns[turn].Income)
	if sc := g.scenario(); !sc.Income {
		return 0
	} else if turn == int(sc.Last) && turn != int(sc.First) {
		halves = min(halves, 1)
	}
	return halves
}

// enterNote asks Spain for the month of the Treasure Fleet in the winters before it comes.
// An old one that is still at sea when income comes is taken off the map.
//
// Case 11.21. Rulings R206, R280.
func (g *State) enterNote(_ *engine.Frame, t *engine.Turn) bool {
	if g.incomeHalves() > 0 && g.units[g.tables.Treasure].onMap() {
		t.Reveal(engine.Everyone)
		t.Tell(engine.Event{Kind: KindTreasureLate, Rule: "11.26"})
		g.sendHome(t)
	}
	if !g.tables.Turns[g.turn].Noted || g.firstMonth() == 0 {
		return g.next(t)
	}
	g.events &^= eventTreasureLost
	return true
}

// firstMonth returns the first turn after this one in which the Treasure Fleet may come in
// this scenario, 0 if there is none.
func (g *State) firstMonth() uint8 {
	for n := g.turn + 1; int(n) < len(g.tables.Turns) && n <= g.scenario().Last; n++ {
		if g.tables.Turns[n].Due {
			return n
		}
		if g.tables.Turns[n].Noted {
			return 0
		}
	}
	return 0
}

// mayNote refuses a month in which the Treasure Fleet does not come.
//
// Case 11.21.
func (g *State) mayNote(c engine.Choice) engine.Illegal {
	for n := g.firstMonth(); n != 0 && int(n) < len(g.tables.Turns) && g.tables.Turns[n].Due; n++ {
		if c.On == monthObject(n) {
			return allowed
		}
	}
	return no(reasonMonth)
}

// offerNote offers the months in which the Treasure Fleet may come.
//
// Case 11.21.
func (g *State) offerNote(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for n := range g.tables.Turns {
		sequence.Name(g, d, VerbNote, monthObject(uint8(n)), 0, "11.21", o)
	}
}

// note keeps the month, which only Spain knows. Ruling R204.
func (g *State) note(_ *engine.Frame, c engine.Choice, t *engine.Turn) {
	g.month = uint8(c.On.Number())
	t.Tell(engine.Event{Kind: KindNoted, Rule: "11.21", N: [4]int32{int32(Spanish)}})
	g.next(t)
}

// enterTreasure asks where the Treasure Fleet appears, in its month.
//
// Case 11.22. Ruling R281.
func (g *State) enterTreasure(_ *engine.Frame, t *engine.Turn) bool {
	if g.month == unknownMonth {
		return true // it is asked only in its month
	}
	if g.month == 0 || g.turn != g.month || !g.treasureMayAppear() {
		return g.next(t)
	}
	t.Reveal(engine.Everyone)
	return true
}

// treasureMayAppear reports whether there is a hex for it.
func (g *State) treasureMayAppear() bool {
	for row := 1; row <= Rows; row++ {
		if g.treasureFits(Grid.At(1, row)) {
			return true
		}
	}
	return false
}

// treasureFits reports whether the Treasure Fleet may appear in a hex of the western edge.
//
// Case 11.22. Ruling R205.
func (g *State) treasureFits(h Hex) bool {
	return g.tables.Terrain[h].HasWater() && g.tables.Terrain[h] != Shallow && !g.hasShips(English, h)
}

// mayAppear refuses the Treasure Fleet a hex in which it does not appear.
//
// Case 11.22. Ruling R205.
func (g *State) mayAppear(c engine.Choice) engine.Illegal {
	if h := hexOf(c.On); h != 0 && Grid.Column(h) == 1 && g.treasureFits(h) && c.With == counterObject(g.tables.Treasure) {
		return allowed
	}
	return no(reasonWestEdge)
}

// offerTreasure offers the hexes of the western edge.
//
// Case 11.22.
func (g *State) offerTreasure(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	for row := 1; row <= Rows; row++ {
		sequence.Name(g, d, VerbPlace, hexObject(Grid.At(1, row)), counterObject(g.tables.Treasure), "11.22", o)
	}
}

// placeTreasure puts the Treasure Fleet on the map. It sails as a fleet without a marker.
//
// Cases 11.22, 11.23.
func (g *State) placeTreasure(h Hex, t *engine.Turn) {
	g.fleets[Spanish][treasureFleet] = h
	g.set(g.tables.Treasure, Unit{Where: Afloat, Hex: h, Fleet: treasureFleet})
	g.month = 0
	t.Tell(engine.Event{Kind: KindTreasure, Rule: "11.22", On: hexObject(h)})
	g.next(t)
}

// sendHome takes the Treasure Fleet off the map, which is not eliminated by that. Leaders who are aboard
// her, or with her alone, go ashore in Seville.
//
// Cases 11.24, 13.16. Rulings R206, R212.
func (g *State) sendHome(t *engine.Turn) {
	treasure, leaders := g.tables.Treasure, g.tables.Leaders[Spanish]
	s := Stack{Spanish, g.units[treasure].Fleet, g.units[treasure].Hex}
	others := g.ships(s)
	others.drop(treasure)
	for l := leaders.next(0); l != 0; l = leaders.next(l) {
		if g.units[l].Ship == treasure || others.isEmpty() && g.holds(s, l) {
			g.set(l, Unit{Where: Ashore, Hex: g.seville()})
			g.tellOwn(t, engine.Event{Kind: KindDebarked, Rule: "11.24", On: hexObject(g.seville()), With: counterObject(l)}, Spanish)
		}
	}
	g.remove(treasure, Off, true)
}

// loseTreasure settles the loss of the Treasure Fleet: less income for Spain, and a prize
// for the English if they did it.
//
// Case 11.26. Rulings R208, R211, R287.
func (g *State) loseTreasure(byEnglish bool, t *engine.Turn) {
	g.events |= eventTreasureLost
	g.owed = int32(g.tables.Numbers[NumTreasure1588])
	if g.turn < secondYear {
		g.owed = int32(g.tables.Numbers[NumTreasure1587])
	}
	prize := int16(0)
	if byEnglish {
		prize = g.tables.Numbers[NumTreasurePrize]
	}
	g.funds[English] += prize
	t.Tell(engine.Event{Kind: KindTreasureLost, Rule: "11.26", N: [4]int32{int32(prize)}})
}

// secondYear is the winter in which the second year begins.
const secondYear = 9

// askPope pays once, as soon as five units that Spain pays for are ashore in the British
// Isles.
//
// Case 11.27. Ruling R214.
func (g *State) askPope(t *engine.Turn) {
	if g.events&eventPope != 0 {
		return
	}
	n := int16(0)
	troops := g.troops(Spanish)
	for c := troops.next(0); c != 0; c = troops.next(c) {
		if g.tables.Isles.has(g.units[c].Hex) && g.tables.Nations[g.tables.Row(c).Nation].Kept {
			n++
		}
	}
	if n < g.tables.Numbers[NumPopeUnits] {
		return
	}
	g.events |= eventPope
	g.funds[Spanish] += g.tables.Numbers[NumPope]
	t.Reveal(engine.Everyone)
	t.Tell(engine.Event{Kind: KindPope, Rule: "11.27", N: [4]int32{int32(Spanish), int32(g.tables.Numbers[NumPope])}})
}

// keep returns what a counter costs to keep in a turn that is no winter, in ducats: nothing for
// leaders and for units of nations that are not paid for, nor on tracks. A ship counts its
// multiple once in a friendly port and three times elsewhere, a barge always once, a land
// unit twice the strength that it shows.
//
// Cases 11.11, 11.12, 11.13, 11.14, 11.15, 11.16, 11.17, 11.18, 11.19. Rulings R53, R197,
// R198, R199, R200, R201, R202.
func (g *State) keep(c Counter) int {
	row, u := g.at(c)
	if !u.onMap() || row.Kind.IsLeader() || !g.tables.Nations[row.Nation].Kept {
		return 0
	}
	cost := &g.tables.Costs[row.Kind]
	n := int(cost.Sea)
	if g.friendlyPort(g.tables.Seat(c), u.Hex) {
		n = int(cost.Port)
	}
	if row.Kind.IsLand() {
		n *= g.strength(c)
	} else {
		n *= int(row.Multiple)
	}
	return n
}

// mayPay refuses what a treasury cannot bear, for a reason that shows the sum as a product.
func (g *State) mayPay(seat engine.Seat, ducats int, why engine.Reason, each, of int) engine.Illegal {
	if left := int(g.funds[seat]); ducats > left {
		return no(why, int32(each), int32(of), int32(left))
	}
	return allowed
}

// upkeep returns what a counter costs to keep this turn, in ducats: in winter five times as much.
//
// Case 14.3.
func (g *State) upkeep(c Counter) int {
	if g.winter() {
		return g.keep(c) * int(g.tables.Numbers[NumWinterCost])
	}
	return g.keep(c)
}

// maintenance returns what a seat must pay this turn, in ducats.
//
// Case 11.14.
func (g *State) maintenance(seat engine.Seat) int {
	n := 0
	for _, where := range [...]Where{Afloat, Ashore} {
		all := g.in[where].and(&g.tables.Of[seat])
		for c := all.next(0); c != 0; c = all.next(c) {
			n += g.upkeep(c)
		}
	}
	return n
}

// enterMaintenance lets each seat pay, and punishes the one that cannot. What the Spanish owe is settled
// before the English pay: if these lose a port by their penalties, the ships in it did not begin the
// segment in a friendly one.
//
// Cases 11.13, 11.14, 11.3. Rulings R197, R203.
func (g *State) enterMaintenance(f *engine.Frame, t *engine.Turn) bool {
	if f.Code > uint16(Spanish) {
		return g.next(t)
	}
	seat := engine.Seat(f.Code)
	f.Code++
	cost := int(f.N[spanishBill])
	if cost == 0 {
		cost = g.maintenance(seat)
	}
	if seat == English {
		f.N[spanishBill] = int32(g.maintenance(Spanish))
	}
	t.Reveal(engine.Everyone)
	if !g.owe(seat, cost, ForUpkeep, t) {
		return false
	}
	t.Tell(engine.Event{Kind: KindMaintenance, Rule: "11.14", N: [4]int32{int32(seat), int32(cost), int32(g.funds[seat])}})
	return false
}

// owe makes a seat pay what it must, and begins the penalties if it cannot: they come once
// a turn.
//
// Case 11.3. Rulings R215, R216, R220.
func (g *State) owe(seat engine.Seat, ducats int, on Purpose, t *engine.Turn) bool {
	if g.pay(seat, ducats, on) {
		return true
	}
	t.Tell(engine.Event{Kind: KindArrears, Rule: "11.3", N: [4]int32{int32(seat), int32(ducats)}})
	if g.fined[seat] {
		return false
	}
	g.fined[seat] = true
	g.fines[seat]++
	g.flow.Push(engine.Frame{Step: stepArrears, Seat: seat, Code: arrearsShips})
	return false
}
