package renaissance

import (
	"weathergage/engine"
	"weathergage/geo/plane"
)

// Orders that come to nothing are told of, with the reason: what was lawful when it was
// written may not be possible when its moment comes.

// tellIdle tells that an order of a ship about something is not carried out, and why. If what
// it is about is out of sight by then, her own side hears that and no more.
//
// Cases 2.2, 5.3.
func (g *State) tellIdle(n shipNo, v engine.Verb, on, with engine.Object, why engine.Reason, t *engine.Turn) {
	own := g.ships[n].holder
	if g.hears(on)&engine.Only(own) == 0 {
		why = whyIdleUnseen
	}
	e := engine.Event{Kind: KindIdle, Rule: refusals[why].rule, About: g.object(n), On: on, With: with, N: [4]int32{int32(v), int32(why)}}
	if why == whyIdleUnseen {
		g.tellOwn(e, own, t)
		return
	}
	g.tell(t, e)
}

// tellSilent tells of each target that is named to a group which does not fire why that is:
// what forbids it to fire at all, or else what keeps it from that target.
//
// Cases 10.1, 10.3, 20.4.
func (g *State) tellSilent(f *fight, n shipNo, b group, among squad, ill engine.Illegal, t *engine.Turn) {
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
		g.tellIdle(n, o.verb, o.on, o.with, why, t)
	}
}

// outOfReach is what keeps a group from a target all through the move: the last of the
// conditions that fails at the moment at which most hold.
//
// Cases 5.3, 10.1, 10.4, 10.5, 10.8, 20.4.
func (g *State) outOfReach(f *fight, n shipNo, b group, on engine.Object, among squad) engine.Reason {
	e, k, w := g.shipOf(on), g.fortOf(on), g.boatOf(on)
	switch {
	case e != noShip && !g.foes(n, e), k != noFort && !g.serves(k), w != noBoat && !g.boats[w].inWater():
		return whyIdleGone
	case e != noShip && !among.has(e):
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

// failsAt is the condition that keeps a group from a target at one moment.
//
// Cases 5.3, 10.4, 10.5, 10.8.
func (g *State) failsAt(f *fight, n shipNo, b group, e shipNo, k fortNo, w boatNo, i int) engine.Reason {
	one := salvo{from: n, to: e, work: k, by: b, shot: g.hidden[n].load[b].shot(), when: plane.Whole / moments * plane.Time(i), base: f.hulls[n][i]}
	seen := g.farthest(one.shot)
	switch {
	case e != noShip:
		one.mark, seen = f.hulls[e][i], g.seenFrom(g.flashed(e))
	case k != noFort:
		one.mark = g.fortBase(k)
	default:
		one.boat, one.mark = w, g.boatBase(w)
	}
	switch {
	case e != noShip && !plane.Within(one.base, one.mark, seen):
		return whyIdleUnseen
	case !plane.Within(one.base, one.mark, g.farthest(one.shot)):
		return whyIdleFar
	}
	if g.lay(&one); one.bears+one.masked == 0 {
		return whyIdleBears
	}
	return whyIdleBlocked
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
		case !g.foes(n, e) || g.ships[n].colours == struck || g.wild(n):
			why = whyIdleGone
		case g.onDeck(n):
			why = whyIdleFights
		case !among.has(e):
			why = whyIdleReply
		}
		g.tellIdle(n, o.verb, o.on, o.with, why, t)
	}
}

// tellMissed tells of ships that were ordered to ram or to rake oars and have met no enemy.
//
// Cases 7.9, 18.3. Rulings R238, R269.
func (g *State) tellMissed(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		h, met := &g.hidden[n], false
		for e := range v.met[n].each {
			met = met || g.ships[e].holder != g.ships[n].holder
		}
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; (o.verb == VerbRam || o.verb == VerbOarRake) && !met && g.ships[n].fate == afloat {
				g.tellIdle(n, o.verb, o.on, o.with, whyIdleMeets, t)
			}
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
			g.tellIdle(n, VerbDuel, g.object(e), engine.NoObject, why, t)
		}
	}
}
