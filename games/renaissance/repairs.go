package renaissance

import (
	"github.com/weathergage/weathergage/engine"
)

// stumps are the masts on whose stump a jury mast can be rigged.
//
// Case 17.9.
const stumps = Sections(1<<ForeLower | 1<<MainLower | 1<<Mizzen | 1<<Bonaventure)

func sectionObject(s Section) engine.Object { return engine.Thing(classSection, int(s)) }

// offerRepairs offers what can be put right during a battle.
//
// Cases 10.7, 17.8, 17.9, 23.7.
func (g *State) offerRepairs(n shipNo, c *course, o *engine.Offer) {
	for sec := range Section(NumSections) {
		if stumps.Has(sec) {
			g.add(o, g.mayRig(n, c, sectionObject(sec)), VerbJury, sectionObject(sec))
		}
	}
	g.add(o, g.mayPatch(n, c), VerbPatch, engine.NoObject)
	for _, to := range [...]side{port, starboard} {
		at := sideObject(to)
		if ill := g.mayShift(n, c, at); ill.OK() {
			oars := engine.Span{Min: 1, Max: g.mostShifted(n, to), Step: 1}
			o.Add(engine.Option{Verb: VerbShift, On: at, Span: [3]engine.Span{oars}, Rule: "17.8"})
		}
		g.add(o, g.mayHaul(n, c, at), VerbHaul, at)
	}
	for i := range g.played().Barriers {
		g.add(o, g.mayBreak(n, c, g.barrier(i)), VerbBreak, g.barrier(i))
	}
}

// refuseRepairs asks the predicates of cases 10.7, 17.8, 17.9 and 23.7.
func (g *State) refuseRepairs(n shipNo, c *course, want engine.Choice) engine.Illegal {
	switch want.Verb {
	case VerbJury:
		return g.mayRig(n, c, want.On)
	case VerbPatch:
		return g.mayPatch(n, c)
	case VerbHaul:
		return g.mayHaul(n, c, want.On)
	case VerbBreak:
		return g.mayBreak(n, c, want.On)
	}
	if ill := g.mayShift(n, c, want.On); !ill.OK() {
		return ill
	}
	most := g.mostShifted(n, side(want.On.Number()))
	ill := no(whyOarsLeft, most)
	ill.Near = engine.Choice{Verb: VerbShift, On: want.On, N: [3]int32{max(min(want.N[0], most), 1)}}
	return ill
}

// mayRig refuses a jury mast where a mast stands or one is rigged, with the enemy on
// deck, and in a gale.
//
// Case 17.9. Ruling R29.
func (g *State) mayRig(n shipNo, c *course, at engine.Object) engine.Illegal {
	s := &g.ships[n]
	if at.Class() != classSection || at.Number() >= NumSections {
		return no(whyNoStump)
	}
	mast := Section(at.Number())
	lost := g.tables.Layouts[g.kind(n).Layout].Has & stumps &^ s.masts
	switch {
	case c.has(VerbJury) || s.task[JuryMast] > 0:
		return no(whyTwice)
	case !lost.Has(mast) || s.jury.Has(mast):
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
func (g *State) mayPatch(n shipNo, c *course) engine.Illegal {
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

// mostShifted is how many oars can be brought over to a side.
//
// Case 17.8.
func (g *State) mostShifted(n shipNo, to side) int32 {
	s := &g.ships[n]
	return int32(min(s.oars[to.across()], g.kind(n).Oars-s.oars[to]))
}

// mayShift refuses to bring oars to a side that lacks none, or under way.
//
// Case 17.8.
func (g *State) mayShift(n shipNo, c *course, at engine.Object) engine.Illegal {
	s := &g.ships[n]
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

// mayHaul refuses to haul a battery to the stern ports while a stern chaser is left,
// or from a side that has none.
//
// Case 10.7.
func (g *State) mayHaul(n shipNo, c *course, at engine.Object) engine.Illegal {
	s := &g.ships[n]
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
// Cases 10.7, 17.8, 17.9. Ruling R384.
func (g *State) repair(v *voyage, n shipNo, t *engine.Turn) {
	s := &g.ships[n]
	lies := s.speed == 0
	raw := g.row(n).Sailing == Raw && v.toll[n].firedOn
	calm := g.forceOn(n) != Gale
	was := s.task
	g.beginRepairs(n)
	for _, work := range [...]struct {
		task  Task
		holds bool
	}{
		{JuryMast, !s.invaded() && calm && !raw}, {RepairHole, lies && calm && s.shot > 0},
		{ShiftOars, lies}, {ShiftChaser, s.battery[s.hauls] > 0},
		{ShoreAtBarrier, lies && g.holdsEnd(n, int(s.breaks)-1)}, {BoatAtBarrier, lies && g.worksAt(n, int(s.breaks)-1)},
	} {
		done := &s.task[work.task]
		switch {
		case *done == 0:
		case !work.holds:
			*done = 0
		case was[work.task] > 0:
			*done++
		}
		if *done == g.tables.Task[work.task] {
			*done = 0
			g.repaired(n, work.task, t)
		}
	}
	if s.task[BoatAtBarrier]+s.task[ShoreAtBarrier] == 0 {
		s.breaks = 0
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
