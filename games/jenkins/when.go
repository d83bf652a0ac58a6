package jenkins

import "github.com/weathergage/weathergage/engine"

// A choice that answers another question than the one that is open is refused by the
// case of its own verb, which says when it is made, and by what is asked instead.

// asks is a set of prompts.
func asks(some ...engine.Prompt) (set uint32) {
	for _, a := range some {
		set |= 1 << a
	}
	return set
}

// over is what a refusal tells where nothing is asked.
const over = "the match is over"

// whyWhen is the reason why a verb does not answer what a seat is asked; ask 0 and seat 0
// where the match is over.
func whyWhen(v engine.Verb, ask engine.Prompt, seat engine.Seat) engine.Reason {
	return numReasons + engine.Reason((int(seat)*numPrompts+int(ask))*numVerbs+int(v))
}

// reasonWords are the sentences of all reasons.
func reasonWords() []string {
	all := make([]string, numReasons, numReasons+2*numPrompts*numVerbs)
	for why := range refusals {
		all[why] = refusals[why].text
	}
	for seat := English; seat <= Spanish; seat++ {
		for ask := range prompts {
			for v := range verbs {
				now := over
				if ask != 0 {
					now = "now the " + seatTitles[seat] + " are asked " + prompts[ask].open
				}
				all = append(all, verbs[v].when+"; "+now)
			}
		}
	}
	return all
}

// untimely refuses a verb that does not answer the question that is open, of which d is
// the zero Decision if the match is over.
//
// Case 6.0.
func untimely(v engine.Verb, d engine.Decision) engine.Illegal {
	if v < engine.Pass || int(v) >= numVerbs {
		return engine.Illegal{Why: engine.NotOpen}
	}
	ill := engine.Illegal{Why: whyWhen(v, d.Ask, d.Seat), Rule: verbs[v].rule}
	if ill.Rule == "" {
		ill.Rule = d.Rule
	}
	return ill
}
