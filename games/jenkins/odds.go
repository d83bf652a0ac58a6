package jenkins

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c rolls for an interception or a victory, or is a choice within a combat, whose counters
// lie open.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	return c.Verb == VerbClaim || c.Verb == VerbAttempt || c.Verb == VerbAttack || s.(*State).combat.Hex != 0
}

// Settled reports whether no combat is going on, and no attempt or claim waits for its die.
func (r *ruleset) Settled(s engine.State) bool {
	g := s.(*State)
	if g.combat.Hex != 0 || g.flow.Depth() == 0 {
		return g.combat.Hex == 0
	}
	if e := g.below(stepEnter); e != nil && e.N[enterTries] != 0 && e.Code <= enterOwn {
		return false // the stack that moves has yet to try
	}
	f := g.flow.Top()
	return f.Step != stepClaim && (f.Step != stepIntercept || f.Code == 0)
}

// Assume answers a question that comes up while odds are worked out: nothing more is committed, nobody spends a
// deception counter, no enemy intercepts before the moving stack does, and the first counter that may be lost is.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: VerbDone, About: d.About}
	switch d.Ask {
	case AskDeceive, AskIntercept:
		c.Verb = engine.Pass
	case AskCommit, AskLend:
	default:
		return s.Candidates(d, 2, nil)[0], true
	}
	return c, true
}

// Measures returns what is counted, in words.
func (r *ruleset) Measures(s engine.State, c engine.Choice) []string {
	switch {
	case c.Verb == VerbClaim:
		return []string{"the English win"}
	case c.Verb == VerbAttack && s.(*State).forestalls(c):
		return []string{"intercepted, unless the enemy intercepts first"}
	case c.Verb == VerbAttempt, c.Verb == VerbAttack:
		return []string{"intercepted"}
	}
	return []string{"English counters lost", "Spanish counters lost"}
}

// Tallies says that the counters lost are counted; an interception and a victory are events.
func (r *ruleset) Tallies(s engine.State, c engine.Choice) []bool {
	if len(r.Measures(s, c)) == 1 {
		return []bool{false}
	}
	return []bool{true, true}
}

// Measure appends the numbers that Measures names.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	was, is := before.(*State), after.(*State)
	switch {
	case c.Verb == VerbClaim:
		return append(buf, engine.Truth(is.result == resultEnglish))
	case c.Verb == VerbAttempt, c.Verb == VerbAttack:
		return append(buf, engine.Truth(is.marked(c.Seat) > was.marked(c.Seat)))
	}
	return append(buf, was.lost(is, English), was.lost(is, Spanish))
}

// marked returns how many ships of a seat have intercepted.
func (g *State) marked(seat engine.Seat) (n int) {
	for i := range g.pieces[seat][:g.count[seat]] {
		if g.pieces[seat][i].Mark&markFlag != 0 {
			n++
		}
	}
	return n
}

// forestalls reports whether the ships that a stack wants to intercept may try first, as far as
// everybody sees.
//
// Case 7.2. Rulings R38, R150.
func (g *State) forestalls(c engine.Choice) bool {
	f := g.flow.Top()
	from := stackOf(f.About).Hex()
	if f.Step == stepSail {
		from = hexOf(f.About)
	}
	asked := f.Step == stepSail && f.N[sailing]&sailAsked != 0
	return !asked && !g.friendlyHex(c.Seat, from) && g.couldTry(foe(c.Seat), from, hexOf(c.On))
}

// lost returns how many counters fewer a seat has in a later position.
func (g *State) lost(later *State, seat engine.Seat) int32 {
	return int32(g.count[seat]) - int32(later.count[seat])
}

// Row returns the name of an answer in the list of odds.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
