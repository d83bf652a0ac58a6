package renaissance

import (
	"strconv"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// line returns a barrier as a line on the table.
func (b *Barrier) line() plane.Polygon { return plane.Polygon{b.A, b.B} }

// stands reports whether a barrier of the scenario bars the way.
//
// Case 23.7.
func (g *State) stands(i int) bool {
	return i >= 0 && i < len(g.played().Barriers) && g.broken>>i&1 == 0
}

// barredAt returns the first barrier that a ship meets from a moment on, and when; never if she meets none.
//
// Case 23.7.
func (g *State) barredAt(v *voyage, n shipNo, from plane.Time) (which int, at plane.Time) {
	at = never
	barriers := g.played().Barriers
	for i := range barriers {
		if !g.stands(i) {
			continue
		}
		line := [2]plane.Point{barriers[i].A, barriers[i].B}
		if when, ok := plane.Polygon(line[:]).FirstGround(&v.path[n], from); ok && (at == never || when < at) {
			which, at = i, when
		}
	}
	return which, at
}

// meetBarrier stops a ship at a barrier, unless she is fast enough to ram it and the
// die is with her. It returns the ships whose paths are to be looked up again.
//
// Case 23.7. Rulings R217, R218, R423, R523.
func (g *State) meetBarrier(v *voyage, n shipNo, i int, at plane.Time, t *engine.Turn) squad {
	b := &g.played().Barriers[i]
	if g.isStoppedBy(v, n) {
		g.endAll(v, n, at)
		return g.lockedWith(n)
	}
	w := g.weigh()
	w.add(countedRam, int(g.kind(n).BarrierRam))
	w.n[stakeNeeds] = int32(b.Defence)
	die := g.throwAt(t, 1, "23.7", g.object(n), stake{on: g.barrier(i)})
	total := int32(die[0]) + int32(g.kind(n).BarrierRam)
	breaks := b.breaksAt(int(total))
	g.tell(t, engine.Event{Kind: KindRams, Rule: "23.7", About: g.object(n), On: g.barrier(i),
		N: [4]int32{int32(die[0]), total, engine.Truth(breaks)}})
	if breaks {
		g.broken |= 1 << i
		return ^squad(0)
	}
	v.pinch[n] = 0
	g.testIntoWind(v, n, at, t)
	if !v.stopped(n) {
		v.end(n, at)
	}
	v.run[n] = 0
	return justOne(n)
}

// breaksAt reports whether a barrier that is rammed breaks at a total.
//
// Case 23.7.
func (b *Barrier) breaksAt(total int) bool { return total > int(b.Defence) }

// isStoppedBy reports whether a ship is too slow to ram a barrier: she drifts, backs, or goes at less than the pace for
// it.
//
// Case 23.7. Ruling R217.
func (g *State) isStoppedBy(v *voyage, n shipNo) bool {
	return v.drifts.has(n) || v.backs.has(n) || v.pace(n) < g.tables.Distance[BarrierSpeed]
}

// pace returns how far a ship that goes ahead would come in a move at the speed she has now: half of what she
// meant to, once she glances past another.
//
// Cases 18.1, 23.7. Ruling R523.
func (v *voyage) pace(n shipNo) Length {
	if v.glances.has(n) {
		return v.goal[n] / 2
	}
	return v.goal[n]
}

// mayBreak refuses to break a barrier to a ship that does not lie where she could.
//
// Case 23.7. Rulings R424, R425.
func (g *State) mayBreak(n shipNo, c *course, o order) engine.Illegal {
	s, i := &g.ships[n], g.barrierOf(o.on)
	switch {
	case c.has(VerbBreak) || s.task[BoatAtBarrier]+s.task[ShoreAtBarrier] > 0:
		return no(whyTwice)
	case s.speed != 0:
		return s.underWay("23.7")
	case !g.holdsEnd(n, i) && !g.worksAt(n, i):
		return no(whyBarrier, g.tables.Distance[TowLine]/plane.MM)
	}
	return engine.Illegal{}
}

// worksAt reports whether a small vessel that is in the hands of her own crew lies at a barrier, so
// that her men can break it.
//
// Cases 21.0, 21.2, 23.7. Ruling R424.
func (g *State) worksAt(n shipNo, i int) bool {
	if !g.stands(i) || g.kind(n).Tons >= g.tables.Figure[SmallTons] || !g.crewed(n) {
		return false
	}
	b := &g.played().Barriers[i]
	line := [2]plane.Point{b.A, b.B}
	return plane.Polygon(line[:]).Distance(g.base(n)) <= g.tables.Distance[TowLine]
}

// holdsEnd reports whether a ship that is in the hands of her own crew lies at an end of a barrier
// and no enemy does, so that her men can hold it.
//
// Cases 21.0, 21.2, 23.7. Ruling R425.
func (g *State) holdsEnd(n shipNo, i int) bool {
	if !g.stands(i) || !g.crewed(n) {
		return false
	}
	b := &g.played().Barriers[i]
	for _, end := range [...]plane.Point{b.A, b.B} {
		if g.base(n).DistanceTo(end) > g.tables.Distance[TowLine] {
			continue
		}
		alone := true
		for e := range shipNo(g.ofFleet()) {
			alone = alone && !(g.foes(n, e) && g.base(e).DistanceTo(end) <= g.tables.Distance[TowLine])
		}
		if alone {
			return true
		}
	}
	return false
}

// breach breaks the barrier at which a ship's men have worked long enough.
//
// Case 23.7.
func (g *State) breach(n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	i := int(s.breaks) - 1
	s.breaks, s.task[BoatAtBarrier], s.task[ShoreAtBarrier] = 0, 0, 0
	if g.stands(i) {
		g.broken |= 1 << i
		g.tell(t, engine.Event{Kind: KindBreached, Rule: "23.7", About: g.object(n), On: g.barrier(i)})
	}
}

// barrierMarks draws the barriers that stand, with what breaks them and which of the viewer's vessels can work anywhere
// along one.
//
// Case 23.7.
func (g *State) barrierMarks(viewer engine.Seat) []engine.Mark {
	var marks []engine.Mark
	barriers := g.played().Barriers
	for i := range barriers {
		if b := &barriers[i]; g.stands(i) {
			marks = append(marks, engine.Mark{Kind: "boom", Board: "table", From: g.barrier(i), Label: b.Name,
				Line: []engine.Point{{X: b.A.X, Y: b.A.Y}, {X: b.B.X, Y: b.B.Y}}, Note: g.barrierNote(b, viewer), Rule: "23.7"})
		}
	}
	return marks
}

// barrierNote says how a barrier can be broken.
//
// Case 23.7.
func (g *State) barrierNote(b *Barrier, viewer engine.Seat) string {
	t := g.tables
	var small []string
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat && g.ships[n].holder == viewer && g.kind(n).Tons < t.Figure[SmallTons] && g.crewed(n) {
			small = append(small, g.row(n).Name)
		}
	}
	who := "a vessel under " + strconv.Itoa(int(t.Figure[SmallTons])) + " tons"
	if len(small) > 0 {
		who = engine.Listed(small)
	}
	moves := func(task Task) string { return strconv.Itoa(int(t.Task[task])) + " moves" }
	return "no ship passes it. To break it, order the crew of " + who + ", lying still within " +
		strconv.Itoa(int(t.Distance[TowLine]/plane.MM)) + " mm, to work on it for " + moves(BoatAtBarrier) +
		"; or any crew at an end with no enemy near for " + moves(ShoreAtBarrier) + "; or send a boat to it; or ram it at " +
		strconv.Itoa(int(t.Distance[BarrierSpeed]/plane.MM)) + " mm a move or more, which takes over " +
		strconv.Itoa(int(b.Defence)) + " on a die with her factor"
}
