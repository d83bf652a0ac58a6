package invincible

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice is refused. Predicates return one, 0 for what is allowed.
const (
	whyNotYours        engine.Reason = 2 + iota // the squadron is the other side's
	whyNoSquadron                               // no squadron is named where one is wanted
	whyTheirPhase                               // it is the other side's tactical phase
	whyNotChosen                                // the squadron has not been chosen to act
	whyLost                                     // it is eliminated
	whyMoved                                    // it has a Moved marker
	whyChosen                                   // it is in the middle of its Action
	whyEvaded                                   // the squadron that it attacked has withdrawn
	whyMoveOver                                 // it has attacked, and nobody moves after that
	whyAttackOver                               // it has a Moved marker, and attacks are part of a Move
	whyNotOnMap                                 // it is not on the Tactical Map
	whyWeatherMove                              // the weather allows no Move
	whyCalmMove                                 // only the galleasses move in a calm
	whyNowhere                                  // it can enter no square and attack nobody
	whyNotAdjacent                              // the square is not next to the squadron
	whyOccupied                                 // another squadron is in the square
	whyUpwind                                   // straight into the wind
	whyStopSquare                               // it entered a stop square and must stop
	whyMoveSpent                                // it has entered as many squares as it may
	whyOarsSpent                                // the same for the galleasses
	whyThirdDenied                              // the roll for a third square failed
	whyHulkAttack                               // hulks never attack
	whyBrokenAttack                             // Broken squadrons never attack
	whyDiagonal                                 // attacks are orthogonal
	whyTargetFar                                // the target is not next to the attacker
	whyAttackSpent                              // it has attacked in this Move
	whyAttackedOut                              // the target has been attacked four times
	whyOtherCombat                              // another combat is being fought
	whyTargetGone                               // the target is not on the Tactical Map
	whyFriend                                   // the target is its own side's
	whySpanishAccept                            // the Spanish never withdraw
	whyUnderAttack                              // it is asked whether it withdraws
	whyTacticLater                              // tactics come after the question of withdrawal
	whyCalmWithdraw                             // no withdrawal in a calm
	whyNoRetreat                                // there is no square to withdraw to
	whyAccepted                                 // combat has been accepted
	whyWithdrawFailed                           // the one attempt to withdraw has failed
	whyRetreatTaken                             // the square withdrawn to is occupied
	whyRetreatUpwind                            // the square withdrawn to is straight into the wind
	whyRetreatFar                               // the square withdrawn to is not next to it
	whyMustFire                                 // the defender chooses a tactic and fires
	whyForcedTactic                             // a failed withdrawal forces Stand Off
	whyNoHits                                   // nothing to repair
	whyNotBroken                                // nothing to rally
	whyNoShots                                  // nothing to resupply
	whyHulkLowAmmo                              // a hulk's Low Ammo marker stays
	whyGales                                    // no Repair, Rally or Resupply in gales
	whyHelper                                   // only Sidonia helps, and only the Spanish
	whyHelpLost                                 // Sidonia is lost
	whyHelpUsed                                 // Sidonia has helped this phase
	whyGiftGiver                                // only a hulk squadron gives
	whyGiftUsed                                 // this hulk squadron has used its gift
	whyGiftLowAmmo                              // it has a Low Ammo marker itself
	whyGiftHulk                                 // a hulk's marker cannot be taken over
	whyGiftNoNeed                               // the receiver has no Low Ammo marker
	whyArea                                     // outside the area for deployment
	whyAnchorage                                // outside the anchorage off Calais
	whyPlaced                                   // already placed
	whyStacked                                  // two squadrons in one square
	whyDeployStarted                            // suggested deployments come before free placing
	whyDisengaged                               // the English squadron need not move
	whyDisengageFar                             // not one of the nearest squares outside
	whyDisengageCalais                          // the same when the Armada anchors
	whyReorganized                              // the Spanish squadron need not move
	whyReorganizeFar                            // not one of the nearest white squares
	whyNotOnMapExit                             // it is not on the Tactical Map and cannot leave it
	whyCalmSail                                 // no strategic move in a calm
	whyFogSail                                  // one box in fog
	whyOnTactical                               // it is on the Tactical Map
	whyLeash                                    // Seymour waits until the Armada is at Calais
	whySailed                                   // it has sailed this turn
	whyNotJoined                                // the places are not joined
	whyVoyageFirst                              // it has not sailed a box yet
	whyAllowance                                // no boxes left
	whyTurnBack                                 // a change of direction in one voyage
	whyPortOnce                                 // a squadron that left port enters none
	whyNotSailing                               // another squadron is being moved
	whyArmadaFar                                // the Armada does not go there
	whyArmadaSailed                             // the Armada has made its move
	whyArmadaFireships                          // why it stays: after the fireships
	whyArmadaArmy                               // for the army
	whyArmadaPutOff                             // for better weather at Gravelines
	whyArmadaNarrows                            // for better weather in The Narrows
	whyCalmEnter                                // no entry in a calm
	whyNotWithArmada                            // it is not in the Armada's box
	whyJustLeft                                 // it left the Tactical Map this turn
	whyEdgeFull                                 // no vacant square on that edge
	whyNotEntry                                 // not a square of the edge it comes by
	whyEntryTaken                               // a square of that edge that is occupied
	whyNotShift                                 // not a square it may shift to
	whyNotBeside                                // not a square beside the one it ran into
	whyNotNearest                               // not the nearest vacant square to that
	whyTested                                   // it makes no Morale roll now
	whyChitNotHeld                              // the seat does not hold that chit
	whyChitColour                               // the chit is the other side's
	whyChitOwn                                  // the chit is for a squadron of one's own
	whyChitFoe                                  // the chit is for an enemy squadron
	whyChitStandOff                             // Culverin Fire needs Stand Off
	whyChitClose                                // Soldiers need another tactic
	whyChitHulk                                 // no Soldiers on hulks
	whyChitAction                               // the chit is for another Action
	whyVictimPort                               // a squadron in port springs no leak
	whyNoChit                                   // no chit is named
	whyDeployFoe                                // the English place no Armada
	whyDeployElsewhere                          // a deployment for another place
	whyOnMapAlready                             // it is on the Tactical Map already
	whyStrategicFoe                             // the Spanish make no such move
	whyReactOrder                               // another squadron reacts to the fireships now

	// When a verb may be used, where its row does not say it.
	whyEntryWhen
	whyVoyageWhen
	whyArmadaWhen
	whyTideWhen
	whyCombatChitWhen
	whyMoraleChitWhen
	whyActionChitWhen
	whyLevyWhen
	whyGodWhen
	whyNoPass   // the question cannot be passed
	whyNotAsked // nothing to pass
	whySpare    // it names more than its verb takes
	numReasons  = iota + 2
)

// refusals are the case that forbids and the sentence that says so, by reason.
var refusals = [numReasons]struct {
	rule engine.Case
	text string
}{
	engine.NotOpen: {"", "that does not answer any open question"},

	whyNotYours:   {"", "that squadron is not yours"},
	whyNoSquadron: {"", "it is about a squadron: choose one first"},
	whyTheirPhase: {"6.0", "the English complete all their Actions before any Spanish squadron acts"},
	whyNotChosen:  {"6.0", "that squadron is not the one that acts now"},
	whyLost:       {"7.6", "that squadron has been eliminated"},

	whyMoved:       {"6.0", "that squadron has had its Action in this phase"},
	whyChosen:      {"6.1", "that squadron has chosen its Action, and takes no other in this phase"},
	whyEvaded:      {"7.3", "the squadron that it attacked has withdrawn, and that ends its Action for this phase"},
	whyMoveOver:    {"7.1", "a squadron moves before it attacks, and not after"},
	whyAttackOver:  {"7.1", "a squadron attacks only in its Move, and this one has had its Action in this phase"},
	whyNotOnMap:    {"6.1", "a squadron that is not on the Tactical Map does not Move"},
	whyWeatherMove: {"11.1", "nobody moves or attacks in this weather"},
	whyCalmMove:    {"11.1", "in a calm only the galleasses move and attack"},
	whyNowhere:     {"6.1.1", "it has no square to enter and nobody to attack"},
	whyNotAdjacent: {"6.1.1", "it enters one neighbouring square after another"},
	whyOccupied:    {"6.1.1", "that square is occupied"},
	whyUpwind:      {"6.1.2", "that is straight into the wind"},
	whyStopSquare:  {"6.1.2", "it has sailed close to the wind and must stop"},
	whyMoveSpent:   {"6.1.2", "it has entered as many squares as it may"},
	whyOarsSpent:   {"6.1.4", "the galleasses enter two squares and no more"},
	whyThirdDenied: {"17.1.6c", "it failed its roll for a third square"},

	whyHulkAttack:   {"7.1", "hulk squadrons never attack"},
	whyBrokenAttack: {"7.1", "a Broken squadron never attacks"},
	whyDiagonal:     {"7.1", "a squadron attacks straight across a side of its square, never diagonally"},
	whyTargetFar:    {"7.1", "a squadron attacks only one that lies next to it"},
	whyAttackSpent:  {"7.1", "a squadron attacks only once in a Tactical Move Phase"},
	whyAttackedOut:  {"7.1", "that squadron has been attacked four times in this phase"},
	whyOtherCombat:  {"7.2", "each combat is fought to its end before the next begins"},
	whyTargetGone:   {"7.1", "that squadron is not on the Tactical Map"},
	whyFriend:       {"7.1", "that squadron is on the same side"},

	whySpanishAccept:  {"7.2", "the Spanish must accept combat"},
	whyUnderAttack:    {"7.3", "a squadron that is attacked may only withdraw or accept combat"},
	whyTacticLater:    {"7.2", "the question of withdrawal comes before the tactics"},
	whyCalmWithdraw:   {"11.1", "in a calm nobody withdraws"},
	whyNoRetreat:      {"7.3", "there is no square it could withdraw to"},
	whyAccepted:       {"7.2", "it has accepted combat, and a withdrawal comes before the tactics"},
	whyWithdrawFailed: {"7.3", "its one attempt to withdraw from this attack has failed"},
	whyRetreatTaken:   {"7.3", "it cannot withdraw into an occupied square"},
	whyRetreatUpwind:  {"7.3", "it cannot withdraw straight into the wind"},
	whyRetreatFar:     {"7.3", "it withdraws to a neighbouring square"},
	whyMustFire:       {"7.4.2", "a squadron that is attacked cannot hold its fire, so it must choose a tactic"},
	whyForcedTactic:   {"7.4.1", "a squadron that failed to withdraw must stand off"},

	whyNoHits:      {"8.2", "it has no Hits to repair"},
	whyNotBroken:   {"8.3", "it is not Broken"},
	whyNoShots:     {"8.4", "it has no Shots and no Low Ammo marker"},
	whyHulkLowAmmo: {"8.4.2", "a Low Ammo marker never leaves a hulk squadron"},
	whyGales:       {"11.1", "there is no Repair, Rally or Resupply in gales"},
	whyHelper:      {"8.3.1", "only Sidonia helps, and only a Spanish squadron to rally"},
	whyHelpLost:    {"8.3.1", "Sidonia has been eliminated and helps nobody"},
	whyHelpUsed:    {"8.3.1", "Sidonia has helped one squadron to rally already this turn"},
	whyGiftGiver:   {"8.4.2", "only a hulk squadron takes over a Low Ammo marker"},
	whyGiftUsed:    {"8.4.2", "this hulk squadron has used its gift already"},
	whyGiftLowAmmo: {"8.4.2", "a hulk squadron with a Low Ammo marker has nothing to give"},
	whyGiftHulk:    {"8.4.2", "the Low Ammo marker of a hulk squadron cannot be taken over"},
	whyGiftNoNeed:  {"8.4.2", "that squadron has no Low Ammo marker"},

	whyArea:          {"4.3", "that square is outside the area where the Armada is placed"},
	whyAnchorage:     {"9.3", "off Calais the Armada is placed in C8 to H9"},
	whyPlaced:        {"", "that squadron has been placed already"},
	whyStacked:       {"", "two squadrons cannot be in one square"},
	whyDeployStarted: {"", "a suggested deployment places the whole fleet, and some of it is placed already"},

	whyDisengaged:      {"9.1", "that squadron lies outside the Armada area and stays there"},
	whyDisengageFar:    {"9.1", "it goes to the nearest vacant square outside the Armada area"},
	whyDisengageCalais: {"9.3", "it goes toward the nearest edge other than the southern, out of the Armada area and of rows 8 and 9"},
	whyReorganized:     {"9.2", "that squadron lies in the Armada area and stays there"},
	whyReorganizeFar:   {"9.2", "it goes to the nearest vacant square of the Armada area"},

	whyNotOnMapExit:    {"12.1", "that squadron is not on the Tactical Map"},
	whyCalmSail:        {"11.1", "there is no strategic move in a calm"},
	whyFogSail:         {"11.1", "in fog a squadron sails one box"},
	whyOnTactical:      {"12.3", "a squadron on the Tactical Map is carried along with the Armada"},
	whyLeash:           {"12.3", "Seymour may not sail before the Armada has reached Calais Roads"},
	whySailed:          {"12.3", "that squadron has sailed this turn"},
	whyNotJoined:       {"12.3", "that place is not joined to the one it is in"},
	whyVoyageFirst:     {"12.3", "a squadron that has been chosen to sail enters at least one box or port"},
	whyAllowance:       {"12.3", "the wind carries it no further"},
	whyTurnBack:        {"12.3", "a squadron sails in one direction only"},
	whyPortOnce:        {"12.3", "a squadron that has left port enters none in the same move"},
	whyNotSailing:      {"", "another squadron is being moved now"},
	whyArmadaFar:       {"12.2", "the Armada cannot sail there now"},
	whyArmadaSailed:    {"12.2", "the Armada has made its move for this turn"},
	whyArmadaFireships: {"13.2", "the Armada does not move on the turn of the fireships"},
	whyArmadaArmy:      {"14.2", "the Armada stays at Gravelines until the army is ready"},
	whyArmadaPutOff:    {"14.3", "the weather has put the rendezvous off, so the Armada stays at Gravelines"},
	whyArmadaNarrows:   {"15.1", "the Armada stays in The Narrows until the weather lets the army land"},
	whyCalmEnter:       {"11.1", "nobody comes onto the Tactical Map in a calm"},
	whyNotWithArmada:   {"12.4", "that squadron is not in the Armada's box"},
	whyJustLeft:        {"12.4", "it has not sailed since it left the Tactical Map"},
	whyEdgeFull:        {"12.4", "there is no vacant square on the edge it comes by"},
	whyNotEntry:        {"12.4", "that is no square of the edge it comes by"},
	whyEntryTaken:      {"12.4", "that square is occupied"},

	whyNotShift:   {"13.1", "it shifts to a vacant square next to its own"},
	whyNotBeside:  {"13.2", "after a collision it goes to a vacant square next to the one it ran into"},
	whyNotNearest: {"13.2", "with no room there it goes to the nearest vacant square"},
	whyReactOrder: {"13.1", "squadrons react to the fireships one by one, row 8 from west to east and then row 9"},
	whyTested:     {"14.1", "that squadron makes no Morale roll now"},

	whyChitNotHeld: {"16.0", "you do not hold that chit"},
	whyChitColour:  {"16.0", "that chit can be played by the other side only"},
	whyChitOwn:     {"16.0", "that chit is for a squadron of one's own"},
	whyChitFoe:     {"16.0", "that chit is for an enemy squadron"},
	whyVictimPort:  {"16.0", "a squadron in port springs no leaks"},
	whyNoChit:      {"16.0", "only an event chit can be played"},

	whyChitStandOff: {"16.0", "Culverin Fire is for a squadron that stands off"},
	whyChitClose:    {"16.0", "Soldiers are for a squadron that closes in or tries to board"},
	whyChitHulk:     {"16.0", "hulk squadrons carry no Soldiers"},
	whyChitAction:   {"16.0", "that chit is for another Action"},

	whyDeployFoe:       {"", "only the Spanish place the Armada"},
	whyDeployElsewhere: {"", "that deployment is not for this place"},
	whyOnMapAlready:    {"12.4", "that squadron is on the Tactical Map already"},
	whyStrategicFoe:    {"12.2", "Spanish squadrons never leave the Armada, so only the English do that"},

	whyEntryWhen: {"12.4", "an English squadron gets its square when it has been chosen to come onto the Tactical Map"},

	whyVoyageWhen: {"12.3", "a squadron sails from box to box in its own strategic move, and only there"},

	whyArmadaWhen: {"12.2", "the Armada sails by itself, after the English have left the Tactical Map; only in gales do the Spanish choose how far"},

	whyTideWhen:       {"16.0", "that chit is played as a squadron begins its Move"},
	whyCombatChitWhen: {"16.0", "that chit is played in a combat, between the tactics and the dice"},
	whyMoraleChitWhen: {"16.0", "that chit is played before a Morale roll"},
	whyActionChitWhen: {"16.0", "that chit is played when a Repair, Rally or Resupply is declared"},
	whyLevyWhen:       {"16.0", "that chit is played before an English squadron rolls to reinforce"},
	whyGodWhen:        {"16.0", "Hand of God answers an event that is being drawn or played"},

	whyNoPass:   {"", "that question cannot be passed"},
	whyNotAsked: {"", "that side is not asked anything now"},
	whySpare:    {"", "it names more than that choice takes"},
}
