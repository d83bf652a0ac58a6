package renaissance

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// Orders that come to nothing are told of, with the reason: what was lawful when it was
// written may not be possible when its moment comes.

// tellIdle tells that an order of a ship about something is not carried out, and why. What
// nobody else may know of, and what is about something out of sight by then, her own side
// alone hears of.
//
// Cases 2.2, 5.3, 10.3.
func (g *State) tellIdle(n shipNo, o *order, why engine.Reason, t *engine.Turn) {
	g.tellIdleOf(g.object(n), g.ships[n].holder, o, why, t)
}

// tellIdleOf is tellIdle of a ship or a fort of one seat.
//
// Cases 2.2, 5.3, 10.3.
func (g *State) tellIdleOf(about engine.Object, own engine.Seat, o *order, why engine.Reason, t *engine.Turn) {
	unseen := g.hears(o.on)&engine.Only(own) == 0
	if unseen {
		why = whyIdleUnseen
	}
	e := engine.Event{Kind: KindIdle, Rule: refusals[why].rule, About: about, On: o.on, With: o.with,
		N: [4]int32{int32(o.verb), int32(why), o.n, int32(o.m)}}
	if unseen || verbs[o.verb].is(hidesLoad) || why == whyNotLoaded {
		g.tellOwn(e, own, t)
		return
	}
	g.tell(t, e)
}

// tellSilent tells of each target that is named to a group which does not fire why that is:
// what forbids it to fire at all, or else what keeps it from that target.
//
// Cases 10.1, 10.3, 20.4.
func (g *State) tellSilent(f *fight, n shipNo, b group, among enemies, ill engine.Illegal, t *engine.Turn) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		if o.verb != VerbTarget || o.with != groupObject(b) {
			continue
		}
		why := ill.Why
		if ill.OK() {
			why = g.outOfReach(f, n, b, o.on, among)
		}
		g.tellIdle(n, o, why, t)
	}
}

// outOfReach returns what keeps a group from a target all through the move: the last of the conditions that
// fails at the moment at which most hold.
//
// Cases 5.3, 10.1, 10.4, 10.5, 10.8, 20.4.
func (g *State) outOfReach(f *fight, n shipNo, b group, on engine.Object, among enemies) engine.Reason {
	e, k, w := g.shipOf(on), g.fortOf(on), g.boatOf(on)
	switch {
	case e != noShip && !g.foes(n, e), k != noFort && !g.serves(k), w != noBoat && !g.boats[w].inWater():
		return whyIdleGone
	case e != noShip && !among.ships.has(e), k != noFort && among.forts>>k&1 == 0:
		return whyIdleReply
	}
	from, until := g.soonest(f, n, b), moments
	if at, said := g.firesAt(n, b); said {
		from, until = int(at*moments/plane.Whole), int(at*moments/plane.Whole)
	}
	if w != noBoat {
		from, until = moments, moments
	}
	why := whyIdleUnseen
	for i := from; i <= until; i++ {
		why = max(why, g.failsAt(f, n, b, e, k, w, i))
	}
	return why
}

// failsAt returns the condition that keeps a group from a target at one moment.
//
// Cases 5.3, 10.4, 10.5, 10.8.
func (g *State) failsAt(f *fight, n shipNo, b group, e shipNo, k fortNo, w boatNo, i int) engine.Reason {
	one := salvo{from: n, to: e, work: k, by: b, shot: g.hidden[n].load[b].shot(), when: plane.Whole / moments * plane.Time(i), base: f.hulls[n][i]}
	switch {
	case e != noShip:
		one.mark = f.hulls[e][i]
	case k != noFort:
		one.mark = g.fortBase(k)
	default:
		one.boat, one.mark = w, g.boatBase(w)
	}
	return g.fails(one)
}

// fails returns the condition that keeps a salvo from its target.
//
// Cases 5.3, 10.4, 10.5, 10.8.
func (g *State) fails(one salvo) engine.Reason {
	switch {
	case one.to != noShip && !plane.Within(one.base, one.mark, g.seenFrom(g.flashed(one.to))):
		return whyIdleUnseen
	case !plane.Within(one.base, one.mark, g.farthest(one.shot)):
		return whyIdleFar
	}
	if g.lay(&one); one.bears+one.masked == 0 {
		return whyIdleBears
	}
	return whyIdleBlocked
}

// tellFortSilent tells of each target that is named to a fort which fires at none of them
// why that is.
//
// Cases 10.1, 25.3, 25.6.
func (g *State) tellFortSilent(f *fight, k fortNo, engaged bool, t *engine.Turn) {
	h := g.garrison(k)
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		if o.verb != VerbTarget {
			continue
		}
		why := whyIdleEngaged
		if !engaged {
			why = g.outOfArc(f, k, g.shipOf(o.on), g.boatOf(o.on))
		}
		g.tellIdleOf(g.fortObject(k), g.fortRow(k).Seat, o, why, t)
	}
}

// outOfArc returns what keeps a fort from a ship or a boat all through the move, as outOfReach is for a ship.
//
// Cases 5.3, 10.3, 14.5, 25.3.
func (g *State) outOfArc(f *fight, k fortNo, e shipNo, w boatNo) engine.Reason {
	h, seat := g.garrison(k), g.fortRow(k).Seat
	switch {
	case e != noShip && (g.ships[e].fate != afloat || g.ships[e].holder == seat), w != noBoat && !g.boats[w].inWater():
		return whyIdleGone
	case h.load == unloaded:
		return whyNotLoaded
	case w != noBoat && !g.mayHitBoat(seat, w):
		return whyIdleUnseen
	}
	from, until := 0, moments
	if at, said := g.fortFiresAt(k); said {
		from, until = int(at*moments/plane.Whole), int(at*moments/plane.Whole)
	}
	if f.primed>>k&1 != 0 || w != noBoat {
		from, until = moments, moments
	}
	why := whyIdleUnseen
	for i := from; i <= until; i++ {
		one := salvo{post: k, from: noShip, to: e, by: bowGuns, shot: h.load.shot(), when: plane.Whole / moments * plane.Time(i), base: g.fortBase(k)}
		if one.boat = w; w == noBoat {
			one.mark = f.hulls[e][i]
		} else {
			one.mark = g.boatBase(w)
		}
		why = max(why, g.fails(one))
	}
	return why
}

// tellNoMuskets tells that the small arms ordered of a ship are not fired, and why.
//
// Cases 15.0, 20.4.
func (g *State) tellNoMuskets(n shipNo, among squad, t *engine.Turn) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		if o.verb != VerbMuskets && o.verb != VerbSweep {
			continue
		}
		e, why := g.shipOf(o.on), whyIdleNear
		switch {
		case g.wild(n):
			why = whyAblaze
		case !g.foes(n, e) || g.ships[n].colours == struck:
			why = whyIdleGone
		case g.onDeck(n):
			why = whyIdleFights
		case !among.has(e):
			why = whyIdleReply
		}
		g.tellIdle(n, o, why, t)
	}
}

// tellMissed tells of ships that were ordered to ram or to rake oars and have met no enemy,
// or to be locked with a ship that they have not met.
//
// Cases 7.9, 18.1, 18.3. Rulings R238, R269.
func (g *State) tellMissed(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		h, met := &g.hidden[n], false
		for e := range v.met[n].each {
			met = met || g.ships[e].holder != g.ships[n].holder
		}
		for i := range h.orders[:h.many] {
			o := &h.orders[i]
			switch e := g.shipOf(o.on); {
			case g.ships[n].fate != afloat:
			case (o.verb == VerbRam || o.verb == VerbOarRake) && !met:
				g.tellIdle(n, o, whyIdleMeets, t)
			case o.verb == VerbLock && e != noShip && !v.met[n].has(e):
				g.tellIdle(n, o, whyIdleTouch, t)
			}
		}
	}
}

// tellSpared tells of orders to men in a melee that is over before its round is fought.
//
// Case 19.4.
func (g *State) tellSpared(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s, h := &g.ships[n], &g.hidden[n]
		if s.fate != afloat || s.stage > 0 && g.attackers(n) != 0 || s.boards != noShip && g.ships[s.boards].fate == afloat {
			continue
		}
		for i := range h.orders[:h.many] {
			switch o := &h.orders[i]; o.verb {
			case VerbReinforce, VerbWithdraw, VerbSkip, VerbSplit:
				g.tellIdle(n, o, whyNoMelee, t)
			}
		}
	}
}

// tellUnfought tells of orders of some kinds to men in a melee that are not carried out: no
// round is fought, or not in the way that was ordered.
//
// Cases 6.2, 19.4. Rulings R224, R249, R455.
func (g *State) tellUnfought(n shipNo, why engine.Reason, t *engine.Turn, verbs ...engine.Verb) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if slices.Contains(verbs, h.orders[i].verb) {
			g.tellIdle(n, &h.orders[i], why, t)
		}
	}
}

// tellDeclined tells of challenges of which no single combat has come.
//
// Case 4.3.2.
func (g *State) tellDeclined(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		for e := range shipNo(g.ofFleet()) {
			if g.ships[n].fate != afloat || g.ships[n].duels || !g.orders(n, VerbDuel, g.object(e)) {
				continue
			}
			why := whyNoMelee
			if g.inMelee(n, e) {
				why = whyIdleDeclined
			}
			g.tellIdle(n, &order{verb: VerbDuel, on: g.object(e)}, why, t)
		}
	}
}
