package engine

// Enter returns the answer to d that the Enter key gives, which most players would give next: what a Guide
// proposes, the only answer, or else Pass. proposed reports whether a Guide proposes it. ok is false if there
// is no such answer, if it wants a number, or if Words.Quits says that it gives up what was begun. s is
// redacted for the seat of d, and options are those of d.
func Enter(rules Ruleset, s State, d Decision, options []Option) (c Choice, proposed, ok bool) {
	w := rules.Words()
	plain := func(op *Option) (Choice, bool, bool) {
		if op.Span[0].Step|op.Span[1].Step|op.Span[2].Step != 0 || w.GivesUp(d.Ask, op.Verb, len(options) == 1) {
			return Choice{}, false, false
		}
		return Choice{Seat: d.Seat, Verb: op.Verb, About: d.About, On: op.On, With: op.With,
			N: [3]int32{op.Span[0].Min, op.Span[1].Min, op.Span[2].Min}}, false, true
	}
	if guide, ok := rules.(Guide); ok {
		if c, ok := guide.Propose(s, d); ok && !w.GivesUp(d.Ask, c.Verb, len(options) == 1) {
			return c, true, true
		}
	}
	if len(options) == 1 {
		return plain(&options[0])
	}
	for i := range options {
		if op := &options[i]; op.Verb == Pass && op.On == NoObject && op.With == NoObject {
			return plain(op)
		}
	}
	return Choice{}, false, false
}

// GivesUp returns what Words.Quits returns, or false in games without it.
func (w *Words) GivesUp(ask Prompt, v Verb, only bool) bool {
	return w.Quits != nil && w.Quits(ask, v, only)
}

// Ends reports whether an answer ends a step in which something is left to do, and gives up nothing that was begun.
// The Enter key gives it only if it is pressed a second time.
func (w *Words) Ends(ask Prompt, v Verb) bool {
	return w.GivesUp(ask, v, false) && !w.GivesUp(ask, v, true)
}
