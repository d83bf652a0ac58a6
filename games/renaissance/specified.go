package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A mark is a part of a ship that is aimed at by itself: her hull, what stands along the
// line of fire, or a mast section.
//
// Case 26.0.
type mark uint8

const (
	noMark mark = iota
	hullMark
	lineMark
	sprits   // the first of the mast sections, in their order
	numMarks = int(sprits) + NumSections
)

// section returns the mast section that a mark is, ok is false if it is none.
func (m mark) section() (sec Section, ok bool) { return Section(m - sprits), m >= sprits }

func markObject(m mark) engine.Object { return engine.Thing(classMark, int(m)) }

// markNamed returns the mark that an object names, noMark if it names none.
func markNamed(o engine.Object) mark {
	if o.Class() != classMark || o.Number() >= numMarks {
		return noMark
	}
	return mark(o.Number())
}

// A pool is what several small vessels have done in a move to one mark.
//
// Case 26.0. Ruling R437.
type pool struct {
	last   salvo // that was added to it
	points int32 // in tenths
}

// mostPools is the most that are kept in a move; each of the vessels fires ahead and, at
// most, astern.
const mostPools = 2 * MaxShips

// specifies returns which mark a group is ordered to fire at, and whether with others.
//
// Case 26.0.
func (g *State) specifies(n shipNo, b group) (m mark, pooled bool) {
	h := &g.hidden[n]
	for i := range h.orders[:h.many] {
		if o := &h.orders[i]; (o.verb == VerbSpecify || o.verb == VerbPool) && o.with == groupObject(b) {
			return markNamed(o.on), o.verb == VerbPool
		}
	}
	return noMark, false
}

// offerMarks names the marks of a ship to a group.
//
// Case 26.0.
func (g *State) offerMarks(on *desk, b group) {
	for _, v := range [...]engine.Verb{VerbSpecify, VerbPool} {
		o := order{verb: v, with: groupObject(b)}
		if !on.offer.Wants(v) || !g.allows(on, verbs[v].May, o) {
			continue
		}
		for m := hullMark; int(m) < numMarks; m++ {
			o.on = markObject(m)
			g.put(on, o, "26.0")
		}
	}
}

// mayMark refuses anything but a mark.
//
// Case 26.0.
func (g *State) mayMark(_ shipNo, _ *course, o order) engine.Illegal {
	if markNamed(o.on) == noMark {
		return no(whyMark)
	}
	return engine.Illegal{}
}

// maySpecify refuses a mark where the system is not in force, to a group that is not one of those for
// whom it is, and a second one.
//
// Case 26.0. Rulings R435, R437.
func (g *State) maySpecify(n shipNo, _ *course, o order) engine.Illegal {
	b, ok := groupOf(o.with)
	switch {
	case !g.uses(specifiedTargets):
		return no(whyMark)
	case !ok || g.ships[n].battery[b] == 0:
		return no(whyNoGuns)
	case g.row(n).FireShip:
		return no(whyNoGunners)
	}
	if ill := g.ready(n, b); !ill.OK() {
		return ill
	}
	small := g.class(n).Family == GalleyFamily || g.kind(n).Tons < g.tables.Figure[SmallTons]
	if m, _ := g.specifies(n, b); m != noMark {
		return no(whyTwice)
	}
	if !small && (o.verb == VerbPool || b != bowGuns && g.gunsOf(n, b) != 1) {
		return no(whyMark)
	}
	return engine.Illegal{}
}

// specify lets a salvo of ball be fired at its mark, if there is such a thing to hit, and
// the guns are heavy enough, or light enough to be pooled.
//
// Case 26.0. Rulings R189, R436, R437.
func (g *State) specify(one *salvo) {
	m, pooled := g.specifies(one.from, one.by)
	if m == noMark || one.shot != Ball || one.to == noShip {
		return
	}
	one.spec, one.pooled = m, pooled
	factor, value := g.factorOf(one), point*g.markValue(one)
	switch {
	case value == 0:
		one.spec = noMark
	case pooled && factor*int32(one.bears) >= value:
		one.spec = noMark
	case !pooled && factor*int32(g.tables.Figure[SpecifiedShare]) < value:
		one.spec = noMark
	}
	if one.spec != noMark {
		one.rigging = m != hullMark
	}
}

// marked returns the mast section that a salvo is fired at, NoSection at a hull.
//
// Cases 13.5, 26.0. Ruling R436.
func (g *State) marked(one *salvo) Section {
	if sec, ok := one.spec.section(); ok {
		return sec
	}
	if one.spec == lineMark && one.raked {
		return g.rakedSection(one.to, RowLower, one.end)
	}
	return NoSection
}

// markValue returns the defence value of what a salvo is fired at, 0 if there is no such thing.
//
// Cases 13.3, 14.3, 26.0.
func (g *State) markValue(one *salvo) int32 {
	if one.spec == hullMark {
		return int32(g.kind(one.to).Hull)
	}
	if value, stands := g.mastValue(one.to, g.marked(one)); stands {
		return value
	}
	return 0
}

// pinpoint counts a salvo fired at a mark. A hit adds its points to those of the moves
// before, or to those that other small vessels have done in this move; when they are more
// than the value, it is decided.
//
// Case 26.0. Rulings R437, R438.
func (g *State) pinpoint(v *voyage, f *fight, one *salvo, t *engine.Turn) {
	s, b := &g.ships[one.from], one.by
	hit := g.hits(one, t)
	points := one.points
	if !hit {
		points = 0
	}
	g.suffer(v, f, one, one.to, points)
	g.beset(v, f, one)
	f.pinned[one.from].add(b)
	if one.pooled {
		g.tellMark(one, f.addToPool(one, points), t)
		return
	}
	if s.guns.marks[b] != one.spec || s.guns.marked[b] != one.to {
		s.guns.marks[b], s.guns.marked[b], s.guns.tally[b] = one.spec, one.to, 0
	}
	s.guns.tally[b] += int16(points)
	sum := int32(s.guns.tally[b])
	g.tellMark(one, sum, t)
	if value := point * g.markValue(one); value > 0 && sum > value {
		s.guns.marks[b], s.guns.marked[b], s.guns.tally[b] = noMark, noShip, 0
		g.conclude(one, sum, t)
	}
}

// tellMark tells how much has been done to a mark so far.
//
// Case 26.0.
func (g *State) tellMark(one *salvo, sum int32, t *engine.Turn) {
	g.tell(t, engine.Event{Kind: KindMark, Rule: "26.0", About: g.object(one.from), On: g.object(one.to),
		With: markObject(one.spec), N: [4]int32{sum, point * g.markValue(one)}})
}

// conclude makes the last test for a mark: a hit brings the section down or eliminates a
// battery, and boats aboard with them. Men are lost either way.
//
// Cases 9.2, 12.0, 26.0. Ruling R438.
func (g *State) conclude(one *salvo, sum int32, t *engine.Turn) {
	e := one.to
	sec := g.marked(one)
	left, _ := g.batteries(e)
	stood := g.ships[e].masts
	hit := g.hits(one, t)
	g.tell(t, engine.Event{Kind: KindMarkHit, Rule: "26.0", About: g.object(one.from), On: g.object(e),
		With: markObject(one.spec), N: [4]int32{engine.Truth(hit)}})
	g.casualties(e, g.killed(Ball, sum, one.rigging), t)
	switch {
	case !hit || g.ships[e].fate != afloat:
	case one.spec == hullMark:
		g.eliminate(one, e, 1, t)
	case g.ships[e].masts.Has(sec) || g.ships[e].jury.Has(lowerOf(sec)):
		g.bringDown(e, 1<<sec, one.dice.Sum(), t)
	}
	g.shatterBoats(e, left, stood, t)
}

// addToPool adds the points of a small vessel to what others have done to the same mark,
// and returns the sum.
//
// Case 26.0. Ruling R437.
func (f *fight) addToPool(one *salvo, points int32) int32 {
	for i := range f.pools[:f.pooling] {
		if p := &f.pools[i]; p.last.to == one.to && p.last.spec == one.spec {
			p.points += points
			p.last = *one
			return p.points
		}
	}
	if f.pooling < mostPools {
		f.pools[f.pooling] = pool{*one, points}
		f.pooling++
	}
	return points
}

// drawPools decides what small vessels have done together in the move. Nothing of it is
// kept for the next.
//
// Case 26.0. Ruling R437.
func (g *State) drawPools(f *fight, t *engine.Turn) {
	for i := range f.pools[:f.pooling] {
		p := &f.pools[i]
		if value := point * g.markValue(&p.last); g.ships[p.last.to].fate == afloat && value > 0 && p.points > value {
			g.conclude(&p.last, p.points, t)
		}
	}
}

// keepMarks forgets what a group has done to a mark, if in this move it fired at anything
// else, or its target is gone or lies out of range and arc at the end.
//
// Case 26.0. Ruling R439.
func (g *State) keepMarks(f *fight, n shipNo) {
	s := &g.ships[n]
	for b := range group(numGroups) {
		if s.guns.marks[b] == noMark {
			continue
		}
		e := s.guns.marked[b]
		one := salvo{from: n, to: e, by: b, base: f.hulls[n][moments], mark: f.hulls[e][moments]}
		both := s.fate == afloat && g.ships[e].fate == afloat
		if both && s.battery[b] > 0 && f.fired[n].has(b) == f.pinned[n].has(b) &&
			plane.Within(one.base, one.mark, g.farthest(Ball)) {
			g.lay(&one)
		}
		if one.bears == 0 {
			s.guns.marks[b], s.guns.marked[b], s.guns.tally[b] = noMark, noShip, 0
		}
	}
}
