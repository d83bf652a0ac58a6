package spain

import "github.com/weathergage/weathergage/engine"

// did is what the log tells of choices that no event tells of, by verb: the verb, of which the side is the subject,
// and what follows it. engine.Words.Fill says what a sentence may hold.
var did = [numVerbs]string{
	VerbSail:      engine.Silent,
	VerbCoast:     engine.Silent,
	VerbLeave:     "leave %O behind.",
	VerbAssault:   engine.Silent,
	VerbDisengage: engine.Silent,
	VerbPress:     "attack again.",
	VerbSupport:   "add %O to the attack.",
	VerbWithhold:  "hold %O back.",
	VerbCombine:   "let the units in %O attack too.",
	VerbCommit:    engine.Silent,
}
