package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// offerTows names the ships near enough to pass a tow to, and casting one off.
//
// Case 9.1.
func (g *State) offerTows(on *desk) {
	if on.offer.Wants(VerbTow) {
		for e := range g.lookRound(on).hand.each {
			g.name(on, g.object(e), engine.NoObject, VerbTow)
		}
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbSlip)
}

// mayTow refuses a tow but to a ship of the same side, within the length of the line,
// of which neither has one, and on which no fire is out of control.
//
// Cases 9.1, 16.1. Rulings R362, R536.
func (g *State) mayTow(n shipNo, c *course, want order) engine.Illegal {
	e := g.shipOf(want.on)
	if e == noShip || e == n || g.ships[e].fate != afloat {
		return no(whyShip)
	}
	s, o := &g.ships[n], &g.ships[e]
	switch {
	case o.holder != s.holder:
		return no(whyFoe)
	case c.has(VerbTow):
		return no(whyTwice)
	case s.tow != noShip || s.tug != noShip || o.tow != noShip || o.tug != noShip:
		return no(whyTowing)
	case g.wild(e):
		return no(whyAblaze)
	case !plane.Within(g.base(n), g.base(e), g.tables.Distance[TowLine]):
		return no(whyTowFar, g.tables.Distance[TowLine]/plane.MM)
	}
	return engine.Illegal{}
}

// maySlip refuses to cast off what is not fast.
//
// Case 9.1.
func (g *State) maySlip(n shipNo, c *course, _ order) engine.Illegal {
	switch s := &g.ships[n]; {
	case c.has(VerbSlip):
		return no(whyTwice)
	case s.tow == noShip && s.tug == noShip:
		return no(whyNoTow)
	}
	return engine.Illegal{}
}

// towed reports whether a ship is fast to one that tows her. A fire out of control lets nobody
// tow her: she drifts.
//
// Cases 9.1, 16.1. Ruling R536.
func (g *State) towed(n shipNo) bool {
	tug := g.ships[n].tug
	return tug != noShip && g.ships[tug].task[PassTow] == g.tables.Task[PassTow] && !g.wild(n)
}

// towPace returns the most that a ship with another in tow moves on a heading: as much as the other is better
// than herself, or a third of her own. The other counts as under full sail, whatever moves the tug: nothing
// in a calm, or too near the wind for her rig.
//
// Case 9.1. Rulings R130, R131.
func (g *State) towPace(n shipNo, c *course, heading plane.Heading, own Length) Length {
	e := g.ships[n].tow
	if e == noShip || !g.towed(e) {
		return own
	}
	mine, force := own, g.forceOn(n)
	if c.means == bySail {
		on := g.windOn(n, heading, false)
		if on == WindAhead {
			return 0
		}
		mine = max(g.tables.Sail[g.kind(n).Sail][on][force], 0)
	}
	hers := Length(0)
	if on := g.windOn(e, heading, false); on != WindAhead {
		hers = max(g.tables.Sail[g.kind(e).Sail][on][force], 0)
	}
	pace := (2*hers - mine) / 2
	if pace <= 0 {
		pace = mine / 3
	}
	return min(pace, own)
}

// planTows lets ships in tow follow their tugs: the bow runs along the track of the
// tug's stern, the length of the line behind it.
//
// Case 9.1. Ruling R362.
func (g *State) planTows(v *voyage) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat || !g.towed(n) || g.ships[s.tug].fate != afloat ||
			s.foul != 0 && (g.ships[s.tug].foul != 0 || v.drifts.has(s.tug)) {
			continue
		}
		if s.held != free || s.foul != 0 { // the tug hauls in vain until she is free
			v.path[s.tug].Begin(g.base(s.tug), 0)
			v.end(s.tug, 0)
			continue
		}
		v.path[n].Begin(g.base(n), 0)
		g.planTow(v, n, s.tug)
	}
}

// A track is the way of a tug's stern, before it the line from the bow of the ship in
// tow: piece by piece, each with how far along the track and when it ends.
type track struct {
	piece [maxParts + 1]struct {
		by     plane.Vector // straight on, or
		centre plane.Point  // round this
		turn   plane.Angle
		ends   Length // along the track
	}
	stern [maxParts + 1]struct { // of the stern: 0 as the move begins, then after each part
		at   Length // along the track
		when plane.Time
	}
	many int
}

// lay adds a piece to the track.
func (k *track) lay(by plane.Vector, centre plane.Point, turn plane.Angle, length Length, when plane.Time) {
	before := Length(0)
	if k.many > 0 {
		before = k.piece[k.many-1].ends
	}
	p := &k.piece[k.many]
	p.by, p.centre, p.turn, p.ends = by, centre, turn, before+length
	k.stern[k.many].at, k.stern[k.many].when = p.ends, when
	k.many++
}

// when returns the moment at which the stern has come so far along the track, from the beginning of the move
// on.
func (k *track) when(at Length) plane.Time {
	for i := 1; i < k.many; i++ {
		from, to := &k.stern[i-1], &k.stern[i]
		if at <= to.at && to.at > from.at {
			return from.when + plane.Time(int64(to.when-from.when)*int64(max(at-from.at, 0))/int64(to.at-from.at))
		}
	}
	return plane.Whole
}

// trackOf returns the track that a tug makes for a ship in tow.
//
// Case 9.1. Ruling R362.
func (g *State) trackOf(v *voyage, n, tug shipNo) track {
	c := &v.course[tug]
	b := g.base(tug)
	var k track
	line := b.Middle(plane.Rear).From(g.ships[n].at)
	k.lay(line, plane.Point{}, 0, line.Length(), 0)
	counted := Length(0)
	for i := range c.part[:c.many] {
		part := &c.part[i]
		counted += part.counts
		until := v.at(tug, counted)
		from, out := b.Middle(plane.Rear), part.radius+b.Width/2
		if part.turn < 0 {
			out = -out
		}
		centre := b.On(0, out)
		b = v.path[tug].At(until)
		if part.turn == 0 {
			way := b.Middle(plane.Rear).From(from)
			k.lay(way, plane.Point{}, 0, way.Length(), until)
		} else {
			k.lay(plane.Vector{}, centre, part.turn, plane.ArcLength(part.turn, centre.Distance(from)), until)
		}
	}
	return k
}

// planTow lays out the way of one ship in tow: she is pulled once the line is taut,
// and turns her bow to the pull. A tug that tacks, drifts or turns in her own length pulls nobody.
//
// Case 9.1. Rulings R362, R527, R543.
func (g *State) planTow(v *voyage, n, tug shipNo) {
	v.goal[n] = 0
	v.drifts.add(n)
	if v.goal[tug] == 0 || v.course[tug].many == 0 || v.drifts.has(tug) {
		return
	}
	k := g.trackOf(v, n, tug)
	line := max(g.tables.Distance[TowLine], k.piece[0].ends)
	p := &v.path[n]
	begins, gone := k.when(line), Length(0)
	if turn := g.ships[n].heading.To(g.ships[n].at.Bearing(g.base(tug).Middle(plane.Rear))); turn != 0 && begins+bowing < plane.Whole {
		v.stand(n, begins)
		p.Swing(g.ships[n].at, turn, begins+bowing)
	}
	for i := range k.piece[:k.many] {
		piece := &k.piece[i]
		length := piece.ends - gone
		far := min(piece.ends, k.piece[k.many-1].ends-line)
		if far <= gone {
			break
		}
		part := min(far-gone, length)
		until := k.when(far + line)
		if until <= p.Until() {
			until = p.Until() + 1
		}
		if until > plane.Whole {
			break
		}
		if p.Until() < begins {
			p.Wait(begins)
		}
		if piece.turn == 0 {
			p.Slide(piece.by.Part(part, length), max(until, p.Until()+1))
		} else {
			p.Swing(piece.centre, plane.Angle(int64(piece.turn)*int64(part)/int64(length)), max(until, p.Until()+1))
		}
		gone = far
	}
	way := p.End().At.From(g.ships[n].at)
	v.goal[n], v.toward[n] = way.Length(), way.Heading()
}

// bowing is how long a ship takes to turn her bow to the pull of the line: none, as
// far as the rules go, but a path wants some.
const bowing plane.Time = 500

// pulled is for each ship the one that pulls her, noShip if none does.
//
// Case 9.1.
func (g *State) pulled() (by [MaxShips]shipNo) {
	for n := range by {
		by[n] = noShip
		if g.towed(shipNo(n)) {
			by[n] = g.ships[n].tug
		}
	}
	return by
}

// stopTows stops at a moment the ships whose tugs have been stopped or lost on the way, and
// returns them with those whose paths have changed already.
//
// Case 9.1. Rulings R362, R527.
func (g *State) stopTows(v *voyage, by *[MaxShips]shipNo, changed squad, at plane.Time) squad {
	for n := range shipNo(g.ofFleet()) {
		if by[n] != noShip && changed.has(by[n]) && !changed.has(n) && g.ships[n].fate == afloat {
			g.endAll(v, n, at)
			changed |= g.lockedWith(n)
		}
	}
	return changed
}

// partTows parts the lines of ships that have run foul or aground, or were stopped in tow.
//
// Case 9.1. Ruling R362.
func (g *State) partTows(snagged squad, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		if tug := g.ships[n].tug; tug != noShip && (snagged.has(n) || snagged.has(tug)) {
			g.dropTow(tug, t)
		}
	}
}

// dropTow loses the line between a tug and what she tows.
//
// Case 9.1.
func (g *State) dropTow(tug shipNo, t *engine.Turn) {
	s := &g.ships[tug]
	e := s.tow
	if e == noShip {
		return
	}
	s.tow, s.task[PassTow] = noShip, 0
	g.ships[e].tug = noShip
	g.tell(t, engine.Event{Kind: KindTowLost, Rule: "9.1", About: g.object(tug), On: g.object(e)})
}

// passTows carries the passing and casting off of tows on by a move. The line is lost
// if the hulls part while it is passed, and if the ship at its end is on fire out of control; one
// that cannot be passed any more is told of.
//
// Cases 9.1, 16.1. Rulings R362, R536.
func (g *State) passTows(n shipNo, c *course, t *engine.Turn) {
	s, h := &g.ships[n], &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		if o.verb != VerbTow {
			continue
		}
		e := g.shipOf(o.on)
		if why := g.partedFrom(n, e); why != 0 {
			g.tellIdle(n, o, why, t)
			continue
		}
		s.tow, g.ships[e].tug = e, n
	}
	if s.tow != noShip && g.wild(s.tow) {
		g.dropTow(n, t)
	}
	if s.tow != noShip && s.task[PassTow] < g.tables.Task[PassTow] {
		if s.task[PassTow]++; !plane.Within(g.base(n), g.base(s.tow), g.tables.Distance[TowLine]) {
			g.dropTow(n, t)
		} else if s.task[PassTow] == g.tables.Task[PassTow] {
			g.tell(t, engine.Event{Kind: KindTowed, Rule: "9.1", About: g.object(n), On: g.object(s.tow)})
		}
	}
	if c.has(VerbSlip) {
		if s.tug != noShip {
			g.dropTow(s.tug, t)
		}
		g.dropTow(n, t)
	}
}

// partedFrom returns why a tow that was ordered is not passed when the move is over, 0 if it is: the other is
// lost, in other hands or on fire out of control, one of the two has a tow by now, or they have parted.
//
// Cases 9.1, 16.1. Rulings R362, R536.
func (g *State) partedFrom(n, e shipNo) engine.Reason {
	s, o := &g.ships[n], &g.ships[e]
	switch {
	case o.fate != afloat:
		return whyOutOfPlay
	case o.holder != s.holder:
		return whyFoe
	case s.tow != noShip || s.tug != noShip || o.tow != noShip || o.tug != noShip:
		return whyTowing
	case g.wild(e):
		return whyAblaze
	case !plane.Within(g.base(n), g.base(e), g.tables.Distance[TowLine]):
		return whyIdleLine
	}
	return 0
}
