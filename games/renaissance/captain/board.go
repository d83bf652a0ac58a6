package captain

import (
	"math"

	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/games/renaissance"
	"github.com/weathergage/weathergage/geo/plane"
)

// party orders as many men as may go.
func party(v engine.Verb) engine.Choice {
	return engine.Choice{Verb: v, N: [3]int32{most, most}}
}

// boarders returns how many men a ship may send to board: English ones go as mariners alone, who are twice as
// many as with their share of soldiers.
//
// Case 19.4.
func (p *plan) boarders(s *ship) int16 {
	t := p.ground.Tables()
	if s.Taken {
		return s.Prize * t.Figure[renaissance.PrizeAttack] / 100
	}
	nation := renaissance.OtherParty
	if s.row.Nation == renaissance.English {
		nation = renaissance.EnglishParty
	}
	men := (s.Soldiers + s.Mariners) * int16(t.Parties[renaissance.AttackerForms][nation].Crew) / 100
	if s.row.Nation == renaissance.English {
		men = min(men, s.Mariners)
	}
	return men
}

// muster tells off a boarding party.
//
// Case 19.4.
func (p *plan) muster(n int) {
	s := &p.fleet[n]
	if s.row.Nation == renaissance.English && !s.Taken {
		if p.order(engine.Choice{Verb: renaissance.VerbBoarders, N: [3]int32{0, int32(p.boarders(s))}}) {
			return
		}
	}
	p.order(party(renaissance.VerbBoarders))
}

// boardingOrders tells off parties, boards, reinforces and withdraws.
//
// Cases 19.1, 19.3, 19.4.
func (p *plan) boardingOrders(n int) {
	s := &p.fleet[n]
	if s.row.FireShip {
		return
	}
	const hopeless = 0.15
	switch {
	case s.Boards >= 0 && p.wins[n][s.Boards] < hopeless:
		p.order(engine.Choice{Verb: renaissance.VerbWithdraw})
	case s.Boards >= 0 || s.Stage > 0:
		p.order(party(renaissance.VerbReinforce))
	}
	if e := p.prey(n); e >= 0 && s.Boards < 0 {
		p.muster(n)
		p.order(engine.Choice{Verb: renaissance.VerbBoard, On: p.ground.Object(e)})
		p.order(engine.Choice{Verb: renaissance.VerbGrapple, On: p.ground.Object(e)})
	}
	if p.leads(n) {
		p.order(engine.Choice{Verb: renaissance.VerbLead})
	}
	if s.Stage == 0 && p.menaced(n) {
		p.order(party(renaissance.VerbDefenders))
	}
}

// kindle sets a fire ship alight when she is locked with an enemy, or comes alongside
// in this move, and takes her crew off. Powder is given the time in which the other
// takes fire.
//
// Case 16.2.
func (p *plan) kindle(n int) {
	s := &p.fleet[n]
	const fuse = 4 // moves
	if !s.row.FireShip {
		return
	}
	if p.alongside(s) {
		p.order(engine.Choice{Verb: renaissance.VerbSetAlight})
		p.order(verb(renaissance.VerbFuse, fuse))
	}
	p.order(engine.Choice{Verb: renaissance.VerbQuit})
}

// held reports whether a friend who is no fire ship is locked with an enemy.
func (p *plan) held(e int) bool {
	for _, m := range p.own {
		if f := &p.fleet[m]; !f.row.FireShip && f.Foul>>e&1 != 0 {
			return true
		}
	}
	return false
}

// alongside reports whether a fire ship is locked with an enemy, or the way that she is
// ordered brings her to the one she is after; and no friend would burn with her.
func (p *plan) alongside(s *ship) bool {
	const touch = 3 * plane.MM
	for _, e := range p.foes {
		o := &p.fleet[e]
		if p.held(e) {
			continue
		}
		if s.Foul>>e&1 != 0 || e == s.aim.at && plane.Within(s.track.at[quarters], o.track.at[quarters], touch) {
			return true
		}
	}
	return false
}

// leads reports whether a personality who need not fight should: what he adds to the melee
// is worth more than the risk that he is taken, and gives up his ship.
//
// Cases 4.3, 4.3.3, 19.5, 19.7.
func (p *plan) leads(n int) bool {
	s := &p.fleet[n]
	adds, t := 0.0, p.ground.Tables()
	for i := range s.row.Persons {
		switch rank := s.row.Persons[i].Rank; {
		case rank >= renaissance.SeaDog:
			adds = max(adds, float64(t.Factor[renaissance.MeleeLeader]))
		case rank == renaissance.EliteCaptain:
			adds = max(adds, float64(t.Factor[renaissance.MeleePersonality]))
		}
	}
	if adds == 0 || p.precious(n) {
		return false
	}
	with := func(win float64) float64 { return logistic(math.Log(win/(1-win)) + perFactor*adds) }
	e := s.Boards
	if e < 0 {
		e = p.prey(n)
	}
	gain, win := 0.0, 0.0
	if e >= 0 {
		win = p.wins[n][e]
		gain = (with(win) - win) * p.fleet[e].worth
	} else {
		for _, m := range p.foes {
			if p.fleet[m].Boards == n {
				win = 1 - p.wins[m][n]
				gain = max(gain, (with(win)-win)*s.worth)
			}
		}
	}
	return gain > p.yields(rounds(with(win)), 0)*s.worth
}

// precious reports whether the enemy wins points by the death of those who lead a
// ship's men.
func (p *plan) precious(n int) bool {
	goals := p.ground.Scenario().Goals
	for i := range goals {
		goal := &goals[i]
		if goal.Seat != p.seat && goal.Ships>>n&1 != 0 && goal.Any&(renaissance.PersonLost|renaissance.CommanderLost) != 0 {
			return true
		}
	}
	return false
}

// prey returns the enemy alongside that a ship boards, -1 if none.
func (p *plan) prey(n int) int {
	s := &p.fleet[n]
	best, most := -1, 0.0
	for _, e := range p.foes {
		if (s.Touch|s.Foul)>>e&1 == 0 {
			continue
		}
		o := &p.fleet[e]
		if win := p.wins[n][e]; win*o.worth > most && win >= doctrines[p.nation(n)].board {
			best, most = e, win*o.worth
		}
	}
	return best
}

// menaced reports whether an enemy is near who might board.
func (p *plan) menaced(n int) bool {
	const reach = 250 * plane.MM
	for _, e := range p.foes {
		o := &p.fleet[e]
		if !o.Struck && plane.Within(p.fleet[n].Base, o.Base, reach) {
			return true
		}
	}
	return false
}

// contactOrders says with whom a ship wants to be locked, and cuts loose from others.
//
// Cases 18.1, 18.4.
func (p *plan) contactOrders(n int) {
	s := &p.fleet[n]
	wants := s.aim.at
	if !s.aim.board {
		wants = -1
	}
	if e := p.prey(n); e >= 0 {
		wants = e
	}
	if s.Boards >= 0 {
		wants = s.Boards
	}
	for m := range p.count {
		o := &p.fleet[m]
		if s.Foul>>m&1 == 0 || m == wants || !o.there {
			continue
		}
		if o.Holder == s.Holder || p.scorched(m) || s.aim.runs || p.wins[n][m] < doctrines[p.nation(n)].board {
			p.order(engine.Choice{Verb: renaissance.VerbLoose, On: p.ground.Object(m)})
			break
		}
	}
	if wants >= 0 {
		on := p.ground.Object(wants)
		p.order(engine.Choice{Verb: renaissance.VerbLock, On: on})
		p.order(engine.Choice{Verb: renaissance.VerbPrevent, On: on})
	}
	p.order(engine.Choice{Verb: renaissance.VerbAvoid})
}

// slip cuts the cables of a ship at anchor that a fire ship comes down upon.
//
// Cases 16.2, 24.0.
func (p *plan) slip(n int) {
	const near = 450 * plane.MM
	s := &p.fleet[n]
	for _, e := range p.foes {
		o := &p.fleet[e]
		if !s.Held || !o.row.FireShip || o.Struck && !o.Burns || !plane.Within(s.Base, o.Base, near) {
			continue
		}
		for at := range 2 {
			p.order(engine.Choice{Verb: renaissance.VerbCut, On: renaissance.CableObject(at)})
		}
	}
}

// repairOrders clears wreckage and stops holes.
//
// Cases 17.6, 17.9.
func (p *plan) repairOrders(n int) {
	s := &p.fleet[n]
	for side, over := range s.Over {
		if over > 0 {
			p.order(engine.Choice{Verb: renaissance.VerbCutAway, On: renaissance.SideObject(side)})
		}
	}
}
