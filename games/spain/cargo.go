package spain

import "github.com/weathergage/weathergage/engine"

// mostCargo is above the strength of land units that any stack carries.
const mostCargo = 512

// cargo returns what goes along with a ship that leaves its stack for another in the hex with that
// much room: as little strength of land units as lets the rest be carried. With the last
// ship all goes. False: however they are shared out, not all can be carried.
//
// Cases 6.13, 6.15, 6.52. Rulings R103, R297.
func (g *State) cargo(ship Counter, room int) (along counterSet, ok bool) {
	s := Stack{g.tables.Seat(ship), g.units[ship].Fleet, g.units[ship].Hex}
	rest := g.ships(s)
	if rest.drop(ship); rest.isEmpty() {
		along = g.members(s)
		along.drop(ship)
		return along, true
	}
	least, most := g.carries(ship)-g.room(s), min(room+g.carries(ship), mostCargo-1)
	if least <= 0 {
		return along, true
	}
	return g.share(s, ship, least, most)
}

// share picks land units of a stack whose strength is from least to most, as little as can be, for a
// ship to take along: rather those that have come with her.
//
// Cases 6.15, 6.52. Rulings R297, R313.
func (g *State) share(s Stack, ship Counter, least, most int) (picked counterSet, ok bool) {
	var by [mostCargo]Counter // by strength: the last of the units that make it up
	all := g.members(s)
	troops := all.and(&g.tables.Troops[s.Seat])
	for _, mine := range [...]bool{true, false} {
		for c := troops.next(0); c != 0; c = troops.next(c) {
			if (g.units[c].With == g.units[ship].With) != mine {
				continue
			}
			for sum := most; sum >= g.strength(c); sum-- {
				if before := sum - g.strength(c); by[sum] == Unseen && (before == 0 || by[before] != Unseen) {
					by[sum] = c
				}
			}
		}
	}
	for sum := least; sum <= most; sum++ {
		for ; by[sum] != Unseen && sum > 0; sum -= g.strength(by[sum]) {
			picked.add(by[sum])
		}
		if !picked.isEmpty() {
			return picked, true
		}
	}
	return picked, false
}

// mayQuit refuses a ship that leaves its stack for another when they cannot carry all between
// them.
//
// Case 6.52.
func (g *State) mayQuit(c Counter, to Stack) engine.Illegal {
	if crew := &g.crews[to.Seat][g.units[c].Fleet]; !crew.meets(&g.tables.Troops[to.Seat]) {
		return allowed // nothing is aboard that must be carried
	}
	if _, ok := g.cargo(c, max(g.room(to), 0)); !ok {
		return no(reasonLaden)
	}
	return allowed
}

// maySpare refuses to take a ship out of a stack that could not carry its land units without her.
//
// Case 6.52. Ruling R48.
func (g *State) maySpare(ship Counter) engine.Illegal {
	s, load := Stack{g.tables.Seat(ship), g.units[ship].Fleet, g.units[ship].Hex}, 0
	all := g.members(s)
	troops := all.and(&g.tables.Troops[s.Seat])
	for c := troops.next(0); c != 0; c = troops.next(c) {
		load += g.strength(c)
	}
	if rest := g.room(s) + load - g.carries(ship); load > 0 && load > rest {
		return no(reasonNotSpared, int32(load), int32(rest))
	}
	return allowed
}

// goAlong puts what goes along with a ship into the fleet that she has joined, 0 for none.
//
// Cases 6.13, 6.15. Ruling R297.
func (g *State) goAlong(along counterSet, n uint8, t *engine.Turn) {
	for c := along.next(0); c != 0; c = along.next(c) {
		u, seat := g.units[c], g.tables.Seat(c)
		e := engine.Event{Kind: KindJoined, Rule: "6.15", On: fleetObject(seat, n), With: counterObject(c)}
		if n == 0 {
			e.Kind, e.On = KindLeft, fleetObject(seat, u.Fleet)
		}
		u.Fleet = n
		g.set(c, u)
		g.tellOwn(t, e, seat)
	}
}
