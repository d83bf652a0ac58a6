package fury

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice is refused.
const (
	whyOver          engine.Reason = 2 + iota // the match
	whyNotYours                               // the other side's company
	whyActed                                  // it has had its segment
	whyNotItsSegment                          // another company acts
	whyNoPass                                 // a side picks a company
	whyBides                                  // only an ambush is left to act
	whyFar                                    // costs more than is left
	whyNoFarther                              // on its way to where a hand wants it
	whyTableEdge                              // off the table
	whyBarred                                 // by ground
	whyFriend                                 // in the way
	whyNear                                   // within 2 inches of an enemy
	whyNoRoom                                 // for the new shape
	whyOnHerd                                 // which a company that sets up there would scatter
	whyFaced                                  // already
	whyFaceFormed                             // half a move
	whySame                                   // as it is
	whyStart                                  // of the segment only
	whyNeverForms                             // undisciplined, or no rate
	whyFiles                                  // as many as there are squadrons
	whyWholeMove                              // nothing may be spent
	whyParts                                  // so many squadrons
	whyBegun                                  // nothing else that turn
	whyFull                                   // so many companies
	whyOtherTroops                            // not the same type
	whyTooMany                                // squadrons for a company
	whyOtherActed                             // the other has acted
	whyOtherRouts                             // the other routs
	whyNotTouching                            // apart
	whyRallyFirst                             // before anything else
	whySteady                                 // no Terror to rally from
	whyFights                                 // hand to hand
	whyOwn                                    // company as a target
	whyOwnCharge                              // the same, of a charge
	whyDrift                                  // so far at most
	whyNoShooters                             // a card without a number
	whyShot                                   // already this turn
	whyDrawnUp                                // it has changed its formation
	whyArc                                    // the target is out of it
	whyRange                                  // beyond it
	whyUnseen                                 // something is in between
	whyAnswers                                // somebody else
	whyLimbered                               // a Gun
	whyUnloaded                               // a Gun
	whyLoaded                                 // a Gun
	whyGunActs                                // one thing in a segment
	whyLimberFirst                            // a Gun with a team
	whyNoTeam                                 // a Gun
	whyNoGun                                  // none here to serve
	whyNoCrew                                 // they are none
	whyNoGunHere                              // that they touch
	whyNoHorses                               // foot
	whyMounted                                // already
	whyHorsesAway                             // not touched
	whyHerds                                  // no room for objects
	whyWholeAction                            // nothing before it
	whyNoHouse                                // no building
	whyFootOnly                               // horse and Guns do not
	whyTooBig                                 // for a building
	whyIndoors                                // it is in a building
	whyOutdoors                               // it is in none
	whyHeld                                   // by another company
	whyBurning                                // a building
	whyNotThere                               // it does not touch it
	whyStone                                  // does not burn
	whyNoFire                                 // in it
	whyInside                                 // somebody is
	whyNoGate                                 // no gate
	whyNoPetards                              // no Petardmen
	whyNotWithin                              // the works
	whyGateGuns                               // only Guns break gates
	whyTooLight                               // a Gun
	whyNoParapet                              // no parapet
	whyLadderStart                            // of the segment
	whyNoLadders                              // neither its own nor there
	whyNarrow                                 // a gate
	whyMelee                                  // the target fights hand to hand
	whyNoAmbushes                             // by the scenario
	whyManyAmbushes                           // so many
	whyNoShelter                              // to hide in or behind
	whySeen                                   // by an enemy
	whyNoNearer                               // than when the leg began
	whyOutOfReach                             // of the ambush
	whyHidesNobody                            // that ground, or that enemy
	whyScouted                                // once in a segment
	whyScoutFar                               // more than so many inches
	whyPounce                                 // charge or shoot
	whyPounceFar                              // at long range
	whyReloadsNext                            // a Gun that has shot
	whyNotOwner                               // of the object
	whyNoDrivers                              // for that object
	whyTouched                                // by an enemy, or nobody has it
	whyRoads                                  // only
	whyThrough                                // something
	whyDriven                                 // already
	whyHerdsTogether                          // in one segment
	whyNotBy                                  // the company does not touch it
	whyNoPrisoners                            // they are none
	whyOwnThem                                // already
	whyNoTaking                               // it is enough to come to them
	whyGuarded                                // prisoners
	whyUnharmed                               // by the scenario
	whyOwnMen                                 // prisoners
	whyNoHatred                               // of them
	whyWagon                                  // in the way
	whyGunsNever                              // charge
	whyPikes                                  // that horse shuns
	whyHorse                                  // that foot does not charge
	whyHouse                                  // that horse does not enter
	whyNoHeart                                // for a charge this turn
	whyMovedFirst                             // a charge is the whole action
	whyNotPlain                               // in plain sight
	whyFlank                                  // not to be had
	whyRear                                   // not to be had
	whyReach                                  // of the charge is too far
	whyNoWay                                  // to that face
	whyBarredCharge                           // by ground
	whyInTheWay                               // of the charge
	whyNoDuel                                 // with that officer
	whyNotInBattle                            // that company
	whyNoPrey                                 // to pursue
	whyPursueFirst                            // before anything else
	whyNoBattle                               // to fight out
	whyNation                                 // not one of them
	whyMuster                                 // so many at most
	whyNotInForce                             // none of those troops
	whyFewLeft                                // so many at most, and so many left
	whyExchange                               // not by this nation
	whyExchangeNone                           // of its nation
	whyExchangeLate                           // companies are formed
	whyExchangeDone                           // once before
	whyExchangeMany                           // so many at most
	whyNoRedraw                               // not by this nation
	whyLadders                                // not here
	whyZone                                   // where the side sets up
	whyShape                                  // it cannot stand so
	whyHerdsFirst                             // before companies
	whyNoHerd                                 // left to place
	whyHerdsApart                             // so many inches
	whyColumn                                 // on the road
	whyEntrance                               // not there
	whyLeaves                                 // no such company
	whyEdgeFar                                // the edge
	whyColonelStays                           // on the board
	whyNoTrain                                // nothing to bring
	whyAfloat                                 // only moves, lands and rallies
	whyNoShotAfloat                           // from boats
	whyBoatCharged                            // never
	whyAground                                // off the water
	whyAshore                                 // it is in no boat
	whyNotBeached                             // the boat
	whyNoBoat                                 // that is none
	whyNoBoatHere                             // that it touches
	whyBoatFull                               // so many squadrons
	whyHeavy                                  // a Gun
	whyNoWayOut                               // by that edge
	whyCell                                   // a building for the prisoners
	whyAsleep                                 // until it is charged or shot at
	whyNoFleet                                // in this scenario, or of this side
	whyFleetShot                              // both culverins this turn
	whySteal                                  // with one of his companies
	whyNoColonel                              // of that side on the board
	whyColonelFights                          // hand to hand
	whyColonelAfloat                          // in a boat
	whyColonelFar                             // more than he has left
	whyColonelWaits                           // no segment of a company of his side
	whyColonelEnemy                           // in his way
	whyColonelThere                           // already
	whyColonelGuns                            // have no officer
	whyOnBoard                                // already
	whyWaits                                  // for the next turn
	whyNoReserve                              // of that side
	whyNotDrawn                               // for a Colonel
	whyNoDrawOn                               // for a Colonel
	whyNoSeek                                 // by its nation
	whyNoCaptain                              // that was drawn
	whyNoTarget                               // named
	whyColonelSpent                           // all of his move
	whyDark                                   // to see the target
	whyNoPounce                               // upon the enemy from there
	whyMustPounce                             // once it has sprung
	whyBound                                  // to go on with a pursuit
	whyGunSprings                             // never
	whyGunArc                                 // the same as whyArc, of a Gun
	whyPickFirst                              // that company
	whyDumb                                   // its next segment
	whyRangeDark                              // beyond which nobody shoots
	whyFought                                 // its battle has been fought
	whyDriveFar                               // more than is left of the rate of an object
	whyBarredGun                              // the same as whyBarred, of a Gun
	whyBarredDrive                            // the same, of an object
	whyWorks                                  // a parapet or a shut gate
	whyChain                                  // in the river
	whyWalkIn                                 // a building is entered otherwise
	numReasons       = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen:   {"", "that does not answer any open question"},
	whyOver:          {"19.1", "the match is over"},
	whyNotYours:      {"3.2", "that company belongs to the other side"},
	whyActed:         {"2.1", "that company has acted this turn"},
	whyNotItsSegment: {"3.2", "another company is acting"},
	whyBides:         {"7.2", "only a company in ambush is left to act"},
	whyNoPass:        {"3.2", "a side picks a company in each of its segments, which may then do nothing"},
	whyFar:           {"8.1", "that costs %1″ of its move, and %2″ are left"},
	whyNoFarther:     {"8.1", "its move takes it no farther"},
	whyTableEdge:     {"8.1", "that leads off the table"},
	whyBarred:        {"8.4", "that ground bars its way"},
	whyFriend:        {"8.1", "another company of its side stands in the way"},
	whyNear:          {"8.5", "a company comes no nearer than %1 inches to an enemy without charging"},
	whyOnHerd:        {"22.3", "a company that set up on a herd would scatter it"},
	whyNoRoom:        {"8.7", "there is no room for that: another company, the edge or ground is in the way"},
	whyFaced:         {"8.2", "a company faces to its flank or rear once in a segment"},
	whyFaceFormed:    {"8.2", "facing costs a formed body half of its move, and less is left"},
	whySame:          {"8.10", "that is how the company stands"},
	whyStart:         {"8.10", "a company forms or goes loose at the start of its segment, before anything else, and changes that back once"},
	whyNeverForms:    {"8.8", "these troops never form"},
	whyFiles:         {"8.3", "its first rank holds 1 to %1 squadrons"},
	whyWholeMove:     {"8.3", "that takes the whole move of a company"},
	whyParts:         {"4.2", "at least one of its %1 squadrons leaves and at least one stays"},
	whyBegun:         {"4.2", "a company that divides or combines does nothing else that turn"},
	whyFull:          {"4.2", "a side has at most %1 companies"},
	whyOtherTroops:   {"4.3", "only companies of the same type combine"},
	whyTooMany:       {"4.1", "a company of these troops has at most %1 %{1:squadron|squadrons}"},
	whyOtherActed:    {"4.3", "the other company has acted this turn"},
	whyOtherRouts:    {"4.3", "routers combine with nobody"},
	whyRallyFirst:    {"9.5", "a company that rallies from Terror does nothing else in its segment"},
	whySteady:        {"9.5", "the company has no Terror marker that can be rallied"},
	whyFights:        {"7.3", "the company is in a hand-to-hand battle, which is all that it does in its segment"},
	whyOwn:           {"10.1", "a company shoots at enemies alone"},
	whyOwnCharge:     {"11.1", "a company charges enemies alone"},
	whyDrift:         {"8.2", "a company drifts by at most %1° to either side"},
	whyNoShooters:    {"10.1", "these troops have no Shooting number; they can charge"},
	whyShot:          {"7.4", "that company has shot this turn already, and shoots once"},
	whyDrawnUp:       {"7.1", "a company that changes its formation does not shoot in the same segment"},
	whyArc:           {"10.3", "the target is outside the arc of every squadron, 30 degrees to either side; wheel or face first"},
	whyRange:         {"10.2", "the target is out of range: the weapons reach %1″"},
	whyUnseen:        {"10.1", "something stands in the way: ground, or another company"},
	whyAnswers:       {"7.4", "a company in a reaction shoots only at the company that it reacts to"},
	whyLimbered:      {"16.6", "the Gun is limbered: unlimber it as an action"},
	whyUnloaded:      {"16.4", "the Gun is not loaded: reload it as an action"},
	whyLoaded:        {"16.4", "the Gun is loaded"},
	whyGunActs:       {"16.3", "a Gun does one thing in a segment: it moves, turns, limbers, unlimbers, shoots, reloads or rallies"},
	whyLimberFirst:   {"16.6", "a Gun with a team limbers as an action before it moves"},
	whyNoTeam:        {"16.6", "that Gun has no team; it is dragged"},
	whyNoGun:         {"16.3", "only a Gun does that"},
	whyNoCrew:        {"16.2", "only a crew that has lost its Gun takes one over"},
	whyNoGunHere:     {"16.2", "the crew touches no Gun without a crew"},
	whyNoHorses:      {"8.11", "only horsemen on horseback dismount"},
	whyMounted:       {"8.11", "only horsemen who have dismounted mount again"},
	whyHorsesAway:    {"8.11", "the company does not touch its horses"},
	whyHerds:         {"8.11", "there is no room for more objects on the table"},
	whyWholeAction:   {"7.1", "that is a whole action, before any other in the segment"},
	whyNoHouse:       {"17.1", "that is no building that stands"},
	whyFootOnly:      {"17.1", "only foot does that"},
	whyTooBig:        {"17.1", "a building holds %1 squadrons: divide the company first"},
	whyIndoors:       {"17.1", "the company is in a building: it leaves first"},
	whyOutdoors:      {"17.1", "the company is in no building"},
	whyHeld:          {"17.1", "another company is in that building"},
	whyBurning:       {"17.1", "nobody enters a building that burns"},
	whyNotThere:      {"17.1", "the company does not touch it: move up first"},
	whyStone:         {"23.2", "a building of stone does not burn"},
	whyNoFire:        {"23.3", "there is no fire in that building"},
	whyInside:        {"23.2", "a company is inside, and fires are set and fought only with nobody inside"},
	whyNoGate:        {"20.2", "that is no gate that is shut"},
	whyNoPetards:     {"23.1", "only Petardmen have petards"},
	whyNotWithin:     {"20.2", "a gate is opened from within, by a company that touches it"},
	whyGateGuns:      {"20.6", "only Guns shoot at gates; Petardmen blow them up"},
	whyTooLight:      {"20.6", "that Gun is too light for a gate"},
	whyNoParapet:     {"20.3", "ladders are laid against parapets"},
	whyLadderStart:   {"20.3", "ladders are laid at the start of a segment, where the company touches the wall by then"},
	whyNoLadders:     {"20.3", "the company has no ladders, and none of its side stand here"},
	whyNarrow:        {"20.2", "only a company one squadron wide goes through a gate or a breach: draw it up first"},
	whyMelee:         {"10.1", "the target fights hand to hand, and nobody shoots into a battle"},
	whyGunsNever:     {"11.1", "Guns never charge"},
	whyPikes:         {"11.1", "horse never charges Disciplined pikemen in a formed body; it may once they are loose"},
	whyHorse:         {"11.1", "foot charges horse only while the horse fights hand to hand"},
	whyHouse:         {"11.1", "horse cannot charge into a building"},
	whyNoHeart:       {"9.3", "the company has failed a Charge test this turn; it may do something else"},
	whyMovedFirst:    {"7.1", "a charge is a whole action, before any move in the segment but to face"},
	whyNotPlain:      {"11.2", "the target is not in plain sight: ground or another company stands between"},
	whyFlank:         {"11.5", "the charger is not wholly behind the line of the target's front; it may charge the front"},
	whyRear:          {"11.5", "the charger is not wholly behind the target, looking the same way; it may charge another side"},
	whyReach:         {"11.2", "the way costs %1″, and the company can go %2″"},
	whyNoWay:         {"11.3", "no wheel and drift lead the company to that side of its target"},
	whyBarredCharge:  {"11.2", "ground that the company cannot cross lies between: a wall, water or the like"},
	whyInTheWay:      {"11.2", "another company stands in the way of the charge"},
	whyNoDuel:        {"6.4", "that officer cannot be challenged now: an officer fights once a turn, and only one of an enemy in the battle"},
	whyNotInBattle:   {"12.5", "that company does not fight in this battle"},
	whyNoPrey:        {"13.5", "the company pursues nobody"},
	whyPursueFirst:   {"13.5", "a pursuit goes on at the start of a segment"},
	whyNoBattle:      {"7.3", "the company is in no hand-to-hand battle"},
	whyNation:        {"25.2", "this side is of another nation in this scenario"},
	whyNotInForce:    {"4.1", "the force has no such squadrons left to form a company of"},
	whyFewLeft:       {"4.1", "a company has 1 to %1 squadrons of one type, and the force has %2 of these left"},
	whyMuster:        {"4.1", "a company has 1 to %1 squadrons of one type, as far as the force has them and its companies are not too many"},
	whyExchange:      {"28.15", "its nation does not exchange those squadrons for these"},
	whyExchangeNone:  {"28.15", "its nation exchanges no squadrons"},
	whyExchangeLate:  {"28.15", "squadrons are exchanged before the first company is formed"},
	whyExchangeDone:  {"28.15", "a share of those squadrons has been exchanged already, which is done once"},
	whyExchangeMany:  {"28.15", "1 to %1 of those squadrons may be exchanged"},
	whyNoRedraw:      {"28.2", "its nation does not draw again for that officer"},
	whyLadders:       {"27.5", "only foot of the attackers carry ladders, and only in this kind of scenario"},
	whyZone:          {"25.6", "that is not where this side sets up"},
	whyShape:         {"8.7", "the company cannot stand so"},
	whyHerdsFirst:    {"26.4", "herds are placed before companies"},
	whyNoHerd:        {"26.4", "this side has none of those left to place"},
	whyHerdsApart:    {"26.4", "herds are at least %1 inches apart"},
	whyColumn:        {"26.1", "until an enemy is seen these companies are one squadron wide and keep to the road"},
	whyEntrance:      {"25.6", "a company comes on at its edge, where there is room and no enemy within 2 inches, and by the road where the scenario says so"},
	whyLeaves:        {"19.1", "only companies of foot and horse leave the board, and only in a scenario"},
	whyEdgeFar:       {"19.1", "its front is %1″ from the edge it faces, more than is left of its move"},
	whyColonelStays:  {"26.6", "no Colonel leaves the board in this scenario"},
	whyNoTrain:       {"26.1", "this side has no wagon or Gun left to bring"},
	whyNotTouching:   {"4.3", "companies combine only if they touch when the segment starts"},
	whyNoAmbushes:    {"14.1", "this scenario lets that side lay no ambush"},
	whyManyAmbushes:  {"14.1", "a side has at most %1 companies in ambush"},
	whyNoShelter:     {"14.2", "a company hides in a wood or a building, or within %1 inches of one or of a hill"},
	whySeen:          {"14.2", "an enemy on the table would see it there"},
	whyNoNearer:      {"14.4", "an ambush is sprung when the enemy has come nearer to it in the move that goes on"},
	whyOutOfReach:    {"14.4", "the enemy is not within %1″ of that ambush, its charge or its close range"},
	whyHidesNobody:   {"14.3", "a company scouts a wood, a building or a hill where the enemy may lie in ambush"},
	whyScouted:       {"14.3", "a company scouts once in its segment"},
	whyScoutFar:      {"14.3", "a company scouts no farther than %1 inches"},
	whyPounceFar:     {"14.4", "an ambush that springs in an enemy's move shoots at short range only"},
	whyReloadsNext:   {"16.4", "a Gun that has shot is loaded in a later turn, so that it shoots in every second one at most"},
	whyPounce:        {"14.4", "an ambush that springs in an enemy's move charges or shoots, and does nothing else"},
	whyNotOwner:      {"22.1", "that object is not its side's; a company takes it by coming up to it"},
	whyNoDrivers:     {"22.1", "that is no object which anybody drives"},
	whyTouched:       {"22.1", "an object that nobody has, or that an enemy touches, stays where it is"},
	whyRoads:         {"22.2", "a wagon stays on roads, bridges and fords"},
	whyThrough:       {"22.3", "a company or another object is in the way"},
	whyDriven:        {"22.1", "these objects have had their segment this turn, or move together with another kind"},
	whyHerdsTogether: {"22.1", "all herds of a side move together, in a segment of their own"},
	whyNotBy:         {"22.1", "the company does not touch it"},
	whyNoPrisoners:   {"22.4.1", "those are no prisoners"},
	whyOwnThem:       {"22.4.1", "its side has these prisoners already"},
	whyNoTaking:      {"22.4.1", "only prisoners in a building are taken by an action; others by coming onto them while nobody guards them"},
	whyGuarded:       {"22.4.1", "an enemy in the building or within 4 inches guards them"},
	whyUnharmed:      {"26.5", "in this scenario prisoners may not be harmed"},
	whyOwnMen:        {"22.4.1", "these are men of its own side"},
	whyNoHatred:      {"22.4.1", "these troops do not harm such prisoners: only the Fanatical, the Irish, Turks and their enemies, English the Irish, Germans the Swiss, and anybody rebels"},
	whyWagon:         {"22.3", "a wagon is in the way: horse does not pass it, and nobody stops on it"},
	whyAfloat:        {"21.3", "a company in a boat moves, lands or rallies, and does nothing else; one ashore or in a building takes to no second boat"},
	whyNoShotAfloat:  {"21.5", "nobody shoots from a boat: land first"},
	whyBoatCharged:   {"11.2", "a boat is never charged: it lies on ground that nobody enters"},
	whyAground:       {"21.2", "a boat stays on the water; to land, beach it and land in the next segment"},
	whyAshore:        {"21.3", "the company is in no boat"},
	whyNotBeached:    {"21.3", "the boat must lie with its bow on a beach when the segment starts"},
	whyNoBoat:        {"21.3", "that is no boat"},
	whyNoBoatHere:    {"21.3", "the company does not touch that boat when its segment starts"},
	whyBoatFull:      {"21.1", "a boat carries %1 squadrons: divide the company first"},
	whyHeavy:         {"21.1", "a boat carries no Culverin, and no Gun with a team"},
	whyCell:          {"26.5", "the prisoners are hidden in one of the buildings: name it"},
	whyAsleep:        {"26.5", "that company sleeps until one of its side is charged or shot at"},
	whyNoFleet:       {"27.6", "only the attackers who land have a fleet that shoots"},
	whyFleetShot:     {"27.6", "both culverins of the fleet have had their segments this turn"},
	whySteal:         {"18.3", "whoever steals a march acts with one of his companies, or lets it be"},
	whyNoColonel:     {"6.6", "this side has no Colonel on the board"},
	whyColonelFights: {"6.6", "the Colonel leads a company in a hand-to-hand battle, and stays with it until that is over"},
	whyColonelAfloat: {"6.6", "nobody joins or leaves a company in a boat"},
	whyColonelWaits:  {"6.6", "a Colonel moves in a segment of a company of his side"},
	whyColonelFar:    {"6.6", "that costs the Colonel %1″, and %2″ of his move are left this turn"},
	whyColonelEnemy:  {"6.6", "an enemy company stands in the way of the Colonel"},
	whyColonelThere:  {"6.1", "the Colonel leads that company already"},
	whyColonelGuns:   {"16.2", "Guns and their crews have no officer"},
	whyDark:          {"15.1", "in the dark nobody sees a company farther off than %1 inches, or than %2 on a road, unless it has shot this turn"},
	whyNoPounce:      {"14.4", "from where it lies the ambush could then neither charge that enemy nor shoot at him"},
	whyMustPounce:    {"14.4", "an ambush that has sprung charges or shoots"},
	whyBound:         {"13.5", "that company must go on with its pursuit first"},
	whyDumb:          {"18.3", "the side has lost its next segment, and an ambush would spring in that"},
	whyRangeDark:     {"15.4", "in the dark nobody shoots farther than %1″"},
	whyFought:        {"7.3", "the battle of that company has been fought this turn, which was its segment"},
	whyDriveFar:      {"22.1", "that costs %1″ of what the object moves in a turn, and %2″ are left"},
	whyGunSprings:    {"16.5", "a Gun has no short range, so that it springs on nobody: it comes out in a segment of its own"},
	whyGunArc:        {"10.3", "the target is outside the arc of the Gun, 30 degrees to either side; it turns first, as an action"},
	whyPickFirst:     {"3.2", "no company acts yet: pick that one for this segment first"},
	whyOnBoard:       {"25.6", "that company is on the board already: act with it"},
	whyWaits:         {"25.6", "the companies that have yet to come wait for the next turn"},
	whyNoReserve:     {"25.6", "that is no company of this side that has yet to come"},
	whyNotDrawn:      {"6.7", "that officer is none of those drawn for a Colonel"},
	whyNoDrawOn:      {"28.8", "its nation draws no other Colonel in the place of that one"},
	whyNoSeek:        {"28.5", "its nation draws no more Captains for that company to choose from"},
	whyNoCaptain:     {"28.3", "that officer is none of those drawn for Captains of that company"},
	whyNoTarget:      {"10.1", "a company shoots at an enemy company that is named, or a Gun at a gate"},
	whyColonelSpent:  {"6.6", "the Colonel has spent all of his move this turn"},
	whyBarredGun:     {"16.6", "a Gun goes only on roads, on open ground and on gentle hills, and is dragged over a beach"},
	whyBarredDrive:   {"22.2", "that ground bars its way: prisoners go where foot goes, herds where horse goes"},
	whyWorks:         {"20.2", "a parapet or a shut gate is in the way; only ladders lead over it"},
	whyChain:         {"27.7", "the chain bars the way"},
	whyWalkIn:        {"17.1", "a building is in the way; a company goes into it as a whole, and through none"},
	whyNoWayOut:      {"22.1", "objects leave the board only by an edge of their side's goals"},
}
