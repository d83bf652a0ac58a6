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

// newCampaign is the position in which a campaign begins.
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

// enterWar carries a step of the campaign on by one stride.
func (g *State) enterWar(f *engine.Frame, t *engine.Turn) bool {
	switch f.Step {
	case stepWarStyles:
		return g.rollLevy(f, t)
	case stepWarColonels:
		return g.drawColonels(f, t)
	case stepWarBids:
		return g.rollForBids(f, t)
	case stepWarLie:
		return g.drawSheets(f, t)
	case stepWarEnter:
		return g.warDiscover(f, t)
	case stepWarOdds:
		return g.decide(f, t)
	case stepWarField:
		return g.layField(t)
	}
	return true // the others only ask
}

// pendingWar appends the decisions of a step of the campaign. Scouting parties, plans and how a
// battle is decided are settled by both sides at once.
func (g *State) pendingWar(f *engine.Frame, buf []engine.Decision) []engine.Decision {
	s := &sequence[f.Step]
	if f.Step != stepWarScouts && f.Step != stepWarPlans && f.Step != stepWarHow {
		return append(buf, engine.Decision{Seat: f.Seat, Ask: s.ask, Sealed: s.sealed, Rule: s.rule})
	}
	for seat := range numSeats {
		if f.Code>>seat&1 == 0 {
			buf = append(buf, engine.Decision{Seat: seat, Ask: s.ask, Sealed: true, Rule: s.rule})
		}
	}
	return buf
}

// offerWar gives every permitted answer to a question of the campaign.
func (g *State) offerWar(d engine.Decision, o *engine.Offer) {
	f := g.flow.Top()
	switch f.Step {
	case stepWarStyles:
		g.offerStyles(f, o)
	case stepWarColonels:
		g.offerColonels(o)
	case stepWarAllot:
		g.offerAllot(o)
	case stepWarScouts:
		g.offerScouts(d.Seat, o)
	case stepWarPlans, stepWarChange:
		g.offerPlan(f, d.Seat, o)
	case stepWarBids:
		g.offerBid(f, o)
	case stepWarLie:
		g.offerLie(d.Seat, o)
	case stepWarAttack:
		g.offerAttack(o)
	case stepWarSummon:
		g.offerSummon(o)
	case stepWarMarch:
		g.offerMarch(o)
	case stepWarHow:
		g.offerHow(o)
	case stepWarResult:
		g.offerResult(f, o)
	}
}

// applyWar carries out a choice in a step of the campaign.
func (g *State) applyWar(f *engine.Frame, c engine.Choice, t *engine.Turn) {
	switch f.Step {
	case stepWarStyles:
		f.N[f.Code] = int32(styleOf(c.On)) + 1
	case stepWarColonels:
		g.keepColonel(f, int(c.N[0])-1, t)
	case stepWarAllot:
		g.allot(c, t)
	case stepWarScouts:
		g.warScout(f, c, t)
	case stepWarPlans, stepWarChange:
		g.warPlan(f, c, t)
	case stepWarBids:
		g.bid(f, c, t)
	case stepWarLie:
		f.N[sheetFalse] = int32(sheetWith(c.On))
	case stepWarAttack:
		g.warAttack(c, t)
	case stepWarSummon:
		g.warSummon(c, t)
	case stepWarMarch:
		g.warMarch(c, t)
	case stepWarHow:
		g.choose(f, c, t)
	case stepWarResult:
		g.warReport(f, c, t)
	}
}

// upTo is a span of 1 to the most.
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
