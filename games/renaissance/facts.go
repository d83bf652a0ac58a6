package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// What follows is for those who judge a position, such as a captain. All of it holds
// on a position redacted for a seat, and tells that seat nothing new. Ships are
// numbered from 0 in the order of their scenario.

// Tables returns the numbers of the match, at its scale; they must not be changed.
func (g *State) Tables() *Tables { return g.tables }

// Scenario returns the battle that is played; it must not be changed.
func (g *State) Scenario() *ScenarioRow { return g.played() }

// ShipOf returns the number of the ship that an object names, -1 if it names none of this match.
func (g *State) ShipOf(o engine.Object) int { return int(g.shipOf(o)) }

// Object returns a ship by her number.
func (g *State) Object(n int) engine.Object { return g.object(shipNo(n)) }

// Wind returns where the wind comes from, and its force.
//
// Cases 5.1, 5.2.
func (g *State) Wind() (from plane.Heading, force Force) {
	return g.air.from, g.tables.ForceBy[g.air.beaufort].Force
}

// A Battery is a group of guns that are loaded and fire together.
//
// Cases 10.1, 10.3.
type Battery uint8

const (
	PortBattery Battery = iota
	StarboardBattery
	SternBattery
	BowBattery
	// NumBatteries is how many there are.
	NumBatteries = iota
)

// Object returns the battery as orders name it.
func (b Battery) Object() engine.Object { return groupObject(group(b)) }

// Arc returns the battery's arc of fire from a base, at a range.
//
// Case 10.5.
func (g *State) Arc(from plane.Base, b Battery, reach Length) plane.Fan {
	return g.arcOf(from, group(b), reach)
}

// An Aspect is what can be seen of a ship in play.
type Aspect struct {
	Base   plane.Base
	Speed  Length // counted distance of her last move, below 0 astern
	Holder engine.Seat
	Foul   uint64 // ships she is locked with, by bit
	Touch  uint64 // ships whose hulls touched hers when the last move ended, by bit

	Left     [NumBatteries]uint8 // guns in batteries
	Factor   [NumBatteries]int32 // gunnery factor in tenths
	Soldiers int16
	Mariners int16
	Prize    int16 // men who hold her, if she is a prize
	Lost     int32 // percent of her crew
	Masts    Sections
	Canvas   uint8  // sections with sail set
	Stage    uint8  // of the boarding action on her decks, 0 if there is none
	Boards   int    // the ship her men are aboard of, -1 if none
	Struck   bool   // and not taken
	Taken    bool   // a prize
	Flees    bool   // her crew retires, from action or to recover
	Silent   bool   // her guns do nothing
	Held     bool   // anchored, moored or aground
	Burns    bool   // a fire aboard is out of control
	Over     [2]int // sections laid over her port and starboard side
	Holes    uint8
}

// Aspect returns what can be seen of a ship; ok is false if she is not on the table.
func (g *State) Aspect(n int) (a Aspect, ok bool) {
	ship := shipNo(n)
	s := &g.ships[n]
	if s.fate != afloat {
		return Aspect{}, false
	}
	silent := g.mayServe(ship)
	a = Aspect{
		Base: g.base(ship), Speed: s.speed, Holder: s.holder, Foul: uint64(s.foul), Touch: uint64(s.touch), Left: s.battery,
		Soldiers: s.soldiers, Mariners: s.mariners, Prize: s.prize.men(), Lost: g.crewLost(ship), Masts: s.masts, Canvas: s.canvas,
		Stage: s.stage, Boards: int(s.boards), Struck: s.colours == struck, Taken: s.colours == taken,
		Flees: s.spirit >= recovering, Silent: !silent.OK(), Held: s.held != free, Burns: g.wild(ship), Holes: s.holes,
	}
	for b := range group(numGroups) {
		a.Factor[b] = g.gunFactor(ship, b)
	}
	for _, side := range [...]side{port, starboard} {
		a.Over[side] = g.overboard(ship, side)
	}
	return a, true
}

// Drift returns where a ship is carried in a move in which she goes no way of her own: down wind, and with
// the stream, locked ones at the pace of the slowest; nowhere if anything holds her.
//
// Cases 7.5, 7.7, 23.5. Ruling R328.
func (g *State) Drift(n int) plane.Vector {
	ship := shipNo(n)
	switch {
	case g.isCarried(ship):
		return g.lockedWay(ship)
	case g.ships[n].held != free:
		return plane.Vector{}
	}
	return plane.Step(g.downwind(), g.driftSpeed(ship)).Add(g.stream(ship))
}

// Coveted returns the one enemy that a ship may grapple and board, because a commander who is overcome by
// greed is after her; -1 if there is none.
//
// Case 22.4.
func (g *State) Coveted(n int) int { return int(g.astray(shipNo(n))) }

// Class returns what the rules say of a ship's kind as a whole.
func (g *State) Class(n int) *KindRow { return g.class(shipNo(n)) }

// Type returns a ship's row of the ship lists.
func (g *State) Type(n int) *ShipType { return g.kind(shipNo(n)) }

// Points returns those that each seat would have if the match ended now.
//
// Case 1.2.
func (g *State) Points() [2]int32 { return g.points() }

// Written appends the orders that a ship has been given so far, as far as the viewer
// knows them.
//
// Case 2.2.
func (g *State) Written(n int, buf []engine.Choice) []engine.Choice {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		buf = append(buf, engine.Choice{Verb: o.verb, On: o.on, With: o.with, N: [3]int32{o.n, int32(o.m)}})
	}
	return buf
}

// Unwritten makes of a position one in which a seat has written nothing yet in this
// move: to plan all its ships again.
//
// Case 2.2.
func (g *State) Unwritten(seat engine.Seat) {
	g.sealed[seat] = false
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].holder == seat {
			g.hidden[n].forget()
		}
	}
}

// Course returns the way that a ship's orders give her in this move as far as they are written, if nothing
// comes between.
//
// Cases 7.8, 8.1.
func (g *State) Course(n int) plane.Path { return g.plottedPath(shipNo(n)) }

// Ordered reports whether a seat writes orders for a ship.
//
// Case 2.2.
func (g *State) Ordered(seat engine.Seat, n int) bool { return g.commands(seat, shipNo(n)) }

// CableObject returns an anchor at the bow, 0, or the stern, 1, as orders name it.
func CableObject(at int) engine.Object { return engine.Thing(classEnd, endBow+at) }

// SideObject returns port, 0, or starboard, 1, as orders name it.
func SideObject(to int) engine.Object { return sideObject(side(to)) }
