package fury

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice of the campaign is refused, behind those of battles.
const (
	whyWarOver      engine.Reason = numReasons + iota // the campaign
	whyWarColumn                                      // used before
	whyWarTown                                        // no Spaniard there
	whyWarFew                                         // so many are left
	whyWarPasture                                     // there is none
	whyWarHerdsLeft                                   // to place
	whyWarScouts                                      // so many at most
	whyWarNoScout                                     // by nature
	whyWarKeepOne                                     // for the mission
	whyWarTarget                                      // without what is wanted
	whyWarCutOnce                                     // communications
	whyWarSlighted                                    // the sconce
	whyWarPlanned                                     // the mission
	whyWarMission                                     // first
	whyWarRoute                                       // there is none
	whyWarTwice                                       // the same location
	whyWarArrived                                     // the way is whole
	whyWarSame                                        // squadrons
	whyWarSquadron                                    // at least one
	whyWarSites                                       // so many at most
	whyWarUnplaced                                    // Reserve
	whyWarLed                                         // he has his place
	whyWarNobodyLed                                   // to lead there
	whyWarBid                                         // between two numbers
	whyWarTruth                                       // on the false sheet
	whyWarNobody                                      // to attack with
	whyWarNear                                        // the battle
	whyWarSummon                                      // at least one
	whyWarOnWay                                       // that was planned
	whyWarHomeward                                    // no mission
	whyWarNotThere                                    // at the target
	whyWarEntry                                       // not from here
	whyWarWander                                      // too long
	whyWarCounter                                     // so many were drawn
	numWarReasons   = iota
)

// warRefusals are the case that forbids and the sentence that says so, by reason.
var warRefusals = [numWarReasons]struct {
	rule engine.Case
	text string
}{
	{"29.21", "the campaign is over"},
	{"29.6", "the Spanish roll on no column twice"},
	{"29.3", "no Spaniard stands in the besieged town"},
	{"29.3", "there %{1=are none|is 1|are only %1} left of them"},
	{"29.3", "herds stand only in pastures"},
	{"29.3", "%1 %{1:herd has|herds have} yet to be placed"},
	{"29.7", "a scouting party has at most %1 squadrons"},
	{"29.7", "Guns, crews and Petardmen are no scouts"},
	{"29.9", "one squadron at least is left for the mission"},
	{"29.9", "that location does not have what the mission wants of its target"},
	{"29.18", "communications have been cut, and are cut only once"},
	{"29.16", "that sconce has been stormed and no longer counts"},
	{"29.9", "the mission is planned"},
	{"29.9", "the mission is planned first, then its way, then its squadrons"},
	{"29.5", "no route leads there"},
	{"29.9", "a way comes to no location twice, and leads on to its target"},
	{"29.9", "the way has come to its target"},
	{"29.11", "the squadrons stay the same when a mission is planned anew"},
	{"29.9", "a mission needs one squadron at least"},
	{"29.10", "the Reserve stands at no more than %1 locations"},
	{"29.10", "part of the Reserve stands nowhere yet"},
	{"29.6", "that Colonel is dead or has his place"},
	{"29.6", "no squadron is there to lead"},
	{"29.11", "a bid is more than the %1 that stand%{1:s|}, and your scouts are worth %2"},
	{"29.11", "the false sheet does not say what is true"},
	{"29.13", "no Spaniard is there, and no Reserve next to it"},
	{"29.13", "only the Reserve next to the battle is summoned"},
	{"29.20", "nobody is there: one squadron at least has to be summoned"},
	{"29.12", "until it gives up, the mission keeps to the way that was planned"},
	{"29.12", "on the way home no mission is carried out"},
	{"29.12", "the mission has not come to its target yet"},
	{"29.12", "from here no way leads off the map"},
	{"29.12", "the mission has wandered long enough, and goes straight home now"},
	{"29.6", "the Colonel is one of the %1 %{1:counter|counters} that %{1:was|were} drawn: name it by its number, 1 to %1"},
}

// noWar refuses for a reason of the campaign.
func noWar(why engine.Reason, n ...int32) engine.Illegal {
	ill := engine.Illegal{Rule: warRefusals[why-whyWarOver].rule, Why: why}
	copy(ill.N[:], n)
	return ill
}

// checkWar refuses what no question of the campaign asks for.
//
// Cases 29.3, 29.4.
func (g *State) checkWar(c engine.Choice) engine.Illegal {
	if g.outcome != outcomeNone {
		return noWar(whyWarOver)
	}
	if c.Verb > engine.Pass && c.Verb < numVerbs {
		return whenOf(c.Verb) // of a battle
	}
	if !g.tables.speaksOf(c.On) || !g.tables.speaksOf(c.With) {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.About == engine.NoObject && sequence.Asks(g, c.Seat) {
		if sequence.Answers(g, c) {
			return engine.Illegal{}
		}
		return g.whyNot(g.flow.Top(), c)
	}
	if c.Verb > engine.Pass && c.Verb < allVerbs {
		return whenOf(c.Verb)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// whyNot says why a choice is refused to a seat that is asked something.
func (g *State) whyNot(f *engine.Frame, c engine.Choice) engine.Illegal {
	ill := engine.Illegal{Why: engine.NotOpen}
	switch f.Step {
	case stepWarStyles, stepWarColonels, stepWarAllot, stepWarScouts:
		ill = g.whyNotRaised(f, c)
	case stepWarPlans, stepWarChange:
		ill = g.whyNotPlanned(f, c)
	case stepWarBids, stepWarLie:
		ill = g.whyNotScouted(f, c)
	case stepWarAttack, stepWarSummon, stepWarMarch:
		ill = g.whyNotMarched(f, c)
	case stepWarResult:
		ill = g.whyNotTold(f, c)
	}
	if ill.Why == engine.NotOpen && c.Verb > engine.Pass && c.Verb < allVerbs {
		return whenOf(c.Verb)
	}
	return ill
}

// whyNotTold is whyNot while sides tell of a battle at a real table: there are not so many squadrons, herds or wagons.
//
// Cases 29.14, 29.15, 29.17.
func (g *State) whyNotTold(f *engine.Frame, c engine.Choice) engine.Illegal {
	won := f.Code&reportWon != 0
	switch {
	case f.Code&reportTold == 0:
	case c.Verb == VerbWarLose:
		return g.tooMany(c, g.mostLost(won, c.Seat, kindOf(c.On)))
	case c.Seat == EnglishSeat && c.On == engine.NoObject && g.mostTold(won, c.Verb) > 0:
		return g.tooMany(c, g.mostTold(won, c.Verb))
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// inBattle returns how many of a kind a side has in the battle.
func (g *State) inBattle(seat engine.Seat, k kind) int {
	n := 0
	for _, b := range g.war.bodies {
		if b.many > 0 && b.kind == k && b.role.seat() == seat && g.isInBattle(b) {
			n += int(b.many)
		}
	}
	return n
}

// tooMany refuses a number above what exists, and says how many there are, by the case of what is done with them.
func (g *State) tooMany(c engine.Choice, most int) engine.Illegal {
	ill := noWar(whyWarFew, int32(most))
	ill.Rule = warVerbs[c.Verb-numVerbs].Rule
	if near := c; most > 0 && c.N[0] > int32(most) {
		near.N = [3]int32{int32(most)}
		if again := g.Check(near); again.OK() {
			ill.Near = near
		}
	}
	return ill
}

// whyNotRaised is whyNot before a week is planned.
//
// Cases 29.3, 29.6, 29.7.
func (g *State) whyNotRaised(f *engine.Frame, c engine.Choice) engine.Illegal {
	w, at := &g.war, placeOf(c.On)
	switch {
	case f.Step == stepWarStyles && c.Verb == VerbWarStyle && c.On.Class() == classStyle:
		return noWar(whyWarColumn)
	case f.Step == stepWarColonels && c.Verb == VerbWarKeep:
		return noWar(whyWarCounter, int32(g.tables.Nations[g.campaign().Nations[f.Seat]].Colonel))
	case f.Step == stepWarAllot && c.Verb == engine.Pass:
		return noWar(whyWarHerdsLeft, int32(g.herdsLeft()))
	case f.Step == stepWarAllot && (c.Verb == VerbWarAllot || c.Verb == VerbWarPasture) && at != 0:
		return g.whyNotAllotted(c, at)
	case f.Step != stepWarScouts || c.Verb != VerbWarScout || !isKind(c.On):
		return engine.Illegal{Why: engine.NotOpen}
	}
	of, k := scoutsOf[c.Seat], kindOf(c.On)
	have, most := w.many(of.from, 0, k), g.numberOf(CampaignScouts)
	switch {
	case g.tables.scouting(k) == 0:
		return noWar(whyWarNoScout)
	case int(c.N[0]) > have || have == 0:
		return g.tooMany(c, have)
	case w.squadrons(of.to)+int(c.N[0]) > most:
		return noWar(whyWarScouts, int32(most))
	}
	return noWar(whyWarKeepOne)
}

// isKind reports whether an object is a squadron card or a type of Gun.
func isKind(o engine.Object) bool { return o.Class() == classTroop || o.Class() == classGun }

// whyNotAllotted refuses garrisons and herds at a location.
//
// Case 29.3.
func (g *State) whyNotAllotted(c engine.Choice, at Location) engine.Illegal {
	w := &g.war
	switch {
	case g.hasThere(at, Town):
		return noWar(whyWarTown)
	case c.Verb == VerbWarAllot && isKind(c.With):
		return g.tooMany(c, w.many(roleReserve, 0, kindOf(c.With)))
	case c.Verb == VerbWarAllot:
		return engine.Illegal{Why: engine.NotOpen}
	case !g.hasThere(at, Pasturage):
		return noWar(whyWarPasture)
	}
	return g.tooMany(c, g.herdsLeft())
}

// whyNotPlanned is whyNot while sides plan.
//
// Cases 29.9, 29.10, 29.11.
func (g *State) whyNotPlanned(f *engine.Frame, c engine.Choice) engine.Illegal {
	if f.Step == stepWarChange && f.Code == 0 {
		return engine.Illegal{Why: engine.NotOpen}
	}
	if c.Seat == SpanishSeat {
		return g.whyNotDefended(c)
	}
	w, at := &g.war, placeOf(c.On)
	planned := w.mission != 0 && g.lastOfWay() == w.target
	switch {
	case c.Verb == VerbWarMission && c.On.Class() == classMission && placeOf(c.With) != 0:
		return g.whyNotMission(missionOf(c.On), placeOf(c.With))
	case (c.Verb == VerbWarRoute || c.Verb == VerbWarTake || c.Verb == engine.Pass) && w.mission == 0,
		(c.Verb == VerbWarTake || c.Verb == engine.Pass) && !planned:
		return noWar(whyWarMission)
	case c.Verb == VerbWarRoute && planned:
		return noWar(whyWarArrived)
	case c.Verb == VerbWarRoute && at != 0 && !g.campaign().IsNear(g.lastOfWay(), at):
		return noWar(whyWarRoute)
	case c.Verb == VerbWarRoute && at != 0:
		return noWar(whyWarTwice)
	case c.Verb == VerbWarTake && f.Step == stepWarChange:
		return noWar(whyWarSame)
	case c.Verb == VerbWarTake && isKind(c.On):
		return g.tooMany(c, w.many(roleReady, 0, kindOf(c.On)))
	case c.Verb == VerbWarLead && c.On.Class() == classWarColonel && planned:
		return noWar(whyWarLed)
	case c.Verb == engine.Pass:
		return noWar(whyWarSquadron)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// whyNotMission refuses a mission or its target.
//
// Cases 29.8, 29.9, 29.16, 29.18. Ruling R336.
func (g *State) whyNotMission(m Mission, at Location) engine.Illegal {
	switch {
	case g.war.mission != 0:
		return noWar(whyWarPlanned)
	case m == CutCommunications && g.war.has(warCut):
		return noWar(whyWarCutOnce)
	case m == Storm && g.war.slighted>>at&1 != 0:
		return noWar(whyWarSlighted)
	}
	return noWar(whyWarTarget)
}

// whyNotDefended is whyNot while the Spanish place their Reserve.
//
// Cases 29.6, 29.10.
func (g *State) whyNotDefended(c engine.Choice) engine.Illegal {
	w, at := &g.war, placeOf(c.On)
	switch {
	case c.Verb == engine.Pass:
		return noWar(whyWarUnplaced)
	case c.Verb == VerbWarLead && c.On.Class() == classWarColonel && placeOf(c.With) != 0:
		if seat, i := colonelOf(c.On); seat == SpanishSeat && w.colonels[seat][i].at == 0 && w.colonels[seat][i].who != 0 {
			return noWar(whyWarNobodyLed)
		}
		return noWar(whyWarLed)
	case (c.Verb != VerbWarPost && c.Verb != VerbWarGather) || at == 0:
		return engine.Illegal{Why: engine.NotOpen}
	case g.hasThere(at, Town):
		return noWar(whyWarTown)
	case !g.canStand(w.sites(), at):
		return noWar(whyWarSites, int32(g.numberOf(CampaignReserves)))
	case c.Verb == VerbWarPost && isKind(c.With):
		return g.tooMany(c, w.many(roleReserve, 0, kindOf(c.With)))
	case c.Verb == VerbWarGather:
		return noWar(whyWarFew, 0)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// whyNotScouted is whyNot while scouts are bid and sheets are written.
//
// Case 29.11.
func (g *State) whyNotScouted(f *engine.Frame, c engine.Choice) engine.Illegal {
	switch {
	case f.Step == stepWarBids && c.Verb == VerbWarBid:
		return noWar(whyWarBid, f.N[bidStands], int32(g.worth(c.Seat)))
	case f.Step == stepWarLie && c.Verb == VerbWarLie && c.Seat == SpanishSeat && g.hasTown(placeOf(c.On)):
		return noWar(whyWarTown)
	case f.Step == stepWarLie && c.Verb == VerbWarLie:
		return noWar(whyWarTruth)
	}
	return engine.Illegal{Why: engine.NotOpen}
}

// hasTown reports whether a location is the town; of none it is not.
func (g *State) hasTown(at Location) bool {
	return at != 0 && g.hasThere(at, Town)
}

// whyNotMarched is whyNot while a mission is carried out.
//
// Cases 29.12, 29.13, 29.20.
func (g *State) whyNotMarched(f *engine.Frame, c engine.Choice) engine.Illegal {
	w, at, all := &g.war, placeOf(c.On), g.campaign()
	switch {
	case f.Step == stepWarAttack && c.Verb == VerbWarAttack:
		return noWar(whyWarNobody)
	case f.Step == stepWarSummon && c.Verb == engine.Pass:
		return noWar(whyWarSummon)
	case f.Step == stepWarSummon && c.Verb == VerbWarSummon && isKind(c.With) && at != 0:
		if g.nearby()>>at&1 == 0 {
			return noWar(whyWarNear)
		}
		return g.tooMany(c, w.many(roleReserve, at, kindOf(c.With)))
	case f.Step != stepWarMarch:
	case c.Verb == VerbWarCarryOut && w.has(warBack), c.Verb == VerbWarAbort:
		return noWar(whyWarHomeward)
	case c.Verb == VerbWarCarryOut:
		return noWar(whyWarNotThere)
	case (c.Verb == VerbWarMarch || c.Verb == VerbWarHome) && !w.has(warBack):
		return noWar(whyWarOnWay)
	case c.Verb == VerbWarHome:
		return noWar(whyWarEntry)
	case c.Verb == VerbWarMarch && at != 0 && all.IsNear(w.at, at):
		return noWar(whyWarWander)
	case c.Verb == VerbWarMarch && at != 0:
		return noWar(whyWarRoute)
	}
	return engine.Illegal{Why: engine.NotOpen}
}
