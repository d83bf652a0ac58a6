package fury

import (
	"github.com/weathergage/weathergage/engine"
)

// What a company suffers goes through this file, whatever brings it about. Whoever calls
// for several things pushes their frames in reverse order, so that the first is on top;
// loss, rout and the end of a company happen at once.

// terrorOf returns the frame in which a company takes Terror markers that another company caused.
//
// Case 9.4.
func terrorOf(n companyNo, markers int, cause companyNo) engine.Frame {
	return engine.Frame{Step: stepTerror, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(cause) + 1, terrorMarkers: int32(markers)}}
}

// humiliationOf is terrorOf for a marker that can never be rallied.
//
// Case 12.9. Ruling R105.
func humiliationOf(n, cause companyNo) engine.Frame {
	f := terrorOf(n, 1, cause)
	f.Code = terrorHumbles
	return f
}

// takeTerror places markers on a company, which routs at once if it then has more than
// squadrons. A company that is gone takes none.
//
// Cases 9.4, 12.9, 13.1, 18.2. Rulings R100, R281, R289.
func (g *State) takeTerror(f *engine.Frame, t *engine.Turn) bool {
	n := g.companyOf(f.About)
	if n != noCompany && f.Code&terrorAppealed == 0 {
		if f.Code |= terrorAppealed; g.appeal(TakingTerror, f.About, n.seat()) {
			return false
		}
	}
	markers, extra, cause, humiliates := uint8(f.N[terrorMarkers]), uint8(f.Code&terrorExtra/terrorExtra), otherOf(f), f.Code&terrorHumbles != 0
	g.flow.Pop()
	switch {
	case n == noCompany || markers+extra == 0:
	case humiliates && markers > 0:
		g.companies[n].humiliated += markers
		g.companies[n].terror += extra
		t.Tell(engine.Event{Kind: KindHumiliated, Rule: "12.9", About: n.object()})
		if extra > 0 {
			t.Tell(engine.Event{Kind: KindTerror, Rule: "18.3", About: n.object(), N: [4]int32{int32(extra)}})
		}
		g.breakUp(n, cause, t)
	default:
		g.terrify(n, markers+extra, cause, t)
	}
	return false
}

// What a frame for markers holds as Code, by bit.
//
// Cases 12.9, 18.2, 18.3.
const (
	terrorHumbles  uint16 = 1 << iota // it is a marker of humiliation
	terrorAppealed                    // the owner has been asked whether he appeals to the Wheel
	terrorExtra                       // one more Terror marker by the Wheel
)

// terrify places Terror markers on a company, which routs at once if it then has more than
// squadrons.
//
// Cases 9.4, 13.1. Ruling R100.
func (g *State) terrify(n companyNo, markers uint8, cause companyNo, t *engine.Turn) {
	g.companies[n].terror += markers
	t.Tell(engine.Event{Kind: KindTerror, Rule: "9.4", About: n.object(), N: [4]int32{int32(markers)}})
	g.breakUp(n, cause, t)
}

// breakUp has a company rout that has more markers than squadrons.
//
// Cases 9.4, 13.1, 13.2, 15.3. Ruling R100.
func (g *State) breakUp(n, cause companyNo, t *engine.Turn) {
	c := &g.companies[n]
	if c.isOut() && g.markers(c) > int(c.squadrons) && !c.has(markRouting) {
		g.rout(n, cause, t)
	}
}

// lose takes squadrons off a company. The last rank loses its bases first. A company without squadrons is gone, its officers are dead;
// one that has more markers than squadrons now routs at once. lose reports whether it is
// still in order, so that it has a test to take.
//
// Cases 9.4, 10.7, 12.9. Rulings R97, R100, R121, R186.
func (g *State) lose(n companyNo, squadrons int, cause companyNo, t *engine.Turn) bool {
	c := &g.companies[n]
	squadrons = min(squadrons, int(c.squadrons))
	rule := engine.Case("10.7")
	if c.engaged() {
		rule = "12.9"
	}
	t.Tell(engine.Event{Kind: KindLoses, Rule: rule, About: n.object(), N: [4]int32{int32(squadrons)}})
	if squadrons == int(c.squadrons) {
		g.destroy(n, rule, t)
		return false
	}
	g.score(n, squadrons)
	g.shrink(n, squadrons)
	g.breakUp(n, cause, t)
	return c.isOut() && !c.has(markRouting)
}

// shrink takes squadrons off a company, of which some are left. What is left closes up on the middle of its front. If it
// has no room so, it does without gaps between its bases, or else stands narrower or wider, or gives way by a hair: a body
// whose corner has stood in a gap of it is not under it then.
//
// Cases 8.7, 10.7, 12.9. Rulings R97, R602, R622.
func (g *State) shrink(n companyNo, squadrons int) {
	c := &g.companies[n]
	stood := g.isClear(n, c)
	c.squadrons -= uint8(squadrons)
	c.files = min(c.files, c.squadrons)
	if !stood || g.isClear(n, c) {
		return
	}
	for _, files := range [...]uint8{c.files, c.files - 1, c.files + 1, c.files - 2, c.files + 2} {
		for _, tight := range [...]bool{c.has(markTight), true} {
			after := *c
			after.files = files
			after.set(markTight, tight && !c.has(markFormed))
			if files >= 1 && files <= c.squadrons && g.isClear(n, &after) {
				*c = after
				return
			}
		}
	}
	g.setDown(n)
}

// score counts squadrons of a company as lost. Guns and crews do not count, and routers not while
// they are on the table.
//
// Case 19.2. Rulings R291, R294.
func (g *State) score(n companyNo, squadrons int) {
	if g.companies[n].troop != g.tables.Crew {
		g.sides[n.seat()].lost += uint16(squadrons)
	}
}

// surrender puts a stand of prisoners in the place of each squadron of a company, by the rule that has it surrender.
//
// Cases 12.4, 13.3, 20.7. Rulings R183, R199, R210, R273.
func (g *State) surrender(n companyNo, to engine.Seat, rule engine.Case, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindSurrenders, Rule: rule, About: n.object()})
	b := g.block(&g.companies[n])
	for i := range int(b.Bases) {
		g.put(object{at: b.Base(i).Centre(), kind: uint16(Prisoners) + 1, owner: uint16(to), from: uint8(n.seat()), men: g.companies[n].troop})
	}
	g.remove(n, t)
}

// destroy takes a company off the table by the rule that has it lost: by fire, in a battle, in a rout, by flames or by its
// own petard.
//
// Cases 10.7, 12.9, 13.3, 13.8, 23.1, 23.2. Ruling R200.
func (g *State) destroy(n companyNo, rule engine.Case, t *engine.Turn) {
	t.Tell(engine.Event{Kind: KindDestroyed, Rule: rule, About: n.object()})
	g.remove(n, t)
}

// remove takes a company and its officers out of the match. Its squadrons are lost.
//
// Case 13.3. Rulings R57, R121, R291.
func (g *State) remove(n companyNo, t *engine.Turn) {
	c, s := &g.companies[n], &g.sides[n.seat()]
	g.leaveGun(n, n.seat())
	g.score(n, int(c.squadrons))
	g.bury(c.captain)
	if s.with == n && s.colonel != 0 {
		g.fallen(n.seat(), t)
	}
	g.vacate(n)
}

// vacate clears the place of a company that is gone, whatever road led to that. Who shot at it, pursued it,
// has seen it or went through it has done nothing to the company that takes its place; but it has shot.
//
// Cases 7.4, 11.4, 13.3, 13.5, 14.3.
func (g *State) vacate(n companyNo) {
	g.setCompany(n, company{})
	bit := uint32(1) << (n % ofSide)
	for m := range g.companies {
		c := &g.companies[m]
		if companyNo(m).seat() == n.seat() {
			c.passed &^= bit
			continue
		}
		c.set(markShot, c.has(markShot) || c.shotAt&bit != 0)
		c.shotAt &^= bit
		c.spotted &^= bit
		if c.chased() == n {
			g.callOff(companyNo(m))
		}
	}
}

// bury takes the counter of an officer out of the pool.
//
// Case 6.8. Ruling R59.
func (g *State) bury(by Officer) {
	if by != 0 {
		g.dead |= 1 << by
	}
}

// lifeOf rolls for the life of the officer who leads a company, as a frame of the flow; with
// more against him if it routs because it has lost a battle.
//
// Case 6.5. Rulings R68, R69.
func lifeOf(n, cause companyNo, beaten bool) engine.Frame {
	f := engine.Frame{Step: stepLife, Seat: engine.NoSeat, About: n.object(), N: [2]int32{otherCompany: int32(cause) + 1}}
	f.Code = uint16(engine.Truth(beaten))
	return f
}

// What a roll for a life is for, besides a starred shot and the end of a battle. A company
// that routs after a starred round has had its roll as a beaten one, though it may have rallied at once.
//
// Case 6.5. Ruling R68.
const (
	lifeBeaten  = 1
	lifeStarred = 2
)

// rollLife rolls for the life of an officer.
//
// Case 6.5. Ruling R68.
func (g *State) rollLife(f *engine.Frame, t *engine.Turn) bool {
	n, cause := g.companyOf(f.About), otherOf(f)
	if n == noCompany || g.leads(n) == 0 || f.Code == lifeStarred && g.companies[n].stance&stanceRisk == 0 {
		g.flow.Pop()
		return false
	}
	dice := t.Roll(engine.Throw{Seat: n.seat(), Dice: 2, Sides: 6, Seen: engine.Everyone, Rule: "6.5", About: f.About})
	roll := dice.Sum() + g.peril(f)
	g.companies[n].stance &^= stanceRisk
	g.flow.Pop()
	killed := g.slays(roll)
	t.Tell(engine.Event{Kind: KindLife, Rule: "6.5", About: n.object(), N: [4]int32{int32(roll), engine.Truth(killed)}})
	if killed {
		g.kill(n, cause, t)
	}
	return false
}

// peril returns what is added to the roll for the life of an officer.
//
// Case 6.5. Ruling R68.
func (g *State) peril(f *engine.Frame) int {
	if f.Code != lifeBeaten {
		return 0
	}
	return g.number(NumOfficerRouted)
}

// slays reports whether a roll for the life of an officer, with what is added to it, kills him.
//
// Case 6.5.
func (g *State) slays(roll int) bool { return roll >= g.number(NumOfficerKilled) }

// kill is the death of the officer who leads a company: it takes a Terror marker and draws a
// new Captain. A Colonel has no successor: the Captain of the company leads it again. What a Mars adds
// ends with him.
//
// Cases 6.3.3, 6.5, 6.8. Rulings R59, R67, R83.
func (g *State) kill(n, cause companyNo, t *engine.Turn) {
	s, c := &g.sides[n.seat()], &g.companies[n]
	c.stance &^= stanceMars | stanceFated
	if s.with == n && s.colonel != 0 {
		g.fallen(n.seat(), t)
		g.looseUnder(n, t)
	} else {
		g.bury(c.captain)
		c.captain = 0
		g.flow.Push(engine.Frame{Step: stepOfficer, Seat: engine.NoSeat, About: n.object()})
	}
	g.flow.Push(terrorOf(n, 1, cause))
}
