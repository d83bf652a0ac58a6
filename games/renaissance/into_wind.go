package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// planLuff notes when a turn under sail brings a ship nearer the wind than her rig
// allows, and how near. One that begins within the limit and turns away from the wind
// and out of it is not tested.
//
// Case 7.2. Rulings R132, R140, R358.
func (g *State) planLuff(v *voyage, n shipNo, c *course, heading plane.Heading, turn plane.Angle, from, until plane.Time) {
	if c.means != bySail || g.forceOn(n) == Calm {
		return
	}
	limit := g.limit(n)
	way, ahead := plane.Angle(1), heading.To(g.air.from)
	if turn < 0 {
		way = -1
	}
	ahead *= way // how far she would turn to lie head to wind
	end := heading.Turn(turn).Off(g.air.from)
	if off := max(ahead, -ahead); off < limit {
		near := min(off, end)
		if ahead > 0 && turn*way >= ahead {
			near = 0 // through the eye of the wind
		}
		if v.luff[n] == never && (end < limit || ahead > 0) {
			v.luff[n], v.pinch[n] = from, near
		}
		if v.luff[n] != never {
			v.pinch[n] = min(v.pinch[n], near)
		}
		return
	}
	if ahead < 0 {
		ahead += plane.Full
	}
	round := turn * way
	reach := ahead - limit // how far she turns before she is within the limit
	if round <= reach {
		return
	}
	near := end
	if round >= ahead {
		near = 0
	}
	if v.luff[n] == never {
		v.luff[n] = from + plane.Time(int64(until-from)*int64(reach)/int64(round))
		v.pinch[n] = near
	}
	v.pinch[n] = min(v.pinch[n], near)
}

// testIntoWind tests a ship that sails into the wind at a moment of the move: she
// may go on with her turn, or stops there and drifts for this move and two more. The
// masts that the test costs her slow her drift from the next move on. It reports whether she stops.
//
// Cases 7.2, 7.6. Rulings R47, R134, R358.
func (g *State) testIntoWind(v *voyage, n shipNo, at plane.Time, t *engine.Turn) bool {
	v.luff[n] = never
	w := g.weigh()
	if g.kind(n).Square {
		g.squareIntoWind(n, v.pinch[n], false, w)
	}
	added := w.sum()
	f := g.throw(t, 2, "7.2", g.object(n))
	what := g.intoWindAt(n, f.Sum(), added)
	drift := g.driftSpeed(n) // before any masts fall
	stops := g.intoWind(n, v.path[n].At(at).Heading, what, f.Sum(), t)
	if stops {
		g.heaveTo(v, n, at, drift)
	}
	return stops
}

// intoWindAt returns what sailing into the wind does to a ship at a throw, with what is added to it.
//
// Case 7.2.
func (g *State) intoWindAt(n shipNo, dice, added int) IntoWindResult {
	if g.kind(n).Square {
		return byTotal(g.tables.IntoWind, dice+added)
	}
	return g.tables.Lateen[dice]
}

// squareIntoWind counts what is added to the dice of a square rigged ship that sails into the wind. The same test is
// for galleys that ram under sail.
//
// Cases 7.2, 7.9. Ruling R133.
func (g *State) squareIntoWind(n shipNo, off plane.Angle, ram bool, w *tally) {
	force := g.forceOn(n)
	wide := off > g.angle(PinchWide)
	g.when(w, true, IntoWindSection, g.lost(n))
	g.when(w, force == Gale, IntoWindGale, 1)
	g.when(w, force == Fresh, IntoWindFresh, 1)
	g.when(w, ram, IntoWindRam, 1)
	g.when(w, !ram && wide, IntoWindWide, 1)
	g.when(w, !ram && !wide && off >= g.angle(PinchNarrow), IntoWindNarrow, 1)
}

// byTotal returns the result of a total in a list of thresholds.
func byTotal[R ~uint8](list []Threshold[R], total int) R {
	for i := range list {
		if total <= int(list[i].UpTo) {
			return list[i].Result
		}
	}
	return list[len(list)-1].Result
}

// intoWind does what the test says to a ship that heads so, and reports whether she
// drifts.
//
// Cases 7.2, 12.0, 13.6. Rulings R134, R367.
func (g *State) intoWind(n shipNo, heading plane.Heading, what IntoWindResult, dice int, t *engine.Turn) bool {
	s := &g.ships[n]
	g.tell(t, engine.Event{Kind: KindIntoWind, Rule: "7.2", About: g.object(n), N: [4]int32{int32(dice), int32(what)}})
	if what == IntoWindTurnsOut {
		return false
	}
	s.drift = g.tables.Task[DriftAfterWind] + 1 // for the rest of this move too
	switch what {
	case IntoWindForeTop:
		g.fell(n, heading, (1<<ForeTop|1<<ForeTopgallant)&s.masts, dice, t)
	case IntoWindTops:
		g.fell(n, heading, (Tops|Topgallants)&s.masts, dice, t)
	case IntoWindDismasted:
		g.dismast(n, heading, dice, t)
	}
	return true
}

// heaveTo stops a ship at a moment of the move, and lets her drift for the rest of it, so
// far in a whole move.
//
// Cases 7.2, 7.6. Rulings R356, R358.
func (g *State) heaveTo(v *voyage, n shipNo, at plane.Time, drift Length) {
	v.end(n, at)
	v.run[n] = 0
	rest := int32(plane.Whole - at)
	way := plane.Step(g.downwind(), drift).Add(g.stream(n))
	v.carry(n, way.Part(rest, int32(plane.Whole)), at)
}

// end ends the way of a ship at a moment; she stands there.
func (v *voyage) end(n shipNo, at plane.Time) {
	v.halt(n, at)
	v.luff[n] = never
	v.stand(n, at)
}

// halt counts how far a ship has come until her way ends at a moment, if it has not ended
// before.
//
// Cases 7.6, 18.1.
func (v *voyage) halt(n shipNo, at plane.Time) {
	if come, goes := v.counted(n, at); goes {
		v.run[n] = come
	}
	v.ended.add(n)
	v.glances.drop(n)
}

// counted returns how far a ship has come by a moment, and whether she still goes then: all her way at one
// pace, at half of it while she glances past another.
//
// Cases 7.8, 18.1. Ruling R352.
func (v *voyage) counted(n shipNo, at plane.Time) (come Length, goes bool) {
	share := func(far Length, of, in plane.Time) Length { return Length(int64(far) * int64(of) / int64(in)) }
	switch {
	case v.drifts.has(n):
		return 0, false
	case !v.ended.has(n):
		return share(v.goal[n], at, plane.Whole), true
	case v.glances.has(n):
		from := v.swung[n]
		return v.before[n] + share(v.run[n]-v.before[n], max(at-from, 0), plane.Whole-from), true
	}
	return v.run[n], false
}

// stopped reports whether the way of a ship has ended early. One that glances past another still
// goes on.
//
// Case 18.1. Ruling R352.
func (v *voyage) stopped(n shipNo) bool { return v.ended.has(n) && !v.glances.has(n) }
