package renaissance

import "github.com/weathergage/weathergage/engine"

// Verbs of orders to a ship, in the order in which they are offered, and of a seat.
const (
	VerbSeal engine.Verb = engine.Pass + 1 + iota // all orders of a seat

	// Ways, cases 7 and 8.
	VerbAhead         // N[0] mm
	VerbPort          // N[0] tenths of a degree
	VerbStarboard     // N[0] tenths of a degree
	VerbArcPort       // N[0] mm of the circle
	VerbArcStarboard  // N[0] mm of the circle
	VerbSmall         // turns that follow are on the small circle
	VerbSetSail       // N[0] sections
	VerbHoist         // an oared vessel sets her sail
	VerbFurl          // an oared vessel lowers her sail
	VerbAttack        // at attack speed
	VerbRam           // on a ship
	VerbOarRake       // on a ship
	VerbHold          // position
	VerbAstern        // N[0] mm
	VerbSpinPort      // N[0] tenths of a degree, in her own length
	VerbSpinStarboard // N[0] tenths of a degree, in her own length
	VerbTack
	VerbLift    // oars
	VerbLie     // a-hull
	VerbSound   // with line and lead
	VerbKedge   // N[0] mm
	VerbFollow  // on a ship: in her wake
	VerbAbreast // on a ship: as she goes

	// Holding, cases 23 and 24.
	VerbAnchor         // at an end
	VerbSeaAnchor      // ride one
	VerbMoor           //
	VerbWeigh          // the anchor at an end
	VerbCut            // the cable at an end
	VerbCastOff        // moorings
	VerbSwingPort      // an end, N[0] mm on the springs
	VerbSwingStarboard // an end, N[0] mm
	VerbJettison       // on a group: one of its batteries. Case 23.3
	VerbCutAway        // sections over a side. Case 17.6

	// Repairs, cases 10.7 and 17.
	VerbJury  // at a stump: rig a jury mast
	VerbPatch // a hole
	VerbShift // N[0] oars to a side
	VerbHaul  // a battery from a side to the stern ports
	VerbBreak // a barrier. Case 23.7

	// Towing, case 9.
	VerbTow  // on a ship: pass her a line
	VerbSlip // cast off the tow

	// Boats, cases 3.4, 9, 23.3 and 23.4.
	VerbLaunch    // a boat
	VerbStow      // a boat
	VerbMan       // a boat, with N[0] soldiers and N[1] mariners of the ship it lies at
	VerbLeave     // a boat: N[0] soldiers and N[1] mariners go aboard the ship it lies at
	VerbSend      // a boat to a ship or barrier: to a friend's hull, to board an enemy, to break it
	VerbBoatTow   // a boat takes the line of the ship it lies at
	VerbKedgeBoat // a boat carries out the kedge of the ship it lies at
	VerbGiveGun   // on a group: one of its batteries into a boat or ship
	VerbTakeGun   // the battery of a boat into the ship it lies at
	VerbDispatch  // by a boat or ship, N[0] the number of the message

	// Contact, case 18.
	VerbLock    // with all, or on a ship
	VerbAvoid   // all, or on a ship
	VerbGrapple // on a ship that she touches
	VerbLoose   // on a ship she is locked with
	VerbPrevent // on a ship: hold her

	// Signals, case 3.
	VerbShout    // N[0] the number of the message
	VerbGunCodeA // N[0] the number of the message, 1
	VerbGunCodeB // N[0] the number of the message, 2

	// Boarding, cases 19 and 20.
	VerbBoarders      // N[0] soldiers and N[1] mariners: assemble a boarding party
	VerbDefenders     // N[0] soldiers and N[1] mariners: assemble a counter-boarding party
	VerbBelow         // the counter-boarding party waits until the enemy is on deck
	VerbLead          // the commander stands with the party
	VerbBoard         // on a ship
	VerbReinforce     // N[0] soldiers and N[1] mariners
	VerbWithdraw      // from the melee
	VerbSkip          // from the waist to the stern castle
	VerbSplit         // N[0] soldiers and N[1] mariners meet those who board in the second place. Case 19.4
	VerbStrike        // the colours
	VerbDuel          // single combat with one of a ship. Case 4.3.2
	VerbKindle        // a corsair burns her own ship. Case 21.3
	VerbHands         // gunners man the rigging while mariners stand in a party. Case 19.4
	VerbPortTack      // retire with the wind from port. Case 20.4
	VerbStarboardTack // retire with the wind from starboard
	// Guns, cases 10 to 15.
	VerbLoadBall // a group
	VerbLoadHail // a group
	VerbUnload   // a group
	VerbTarget   // a ship with a group, in the order in which they are named
	VerbRigging  // a group fires at it
	VerbFireAt   // a group, N[0] quarters of the move
	VerbRanging  // at a ship with a battery of a group
	VerbThrough  // a group fires through wreckage
	VerbHoldFire // a group
	VerbFirePart // N[0] batteries of a group
	VerbMuskets  // small arms and small guns at a ship
	VerbNoShot   // from small arms and small guns
	VerbArm      // N[0] mariners carry muskets besides the soldiers. Case 15.0
	VerbSweep    // small arms and small guns at the party of a ship alone

	// Specified targets, case 26.0.
	VerbSpecify // a mark, with a group
	VerbPool    // a mark with a group, together with other small vessels

	// Forts, case 25.5.
	VerbLoadHot // the guns of a fort
	VerbHeat    // shot

	// Fire ships, case 16.2.
	VerbSetAlight // herself
	VerbFuse      // N[0] moves after the one in which she is set alight
	VerbQuit      // her crew takes to the boats

	numVerbs = iota + int(engine.Pass) + 1
)

// verbRow is what a verb is called, what its button says and what it wants.
type verbRow struct {
	name, says string
	wants      []engine.Unit
	rule       engine.Case
	of         chapter // whose offer it is in
}

// A chapter is orders that are offered together.
type chapter uint8

const (
	noChapter chapter = iota
	ofWays
	ofSails
	ofOars
	ofHolds
	ofFollowing
	ofRepairs
	ofTows
	ofContacts
	ofSignals
	ofBoarding
	ofGuns
	ofFlight
	ofFireShips
	ofBoats
	numChapters
)

// The headings, in the order in which they stand.
const (
	headHelm    = "helm"
	headGuns    = "guns"
	headBoard   = "board"
	headSignals = "signals"
)

// headings are under which chapters are put before a person.
var headings = [numChapters]string{
	ofWays: headHelm, ofSails: headHelm, ofOars: headHelm, ofFollowing: headHelm, ofFlight: headHelm,
	ofHolds: headHelm, ofRepairs: headHelm, ofTows: headHelm,
	ofGuns:     headGuns,
	ofContacts: headBoard, ofBoarding: headBoard, ofBoats: headBoard, ofFireShips: headBoard,
	ofSignals: headSignals,
}

// rare are orders that few moves want: they stand behind the usual ones of their heading.
var rare = [...]engine.Verb{
	VerbArcPort, VerbArcStarboard, VerbSmall, VerbHoist, VerbFurl, VerbOarRake, VerbLift, VerbLie, VerbSound, VerbKedge, VerbAbreast,
	VerbAnchor, VerbSeaAnchor, VerbMoor, VerbSwingPort, VerbSwingStarboard, VerbJettison, VerbCutAway,
	VerbPatch, VerbShift, VerbHaul, VerbBreak, VerbTow, VerbSlip,
	VerbLaunch, VerbStow, VerbMan, VerbLeave, VerbSend, VerbBoatTow, VerbKedgeBoat, VerbGiveGun, VerbTakeGun, VerbDispatch,
	VerbBelow, VerbLead, VerbSkip, VerbSplit, VerbStrike, VerbKindle, VerbHands, VerbDuel,
	VerbUnload, VerbRigging, VerbFireAt, VerbRanging, VerbThrough, VerbHoldFire, VerbFirePart, VerbNoShot, VerbArm, VerbSweep,
	VerbSpecify, VerbPool,
}

var (
	wantsLength  = []engine.Unit{engine.Length}
	wantsDegrees = []engine.Unit{engine.Degree}
	wantsCount   = []engine.Unit{engine.Count}
	wantsMessage = []engine.Unit{engine.Message}
	wantsParty   = []engine.Unit{engine.Count, engine.Count}
)

var verbRows = [numVerbs]verbRow{
	engine.Pass:        {"pass", "Carry on: no more orders for %A", nil, "2.2", noChapter},
	VerbSeal:           {"seal", "Seal all orders; ships without any carry on", nil, "1.2", noChapter},
	VerbAhead:          {"ahead", "%1 mm straight ahead", wantsLength, "7.3", ofWays},
	VerbPort:           {"to-port", "Turn to port, %1°", wantsDegrees, "8.1", ofWays},
	VerbStarboard:      {"to-starboard", "Turn to starboard, %1°", wantsDegrees, "8.1", ofWays},
	VerbArcPort:        {"round-to-port", "Turn along the circle to port, %1 mm", wantsLength, "8.1", ofWays},
	VerbArcStarboard:   {"round-to-starboard", "Turn along the circle to starboard, %1 mm", wantsLength, "8.1", ofWays},
	VerbSmall:          {"small-circle", "Turn on the small circle", nil, "8.1", ofWays},
	VerbSetSail:        {"set-sail", "Set sail on %1 %{1:section|sections}", wantsCount, "6.4", ofSails},
	VerbHoist:          {"hoist", "Raise the sail", nil, "7.4", ofSails},
	VerbFurl:           {"furl", "Lower the sail", nil, "7.4", ofSails},
	VerbAttack:         {"attack", "Go at attack speed", nil, "7.4", ofOars},
	VerbRam:            {"ram", "Ram %O", nil, "7.9", ofOars},
	VerbOarRake:        {"oar-rake", "Rake the oars of %O", nil, "18.3", ofOars},
	VerbHold:           {"hold", "Hold position", nil, "7.9", ofOars},
	VerbAstern:         {"astern", "Back water, %1 mm", wantsLength, "7.9", ofOars},
	VerbSpinPort:       {"spin-port", "Turn to port in her own length, %1°", wantsDegrees, "7.4", ofOars},
	VerbSpinStarboard:  {"spin-starboard", "Turn to starboard in her own length, %1°", wantsDegrees, "7.4", ofOars},
	VerbTack:           {"tack", "Tack", nil, "8.2", ofWays},
	VerbLift:           {"lift-oars", "Lift the oars", nil, "11.1", ofOars},
	VerbLie:            {"lie-a-hull", "Lie a-hull", nil, "6.2", ofWays},
	VerbSound:          {"sound", "Sound with line and lead", nil, "23.4", ofWays},
	VerbKedge:          {"kedge", "Haul ahead %1 mm by the kedge", wantsLength, "23.4", ofWays},
	VerbFollow:         {"follow", "Follow in the wake of %O", nil, "2.3", ofFollowing},
	VerbAbreast:        {"abreast", "Follow %O in line abreast", nil, "2.3", ofFollowing},
	VerbAnchor:         {"anchor", "Drop anchor at the %O", nil, "24.0", ofHolds},
	VerbSeaAnchor:      {"ride", "Ride a sea anchor", nil, "24.0", ofHolds},
	VerbMoor:           {"moor", "Moor", nil, "24.0", ofHolds},
	VerbWeigh:          {"weigh", "Raise the anchor at the %O", nil, "24.0", ofHolds},
	VerbCut:            {"cut-cable", "Cut the cable at the %O", nil, "24.0", ofHolds},
	VerbCastOff:        {"cast-off", "Cast off the moorings", nil, "24.0", ofHolds},
	VerbSwingPort:      {"swing-port", "Swing the %O %1 mm to port", wantsLength, "24.0", ofHolds},
	VerbSwingStarboard: {"swing-starboard", "Swing the %O %1 mm to starboard", wantsLength, "24.0", ofHolds},
	VerbJettison:       {"jettison", "Throw a battery of the %O overboard", nil, "23.3", ofHolds},
	VerbCutAway:        {"cut-away", "Cut away a section over the %O", nil, "17.6", ofHolds},
	VerbJury:           {"rig-jury", "Rig a jury mast on the %O", nil, "17.9", ofRepairs},
	VerbPatch:          {"stop-hole", "Stop a hole", nil, "17.9", ofRepairs},
	VerbShift:          {"shift-oars", "Bring %1 %{1:oar|oars} to the %O", wantsCount, "17.8", ofRepairs},
	VerbHaul:           {"haul-aft", "Haul a battery from the %O to the stern ports", nil, "10.7", ofRepairs},
	VerbBreak:          {"break", "Break %O", nil, "23.7", ofRepairs},
	VerbTow:            {"tow", "Pass a tow to %O", nil, "9.1", ofTows},
	VerbSlip:           {"slip", "Cast off the tow", nil, "9.1", ofTows},
	VerbLaunch:         {"launch", "Launch %O", nil, "9.2", ofBoats},
	VerbStow:           {"stow", "Stow %O", nil, "9.2", ofBoats},
	VerbMan:            {"man", "Send %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} into %O", wantsParty, "9.2", ofBoats},
	VerbLeave:          {"leave", "Take %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} out of %O", wantsParty, "9.2", ofBoats},
	VerbSend:           {"send", "Send %O to %W", nil, "9.2", ofBoats},
	VerbBoatTow:        {"boat-tow", "Let %O take the tow", nil, "9.1", ofBoats},
	VerbKedgeBoat:      {"kedge-out", "Let %O carry out the kedge", nil, "23.4", ofBoats},
	VerbGiveGun:        {"give-gun", "Shift a battery of the %O to %W", nil, "23.3", ofBoats},
	VerbTakeGun:        {"take-gun", "Take in the battery of %O", nil, "23.3", ofBoats},
	VerbDispatch:       {"dispatch", "Give message %1 to %O to carry", wantsMessage, "3.4", ofBoats},
	VerbLock:           {"lock", "Lock with %O", nil, "18.1", ofContacts},
	VerbAvoid:          {"avoid", "Avoid being locked with %O", nil, "18.1", ofContacts},
	VerbGrapple:        {"grapple", "Grapple %O", nil, "18.4", ofContacts},
	VerbLoose:          {"cut-loose", "Cut loose from %O", nil, "18.4", ofContacts},
	VerbPrevent:        {"prevent", "Keep %O from cutting loose", nil, "18.4", ofContacts},
	VerbShout:          {"shout", "Shout message %1", wantsMessage, "3.2", ofSignals},
	VerbGunCodeA:       {"gun-code-a", "Signal the first message by guns: message %1", wantsMessage, "3.3", ofSignals},
	VerbGunCodeB:       {"gun-code-b", "Signal the second message by guns: message %1", wantsMessage, "3.3", ofSignals},
	VerbBoarders:       {"boarders", "Form a boarding party: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", wantsParty, "19.3", ofBoarding},
	VerbDefenders:      {"defenders", "Form a counter-boarding party: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", wantsParty, "19.3", ofBoarding},
	VerbBelow:          {"below", "Keep the counter-boarding party below", nil, "19.4", ofBoarding},
	VerbLead:           {"lead", "Let the commander lead the party", nil, "4.3", ofBoarding},
	VerbBoard:          {"board", "Board %O", nil, "19.1", ofBoarding},
	VerbReinforce:      {"reinforce", "Reinforce the melee: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", wantsParty, "19.4", ofBoarding},
	VerbWithdraw:       {"withdraw", "Withdraw from the melee", nil, "19.4", ofBoarding},
	VerbSkip:           {"skip", "Pass the forecastle by", nil, "19.8", ofBoarding},
	VerbSplit:          {"split", "Send %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} against those who board in the second place", wantsParty, "19.4", ofBoarding},
	VerbStrike:         {"strike", "Strike the colours", nil, "4.3.3", ofBoarding},
	VerbKindle:         {"kindle", "Set fire to herself", nil, "21.3", ofBoarding},
	VerbHands:          {"hands", "Let gunners man the rigging for the mariners in the party", nil, "19.4", ofBoarding},
	VerbDuel:           {"duel", "Challenge the leader of %O to single combat", nil, "4.3.2", ofBoarding},
	VerbPortTack:       {"port-tack", "Retire on the port tack", nil, "20.4", ofFlight},
	VerbStarboardTack:  {"starboard-tack", "Retire on the starboard tack", nil, "20.4", ofFlight},
	VerbLoadBall:       {"load-ball", "Load the %O with ball", nil, "10.3", ofGuns},
	VerbLoadHail:       {"load-hail", "Load the %O with hail", nil, "10.3", ofGuns},
	VerbUnload:         {"unload", "Unload the %O", nil, "10.3", ofGuns},
	VerbTarget:         {"target", "Fire the %W at %O", nil, "10.1", ofGuns},
	VerbRigging:        {"at-rigging", "Fire the %O at the rigging", nil, "13.0", ofGuns},
	VerbFireAt:         {"fire-when", "Fire the %O after %1 %{1:quarter|quarters} of the move", wantsCount, "1.2", ofGuns},
	VerbRanging:        {"ranging-shot", "Fire a ranging shot at %O with the %W", nil, "10.2", ofGuns},
	VerbThrough:        {"through-wreckage", "Fire the %O through fallen sections", nil, "11.3", ofGuns},
	VerbHoldFire:       {"hold-fire", "Do not fire the %O", nil, "10.1", ofGuns},
	VerbFirePart:       {"fire-part", "Fire %1 %{1:battery|batteries} of the %O and keep the others loaded", wantsCount, "10.1", ofGuns},
	VerbMuskets:        {"muskets", "Fire small arms and small guns at %O", nil, "15.0", ofGuns},
	VerbSweep:          {"sweep", "Fire small arms and small guns at the men of %O who board or meet boarders", nil, "15.0", ofGuns},
	VerbNoShot:         {"hold-muskets", "Hold the fire of small arms and small guns", nil, "15.0", ofGuns},
	VerbArm:            {"arm", "Give muskets to %1 %{1:mariner|mariners} too", wantsCount, "15.0", ofGuns},
	VerbSpecify:        {"specify", "Fire the %W only at the %O", nil, "26.0", ofGuns},
	VerbPool:           {"pool", "Fire the %W at the %O together with others", nil, "26.0", ofGuns},
	VerbLoadHot:        {"load-hot", "Load the %O with red hot shot", nil, "25.5", noChapter},
	VerbHeat:           {"heat-shot", "Heat shot", nil, "25.5", noChapter},
	VerbSetAlight:      {"set-alight", "Set her alight", nil, "16.2", ofFireShips},
	VerbFuse:           {"fuse", "Set a fuse of %1 %{1:move|moves}", wantsCount, "16.2", ofFireShips},
	VerbQuit:           {"quit", "Let the crew take to the boats", nil, "16.2", ofFireShips},
}

// Prompts.
const (
	AskOrders  engine.Prompt = 2 + iota // what a ship is to do
	AskSeal                             // whether a seat's orders are complete
	AskFort                             // what a fort is to do
	numPrompts = iota + 2
)

var prompts = [numPrompts]string{
	AskOrders: "%S: orders for %A",
	AskSeal:   "%S: are all orders written?",
	AskFort:   "%S: orders for %A",
}
