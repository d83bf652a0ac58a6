package jenkins

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/engine/lines"
)

// The steps of the sequence of play, in order, and those that happen within others. A frame of the flow holds the
// number of one as Step.
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
	enterTried    = 1 // stepEnter: 1 once the stack has gone in after an attempt that failed
	interceptedIn = 0 // stepIntercept: the hex that the moving stack is about to enter, 0 if none
	perilResult   = 0 // stepPeril: the Peril that the die brought
	perilStorm    = 1 // stepPeril: sailStorm if the stack passed a storm
	landingShips  = 0 // stepLanding: flags such as landingMoving
	landingFought = 1 // stepLanding: 1 after a combat, where enemies ashore do not forbid it
	marchOver     = 1 // stepMarch: 1 once the march must stop
	fieldBombs    = 0 // stepField: 1 if ships bombard
	deceived      = 0 // stepNaval, stepAssault: the number of the die to be rolled again, 0 if none
	whoDeceives   = 1 // stepNaval, stepAssault: the seat that may have a die rolled again
	lossesLeft    = 0 // stepLoss: how many are still to be lost
	lossOf        = 1 // stepLoss: the seat that loses them
)

const (
	phaseSetup   = "set-up"
	phaseEnglish = "English phase"
	phaseSpanish = "Spanish phase"
	phaseAdmin   = "administrative phase"
	phaseVictory = "victory"
	phaseOver    = "over"
)

// Words of numbers that several steps have.
var (
	sailFlags = lines.Flags("storm", "asked", "attempted", "halt", "placed", "dock")
	deceiver  = lines.Quiet("deceiver", seatTitles...) // whose turn it is to spend a deception counter
)

// sequence is the order of a turn, and after it the steps that may happen within another. A frame of the flow holds one
// step. The comment where a step is entered says what Code and About hold.
//
// Case 6.0. Ruling R2.
var sequence law.Law[*State]

func init() {
	sequence.Steps = []law.Step[*State]{
		stepEnglishFleet: {Name: "english-fleet", Phase: phaseSetup, Seat: English, Rule: "3.2", Ask: AskBuy,
			Enter: (*State).enterFleet, Offer: (*State).offerBuy, Do: (*State).endPurchase},
		stepEnglishSetup: {Name: "english-set-up", Phase: phaseSetup, Seat: English, Rule: "3.1", Ask: AskPlace,
			Enter: (*State).enterPlacement, Offer: (*State).offerPlace, Do: (*State).endPlacement},
		stepIsidro: {Name: "isidro", Phase: phaseSetup, Seat: Spanish, Rule: "11.9", Ask: AskIsidro, N0: lines.Count("due"),
			Enter: (*State).enterIsidro, Offer: (*State).offerIsidro},
		stepGarrison: {Name: "garrison", Phase: phaseSetup, Seat: Spanish, Rule: "3.1",
			Enter: (*State).enterGarrison, Open: (*State).openGarrison, Offer: (*State).offerGarrison},
		stepSpanishFleet: {Name: "spanish-fleet", Phase: phaseSetup, Seat: Spanish, Rule: "3.2", Ask: AskBuy,
			Enter: (*State).enterFleet, Offer: (*State).offerBuy, Do: (*State).endPurchase},
		stepSpanishSetup: {Name: "spanish-set-up", Phase: phaseSetup, Seat: Spanish, Rule: "3.1", Ask: AskPlace,
			Enter: (*State).enterPlacement, Offer: (*State).offerPlace, Do: (*State).endPlacement},

		stepEnglishIncome: {Name: "english-income", Phase: phaseEnglish, Seat: English, Rule: "6.1",
			Enter: (*State).enterIncome},
		stepEnglishPurchase: {Name: "english-purchase", Phase: phaseEnglish, Seat: English, Rule: "6.1", Ask: AskBuy,
			Offer: (*State).offerBuy, Do: (*State).endPurchase},
		stepEnglishPlacement: {Name: "english-placement", Phase: phaseEnglish, Seat: English, Rule: "3.5", Ask: AskPlace,
			Enter: (*State).enterPlacement, Offer: (*State).offerPlace, Do: (*State).endPlacement},
		stepStorm: {Name: "storm", Phase: phaseEnglish, Seat: English, Rule: "6.2",
			Enter: (*State).enterStorm},
		stepEnglishMovement: {Name: "english-movement", Phase: phaseEnglish, Seat: English, Rule: "6.3", Ask: AskMove, Code: lines.Names("", "begun"),
			Enter: (*State).enterMovement, Offer: (*State).offerMove, Do: (*State).endMovement},
		stepEnglishCombat: {Name: "english-combat", Phase: phaseEnglish, Seat: English, Rule: "6.4", N0: lines.Flags("late"),
			Enter: (*State).enterCombat, Open: (*State).openCombat, Offer: (*State).offerCombat, Do: (*State).endCombats},

		stepSpanishIncome: {Name: "spanish-income", Phase: phaseSpanish, Seat: Spanish, Rule: "6.1",
			Enter: (*State).enterIncome},
		stepSpanishPurchase: {Name: "spanish-purchase", Phase: phaseSpanish, Seat: Spanish, Rule: "6.1", Ask: AskBuy,
			Offer: (*State).offerBuy, Do: (*State).endPurchase},
		stepSpanishPlacement: {Name: "spanish-placement", Phase: phaseSpanish, Seat: Spanish, Rule: "3.5", Ask: AskPlace,
			Enter: (*State).enterPlacement, Offer: (*State).offerPlace, Do: (*State).endPlacement},
		stepSpanishMovement: {Name: "spanish-movement", Phase: phaseSpanish, Seat: Spanish, Rule: "6.3", Ask: AskMove, Code: lines.Names("", "begun"),
			Enter: (*State).enterMovement, Offer: (*State).offerMove, Do: (*State).endMovement},
		stepSpanishCombat: {Name: "spanish-combat", Phase: phaseSpanish, Seat: Spanish, Rule: "6.4", N0: lines.Flags("late"),
			Enter: (*State).enterCombat, Open: (*State).openCombat, Offer: (*State).offerCombat, Do: (*State).endCombats},

		stepCalm: {Name: "calm", Phase: phaseAdmin, Seat: English, Rule: "6.5",
			Enter: (*State).enterCalm},
		stepFortunes: {Name: "fortunes", Phase: phaseAdmin, Seat: English, Rule: "6.6", Code: lines.Names("", "thrown", "first", "second"), N0: lines.Count("die"),
			Enter: (*State).enterFortunes},
		stepSupply: {Name: "supply", Phase: phaseAdmin, Seat: English, Rule: "6.7", Ask: AskLoss, Code: lines.Names("", "abroad", "supplied"),
			Enter: (*State).enterSupply, Offer: (*State).offerSupply, Do: (*State).endSupply},
		stepSuccession: {Name: "succession", Phase: phaseAdmin, Seat: Spanish, Rule: "6.8", Code: lines.Names("", "points", "over"), N0: lines.Names(append([]string{""}, successionNames...)...),
			Enter: (*State).enterSuccession},
		stepTurnEnd: {Name: "turn-end", Phase: phaseAdmin, Seat: English, Rule: "1.2",
			Enter: (*State).enterTurnEnd},
		stepVictory: {Name: "victory", Phase: phaseVictory, Seat: English, Rule: "5.0", Ask: AskClaim,
			Enter: (*State).enterVictory, Offer: (*State).offerClaim},

		stepPick: {Name: "pick", Seat: engine.NoSeat, Rule: "7.0", Ask: AskPick,
			Offer: (*State).offerPick},
		stepArrange: {Name: "arrange", Seat: engine.NoSeat, Rule: "4.3",
			Open: (*State).openArrange, Offer: (*State).offerArrange},
		stepAwait: {Name: "await", Seat: engine.NoSeat, Rule: "7.0", Ask: AskAwait,
			Offer: (*State).offerAwait},
		stepSail: {Name: "sail", Seat: engine.NoSeat, Rule: "7.0", Ask: AskSail, Code: lines.Count("entered"), N0: lines.Count("perilous"), N1: sailFlags,
			Enter: (*State).enterSail, Offer: (*State).offerSail},
		stepEnter: {Name: "enter", Seat: engine.NoSeat, Rule: "7.1", Code: lines.Names("", "own", "goes", "peril", "seen", "ends"), N0: lines.Flags("attack"), N1: lines.Flags("tried"),
			Enter: (*State).enterEnter},
		stepIntercept: {Name: "intercept", Seat: engine.NoSeat, Rule: "7.2", Ask: AskIntercept, Code: lines.Names("", "attempt"), N0: lines.Things("from", classHex),
			Enter: (*State).enterIntercept, Offer: (*State).offerIntercept, Do: (*State).letPass},
		stepPeril: {Name: "peril", Seat: engine.NoSeat, Rule: "6.3", Code: lines.Names("", "count", "over"), N0: lines.Quiet("", perilNames...), N1: lines.Flags("storm"),
			Enter: (*State).enterPeril},
		stepHorn: {Name: "horn", Seat: engine.NoSeat, Rule: "7.4", Code: lines.Names("", "leaves"), N1: sailFlags,
			Enter: (*State).enterHorn},
		stepColumn: {Name: "column", Seat: engine.NoSeat, Rule: "7.4", Ask: AskColumn,
			Offer: (*State).offerColumn},
		stepArrive: {Name: "arrive", Seat: engine.NoSeat, Rule: "7.4", Ask: AskArrive, Code: lines.Things("in", classColumn),
			Offer: (*State).offerArrive},
		stepLanding: {Name: "landing", Seat: engine.NoSeat, Rule: "7.3", Ask: AskLanding, Code: lines.Count("landed"), N0: lines.Flags("moving", "dock"), N1: lines.Flags("fought"),
			Enter: (*State).enterLanding, Offer: (*State).offerLanding, Do: (*State).landed},
		stepMarch: {Name: "march", Seat: engine.NoSeat, Rule: "7.0", Ask: AskMarch, Code: lines.Count("entered"), N1: lines.Flags("halt"),
			Enter: (*State).enterMarch, Offer: (*State).offerMarch, Do: (*State).endMarch},
		stepDisease: {Name: "disease", Seat: engine.NoSeat, Rule: "7.5",
			Enter: (*State).enterDisease},
		stepScuttle: {Name: "scuttle", Seat: engine.NoSeat, Rule: "11.7",
			Enter: (*State).enterScuttle},
		stepField: {Name: "field", Seat: engine.NoSeat, Rule: "9.0", Code: lines.Names("", "landing", "bombards", "ashore", "over"), N0: lines.Flags("bombard"),
			Enter: (*State).enterField, Open: (*State).openField, Offer: (*State).offerBombard, Do: (*State).holdFire},
		stepNaval: {Name: "naval", Seat: engine.NoSeat, Rule: "9.1", Code: lines.Names("", "attacker-fires", "defender-fires", "roll", "deceive", "count", "attacker-loses", "defender-loses", "over"), N0: lines.Things("again", classDie), N1: deceiver,
			Enter: (*State).enterNaval, Open: (*State).openFight, Offer: (*State).offerFight, Do: (*State).endFight},
		stepRetreat: {Name: "retreat", Seat: engine.NoSeat, Rule: "9.1", Ask: AskRetreat,
			Enter: (*State).enterRetreat, Offer: (*State).offerRetreat},
		stepAssault: {Name: "assault", Seat: engine.NoSeat, Rule: "9.2", Code: lines.Names("", "attacker-lends", "defender-lends", "dice", "roll", "deceive", "count", "attacker-loses", "defender-loses", "rest", "over"), N0: lines.Things("again", classDie), N1: deceiver,
			Enter: (*State).enterAssault, Open: (*State).openFight, Offer: (*State).offerFight, Do: (*State).endFight},
		stepFlight: {Name: "flight", Seat: engine.NoSeat, Rule: "9.2", Ask: AskFlight,
			Enter: (*State).enterFlight, Offer: (*State).offerRetreat},
		stepStrike: {Name: "strike", Seat: engine.NoSeat, Rule: "10.0", Ask: AskStrike, Code: lines.Names(targetNames...),
			Enter: (*State).enterStrike, Offer: (*State).offerStrike},
		stepLoss: {Name: "loss", Seat: engine.NoSeat, Rule: "9.3", Code: lines.Names("perilous-sea", "disease", "naval-combat", "land-combat", "ship-called-home", "soldiers-called-home"), N0: lines.Count("left"), N1: lines.Quiet("of", seatTitles...),
			Enter: (*State).enterLoss, Open: (*State).openLoss, Offer: (*State).offerLoss, Do: (*State).loseNone},
		stepDisposal: {Name: "disposal", Seat: engine.NoSeat, Rule: "9.3",
			Enter: (*State).enterDisposal},
		stepClaim: {Name: "claim", Seat: engine.NoSeat, Rule: "5.0",
			Enter: (*State).enterClaim},
	}
	kinds[KindPhase].sentence = phasesTold()
}
