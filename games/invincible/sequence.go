package invincible

import (
	"strings"

	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/engine/lines"
)

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
var sequence law.Law[*State]

func init() {
	sequence.Steps = []law.Step[*State]{
		stepStorms: {Name: "storms", Phase: phaseSetup, Rule: "17.2.6", N0: lines.Count("done"),
			Enter: (*State).enterStorms},
		stepDeploy: {Name: "deploy", Phase: phaseSetup, Rule: "4.3",
			Enter: (*State).enterDeploy, Open: (*State).openDeploy, Offer: (*State).offerDeploy, Do: (*State).doDeploy},
		stepBlessing: {Name: "blessing", Phase: phaseSetup, Rule: "17.1.7", Code: lines.Names("", "begun"), N0: lines.Count("left"),
			Enter: (*State).enterOpeningDraw},
		stepProtestantWind: {Name: "protestant-wind", Phase: phaseSetup, Rule: "17.2.8", Code: lines.Names("", "begun"), N0: lines.Count("left"),
			Enter: (*State).enterOpeningDraw},

		stepEnglishMoves: {Name: "english-moves", Phase: phaseEnglish, Rule: "6.0", Ask: AskAction,
			Enter: (*State).enterMoves, Open: (*State).openEnglish, Offer: (*State).offerAction, Do: (*State).passMoves},
		stepSpanishMoves: {Name: "spanish-moves", Phase: phaseSpanish, Rule: "6.0", Ask: AskAction,
			Enter: (*State).enterMoves, Open: (*State).openSpanish, Offer: (*State).offerAction, Do: (*State).passMoves},

		stepDisengage: {Name: "disengage", Phase: phaseReorganize, Rule: "9.1",
			Enter: (*State).enterDisengage, Open: (*State).openDisengage, Offer: (*State).offerDisengage},
		stepReorganize: {Name: "reorganize", Phase: phaseReorganize, Rule: "9.2",
			Enter: (*State).enterReorganize, Open: (*State).openReorganize, Offer: (*State).offerReorganize},
		stepAnchor: {Name: "anchor", Phase: phaseReorganize, Rule: "9.3", Code: lines.Names("", "lifted"),
			Enter: (*State).enterAnchor, Open: (*State).openDeploy, Offer: (*State).offerDeploy, Do: (*State).doDeploy},
		stepInvasion: {Name: "invasion", Phase: phaseReorganize, Rule: "15.0", Code: lines.Names("", "fit"),
			Enter: (*State).enterInvasion},
		stepReinforce: {Name: "reinforce", Phase: phaseReorganize, Rule: "10.0", N0: lines.Count("done"), N1: lines.Flags("asked", "levied"),
			Enter: (*State).enterReinforce},
		stepFireships: {Name: "fireships", Phase: phaseReorganize, Rule: "13.0", Code: lines.Names("", "seeking", "tested", "shifting", "burning", "drifting", "beside", "crushed", "nearest", "reacted"), N0: lines.Count("along"), N1: lines.Count("onto"),
			Enter: (*State).enterFireships, Open: (*State).openFireships, Offer: (*State).offerShift},
		stepRendezvous: {Name: "rendezvous", Phase: phaseReorganize, Rule: "14.0", Code: lines.Names("", "fit", "come"), N0: lines.Count("done"),
			Enter: (*State).enterRendezvous},

		stepClearWeather: {Name: "clear-weather", Phase: phaseStrategic, Rule: "11.0",
			Enter: (*State).enterClearWeather},
		stepGauge: {Name: "weather-gauge", Phase: phaseStrategic, Rule: "11.0",
			Enter: (*State).enterGauge},
		stepBadWeather: {Name: "bad-weather", Phase: phaseStrategic, Rule: "11.0", Code: lines.Names("", "rolled"),
			Enter: (*State).enterBadWeather},
		stepExit: {Name: "exit", Phase: phaseStrategic, Rule: "12.1", Ask: AskExit,
			Enter: (*State).enterExit, Open: (*State).openEnglish, Offer: (*State).offerExit, Do: (*State).pass},
		stepArmada: {Name: "armada", Phase: phaseStrategic, Rule: "12.2", Ask: AskArmada,
			Enter: (*State).enterArmada, Open: (*State).openSpanish, Offer: (*State).offerArmada, Do: (*State).doArmada},
		stepSail: {Name: "sail", Phase: phaseStrategic, Rule: "12.3", Ask: AskSail,
			Enter: (*State).enterSail, Open: (*State).openEnglish, Offer: (*State).offerSail, Do: (*State).doSail},
		stepPlacement: {Name: "placement", Phase: phaseStrategic, Rule: "12.4", Ask: AskEnter,
			Enter: (*State).enterPlacement, Open: (*State).openEnglish, Offer: (*State).offerPlacement, Do: (*State).passPlacement},

		stepSpanishDraw: {Name: "spanish-draw", Phase: phaseDraw, Rule: "16.0", Code: lines.Names("", "begun"), N0: lines.Count("left"),
			Enter: (*State).enterDraw},
		stepEnglishDraw: {Name: "english-draw", Phase: phaseDraw, Rule: "16.0", Code: lines.Names("", "begun"), N0: lines.Count("left"),
			Enter: (*State).enterDraw},
		stepTurnEnd: {Name: "turn-end", Phase: phaseDraw, Rule: "5.0",
			Enter: (*State).enterTurnEnd},

		stepMove: {Name: "move", Rule: "6.1.1", Ask: AskStep, N0: lines.Count("squares"), N1: lines.Flags("asked", "tide", "stopped", "third", "denied", "attacked"),
			Enter: (*State).enterMove, Open: (*State).openMove, Offer: (*State).offerMove, Do: (*State).doMove},
		stepThirdSquare: {Name: "third-square", Rule: "17.1.6c",
			Enter: (*State).enterThirdSquare},
		stepAction: {Name: "action", Rule: "8.1", Code: lines.Names("repair", "rally", "resupply"), N0: lines.Count("modifier"), N1: lines.Flags("asked", "sure", "helped", "second"),
			Enter: (*State).enterAction},
		stepWithdraw: {Name: "withdrawal", Rule: "7.3", Ask: AskWithdraw,
			Enter: (*State).enterWithdraw, Open: (*State).openDefender, Offer: (*State).offerWithdraw, Do: (*State).doWithdraw},
		stepRetreatCheck: {Name: "retreat-check", Rule: "7.3",
			Enter: (*State).enterRetreatCheck},
		stepRetreat: {Name: "retreat", Rule: "7.3", Ask: AskRetreat,
			Enter: (*State).enterRetreat, Open: (*State).openDefender, Offer: (*State).offerRetreat, Do: (*State).doRetreat},
		stepTactics: {Name: "tactics", Rule: "7.4",
			Enter: (*State).enterTactics, Open: (*State).openTactics, Offer: (*State).offerTactics},
		stepReveal: {Name: "reveal", Rule: "7.4",
			Enter: (*State).enterReveal},
		stepVolley: {Name: "volley", Rule: "7.5", Code: lines.Names("", "second", "over"), N1: lines.Flags("tested"),
			Enter: (*State).enterVolley},
		stepCombatMorale: {Name: "combat-morale", Rule: "7.6", Code: lines.Names("", "defender", "over"),
			Enter: (*State).enterCombatMorale},
		stepCombatAmmo: {Name: "low-ammo", Rule: "7.6", Code: lines.Names("", "defender"),
			Enter: (*State).enterCombatAmmo},
		stepMorale: {Name: "morale", Rule: "7.6", Code: lines.Names("", "asked"), N0: lines.Count("modifier"), N1: lines.Count("chits"),
			Enter: (*State).enterMorale},
		stepWindow: {Name: "window", Rule: "16.0", Code: lines.Names("at-move", "at-combat", "at-morale", "at-action", "at-reinforce"), N0: lines.Count("passes"),
			Enter: (*State).enterWindow, Open: (*State).askWindow, Offer: (*State).offerWindow, Do: (*State).doWindow},
		stepEvent: {Name: "event", Rule: "16.0", Ask: AskCancel, Code: lines.Things("chit", classChit), N0: lines.Count("asked"), N1: lines.Flags("drawn", "cancelled"),
			Enter: (*State).enterEvent, Open: (*State).openCancel, Offer: (*State).offerCancel, Do: (*State).doCancel},
		stepKeep: {Name: "keep-or-throw-back", Rule: "17.1.7", Ask: AskKeep, Code: lines.Things("chit", classChit), N0: lines.Count("asked"), N1: lines.Flags("drawn", "cancelled"),
			Open: (*State).openKeep, Offer: (*State).offerKeep},
		stepVictim: {Name: "victim", Rule: "16.0", Ask: AskVictim, Code: lines.Things("chit", classChit), N0: lines.Count("struck"),
			Enter: (*State).enterVictim, Open: (*State).openVictim, Offer: (*State).offerVictims},
		stepGale: {Name: "gale", Rule: "11.1", N0: lines.Count("done"),
			Enter: (*State).enterGale},
		stepVoyage: {Name: "voyage", Rule: "12.3", Ask: AskVoyage, N0: lines.Count("boxes"), N1: lines.Flags("eastward", "westward", "extra", "from-port"),
			Enter: (*State).enterVoyage, Open: (*State).openEnglish, Offer: (*State).offerVoyage, Do: (*State).doVoyage},
		stepPlace: {Name: "place", Rule: "12.4", Ask: AskEntry,
			Enter: (*State).enterPlace, Open: (*State).openEnglish, Offer: (*State).offerEntry, Do: (*State).doEntry},
		stepCondition: {Name: "condition", Rule: "14.1", Ask: AskTest,
			Enter: (*State).enterCondition, Open: (*State).openSpanish, Offer: (*State).offerTests},
		stepConditionRoll: {Name: "condition-roll", Rule: "14.1",
			Enter: (*State).enterConditionRoll},
	}
	sentences[KindPhase] = "Phase: %{1=" + strings.Join(phaseList(), "|") + "}"
}
