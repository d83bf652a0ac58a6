package renaissance

// A FactorNo is what some test or factor list adds for one circumstance. The unit
// is the spot of the die, but half a spot for the gale test.
type FactorNo uint8

// Tactical factors of gunnery.
//
// Case 11.3.
const (
	SternRakeHeavy    FactorNo = iota // hull, below long range, gunnery factor over 4
	SternRakeLight                    // hull, below long range, gunnery factor 4 or less
	SternRakeFar                      // hull, above medium range
	BowRake                           // hull, gunnery factor over 4
	RiggingRake                       // rigging, bow or stern
	InitialPointBlank                 // initial broadside
	InitialClose                      // initial broadside
	InitialRaw                        // raw crew's, below medium range, with the loading option. Case 10.3.1
	HailClose                         // against a hull
	HailMedium                        // against a hull
	OnLand                            // from a fixed position on land
	FixedPosition                     // third and later moves at the same target
	ThroughWreckage                   // own, laid over the side
	SameBroadside                     // third and later moves, in a calm
	GunneryGale
	GunneryMist      // over point blank
	GunneryDismasted // over point blank, Beaufort over 2, not under oars
	BurstLastMove
	BurstMoveBefore
	GunneryMoving     // over point blank
	GunneryMovingFast // over point blank, on top

	// Sailing into the wind, square rig. Case 7.2
	IntoWindGale
	IntoWindFresh
	IntoWindSection // for each lost
	IntoWindWide    // PinchWide to SquareLimit
	IntoWindNarrow  // PinchNarrow to PinchWide
	IntoWindRam     // galley or galleass ramming under sail

	// Gale damage test, in half spots. Case 6.3
	GaleSail // for each set
	GaleAft
	GaleSeaAnchor
	GaleTow
	GaleHoled
	GaleBattery // for each eliminated
	GaleMasts
	GaleRudder
	GaleGalley
	GaleFired
	GaleRaw
	GaleAverage
	GaleSmall

	// Fire test. Case 16.0
	FireHalfCrew
	FireMostCrew
	FireBatteries
	FireDismasted
	FireRedHot
	FireCorsair
	FireMasked
	FireEntangled // for each move
	FireUpwind
	FireExploded
	FireContact
	FireStill // for each move after two
	FireStorm
	FireBoarders

	// Running foul. Case 18.1
	FoulDrifting
	FoulOneWishes
	FoulBothWish
	FoulEliteAvoids
	FoulEliteWishes
	FoulAverageWishes // for each vessel
	FoulEliteBoth
	FoulRaw
	FoulGalley
	FoulEnglishAvoids
	FoulEnglishEvades // the same, read the other way round. Ruling R230
	FoulAreaTwo
	FoulSlowBoth

	// Holing. Case 18.2
	HolingWeight // for each full 200 tons
	HolingGalley
	HolingGalleass
	HolingRam

	// Melee. Case 19.5
	MeleeLeader
	MeleePersonality
	MeleeLower
	MeleeHigher
	MeleeWaistFromEnd
	MeleeForecastle
	MeleeStern
	MeleeEndFromWaist
	MeleeGalleyStruck
	MeleeWon
	MeleeLost
	MeleeDefends
	MeleeElite
	MeleeJanissaries
	MeleeRaw
	MeleeLeaderLost
	MeleePersonalityLost
	MeleeMariners // for each whole group
	MeleeSoldiers // for each whole group

	// Morale. Case 20.2
	MoraleElite
	MoraleAverage
	MoraleDismasted
	MoraleNoOars
	MoraleLost // for each ten beyond thirty
	MoraleFire100Heavy
	MoraleFire100
	MoraleFire200
	MoraleRaked
	MoraleNoReply // for each move after the first
	MoraleBoarded // for each move
	MoraleBothBeams
	MoraleRetiring   // for each 5 points
	MoraleRecovering // for each 10 points
	MoraleBurst
	MoraleNoSoldiers
	MoraleLeader
	MoralePersonality
	MoraleSeniorKilled
	MoraleLeaderRetires
	MoraleFlagCaptured
	MoraleLeaderKilled
	MoralePersonalityKilled
	MoraleLeaderCaptured
	MoralePersonalityCaptured

	// Greed. Case 22.2
	GreedMasts
	GreedOars
	GreedRetires
	GreedDisabled
	GreedFlag
	GreedEngaged
	GreedLargest

	// Grounding. Cases 23.2, 23.3
	GroundStepMoved // for each GroundStep
	GroundGale
	GroundSounding
	AgroundFire
	AgroundLight
	AgroundFresh
	AgroundGale
	AgroundBoats
	AgroundTow
	AgroundJettison // for each battery
	AgroundGalleyTow

	// NumFactors is how many there are.
	NumFactors = iota
)
