package fury

import (
	"slices"

	"github.com/weathergage/weathergage/engine"
)

// isWon reports whether a side has met all goals of one of its ways to win; it ends the match, or in a campaign
// the battle, then. It is asked between segments. The side that has acted comes first, but one that wins by the
// enemy's losses only if he has not won.
//
// Case 19.1. Rulings R42, R293, R313, R641.
func (g *State) isWon(t *engine.Turn) bool {
	sc := g.played()
	if sc == nil {
		return false
	}
	g.showBare(t)
	first := g.acting()
	if g.bleeds(first) && !g.bleeds(foe(first)) {
		first = foe(first)
	}
	for _, seat := range [numSeats]engine.Seat{first, foe(first)} {
		if g.hasWay(seat) {
			t.Reveal(engine.Everyone) // how large the forces were, where a share of one decides
			t.Tell(engine.Event{Kind: KindGoal, Rule: sc.Rule, N: [4]int32{int32(seat)}})
			g.end(outcomeGoal, foe(seat), t)
			return true
		}
	}
	return false
}

// bleeds reports whether a side wins by a share of the enemy's losses: he has avoided those if he has won meanwhile.
//
// Case 26.9. Ruling R641.
func (g *State) bleeds(seat engine.Seat) bool {
	return slices.ContainsFunc(g.played().Goals, func(goal Goal) bool { return goal.Seat == seat && goal.Want == WantShareLost })
}

// hasWay reports whether a side has met all goals of one of its ways to win.
//
// Case 19.1.
func (g *State) hasWay(seat engine.Seat) bool {
	for way := uint8(1); way <= mostWays; way++ {
		if g.isWay(seat, way) {
			return true
		}
	}
	return false
}

// mostWays is the most ways in which a side may win.
const mostWays = 9

// isWay reports whether all goals of one way of a side are met, and there are any.
//
// Case 19.1.
func (g *State) isWay(seat engine.Seat, way uint8) bool {
	some := false
	for _, goal := range g.played().Goals {
		if goal.Seat == seat && goal.Way == way {
			if some = true; !g.isMet(&goal) {
				return false
			}
		}
	}
	return some
}

// isMet reports whether a goal is met. An end of the chain is looked at when a segment starts.
//
// Cases 19.1, 26.1, 26.2, 26.3, 26.4, 26.5, 26.6, 26.7, 26.8, 26.9, 27.1, 27.2, 27.4, 27.5, 27.6, 27.9, 27.10,
// 29.15, 29.16, 29.17. Rulings R306, R308, R311, R313, R593, R605, R641.
func (g *State) isMet(goal *Goal) bool {
	own, other := &g.sides[goal.Seat], &g.sides[foe(goal.Seat)]
	switch goal.Want {
	case WantWagonsOff, WantHerdsOff, WantPrisonersOff, WantBootyOff, WantSquadronsOff, WantGunsOff:
		return g.off(goal) >= int(goal.Least)
	case WantShareOff:
		return int(own.gone[goneSquadrons])*100 > int(own.force)*int(goal.Least)
	case WantNoHerds:
		return g.many(Herd) == 0
	case WantBurned:
		burned, all := g.burned()
		return burned >= int(goal.Least) && burned > 0 && (goal.Least > 0 || burned == all)
	case WantColonel:
		return other.has(sideFallen)
	case WantCleared:
		return g.isCleared(foe(goal.Seat))
	case WantShareLost:
		lost := int(other.lost) + int(other.gone[goneSquadrons])
		return lost*100 >= int(other.force)*int(goal.Least)
	case WantAsManyLost:
		return int(other.lost)+g.routing(foe(goal.Seat)) >= int(min(own.force, other.force))
	case WantGuns:
		return g.hasGuns(goal.Seat)
	case WantSconce:
		return !g.isInSconce(foe(goal.Seat), false)
	case WantDrivenIn:
		return g.isInSconce(foe(goal.Seat), true)
	case WantBeyondReach:
		return g.isBeyondReach(foe(goal.Seat))
	case WantAllOff:
		return own.gone[goneSquadrons] > 0 && g.hasLeft(goal.Seat)
	case WantSole:
		return g.isAloneInSconce(goal.Seat)
	}
	return false
}

// hasFelled reports whether a side that wants the enemy's Colonel has him.
//
// Case 26.6. Ruling R641.
func (g *State) hasFelled(seat engine.Seat) bool {
	if sc := g.played(); sc != nil {
		for i := range sc.Goals {
			if goal := &sc.Goals[i]; goal.Seat == seat && goal.Want == WantColonel && g.isMet(goal) {
				return true
			}
		}
	}
	return false
}

// routing returns how many squadrons of a side rout on the board.
func (g *State) routing(seat engine.Seat) (squadrons int) {
	for n := range g.each(seat) {
		if c := &g.companies[n]; c.has(markRouting) {
			squadrons += int(c.squadrons)
		}
	}
	return squadrons
}

// off returns how much of what a goal looks at has left the board.
func (g *State) off(goal *Goal) int {
	gone := &g.sides[goal.Seat].gone
	switch goal.Want {
	case WantWagonsOff:
		return int(gone[goneWagons])
	case WantHerdsOff:
		return int(gone[goneHerds])
	case WantPrisonersOff:
		return int(gone[gonePrisoners])
	case WantBootyOff:
		return int(gone[goneHerds]) + int(gone[gonePrisoners])
	case WantGunsOff:
		return int(gone[goneGuns])
	}
	return int(gone[goneSquadrons])
}

// many returns how many objects of a kind there are, on the board and yet to come.
func (g *State) many(kind Object) int {
	n := int(g.sides[SeatA].stock[kind]) + int(g.sides[SeatB].stock[kind])
	for i := range g.objects {
		if g.objects[i].kind == uint16(kind)+1 {
			n++
		}
	}
	return n
}

// captives returns how many stands of prisoners may still count for a side.
//
// Cases 26.7, 27.10. Ruling R640.
func (g *State) captives(seat engine.Seat) int {
	n := g.many(Prisoners)
	for i := range g.objects {
		if o := &g.objects[i]; o.kind == kindPrisoners && !g.isCaptive(o, seat) {
			n--
		}
	}
	return n
}

// burned returns how many buildings are burned down, of how many. Broken ground is left of them.
//
// Case 23.2.
func (g *State) burned() (burned, all int) {
	for i := range int(g.ground.many) {
		p := &g.ground.pieces[i]
		gone := g.isBurnt(i)
		if gone {
			burned++
		}
		if gone || p.ground == Building {
			all++
		}
	}
	return burned, all
}

// isCleared reports whether a side has no company on the board, hidden or yet to come. A Gun with
// its crew is one, and so is a crew alone.
//
// Cases 16.2, 26.8, 26.9, 27.9, 29.18. Ruling R593.
func (g *State) isCleared(seat engine.Seat) bool {
	return !g.sides[seat].has(sideComes) && g.isBare(seat) && g.hides(seat, true) == 0
}

// hasLeft reports whether a side has no squadron on the board, hidden or yet to come. Guns and their
// crews are none.
//
// Case 29.15. Ruling R551.
func (g *State) hasLeft(seat engine.Seat) bool {
	return !g.sides[seat].has(sideComes) && g.shows(seat, false) == 0 && g.hides(seat, false) == 0
}

// isBare reports whether a side has no company on the board or yet to come, ambushes apart.
//
// Case 26.8.
func (g *State) isBare(seat engine.Seat) bool { return g.shows(seat, true) == 0 }

// shows counts the companies of a side on the board or yet to come, ambushes apart; crews says
// whether Guns and crews count.
func (g *State) shows(seat engine.Seat, crews bool) (n int) {
	for m := companyNo(seat) * ofSide; m < companyNo(seat+1)*ofSide; m++ {
		c := &g.companies[m]
		n += b2i(c.troop != 0 && (crews || c.gun == 0 && c.troop != g.tables.Crew))
	}
	return n
}

// hides counts the companies of a side in ambush, and one of which no more is known; crews says
// whether crews count.
func (g *State) hides(seat engine.Seat, crews bool) (n int) {
	n = b2i(g.sides[seat].has(sideUnseen))
	for i := range g.hidden[seat] {
		c := &g.hidden[seat][i]
		n += b2i(c.troop != 0 && (crews || c.troop != g.tables.Crew))
	}
	return n
}

// showBare notes that a match which goes on when nobody of a side is left to be seen tells that
// somebody lies in ambush.
//
// Cases 14.1, 26.8, 26.9.
func (g *State) showBare(t *engine.Turn) {
	for seat := range numSeats {
		if g.sides[seat].has(sideLurks) && g.isBare(seat) {
			t.Reveal(engine.Everyone)
		}
	}
}

// hasGuns reports whether all Guns on the board that the scenario has without crews are a side's own, and there are
// any.
//
// Case 27.1.
func (g *State) hasGuns(seat engine.Seat) bool {
	some := false
	for i := range g.objects {
		if o := &g.objects[i]; g.isTrain(o) {
			if some = true; o.owner != uint16(seat) {
				return false
			}
		}
	}
	return some && g.sides[foe(seat)].pool.Guns == [maxGuns + 1]uint8{}
}

// isInSconce reports whether some company of a side has a base in the sconce, or whether all
// that are on the board are wholly within it.
//
// Cases 27.5, 27.6. Ruling R313.
func (g *State) isInSconce(seat engine.Seat, all bool) bool {
	sconce := -1
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground == Sconce {
			sconce = i
		}
	}
	for n := range g.each(seat) {
		b := g.block(&g.companies[n])
		switch {
		case all && (sconce < 0 || !g.isInWalls(b, sconce)):
			return false
		case !all && sconce >= 0 && b.On(g.ground.area(sconce)):
			return true
		}
	}
	return all
}

// isAloneInSconce reports whether a company of a side is in the sconce, and no enemy who does not
// rout.
//
// Case 29.16. Ruling R334.
func (g *State) isAloneInSconce(seat engine.Seat) bool {
	in := [numSeats]bool{}
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground != Sconce {
			continue
		}
		for n := range companyNo(len(g.companies)) {
			if c := &g.companies[n]; c.isOut() && !c.has(markRouting) && g.block(c).On(g.ground.area(i)) {
				in[n.seat()] = true
			}
		}
	}
	return in[seat] && !in[foe(seat)]
}

// isBeyondReach reports whether a side can meet its goals no more in any way: what has left the
// board and what may still do so is too little.
//
// Cases 26.1, 26.2, 26.4, 26.7, 27.10. Ruling R319.
func (g *State) isBeyondReach(seat engine.Seat) bool {
	for way := uint8(1); way <= mostWays; way++ {
		some, reach := false, true
		for _, goal := range g.played().Goals {
			if goal.Seat == seat && goal.Way == way {
				some, reach = true, reach && g.canMeet(&goal)
			}
		}
		if some && reach {
			return false
		}
	}
	return true
}

// canMeet reports whether a goal can still be met. Herds and prisoners may be taken from the
// enemy; wagons count while they are the side's own.
//
// Cases 26.1, 26.2, 26.4, 26.7, 27.10. Ruling R510.
func (g *State) canMeet(goal *Goal) bool {
	have := g.off(goal)
	switch goal.Want {
	case WantWagonsOff:
		have += int(g.sides[goal.Seat].stock[Wagon])
		for i := range g.objects {
			if o := &g.objects[i]; o.kind == uint16(Wagon)+1 && o.owner == uint16(goal.Seat) {
				have++
			}
		}
	case WantHerdsOff:
		have += g.many(Herd)
	case WantPrisonersOff:
		have += g.captives(goal.Seat)
	case WantBootyOff:
		s := &g.sides[foe(goal.Seat)]
		have += g.many(Herd) + g.captives(goal.Seat) + int(s.force) - int(s.lost)
	case WantSquadronsOff:
		s := &g.sides[goal.Seat]
		have = int(s.force) - int(s.lost)
	default:
		return true
	}
	return have >= int(goal.Least)
}

// anchor is how near a company touches an anchor of the chain.
const anchor = Inch / 10

// touchesChain reports whether a company ashore touches an anchor of the chain, half an inch
// inland.
//
// Case 27.7. Ruling R314.
func (g *State) touchesChain(n companyNo) bool {
	sc := g.played()
	wants := false
	if sc != nil {
		for _, goal := range sc.Goals {
			wants = wants || goal.Want == WantChain && goal.Seat == n.seat()
		}
	}
	if !wants || g.companies[n].marks&(markRouting|markAfloat) != 0 {
		return false
	}
	b := g.block(&g.companies[n])
	for i := range int(g.ground.many) {
		if g.ground.pieces[i].ground != Chain {
			continue
		}
		for _, end := range g.endsOf(i) {
			for k := range int(b.Bases) {
				if b.Base(k).DistanceTo(end) <= anchor {
					return true
				}
			}
		}
	}
	return false
}
