package fury

import "github.com/weathergage/weathergage/engine"

// terse is a position that refuses legs of a move without looking for the farthest one that
// is allowed. It is no more than a pointer, so that it is not allocated.
type terse struct{ *State }

// Check is that of State but for the choice that is near.
func (q terse) Check(c engine.Choice) engine.Illegal { return q.refusal(c) }

// Check returns the zero Illegal if c answers an open decision lawfully.
func (g *State) Check(c engine.Choice) engine.Illegal {
	ill := g.refusal(c)
	near := c
	switch {
	case ill.OK():
		return ill
	case ill.Why == engine.NotOpen && !g.asksFor(c.Seat, c.Verb):
		return whenOf(c.Verb)
	case c.Verb == VerbLead && isLeading(c):
		near.N[0] = g.leadNear(c)
	case c.Verb == VerbRide:
		near.N[0] = g.rideNear(c)
	default:
		near.N[0] = g.legNear(c)
	}
	if near.N[0] <= 0 {
		return ill
	}
	if shorter := g.refusal(near); shorter.OK() {
		ill.Near = near
	}
	return ill
}

// asksFor reports whether what a seat is asked in a turn is ever answered with a verb.
func (g *State) asksFor(seat engine.Seat, v engine.Verb) bool {
	var room [numSeats]engine.Decision
	for _, d := range g.Pending(room[:0]) {
		if d.Seat != seat || v <= engine.Pass || answers(d.Ask, v) || v == yesOf(g.flow.Top().Step) {
			return true
		}
	}
	return false
}

// answers reports whether a question is answered with a verb, or is none of a turn.
func answers(ask engine.Prompt, v engine.Verb) bool {
	switch ask {
	case AskSegment:
		return v == VerbAct || v == VerbWithdraw || v == VerbDrive || v == VerbBombard || v == VerbBring || v == VerbArrive
	case AskTest:
		return v == VerbRoll || v == VerbForgo
	case AskReturn, AskReact:
		return v == VerbShoot
	case AskDrive:
		return v == VerbLead || v == VerbCarry
	case AskColonel:
		return v == VerbRide || v == VerbJoin
	case AskAppeal, AskAppealRoll, AskAppealTest, AskAppealTerror, AskAppealDuel:
		return v == VerbAppeal
	case AskSuffer:
		return v == VerbSuffer
	case AskSpring:
		return v == VerbSpring
	case AskDress:
		return v == VerbDress
	}
	return ask < AskSlip || ask > AskHunt
}

// legNear is how far of a leg that is refused a company may go; 0 if it may not at all.
//
// Cases 8.1, 8.2.
func (g *State) legNear(c engine.Choice) int32 {
	n := g.companyOf(c.About)
	if n == noCompany || c.Verb < VerbAhead || c.Verb > VerbWheelRight || g.flow.Depth() == 0 || g.flow.Top().Step != stepAct || !g.fits(c) {
		return 0
	}
	return g.farthest(g.flow.Top(), n, c)
}
