package jenkins

import "github.com/weathergage/weathergage/engine"

// did is what the log tells of choices that no event tells of, by verb: the verb, of which the side is the subject,
// and what follows it. engine.Words.Fill says what a sentence may hold.
var did = [numVerbs]string{
	VerbDone:    engine.Silent,
	VerbBox:     "schedule the San Isidro for %O.",
	VerbPick:    engine.Silent,
	VerbArrange: engine.Silent,
	VerbTake:    engine.Silent,
	VerbDrop:    engine.Silent,
	VerbRaise:   "put %O on top of its stack.",
	VerbAttack:  "sail to intercept the ships at %O.",
	VerbGather:  "take %O along.",
	VerbStop:    engine.Silent,
	VerbAwait:   engine.Silent,
	VerbHorn:    engine.Silent,
	VerbColumn:  engine.Silent,
	VerbArrive:  engine.Silent,
	VerbJoin:    "name %O%{W? of %W} for the attempt.",
	VerbAttempt: engine.Silent,
	VerbResolve: engine.Silent,
	VerbBombard: engine.Silent,
	VerbClaim:   engine.Silent,
}
