package jenkins

import "weathergage/engine"

// Reasons why a choice is refused. Predicates return one, 0 for what is allowed.
const (
	whyPhase        engine.Reason = 2 + iota // not the time for it
	whyFunds                                 // too few War Fund points
	whyPool                                  // none in the force pool
	whyEnemyPool                             // the counter is the other side's
	whyNoRoom                                // no friendly seaport has room for it
	whyPortFull                              // this seaport has no room
	whyNotFriendly                           // the seaport is not friendly
	whySouthSea                              // nothing new on the Great South Sea
	whyNotThere                              // no such counter there
	whyMoved                                 // it has ended its move
	whyStorm                                 // a storm
	whyNotNext                               // the hex is not next to the stack
	whyAllLand                               // an all-land side, or a hex without water
	whyAllSea                                // an all-sea side, or a hex without land
	whyFar                                   // the bound on hexes
	whyActs                                  // the bound on choices
	whyEnemyShips                            // enemy ships lie there: intercept them first
	whyTriedHere                             // the attempt from this hex has been made
	whyNoEnemyShips                          // nobody to intercept
	whyFlagged                               // it has intercepted this turn
	whyNoShip                                // a deception counter never sails alone
	whyNoAnchor                              // it cannot be carried
	whyNoPlace                               // no ship there can carry it
	whyEmbarkPort                            // embarking is done in seaport hexes
	whyEntered                               // it has entered a hex already
	whyDock                                  // docking is for friendly seaports
	whyLandEnemy                             // enemy ships that were not fought
	whyBoom                                  // a boom chain never moves
	whyScuttleSeat                           // only the Spanish scuttle
	whyScuttled                              // two have been scuttled
	whyOverstacked                           // a seaport is overstacked
	whyTrack                                 // ships are due from the track
	whyBound                                 // it is on the track
	whyOccupied                              // a hex with enemy ships
	whyNotSea                                // not an all-sea hex there
	whyEnemyPort                             // no retreat into an enemy seaport
	whyEnemyThere                            // no retreat onto the enemy
	whyNotSeen                               // only what lies on top is struck
	whyNotTarget                             // not what this Fortune strikes
	whyNotLost                               // cannot be the loss
	whyNoGun                                 // it has nothing to fire
	whyNoTactics                             // no leader's die is left
	whyNoDeception                           // no deception counter there
	whyNotCaptured                           // no captured Spanish seaport
	whyRolled                                // its die has been thrown
	whyGarrison                              // not one of the soldiers to be shared out
	whyTurns                                 // not a turn that is played
	numReasons      = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen: {"", "no question that is open now is answered by this"},

	whyPhase:        {"6.0", "that is not done in this step"},
	whyFunds:        {"3.3", "it costs %1 points, and only %2 are left"},
	whyPool:         {"3.3", "there is none in the force pool"},
	whyEnemyPool:    {"3.3", "that counter is the other side's"},
	whyNoRoom:       {"3.5", "no friendly seaport has room for it"},
	whyPortFull:     {"4.0", "the seaport holds as many as it can"},
	whyNotFriendly:  {"3.5", "new counters are placed in friendly seaports"},
	whySouthSea:     {"3.5", "nothing is placed on the Great South Sea"},
	whyNotThere:     {"7.0", "there is no such counter to choose there"},
	whyMoved:        {"7.0", "it has ended its move for this step"},
	whyStorm:        {"8.1", "a storm forbids all movement there"},
	whyNotNext:      {"7.0", "a stack moves from hex to neighbouring hex"},
	whyAllLand:      {"7.1", "ships do not cross land"},
	whyAllSea:       {"7.1", "land counters do not cross the sea unless they are carried"},
	whyFar:          {"7.0", "a stack enters at most %1 hexes in one step"},
	whyActs:         {"7.0", "so many choices have been made in this step that no more stacks are picked"},
	whyEnemyShips:   {"7.2", "enemy ships lie there: the stack must try to intercept them"},
	whyTriedHere:    {"7.2", "from this hex the stack has made its attempt"},
	whyNoEnemyShips: {"7.2", "no enemy ships lie there"},
	whyFlagged:      {"7.2", "ships that have intercepted this turn do not try again"},
	whyNoShip:       {"7.3", "without a ship nothing goes to sea"},
	whyNoAnchor:     {"7.1", "that counter cannot be carried by ships"},
	whyNoPlace:      {"7.3", "no ship there can carry it"},
	whyEmbarkPort:   {"7.3", "land counters embark in seaport hexes that the enemy does not hold"},
	whyEntered:      {"7.4", "ships go round the Horn before they enter any hex"},
	whyDock:         {"4.0", "ships dock in friendly seaports only"},
	whyLandEnemy:    {"7.3", "nothing lands where enemy ships have not been fought"},
	whyBoom:         {"11.6", "a boom chain never moves"},
	whyScuttleSeat:  {"11.7", "only the Spanish scuttle, in a friendly seaport"},
	whyScuttled:     {"11.7", "two ships have been scuttled"},
	whyOverstacked:  {"4.5", "a seaport holds too many counters"},
	whyBound:        {"7.4", "it is on its way round the Horn, until its owner's next Movement Step"},
	whyTrack:        {"7.4", "ships due from round the Horn must be placed first"},
	whyOccupied:     {"7.4", "no ship arrives where enemy ships lie"},
	whyNotSea:       {"7.4", "ships arrive in hexes that are all sea, in the other ocean"},
	whyEnemyPort:    {"9.1", "nobody retreats into an enemy seaport"},
	whyEnemyThere:   {"9.2", "nobody retreats onto the enemy"},
	whyNotSeen:      {"10.0", "only a counter that can be seen is struck"},
	whyNotTarget:    {"10.0", "this Fortune of War does not strike that counter"},
	whyNotLost:      {"9.3", "that counter cannot be the loss"},
	whyNoGun:        {"9.1", "it has no guns for naval combat, or they are not free to fire"},
	whyNoTactics:    {"9.1", "no leader has a die left for it"},
	whyNoDeception:  {"11.2", "there is no deception counter to spend"},
	whyNotCaptured:  {"5.0", "England holds no Spanish seaport there"},
	whyRolled:       {"5.0", "a captured seaport has one die"},
	whyGarrison:     {"3.1", "those soldiers are not among the garrisons to be shared out"},
	whyTurns:        {"11.9", "she is placed on a turn that is played"},
}
