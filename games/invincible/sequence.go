package invincible

import "github.com/weathergage/weathergage/engine"

// The steps of the sequence of play, in order, and those that happen within
// others. Each is a number that a frame of the flow holds as Step.
const (
	_ uint8 = iota
	// Before the first turn.
	stepStorms
	stepDeploy
	stepBlessing
	stepProtestantWind
	// 1 and 2
	stepEnglishMoves
	stepSpanishMoves
	// 3
	stepDisengage
	stepReorganize
	stepAnchor
	stepInvasion
	stepReinforce
	stepFireships
	stepRendezvous
	// 4
	stepClearWeather
	stepGauge
	stepBadWeather
	stepExit
	stepArmada
	stepSail
	stepPlacement
	// 5
	stepSpanishDraw
	stepEnglishDraw
	stepTurnEnd

	// Within others.
	stepMove
	stepThirdSquare
	stepAction
	stepWithdraw
	stepRetreatCheck
	stepRetreat
	stepTactics
	stepReveal
	stepVolley
	stepCombatMorale
	stepCombatAmmo
	stepMorale
	stepWindow
	stepEvent
	stepKeep
	stepVictim
	stepGale
	stepVoyage
	stepPlace
	stepCondition
	stepConditionRoll
	numSteps = iota
)

// What a frame holds in N, by its step.
const (
	squadronsDone  = 0 // stepStorms, stepReinforce, stepRendezvous, stepGale, stepDeploy: the squadrons dealt with
	drawsLeft      = 0 // stepBlessing, stepProtestantWind, stepSpanishDraw, stepEnglishDraw: the chits still to draw
	reinforceStage = 1 // stepReinforce: reinforceAsked or reinforceLevied
	fireAlong      = 0 // stepFireships: the square of the anchorage whose squadron reacts
	fireOnto       = 1 // stepFireships: the Square of a collision
	moveSquares    = 0 // stepMove: the squares entered
	moveFlags      = 1 // stepMove: flags such as moveAsked
	actionModifier = 0 // stepAction: what chits add to its die
	actionFlags    = 1 // stepAction: flags such as actionAsked
	volleyFlags    = 1 // stepVolley: volleyTested
	moraleExtra    = 0 // stepMorale: a modifier of this test alone
	moraleChits    = 1 // stepMorale: what chits add
	windowPasses   = 0 // stepWindow: how many have passed in succession
	eventAsked     = 0 // stepEvent: the seats that have been asked whether they cancel
	eventFlags     = 1 // stepEvent: flags such as eventDrawn
	victimStruck   = 0 // stepVictim: 1 once the chit has struck
	voyageBoxes    = 0 // stepVoyage: the boxes entered
	voyageFlags    = 1 // stepVoyage: flags such as voyageEastward
)

// A step is one line of the sequence of play.
type step struct {
	name  string      // a single word, as positions write it
	phase string      // what Moment calls the phase; "" within others
	rule  engine.Case // the case that orders it
}

const (
	phaseSetup      = "set-up"
	phaseEnglish    = "English tactical move"
	phaseSpanish    = "Spanish tactical move"
	phaseReorganize = "reorganize and reinforce"
	phaseStrategic  = "weather and strategic move"
	phaseDraw       = "event chit draw"
	phaseOver       = "over"
)

// sequence is the order of a turn, and below it what may happen within a step.
// A frame of the flow holds one step; what else it holds is said where its step is
// entered.
//
// Case 5.0. Rulings R14, R18, R158.
var sequence = [numSteps]step{
	stepStorms:         {"storms", phaseSetup, "17.2.6"},
	stepDeploy:         {"deploy", phaseSetup, "4.3"},
	stepBlessing:       {"blessing", phaseSetup, "17.1.7"},
	stepProtestantWind: {"protestant-wind", phaseSetup, "17.2.8"},

	stepEnglishMoves: {"english-moves", phaseEnglish, "6.0"},
	stepSpanishMoves: {"spanish-moves", phaseSpanish, "6.0"},

	stepDisengage:  {"disengage", phaseReorganize, "9.1"},
	stepReorganize: {"reorganize", phaseReorganize, "9.2"},
	stepAnchor:     {"anchor", phaseReorganize, "9.3"},
	stepInvasion:   {"invasion", phaseReorganize, "15.0"},
	stepReinforce:  {"reinforce", phaseReorganize, "10.0"},
	stepFireships:  {"fireships", phaseReorganize, "13.0"},
	stepRendezvous: {"rendezvous", phaseReorganize, "14.0"},

	stepClearWeather: {"clear-weather", phaseStrategic, "11.0"},
	stepGauge:        {"weather-gauge", phaseStrategic, "11.0"},
	stepBadWeather:   {"bad-weather", phaseStrategic, "11.0"},
	stepExit:         {"exit", phaseStrategic, "12.1"},
	stepArmada:       {"armada", phaseStrategic, "12.2"},
	stepSail:         {"sail", phaseStrategic, "12.3"},
	stepPlacement:    {"placement", phaseStrategic, "12.4"},

	stepSpanishDraw: {"spanish-draw", phaseDraw, "16.0"},
	stepEnglishDraw: {"english-draw", phaseDraw, "16.0"},
	stepTurnEnd:     {"turn-end", phaseDraw, "5.0"},

	stepMove:          {"move", "", "6.1.1"},
	stepThirdSquare:   {"third-square", "", "17.1.6c"},
	stepAction:        {"action", "", "8.1"},
	stepWithdraw:      {"withdrawal", "", "7.3"},
	stepRetreatCheck:  {"retreat-check", "", "7.3"},
	stepRetreat:       {"retreat", "", "7.3"},
	stepTactics:       {"tactics", "", "7.4"},
	stepReveal:        {"reveal", "", "7.4"},
	stepVolley:        {"volley", "", "7.5"},
	stepCombatMorale:  {"combat-morale", "", "7.6"},
	stepCombatAmmo:    {"low-ammo", "", "7.6"},
	stepMorale:        {"morale", "", "7.6"},
	stepWindow:        {"window", "", "16.0"},
	stepEvent:         {"event", "", "16.0"},
	stepKeep:          {"keep-or-throw-back", "", "17.1.7"},
	stepVictim:        {"victim", "", "16.0"},
	stepGale:          {"gale", "", "11.1"},
	stepVoyage:        {"voyage", "", "12.3"},
	stepPlace:         {"place", "", "12.4"},
	stepCondition:     {"condition", "", "14.1"},
	stepConditionRoll: {"condition-roll", "", "14.1"},
}
