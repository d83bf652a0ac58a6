package jenkins

import "github.com/weathergage/weathergage/engine"

// The steps of the sequence of play, in order, and those that happen within
// others. Each is a number that a frame of the flow holds as Step.
const (
	_ uint8 = iota
	// Before the first turn.
	stepEnglishFleet
	stepEnglishSetup
	stepIsidro
	stepGarrison
	stepSpanishFleet
	stepSpanishSetup
	// 1 to 4
	stepEnglishIncome
	stepEnglishPurchase
	stepEnglishPlacement
	stepStorm
	stepEnglishMovement
	stepEnglishCombat
	// 5 to 7
	stepSpanishIncome
	stepSpanishPurchase
	stepSpanishPlacement
	stepSpanishMovement
	stepSpanishCombat
	// 8 to 11
	stepCalm
	stepFortunes
	stepSupply
	stepSuccession
	stepTurnEnd
	stepVictory

	// Within others.
	stepPick
	stepArrange
	stepAwait
	stepSail
	stepEnter
	stepIntercept
	stepPeril
	stepHorn
	stepColumn
	stepArrive
	stepLanding
	stepMarch
	stepDisease
	stepScuttle
	stepField
	stepNaval
	stepRetreat
	stepAssault
	stepFlight
	stepStrike
	stepLoss
	stepDisposal
	stepClaim
	numSteps = iota
)

// What a frame holds in N, by its step.
const (
	isidroTurn    = 0 // stepIsidro: the turn that Spain names, 0 before it has
	fortuneDie    = 0 // stepFortunes: the die of the table
	successor     = 0 // stepSuccession: the Succession that the dice brought
	combatPass    = 0 // stepEnglishCombat, stepSpanishCombat: combatLate once what is left alone is settled
	sailed        = 0 // stepSail, stepHorn: the hexes counted for perilous seas
	sailing       = 1 // stepSail, stepHorn: flags such as sailStorm
	enterTries    = 0 // stepEnter: 1 for an attempt to intercept the ships there
	enterTried    = 1 // stepEnter: 1 once the stack has gone in after one that was in vain
	interceptedIn = 0 // stepIntercept: the hex that the moving stack is about to enter, 0 if none
	perilResult   = 0 // stepPeril: the Peril that the die brought
	perilStorm    = 1 // stepPeril: sailStorm if the stack passed a storm
	landingShips  = 0 // stepLanding: flags such as landingMoving
	landingFought = 1 // stepLanding: 1 after a combat, where enemies ashore do not forbid it
	marchOver     = 1 // stepMarch: 1 once the march must stop
	fieldBombs    = 0 // stepField: 1 if ships bombard
	deceived      = 0 // stepNaval, stepAssault: the number of the die to be thrown again, 0 if none
	whoDeceives   = 1 // stepNaval, stepAssault: the seat that may have a die thrown again
	lossesLeft    = 0 // stepLoss: how many are still to be lost
	lossOf        = 1 // stepLoss: the seat that loses them
)

// A step is one line of the sequence of play.
type step struct {
	name  string      // a single word, as positions write it
	phase string      // what Moment calls the phase; "" within others
	seat  engine.Seat // whose phase it is
	rule  engine.Case // the case that orders it
}

const (
	phaseSetup   = "set-up"
	phaseEnglish = "English phase"
	phaseSpanish = "Spanish phase"
	phaseAdmin   = "administrative phase"
	phaseVictory = "victory"
	phaseOver    = "over"
)

// sequence is the order of a turn, and below it what may happen within a step.
// A frame of the flow holds one step. What it holds in Code and About is said where its
// step is entered.
//
// Case 6.0. Ruling R2.
var sequence = [numSteps]step{
	stepEnglishFleet: {"english-fleet", phaseSetup, English, "3.2"},
	stepEnglishSetup: {"english-set-up", phaseSetup, English, "3.1"},
	stepIsidro:       {"isidro", phaseSetup, Spanish, "11.9"},
	stepGarrison:     {"garrison", phaseSetup, Spanish, "3.1"},
	stepSpanishFleet: {"spanish-fleet", phaseSetup, Spanish, "3.2"},
	stepSpanishSetup: {"spanish-set-up", phaseSetup, Spanish, "3.1"},

	stepEnglishIncome:    {"english-income", phaseEnglish, English, "6.1"},
	stepEnglishPurchase:  {"english-purchase", phaseEnglish, English, "6.1"},
	stepEnglishPlacement: {"english-placement", phaseEnglish, English, "3.5"},
	stepStorm:            {"storm", phaseEnglish, English, "6.2"},
	stepEnglishMovement:  {"english-movement", phaseEnglish, English, "6.3"},
	stepEnglishCombat:    {"english-combat", phaseEnglish, English, "6.4"},

	stepSpanishIncome:    {"spanish-income", phaseSpanish, Spanish, "6.1"},
	stepSpanishPurchase:  {"spanish-purchase", phaseSpanish, Spanish, "6.1"},
	stepSpanishPlacement: {"spanish-placement", phaseSpanish, Spanish, "3.5"},
	stepSpanishMovement:  {"spanish-movement", phaseSpanish, Spanish, "6.3"},
	stepSpanishCombat:    {"spanish-combat", phaseSpanish, Spanish, "6.4"},

	stepCalm:       {"calm", phaseAdmin, English, "6.5"},
	stepFortunes:   {"fortunes", phaseAdmin, English, "6.6"},
	stepSupply:     {"supply", phaseAdmin, English, "6.7"},
	stepSuccession: {"succession", phaseAdmin, Spanish, "6.8"},
	stepTurnEnd:    {"turn-end", phaseAdmin, English, "1.2"},
	stepVictory:    {"victory", phaseVictory, English, "5.0"},

	stepPick:      {"pick", "", 0, "7.0"},
	stepArrange:   {"arrange", "", 0, "4.3"},
	stepAwait:     {"await", "", 0, "7.0"},
	stepSail:      {"sail", "", 0, "7.0"},
	stepEnter:     {"enter", "", 0, "7.1"},
	stepIntercept: {"intercept", "", 0, "7.2"},
	stepPeril:     {"peril", "", 0, "6.3"},
	stepHorn:      {"horn", "", 0, "7.4"},
	stepColumn:    {"column", "", 0, "7.4"},
	stepArrive:    {"arrive", "", 0, "7.4"},
	stepLanding:   {"landing", "", 0, "7.3"},
	stepMarch:     {"march", "", 0, "7.0"},
	stepDisease:   {"disease", "", 0, "7.5"},
	stepScuttle:   {"scuttle", "", 0, "11.7"},
	stepField:     {"field", "", 0, "9.0"},
	stepNaval:     {"naval", "", 0, "9.1"},
	stepRetreat:   {"retreat", "", 0, "9.1"},
	stepAssault:   {"assault", "", 0, "9.2"},
	stepFlight:    {"flight", "", 0, "9.2"},
	stepStrike:    {"strike", "", 0, "10.0"},
	stepLoss:      {"loss", "", 0, "9.3"},
	stepDisposal:  {"disposal", "", 0, "9.3"},
	stepClaim:     {"claim", "", 0, "5.0"},
}
