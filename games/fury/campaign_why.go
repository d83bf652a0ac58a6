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
	whyWarNoTarget                                    // of any mission
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
)

// campaignRefusals are the case that forbids and the sentence that says so, by reason.
var campaignRefusals = []refusal{
	whyWarOver:      {"29.21", "the campaign is over"},
	whyWarColumn:    {"29.6", "the Spanish roll on no column twice"},
	whyWarTown:      {"29.3", "no Spaniard stands in the besieged town"},
	whyWarFew:       {"29.3", "there %{1=are none|is 1|are only %1} left of them"},
	whyWarPasture:   {"29.3", "herds stand only in pastures"},
	whyWarHerdsLeft: {"29.3", "%1 %{1:herd has|herds have} yet to be placed"},
	whyWarScouts:    {"29.7", "a scouting party has at most %1 squadrons"},
	whyWarNoScout:   {"29.7", "Guns, crews and Petardmen are no scouts"},
	whyWarKeepOne:   {"29.9", "one squadron at least is left for the mission"},
	whyWarTarget:    {"29.9", "that location does not have what the mission wants of its target"},
	whyWarNoTarget:  {"29.9", "no mission has its target there: choose its target first, a sconce, the town, herds or main communications"},
	whyWarCutOnce:   {"29.18", "communications have been cut, and are cut only once"},
	whyWarSlighted:  {"29.16", "that sconce has been stormed and no longer counts"},
	whyWarPlanned:   {"29.9", "the mission is planned"},
	whyWarMission:   {"29.9", "the mission is planned first, then its way, then its squadrons"},
	whyWarRoute:     {"29.5", "no route leads there"},
	whyWarTwice:     {"29.9", "a way comes to no location twice, and leads on to its target"},
	whyWarArrived:   {"29.9", "the way has come to its target"},
	whyWarSame:      {"29.11", "the squadrons stay the same when a mission is planned anew"},
	whyWarSquadron:  {"29.9", "a mission needs one squadron at least"},
	whyWarSites:     {"29.10", "the Reserve stands at no more than %1 locations"},
	whyWarUnplaced:  {"29.10", "part of the Reserve stands nowhere yet"},
	whyWarLed:       {"29.6", "that Colonel is dead or has his place"},
	whyWarNobodyLed: {"29.6", "no squadron is there to lead"},
	whyWarBid:       {"29.11", "a bid is more than the %1 that stand%{1:s|}, and your scouts are worth %2"},
	whyWarTruth:     {"29.11", "the false sheet does not say what is true"},
	whyWarNobody:    {"29.13", "no Spaniard is there, and no Reserve next to it"},
	whyWarNear:      {"29.13", "only the Reserve next to the battle is summoned"},
	whyWarSummon:    {"29.20", "nobody is there: one squadron at least has to be summoned"},
	whyWarOnWay:     {"29.12", "until it gives up, the mission keeps to the way that was planned"},
	whyWarHomeward:  {"29.12", "on the way home no mission is carried out"},
	whyWarNotThere:  {"29.12", "the mission has not come to its target yet"},
	whyWarEntry:     {"29.12", "from here no way leads off the map"},
	whyWarWander:    {"29.12", "the mission has wandered long enough, and goes straight home now"},
	whyWarCounter:   {"29.6", "the Colonel is one of the %1 %{1:counter|counters} that %{1:was|were} drawn: name it by its number, 1 to %1"},
}[numReasons:]

// mayOnMap refuses an answer to a question of the campaign, by the rule of its verb. If none forbids it, it names what
// the verb is not done with.
//
// Cases 29.3, 29.4.
func (g *State) mayOnMap(_ *engine.Frame, d engine.Decision, c engine.Choice) engine.Illegal {
	switch {
	case c.Verb > engine.Pass && !answers(d.Ask, c.Verb):
		return engine.Illegal{Why: engine.NotOpen}
	case !g.tables.speaksOf(c.On) || !g.tables.speaksOf(c.With):
		return misnamed(c.Verb)
	case sequence.Offers(g, d, c):
		return engine.Illegal{}
	}
	if ill := sequence.May(g, d.Ask, c); !ill.OK() {
		return ill
	}
	return misnamed(c.Verb)
}

// mayPassOnMap refuses to pass a question of the campaign while something is left to do.
//
// Cases 29.3, 29.9, 29.10, 29.14, 29.20.
func (g *State) mayPassOnMap(c engine.Choice) engine.Illegal {
	switch f := g.flow.Top(); f.Step {
	case stepWarAllot:
		if left := g.herdsLeft(); left != 0 {
			return no(whyWarHerdsLeft, int32(left))
		}
	case stepWarPlans, stepWarChange:
		return g.mayEndPlan(c.Seat)
	case stepWarSummon:
		if !g.isManned() && g.war.squadrons(roleParty) == 0 {
			return no(whyWarSummon)
		}
	case stepWarResult:
		if f.Code&reportTold == 0 {
			return engine.Illegal{Why: engine.NotOpen}
		}
	}
	return engine.Illegal{}
}

// mayMany refuses a number below 1 or above what exists, and says how many there are, by the case of what is done
// with them.
func (g *State) mayMany(c engine.Choice, most int) engine.Illegal {
	if c.N[0] >= 1 && int(c.N[0]) <= most {
		return engine.Illegal{}
	}
	ill := no(whyWarFew, int32(most))
	ill.Rule = sequence.Verbs[c.Verb].Rule
	if near := c; most > 0 && c.N[0] > int32(most) {
		near.N = [3]int32{int32(most)}
		if again := g.Check(near); again.OK() {
			ill.Near = near
		}
	}
	return ill
}

// isKind reports whether an object is a squadron card or a type of Gun.
func isKind(o engine.Object) bool { return o.Class() == classTroop || o.Class() == classGun }

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
