package spain

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/engine/lines"
)

// The steps of the sequence of play, in order, and those that happen within others.
// Each is a number that a frame of the flow holds as Step.
const (
	_ uint8 = iota
	// A. Joint Activation Phase
	stepIncome
	stepNote
	stepTreasure
	stepReadying
	stepEnglishActivation
	stepSpanishActivation
	// B. Naval Phase
	stepEnglishSailing
	stepEnglishSeaFight
	stepSpanishSailing
	stepRisings
	stepSpanishSeaFight
	// C. Land Phase
	stepLoyal
	stepEnglishMarch
	stepEnglishAttrition
	stepEnglishFight
	stepEnglishSieges
	stepSpanishMarch
	stepSpanishAttrition
	stepSpanishFight
	stepSpanishSieges
	// D. Joint Administrative Phase
	stepMaintenance
	stepEnglishAcquisition
	stepSpanishAcquisition
	stepEnglishLayingUp
	stepSpanishLayingUp
	// E. Game-Turn Record Inter-Phase
	stepInterphase

	// Within others.
	stepCourse
	stepVoyage
	stepCoast
	stepIntercept
	stepBerth
	stepWindLoss
	stepDrown
	stepNaval
	stepMuster
	stepAssault
	stepLoss
	stepReplace
	stepRetreat
	stepAdvance
	stepFlee
	stepDeploy
	stepArrears
	numSteps = iota
)

// What a frame holds in N, by its step.
const (
	ordersDone     = 0 // stepEnglishAcquisition to stepSpanishLayingUp: the orders carried out
	windLoss       = 0 // stepVoyage: the hexes that the wind takes
	voyageTo       = 1 // stepVoyage: the hex of its path that the fleet runs to
	coasted        = 0 // stepCoast: the hexes moved
	interceptor    = 0 // stepIntercept: the number of the fleet that tries, 0 if none
	berthMover     = 0 // stepBerth: the number of the fleet that is intercepted
	berthTo        = 1 // stepBerth: the Hex that the interceptor moves to
	disengages     = 0 // stepNaval: 1 if the defender wants to disengage
	lossesLeft     = 0 // stepWindLoss, stepLoss: the steps that are still to be lost
	fleeFrom       = 0 // stepFlee: the Hex that the leader leaves
	englishRise    = 0 // stepRisings: the strength of the English Catholics, who rise when both dice are thrown
	risingLeft     = 0 // stepDeploy: the strength that may still be placed
	provincesRisen = 0 // stepDeploy of the Loyal Irish: a bit for each province with a unit
	spanishBill    = 0 // stepMaintenance: what the Spanish owed when the segment began
	arrearsLeft    = 0 // stepArrears: the units that are still to be paid off
)

// isAtSea reports whether a step is of the chapters on movement at sea, on naval combat and on munitions.
func isAtSea(step uint8) bool {
	return step >= stepEnglishSailing && step <= stepSpanishSeaFight || step >= stepCourse && step <= stepNaval ||
		step == stepEnglishAcquisition || step == stepSpanishAcquisition
}

const (
	phaseActivation     = "joint activation"
	phaseNaval          = "naval"
	phaseLand           = "land"
	phaseAdministrative = "joint administrative"
	phaseOver           = "over"
)

// sequence is the order of a turn, and below it what may happen within a step. A frame
// of the flow holds one step; what its numbers mean stands in its row.
//
// Case 4.2. Rulings R15, R16, R17.
var sequence law.Law[*State]

func init() {
	sequence.Steps = []law.Step[*State]{
		stepIncome: {Name: "income", Phase: phaseActivation, Seat: engine.NoSeat, Rule: "11.0", Code: lines.Names("", "spanish"),
			Enter: (*State).enterIncome},
		stepNote: {Name: "note", Phase: phaseActivation, Seat: Spanish, Rule: "11.21", Ask: AskNote,
			Enter: (*State).enterNote, Offer: (*State).offerNote, Do: (*State).note},
		stepTreasure: {Name: "treasure", Phase: phaseActivation, Seat: Spanish, Rule: "11.22", Ask: AskTreasure,
			Enter: (*State).enterTreasure, Offer: (*State).offerTreasure},
		stepReadying: {Name: "readying", Phase: phaseActivation, Seat: engine.NoSeat, Rule: "5.0",
			Enter: (*State).enterReadying},
		stepEnglishActivation: {Name: "english-activation", Phase: phaseActivation, Seat: English, Rule: "5.0", Ask: AskActivate, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerActivation, Do: (*State).endActivation},
		stepSpanishActivation: {Name: "spanish-activation", Phase: phaseActivation, Seat: Spanish, Rule: "5.0", Ask: AskActivate, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerActivation, Do: (*State).endActivation},

		stepEnglishSailing: {Name: "english-sailing", Phase: phaseNaval, Seat: English, Rule: "6.0", Ask: AskSail, Code: lines.Names("", "begun", "ending"),
			Enter: (*State).enterSailing, Offer: (*State).offerSailing, Do: (*State).endSailing},
		stepEnglishSeaFight: {Name: "english-sea-fight", Phase: phaseNaval, Seat: English, Rule: "7.0", Ask: AskSeaFight, Code: lines.Names("", "begun"),
			Enter: (*State).enterSeaFight, Offer: (*State).offerSeaFight, Do: (*State).endSeaFight},
		stepSpanishSailing: {Name: "spanish-sailing", Phase: phaseNaval, Seat: Spanish, Rule: "6.0", Ask: AskSail, Code: lines.Names("", "begun", "ending"),
			Enter: (*State).enterSailing, Offer: (*State).offerSailing, Do: (*State).endSailing},
		stepRisings: {Name: "risings", Phase: phaseNaval, Seat: Spanish, Rule: "15.22", Code: lines.Names("", "ireland", "england", "scotland"), N0: lines.Count("strength"),
			Enter: (*State).enterRisings},
		stepSpanishSeaFight: {Name: "spanish-sea-fight", Phase: phaseNaval, Seat: Spanish, Rule: "7.0", Ask: AskSeaFight, Code: lines.Names("", "begun"),
			Enter: (*State).enterSeaFight, Offer: (*State).offerSeaFight, Do: (*State).endSeaFight},

		stepLoyal: {Name: "loyal", Phase: phaseLand, Seat: English, Rule: "15.24", Code: lines.Names("", "scotland"),
			Enter: (*State).enterLoyal},
		stepEnglishMarch: {Name: "english-march", Phase: phaseLand, Seat: English, Rule: "8.0", Ask: AskMarch, Code: lines.Names("", "begun"),
			Enter: (*State).enterMarch, Offer: (*State).offerMarch, Do: (*State).endStep},
		stepEnglishAttrition: {Name: "english-attrition", Phase: phaseLand, Seat: English, Rule: "14.1",
			Enter: (*State).enterAttrition},
		stepEnglishFight: {Name: "english-fight", Phase: phaseLand, Seat: English, Rule: "9.0", Ask: AskFight, Code: lines.Names("", "begun"),
			Enter: (*State).enterFight, Offer: (*State).offerFight, Do: (*State).endStep},
		stepEnglishSieges: {Name: "english-sieges", Phase: phaseLand, Seat: English, Rule: "10.31",
			Enter: (*State).enterSieges},
		stepSpanishMarch: {Name: "spanish-march", Phase: phaseLand, Seat: Spanish, Rule: "8.0", Ask: AskMarch, Code: lines.Names("", "begun"),
			Enter: (*State).enterMarch, Offer: (*State).offerMarch, Do: (*State).endStep},
		stepSpanishAttrition: {Name: "spanish-attrition", Phase: phaseLand, Seat: Spanish, Rule: "14.1",
			Enter: (*State).enterAttrition},
		stepSpanishFight: {Name: "spanish-fight", Phase: phaseLand, Seat: Spanish, Rule: "9.0", Ask: AskFight, Code: lines.Names("", "begun"),
			Enter: (*State).enterFight, Offer: (*State).offerFight, Do: (*State).endStep},
		stepSpanishSieges: {Name: "spanish-sieges", Phase: phaseLand, Seat: Spanish, Rule: "10.31",
			Enter: (*State).enterSieges},

		stepMaintenance: {Name: "maintenance", Phase: phaseAdministrative, Seat: engine.NoSeat, Rule: "11.14", Code: lines.Names("", "spanish"), N0: lines.Count("bill"),
			Enter: (*State).enterMaintenance},
		stepEnglishAcquisition: {Name: "english-acquisition", Phase: phaseAdministrative, Seat: English, Rule: "12.0", Ask: AskAcquire, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerAcquisition, Do: (*State).endStep},
		stepSpanishAcquisition: {Name: "spanish-acquisition", Phase: phaseAdministrative, Seat: Spanish, Rule: "12.0", Ask: AskAcquire, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerAcquisition, Do: (*State).endStep},
		stepEnglishLayingUp: {Name: "english-laying-up", Phase: phaseAdministrative, Seat: English, Rule: "5.61", Ask: AskLayUp, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerLayingUp, Do: (*State).layUp},
		stepSpanishLayingUp: {Name: "spanish-laying-up", Phase: phaseAdministrative, Seat: Spanish, Rule: "5.61", Ask: AskLayUp, Code: lines.Names(readiness...), N0: lines.Count("done"),
			Offer: (*State).offerLayingUp, Do: (*State).layUp},
		stepInterphase: {Name: "inter-phase", Phase: phaseAdministrative, Seat: engine.NoSeat, Rule: "4.2",
			Enter: (*State).enterInterphase},

		// The voyage that State.voyage holds, of the fleet that is About.
		stepCourse: {Name: "course", Seat: engine.NoSeat, Rule: "6.22", Ask: AskCourse,
			Offer: (*State).offerCourse, Do: (*State).giveUpPath},
		stepVoyage: {Name: "voyage", Seat: engine.NoSeat, Rule: "6.24", Ask: AskVoyage, Code: lines.Names("", "drawn", "asked", "runs", "stopped"), N0: lines.Count("less"), N1: lines.Count("to"),
			Enter: (*State).enterVoyage, Offer: (*State).offerVoyage, Do: (*State).stopHere},
		// About is the fleet, or the hex where loose ships began; they are marked taken.
		stepCoast: {Name: "coast", Seat: engine.NoSeat, Rule: "6.31", Ask: AskCoast, N0: lines.Count("moved"),
			Enter: (*State).enterCoast, Offer: (*State).offerCoast, Do: (*State).stopCoasting},
		// About is the fleet that has come near.
		stepIntercept: {Name: "intercept", Seat: engine.NoSeat, Rule: "6.4", Ask: AskIntercept, N0: lines.Count("fleet"),
			Enter: (*State).enterIntercept, Offer: (*State).offerIntercept, Do: (*State).decline},
		// About is the fleet that moves.
		stepBerth: {Name: "berth", Seat: engine.NoSeat, Rule: "6.4", Ask: AskBerth, Code: lines.Names("", "wind", "moves"), N0: lines.Count("at"), N1: lines.Count("to"),
			Enter: (*State).enterBerth, Offer: (*State).offerBerth},
		// About is the fleet that loses steps to the wind.
		stepWindLoss: {Name: "wind-loss", Seat: engine.NoSeat, Rule: "6.24", Ask: AskLose, Code: lines.Names("", "lying"), N0: lines.Count("left"),
			Enter: (*State).enterWindLoss, Offer: (*State).offerWindLoss, Do: (*State).loseToWind},
		// About is the fleet, or the hex of loose ships, in which too many are aboard.
		stepDrown: {Name: "drown", Seat: engine.NoSeat, Rule: "6.52", Ask: AskDrown,
			Enter: (*State).enterDrown, Offer: (*State).offerDrown},

		stepNaval: {Name: "naval", Seat: engine.NoSeat, Rule: "7.0", Code: lines.Names("", "support", "siege", "round",
			"attacker-loses", "defender-loses", "munitions", "disengage", "press", "advance", "over"),
			Enter: (*State).enterNaval, Open: (*State).openNaval, Offer: (*State).offerNaval, Do: (*State).naval},
		// About is the hex of the units that muster.
		stepMuster: {Name: "muster", Seat: engine.NoSeat, Rule: "9.0", Ask: AskMuster,
			Offer: (*State).offerMuster, Do: (*State).callOffMuster},
		stepAssault: {Name: "assault", Seat: engine.NoSeat, Rule: "9.0", Code: lines.Names("", "siege", "roll",
			"attacker-loses", "defender-loses", "attacker-retreats", "defender-retreats", "advance", "over"),
			Enter: (*State).enterAssault, Open: (*State).openSiege, Offer: (*State).offerSiege, Do: (*State).stand},
		// Of the combat that State.combat holds.
		stepLoss: {Name: "loss", Seat: engine.NoSeat, Rule: "9.13", Ask: AskLose, N0: lines.Count("left"),
			Enter: (*State).enterLoss, Offer: (*State).offerLoss, Do: (*State).lose},
		// About is the host that another unit may replace.
		stepReplace: {Name: "replace", Seat: engine.NoSeat, Rule: "9.14", Ask: AskReplace,
			Offer: (*State).offerReplace, Do: (*State).replace},
		stepRetreat: {Name: "retreat", Seat: engine.NoSeat, Rule: "9.21", Ask: AskRetreat,
			Enter: (*State).enterRetreat, Offer: (*State).offerRetreat},
		stepAdvance: {Name: "advance", Seat: engine.NoSeat, Rule: "9.23", Ask: AskAdvance,
			Enter: (*State).enterAdvance, Offer: (*State).offerAdvance, Do: (*State).decline},
		// About is the leader.
		stepFlee: {Name: "flee", Seat: engine.NoSeat, Rule: "13.17", Ask: AskFlee, N0: lines.Things("from", classHex),
			Enter: (*State).enterFlee, Offer: (*State).offerFlee},
		// Code says whose rising it is.
		stepDeploy: {Name: "deploy", Seat: engine.NoSeat, Rule: "15.22", Code: lines.Names("irish", "english", "scottish", "loyal-irish", "loyal-scots"), N0: lines.Count("strength"),
			Enter: (*State).enterDeploy, Open: (*State).openDeploy, Offer: (*State).offerDeploy, Do: (*State).decline},
		stepArrears: {Name: "arrears", Seat: engine.NoSeat, Rule: "11.3", Ask: AskArrears, Code: lines.Names("ships", "land", "more"), N0: lines.Count("left"),
			Enter: (*State).enterArrears, Offer: (*State).offerArrears, Do: (*State).settleArrears},
	}
}
