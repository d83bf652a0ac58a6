package invincible

import "github.com/weathergage/weathergage/engine"

// did is what the log tells of choices that no event tells of, by verb: the verb, of which the side is the subject,
// and what follows it. engine.Words.Fill says what a sentence may hold.
var did = [numVerbs]string{
	VerbMove:     engine.Silent,
	VerbRepair:   engine.Silent,
	VerbRally:    engine.Silent,
	VerbResupply: engine.Silent,
	VerbStop:     engine.Silent,
	VerbWithdraw: engine.Silent,
	VerbStandOff: "order %A to stand off.",
	VerbCloseIn:  "order %A to close in.",
	VerbBoard:    "order %A to try to board.",
	VerbPlay:     "choose %O to play.",
	VerbKeep:     "keep %A.",
	VerbSail:     engine.Silent,
	VerbEnter:    engine.Silent,
	VerbTest:     engine.Silent,
}
