package invincible

import "weathergage/engine"

// Reasons why a choice is refused.
const (
	whyNotYours      engine.Reason = 2 + iota // the squadron is not the chooser's
	whyLost                                   // it is eliminated
	whyMoved                                  // it has a Moved marker
	whyNotOnMap                               // it is not on the Tactical Map
	whyWeatherMove                            // the weather allows no Move
	whyCalmMove                               // only the galleasses move in a calm
	whyNowhere                                // it can enter no square and attack nobody
	whyNoHits                                 // nothing to repair
	whyNotBroken                              // nothing to rally
	whyNoShots                                // nothing to resupply
	whyHulkLowAmmo                            // a hulk's Low Ammo marker stays
	whyGales                                  // no Repair, Rally or Resupply in gales
	whyHelpUsed                               // Sidonia has helped this phase
	whyHelpLost                               // Sidonia is lost
	whyHelper                                 // only Sidonia helps, and only the Spanish
	whyGiftUsed                               // this hulk squadron has used its gift
	whyGiftLowAmmo                            // it has a Low Ammo marker itself
	whyGiftGiver                              // only a hulk squadron gives
	whyGiftHulk                               // a hulk's marker cannot be taken over
	whyGiftNoNeed                             // the receiver has no Low Ammo marker
	whyNotAdjacent                            // the square is not next to the squadron
	whyOccupied                               // another squadron is in the square
	whyUpwind                                 // straight into the wind
	whyStopSquare                             // it entered a stop square and must stop
	whyMoveSpent                              // it has entered as many squares as it may
	whyThirdDenied                            // the roll for a third square failed
	whyDiagonal                               // attacks are orthogonal
	whyFriend                                 // that squadron is its own side's
	whyHulkAttack                             // hulks never attack
	whyBrokenAttack                           // Broken squadrons never attack
	whyTargetGone                             // no such squadron on the Tactical Map
	whyForcedTactic                           // a failed withdrawal forces Stand Off
	whyOneRoof                                // a tactic was chosen already
	whyChitNotHeld                            // the seat does not hold that chit
	whyChitColour                             // the chit belongs to the other side
	whyChitWindow                             // the chit cannot be played here
	whyChitNeed                               // the chit does not fit this squadron or tactic
	whyVictimPort                             // a squadron in port does not leak
	whyNotNearest                             // not one of the nearest vacant squares
	whyNotInside                              // the squadron need not move
	whyArea                                   // outside the area for deployment
	whyPlaced                                 // already placed
	whyDeployStarted                          // suggested deployments come before free placing
	whyCalmSail                               // no strategic move in a calm
	whyOnTactical                             // it is on the Tactical Map
	whyLeash                                  // Seymour waits until the Armada is at Calais
	whySailed                                 // it has sailed this turn
	whyNotJoined                              // the boxes are not joined
	whyAllowance                              // no boxes left
	whyTurnBack                               // a change of direction in one voyage
	whyPortOnce                               // a squadron that left port enters none in the same voyage
	whyArmadaFar                              // the Armada does not go there
	whyNotWithArmada                          // it is not in the Armada's box
	whyJustLeft                               // it left the Tactical Map this turn
	whyEdgeFull                               // no vacant square on that edge
	whyNotEntry                               // not a square of the edge it comes from
	whyOffMapEnter                            // no entry in a calm
	whyNotShift                               // not one of the squares it may go to
	numReasons       = iota + 2
)

var reasons = [numReasons]string{
	engine.NotOpen:   "no question that is open now is answered by this",
	whyNotYours:      "that squadron is not yours",
	whyLost:          "that squadron has been eliminated",
	whyMoved:         "that squadron has had its Action this phase",
	whyNotOnMap:      "that squadron is not on the Tactical Map",
	whyWeatherMove:   "nobody moves on the Tactical Map in this weather",
	whyCalmMove:      "in a calm only the galleasses move",
	whyNowhere:       "it has no square to enter and nobody to attack",
	whyNoHits:        "it has no Hits to repair",
	whyNotBroken:     "it is not Broken",
	whyNoShots:       "it needs no ammunition",
	whyHulkLowAmmo:   "a Low Ammo marker never leaves a hulk squadron",
	whyGales:         "no Repair, Rally or Resupply in gales",
	whyHelpUsed:      "Sidonia has helped one squadron to rally already this turn",
	whyHelpLost:      "Sidonia has been eliminated and helps nobody",
	whyHelper:        "only Sidonia helps, and only a Spanish Rally",
	whyGiftUsed:      "this hulk squadron has given its ammunition away already",
	whyGiftLowAmmo:   "a hulk squadron that is low on ammunition has none to give",
	whyGiftGiver:     "only a hulk squadron may take over a Low Ammo marker",
	whyGiftHulk:      "the Low Ammo marker of a hulk squadron cannot be taken over",
	whyGiftNoNeed:    "that squadron is not low on ammunition",
	whyNotAdjacent:   "that square is not next to the squadron",
	whyOccupied:      "that square is occupied",
	whyUpwind:        "that is straight into the wind",
	whyStopSquare:    "it has sailed close to the wind and must stop",
	whyMoveSpent:     "it has entered %1 squares and may enter no more",
	whyThirdDenied:   "it failed its roll for a third square",
	whyDiagonal:      "a squadron attacks only straight across a side of its square",
	whyFriend:        "that squadron is on the same side",
	whyHulkAttack:    "hulk squadrons never attack",
	whyBrokenAttack:  "a Broken squadron never attacks",
	whyTargetGone:    "that squadron is not on the Tactical Map",
	whyForcedTactic:  "a squadron that failed to withdraw must stand off",
	whyOneRoof:       "the tactic has been chosen already",
	whyChitNotHeld:   "that chit is not in your hand",
	whyChitColour:    "that chit can be played only by the other side",
	whyChitWindow:    "that chit cannot be played at this moment",
	whyChitNeed:      "that chit does not fit what the squadron is doing",
	whyVictimPort:    "a squadron in port springs no leak at sea",
	whyNotNearest:    "it must go to the nearest vacant square that will do",
	whyNotInside:     "it lies where it should and stays there",
	whyArea:          "that square is outside the area",
	whyPlaced:        "that squadron has been placed already",
	whyDeployStarted: "a suggested deployment places the whole fleet, and some of it lies already",
	whyCalmSail:      "nobody makes a strategic move in a calm",
	whyOnTactical:    "a squadron on the Tactical Map is carried with the Armada",
	whyLeash:         "Seymour may not sail before the Armada has reached %1 boxes",
	whySailed:        "that squadron has sailed this turn",
	whyNotJoined:     "that place is not joined to the one it is in",
	whyAllowance:     "the wind and weather carry it no further",
	whyTurnBack:      "a voyage keeps one direction",
	whyPortOnce:      "a squadron that has left port enters none on the same voyage",
	whyArmadaFar:     "the Armada cannot sail there this turn",
	whyNotWithArmada: "that squadron is not in the Armada's box",
	whyJustLeft:      "it has left the Tactical Map and not sailed since",
	whyEdgeFull:      "there is no vacant square on the edge it comes from",
	whyNotEntry:      "it does not come onto the Tactical Map there",
	whyOffMapEnter:   "nobody comes onto the Tactical Map in a calm",
	whyNotShift:      "it cannot go to that square",
}
