package spain

import "github.com/weathergage/weathergage/engine"

// endSiege ends the siege of a side's land units in a hex: besieged or besiegers are gone. Those
// who have held out are the last who were in the hex.
//
// Cases 5.13, 10.11, 10.12, 10.17. Rulings R23, R177, R193, R284, R304, R315.
func (g *State) endSiege(seat engine.Seat, h Hex) {
	g.shut[seat].drop(h)
	g.clock[h] = 0
	if g.ashore[seat].has(h) {
		g.free(seat, h)
		g.last[seat].add(h)
		g.last[foe(seat)].drop(h)
	}
}

// free notes that units are freed of a siege in a Combat Segment of their enemy: they do not enter siege
// in it again.
//
// Case 10.11. Ruling R315.
func (g *State) free(seat engine.Seat, h Hex) {
	at := &sequence.Steps[g.flow.At(0).Step]
	if (at.Ask == AskFight || at.Ask == AskSeaFight) && at.Seat != seat {
		g.freed.add(h)
	}
}

// siegeLimit returns after how many segments units besieged in a hex are eliminated.
//
// Cases 10.31, 10.32. Rulings R184, R185.
func (g *State) siegeLimit(seat engine.Seat, h Hex) uint8 {
	if g.hasFortress(seat, h) {
		return uint8(g.tables.Numbers[NumBesiegedFortress])
	}
	return uint8(g.tables.Numbers[NumBesiegedOpen])
}

// isClosed reports whether a siege by land has all that lets time run: a port must be
// besieged from the sea as well, by ships that besiege others there or lie in it.
//
// Cases 10.25, 10.31, 10.32, 10.33. Ruling R186.
func (g *State) isClosed(seat engine.Seat, h Hex) bool {
	city := g.tables.CityAt[h]
	return city == 0 || !g.tables.Cities[city].Port || g.blocked[seat].has(h) || g.hasShips(foe(seat), h)
}

// enterSieges counts the sieges of the units of a side at the end of its Land Combat
// Segment, and starves those whose time is over.
//
// Cases 10.31, 10.32, 10.33, 10.34. Rulings R181, R182, R183.
func (g *State) enterSieges(f *engine.Frame, t *engine.Turn) bool {
	seat := f.Seat
	shut := g.shut[seat]
	for h := shut.next(0); h != 0; h = shut.next(h) {
		switch {
		case !g.isClosed(seat, h):
			g.clock[h] = 0
		default:
			if g.winter() {
				g.clock[h] += uint8(g.tables.Numbers[NumBesiegedWinter])
			} else {
				g.clock[h]++
			}
			if g.clock[h] >= g.siegeLimit(seat, h) {
				g.starve(seat, h, t)
			}
		}
	}
	return g.next(t)
}

// fall settles that no besieged unit of a side is left in a hex: if enemies stand there the
// leaders who were with them are lost, and the hex with its city is the besiegers'. If besieged
// and besiegers have destroyed each other nobody has taken it.
//
// Cases 5.13, 5.55, 13.17, 13.18, 16.2. Rulings R189, R190, R310.
func (g *State) fall(seat engine.Seat, h Hex, t *engine.Turn) {
	switch {
	case g.ashore[seat].has(h):
		return
	case !g.ashore[foe(seat)].has(h):
		g.last[seat].add(h)
		g.last[foe(seat)].drop(h)
		return
	}
	g.loseLeaders(seat, h, t)
	g.takeOver(foe(seat), h, t)
}

// starve eliminates the besieged units of a hex, with their leaders and the ships besieged
// there. The city falls to the besiegers.
//
// Cases 10.31, 10.32. Rulings R187, R189, R190, R264, R287.
func (g *State) starve(seat engine.Seat, h Hex, t *engine.Turn) {
	t.Reveal(engine.Everyone)
	rule := engine.Case("10.31")
	if g.hasFortress(seat, h) {
		rule = "10.32"
	}
	t.Tell(engine.Event{Kind: KindStarved, Rule: rule, On: hexObject(h), N: [4]int32{int32(seat)}})
	g.starveAll(seat, h, false, rule, t)
	if g.blocked[seat].has(h) {
		g.starveAll(seat, h, true, rule, t)
	}
	g.blocked[seat].drop(h)
	g.takeOver(foe(seat), h, t)
}

// starveAll eliminates the besieged units and leaders of a hex who are ashore, or the ships there
// after all who are aboard them.
//
// Cases 10.31, 10.32, 11.26. Rulings R187, R190, R287.
func (g *State) starveAll(seat engine.Seat, h Hex, afloat bool, rule engine.Case, t *engine.Turn) {
	for _, ships := range [...]bool{false, true} {
		for c, end := g.tables.of(seat); c < end; c++ {
			row, u := g.at(c)
			switch {
			case u.Hex != h || !u.onMap() || (u.Where == Afloat) != afloat || row.Kind.IsNaval() != ships:
				continue
			case row.Kind.IsLeader():
				g.remove(c, Gone, true)
			default:
				g.remove(c, Off, true)
			}
			t.Tell(engine.Event{Kind: KindStepLost, Rule: rule, With: counterObject(c)})
			if c == g.tables.Treasure {
				g.loseTreasure(seat == Spanish, t)
			}
		}
	}
}
