package fury

import "github.com/weathergage/weathergage/engine"

// beginWeek begins the next week: the Reserve and the Colonels are placed again.
//
// Cases 29.4, 29.10.
func (g *State) beginWeek(t *engine.Turn) {
	w := &g.war
	w.week++
	g.turn = uint16(w.week)
	w.moveAll(roleReserve, roleReserve, false, 0)
	for seat := range w.colonels {
		for i := range w.colonels[seat] {
			w.colonels[seat][i].at = 0
		}
	}
	g.goWar(stepWarScouts, engine.NoSeat)
	t.Tell(engine.Event{Kind: KindWarWeek, Rule: "29.4", N: [4]int32{int32(w.week)}})
}

// endWeek ends the week, and with the last the campaign. It ends as well when the English
// have no squadron left.
//
// Cases 29.4, 29.12, 29.15, 29.20. Rulings R332, R333, R532.
func (g *State) endWeek(t *engine.Turn) {
	w := &g.war
	for _, back := range [...]struct {
		from, to role
		stay     bool
	}{
		{roleColumn, roleReady, false}, {roleScouts, roleReady, false}, {roleWatch, roleReserve, false},
		{roleSpent, roleReserve, false}, {roleFled, rolePosted, true},
	} {
		w.moveAll(back.from, back.to, back.stay, 0)
	}
	if i := int(w.week) - 1; i < maxWeeks {
		w.past[i].points = uint8(min(g.points(), mostPoints))
		if w.has(warOpen) {
			w.past[i].mission, w.past[i].target = w.mission, w.target
		}
	}
	w.marks &= warOn | warCut
	w.way, w.sheets = [maxPlaces + 1]Location{}, [2]uint8{}
	w.mission, w.target, w.at, w.from, w.steps, w.reader, w.parties = 0, 0, 0, 0, 0, 0, 0
	w.wagons, w.droves = 0, 0
	if int(w.week) < g.numberOf(CampaignWeeks) && w.squadrons(roleReady) > 0 {
		g.beginWeek(t)
		return
	}
	t.Tell(engine.Event{Kind: KindWarEnds, Rule: "29.21", N: [4]int32{int32(g.points()), int32(g.level())}})
	t.Reveal(engine.Everyone)
	g.outcome = outcomePoints
	for g.flow.Depth() > 0 {
		g.flow.Pop()
	}
}

// level is which level of victory the points of the English are.
//
// Case 29.21.
func (g *State) level() int {
	c := g.campaign()
	for i := range c.Levels {
		if c.Level(g.points()) == &c.Levels[i] {
			return i
		}
	}
	return 0
}

// scoutsOf is from what a side takes its scouts, and what they are then.
//
// Case 29.7.
var scoutsOf = [numSeats]struct{ from, to role }{{roleReady, roleScouts}, {roleReserve, roleWatch}}

// offerScouts offers squadrons for the scouting party. One squadron of the English is left
// for the mission.
//
// Case 29.7. Ruling R533.
func (g *State) offerScouts(_ *engine.Frame, d engine.Decision, o *engine.Offer) {
	seat := d.Seat
	w, of := &g.war, scoutsOf[seat]
	limit := g.numberOf(CampaignScouts) - w.squadrons(of.to)
	if seat == EnglishSeat {
		limit = min(limit, w.squadrons(roleReady)-1)
	}
	g.offerKinds(o, VerbWarScout, of.from, 0, limit, "29.7", true)
	o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.7")
}

// warScout adds squadrons to a scouting party. When both sides are done they plan.
//
// Case 29.7.
func (g *State) warScout(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if c.Verb == VerbWarScout {
		of := scoutsOf[c.Seat]
		g.war.move(body{role: of.from, kind: kindOf(c.On), many: uint8(c.N[0])}, of.to, 0)
		return
	}
	if f.Code |= 1 << c.Seat; f.Code == bothDone {
		g.goWar(stepWarPlans, engine.NoSeat)
		t.Reveal(engine.Everyone) // that both are done
	}
}

// bothDone is the Code of a step in which both sides have given all their sealed answers.
const bothDone = 1<<numSeats - 1

// offerPlan offers what a side may plan: the English their mission, its way and, before the
// scouting, its squadrons; the Spanish where the Reserve stands.
//
// Cases 29.9, 29.10, 29.11.
func (g *State) offerPlan(f *engine.Frame, d engine.Decision, o *engine.Offer) {
	seat := d.Seat
	if f.Step == stepWarChange && f.Code == 0 {
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.11")
		o.Plain(VerbWarReplan, engine.NoObject, engine.NoObject, "29.11")
		return
	}
	if seat == SpanishSeat {
		g.offerDefence(o)
		return
	}
	w := &g.war
	switch {
	case w.mission == 0:
		g.offerMissions(o)
	case g.lastOfWay() != w.target:
		g.offerWay(o)
	default:
		if f.Step == stepWarPlans {
			g.offerKinds(o, VerbWarTake, roleReady, 0, maxBodies, "29.9", false)
			g.offerLeaders(EnglishSeat, o)
		}
		if w.squadrons(roleColumn) > 0 {
			o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.9")
		}
	}
}

// offerMissions offers missions with the targets that have what they want.
//
// Cases 29.8, 29.9, 29.18. Rulings R336, R343.
func (g *State) offerMissions(o *engine.Offer) {
	for m := range NumMissions {
		for at := Location(1); int(at) < len(g.campaign().Places); at++ {
			if g.isTarget(m, at) {
				o.Plain(VerbWarMission, missionObject(m), placeObject(at), "29.9")
			}
		}
	}
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

// offerWay offers the next location of the way: one from which it can still lead to the
// target.
//
// Cases 29.5, 29.9.
func (g *State) offerWay(o *engine.Offer) {
	been, _ := g.war.onWay()
	last := g.lastOfWay()
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		if been>>at&1 == 0 && g.campaign().IsNear(last, at) && g.canReach(at, g.war.target, been) {
			o.Plain(VerbWarRoute, placeObject(at), engine.NoObject, "29.9")
		}
	}
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

// offerLeaders offers Colonels who have yet to be told where to go: those of the English with
// the mission, those of the Spanish to where squadrons are.
//
// Case 29.6. Ruling R530.
func (g *State) offerLeaders(seat engine.Seat, o *engine.Offer) {
	for i, one := range g.war.colonels[seat] {
		if one.who == 0 || one.at != 0 {
			continue
		}
		if seat == EnglishSeat {
			o.Plain(VerbWarLead, colonelObject(seat, i), engine.NoObject, "29.6")
			continue
		}
		g.eachPlace(func(at Location) {
			if g.war.hasAt(rolePosted, at) || g.war.hasAt(roleReserve, at) {
				o.Plain(VerbWarLead, colonelObject(seat, i), placeObject(at), "29.6")
			}
		})
	}
}

// offerDefence offers where the Reserve stands: at two locations at most.
//
// Case 29.10.
func (g *State) offerDefence(o *engine.Offer) {
	w := &g.war
	sites := w.sites()
	g.eachPlace(func(at Location) {
		if !g.canStand(sites, at) {
			return
		}
		any := false
		for _, b := range w.bodies {
			if b.role == roleReserve && b.at == 0 {
				any = true
				o.Add(engine.Option{Verb: VerbWarPost, On: placeObject(at), With: kindObject(b.kind), Span: upTo(int(b.many)), Rule: "29.10"})
			}
		}
		if any {
			o.Plain(VerbWarGather, placeObject(at), engine.NoObject, "29.10")
		}
	})
	g.offerLeaders(SpanishSeat, o)
	if !g.isUnplaced() {
		o.Plain(engine.Pass, engine.NoObject, engine.NoObject, "29.10")
	}
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

// warPlan carries out one choice of planning.
//
// Cases 29.9, 29.10, 29.11.
func (g *State) warPlan(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	w := &g.war
	switch c.Verb {
	case VerbWarMission:
		w.mission, w.target = uint8(missionOf(c.On))+1, placeOf(c.With)
	case VerbWarRoute:
		_, many := w.onWay()
		w.way[many] = placeOf(c.On)
	case VerbWarTake:
		w.move(body{role: roleReady, kind: kindOf(c.On), many: uint8(c.N[0])}, roleColumn, 0)
	case VerbWarPost:
		w.move(body{role: roleReserve, kind: kindOf(c.With), many: uint8(c.N[0])}, roleReserve, placeOf(c.On))
	case VerbWarGather:
		g.gather(placeOf(c.On))
	case VerbWarLead:
		seat, i := colonelOf(c.On)
		w.colonels[seat][i].at = max(placeOf(c.With), 1)
	case VerbWarReplan:
		f.Code = 1
		g.unplan(c.Seat)
	default:
		g.planned(f, c.Seat, t)
	}
}

// gather places all of the Reserve that stands nowhere.
//
// Case 29.10.
func (g *State) gather(at Location) {
	for _, b := range g.war.bodies {
		if b.role == roleReserve && b.at == 0 {
			g.war.move(b, roleReserve, at)
		}
	}
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

// planned ends the planning of a side.
//
// Case 29.4.
func (g *State) planned(f *engine.Frame, seat engine.Seat, t *engine.Turn) {
	if f.Step == stepWarChange {
		g.warSetOut(t)
		return
	}
	if f.Code |= 1 << seat; f.Code == bothDone {
		g.goWar(stepWarBids, engine.NoSeat)
		t.Reveal(engine.Everyone) // that both are done
	}
}

// WeeksLeft returns how many weeks of the campaign come after that of the battle on the board; 0 if the
// action stands alone.
//
// Cases 29.1, 29.14.
func (g *State) WeeksLeft() int {
	if !g.isOnField() || g.war.has(warAlone) {
		return 0
	}
	return g.numberOf(CampaignWeeks) - int(g.war.week)
}
