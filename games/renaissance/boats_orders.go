package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerBoats names what a ship's boats may be ordered to do, and giving messages to bearers.
//
// Cases 3.4, 9.1, 9.2, 23.3, 23.4.
func (g *State) offerBoats(on *desk) {
	for nth := range int(g.kind(on.n).Boats) {
		b := boatAt(on.n, nth)
		g.name(on, g.boatObject(b), engine.NoObject,
			VerbLaunch, VerbStow, VerbBoatTow, VerbKedgeBoat, VerbTakeGun, VerbMan, VerbLeave)
		g.offerErrands(on, b)
	}
	g.offerGunCarriers(on)
	if on.offer.Wants(VerbDispatch) {
		g.offerBearers(on)
	}
}

// offerErrands names where a boat at sea may be sent.
//
// Cases 9.2, 23.7.
func (g *State) offerErrands(on *desk, b boatNo) {
	o := order{verb: VerbSend, on: g.boatObject(b)}
	if !on.offer.Wants(VerbSend) || !g.boats[b].inWater() || !g.allows(on, verbs[VerbSend].At, o) {
		return
	}
	send := func(to engine.Object, rule engine.Case) {
		if o.with = to; g.allows(on, verbs[VerbSend].May, o) {
			g.put(on, o, rule)
		}
	}
	for e := range shipNo(g.ofFleet()) {
		send(g.object(e), "9.2")
	}
	for i := range g.played().Barriers {
		send(g.barrier(i), "23.7")
	}
}

// mayOrderBoat refuses orders to a boat that is not hers to order, and a second one.
//
// Cases 9.2, 21.0. Ruling R401.
func (g *State) mayOrderBoat(n shipNo, _ *course, o order) engine.Illegal {
	switch b := g.boatOf(o.on); {
	case b == noBoat || b.parent() != n || !g.lowers(n):
		return no(whyNoBoat)
	case g.boatOrdered(n, o.on):
		return no(whyTwice)
	}
	return engine.Illegal{}
}

// atFriend returns a boat and reports whether it lies at the hull of a friend.
func (g *State) atFriend(o order) (b boatNo, w *boat, at bool) {
	b = g.boatOf(o.on)
	w = &g.boats[b]
	return b, w, w.post == atHull && g.friendly(b, w.by)
}

// mayShiftMen refuses to man a boat, or to leave one, that does not lie where men can climb, and where there
// are none for it.
//
// Cases 9.2, 19.3.
func (g *State) mayShiftMen(n shipNo, _ *course, o order) engine.Illegal {
	b, w, at := g.atFriend(o)
	if !at || !g.mayClimb(n, o.verb, w.by) {
		return no(whyNotAlongside)
	}
	if p := g.manning(n, o.verb, b); p.men() == 0 {
		return no(whyNoMen)
	}
	return engine.Illegal{}
}

// mayHaulLine refuses a tow or the kedge to a boat that is not at a friend's hull, or not manned.
//
// Cases 9.1, 23.4.
func (g *State) mayHaulLine(_ shipNo, _ *course, o order) engine.Illegal {
	switch _, w, at := g.atFriend(o); {
	case !at:
		return no(whyNotAlongside)
	case !g.manned(w):
		return no(whyBoatCrew, int32(g.boatCrew()))
	}
	return engine.Illegal{}
}

// mayTakeGun refuses to take in a battery that no boat has alongside, or that finds no room.
//
// Case 23.3. Ruling R408.
func (g *State) mayTakeGun(_ shipNo, _ *course, o order) engine.Illegal {
	if _, w, at := g.atFriend(o); w.gun == 0 || !at || !g.roomForGun(w.by, group(w.gun-1)) {
		return no(whyNoGunBoat)
	}
	return engine.Illegal{}
}

// mayClimb reports whether men of a ship's boat may go from it to the hull at which it lies, or come
// into it from there: that ship has not struck and is no prize, but men may go aboard a prize of
// their own.
//
// Cases 9.2, 21.0, 21.2. Ruling R515.
func (g *State) mayClimb(n shipNo, v engine.Verb, by shipNo) bool {
	return g.ships[by].colours == flying || v == VerbLeave && g.prizeOf(n, by)
}

// mayLaunch refuses to launch or stow a boat that is not there to be, a second one at
// the same time, and at more than the speed at which it can be done.
//
// Case 9.2. Rulings R305, R384, R403.
func (g *State) mayLaunch(n shipNo, c *course, o order) engine.Illegal {
	w := &g.boats[g.boatOf(o.on)]
	there := w.post == aboard
	if o.verb == VerbStow {
		there = w.post == atHull && w.by == n
	}
	switch {
	case !there:
		return no(whyNoBoat)
	case w.men != (party{}) || w.gun != 0:
		return no(whyBoatLaden)
	case c.has(VerbLaunch) || c.has(VerbStow) || g.atDavits(n) != noBoat:
		return no(whyDavits)
	case !g.fairForBoats():
		return no(whyBoatWeather)
	case c.run > g.tables.Distance[BoatParent]:
		return no(whyBoatSpeed, g.tables.Distance[BoatParent]/plane.MM)
	}
	return engine.Illegal{}
}

// atDavits returns the boat that a ship is launching or stowing, noBoat if none.
func (g *State) atDavits(n shipNo) boatNo {
	for nth := range mostBoats {
		if b := boatAt(n, nth); g.boats[b].post == launching || g.boats[b].post == stowing {
			return b
		}
	}
	return noBoat
}

// boatOrdered reports whether a boat is named in its ship's orders as what they are
// about.
func (g *State) boatOrdered(n shipNo, on engine.Object) bool {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.on == on && o.verb != VerbDispatch {
			return true
		}
	}
	return false
}

// maySend refuses to send a boat that is not manned at sea, or to a ship that is not in play or not in
// sight, to a barrier that does not stand, too far off, or to where it is sent already.
//
// Cases 5.3, 9.2, 23.7. Rulings R404, R413.
func (g *State) maySend(_ shipNo, _ *course, o order) engine.Illegal {
	b := g.boatOf(o.on)
	w := &g.boats[b]
	if !w.inWater() || w.post == storming || w.men.men() == 0 {
		return no(whyBoatCrew, int32(g.boatCrew()))
	}
	aim := *w
	if i := g.barrierOf(o.with); i >= 0 && g.stands(i) && int(w.boom) != i+1 {
		aim.boom = uint8(i) + 1
	} else if e := g.shipOf(o.with); e != noShip && g.ships[e].fate == afloat &&
		(w.boom > 0 || w.by != e || w.post != atHull && w.post != rowing) {
		aim.by, aim.boom = e, 0
	} else if g.fortOf(o.with) != noFort {
		return no(whyStorming)
	} else {
		return no(whyShip)
	}
	if g.boatBase(b).At.Distance(g.errand(&aim)) > meetingCircles*g.tables.Distance[CircleLarge] ||
		aim.boom == 0 && !g.knows(b.parent(), aim.by) {
		return no(whyShip)
	}
	return engine.Illegal{}
}

// manning returns the most men of each kind that may go into a boat from the ship it lies at, or out of it.
// Together they are no more than there is room for.
//
// Cases 9.2, 19.3.
func (g *State) manning(n shipNo, v engine.Verb, b boatNo) party {
	w := &g.boats[b]
	if v == VerbLeave {
		return w.men
	}
	free, room := g.idle(w.by, VerbMan), g.boatRoom()-w.men.men()
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.verb == VerbMan && g.boats[g.boatOf(o.on)].by == w.by {
			free = free.less(party{int16(o.n), o.m})
		}
	}
	return party{max(min(free.soldiers, room), 0), max(min(free.mariners, room), 0)}
}

// spansOfMen returns how many men may go into a boat or out of it.
//
// Case 9.2.
func (g *State) spansOfMen(n shipNo, _ *course, o order, buf []spans) []spans {
	most := g.manning(n, o.verb, g.boatOf(o.on))
	return append(buf, spans{{Max: int32(most.soldiers), Step: 1, Loose: true}, {Max: int32(most.mariners), Step: 1, Loose: true}})
}

// fitsBoat reports whether men who are ordered into a boat or out of it are some, and
// no more than it holds.
//
// Case 9.2.
func (g *State) fitsBoat(_ shipNo, c engine.Choice) bool {
	men := c.N[0] + c.N[1]
	return men > 0 && men <= g.roomFor(c.Verb, g.boatOf(c.On))
}

// roomFor returns how many men more a boat holds, or how many may leave it.
//
// Case 9.2.
func (g *State) roomFor(v engine.Verb, b boatNo) int32 {
	men := g.boats[b].men.men()
	if v == VerbMan {
		return int32(g.boatRoom() - men)
	}
	return int32(men)
}

// beyondMen says how many men may go into a boat or out of it.
//
// Case 9.2.
func (g *State) beyondMen(n shipNo, _ *course, want engine.Choice) engine.Illegal {
	b := g.boatOf(want.On)
	most := g.manning(n, want.Verb, b)
	all := min(int32(most.men()), g.roomFor(want.Verb, b))
	soldiers := min(int32(most.soldiers), all)
	ill := no(whyBoatRoom, int32(most.soldiers), int32(most.mariners), all)
	ill.Near = engine.Choice{Verb: want.Verb, On: want.On, N: [3]int32{soldiers, all - soldiers}}
	return ill
}
