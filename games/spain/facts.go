package spain

import (
	"math/bits"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/hex"
)

// What follows is for those who judge a position, such as a captain. All of it holds on a
// position redacted for a seat, and tells that seat nothing new.

// Tables returns the numbers of the match's pack; they must not be changed.
func (g *State) Tables() *Tables { return g.tables }

// Turn returns the turn, counted as the rulebook counts; last is the one after which the match
// ends.
func (g *State) Turn() (turn, last int) { return int(g.turn), int(g.scenario().Last) }

// Began returns the turn with which the match began.
func (g *State) Began() int { return int(g.scenario().First) }

// LeastIncome returns the least that a turn brings a seat, in ducats.
//
// Cases 11.0, 11.4.
func (g *State) LeastIncome(seat engine.Seat, turn int) int {
	return int(g.tables.Income[1][seat]) * g.incomeOf(turn) / 2
}

// Now returns the row of the turn.
func (g *State) Now() *TurnRow { return &g.tables.Turns[g.turn] }

// IsWinter reports whether it is a winter turn.
func (g *State) IsWinter() bool { return g.winter() }

// Acts returns how many choices have been made in this step.
func (g *State) Acts() int { return int(g.acts) }

// HasIncome reports whether the turn brings income.
//
// Case 11.0.
func (g *State) HasIncome() bool { return g.incomeHalves() > 0 }

// Funds returns the ducats of a seat.
//
// Case 11.0.
func (g *State) Funds(seat engine.Seat) int { return int(g.funds[seat]) }

// Upkeep returns what a counter costs to keep this turn, in ducats.
//
// Cases 11.11 to 11.19, 14.3.
func (g *State) Upkeep(c Counter) int { return g.upkeep(c) }

// Unit returns where a counter is and what holds of it.
func (g *State) Unit(c Counter) *Unit { return &g.units[c] }

// IsReduced reports whether a counter shows its back.
func (u *Unit) IsReduced() bool { return u.Mark&markReduced != 0 }

// IsDone reports whether a counter has done in this segment what it may do once.
func (u *Unit) IsDone() bool { return u.Mark&markDone != 0 }

// Strength returns the combat strength that a counter shows.
//
// Case 3.23.
func (g *State) Strength(c Counter) int { return g.strength(c) }

// Carries returns the transport capacity that a ship shows.
//
// Case 6.52.
func (g *State) Carries(c Counter) int { return g.carries(c) }

// Price returns what it costs to begin a counter, in ducats.
//
// Case 11.5.
func (g *State) Price(c Counter) int { return int(g.tables.Price[c]) }

// ShotPrice returns what a munitions point costs a ship, in ducats.
//
// Case 12.0.
func (g *State) ShotPrice(c Counter) int { return g.tables.pointCost(c) }

// Span returns the counters of a seat: from first on before end.
func (g *State) Span(seat engine.Seat) (first, end Counter) { return g.tables.of(seat) }

// HasTroops reports whether land units of a seat stand in a hex.
func (g *State) HasTroops(seat engine.Seat, h Hex) bool { return g.ashore[seat].has(h) }

// HasShips reports whether ships of a seat lie in a hex.
func (g *State) HasShips(seat engine.Seat, h Hex) bool { return g.hasShips(seat, h) }

// IsShut reports whether land units of a seat are besieged in a hex.
//
// Case 10.0.
func (g *State) IsShut(seat engine.Seat, h Hex) bool { return g.shut[seat].has(h) }

// Hunger returns how many Land Combat Segments of theirs the besieged units of a seat in a hex can still hold out, and
// whether time runs: in a port it does not while that is open to the sea.
//
// Cases 10.31, 10.32, 10.33.
func (g *State) Hunger(seat engine.Seat, h Hex) (segments int, runs bool) {
	return int(g.siegeLimit(seat, h)) - int(g.clock[h]), g.isClosed(seat, h)
}

// IsBlocked reports whether ships of a seat are besieged in a port.
//
// Case 10.21.
func (g *State) IsBlocked(seat engine.Seat, h Hex) bool { return g.blocked[seat].has(h) }

// HasFortress reports whether a hex is a fortress in a side's hands.
//
// Case 9.15.
func (g *State) HasFortress(seat engine.Seat, h Hex) bool { return g.hasFortress(seat, h) }

// FriendlyPort reports whether a hex is a port whose city a seat holds.
func (g *State) FriendlyPort(seat engine.Seat, h Hex) bool { return g.friendlyPort(seat, h) }

// Owns reports whether a seat holds a city.
//
// Case 16.2.
func (g *State) Owns(seat engine.Seat, c City) bool { return g.owner[c] == holderOf(seat) }

// Fleet returns where a fleet of a seat is, 0 if it is not formed, and its munitions points.
//
// Cases 6.11, 12.0.
func (g *State) Fleet(seat engine.Seat, n uint8) (at Hex, shot int) {
	return g.fleets[seat][n], int(g.shot[seat][n])
}

// Controls reports whether a seat moves the units of a nation now.
//
// Cases 8.21, 8.22.
func (g *State) Controls(n Nation) bool { return g.controls(n) }

// Roads returns the directions in which a land unit may leave a hex as far as the map and its
// nation let it.
//
// Cases 8.14, 8.23 to 8.27.
func (g *State) Roads(c Counter, from Hex) uint8 { return g.roads(c, from) }

// MayStand reports whether its nation lets a land unit be in a hex.
//
// Cases 8.23 to 8.27.
func (g *State) MayStand(c Counter, h Hex) bool {
	ill := g.mayStand(c, 0, h)
	return ill.OK()
}

// GoesWith reports whether a step of a fleet goes with the prevailing wind, or none blows.
//
// Case 6.22.
func (g *State) GoesWith(from Hex, d hex.Direction) bool { return g.tables.IsWith(from, d, &g.chosen) }

// FranceBroken reports whether French neutrality has been violated.
//
// Case 15.11.
func (g *State) FranceBroken() bool { return g.wake != 0 }

// Britain reports whether Spanish-controlled units have landed in England or Scotland.
//
// Case 15.31.
func (g *State) Britain() bool { return g.events&eventBritain != 0 }

// Invaded reports whether Spanish-controlled units have been in England or Scotland, however
// they came there.
//
// Case 8.27. Ruling R149.
func (g *State) Invaded() bool { return g.events&eventInvaded != 0 }

// MayBreakPeace reports whether fleet n, if it intercepts the fleet that a decision is about, may have to go into a
// port of neutral France, for which its side pays.
//
// Cases 6.4, 6.45, 15.11, 15.12. Ruling R244.
func (g *State) MayBreakPeace(d engine.Decision, n uint8) bool {
	s, mover := g.fleet(d.Seat, n), g.stackOf(foe(d.Seat), d.About)
	var r route
	for berths := g.approach(s, mover.Hex, g.firstBerth(mover), true, &r); g.wake == 0 && berths != 0; berths &= berths - 1 {
		if r.ports[g.tables.Near[mover.Hex][bits.TrailingZeros8(berths)]] > 0 {
			return true
		}
	}
	return false
}

// Voyage returns the voyage under way.
func (g *State) Voyage() *Voyage { return &g.voyage }

// PlaceOnPath returns which hex of its path a hex is to which the fleet under way can still run,
// 0 if it cannot.
func (g *State) PlaceOnPath(h Hex) uint8 {
	f := g.flow.Top()
	return g.placeOnPath(g.stackOf(f.Seat, f.About), h)
}

// Combat returns the combat being fought.
func (g *State) Combat() *Combat { return &g.combat }

// Points returns the victory points of a seat as things stand.
//
// Case 16.0.
func (g *State) Points(seat engine.Seat) int { return g.points(seat) }

// HexOf returns the hex that an object is, 0 if it is none.
func HexOf(o engine.Object) Hex { return hexOf(o) }

// CounterOf returns the counter that an object is, Unseen if it is none.
func (g *State) CounterOf(o engine.Object) Counter { return g.tables.counterOf(o) }

// TrackOf returns the track that an object is, 0 if it is none.
func (g *State) TrackOf(o engine.Object) Track { return g.tables.trackOf(o) }

// FleetOf returns the number of the fleet that an object is, 0 if it is none.
func FleetOf(o engine.Object) uint8 {
	_, n := fleetOf(o)
	return n
}

// TreasureAlone is the number of the fleet that the Treasure Fleet is while it sails alone.
//
// Case 11.23.
const TreasureAlone = treasureFleet

// Levels returns the levels of victory of the scenario, from the best for Spain down.
//
// Case 16.4.
func (g *State) Levels() []Level { return g.scenario().Levels }
