package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// A horizon is what lies ahead of ships on their paths: when each pair first meets,
// when each ship runs aground, leaves the table, or sails into the wind. What has
// changed is looked up again.
type horizon struct {
	meets   [MaxShips][MaxShips]plane.Time // of the first of the pair and the second
	grounds [MaxShips]plane.Time
	leaves  [MaxShips]plane.Time
	booms   [MaxShips]plane.Time // when each meets a barrier
	boom    [MaxShips]int        // which
}

// mostEvents is more than any move has; should it have as many, all ships stop.
const mostEvents = 1000

// proceed carries the ships along their paths in order of time: what comes first is
// settled, the ships in it get new paths, and the rest is looked up again from
// there.
//
// Cases 1.2, 7.8. Rulings R43, R347.
func (g *State) proceed(v *voyage, t *engine.Turn) {
	var h horizon
	changed := ^squad(0)
	now := plane.Time(0)
	for range mostEvents {
		g.look(v, &h, changed, now)
		at := g.first(v, &h)
		if at == never {
			return
		}
		now = at
		g.watchAt(v, at)
		pulled := g.pulled()
		bent, snagged := g.settle(v, &h, at, t)
		changed = g.stopTows(v, &pulled, bent, at)
		g.partTows(snagged, t)
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate == afloat {
			v.end(n, now)
		}
	}
}

// look finds out what lies ahead of the ships that have changed.
func (g *State) look(v *voyage, h *horizon, changed squad, from plane.Time) {
	table := plane.Point{X: g.played().Width, Y: g.played().Height}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			changed.add(n)
		}
		if changed.has(n) {
			h.leaves[n], h.grounds[n], h.booms[n] = never, never, never
			if g.ships[n].fate == afloat {
				h.grounds[n] = g.groundsAt(v, n, from)
				h.boom[n], h.booms[n] = g.barredAt(v, n, from)
				if at, ok := v.path[n].Leaves(table, from); ok {
					h.leaves[n] = at
				}
			}
		}
		for m := range n {
			if changed.has(n) || changed.has(m) {
				h.meets[m][n] = g.meetsAt(v, m, n, from)
			}
		}
	}
}

// meetsAt returns when two ships meet. Ships that swing along each other do not meet while they swing; ships
// locked together never do.
//
// Case 18.1. Ruling R347.
func (g *State) meetsAt(v *voyage, m, n shipNo, from plane.Time) plane.Time {
	if g.ships[m].fate != afloat || g.ships[n].fate != afloat || g.lockedWith(m).has(n) {
		return never
	}
	if v.apart[m].has(n) && v.beside[m] == n {
		from = max(from, v.swung[m])
	}
	if v.apart[m].has(n) && v.beside[n] == m {
		from = max(from, v.swung[n])
	}
	if from >= plane.Whole {
		return never
	}
	if at, ok := plane.FirstContact(&v.path[m], &v.path[n], from); ok {
		return at
	}
	return never
}

// first returns the earliest moment at which anything happens, never if nothing does.
func (g *State) first(v *voyage, h *horizon) plane.Time {
	at := never
	earlier := func(t plane.Time) {
		if t != never && (at == never || t < at) {
			at = t
		}
	}
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		earlier(v.luff[n])
		earlier(h.leaves[n])
		earlier(h.grounds[n])
		earlier(h.booms[n])
		for m := range n {
			earlier(h.meets[m][n])
		}
	}
	return at
}

// settle settles what happens at a moment and returns the ships whose paths it
// changes, and those whose lines part: they have run foul or aground, or are stopped in tow.
//
// Cases 7.2, 9.1. Rulings R347, R362, R382, R527.
func (g *State) settle(v *voyage, h *horizon, at plane.Time, t *engine.Turn) (changed, snagged squad) {
	for n := range shipNo(g.ofFleet()) {
		if g.ships[n].fate != afloat {
			continue
		}
		mates := g.lockedWith(n)
		switch {
		case h.leaves[n] == at:
			g.leave(v, n, at, t)
		case h.grounds[n] == at:
			g.runAground(v, n, at, t)
			snagged |= mates
		case h.booms[n] == at:
			if g.towed(n) {
				snagged |= mates
			}
			return changed | g.meetBarrier(v, n, h.boom[n], at, t), snagged
		case v.luff[n] == at:
			if !g.testIntoWind(v, n, at, t) {
				continue
			}
		default:
			continue
		}
		changed |= mates
	}
	if changed != 0 {
		return changed, snagged // contacts of the same moment are looked up again
	}
	for n := range shipNo(g.ofFleet()) {
		for m := range n {
			if h.meets[m][n] == at {
				changed = g.meet(v, h, m, at, t)
				return changed, changed
			}
		}
	}
	return changed, snagged
}

// leave takes a ship off the table.
//
// Case 1.2. Rulings R54, R382.
func (g *State) leave(v *voyage, n shipNo, at plane.Time, t *engine.Turn) {
	v.end(n, at)
	g.sever(v, n, at)
	g.lose(v, n, gone, "1.2", t)
}

// sever notes at a moment of the move that a ship does not touch any more the one that she boards, if
// her men are past the bulwarks: they cannot come back to her then.
//
// Cases 1.1, 19.1. Rulings R545, R547.
func (g *State) sever(v *voyage, n shipNo, at plane.Time) {
	s := &g.ships[n]
	e := s.boards
	if e == noShip || g.ships[e].place(s.flanks).stage < 2 || plane.Touching(v.path[n].At(at), v.path[e].At(at)) {
		return
	}
	s.touch.drop(e)
	g.ships[e].touch.drop(n)
}

// lose takes a ship out of play and frees those that were locked with her. Who holds a prize
// that goes down or explodes is lost with her, and so are the personalities aboard.
//
// Cases 4.3, 16.1, 17.7, 21.2. Rulings R203, R344, R457, R547.
func (g *State) lose(v *voyage, n shipNo, how fate, rule engine.Case, t *engine.Turn) {
	s := &g.ships[n]
	down := how == foundered || how == explodes || how == capsized
	if down && s.colours == taken {
		g.losePrizeCrew(n, s.prize)
	}
	if !down && s.boards != noShip {
		g.layDown(n, t)
	}
	s.fate, s.alone = how, !g.onTable.has(n)
	for e := range shipNo(g.ofFleet()) {
		g.ships[e].foul.drop(n)
		g.ships[e].touch.drop(n)
		g.ships[e].quitLoosing(n)
	}
	g.loseParent(n)
	g.dropTow(n, t)
	if s.tug != noShip {
		g.dropTow(s.tug, t)
	}
	s.foul, s.touch, s.loosing, s.loosed, s.haul = 0, 0, 0, 0, plane.Vector{}
	g.tell(t, engine.Event{Kind: KindLost, Rule: rule, About: g.object(n), N: [4]int32{int32(how)}})
	if down {
		g.lostWith(v, n, t)
	}
	s.boards, s.sent, s.flanks = noShip, party{}, false
	g.loseBoarders(v, n, t)
}

// arrive puts every ship where her path ends, and gives her the speed that the next
// move counts from: who is towed has moved, who drifts has not.
//
// Cases 7.6, 9.1, 18.4, 19.1. Rulings R356, R529, R545.
func (g *State) arrive(v *voyage, t *engine.Turn) {
	for n := range shipNo(g.ofFleet()) {
		s := &g.ships[n]
		if s.fate != afloat {
			continue
		}
		b := v.path[n].At(plane.Whole)
		s.at, s.heading = b.At, b.Heading
		s.speed = v.goal[n]
		switch {
		case v.ended.has(n):
			s.speed = v.run[n]
		case v.drifts.has(n) && !g.towed(n):
			s.speed = 0
		}
		if v.backs.has(n) {
			s.speed = -s.speed
		}
	}
	cut, _ := g.cutThrough()
	g.untie(&cut)
	g.ease()
	g.unlockApart(t)
	g.tie(&cut)
	boarding := g.notYetOver()
	for n := range shipNo(g.ofFleet()) {
		g.ships[n].touch = 0
		for m := range n {
			if g.ships[n].fate == afloat && g.ships[m].fate == afloat && plane.Touching(g.base(m), g.base(n)) {
				g.ships[n].touch.add(m)
				g.ships[m].touch.add(n)
			}
		}
	}
	g.backOver(boarding, t)
}
