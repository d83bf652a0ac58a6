package fury

import (
	"github.com/weathergage/weathergage/engine"
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
	stepCharge          // About charges; see charging.go
	stepSlip            // About may leave before the other company charges it
	stepMeet            // About may meet the charge of the other company half way
	stepBattle          // a battle is fought; see battle.go
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
	stepWarChange // Code is 1 when Seat plans anew
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
	chargeWay     = 1 // stepCharge: see wayOf
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

// otherOf is the company that a frame names beside the one it is about, noCompany if none.
func otherOf(f *engine.Frame) companyNo { return companyNo(f.N[otherCompany] - 1) }

// pieceIn is the piece of the ground that a frame names.
func pieceIn(f *engine.Frame) int { return int(f.N[pieceNumber]) - 1 }

// What a company has done in its segment, by bit.
const (
	didBook      uint16 = 1 << iota // its Bookish officer has been diced for
	didBegin                        // it has moved or turned: the start of the segment is over
	didFace                         // it has faced
	didRally                        // it has tried to rally
	didDraw                         // it has drawn up anew
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
var sequence = [numSteps]struct {
	name, phase  string // phase is "" of what happens within another step
	rule         engine.Case
	ask          engine.Prompt
	code, n0, n1 lines.Field
	seat         engine.Seat
	sealed       bool
	nests        bool // reinforcements go through it within a turn
}{
	stepAdvantage: {name: "advantage", phase: "advantage", rule: "3.1", seat: engine.NoSeat, code: lines.Names("", "second"), n0: lines.Count("first")},
	stepSegments:  {name: "segments", phase: "actions", rule: "3.2", ask: AskSegment, code: lines.Names("", "after-a", "after-b"), n0: lines.Flags("colonel")},
	stepAct: {name: "act", rule: "7.1", ask: AskAct, seat: engine.NoSeat, code: lines.Flags("book", "begun", "faced", "rallied", "drawn", "scouted", "sprung", "pounced", "groped", "strayed-left", "strayed-right", "colonel", "stolen", "wheel", "formed", "started"),
		n0: lines.Count("spent"), n1: lines.Count("rate")},
	stepLot:     {name: "lot", rule: "4.3", seat: engine.NoSeat, n0: lines.Things("with", classCompany)},
	stepOfficer: {name: "officer", rule: "6.8", seat: engine.NoSeat},
	stepTest: {name: "test", rule: "9.2", ask: AskTest, seat: engine.NoSeat, code: lines.Names("charge", "fear", "serious", "rally"),
		n0: lines.Things("of", classCompany), n1: lines.Count("rolls")},
	stepTerror: {name: "terror", rule: "9.4", seat: engine.NoSeat, code: lines.Flags("humiliation", "appealed", "extra"),
		n0: lines.Things("of", classCompany), n1: lines.Count("markers")},
	stepLife:    {name: "life", rule: "6.5", seat: engine.NoSeat, code: lines.Names("", "beaten", "starred"), n0: lines.Things("of", classCompany)},
	stepShot:    {name: "shot", rule: "10.4", seat: engine.NoSeat, code: lines.Count("columns"), n0: lines.Things("at", classCompany), n1: lines.Count("dice")},
	stepReturn:  {name: "return", rule: "7.4", ask: AskReturn, seat: engine.NoSeat, n0: lines.Things("to", classCompany)},
	stepReact:   {name: "react", rule: "11.4", ask: AskReact, seat: engine.NoSeat, n0: lines.Things("to", classCompany), n1: lines.Count("column")},
	stepGate:    {name: "gate", rule: "20.6", seat: engine.NoSeat, n0: lines.Count("piece")},
	stepFire:    {name: "fire", rule: "23.2", seat: engine.NoSeat, code: lines.Names("set", "fight"), n0: lines.Count("piece")},
	stepPetard:  {name: "petard", rule: "23.1", seat: engine.NoSeat, n0: lines.Count("piece")},
	stepCharge:  {name: "charge", rule: "11.3", seat: engine.NoSeat, code: lines.Count("part"), n0: lines.Things("at", classCompany), n1: lines.Field{Word: "way", Most: mostPacked}},
	stepSlip:    {name: "slip", rule: "5.8", ask: AskSlip, seat: engine.NoSeat, n0: lines.Things("from", classCompany)},
	stepMeet:    {name: "meet", rule: "11.3", ask: AskMeet, seat: engine.NoSeat, n0: lines.Things("with", classCompany)},
	stepBattle:  {name: "battle", rule: "12.6", seat: engine.NoSeat, code: lines.Count("part"), n0: lines.Count("of"), n1: lines.Count("apart")},
	stepDuel:    {name: "duel", rule: "6.4", ask: AskDuel, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepBlows:   {name: "blows", rule: "6.4", seat: engine.NoSeat, code: lines.Flags("appealed", "settled"), n0: lines.Things("with", classCompany), n1: lines.Count("die")},
	stepMars:    {name: "mars", rule: "6.3.3", ask: AskMars, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepFate:    {name: "fate", rule: "6.3.3", seat: engine.NoSeat},
	stepSuffer:  {name: "suffer", rule: "12.5", ask: AskSuffer, code: lines.Count("result"), n0: lines.Count("of"), n1: lines.Count("apart")},
	stepStop:    {name: "stop", rule: "12.10", ask: AskStop, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepHold:    {name: "hold", rule: "20.4", ask: AskEndure, seat: engine.NoSeat, n0: lines.Things("from", classCompany)},
	stepEndure:  {name: "endure", rule: "20.4", ask: AskEndure, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepYield:   {name: "yield", rule: "20.4", ask: AskYield, seat: engine.NoSeat, n0: lines.Things("from", classCompany)},
	stepLeave:   {name: "leave", rule: "12.10", ask: AskLeave, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepDemand:  {name: "demand", rule: "5.6", ask: AskDemand, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepRide:    {name: "ride", rule: "12.10", ask: AskLeave, seat: engine.NoSeat, n0: lines.Count("of"), n1: lines.Count("apart")},
	stepPursue:  {name: "pursue", rule: "13.4", seat: engine.NoSeat, n0: lines.Things("of", classCompany)},
	stepHunt:    {name: "hunt", rule: "13.4", ask: AskHunt, seat: engine.NoSeat, n0: lines.Things("of", classCompany)},
	stepColonel: {name: "colonel", rule: "6.6", ask: AskColonel},
	stepAppeal:  {name: "appeal", rule: "18.2", ask: AskAppeal, code: lines.Count("situation")},
	stepSteal:   {name: "steal", rule: "18.3", ask: AskSteal},
	stepCome:    {name: "come", rule: "25.6", code: lines.Count("shape"), n0: lines.Count("along"), n1: lines.Count("number")},
	stepShaken:  {name: "shaken", rule: "13.3", seat: engine.NoSeat},
	stepDress:   {name: "dress", rule: "13.7", ask: AskDress, seat: engine.NoSeat},
	stepScout:   {name: "scout", rule: "14.3", seat: engine.NoSeat, n0: lines.Count("piece")},
	stepDrive:   {name: "drive", rule: "22.1", ask: AskDrive, seat: engine.NoSeat, code: lines.Names("", "herds", "prisoners", "wagons")},
	stepLeg: {name: "leg", rule: "14.4", ask: AskSpring, seat: engine.NoSeat,
		code: lines.Names("ahead", "drift", "wheel-left", "wheel-right", "gone", "exit"), n0: lines.Count("of"), n1: lines.Count("off")},

	stepWarStyles:   {name: "levies", phase: phaseRaising, rule: "29.6", ask: AskWarStyle, code: lines.Count("rolled"), n0: lines.Count("first"), n1: lines.Count("second")},
	stepWarColonels: {name: "colonels", phase: phaseRaising, rule: "29.6", ask: AskWarKeep, code: lines.Count("chosen")},
	stepWarAllot:    {name: "allotment", phase: phaseRaising, rule: "29.3", ask: AskWarAllot, seat: SpanishSeat, sealed: true},
	stepWarScouts:   {name: "scouting-parties", phase: phasePlans, rule: "29.7", ask: AskWarScouts, seat: engine.NoSeat, code: lines.Flags("english", "spanish")},
	stepWarPlans:    {name: "plans", phase: phasePlans, rule: "29.9", ask: AskWarPlan, seat: engine.NoSeat, code: lines.Flags("english", "spanish")},
	stepWarBids: {name: "bids", phase: phaseScouting, rule: "29.11", ask: AskWarBid, code: lines.Flags("thrown", "open", "english", "spanish"),
		n0: lines.Count("stands"), n1: lines.Count("of")},
	stepWarLie:    {name: "sheets", phase: phaseScouting, rule: "29.11", ask: AskWarLie, sealed: true, n0: lines.Count("lie"), n1: lines.Count("drawn")},
	stepWarChange: {name: "changes", phase: phaseScouting, rule: "29.11", ask: AskWarChange, sealed: true, code: lines.Flags("anew")},
	stepWarEnter:  {name: "entering", phase: phaseMission, rule: "29.13"},
	stepWarAttack: {name: "interception", phase: phaseMission, rule: "29.13", ask: AskWarAttack, seat: SpanishSeat},
	stepWarSummon: {name: "reinforcements", phase: phaseMission, rule: "29.20", ask: AskWarSummon, seat: SpanishSeat, sealed: true},
	stepWarMarch:  {name: "march", phase: phaseMission, rule: "29.12", ask: AskWarMarch},
	stepWarHow:    {name: "how", phase: phaseMission, rule: "29.14", ask: AskWarHow, seat: engine.NoSeat, sealed: true, code: lines.Flags("english", "spanish"), n0: lines.Count("first"), n1: lines.Count("second")},
	stepWarField:  {name: "field", phase: phaseMission, rule: "29.14", seat: engine.NoSeat},
	stepWarOdds:   {name: "odds", phase: phaseMission, rule: "29.14", seat: engine.NoSeat, code: lines.Count("stage"), n0: lines.Count("first"), n1: lines.Count("second")},
	stepWarResult: {name: "result", phase: phaseMission, rule: "29.14", ask: AskWarResult, code: lines.Flags("told", "won", "fled")},
	stepNation:    {name: "nation", phase: "set-up", rule: "25.2", ask: AskNation},
	stepFirst:     {name: "first", phase: "set-up", rule: "26.4", seat: engine.NoSeat, code: lines.Names("", "second"), n0: lines.Count("first")},
	stepForm:      {name: "forming", phase: "set-up", nests: true, rule: "4.1", ask: AskForm, sealed: true, code: lines.Flags("asked", "relief")},
	stepOfficers:  {name: "officers", phase: "set-up", nests: true, rule: "6.7", ask: AskOfficers, sealed: true, code: lines.Flags("asked", "relief")},
	stepSeek:      {name: "seek", phase: "set-up", nests: true, rule: "28.5", code: lines.Flags("asked", "relief"), n0: lines.Count("for"), n1: lines.Count("spares")},
	stepPlace:     {name: "place", phase: "set-up", rule: "25.6", ask: AskPlace},
	stepEdge:      {name: "edge", phase: "set-up", rule: "25.6", ask: AskEdge},
	stepRelief:    {name: "relief", phase: "relief", rule: "26.3"},
	stepBook:      {name: "book", rule: "6.3.6", seat: engine.NoSeat, n0: lines.Count("at")},
	stepFleet:     {name: "fleet", rule: "27.6", seat: engine.NoSeat, code: lines.Count("column"), n0: lines.Flags("appealed")},
}

// stepLines are what lines of flow speak of.
func stepLines() *lines.Sequence {
	all := make([]lines.Step, numSteps)
	for i := range sequence {
		s := &sequence[i]
		all[i] = lines.Step{Name: s.name, Within: s.phase == "", Nests: s.nests, Seat: s.seat, Code: s.code, N0: s.n0, N1: s.n1}
	}
	return &lines.Sequence{Steps: all, Seats: seatNames, Words: &engine.Words{Object: objectName, Find: findObject}}
}
