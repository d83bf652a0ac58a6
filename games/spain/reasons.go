package spain

import "github.com/weathergage/weathergage/engine"

// Why a choice is refused.
const (
	_ engine.Reason = engine.NotOpen + iota
	reasonNotYours
	// Tracks, chapter 5
	reasonNotOnTrack
	reasonShipsReady
	reasonLandBoxes
	reasonFrozen
	reasonWinterTrack
	reasonEnemyTrack
	reasonOncePhase
	reasonNextTurn
	reasonTrackPlace
	reasonEnemyThere
	reasonEnemyLast
	reasonMustAdvance
	reasonNeverBuilt
	reasonInPlay
	reasonNoTrack
	reasonEnglishYard
	reasonSpanishYard
	reasonSpanishLand
	reasonShallowTrack
	reasonNoRoom
	reasonBuildFunds
	reasonRepairFunds
	reasonNotDamaged
	reasonNoYard
	reasonEnglishRepair
	reasonSpanishRepair
	reasonLaden
	reasonNotSpared
	reasonNoHost
	reasonHostOut
	reasonNeverLaidUp
	reasonNotOnMap
	reasonNoTrackHere
	reasonNotAshore
	reasonSiegeLayUp
	reasonNotBuiltHere
	reasonOverflow
	// Fleets and movement at sea, chapter 6
	reasonNotAfloat
	reasonNoMarker
	reasonNextMarker
	reasonInFleet
	reasonNotTogether
	reasonNeedsShips
	reasonFormsToBuy
	reasonAssigned
	reasonCapacity
	reasonNoFleet
	reasonHighSeasMarker
	reasonMarkerUnderWay
	reasonNoNavalLeader
	reasonNoShipForHim
	reasonLeaderMoved
	reasonOwnShip
	reasonNotToEmbark
	reasonEmbarkPort
	reasonNoShipsThere
	reasonHeldCapacity
	reasonEmbarkSiege
	reasonTreasureCarries
	reasonNotToDebark
	reasonDebarkCoast
	reasonDebarkEnemy
	reasonUnderWay
	reasonNoStack
	reasonMovedShip
	reasonCarried
	reasonCarriedRoom
	reasonCarriedOther
	reasonBarredCoast
	reasonCoasted
	reasonNoCoast
	reasonBlockade
	reasonWinterPort
	reasonShoals
	reasonBrill
	reasonEnemyShips
	reasonSeville
	reasonNextCoast
	reasonCoastFar
	reasonBesideEnemy
	reasonLeaveFirst
	reasonNotWithThem
	reasonLastShip
	reasonOnlyFleets
	reasonNextSea
	reasonNoPath
	reasonNoWater
	reasonSixStacks
	reasonPathLong
	reasonOnPath
	reasonCaught
	reasonNoWindLoss
	reasonRolledBefore
	reasonDeepFirst
	reasonDrowns
	reasonCoastFree
	reasonTried
	reasonNoShot
	reasonOutOfRange
	reasonNoBerth
	reasonBerthPlace
	// Naval combat, chapter 7
	reasonChasesFirst
	reasonFleetsAttack
	reasonNoShotAttack
	reasonFleetFought
	reasonNoShips
	reasonNewlyBlocked
	reasonShipsAdjacent
	reasonBlockedAttack
	reasonOnlyBlockaders
	reasonSeaHexside
	reasonDeepShallow
	reasonRaided
	reasonNoSupport
	reasonNotFighting
	// Land movement, chapter 8
	reasonClosed
	reasonHexside
	reasonDutchLand
	reasonGermanStates
	reasonGermanMarch
	reasonFrench
	reasonIrish
	reasonScottish
	reasonScotland
	reasonShipsMarch
	reasonNotOnLand
	reasonNotControlled
	reasonNotAwake
	reasonBesiegedMarch
	reasonOneHex
	reasonAllowance
	reasonNoRoad
	reasonDriveOff
	reasonEnemyHex
	// Land combat and sieges, chapters 9 and 10
	reasonNobodyThere
	reasonNoTarget
	reasonStruck
	reasonBesiegedAttack
	reasonOnlyBesiegers
	reasonAdjacent
	reasonAllFought
	reasonStackFought
	reasonNoPart
	reasonNoLandLoss
	reasonNoReplacement
	reasonNoRetreat
	reasonNoAdvance
	reasonRefusedOnce
	reasonBesiegersStand
	reasonNoRelief
	reasonOneRelief
	reasonNoRelievers
	reasonNobodyAttacks
	reasonNoFortress
	reasonCannotFollow
	reasonNoShelter
	// Money and munitions, chapters 11 and 12
	reasonNoMunitionsHere
	reasonMunitionsSiege
	reasonNoSuchFleet
	reasonNoGuns
	reasonPointFunds
	reasonMostShot
	reasonArmFunds
	reasonArmLoose
	reasonArmFleet
	reasonArmPoints
	reasonMonth
	reasonShipsYieldFirst
	reasonNoPaidLand
	reasonNoPortShip
	reasonNoYardRoom
	reasonFewerFit
	reasonWestEdge
	// Politics, chapter 15
	reasonNotRising
	reasonNotLoyalYet
	reasonNotRisenYet
	reasonRisingStrength
	reasonRisingPlace
	reasonProvince
	reasonRisesThere
	numReasons = iota + 1
)

// A reasonRow is a case and the sentence of a refusal by it.
type reasonRow struct {
	rule engine.Case
	text string
}

var reasons = [numReasons]reasonRow{
	engine.NotOpen: {"", "that does not answer any open question"},
	reasonNotYours: {"2.1", "that is not yours to move"},

	reasonNotOnTrack:  {"5.0", "that unit does not stand on a track"},
	reasonShipsReady:  {"5.23", "a ship that begins a turn in box 1 is placed at once, in the port of its track"},
	reasonLandBoxes:   {"5.0", "land units stand in box 1 and are placed from there"},
	reasonFrozen:      {"5.56", "nothing is built, advanced, placed or laid up in a place under siege"},
	reasonWinterTrack: {"5.57", "in winter nothing is built, placed or laid up here"},
	reasonEnemyTrack:  {"5.55", "that track is not in your hands"},
	reasonOncePhase:   {"5.0", "that unit has been placed, advanced, built or repaired in this phase"},
	reasonNextTurn:    {"5.12", "a land unit is placed from the turn after its construction began"},
	reasonTrackPlace:  {"5.13", "a unit is placed in the city, hex or country of its own track"},
	reasonEnemyThere:  {"5.13", "no unit is placed in a hex with enemy units"},
	reasonEnemyLast:   {"5.13", "an enemy land unit was the last to move through that hex"},
	reasonMustAdvance: {"5.24", "only a ship in box 2 may choose to advance"},
	reasonNeverBuilt:  {"5.11", "units of that kind are never constructed"},
	reasonInPlay:      {"5.42", "that unit is in play, or out of the war for good"},
	reasonNoTrack:     {"5.12", "that is no activation track"},
	reasonEnglishYard: {"5.51", "English units are built in England, Dutch ships in ports of the Protestant Netherlands, " +
		"Dutch land units on the track of that country"},
	reasonSpanishYard: {"5.53", "Walloon ships are built in Antwerp, other Spanish ones in ports of Spain"},
	reasonSpanishLand: {"5.52", "Spanish units are built in Spain and hex 3225, Italian ones in hex 3225, German ones in the " +
		"German States, Burgundian ones in Lorraine, Walloon ones on the track of the Catholic Netherlands"},
	reasonShallowTrack:   {"6.35", "deep-draft ships are not built in shallow waters"},
	reasonNoRoom:         {"5.25", "it takes %1, and %3 of the activation value of %2 %{3:is|are} left"},
	reasonBuildFunds:     {"11.5", "it costs %1 x %2 = %{1*2} ducats, and %3 %{3:is|are} left"},
	reasonRepairFunds:    {"5.32", "a repair costs %2 ducats, half of the %1 that building costs, rounded up, and %3 %{3:is|are} left"},
	reasonNotDamaged:     {"5.31", "only a ship on the map that has lost a step is repaired"},
	reasonNoYard:         {"5.32", "a ship is repaired in a friendly port with a track"},
	reasonEnglishRepair:  {"5.51", "English ships are repaired in England, Dutch ones in the Protestant Netherlands"},
	reasonSpanishRepair:  {"5.53", "Spanish and Walloon ships are repaired in Spain and in Antwerp"},
	reasonNotSpared:      {"6.52", "land units of strength %1 are aboard this stack, and its other ships carry %2"},
	reasonLaden:          {"6.52", "the rest of the stack could not carry what stays aboard"},
	reasonNoHost:         {"15.36", "only the great hosts of the English are called out"},
	reasonHostOut:        {"15.36", "it was on the map in the turn in which Britain was invaded"},
	reasonNeverLaidUp:    {"5.61", "leaders and the Treasure Fleet are never laid up"},
	reasonNotOnMap:       {"5.61", "only units on the map are laid up"},
	reasonNoTrackHere:    {"5.61", "ships are laid up in friendly ports that have a track"},
	reasonNotAshore:      {"5.71", "land units are laid up ashore"},
	reasonSiegeLayUp:     {"10.4", "no unit is laid up in a hex under siege, whoever is besieged there"},
	reasonNotBuiltHere:   {"5.71", "a land unit is laid up only where it could be constructed"},
	reasonOverflow:       {"5.64", "%1 ships here would be beyond the activation value, and another port has fewer than %2"},
	reasonNotAfloat:      {"6.11", "only ships and what is aboard them join fleets"},
	reasonNoMarker:       {"6.11", "there are %1 fleets at most"},
	reasonNextMarker:     {"6.11", "a new fleet takes the lowest marker that is free, and that is number %1"},
	reasonInFleet:        {"6.12", "it is in that fleet already"},
	reasonNotTogether:    {"6.12", "it does not lie in the hex of that fleet"},
	reasonNeedsShips:     {"6.11", "a fleet is formed of ships"},
	reasonFormsToBuy:     {"6.12", "in the Acquisition Segment fleets are formed only where munitions may be bought for them"},
	reasonAssigned:       {"13.16", "a naval leader goes where his ship goes"},
	reasonCapacity:       {"6.52", "it has strength %1, and the ships there can carry %2 more"},
	reasonNoFleet:        {"6.12", "that is no ship of a fleet"},
	reasonHighSeasMarker: {"6.13", "on the high seas a ship leaves its fleet only for another fleet"},
	reasonMarkerUnderWay: {"6.13", "a ship leaves a fleet under way only for another fleet"},

	reasonChasesFirst:    {"7.13", "interceptors attack first, each the fleet that it has stopped"},
	reasonFleetsAttack:   {"7.11", "only fleets attack"},
	reasonNoShotAttack:   {"7.11", "a fleet without munitions does not attack"},
	reasonFleetFought:    {"7.14", "each fleet attacks once in a segment"},
	reasonNoShips:        {"7.13", "no enemy ships lie there"},
	reasonNewlyBlocked:   {"10.0", "these ships have entered siege in this segment: they and their besiegers fight from the next one on"},
	reasonShipsAdjacent:  {"7.14", "a fleet attacks ships in a neighbouring hex"},
	reasonBlockedAttack:  {"10.0", "besieged ships attack only their besiegers"},
	reasonOnlyBlockaders: {"10.22", "besieged ships are attacked only by their besiegers"},
	reasonSeaHexside:     {"7.42", "ships do not attack across that hexside"},
	reasonDeepShallow:    {"7.41", "deep-draft ships do not attack in shallow waters"},
	reasonRaided:         {"7.14", "those ships have been attacked from another hex in this segment, and all attacks on them come from one"},
	reasonNoSupport:      {"7.14", "only fleets of the hex from which the attack comes join it, and besieged ones that help them"},
	reasonNotFighting:    {"7.32", "it takes no part in this combat"},

	reasonClosed:        {"8.14", "no land unit may enter that hex"},
	reasonHexside:       {"8.14", "no land unit crosses that hexside"},
	reasonDutchLand:     {"8.23", "Dutch land units stay in the Netherlands"},
	reasonGermanStates:  {"8.24", "only German units enter the German States"},
	reasonGermanMarch:   {"8.24", "German units do not enter the Protestant Netherlands from the German States"},
	reasonFrench:        {"8.25", "French units stay in France"},
	reasonIrish:         {"8.26", "Irish units stay in Ireland"},
	reasonScottish:      {"8.26", "Scottish units stay in Scotland and England"},
	reasonShipsMarch:    {"6.8", "ships do not go by land"},
	reasonNotOnLand:     {"8.0", "it is not ashore"},
	reasonNotControlled: {"8.21", "you do not control units of that nation yet"},
	reasonNotAwake:      {"15.13", "French units are yours from the turn after neutrality was violated"},
	reasonBesiegedMarch: {"8.13", "besieged units do not move"},
	reasonOneHex:        {"8.0", "it goes to a neighbouring hex"},
	reasonAllowance:     {"8.0", "it has moved its %1 %{1:hex|hexes}"},
	reasonNoRoad:        {"8.0", "it cannot reach that hex: it has %1 %{1:hex|hexes} left to march"},
	reasonDriveOff:      {"10.14", "the besiegers there must be driven off first"},
	reasonEnemyHex:      {"8.12", "enemy land units stand there"},

	reasonNobodyThere:    {"9.0", "no land unit of yours is there"},
	reasonNoTarget:       {"9.0", "no enemy land unit is there; units attack the next hex, or besieged units in their own"},
	reasonStruck:         {"9.0", "that stack has been attacked in this segment"},
	reasonBesiegedAttack: {"10.0", "besieged units attack only their besiegers"},
	reasonOnlyBesiegers:  {"10.13", "besieged units are attacked only by their besiegers"},
	reasonAdjacent:       {"9.0", "units attack a neighbouring hex"},
	reasonAllFought:      {"9.0", "each unit attacks once in a segment"},
	reasonStackFought:    {"9.0", "a stack attacks one stack in a segment, and units of that hex have attacked"},
	reasonNoLandLoss:     {"9.13", "land units lose steps when a result of land combat says so"},
	reasonNoPart:         {"9.13", "it takes no part in this combat"},
	reasonNoReplacement:  {"9.14", "a weaker unit of its nation that is off the map takes its place"},
	reasonNoRetreat:      {"9.21", "it need not retreat"},
	reasonNoAdvance:      {"9.23", "only a unit that has won advances"},
	reasonRefusedOnce:    {"10.11", "units that began the segment under siege cannot refuse combat again"},
	reasonBesiegersStand: {"10.14", "besiegers do not enter siege themselves"},
	reasonNoRelief:       {"10.14", "only besieged units and those of a hex beside them attack together, and only their besiegers"},
	reasonOneRelief:      {"10.14", "only units of one neighbouring hex join besieged ones"},
	reasonNoRelievers:    {"10.14", "no unit there can join the attack"},
	reasonNobodyAttacks:  {"9.0", "leaders do not attack without land units"},
	reasonNoFortress:     {"7.63", "only ships in a fortress port of their own enter siege"},
	reasonCannotFollow:   {"7.64", "the attackers could not follow into that port"},
	reasonNoShelter:      {"13.17", "he goes to the nearest fortress of his side, or to a land unit beside which no enemy unit stands or lies"},

	reasonNoNavalLeader:   {"13.16", "only naval leaders are given ships"},
	reasonNoShipForHim:    {"13.16", "a naval leader is given another ship in his own hex"},
	reasonLeaderMoved:     {"13.16", "he has sailed with his ship this turn"},
	reasonOwnShip:         {"13.16", "a naval leader goes aboard a ship of his own: assign him to one"},
	reasonNotToEmbark:     {"6.51", "only land units and leaders ashore embark"},
	reasonEmbarkPort:      {"6.51", "a unit embarks once, in a port where it began the segment"},
	reasonNoShipsThere:    {"6.51", "no ships that began the segment in that port are there to carry it"},
	reasonHeldCapacity:    {"6.51", "it has strength %1, and the ships that began the segment there can carry %2 more"},
	reasonTreasureCarries: {"6.52", "the Treasure Fleet carries no land units"},
	reasonEmbarkSiege:     {"8.13", "it is besieged by land and cannot leave"},
	reasonNotToDebark:     {"6.54", "only land units and leaders aboard ships debark"},
	reasonDebarkCoast:     {"6.54", "units debark in coastal hexes"},
	reasonDebarkEnemy:     {"6.54", "no unit debarks among enemy land units that are not besieged"},

	reasonUnderWay:    {"6.0", "the ships that move now go on, or stop, before anything else is done"},
	reasonNoStack:     {"6.31", "no ships of yours lie there"},
	reasonBarredCoast: {"6.13", "it has intercepted this turn, by high seas movement: it may sail, but not go along the coast"},
	reasonCoasted:     {"6.13", "a ship of that fleet has moved along the coast this turn, and interceptors move by the high seas"},
	reasonMovedShip:   {"6.13", "it has moved this turn: no ship sails the high seas twice, or both sails them and moves along the coast"},
	reasonCarried:     {"6.15", "something aboard came with other ships this turn, and none of those is here to carry it on"},
	reasonCarriedRoom: {"6.15", "what came aboard ships this turn goes on only with them, and those that are here lack room for %1"},
	reasonCarriedOther: {"6.13", "something aboard has moved this turn in the other way: nothing moves both by the high seas and along " +
		"the coast in one turn"},
	reasonNoCoast:      {"6.31", "no way along the coast leads from there"},
	reasonBlockade:     {"10.22", "ships under siege do not move"},
	reasonWinterPort:   {"14.22", "ships that begin a winter turn in a port stay there"},
	reasonShoals:       {"6.35", "deep-draft ships do not enter shallow waters"},
	reasonBrill:        {"6.6", "Dutch ships stay within %1 hexes of Brill"},
	reasonEnemyShips:   {"6.31", "enemy ships lie there"},
	reasonSeville:      {"11.24", "the Treasure Fleet waits until Seville is in Spanish hands"},
	reasonNextCoast:    {"6.31", "ships go along the coast to a neighbouring coastal hex"},
	reasonCoastFar:     {"6.32", "along the coast half the allowance of the slowest ship is %1 %{1:hex|hexes}"},
	reasonBesideEnemy:  {"6.33", "it has come beside enemy ships and stops there"},
	reasonLeaveFirst:   {"6.31", "loose ships are left behind before the others move"},
	reasonNotWithThem:  {"6.31", "it is not with the ships that move"},
	reasonLastShip:     {"6.31", "the last ship is not left behind"},
	reasonOnlyFleets:   {"6.21", "only fleets sail by high seas movement"},
	reasonNextSea:      {"6.22", "a path goes on to a neighbouring hex"},
	reasonNoPath:       {"6.22", "a path is declared when it has a hex at least"},
	reasonNoWater:      {"6.8", "ships enter no hex that is all land, and do not cross that hexside"},
	reasonSixStacks:    {"6.11", "%1 stacks have moved by high seas movement this turn, and no more may"},
	reasonPathLong:     {"6.14", "the slowest ship of the fleet has an allowance of %1 %{1:hex|hexes}"},
	reasonOnPath:       {"6.24", "the fleet runs on along its path, and %1 %{1:hex is|hexes are} left to it"},
	reasonCaught:       {"6.4", "that fleet has been intercepted and does nothing more in this segment"},
	reasonNoWindLoss:   {"6.25", "the wind takes no steps from oared ships or the Treasure Fleet"},
	reasonRolledBefore: {"6.26", "the dice were thrown for the ships that have lain still, and she has sailed this turn"},
	reasonDeepFirst:    {"7.33", "deep-draft ships lose their steps first"},
	reasonDrowns:       {"6.52", "only land units aboard those ships drown"},
	reasonCoastFree:    {"6.41", "ships that move along the coast are never intercepted"},
	reasonTried:        {"6.44", "that fleet has tried to intercept this turn"},
	reasonNoShot:       {"6.46", "a fleet without munitions does not intercept"},
	reasonOutOfRange:   {"6.4", "it is more than %1 hexes away"},
	reasonNoBerth:      {"6.4", "no hex beside that fleet is open to it"},
	reasonBerthPlace:   {"6.4", "it goes to the nearest hex beside the fleet that it has stopped"},

	reasonNoMunitionsHere: {"12.11", "munitions are bought in ports of the home countries that are in your hands"},
	reasonMunitionsSiege:  {"12.11", "no munitions are bought under siege"},
	reasonNoSuchFleet:     {"12.0", "that fleet is not formed"},
	reasonNoGuns:          {"12.0", "the Treasure Fleet alone takes on no munitions"},
	reasonPointFunds:      {"12.0", "a point costs %1 x %2 = %{1*2} ducats, and %3 %{3:is|are} left"},
	reasonMostShot:        {"12.0", "a fleet takes on %1 points at most"},
	reasonArmFunds:        {"12.13", "%1 %{1:point|points} x %2 = %{1*2} ducats, and %3 %{3:is|are} left"},
	reasonArmLoose:        {"12.13", "munitions are bought for a ship in no fleet that joins one"},
	reasonArmFleet:        {"12.13", "that fleet has no munitions to match"},
	reasonArmPoints:       {"12.13", "1 to %1 points, as many as the fleet has"},
	reasonMonth:           {"11.21", "the Treasure Fleet comes in June, July or August"},
	reasonShipsYieldFirst: {"11.3", "ships in friendly ports are laid up first"},
	reasonNoPaidLand:      {"11.3", "only land units on the map for which you pay are disbanded"},
	reasonNoPortShip:      {"11.3", "only ships in friendly ports are laid up for want of money"},
	reasonNoYardRoom:      {"11.3", "it takes %1 of the activation value of its port, and %2 %{2:is|are} left"},
	reasonFewerFit:        {"11.3", "as many ships as can be are laid up: there is room for %1 in this port, but with this one only for %2"},
	reasonWestEdge:        {"11.22", "the Treasure Fleet appears in a hex of the western edge without enemy ships"},

	reasonNotRising:      {"15.22", "that unit does not rise now"},
	reasonNotLoyalYet:    {"15.24", "it comes at the start of the English Land Movement Segment after a rising in its country"},
	reasonNotRisenYet:    {"15.22", "it may rise once the Spanish have landed, at the end of their Naval Movement Segment"},
	reasonRisingStrength: {"15.22", "it has strength %1, and %2 %{2:point is|points are} left"},
	reasonRisingPlace:    {"15.23", "those units do not rise in that hex"},
	reasonProvince:       {"15.24", "one loyal unit comes to each province"},
	reasonRisesThere:     {"15.35", "no unit rises in a hex with enemy units"},
	reasonScotland:       {"8.27", "English units do not enter Scotland before the Spanish invade England or Scotland"},
}
