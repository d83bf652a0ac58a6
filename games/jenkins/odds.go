package jenkins

import "github.com/weathergage/weathergage/engine"

// Forecasts reports whether c throws the die of an interception or of victory, or
// is a choice in the midst of a combat, whose counters lie open.
func (r *ruleset) Forecasts(s engine.State, c engine.Choice) bool {
	return c.Verb == VerbClaim || c.Verb == VerbAttempt || !r.Settled(s)
}

// Settled reports whether no combat is going on, and no attempt or claim waits for its die.
func (r *ruleset) Settled(s engine.State) bool {
	g := s.(*State)
	if g.combat.Hex != 0 || g.flow.Depth() == 0 {
		return g.combat.Hex == 0
	}
	f := g.flow.Top()
	return f.Step != stepClaim && (f.Step != stepIntercept || f.Code == 0)
}

// Assume takes it that nothing more is committed, nobody spends a deception counter,
// and of what may be lost the first is.
func (r *ruleset) Assume(s engine.State, d engine.Decision) (engine.Choice, bool) {
	c := engine.Choice{Seat: d.Seat, Verb: VerbDone, About: d.About}
	switch d.Ask {
	case AskDeceive:
		c.Verb = engine.Pass
	case AskCommit, AskLend:
	default:
		return s.Candidates(d, 2, nil)[0], true
	}
	return c, true
}

// Measures names what is counted.
func (r *ruleset) Measures(s engine.State, c engine.Choice) []string {
	switch {
	case c.Verb == VerbClaim:
		return []string{"the English win"}
	case c.Verb == VerbAttempt:
		return []string{"intercepted"}
	}
	return []string{"English counters lost", "Spanish counters lost"}
}

// Measure appends those numbers.
func (r *ruleset) Measure(buf []int32, before, after engine.State, c engine.Choice) []int32 {
	was, is := before.(*State), after.(*State)
	switch {
	case c.Verb == VerbClaim:
		return append(buf, truth(is.result == resultEnglish))
	case c.Verb == VerbAttempt:
		h := hexOf(c.About)
		return append(buf, truth(is.marked(c.Seat, h) > was.marked(c.Seat, h)))
	}
	return append(buf, was.lost(is, English), was.lost(is, Spanish))
}

// marked counts the ships of a seat in a hex that have intercepted.
func (g *State) marked(seat engine.Seat, h Hex) (n int) {
	for i, hi := g.start(seat, At(h, 0)), g.start(seat, At(h, LayerShore)); i < hi; i++ {
		if g.pieces[seat][i].Mark&markFlag != 0 {
			n++
		}
	}
	return n
}

// lost is how many counters a seat has fewer in a later position.
func (g *State) lost(later *State, seat engine.Seat) int32 {
	return int32(g.count[seat]) - int32(later.count[seat])
}

func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// Row names an answer for the table.
func (r *ruleset) Row(c engine.Choice) string { return r.words.Say(c) }
