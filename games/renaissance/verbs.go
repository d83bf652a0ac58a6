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

// The headings, in the order in which they stand.
const (
	headHelm    = "helm"
	headGuns    = "guns"
	headBoard   = "board"
	headSignals = "signals"
)

var (
	wantsLength  = []engine.Unit{engine.Length}
	wantsDegrees = []engine.Unit{engine.Degree}
	wantsCount   = []engine.Unit{engine.Count}
	wantsMessage = []engine.Unit{engine.Message}
	wantsParty   = []engine.Unit{engine.Count, engine.Count}
)

// verbs are the rows of the orders.
var verbs [numVerbs]verb

func init() { verbs = makeVerbs() }

// makeVerbs returns the rows in the order of the rulebook, once: what forbids an order refers to them.
var makeVerbs = func() [numVerbs]verb {
	return [numVerbs]verb{
		engine.Pass: {VerbWords: engine.VerbWords{Name: "pass", Says: "Carry on: no more orders for %A", Short: "Carry on", Rule: "2.2"}, May: (*State).mayRest},
		VerbSeal:    {VerbWords: engine.VerbWords{Name: "seal", Says: "Seal all orders; ships without any carry on", Short: "Seal orders", Rule: "1.2"}},

		// Ways, cases 7 and 8.
		VerbAhead: {VerbWords: engine.VerbWords{Name: "ahead", Says: "%1 mm straight ahead", Short: "Go straight ahead", Wants: wantsLength, Group: headHelm, Rule: "7.3"},
			of: ofWays, at: atHelm, marks: saysWay | isSteered, May: (*State).mayAhead, Spans: (*State).spansAhead, Beyond: (*State).beyondAhead},
		VerbPort: {VerbWords: engine.VerbWords{Name: "to-port", Says: "Turn to port, %1°", Wants: wantsDegrees, Group: headHelm, Rule: "8.1"},
			of: ofWays, at: atHelm, marks: saysWay | isSteered, At: (*State).mayTurn, Spans: (*State).spansOfTurn, Beyond: (*State).beyondTurn},
		VerbStarboard: {VerbWords: engine.VerbWords{Name: "to-starboard", Says: "Turn to starboard, %1°", Wants: wantsDegrees, Group: headHelm, Rule: "8.1"},
			of: ofWays, at: atHelm, marks: saysWay | isSteered, At: (*State).mayTurn, Spans: (*State).spansOfTurn, Beyond: (*State).beyondTurn},
		VerbArcPort: {VerbWords: engine.VerbWords{Name: "round-to-port", Says: "Turn along the circle to port, %1 mm", Short: "Circle to port", Wants: wantsLength, Group: headHelm, Rare: true, Rule: "8.1"},
			of: ofWays, at: atHelm, marks: saysWay | isSteered, At: (*State).mayTurn, Spans: (*State).spansOfArc, Beyond: (*State).beyondArc},
		VerbArcStarboard: {VerbWords: engine.VerbWords{Name: "round-to-starboard", Says: "Turn along the circle to starboard, %1 mm", Short: "Circle to starboard", Wants: wantsLength, Group: headHelm, Rare: true, Rule: "8.1"},
			of: ofWays, at: atHelm, marks: saysWay | isSteered, At: (*State).mayTurn, Spans: (*State).spansOfArc, Beyond: (*State).beyondArc},
		VerbSmall: {VerbWords: engine.VerbWords{Name: "small-circle", Says: "Turn on the small circle", Short: "Small circle", Group: headHelm, Rare: true, Rule: "8.1"}, of: ofWays, at: atHelm, marks: saysWay, May: (*State).maySmall},
		VerbSetSail: {VerbWords: engine.VerbWords{Name: "set-sail", Says: "Set sail on %1 %{1:section|sections}", Wants: wantsCount, Group: headHelm, Rule: "6.4"},
			of: ofSails, at: atMast, May: (*State).mayTrim, Spans: (*State).spansOfSail, Beyond: (*State).beyondSail},
		VerbHoist:   {VerbWords: engine.VerbWords{Name: "hoist", Says: "Raise the sail", Group: headHelm, Rare: true, Rule: "7.4"}, of: ofSails, at: atMast, May: (*State).mayHandSail},
		VerbFurl:    {VerbWords: engine.VerbWords{Name: "furl", Says: "Lower the sail", Group: headHelm, Rare: true, Rule: "7.4"}, of: ofSails, at: atMast, May: (*State).mayHandSail},
		VerbAttack:  {VerbWords: engine.VerbWords{Name: "attack", Says: "Go at attack speed", Short: "Attack speed", Group: headHelm, Rule: "7.4"}, of: ofOars, at: atOars, May: (*State).mayAttack},
		VerbRam:     {VerbWords: engine.VerbWords{Name: "ram", Says: "Ram %O", Group: headHelm, Rule: "7.9"}, of: ofOars, at: atOars, At: (*State).mayMeetFoe, May: (*State).mayRam},
		VerbOarRake: {VerbWords: engine.VerbWords{Name: "oar-rake", Says: "Rake the oars of %O", Group: headHelm, Rare: true, Rule: "18.3"}, of: ofOars, at: atOars, At: (*State).mayRakeOars, May: (*State).mayOarRake},
		VerbHold:    {VerbWords: engine.VerbWords{Name: "hold", Says: "Hold position", Group: headHelm, Rule: "7.9"}, of: ofOars, at: atOars, marks: saysWay | fixesWay, May: (*State).mayHold},
		VerbAstern: {VerbWords: engine.VerbWords{Name: "astern", Says: "Back water, %1 mm", Wants: wantsLength, Group: headHelm, Rule: "7.9"},
			of: ofOars, at: atOars, marks: saysWay | isSteered | fixesWay, May: (*State).mayBack, Spans: (*State).spansAstern, Beyond: (*State).beyondAstern},
		VerbSpinPort: {VerbWords: engine.VerbWords{Name: "spin-port", Says: "Turn to port in her own length, %1°", Short: "Port in own length", Wants: wantsDegrees, Group: headHelm, Rule: "7.4"},
			of: ofOars, at: atOars, marks: saysWay | isSteered | fixesWay, May: (*State).maySpinTo, Spans: (*State).spansOfSpin, Beyond: (*State).beyondSpin},
		VerbSpinStarboard: {VerbWords: engine.VerbWords{Name: "spin-starboard", Says: "Turn to starboard in her own length, %1°", Short: "Starboard in own length", Wants: wantsDegrees, Group: headHelm, Rule: "7.4"},
			of: ofOars, at: atOars, marks: saysWay | isSteered | fixesWay, May: (*State).maySpinTo, Spans: (*State).spansOfSpin, Beyond: (*State).beyondSpin},
		VerbTack:  {VerbWords: engine.VerbWords{Name: "tack", Says: "Tack", Group: headHelm, Rule: "8.2"}, of: ofWays, at: atMast, marks: saysWay | fixesWay, May: (*State).mayTack},
		VerbLift:  {VerbWords: engine.VerbWords{Name: "lift-oars", Says: "Lift the oars", Group: headHelm, Rare: true, Rule: "11.1"}, of: ofOars, at: atOars, May: (*State).mayLift},
		VerbLie:   {VerbWords: engine.VerbWords{Name: "lie-a-hull", Says: "Lie a-hull", Group: headHelm, Rare: true, Rule: "6.2"}, of: ofWays, at: atMast, marks: saysWay | fixesWay, May: (*State).mayLie},
		VerbSound: {VerbWords: engine.VerbWords{Name: "sound", Says: "Sound with line and lead", Group: headHelm, Rare: true, Rule: "23.4"}, of: ofWays, at: atHelm, May: (*State).maySound},
		VerbKedge: {VerbWords: engine.VerbWords{Name: "kedge", Says: "Haul ahead %1 mm by the kedge", Wants: wantsLength, Group: headHelm, Rare: true, Rule: "23.4"},
			of: ofWays, at: atBow, marks: saysWay | fixesWay, May: (*State).mayKedge, Spans: (*State).spansOfKedge, past: whyKedgeFar},
		VerbFollow: {VerbWords: engine.VerbWords{Name: "follow", Says: "Follow in the wake of %O", Short: "Follow in wake", Group: headHelm, Rule: "2.3"},
			of: ofFollowing, at: atHelm, marks: saysWay | fixesWay | mayOfEach, At: (*State).mayConform, May: (*State).mayFollow},
		VerbAbreast: {VerbWords: engine.VerbWords{Name: "abreast", Says: "Follow %O in line abreast", Short: "Follow in line abreast", Group: headHelm, Rare: true, Rule: "2.3"},
			of: ofFollowing, at: atHelm, marks: saysWay | fixesWay | mayOfEach, At: (*State).mayConform, May: (*State).mayAbreast},

		// Holding, cases 17.6, 23 and 24.
		VerbAnchor:    {VerbWords: engine.VerbWords{Name: "anchor", Says: "Drop anchor at the %O", Group: headHelm, Rare: true, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayAnchor},
		VerbSeaAnchor: {VerbWords: engine.VerbWords{Name: "ride", Says: "Ride a sea anchor", Short: "Ride sea anchor", Group: headHelm, Rare: true, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayMoor},
		VerbMoor:      {VerbWords: engine.VerbWords{Name: "moor", Says: "Moor", Group: headHelm, Rare: true, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayMoor},
		VerbWeigh:     {VerbWords: engine.VerbWords{Name: "weigh", Says: "Raise the anchor at the %O", Short: "Raise the anchor", Group: headHelm, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayFree},
		VerbCut:       {VerbWords: engine.VerbWords{Name: "cut-cable", Says: "Cut the cable at the %O", Short: "Cut the cable", Group: headHelm, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayFree},
		VerbCastOff:   {VerbWords: engine.VerbWords{Name: "cast-off", Says: "Cast off the moorings", Short: "Cast off moorings", Group: headHelm, Rule: "24.0"}, of: ofHolds, at: atBow, marks: fixesWay, May: (*State).mayFree},
		VerbSwingPort: {VerbWords: engine.VerbWords{Name: "swing-port", Says: "Swing the %O %1 mm to port", Wants: wantsLength, Group: headHelm, Rare: true, Rule: "24.0"},
			of: ofHolds, at: atBow, marks: fixesWay, At: (*State).maySwing, Spans: (*State).spansOfSwing, past: whySprings},
		VerbSwingStarboard: {VerbWords: engine.VerbWords{Name: "swing-starboard", Says: "Swing the %O %1 mm to starboard", Wants: wantsLength, Group: headHelm, Rare: true, Rule: "24.0"},
			of: ofHolds, at: atBow, marks: fixesWay, At: (*State).maySwing, Spans: (*State).spansOfSwing, past: whySprings},
		VerbJettison: {VerbWords: engine.VerbWords{Name: "jettison", Says: "Throw a battery of the %O overboard", Short: "Throw overboard", Group: headHelm, Rare: true, Rule: "23.3"}, of: ofHolds, May: (*State).mayJettison},
		VerbCutAway:  {VerbWords: engine.VerbWords{Name: "cut-away", Says: "Cut away a section over the %O", Short: "Cut away section", Group: headHelm, Rare: true, Rule: "17.6"}, of: ofHolds, at: atMast, May: (*State).mayCutAway},

		// Repairs, cases 10.7, 17 and 23.7.
		VerbJury:  {VerbWords: engine.VerbWords{Name: "rig-jury", Says: "Rig a jury mast on the %O", Short: "Rig jury mast", Group: headHelm, Rule: "17.9"}, of: ofRepairs, at: atMast, May: (*State).mayRig},
		VerbPatch: {VerbWords: engine.VerbWords{Name: "stop-hole", Says: "Stop a hole", Group: headHelm, Rare: true, Rule: "17.9"}, of: ofRepairs, at: atMen, May: (*State).mayPatch},
		VerbShift: {VerbWords: engine.VerbWords{Name: "shift-oars", Says: "Bring %1 %{1:oar|oars} to the %O", Wants: wantsCount, Group: headHelm, Rare: true, Rule: "17.8"},
			of: ofRepairs, at: atOars, May: (*State).mayShift, Spans: (*State).spansOfShift, past: whyOarsLeft},
		VerbHaul:  {VerbWords: engine.VerbWords{Name: "haul-aft", Says: "Haul a battery from the %O to the stern ports", Group: headHelm, Rare: true, Rule: "10.7"}, of: ofRepairs, May: (*State).mayHaul},
		VerbBreak: {VerbWords: engine.VerbWords{Name: "break", Says: "Break %O", Group: headHelm, Rare: true, Rule: "23.7"}, of: ofRepairs, May: (*State).mayBreak},

		// Towing, case 9.
		VerbTow:  {VerbWords: engine.VerbWords{Name: "tow", Says: "Pass a tow to %O", Group: headHelm, Rare: true, Rule: "9.1"}, of: ofTows, at: atStern, May: (*State).mayTow},
		VerbSlip: {VerbWords: engine.VerbWords{Name: "slip", Says: "Cast off the tow", Short: "Cast off tow", Group: headHelm, Rare: true, Rule: "9.1"}, of: ofTows, at: atStern, May: (*State).maySlip},

		// Boats, cases 3.4, 9, 23.3 and 23.4.
		VerbLaunch: {VerbWords: engine.VerbWords{Name: "launch", Says: "Launch %O", Group: headBoard, Rare: true, Rule: "9.2"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayLaunch},
		VerbStow:   {VerbWords: engine.VerbWords{Name: "stow", Says: "Stow %O", Group: headBoard, Rare: true, Rule: "9.2"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayLaunch},
		VerbMan: {VerbWords: engine.VerbWords{Name: "man", Says: "Send %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} into %O", Wants: wantsParty, Most: true, Group: headBoard, Rare: true, Rule: "9.2"},
			of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayShiftMen, Spans: (*State).spansOfMen, Fits: (*State).fitsBoat, Beyond: (*State).beyondMen},
		VerbLeave: {VerbWords: engine.VerbWords{Name: "leave", Says: "Take %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} out of %O", Wants: wantsParty, Most: true, Group: headBoard, Rare: true, Rule: "9.2"},
			of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayShiftMen, Spans: (*State).spansOfMen, Fits: (*State).fitsBoat, Beyond: (*State).beyondMen},
		VerbSend:      {VerbWords: engine.VerbWords{Name: "send", Says: "Send %O to %W", Group: headBoard, Rare: true, Rule: "9.2"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).maySend},
		VerbBoatTow:   {VerbWords: engine.VerbWords{Name: "boat-tow", Says: "Let %O take the tow", Short: "Take the tow", Group: headBoard, Rare: true, Rule: "9.1"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayHaulLine},
		VerbKedgeBoat: {VerbWords: engine.VerbWords{Name: "kedge-out", Says: "Let %O carry out the kedge", Short: "Carry out the kedge", Group: headBoard, Rare: true, Rule: "23.4"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayHaulLine},
		VerbGiveGun:   {VerbWords: engine.VerbWords{Name: "give-gun", Says: "Shift a battery of the %O to %W", Short: "Shift a battery", Group: headBoard, Rare: true, Rule: "23.3"}, of: ofBoats, May: (*State).mayGiveGun},
		VerbTakeGun:   {VerbWords: engine.VerbWords{Name: "take-gun", Says: "Take in the battery of %O", Short: "Take in battery", Group: headBoard, Rare: true, Rule: "23.3"}, of: ofBoats, At: (*State).mayOrderBoat, May: (*State).mayTakeGun},
		VerbDispatch: {VerbWords: engine.VerbWords{Name: "dispatch", Says: "Give message %1 to %O to carry", Short: "Give message", Wants: wantsMessage, Group: headBoard, Rare: true, Rule: "3.4"},
			of: ofBoats, marks: staysSecret, May: (*State).mayDispatch, Spans: (*State).spansOfMessage, past: whyNumber},

		// Contact, case 18.
		VerbLock:    {VerbWords: engine.VerbWords{Name: "lock", Says: "Lock with %O", Group: headBoard, Rule: "18.1"}, of: ofContacts, at: atMen, May: (*State).mayWish},
		VerbAvoid:   {VerbWords: engine.VerbWords{Name: "avoid", Says: "Avoid being locked with %O", Group: headBoard, Rule: "18.1"}, of: ofContacts, at: atMen, May: (*State).mayWish},
		VerbGrapple: {VerbWords: engine.VerbWords{Name: "grapple", Says: "Grapple %O", Group: headBoard, Rule: "18.4"}, of: ofContacts, at: atMen, May: (*State).mayGrapple},
		VerbLoose:   {VerbWords: engine.VerbWords{Name: "cut-loose", Says: "Cut loose from %O", Group: headBoard, Rule: "18.4"}, of: ofContacts, at: atMen, May: (*State).mayGrapple},
		VerbPrevent: {VerbWords: engine.VerbWords{Name: "prevent", Says: "Keep %O from cutting loose", Short: "Keep from cutting loose", Group: headBoard, Rule: "18.4"}, of: ofContacts, at: atMen, May: (*State).mayGrapple},

		// Signals, case 3.
		VerbShout: {VerbWords: engine.VerbWords{Name: "shout", Says: "Shout message %1", Wants: wantsMessage, Group: headSignals, Rule: "3.2"}, of: ofSignals, at: atFlag, May: (*State).maySignal, Spans: (*State).spansOfMessage, past: whyNumber},
		VerbGunCodeA: {VerbWords: engine.VerbWords{Name: "gun-code-a", Says: "Signal the first message by guns: message %1", Wants: wantsMessage, Group: headSignals, Rule: "3.3"},
			of: ofSignals, at: atFlag, May: (*State).maySignal, Spans: (*State).spansOfMessage, past: whyCode},
		VerbGunCodeB: {VerbWords: engine.VerbWords{Name: "gun-code-b", Says: "Signal the second message by guns: message %1", Wants: wantsMessage, Group: headSignals, Rule: "3.3"},
			of: ofSignals, at: atFlag, May: (*State).maySignal, Spans: (*State).spansOfMessage, past: whyCode},

		// Boarding, cases 4.3, 19, 20.4 and 21.3.
		VerbBoarders: {VerbWords: engine.VerbWords{Name: "boarders", Says: "Form a boarding party: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", Short: "Form boarding party", Wants: wantsParty, Most: true, Group: headBoard, Rule: "19.3"},
			of: ofBoarding, at: atMen, marks: staysSecret, by: "19.4", May: (*State).mayMuster, Spans: (*State).spansOfParty, Fits: (*State).fitsParty, Beyond: (*State).beyondParty},
		VerbDefenders: {VerbWords: engine.VerbWords{Name: "defenders", Says: "Form a counter-boarding party: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", Short: "Form counter-boarding party", Wants: wantsParty, Most: true, Group: headBoard, Rule: "19.3"},
			of: ofBoarding, at: atMen, marks: staysSecret, by: "19.4", May: (*State).mayMuster, Spans: (*State).spansOfParty, Fits: (*State).fitsParty, Beyond: (*State).beyondParty},
		VerbBelow: {VerbWords: engine.VerbWords{Name: "below", Says: "Keep the counter-boarding party below", Short: "Keep party below", Group: headBoard, Rare: true, Rule: "19.4"},
			of: ofBoarding, at: atMen, marks: staysSecret, May: (*State).mayHide},
		VerbLead:  {VerbWords: engine.VerbWords{Name: "lead", Says: "Let the commander lead the party", Short: "Lead the party", Group: headBoard, Rare: true, Rule: "4.3"}, of: ofBoarding, at: atMen, May: (*State).mayLead},
		VerbBoard: {VerbWords: engine.VerbWords{Name: "board", Says: "Board %O", Group: headBoard, Rule: "19.1"}, of: ofBoarding, at: atMen, May: (*State).mayBoard},
		VerbReinforce: {VerbWords: engine.VerbWords{Name: "reinforce", Says: "Reinforce the melee: %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners}", Wants: wantsParty, Most: true, Group: headBoard, Rule: "19.4"},
			of: ofBoarding, at: atMen, May: (*State).mayMuster, Spans: (*State).spansOfParty, Fits: (*State).fitsParty, Beyond: (*State).beyondParty},
		VerbWithdraw: {VerbWords: engine.VerbWords{Name: "withdraw", Says: "Withdraw from the melee", Group: headBoard, Rule: "19.4"}, of: ofBoarding, at: atMen, marks: quitsFight, May: (*State).mayWithdraw},
		VerbSkip:     {VerbWords: engine.VerbWords{Name: "skip", Says: "Pass the forecastle by", Short: "Pass forecastle by", Group: headBoard, Rare: true, Rule: "19.8"}, of: ofBoarding, at: atMen, May: (*State).maySkip},
		VerbSplit: {VerbWords: engine.VerbWords{Name: "split", Says: "Send %1 %{1:soldier|soldiers} and %2 %{2:mariner|mariners} against those who board in the second place", Short: "Send to second place", Wants: wantsParty, Most: true, Group: headBoard, Rare: true, Rule: "19.4"},
			of: ofBoarding, at: atMen, May: (*State).maySplit, Spans: (*State).spansOfSplit},
		VerbStrike: {VerbWords: engine.VerbWords{Name: "strike", Says: "Strike the colours", Group: headBoard, Rare: true, Rule: "4.3.3"}, of: ofBoarding, at: atFlag, marks: quitsFight, May: (*State).mayStrike},
		VerbDuel:   {VerbWords: engine.VerbWords{Name: "duel", Says: "Challenge the leader of %O to single combat", Short: "Challenge the leader", Group: headBoard, Rare: true, Rule: "4.3.2"}, of: ofBoarding, at: atMen, May: (*State).mayDuel},
		VerbKindle: {VerbWords: engine.VerbWords{Name: "kindle", Says: "Set fire to herself", Short: "Set fire to herself", Group: headBoard, Rare: true, Rule: "21.3"}, of: ofBoarding, at: atMen, marks: quitsFight, May: (*State).mayKindle},
		VerbHands: {VerbWords: engine.VerbWords{Name: "hands", Says: "Let gunners man the rigging for the mariners in the party", Short: "Gunners man the rigging", Group: headBoard, Rare: true, Rule: "19.4"},
			of: ofBoarding, at: atMen, marks: staysSecret, May: (*State).mayHands},
		VerbPortTack:      {VerbWords: engine.VerbWords{Name: "port-tack", Says: "Retire on the port tack", Group: headHelm, Rule: "20.4"}, of: ofFlight, at: atHelm, May: (*State).mayChooseTack},
		VerbStarboardTack: {VerbWords: engine.VerbWords{Name: "starboard-tack", Says: "Retire on the starboard tack", Group: headHelm, Rule: "20.4"}, of: ofFlight, at: atHelm, May: (*State).mayChooseTack},

		// Guns, cases 10 to 15.
		VerbLoadBall: {VerbWords: engine.VerbWords{Name: "load-ball", Says: "Load the %O with ball", Group: headGuns, Rule: "10.3"},
			of: ofGuns, marks: staysSecret | hidesLoad, At: (*State).mayUseGuns, May: (*State).mayCharge, Fort: (*State).mayChargeFort},
		VerbLoadHail: {VerbWords: engine.VerbWords{Name: "load-hail", Says: "Load the %O with hail", Group: headGuns, Rule: "10.3"},
			of: ofGuns, marks: staysSecret | hidesLoad, At: (*State).mayUseGuns, May: (*State).mayCharge, Fort: (*State).mayChargeFort},
		VerbUnload: {VerbWords: engine.VerbWords{Name: "unload", Says: "Unload the %O", Group: headGuns, Rare: true, Rule: "10.3"},
			of: ofGuns, marks: staysSecret | hidesLoad, At: (*State).mayUseGuns, May: (*State).mayUnload, Fort: (*State).mayChargeFort},
		VerbTarget: {VerbWords: engine.VerbWords{Name: "target", Says: "Fire the %W at %O", Group: headGuns, Rule: "10.1"}, of: ofGuns, At: (*State).mayPointAt, May: (*State).mayPoint, Fort: (*State).mayAimFort},
		VerbRigging: {VerbWords: engine.VerbWords{Name: "at-rigging", Says: "Fire the %O at the rigging", Short: "Fire at rigging", Group: headGuns, Rare: true, Rule: "13.0"},
			of: ofGuns, At: (*State).mayUseGuns, May: (*State).mayPrepare, Fort: (*State).mayPointFort},
		VerbFireAt: {VerbWords: engine.VerbWords{Name: "fire-when", Says: "Fire the %O after %1 %{1:quarter|quarters} of the move", Short: "Fire after quarters", Wants: wantsCount, Group: headGuns, Rare: true, Rule: "1.2"},
			of: ofGuns, At: (*State).mayUseGuns, May: (*State).mayPrepare, Spans: (*State).spansOfQuarters, Beyond: (*State).beyondQuarters, Fort: (*State).mayPointFort},
		VerbRanging: {VerbWords: engine.VerbWords{Name: "ranging-shot", Says: "Fire a ranging shot at %O with the %W", Short: "Fire ranging shot", Group: headGuns, Rare: true, Rule: "10.2"},
			of: ofGuns, At: (*State).mayPointAt, May: (*State).mayPoint},
		VerbThrough: {VerbWords: engine.VerbWords{Name: "through-wreckage", Says: "Fire the %O through fallen sections", Short: "Fire through fallen sections", Group: headGuns, Rare: true, Rule: "11.3"},
			of: ofGuns, At: (*State).mayUseGuns, May: (*State).mayPrepare},
		VerbHoldFire: {VerbWords: engine.VerbWords{Name: "hold-fire", Says: "Do not fire the %O", Group: headGuns, Rare: true, Rule: "10.1"}, of: ofGuns, At: (*State).mayUseGuns, May: (*State).mayPrepare, Fort: (*State).mayPointFort},
		VerbFirePart: {VerbWords: engine.VerbWords{Name: "fire-part", Says: "Fire %1 %{1:battery|batteries} of the %O and keep the others loaded", Short: "Fire some batteries", Wants: wantsCount, Group: headGuns, Rare: true, Rule: "10.1"},
			of: ofGuns, At: (*State).mayUseGuns, May: (*State).mayPrepare, Spans: (*State).spansOfPart, Beyond: (*State).beyondPart},
		VerbMuskets: {VerbWords: engine.VerbWords{Name: "muskets", Says: "Fire small arms and small guns at %O", Short: "Fire small arms", Group: headGuns, Rule: "15.0"}, of: ofGuns, at: atMen, At: (*State).mayFireAt, May: (*State).mayMuskets},
		VerbNoShot:  {VerbWords: engine.VerbWords{Name: "hold-muskets", Says: "Hold the fire of small arms and small guns", Short: "Hold small arms", Group: headGuns, Rare: true, Rule: "15.0"}, of: ofGuns, at: atMen, May: (*State).mayMuskets},
		VerbArm: {VerbWords: engine.VerbWords{Name: "arm", Says: "Give muskets to %1 %{1:mariner|mariners} too", Wants: wantsCount, Group: headGuns, Rare: true, Rule: "15.0"},
			of: ofGuns, at: atMen, May: (*State).mayArm, Spans: (*State).spansOfArm, past: whyArm},
		VerbSweep: {VerbWords: engine.VerbWords{Name: "sweep", Says: "Fire small arms and small guns at the men of %O who board or meet boarders", Short: "Fire at her party", Group: headGuns, Rare: true, Rule: "15.0"},
			of: ofGuns, at: atMen, At: (*State).maySweep, May: (*State).mayMuskets},

		// Specified targets, case 26.0.
		VerbSpecify: {VerbWords: engine.VerbWords{Name: "specify", Says: "Fire the %W only at the %O", Short: "Fire only at it", Group: headGuns, Rare: true, Rule: "26.0"}, of: ofGuns, At: (*State).mayMark, May: (*State).maySpecify},
		VerbPool:    {VerbWords: engine.VerbWords{Name: "pool", Says: "Fire the %W at the %O together with others", Short: "Fire together", Group: headGuns, Rare: true, Rule: "26.0"}, of: ofGuns, At: (*State).mayMark, May: (*State).maySpecify},

		// Forts, case 25.5.
		VerbLoadHot: {VerbWords: engine.VerbWords{Name: "load-hot", Says: "Load the %O with red hot shot", Rule: "25.5"}, marks: staysSecret | hidesLoad, May: (*State).mayHeatAboard, Fort: (*State).mayChargeFort},
		VerbHeat:    {VerbWords: engine.VerbWords{Name: "heat-shot", Says: "Heat shot", Rule: "25.5"}, May: (*State).mayHeatAboard, Fort: (*State).mayHeat},

		// Fire ships, case 16.2.
		VerbSetAlight: {VerbWords: engine.VerbWords{Name: "set-alight", Says: "Set her alight", Group: headBoard, Rule: "16.2"}, of: ofFireShips, at: atMen, May: (*State).maySetAlight},
		VerbFuse: {VerbWords: engine.VerbWords{Name: "fuse", Says: "Set a fuse of %1 %{1:move|moves}", Wants: wantsCount, Group: headBoard, Rule: "16.2"},
			of: ofFireShips, at: atMen, marks: staysSecret, May: (*State).mayFuse, Spans: (*State).spansOfFuse},
		VerbQuit: {VerbWords: engine.VerbWords{Name: "quit", Says: "Let the crew take to the boats", Short: "Take to the boats", Group: headBoard, Rule: "16.2"}, of: ofFireShips, at: atMen, marks: quitsFight, May: (*State).mayQuit},
	}
}

// Prompts.
const (
	AskOrders  engine.Prompt = 2 + iota // what a ship is to do
	AskSeal                             // whether a seat's orders are complete
	AskFort                             // what a fort is to do
	numPrompts = iota + 2
)

var prompts = [numPrompts]engine.PromptWords{
	AskOrders: {Says: "%S: orders for %A"},
	AskSeal:   {Says: "%S: are all orders written?"},
	AskFort:   {Says: "%S: orders for %A"},
}
