package jenkins

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice is refused. Predicates return one, or 0 for what is allowed.
const (
	whyFunds         engine.Reason = 2 + iota // too few War Fund points
	whyPool                                   // none in the force pool
	whyStarter                                // it is never bought
	whyIsidro                                 // nor is the San Isidro
	whyEnemyPool                              // the counter is the other side's
	whyNoRoom                                 // no friendly seaport has room for it
	whyPortFull                               // this seaport has no room
	whyNotFriendly                            // the seaport is not friendly
	whySouthSea                               // nothing new on the Great South Sea
	whyNotThere                               // no such counter there
	whyMoved                                  // it has ended its move
	whyStorm                                  // a storm
	whyNotNext                                // the hex is not next to the stack
	whyAllLand                                // an all-land side, or a hex without water
	whyAllSea                                 // an all-sea side, or a hex without land
	whyFar                                    // the bound on hexes
	whyActs                                   // the bound on choices
	whyEnemyShips                             // enemy ships lie there: intercept them first
	whyTriedHere                              // the attempt from this hex has been made
	whyTries                                  // the bound on attempts
	whyNoEnemyShips                           // nobody to intercept
	whyFlagged                                // it has intercepted this turn
	whyNoShip                                 // a deception counter never sails alone
	whyNoAnchor                               // it cannot be carried
	whyNoAnchorGuns                           // cannons without an anchor cannot
	whyNoAnchorChain                          // nor can a boom chain
	whyShipAboard                             // a ship is no cargo
	whyNoPlace                                // no ship there can carry it
	whyEmbarkPort                             // embarking is done in seaport hexes
	whyEntered                                // it has entered a hex already
	whyDock                                   // docking is for friendly seaports
	whyLandEnemy                              // enemy ships that were not fought
	whyBoom                                   // a boom chain never moves
	whyScuttleSeat                            // only the Spanish scuttle
	whyScuttlePort                            // not in a friendly seaport
	whyScuttled                               // two have been scuttled
	whyOverstacked                            // a seaport is overstacked
	whyTrack                                  // ships are due from the track
	whyBound                                  // it is on the track
	whyOccupied                               // a hex with enemy ships
	whyNotSea                                 // not an all-sea hex there
	whyArriveStorm                            // a storm is there
	whyEnemyPort                              // no retreat into an enemy seaport
	whyEnemyThere                             // no retreat onto enemy troops
	whyShipsThere                             // no retreat onto enemy ships
	whyNotSeen                                // only what lies on top is struck
	whyNotTarget                              // not what this Fortune strikes
	whyNotLost                                // cannot be the loss of a land combat
	whyNotSunk                                // cannot be the loss of a perilous sea
	whyNotSick                                // cannot be the loss of a disease
	whyNotHit                                 // cannot be the loss of a naval combat
	whyDecoyHit                               // a deception counter is never the loss of a combat
	whyNotCalled                              // cannot be called home to Europe
	whyNotStarved                             // cannot be the loss of a hex out of supply
	whyNotShed                                // does not help an overstacked seaport
	whyGone                                   // eliminated for good
	whyNoGun                                  // it has nothing to fire
	whyNoBombs                                // no bomb ship there
	whyHulk                                   // a scuttled ship bars the fairway
	whyMustDock                               // the stack came in without an attempt
	whyNoSail                                 // the stack that is moving is ashore
	whyNoMarch                                // the stack that is moving is afloat
	whyLanding                                // the stack has ended its move
	whyNoTactics                              // no leader's die is left
	whyNoDeception                            // no deception counter there
	whyWhich                                  // several deception counters could be spent
	whyNotCaptured                            // no captured Spanish seaport
	whyRolled                                 // its die has been thrown
	whyGarrison                               // not one of the soldiers to be shared out
	whyTurns                                  // not a turn that is played
	whyAbout                                  // the question is about something else
	whyNotBought                              // it has not been bought
	whyNoStack                                // no stack to pick there
	whyEnemyStack                             // the stack is the enemy's
	whyInOrder                                // nothing to put in another order
	whyPickable                               // the stack can be picked
	whyArrangeLater                           // combats still wait
	whyNotRaised                              // it cannot be put on top
	whyNoGather                               // it cannot join the moving stack
	whyAwait                                  // it cannot wait
	whyNoCargo                                // it is not there to go aboard
	whyNothingAboard                          // nothing aboard
	whyDocked                                 // it lies docked already
	whyNotDocked                              // it does not lie docked
	whyStopFirst                              // it is still under way
	whyCaught                                 // caught ships stay and fight
	whyHalted                                 // the enemy may try to intercept first
	whyNotAsked                               // the other side is asked
	whyNoJoin                                 // it cannot take part in the attempt
	whyDecoyJoin                              // it takes part only with a ship of its stack
	whyNobody                                 // nobody has been named who could try
	whyNoCombat                               // no combat waits there
	whyCombat                                 // a combat still waits
	whyNoLeader                               // no leader aboard to lend his dice
	whyNoDie                                  // no such die
	whyRetreatNext                            // ships retreat one hex
	whyFleeNext                               // land counters retreat one hex
	whyFleeSea                                // not into a hex without land
	whyFleeAboard                             // nor aboard a ship
	whyNotDue                                 // it does not come from the track
	whyMustPlace                              // what was bought is placed first
	whyStarving                               // a hex is out of supply
	whyMustLose                               // something can be lost
	whyLayer                                  // a ship ashore or a land counter afloat
	whyNoLand                                 // a hex without land
	whyPickShip                               // ships take it aboard
	whyNotOver                                // no seaport is overstacked
	whySpare                                  // it names more than its verb takes
	whyNoCounter                              // what is to be bought is no counter
	whyNoneHere                               // no stack to put in order there
	whyTakenYet                               // it has been taken already
	whyCargo                                  // cargo goes with its ship
	whyMarching                               // the stack is on the march
	whyBombCargo                              // bomb ships and fire ships carry leaders alone
	whyFull                                   // the ship carries something already
	whyTwin                                   // the merchant carries one like it
	whyNotAboard                              // no such counter is aboard
	whyNotSunkHere                            // no such ship to be scuttled
	whyJoined                                 // it takes part already
	whyNotFighting                            // no such counter is in the combat
	whyDeclared                               // it fires already
	whyFiresAnyway                            // it need not be declared
	whyGunAboard                              // guns aboard do not fire
	whyNotFiring                              // a leader's die for what does not fire
	whyNavalFirst                             // naval combat comes first
	whyLate                                   // the combat comes after all others
	whyFought                                 // the combat is over
	whyPaid                                   // the hex has given up its counter
	whyPortSupply                             // a friendly seaport is in supply
	whySupplied                               // Supplies lie there
	whyDecoyFed                               // deception counters need no supply
	numReasons       = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen: {"", "that does not answer any open question"},

	whyFunds:         {"3.3", "it costs %1 in points, and the track shows only %2"},
	whyPool:          {"3.3", "the force pool has no such counter"},
	whyStarter:       {"3.3", "it has no cost: a counter that begins on the map is never bought"},
	whyIsidro:        {"11.9", "the San Isidro comes from Spain and is never bought"},
	whyEnemyPool:     {"3.3", "that counter is the other side's"},
	whyNoRoom:        {"3.5", "no friendly seaport has room for it"},
	whyPortFull:      {"4.0", "the seaport holds as many as it can"},
	whyNotFriendly:   {"3.5", "new counters are placed in friendly seaports"},
	whySouthSea:      {"3.5", "new counters are not placed on the Great South Sea"},
	whyNotThere:      {"7.0", "there is no such counter to choose there"},
	whyMoved:         {"7.0", "it has ended its move for this step"},
	whyStorm:         {"8.1", "a storm forbids all movement there"},
	whyNotNext:       {"7.0", "a stack moves from hex to neighbouring hex"},
	whyAllLand:       {"7.1", "ships do not cross land"},
	whyAllSea:        {"7.1", "land counters do not cross the sea unless they are carried"},
	whyFar:           {"7.0", "a stack enters at most 80 hexes in one step"},
	whyActs:          {"7.0", "too many choices have been made in this step: no more stacks can be picked"},
	whyEnemyShips:    {"7.2", "enemy ships lie there: the stack must try to intercept them"},
	whyTriedHere:     {"7.2", "the stack has already made its attempt from this hex"},
	whyTries:         {"7.0", "a stack makes at most 12 attempts to intercept in one move"},
	whyNoEnemyShips:  {"7.2", "no enemy ships lie there"},
	whyFlagged:       {"7.2", "ships that have intercepted this turn do not try again"},
	whyNoShip:        {"7.3", "without a ship nothing goes to sea"},
	whyNoAnchor:      {"7.1", "that counter cannot be carried by ships"},
	whyNoAnchorGuns:  {"11.5", "cannons without an anchor symbol cannot be carried by ships"},
	whyNoAnchorChain: {"11.6", "a boom chain cannot be carried by ships"},
	whyShipAboard:    {"7.1", "a ship is never carried by another"},
	whyNoPlace:       {"7.3", "no ship there can carry it"},
	whyEmbarkPort:    {"7.3", "land counters embark in seaport hexes that the enemy does not hold"},
	whyEntered:       {"7.4", "ships go round the Horn before they enter any hex"},
	whyDock:          {"4.0", "ships dock in friendly seaports only"},
	whyLandEnemy:     {"7.3", "nothing lands while enemy ships there have not been fought"},
	whyBoom:          {"11.6", "a boom chain never moves"},
	whyScuttleSeat:   {"11.7", "only the Spanish scuttle ships"},
	whyScuttlePort:   {"11.7", "ships are scuttled in a friendly seaport only"},
	whyScuttled:      {"11.7", "two ships have been scuttled"},
	whyOverstacked:   {"4.5", "a seaport holds too many counters: what is too much is given up first"},
	whyBound:         {"7.4", "it is on its way round the Horn, until its owner's next Movement Step"},
	whyTrack:         {"7.4", "ships due from round the Horn must be placed first"},
	whyOccupied:      {"7.4", "no ship arrives where enemy ships lie"},
	whyNotSea:        {"7.4", "ships arrive in hexes that are all sea, in the other ocean"},
	whyArriveStorm:   {"7.4", "no ship arrives in the hex of a storm"},
	whyEnemyPort:     {"9.1", "ships cannot retreat into an enemy seaport"},
	whyEnemyThere:    {"9.2", "troops cannot retreat into a hex where the enemy may have a land combat value"},
	whyShipsThere:    {"9.1", "ships cannot retreat into a hex with enemy ships"},
	whyNotSeen:       {"10.0", "only the top of an enemy stack on the map is struck, where it can be seen"},
	whyNotTarget:     {"6.6", "this Fortune of War does not strike that counter"},
	whyNotLost:       {"9.2", "only land counters in the combat can be the loss, and no deception counter"},
	whyNotSunk:       {"6.3", "a perilous sea takes ships of the stack that is moving, and no others"},
	whyNotSick:       {"7.5", "disease takes one of the land counters in the hex, but no deception counter"},
	whyNotHit:        {"9.1", "only ships in the combat and the shore guns that fired can be the loss"},
	whyDecoyHit:      {"11.2", "a deception counter is never lost in a combat"},
	whyNotCalled:     {"6.8", "that counter is not one of those that Europe calls home"},
	whyNotStarved:    {"6.7", "a side gives up one counter of its own in each hex where it is out of supply"},
	whyNotShed:       {"4.5", "giving that counter up does not bring the seaport within its limit"},
	whyGone:          {"9.3", "it has been eliminated for good"},
	whyNoGun:         {"9.1", "it has no gun value"},
	whyNoBombs:       {"11.1", "only bomb ships fight troops ashore by themselves, and not in their own seaport"},
	whyHulk:          {"11.7", "a scuttled ship keeps English ships from firing at the troops there"},
	whyMustDock:      {"7.2", "the stack came past enemy ships without an attempt to intercept them, so it must dock"},
	whyNoSail:        {"7.1", "land counters do not sail by themselves"},
	whyNoMarch:       {"7.1", "ships do not march"},
	whyLanding:       {"7.3", "the stack has ended its move: it can only land or dock now"},
	whyNoTactics:     {"9.1", "no leader has a die left for it: those aboard lead ships, those ashore shore guns"},
	whyNoDeception:   {"11.2", "there is no such deception counter to spend"},
	whyWhich:         {"11.2", "several deception counters could be spent: say with which of them"},
	whyNotCaptured:   {"5.0", "England holds no Spanish seaport there with a land counter ashore"},
	whyRolled:        {"5.0", "that seaport has had its one die"},
	whyGarrison:      {"3.1", "those soldiers are not among the garrisons to be placed"},
	whyTurns:         {"11.9", "the San Isidro is scheduled for a turn of this scenario"},
	whyAbout:         {"", "the question is about another hex or stack"},
	whyNotBought:     {"3.5", "only what has been bought and not yet placed goes on the map"},
	whyNoStack:       {"7.0", "no stack of that side lies there"},
	whyEnemyStack:    {"7.0", "that stack is the enemy's, and a side moves only its own"},
	whyInOrder:       {"4.3", "there is nothing to put in another order"},
	whyPickable:      {"4.3", "the stack can still move: pick it, then put it in order"},
	whyNotRaised:     {"4.3", "only what lies under others in the stack is put on top, and cargo with its ship"},
	whyNoGather:      {"7.0", "only ships and deception counters in the hex of the moving stack that have not moved yet join it"},
	whyAwait:         {"7.0", "only a whole stack that has left its hex waits for another, and only one waits at a time"},
	whyNoCargo:       {"7.3", "no such land counter is there to go aboard that can still move in this step"},
	whyNothingAboard: {"7.3", "nothing aboard can land"},
	whyDocked:        {"4.0", "it lies docked already"},
	whyNotDocked:     {"4.0", "only ships that lie docked put out"},
	whyStopFirst:     {"7.3", "land counters go ashore and ships dock once their stack has stopped"},
	whyCaught:        {"7.2", "ships in a hex where an interception has worked stay there and fight"},
	whyHalted:        {"7.2", "the stack halts until the enemy has tried to intercept it or passed"},
	whyNotAsked:      {"", "that side is not asked anything now"},
	whyNoJoin:        {"7.2", "only ships next to the stack take part in the attempt"},
	whyDecoyJoin:     {"7.3", "a deception counter goes along only with a ship of its stack that takes part"},
	whyNobody:        {"7.2", "first name the ships that try; merchants alone cannot"},
	whyNoCombat:      {"6.4", "no combat waits there"},
	whyArrangeLater:  {"4.3", "stacks are put in order once all combats are over"},
	whyCombat:        {"6.4", "a combat must still be fought"},
	whyNoLeader:      {"11.4", "no such leader is aboard there with dice to lend ashore"},
	whyNoDie:         {"11.2", "no die of this combat shows that"},
	whyRetreatNext:   {"9.1", "ships retreat to a hex next to the combat"},
	whyFleeNext:      {"9.2", "land counters retreat to a hex next to the combat"},
	whyFleeSea:       {"9.2", "land counters retreat to a hex with land"},
	whyFleeAboard:    {"9.2", "land counters that retreat do not go aboard a ship"},
	whyNotDue:        {"7.4", "only ships that are due from round the Horn arrive"},
	whyMustPlace:     {"3.5", "a new counter can still be placed, so it must be"},
	whyStarving:      {"6.7", "a hex is out of supply: one counter there must be given up"},
	whyMustLose:      {"9.3", "something there can be lost, so it must be"},
	whyLayer:         {"4.0", "a new ship lies docked, and a new land counter is ashore"},
	whyNoLand:        {"4.0", "a hex that is all sea has no land to go ashore on"},
	whyPickShip:      {"7.3", "pick the ships that are to take land counters aboard"},
	whyNotOver:       {"4.5", "no seaport of that side holds more than it can"},
	whySpare:         {"", "it names more than that choice takes"},
	whyNoCounter:     {"3.3", "only counters are bought"},
	whyNoneHere:      {"4.3", "no stack of that side lies there"},
	whyTakenYet:      {"7.0", "it has been taken already"},
	whyCargo:         {"4.1", "cargo goes with its ship"},
	whyMarching:      {"7.0", "part of a stack is taken before it sets out, so end this march first"},
	whyBombCargo:     {"7.3", "bomb ships and fire ships carry nothing but one leader"},
	whyFull:          {"7.3", "a ship that is no merchant carries one counter, and this one has it"},
	whyTwin:          {"7.3", "a merchant carries no two counters that are alike, nor two leaders"},
	whyNotAboard:     {"7.3", "no such counter is aboard there"},
	whyNotSunkHere:   {"11.7", "only a ship of that stack can be scuttled"},
	whyJoined:        {"7.2", "it takes part in the attempt already"},
	whyNotFighting:   {"9.1", "that side has no such counter in the combat"},
	whyDeclared:      {"9.1", "it has been declared to fire already"},
	whyFiresAnyway:   {"9.1", "ships with guns fire anyway: only fire ships and shore guns are declared"},
	whyGunAboard:     {"9.1", "guns that a ship carries do not fire"},
	whyNotFiring:     {"9.1", "a leader's dice go only to a counter that fires"},
	whyNavalFirst:    {"9.0", "naval combat comes first there, and bomb ships may fight the troops after it"},
	whyLate:          {"9.1", "ships that were caught on their retreat fight after all other combats"},
	whyFought:        {"6.4", "combat there is over for this step"},
	whyPaid:          {"6.7", "that hex has given up its counter already"},
	whyPortSupply:    {"6.7", "a friendly seaport is always in supply"},
	whySupplied:      {"11.8", "Supplies keep that hex in supply"},
	whyDecoyFed:      {"6.7", "a deception counter is never lost for want of supply"},
}

// reasonWords returns the sentences of refusals, by reason.
func reasonWords() []string {
	all := make([]string, numReasons)
	for why := range refusals {
		all[why] = refusals[why].text
	}
	return all
}
