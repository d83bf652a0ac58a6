package fury

import "github.com/weathergage/weathergage/engine"

// Reasons why a choice is refused.
const (
	whyOver          engine.Reason = 2 + iota // the match
	whyMisnamed                               // what it is done with, or a number
	whyNotYours                               // the other side's company
	whyActed                                  // it has had its segment
	whyNotItsSegment                          // another company acts
	whyNoPass                                 // a side picks a company
	whyBides                                  // only an ambush is left to act
	whyFar                                    // costs more than is left
	whyNoFarther                              // on its way to where a player wants it
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
	whyNoStable                               // horse enters no building
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
	whyBoatFirst                              // before anything else
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
	whyRampart                                // that neither company mans
	whyRampartRanks                           // that it would man in one rank
	numReasons       = iota + 2
)
