package renaissance

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/geo/plane"
)

// stumps are the masts on whose stump a jury mast can be rigged.
//
// Case 17.9.
const stumps = Sections(1<<ForeLower | 1<<MainLower | 1<<Mizzen | 1<<Bonaventure)

func sectionObject(s Section) engine.Object { return engine.Thing(classSection, int(s)) }

// offerRepairs names what can be put right during a battle.
//
// Cases 10.7, 17.8, 17.9, 23.7.
func (g *State) offerRepairs(on *desk) {
	gone := g.gone(on.n)
	for sec := range Section(NumSections) {
		if gone.Has(sec) {
			g.name(on, sectionObject(sec), engine.NoObject, VerbJury)
		}
	}
	g.name(on, engine.NoObject, engine.NoObject, VerbPatch)
	for _, to := range [...]side{port, starboard} {
		g.name(on, sideObject(to), engine.NoObject, VerbShift, VerbHaul)
	}
	for i := range g.played().Barriers {
		g.name(on, g.barrier(i), engine.NoObject, VerbBreak)
	}
}

// gone returns the masts that a ship was built with and has lost, on whose stump a jury mast can be rigged.
//
// Case 17.9.
func (g *State) gone(n shipNo) Sections {
	return g.tables.Layouts[g.kind(n).Layout].Has & stumps &^ g.ships[n].masts
}

// mayRig refuses a jury mast where a mast stands or one is rigged, with the enemy on
// deck, and in a gale.
//
// Case 17.9. Ruling R29.
func (g *State) mayRig(n shipNo, c *course, o order) engine.Illegal {
	s, at := &g.ships[n], o.on
	if at.Class() != classSection || at.Number() >= NumSections {
		return no(whyNoStump)
	}
	mast := Section(at.Number())
	switch {
	case c.has(VerbJury) || s.task[JuryMast] > 0:
		return no(whyTwice)
	case !g.gone(n).Has(mast) || s.jury.Has(mast):
		return no(whyNoStump)
	case s.invaded():
		return no(whyEnemyOnDeck)
	case g.forceOn(n) == Gale:
		return no(whyRepairGale)
	}
	return engine.Illegal{}
}

// mayPatch refuses to stop a hole that is not of gunfire, under way, or in a gale.
//
// Case 17.9.
func (g *State) mayPatch(n shipNo, c *course, _ order) engine.Illegal {
	s := &g.ships[n]
	switch {
	case c.has(VerbPatch) || s.task[RepairHole] > 0:
		return no(whyTwice)
	case s.shot == 0:
		return no(whyNoHole)
	case g.forceOn(n) == Gale:
		return no(whyRepairGale)
	case s.speed != 0:
		return s.underWay("17.9")
	}
	return engine.Illegal{}
}

// mostShifted returns how many oars can be brought over to a side.
//
// Case 17.8.
func (g *State) mostShifted(n shipNo, to side) int32 {
	s := &g.ships[n]
	return int32(min(s.oars[to.across()], g.kind(n).Oars-s.oars[to]))
}

// mayShift refuses to bring oars to a side that lacks none, or under way.
//
// Case 17.8.
func (g *State) mayShift(n shipNo, c *course, o order) engine.Illegal {
	s, at := &g.ships[n], o.on
	switch {
	case c.has(VerbShift) || s.task[ShiftOars] > 0:
		return no(whyTwice)
	case at.Class() != classSide || at.Number() > int(starboard) || g.mostShifted(n, side(at.Number())) == 0:
		return no(whyOarsLeft, 0)
	case s.speed != 0:
		return s.underWay("17.8")
	}
	return engine.Illegal{}
}

// spansOfShift returns how many oars may be ordered to a side.
func (g *State) spansOfShift(n shipNo, _ *course, o order, buf []spans) []spans {
	return fromOne(buf, g.mostShifted(n, side(o.on.Number())), engine.Count)
}

// mayHaul refuses to haul a battery to the stern ports while a stern chaser is left,
// or from a side that has none.
//
// Case 10.7.
func (g *State) mayHaul(n shipNo, c *course, o order) engine.Illegal {
	s, at := &g.ships[n], o.on
	switch {
	case c.has(VerbHaul) || s.task[ShiftChaser] > 0:
		return no(whyTwice)
	case at.Class() != classSide || at.Number() > int(starboard),
		g.kind(n).Stern == 0 || s.battery[sternGuns] > 0 || s.battery[at.Number()] == 0:
		return no(whyNoChaser)
	}
	return engine.Illegal{}
}

// beginRepairs begins what is ordered.
//
// Cases 10.7, 17.8, 17.9.
func (g *State) beginRepairs(n shipNo) {
	s, h := &g.ships[n], &g.hidden[n]
	for i := range h.orders[:h.many] {
		o := &h.orders[i]
		switch o.verb {
		case VerbJury:
			s.rigging = Section(o.on.Number())
			s.task[JuryMast] = 1
		case VerbPatch:
			s.task[RepairHole] = 1
		case VerbShift:
			s.shifts, s.shiftTo = uint8(o.n), side(o.on.Number())
			s.task[ShiftOars] = 1
		case VerbBreak:
			s.breaks = uint8(1 + g.barrierOf(o.on))
			s.task[ShoreAtBarrier], s.task[BoatAtBarrier] = 1, 1
		case VerbHaul:
			s.hauls = side(o.on.Number())
			s.task[ShiftChaser] = 1
		}
	}
}

// repair carries repairs on by a move. One whose condition has failed in this move
// must be begun again.
//
// Cases 10.7, 17.8, 17.9, 23.7. Ruling R384.
func (g *State) repair(v *voyage, n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	was := s.task
	g.beginRepairs(n)
	barrier := int(s.breaks) - 1
	for _, task := range [...]Task{JuryMast, RepairHole, ShiftOars, ShiftChaser, ShoreAtBarrier, BoatAtBarrier} {
		done, why := &s.task[task], g.hinders(v, n, task)
		switch {
		case *done == 0:
		case why != 0:
			*done = 0
			g.tellHindered(n, task, why, t)
		case was[task] > 0:
			*done++
		}
		if *done == g.tables.Task[task] {
			*done = 0
			g.repaired(n, task, t)
		}
	}
	g.tellProgress(n, barrier, t)
	if s.task[BoatAtBarrier]+s.task[ShoreAtBarrier] == 0 {
		s.breaks = 0
	}
}

// tellProgress tells how far the work of a ship has come in a move; of the two ways to break a barrier the one that is
// ahead. A barrier that stands and is not worked on any more has been given up.
//
// Cases 2.2, 10.7, 17.8, 17.9, 23.7.
func (g *State) tellProgress(n shipNo, barrier int, t *engine.Turn) {
	s := &g.ships[n]
	for _, task := range [...]Task{JuryMast, RepairHole, ShiftOars, ShiftChaser} {
		if s.task[task] > 0 {
			g.tellWorks(g.object(n), engine.NoObject, task, s.task[task], t)
		}
	}
	shore, boat := s.task[ShoreAtBarrier], s.task[BoatAtBarrier]
	switch {
	case !g.stands(barrier):
	case shore > 0:
		g.tellWorks(g.object(n), g.barrier(barrier), ShoreAtBarrier, shore, t)
	case boat > 0:
		g.tellWorks(g.object(n), g.barrier(barrier), BoatAtBarrier, boat, t)
	default:
		g.tellIdle(n, &order{verb: VerbBreak, on: g.barrier(barrier), n: g.tables.Distance[TowLine] / plane.MM}, whyBarrier, t)
	}
}

// worksOn are the tasks of which the log tells move by move, as its sentence numbers them; 0 is work on a barrier.
var worksOn = [NumTasks]uint8{JuryMast: 1, RepairHole: 2, ShiftOars: 3, ShiftChaser: 4, RaiseAnchor: 5, MakeMoorings: 6}

// tellWorks tells how many moves of work are done of those that a task takes.
func (g *State) tellWorks(about, on engine.Object, task Task, done uint8, t *engine.Turn) {
	g.tell(t, engine.Event{Kind: KindWorks, Rule: worksRule[task], About: about, On: on,
		N: [4]int32{worksTask: int32(task), worksDone: int32(done), worksNeeded: int32(g.tables.Task[task])}})
}

// worksRule are the cases of these tasks.
var worksRule = [NumTasks]engine.Case{JuryMast: "17.9", RepairHole: "17.9", ShiftOars: "17.8", ShiftChaser: "10.7",
	RaiseAnchor: "24.0", MakeMoorings: "24.0", BoatAtBarrier: "23.7", ShoreAtBarrier: "23.7"}

// hinders returns why work cannot go on in a move, 0 if it can.
//
// Cases 10.7, 17.8, 17.9, 23.7.
func (g *State) hinders(v *voyage, n shipNo, what Task) engine.Reason {
	s, barrier := &g.ships[n], int(g.ships[n].breaks)-1
	mends := what == JuryMast || what == RepairHole
	switch {
	case what == ShiftChaser && s.battery[s.hauls] == 0:
		return whyNoGuns
	case what == JuryMast && s.invaded():
		return whyEnemyOnDeck
	case what == JuryMast && g.hands(n).Sailing == Raw && v.toll[n].firedOn:
		return whyIdleRaw
	case mends && g.forceOn(n) == Gale:
		return whyRepairGale
	case what == RepairHole && s.shot == 0:
		return whyNoHole
	case what == RepairHole && s.speed != 0:
		return whyIdleMoves
	case what == ShiftOars && s.speed != 0:
		return whyIdleRows
	case what == ShoreAtBarrier && (s.speed != 0 || !g.holdsEnd(n, barrier)), what == BoatAtBarrier && (s.speed != 0 || !g.worksAt(n, barrier)):
		return whyBarrier
	}
	return 0
}

// tellHindered tells that work which was ordered or begun is given up, and why; of the two ways to
// break a barrier one may do.
//
// Cases 2.2, 10.7, 17.8, 17.9.
func (g *State) tellHindered(n shipNo, what Task, why engine.Reason, t *engine.Turn) {
	s := &g.ships[n]
	switch what {
	case JuryMast:
		g.tellIdle(n, &order{verb: VerbJury, on: sectionObject(s.rigging)}, why, t)
	case RepairHole:
		g.tellIdle(n, &order{verb: VerbPatch}, why, t)
	case ShiftOars:
		g.tellIdle(n, &order{verb: VerbShift, on: sideObject(s.shiftTo), n: int32(s.shifts)}, why, t)
	case ShiftChaser:
		g.tellIdle(n, &order{verb: VerbHaul, on: sideObject(s.hauls)}, why, t)
	}
}

// repaired puts right what has taken its moves. A jury mast has its sail set where others
// have, or where it is all that a ship without oars has.
//
// Cases 10.7, 17.8, 17.9. Ruling R512.
func (g *State) repaired(n shipNo, what Task, t *engine.Turn) {
	s := &g.ships[n]
	rule := engine.Case("17.9")
	switch what {
	case ShoreAtBarrier, BoatAtBarrier:
		g.breach(n, t)
		return
	case JuryMast:
		s.jury |= 1 << s.rigging
		if s.canvas > 0 || g.sections(n) == 1 && g.kind(n).Oar == 0 {
			s.canvas++
		}
	case RepairHole:
		s.shot--
		s.holes--
	case ShiftOars:
		rule = "17.8"
		many := min(s.shifts, uint8(g.mostShifted(n, s.shiftTo)))
		s.oars[s.shiftTo] += many
		s.oars[s.shiftTo.across()] -= many
	case ShiftChaser:
		rule = "10.7"
		g.takeBatteries(n, group(s.hauls), 1)
		s.battery[sternGuns]++
		s.hauled = true
	}
	g.tell(t, engine.Event{Kind: KindRepaired, Rule: rule, About: g.object(n), N: [4]int32{int32(what)}})
}
