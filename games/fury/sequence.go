package fury

import (
	"github.com/weathergage/weathergage/engine"
	"github.com/weathergage/weathergage/engine/law"
	"github.com/weathergage/weathergage/engine/lines"
)

// The steps of the sequence of play, and those that happen within others. Each is a number
// that a frame of the flow holds as Step.
const (
	_             uint8 = iota
	stepAdvantage       // Code is 1 when A has rolled
	stepSegments        // Seat acts next; Code is 1 more than who acted last
	stepAct             // About acts: Code is what it has done
	stepLot             // two Captains draw lots: About is combined with the other company
	stepOfficer         // About draws an officer
	stepTest            // About takes a morale test; see testOf
	stepDress           // About has rallied from a rout and takes a shape
	stepTerror          // About takes markers; see terrorOf
	stepLife            // the life of About's officer is rolled for; see lifeOf
	stepShot            // About shoots; see shooting.go
	stepReturn          // About may answer the shot of the other company
	stepReact           // About may shoot at the other company, its charger
	stepGate            // About shoots at a gate
	stepFire            // About sets a fire in a building, or fights it
	stepPetard          // About lays a petard at a gate
	stepScout           // About looks for an ambush in a piece of the ground
	stepDrive           // objects of the drove Code are driven by Seat
	stepLeg             // About goes the leg Code of its move, after an answer of Seat; see interrupt.go
	stepCharge          // About charges; see charge_frame.go
	stepSlip            // About may leave before the other company charges it
	stepMeet            // About may meet the charge of the other company half way
	stepBattle          // a battle is fought; see battle_frame.go
	stepDuel            // About may challenge an officer
	stepBlows           // the officers of About and of the other company fight
	stepMars            // About's Mars may spend himself
	stepFate            // About's Mars is diced for
	stepSuffer          // Seat says which company suffers the result Code
	stepStop            // Seat may stop the battle after a humiliation
	stepEndure          // About may refuse a Stand Off on a wall
	stepHold            // About may refuse the Stand Off that the other company declares on a wall
	stepYield           // About, in a work or a building, may move back from the other company, from which it stands off
	stepLeave           // About, Slippery or on ladders, may leave the battle
	stepDemand          // About may demand a third round
	stepRide            // About, horse against foot, may leave after the last round
	stepPursue          // About pursues the other company for the first time
	stepHunt            // About, behind works, may pursue the other company
	stepColonel         // the Colonel of Seat may move
	stepAppeal          // Seat may appeal to the Wheel about About; see appeals.go
	stepSteal           // Seat steals a march
	stepCome            // Seat brings on a company; see deferred
	stepShaken          // those through whom routers have gone test Fear
	stepNation          // Seat chooses its nation
	stepFirst           // both sides roll which nation attacks: Code is 1 when A has rolled
	stepForm            // Seat forms companies; see the codes in setup.go
	stepOfficers        // Seat draws officers and says whom it keeps
	stepSeek            // Seat draws another: for the other company, or spare ones
	stepPlace           // Seat sets up
	stepEdge            // Seat chooses its edge
	stepRelief          // reinforcements of Seat are rolled for
	stepBook            // the Bookish officer of About, in ambush, is diced for before it springs or comes out; see book of spring.go
	stepFleet           // the fleet shoots at About in the column Code, 1 more than it is
	// Of the campaign; see campaign_sequence.go.
	stepWarStyles   // Code levies are rolled; N are 1 more than the columns chosen
	stepWarColonels // Code Colonels are chosen
	stepWarAllot
	stepWarScouts // Code is who is done, by bit
	stepWarPlans  // the same
	stepWarBids   // Seat is to bid; see bids
	stepWarLie    // Seat writes the false sheet
	stepWarChange // Code is 1 when Seat plans again
	stepWarEnter
	stepWarAttack
	stepWarSummon
	stepWarMarch
	stepWarHow    // Code is who has chosen, by bit; N is 1 more than what
	stepWarField  // a board is laid out
	stepWarOdds   // see decide
	stepWarResult // see report
	numSteps      = iota
)

// What a frame holds in N, by its step. What names a company or a piece of the ground is 1 more
// than its number, 0 for none.
const (
	firstDie      = 0 // stepAdvantage, stepFirst, stepWarBids: what has been rolled first
	colonelWaits  = 0 // stepSegments: 1 if the Colonel of the side that acted last may still move
	actSpent      = 0 // stepAct: how much of its rate the company has spent
	actRate       = 1 // stepAct: the rate with which it set out
	otherCompany  = 0 // stepLot, stepTest to stepReact, stepCharge to stepMeet, stepBlows, stepPursue, stepHunt, stepSeek; see otherOf
	testNotes     = 1 // stepTest: flags such as testRolls, and how far the Wheel has turned
	terrorMarkers = 1 // stepTerror: how many markers
	shotRolled    = 1 // stepShot: the die of the shot, and that of the answer times shotDice
	reactColumn   = 1 // stepReact: the column of the shot
	pieceNumber   = 0 // stepGate to stepScout: the piece of the ground; see pieceIn
	legLong       = 0 // stepLeg: the numbers of the choice
	legOff        = 1
	bookAt        = 0 // stepBook: how much of the leg below is gone when it springs, 0 if it comes out in a segment of its own
	chargeWay     = 1 // stepCharge: see chargeFrame
	battleNumber  = 0 // stepBattle and the questions within it: which battle
	battleAsked   = 1 // the same: isApart, and above it who is asked next
	blowsDie      = 1 // stepBlows: the first die
	comeAlong     = 0 // stepCome: how far along the edge
	comeCompany   = 1 // stepCome: the number of the company
	seekSpares    = 1 // stepSeek: how many spare officers are drawn
	fleetAppealed = 0 // stepFleet: 1 once both sides have been asked whether they appeal to the Wheel
	partiesDue    = 0 // stepRelief: the places of the Rescue Parties that come this turn, by bit
	firstLevy     = 0 // stepWarStyles: 1 more than the column of the first levy
	bidStands     = 0 // stepWarBids: the bid that stands
	bidHolder     = 1 // stepWarBids: 1 more than the side that made it
	sheetFalse    = 0 // stepWarLie: 1 more than what the false sheet says
	sheetDrawn    = 1 // stepWarLie: 1 more than the first sheet drawn
	rescueTurn    = 0 // stepWarOdds: the turn for which a Rescue Party rolls
	rescuePlace   = 1 // stepWarOdds: the Location from which it comes
	colonelsDone  = 0 // stepWarOdds: for how many Colonels of both sides it is known whether they are lost
)

// otherOf returns the company that a frame names beside the one it is about, noCompany if none.
func otherOf(f *engine.Frame) companyNo { return companyNo(f.N[otherCompany] - 1) }

// pieceIn returns the piece of the ground that a frame names.
func pieceIn(f *engine.Frame) int { return int(f.N[pieceNumber]) - 1 }

// What a company has done in its segment, by bit.
const (
	didBook      uint16 = 1 << iota // its Bookish officer has been diced for
	didBegin                        // it has moved or turned: the start of the segment is over
	didFace                         // it has faced
	didRally                        // it has tried to rally
	didDraw                         // it has drawn up again
	didScout                        // it has scouted
	didSpring                       // it has come out of an ambush
	didPounce                       // it has done so in the middle of an enemy's move
	didGrope                        // it has been diced for in the dark
	didStrayLeft                    // and has lost its way
	didStrayRight
	didColonel // its Colonel has been asked before it acts
	didStolen  // a march has been stolen before it
	didWheel   // the enemy has been asked whether he appeals to the Wheel
	didForm    // it has formed or gone loose, which it may change back once
	didStart   // it has changed it back, driven an object or not dared to charge: it forms no more
)

// sequence is the order of a turn.
//
// Cases 2.1, 2.2, 3.0. Ruling R41.
var sequence law.Law[*State]

func init() {
	sequence.Steps = append([]law.Step[*State]{
		stepAdvantage: {Name: "advantage", Phase: "advantage", Rule: "3.1", Seat: engine.NoSeat, Code: lines.Names("", "second"), N0: lines.Count("first"),
			Enter: (*State).rollAdvantage},
		stepSegments: {Name: "segments", Phase: "actions", Rule: "3.2", Ask: AskSegment, Code: lines.Names("", "after-a", "after-b"), N0: lines.Flags("colonel"),
			Enter: (*State).nextSegment, Open: (*State).openSegment, Offer: (*State).offerSegment, May: (*State).maySegment, Do: (*State).pick},
		stepAct: {Name: "act", Rule: "7.1", Ask: AskAct, Seat: engine.NoSeat, Code: lines.Flags("book", "begun", "faced", "rallied", "drawn", "scouted", "sprung", "pounced", "groped", "strayed-left", "strayed-right", "colonel", "stolen", "wheel", "formed", "started"), N0: lines.Count("spent"), N1: lines.Count("rate"),
			Enter: (*State).beginAct, Offer: (*State).offerAct, May: (*State).mayAct, Do: (*State).do},
		stepLot: {Name: "lot", Rule: "4.3", Seat: engine.NoSeat, N0: lines.Things("with", classCompany),
			Enter: (*State).drawLot},
		stepOfficer: {Name: "officer", Rule: "6.8", Seat: engine.NoSeat,
			Enter: (*State).drawOfficer},
		stepTest: {Name: "test", Rule: "9.2", Ask: AskTest, Seat: engine.NoSeat, Code: lines.Names("charge", "fear", "serious", "rally"), N0: lines.Things("of", classCompany), N1: lines.Count("rolls"),
			Enter: (*State).takeTest, Offer: (*State).offerTest, May: (*State).mayTest, Do: (*State).decideTest},
		stepTerror: {Name: "terror", Rule: "9.4", Seat: engine.NoSeat, Code: lines.Flags("humiliation", "appealed", "extra"), N0: lines.Things("of", classCompany), N1: lines.Count("markers"),
			Enter: (*State).takeTerror},
		stepLife: {Name: "life", Rule: "6.5", Seat: engine.NoSeat, Code: lines.Names("", "beaten", "starred"), N0: lines.Things("of", classCompany),
			Enter: (*State).rollLife},
		stepShot: {Name: "shot", Rule: "10.4", Seat: engine.NoSeat, Code: lines.Count("columns"), N0: lines.Things("at", classCompany), N1: lines.Count("dice"),
			Enter: (*State).takeShot},
		stepReturn: {Name: "return", Rule: "7.4", Ask: AskReturn, Seat: engine.NoSeat, N0: lines.Things("to", classCompany),
			Offer: (*State).offerFire, May: (*State).mayFire, Do: (*State).answer},
		stepReact: {Name: "react", Rule: "11.4", Ask: AskReact, Seat: engine.NoSeat, N0: lines.Things("to", classCompany), N1: lines.Count("column"),
			Offer: (*State).offerFire, May: (*State).mayFire, Do: (*State).reactWith},
		stepGate: {Name: "gate", Rule: "20.6", Seat: engine.NoSeat, N0: lines.Count("piece"),
			Enter: (*State).rollGate},
		stepFire: {Name: "fire", Rule: "23.2", Seat: engine.NoSeat, Code: lines.Names("set", "fight"), N0: lines.Count("piece"),
			Enter: (*State).rollFire},
		stepPetard: {Name: "petard", Rule: "23.1", Seat: engine.NoSeat, N0: lines.Count("piece"),
			Enter: (*State).rollPetard},
		stepCharge: {Name: "charge", Rule: "11.3", Seat: engine.NoSeat, Code: lines.Count("part"), N0: lines.Things("at", classCompany), N1: lines.Field{Word: "way", Most: mostPacked},
			Enter: (*State).charging},
		stepSlip: {Name: "slip", Rule: "5.8", Ask: AskSlip, Seat: engine.NoSeat, N0: lines.Things("from", classCompany),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepMeet: {Name: "meet", Rule: "11.3", Ask: AskMeet, Seat: engine.NoSeat, N0: lines.Things("with", classCompany),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepBattle: {Name: "battle", Rule: "12.6", Seat: engine.NoSeat, Code: lines.Count("part"), N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).fight},
		stepDuel: {Name: "duel", Rule: "6.4", Ask: AskDuel, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepBlows: {Name: "blows", Rule: "6.4", Seat: engine.NoSeat, Code: lines.Flags("appealed", "settled"), N0: lines.Things("with", classCompany), N1: lines.Count("die"),
			Enter: (*State).strikeBlows},
		stepMars: {Name: "mars", Rule: "6.3.3", Ask: AskMars, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepFate: {Name: "fate", Rule: "6.3.3", Seat: engine.NoSeat,
			Enter: (*State).rollFate},
		stepSuffer: {Name: "suffer", Rule: "12.5", Ask: AskSuffer, Code: lines.Count("result"), N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterSuffer, Offer: (*State).offerSuffer, May: (*State).maySuffer, Do: (*State).chooseSufferer},
		stepStop: {Name: "stop", Rule: "12.10", Ask: AskStop, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepHold: {Name: "hold", Rule: "20.4", Ask: AskEndure, Seat: engine.NoSeat, N0: lines.Things("from", classCompany),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepEndure: {Name: "endure", Rule: "20.4", Ask: AskEndure, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepYield: {Name: "yield", Rule: "20.4", Ask: AskYield, Seat: engine.NoSeat, N0: lines.Things("from", classCompany),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepLeave: {Name: "leave", Rule: "12.10", Ask: AskLeave, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepDemand: {Name: "demand", Rule: "5.6", Ask: AskDemand, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepRide: {Name: "ride", Rule: "12.10", Ask: AskLeave, Seat: engine.NoSeat, N0: lines.Count("of"), N1: lines.Count("apart"),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepPursue: {Name: "pursue", Rule: "13.4", Seat: engine.NoSeat, N0: lines.Things("of", classCompany),
			Enter: (*State).enterPursuit},
		stepHunt: {Name: "hunt", Rule: "13.4", Ask: AskHunt, Seat: engine.NoSeat, N0: lines.Things("of", classCompany),
			Enter: (*State).enterQuestion, Offer: (*State).offerQuestion, May: (*State).mayAnswerWith, Do: (*State).answerQuestion},
		stepColonel: {Name: "colonel", Rule: "6.6", Ask: AskColonel,
			Enter: (*State).atColonel, Offer: (*State).offerRide, May: (*State).mayRideOrStay, Do: (*State).rideOrStay},
		stepAppeal: {Name: "appeal", Rule: "18.2", Ask: AskAppeal, Code: lines.Count("situation"),
			Enter: (*State).atAppeal, Open: (*State).openAppeal, Offer: (*State).offerAppeal, May: (*State).mayAppealOrPass, Do: (*State).appealOrPass},
		stepSteal: {Name: "steal", Rule: "18.3", Ask: AskSteal,
			Offer: (*State).offerSteal, May: (*State).maySteal, Do: (*State).steal},
		stepCome: {Name: "come", Rule: "25.6", Code: lines.Count("shape"), N0: lines.Count("along"), N1: lines.Count("number"),
			Enter: (*State).comeOn},
		stepShaken: {Name: "shaken", Rule: "13.3", Seat: engine.NoSeat,
			Enter: (*State).shake},
		stepDress: {Name: "dress", Rule: "13.7", Ask: AskDress, Seat: engine.NoSeat,
			Offer: (*State).offerDress, May: (*State).mayDressSo, Do: (*State).dress},
		stepScout: {Name: "scout", Rule: "14.3", Seat: engine.NoSeat, N0: lines.Count("piece"),
			Enter: (*State).lookInto},
		stepDrive: {Name: "drive", Rule: "22.1", Ask: AskDrive, Seat: engine.NoSeat, Code: lines.Names("", "herds", "prisoners", "wagons"),
			Offer: (*State).offerDriving, May: (*State).mayDriveOn, Do: (*State).driveOn},
		stepLeg: {Name: "leg", Rule: "14.4", Ask: AskSpring, Seat: engine.NoSeat, Code: lines.Names("ahead", "drift", "wheel-left", "wheel-right", "gone", "exit"), N0: lines.Count("of"), N1: lines.Count("off"),
			Enter: (*State).goLeg, Offer: (*State).offerSpring, May: (*State).maySpringOrPass, Do: (*State).answerLeg},
		stepNation: {Name: "nation", Phase: "set-up", Rule: "25.2", Ask: AskNation,
			Enter: (*State).atNation, Offer: (*State).offerNations, May: (*State).mayBe, Do: (*State).chooseNation},
		stepFirst: {Name: "first", Phase: "set-up", Rule: "26.4", Seat: engine.NoSeat, Code: lines.Names("", "second"), N0: lines.Count("first"),
			Enter: (*State).rollFirst},
		stepForm: {Name: "forming", Phase: "set-up", Nests: true, Rule: "4.1", Ask: AskForm, Sealed: true, Code: lines.Flags("asked", "relief"),
			Enter: (*State).raise, Offer: (*State).offerForms, May: (*State).mayMuster, Do: (*State).enrol},
		stepOfficers: {Name: "officers", Phase: "set-up", Nests: true, Rule: "6.7", Ask: AskOfficers, Sealed: true, Code: lines.Flags("asked", "relief"),
			Enter: (*State).appoint, Offer: (*State).offerOffices, May: (*State).mayAppoint, Do: (*State).keepOfficers},
		stepSeek: {Name: "seek", Phase: "set-up", Nests: true, Rule: "28.5", Code: lines.Flags("asked", "relief"), N0: lines.Count("for"), N1: lines.Count("spares"),
			Enter: (*State).seekOfficer},
		stepPlace: {Name: "place", Phase: "set-up", Rule: "25.6", Ask: AskPlace,
			Enter: (*State).atPlace, Offer: (*State).offerPlaces, May: (*State).mayPlace, Do: (*State).setUp},
		stepEdge: {Name: "edge", Phase: "set-up", Rule: "25.6", Ask: AskEdge,
			Enter: (*State).atEdge, Offer: (*State).offerEdges, May: (*State).mayEnterBy, Do: (*State).chooseEdge},
		stepRelief: {Name: "relief", Phase: "relief", Rule: "26.3",
			Enter: (*State).atRelief},
		stepBook: {Name: "book", Rule: "6.3.6", Seat: engine.NoSeat, N0: lines.Count("at"),
			Enter: (*State).readInAmbush},
		stepFleet: {Name: "fleet", Rule: "27.6", Seat: engine.NoSeat, Code: lines.Count("column"), N0: lines.Flags("appealed"),
			Enter: (*State).rollFleet},
	}, campaignSteps()...)
	*steps = *sequence.Sequence(seatNames, &engine.Words{Object: objectName, Find: findObject})
}
