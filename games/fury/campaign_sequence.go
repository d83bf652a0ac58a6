package fury

import "github.com/weathergage/weathergage/engine"

// The campaign goes from one step to the next; a battle that is fought in the match takes
// the place of its step, and settle comes back from it.
//
// Cases 29.3, 29.4.

// isWarStep reports whether a step is one of the campaign.
func isWarStep(step uint8) bool { return step >= stepWarStyles && step <= stepWarResult }

// goWar goes on to a step of the campaign.
func (g *State) goWar(step uint8, seat engine.Seat) {
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

// upTo returns a span of 1 to the most.
func upTo(most int) [3]engine.Span {
	return [3]engine.Span{{Min: 1, Max: int32(most), Step: 1}}
}

// offerKinds offers a number of each kind with a role at a place: at most as many as there
// are, and no more than a limit.
func (g *State) offerKinds(o *engine.Offer, verb engine.Verb, of role, at Location, limit int, rule engine.Case, scouts bool) {
	for _, b := range g.war.bodies {
		if b.role != of || b.at != at || scouts && g.tables.scouting(b.kind) == 0 {
			continue
		}
		if most := min(int(b.many), limit); most > 0 {
			o.Add(engine.Option{Verb: verb, On: kindObject(b.kind), Span: upTo(most), Rule: rule})
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
