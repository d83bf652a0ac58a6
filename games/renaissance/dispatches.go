package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A dispatch is a message that a boat or another vessel carries: to whom, her own side
// alone knows. It may not be acted upon before the move after it was handed over.
//
// Cases 3.4, 3.6. Ruling R409.
type dispatch struct {
	heard  squad  // ships that have it
	near   squad  // ships that the bearer lay at, or within shouting distance of, when the last move ended
	number uint16 // by which the words are kept; 0 for no dispatch
	move   uint8  // in which it was given
	from   shipNo
	bearer uint8 // a ship, or MaxShips and a boat
	spare  [padDispatch]bool
}

// padDispatch fills dispatch up to a multiple of eight bytes.
const padDispatch = 3

// maxDispatches is the most dispatches of a side that a position remembers.
const maxDispatches = 8

// bearerOf returns the ship or boat that an object names as the bearer of a dispatch; ok is false if it names
// neither.
func (g *State) bearerOf(o engine.Object) (bearer uint8, ok bool) {
	if b := g.boatOf(o); b != noBoat {
		return MaxShips + uint8(b), true
	}
	n := g.shipOf(o)
	return uint8(n), n != noShip
}

// bearerObject returns the bearer of a dispatch as an object.
func (g *State) bearerObject(bearer uint8) engine.Object {
	if bearer >= MaxShips {
		return g.boatObject(boatNo(bearer - MaxShips))
	}
	return g.object(shipNo(bearer))
}

// carries reports whether the bearer of a dispatch of a side is there to carry it, and
// where.
//
// Case 3.4. Rulings R306, R409.
func (g *State) carries(bearer uint8, seat engine.Seat) (at plane.Base, ok bool) {
	if bearer < MaxShips {
		return g.base(shipNo(bearer)), g.listens(shipNo(bearer), seat)
	}
	b := boatNo(bearer - MaxShips)
	w := &g.boats[b]
	if !w.inWater() || !g.manned(w) || g.boatSeat(b) != seat {
		return at, false
	}
	return g.boatBase(b), true
}

// offerBearers names boats at sea and ships near enough.
//
// Case 3.4.
func (g *State) offerBearers(on *desk) {
	r := g.lookRound(on)
	for e := range r.hand.each {
		g.name(on, g.object(e), engine.NoObject, VerbDispatch)
	}
	for _, b := range r.boats {
		g.name(on, g.boatObject(b), engine.NoObject, VerbDispatch)
	}
}

// mayDispatch refuses a second dispatch by the same bearer, one from a ship that nobody is
// aboard, and one for a bearer who is not there to carry it or not in hearing.
//
// Case 3.4. Rulings R409, R561.
func (g *State) mayDispatch(n shipNo, c *course, o order) engine.Illegal {
	bearer, ok := g.bearerOf(o.on)
	if !ok || bearer == uint8(n) {
		return no(whyNoBoat)
	}
	at, ok := g.carries(bearer, g.ships[n].holder)
	switch {
	case g.told(n, c, o):
		return no(whyTwice)
	case !g.listens(n, g.ships[n].holder):
		return no(whyNobody)
	case !ok:
		return no(whyNoBoat)
	case !plane.Within(g.base(n), at, g.tables.Distance[Shouting]):
		return no(whyHearing, g.tables.Distance[Shouting]/plane.MM)
	}
	return engine.Illegal{}
}

// carryDispatches hands over the dispatches that were ordered, to bearers who have been in
// hearing all through the move, and those carried to ships that have.
//
// Cases 3.4, 3.6. Ruling R409.
func (g *State) carryDispatches(t *engine.Turn) {
	for seat := range numSeats {
		for i := range g.dispatches[seat] {
			g.deliverDispatch(&g.dispatches[seat][i], seat, t)
		}
	}
	for n := range shipNo(g.ofFleet()) {
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; o.verb == VerbDispatch && g.listens(n, g.ships[n].holder) {
				g.handOver(n, o, t)
			}
		}
	}
}

// handOver gives a dispatch to its bearer. The oldest is forgotten when there is no more
// room.
//
// Case 3.4. Ruling R409.
func (g *State) handOver(n shipNo, o *order, t *engine.Turn) {
	bearer, ok := g.bearerOf(o.on)
	seat := g.ships[n].holder
	at, there := g.carries(bearer, seat)
	if !ok || !there || !plane.Within(g.base(n), at, g.tables.Distance[Shouting]) {
		return
	}
	all := &g.dispatches[seat]
	free := 0
	for free < maxDispatches && all[free].number != 0 {
		free++
	}
	if free == maxDispatches {
		copy(all[:], all[1:])
		free--
	}
	l := &all[free]
	*l = dispatch{number: uint16(o.n), move: g.move, from: n, bearer: bearer, near: g.inHearing(at, n, seat)}
	if bearer < MaxShips {
		l.heard.add(shipNo(bearer))
	}
	g.tellOwn(engine.Event{Kind: KindDispatch, Rule: "3.4", About: g.object(n), On: o.on, N: [4]int32{o.n, byHand, int32(seat)}}, seat, t)
}

// deliverDispatch lets those have a dispatch who were in hearing of its bearer as the move began
// and are yet.
//
// Cases 3.4, 3.6, 22.4. Ruling R409.
func (g *State) deliverDispatch(l *dispatch, seat engine.Seat, t *engine.Turn) {
	if l.number == 0 {
		return
	}
	at, there := g.carries(l.bearer, seat)
	if !there {
		l.near = 0
		return
	}
	now := g.inHearing(at, l.from, seat)
	for e := range shipNo(g.ofFleet()) {
		if l.near.has(e) && now.has(e) && !l.heard.has(e) && g.heeds(e, l.from) {
			l.heard.add(e)
			g.tellOwn(engine.Event{Kind: KindHeard, Rule: "3.4", About: g.object(e), On: g.object(l.from), N: [4]int32{int32(l.number), byHand}}, seat, t)
		}
	}
	l.near = now
}

// byHand tells in events that a message came by hand.
const byHand = int32(numReaches)

// inHearing returns the ships of a side, but one, within shouting distance of a place.
//
// Case 3.4.
func (g *State) inHearing(at plane.Base, but shipNo, seat engine.Seat) (ships squad) {
	for e := range shipNo(g.ofFleet()) {
		if e != but && g.listens(e, seat) && plane.Within(g.base(e), at, g.tables.Distance[Shouting]) {
			ships.add(e)
		}
	}
	return ships
}
