package fury

import "github.com/weathergage/weathergage/engine"

// offerPlan offers what a side may plan: the English their mission, its way and, before the
// scouting, its squadrons; the Spanish where the Reserve stands.
//
// Cases 29.9, 29.10, 29.11.
func (g *State) offerPlan(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	if !g.isPlanning() {
		sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.11", o)
		sequence.Name(g, d, VerbWarReplan, engine.NoObject, engine.NoObject, "29.11", o)
		return
	}
	if d.Seat == SpanishSeat {
		g.offerDefence(d, o)
		return
	}
	if g.war.mission == 0 {
		for m := range NumMissions {
			g.offerLocations(d, VerbWarMission, missionObject(m), "29.9", o)
		}
		return
	}
	g.offerLocations(d, VerbWarRoute, engine.NoObject, "29.9", o)
	g.offerKinds(d, VerbWarTake, roleReady, maxBodies, "29.9", o)
	for i := range g.war.colonels[EnglishSeat] {
		sequence.Name(g, d, VerbWarLead, colonelObject(EnglishSeat, i), engine.NoObject, "29.6", o)
	}
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.9", o)
}

// isPlanning reports whether sides plan: after the scouting only once one of them has begun to plan again.
//
// Case 29.11.
func (g *State) isPlanning() bool {
	f := g.flow.Top()
	return f.Step != stepWarChange || f.Code != 0
}

// mayPlan refuses what the other side plans, and anything before one plans again.
//
// Cases 29.9, 29.10, 29.11.
func (g *State) mayPlan(c engine.Choice, seat engine.Seat) engine.Illegal {
	if c.Seat != seat || !g.isPlanning() {
		return whenOf(c.Verb)
	}
	return engine.Illegal{}
}

// mayReplan refuses to plan again once that has begun.
//
// Case 29.11.
func (g *State) mayReplan(c engine.Choice) engine.Illegal {
	if g.isPlanning() {
		return whenOf(c.Verb)
	}
	return engine.Illegal{}
}

// mayPlanMission refuses a mission or its target, and a location named as a mission that no mission goes to.
//
// Cases 29.8, 29.9, 29.16, 29.18. Rulings R336, R343.
func (g *State) mayPlanMission(c engine.Choice) engine.Illegal {
	m, at := missionOf(c.On), placeOf(c.With)
	switch ill := g.mayPlan(c, EnglishSeat); {
	case ill.OK() && placeOf(c.On) != 0 && !g.isAnyTarget(placeOf(c.On)):
		return no(whyWarNoTarget)
	case !ill.OK() || c.On.Class() != classMission || at == 0:
		return ill
	case g.war.mission != 0:
		return no(whyWarPlanned)
	case m == CutCommunications && g.war.has(warCut):
		return no(whyWarCutOnce)
	case m == Storm && g.war.slighted>>at&1 != 0:
		return no(whyWarSlighted)
	case !g.isTarget(m, at):
		return no(whyWarTarget)
	}
	return engine.Illegal{}
}

// isTarget reports whether a mission may go to a location now.
//
// Cases 29.8, 29.9, 29.18. Rulings R336, R343.
func (g *State) isTarget(m Mission, at Location) bool {
	switch {
	case m == StealHerds && g.war.herds[at] == 0, m == CutCommunications && g.war.has(warCut):
		return false
	}
	return g.hasThere(at, wants[m])
}

// isAnyTarget reports whether some mission may go to a location now.
//
// Case 29.9.
func (g *State) isAnyTarget(at Location) bool {
	for m := range NumMissions {
		if g.isTarget(m, at) {
			return true
		}
	}
	return false
}

// lastOfWay returns the last location of the way that is planned so far; 0 if there is none yet.
func (g *State) lastOfWay() Location {
	last := Location(0)
	for _, at := range g.war.way {
		if at == 0 {
			break
		}
		last = at
	}
	return last
}

// onWay returns the set of locations of the planned way, by bit, and how many they are.
func (w *war) onWay() (been uint32, many int) {
	for many < maxPlaces && w.way[many] != 0 {
		been |= 1 << w.way[many]
		many++
	}
	return been, many
}

// isWayPlanned reports whether the way leads to the target of the mission.
//
// Case 29.9.
func (g *State) isWayPlanned() bool { return g.war.mission != 0 && g.lastOfWay() == g.war.target }

// mayPlanWay refuses a location without a route to it, and one from which the target can no longer be reached.
//
// Cases 29.5, 29.9.
func (g *State) mayPlanWay(c engine.Choice) engine.Illegal {
	been, _ := g.war.onWay()
	at, last := placeOf(c.On), g.lastOfWay()
	switch ill := g.mayPlan(c, EnglishSeat); {
	case !ill.OK():
		return ill
	case g.war.mission == 0:
		return no(whyWarMission)
	case g.isWayPlanned():
		return no(whyWarArrived)
	case at == 0:
		return engine.Illegal{}
	case !g.campaign().IsNear(last, at):
		return no(whyWarRoute)
	case been>>at&1 != 0 || !g.canReach(at, g.war.target, been):
		return no(whyWarTwice)
	}
	return engine.Illegal{}
}

// mayTakeAlong refuses squadrons before the way is planned, after the scouting, and more than there are.
//
// Cases 29.9, 29.11.
func (g *State) mayTakeAlong(c engine.Choice) engine.Illegal {
	switch ill := g.mayPlan(c, EnglishSeat); {
	case !ill.OK():
		return ill
	case !g.isWayPlanned():
		return no(whyWarMission)
	case g.flow.Top().Step == stepWarChange:
		return no(whyWarSame)
	case !isKind(c.On):
		return engine.Illegal{}
	}
	return g.mayMany(c, g.war.many(roleReady, 0, kindOf(c.On)))
}

// canReach reports whether a way leads from one location to another past none that it has been to.
func (g *State) canReach(from, to Location, been uint32) bool {
	c := g.campaign()
	reached := uint32(1) << from
	for grown := true; grown && reached>>to&1 == 0; {
		grown = false
		for at := Location(1); int(at) < len(c.Places); at++ {
			if near := c.Places[at].Near&reached != 0 || reached&1 != 0 && c.IsNear(0, at); near && (reached|been)>>at&1 == 0 {
				reached, grown = reached|1<<at, true
			}
		}
	}
	return reached>>to&1 != 0
}

// maySendColonel refuses a Colonel who has been told where to go: one of the English goes with the mission, one of
// the Spanish to where squadrons are.
//
// Case 29.6. Ruling R530.
func (g *State) maySendColonel(c engine.Choice) engine.Illegal {
	ill := g.mayPlan(c, c.Seat)
	if !ill.OK() || c.On.Class() != classWarColonel {
		return ill
	}
	at := placeOf(c.With)
	seat, i := colonelOf(c.On)
	one := g.war.colonels[seat][i]
	switch {
	case c.Seat == EnglishSeat && !g.isWayPlanned():
		return whenOf(c.Verb)
	case c.Seat == SpanishSeat && at == 0:
		return engine.Illegal{}
	case seat != c.Seat || one.who == 0 || one.at != 0 || seat == EnglishSeat && g.flow.Top().Step == stepWarChange:
		return no(whyWarLed)
	case seat == SpanishSeat && !g.war.hasAt(rolePosted, at) && !g.war.hasAt(roleReserve, at):
		return no(whyWarNobodyLed)
	}
	return engine.Illegal{}
}

// offerDefence offers where the Reserve stands, and the Colonels.
//
// Cases 29.6, 29.10.
func (g *State) offerDefence(d engine.Decision, o *engine.Offer) {
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		for _, b := range g.war.bodies {
			if b.role == roleReserve && b.at == 0 {
				g.offerMany(d, VerbWarPost, placeObject(at), kindObject(b.kind), int(b.many), "29.10", o)
			}
		}
		sequence.Name(g, d, VerbWarGather, placeObject(at), engine.NoObject, "29.10", o)
	}
	for i := range g.war.colonels[SpanishSeat] {
		g.offerLocations(d, VerbWarLead, colonelObject(SpanishSeat, i), "29.6", o)
	}
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.10", o)
}

// mayHoldReserve refuses a location to the Reserve: the town, and a third one.
//
// Case 29.10.
func (g *State) mayHoldReserve(c engine.Choice) engine.Illegal {
	at := placeOf(c.On)
	switch ill := g.mayPlan(c, SpanishSeat); {
	case !ill.OK() || at == 0:
		return ill
	case g.hasThere(at, Town):
		return no(whyWarTown)
	case !g.canStand(g.war.sites(), at):
		return no(whyWarSites, int32(g.numberOf(CampaignReserves)))
	}
	return engine.Illegal{}
}

// mayPostReserve refuses a part of the Reserve at a location.
//
// Case 29.10.
func (g *State) mayPostReserve(c engine.Choice) engine.Illegal {
	if ill := g.mayHoldReserve(c); !ill.OK() || placeOf(c.On) == 0 || !isKind(c.With) {
		return ill
	}
	return g.mayMany(c, g.war.many(roleReserve, 0, kindOf(c.With)))
}

// mayGatherReserve refuses the rest of the Reserve if there is none.
//
// Case 29.10.
func (g *State) mayGatherReserve(c engine.Choice) engine.Illegal {
	ill := g.mayHoldReserve(c)
	if ill.OK() && placeOf(c.On) != 0 && !g.isUnplaced() {
		return no(whyWarFew, 0)
	}
	return ill
}

// mayEndPlan refuses to end a plan that lacks something.
//
// Cases 29.9, 29.10.
func (g *State) mayEndPlan(seat engine.Seat) engine.Illegal {
	switch {
	case !g.isPlanning():
	case seat == SpanishSeat && g.isUnplaced():
		return no(whyWarUnplaced)
	case seat == SpanishSeat:
	case !g.isWayPlanned():
		return no(whyWarMission)
	case g.war.squadrons(roleColumn) == 0:
		return no(whyWarSquadron)
	}
	return engine.Illegal{}
}

// canStand reports whether the Reserve may stand at a location beside those where it stands.
//
// Case 29.10.
func (g *State) canStand(sites uint32, at Location) bool {
	many := 0
	for s := sites; s != 0; s &= s - 1 {
		many++
	}
	return sites>>at&1 != 0 || many < g.numberOf(CampaignReserves)
}

// isUnplaced reports whether part of the Reserve stands nowhere yet.
//
// Case 29.10.
func (g *State) isUnplaced() bool {
	for _, b := range g.war.bodies {
		if b.role == roleReserve && b.at == 0 && b.many > 0 {
			return true
		}
	}
	return false
}

// planMission notes the mission of the English and its target.
//
// Case 29.9.
func (g *State) planMission(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.war.mission, g.war.target = uint8(missionOf(c.On))+1, placeOf(c.With)
}

// planWay adds a location to the way.
//
// Case 29.9.
func (g *State) planWay(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	_, many := g.war.onWay()
	g.war.way[many] = placeOf(c.On)
}

// takeAlong adds squadrons or Guns to the mission.
//
// Case 29.9.
func (g *State) takeAlong(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.war.move(body{role: roleReady, kind: kindOf(c.On), many: uint8(c.N[0])}, roleColumn, 0)
}

// postReserve places a part of the Reserve.
//
// Case 29.10.
func (g *State) postReserve(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	g.war.move(body{role: roleReserve, kind: kindOf(c.With), many: uint8(c.N[0])}, roleReserve, placeOf(c.On))
}

// gatherReserve places all of the Reserve that stands nowhere.
//
// Case 29.10.
func (g *State) gatherReserve(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	for _, b := range g.war.bodies {
		if b.role == roleReserve && b.at == 0 {
			g.war.move(b, roleReserve, placeOf(c.On))
		}
	}
}

// sendColonel has a Colonel go with the mission, or to a location.
//
// Case 29.6.
func (g *State) sendColonel(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	seat, i := colonelOf(c.On)
	g.war.colonels[seat][i].at = max(placeOf(c.With), 1)
}

// replan has a side plan again.
//
// Case 29.11.
func (g *State) replan(f *engine.Frame, c engine.Choice, _ *engine.Turn) {
	f.Code = 1
	g.unplan(c.Seat)
}

// unplan takes back what a side may plan again: the English their mission and its way, the
// Spanish where the Reserve and the Colonels are.
//
// Case 29.11.
func (g *State) unplan(seat engine.Seat) {
	w := &g.war
	if seat == EnglishSeat {
		w.mission, w.target, w.way = 0, 0, [maxPlaces + 1]Location{}
		return
	}
	w.moveAll(roleReserve, roleReserve, false, 0)
	for i := range w.colonels[seat] {
		w.colonels[seat][i].at = 0
	}
}

// endPlan ends the planning of a side.
//
// Case 29.4.
func (g *State) endPlan(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Step == stepWarChange {
		g.setOnMission(t)
		return
	}
	if f.Code |= 1 << c.Seat; f.Code == bothDone {
		g.goTo(stepWarBids, engine.NoSeat)
		t.Reveal(engine.Everyone) // that both are done
	}
}
