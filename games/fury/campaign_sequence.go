package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/engine/lines"
)

// The campaign goes from one step to the next; a battle that is fought in the match takes
// the place of its step, and settle comes back from it.
//
// Cases 29.3, 29.4.

// campaignSteps returns the rows of the campaign, which follow those of battles.
//
// Cases 29.3, 29.4.
func campaignSteps() []law.Step[*State] {
	return []law.Step[*State]{
		stepWarStyles: {Name: "levies", Phase: phaseRaising, Rule: "29.6", Ask: AskWarStyle, Code: lines.Count("rolled"), N0: lines.Count("first"), N1: lines.Count("second"),
			Enter: (*State).rollLevy, Offer: (*State).offerStyles, May: (*State).mayOnMap},
		stepWarColonels: {Name: "colonels", Phase: phaseRaising, Rule: "29.6", Ask: AskWarKeep, Code: lines.Count("chosen"),
			Enter: (*State).drawColonels, Offer: (*State).offerColonels, May: (*State).mayOnMap},
		stepWarAllot: {Name: "allotment", Phase: phaseRaising, Rule: "29.3", Ask: AskWarAllot, Seat: SpanishSeat, Sealed: true,
			Offer: (*State).offerAllot, May: (*State).mayOnMap, Do: (*State).endAllotment},
		stepWarScouts: {Name: "scouting-parties", Phase: phasePlans, Rule: "29.7", Ask: AskWarScouts, Seat: engine.NoSeat, Code: lines.Flags("english", "spanish"),
			Open: (*State).openBoth, Offer: (*State).offerScouts, May: (*State).mayOnMap, Do: (*State).endScouts},
		stepWarPlans: {Name: "plans", Phase: phasePlans, Rule: "29.9", Ask: AskWarPlan, Seat: engine.NoSeat, Code: lines.Flags("english", "spanish"),
			Open: (*State).openBoth, Offer: (*State).offerPlan, May: (*State).mayOnMap, Do: (*State).endPlan},
		stepWarBids: {Name: "bids", Phase: phaseScouting, Rule: "29.11", Ask: AskWarBid, Code: lines.Flags("thrown", "open", "english", "spanish"), N0: lines.Count("stands"), N1: lines.Count("of"),
			Enter: (*State).rollForBids, Offer: (*State).offerBid, May: (*State).mayOnMap, Do: (*State).bidNoMore},
		stepWarLie: {Name: "sheets", Phase: phaseScouting, Rule: "29.11", Ask: AskWarLie, Sealed: true, N0: lines.Count("lie"), N1: lines.Count("drawn"),
			Enter: (*State).drawSheets, Offer: (*State).offerLie, May: (*State).mayOnMap},
		stepWarChange: {Name: "changes", Phase: phaseScouting, Rule: "29.11", Ask: AskWarChange, Sealed: true, Code: lines.Flags("anew"),
			Offer: (*State).offerPlan, May: (*State).mayOnMap, Do: (*State).endPlan},
		stepWarEnter: {Name: "entering", Phase: phaseMission, Rule: "29.13",
			Enter: (*State).discover},
		stepWarAttack: {Name: "interception", Phase: phaseMission, Rule: "29.13", Ask: AskWarAttack, Seat: SpanishSeat,
			Offer: (*State).offerAttack, May: (*State).mayOnMap, Do: (*State).letGo},
		stepWarSummon: {Name: "reinforcements", Phase: phaseMission, Rule: "29.20", Ask: AskWarSummon, Seat: SpanishSeat, Sealed: true,
			Offer: (*State).offerSummon, May: (*State).mayOnMap, Do: (*State).endSummons},
		stepWarMarch: {Name: "march", Phase: phaseMission, Rule: "29.12", Ask: AskWarMarch,
			Offer: (*State).offerMarch, May: (*State).mayOnMap},
		stepWarHow: {Name: "how", Phase: phaseMission, Rule: "29.14", Ask: AskWarHow, Seat: engine.NoSeat, Sealed: true, Code: lines.Flags("english", "spanish"), N0: lines.Count("first"), N1: lines.Count("second"),
			Open: (*State).openBoth, Offer: (*State).offerHow, May: (*State).mayOnMap},
		stepWarField: {Name: "field", Phase: phaseMission, Rule: "29.14", Seat: engine.NoSeat,
			Enter: (*State).layField},
		stepWarOdds: {Name: "odds", Phase: phaseMission, Rule: "29.14", Seat: engine.NoSeat, Code: lines.Count("stage"), N0: lines.Count("first"), N1: lines.Count("second"),
			Enter: (*State).decide},
		stepWarResult: {Name: "result", Phase: phaseMission, Rule: "29.14", Ask: AskWarResult, Code: lines.Flags("told", "won", "fled"),
			Offer: (*State).offerResult, May: (*State).mayOnMap, Do: (*State).endReport},
	}[stepWarStyles:]
}

// isWarStep reports whether a step is one of the campaign.
func isWarStep(step uint8) bool { return step >= stepWarStyles && step <= stepWarResult }

// goTo goes on to a step of the campaign.
func (g *State) goTo(step uint8, seat engine.Seat) {
	*g.flow.Top() = engine.Frame{Step: step, Seat: seat}
}

// newCampaign returns the position in which a campaign begins.
//
// Cases 29.3, 29.6.
func (tb *Tables) newCampaign(decides deciding) *State {
	g := &State{tables: tb}
	g.turn = 1
	g.ground = ground{width: 48 * Inch, depth: 48 * Inch}
	for seat := range g.sides {
		g.sides[seat].with = noCompany
	}
	g.war.set(warOn, true)
	g.war.decides = decides
	g.flow.Push(engine.Frame{Step: stepWarStyles, Seat: EnglishSeat})
	return g
}

// openBoth asks both sides at once, but who is done: scouting parties, plans, and how a battle is decided.
//
// Cases 29.7, 29.9, 29.14.
func (g *State) openBoth(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	s := &sequence.Steps[f.Step]
	for seat := range numSeats {
		if f.Code>>seat&1 == 0 {
			buf = append(buf, engine.Decision{Seat: seat, Ask: s.Ask, Sealed: true, Rule: s.Rule})
		}
	}
	return buf
}

// offerMany offers a verb with each number from 1 to the most that there are, unless a rule forbids even one.
func (g *State) offerMany(d engine.Decision, v engine.Verb, on, with engine.Object, most int, rule engine.Case, o *engine.Offer) {
	g.offerFrom(d, v, on, with, 1, int32(most), rule, o)
}

// offerFrom offers a verb with each number from the least to the most, unless a rule forbids the least.
func (g *State) offerFrom(d engine.Decision, v engine.Verb, on, with engine.Object, least, most int32, rule engine.Case, o *engine.Offer) {
	first := engine.Choice{Seat: d.Seat, Verb: v, On: on, With: with, N: [3]int32{least}}
	if ill := sequence.May(g, d.Ask, first); ill.OK() {
		o.Add(engine.Option{Verb: v, On: on, With: with, Span: [3]engine.Span{{Min: least, Max: most, Step: 1}}, Rule: rule})
	}
}

// offerKinds offers a verb with a number of each kind that has a role: at most as many as there are, and no more than
// a limit.
func (g *State) offerKinds(d engine.Decision, v engine.Verb, of role, limit int, rule engine.Case, o *engine.Offer) {
	for _, b := range g.war.bodies {
		if b.role == of {
			g.offerMany(d, v, kindObject(b.kind), engine.NoObject, min(int(b.many), limit), rule, o)
		}
	}
}

// offerLocations offers a verb with each location, as On or as With beside another object.
func (g *State) offerLocations(d engine.Decision, v engine.Verb, on engine.Object, rule engine.Case, o *engine.Offer) {
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		if on == engine.NoObject {
			sequence.Name(g, d, v, placeObject(at), engine.NoObject, rule, o)
		} else {
			sequence.Name(g, d, v, on, placeObject(at), rule, o)
		}
	}
}

// eachPlace calls do with each location but the town, in which the Spanish never are.
func (g *State) eachPlace(do func(at Location)) {
	for at := Location(1); int(at) < len(g.campaign().Places); at++ {
		if g.campaign().Places[at].Has&Town == 0 {
			do(at)
		}
	}
}
