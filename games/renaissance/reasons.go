package renaissance

import "github.com/weathergage/weathergage/engine"

// Reasons why an order is refused. Predicates return one, 0 for what is allowed.
const (
	whyEnded engine.Reason = 2 + iota // the match is over, for each result
	whyEndedFleet
	whyEndedGoal
	whySealed       // the orders of the seat are
	whyNotOwn       // another side's
	whyOutOfPlay    // lost, gone or to come
	whyUnseen       // out of sight
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
	whyCollides     // the rest of a collision move
	whyHeld         // anchored or moored
	whyOars         // no oars
	whySails        // no such sail
	whyFurled       // her sail is furled
	whyGale         // not in a gale
	whyNoAttack     // no attack speed
	whyRested       // one move in five
	whyGalley       // galleys only
	whyRammers      // galleys and galleasses only
	whyRakers       // the same, and the oars of oared vessels
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
	whyOneGun       // one battery in a move
	whyNotAground   // no battery leaves her
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
	whyShouted      // two messages at once
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
	whyAllFight     // nobody left for the guns
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
	whyFuse         // not an explosive vessel
	whyNoGunners    // a fire ship
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
	whyStorming     // no fort is stormed
	whyShade        // high land takes the wind
	whyMuskets      // small arms fire already
	whyNoMuskets    // small arms hold their fire
	whyWithdraws    // to withdraw and to fight on
	whyMeleeGale    // no round in a gale
	whyNobody       // nobody aboard
	whyBegun        // cutting loose has begun

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
	whyIdleBulwarks // both crews board
	whyIdleParty    // too few left of a party
	whyIdleCutting  // cutting loose
	whyIdleMeets    // no enemy met
	whyIdleDeclined // a challenge
	whyIdleHeld     // no place for an anchor
	whyIdleEngaged  // a fort under fire
	whyIdleLine     // too far for a tow
	whyIdleTouch    // nobody to be locked with
	whyIdleMoves    // she moved, and has a hole stopped
	whyIdleRows     // she moved, and has oars shifted
	whyIdleRaw      // a raw crew under fire
	whyPrizeGuns    // nobody for a battery of a prize
	numReasons      = iota + 2
)
