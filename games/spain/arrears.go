package spain

import "github.com/weathergage/weathergage/engine"

// Stages of the penalties of a seat that cannot pay, as the step's Code.
const (
	arrearsShips uint16 = iota // ships in friendly ports are laid up, as many as fit
	arrearsLand                // one land unit in three goes
	arrearsMore                // more land units go, if their owner wants
)

// enterArrears carries the penalties on: when no more ships fit on the tracks, those left
// in friendly ports are eliminated, and the owner chooses land units, at least one in three.
//
// Case 11.3. Rulings R216, R217, R218, R221, R286.
func (g *State) enterArrears(f *engine.Frame, t *engine.Turn) bool {
	t.Reveal(engine.Everyone)
	if f.Code == arrearsShips {
		if g.mustLayUp(f.Seat) {
			return true
		}
		g.scrap(f.Seat, t)
		f.Code, f.N[arrearsLeft] = arrearsLand, int32(g.thirdOfLand(f.Seat))
	}
	if f.Code == arrearsMore || f.N[arrearsLeft] > 0 {
		return true
	}
	if f.Code = arrearsMore; g.thirdOfLand(f.Seat) > 0 {
		return true
	}
	return g.endArrears()
}

// endArrears ends the penalties, and the coastal movement of ships that are laid up or eliminated by
// them: they have come from France into a port of theirs, and nobody is asked where they go.
//
// Cases 11.3, 15.12.
func (g *State) endArrears() bool {
	g.pop()
	if f := g.flow.Top(); f.Step == stepCoast && g.coaster(f).Hex == 0 {
		g.endCoast(f.Seat)
	}
	return false
}

// mustLayUp reports whether any ship of a seat fits on the track of the friendly port in which it lies.
func (g *State) mustLayUp(seat engine.Seat) bool {
	ships := g.afloat(seat)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if g.fitsInArrears(c) {
			return true
		}
	}
	return false
}

// mostLaidUp returns how many ships of a seat the track of their port can still take for want of money: of
// all that wait in it, or if one of them goes first. The smallest go next, so that there are as many
// as can be.
//
// Case 11.3. Rulings R29, R217.
func (g *State) mostLaidUp(seat engine.Seat, n Track, first Counter) int {
	var waiting [maxRoom + 1]uint8
	room, most, ships := g.trackRoom(n), 0, g.afloat(seat)
	for c := ships.next(0); c != 0; c = ships.next(c) {
		if g.tables.TrackAt(g.units[c].Hex) == n && g.inFriendlyPort(c) {
			waiting[g.tables.Room(c)]++
		}
	}
	if first != Unseen {
		size := g.tables.Room(first)
		waiting[size]--
		room, most = room-size, 1
	}
	for size, many := range waiting {
		for ; many > 0 && size <= room; many-- {
			room -= size
			most++
		}
	}
	return most
}

// inFriendlyPort reports whether a counter is a ship that the penalties reach. Ruling R286.
func (g *State) inFriendlyPort(c Counter) bool {
	row, u := g.at(c)
	return row.Kind.IsNaval() && row.Kind != TreasureFleet && u.Where == Afloat && g.friendlyPort(g.tables.Seat(c), u.Hex)
}

// mayLand reports whether its nation lets a unit be ashore where its ships lie.
//
// Cases 8.23, 8.25, 8.26, 8.27.
func (g *State) mayLand(c Counter) bool {
	ill := g.mayStand(c, 0, g.units[c].Hex)
	return ill.OK()
}

// fitsInArrears reports whether a ship in a friendly port fits on its track. Neither winter nor siege matters.
// The activation value is the limit, also where more ships than all ports hold might overflow it.
//
// Rulings R216, R218.
func (g *State) fitsInArrears(c Counter) bool {
	n := g.tables.TrackAt(g.units[c].Hex)
	return n != 0 && g.inFriendlyPort(c) && g.trackRoom(n) >= g.tables.Room(c)
}

// scrap eliminates the ships of a seat that are left in its ports, but for those of allies. What they carry goes
// ashore, and so do leaders without a ship of their own.
//
// Cases 11.3, 13.16. Rulings R217, R221, R307.
func (g *State) scrap(seat engine.Seat, t *engine.Turn) {
	for c, end := g.tables.of(seat); c < end; c++ {
		if g.inFriendlyPort(c) && g.tables.Nations[g.tables.Row(c).Nation].Kept {
			g.unload(Stack{seat, g.units[c].Fleet, g.units[c].Hex}, t)
			g.killLeaders(c, true, t)
			g.remove(c, Off, true)
			t.Tell(engine.Event{Kind: KindStepLost, Rule: "11.3", With: counterObject(c)})
		}
	}
}

// unload puts ashore what is aboard a stack in port and may land there. Leaders who have a ship go with
// her.
func (g *State) unload(s Stack, t *engine.Turn) {
	for c, end := g.tables.of(s.Seat); c < end; c++ {
		if kind := g.tables.Row(c).Kind; g.holds(s, c) && !kind.IsNaval() && g.units[c].Ship == Unseen && (kind.IsLeader() || g.mayLand(c)) {
			u := g.units[c]
			g.set(c, Unit{Where: Ashore, Hex: u.Hex, Mark: u.Mark & markReduced})
			if kind.IsLand() {
				g.arrive(c, t)
			}
		}
	}
}

// thirdOfLand returns one third of the land units on the map that a seat pays for, rounded up.
// Ruling R217.
func (g *State) thirdOfLand(seat engine.Seat) int {
	n := 0
	for c, end := g.tables.of(seat); c < end; c++ {
		if g.paidLand(c) {
			n++
		}
	}
	share := int(g.tables.Numbers[NumPenaltyShare])
	return (n + share - 1) / share
}

// paidLand reports whether a counter is a land unit on the map that its seat pays for.
func (g *State) paidLand(c Counter) bool {
	row, u := g.at(c)
	return row.Kind.IsLand() && u.onMap() && g.tables.Nations[row.Nation].Kept
}

// mayYield refuses to lay up a ship for want of money: only those in friendly ports go, as long as any fits on its
// track, and so that as many as can be are laid up.
//
// Case 11.3. Rulings R216, R217, R286.
func (g *State) mayYield(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	ship := g.tables.counterOf(c.On)
	n := g.tables.TrackAt(g.units[ship].Hex)
	switch {
	case ship == Unseen:
		return allowed
	case g.tables.Seat(ship) != c.Seat:
		return no(reasonNotYours)
	case f.Code != arrearsShips || !g.inFriendlyPort(ship):
		return no(reasonNoPortShip)
	case !g.fitsInArrears(ship):
		return no(reasonNoYardRoom, int32(g.tables.Room(ship)), int32(max(g.trackRoom(n), 0)))
	}
	if most, least := g.mostLaidUp(c.Seat, n, Unseen), g.mostLaidUp(c.Seat, n, ship); least < most {
		return no(reasonFewerFit, int32(most), int32(least))
	}
	return allowed
}

// mayDisband refuses what is not disbanded for want of money: land units that their seat pays for go, after the ships.
//
// Case 11.3. Rulings R216, R217.
func (g *State) mayDisband(c engine.Choice) engine.Illegal {
	f := g.flow.Top()
	switch unit := g.tables.counterOf(c.On); {
	case unit == Unseen:
		return allowed
	case g.tables.Seat(unit) != c.Seat:
		return no(reasonNotYours)
	case f.Code == arrearsShips:
		return no(reasonShipsYieldFirst)
	case !g.paidLand(unit):
		return no(reasonNoPaidLand)
	}
	return allowed
}

// offerArrears offers what may go; Pass where nothing is left to go, or nothing more must.
//
// Case 11.3. Ruling R217.
func (g *State) offerArrears(f *engine.Frame, _ engine.Decision, o *engine.Offer) {
	pass, verb, may, all := true, VerbLayUp, (*State).mayYield, g.afloat(f.Seat)
	if f.Code != arrearsShips {
		verb, may, all = VerbDisband, (*State).mayDisband, g.in[Ashore].or(&g.in[Afloat])
		all = all.and(&g.tables.Troops[f.Seat])
	}
	for c := all.next(0); c != 0; c = all.next(c) {
		on := counterObject(c)
		if ill := may(g, engine.Choice{Seat: f.Seat, On: on}); ill.OK() {
			o.Plain(verb, on, 0, "11.3")
			pass = f.Code == arrearsMore
		}
	}
	if pass {
		o.Plain(engine.Pass, 0, 0, "11.3")
	}
}

// settleArrears carries out one choice of what goes.
//
// Case 11.3. Ruling R163.
func (g *State) settleArrears(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	unit := g.tables.counterOf(c.On)
	switch c.Verb {
	case VerbLayUp:
		h := g.units[unit].Hex
		g.unload(Stack{f.Seat, g.units[unit].Fleet, h}, t)
		g.leaveShip(unit)
		g.toTrack(unit, g.tables.TrackAt(h), false)
		g.tellOntoTrack(t, engine.Event{Kind: KindLaidUp, Rule: "11.3", On: hexObject(h), With: c.On}, f.Seat)
	case VerbDisband:
		h := g.units[unit].Hex
		besieged := g.shut[f.Seat].has(h)
		f.Code, f.N[arrearsLeft] = arrearsLand, max(f.N[arrearsLeft]-1, 0)
		g.remove(unit, Off, true)
		t.Tell(engine.Event{Kind: KindDisbanded, Rule: "11.3", With: c.On})
		if besieged {
			g.fall(f.Seat, h, t)
		}
		g.callOff()
	default:
		if f.N[arrearsLeft] = 0; f.Code == arrearsMore {
			g.endArrears()
		}
	}
}
