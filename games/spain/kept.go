package spain

import "github.com/weathergage/weathergage/engine"

// keptAsks are the questions that are asked though they may have one answer, each with its case. What could be
// done follows from units that the enemy may not look at (7.0, 9.0), so that he would learn something if the seat
// were not asked; where all lies open, it is a form that the standing order bot.Idle answers.
var keptAsks = [numAsks]engine.Case{
	AskActivate:  "7.0",
	AskSail:      "7.0",
	AskSeaFight:  "7.0",
	AskMarch:     "9.0",
	AskFight:     "9.0",
	AskAcquire:   "7.0",
	AskLayUp:     "7.0",
	AskCourse:    "7.0",
	AskVoyage:    "7.0",
	AskCoast:     "7.0",
	AskIntercept: "7.0",
	AskBerth:     "7.0",
	AskLose:      "7.0",
	AskDrown:     "7.0",
	AskSupport:   "7.0",
	AskMuster:    "9.0",
	AskReplace:   "9.0",
	AskDeploy:    "9.0",
	AskArrears:   "7.0",
}
