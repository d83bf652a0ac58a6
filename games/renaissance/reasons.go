package renaissance

import "weathergage/engine"

// Reasons why an order is refused. Predicates return one, 0 for what is allowed.
const (
	whyEnded engine.Reason = 2 + iota // the match is over, for each result
	whyEndedFleet
	whyEndedGoal
	whySealed       // the orders of the seat are
	whyNotOwn       // another side's
	whyOutOfPlay    // lost, gone or to come
	whySecures      // a prize, too soon
	whyPrizeCrew    // a prize, too few men
	whyFortSilent   // no gun is served
	whyOver         // her orders are complete
	whyFull         // no room for more orders
	whyTwice        // ordered already
	whyLate         // before her way is plotted
	whyFixed        // the order leaves no way to plot
	whyParts        // too many parts
	whyShort        // she cannot slow down so fast
	whyPace         // the most for the wind on her
	whySpeedUp      // she cannot speed up so fast
	whyTooFar       // both or the share that is left
	whyTurn         // too far round
	whyArc          // too far round, in mm
	whyBothWays     // port and starboard
	whyNoTurn       // nothing left for a turn
	whySmall        // not on the small circle
	whySteering     // steering gear lost
	whyWreckage     // sections over the side
	whyStraight     // attack speed is straight
	whyBare         // no course without sails and rudder in a gale
	whyInside       // inside the limit of the wind
	whyCalm         // no wind
	whyDrifts       // she drifts
	whyNoMeans      // nothing to move her
	whyStays        // in stays
	whyLocked       // locked
	whyAground      // aground
	whyHeld         // anchored or moored
	whyOars         // no oars
	whySails        // no such sail
	whyFurled       // her sail is furled
	whyGale         // not in a gale
	whyNoAttack     // no attack speed
	whyRested       // one move in five
	whyGalley       // galleys only
	whyWindAbeam    // wind not on bow or stern
	whyUnderWay     // she must be stopped
	whyStopped      // stopped between ahead and astern
	whySpin         // less than so much
	whyTacked       // too soon
	whyTackWind     // wind not on the bow
	whyTackRig      // fore top or bowsprit lost
	whyTackGale     // no tacking
	whyLift         // only Mediterranean galleasses
	whyLie          // lying a-hull
	whyNoAnchor     // no anchor left
	whyDeep         // anchors hold in shallows
	whyMoorDeep     // no mooring in deep water
	whyNotHeld      // not held so
	whyShip         // not such a ship
	whyFoe          // an enemy
	whyFriend       // a friend
	whyApart        // not in contact
	whyNotLocked    // not locked with her
	whyNoBattery    // no battery left
	whyClear        // nothing over that side
	whySound        // not under way
	whyTooSlow      // she would slow down too fast
	whyMost         // the most straight on
	whyAdrift       // drifts, by the table
	whyRowGale      // no oars in a gale
	whyRowStorm     // nor of others in a storm
	whyNoStroke     // no way under oars
	whyUnset        // no sail set
	whySet          // her sail is set
	whyLower        // her last sail is lowered
	whyNoOared      // she sets sections
	whyUnderSail    // no oars are out
	whyBack         // farther than she backs
	whySprings      // farther than she swings
	whyQuarters     // no quarter of the move
	whyNumber       // no number of a message
	whyCode         // not the message of that signal
	whySignal       // two signals at once
	whyNoSignal     // no gun to signal with
	whyNoMelee      // no melee that this is about
	whyInMelee      // men of hers fight already
	whyInBoats      // boarders from boats
	whyFirstRound   // no round has been fought
	whyRally        // parties not assembled again
	whyNoMen        // nobody to tell off
	whyTooMany      // more than the party may have
	whyBoardGale    // no boarding in a gale
	whySword        // nobody to take the sword
	whyNoSword      // no personality aboard
	whyRetires      // morale
	whyStruck       // surrendered
	whyNoDuel       // nobody to fight
	whyDuels        // the option is off
	whyDuelOn       // they fight already
	whyDuelAway     // one stands with boarders elsewhere
	whyDuelStage    // before stage 2
	whySkip         // not from the waist, come to over the beam
	whyGreed        // another prey
	whyOnDeck       // enemies aboard
	whyMixed        // a party of either kind of men
	whyNoLeader     // nobody to lead boarders
	whyKindle       // no corsair, or not at stage 3
	whyFollow       // not an elite crew
	whyWake         // not in her wake
	whyAbreast      // not galleys of one line
	whyLevel        // not level with her
	whyNoStump      // no stump
	whyEnemyOnDeck  // enemy boarders
	whyRepairGale   // not in a gale
	whyNoHole       // no hole of gunfire
	whyOarsLeft     // no oars to shift
	whyNoChaser     // nothing to haul aft
	whyBarrier      // no barrier that she could break
	whyNoGuns       // no battery left in that group
	whyNotLoaded    // nothing in the guns
	whyLoaded       // loaded already
	whyEmpty        // nothing to unload
	whyOneSide      // the other broadside is being loaded
	whyMenRow       // no rowers
	whySignals      // signals by guns
	whyHolds        // ordered not to fire
	whyUnlifted     // oars in the way
	whyLiftVain     // nothing to fire
	whyTimed        // ordered to fire early
	whyAtEnd        // at the end only
	whyBoatWind     // boats do not tow in it
	whyAimed        // ordered to fire
	whyOneRanging   // one ranging shot in a move
	whyPart         // not a part of what is loaded
	whyAgain        // too soon after the last salvo
	whyArm          // so many mariners
	whyArmed        // they have muskets
	whyHoldsMuskets // no small arms
	whyUnloads      // ordered to be unloaded
	whySlow         // a raw crew, too soon
	whyRopes        // the second move of a tack
	whyBurns        // a fire that stops her
	whyAblaze       // a fire out of control
	whyCeased       // morale
	whyTowed        // in tow
	whyTowing       // a tow already
	whyTowFar       // farther than the line
	whyNoTow        // no tow
	whyFew          // too few for a prize
	whyTossed       // too small for guns in a storm
	whyNoTack       // no tack to choose
	whyOneFront     // boarded in one place only
	whyCircle       // inside the turning circle
	whyMark         // no specified target
	whyCold         // no red hot shot
	whyFort         // not for a fort
	whyFireShip     // not a fire ship
	whyAlight       // not alight, or alight already
	whyNoBoats      // no boat for her crew
	whyNoBoat       // no such boat there
	whyNotAlongside // not at the hull of a friend
	whyBoatCrew     // not enough men in it
	whyBoatRoom     // more men than there are or find room
	whyBoatLaden    // not empty
	whyDavits       // one boat at a time
	whyBoatWeather  // too heavy for boats
	whyBoatSpeed    // she is too fast for it
	whyNoGunBoat    // nothing to shift, or no room for it
	whyHearing      // out of hearing
	whyBoatsTurn    // boats turn her in her own length
	whyKedge        // no calm, no shallows or no kedge out
	whyKedgeFar     // farther than the cable is hauled in

	// Why an order came to nothing; the later, the nearer it was.
	whyIdleGone     // out of play
	whyIdleReply    // has not fired at her
	whyIdleUnseen   // out of sight
	whyIdleFar      // out of range
	whyIdleBears    // no battery bears
	whyIdleBlocked  // no clear lane
	whyIdleNear     // beyond small arms
	whyIdleFights   // on a deck
	whyIdleApart    // no contact left
	whyIdleParty    // too few left of a party
	whyIdleCutting  // cutting loose
	whyIdleMeets    // no enemy met
	whyIdleDeclined // a challenge
	whyIdleHeld     // no place for an anchor
	whyIdleEngaged  // a fort under fire
	whyIdleLine     // too far for a tow
	whyIdleTouch    // nobody to be locked with
	whyPrizeGuns    // nobody for a battery of a prize
	numReasons      = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen: {"", "that does not answer any open question"},

	whyEnded:        {"1.2", "the match is over: its last move has been played"},
	whyEndedFleet:   {"1.2", "the match is over: one side has no ship left"},
	whyEndedGoal:    {"1.2", "the match is over: a goal that ends it has been met"},
	whySealed:       {"1.2", "the orders of this side are sealed; take the seal back to change them"},
	whyNotOwn:       {"2.2", "orders there are for the other side to write"},
	whyOutOfPlay:    {"1.1", "she is not in play: lost, off the table, or not there yet"},
	whySecures:      {"21.2", "the prize crew has to secure her for %1 moves more before it can sail her"},
	whyPrizeCrew:    {"21.2", "a prize is sailed by a tenth of her crew at least: %2 men, and %1 hold her"},
	whyFortSilent:   {"25.2", "no gun there is left, or nobody to serve it"},
	whyOver:         {"2.2", "her orders are complete; take them back to change them"},
	whyFull:         {"2.2", "a ship is given at most %1 orders a move"},
	whyTwice:        {"2.2", "that is ordered already"},
	whyLate:         {"2.2", "that must be ordered before her way is plotted"},
	whyFixed:        {"2.2", "another order leaves her no way to go"},
	whyParts:        {"8.1", "a way has at most %1 parts"},
	whyShort:        {"7.6", "she slows down by at most %1 mm a move: %2 mm more are wanted"},
	whyTooSlow:      {"7.6", "she slows down by at most %1 mm a move: %2 mm are wanted, and this leaves her less"},
	whyPace:         {"8.1", "with the wind so, and the way plotted, %2 mm remain, not %1"},
	whyMost:         {"7.3", "as she is, she goes %2 mm at most, not %1"},
	whyAdrift:       {"7.3", "with the wind so she can only drift"},
	whyRowGale:      {"7.4", "no oars move a ship in a gale"},
	whyRowStorm:     {"6.5", "in a storm only galleys and galleasses move under oars"},
	whyNoStroke:     {"7.4", "her oars give her no way in this wind, or too few are left"},
	whyUnset:        {"6.4", "she has no sail set"},
	whyUnderSail:    {"7.4", "with sail set, or while she sets or lowers it, she has no oars out for that"},
	whyLower:        {"7.4", "to lower the last of her sail takes an oared vessel a move"},
	whyNoOared:      {"7.4", "only oared vessels take a move to raise or lower sail: others set so many sections"},
	whySet:          {"7.4", "her sail is set already"},
	whyBack:         {"7.9", "she backs water by at most %2 mm a move, not %1"},
	whySprings:      {"24.0", "on her springs she swings at most %1 mm a move"},
	whyQuarters:     {"1.2", "guns are fired when 0 to %1 quarters of the move are over"},
	whyCode:         {"3.3", "guns say two messages and no others: this signal is message %1"},
	whyNumber:       {"3.6", "messages have the numbers 1 to %1"},
	whySpeedUp:      {"7.6", "she speeds up by at most %3 mm a move: %2 mm remain, not %1"},
	whyTurn:         {"8.1", "a turn of %1 degrees needs %2 mm on this circle, and %3 mm remain"},
	whyTooFar:       {"8.1", "nothing remains of the move"},
	whyArc:          {"8.1", "%1 mm of this circle count %2 mm: at most %3 mm of it can be ordered"},
	whyBothWays:     {"8.1", "no ship turns to port and to starboard in one move"},
	whyNoTurn:       {"8.1", "too little remains of the move to turn"},
	whySmall:        {"8.1", "she may not use the small circle"},
	whySteering:     {"17.3", "her steering gear is destroyed: she keeps her course for %1 moves"},
	whyWreckage:     {"17.6", "with %1 mast sections over the other side she cannot turn this way"},
	whyStraight:     {"7.4", "at attack speed no ship changes course"},
	whyBare:         {"6.2", "without a rudder and without sails no ship changes course in a gale"},
	whyInside:       {"7.2", "she lies too near the wind to sail straight ahead"},
	whyCalm:         {"6.1", "in a calm no ship moves under sail"},
	whyDrifts:       {"7.2", "she drifts down wind for %1 moves more"},
	whyNoMeans:      {"17.5", "she has neither sail nor oars and drifts"},
	whyStays:        {"8.2", "she is tacking: move %1 of the sequence is made next"},
	whyLocked:       {"18.1", "she is locked with another ship and must cut loose first"},
	whyAground:      {"23.3", "she is aground"},
	whyHeld:         {"24.0", "she is anchored or moored"},
	whyOars:         {"7.4", "she has no oars that would do it"},
	whySails:        {"6.4", "she has %1 sections for sail"},
	whyFurled:       {"7.4", "her sail is furled: to raise it takes a move"},
	whyGale:         {"7.9", "not in a gale"},
	whyNoAttack:     {"7.4", "she has no attack speed"},
	whyRested:       {"7.4", "attack speed is for one move in five: not for %1 moves more"},
	whyGalley:       {"7.9", "only galleys hold their position"},
	whyWindAbeam:    {"7.9", "in a fresh wind she must have it on her bow or stern"},
	whyUnderWay:     {"7.6", "she must be stopped first, and moved %1 mm"},
	whyStopped:      {"7.9", "between ahead and astern she stops for a move"},
	whySpin:         {"7.4", "in her own length she turns by at most %2 degrees a move"},
	whyTacked:       {"8.2", "she may not tack again for %1 moves"},
	whyTackWind:     {"8.2", "she tacks with the wind on her bow, not otherwise"},
	whyTackRig:      {"17.5", "without fore top or bowsprit she cannot tack"},
	whyTackGale:     {"6.2", "no ship tacks in a gale"},
	whyLift:         {"11.1", "only Mediterranean galleasses lift their oars"},
	whyLie:          {"6.2", "a ship lies a-hull in a gale, beam on to the wind, with a rudder and no sail"},
	whyNoAnchor:     {"24.0", "she has no anchor left for that"},
	whyDeep:         {"24.0", "anchors hold in shallows only, but for sea anchors"},
	whyMoorDeep:     {"24.0", "a ship moors in shallows, where there is ground to make her lines fast to"},
	whyNotHeld:      {"24.0", "she is not held that way"},
	whyShip:         {"2.2", "not a ship that this could be about, or too far off for it"},
	whyFoe:          {"2.2", "not a ship of that side"},
	whyFriend:       {"19.1", "she boards enemies, friends that have struck, and prizes that her own men hold"},
	whyApart:        {"18.4", "the two are not in contact"},
	whyNotLocked:    {"18.4", "the two are not locked together"},
	whyNoBattery:    {"23.3", "no battery is left there, or she is not aground"},
	whyClear:        {"17.6", "nothing lies over that side"},
	whySound:        {"23.4", "the lead is for ships that are sailed or rowed ahead"},
	whySignal:       {"3.3", "one signal a move"},
	whyNoSignal:     {"3.2", "she has no gun left to signal with"},
	whyNoMelee:      {"19.4", "there is no melee that this could be about"},
	whyInMelee:      {"19.4", "her men are in a melee already, and may be reinforced"},
	whyInBoats:      {"19.4", "none can follow boarders who came in boats"},
	whyFirstRound:   {"19.4", "a party is reinforced in the rounds after the first"},
	whyRally:        {"19.4", "her parties are not assembled again yet"},
	whyNoMen:        {"19.4", "there are no men told off, or to be told off, for that"},
	whyTooMany:      {"19.4", "at most %1 soldiers and %2 mariners, or %3 mariners alone"},
	whyBoardGale:    {"6.2", "nobody boards in a gale"},
	whySword:        {"4.3.3", "no enemy of the rank is there to take a commander's sword"},
	whyNoSword:      {"4.3.3", "no personality is free aboard her to yield his sword"},
	whyRetires:      {"20.4", "her crew is retiring"},
	whyFollow:       {"2.3", "only elite crews follow in line ahead"},
	whyWake:         {"2.3", "she does not lie in the wake of that ship"},
	whyAbreast:      {"2.3", "in line abreast galleys and galleasses follow, under oars in the Mediterranean, not raw, five at most"},
	whyLevel:        {"2.3", "she does not lie level with that ship, within half a length and headed alike"},
	whyNoStump:      {"17.9", "no mast has gone there, or a jury mast stands in its place"},
	whyEnemyOnDeck:  {"17.9", "enemy boarders are on her decks"},
	whyRepairGale:   {"17.9", "nothing is repaired in a gale"},
	whyNoHole:       {"17.9", "she has no hole from gunfire"},
	whyOarsLeft:     {"17.8", "at most %1 oars can be brought over to that side"},
	whyNoChaser:     {"10.7", "she has stern chasers yet, never had any, or has no battery left on that side"},
	whyBarrier:      {"23.7", "a barrier is broken by a vessel under 100 tons that lies still within %1 mm of it, or by any that lies so at one end, with her own crew and no enemy there"},
	whyTowed:        {"9.1", "she is in tow and goes where the tow goes"},
	whyTowing:       {"9.1", "one of the two has a tow already"},
	whyTowFar:       {"9.1", "the line is %1 mm long"},
	whyFew:          {"21.2", "a ship that has struck is taken by %1 men at least"},
	whyTossed:       {"6.5", "ships under 100 tons fire no batteries in a storm"},
	whyNoTack:       {"20.4", "only a crew that retires under sail, and cannot sail straight away from the enemy, chooses its tack"},
	whyOneFront:     {"19.4", "a counter-boarding party is split only where boarders have come aboard in two places"},
	whyNoTow:        {"9.1", "she has no tow"},
	whyCircle:       {"8.1", "that place lies inside her turning circle"},
	whyStruck:       {"21.0", "she has struck"},
	whyNoDuel:       {"4.3.2", "no personalities of both sides are there to fight each other"},
	whyDuels:        {"4.3.2", "single combat is an optional rule, which is not in force"},
	whyDuelOn:       {"4.3.2", "they are in single combat already: it goes on without an order"},
	whyDuelAway:     {"4.3.2", "one of the two stands with his own boarders on another deck"},
	whyDuelStage:    {"4.3.2", "single combat waits until boarders have come to stage 2 aboard one of the two ships"},
	whySkip:         {"19.8", "the forecastle is passed by from the waist, by men who boarded a sailing ship over her beam and have come to stage 2"},
	whyGreed:        {"22.4", "her commander is after another prize"},
	whyKindle:       {"21.3", "only a Barbary corsair on which nothing burns yet sets fire to herself, when boarders have come to stage 3"},
	whyNoLeader:     {"4.3.4", "only elite captains and personalities lead a party"},
	whyMixed:        {"19.4", "at most %1 men, soldiers and mariners together"},
	whyOnDeck:       {"19.1", "with enemies on her deck she cannot cut loose"},
	whyNoGuns:       {"10.1", "she has no battery left there"},
	whyNotLoaded:    {"10.3", "the guns are not loaded"},
	whyLoaded:       {"10.3", "the guns are loaded: they are fired or unloaded first"},
	whyEmpty:        {"10.3", "there is nothing to unload"},
	whyOneSide:      {"10.3", "both broadsides are not loaded in one move"},
	whyMenRow:       {"4.1", "those who would serve the guns are at the oars"},
	whySignals:      {"3.3", "a ship that signals by guns fires none at the enemy"},
	whyUnlifted:     {"11.1", "she rows, and her oars are in the way of her broadsides: they are lifted, for the whole move, before her way is plotted"},
	whyLiftVain:     {"11.1", "oars are lifted for a broadside to be fired, and none of hers is loaded or being loaded"},
	whyTimed:        {"10.3", "the group is ordered to fire before the end of the move, and then it is not ready for that"},
	whyAtEnd:        {"10.3", "guns that are loaded in this move, were fired in the last or fire a ranging shot are fired at its end: when 4 quarters are over"},
	whyBoatWind:     {"9.1", "boats tow in a calm or a light wind, and fully crewed, not otherwise"},
	whyIdleGone:     {"10.1", "she cannot be fired at: out of play, or in other hands"},
	whyIdleReply:    {"20.4", "a crew that retires to recover fires only at those who have fired at it"},
	whyIdleUnseen:   {"5.3", "out of sight"},
	whyIdleFar:      {"10.4", "out of range"},
	whyIdleBears:    {"10.5", "no battery bears"},
	whyIdleBlocked:  {"10.8", "the lane of fire is not clear"},
	whyIdleNear:     {"15.0", "out of range of small arms"},
	whyIdleFights:   {"15.0", "men of hers fight on a deck, where no small arms are fired"},
	whyIdleApart:    {"19.1", "the hulls do not touch"},
	whyIdleParty:    {"19.1", "too few of the party are left"},
	whyIdleCutting:  {"18.4", "the two are being cut loose"},
	whyIdleMeets:    {"7.9", "she meets no enemy"},
	whyIdleDeclined: {"4.3.2", "the challenge is not taken up"},
	whyIdleHeld:     {"24.0", "she has fouled, run aground or drifted out of the shallows"},
	whyIdleEngaged:  {"25.6", "a fort under fire fires at the nearest ship that fires at it"},
	whyIdleLine:     {"9.1", "the two have come too far apart for the line"},
	whyIdleTouch:    {"18.1", "the hulls do not touch"},
	whyPrizeGuns:    {"21.2", "too few men hold her to serve a battery"},
	whyHolds:        {"10.1", "the group is ordered not to fire"},
	whyAimed:        {"10.1", "the group is ordered to fire"},
	whyOneRanging:   {"10.2", "a ship fires one ranging shot in a move"},
	whyPart:         {"10.1", "a part is one battery or more, and fewer than the %1 loaded there"},
	whyAgain:        {"10.3", "guns that were fired in the last move are fired at the end of this one"},
	whyArm:          {"15.0", "soldiers carry the muskets, and of her mariners at most %1 besides"},
	whyArmed:        {"15.0", "mariners of hers are given muskets in this move: she does not hold her small arms as well"},
	whyHoldsMuskets: {"15.0", "her small arms are ordered not to fire: muskets for mariners would be of no use"},
	whyUnloads:      {"10.3", "the group is ordered to be unloaded"},
	whySlow:         {"10.3.1", "a raw crew fires these guns in every third move only"},
	whyRopes:        {"8.2", "her hands are at the ropes as she goes through the wind"},
	whyBurns:        {"16.0", "until the fire aboard her is out she slows down and drifts"},
	whyAblaze:       {"16.1", "the fire aboard her is out of control: she drifts"},
	whyCeased:       {"20.3", "her crew has ceased fire"},
	whyMark:         {"26.0", "where the rule is in force, single batteries, bow chasers, galleys and vessels under 100 tons fire at one part of a ship; the last two may do so together"},
	whyCold:         {"25.5", "red hot shot is fired by shore batteries with a furnace, after %1 moves of heating"},
	whyFort:         {"25.0", "a fort is ordered to load and to fire, and nothing else"},
	whyFireShip:     {"16.2", "this is for fire ships, a fuse for those that are explosive vessels; and fire ships have nobody at the guns"},
	whyAlight:       {"16.2", "she is set alight first, and once: with her own crew aboard, and no enemy on deck"},
	whyNoBoats:      {"16.2", "she has no crew to leave her, or no boat for them"},
	whyNoBoat:       {"9.2", "no boat of hers is there for that"},
	whyNotAlongside: {"9.2", "the boat does not lie at the hull of a friend"},
	whyBoatCrew:     {"9.2", "the boat is at sea and has men to row it for that, and %1 to tow or to carry"},
	whyBoatRoom:     {"9.2", "of %1 soldiers and %2 mariners, %3 at most, and one at least"},
	whyBoatLaden:    {"9.2", "men or guns are in the boat"},
	whyDavits:       {"9.2", "a ship launches or stows one boat at a time"},
	whyBoatWeather:  {"9.2", "boats are not lowered in a gale or a storm"},
	whyBoatSpeed:    {"9.2", "she may move at most %1 mm in a move in which a boat is launched or stowed"},
	whyNoGunBoat:    {"23.3", "there is no battery to shift, or no room for it at her hull"},
	whyHearing:      {"3.4", "who carries a message lies within %1 mm of who sends it"},
	whyBoatsTurn:    {"9.1", "boats turn a ship in her own length"},
	whyKedge:        {"23.4", "she kedges in a calm, in shallows, and with a boat ahead of her that has carried the anchor out"},
	whyKedgeFar:     {"23.4", "by her kedge she is hauled at most %1 mm a move"},
}
