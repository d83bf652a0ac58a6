package jenkins

import "github.com/weathergage/weathergage/engine"

// A choice that answers another question than the one that is open is refused by the
// case of its own verb, which says when it is made, and by what is asked instead.

// when is for each verb the case that orders it, when it is given, and the questions that
// it can answer. A verb without a case ends questions of many cases: theirs is cited.
var when = [numVerbs]struct {
	rule engine.Case
	text string
	asks uint32 // by Prompt
}{
	engine.Pass: {"", "that question cannot be passed", asks(AskIntercept, AskBombard, AskDeceive, AskLoss, AskPrize)},
	VerbDone: {"", "that question is not settled yet", asks(AskBuy, AskPlace, AskMove, AskLanding, AskMarch, AskCombat,
		AskBombs, AskTidy, AskCommit, AskLend, AskLoss)},
	VerbBox:      {"11.9", "the San Isidro is put on a turn in the Spanish set-up", asks(AskIsidro)},
	VerbBuy:      {"3.3", "counters are bought in set-up and in one's own War Fund Purchases Step", asks(AskBuy)},
	VerbPlace:    {"3.5", "new counters are placed right after they have been bought", asks(AskPlace)},
	VerbGarrison: {"3.1", "garrisons are shared out in the Spanish set-up", asks(AskGarrison)},
	VerbPick:     {"7.0", "stacks are picked one after another in their owner's Movement Step", asks(AskMove, AskAwait)},
	VerbArrange: {"4.3", "stacks are put in order in their owner's own phase, between his moves or after his combats",
		asks(AskMove, AskPlace, AskCombat, AskBombs, AskTidy)},
	VerbTake:    {"7.0", "part of a stack is taken when the stack has been picked to move", asks(AskPick, AskSail)},
	VerbDrop:    {"7.0", "only a stack that has just been picked is put down again", asks(AskPick, AskArrange, AskHeld, AskAwait)},
	VerbRaise:   {"4.3", "a counter is put on top of a stack that has been picked", asks(AskPick, AskArrange, AskHeld)},
	VerbSail:    {"7.0", "ships sail in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbAttack:  {"7.2", "ships try to enter an enemy's hex in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbGather:  {"7.0", "ships join a stack that is under way", asks(AskSail)},
	VerbStop:    {"7.0", "only a stack that is under way stops", asks(AskPick, AskSail)},
	VerbAwait:   {"7.0", "only a stack that is under way waits", asks(AskSail)},
	VerbLoad:    {"7.3", "land counters go aboard once the ships that take them have been picked", asks(AskPick, AskSail)},
	VerbHorn:    {"7.4", "ships go round the Horn in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskSail)},
	VerbColumn:  {"7.4", "ships are placed in a column of the map when they come from round the Horn", asks(AskColumn)},
	VerbArrive:  {"7.4", "ships arrive when they have been picked from the Turn Record Track", asks(AskPick, AskArrive)},
	VerbDock:    {"4.0", "ships dock when they have been picked or have ended their move", asks(AskPick, AskSail, AskLanding)},
	VerbPutOut:  {"4.0", "ships put out when they have been picked", asks(AskPick)},
	VerbLand:    {"7.3", "land counters go ashore when their ship has ended its move or won its combat", asks(AskPick, AskSail, AskLanding)},
	VerbScuttle: {"11.7", "ships are scuttled in the Spanish Movement Step, once their stack has been picked", asks(AskPick, AskArrange, AskHeld)},
	VerbMarch:   {"7.0", "land counters march in their owner's Movement Step, once their stack has been picked", asks(AskPick, AskMarch)},
	VerbShed:    {"4.5", "what is too much in a seaport is given up in its owner's Movement Step, between moves", asks(AskMove)},
	VerbJoin:    {"7.2", "ships are named for an attempt when the enemy comes next to them", asks(AskIntercept)},
	VerbAttempt: {"7.2", "an attempt to intercept is made when the enemy comes next to one's ships", asks(AskIntercept)},
	VerbResolve: {"6.4", "combat is fought in the Combat Resolution Step", asks(AskCombat, AskBombs, AskTidy)},
	VerbBombard: {"11.1", "bomb ships fight troops ashore in their owner's Combat Resolution Step", asks(AskCombat, AskBombs, AskTidy, AskBombard)},
	VerbCommit:  {"9.1", "shore guns and fire ships are declared before the dice of a naval combat", asks(AskCommit)},
	VerbDirect:  {"9.1", "leaders give their dice away before the dice of a naval combat", asks(AskCommit)},
	VerbLend:    {"11.4", "leaders aboard lend their dice before the dice of a land combat", asks(AskLend)},
	VerbDeceive: {"11.2", "deception counters are spent when the dice of a combat have been rolled", asks(AskDeceive)},
	VerbLose:    {"9.3", "a counter is lost where combat, sea, disease, supply or the war in Europe takes one", asks(AskLoss, AskPrize)},
	VerbRetreat: {"9.0", "the attacker retreats when a combat has left defenders", asks(AskRetreat, AskFlight)},
	VerbStrike:  {"10.0", "a counter is struck when the Fortune of War calls for it", asks(AskStrike)},
	VerbClaim:   {"5.0", "dice for captured seaports are rolled after the last turn", asks(AskClaim)},
}

// asks is a set of prompts.
func asks(some ...engine.Prompt) (set uint32) {
	for _, a := range some {
		set |= 1 << a
	}
	return set
}

// open says what is asked now, by Prompt; the first of them that the match is over.
var open = [numPrompts]string{
	0:            "the match is over",
	AskIsidro:    "on which turn the San Isidro is due",
	AskBuy:       "what they buy",
	AskPlace:     "where new counters go",
	AskGarrison:  "which soldiers garrison a seaport",
	AskMove:      "which stack moves",
	AskPick:      "what of the picked stack moves, and where",
	AskArrange:   "what of the picked stack comes to the top",
	AskHeld:      "what of the stack that a storm holds comes to the top",
	AskAwait:     "which ships join the stack that waits",
	AskSail:      "where the moving stack sails",
	AskIntercept: "whether to intercept",
	AskColumn:    "in which column of the map ships arrive",
	AskArrive:    "in which hex ships arrive",
	AskLanding:   "what lands",
	AskMarch:     "where the troops march",
	AskCombat:    "where the next combat is",
	AskBombs:     "whether bomb ships fight troops ashore anywhere",
	AskTidy:      "what comes to the top of stacks after combat",
	AskBombard:   "whether bomb ships fight the troops ashore",
	AskCommit:    "what fires",
	AskDeceive:   "whether to spend a deception counter",
	AskRetreat:   "where beaten ships retreat",
	AskLend:      "which leaders aboard lend their dice",
	AskFlight:    "where beaten troops retreat",
	AskStrike:    "what the Fortune of War strikes",
	AskLoss:      "what is lost",
	AskPrize:     "what of the enemy is lost",
	AskClaim:     "for which seaport they roll",
}

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
		for ask, what := range open {
			for v := range when {
				now := open[0]
				if ask != 0 {
					now = "now the " + sides[seat] + " are asked " + what
				}
				all = append(all, when[v].text+"; "+now)
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
	ill := engine.Illegal{Why: whyWhen(v, d.Ask, d.Seat), Rule: when[v].rule}
	if ill.Rule == "" {
		ill.Rule = d.Rule
	}
	return ill
}
