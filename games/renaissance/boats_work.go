package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// workBoats does at the end of a move what boats were ordered, and counts a move more
// of what they were at.
//
// Cases 9.1, 9.2. Rulings R384, R401, R405.
func (g *State) workBoats(t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if !g.lowers(n) {
			continue
		}
		h := &g.hidden[n]
		for i := range h.orders[:h.many] {
			if o := &h.orders[i]; verbs[o.verb].of == ofBoats {
				g.workBoat(n, o, t)
			}
		}
	}
	for b := range boatNo(g.ofBoats()) {
		switch w := &g.boats[b]; {
		case w.post == launching || w.post == stowing:
			g.hoist(b, t)
		case !w.inWater():
		case !g.lowers(b.parent()):
			g.comeAboard(b, t)
		case w.post == breaking:
			g.breakBoom(b, t)
		default:
			w.moves = min(w.moves+1, g.tables.Task[PassTow])
		}
	}
}

// workBoat does one order about a boat. Nobody leaves a ship by it that has struck by now.
//
// Cases 9.1, 9.2, 21.0, 23.3, 23.4.
func (g *State) workBoat(n shipNo, o *order, t *engine.Turn) {
	b := g.boatOf(o.on)
	if b == noBoat {
		return
	}
	w := &g.boats[b]
	at := w.post == atHull && g.friendly(b, w.by)
	switch o.verb {
	case VerbLaunch:
		if w.post == aboard {
			w.post = launching
		}
	case VerbStow:
		if at && w.by == n {
			w.post, w.moves = stowing, 0
		}
	case VerbMan, VerbLeave:
		switch {
		case !at:
		case !g.mayClimb(n, o.verb, w.by):
			g.tellIdle(n, o, whyStruck, t)
		case o.verb == VerbMan:
			g.intoBoat(b, party{int16(o.n), o.m}, t)
		default:
			g.outOfBoat(b, party{int16(o.n), o.m}, t)
		}
	case VerbBoatTow, VerbKedgeBoat:
		if at && g.manned(w) {
			if w.post, w.moves = towing, 0; o.verb == VerbKedgeBoat {
				w.post = kedging
			}
			g.tellPost(b, verbs[o.verb].Rule, t)
		}
	case VerbSend:
		if w.post == towing || w.post == kedging {
			g.sendOff(b, o.with) // the line or the anchor was its work in this move
		}
	}
}

// hoist counts a move more of launching or stowing a boat. A ship that is too fast for
// it, or in weather that is too heavy, begins again.
//
// Case 9.2. Rulings R305, R384, R403.
func (g *State) hoist(b boatNo, t *engine.Turn) {
	w, n := &g.boats[b], b.parent()
	was, will := aboard, atHull
	if w.post == stowing {
		was, will = atHull, aboard
	}
	why, far := engine.Reason(0), g.tables.Distance[BoatParent]
	switch {
	case !g.lowers(n):
		*w = boat{post: was, by: n}
		return
	case g.ships[n].speed > far:
		why = whyBoatSpeed
	case !g.fairForBoats():
		why = whyBoatWeather
	}
	if why != 0 {
		works := order{verb: VerbLaunch, on: g.boatObject(b), n: far / plane.MM}
		if was == atHull {
			works.verb = VerbStow
		}
		*w = boat{post: was, by: n}
		g.tellIdle(n, &works, why, t)
		return
	}
	if w.moves++; w.moves >= g.tables.Task[LaunchBoat] {
		*w = boat{post: will, by: n}
		g.tellPost(b, "9.2", t)
	}
}

// tellPost tells where a boat is now and what it does there.
func (g *State) tellPost(b boatNo, rule engine.Case, t *engine.Turn) {
	w := &g.boats[b]
	g.tell(t, engine.Event{Kind: KindBoatAt, Rule: rule, About: g.boatObject(b), On: g.object(w.by), N: [4]int32{int32(w.post)}})
}

// intoBoat sends men from the ship that a boat lies at into it: as many of those who
// were ordered as are free and as find room. From then on they count as men of the ship that
// the boat belongs to.
//
// Case 9.2. Rulings R377, R524.
func (g *State) intoBoat(b boatNo, p party, t *engine.Turn) {
	w := &g.boats[b]
	s := &g.ships[w.by]
	free, room := g.idle(w.by, VerbMan), g.boatRoom()-w.men.men()
	p.soldiers = max(min(p.soldiers, free.soldiers, room), 0)
	p.mariners = max(min(p.mariners, free.mariners, room-p.soldiers), 0)
	s.soldiers, s.mariners, s.away = s.soldiers-p.soldiers, s.mariners-p.mariners, s.away+p.men()
	w.men.soldiers, w.men.mariners = w.men.soldiers+p.soldiers, w.men.mariners+p.mariners
	g.tell(t, engine.Event{Kind: KindManned, Rule: "9.2", About: g.boatObject(b), On: g.object(w.by),
		N: [4]int32{int32(p.soldiers), int32(p.mariners), int32(w.men.men())}})
}

// outOfBoat sends men from a boat up the side of the ship it lies at. In a prize they join
// those who hold her.
//
// Cases 9.2, 21.2. Rulings R377, R515.
func (g *State) outOfBoat(b boatNo, p party, t *engine.Turn) {
	w := &g.boats[b]
	s := &g.ships[w.by]
	p.soldiers, p.mariners = min(p.soldiers, w.men.soldiers), min(p.mariners, w.men.mariners)
	if s.colours == taken {
		s.prize = s.prize.more(p)
	} else {
		s.soldiers, s.mariners, s.away = s.soldiers+p.soldiers, s.mariners+p.mariners, s.away-p.men()
	}
	w.men = w.men.less(p)
	g.tell(t, engine.Event{Kind: KindUnmanned, Rule: "9.2", About: g.boatObject(b), On: g.object(w.by),
		N: [4]int32{int32(p.soldiers), int32(p.mariners), int32(w.men.men())}})
}

// comeAboard lets the men of a boat that has lost its ship go aboard a friend, once
// they are there. The boat is left to the sea.
//
// Case 9.2. Ruling R405.
func (g *State) comeAboard(b boatNo, t *engine.Turn) {
	w := &g.boats[b]
	if w.men == (party{}) {
		return
	}
	if w.post == atHull && g.friendly(b, w.by) && g.ships[w.by].colours == flying {
		g.outOfBoat(b, w.men, t)
		g.loseBoat(b, "9.2", t)
		return
	}
	if w.post != rowing || w.boom > 0 || !g.friendly(b, w.by) || g.ships[w.by].colours != flying {
		if e := g.haven(b); e != noShip {
			g.shoveOff(b, e)
		}
	}
}

// boatAtHand reports whether a ship has a boat aboard or at her own hull.
//
// Case 16.2.
func (g *State) boatAtHand(n shipNo) bool {
	for nth := range mostBoats {
		if w := &g.boats[boatAt(n, nth)]; w.by == n && (w.post == aboard || w.post == atHull) {
			return true
		}
	}
	return false
}

// abandonShip fills the boats that a ship has at hand with those who do not fight, mariners first,
// and sends them off to the nearest friend. It returns how many men have left her.
//
// Cases 16.2, 19.4. Ruling R422.
func (g *State) abandonShip(n shipNo) (gone int16) {
	s := &g.ships[n]
	for nth := range mostBoats {
		b := boatAt(n, nth)
		w, left := &g.boats[b], s.idlers()
		if w.by != n || w.post != aboard && w.post != atHull || left.men() == 0 {
			continue
		}
		room := g.boatRoom() - w.men.men()
		p := party{mariners: min(left.mariners, room)}
		p.soldiers = min(left.soldiers, room-p.mariners)
		s.soldiers, s.mariners, s.away = s.soldiers-p.soldiers, s.mariners-p.mariners, s.away+p.men()
		w.men.soldiers, w.men.mariners = w.men.soldiers+p.soldiers, w.men.mariners+p.mariners
		gone += p.men()
		w.post, w.moves = atHull, 0
		if e := g.haven(b); e != noShip {
			g.shoveOff(b, e)
		}
	}
	return gone
}

// haven returns the ship to which a boat rows that has nobody to order it: its own if she has the say over
// it, else the nearest friend; noShip if there is none.
//
// Case 9.2. Ruling R405.
func (g *State) haven(b boatNo) shipNo {
	if n := b.parent(); g.lowers(n) && !g.wild(n) {
		return n
	}
	best, least := noShip, Length(0)
	at := g.boatBase(b).At
	for e := range shipNo(g.ofFleet()) {
		if e == b.parent() || !g.friendly(b, e) || g.ships[e].colours != flying {
			continue
		}
		if far := at.Distance(g.ships[e].at); best == noShip || far < least {
			best, least = e, far
		}
	}
	return best
}

// shoveOff lets a boat row from where it lies to a ship, from the next move on.
func (g *State) shoveOff(b boatNo, to shipNo) {
	w := &g.boats[b]
	w.at = g.boatBase(b).At
	w.post, w.by, w.moves, w.boom = rowing, to, 0, 0
}

// sendOff lets a boat row to a ship or a barrier.
//
// Cases 9.2, 23.7.
func (g *State) sendOff(b boatNo, to engine.Object) {
	if e := g.shipOf(to); e != noShip {
		g.shoveOff(b, e)
		return
	}
	g.shoveOff(b, b.parent())
	g.boats[b].boom = uint8(g.barrierOf(to) + 1)
}

// breakBoom counts a move more of breaking a barrier. When the last is over the boat
// lies there free.
//
// Case 23.7. Ruling R413.
func (g *State) breakBoom(b boatNo, t *engine.Turn) {
	w := &g.boats[b]
	i := int(w.boom) - 1
	if w.moves++; w.moves <= g.tables.Task[BoatAtBarrier] && g.stands(i) {
		g.tellWorks(g.boatObject(b), g.barrier(i), BoatAtBarrier, w.moves-1, t)
		return
	}
	if g.stands(i) {
		g.broken |= 1 << i
		g.tell(t, engine.Event{Kind: KindBreached, Rule: "23.7", About: g.boatObject(b), On: g.barrier(i)})
	}
	w.post, w.moves, w.boom = rowing, 0, 0
}

// loseParent sets adrift what lay at, or worked for, a ship that is lost; boats aboard
// her are lost with her.
//
// Case 9.2. Ruling R405.
func (g *State) loseParent(n shipNo) {
	g.backToBoats(n)
	for b := range boatNo(g.ofBoats()) {
		w := &g.boats[b]
		switch {
		case w.by != n || w.post == noPost || w.post == stove:
		case !w.inWater():
			*w = boat{post: stove}
		case w.post != rowing && w.post != breaking:
			if e := g.haven(b); e != noShip {
				g.shoveOff(b, e)
			} else {
				g.shoveOff(b, b.parent())
			}
		}
	}
}
