package fury

import "github.com/weathergage/weathergage/engine"

// Redact forgets what the viewer may not know: the enemy's companies in ambush, that there are
// any, those that have yet to come with their officers, where he hides prisoners, and how large
// his force is beyond what has been seen of it.
//
// Cases 14.1, 25.4, 26.5. Ruling R320.
func (g *State) Redact(viewer engine.Seat) {
	g.redactWar(viewer)
	g.unlay(viewer)
	g.unraise(viewer)
	g.stayed(viewer)
}

// stayed has no side be so small, for all that a viewer knows of it, that it had been put to flight or
// that a goal had been reached.
//
// Cases 19.1, 19.2. Ruling R320.
func (g *State) stayed(viewer engine.Seat) {
	for seat := range numSeats {
		if s := &g.sides[seat]; seat != viewer && g.outcome == outcomeNone && s.flight > 0 {
			s.force = max(s.force, uint16((int(s.lost)*100+int(s.flight)-1)/int(s.flight)))
		}
	}
	sc := g.played()
	if sc == nil || g.outcome != outcomeNone {
		return
	}
	g.lingered(viewer)
	for _, goal := range sc.Goals {
		own, other := &g.sides[goal.Seat], &g.sides[foe(goal.Seat)]
		switch {
		case goal.Want == WantShareOff && goal.Seat != viewer:
			own.force = max(own.force, uint16(int(own.gone[goneSquadrons])*100/int(goal.Least)+1))
		case goal.Want == WantSquadronsOff && goal.Seat != viewer:
			own.force = max(own.force, own.lost+uint16(goal.Least))
		case goal.Want == WantShareLost && foe(goal.Seat) != viewer:
			other.force = max(other.force, uint16((int(other.lost)+int(other.gone[goneSquadrons]))*100/int(goal.Least)+1))
		case goal.Want == WantAsManyLost:
			more := other.lost + uint16(g.routing(foe(goal.Seat))) + 1
			if goal.Seat != viewer {
				own.force = max(own.force, more)
			}
			if foe(goal.Seat) != viewer {
				other.force = max(other.force, more)
			}
		}
	}
}

// lingered notes of a side of which a viewer sees nobody that somebody of it lies in ambush, as the match
// goes on.
//
// Cases 14.1, 26.8, 26.9, 29.15.
func (g *State) lingered(viewer engine.Seat) {
	if g.flow.Depth() != 1 || g.flow.Top().Step != stepSegments {
		return
	}
	for seat := range numSeats {
		if seat == viewer || !g.couldHide(seat) || !g.isCleared(seat) && !g.hasLeft(seat) {
			continue
		}
		for _, goal := range g.played().Goals {
			if goal.Want == WantCleared && goal.Seat != seat || goal.Want == WantAllOff && goal.Seat == seat {
				g.sides[seat].marks |= sideUnseen
			}
		}
	}
}

// unlay forgets ambushes, and the squadrons that lie in them.
//
// Case 14.1.
func (g *State) unlay(viewer engine.Seat) {
	for seat := range numSeats {
		if seat != viewer && g.couldHide(seat) {
			for i := range g.hidden[seat] {
				if h := &g.hidden[seat][i]; h.isOut() && h.gun == 0 {
					g.sides[seat].force -= min(g.sides[seat].force, uint16(h.squadrons))
				}
			}
			g.hidden[seat] = [maxHidden]company{}
		}
	}
}

// Imagine fills what Redact forgot: up to three companies in ambush where the viewer could not
// see them, and forces that have yet to come.
//
// Cases 14.1, 14.2, 26.5.
func (g *State) Imagine(viewer engine.Seat, d engine.Dice) {
	g.imagineReserves(viewer, d)
	g.imagineWar(viewer, d)
	g.imagineAmbushes(viewer, d)
	g.imagineCell(viewer, d)
}

// imagineAmbushes imagines what lies in ambush.
//
// Cases 14.1, 14.2.
func (g *State) imagineAmbushes(viewer engine.Seat, d engine.Dice) {
	for seat := range numSeats {
		if seat == viewer || !g.couldHide(seat) || g.outcome != outcomeNone {
			continue
		}
		s := &g.sides[seat]
		for range max(draw(d, seat, mostImagined+1), b2i(s.has(sideUnseen))) {
			if g.camps(seat) {
				g.imagineCamp(seat, d)
			} else {
				g.imagineAmbush(seat, d)
			}
		}
		if g.lurks(seat) {
			s.marks &^= sideUnseen
		}
	}
}

// How many ambushes are imagined at most, and how often a place is looked for.
const (
	mostImagined   = 3
	imaginedPlaces = 6
)

// draw returns a number under n by the dice of the imagining.
func draw(d engine.Dice, seat engine.Seat, n int) int {
	if n < 2 {
		return 0
	}
	faces, _ := d.Throw(engine.Throw{Seat: seat, Dice: 1, Sides: uint16(n), Rule: "14.1"})
	return max(int(faces[0])-1, 0)
}

// imagineTroops imagines of what a company in ambush is: of troops that its side has shown, or else of
// those that it may have; of none on an open table.
//
// Cases 14.1, 25.4.
func (g *State) imagineTroops(seat engine.Seat, d engine.Dice) (like company) {
	for n := range g.each(seat) {
		if c := &g.companies[n]; c.gun == 0 && (like.troop == 0 || draw(d, seat, 2) == 0) {
			like = company{troop: c.troop, squadrons: c.squadrons}
		}
	}
	if like.troop != 0 || g.played() == nil || g.sides[seat].nation == 0 {
		return like
	}
	if some := g.imagineBands(seat, d); len(some) > 0 {
		b := some[draw(d, seat, len(some))]
		like = company{troop: b.Troop, squadrons: uint8(min(g.mostOf(seat, b.Troop), int(b.Squadrons)))}
	}
	return like
}

// imagineAmbush imagines one company in ambush, in ground that hides it, if some place is found for it.
//
// Cases 14.1, 14.2.
func (g *State) imagineAmbush(seat engine.Seat, d engine.Dice) {
	like := g.imagineTroops(seat, d)
	if like.troop == 0 || g.hidden[seat][maxHidden-1].isOut() || g.free(seat) == noCompany {
		return
	}
	like.files = like.squadrons
	for range imaginedPlaces {
		i := draw(d, seat, int(g.ground.many))
		if g.ground.many == 0 || !g.tables.Grounds[g.ground.pieces[i].ground].Hides || g.ground.pieces[i].ground == Building {
			continue
		}
		area := g.ground.area(i)
		at, to := middle(area), area[draw(d, seat, len(area))]
		like.at = at.Add(to.From(at).Part(int32(draw(d, seat, 4)), 4))
		like.facing = heading(int32(draw(d, seat, 36)) * 100)
		if ill := g.mayLie(g.free(seat), &like); ill.OK() {
			g.lay(g.free(seat), like)
			g.sides[seat].force += uint16(like.squadrons)
			return
		}
	}
}
