package spain

import (
	"github.com/weathergage/weathergage/engine"
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

// A step is one line of the sequence of play.
type step struct {
	name  string      // a single word, as positions write it
	phase string      // what Moment calls the phase; "" within others
	seat  engine.Seat // whose it is
	rule  engine.Case // the case that orders it
	ask   engine.Prompt
	// In which words positions write what its frame holds.
	code, n0, n1 lines.Field
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
var sequence = [numSteps]step{
	stepIncome:            {name: "income", phase: phaseActivation, seat: engine.NoSeat, rule: "11.0", code: lines.Names("", "spanish")},
	stepNote:              {name: "note", phase: phaseActivation, seat: Spanish, rule: "11.21", ask: AskNote},
	stepTreasure:          {name: "treasure", phase: phaseActivation, seat: Spanish, rule: "11.22", ask: AskTreasure},
	stepReadying:          {name: "readying", phase: phaseActivation, seat: engine.NoSeat, rule: "5.0"},
	stepEnglishActivation: {name: "english-activation", phase: phaseActivation, seat: English, rule: "5.0", ask: AskActivate, code: lines.Names(readiness...), n0: lines.Count("done")},
	stepSpanishActivation: {name: "spanish-activation", phase: phaseActivation, seat: Spanish, rule: "5.0", ask: AskActivate, code: lines.Names(readiness...), n0: lines.Count("done")},

	stepEnglishSailing:  {name: "english-sailing", phase: phaseNaval, seat: English, rule: "6.0", ask: AskSail, code: lines.Names("", "begun", "ending")},
	stepEnglishSeaFight: {name: "english-sea-fight", phase: phaseNaval, seat: English, rule: "7.0", ask: AskSeaFight, code: lines.Names("", "begun")},
	stepSpanishSailing:  {name: "spanish-sailing", phase: phaseNaval, seat: Spanish, rule: "6.0", ask: AskSail, code: lines.Names("", "begun", "ending")},
	stepRisings:         {name: "risings", phase: phaseNaval, seat: Spanish, rule: "15.0", code: lines.Names("", "ireland", "england", "scotland"), n0: lines.Count("strength")},
	stepSpanishSeaFight: {name: "spanish-sea-fight", phase: phaseNaval, seat: Spanish, rule: "7.0", ask: AskSeaFight, code: lines.Names("", "begun")},

	stepLoyal:            {name: "loyal", phase: phaseLand, seat: English, rule: "15.24", code: lines.Names("", "scotland")},
	stepEnglishMarch:     {name: "english-march", phase: phaseLand, seat: English, rule: "8.0", ask: AskMarch, code: lines.Names("", "begun")},
	stepEnglishAttrition: {name: "english-attrition", phase: phaseLand, seat: English, rule: "14.1"},
	stepEnglishFight:     {name: "english-fight", phase: phaseLand, seat: English, rule: "9.0", ask: AskFight, code: lines.Names("", "begun")},
	stepEnglishSieges:    {name: "english-sieges", phase: phaseLand, seat: English, rule: "10.3"},
	stepSpanishMarch:     {name: "spanish-march", phase: phaseLand, seat: Spanish, rule: "8.0", ask: AskMarch, code: lines.Names("", "begun")},
	stepSpanishAttrition: {name: "spanish-attrition", phase: phaseLand, seat: Spanish, rule: "14.1"},
	stepSpanishFight:     {name: "spanish-fight", phase: phaseLand, seat: Spanish, rule: "9.0", ask: AskFight, code: lines.Names("", "begun")},
	stepSpanishSieges:    {name: "spanish-sieges", phase: phaseLand, seat: Spanish, rule: "10.3"},

	stepMaintenance:        {name: "maintenance", phase: phaseAdministrative, seat: engine.NoSeat, rule: "11.14", code: lines.Names("", "spanish"), n0: lines.Count("bill")},
	stepEnglishAcquisition: {name: "english-acquisition", phase: phaseAdministrative, seat: English, rule: "12.0", ask: AskAcquire, code: lines.Names(readiness...), n0: lines.Count("done")},
	stepSpanishAcquisition: {name: "spanish-acquisition", phase: phaseAdministrative, seat: Spanish, rule: "12.0", ask: AskAcquire, code: lines.Names(readiness...), n0: lines.Count("done")},
	stepEnglishLayingUp:    {name: "english-laying-up", phase: phaseAdministrative, seat: English, rule: "5.61", ask: AskLayUp, code: lines.Names(readiness...), n0: lines.Count("done")},
	stepSpanishLayingUp:    {name: "spanish-laying-up", phase: phaseAdministrative, seat: Spanish, rule: "5.61", ask: AskLayUp, code: lines.Names(readiness...), n0: lines.Count("done")},
	stepInterphase:         {name: "inter-phase", phase: phaseAdministrative, seat: engine.NoSeat, rule: "4.2"},

	// The voyage that State.voyage holds, of the fleet that is About.
	stepCourse: {name: "course", rule: "6.22", ask: AskCourse},
	stepVoyage: {name: "voyage", rule: "6.24", ask: AskVoyage, code: lines.Names("", "drawn", "asked", "runs", "stopped"), n0: lines.Count("less"), n1: lines.Count("to")},
	// About is the fleet, or the hex where loose ships began; they are marked taken.
	stepCoast: {name: "coast", rule: "6.31", ask: AskCoast, n0: lines.Count("moved")},
	// About is the fleet that has come near.
	stepIntercept: {name: "intercept", rule: "6.4", ask: AskIntercept, n0: lines.Count("fleet")},
	// About is the fleet that moves.
	stepBerth: {name: "berth", rule: "6.4", ask: AskBerth, code: lines.Names("", "wind", "moves"), n0: lines.Count("at"), n1: lines.Count("to")},
	// About is the fleet that loses steps to the wind.
	stepWindLoss: {name: "wind-loss", rule: "6.24", ask: AskLose, code: lines.Names("", "lying"), n0: lines.Count("left")},
	// About is the fleet, or the hex of loose ships, in which too many are aboard.
	stepDrown: {name: "drown", rule: "6.52", ask: AskDrown},

	stepNaval: {name: "naval", rule: "7.0", code: lines.Names("", "support", "siege", "round",
		"attacker-loses", "defender-loses", "munitions", "disengage", "press", "advance", "over")},
	// About is the hex of the units that muster.
	stepMuster: {name: "muster", rule: "9.0", ask: AskMuster},
	stepAssault: {name: "assault", rule: "9.0", code: lines.Names("", "siege", "roll",
		"attacker-loses", "defender-loses", "attacker-retreats", "defender-retreats", "advance", "over")},
	// Of the combat that State.combat holds.
	stepLoss: {name: "loss", rule: "9.13", ask: AskLose, n0: lines.Count("left")},
	// About is the host that another unit may replace.
	stepReplace: {name: "replace", rule: "9.14", ask: AskReplace},
	stepRetreat: {name: "retreat", rule: "9.21", ask: AskRetreat},
	stepAdvance: {name: "advance", rule: "9.23", ask: AskAdvance},
	// About is the leader.
	stepFlee: {name: "flee", rule: "13.17", ask: AskFlee, n0: lines.Things("from", classHex)},
	// Code says whose rising it is.
	stepDeploy:  {name: "deploy", rule: "15.22", ask: AskDeploy, code: lines.Names("irish", "english", "scottish", "loyal-irish", "loyal-scots"), n0: lines.Count("strength")},
	stepArrears: {name: "arrears", rule: "11.3", ask: AskArrears, code: lines.Names("ships", "land", "more"), n0: lines.Count("left")},
}

// stepLines are what lines of flow speak of. What happens within a step is nobody's
// unless the line says whose.
func stepLines(words *engine.Words) *lines.Sequence {
	all := make([]lines.Step, numSteps)
	for i := range sequence {
		s := &sequence[i]
		all[i] = lines.Step{Name: s.name, Within: s.phase == "", Seat: s.seat, Code: s.code, N0: s.n0, N1: s.n1}
		if s.phase == "" {
			all[i].Seat = engine.NoSeat
		}
	}
	return &lines.Sequence{Steps: all, Seats: seatTitles, Words: words}
}
