package fury

import "github.com/weathergage/weathergage/engine"

// What an event that ends a week holds in N behind its first number.
const (
	weekBegins  = 0 // which begins, or the points of all weeks
	weekPoints  = 1 // of the week that is over; of KindWarEnds the level
	weekMission = 2 // 1 more than the mission of that week, if everyone knows it
	weekEarned  = 3 // of KindWarEnds, the points of the last week
)

// beginWeek begins the next week: the Reserve and the Colonels are placed again. The event says of the week that is
// over what everyone knows.
//
// Cases 29.4, 29.10.
func (g *State) beginWeek(over engine.Event, t *engine.Turn) {
	w := &g.war
	w.week++
	g.turn = uint16(w.week)
	w.moveAll(roleReserve, roleReserve, false, 0)
	for seat := range w.colonels {
		for i := range w.colonels[seat] {
			w.colonels[seat][i].at = 0
		}
	}
	g.goTo(stepWarScouts, engine.NoSeat)
	over.Kind, over.Rule, over.N[weekBegins] = KindWarWeek, "29.4", int32(w.week)
	t.Tell(over)
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
	over := engine.Event{N: [4]int32{weekPoints: int32(g.points() - g.pointsBefore())}}
	if w.has(warOpen) {
		over.On, over.N[weekMission] = placeObject(w.target), int32(w.mission)
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
		g.beginWeek(over, t)
		return
	}
	over.Kind, over.Rule = KindWarEnds, "29.21"
	over.N[weekBegins], over.N[weekPoints], over.N[weekEarned] = int32(g.points()), int32(g.level()), over.N[weekPoints]
	t.Tell(over)
	t.Reveal(engine.Everyone)
	g.outcome = outcomePoints
	for g.flow.Depth() > 0 {
		g.flow.Pop()
	}
}

// pointsBefore returns the points of the English in the weeks that are over.
//
// Case 29.21.
func (g *State) pointsBefore() int {
	if g.war.week < 2 {
		return 0
	}
	return int(g.war.past[g.war.week-2].points)
}

// level returns which level of victory the points of the English are.
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
	w, of := &g.war, scoutsOf[d.Seat]
	limit := g.numberOf(CampaignScouts) - w.squadrons(of.to)
	if d.Seat == EnglishSeat {
		limit = min(limit, w.squadrons(roleReady)-1)
	}
	g.offerKinds(d, VerbWarScout, of.from, limit, "29.7", o)
	sequence.Name(g, d, engine.Pass, engine.NoObject, engine.NoObject, "29.7", o)
}

// maySendScouts refuses squadrons that do not scout, and more than there are or than a scouting party has.
//
// Case 29.7. Ruling R533.
func (g *State) maySendScouts(c engine.Choice) engine.Illegal {
	if !isKind(c.On) {
		return engine.Illegal{}
	}
	w, of, k := &g.war, scoutsOf[c.Seat], kindOf(c.On)
	most, ill := g.numberOf(CampaignScouts), g.mayMany(c, w.many(of.from, 0, k))
	switch {
	case g.tables.scouting(k) == 0:
		return no(whyWarNoScout)
	case !ill.OK():
		return ill
	case w.squadrons(of.to)+int(c.N[0]) > most:
		return no(whyWarScouts, int32(most))
	case c.Seat == EnglishSeat && int(c.N[0]) >= w.squadrons(roleReady):
		return no(whyWarKeepOne)
	}
	return engine.Illegal{}
}

// sendScouts adds squadrons to a scouting party.
//
// Case 29.7.
func (g *State) sendScouts(_ *engine.Frame, c engine.Choice, _ *engine.Turn) {
	of := scoutsOf[c.Seat]
	g.war.move(body{role: of.from, kind: kindOf(c.On), many: uint8(c.N[0])}, of.to, 0)
}

// endScouts ends the scouting party of a side. When both sides are done they plan.
//
// Case 29.7.
func (g *State) endScouts(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	if f.Code |= 1 << c.Seat; f.Code == bothDone {
		g.goTo(stepWarPlans, engine.NoSeat)
		t.Reveal(engine.Everyone) // that both are done
	}
}

// bothDone is the Code of a step in which both sides have given all their sealed answers.
const bothDone = 1<<numSeats - 1

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
