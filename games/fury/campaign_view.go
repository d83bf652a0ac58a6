package fury

import "github.com/weathergage/weathergage/engine"

// redactWar forgets what the viewer may not know of the campaign: the other side's squadrons
// but for known garrisons and losses, its Colonels, its plans, and what it has read.
//
// Cases 29.3, 29.6, 29.7, 29.9, 29.10, 29.11.
func (g *State) redactWar(viewer engine.Seat) {
	if !g.isCampaign() || g.outcome != outcomeNone {
		return
	}
	w, f := &g.war, g.flow.Top()
	for seat := range numSeats {
		if seat == viewer {
			continue
		}
		w.set(warVeiled<<seat, true)
		g.redactBodies(seat)
		for i := range w.colonels[seat] {
			if one := &w.colonels[seat][i]; one.who != 0 {
				*one = warColonel{who: unknownOfficer}
			}
		}
		if f.Seat == seat {
			for i, by := range w.drawn {
				if by != 0 {
					w.drawn[i] = unknownOfficer
				}
			}
		}
		if f.Step == stepWarScouts || f.Step == stepWarPlans || f.Step == stepWarHow {
			f.Code &^= 1 << seat
		}
		if f.Step == stepWarHow {
			f.N[seat] = 0
		}
		if f.Seat == seat && (f.Step == stepWarStyles || f.Step == stepWarLie) {
			f.N = [2]int32{}
		}
		if f.Seat == seat && f.Step == stepWarChange {
			f.Code = 0
		}
	}
	if viewer != EnglishSeat {
		g.redactPlan()
	}
	if f.Step == stepWarAllot && viewer != SpanishSeat {
		w.herds = [maxPlaces + 1]uint8{} // they are shown when all stand
	}
	if g.isOnField() && viewer != SpanishSeat {
		g.redactRescue()
	}
	if w.reader != 0 && engine.Seat(w.reader-1) != viewer {
		w.sheets = [2]uint8{}
	}
}

// redactBodies forgets the squadrons of a side, but for what is lost, for garrisons that the
// English know, and for those who are in a battle.
//
// Cases 29.3, 29.14.
func (g *State) redactBodies(seat engine.Seat) {
	w := &g.war
	var kept [maxBodies]body
	n := 0
	for _, b := range w.bodies {
		if b.many > 0 && (b.role.seat() != seat || g.isPublic(b)) {
			kept[n] = b
			n++
		}
	}
	w.bodies = kept
}

// isPublic reports whether everyone knows a body: in a battle on a board only what is seen there.
//
// Cases 29.3, 29.14.
func (g *State) isPublic(b body) bool {
	switch b.role {
	case roleFallen, roleLost:
		return true
	case rolePosted, roleFled:
		return g.war.known>>b.at&1 != 0
	}
	return g.war.battle != 0 && g.hasCome(b) && !g.isOnField() && g.flow.Top().Step >= stepWarOdds
}

// redactPlan forgets the mission, unless everyone knows it, and the part of the way that the
// English have not gone.
//
// Case 29.9.
func (g *State) redactPlan() {
	w := &g.war
	if w.has(warOpen) {
		return
	}
	w.mission, w.target, w.wagons = 0, 0, 0
	gone := 0
	if !w.has(warBack) {
		gone = int(w.steps)
	}
	clear(w.way[gone:])
}

// redactRescue forgets from where Rescue Parties come and have come.
//
// Case 29.20. Ruling R552.
func (g *State) redactRescue() {
	g.war.parties, g.war.coming = 0, 0
	if f := g.flow.At(0); f.Step == stepRelief {
		f.N[partiesDue] = 0
	}
	for n := range g.companies {
		g.companies[n].setCame(0)
	}
}
