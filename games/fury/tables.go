package fury

// A Number names one number of the rulebook.
type Number uint8

// The numbers. Lengths are hundredths of an inch.
const (
	NumBase Number = iota
	NumGap
	NumCompany
	NumAdvantageMost
	NumOfficerKilled
	NumOfficerRouted
	NumDuelMargin
	NumMarsKilled
	NumBookish
	NumColonelRate
	NumDrift
	NumApart
	NumRetireFoot
	NumRetireHorse
	NumFootSteady
	NumFootSlippery
	NumFootSteadyRate
	NumFootSlipperyRate
	NumCloseRange
	NumArc
	NumRanks
	NumFormed
	NumMars
	NumFortified
	NumCover
	NumVantage
	NumStandOff
	NumFlankTerror
	NumRearTerror
	NumAmbushTerror
	NumAmbushReach
	NumScout
	NumScoutCanny
	NumScoutFinds
	NumNightRange
	NumBuilding
	NumBoat
	NumBoatStill
	NumBoatDown
	NumBoatUp
	NumPetard
	NumFireSet
	NumFireGone
	NumNumbers
)

// Tables holds every number of the rulebook and the Appendix. It does not change once it is loaded.
type Tables struct {
	Title, Edition, Digest string // of the game, of its rulebook, and of the pack it was read from
	Former                 []string

	Numbers [NumNumbers]int16
	About   [NumNumbers]string // what each number is

	Troops   []TroopRow   // from 1
	Guns     []GunRow     // from 1
	Officers []OfficerRow // from 1
	Nations  []NationRow  // from 1
	Objects  [NumObjects]ObjectRow
	Wheel    [NumCounters]WheelRow
	Grounds  [NumGrounds]GroundRow

	Crew      Troop // of Guns (16.2)
	Petardmen Troop // 23.1

	Scenarios []ScenarioRow // in the order of the book
	Campaign  Campaign

	Shooting [7][ShotColumns]ShotResult // by die
	ShotFrom [ShotColumns]uint8         // the least total of each column
	Hands    [7][HandColumns]HandResult // by die
	HandFrom [HandColumns][2]uint8      // the least ratio of each column
}
