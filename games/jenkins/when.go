package jenkins

import "github.com/weathergage/weathergage/engine"

// A choice that answers another question than the one that is open is refused by the
// case of its own verb, which says when it is made; engine.Refuse says what is open instead.

// asks is a set of prompts.
func asks(some ...engine.Prompt) (set uint32) {
	for _, a := range some {
		set |= 1 << a
	}
	return set
}

// reasonWords are the sentences of refusals, by reason.
func reasonWords() []string {
	all := make([]string, numReasons)
	for why := range refusals {
		all[why] = refusals[why].text
	}
	return all
}

// untimely refuses a verb that does not answer the question that is open, of which d is
// one; verbs that many questions have are refused by the case of that question.
//
// Cases 6.0, 6.6.
func untimely(v engine.Verb, d engine.Decision) engine.Illegal {
	if v < engine.Pass || int(v) >= numVerbs {
		return engine.Illegal{Why: engine.NotOpen}
	}
	ill := verbs[v].NotNow(v)
	switch {
	case ill.Rule != "":
	case d.Ask == AskStrike:
		ill.Rule = verbs[VerbStrike].Rule // what the table calls for must be done
	default:
		ill.Rule = d.Rule
	}
	return ill
}

// notAsked refuses a choice of the side that is not asked. A stack under way halts while the
// enemy may try to intercept it.
//
// Case 7.2.
func (g *State) notAsked(d engine.Decision, c engine.Choice) engine.Illegal {
	switch c.Verb {
	case engine.Pass, VerbDone:
		return engine.Illegal{Why: whyNotAsked, Rule: d.Rule}
	case VerbSail, VerbAttack, VerbMarch, VerbTake, VerbGather, VerbStop, VerbAwait, VerbLoad, VerbHorn, VerbDock, VerbPutOut, VerbLand:
		if d.Ask == AskIntercept && g.moving() {
			return illegal(whyHalted)
		}
	}
	return untimely(c.Verb, d)
}
