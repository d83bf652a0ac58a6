package renaissance

import "github.com/weathergage/weathergage/engine"

// gunsOf returns how many batteries of a group a ship began with.
//
// Case 11.1.
func (g *State) gunsOf(n shipNo, b group) uint8 {
	k := g.kind(n)
	return [numGroups]uint8{portGuns: k.Broadside, starboardGuns: k.Broadside, sternGuns: k.Stern, bowGuns: k.Bow}[b]
}

// roomForGun reports whether a ship lacks a battery of a group.
//
// Case 23.3. Ruling R408.
func (g *State) roomForGun(n shipNo, b group) bool { return g.ships[n].battery[b] < g.gunsOf(n, b) }

// offerGunCarriers names boats at sea, and ships that lie against one aground.
//
// Case 23.3.
func (g *State) offerGunCarriers(on *desk) {
	if ill := g.mayLighten(on.n); !ill.OK() || !on.offer.Wants(VerbGiveGun) {
		return
	}
	for b := range group(numGroups) {
		for _, w := range g.lookRound(on).boats {
			g.name(on, groupObject(b), g.boatObject(w), VerbGiveGun)
		}
		for e := range g.ships[on.n].touch.each {
			g.name(on, groupObject(b), g.object(e), VerbGiveGun)
		}
	}
}

// mayLighten refuses to hand over batteries to a ship that is not aground.
//
// Case 23.3.
func (g *State) mayLighten(n shipNo) engine.Illegal {
	if g.ships[n].held != ground {
		return no(whyNotAground)
	}
	return engine.Illegal{}
}

// mayGiveGun refuses to shift a battery but from a ship aground, and to where there is
// no room for it.
//
// Case 23.3. Ruling R408.
func (g *State) mayGiveGun(n shipNo, c *course, o order) engine.Illegal {
	if ill := g.mayLighten(n); !ill.OK() {
		return ill
	}
	switch b, ok := groupOf(o.on); {
	case !g.lowers(n) || !ok || g.ships[n].battery[b] == 0:
		return no(whyNoBattery)
	case c.has(VerbGiveGun):
		return no(whyOneGun)
	case !g.takesGun(n, b, o.with):
		return no(whyNoGunBoat)
	}
	return engine.Illegal{}
}

// takesGun reports whether a boat at a ship's hull, or a friend against it, has room
// for a battery of a group of hers.
//
// Case 23.3. Ruling R408.
func (g *State) takesGun(n shipNo, b group, to engine.Object) bool {
	if w := g.boatOf(to); w != noBoat {
		o := &g.boats[w]
		return o.post == atHull && o.by == n && g.friendly(w, n) && o.gun == 0 && g.manned(o)
	}
	e := g.shipOf(to)
	return e != noShip && e != n && g.ships[n].touch.has(e) && g.ships[e].fate == afloat &&
		g.ships[e].holder == g.ships[n].holder && g.ships[e].colours == flying && g.roomForGun(e, b)
}

// giveGuns carries on with shifting a battery out of a ship or into her, which takes
// the same order for some moves in a row. When it is done the task stands at its full
// moves until the next.
//
// Case 23.3. Ruling R408.
func (g *State) giveGuns(n shipNo, t *engine.Turn) {
	if !g.lowers(n) {
		return
	}
	s, h := &g.ships[n], &g.hidden[n]
	var work *order
	for i := range h.orders[:h.many] {
		if v := h.orders[i].verb; v == VerbGiveGun || v == VerbTakeGun {
			work = &h.orders[i]
		}
	}
	if done := &s.task[ShiftBattery]; work == nil || *done == g.tables.Task[ShiftBattery] {
		*done = 0
	}
	if work == nil {
		return
	}
	s.task[ShiftBattery]++
	if s.task[ShiftBattery] == g.tables.Task[ShiftBattery] && !g.shiftGun(n, work, t) {
		s.task[ShiftBattery] = 0
		g.tellIdle(n, work, whyNoGunBoat, t)
	}
}

// shiftGun brings a battery to where it was ordered, unless there is no room for it now.
//
// Case 23.3. Ruling R408.
func (g *State) shiftGun(n shipNo, o *order, t *engine.Turn) bool {
	from, of := groupOf(o.on)
	if b := g.boatOf(o.on); b != noBoat {
		w := &g.boats[b]
		from = group(w.gun - 1)
		if w.gun == 0 || w.post != atHull || !g.friendly(b, w.by) || !g.roomForGun(w.by, from) {
			return false
		}
		w.gun = 0
		g.ships[w.by].battery[from]++
		g.tellShift(o.on, g.object(w.by), from, t)
		return true
	}
	s := &g.ships[n]
	if !of || s.battery[from] == 0 || !g.takesGun(n, from, o.with) {
		return false
	}
	g.takeBatteries(n, from, 1)
	if b := g.boatOf(o.with); b != noBoat {
		g.boats[b].gun = uint8(from) + 1
	} else {
		g.ships[g.shipOf(o.with)].battery[from]++
	}
	g.tellShift(g.object(n), o.with, from, t)
	return true
}

// tellShift tells that a battery of a group has come from one hull to another.
func (g *State) tellShift(from, to engine.Object, b group, t *engine.Turn) {
	g.tell(t, engine.Event{Kind: KindGunShifted, Rule: "23.3", About: from, On: to, With: groupObject(b)})
}
