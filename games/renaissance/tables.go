package renaissance

import "github.com/weathergage/weathergage/geo/plane"

// A Length is a distance on the table in hundredths of a millimetre; that of a
// move is so much in one move.
type Length = int32

// Drifts is a D in a table of moves: no sailing, only drifting down wind.
const Drifts Length = -1

// Class is how well trained mariners or soldiers are.
//
// Case 4.1.
type Class uint8

const (
	Raw Class = iota
	Average
	Elite
	// NumClasses is how many there are.
	NumClasses = iota
)

// Force is a class of wind force by Beaufort number.
//
// Case 5.2.
type Force uint8

const (
	Calm  Force = iota // Beaufort 0 and 1
	Light              // 2 and 3
	Fresh              // 4 to 6
	Gale               // 7
	// NumForces is how many there are.
	NumForces = iota
)

// MostBeaufort is the strongest wind of the tables.
const MostBeaufort = 7

// Weather is the weather besides the wind.
//
// Case 5.2. Ruling R26.
type Weather uint8

const (
	Clear Weather = iota
	Mist
	Storm
	// NumWeathers is how many there are.
	NumWeathers = iota
)

// WindOn is the direction of the wind relative to a ship: the rows of a table of moves, and ahead.
//
// Case 7.1.
type WindOn uint8

const (
	WindAft WindOn = iota
	WindQuarter
	WindBow
	// NumWindOn is how many rows a table of moves has.
	NumWindOn        = iota
	WindAhead WindOn = iota - 1 // inside the limit of her rig
)

// Band is a range band. A target beyond maximum effective is OutOfRange.
//
// Case 10.4.
type Band uint8

const (
	PointBlank Band = iota
	Close
	Medium
	Long
	MaxEffective
	// NumBands is how many there are.
	NumBands        = iota
	OutOfRange Band = iota - 1
)

// Shot is what battery guns are loaded with. Red hot shot flies as ball.
//
// Cases 10.3, 10.4.
type Shot uint8

const (
	Ball Shot = iota
	Hail
	// NumShots is how many there are.
	NumShots = iota
)

// Tables holds every number of the rulebook, the ships and the scenarios. It does not change once it is
// loaded. Half makes the tables of a match at 1/1200.
type Tables struct {
	Title, Edition, Digest string // of the game, of its rulebook, and of the pack it was read from

	Ships   []ShipType
	Kinds   [NumKinds]KindRow
	Layouts [NumLayouts]LayoutRow
	// LossPercent is how much of her speed a ship under sail loses, by the sections
	// she had and those she has lost. Case 17.5. Ruling R122.
	LossPercent [NumSections + 1][NumSections + 1]uint8
	MastDefence [NumMastRows][NumMastColumns]uint8

	Sail       [NumSailTables][NumWindOn][NumForces]Length // most move. Case 7.3
	Oar        [NumOarTables][NumWindOn][NumForces]Length  // most move. Case 7.4
	OarTurn    [NumOarTables]plane.Angle                   // most turn in her own length. Case 7.4
	OarAttack  [NumOarTables]Length                        // attack speed, 0 for none. Case 7.4
	Visibility [NumSights]Sight

	Range      [NumShots][NumBands]Length            // upper end, inclusive; 0 for none. Case 10.4
	Chance     [NumClasses][NumBands][11]int8        // by plus die less minus die, plus 5. Case 11.2
	HitNeeds   [NumClasses][NumBands]uint8           // die that hits, or more. Case 10.11
	ForcedPast [NumClasses]Band                      // past this band the die chooses hull or rigging. Case 10.1
	CrewPer    [NumShots][2]uint8                    // damage points a casualty: at the hull, at the rigging. Case 12.0
	Doubles    [NumDoubles][7]DoubleResult           // by die thrown again; entry 0 unused. Case 14.4
	SmallArms  [7]SmallArmsRow                       // by die; entry 0 unused. Case 15.0
	Wheel      [13]plane.Heading                     // where the wind comes from, by two dice. Case 5.1
	Shift      [13]WindShift                         // by two dice. Case 5.1
	WeatherBy  [13]WeatherRow                        // by two dice. Case 5.2
	ForceBy    [MostBeaufort + 1]ForceRow            // by Beaufort number. Case 5.2
	Stages     [NumStageSets][NumBoardedFrom][4]Deck // where each stage is fought. Case 19.8
	SubZero    [7][7]uint8                           // total melee factor by minus basic factor and die. Case 19.5
	SheetRow   [7]uint8                              // that of a basic factor of -2, as the sheet has it. Ruling R8

	Factor   [NumFactors]int8   // what a test adds, in spots of the die; of the gale test in half spots
	When     [NumFactors]string // in what circumstance
	Distance [NumDistances]Length
	Angle    [NumAngles]plane.Angle
	Task     [NumTasks]uint8   // full moves
	Figure   [NumFigures]int16 // any other figure
	Worth    [NumWorths]int32  // hundredths of a point, or of a percent. Ruling R480

	MoraleLoss []MoraleLossRow                            // by percentage of crew lost, rising. Case 20.2
	MoraleBy   [NumSituations][8]MoraleResult             // by minus the total, 7 for lower still. Case 20.3
	Classes    []ClassRow                                 // first row that fits. Case 4.2
	IntoWind   []Threshold[IntoWindResult]                // by total. Case 7.2
	Lateen     [13]IntoWindResult                         // by two dice. Case 7.2
	FireBy     []Threshold[FireResult]                    // by total. Case 16.0
	GaleBy     [NumGaleSituations][]Threshold[GaleResult] // of the first situation that applies, in half spots. Case 6.3
	MeleeGuns  []MeleeGunsRow                             // by share of men in a melee, rising. Case 19.2
	Parties    [NumParties][2]PartyRow                    // English, then others. Case 19.4
	Tonnage    [NumByTonnage][]ByTonnageRow               // rising. Cases 7.6, 9.1, 9.2, 13.3, 23.1, 23.7
	Limits     [NumRanks]LimitRow                         // Case 4.3

	Scenarios []ScenarioRow
	roster    roster // the ships of all scenarios by name
}
