package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerBoats offers what a ship's boats may be ordered to do, and to give messages to bearers.
//
// Cases 3.4, 9.1, 9.2, 23.3, 23.4.
func (g *State) offerBoats(n shipNo, c *course, near squad, o *engine.Offer) {
	if g.lowers(n) {
		g.offerOwnBoats(n, c, o)
		g.offerGunCarriers(n, c, o)
	}
	g.offerBearers(n, near, o)
}

// offerOwnBoats offers what her own boats may be ordered to do to a ship that has the say over them.
//
// Cases 9.1, 9.2, 23.3, 23.4.
func (g *State) offerOwnBoats(n shipNo, c *course, o *engine.Offer) {
	for nth := range int(g.kind(n).Boats) {
		b := boatAt(n, nth)
		if g.boatOrdered(n, b) {
			continue
		}
		on := g.boatObject(b)
		for _, v := range [...]engine.Verb{VerbLaunch, VerbStow, VerbBoatTow, VerbKedgeBoat, VerbTakeGun} {
			g.add(o, g.mayUseBoat(n, c, v, b), v, on)
		}
		for _, v := range [...]engine.Verb{VerbMan, VerbLeave} {
			if ill := g.mayUseBoat(n, c, v, b); ill.OK() {
				most := g.manning(n, v, b)
				soldiers := engine.Span{Max: int32(most.soldiers), Step: 1, Loose: true}
				mariners := engine.Span{Max: int32(most.mariners), Step: 1, Loose: true}
				o.Add(engine.Option{Verb: v, On: on, Span: [3]engine.Span{soldiers, mariners}, Rule: "9.2"})
			}
		}
		if ill := g.mayUseBoat(n, c, VerbSend, b); ill.OK() {
			for e := range shipNo(g.ofFleet()) {
				if ill := g.maySend(b, g.object(e)); ill.OK() {
					o.Add(engine.Option{Verb: VerbSend, On: on, With: g.object(e), Rule: "9.2"})
				}
			}
			for i := range g.played().Barriers {
				if ill := g.maySend(b, g.barrier(i)); ill.OK() {
					o.Add(engine.Option{Verb: VerbSend, On: on, With: g.barrier(i), Rule: "23.7"})
				}
			}
		}
	}
}

// refuseBoats asks the predicates of the verbs of boats.
func (g *State) refuseBoats(n shipNo, c *course, want engine.Choice) engine.Illegal {
	switch {
	case want.Verb == VerbDispatch:
		return g.mayDispatch(n, want.On)
	case want.Verb == VerbGiveGun:
		return g.mayGiveGun(n, c, want.On, want.With)
	}
	b := g.boatOf(want.On)
	if b == noBoat {
		return no(whyNoBoat)
	}
	if ill := g.mayBoat(n, c, want.Verb, b); !ill.OK() {
		return ill
	}
	switch want.Verb {
	case VerbSend:
		return g.maySend(b, want.With)
	case VerbMan, VerbLeave:
		return g.refuseMen(n, want, b)
	}
	return engine.Illegal{}
}

// mayBoat refuses an order to a boat that is not where the order wants it.
//
// Cases 9.1, 9.2, 23.3, 23.4. Rulings R305, R306, R384, R403, R404.
func (g *State) mayBoat(n shipNo, c *course, v engine.Verb, b boatNo) engine.Illegal {
	switch {
	case b.parent() != n || !g.lowers(n):
		return no(whyNoBoat)
	case g.boatOrdered(n, b):
		return no(whyTwice)
	}
	return g.mayUseBoat(n, c, v, b)
}

// mayUseBoat refuses it to a boat that the ship has the say over and has no orders for.
func (g *State) mayUseBoat(n shipNo, c *course, v engine.Verb, b boatNo) engine.Illegal {
	w := &g.boats[b]
	home := w.post == atHull && w.by == n
	at := w.post == atHull && g.friendly(b, w.by)
	switch v {
	case VerbLaunch, VerbStow:
		return g.mayLaunch(n, c, w, v == VerbLaunch && w.post == aboard || v == VerbStow && home)
	case VerbMan, VerbLeave:
		if !at || !g.mayClimb(n, v, w.by) {
			return no(whyNotAlongside)
		}
		if p := g.manning(n, v, b); p.men() == 0 {
			return no(whyNoMen)
		}
	case VerbSend:
		if !w.inWater() || w.post == storming || w.men.men() == 0 {
			return no(whyBoatCrew, int32(g.boatCrew()))
		}
	case VerbBoatTow, VerbKedgeBoat:
		switch {
		case !at:
			return no(whyNotAlongside)
		case !g.manned(w):
			return no(whyBoatCrew, int32(g.boatCrew()))
		}
	case VerbTakeGun:
		if w.gun == 0 || !at || !g.roomForGun(w.by, group(w.gun-1)) {
			return no(whyNoGunBoat)
		}
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
func (g *State) mayLaunch(n shipNo, c *course, w *boat, there bool) engine.Illegal {
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
func (g *State) boatOrdered(n shipNo, b boatNo) bool {
	h, on := &g.hidden[n], g.boatObject(b)
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; o.on == on && o.verb != VerbDispatch {
			return true
		}
	}
	return false
}

// maySend refuses to send a boat to a ship that is not in play or not in sight, to a
// barrier that does not stand, too far off, or to where it is sent already.
//
// Cases 5.3, 9.2, 23.7. Rulings R404, R413.
func (g *State) maySend(b boatNo, to engine.Object) engine.Illegal {
	w := &g.boats[b]
	aim := *w
	if i := g.barrierOf(to); i >= 0 && g.stands(i) && int(w.boom) != i+1 {
		aim.boom = uint8(i) + 1
	} else if e := g.shipOf(to); e != noShip && g.ships[e].fate == afloat &&
		(w.boom > 0 || w.by != e || w.post != atHull && w.post != rowing) {
		aim.by, aim.boom = e, 0
	} else if g.fortOf(to) != noFort {
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

// fitsBoat reports whether men who are ordered into a boat or out of it are some, and
// no more than it holds.
//
// Case 9.2.
func (g *State) fitsBoat(c engine.Choice) bool {
	b := g.boatOf(c.On)
	return b != noBoat && c.N[0]+c.N[1] > 0 && c.N[0]+c.N[1] <= g.roomFor(c.Verb, b)
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

// refuseMen says how many men may go into a boat or out of it.
//
// Case 9.2.
func (g *State) refuseMen(n shipNo, want engine.Choice, b boatNo) engine.Illegal {
	most := g.manning(n, want.Verb, b)
	all := min(int32(most.men()), g.roomFor(want.Verb, b))
	soldiers := min(int32(most.soldiers), all)
	ill := no(whyBoatRoom, int32(most.soldiers), int32(most.mariners), all)
	ill.Near = engine.Choice{Verb: want.Verb, On: want.On, N: [3]int32{soldiers, all - soldiers}}
	return ill
}
